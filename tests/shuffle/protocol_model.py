"""A table in small: devices that keep to the protocol, and a server whose every step can be made to cheat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random

from msgspec.structs import replace

from settebello.cards import CardSet
from settebello.commit_reveal import Transcript, server_commitment
from settebello.game import Game, Seed
from settebello.record import BrokenPromise, Record, RoundRecord
from settebello.record.fairness import PERSON, Exchange, game_headers, round_headers
from settebello.rules import Rules
from settebello.shuffle import first_dealer
from settebello.view import View, view_of
from settebello.witness import Witness

MOST_SILENT = 2
TABLE = "x7Yf-q2bKd09_ZmA"


class Undealt(Exception):
    """Nobody was dealt cards: a device had refused to reveal, and said why."""


class Server:
    """An honest server. A dishonest one does something else in one of these steps.

    Args:
        chance: where all random bytes come from.
        players: who sits at each seat.
        silent: for (round, exchange), the seats whose devices do not reveal.
    """

    def __init__(
        self,
        chance: Random,
        rules: Rules,
        players: Sequence[str],
        silent: Mapping[tuple[int, int], Collection[int]] | None = None,
    ) -> None:
        self.chance, self.rules, self.players, self.silent = chance, rules, tuple(players), silent or {}
        self.people = [seat for seat, player in enumerate(players) if player == PERSON]
        self.devices = {seat: Witness.at(TABLE, rules) for seat in self.people}
        for device in self.devices.values():
            device.note_people(self.people, (1, 1))
        self.aborted = 0
        self.determined: list[Exchange] = []
        """The outcome to which each exchange is bound from the moment when its list is fixed."""

    # what a dishonest server may do otherwise

    def shown(self, _seat: int, listed: Transcript) -> Transcript:
        """The list that it shows to the device at that seat."""
        return listed

    def expects(self, _round: int, _exchange: int, seat: int) -> bool:
        """Whether it expects a share of that seat."""
        return seat in self.people and self.silences[seat] < MOST_SILENT

    def dealt(self, exchange: Exchange) -> Exchange:
        """The exchange that it deals from once it knows everything that was revealed."""
        return exchange

    def goes_on(self, _exchange: Exchange) -> bool:
        """Whether it deals, once it knows all that was revealed."""
        return True

    def first_dealer(self, seed: bytes) -> int:
        return first_dealer(seed, self.rules.seats)

    def view(self, game: Game, seat: int) -> View:
        """The view of the cards that it shows to a device."""
        return view_of(game, seat)

    def aborted_in_record(self, aborted: list[Exchange]) -> list[Exchange]:
        return aborted

    # the game

    def play(self, rounds: int = 1) -> Record:
        """Play some rounds, with actions by chance; the record afterwards."""
        record = Record(rules=self.rules, names=tuple("ABCDEF"[: self.rules.seats]), dealer=0)
        game: Game | None = None
        for number in range(1, rounds + 1):
            aborted, exchange = self.agree(number)
            if game is None:
                record.dealer = self.first_dealer(exchange.seed)
                record.extra = [*game_headers(exchange.transcript.table), ("Players", list(self.players))]
                game = Game(self.rules, record.dealer)
            headers = round_headers(exchange, self.aborted_in_record(aborted))
            played = RoundRecord(shuffle=Seed(exchange.seed), extra=headers)
            record.rounds.append(played)
            self._play_round(game, played)
            if game.outcome is not None:
                break
        return record

    def agree(self, number: int) -> tuple[list[Exchange], Exchange]:
        """The aborted exchanges of a round, and the one that is dealt."""
        aborted: list[Exchange] = []
        self.silences: Counter[int] = Counter()
        while True:
            exchange = self._exchange(number, len(aborted) + 1)
            if not exchange.silent and self.goes_on(exchange):
                return aborted, self.dealt(exchange)
            aborted.append(exchange)
            self.aborted += 1
            self.silences.update(exchange.silent)
            for device in self.devices.values():
                device.note_exchange(number, len(aborted) + 1)

    def _exchange(self, number: int, which: int) -> Exchange:
        bound = {
            seat: device.commit(round_number=number, exchange=which, seat=seat, share=self.chance.randbytes(32))
            for seat, device in self.devices.items()
            if self.expects(number, which, seat)
        }
        for seat in bound:
            self.devices[seat].mark_accepted(number, which)
        listed, seed = self._fix(number, which, bound)
        shares: list[bytes | None] = [None] * len(self.players)
        for seat in bound:
            shares[seat] = self._revealed(seat, self.shown(seat, listed))
        exchange = Exchange(transcript=listed, players=self.players, server_seed=seed, shares=tuple(shares))
        self.determined.append(exchange)
        return exchange

    def _fix(self, number: int, which: int, bound: dict[int, str]) -> tuple[Transcript, bytes]:
        seed, table = self.chance.randbytes(32), bytes.fromhex(Witness.at(TABLE, self.rules).table)
        listed = Transcript(
            rules=Witness.at(TABLE, self.rules).rules,
            table=table.hex(),
            round=number,
            exchange=which,
            server=server_commitment(table, round_number=number, exchange=which, seed=seed).hex(),
            commitments=tuple(bound.get(seat) for seat in range(len(self.players))),
        )
        return listed, seed

    def _revealed(self, seat: int, listed: Transcript) -> bytes | None:
        device = self.devices[seat]
        try:
            share = device.reveal(listed, people=self.people)
        except BrokenPromise as broken:
            raise Undealt(broken.code) from broken
        if share is None or seat in self.silent.get((listed.round, listed.exchange), ()):
            return None
        device.mark_revealed(listed.round, listed.exchange)
        return bytes.fromhex(share)

    def _play_round(self, game: Game, played: RoundRecord) -> None:
        void = 0
        game.deal(played.shuffle)
        while game.state == "playing":
            void = self._show(game, void)
            action = self.chance.choice(game.round.legal_actions())
            game.play(action)
            played.actions.append(action)
        self._show(game, void)

    def _show(self, game: Game, void: int) -> int:
        for seat, device in self.devices.items():
            for attempt in game.attempts[void:-1]:
                device.observe_void_deal(game.rounds_dealt, attempt.table)
            device.observe(self.view(game, seat))
        return len(game.attempts) - 1


def with_other_cards(view: View, away: CardSet, other: CardSet) -> View:
    """The view with other cards in the hand."""
    return replace(view, hand=(view.hand - away) | other)
