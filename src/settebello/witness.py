"""The memory of one device of the shuffles at a table, to check a record against: the second half of the proof.

A record proves that its cards follow from the transcripts in it. Only a device that was there knows that these are the
transcripts it saw, that they include its own share, and that the cards are those it was dealt (``docs/shuffle.md``).

>>> from settebello.rules import Rules
>>> from settebello.shuffle import new_seed
>>> witness = Witness.at("x7Yf-q2x7Yf-q2aa", Rules())
>>> bound = witness.commit(round_number=1, exchange=1, seat=0, share=new_seed())
>>> transcript = Transcript(rules=witness.rules, table=witness.table, round=1, exchange=1, server=bytes(32).hex(),
...                     commitments=(bound, None))
>>> witness.reveal(transcript, people=[0]) == witness.shares[0].share
True
>>> witness.reveal(replace(transcript, commitments=(None, bound)), people=[0])
Traceback (most recent call last):
settebello.record.fairness.promises.BrokenPromise: Round 1, exchange 1: the server showed two different lists.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import chain

from msgspec import Struct, field
from msgspec.structs import replace

from settebello.cards import Card, CardSet
from settebello.commit_reveal import Hex, Transcript, share_commitment, table_name
from settebello.errors import Problem, Sentence
from settebello.events import Redealt
from settebello.record.fairness import BrokenPromise, Exchange, exchanges_of, proofs, table_of
from settebello.record.model import Record
from settebello.record.positions import practised_rounds
from settebello.rules import Rules, digest
from settebello.untrusted_text import TextError, decode_json
from settebello.view import Move, View, encode, from_text, view_of

FALSE_RECORD = Sentence(
    "seen-false-record", "The cards and actions in the server's record do not follow from its seeds: {reason}"
)
OTHER_TABLE = Sentence(
    "seen-other-table",
    "Round {round}, exchange {exchange}: the list is for a different table, different rules or different seats.",
)
TWO_LISTS = Sentence("seen-two-lists", "Round {round}, exchange {exchange}: the server showed two different lists.")
LEFT_OUT = Sentence(
    "seen-left-out",
    "Round {round}, exchange {exchange}: the list lacks the commitment of this device, though the server had taken it.",
)
COMPUTER = Sentence(
    "seen-computer",
    "Round {round}, exchange {exchange}: the list expects a share of seat {seat}, where no person sits.",
)
OUT_OF_ORDER = Sentence(
    "seen-order",
    "Round {round}, exchange {exchange}: the server showed the list of a round or exchange that was not due.",
)
INVENTED = Sentence(
    "seen-invented",
    "Round {round}, exchange {exchange}: the record has a commitment of seat {seat}, where this device saw no person.",
)
WITHHELD = Sentence(
    "seen-withheld",
    "Round {round}: the server dealt without the exchange that it owes every device, and can have chosen the cards.",
)
HIDDEN = Sentence(
    "seen-hidden", "Round {round}, exchange {exchange}: this device saw its list, and the record does not have it."
)
OTHER_LIST = Sentence(
    "seen-other-list", "Round {round}, exchange {exchange}: the list in the record is not the one that this device saw."
)
DROPPED = Sentence(
    "seen-dropped",
    "Round {round}, exchange {exchange}: the record says that this device was silent, though the server had its share.",
)
COUNT = Sentence(
    "seen-count",
    "Round {round}: the record has {number} aborted exchanges, but this device was told about {seen}.",
)
ROUND = Sentence("seen-round", "Round {round}: this device saw it to its end, and the record does not have it.")
DEALT_BY = Sentence(
    "seen-dealer", "Round {round}: this device saw seat {seen} deal, and by the record it was seat {dealer}."
)
CARDS = Sentence(
    "seen-cards", "Round {round}, deal {deal}: the cards that this device saw are not those that the record deals."
)
REDEALT = Sentence(
    "seen-redealt", "Round {round}: this device saw a void deal with the table cards {cards}; the record has none."
)
PLAY = Sentence("seen-play", "Round {round}: the actions in the record are not those that this device saw.")


class OwnShare(Struct, frozen=True, kw_only=True):
    """A share committed by this device."""

    round: int
    exchange: int
    seat: int
    share: Hex
    accepted: bool = False
    """The server has accepted its commitment."""
    revealed: bool = False
    """The server has received the share: it has accepted it, or answered something sent later on the connection."""


class Observation(Struct, frozen=True, kw_only=True):
    """The cards that a device saw at one moment."""

    round: int
    seat: int | None
    dealer: int
    deal: int
    hand: CardSet
    hands: tuple[int, ...]
    table: CardSet
    stock: int
    drawn: Card | None
    history: tuple[Move, ...]


class VoidDeal(Struct, frozen=True, kw_only=True):
    """The first table cards of a void deal."""

    round: int
    table: CardSet


class Witness(Struct, kw_only=True):
    """The memory of one device at one table. It is data: :meth:`to_json` stores it, also as evidence."""

    table: Hex
    """The table's public name."""
    rules: Hex
    """The digest of its rules."""
    seats: int
    shares: list[OwnShare] = field(default_factory=list)
    lists: list[Transcript] = field(default_factory=list)
    """Every transcript seen; two different ones of an exchange are evidence."""
    opened: dict[int, int] = field(default_factory=dict)
    """By round, the last exchange that the server announced; those before it were aborted."""
    people: list[int] = field(default_factory=list)
    """The seats where this device has seen a person."""
    since: tuple[int, int] | None = None
    """The first exchange, as round and number, at whose list this device knew who sat at the table, or None if
    there is none yet."""
    dealt: int = 0
    """The last round whose deal was announced."""
    over: int = 0
    """The last round whose end was seen."""
    seen: list[Observation] = field(default_factory=list)
    void: list[VoidDeal] = field(default_factory=list)

    @classmethod
    def at(cls, table_id: str, rules: Rules) -> Witness:
        """A device that has just joined a table."""
        return cls(table=table_name(table_id).hex(), rules=digest(rules), seats=rules.seats)

    # the exchange

    def commit(self, *, round_number: int, exchange: int, seat: int, share: bytes) -> Hex:
        """Store a share of 32 fresh random bytes, and return the commitment to send. A device commits once for an
        exchange: further calls return the same commitment, unless the seat has changed."""
        own = self._own_share(round_number, exchange)
        if own is None or own.seat != seat:
            self._put(OwnShare(round=round_number, exchange=exchange, seat=seat, share=share.hex()))
        return self._commitment(round_number, exchange)

    def mark_accepted(self, round_number: int, exchange: int) -> None:
        """The server has accepted the commitment; from now on a transcript without it is a broken promise."""
        self._mark(round_number, exchange, accepted=True)

    def mark_dropped(self, round_number: int, exchange: int) -> None:
        """The server may omit the commitment from now on: the seat was left, changed, or away."""
        self._mark(round_number, exchange, accepted=False)

    def reveal(self, transcript: Transcript, *, people: Collection[int]) -> Hex | None:
        """Check and store the transcript of an exchange, and return the share to reveal, or None if it has no share of
        this device, or the round was dealt already.

        Args:
            people: the seats of people.

        Raises:
            BrokenPromise: the transcript breaks a promise; nothing may be revealed.
        """
        self._remember(transcript)
        self._check(transcript, people)
        if transcript.round <= self.dealt:
            return None
        own = self._own_share(transcript.round, transcript.exchange)
        if own is None:
            return None
        if transcript.commitments[own.seat] != self._commitment(transcript.round, transcript.exchange):
            if own.accepted:
                raise BrokenPromise(LEFT_OUT(round=transcript.round, exchange=transcript.exchange))
            return None
        self._put(replace(own, accepted=True))
        return own.share

    def note_dealt(self, transcript: Transcript) -> None:
        """Check and store the transcript that the server names as the source of a round's deal.

        Raises:
            BrokenPromise: it breaks a promise, in the same way as one that is shown before the deal.
        """
        self._remember(transcript)
        self.dealt = max(self.dealt, transcript.round)
        knew = self.since is not None and (transcript.round, transcript.exchange) >= self.since
        self._check(transcript, self.people if knew else range(self.seats))
        if transcript.exchange < self.opened.get(transcript.round, 1):
            raise BrokenPromise(OUT_OF_ORDER(round=transcript.round, exchange=transcript.exchange))

    def mark_revealed(self, round_number: int, exchange: int) -> None:
        """The server has received the share."""
        self._mark(round_number, exchange, revealed=True)

    def note_exchange(self, round_number: int, exchange: int) -> None:
        """The server announces this exchange of the round; those before it were aborted."""
        self.opened[round_number] = max(self.opened.get(round_number, 1), exchange)

    def note_people(self, people: Collection[int], next_list: tuple[int, int], *, rejoined: bool = False) -> None:
        """Store the seats of people.

        Args:
            people: the seats where people sit now.
            next_list: the round and number of the next exchange whose list will be fixed.
            rejoined: whether this device has just come to the table, and may have missed who sat there.
        """
        self.people = sorted({*self.people, *people})
        if self.since is None or (rejoined and not self.lists):
            self.since = next_list

    # the cards

    def observe(self, view: View) -> None:
        """Store the cards of a view."""
        if view.phase == "over":
            self.over = max(self.over, view.round)
            return
        observation = Observation(**{name: getattr(view, name) for name in Observation.__struct_fields__})
        if not self.seen or self.seen[-1] != observation:
            self.seen.append(observation)

    def observe_void_deal(self, round_number: int, table: CardSet) -> None:
        """Store the table cards of a void deal."""
        self.void.append(VoidDeal(round=round_number, table=table))

    # evidence

    def copy(self) -> Witness:
        """An independent copy."""
        return replace(
            self,
            shares=[*self.shares],
            lists=[*self.lists],
            opened={**self.opened},
            people=[*self.people],
            seen=[*self.seen],
            void=[*self.void],
        )

    def to_json(self) -> str:
        """The whole memory as JSON."""
        return encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Witness:
        """Read what :meth:`to_json` wrote.

        Raises:
            TextError: the text is something else.
        """
        witness = decode_json(text, cls, from_text)
        strange = next((own.seat for own in witness.shares if not 0 <= own.seat < witness.seats), None)
        if strange is not None:
            raise TextError(f"there is no seat {strange} at a table of {witness.seats}")
        return witness

    def _own_share(self, round_number: int, exchange: int) -> OwnShare | None:
        return next((own for own in self.shares if (own.round, own.exchange) == (round_number, exchange)), None)

    def _put(self, own: OwnShare) -> None:
        others = [one for one in self.shares if (one.round, one.exchange) != (own.round, own.exchange)]
        self.shares = [*others, own]

    def _mark(self, round_number: int, exchange: int, **marks: bool) -> None:
        own = self._own_share(round_number, exchange)
        if own is not None:
            self._put(replace(own, **marks))

    def _commitment(self, round_number: int, exchange: int) -> Hex:
        own = self._own_share(round_number, exchange)
        assert own is not None
        table, share = bytes.fromhex(self.table), bytes.fromhex(own.share)
        return share_commitment(table, round_number=round_number, exchange=exchange, seat=own.seat, share=share).hex()

    def _remember(self, transcript: Transcript) -> None:
        if transcript not in self.lists:
            self.lists.append(transcript)

    def _check(self, transcript: Transcript, people: Collection[int]) -> None:
        where = {"round": transcript.round, "exchange": transcript.exchange}
        if sum((one.round, one.exchange) == (transcript.round, transcript.exchange) for one in self.lists) > 1:
            raise BrokenPromise(TWO_LISTS(**where))
        if (transcript.table, transcript.rules, len(transcript.commitments)) != (self.table, self.rules, self.seats):
            raise BrokenPromise(OTHER_TABLE(**where))
        computer = next((seat for seat in transcript.expected if seat not in people), None)
        if computer is not None:
            raise BrokenPromise(COMPUTER(seat=computer, **where))


def broken_promises(witness: Witness, record: Record) -> tuple[Problem, ...]:
    """The promises that the record breaks, by itself or against what the device saw, each as a sentence; empty if all
    hold. Rounds that the record does not have yet are not checked, unless the device saw their end."""
    found = (_of_record(record), _of_lists(witness, record), _of_withheld(witness, record), _of_cards(witness, record))
    return tuple(dict.fromkeys(chain.from_iterable(found)))


def took_part(witness: Witness, record: Record, round_number: int) -> bool:
    """Whether the cards of the round depend on this device's own share. If so, nobody can have chosen them, even if all
    others colluded."""
    try:
        dealt = exchanges_of(record, round_number)[-1]
    except BrokenPromise:
        return False
    own = witness._own_share(round_number, dealt.transcript.exchange)
    if own is None or own.seat not in dealt.transcript.expected:
        return False
    return dealt.shares[own.seat] == bytes.fromhex(own.share)


def _of_record(record: Record) -> Iterator[Problem]:
    try:
        proofs(record)
    except BrokenPromise as broken:
        yield broken.args[0]


def _of_lists(witness: Witness, record: Record) -> Iterator[Problem]:
    if witness.over > len(record.rounds):
        yield ROUND(round=witness.over)
    kept = _valid_exchanges(record)
    seen: dict[tuple[int, int], Transcript] = {}
    for transcript in witness.lists:
        place = transcript.round, transcript.exchange
        if seen.setdefault(place, transcript) != transcript:
            yield TWO_LISTS(round=transcript.round, exchange=transcript.exchange)
        if transcript.round > len(record.rounds):
            continue
        if place not in kept:
            yield HIDDEN(round=transcript.round, exchange=transcript.exchange)
        elif kept[place].transcript != transcript:
            yield OTHER_LIST(round=transcript.round, exchange=transcript.exchange)
    yield from _of_shares(witness, kept)
    yield from _of_people(witness, kept)
    for number, last in witness.opened.items():
        aborted = max(sum(of == number for of, _ in kept) - 1, 0)
        if number <= len(record.rounds) and aborted < last - 1:
            yield COUNT(round=number, number=aborted, seen=last - 1)


def _of_withheld(witness: Witness, record: Record) -> Iterator[Problem]:
    """A device that was not told about any exchange, or whose exchanges the record does not have, was owed one."""
    told = bool(witness.lists or witness.shares or witness.opened)
    kept = "ShuffleProtocol" in dict(record.extra)
    rounds = {observation.round for observation in witness.seen} | {own.round for own in witness.shares}
    first = practised_rounds(record) + 1
    if not (told and kept):
        yield from (WITHHELD(round=number) for number in sorted(rounds) if first <= number <= len(record.rounds))


def _of_shares(witness: Witness, kept: Mapping[tuple[int, int], Exchange]) -> Iterator[Problem]:
    for own in witness.shares:
        exchange = kept.get((own.round, own.exchange))
        silent = () if exchange is None else exchange.silent
        if own.revealed and own.seat in silent:
            yield DROPPED(round=own.round, exchange=own.exchange)


def _of_people(witness: Witness, kept: Mapping[tuple[int, int], Exchange]) -> Iterator[Problem]:
    """Since this device came, people have left and none has come: seats do not change once a list was fixed."""
    for (number, which), exchange in kept.items():
        invented = next((seat for seat in exchange.transcript.expected if seat not in witness.people), None)
        if invented is not None and witness.since is not None and (number, which) >= witness.since:
            yield INVENTED(round=number, exchange=which, seat=invented)


def _valid_exchanges(record: Record) -> dict[tuple[int, int], Exchange]:
    """The valid exchanges of a record, by round and number."""
    found = {}
    for number in range(1, len(record.rounds) + 1):
        try:
            table_of(record)
            exchanges = exchanges_of(record, number)
        except BrokenPromise:
            continue
        found.update({(number, exchange.transcript.exchange): exchange for exchange in exchanges})
    return found


def _of_cards(witness: Witness, record: Record) -> Iterator[Problem]:
    """Compare the replayed record with what the device saw at each moment."""
    shown_at, void = _replay_observations(witness, record)
    for observation in witness.seen:
        if observation.round > len(record.rounds):
            continue
        shown = shown_at.get((observation.round, observation.history), [])
        if observation in shown:
            continue
        if not shown:
            yield PLAY(round=observation.round)
        elif observation.dealer != shown[0].dealer:
            yield DEALT_BY(round=observation.round, seen=observation.dealer, dealer=shown[0].dealer)
        else:
            yield CARDS(round=observation.round, deal=observation.deal + 1)
    for one in witness.void:
        if one.round <= len(record.rounds) and one not in void:
            yield REDEALT(round=one.round, cards=str(one.table))


def _replay_observations(
    witness: Witness, record: Record
) -> tuple[dict[tuple[int, tuple[Move, ...]], list[Observation]], list[VoidDeal]]:
    """The cards and decisions that the record shows to the seats of the device at each moment, and its void deals."""
    seats = {observation.seat for observation in witness.seen}
    told: dict[tuple[int, tuple[Move, ...]], list[Observation]] = {}
    void: list[VoidDeal] = []
    game = record.new_game()
    for step in record.steps(game):
        for seat in seats:
            view = view_of(game, seat)
            shown = Observation(**{name: getattr(view, name) for name in Observation.__struct_fields__})
            told.setdefault((step.round, view.history), []).append(shown)
        redealt = (event.table for event in step.events if isinstance(event, Redealt))
        void += [VoidDeal(round=step.round, table=table) for table in redealt]
    return told, void
