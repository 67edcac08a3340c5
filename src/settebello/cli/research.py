"""Commands for people who build and research: counting, matches of players, learning."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from settebello.cli.arguments import game_of, path_of, print_json, writing
from settebello.cli.parser import Commands, UsageError, add_rules, new_command

if TYPE_CHECKING:
    from pathlib import Path

MOST_ROUNDS = 1_000_000_000


def add_commands(commands: Commands) -> None:
    """Add them."""
    command = new_command(commands, "perft", _perft, "how many action sequences of a length there are")
    command.add_argument("--pack", required=True, metavar="CARDS", help="all cards, in deal order")
    command.add_argument("--depth", required=True, type=int, metavar="N", help="the length")
    _add_arena(commands)
    command = new_command(commands, "train", _train, "learn the values by which maestro plays a game", json=False)
    command.add_argument("--rounds", type=int, metavar="N", help="rounds of self-play")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of the self-play")
    command.add_argument("--out", type=path_of, required=True, metavar="FOLDER", help="where the file goes")


def _add_arena(commands: Commands) -> None:
    command = new_command(commands, "arena", _arena, "matches of players on the same cards", variant=False)
    command.add_argument(
        "players",
        nargs="+",
        metavar="PLAYER",
        help="piccolo to maestro (maestro:MS), random, greedy, traditional, ismcts:N; engine:COMMAND; peek:N and "
        "omniscient:N, which cheat",
    )
    command.add_argument("--variant", default="scopa", metavar="VARIANT", help="a named game, or a file of house rules")
    add_rules(command)
    length = command.add_mutually_exclusive_group()
    length.add_argument(
        "--packs", "--pairs", type=int, default=100, metavar="N", help="rounds from N packs, each in all seatings (100)"
    )
    length.add_argument("--games", type=int, metavar="N", help="N whole games to the target instead")
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="a number that fixes all cards and chances (1)"
    )
    command.add_argument(
        "--time-ms", type=int, default=1000, metavar="N", help="what an engine has for a decision (1000)"
    )
    command.add_argument("--jobs", type=int, metavar="N", help="processes (default: one a core)")
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster: auto, local, ray://HOST:PORT")
    command.add_argument("--out", type=path_of, metavar="FILE", help="keep results here, or go on with those there")


def _perft(options: argparse.Namespace) -> None:
    from settebello.cards import parse_cards
    from settebello.core import Round

    game, rules = game_of(options)
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
    from settebello.arena.command import chosen_executor, progress_bar
    from settebello.arena.match import packs_for_games
    from settebello.arena.report import as_json, as_text

    _, rules = game_of(options)
    games = options.games is not None
    match = Match(
        players=tuple(options.players), rules=rules, seed=options.seed, whole_games=games, time_ms=options.time_ms
    )
    packs = packs_for_games(match, options.games) if games else options.packs
    executor = chosen_executor(options.jobs, options.ray)
    with progress_bar() as progress:
        outcome = run(match, packs, executor, out=options.out, progress=progress)
    print_json(as_json(match, outcome.summary)) if options.json else print(as_text(match, outcome.summary))
    if not outcome.finished:
        raise KeyboardInterrupt  # what was played is kept, and the program ends as interrupted


def _train(options: argparse.Namespace) -> None:
    from tempfile import TemporaryFile

    from settebello.players.values import ROUNDS, name_of, to_bytes, train

    _, rules = game_of(options)
    rounds = ROUNDS if options.rounds is None else options.rounds
    if not 1 <= rounds <= MOST_ROUNDS:
        raise UsageError(f"Values are learned from 1 to {MOST_ROUNDS:,} rounds, not {rounds}.")
    if not 0 <= options.seed < 1 << 64:
        raise UsageError(f"A seed is a number from 0 to 2**64 - 1, not {options.seed}.")
    file: Path = options.out / name_of(rules)
    with writing(file):  # told before all the work, not after it
        options.out.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=options.out).close()
    learned = train(rules, rounds=rounds, seed=options.seed, progress=_tell_progress)
    with writing(file):
        file.write_bytes(to_bytes(learned))
    print(file)


def _tell_progress(done: float, error: float) -> None:
    """On a line of its own, if somebody sees it."""
    if sys.stderr.isatty():
        end = "\n" if done == 1 else ""
        print(f"\r{done:4.0%}  error {error:.3f} points", end=end, file=sys.stderr, flush=True)
