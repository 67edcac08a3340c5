"""HTTP messages of profiles: the permanent identities of people without an account.

The page's types are generated from these structs (``web/src/lib/http-messages.ts``). A device acts for its profile with
its own key, in the header ``Authorization: Bearer KEY``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from settebello.protocol.http import ProfileKey
from settebello.protocol.room import SeatNumber

MAX_PHRASE_LENGTH = 400
"""The maximum length of a recovery phrase as somebody types it."""


class CreateProfileRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/profiles``."""

    name: str
    key: ProfileKey
    """Made by the device, like the key of a seat. A repeated request with the same key and name makes one profile."""
    program: bool = False
    """Whether a program plays under this name."""


class RestoreProfileRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/profiles/restore``: bring a profile to this device."""

    phrase: Annotated[str, Meta(max_length=MAX_PHRASE_LENGTH)]
    """The recovery phrase, as somebody types it."""
    key: ProfileKey
    """Made by the device."""


class RenameProfileRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/profiles/own/name``."""

    name: str


class RatingInfo(Struct, frozen=True, kw_only=True):
    """The estimate of a profile's strength."""

    pool: str
    """The rating pool: family of variants and number of seats, such as ``basic/2``, or ``basic/2/programs``."""
    rating: int
    """The best guess: 1500 is a new profile's."""
    low: int
    """The lower end of the interval that contains the true strength in 95% of cases."""
    high: int
    """The upper end of that interval."""
    games: int
    """Rated games played."""
    won: int


class RatedProfile(Struct, frozen=True, kw_only=True):
    """One of the best profiles of a pool."""

    id: str
    name: str
    rating: RatingInfo


class BestResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/ratings``."""

    pools: tuple[str, ...]
    """The pools with at least one listed profile."""
    pool: str
    """The requested pool; empty if nobody is listed in any."""
    best: tuple[RatedProfile, ...]
    """The best settled profiles of that pool that have met enough others, best first."""
    month: tuple[RatedProfile, ...]
    """The same among those who have played enough rated games this month (UTC); their games are those of the month."""
    month_games: int
    """The number of rated games that this takes."""
    games: int
    """The number of rated games that a profile needs to be settled."""
    days: int
    """The number of different days that it must have played them on."""
    opponents: int
    """The number of other settled profiles that a listed one has met."""


class ProfileInfo(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/profiles/{profile}``: a profile as everybody sees it."""

    id: str
    name: str
    program: bool
    """Whether a program plays under this name, by its own account."""
    ratings: tuple[RatingInfo, ...]
    """The rating in each pool that it has played in, the pool with the most games first."""


class BlockPersonRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/profiles/own/blocks``: block the person at a seat of a table where the profile sits too. A
    person without a profile is blocked by device, at a table of the lobby, matched or listed."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber


class BlockedInfo(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/profiles/own/blocks``, and one of `OwnProfile.blocked`: somebody who is blocked."""

    id: str
    """The id of their profile, or of the block if they have none."""
    name: str
    """The name of their profile, or the name that they had when they were blocked."""
    program: bool
    """Whether a program plays under that name, by its own account."""


Friendship = Literal["friends", "asked", "asking"]
"""How two people stand: both have added each other; you have asked them; they have asked you."""


class AddFriendRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/profiles/own/friends``: add the person at a seat of a table where the profile has played too.
    If that person has asked before, you are friends now, otherwise they are asked."""

    table: Annotated[str, Meta(max_length=64)]
    seat: SeatNumber


class InviteFriendRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Body of ``POST /api/profiles/own/friends/{profile}/invitation``: invite a friend to a table with an open seat
    where the profile sits. This replaces an earlier invitation."""

    table: Annotated[str, Meta(max_length=64)]


class FriendInfo(Struct, frozen=True, kw_only=True):
    """A friend, or somebody who has asked you or whom you have asked."""

    id: str
    """The id of their profile."""
    name: str
    program: bool
    """Whether a program plays under that name, by its own account."""
    friendship: Friendship
    here: bool
    """Whether a friend is here now."""
    invitation: str
    """The table to which a friend invites you; empty if there is none."""


class FriendsResponse(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/profiles/own/friends``. Asking for it tells friends that you are here for a minute."""

    friends: tuple[FriendInfo, ...]
    """By name."""


class ProfileDeviceInfo(Struct, frozen=True, kw_only=True):
    """A device that acts for a profile."""

    id: str
    kind: str
    """``Firefox``, ``Chrome``, ``Safari``, ``Edge``, ``Opera`` or ``terminal``; empty for something else."""
    since: int
    """Seconds since 1970."""
    own: bool
    """Whether it is the device that asks."""


class RatedResult(Struct, frozen=True, kw_only=True):
    """A rated game of a profile, and what it did to the rating."""

    table: str
    """The table of the game."""
    pool: str
    """The rating pool, as in :class:`RatingInfo`."""
    won: bool
    others: tuple[str, ...]
    """The names of the people on the other sides, without deleted profiles."""
    before: int
    """The best guess before the game."""
    after: int
    """The best guess with its result."""
    ended: int
    """Seconds since 1970."""


class OwnProfile(Struct, frozen=True, kw_only=True):
    """Response of ``GET /api/profiles/own``: a profile as its devices see it."""

    id: str
    name: str
    program: bool
    created: int
    """Seconds since 1970."""
    devices: tuple[ProfileDeviceInfo, ...]
    blocked: tuple[BlockedInfo, ...]
    """The people it has blocked, latest first."""
    ratings: tuple[RatingInfo, ...]
    """As in :class:`ProfileInfo`."""
    results: tuple[RatedResult, ...]
    """The rated games that ended last, the latest first."""
    people_met: int
    """The number of other profiles in all its rated games."""


class NewProfile(Struct, frozen=True, kw_only=True):
    """Response of ``POST /api/profiles`` and of ``POST /api/profiles/own/phrase``."""

    profile: OwnProfile
    phrase: str
    """The recovery phrase: twelve words. The server stores its hash, and cannot show it again."""
