"""A seat's view as one line of text, and back.

The line is that of :meth:`settebello.core.Round.position` for the seat on turn (docs/records.md#positions). These parts
may follow, since only a view has them:

* ``totals``: the points of each side before the round;
* ``round``: its number, from 1;
* ``played``: the actions of the round so far, each after its seat. They say something about the hands of the others. A
  position that was set up by hand has none.

>>> rules, view = read_seat_position("game scopa 2; hands 7D 2C 3C | ?3; table 7C 1D 4S 5B; stock ?30; totals 3 | 5")
>>> view.seat, view.legal, view.totals
(0, ('2C', '3C', '7Dx7C'), (3, 5))
>>> write_seat_position(view, rules).split("; ")[3:]
['hands 2C 3C 7D | ?3', 'table 1D 4S 5B 7C', 'piles - | -', 'last -', 'stock ?30', 'totals 3 | 5']
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from settebello.core import Round
from settebello.errors import ArgumentError, RecordError, Sentence, SettebelloError
from settebello.outcome import outcome_after_round
from settebello.record.model import Record
from settebello.record.positions import cut_record
from settebello.rules import Rules
from settebello.rules.branching import most_table_cards
from settebello.rules.plausibility import count_problem, table_problem
from settebello.view import Move, View, view_of, view_of_round

MOST_CHARACTERS = 10_000
"""The longest text of a position that is read."""
MOST_ROUNDS = 1_000
OWN_PARTS = ("totals", "round", "played")
"""The parts that only the position of a seat has, in the order of the text."""

_NOT_A_LINE = Sentence("position-line", "A position is one line of text, of {most} characters at most.")
_IMPOSSIBLE = Sentence("position-impossible", "This position cannot occur: {reason}")
_NO_TURN = Sentence("position-no-turn", "Nobody has anything to decide in this position.")
_HIDDEN_HAND = Sentence("position-hand", "The position has to show the hand of the seat on turn, which is seat {seat}.")
_TWICE = Sentence("position-twice", "The part '{part}' comes twice in the position.")
_TOTALS = Sentence("position-totals", "The totals '{text}' are not {sides} numbers with | between them.")
_OVER = Sentence("position-over", "With totals of {text} the game is over.")
_ROUND = Sentence("position-round", "The round is not '{text}': write a number from 1 to {most}.")
_PLAYED = Sentence(
    "position-played", "The actions played do not lead to this position: write each after its seat, such as 0:7Dx7C."
)
_TOO_MANY = Sentence("position-table", "There can be {most} cards on the table in this game, not {count}.")


def write_seat_position(view: View, rules: Rules) -> str:
    """The text of the view of a seat.

    Args:
        view: the view of a seat, not of a spectator.
        rules: the rules of its game.

    Raises:
        ArgumentError: the view cannot come from such a game, or is a spectator's.
    """
    if view.seat is None:
        raise ArgumentError("A spectator holds no cards: write the view of a seat.")
    parts = [Round.from_view(view, rules).position(view.seat)]
    if any(view.totals):
        parts.append("totals " + " | ".join(map(str, view.totals)))
    if view.round > 1:
        parts.append(f"round {view.round}")
    if view.history:
        parts.append("played " + " ".join(f"{move.seat}:{move.action}" for move in view.history))
    return "; ".join(parts)


def read_seat_position(text: str, rules: Rules | None = None) -> tuple[Rules, View]:
    """The rules and the view of the seat on turn in a position.

    Args:
        text: the position. If it shows other hands or the stock, the view has nothing of them.
        rules: the rules of the game, or None for those that the text names.

    Raises:
        RecordError: the text is not a position, or the position cannot occur. One sentence says why.

    >>> read_seat_position("game scopa 2; hands 7D 5D 3C | ?3; table 7D 1D 4S 5B; stock ?30")
    Traceback (most recent call last):
    settebello.errors.RecordError: This position cannot occur: 7D is in two places of the position; each card exists \
once.
    """
    if len(text) > MOST_CHARACTERS or "\n" in text.strip():
        raise RecordError(_NOT_A_LINE(most=MOST_CHARACTERS))
    try:
        position, own = _split(text)
        played = Round.from_position(position, rules)
        return played.rules, _view(played, position, own)
    except SettebelloError as error:
        raise RecordError(_IMPOSSIBLE(reason=error.problem)) from error


def recorded_view(record: Record, address: str, actions: Iterable[str] = ()) -> View:
    """The view of the seat on turn at a position of a recorded game.

    Args:
        record: the record of a game.
        address: the round and the action of the position, such as ``3.14``.
        actions: actions other than the game's, played from there.

    Raises:
        RecordError: the game has no such position, or nobody has to decide there.
        IllegalAction: an action is not legal in its position.
    """
    begun, _ = cut_record(record, address)
    game = begun.replay()
    for action in actions:
        game.play(action)
    if game.state != "playing" or game.round.turn is None:
        raise RecordError(_NO_TURN())
    return view_of(game, game.round.turn)


def _split(text: str) -> tuple[str, dict[str, str]]:
    """The position of a round, and the parts that are the seat's own."""
    position, own = [], dict[str, str]()
    for part in text.split(";"):
        name, _, value = part.strip().partition(" ")
        if name not in OWN_PARTS:
            position.append(part)
        elif name in own:
            raise RecordError(_TWICE(part=name))
        else:
            own[name] = value.strip()
    return ";".join(position), own


def _view(played: Round, position: str, own: dict[str, str]) -> View:
    """The view of the seat on turn."""
    rules, seat = played.rules, played.turn
    if seat is None:
        raise RecordError(_NO_TURN())
    if _is_hidden(position, seat):
        raise RecordError(_HIDDEN_HAND(seat=seat))
    found = view_of_round(played, seat, _totals(own.get("totals"), rules), _number(own.get("round", "1")))
    if "played" in own:
        found = replace(found, history=_moves(own["played"]))
        _check_history(found, rules)
    else:
        _check_table(found, rules)
        Round.from_view(found, rules)
    return found


def _is_hidden(position: str, seat: int) -> bool:
    """Whether the text leaves out the cards of a seat that has to decide."""
    parts = {name: value for name, _, value in (part.strip().partition(" ") for part in position.split(";"))}
    return "?" in parts.get("drawn", parts["hands"].split("|")[seat])


def _totals(text: str | None, rules: Rules) -> tuple[int, ...]:
    if text is None:
        return (0,) * rules.sides
    numbers = [number.strip() for number in text.split("|")]
    if len(numbers) != rules.sides or not all(re.fullmatch("-?[0-9]{1,3}", number) for number in numbers):
        raise RecordError(_TOTALS(text=text, sides=rules.sides))
    totals = tuple(map(int, numbers))
    if outcome_after_round(rules, totals, None) is not None:
        raise RecordError(_OVER(text=text))
    return totals


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,4}", text) or not 1 <= int(text) <= MOST_ROUNDS:
        raise RecordError(_ROUND(text=text, most=MOST_ROUNDS))
    return int(text)


def _moves(text: str) -> tuple[Move, ...]:
    found = []
    for move in text.split():
        seat, _, action = move.partition(":")
        if not re.fullmatch("[0-9]", seat) or not action:
            raise RecordError(_PLAYED())
        found.append(Move(seat=int(seat), action=action))
    return tuple(found)


def _check_history(view: View, rules: Rules) -> None:
    """Check that the history of a view leads to it."""
    assert view.seat is not None
    try:
        world = Round.from_view(view, rules)
        again = view_of_round(world, view.seat, view.totals, view.round)
    except (ArgumentError, RecordError) as error:
        raise RecordError(_PLAYED()) from error
    if again != view:
        raise RecordError(_PLAYED())


def _check_table(view: View, rules: Rules) -> None:
    """Check what can be told of the table and the piles without a history."""
    if len(view.table) > most_table_cards(rules):
        raise RecordError(_TOO_MANY(most=most_table_cards(rules), count=len(view.table)))
    loses_cards = rules.capture.steal or bool(rules.capture_points.fall)
    sweeps: Sequence[int] = [0 if loses_cards else len(cards) for cards in view.sweeps]
    declared = [0] * rules.sides if rules.dealt_points.scores else view.declared
    problem = table_problem(rules, view.table) or count_problem(rules, view.piles, sweeps, declared)
    if problem:
        raise RecordError(problem)
