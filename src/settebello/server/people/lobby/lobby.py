"""The lobby of one process: the people connected to it, and its turns.

In each turn the process stores the new seeks, brings seeks of all processes together, tells its own people, and lists
the open tables. The store decides: it seats a seek once, even if several processes find opponents for it. A seek ends
by itself if its process or client does not renew it.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Protocol

from msgspec.structs import replace

from settebello.protocol import refusals
from settebello.protocol.lobby import FinishedGame, LobbyInfo, LobbyServerMessage, Seek, SeekCancelled
from settebello.server.credentials import hash_key, hash_lobby_address, hash_lobby_device, validate_key
from settebello.server.limits.limits import Limits
from settebello.server.limits.token_buckets import RateLimited
from settebello.server.live.cluster.bus import LobbyChanged
from settebello.server.live.table_registry import TableRegistry
from settebello.server.metrics import Metrics
from settebello.server.model import Profile
from settebello.server.people.lobby.listing import is_open, listed_row, listed_table
from settebello.server.people.lobby.pairings import MAX_PAIRINGS, find_pairings, seated_message
from settebello.server.people.lobby.wishes import encode_wish, wish_of
from settebello.server.store.base import StoreError
from settebello.server.store.lobby import SEEK_LEASE, ListedRow, Misses, StoredSeek
from settebello.server.store.profiles import Profiles
from settebello.server.tables.bans import AccessDenied
from settebello.server.tables.display_name import validate_name

CHANNEL = "lobby"
"""The channel of the lobby on the bus. No table has such a short id."""
PARTING_LEASE = 8.0
"""Seconds that a seek waits after its connection has ended, for the client to reconnect. The lease is longer than the
interval of renewals, since the client may have reconnected to another process."""
RENEW_INTERVAL = 6.0
"""Seconds between two renewals."""
POLL_INTERVAL, POLL_INTERVAL_WITHOUT_BUS = 2.0, 0.5
"""Seconds between two turns if nothing happens in this process."""
MIN_PAUSE = 0.05
"""The least pause between two turns, in seconds, so that seeks in quick succession are stored together."""
PAUSE_FACTOR = 2.0
"""The pause after a turn as a multiple of its duration, so that tables have most of the process's time."""
INFO_INTERVAL = 1.0
"""The least interval between two messages about the lobby, in seconds."""
QUIET_INTERVAL = 30.0
"""The least interval between two messages that tell only who is here and what was played, in seconds."""
LATEST_GAMES = 3
COOLDOWN, MAX_COOLDOWN = 60.0, 1800.0
"""Seconds that somebody who has not come to a table cannot look for opponents: after the first time in an hour, and the
maximum. Each further time doubles them."""

log = logging.getLogger(__name__)


class LobbyConnection(Protocol):
    """A connection to the lobby."""

    lang: str
    """The language of the texts that it receives."""

    def send(self, message: LobbyServerMessage) -> None:
        """Queue a message. This never blocks or fails."""
        ...


class Visitor:
    """A connection to the lobby, and its seek."""

    def __init__(self, connection: LobbyConnection, address: str | None) -> None:
        self.connection = connection
        self.address = address
        """The address whose limits apply, or None if it has no limits."""
        self.seek: StoredSeek | None = None
        self.stored = False
        """Whether the seek has been stored."""
        self.told: LobbyInfo | None = None
        self.told_at = 0.0
        """The time of that message, on the monotonic clock."""


class Lobby:
    """The people who look for opponents, and the tables that are open to everybody.

    Args:
        tables: the live tables, with the store and the bus.
        limits: the limits, among them the number of people from one address who may look for opponents.
        metrics: count the people who were seated and who gave up.
        profiles: whether people may have a profile here.
        ratings: whether there are rated games.
    """

    def __init__(
        self,
        tables: TableRegistry,
        limits: Limits,
        metrics: Metrics,
        *,
        profiles: bool = True,
        ratings: bool = True,
    ) -> None:
        self._tables = tables
        self._store = tables.store.lobby
        self._clock = tables.clock
        self._limits = limits
        self._has_profiles, self._has_ratings = profiles, ratings
        self._metrics = metrics
        self._visitors: set[Visitor] = set()
        self._fresh: dict[Visitor, asyncio.Future[None]] = {}
        """New seeks, whose senders wait until they are stored."""
        self._parted: set[str] = set()
        """The keys of the seeks whose connection has ended."""
        self._writing = asyncio.Lock()
        """Held while seeks are stored or cancelled, so that no cancelled one is stored again."""
        self._own_tables: dict[str, str] = {}
        """The tables that this process lists, and the information that it shows."""
        self._renewed = self._listed_at = self._informed = self._read_at = -RENEW_INTERVAL
        self._waiting = 0
        self._here = 0
        self._latest: Sequence[FinishedGame] = ()
        self._looked_at = -RENEW_INTERVAL
        self._rows: Sequence[ListedRow] = ()
        self._awake = asyncio.Event()
        self._seated = metrics.add_counter("settebello_lobby_seated_total", "People for whom a table was found.")
        self._abandoned = metrics.add_counter(
            "settebello_lobby_abandoned_total", "Seeks that were cancelled, or whose people had gone."
        )
        metrics.add_gauge(
            "settebello_lobby_waiting", "People of this process who look for opponents.", lambda: len(self._seeking())
        )
        metrics.add_gauge("settebello_lobby_connections", "Connections to the lobby.", lambda: len(self._visitors))

    async def run(self) -> None:
        """Take turns until cancelled."""
        bus = self._tables.bus
        self._tables.on_lobby_change = self._awake.set
        bus.subscribe(CHANNEL)
        while True:
            await self._wait_for_turn()
            began = self._clock.monotonic()
            try:
                await self._take_turn()
            except StoreError as error:
                log.warning("Could not read or store the lobby; will try again: %s", error)
                self._fail_fresh(error)
            except Exception:  # after any error people wait for the next turn
                log.exception("A turn of the lobby has failed.")
                self._fail_fresh(StoreError(refusals.STORE_AWAY()))
            await asyncio.sleep(max(MIN_PAUSE, PAUSE_FACTOR * (self._clock.monotonic() - began)))

    # The people of this process

    def enter(self, visitor: Visitor) -> None:
        """Add a visitor who has connected."""
        self._visitors.add(visitor)
        if self._clock.monotonic() - self._read_at < POLL_INTERVAL:
            self._inform(visitor, self._info(visitor.connection.lang))
        else:
            self._awake.set()

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor who has disconnected. Their seek waits a little for them to return."""
        self._visitors.discard(visitor)
        if visitor.seek is not None:
            self._parted.add(visitor.seek.key)
            self._awake.set()

    async def seek(self, visitor: Visitor, wanted: Seek) -> None:
        """Look for opponents for somebody.

        Raises:
            SettebelloError: there is no such game, the name or the key cannot be used, or too many people seek from
                their address.
            StoreError: the seek was not stored.
        """
        seek = await self._stored_seek(wanted, visitor.address)
        key = seek.key
        self._check_number(visitor)
        await self._check_misses(seek)
        if visitor.seek is not None and visitor.seek.key != key:
            await self.cancel(visitor)
        self._replace(seek, visitor)
        visitor.seek, visitor.stored = seek, False
        self._parted.discard(key)
        stored = self._fresh[visitor] = asyncio.get_running_loop().create_future()
        self._awake.set()
        try:
            await stored
        except StoreError:
            visitor.seek = None
            raise

    async def cancel(self, visitor: Visitor) -> bool:
        """Stop looking for opponents for somebody. Return False if opponents were already found or never sought.

        Raises:
            StoreError: the store is away.
        """
        async with self._writing:
            if visitor.seek is None:
                return False
            key = visitor.seek.key
            if not await self._store.cancel(key) and (await self._store.results([key])).get(key) is not None:
                self._awake.set()  # the next turn tells them the result
                return False
            visitor.seek = None
        self._abandoned.inc()
        return True

    async def info(self, lang: str) -> LobbyInfo:
        """The present state of the lobby, in that language.

        Raises:
            StoreError: the store is away.
        """
        if self._clock.monotonic() - self._read_at > POLL_INTERVAL:
            self._note(len(await self._store.waiting()), await self._store.listed())
        return self._info(lang)

    async def _stored_seek(self, wanted: Seek, address: str | None) -> StoredSeek:
        key, name = hash_key(validate_key(wanted.key)), validate_name(wanted.name)
        if wanted.rated and not self._has_ratings:
            raise AccessDenied(refusals.NO_RATINGS())
        profile: Profile | None = None
        blocked: Sequence[str] = ()
        if wanted.profile_key is not None:
            profile = await self._profiles_or_refuse().find(hash_key(wanted.profile_key), self._clock.now())
            blocked = await self._profiles_or_refuse().avoided(profile.id)
        return StoredSeek(
            key=key,
            device=hash_lobby_device(wanted.device) if wanted.device else key,
            name=name if profile is None else profile.name,
            wish=encode_wish(wish_of(wanted, profile, blocked)),
            address="" if address is None else hash_lobby_address(address),
        )

    def _profiles_or_refuse(self) -> Profiles:
        """The stored profiles.

        Raises:
            AccessDenied: this server has no profiles.
        """
        if not self._has_profiles:
            raise AccessDenied(refusals.NO_PROFILES())
        return self._tables.store.profiles

    def _check_number(self, visitor: Visitor) -> None:
        """Check that one more person from the visitor's address may look for opponents.

        Raises:
            RateLimited: the address has reached the limit.
        """
        if visitor.address is None:
            return
        others = sum(other.address == visitor.address for other, _ in self._seeking() if other is not visitor)
        if others >= self._limits.waiting:
            self._metrics.count_refusal("seeks")
            raise RateLimited(refusals.TOO_MANY_SEEKS())

    async def _check_misses(self, seek: StoredSeek) -> None:
        """Check that the people of the seek's device and address may look for opponents again.

        Raises:
            RateLimited: they did not come to the last tables that were found for them.
        """
        left = cooldown_left(await self._store.misses(seek.device, seek.address), self._clock.now())
        if left > 0:
            self._metrics.count_refusal("seeks")
            raise RateLimited(refusals.MISSED_TABLE(minutes=math.ceil(left / 60)))

    def _seeking(self) -> list[tuple[Visitor, StoredSeek]]:
        """The people of this process who look for opponents, with their seeks."""
        return [(visitor, visitor.seek) for visitor in self._visitors if visitor.seek is not None]

    def _replace(self, seek: StoredSeek, by: Visitor) -> None:
        """End the other seeks of the same device."""
        for visitor, other in self._seeking():
            if visitor is not by and other.device == seek.device and other.key != seek.key:
                self._end_replaced(visitor)

    def _end_replaced(self, visitor: Visitor) -> None:
        visitor.seek = None
        visitor.connection.send(SeekCancelled(id=None))

    # Turns

    async def _wait_for_turn(self) -> None:
        interval = POLL_INTERVAL if self._tables.bus.connected else POLL_INTERVAL_WITHOUT_BUS
        with suppress(TimeoutError):
            async with asyncio.timeout(interval):
                await self._awake.wait()
        self._awake.clear()

    async def _take_turn(self) -> None:
        if self._visitors or len(self._tables):
            await self._look_around()
        if not self._visitors and not self._parted and not self._own_tables and not self._listed_live():
            return
        await self._put()
        seeks = await self._store.waiting()
        sought_for = await self._pair(seeks)
        await self._tell({seek.key for seek in seeks} - sought_for)
        await self._list_own_tables()
        self._note(len(seeks) - len(sought_for), await self._store.listed())
        self._inform_all()

    async def _put(self) -> None:
        """Store the new seeks, and renew the others if it is time."""
        async with self._writing:
            fresh, parted = self._fresh, self._parted
            self._fresh, self._parted = {}, set()
            try:
                await self._put_fresh(fresh)
                if gone := parted - {seek.key for _, seek in self._seeking()}:
                    await self._store.renew([*gone], PARTING_LEASE)
                if self._clock.monotonic() - self._renewed >= RENEW_INTERVAL:
                    await self._renew()
            except BaseException:
                self._fresh, self._parted = fresh | self._fresh, parted | self._parted
                raise
        for stored in fresh.values():
            if not stored.done():
                stored.set_result(None)

    async def _put_fresh(self, fresh: Collection[Visitor]) -> None:
        seeks = {visitor.seek.key: visitor.seek for visitor in fresh if visitor.seek is not None}
        if seeks:
            await self._store.put([*seeks.values()], SEEK_LEASE)
        for visitor in fresh:
            visitor.stored = True

    async def _renew(self) -> None:
        """Renew all leases of this process, and delete everything that has expired."""
        await self._store.renew([seek.key for _, seek in self._seeking()], SEEK_LEASE)
        self._abandoned.inc(await self._store.sweep())
        self._renewed = self._clock.monotonic()

    def _fail_fresh(self, error: StoreError) -> None:
        fresh, self._fresh = self._fresh, {}
        for stored in fresh.values():
            if not stored.done():
                stored.set_exception(error)

    async def _pair(self, seeks: Sequence[StoredSeek]) -> set[str]:
        """Seat the seeks that fit together, and return the keys of all that it tried to seat."""
        if len(seeks) < 2:
            return set()
        pairings = await self._tables.run_job(lambda: find_pairings(seeks, self._clock.now()))
        if not pairings:
            return set()
        opened = await self._store.seat(pairings)
        self._metrics.tables_opened.inc(len(opened))
        self._seated.inc(sum(len(pairing.keys) for pairing in pairings if pairing.table.id in opened))
        self._tables.bus.publish(CHANNEL, LobbyChanged())
        if len(pairings) == MAX_PAIRINGS:
            self._awake.set()
        return {key for pairing in pairings for key in pairing.keys}

    async def _tell(self, waiting: set[str]) -> None:
        """Tell the people of this process who no longer wait the result of their seek."""
        settled = {seek.key for visitor, seek in self._seeking() if visitor.stored and seek.key not in waiting}
        results = await self._store.results(settled) if settled else {}
        for visitor, seek in self._seeking():
            if seek.key not in settled or not visitor.stored:
                continue
            result = results.get(seek.key)
            if result is None:
                self._store_again(visitor)  # it has expired although they are connected
            elif result.state == "seated":
                visitor.seek = None
                visitor.connection.send(seated_message(result, visitor.connection.lang))
            elif result.state != "waiting":
                self._end_replaced(visitor)

    def _store_again(self, visitor: Visitor) -> None:
        visitor.stored = False
        self._fresh[visitor] = asyncio.get_running_loop().create_future()
        self._fresh[visitor].add_done_callback(lambda stored: stored.exception())
        self._awake.set()

    # Open tables

    def _listed_live(self) -> dict[str, str]:
        """The listed tables with people of this process, and the information shown about them."""
        live = [table for table in self._tables.live if table.setup.lobby == "listed"]
        rows = [listed_row(table) for table in live if is_open(table) and table.presence.local_seats]
        return {row.table: row.about for row in rows}

    async def _list_own_tables(self) -> None:
        own, before = self._listed_live(), self._own_tables
        gone = before.keys() - own.keys()
        rows = [ListedRow(table=table, about=about) for table, about in own.items()]
        if self._clock.monotonic() - self._listed_at < RENEW_INTERVAL:
            rows = [row for row in rows if before.get(row.table) != row.about]
        else:
            self._listed_at = self._clock.monotonic()
        if gone or rows:
            await self._store.list_tables(rows, gone, SEEK_LEASE)
        self._own_tables = own

    # Who is here, and what was played

    async def _look_around(self) -> None:
        """Count the people of all processes and look for the games that have ended, but not too often."""
        now = self._clock.monotonic()
        if now - self._looked_at < RENEW_INTERVAL:
            return
        self._looked_at = now
        at_tables = sum(len(table.presence.local_seats) for table in self._tables.live)
        people = len(self._visitors) + at_tables
        self._here = await self._store.note_people(self._tables.process, people, SEEK_LEASE)
        if self._has_ratings:
            latest = await self._tables.store.ratings.latest(LATEST_GAMES)
            self._latest = [FinishedGame(winners=game.winners, others=game.others) for game in latest]

    # Messages about the lobby

    def _note(self, waiting: int, rows: Sequence[ListedRow]) -> None:
        self._waiting, self._rows, self._read_at = waiting, rows, self._clock.monotonic()

    def _info(self, lang: str) -> LobbyInfo:
        tables = (listed_table(row, lang) for row in self._rows)
        return LobbyInfo(
            waiting=self._waiting,
            tables=tuple(table for table in tables if table is not None),
            here=max(self._here, len(self._visitors)),
            latest=tuple(self._latest),
        )

    def _inform_all(self) -> None:
        """Tell everybody the state of the lobby, but not too often."""
        if self._clock.monotonic() - self._informed < max(INFO_INTERVAL, len(self._visitors) / 1000):
            return
        self._informed = self._clock.monotonic()
        infos = {lang: self._info(lang) for lang in {visitor.connection.lang for visitor in self._visitors}}
        for visitor in self._visitors:
            self._inform(visitor, infos[visitor.connection.lang])

    def _inform(self, visitor: Visitor, info: LobbyInfo) -> None:
        told, now = visitor.told, self._clock.monotonic()
        is_quiet = told is not None and replace(told, here=info.here, latest=info.latest) == info
        if told != info and not (is_quiet and now - visitor.told_at < QUIET_INTERVAL):
            visitor.told, visitor.told_at = info, now
            visitor.connection.send(info)


def cooldown_left(misses: Misses, now: float) -> float:
    """Seconds until somebody can look for opponents again.

    >>> [cooldown_left(Misses(number=number, last=1000.0), 1000.0) for number in (0, 1, 2, 3, 30)]
    [0.0, 60.0, 120.0, 240.0, 1800.0]
    """
    if not misses.number:
        return 0.0
    return misses.last + min(COOLDOWN * 2.0 ** (misses.number - 1), MAX_COOLDOWN) - now
