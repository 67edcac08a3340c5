"""Properties of every round of every game: cards accounted for, undo, views that hide, records that round-trip."""

from __future__ import annotations

import copy
import pickle
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from settebello.cards import Card, CardSet
from settebello.core import Action, Round
from settebello.game import seeded_game, seeded_shuffle
from settebello.record import Record, RoundRecord, read, write
from settebello.rules import Rules, from_json, to_json
from settebello.view import decode_view, encode, view_of
from tests.oracle.random_rules import random_pack, random_rules
from tests.support.hidden_cards import dealt, permuted

RANDOM = st.integers(0, 2**64 - 1).map(Random)


@given(RANDOM)
def test_the_cards_of_the_pack_are_always_accounted_for(chance: Random) -> None:
    rules = random_rules(chance)
    played = Round(rules, random_pack(chance, rules))
    while played.legal_actions():
        assert _everywhere(played) == sorted(rules.cards)
        played.play(chance.choice(played.legal_actions()))
    assert _everywhere(played) == sorted(rules.cards)


@given(RANDOM)
def test_undo_is_the_identity(chance: Random) -> None:
    rules = random_rules(chance)
    played = Round(rules, random_pack(chance, rules))
    before = []
    while played.legal_actions():
        before.append((_position(played), action := chance.choice(played.legal_actions())))
        played.play(action)
    for position, action in reversed(before):
        assert played.undo() == action
        assert _position(played) == position


@given(RANDOM)
def test_a_round_goes_on_the_same_from_a_copy_and_from_a_pickle(chance: Random) -> None:
    rules = random_rules(chance)
    played = Round(rules, random_pack(chance, rules), chance.randrange(rules.seats))
    played.playout(1)
    for _ in range(chance.randrange(len(played.history) + 1)):
        played.undo()
    for twin in (played.copy(), pickle.loads(pickle.dumps(played)), copy.deepcopy(played)):
        assert (twin.rules, twin.pack, twin.dealer, twin.history) == (rules, played.pack, played.dealer, played.history)
        assert _position(twin) == _position(played)
        assert twin.legal_actions() == played.legal_actions()


@given(RANDOM)
def test_permuting_what_a_seat_cannot_see_changes_no_byte_of_its_view(chance: Random) -> None:
    rules = random_rules(chance)
    game = dealt(rules, random_pack(chance, rules))
    for _ in range(chance.randrange(rules.seats * sum(rules.deal.hands))):
        if game.round.phase in ("redeal", "over"):
            break
        game.round.play(chance.choice(game.round.legal_actions()))
    if game.round.phase == "over":
        return  # the deal has decided the game
    for seat in (*range(rules.seats), None):
        other = dealt(rules, permuted(game.round, seat, chance))
        for _, action in game.round.history:
            other.round.play(action)
        assert encode(view_of(other, seat)) == encode(view_of(game, seat))


@given(RANDOM)
def test_a_view_round_trips_through_its_json(chance: Random) -> None:
    rules = random_rules(chance)
    game = seeded_game(rules, chance.randbytes(32))
    for _ in range(chance.randrange(60)):
        if game.state == "playing":
            game.play(chance.choice(game.round.legal_actions()))
    for seat in (*range(rules.seats), None):
        view = view_of(game, seat)
        assert decode_view(encode(view)) == view


@given(RANDOM)
def test_a_record_round_trips(chance: Random) -> None:
    rules = random_rules(chance)
    record = _random_record(rules, chance)
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    assert again.replay().totals == record.replay().totals


@given(RANDOM, st.binary(min_size=32, max_size=32))
def test_the_same_seed_gives_the_same_game(chance: Random, seed: bytes) -> None:
    rules = random_rules(chance)
    one, two = seeded_game(rules, seed), seeded_game(rules, seed)
    assert (one.dealer, one.round.pack) == (two.dealer, two.round.pack)


@given(RANDOM)
def test_rules_round_trip_through_their_json(chance: Random) -> None:
    rules = random_rules(chance)
    assert from_json(to_json(rules)) == rules


def _everywhere(played: Round) -> list[Card]:
    rules = played.rules
    cards = [*played.table, *played.stock, *([played.drawn] if played.drawn is not None else [])]
    for seat in range(rules.seats):
        cards += played.hand(seat)
    for side in range(rules.sides):
        cards += played.pile(side)
    return sorted(cards)


def _position(played: Round) -> tuple[object, ...]:
    rules = played.rules
    return (
        (played.phase, played.turn, played.deal, played.table, played.stock, played.last_capture, played.history),
        [(played.hand(seat), played.shown(seat)) for seat in range(rules.seats)],
        [(played.pile(side), played.sweeps(side), played.declared(side)) for side in range(rules.sides)],
    )


def _random_record(rules: Rules, chance: Random) -> Record:
    """A random game of up to three rounds, perhaps stopped in the middle of one."""
    seed = chance.randbytes(32)
    game = seeded_game(rules, seed)
    names = tuple(chance.choice(("Ada", 'O"Hara', "Nico[1]", "é")) for _ in range(rules.seats))
    record = Record(rules=rules, names=names, dealer=game.first_dealer, extra=[("Date", "2026-11-20")])
    assert game.shuffle is not None
    record.rounds.append(RoundRecord(shuffle=game.shuffle, extra=[("Note", {"a": [1, None]})]))
    for _ in range(chance.randrange(150)):
        if game.state == "between rounds" and len(game.scores) < 3:
            record.rounds.append(RoundRecord(shuffle=seeded_shuffle(seed, game)))
            game.deal(record.rounds[-1].shuffle)
        if game.state != "playing":
            break
        action: Action = chance.choice(game.round.legal_actions())
        game.play(action)
        record.rounds[-1].actions.append(action)
    return record


@given(st.sets(st.integers(0, 39)), st.sets(st.integers(0, 39)))
def test_a_card_set_behaves_as_a_set(one: set[int], two: set[int]) -> None:
    first, second = CardSet(map(Card, one)), CardSet(map(Card, two))
    assert set(first | second) == one | two
    assert set(first & second) == one & two
    assert set(first - second) == one - two
    assert (first == second) == (one == two)
    assert CardSet.parse(str(first)) == first
