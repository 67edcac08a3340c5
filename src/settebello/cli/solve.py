"""The command that solves a position with all cards known."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_game, print_json
from settebello.cli.parser import Commands, Interrupted, UsageError, add_command

if TYPE_CHECKING:
    from settebello.core import Round
    from settebello.solution import Solution

MAX_N_EXPLANATION = """\
More than two sides, max-n: each side plays for its own points less the mean of the others', and expects the same of
them. Nothing is guaranteed against others who do not. Among actions equal to a side it takes the first: laying
before taking, the lowest card played, the cards taken compared from the highest down."""


def add_commands(commands: Commands) -> None:
    """Add the command."""
    command = add_command(commands, "solve", _solve, "exact play with all cards known")
    command.add_argument("--pack", required=True, metavar="CARDS", help="all cards, in deal order")
    command.add_argument("--actions", default="", metavar="ACTIONS", help="what has been played so far")
    command.add_argument("--seconds", type=float, metavar="S", help="stop after this many seconds (default: never)")


def _solve(options: argparse.Namespace) -> None:
    from settebello.cards import parse_cards
    from settebello.core import Action, Round
    from settebello.solution import solve

    _, rules = parse_game(options)
    if options.seconds is not None and not options.seconds > 0:
        raise UsageError(f"--seconds {options.seconds:g} leaves no time: give a number above 0.")
    played = Round(rules, parse_cards(options.pack))
    for text in options.actions.split():
        played.play(Action.parse(text))
    with _interruptible():
        solution = solve(played, seconds=options.seconds)
    if options.json:
        _print_json(solution, played)
    else:
        _print(solution, played)


@contextmanager
def _interruptible() -> Iterator[None]:
    """Show on a terminal for how long it has been solving; turn Ctrl-C into a sentence."""
    from settebello.cli.progress import elapsed_time

    began = time.monotonic()
    try:
        with elapsed_time("Solving; Ctrl-C stops."):
            yield
    except KeyboardInterrupt:
        raise Interrupted(
            f"Stopped after {time.monotonic() - began:.0f} seconds; the position is not solved."
        ) from None


def _print_json(solution: Solution, played: Round) -> None:
    values = {str(action): value for action, value in solution.actions}
    found = {"value": solution.value, "line": list(map(str, solution.line)), "actions": values}
    if played.rules.sides > 2:
        found["by_side"] = {
            str(action): values for (action, _), values in zip(solution.actions, solution.by_side, strict=True)
        }
    print_json(found)


def _print(solution: Solution, played: Round) -> None:
    several = played.rules.sides > 2
    if several:
        print(MAX_N_EXPLANATION)
        print(f"Seat {played.turn} to play. Its value, then the value for every side:")
    else:
        print(f"Seat {played.turn} to play. With best play its side ends the round {_describe_lead(solution.value)}.")
    for (action, value), values in zip(solution.actions, solution.by_side, strict=True):
        print(f"  {action!s:14}{value:+g}" + ("   " + " ".join(f"{other:+g}" for other in values) if several else ""))
    print("Best line: " + " ".join(map(str, solution.line)))


def _describe_lead(value: float) -> str:
    if value == 0:
        return "level"
    points = "1 point" if abs(value) == 1 else f"{abs(value):g} points"
    return f"{points} {'ahead' if value > 0 else 'behind'}"
