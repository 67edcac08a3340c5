"""The tables of a duplicate match (docs/duplicate.md)."""

from __future__ import annotations

from collections.abc import Sequence

from settebello.errors import SettebelloError
from settebello.players import check_player_name
from settebello.protocol import refusals
from settebello.protocol.http import OpenMatchRequest
from settebello.record import Record, write
from settebello.rules import Rules
from settebello.rules.base import MOST_TARGET
from settebello.server.credentials import new_code
from settebello.server.model import OPEN, Place, TableSetup
from settebello.shuffle import first_dealer
from settebello.variants import named_rules, variant

GAMES = ("scopone", "scopa")
"""The games of matches, played by two pairs."""
SEATS = 4
TABLES = range(2, 9)
"""The numbers of tables that a match may have."""
BOARDS = range(1, 17)
"""The numbers of boards, which are rounds of the game."""


class MatchRefused(SettebelloError):
    """A match that cannot be opened or changed so."""


def make_match_tables(
    wanted: OpenMatchRequest, match: str, ids: Sequence[str], seed: bytes, now: float
) -> Sequence[TableSetup]:
    """Make the tables of a match. Their seats are open, and all have the same packs and the same dealer.

    Args:
        wanted: the request.
        match: the id of the match.
        ids: the ids of the tables.
        seed: the seed from which all packs are dealt.
        now: the time, in seconds since 1970.
    """
    game, rules = variant(wanted.variant), match_rules(wanted)
    begun = Record(rules=rules, names=("",) * SEATS, dealer=first_dealer(seed, SEATS), length=wanted.boards)
    return [
        TableSetup(
            id=table,
            title=game.title,
            rules=rules,
            places=(Place(name="", player=OPEN),) * SEATS,
            dealer=begun.dealer,
            pace=wanted.pace,
            created=int(now),
            code=new_code(),
            gathers=True,
            clock=wanted.clock,
            watchers=False,
            level=wanted.level,
            game=game.id,
            practice=write(begun),
            seed=seed.hex(),
            match_id=match,
        )
        for table in ids
    ]


def match_rules(wanted: OpenMatchRequest) -> Rules:
    """The rules of a match: those of the game, with a target that nobody reaches, so that every board is played.

    Raises:
        MatchRefused: there is no match of this game, or with so many tables or boards.
        PlayerError: there is no such computer player.
    """
    if wanted.variant not in GAMES or wanted.seats != SEATS:
        raise MatchRefused(refusals.MATCH_GAME())
    if wanted.tables not in TABLES:
        raise MatchRefused(refusals.MATCH_TABLES(fewest=TABLES[0], most=TABLES[-1]))
    if wanted.boards not in BOARDS:
        raise MatchRefused(refusals.MATCH_BOARDS(fewest=BOARDS[0], most=BOARDS[-1]))
    check_player_name(wanted.level)
    return named_rules(wanted.variant, SEATS, (("target", str(MOST_TARGET)),))
