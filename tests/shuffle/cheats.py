"""Servers and players that cheat in the shuffle, most of them so that they could choose the cards."""

from __future__ import annotations

from msgspec.structs import replace

from settebello.commit_reveal import Transcript, server_commitment, share_commitment
from settebello.game import Game
from settebello.record import Record
from settebello.record.fairness import PERSON, Exchange
from settebello.shuffle import pack_order
from settebello.variants import variant
from settebello.view import View
from tests.shuffle.protocol_model import MOST_SILENT, Server, with_other_cards

SCOPA, CHKOBBA = variant("scopa").rules(2), variant("chkobba").rules(2)
HONEST = 0
"""The seat of the one honest device."""
OWN, COMPUTER, OTHER = (PERSON, "greedy"), 1, 1


def with_share(exchange: Exchange, seat: int, share: bytes) -> Exchange:
    return replace(exchange, shares=(*exchange.shares[:seat], share, *exchange.shares[seat + 1 :]))


def with_commitment(listed: Transcript, seat: int, share: bytes) -> Transcript:
    """The list with a commitment to that share at that seat."""
    bound = share_commitment(
        bytes.fromhex(listed.table), round_number=listed.round, exchange=listed.exchange, seat=seat, share=share
    )
    commitments = (*listed.commitments[:seat], bound.hex(), *listed.commitments[seat + 1 :])
    return replace(listed, commitments=commitments)


def with_server_seed(exchange: Exchange, seed: bytes) -> Exchange:
    listed = exchange.transcript
    table = bytes.fromhex(listed.table)
    bound = server_commitment(table, round_number=listed.round, exchange=listed.exchange, seed=seed)
    return replace(exchange, server_seed=seed, transcript=replace(listed, server=bound.hex()))


def liked(exchange: Exchange) -> bool:
    """Whether the cheats want these cards: the settebello comes first."""
    return str(pack_order(exchange.seed, SCOPA.cards)[0]) in ("7D", "7C", "7S", "7B")


class InventsShare(Server):
    """Attack A: it makes up a share for a computer's seat, once the person's share is known."""

    def dealt(self, exchange: Exchange) -> Exchange:
        while not liked(exchange):
            exchange = with_share(exchange, COMPUTER, self.chance.randbytes(32))
        return exchange


class InventsCommitment(Server):
    """The same, and it writes a commitment for it into the list afterwards."""

    def dealt(self, exchange: Exchange) -> Exchange:
        while not liked(exchange):
            share = self.chance.randbytes(32)
            listed = with_commitment(exchange.transcript, COMPUTER, share)
            exchange = with_share(replace(exchange, transcript=listed), COMPUTER, share)
        return exchange


class InventsPerson(InventsCommitment):
    """The same, and the record calls the computer a person."""

    def play(self, rounds: int = 1) -> Record:
        record = super().play(rounds)
        for played in record.rounds:
            played.extra = [header for header in played.extra if header[0] != "Players"]
            played.extra.append(("Players", [PERSON, PERSON]))
        return record


class ListsComputer(Server):
    """It lists a commitment for the computer's seat from the beginning."""

    def shown(self, _seat: int, listed: Transcript) -> Transcript:
        return with_commitment(listed, COMPUTER, bytes(32))


class ThirdShare(Server):
    """Attack A2: a third share at a table of two."""

    def shown(self, _seat: int, listed: Transcript) -> Transcript:
        return replace(listed, commitments=(*listed.commitments, listed.server))


class ThirdShareInRecord(Server):
    """The same, after the list was shown."""

    def dealt(self, exchange: Exchange) -> Exchange:
        share = self.chance.randbytes(32)
        listed = exchange.transcript
        return replace(
            exchange,
            transcript=replace(listed, commitments=(*listed.commitments, None)),
            shares=(*exchange.shares, share),
        )


class ChangesSeed(Server):
    """Attack B: another server seed after the shares were given, under the old commitment."""

    def dealt(self, exchange: Exchange) -> Exchange:
        while not liked(exchange):
            exchange = replace(exchange, server_seed=self.chance.randbytes(32))
        return exchange


class ChangesCommitment(Server):
    """The same, and it exchanges the commitment with it."""

    def dealt(self, exchange: Exchange) -> Exchange:
        while not liked(exchange):
            exchange = with_server_seed(exchange, self.chance.randbytes(32))
        return exchange


class LeavesOut(Server):
    """It drops the honest device from the list."""

    def shown(self, seat: int, listed: Transcript) -> Transcript:
        return replace(listed, commitments=(None, *listed.commitments[1:])) if seat == HONEST else listed


class LeavesOutInRecord(Server):
    """It deals without the honest device's share, after it was revealed."""

    def dealt(self, exchange: Exchange) -> Exchange:
        listed = replace(exchange.transcript, commitments=(None, *exchange.transcript.commitments[1:]))
        return replace(exchange, transcript=listed, shares=(None, *exchange.shares[1:]))


class OtherRules(Server):
    def shown(self, _seat: int, listed: Transcript) -> Transcript:
        return replace(listed, rules=bytes(32).hex())


class OtherTable(Server):
    def shown(self, _seat: int, listed: Transcript) -> Transcript:
        return replace(listed, table=bytes(32).hex())


class TwoLists(Server):
    """It shows each device another list, one of them with a seed of its own."""

    def shown(self, seat: int, listed: Transcript) -> Transcript:
        return replace(listed, server=bytes(32).hex()) if seat == HONEST else listed


class ShowsAgain(Server):
    """It shows a second list when the first one is answered."""

    def shown(self, seat: int, listed: Transcript) -> Transcript:
        self.devices[seat].reveal(listed, people=self.people)
        return replace(listed, server=bytes(32).hex())


class ChoosesDealer(Server):
    """Attack C."""

    def first_dealer(self, seed: bytes) -> int:
        return 1 - super().first_dealer(seed)


class ShowsAnotherDealer(Server):
    def view(self, game: Game, seat: int) -> View:
        view = super().view(game, seat)
        return replace(view, dealer=1 - view.dealer)


class DealsOtherCards(Server):
    """Attack D: in a later deal the honest device gets cards that are not the pack's."""

    def view(self, game: Game, seat: int) -> View:
        view = super().view(game, seat)
        if seat != HONEST or view.deal != 2 or len(view.hand) < 3:
            return view
        stock = game.round.stock
        return with_other_cards(view, type(view.hand)([next(iter(view.hand))]), type(view.hand)(stock[:1]))


class TellsOtherStock(Server):
    """It deals more cards than it says."""

    def view(self, game: Game, seat: int) -> View:
        view = super().view(game, seat)
        return replace(view, hands=(view.hands[0], view.hands[1] + 1)) if view.deal == 1 else view


class CutsOtherCard(Server):
    """It shows another card in Chkobba's cut."""

    def view(self, game: Game, seat: int) -> View:
        view = super().view(game, seat)
        return view if view.drawn is None else replace(view, drawn=game.round.stock[-1])


class Grinds(Server):
    """It aborts until it likes the cards, and says that the honest device was silent."""

    def goes_on(self, exchange: Exchange) -> bool:
        return liked(exchange)

    def aborted_in_record(self, aborted: list[Exchange]) -> list[Exchange]:
        return [replace(one, shares=(None, *one.shares[1:])) for one in aborted]


class GrindsOpenly(Grinds):
    """It does not even say that anybody was silent."""

    def aborted_in_record(self, aborted: list[Exchange]) -> list[Exchange]:
        return aborted


class BlamesComputer(Server):
    """It aborts twice, and says that a share of the computer's seat, where it invents a person, was missing."""

    def goes_on(self, exchange: Exchange) -> bool:
        return exchange.transcript.exchange > MOST_SILENT

    def aborted_in_record(self, aborted: list[Exchange]) -> list[Exchange]:
        return [
            replace(
                one,
                transcript=with_commitment(one.transcript, COMPUTER, bytes(32)),
                players=(PERSON, PERSON),
            )
            for one in aborted
        ]


class BlamesComputerOpenly(BlamesComputer):
    """It does not even invent a person."""

    def aborted_in_record(self, aborted: list[Exchange]) -> list[Exchange]:
        return [replace(one, players=self.players) for one in super().aborted_in_record(aborted)]


class HidesAborted(Grinds):
    """It leaves the aborted exchanges out of the record."""

    def aborted_in_record(self, _aborted: list[Exchange]) -> list[Exchange]:
        return []


class Renumbers(HidesAborted):
    """The same, and it calls the last exchange the first."""

    def dealt(self, exchange: Exchange) -> Exchange:
        return replace(exchange, transcript=replace(exchange.transcript, exchange=1))


class PlayerChooses(Server):
    """A player and the server together: its share is chosen when the honest one is known."""

    def dealt(self, exchange: Exchange) -> Exchange:
        while not liked(exchange):
            exchange = with_share(exchange, OTHER, self.chance.randbytes(32))
        return exchange


class PlayerCommitsTwice(Server):
    """The same, with another commitment instead of the first."""

    def dealt(self, exchange: Exchange) -> Exchange:
        while not liked(exchange):
            share = self.chance.randbytes(32)
            listed = with_commitment(exchange.transcript, OTHER, share)
            exchange = with_share(replace(exchange, transcript=listed), OTHER, share)
        return exchange


class PlayerCopies(Server):
    """A player has the honest device's commitment for its own, and reveals what that device reveals."""

    def _fix(self, number: int, which: int, bound: dict[int, str]) -> tuple[Transcript, bytes]:
        return super()._fix(number, which, {**bound, OTHER: bound[HONEST]})

    def _revealed(self, seat: int, listed: Transcript) -> bytes | None:
        return super()._revealed(HONEST, listed)
