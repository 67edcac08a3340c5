"""The README as a package index shows it: its links lead to the source of the release, its pictures come from there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
RELATIVE_LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?![a-z]+:|#)([^)\s]+)\)")
"""Of Markdown; a picture's begins with an exclamation mark."""


def index_readme() -> str:
    """README.md with absolute links to the tag of this version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return absolute_links(text, project["urls"]["Source"], f"v{project['version']}")


def absolute_links(text: str, source: str, revision: str) -> str:
    """Markdown whose relative links lead to files of a revision of a repository."""

    def absolute(link: re.Match[str]) -> str:
        picture, label, path = link.groups()
        return f"{picture}{label}{source}/{'raw' if picture else 'blob'}/{revision}/{path})"

    return RELATIVE_LINK.sub(absolute, text)
