"""Commands for people who build and research: counting, matches of players, learning."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_game, parse_path, print_json, report_write_errors
from settebello.cli.parser import Commands, UsageError, add_command, add_rules_options

if TYPE_CHECKING:
    from pathlib import Path

MAX_TRAINING_ROUNDS = 1_000_000_000


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    command = add_command(commands, "perft", _perft, "how many action sequences of a length there are")
    command.add_argument("--pack", required=True, metavar="CARDS", help="all cards, in deal order")
    command.add_argument("--depth", required=True, type=int, metavar="N", help="the length")
    _add_arena(commands)
    command = add_command(commands, "train", _train, "learn the values that maestro uses to play a game", json=False)
    command.add_argument("--rounds", type=int, metavar="N", help="rounds of self-play")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of the self-play")
    command.add_argument(
        "--out", type=parse_path, metavar="FOLDER", help="where the file goes (default: where maestro finds it)"
    )
    command.add_argument("--curve", type=parse_path, metavar="FILE", help="draw the learning curve, as SVG")


def _add_arena(commands: Commands) -> None:
    command = add_command(commands, "arena", _arena, "matches of players on the same cards", variant=False)
    command.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="piccolo to maestro (maestro:MS), random, greedy, traditional, ismcts:N, judge; engine:COMMAND; peek:N "
        "and omniscient:N, which cheat",
    )
    command.add_argument("--variant", default="scopa", metavar="VARIANT", help="a named game, or a file of house rules")
    add_rules_options(command)
    length = command.add_mutually_exclusive_group()
    length.add_argument(
        "--packs", "--pairs", type=int, default=100, metavar="N", help="rounds from N packs, each in all seatings (100)"
    )
    length.add_argument("--games", type=int, metavar="N", help="N whole games to the target instead")
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="seed for all cards and random choices (default 1)"
    )
    command.add_argument(
        "--time-ms", type=int, default=1000, metavar="N", help="milliseconds that an engine has for a decision (1000)"
    )
    command.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, ray://HOST:PORT")
    command.add_argument(
        "--out", type=parse_path, metavar="FILE", help="keep results here, or continue from those here"
    )
    command.add_argument("--html", type=parse_path, metavar="FILE", help="write a page with pictures of the results")


def _perft(options: argparse.Namespace) -> None:
    from settebello.cards import parse_cards
    from settebello.core import Round

    game, rules = parse_game(options)
    played = Round(rules, parse_cards(options.pack))
    if played.phase == "redeal":
        raise UsageError(f"With {played.table} on the table this pack is dealt again, so nothing can be counted.")
    count = played.perft(options.depth)
    if options.json:
        print_json({"variant": game.id, "depth": options.depth, "count": count})
    else:
        print(count)


def _arena(options: argparse.Namespace) -> None:
    from settebello.arena import Match, run
    from settebello.arena.command import make_executor
    from settebello.arena.match import packs_for_games
    from settebello.arena.page import as_html
    from settebello.arena.report import as_json, as_text
    from settebello.cli.progress import progress_bar

    _, rules = parse_game(options)
    games = options.games is not None
    match = Match(
        players=tuple(options.players), rules=rules, seed=options.seed, whole_games=games, time_ms=options.time_ms
    )
    packs = packs_for_games(match, options.games) if games else options.packs
    executor = make_executor(options.jobs, options.ray)
    with progress_bar("packs") as progress:
        outcome = run(match, packs, executor, out=options.out, progress=progress)
    if options.html is not None:
        with report_write_errors(options.html):
            options.html.write_text(as_html(match, outcome.summary, outcome.results), encoding="utf-8")
    print_json(as_json(match, outcome.summary)) if options.json else print(as_text(match, outcome.summary))
    if not outcome.finished:
        raise KeyboardInterrupt  # what was played is kept, and the program ends as interrupted


def _train(options: argparse.Namespace) -> None:
    from tempfile import TemporaryFile

    from settebello.atomic_file import write_atomically
    from settebello.cli.learning_curve import learning_curve
    from settebello.data_folder import model_folder
    from settebello.players.evaluation.models import ROUNDS, train
    from settebello.players.evaluation.value_model import encode_model, file_name

    _, rules = parse_game(options)
    rounds = ROUNDS if options.rounds is None else options.rounds
    if not 1 <= rounds <= MAX_TRAINING_ROUNDS:
        raise UsageError(f"Values are learned from 1 to {MAX_TRAINING_ROUNDS:,} rounds, not {rounds}.")
    if not 0 <= options.seed < 1 << 64:
        raise UsageError(f"A seed is a number from 0 to 2**64 - 1, not {options.seed}.")
    folder: Path | None = options.out or model_folder()
    if folder is None:
        raise UsageError("Say with --out where the file goes.")
    file = folder / file_name(rules)
    with report_write_errors(file):  # fail before the work, not after it
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    curve: list[tuple[float, float]] = []

    def note(done: float, error: float) -> None:
        curve.append((done * rounds, error))
        _show_training_progress(done, error)

    learned = train(rules, rounds=rounds, seed=options.seed, progress=note)
    with report_write_errors(file):
        write_atomically(file, encode_model(learned))
    if options.curve is not None:
        with report_write_errors(options.curve):
            options.curve.write_text(learning_curve(curve), encoding="utf-8")
    print(file)


def _show_training_progress(done: float, error: float) -> None:
    """Show the progress on a terminal, on one line."""
    from settebello.terminal.tty import can_draw

    if can_draw(sys.stderr):
        end = "\n" if done == 1 else ""
        print(f"\r{done:4.0%}  error {error:.3f} points", end=end, file=sys.stderr, flush=True)
