"""The proof that a record gives of its shuffle, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from settebello.cards import Card
from settebello.commit_reveal import server_commitment, share_commitment, transcript_digest
from settebello.game import Seed
from settebello.record.fairness import promises
from settebello.record.fairness.exchanges import PERSON, PROTOCOL, Exchange, exchanges_of, table_of
from settebello.record.fairness.promises import BrokenPromise
from settebello.record.model import Record, RoundRecord
from settebello.record.positions import PRACTICE, practised_rounds
from settebello.shuffle import first_dealer

MOST_SILENT = 2
"""How often a seat may be silent in a round; then no share is expected from it any more."""

_SLIPS = 2
_HEADERS = ("Transcript", "ServerSeed", "Shares", "Aborted")
"""The headers of a round that prove something: with one of them, something was promised."""

Promise = Literal["none", "practice", "whole"]


class Proof(Struct, frozen=True, kw_only=True):
    """The proof of a round."""

    round: int
    promise: Promise
    """``whole``: with one honest device nobody can have chosen the cards; ``none``: nothing was promised; ``practice``:
    the round comes from another game, and nothing is known about its shuffle."""
    commitment: str | None
    """The server's publication before the round, or None."""
    transcript: str | None
    """The digest of the list of commitments, if there is one."""
    shares: int
    """How many devices have a share in the seed."""
    aborted: int
    """How many exchanges were aborted before the round was dealt."""
    pack: tuple[Card, ...]
    """The order of the pack at the first attempt to deal, derived again."""


def proofs(record: Record) -> tuple[Proof, ...]:
    """The proof of each round.

    Raises:
        BrokenPromise: the record does not prove what it promises.
    """
    promise, practised = _promise(record), practised_rounds(record)
    if not practised and PRACTICE in dict(record.extra):
        raise BrokenPromise(promises.GAME_UNREADABLE(header=PRACTICE, example='"3.14"'))
    for number, played in enumerate(record.rounds, 1):
        _check_spelling(number, played)
    checked = tuple(
        _PROVE["practice" if number <= practised else promise](record, number)
        for number in range(1, len(record.rounds) + 1)
    )
    if promise == "whole" and not practised:
        _check_dealer(record)
    return checked


def _promise(record: Record) -> Promise:
    """The promise of the record as a whole: a header that is missing in one round is a broken promise."""
    game = dict(record.extra)
    names = {name for played in record.rounds for name, _ in played.extra}
    if "ShuffleProtocol" in game:
        if game["ShuffleProtocol"] != PROTOCOL or isinstance(game["ShuffleProtocol"], bool | float):
            raise BrokenPromise(
                promises.UNKNOWN_PROTOCOL(protocol=msgspec.json.encode(game["ShuffleProtocol"]).decode())
            )
        table_of(record)
        return "whole"
    if "Table" in game or names.intersection(_HEADERS) or any(_is_similar(name, "ShuffleProtocol") for name in game):
        raise BrokenPromise(promises.GAME_MISSING(header="ShuffleProtocol"))
    return "none"


def _check_spelling(number: int, played: RoundRecord) -> None:
    """A misspelt header must not make a record that promises nothing out of one that does."""
    for name, _ in played.extra:
        meant = next((known for known in _HEADERS if name != known and _is_similar(name, known)), None)
        if meant is not None:
            raise BrokenPromise(promises.MISSPELT(round=number, header=name, meant=meant))


def _is_similar(name: str, known: str) -> bool:
    """Whether, without their common beginning and then their common end, neither has more than two letters left."""
    one, other = name.casefold(), known.casefold()
    start = _common_start(one, other)
    one, other = one[start:], other[start:]
    end = _common_start(one[::-1], other[::-1])
    return max(len(one), len(other)) - end <= _SLIPS


def _common_start(one: str, other: str) -> int:
    """The number of letters that both begin with."""
    return next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )


def _prove_nothing(record: Record, number: int, promise: Promise = "none") -> Proof:
    return Proof(
        round=number,
        promise=promise,
        commitment=None,
        transcript=None,
        shares=0,
        aborted=0,
        pack=record.rounds[number - 1].shuffle.pack(record.rules.cards, 1),
    )


def _prove_practice(record: Record, number: int) -> Proof:
    """Nothing is proved about a round of another game, and its headers must not look like a proof."""
    header = next((name for name, _ in record.rounds[number - 1].extra if name in _HEADERS), None)
    if header is not None:
        raise BrokenPromise(promises.PRACTISED(round=number, header=header))
    return _prove_nothing(record, number, "practice")


def _prove_whole(record: Record, number: int) -> Proof:
    *aborted, dealt = exchanges_of(record, number)
    _check_numbers(number, (*aborted, dealt))
    for exchange in (*aborted, dealt):
        _check_exchange(number, exchange)
    _check_aborted(number, aborted, dealt)
    _check_dealt(record, number, dealt)
    return Proof(
        round=number,
        promise="whole",
        commitment=dealt.transcript.server,
        transcript=transcript_digest(dealt.transcript).hex(),
        shares=len(dealt.transcript.expected),
        aborted=len(aborted),
        pack=record.rounds[number - 1].shuffle.pack(record.rules.cards, 1),
    )


_PROVE: dict[Promise, Callable[[Record, int], Proof]] = {
    "none": _prove_nothing,
    "practice": _prove_practice,
    "whole": _prove_whole,
}


def _check_numbers(number: int, exchanges: Sequence[Exchange]) -> None:
    """No exchange is left out: a server that deals until it likes the cards must show every one of them."""
    for due, exchange in enumerate(exchanges, 1):
        if exchange.transcript.exchange != due:
            raise BrokenPromise(promises.LEFT_OUT(round=number, due=due, number=exchange.transcript.exchange))


def _check_exchange(number: int, exchange: Exchange) -> None:
    """Whether the list expects shares of people alone, and the revealed values fit it."""
    listed = exchange.transcript
    computer = next((seat for seat in listed.expected if exchange.players[seat] != PERSON), None)
    if computer is not None:
        raise BrokenPromise(promises.COMPUTER(round=number, exchange=listed.exchange, seat=computer))
    table, which = bytes.fromhex(listed.table), listed.exchange
    if server_commitment(table, round_number=number, exchange=which, seed=exchange.server_seed).hex() != listed.server:
        raise BrokenPromise(promises.SERVER(round=number, exchange=which))
    for seat, (share, bound) in enumerate(zip(exchange.shares, listed.commitments, strict=True)):
        if share is None:
            continue
        if bound is None:
            raise BrokenPromise(promises.UNBOUND(round=number, exchange=which, seat=seat))
        if share_commitment(table, round_number=number, exchange=which, seat=seat, share=share).hex() != bound:
            raise BrokenPromise(promises.SHARE(round=number, exchange=which, seat=seat))


def _check_aborted(number: int, aborted: Sequence[Exchange], dealt: Exchange) -> None:
    """Every aborted exchange lacks a share, and no person can hold up a round more than twice."""
    silent: Counter[int] = Counter()
    for exchange in (*aborted, dealt):
        again = next((seat for seat in exchange.transcript.expected if silent[seat] >= MOST_SILENT), None)
        if again is not None:
            raise BrokenPromise(promises.SILENT_AGAIN(round=number, exchange=exchange.transcript.exchange, seat=again))
        if exchange is not dealt and not exchange.silent:
            raise BrokenPromise(promises.COMPLETE(round=number, exchange=exchange.transcript.exchange))
        silent.update(exchange.silent)


def _check_dealt(record: Record, number: int, dealt: Exchange) -> None:
    if dealt.silent:
        raise BrokenPromise(promises.ABSENT(round=number, seat=dealt.silent[0]))
    shuffle = record.rounds[number - 1].shuffle
    if not isinstance(shuffle, Seed) or shuffle.seed != dealt.seed:
        raise BrokenPromise(promises.SEED(round=number))


def _check_dealer(record: Record) -> None:
    """The first dealer is drawn from the seed of the first round, like all else that comes by chance."""
    if not record.rounds:
        return
    due = first_dealer(exchanges_of(record, 1)[-1].seed, record.rules.seats)
    if record.dealer != due:
        raise BrokenPromise(promises.DEALER(dealer=record.dealer, due=due))
