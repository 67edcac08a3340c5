"""Small pieces of Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settebello.wording import Clause, section_title
from settebello.wording.statements import Section


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; its cells hold Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def clauses(found: Iterable[Clause]) -> str:
    """Clauses as a list."""
    return "\n".join(f"- {clause.text} {origin(clause)}" for clause in found)


def origin(clause: Clause) -> str:
    """The source of a clause, in brackets; decisions are marked."""
    if clause.source == "decision":
        return "*(**decision**)*"
    if clause.source == "house":
        return "*(house rule)*"
    return f"*({clause.source}, **decision**)*" if clause.decision else f"*({clause.source})*"


def by_section(found: Sequence[Clause]) -> str:
    """Clauses in a list under the heading of each section."""
    sections: list[Section] = list(dict.fromkeys(clause.section for clause in found))
    return "\n\n".join(
        f"### {section_title(section)}\n\n{clauses(c for c in found if c.section == section)}" for section in sections
    )


def numbers(values: Sequence[int], last: str = "or") -> str:
    """'2, 3 or 4'."""
    *first, end = map(str, values)
    return f"{', '.join(first)} {last} {end}" if first else end


def set_text(settings: dict[str, str]) -> str:
    """Settings as they are typed."""
    return " ".join(f"--set {key}={value}" for key, value in settings.items())
