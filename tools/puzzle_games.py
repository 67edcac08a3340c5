"""What the page knows about the games of the shipped puzzles: ``python -m tools.puzzle_games``.

Writes ``web/src/lib/puzzles/games/locales``, a file for each language, so the page needs no server to show a puzzle:
the game as a table has it, with its rules in brief, and what an action does that loses in a line of the score sheet. A
test compares the files with the pack.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from settebello.protocol.game import TableInfo
from settebello.record.titles import nearest_variant, rules_title
from settebello.rules import Rules
from settebello.server.tables.info_messages import table_info_of
from settebello.study.puzzles import PuzzlePack, shipped_pack
from settebello.study.report import line_words
from settebello.view import encode
from settebello.wording import languages

FOLDER = Path(__file__).parents[1] / "web" / "src" / "lib" / "puzzles" / "games" / "locales"


class PuzzleGame(Struct, frozen=True, kw_only=True):
    """A game of the pack, in the words of a language."""

    rules: str
    """The digest of the rules, as puzzles name their game."""
    variant: str
    table: TableInfo
    losses: dict[str, str]
    """By line of the score sheet, what an action does that loses there."""


def puzzle_games(pack: PuzzlePack, lang: str) -> list[PuzzleGame]:
    """The games of a pack."""
    return [_game(key, rules, _lines_of(pack, key), lang) for key, rules in pack.games.items()]


def text_of(lang: str) -> str:
    """The file of a language."""
    games = [encode(game).decode() for game in puzzle_games(shipped_pack(), lang)]
    return "[\n" + ",\n".join(games) + "\n]\n"


def path_of(lang: str) -> Path:
    """Where the file of a language is."""
    return FOLDER / f"{lang}.json"


def _lines_of(pack: PuzzlePack, game: str) -> set[str]:
    of_game = (puzzle for puzzle in pack.puzzles if puzzle.game == game)
    return {loss.line for puzzle in of_game for losses in puzzle.reasons.values() for loss in losses}


def _game(key: str, rules: Rules, lines: set[str], lang: str) -> PuzzleGame:
    table = table_info_of(rules, lang, title=rules_title(rules, lang), people=[("", "person")] * rules.seats)
    return PuzzleGame(
        rules=key,
        variant=nearest_variant(rules).id,
        table=replace(table, rule_sheet=(), rule_headings=(), rule_examples=(), rule_keys=()),
        losses={line: loss for line, _, loss in line_words(rules, lang) if line in lines},
    )


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        path_of(lang).write_text(text_of(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
