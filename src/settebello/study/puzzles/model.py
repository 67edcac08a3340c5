"""A pack of puzzles as data, and as JSON that later versions can read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from settebello.core import Action
from settebello.errors import IllegalAction, RulesError, Sentence, SettebelloError
from settebello.players.judge import Judgement
from settebello.rules import Rules, check, digest
from settebello.study.model import LineLoss
from settebello.untrusted_text import TextError, decode_json
from settebello.view import Move, View, encode, from_text

FORMAT = 1
MOST_PUZZLES = 20_000
"""The most puzzles that a pack may have."""
MOST_CONTINUED = 4
"""The most actions of a continuation."""

Theme = Literal[
    "settebello",
    "sevens",
    "primiera",
    "coins",
    "cards",
    "sweeps",
    "declarations",
    "partner",
    "last-deal",
    "game",
]
"""What a puzzle is about. ``sevens``: which sevens are still out. ``sweeps``: to make sweeps, and to leave none.
``game``: the play that wins the game is not the one that makes most points."""
THEMES: tuple[Theme, ...] = get_args(Theme)

_NOT_A_PACK = Sentence("puzzles-unreadable", "This is not a pack of puzzles: {detail}.")
_NEWER = Sentence("puzzles-newer", "This pack was written by a newer Settebello: update yours.")
_MANY = Sentence("puzzles-many", "This pack has {count} puzzles; a pack has at most {most}.")


class PuzzleError(SettebelloError):
    """A pack that cannot be read, or puzzles that are not there."""


class Puzzle(Struct, frozen=True, kw_only=True):
    """A decision to find the best action for, and its solution. It holds nothing that its seat could not know."""

    id: str
    """The first 16 digits of the SHA-256 of rules and view."""
    game: str
    """The digest of the rules, a key of :attr:`PuzzlePack.games`."""
    view: View
    judgement: Judgement
    """The value of each action, best first; the first one is the solution."""
    reasons: dict[str, tuple[LineLoss, ...]]
    """By action, the score lines that account for what it loses; without those that no line explains."""
    continuation: tuple[Move, ...]
    """What is likely to follow the solution (:func:`settebello.study.puzzles.continuation.likely_continuation`)."""
    themes: tuple[Theme, ...]
    rating: int
    """How difficult it is, on the scale of the solvers' ratings."""
    judge: str
    """The identity of the judge (:attr:`settebello.players.judge.Judge.identity`)."""

    @property
    def solution(self) -> str:
        """The best action."""
        return self.judgement.best.action


class PuzzlePack(Struct, frozen=True, kw_only=True):
    """Puzzles of one or more games."""

    format: int = FORMAT
    games: dict[str, Rules]
    """The rules of each game, by their digest."""
    puzzles: tuple[Puzzle, ...]


def puzzle_id(rules: Rules, view: View) -> str:
    """The id of the puzzle of a view: the same position is the same puzzle in every pack."""
    import hashlib

    return hashlib.sha256(digest(rules).encode() + encode(view)).hexdigest()[:16]


def pack_of(games: Iterable[Rules], puzzles: Iterable[Puzzle]) -> PuzzlePack:
    """A pack of these puzzles, each position once.

    Args:
        games: the rules of all the puzzles; those without a puzzle are left out.
        puzzles: in the order of the pack.
    """
    single = tuple({puzzle.id: puzzle for puzzle in puzzles}.values())
    used = {puzzle.game for puzzle in single}
    return PuzzlePack(games={key: rules for rules in games if (key := digest(rules)) in used}, puzzles=single)


def encode_pack(pack: PuzzlePack) -> bytes:
    """The JSON of a pack, a puzzle a line; the same pack gives the same bytes."""
    head = msgspec.json.encode({"format": pack.format, "games": pack.games})
    return head[:-1] + b',"puzzles":[\n' + b",\n".join(map(encode, pack.puzzles)) + b"\n]}\n"


def decode_pack(text: bytes | str) -> PuzzlePack:
    """Read a pack that :func:`encode_pack` wrote.

    Raises:
        PuzzleError: the text is not a pack, is damaged, or was written by a newer version.
    """
    try:
        if decode_json(text, _Format).format > FORMAT:
            raise PuzzleError(_NEWER())
        pack = decode_json(text, PuzzlePack, from_text)
        for rules in pack.games.values():
            check(rules)
    except (TextError, RulesError) as error:
        raise PuzzleError(_NOT_A_PACK(detail=str(error).rstrip("."))) from error
    if len(pack.puzzles) > MOST_PUZZLES:
        raise PuzzleError(_MANY(count=len(pack.puzzles), most=MOST_PUZZLES))
    if any(digest(rules) != key for key, rules in pack.games.items()):
        raise PuzzleError(_NOT_A_PACK(detail="its rules were changed"))
    for puzzle in pack.puzzles:
        if (problem := _problem(puzzle, pack)) is not None:
            raise PuzzleError(_NOT_A_PACK(detail=f"{problem} in puzzle {puzzle.id}"))
    return pack


class _Format(Struct):
    format: int


def _problem(puzzle: Puzzle, pack: PuzzlePack) -> str | None:
    """What is wrong with a puzzle, or None."""
    rules = pack.games.get(puzzle.game)
    if rules is None:
        return "no game"
    if puzzle.id != puzzle_id(rules, puzzle.view):
        return "another position"
    actions = {value.action for value in puzzle.judgement.actions if value.points is not None}
    if puzzle.view.seat is None or len(actions) < 2 or actions != set(puzzle.view.legal):
        return "other actions"
    return None if _can_be_shown(puzzle.continuation, rules) else "another continuation"


def _can_be_shown(continuation: tuple[Move, ...], rules: Rules) -> bool:
    """Whether these are a few actions of seats of the game."""
    try:
        for move in continuation:
            Action.parse(move.action)
    except IllegalAction:
        return False
    return len(continuation) <= MOST_CONTINUED and all(0 <= move.seat < rules.seats for move in continuation)
