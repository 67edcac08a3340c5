"""``settebello puzzles``: solve puzzles, mine them from games, and choose the best."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_game, parse_path, read_text_file, report_write_errors
from settebello.cli.parser import Commands, UsageError, add_command

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from settebello.rules import Rules
    from settebello.study.puzzles import Puzzle, PuzzlePack

MOST_PROCESSES = 64
MOST_GAMES = 100_000


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    about = "decisions with one right answer, mined from games"
    group = commands.add_parser("puzzles", help=about, description=f"{about[0].upper()}{about[1:]}.")
    actions = group.add_subparsers(title="commands", metavar="COMMAND", required=True)
    command = add_command(actions, "solve", _solve, "solve puzzles", variant=False, json=False, extra="play")
    command.add_argument("pack", nargs="?", type=parse_path, metavar="PACK", help="a pack (the one of Settebello)")
    command.add_argument("--game", metavar="VARIANT", help="only puzzles of this game")
    command.add_argument("--theme", metavar="THEME", help="only puzzles about this (docs/puzzles.md)")
    command.add_argument("--lang", metavar="xx", help="language: en, it, fr, es, de, ar (default: the environment's)")
    command = add_command(actions, "mine", _mine, "make a pack of puzzles", json=False, default="scopa")
    command.add_argument("--games", type=int, default=100, metavar="N", help="games that the computer plays (100)")
    command.add_argument("--seed", default="1", metavar="S", help="of these games; the same seed, the same pack (1)")
    command.add_argument(
        "--records", nargs="+", type=parse_path, metavar="RECORD", help="take the puzzles from these records instead"
    )
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the games (1)")
    command.add_argument("--out", type=parse_path, required=True, metavar="FILE", help="the file of the pack")
    command = add_command(actions, "pick", _pick, "the best puzzles of several packs", variant=False, json=False)
    command.add_argument("packs", nargs="+", type=parse_path, metavar="PACK", help="the packs to choose from")
    command.add_argument("--count", type=int, default=500, metavar="N", help="how many puzzles to choose (500)")
    command.add_argument("--out", type=parse_path, required=True, metavar="FILE", help="the file of the pack")


def _solve(options: argparse.Namespace) -> None:
    from settebello.study.puzzles import decode_pack
    from settebello.terminal import solve_puzzles

    pack = None if options.pack is None else decode_pack(read_text_file(options.pack))
    solve_puzzles(pack, game=options.game, theme=options.theme, lang=options.lang)


def _mine(options: argparse.Namespace) -> None:
    from settebello.study.puzzles import pack_of

    if not 1 <= options.games <= MOST_GAMES:
        raise UsageError(f"There can be 1 to {MOST_GAMES} games, not {options.games}.")
    if not 1 <= options.jobs <= MOST_PROCESSES:
        raise UsageError(f"There can be 1 to {MOST_PROCESSES} jobs, not {options.jobs}.")
    games: list[Rules] = []
    found = list(_from_records(options, games) if options.records else _from_self_play(options, games))
    _write(pack_of(games, found), options.out)


def _pick(options: argparse.Namespace) -> None:
    from settebello.study.puzzles import best_of, decode_pack

    if options.count < 1:
        raise UsageError(f"--count {options.count} chooses nothing: give a number above 0.")
    packs = [decode_pack(read_text_file(path)) for path in options.packs]
    _write(best_of(packs, options.count), options.out)


def _write(pack: PuzzlePack, path: Path) -> None:
    from settebello.study.puzzles import encode_pack

    with report_write_errors(path):
        path.write_bytes(encode_pack(pack))
    print(f"{len(pack.puzzles)} puzzles are in {path}.")


def _from_self_play(options: argparse.Namespace, games: list[Rules]) -> Iterator[Puzzle]:
    """The puzzles of games that the computer plays; the rules are appended to ``games``."""
    from settebello.cli.progress import progress_bar
    from settebello.study.puzzles import mine_self_play

    _, rules = parse_game(options)
    games.append(rules)
    seed = options.seed.encode()
    with progress_bar("games") as progress:
        yield from mine_self_play(rules, seed, options.games, processes=options.jobs, progress=progress)


def _from_records(options: argparse.Namespace, games: list[Rules]) -> Iterator[Puzzle]:
    """The puzzles of records; the rules of each game are appended to ``games``."""
    from settebello.cli.progress import progress_bar
    from settebello.study.puzzles import Miner
    from settebello.study.review import read_record

    records = [read_record(read_text_file(path)) for path in options.records]
    miners: dict[Rules, Miner] = {}
    with progress_bar("records") as progress:
        for number, record in enumerate(records, 1):
            if record.rules not in miners:
                miners[record.rules] = Miner(record.rules)
                games.append(record.rules)
            yield from miners[record.rules].puzzles(record)
            progress(number, len(records))
