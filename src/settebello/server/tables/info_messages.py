"""Makes the messages that describe a table (`TableInfo`) and its people (`RoomInfo`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, lru_cache
from itertools import chain, repeat

from settebello.cards import ALL_RANKS
from settebello.game import Game
from settebello.protocol.game import SeatInfo, TableInfo
from settebello.protocol.room import Phase, RoomInfo, RoomSeat
from settebello.record.titles import nearest_variant
from settebello.rules import Rules, digested_json
from settebello.server.model import OPEN, PERSON, TableSetup
from settebello.server.ratings.rated_games import rating_pool
from settebello.server.tables.room import Room
from settebello.server.tables.sheets import (
    capture_limit,
    rule_brief,
    rule_examples,
    rule_headings,
    rule_keys,
    rule_paragraphs,
)
from settebello.server.tables.state import TableState
from settebello.variants import variant
from settebello.variants.decks import RegionalDeck, regional_deck
from settebello.variants.presets import preset_of
from settebello.wording.catalogue import message
from settebello.wording.idiom import plain_suits, suits, table_idiom


def table_info(setup: TableSetup, room: Room, seat: int | None, lang: str = "en") -> TableInfo:
    """The table for the person at ``seat``, or for a spectator if it is None, in their language."""
    return table_info_of(
        setup.rules,
        lang,
        table=setup.id,
        title=title_of(setup, lang),
        people=[(place.name, place.player) for place in room.places],
        faces=[place.face for place in room.places],
        seat=seat,
        hints=seat is not None and room.may_have_hints,
        practice=bool(setup.practice) and not room.compared,
        length=setup.length,
        day=setup.day,
        match=setup.match_id or None,
    )


def table_info_of(
    rules: Rules,
    lang: str,
    *,
    title: str,
    people: Iterable[tuple[str, str]],
    faces: Iterable[int | None] = (),
    table: str = "",
    seat: int | None = None,
    hints: bool = False,
    practice: bool = False,
    length: int | None = None,
    day: str | None = None,
    match: str | None = None,
) -> TableInfo:
    """The information that a page needs to show a game with these rules.

    Args:
        rules: the rules.
        lang: the language.
        title: the title of the game, in that language.
        people: the name and the player of each seat.
        faces: the face that the person at each seat has chosen, or None. Seats beyond them have none.
        table: the table's id, or empty if there is no table.
        seat: the seat of the recipient, or None for a spectator.
        hints: whether the recipient may ask for hints.
        practice: whether the game began at a position of another game.
        length: the number of rounds of the game, or None if only its rules end it.
        day: the day whose daily game is played, or None.
        match: the id of the match to which the table belongs, or None.
    """
    return TableInfo(
        id=table,
        seat=0 if seat is None else seat,
        watching=seat is None,
        seats=tuple(
            SeatInfo(name=name, player=player, side=rules.side_of(number), face=face)
            for number, ((name, player), face) in enumerate(zip(people, chain(faces, repeat(None)), strict=False))
        ),
        title=title,
        target=rules.finish.target,
        lowest=rules.finish.lowest,
        direction=rules.seating.direction,
        rule_sheet=rule_paragraphs(rules, lang),
        rules=digested_json(rules),
        idiom=table_idiom(rules),
        suits=plain_suits(suits(rules)),
        deck=_usual_deck(rules),
        sweeps=rules.sweep.points > 0,
        sweep_points=rules.sweep.flat_points,
        cards=rules.cards,
        values=tuple(rules.value(rank) for rank in ALL_RANKS[: rules.pack.king]),
        limit=capture_limit(rules),
        hints=hints,
        practice=practice,
        length=length,
        day=day,
        match=match,
        declarations=rules.declarations != "none",
        knocks=rules.declarations != "none" and rules.declaring.when != "round",
        rule_headings=rule_headings(rules, lang),
        rule_examples=rule_examples(rules),
        rule_keys=rule_keys(rules),
        rule_brief=rule_brief(rules, lang),
    )


@lru_cache
def _usual_deck(rules: Rules) -> RegionalDeck | None:
    """The deck of the region that the named game nearest to these rules comes from."""
    return regional_deck(nearest_variant(rules).region)


def title_of(setup: TableSetup, lang: str) -> str:
    """The title of the table in that language. Titles that people chose are not translated."""
    if not setup.game:
        return setup.title
    preset = _preset_id(setup.game, setup.rules)
    if preset:
        return variant_title(preset, lang, plain=True)
    return variant_title(setup.game, lang, plain=setup.title == variant(setup.game).title)


@lru_cache(maxsize=256)
def _preset_id(game: str, rules: Rules) -> str:
    """The id of the preset that house rules of a game are, or empty if they are none."""
    preset = preset_of(variant(game), rules)
    return "" if preset is None else preset.id


@cache
def variant_title(game: str, lang: str, *, plain: bool) -> str:
    """The title of a variant or a preset, or of house rules, in that language. It is cached because thousands of
    clients may reconnect at the same time."""
    title = message(lang, f"title-{game}")
    return title if plain else message(lang, "title-with-house-rules", {"game": title})


def room_info(state: TableState, *, connected: Collection[int], watchers: int) -> RoomInfo:
    """The people at the table as a spectator sees them. ``connected`` are the connected seats."""
    setup, room, game = state.setup, state.room, state.game
    return RoomInfo(
        version=state.version,
        phase=_phase(room, game),
        seat=None,
        host=room.host,
        devices=0,
        seats=tuple(_room_seat(setup, room, number, connected) for number in range(len(room.places))),
        watchers=watchers,
        code=setup.code,
        grace=setup.grace,
        clock=setup.clock,
        level=setup.level,
        may_watch=setup.watchers,
        rematch=room.rematch,
        acting=room.acting,
        connected=(),
        removed=(),
        rated=bool(setup.rated),
        pool=rating_pool(setup.rules, setup.rated or "people"),
        matched=setup.lobby == "matched",
        listed=setup.lobby == "listed",
        dissolved=room.dissolved,
        forfeited_to=state.forfeited_to,
    )


def _phase(room: Room, game: Game) -> Phase:
    if room.closed:
        return "closed"
    if game.outcome is not None:
        return "over"
    return "playing" if game.attempts else "gathering"


def _room_seat(setup: TableSetup, room: Room, number: int, here: Collection[int]) -> RoomSeat:
    place = room.places[number]
    person = place.player == PERSON
    return RoomSeat(
        name=place.name,
        player=place.player,
        side=setup.rules.side_of(number),
        here=number in here or not (person or place.player == OPEN),
        ready=number in room.ready or not (person or place.player == OPEN),
        stand_in=room.started and number in room.away,
        profile=place.profile,
        program=place.program,
        face=place.face,
        won=place.won,
    )
