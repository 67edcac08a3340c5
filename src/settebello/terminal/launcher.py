"""Start the terminal client: a local game, a table on a server, or a replay; drawn in a terminal, else line by line.

Each function imports what it needs when it runs, so importing this module is cheap.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from settebello.errors import RecordError, Sentence, SettebelloError
from settebello.terminal.tty import can_draw

if TYPE_CHECKING:
    from datetime import date

    from textual.app import App

    from settebello.drills import Kind
    from settebello.rules import Rules
    from settebello.study.puzzles import PuzzlePack
    from settebello.terminal.session.game_session import GameSession
    from settebello.terminal.session.local import LocalSession
    from settebello.terminal.session.own_profiles import KnownProfile
    from settebello.terminal.session.replay import ReplaySession
    from settebello.terminal.text.messages import Translator
    from settebello.variants import Variant

T = TypeVar("T")
DEFAULT_PACE = 0.9
"""How long another player's card is shown before the cards that it captures leave the table, in seconds."""

_NAME_MISSING = Sentence("nameless", "Give a name to use at the table: --name NAME.")
_GAME_FINISHED = Sentence("file-finished", "The game in '{path}' is finished; choose another file for a new one.")
_GAME_THERE = Sentence("file-game-there", "'{path}' holds a game already; choose another file.")


class TerminalError(SettebelloError):
    """A missing answer when nobody is at the terminal to be asked."""


def play(
    variant: Variant,
    rules: Rules,
    against: Sequence[str],
    *,
    plain: bool = False,
    seed: bytes | None = None,
    save: Path | None = None,
    lang: str | None = None,
    pace: float = DEFAULT_PACE,
) -> None:
    """Play a local game until the person leaves.

    Args:
        variant: the named game that the rules belong to; its title is shown.
        rules: the rules of the game, house rules included.
        against: the players at the other seats; the last one also takes the seats left over.
        plain: play line by line; this is also done if a standard stream is not a terminal that can be drawn on.
        seed: 32 bytes that determine all deals, or None to use the system's generator.
        save: a file for the record, written after every action. If it holds an unfinished game, that game continues
            with its own rules and players.
        lang: a language code, or None for the environment's language.
        pace: how long another player's card is shown, in seconds.

    Raises:
        SettebelloError: an argument cannot be used; nothing has been shown or written yet.
    """
    from settebello.terminal.text.messages import Translator, resolve_language

    translator = Translator(resolve_language(lang), rules)
    session, resumed = _open_session(variant, rules, against, seed=seed, save=save, translator=translator)
    translator = Translator(translator.lang, session.rules)
    if resumed:
        print(translator.text("resumed", path=str(save)))
    _run(session, translator, plain=plain, pace=pace)


def join(
    link: str,
    name: str | None,
    *,
    server: str | None = None,
    watching: bool = False,
    profile: KnownProfile | None = None,
    plain: bool = False,
    lang: str | None = None,
    pace: float = DEFAULT_PACE,
) -> bool:
    """Sit down at a table on a server, or watch it, until the person leaves. Returns whether the lobby has dissolved
    the table because somebody did not come.

    Args:
        link: the table's link, the link of your own seat, or a short code.
        name: the person's name at the table, or None to ask for it at the terminal.
        server: the server that knows the code, or None for the one on this machine.
        watching: watch as a spectator, without seeing a hand.
        profile: the profile to sit down with, whose name is used.

    Other arguments as for :func:`play`.

    Raises:
        SettebelloError: the link leads nowhere, there is no server or no table, or no place at it.
    """
    from settebello.client import read_link, watch
    from settebello.terminal.session.online.session import OnlineSession
    from settebello.terminal.session.own_profiles import open_profile
    from settebello.terminal.session.seating import take_own_or_new_seat
    from settebello.terminal.text.messages import Translator, resolve_language

    code = resolve_language(lang)
    if watching:
        table = watch(link, server=server, lang=code)
    else:
        table = take_own_or_new_seat(
            read_link(link, server),
            name if profile is None else profile.name,
            lang=code,
            profile=None if profile is None else open_profile(profile, code),
            ask_name=lambda: _ask_name(code),
        )
    session = OnlineSession(table)
    _run(session, Translator(code, session.rules), plain=plain, pace=pace)
    return table.room is not None and table.room.dissolved


def replay(
    path: Path,
    *,
    seat: int | None = None,
    address: str | None = None,
    plain: bool = False,
    lang: str | None = None,
) -> None:
    """Walk through the game of a record until the person leaves.

    Args:
        path: the file of the record.
        seat: the only seat whose hand is shown, counted from 0, or None for all hands.
        address: where to begin, such as 3 (a round) or 3.14 (an action of it), or None for the first deal.
        plain: line by line; this is also done if a standard stream is not a terminal that can be drawn on.
        lang: a language code, or None for the environment's language.

    Raises:
        SettebelloError: the record cannot be replayed, or an argument does not fit it.
    """
    from settebello.record.positions import check_seat
    from settebello.terminal.session.record_files import read_record
    from settebello.terminal.session.replay import ReplaySession
    from settebello.terminal.text.messages import Translator, resolve_language

    code = resolve_language(lang)
    record = read_record(path)
    game = ReplaySession(record, code)
    if seat is not None:
        check_seat(record, seat)
    if address is not None:
        game.go_to_address(address)
    translator = Translator(code, game.rules)
    if _is_plain(asked=plain):
        _replay_plain(game, translator, seat)
    else:
        _replay_tui(game, translator, seat)


def play_from(
    path: Path,
    address: str,
    *,
    seat: int | None = None,
    level: str | None = None,
    plain: bool = False,
    save: Path | None = None,
    lang: str | None = None,
    pace: float = DEFAULT_PACE,
) -> None:
    """Play on from a position of a recorded game, against computers, until the person leaves.

    Args:
        path: the file of the record.
        address: the position, such as 3 (the deal of round 3) or 3.14 (after action 14 of it).
        seat: the person's seat, from 0, or None for the seat on turn.
        level: the player at the other seats, or None for the usual one.
        save: a new file for the record, written after every action.

    Other arguments as for :func:`play`.

    Raises:
        SettebelloError: the game cannot be played on from there, or an argument cannot be used.
    """
    from settebello.players import DEFAULT_LEVEL
    from settebello.terminal.session import record_files
    from settebello.terminal.session.replay import ReplaySession
    from settebello.terminal.text.messages import Translator, resolve_language

    if save is not None and record_files.load_record(save) is not None:
        raise RecordError(_GAME_THERE(path=str(save)))
    replay = ReplaySession(record_files.read_record(path), resolve_language(lang))
    replay.go_to_address(address)
    translator = Translator(resolve_language(lang), replay.rules)
    session = replay.play_on(translator, seat=seat, level=level or DEFAULT_LEVEL, save=save)
    _run(session, translator, plain=plain, pace=pace)


def play_daily(day: date, *, plain: bool = False, lang: str | None = None, pace: float = DEFAULT_PACE) -> None:
    """Play the daily game of a day, or continue it, until it is over or the person leaves. It is kept in a file after
    every action, and there is one attempt a day.

    Args:
        day: the day, which is not checked.

    Other arguments as for :func:`play`.

    Raises:
        SettebelloError: the file of the attempt cannot be used.
    """
    from settebello.record.daily import DAILY_RULES
    from settebello.terminal.session.daily import open_attempt
    from settebello.terminal.session.local import COMPUTER_NAMES
    from settebello.terminal.text.messages import Translator, resolve_language

    translator = Translator(resolve_language(lang), DAILY_RULES)
    title = translator.text("daily-title", day=day.isoformat())
    session = open_attempt(day, (translator.text("you"), COMPUTER_NAMES[0]), title)
    _run(session, translator, plain=plain, pace=pace)


def drill(rules: Rules, kind: Kind, *, count: int, seed: int, lang: str | None = None) -> None:
    """Ask small questions about a game, line by line.

    Args:
        rules: of the game.
        kind: what is asked.
        count: how many questions.
        seed: of the questions.
        lang: a language code, or None for the environment's language.

    Raises:
        DrillError: the game has nothing to ask about that.
    """
    from settebello.terminal.plain.drill import PlainDrill
    from settebello.terminal.text.messages import Translator, resolve_language

    translator = Translator(resolve_language(lang), rules)
    PlainDrill(rules, kind, translator, count=count, seed=seed, reads=sys.stdin, writes=sys.stdout).run()


def solve_puzzles(
    pack: PuzzlePack | None = None, *, game: str | None = None, theme: str | None = None, lang: str | None = None
) -> None:
    """Give puzzles, line by line, until the person leaves.

    Args:
        pack: the puzzles, or None for the puzzles that come with Settebello.
        game: only puzzles of this named game, at any number of seats.
        theme: only puzzles with this theme (:data:`settebello.study.puzzles.model.THEMES`).
        lang: a language code, or None for the environment's language.

    Raises:
        SettebelloError: the pack has no such puzzles.
    """
    from random import SystemRandom

    from settebello.study.puzzles import shipped_pack
    from settebello.study.puzzles.selection import select
    from settebello.terminal.plain.puzzles import PlainPuzzles
    from settebello.terminal.text.messages import resolve_language

    code = resolve_language(lang)
    pack = pack or shipped_pack()
    puzzles = select(pack, game=game, theme=theme)
    PlainPuzzles(pack, puzzles, code, reads=sys.stdin, writes=sys.stdout, chance=SystemRandom()).run()


def _ask_name(lang: str) -> str:
    """Ask for the person's name.

    Raises:
        TerminalError: nobody is at a terminal, or its input has ended.
    """
    from settebello.rules import Rules
    from settebello.terminal.text.messages import Translator

    if not sys.stdin.isatty():
        raise TerminalError(_NAME_MISSING())
    try:
        return input(f"{Translator(lang, Rules()).text('your-name')} ").strip()
    except EOFError:
        raise TerminalError(_NAME_MISSING()) from None


def _open_session(
    variant: Variant,
    rules: Rules,
    against: Sequence[str],
    *,
    seed: bytes | None,
    save: Path | None,
    translator: Translator,
) -> tuple[LocalSession, bool]:
    """The session, and whether it continues a saved game."""
    from settebello.terminal.session import record_files
    from settebello.terminal.session.local import LocalSession, new_local_session

    record = record_files.load_record(save) if save else None
    if record is None:
        you, title = translator.text("you"), translator.title(variant)
        return new_local_session(variant, rules, against, you=you, title=title, seed=seed, save=save), False
    if record.replay().outcome is not None:
        raise RecordError(_GAME_FINISHED(path=str(save)))
    return LocalSession(record, seed=seed, save=save), True


def _run(session: GameSession, translator: Translator, *, plain: bool, pace: float) -> None:
    if _is_plain(asked=plain):
        _run_plain(session, translator)
    else:
        _run_tui(session, translator, pace)


def _is_plain(*, asked: bool) -> bool:
    """Whether to play line by line. The drawn table is written to standard error, as textual does."""
    return asked or not can_draw(sys.stdin, sys.stdout, sys.stderr)


def _run_plain(session: GameSession, translator: Translator) -> None:
    from settebello.terminal.plain.table import PlainTable

    PlainTable(session, translator, reads=sys.stdin, writes=sys.stdout).run()


def _replay_plain(game: ReplaySession, translator: Translator, seat: int | None) -> None:
    from settebello.terminal.plain.replay import PlainReplay

    PlainReplay(game, translator, reads=sys.stdin, writes=sys.stdout, seat=seat).run()


def _replay_tui(game: ReplaySession, translator: Translator, seat: int | None) -> None:
    """Walk through the game; a person who plays on from a position comes back to it afterwards."""
    from settebello.terminal.tui.replay_app import ReplayApp

    while (wanted := _run_app(ReplayApp(game, translator, seat=seat))) is not None:
        _run_tui(game.play_on(translator, seat=wanted.seat, level=wanted.level), translator, DEFAULT_PACE)


def _run_tui(session: GameSession, translator: Translator, pace: float) -> None:
    from settebello.terminal.tui.app import TableApp

    app = TableApp(session, translator, pace=pace)
    _run_app(app)
    if app.end_reason:
        print(app.end_reason)
    notice = app.session.leave()
    if notice is not None:
        print(app.narrator.notice_text(notice))


def _run_app(app: App[T]) -> T | None:
    """Run an app.

    Raises:
        SystemExit: a signal or an error ended the app, and the terminal has been restored.
    """
    returned = app.run()
    if app.return_code:
        sys.exit(app.return_code)
    return returned


__all__ = [
    "DEFAULT_PACE",
    "TerminalError",
    "drill",
    "join",
    "play",
    "play_daily",
    "play_from",
    "replay",
    "solve_puzzles",
]
