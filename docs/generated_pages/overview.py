"""The page that lists the named games and the sources."""

from __future__ import annotations

from typing import get_args

from generated_pages.markdown import numbers, table
from settebello.variants import VARIANTS
from settebello.variants.model import Source
from settebello.wording import game_summary, source_name

_SAME_DATA = "generated from the same data that the engine plays by."

_SOURCES = """\
The rules come from these documents. Each rule on a sheet is followed by its source: the game's own document if that
covers it, otherwise S0."""

_MARKS = """\
**decision** marks our own choice if the sources are silent, ambiguous or contradictory;
[the rules of the family](../rules.md) give the reasons. A *house rule* is a value that no source has."""


def overview() -> str:
    """The page as Markdown."""
    rows = [
        [f"[{game.title}]({game.id}.md)", game.region, numbers(game.seats), game_summary(game.id), game.source]
        for game in VARIANTS.values()
    ]
    sources = [f"- **{source}**: {source_name(source)}." for source in get_args(Source)]
    parts = [
        "# The games",
        f"There are {len(VARIANTS)} named games. Each has a page with its whole rule sheet, {_SAME_DATA}",
        table(["game", "where", "players", "what sets it apart", "source"], rows),
        "## The sources",
        _SOURCES,
        "\n".join(sources),
        _MARKS,
    ]
    return "\n\n".join(parts) + "\n"
