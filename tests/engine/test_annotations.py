"""A record with comments."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from functools import cache

import pytest

from settebello.cards import CARDS, Card, parse_cards
from settebello.core import DECLARE, Action
from settebello.game import Packs, Seed, seeded_game
from settebello.record import Record, RoundRecord, annotate
from settebello.rules import Deal, Rules
from settebello.shuffle import pack_order
from settebello.variants import VARIANTS, variant
from settebello.variants.cirulla import LUZZATI
from tests.oracle.random_rules import random_rules
from tests.support.stacked_packs import stacked

NAMES = ("Ada", "Bruno", "Carla", "Dario", "Elena", "Fabio")


def whole_pack(first: str) -> tuple[Card, ...]:
    """These cards, then the rest of the pack."""
    cards = parse_cards(first)
    return (*cards, *(card for card in CARDS if card not in cards))


EQUAL_BAZZICAS = Record(
    rules=variant("bazzica").rules(),
    names=NAMES[:2],
    dealer=1,
    rounds=[RoundRecord(shuffle=Packs((whole_pack("1D 2C 2D 3D 6D 4D 7S 8S 9S 10S"),)), actions=[DECLARE, DECLARE])],
)


KNOCK = Record(
    rules=variant("cirulla").rules(2),
    names=NAMES[:2],
    dealer=1,
    rounds=[
        RoundRecord(
            shuffle=Packs((whole_pack("7C 6D 2D 9C 3S 8D 10B 9B 8B 6B"),)), actions=[Action.parse("declare:7C=1")]
        )
    ],
)


def random_record(rules: Rules, seed: int) -> Record:
    """A round of random actions."""
    rng = random.Random(seed)
    game = seeded_game(rules, rng.randbytes(32))
    assert isinstance(game.shuffle, Seed)
    played = RoundRecord(shuffle=game.shuffle)
    while game.state == "playing":
        action = rng.choice(game.round.legal_actions())
        game.play(action)
        played.actions.append(action)
    return Record(rules=rules, names=NAMES[: rules.seats], dealer=game.first_dealer, rounds=[played])


def said(record: Record, lang: str = "en") -> str:
    return "\n".join(
        " ".join([step.words, *step.notes]) for annotated in annotate(record, lang) for step in annotated.steps
    )


@cache
def some_records() -> tuple[Record, ...]:
    games = [game.rules(seats) for game in VARIANTS.values() for seats in game.seats]
    mixes = [random_rules(random.Random(seed)) for seed in range(200)]
    chains = [variant("ronda").rules()] * 40  # a chain of falls is seldom answered there
    return (
        *(random_record(rules, seed) for seed, rules in enumerate([*games, *games, *mixes, *chains])),
        *(decided_as_dealt(tables) for tables in (["5D 5C 5S 5B"], ["5D 5C 5S 4B"] * 3)),
    )


def decided_as_dealt(tables: Sequence[str]) -> Record:
    """A game that these first tables decide; all except the last are void deals."""
    rules = variant("cirulla").rules(2, LUZZATI)
    packs = Packs(tuple(tuple(stacked(rules, table=table)) for table in tables))
    return Record(rules=rules, names=NAMES[:2], dealer=1, rounds=[RoundRecord(shuffle=packs)])


def test_what_decides_a_game_as_it_is_dealt_is_told() -> None:
    won, lost = said(decided_as_dealt(["5D 5C 5S 5B"])), said(decided_as_dealt(["5D 5C 5S 4B"] * 3))
    assert won.startswith("Bruno deals. The first table cards are four of a kind: ")
    assert won.endswith(" side, Bruno, wins the game.")
    void = "The first table cards call for a redeal: the pack is shuffled again. "
    assert lost.startswith(f"Bruno deals. {2 * void}One void deal too many: ")
    assert lost.endswith(" side, Bruno, loses the game.")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_action_has_its_words_and_every_round_its_score(lang: str) -> None:
    for record in some_records():
        (annotated,) = annotate(record, lang)
        actions = [step.action for step in annotated.steps if step.action]
        assert actions == record.rounds[0].actions
        assert [step.number for step in annotated.steps if step.action] == [*range(1, len(actions) + 1)]
        assert all(step.words and all(step.notes) for step in annotated.steps)
        assert annotated.score is not None
        assert sum(sum(line.points) for line in annotated.lines) == sum(annotated.score.totals)


def test_the_table_and_hands_are_those_after_the_step() -> None:
    record = random_record(variant("chkobba").rules(), 1)
    (annotated,) = annotate(record)
    deals = [step for step in annotated.steps if step.action is None]
    assert [sum(map(len, step.hands)) for step in deals] == [0, 6, 6, 6, 6, 6, 6]
    assert not annotated.steps[-1].table


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("scopa", "Deal 2 of 6."),
        ("scopa", "Scopa!"),
        ("scopa", "is never a sweep."),
        ("scopa", "Last capture: "),
        ("hurrikan", "Hurrikan!"),
        ("chkobba", "keeps the "),
        ("chkobba", "Chkobba!"),
        ("chkobba", "on the table\n"),
        ("asso-pigliatutto", "The ace takes all. Scopa!"),
        ("scopa-d-assi", "The ace takes all. The table is empty, but no capture made by an ace is a sweep."),
        ("quindici-1", "Together they make fifteen."),
        ("corsican", "It could have captured something, but did not have to."),
        ("bazzica", "declares and shows "),
        ("bazzica", "The declaration counts: 3 points for "),
    ],
)
def test_what_is_told(name: str, text: str) -> None:
    assert any(text in said(random_record(variant(name).rules(), seed)) for seed in range(60))


def test_declarations_that_cancel_are_told() -> None:
    """S0: ace, 2 and 6 against 2, 3 and 4, both 9."""
    assert "The declarations are equal: nobody scores." in said(EQUAL_BAZZICAS)


def test_what_the_matta_is_named() -> None:
    assert "The seven of hearts counts as the ace of hearts until it is captured. The declaration counts: 3" in said(
        KNOCK
    )


def test_a_redeal_is_told() -> None:
    rules = Rules()
    packs = Packs((whole_pack("1D 2D 3D 4D 5D 6D 10D 10C 10S 1C"), pack_order(bytes(32), rules.cards)))
    record = Record(rules=rules, names=NAMES[:2], dealer=1, rounds=[RoundRecord(shuffle=packs)])
    (annotated,) = annotate(record)
    assert annotated.steps[0].notes == ("The first table cards call for a redeal: the pack is shuffled again.",)
    assert annotated.score is None
    assert annotated.lines == ()


@pytest.mark.parametrize(
    ("actions", "notes"),
    [
        (["declare:7C=1", "7Cx6B8B9B10B"], ("The ace takes all.", "Scopa!")),
        (["declare:7C=3", "7C", "6Dx6B7C"], ("Together they make fifteen.",)),
    ],
)
def test_a_named_matta_captures_and_is_captured_as_its_rank(actions: list[str], notes: tuple[str, ...]) -> None:
    played = RoundRecord(shuffle=KNOCK.rounds[0].shuffle, actions=list(map(Action.parse, actions)))
    (annotated,) = annotate(Record(rules=KNOCK.rules, names=NAMES[:2], dealer=1, rounds=[played]))
    assert annotated.steps[len(actions)].notes == notes


def test_what_the_dealer_takes_is_told() -> None:
    rules = Rules(deal=Deal(redeal=(), dealer_takes="fifteen-thirty"))
    packs = Packs((whole_pack("1D 2D 3D 4D 5D 6D 10D 10C 8S 2C"),))
    record = Record(rules=rules, names=NAMES[:2], dealer=1, rounds=[RoundRecord(shuffle=packs)])
    (annotated,) = annotate(record)
    assert annotated.steps[0].notes == (
        (
            "The total of the first table cards gives them to the dealer\u2019s side, Bruno: "
            "two of cups, jack of swords, king of coins and king of cups."
        ),
        "Scopa!",
        "Scopa!",
    )


def test_a_claim_is_told() -> None:
    rules = variant("scopa").rules(2, {"claiming_out": "on"})
    played = RoundRecord(shuffle=Seed(bytes(32)), claim=1)
    (annotated,) = annotate(Record(rules=rules, names=NAMES[:2], dealer=1, rounds=[played]))
    assert (annotated.steps[-1].seat, annotated.steps[-1].words) == (1, "claims the game")


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    played = RoundRecord(shuffle=Seed(bytes(32)), actions=[Action.parse("keep")])
    with pytest.raises(ValueError, match="cannot be replayed"):
        [*annotate(Record(rules=Rules(), names=NAMES[:2], dealer=1, rounds=[played]))]


@pytest.mark.parametrize(
    ("rule", "play", "note"),
    [
        ("no-power", "1C", None),
        ("free", "1Cx2B5B9B10B", "The ace takes all."),
    ],
)
def test_a_first_ace_without_power_leaves_nothing_that_it_could_have_taken(
    rule: str, play: str, note: str | None
) -> None:
    shuffle = Packs((whole_pack("1C 3D 6D 4D 7S 8S 10B 9B 5B 2B"),))
    record = Record(
        rules=variant("scopa-d-assi").rules(2, {"ace_first": rule}),
        names=NAMES[:2],
        dealer=1,
        rounds=[RoundRecord(shuffle=shuffle, actions=[Action.parse(play)])],
    )
    (told,) = annotate(record)
    assert told.steps[1].notes[:1] == (() if note is None else (note,))


def test_a_first_ace_without_power_makes_fifteen_like_any_card() -> None:
    shuffle = Packs((whole_pack("1C 3D 6D 4D 7S 8S 10B 9B 5B 4S"),))
    record = Record(
        rules=variant("quindici-3").rules(2, {"ace_first": "no-power"}),
        names=NAMES[:2],
        dealer=1,
        rounds=[RoundRecord(shuffle=shuffle, actions=[Action.parse("1Cx4S10B")])],
    )
    (told,) = annotate(record)
    assert told.steps[1].notes == ("Together they make fifteen.",)


def test_an_ace_that_takes_an_ace_does_not_take_all() -> None:
    """It captures as any other card does (docs/rules.md#a-turn)."""
    games = [variant(name).rules() for name in ("asso-pigliatutto", "scopa-d-assi")]
    pairs = 0
    for rules, seed in itertools.product(games, range(40)):
        (annotated,) = annotate(random_record(rules, seed))
        for step in annotated.steps:
            card = None if step.action is None else step.action.card
            if step.action is not None and step.action.takes and card is not None and card.rank == 1:
                took_ace = any(other.rank == 1 for other in step.action.captured)
                assert took_ace != any("takes all" in note for note in step.notes)
                pairs += took_ace
    assert pairs > 3
