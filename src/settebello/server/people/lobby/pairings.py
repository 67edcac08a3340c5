"""Makes the table for a group of seekers, and the messages about it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.protocol.lobby import Seated
from settebello.server.model import PERSON, Place
from settebello.server.people.lobby.groups import Group, find_groups
from settebello.server.people.lobby.wishes import seeker_of
from settebello.server.store.lobby import Pairing, SeekResult, StoredSeek
from settebello.server.tables.info_messages import variant_title
from settebello.server.tables.opening import MATCHED_ARRIVAL, make_matched_table
from settebello.variants import variant

MAX_PAIRINGS = 500
"""The most tables opened in one transaction."""


class Found(Struct, frozen=True, kw_only=True):
    """The stored information about a table that was found, for the message to its people."""

    game: str
    """The id of the variant."""
    plain: bool
    """Whether there are no house rules."""
    names: tuple[str, ...]


def find_pairings(seeks: Iterable[StoredSeek], now: float) -> list[Pairing]:
    """The pairings among waiting seeks, oldest first. ``now`` dates their tables."""
    seekers = [seeker for seek in seeks if (seeker := seeker_of(seek)) is not None]
    return [_pairing_of(group, now) for group in find_groups(seekers)[:MAX_PAIRINGS]]


def _pairing_of(group: Group, now: float) -> Pairing:
    game = variant(group.terms.game.variant)
    people = [
        Place(
            name=seeker.name,
            player=PERSON,
            key=seeker.key,
            program=seeker.wish.program,
            profile=seeker.wish.profile,
            face=seeker.wish.face,
            device="" if seeker.device == seeker.key else seeker.device,
        )
        for seeker in group.seekers
    ]
    table = make_matched_table(
        game, group.terms.game.rules(), people, now=now, clock=group.terms.clock, rated=group.terms.rated
    )
    names = tuple(place.name for place in table.places)
    found = Found(game=game.id, plain=table.title == game.title, names=names)
    keys = tuple(seeker.key for seeker in group.seekers)
    return Pairing(table=table, keys=keys, found=msgspec.json.encode(found).decode())


def seated_message(result: SeekResult, lang: str) -> Seated:
    """The message to somebody who was seated. A different release may have stored less than it shows."""
    title = ""
    names: tuple[str, ...] = ()
    try:
        found = msgspec.json.decode(result.found, type=Found)
        title, names = variant_title(variant(found.game).id, lang, plain=found.plain), found.names
    except (msgspec.MsgspecError, SettebelloError):
        pass  # the table itself shows it
    return Seated(table=result.table, seat=result.seat, title=title, names=names, seconds=MATCHED_ARRIVAL)
