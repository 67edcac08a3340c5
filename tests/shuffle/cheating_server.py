"""A server that cheats in the shuffle: ``python -m tests.shuffle.cheating_server --cheat NAME``, and the options of the
server. Every cheat lets it choose among several deals, or hides that it did."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.commit_reveal import server_commitment
from settebello.events import CardsDealt, Event, Redealt
from settebello.game import Game, Seed
from settebello.protocol.shuffle import Reveal, ShuffleInfo
from settebello.record import Record
from settebello.record.fairness import PERSON, Exchange
from settebello.server.__main__ import main
from settebello.server.edge.http.endpoints import tables
from settebello.server.live import broadcaster
from settebello.server.live.broadcaster import Broadcaster
from settebello.server.live.live_table import LiveTable
from settebello.server.live.presence import Presence
from settebello.server.store.base import StoreError
from settebello.server.tables import clocks as deadlines
from settebello.server.tables import opening, public_record
from settebello.server.tables import shuffle as commands
from settebello.server.tables.exchange import ExchangeState
from settebello.server.tables.room_events import CommitmentsFixed
from settebello.shuffle import first_dealer, pack_order
from settebello.view import views_of
from tests.shuffle.cheats import COMPUTER, with_commitment, with_share

Order = tuple[Card, ...]
OTHER_SEED = bytes(range(32))


def deals_another_pack() -> None:
    """It deals the fifth pack as the first, and introduces the table again before, as to somebody who comes late."""
    _deal(lambda seed, cards, attempt: pack_order(seed, cards, attempt + 4))

    def announce(table: Broadcaster, events: tuple[Event, ...]) -> tuple[Event, ...]:
        if any(isinstance(event, CardsDealt) and event.deal == 0 for event in events):
            for member in table._presence:
                table.send_table_info(member)
        return events

    _change_updates(announce)


def takes_another_table() -> None:
    """It deals the table cards from a later place, and says that it is the second deal."""
    _deal(lambda seed, cards, attempt: _exchanged(pack_order(seed, cards, attempt), range(6, 10), range(20, 24)))

    def later(*given: Any) -> dict[int | None, Any]:
        return {seat: replace(view, deal=view.deal + 1) for seat, view in views_of(*given).items()}

    _patch(broadcaster, "views_of", later)


def calls_deals_void() -> None:
    """It calls three deals void that are not, until it likes one."""
    _deal(lambda seed, cards, attempt: pack_order(seed, cards, attempt + 3))

    def announce(table: Broadcaster, events: tuple[Event, ...]) -> tuple[Event, ...]:
        seed, game = table._state.game.shuffle, table._state.game
        if not any(isinstance(event, CardsDealt) and event.deal == 0 for event in events) or not isinstance(seed, Seed):
            return events
        packs = (pack_order(seed.seed, game.rules.cards, attempt) for attempt in (1, 2, 3))
        return (*(Redealt(table=CardSet(pack[6:10])) for pack in packs), *events)

    _change_updates(announce)


def deals_later_cards() -> None:
    """It exchanges two cards of a later deal (attack D)."""
    _deal(lambda seed, cards, attempt: _exchanged(pack_order(seed, cards, attempt), (22,), (35,)))


def chooses_first_dealer() -> None:
    """The other seat deals the first round (attack C)."""
    _patch(commands, "first_dealer", lambda seed, seats: 1 - first_dealer(seed, seats))


def chooses_later_dealer() -> None:
    """The dealer of the first round deals the second as well."""
    deal = Game.deal

    def again(game: Game, shuffle: Any) -> Any:
        own, game.first_dealer = game.first_dealer, (game.first_dealer + len(game.scores)) % game.rules.seats
        try:
            return deal(game, shuffle)
        finally:
            game.first_dealer = own

    _patch(Game, "deal", again)


def invents_share() -> None:
    """It adds a share at the computer's seat, chosen when it knows the person's (attack A)."""

    def invented(exchange: Exchange) -> Exchange:
        listed = with_commitment(exchange.transcript, COMPUTER, OTHER_SEED)
        return with_share(replace(exchange, transcript=listed, players=(PERSON, PERSON)), COMPUTER, OTHER_SEED)

    _change_exchanges(invented)


def changes_list() -> None:
    """It changes its own seed, and the list with it, when it knows the shares (attack B)."""

    def changed(exchange: Exchange) -> Exchange:
        listed = exchange.transcript
        bound = server_commitment(
            bytes.fromhex(listed.table), round_number=listed.round, exchange=listed.exchange, seed=OTHER_SEED
        )
        return replace(exchange, server_seed=OTHER_SEED, transcript=replace(listed, server=bound.hex()))

    _change_exchanges(changed)


def blames_computer() -> None:
    """It aborts two exchanges of round 2 for a share of the computer's seat, whose list it first shows as the last."""
    deadlines.REVEAL_TIMEOUT = deadlines.RECOMMIT_TIMEOUT = 1.0
    fix, apply, send = ExchangeState.fix_commitments, ExchangeState.apply, Presence.send_shuffle

    def is_blamed(number: int, exchange: int) -> bool:
        return number == 2 and exchange <= 2

    def fixed(state: ExchangeState, seed: bytes) -> CommitmentsFixed:
        event = fix(state, seed)
        if not is_blamed(state.round, state.number):
            return event
        return replace(event, transcript=with_commitment(event.transcript, COMPUTER, OTHER_SEED))

    def applied(state: ExchangeState, event: Any, room: Any) -> None:
        apply(state, event, room)
        if isinstance(event, CommitmentsFixed) and is_blamed(state.round, state.number):
            state.players = (PERSON, PERSON)

    def sent(presence: Presence, shuffle: ShuffleInfo) -> None:
        if shuffle.transcript is not None and is_blamed(shuffle.round, shuffle.exchange):
            early = replace(shuffle, round=3, exchange=1, open=False, last=shuffle.transcript, transcript=None)
            send(presence, early)
        send(presence, shuffle)

    _patch(ExchangeState, "fix_commitments", fixed)
    _patch(ExchangeState, "apply", applied)
    _patch(Presence, "send_shuffle", sent)


def denies_share() -> None:
    """It takes the share of the first exchange of round 2, does not answer, and calls the seat silent."""
    deadlines.REVEAL_TIMEOUT = 1.0
    submit = LiveTable.submit

    async def swallow(table: LiveTable, sender: Any, command: Any) -> None:
        if not (isinstance(command, Reveal) and (command.round, command.exchange) == (2, 1)):
            await submit(table, sender, command)

    _patch(LiveTable, "submit", swallow)


def withholds_exchange() -> None:
    """It says nothing of the shuffle, though the device has committed, and deals as it likes."""
    deadlines.REVEAL_TIMEOUT = deadlines.RECOMMIT_TIMEOUT = 0.1
    entries = opening.make_first_entries
    _patch(Presence, "send_shuffle", lambda _presence, _shuffle: None)
    _patch(opening, "make_first_entries", lambda *given: (entries(*given)[0], None))
    _patch(public_record, "game_headers", lambda _table: [])
    _patch(public_record, "_proof", lambda _state: [])


def withholds_record() -> None:
    """It refuses the record after round 1, and shows it with another seed when round 2 is over."""

    def later(*given: Any) -> Record:
        record = public_record.public_record(*given)
        if len(record.rounds) == 1:
            raise StoreError("The record is not there.")
        if record.rounds:
            headers = dict(record.rounds[0].extra)
            record.rounds[0].extra = [*(headers | {"ServerSeed": OTHER_SEED.hex()}).items()]
        return record

    _patch(tables, "public_record", later)


CHEATS: dict[str, Callable[[], None]] = {
    cheat.__name__: cheat
    for cheat in (
        deals_another_pack,
        takes_another_table,
        calls_deals_void,
        deals_later_cards,
        chooses_first_dealer,
        chooses_later_dealer,
        invents_share,
        changes_list,
        blames_computer,
        denies_share,
        withholds_exchange,
        withholds_record,
    )
}


def _patch(owner: Any, name: str, value: Any) -> None:
    assert hasattr(owner, name), f"{owner} has no {name} any more"
    setattr(owner, name, value)


def _deal(pack: Callable[[bytes, CardSet, int], Order]) -> None:
    """Deal another pack than a seed gives."""
    _patch(Seed, "pack", lambda shuffle, cards, attempt: pack(shuffle.seed, cards, attempt))


def _exchanged(pack: Order, places: Any, others: Any) -> Order:
    """The pack with the cards at these places exchanged."""
    order = list(pack)
    for one, other in zip(places, others, strict=True):
        order[one], order[other] = order[other], order[one]
    return tuple(order)


def _change_updates(change: Callable[[Broadcaster, tuple[Event, ...]], tuple[Event, ...]]) -> None:
    """Change the events before everybody is told of them."""
    send = Broadcaster.send_updates

    def sent(table: Broadcaster, events: tuple[Event, ...] = ()) -> None:
        send(table, change(table, events))

    _patch(Broadcaster, "send_updates", sent)


def _change_exchanges(change: Callable[[Exchange], Exchange]) -> None:
    """Change an exchange once all shares are known: its seed, and what the record says of it."""
    honest = ExchangeState._as_exchange.fget  # type: ignore[attr-defined]  # a property
    _patch(ExchangeState, "_as_exchange", property(lambda state: change(honest(state))))


if __name__ == "__main__":
    place = sys.argv.index("--cheat")
    CHEATS[sys.argv[place + 1]]()
    del sys.argv[place : place + 2]
    sys.exit(main())
