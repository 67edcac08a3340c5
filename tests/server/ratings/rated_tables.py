"""Tables of rated games, played at random to their end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from settebello.server.credentials import hash_key
from settebello.server.model import PERSON, Entry, Profile, TableSetup
from settebello.server.ratings.model import Rating
from settebello.server.ratings.weights import Experience
from settebello.server.store.base import Store
from settebello.server.store.profiles import ProfileDevice
from settebello.server.store.ratings import expect
from settebello.server.store.scripts import Query, Script
from settebello.server.tables.display_name import looks_of
from settebello.server.tables.room_events import RoomEvent, stamp
from tests.support.finished_tables import finished_table

NOW = 10_000.0


def rated_table(
    table: str, profiles: Sequence[str], *, drop: int = 0, created: int = int(NOW), ended: float = 1000.0
) -> tuple[TableSetup, list[Entry]]:
    """A rated table of these profiles and its entries, all of one time, without the last ``drop``."""
    setup, kept = finished_table(table, players=[PERSON] * len(profiles), drop=drop)
    entries = [replace(entry, at=ended) for entry in kept]
    seated = zip(setup.places, profiles, strict=True)
    places = tuple(replace(place, name=name, profile=name) for place, name in seated)
    return replace(setup, places=places, rated="people", created=created), entries


def step(event: RoomEvent, at: float) -> Entry:
    return stamp(event, f"step-{at}", at)


async def make_profile(store: Store, name: str) -> Profile:
    profile = Profile(id=name, name=name, created=1)
    device = ProfileDevice(key=hash_key(f"key of {name}"), kind="", since=1)
    return await store.profiles.create(profile, device, f"phrase of {name}", looks_of(name))


async def expect_rating(store: Store, table: str, at: float) -> None:
    """Have the game of that table be rated, as when a rated table is opened."""
    await store.ratings._scripts.write(lambda: expect([(table, at)]))


async def set_rating(
    store: Store,
    profile: str,
    pool: str,
    rating: Rating,
    experience: Experience | None = None,
    last: float = 0.0,
) -> None:
    """Give a profile that has no rating this one, as if it had played."""

    def script() -> Script[None]:
        sql = """
            INSERT INTO ratings (profile_id, pool, mean, deviation, games, won, days, opponents, last)
            VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?)
        """
        played = experience or Experience(games=1)
        known = (played.games, played.days, played.opponents)
        yield Query(sql, (profile, pool, rating.mean, rating.deviation, *known, last))

    await store.ratings._scripts.write(script)


async def assert_rated_once(store: Store, names: Collection[str], played: int) -> None:
    """The games of all tables named ``table-…`` have changed the ratings, each once: the ratings of each profile are a
    chain, in which each game begins where another one has ended."""
    assert await store.ratings.expected() == []
    rows = await store.ratings._scripts.read(_rated_seats)
    assert len(rows) == 2 * played
    assert len({table for table, *_ in rows}) == played
    for name in names:
        own = [
            (Rating(mean=row[2], deviation=row[3]), Rating(mean=row[4], deviation=row[5]))
            for row in rows
            if row[1] == name
        ]
        current = [(one.rating, one.games) for one in await store.ratings.of(name)]
        assert current == ([(_end_of_chain(own), len(own))] if own else [])


def _rated_seats() -> Script[Sequence[tuple[str, str, float, float, float, float]]]:
    rows = yield Query(
        "SELECT table_id, profile_id, mean_before, deviation_before, mean, deviation FROM rated_seats"
        " WHERE table_id LIKE 'table-%'"
    )
    return [(row[0], row[1], row[2], row[3], row[4], row[5]) for row in rows]


def _end_of_chain(games: Sequence[tuple[Rating, Rating]]) -> Rating:
    """The rating after games of which each begins where another one has ended."""
    changes = {before: after for before, after in games if after != before}
    unchanged = sum(after == before for before, after in games)  # against a fresh profile
    assert len(changes) + unchanged == len(games), "two games begin at the same rating"
    rating = Rating()
    while changes:
        assert rating in changes, "a game does not begin where another one has ended"
        rating = changes.pop(rating)
    return rating
