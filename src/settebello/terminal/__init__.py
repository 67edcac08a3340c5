"""The terminal client: a table drawn with characters, or the game line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from settebello.errors import RecordError, Sentence, SettebelloError

if TYPE_CHECKING:
    from settebello.client import Link, OnlineTable
    from settebello.rules import Rules
    from settebello.terminal.session.local import LocalGame
    from settebello.terminal.session.protocol import SeatedGame
    from settebello.terminal.text.messages import Words
    from settebello.variants import Variant


class TerminalError(SettebelloError):
    """Something that must be said where nobody can be asked."""


PACE = 0.9
"""Seconds for which a card that another player plays is shown before it takes what it takes."""


_NAMELESS = Sentence("nameless", "Give a name to use at the table: --name NAME.")
_FINISHED = Sentence("file-finished", "The game in '{path}' is finished; choose another file for a new one.")


def play(
    variant: Variant,
    rules: Rules,
    against: Sequence[str],
    *,
    plain: bool = False,
    seed: bytes | None = None,
    save: Path | None = None,
    lang: str | None = None,
    pace: float = PACE,
) -> None:
    """Play at this terminal until the person leaves.

    Args:
        variant: the named game that the rules belong to; it gives the title.
        rules: how the game goes, house rules and all.
        against: the players at the other seats; the last one named sits at those that are left.
        plain: line by line; so too where input or output is no terminal.
        seed: 32 bytes from which all rounds are dealt; None: from the system's generator.
        save: a file for the record, written after every action; a game not finished that is in it goes on, with its
            own rules and players.
        lang: the code of a language; None: as the environment says.
        pace: seconds for which another player's card is shown.

    Raises:
        SettebelloError: something given cannot be used; nothing has been shown or written yet.
    """
    from settebello.terminal.text.messages import Words, spoken

    words = Words(spoken(lang), rules)
    game, resumed = _opened(variant, rules, against, seed=seed, save=save, words=words)
    words = Words(words.lang, game.rules)
    if resumed:
        print(words.say("resumed", path=str(save)))
    _shown(game, words, plain=plain, pace=pace)


def join(
    link: str,
    name: str | None,
    *,
    server: str | None = None,
    watching: bool = False,
    plain: bool = False,
    lang: str | None = None,
    pace: float = PACE,
) -> None:
    """Sit down at a table on a server, or watch it, until the person leaves.

    Args:
        link: of the table, or of one's own seat, or a short code.
        name: what one is called there; None: somebody at a terminal is asked.
        server: whose code it is; None: one on this machine.
        watching: see what lies open, and no hand.

    Others as for :func:`play`.

    Raises:
        SettebelloError: the link leads nowhere, there is no server or no table, or no place at it.
    """
    from settebello.client import read_link, watch
    from settebello.terminal.session.online import OnlineGame
    from settebello.terminal.text.messages import Words, spoken

    code = spoken(lang)
    if watching:
        table = watch(link, server=server, lang=code)
    else:
        table = own_seat_or_another(read_link(link, server), name, code)
    game = OnlineGame(table)
    _shown(game, Words(code, game.rules), plain=plain, pace=pace)


def own_seat_or_another(link: Link, name: str | None, lang: str) -> OnlineTable:
    """The seat that is one's own already, or another one."""
    from settebello.client import Refused, own_link, sit_down
    from settebello.client.http_api import find_table
    from settebello.terminal.session.own_seats import own_device, own_key

    server, table = link.server, find_table(link, lang=lang)
    key = link.key or own_key(server, table, name)
    if key is not None:
        try:
            return sit_down(own_link(server, table, key), "", lang=lang)
        except Refused:
            if link.key is not None:
                raise
    return sit_down(own_link(server, table, None), name or _asked_name(lang), device=own_device(), lang=lang)


def _asked_name(lang: str) -> str:
    """What the person is called at a table."""
    from settebello.rules import Rules
    from settebello.terminal.text.messages import Words

    if not sys.stdin.isatty():
        raise TerminalError(_NAMELESS())
    words = Words(lang, Rules())
    return input(f"{words.say('your-name')} ").strip()


def _shown(game: SeatedGame, words: Words, *, plain: bool, pace: float) -> None:
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _play_plain(game, words)
    else:
        _play_drawn(game, words, pace)


def _opened(
    variant: Variant, rules: Rules, against: Sequence[str], *, seed: bytes | None, save: Path | None, words: Words
) -> tuple[LocalGame, bool]:
    """The game, new or resumed, and whether it was resumed."""
    from settebello.terminal.session import record_files
    from settebello.terminal.session.local import LocalGame, new_game

    record = record_files.load(save) if save else None
    if record is None:
        you, title = words.say("you"), words.title(variant)
        return new_game(variant, rules, against, you=you, title=title, seed=seed, save=save), False
    if record.replay().outcome is not None:
        raise RecordError(_FINISHED(path=str(save)))
    return LocalGame(record, seed=seed, save=save), True


def _play_plain(game: SeatedGame, words: Words) -> None:
    from settebello.terminal.plain.table import PlainTable

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot say stops no game
    try:
        PlainTable(game, words, reads=sys.stdin, writes=sys.stdout).run()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still buffered is for nobody


def _play_drawn(game: SeatedGame, words: Words, pace: float) -> None:
    from settebello.terminal.tui.app import TableApp

    app = TableApp(game, words, pace=pace)
    app.run()
    if app.ended:
        print(app.ended)
    back = app.game.leave()
    if back is not None:
        print(app.narrator.message(back))


__all__ = ["PACE", "join", "play"]
