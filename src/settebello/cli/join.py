"""``settebello play --join LINK``: a table on a server, by hand or for a player."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from settebello.cli.parser import Parser, UsageError

if TYPE_CHECKING:
    from settebello.client import OnlineTable
    from settebello.players import Player
    from settebello.protocol.game import ScoreSheet, Update

ALONE = ("against", "seed", "save", "set", "seats")
"""Options of a game that is opened here; a table on a server has its rules and players already."""
TOGETHER = ("server", "name", "watch", "player")


def add_joining(command: Parser) -> None:
    """The options of ``play`` for a table on a server."""
    group = command.add_argument_group("at a table on a server")
    group.add_argument(
        "--join", metavar="LINK", help="sit down there: the table's link, your own link, or a short code"
    )
    group.add_argument("--server", metavar="ADDRESS", help="whose code it is (http://127.0.0.1:7777)")
    group.add_argument("--name", help="your name at the table")
    group.add_argument("--watch", action="store_true", help="watch, and see no hand")
    group.add_argument(
        "--player", metavar="PLAYER", help="seat a computer player there instead: greedy, maestro, engine:COMMAND"
    )


def checked(options: argparse.Namespace) -> bool:
    """Whether a table on a server is meant.

    Raises:
        UsageError: some options are for one, and some are not.
    """
    foreign = [f"--{name}" for name in (ALONE if options.join else TOGETHER) if getattr(options, name)]
    if options.join is None and foreign:
        raise UsageError(f"{foreign[0]} is for a table on a server: name it with --join LINK.")
    if foreign:
        raise UsageError(
            f"{foreign[0]} is for a game that is opened here, and --join goes to one that is there already."
        )
    if options.player and options.watch:
        raise UsageError("A player sits down to play: leave out --watch, or --player.")
    return options.join is not None


def join(options: argparse.Namespace) -> None:
    """Sit down, or have a player sit down."""
    if options.player:
        _seat_player(options)
        return
    from settebello import terminal

    terminal.join(
        options.join,
        options.name,
        server=options.server,
        watching=options.watch,
        plain=options.plain,
        lang=options.lang,
    )


def _seat_player(options: argparse.Namespace) -> None:
    """Let a player play a game to its end."""
    from settebello.client import play_for, sit_down
    from settebello.terminal.text.messages import resolve_language

    player = _player(options.player)
    name = options.name or options.player.partition(":")[0].capitalize()
    try:
        with sit_down(options.join, name, server=options.server, lang=resolve_language(options.lang)) as table:
            print(f"{_name(table)} sits at {table.link}", flush=True)
            last = play_for(table, player, on_round_end=lambda update: print(_scores(table, update), flush=True))
            print(_ending(table, last))
    finally:
        close = getattr(player, "close", None)
        if close is not None:
            close()


def _player(text: str) -> Player:
    from settebello.arena.contestants import engine
    from settebello.players import make

    return engine(text) or make(text)


def _name(table: OnlineTable) -> str:
    assert table.room is not None
    assert table.seat is not None, "it has sat down"
    return table.room.seats[table.seat].name


def _side(table: OnlineTable, side: int) -> str:
    assert table.room is not None
    return " and ".join(seat.name for seat in table.room.seats if seat.side == side)


def _scores(table: OnlineTable, update: Update) -> str:
    assert update.sheet is not None, "the round is over"
    return ", ".join(f"{_side(table, side)} {points}" for side, points in enumerate(update.sheet.game))


def _ending(table: OnlineTable, sheet: ScoreSheet) -> str:
    return f"The game goes to {' and '.join(_side(table, side) for side in sheet.winners)}."
