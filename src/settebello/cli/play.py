"""Commands for people who play or run a server."""

from __future__ import annotations

import argparse

from settebello.cli.arguments import parse_game, parse_path
from settebello.cli.online import add_online_options, is_online, join
from settebello.cli.parser import Commands, UsageError, add_command
from settebello.server.edge.options import add_server_options, config_from_options

DRILLS = ("captures", "primiera", "sevens", "certain", "sweeps")
MOST_QUESTIONS = 1_000


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    command = add_command(commands, "play", _play, "play in the terminal", json=False, default="scopa", extra="play")
    command.add_argument(
        "--against",
        action="append",
        metavar="PLAYER",
        help="an opponent; repeat for each seat: piccolo, novizio, amico, esperto, maestro",
    )
    command.add_argument("--plain", action="store_true", help="line by line, for pipes and screen readers")
    command.add_argument("--lang", metavar="xx", help="language: en, it, fr, es, de, ar (default: the environment's)")
    command.add_argument("--seed", metavar="HEX", help="play the game of this seed")
    command.add_argument(
        "--save", type=parse_path, metavar="FILE", help="keep the record in this file, or continue the game in it"
    )
    command.add_argument(
        "--from", metavar="RECORD#3.14", help="play on from there: a round of a recorded game, or an action of it"
    )
    command.add_argument("--seat", type=int, metavar="N", help="with --from: your seat, from 0 (the one to play)")
    add_online_options(command)
    command = add_command(
        commands, "replay", _replay, "walk through a recorded game", variant=False, json=False, extra="play"
    )
    command.add_argument("record", type=parse_path, metavar="RECORD", help="the file of a record")
    command.add_argument("--at", metavar="3.14", help="begin there: a round, or a round and an action of it")
    command.add_argument("--seat", type=int, metavar="N", help="show the hand of this seat alone, from 0")
    command.add_argument("--plain", action="store_true", help="line by line, for pipes and screen readers")
    command.add_argument("--lang", metavar="xx", help="language: en, it, fr, es, de, ar (default: the environment's)")
    command = add_command(
        commands, "drill", _drill, "small questions about a game", json=False, default="scopa", extra="play"
    )
    command.add_argument(
        "--kind", choices=DRILLS, default=DRILLS[0], help=f"what is asked: {', '.join(DRILLS)} ({DRILLS[0]})"
    )
    command.add_argument("--count", type=int, default=10, metavar="N", help="how many questions (10)")
    command.add_argument("--seed", type=int, metavar="S", help="the same seed asks the same questions")
    command.add_argument("--lang", metavar="xx", help="language: en, it, fr, es, de, ar (default: the environment's)")
    command = add_command(
        commands, "serve", _serve, "run the server for the browser", variant=False, json=False, extra="server"
    )
    add_server_options(command)
    command = add_command(
        commands, "backup", _backup, "copy the games while the server runs", variant=False, json=False, extra="server"
    )
    command.add_argument("file", type=parse_path, metavar="FILE", help="the copy, one SQLite file")
    command.add_argument("--data", type=parse_path, metavar="FOLDER", help="where games are kept")


def _play(options: argparse.Namespace) -> None:
    if is_online(options):
        join(options)
        return
    if getattr(options, "from"):
        _play_from(options)
        return
    if options.seat is not None:
        raise UsageError("--seat is for a game that is played on: name it with --from RECORD#3.14.")
    from settebello.shuffle import parse_seed
    from settebello.terminal import play

    game, rules = parse_game(options)
    seed = parse_seed(options.seed) if options.seed else None
    play(game, rules, options.against or [], plain=options.plain, seed=seed, save=options.save, lang=options.lang)


def _drill(options: argparse.Namespace) -> None:
    from secrets import randbits

    from settebello.terminal import drill

    _, rules = parse_game(options)
    if not 1 <= options.count <= MOST_QUESTIONS:
        raise UsageError(f"There can be 1 to {MOST_QUESTIONS} questions, not {options.count}.")
    seed = randbits(32) if options.seed is None else options.seed
    drill(rules, options.kind, count=options.count, seed=seed, lang=options.lang)


def _play_from(options: argparse.Namespace) -> None:
    foreign = [f"--{name}" for name in ("seed", "set", "seats") if getattr(options, name)]
    if foreign:
        raise UsageError(f"{foreign[0]} is for a new game, and --from plays on with the rules and cards of a record.")
    if len(options.against or []) > 1:
        raise UsageError("--from takes one level for all the other seats: give --against once.")
    from settebello.terminal import play_from

    path, _, address = getattr(options, "from").rpartition("#")
    level = options.against[0] if options.against else None
    play_from(
        parse_path(path or address),
        address if path else "1",
        seat=options.seat,
        level=level,
        plain=options.plain,
        save=options.save,
        lang=options.lang,
    )


def _replay(options: argparse.Namespace) -> None:
    from settebello.terminal import replay

    replay(options.record, seat=options.seat, address=options.at, plain=options.plain, lang=options.lang)


def _serve(options: argparse.Namespace) -> None:
    from settebello.server.edge.run import serve

    serve(config=config_from_options(options))


def _backup(options: argparse.Namespace) -> None:
    from settebello.data_folder import data_folder
    from settebello.server.store.backup import backup

    tables = backup(options.data or data_folder(), options.file)
    print(f"{tables} tables are in {options.file}.")


def open_table(_: argparse.Namespace) -> None:
    """Open a table in the browser: what ``settebello`` does without a command."""
    from settebello.server.edge.run import serve

    serve(open_browser=True)
