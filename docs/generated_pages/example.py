"""One round of each game, played by the greedy player from a fixed seed, with a comment at every step."""

from __future__ import annotations

from generated_pages.markdown import table
from settebello.game import Seed, seeded_game
from settebello.players import make_player
from settebello.record import AnnotatedRound, AnnotatedStep, Record, RoundRecord, annotate, write
from settebello.rules import Rules
from settebello.view import view_of
from settebello.wording import side_name

NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio")

SEEDS = {
    "asso-pigliatutto": 0,
    "baciga": 197,
    "bazzica": 4,
    "chkobba": 1,
    "chorizo": 31,
    "cicera-bigia": 13,
    "cirulla": 37,
    "corsican": 6,
    "cuarenta": 1,
    "dante": 0,
    "escoba": 62,
    "escoba-americana": 111,
    "hurrikan": 8,
    "napola": 10,
    "panicale": 1,
    "piva": 3,
    "quindici-1": 3,
    "quindici-2": 0,
    "quindici-3": 18,
    "re-bello": 4,
    "sbarazzina": 3,
    "ronda": 1,
    "rubamazzo": 85,
    "scalette": 46,
    "scopa": 4,
    "scopa-a-perdere": 1,
    "scopa-frac": 1,
    "spincio": 1,
    "scopa-d-assi": 3,
    "scopa-two": 4,
    "scopone": 1,
    "scopone-scientifico": 3,
    "spazzino": 242,
    "tombolon": 178,
    "winning-moves": 4,
}
"""The last byte of each game's seed, the others being zero: a round that shows most features of the game."""


def example(variant_id: str, rules: Rules) -> str:
    """The round as Markdown: the record with comments, the score sheet, the record."""
    seed = bytes(31) + bytes([SEEDS.get(variant_id, 0)])
    record = _played(rules, seed)
    (annotated,) = annotate(record)
    return "\n\n".join(
        [
            f"The greedy player plays every seat, in the game with the seed `{seed.hex()}`.",
            table(["", "who", "action", "in words", "table afterwards"], _rows(record, annotated)),
            "### The score",
            _score(record, annotated),
            "### The record",
            f"```text\n{write(record).rstrip()}\n```",
        ]
    )


def _played(rules: Rules, seed: bytes) -> Record:
    """The first round of the game of a seed."""
    game, player = seeded_game(rules, seed), make_player("greedy")
    assert isinstance(game.shuffle, Seed)
    played = RoundRecord(shuffle=game.shuffle)
    while game.state == "playing":
        assert game.round.turn is not None
        action = player.choose(view_of(game, game.round.turn), rules)
        game.play(action)
        played.actions.append(action)
    return Record(rules=rules, names=NAMES[: rules.seats], dealer=game.first_dealer, rounds=[played])


def _rows(record: Record, annotated: AnnotatedRound) -> list[list[str]]:
    return [_action(record, step) if step.action else _deal(record, step) for step in annotated.steps]


def _deal(record: Record, step: AnnotatedStep) -> list[str]:
    hands = [f"{name} `{hand}`" for name, hand in zip(record.names, step.hands, strict=True) if hand]
    said = " ".join([*step.notes, f"**{step.words}**"])
    return ["", "", "", f"{said} {', '.join(hands)}".rstrip(), _cards(step)]


def _action(record: Record, step: AnnotatedStep) -> list[str]:
    assert step.seat is not None
    notes = " ".join(step.notes)
    return [
        str(step.number),
        record.names[step.seat],
        f"`{step.action}`",
        f"{step.words}. *{notes}*" if notes else f"{step.words}.",
        _cards(step),
    ]


def _cards(step: AnnotatedStep) -> str:
    return f"`{step.table}`" if step.table else "(empty)"


def _score(record: Record, annotated: AnnotatedRound) -> str:
    assert annotated.score is not None
    sides = [side_name(record.rules, record.names, side) for side in range(record.rules.sides)]
    rows = [
        [line.label, *(f"{points} ({why})" for points, why in zip(line.points, line.reasons, strict=True))]
        for line in annotated.lines
    ]
    total = ["**This round**", *(f"**{points}**" for points in annotated.score.totals)]
    return table(["", *sides], [*rows, total])
