"""Rules that cannot work are refused with a sentence that says why (docs/rules.md#what-cannot-be-combined)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from settebello.errors import RulesError
from settebello.rules import (
    Bonus,
    Capture,
    CapturePoints,
    Coins,
    Deal,
    DealtPoints,
    Declaring,
    Finish,
    Majority,
    Napola,
    Pack,
    Penalty,
    Primiera,
    Rules,
    Scala,
    Scaletta,
    ScalettaAlta,
    Scoring,
    Seating,
    Sweep,
    check,
    problems,
)
from settebello.variants import variant

CORSICAN = variant("corsican").rules()
LARGE = Rules(pack=Pack(size=52), deal=Deal(hands=(6, 6, 6, 6)), scoring=Scoring(cards=Majority()))
"""A pack of 52."""
ONLY_SWEEPS = Scoring()
RE_BELLO_TWICE = Scoring(re_bello=Bonus(), honours=(("10C", 1),))

REFUSED = [
    (Rules(seating=Seating(seats=4)), "4 on the table and 4 hands of 3 + 3 + 3 + 3 + 3 + 3 make 76 cards"),
    (Rules(deal=Deal(hands=(9,))), "make 22 cards, and the pack has 40"),
    (Rules(deal=Deal(hands=())), "2 hands of 0 make 4 cards"),
    (Rules(pack=Pack(size=36)), "make 40 cards, and the pack has 36"),
    (Rules(deal=Deal(redeal=("kings", "kings"))), "named once, in the order kings, equal, aces"),
    (Rules(deal=Deal(redeal=("aces", "kings"))), "named once, in the order kings, equal, aces"),
    (Rules(deal=Deal(table=0, hands=(10, 10), cut=True)), "The cut needs table cards"),
    (Rules(deal=Deal(table=0, hands=(10, 10), dealer_takes="fifteen")), "only where there are some"),
    (
        Rules(deal=Deal(table=0, hands=(10, 10), dealer_wins="four-equal")),
        "win for the dealer only where there are some",
    ),
    (Rules(deal=Deal(misdeals=3, redeal=())), "only where a deal can be void"),
    (Rules(deal=Deal(misdeals=3, table=0, hands=(10, 10))), "only where a deal can be void"),
    (Rules(seating=Seating(seats=3), deal=Deal(hands=(3,) * 4, misdeals=3)), "there must be one side that wins"),
    (Rules(deal=Deal(misdeals=3, cut=True)), "only where no card is drawn before the deal"),
    (Rules(capture=Capture(equal=False, sum=False)), "Something must be able to capture"),
    (Rules(capture=Capture(ace_takes_itself=True)), "only where an ace takes all"),
    (Rules(capture=Capture(ace_first="no-power")), "can lack its power only where an ace takes all"),
    (Rules(capture=Capture(equal=False, sum=False, fifteen=True, run=True)), "only after an equal card or a sum"),
    (Rules(capture=Capture(equal=False), capture_points=CapturePoints(fall=(2,))), "need captures of equal cards"),
    (Rules(capture_points=CapturePoints(fall=(1, 2, 3, 4))), "A chain of falls has three at most"),
    (Rules(deal=Deal(hands=(9, 9)), dealt_points=DealtPoints(low=1)), "hands of three cards in every deal"),
    (Rules(dealt_points=DealtPoints(pair=1, low=1, best=True)), "leave out low cards"),
    (Rules(dealt_points=DealtPoints(pair=1, low_pair=1)), "set low as well"),
    (Rules(capture=Capture(equal=False, steal=True)), "A pile is stolen by a card that equals its top"),
    (Rules(capture=Capture(steal=True), sweep=Sweep(by_card=True)), "Where piles can be stolen, leave out"),
    (Rules(capture=Capture(steal=True), declarations="bazzica"), "Where piles can be stolen, leave out"),
    (Rules(dealt_points=DealtPoints(best=True)), "only where a pair or three of a kind scores"),
    (Rules(deal=Deal(table=0, hands=(1,) * 20), dealt_points=DealtPoints(pair=1)), "need hands that can hold them"),
    (Rules(capture_points=CapturePoints(last_card_scores=True)), "only where captures score"),
    (Rules(sweep=Sweep(points=101, by_card=True)), "worth 100 times their card at most"),
    (Rules(sweep=Sweep(points=0, doubled_by=9)), "only where each scores the same points"),
    (Rules(sweep=Sweep(by_card=True, doubled_by=9)), "only where each scores the same points"),
    (replace(CORSICAN, sweep=Sweep(doubled_by=2)), "has no card of rank 2, so none can make sweeps count twice"),
    (Rules(scoring=Scoring(cards=Majority(at_least=20))), "The number of cards needed must be from 21 to 40"),
    (Rules(scoring=Scoring(coins=Coins(at_least=11))), "The number of coins needed must be from 6 to 10"),
    (replace(CORSICAN, scoring=Scoring(coins=Coins(at_least=10))), "The number of coins needed must be from 5 to 9"),
    (Rules(scoring=Scoring(napola=Napola(), scaletta_bassa=Scaletta())), "Napola and scalette cannot both"),
    (Rules(scoring=Scoring(napola=Napola(), scaletta_alta=ScalettaAlta())), "Napola and scalette cannot both"),
    (Rules(scoring=Scoring(napola=Napola(), scala=Scala())), "Napola and scalette cannot both"),
    (Rules(scoring=Scoring(napola=Napola(longest=6))), "napoleone belongs to a napola of 9 cards or more"),
    (Rules(scoring=Scoring(napola=Napola(longest=11))), "A sequence has 10 cards at most"),
    (Rules(scoring=Scoring(scaletta_bassa=Scaletta(longest=11))), "A sequence has 10 cards at most"),
    (Rules(scoring=Scoring(scaletta_alta=ScalettaAlta(longest=13))), "A sequence has 10 cards at most"),
    (replace(LARGE, scoring=Scoring(napola=Napola(longest=11))), "belongs to a napola of 12 cards or more"),
    (replace(LARGE, scoring=Scoring(primiera=Primiera())), "The primiera has no values for a pack of 52"),
    (replace(LARGE, matta="7C", deal=replace(LARGE.deal, dealer_takes="fifteen")), "named one of ten ranks"),
    (replace(LARGE, scoring=Scoring(cards=Majority(at_least=26))), "must be from 27 to 52"),
    (replace(CORSICAN, scoring=Scoring(napola=Napola())), "no twos, so it can have no napola"),
    (
        replace(CORSICAN, scoring=Scoring(scaletta_bassa=Scaletta(), scala=Scala())),
        "can have no scaletta bassa",
    ),
    (replace(CORSICAN, scoring=Scoring(cards=Majority(), two_of_clubs=Penalty())), "no two of clubs"),
    (Rules(deal=Deal(hands=(6, 6, 6)), declarations="bazzica"), "Declarations need hands of three"),
    (replace(CORSICAN, declarations="bazzica"), "Declarations need hands of three"),
    (Rules(declarations="chorizo"), "Hands in a row or of one suit cannot be compared"),
    (Rules(declaring=Declaring(points="add")), "Without declarations it cannot be said when"),
    (Rules(matta="7C"), "The matta needs something to be wild for"),
    (
        Rules(matta="7C", deal=Deal(dealer_takes="fifteen"), capture=Capture(run=True)),
        "The matta captures by its value",
    ),
    (Rules(matta="7C", declarations="bazzica"), "The matta can be named only where every declared hand scores"),
    (Rules(deal=Deal(table=0, hands=(4, 3, 3, 3, 3, 3, 1)), declarations="sbarazzina"), "Declarations need hands"),
    (
        Rules(seating=Seating(seats=3), deal=Deal(hands=(3, 3, 3, 3)), scoring=Scoring(cards=Majority(few=2))),
        "need a single opponent",
    ),
    (
        Rules(
            seating=Seating(seats=4, teams=False), deal=Deal(hands=(3, 3, 3)), scoring=Scoring(cards=Majority(few=2))
        ),
        "need a single opponent",
    ),
    (Rules(seating=Seating(teams=False)), "Only four seats can choose"),
    (Rules(seating=Seating(seats=3, teams=False), deal=Deal(hands=(3, 3, 3, 3))), "Only four seats can choose"),
    (Rules(seating=Seating(seats=6, teams=False), deal=Deal(hands=(3, 3))), "Only four seats can choose"),
    (Rules(scoring=Scoring(cards=Majority(at_least=21, tie="split", points=2))), "tie only for the most cards"),
    (Rules(scoring=Scoring(coins=Coins(at_least=6, tie="first-player"))), "tie only for the most coins"),
    (Rules(scoring=Scoring(cards=Majority(tie="split"))), "A single point for cards cannot be shared"),
    (Rules(scoring=Scoring(coins=Coins(tie="split"))), "A single point for coins cannot be shared"),
    (Rules(scoring=Scoring(honours=(("8S", 1), ("2S", 1)))), "in the order of the cards"),
    (Rules(scoring=Scoring(honours=(("2S", 1), ("2S", 2)))), "named once"),
    (Rules(scoring=Scoring(honours=(("2S", 1), ("8S", 0)))), "give 8S points"),
    (Rules(scoring=Scoring(honours=(("14S", 1),))), "not one the rules allow"),
    (Rules(scoring=Scoring(honours=(("11S", 1),))), "The pack has no 11S"),
    (replace(CORSICAN, scoring=Scoring(honours=(("2S", 1),))), "The pack has no 2S"),
    (replace(variant("re-bello").rules(), bonus="C", scoring=RE_BELLO_TWICE), "Re bello is a line of its own"),
    (Rules(scoring=Scoring(settebello=Bonus(), honours=(("7D", 1),))), "The settebello is a line of its own"),
    (Rules(scoring=Scoring(cards=Majority(), two_of_clubs=Penalty(), honours=(("2B", 1),))), "The two of clubs is"),
    (Rules(scoring=Scoring(napola=Napola(), double_all=True)), "Nothing could count twice"),
    (Rules(finish=Finish(wins=(("2D", "1D"),))), "in the order of the cards"),
    (Rules(finish=Finish(wins=(("1D", "3D"), ("1D", "2D")))), "Each winning set is named once"),
    (Rules(finish=Finish(wins=(("1D", "2D"), ("1D", "2D")))), "Each winning set is named once"),
    (Rules(finish=Finish(wins=(("1D",),))), "not one the rules allow"),
    (Rules(finish=Finish(wins=(("1D", "14D"),))), "not one the rules allow"),
    (Rules(finish=Finish(wins=(("1D", "11D"),))), "The pack has no 11D, so nobody can take"),
    (Rules(finish=Finish(wins=tuple(("1D", f"{rank}S") for rank in range(2, 11)))), "not one the rules allow"),
    (replace(CORSICAN, finish=Finish(wins=(("1D", "2D"),))), "The pack has no 2D, so nobody can take"),
    (Rules(finish=Finish(wins=(("1C", "1S"), ("2C", "2S")))), "1C 1S and 2C 2S have none"),
    (
        replace(variant("napola").rules(), finish=Finish(wins=(("1C", "1S"),))),
        "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D and 1C 1S",
    ),
    (Rules(finish=Finish(lowest=True, claiming_out=True)), "nobody can be certain of having won"),
    (Rules(finish=Finish(lowest=True, double_game=True)), "a loser is one who has many points"),
    (Rules(declarations="bazzica", finish=Finish(lowest=True)), "nobody would declare a hand"),
    (Rules(scoring=Scoring(napola=Napola(), double_all=True, honours=(("2B", -1),))), "Nothing could count twice"),
    (Rules(scoring=Scoring(honours=(("2B", -1),)), sweep=Sweep(points=0)), "Something must score"),
    (Rules(scoring=Scoring(cards=Majority(at_least=41))), "The number of cards needed must be from 21 to 40"),
    (Rules(scoring=Scoring(coins=Coins(at_least=5))), "The number of coins needed must be from 6 to 10"),
    (
        replace(CORSICAN, scoring=Scoring(cards=Majority(at_least=18))),
        "The number of cards needed must be from 19 to 36",
    ),
    (
        replace(CORSICAN, scoring=Scoring(cards=Majority(at_least=37))),
        "The number of cards needed must be from 19 to 36",
    ),
    (replace(CORSICAN, scoring=Scoring(coins=Coins(at_least=4))), "The number of coins needed must be from 5 to 9"),
    (replace(CORSICAN, scoring=Scoring(scaletta_bassa=Scaletta())), "can have no scaletta bassa"),
    (replace(CORSICAN, scoring=Scoring(scala=Scala())), "can have no scala"),
    (Rules(deal=Deal(table=0, hands=(3,) * 6)), "make 36 cards, and the pack has 40"),
    (Rules(scoring=ONLY_SWEEPS, sweep=Sweep(points=0)), "Something must score"),
    (Rules(scoring=Scoring(two_of_clubs=Penalty()), sweep=Sweep(points=0)), "Something must score"),
    (Rules(scoring=Scoring(primiera=Primiera(points=0))), "not one the rules allow"),
    (Rules(bonus="X"), "not one the rules allow"),  # type: ignore[arg-type] # what the check is for
]


@pytest.mark.parametrize(("rules", "said"), REFUSED)
def test_refused_with_the_reason(rules: Rules, said: str) -> None:
    assert any(said in sentence for sentence in problems(rules)), problems(rules)
    assert all(sentence.endswith(".") for sentence in problems(rules))
    with pytest.raises(RulesError):
        check(rules)


SOUND = [
    Rules(),
    Rules(scoring=ONLY_SWEEPS),
    Rules(scoring=Scoring(primiera=Primiera()), sweep=Sweep(points=0)),
    Rules(scoring=Scoring(napola=Napola(longest=6, napoleone=False))),
    replace(CORSICAN, scoring=Scoring(scaletta_alta=ScalettaAlta(), cards=Majority(at_least=19))),
    *(Rules(scoring=Scoring(cards=Majority(at_least=least))) for least in (0, 21, 40)),
    *(Rules(scoring=Scoring(coins=Coins(at_least=least))) for least in (0, 6, 10)),
    *(replace(CORSICAN, scoring=Scoring(cards=Majority(at_least=least))) for least in (19, 36)),
    *(replace(CORSICAN, scoring=Scoring(coins=Coins(at_least=least))) for least in (5, 9)),
    Rules(scoring=Scoring(napola=Napola())),
    Rules(scoring=Scoring(napola=Napola(napoleone=False))),
    Rules(scoring=Scoring(scaletta_bassa=Scaletta(), scaletta_alta=ScalettaAlta(), scala=Scala())),
    Rules(scoring=ONLY_SWEEPS, sweep=Sweep(points=0), declarations="bazzica"),
    Rules(declarations="sbarazzina"),
    Rules(scoring=Scoring(scala=Scala()), sweep=Sweep(points=0)),
    Rules(capture=Capture(sum=False)),
    Rules(capture=Capture(equal=False)),
    Rules(capture=Capture(equal=False, sum=False, fifteen=True)),
    Rules(capture=Capture(ace="sweep", ace_takes_itself=True)),
    Rules(capture=Capture(ace="no-sweep", ace_takes_itself=True)),
    Rules(capture=Capture(ace="no-sweep", ace_first="no-power")),
    Rules(capture=Capture(ace_first="forbidden")),
    Rules(scoring=Scoring(cards=Majority(points=2, tie="split"), coins=Coins(tie="first-player"))),
    Rules(scoring=Scoring(honours=(("7D", 1), ("8S", -1))), sweep=Sweep(points=0)),
    Rules(scoring=Scoring(settebello=Bonus(), honours=(("7S", 1),), double_all=True)),
    Rules(deal=Deal(cut=True)),
    Rules(deal=Deal(redeal=())),
    Rules(deal=Deal(redeal=("kings", "equal", "aces"))),
    Rules(deal=Deal(table=0, hands=(10, 10), redeal=("equal",))),
]


@pytest.mark.parametrize("rules", SOUND)
def test_sound_rules_come_back_the_same(rules: Rules) -> None:
    assert check(rules) is rules


def test_every_reason_is_given_at_once() -> None:
    assert len(problems(Rules(deal=Deal(hands=(9,)), capture=Capture(ace_takes_itself=True)))) == 2
