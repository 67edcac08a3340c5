"""The command line (DESIGN.md section 5): exit 0; bad input, exit 2 and one clear sentence on standard error.

Everything that a command needs is imported when it runs, so that a small question is answered at once.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from settebello.errors import SettebelloError
from settebello.server.flags import add_flags, config_of

if TYPE_CHECKING:
    from pathlib import Path

    from settebello.rules import Rules
    from settebello.variants import Variant

BAD_INPUT = 2
INTERRUPTED = 130


class UsageError(SettebelloError):
    """Arguments that do not fit the command."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run ``settebello`` with those arguments (default: the process's own)."""
    try:
        options = _parser().parse_args(arguments)
        options.run(options)
    except SettebelloError as error:
        print(f"settebello: {error}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        sys.stderr.close()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


# The commands and their options


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[0].upper()}{message[1:]}; see '{self.prog} --help'.")


class _Version(argparse.Action):
    def __call__(self, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"settebello {version('settebello')}")
        sys.exit(0)


def _parser() -> _Parser:
    parser = _Parser(prog="settebello", description="Scopa and its whole family. Without a command: opens a table.")
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version")
    parser.set_defaults(run=_open_table)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_study_commands(commands)
    _add_play_commands(commands)
    return parser


_Commands = argparse._SubParsersAction  # argparse names the type so


def _add_study_commands(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "variants", _variants, "the named games", variant=False)
    command = _command(commands, "rules", _rules, "the rule sheet of a game, or its canonical JSON")
    command.add_argument("--lang", default="en", help="language of the sheet: en, it")
    command.add_argument("--sources", action="store_true", help="tell where each rule comes from")
    command.add_argument("--but", action="store_true", help="only what differs from the basic game")
    command = _command(commands, "captures", _captures, "what a card may take")
    command.add_argument("--play", required=True, metavar="CARD", help="the card played, such as 9C")
    command.add_argument("--table", required=True, metavar="CARDS", help='the table, such as "1D 3C 4S"')
    command = _command(commands, "score", _score, "the score sheet of captured piles")
    command.add_argument("--pile", action="append", required=True, metavar="CARDS", help="a side's pile, once a side")
    command.add_argument("--sweeps", metavar="1,0", help="sweeps of each side")
    command.add_argument("--declared", metavar="0,0", help="declaration points of each side")
    command.add_argument("--lang", default="en", help="language of the sheet: en, it")
    command = _command(commands, "perft", _perft, "how many action sequences of a length there are")
    command.add_argument("--pack", required=True, metavar="CARDS", help="all cards, in deal order")
    command.add_argument("--depth", required=True, type=int, metavar="N", help="the length")
    command = _command(commands, "verify", _verify, "whether a record's cards are those promised", variant=False)
    command.add_argument("record", type=_path, metavar="RECORD", help="the file of a record")
    _add_arena(commands)
    command = _command(commands, "solve", _solve, "exact play with all cards known")
    command.add_argument("--pack", required=True, metavar="CARDS", help="all cards, in deal order")
    command.add_argument("--actions", default="", metavar="ACTIONS", help="what has been played so far")
    command = _command(commands, "train", _train, "learn the values by which maestro plays a game", json=False)
    command.add_argument("--rounds", type=int, metavar="N", help="rounds of self-play")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="of the self-play")
    command.add_argument("--out", type=_path, required=True, metavar="FOLDER", help="where the file goes")
    command = _command(commands, "bench", _bench, "how fast the core is here", variant=False)
    command.add_argument("--variants", action="store_true", help="every named game beside the basic one")


def _add_arena(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "arena", _arena, "matches of players on the same cards", variant=False)
    command.add_argument(
        "players", nargs="+", metavar="PLAYER", help="random, greedy, traditional, NAME:ARGUMENT or engine:COMMAND"
    )
    command.add_argument("--variant", default="scopa", metavar="VARIANT", help="a named game, or a file of house rules")
    _add_rules(command)
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
    command.add_argument("--out", type=_path, metavar="FILE", help="keep results here, or go on with those there")


def _add_play_commands(commands: _Commands[_Parser]) -> None:
    command = _command(commands, "play", _play, "play in the terminal", json=False, default="scopa")
    command.add_argument(
        "--against", action="append", metavar="PLAYER", help="an opponent, once a seat: random, greedy, traditional"
    )
    command.add_argument("--plain", action="store_true", help="line by line, for pipes and screen readers")
    command.add_argument("--seed", metavar="HEX", help="play the game of this seed")
    command.add_argument("--save", type=_path, metavar="FILE", help="keep the record here, or go on with the one there")
    command = _command(commands, "serve", _serve, "run the server for the browser", variant=False, json=False)
    add_flags(command)
    command = _command(commands, "backup", _backup, "copy the games while the server runs", variant=False, json=False)
    command.add_argument("file", type=_path, metavar="FILE", help="the copy, one SQLite file")
    command.add_argument("--data", type=_path, metavar="FOLDER", help="where games are kept")


def _command(
    commands: _Commands[_Parser],
    name: str,
    run: Callable[[argparse.Namespace], None],
    about: str,
    *,
    variant: bool = True,
    json: bool = True,
    default: str | None = None,
) -> _Parser:
    command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    command.set_defaults(run=run)
    if variant:
        optional: dict[str, Any] = {"nargs": "?", "default": default} if default else {}
        command.add_argument("variant", metavar="VARIANT", help="a named game, or a file of house rules", **optional)
        _add_rules(command)
    if json:
        command.add_argument("--json", action="store_true", help="print one JSON object")
    return command


def _add_rules(command: _Parser) -> None:
    command.add_argument("--seats", type=int, metavar="N", help="how many play")
    command.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a house rule; repeatable")


# Rules from the arguments


def _game(options: argparse.Namespace) -> tuple[Variant, Rules]:
    """The game named, and its rules with the seats and the house rules asked for."""
    from settebello.variants import variant

    settings = dict(map(_setting, options.set))
    seats = options.seats
    if options.variant.endswith((".toml", ".json")):
        from settebello.variants.house import load_house_rules

        house = load_house_rules(_file(_path(options.variant)))
        name, seats, settings = house.base, seats or house.seats, {**house.set, **settings}
    else:
        name = options.variant
    game = variant(name)
    return game, game.rules(seats, settings)


def _setting(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"'{text}' is not a house rule: write KEY=VALUE, such as target=21.")
    return key.strip(), value.strip()


def _path(text: str) -> Path:
    from pathlib import Path

    return Path(text)


def _file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path} cannot be read: {error}.") from error


def _numbers(text: str | None, name: str) -> list[int] | None:
    if text is None:
        return None
    try:
        return [int(number) for number in text.split(",")]
    except ValueError as error:
        raise UsageError(f"'{text}' cannot be read for --{name}: write one number a side, such as 1,0.") from error


def _print_json(value: object) -> None:
    import json

    print(json.dumps(value, ensure_ascii=False))


# Study


def _variants(options: argparse.Namespace) -> None:
    from settebello.variants import VARIANTS

    if options.json:
        _print_json(
            {
                "variants": [
                    {
                        "id": game.id,
                        "title": game.title,
                        "source": game.source,
                        "seats": game.seats,
                        "summary": game.summary,
                    }
                    for game in VARIANTS.values()
                ]
            }
        )
        return
    for game in VARIANTS.values():
        print(f"{game.id:20}{' '.join(map(str, game.seats)):9}{game.summary}")


def _rules(options: argparse.Namespace) -> None:
    from settebello.rules import to_json
    from settebello.variants import variant
    from settebello.wording import differences_text, sheet_text

    game, rules = _game(options)
    if options.json:
        print(to_json(rules))
    elif options.but:
        basic = variant("scopa")
        base = basic.rules(rules.seats)
        own = game.source if rules == game.rules(rules.seats) else None
        print(differences_text(base, rules, options.lang, title=basic.title, sources=options.sources, own=own), end="")
    else:
        sheet = sheet_text(rules, options.lang, title=game.title, sources=options.sources, own=game.source)
        print(sheet, end="")


def _captures(options: argparse.Namespace) -> None:
    from settebello.cards import Card, CardSet
    from settebello.core import captures
    from settebello.rules.tables import table_problem

    _, rules = _game(options)
    card, table = Card.parse(options.play), CardSet.parse(options.table)
    sets, may_lay = captures(rules, card, table)
    problem = table_problem(rules, table)
    if problem:
        raise UsageError(problem)
    if options.json:
        _print_json({"options": [[str(taken) for taken in chosen] for chosen in sets], "may_lay": may_lay})
        return
    for chosen in sets:
        print(f"{card} takes {chosen or 'itself'}")
    if may_lay:
        print(f"{card} may be laid down")


def _score(options: argparse.Namespace) -> None:
    from settebello.cards import CardSet
    from settebello.core import score_piles
    from settebello.rules.tables import count_problem

    _, rules = _game(options)
    piles = [CardSet.parse(pile) for pile in options.pile]
    sweeps, declared = _numbers(options.sweeps, "sweeps"), _numbers(options.declared, "declared")
    score = score_piles(rules, piles, sweeps, declared)
    problem = count_problem(rules, piles, sweeps or [0] * rules.sides, declared or [0] * rules.sides)
    if problem:
        raise UsageError(problem)
    if options.json:
        sides = [{"total": side.total, "lines": side.lines} for side in score.sides]
        _print_json({"sides": sides, "outright": score.outright})
    else:
        from settebello.wording import score_text

        print(score_text(rules, score, options.lang), end="")


def _perft(options: argparse.Namespace) -> None:
    from settebello.cards import parse_cards
    from settebello.core import Round

    game, rules = _game(options)
    played = Round(rules, parse_cards(options.pack))
    if played.phase == "redeal":
        raise UsageError(f"With {played.table} on the table this pack is dealt again, so nothing can be counted.")
    count = played.perft(options.depth)
    if options.json:
        _print_json({"variant": game.id, "depth": options.depth, "count": count})
    else:
        print(count)


def _verify(options: argparse.Namespace) -> None:
    from settebello.record import proofs, read

    held = proofs(read(_file(options.record)))
    if options.json:
        rounds = [
            {
                "round": proof.round,
                "commitment": proof.commitment,
                "shares": proof.shares,
                "pack": [str(card) for card in proof.pack],
            }
            for proof in held
        ]
        _print_json({"rounds": rounds})
        return
    for proof in held:
        bound = (
            f"the server was bound to its seed by {proof.commitment}" if proof.commitment else "nothing was promised"
        )
        print(f"Round {proof.round}: {bound}; shares of players: {proof.shares}.")
        print(f"  Pack: {' '.join(map(str, proof.pack))}")


def _arena(options: argparse.Namespace) -> None:
    from settebello.arena import Match, run
    from settebello.arena.command import chosen_executor, progress_bar
    from settebello.arena.match import packs_for_games
    from settebello.arena.report import as_json, as_text

    _, rules = _game(options)
    games = options.games is not None
    match = Match(
        players=tuple(options.players), rules=rules, seed=options.seed, whole_games=games, time_ms=options.time_ms
    )
    packs = packs_for_games(match, options.games) if games else options.packs
    executor = chosen_executor(options.jobs, options.ray)
    with progress_bar() as progress:
        outcome = run(match, packs, executor, out=options.out, progress=progress)
    _print_json(as_json(match, outcome.summary)) if options.json else print(as_text(match, outcome.summary))
    if not outcome.finished:
        sys.exit(INTERRUPTED)


def _solve(options: argparse.Namespace) -> None:
    from settebello.cards import parse_cards
    from settebello.core import Action, Round
    from settebello.solution import solve

    _, rules = _game(options)
    played = Round(rules, parse_cards(options.pack))
    for text in options.actions.split():
        played.play(Action.parse(text))
    solution = solve(played)
    if options.json:
        values = {str(action): value for action, value in solution.actions}
        _print_json({"value": solution.value, "line": list(map(str, solution.line)), "actions": values})
        return
    print(f"Seat {played.turn} to play. With best play its side ends the round {_ahead(solution.value)}.")
    for action, value in solution.actions:
        print(f"  {action!s:14}{value:+d}")
    print("Best line: " + " ".join(map(str, solution.line)))


def _train(options: argparse.Namespace) -> None:
    from settebello.players.values import ROUNDS, name_of, train

    _, rules = _game(options)
    rounds = ROUNDS if options.rounds is None else options.rounds
    if rounds < 1:
        raise UsageError(f"{rounds} rounds teach nothing: give 1 or more.")
    values = train(rules, rounds=rounds, seed=options.seed, progress=_tell_progress)
    file = options.out / name_of(rules)
    try:
        file.write_bytes(values)
    except OSError as error:
        raise UsageError(f"{file} cannot be written: {error}.") from error
    print(f"\n{file}")


def _tell_progress(done: float, error: float) -> None:
    print(f"\r{done:4.0%}  error {error:.3f} points", end="", file=sys.stderr, flush=True)


def _ahead(value: int) -> str:
    if value == 0:
        return "level"
    points = "1 point" if abs(value) == 1 else f"{abs(value)} points"
    return f"{points} {'ahead' if value > 0 else 'behind'}"


def _bench(options: argparse.Namespace) -> None:
    from settebello import bench

    if options.variants:
        rows = bench.measure_variants()
        _print_json({"variants": rows}) if options.json else print(bench.variants_report(rows))
    else:
        figures = bench.measure()
        _print_json(figures) if options.json else print(bench.report(figures))


# Play


def _play(options: argparse.Namespace) -> None:
    from settebello.shuffle import parse_seed
    from settebello.terminal import play

    game, rules = _game(options)
    seed = parse_seed(options.seed) if options.seed else None
    play(game, rules, options.against or ["greedy"], plain=options.plain, seed=seed, save=options.save)


def _serve(options: argparse.Namespace) -> None:
    from settebello.server.serve import serve

    serve(config=config_of(options))


def _backup(options: argparse.Namespace) -> None:
    from settebello.server.backup import backup
    from settebello.server.folder import data_folder

    tables = backup(options.data or data_folder(), options.file)
    print(f"{tables} tables are in {options.file}.")


def _open_table(_: argparse.Namespace) -> None:
    from settebello.server.serve import serve

    serve(open_browser=True)
