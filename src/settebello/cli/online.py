"""``settebello play --join LINK``: a table on a server, for a person or for a computer player."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from settebello.cli.parser import Parser, UsageError

if TYPE_CHECKING:
    from settebello.client import OnlineTable, ScoreSheet, Update
    from settebello.players import Player
    from settebello.terminal.session.online.shuffle_report import ShuffleReport
    from settebello.terminal.session.own_profiles import KnownProfile
    from settebello.terminal.text.messages import Translator

DEFAULT_SERVER = "http://127.0.0.1:7777"
LOCAL_OPTIONS = ("against", "seed", "save", "set", "seats", "from", "clock")
"""Options of a local game; a table on a server has its rules and players already."""
ONLINE_OPTIONS = ("server", "name", "watch", "player", "profile")
"""Options of a table on a server."""


def add_online_options(command: Parser) -> None:
    """Add the options of ``play`` for a table on a server."""
    group = command.add_argument_group("at a table on a server")
    group.add_argument(
        "--join", metavar="LINK", help="sit down there: the table's link, your own link, or a short code"
    )
    group.add_argument(
        "--find", nargs="?", const="", metavar="VARIANT", help="find opponents for that game in the lobby (any game)"
    )
    group.add_argument("--clock", type=float, metavar="SECONDS", help="with --find: for each play (0 for no limit)")
    group.add_argument("--rated", action="store_true", help="with --find: a rated game, with your profile")
    group.add_argument("--server", metavar="ADDRESS", help="the server that knows the code (http://127.0.0.1:7777)")
    group.add_argument("--name", help="your name at the table")
    group.add_argument("--profile", action="store_true", help="with this device's profile there (settebello profile)")
    group.add_argument("--watch", action="store_true", help="watch as a spectator")
    group.add_argument(
        "--player", metavar="PLAYER", help="seat a computer player there instead: greedy, maestro, engine:COMMAND"
    )


def is_online(options: argparse.Namespace) -> bool:
    """Whether the options name a table on a server.

    Raises:
        UsageError: options of a table on a server and of a local game are mixed.
    """
    foreign = [f"--{name}" for name in (LOCAL_OPTIONS if options.join else ONLINE_OPTIONS) if getattr(options, name)]
    if options.find is not None:
        _check_search(options)
        return True
    if options.rated:
        raise UsageError("--rated is for --find: a table on a server is rated or not already.")
    if options.clock is not None:
        raise UsageError("--clock is for --find: a table on a server has its clock already.")
    if options.join is None and foreign:
        raise UsageError(f"{foreign[0]} is for a table on a server: name it with --join LINK.")
    if foreign:
        raise UsageError(f"{foreign[0]} is for a local game, and --join goes to a table that is open already.")
    if options.player and options.watch:
        raise UsageError("A player sits down to play: leave out --watch, or --player.")
    if options.profile and options.watch:
        raise UsageError("Spectators need no profile: leave out --watch or --profile.")
    _check_name(options)
    return options.join is not None


def _check_search(options: argparse.Namespace) -> None:
    foreign = [f"--{name}" for name in ("join", "against", "seed", "save", "from", "watch") if getattr(options, name)]
    if foreign:
        raise UsageError(f"--find looks for opponents and a new table: leave out {foreign[0]}.")
    options.profile = options.profile or options.rated
    _check_name(options)
    if not (options.name or options.player or options.profile):
        raise UsageError("--find needs the name that you will have at the table: --name NAME.")
    if not options.find and (options.set or options.seats):
        raise UsageError("--seats and --set need a game: name it with --find VARIANT.")


def _check_name(options: argparse.Namespace) -> None:
    if options.profile and options.name:
        raise UsageError("A profile has its name: leave out --name, or --profile.")


def _profile(options: argparse.Namespace, server: str) -> KnownProfile | None:
    """This device's profile at that server, if it is to be used: a program's for a player."""
    from settebello.client.links import parse_server
    from settebello.terminal.session.own_profiles import own_profile

    return own_profile(parse_server(server), program=bool(options.player)) if options.profile else None


def find(options: argparse.Namespace) -> None:
    """Find opponents in the lobby and play with them. While a table is dissolved because somebody did not come, look
    for others, until the search is interrupted."""
    from settebello.client.lobby import new_search_key
    from settebello.rules import Rules
    from settebello.terminal.text.messages import Translator, resolve_language

    lang, key = resolve_language(options.lang), new_search_key()
    translator = Translator(lang, Rules())
    known = _profile(options, options.server or DEFAULT_SERVER)
    while True:
        print(translator.text("find-looking"), flush=True)
        link = _find_link(options, known, key, lang)
        if link is None:
            return
        print(translator.text("find-found"), flush=True)
        if not _play_at(link, options, None):
            return


def _find_link(options: argparse.Namespace, known: KnownProfile | None, key: str, lang: str) -> str | None:
    """The link of the seat with that key, or None if the search was interrupted."""
    from settebello.client import OpponentSearch
    from settebello.terminal.session.own_profiles import open_profile

    with OpponentSearch(
        options.server or DEFAULT_SERVER,
        _player_name(options) if known is None else known.name,
        clock="any" if options.clock is None else options.clock or None,
        program=bool(options.player),
        programs=True,
        profile=None if known is None else open_profile(known, lang),
        rated=options.rated,
        key=key,
        lang=lang,
        **_sought_game(options),
    ) as search:
        try:
            return search.wait_for_link()
        except KeyboardInterrupt:
            search.cancel()
            return None


def _sought_game(options: argparse.Namespace) -> dict[str, Any]:
    """The game as arguments of the search; none for any game."""
    if not options.find:
        return {}
    from settebello.cli.arguments import parse_game
    from settebello.rules.options import difference

    options.variant = options.find
    game, rules = parse_game(options)
    return {"variant": game.id, "seats": rules.seats, "settings": difference(game.rules(rules.seats), rules)}


def join(options: argparse.Namespace) -> None:
    """Join the table as a person at this terminal, or for a computer player."""
    if options.find is not None:
        find(options)
        return
    from settebello.client import read_link

    _play_at(options.join, options, _profile(options, read_link(options.join, options.server).server))


def _play_at(link: str, options: argparse.Namespace, known: KnownProfile | None) -> bool:
    """Play at a table; whether it was dissolved because somebody did not come."""
    if options.player:
        return _join_as_player(link, options, known)
    from settebello import terminal

    return terminal.join(
        link,
        options.name,
        server=options.server,
        watching=options.watch,
        profile=known,
        plain=options.plain,
        lang=options.lang,
    )


def _join_as_player(link: str, options: argparse.Namespace, known: KnownProfile | None) -> bool:
    """Have a computer player play a game to its end; whether the table was dissolved before."""
    from settebello.client import ConnectionEnded, play_for, sit_down
    from settebello.terminal.session.online.shuffle_report import ShuffleReport
    from settebello.terminal.session.own_profiles import open_profile
    from settebello.terminal.text.messages import Translator, resolve_language

    player, lang = _make_player(options.player), resolve_language(options.lang)
    profile = None if known is None else open_profile(known, lang)
    try:
        with sit_down(link, _player_name(options), server=options.server, profile=profile, lang=lang) as table:
            translator, report = Translator(lang, table.rules), ShuffleReport(table)
            print(f"{_own_name(table)} sits at {table.link}", flush=True)
            try:
                last = play_for(
                    table, player, on_round_end=lambda update: _print_round(table, update, report, translator)
                )
            except ConnectionEnded:
                if table.room is None or not table.room.dissolved:
                    raise
                return True
            print(_result(table, last))
            return False
    finally:
        close = getattr(player, "close", None)
        if close is not None:
            close()


def _player_name(options: argparse.Namespace) -> str:
    """The name given, or the computer player's."""
    return options.name or (options.player or "").partition(":")[0].capitalize()


def _make_player(text: str) -> Player:
    from settebello.arena.contestants import engine
    from settebello.players import make_player

    return engine(text) or make_player(text)


def _print_round(table: OnlineTable, update: Update, report: ShuffleReport, translator: Translator) -> None:
    """Print the points, and whether the promise about the shuffle held."""
    assert update.sheet is not None, "the round is over"
    print(", ".join(f"{_side_name(table, side)} {points}" for side, points in enumerate(update.sheet.game)), flush=True)
    for notice in report.report_round(update.view.round):
        print(translator.text(notice.key, **notice.arguments), flush=True)


def _result(table: OnlineTable, sheet: ScoreSheet) -> str:
    return f"The game goes to {' and '.join(_side_name(table, side) for side in sheet.winners)}."


def _own_name(table: OnlineTable) -> str:
    assert table.room is not None
    assert table.seat is not None, "the player has sat down"
    return table.room.seats[table.seat].name


def _side_name(table: OnlineTable, side: int) -> str:
    assert table.room is not None
    return " and ".join(seat.name for seat in table.room.seats if seat.side == side)
