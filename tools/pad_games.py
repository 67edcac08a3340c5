"""What the score pad knows about each named game: ``python -m tools.pad_games``.

Writes ``web/src/lib/pad/games/locales`` from the rules, a file for each language, so the page needs no server to
keep score: the seats and targets of every game, and the lines of its score sheet with the points that a side can have
for them. A test compares the files with the rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from settebello.cards import ALL_RANKS, Card
from settebello.protocol.http import Settings
from settebello.record.titles import nearest_variant
from settebello.rules import Rules
from settebello.rules.base import MOST_POINTS
from settebello.rules.scores import LINES
from settebello.rules.scoring import honour_points
from settebello.rules.vocabulary import TableIdiom, TieAtTarget, winning_sets
from settebello.variants import FAMILIES, Variant
from settebello.variants.decks import RegionalDeck, regional_deck
from settebello.variants.presets import PRESETS, Preset
from settebello.wording import game_title, languages, line_label
from settebello.wording.idiom import PlainSuits, plain_suits, suits, table_idiom
from settebello.wording.scores import is_in_play

FOLDER = Path(__file__).parents[1] / "web" / "src" / "lib" / "pad" / "games" / "locales"
MOST_BY_COUNT = 999
"""The most points for sweeps, declarations and captures of one side in a round, as in the kernel."""
SMALLEST_RUN = 3


class PadLine(Struct, frozen=True, kw_only=True):
    """A line of the score sheet. A side has 0 points for it, or ``first`` and any number of steps more, from ``least``
    to ``most``."""

    key: str
    """One of :data:`settebello.rules.scores.LINES`."""
    label: str
    first: int
    step: int
    least: int
    most: int
    alone: bool
    """Whether only one side can score it."""


class Seating(Struct, frozen=True, kw_only=True):
    """A game at a number of seats."""

    seats: int
    sides: int
    targets: tuple[int, ...]
    """The points to play to, the usual ones first."""
    lines: tuple[PadLine, ...]
    king: str
    """The card whose side wins a tie at the target; empty if none does."""
    outright: bool
    """Whether a side can win the game at once, whatever the totals."""


class NamedGame(Struct, frozen=True, kw_only=True):
    """A named game."""

    id: str
    title: str
    family: str
    """A family of variants, or ``presets``."""
    variant: str
    settings: Settings
    idiom: TableIdiom
    deck: RegionalDeck | None
    suits: PlainSuits
    values: tuple[int, ...]
    """The capture value of each rank."""
    cards: str
    """The pack, separated by spaces."""
    lowest: bool
    """Whether the lowest total wins."""
    tie: TieAtTarget
    """What happens if the best totals are equal at the target."""
    seatings: tuple[Seating, ...]
    """By number of seats, the usual one first."""


def pad_games(lang: str) -> tuple[NamedGame, ...]:
    """Every named game, in the words of a language."""
    named = [_game(game, family, lang) for family, games in FAMILIES.items() for game in games]
    return (*named, *(_game(preset, "presets", lang) for preset in PRESETS.values()))


def text_of(lang: str) -> str:
    """The file of a language."""
    games = [msgspec.json.encode(game).decode() for game in pad_games(lang)]
    return "[\n" + ",\n".join(games) + "\n]\n"


def path_of(lang: str) -> Path:
    """Where the file of a language is."""
    return FOLDER / f"{lang}.json"


def _game(game: Variant | Preset, family: str, lang: str) -> NamedGame:
    usual = game.rules()
    return NamedGame(
        id=game.id,
        title=game_title(game.id, lang),
        family=family,
        variant=game.base.id if isinstance(game, Preset) else game.id,
        settings=game.settings if isinstance(game, Preset) else {},
        idiom=table_idiom(usual),
        deck=regional_deck(nearest_variant(usual).region),
        suits=plain_suits(suits(usual)),
        values=tuple(usual.value(rank) for rank in ALL_RANKS[: usual.pack.king]),
        cards=str(usual.cards),
        lowest=usual.finish.lowest,
        tie=usual.finish.tie,
        seatings=tuple(_seating(game, seats, lang) for seats in game.seats),
    )


def _seating(game: Variant | Preset, seats: int, lang: str) -> Seating:
    rules = game.rules(seats)
    usual = rules.finish.target
    others = game.base.targets if isinstance(game, Preset) else game.targets
    return Seating(
        seats=seats,
        sides=rules.sides,
        targets=(usual, *(target for target in others if target != usual)),
        lines=tuple(pad_lines(rules, lang)),
        king=str(Card.of(rules.pack.king, rules.bonus_suit)) if rules.finish.tie == "king" else "",
        outright=_has_outright_wins(rules),
    )


def _has_outright_wins(rules: Rules) -> bool:
    by_deal = rules.deal.dealer_wins != "none" or rules.deal.misdeals > 0
    return bool(winning_sets(rules)) or rules.finish.claiming_out or by_deal


def pad_lines(rules: Rules, lang: str) -> Iterator[PadLine]:
    """The lines of a game, in the order of the score sheet."""
    for key in LINES:
        if is_in_play(rules, key):
            first, step, least, most, alone = _points(rules, key)
            label = line_label(key, lang, rules)
            yield PadLine(key=key, label=label, first=first, step=step, least=least, most=most, alone=alone)


def _points(rules: Rules, key: str) -> tuple[int, int, int, int, bool]:
    """The first points, the step, the least and most points of a line, and whether one side alone can score it."""
    line: Any = getattr(rules.scoring, key, None)
    match key:
        case "sweeps":
            points = rules.sweep.flat_points
            return points, points, 0, MOST_BY_COUNT, False
        case "declarations" | "captures":
            return 1, 1, 0, MOST_BY_COUNT, False
        case "honours":
            worth = honour_points(rules.scoring).values()
            step = gcd(*worth)
            least, most = sum(points for points in worth if points < 0), sum(points for points in worth if points > 0)
            return step, step, least, most, False
        case "double_all":
            return 1, 1, 0, MOST_POINTS, True
        case "napola":
            return SMALLEST_RUN, 1, 0, rules.pack.king, False
        case "scaletta_bassa" | "scaletta_alta":
            return line.points, 1, 0, line.points + line.longest - SMALLEST_RUN, False
        case "card_count":
            most = line.points + line.each * (rules.pack.size - line.at_least)
            step = 2 if line.even else line.each or 1
            return line.points + line.points % step if line.even else line.points, step, 0, most + most % step, False
        case "two_of_clubs":
            return line.points, line.points, line.points, 0, True
    extra = getattr(line, "few", 0) or getattr(line, "all", 0)
    if getattr(line, "tie", "nobody") == "split" and line.points > 1:
        return 1, 1, 0, line.points + extra, False
    return line.points, extra or line.points, 0, line.points + extra, True


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in languages():
        path_of(lang).write_text(text_of(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
