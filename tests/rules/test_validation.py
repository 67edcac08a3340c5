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
    (Rules(deal=Deal(redeal=("kings", "kings"))), "once, in the order kings, equal, aces"),
    (Rules(deal=Deal(redeal=("aces", "kings"))), "once, in the order kings, equal, aces"),
    (Rules(deal=Deal(table=0, hands=(10, 10), cut=True)), "cut needs table cards"),
    (Rules(deal=Deal(table=0, hands=(10, 10), dealer_takes="fifteen")), "dealer_takes needs table cards"),
    (
        Rules(deal=Deal(table=0, hands=(10, 10), dealer_wins="four-equal")),
        "dealer_wins needs table cards",
    ),
    (Rules(deal=Deal(misdeals=3, redeal=())), "misdeals needs redeals to count"),
    (Rules(deal=Deal(misdeals=3, table=0, hands=(10, 10))), "misdeals needs redeals to count"),
    (Rules(seating=Seating(seats=3), deal=Deal(hands=(3,) * 4, misdeals=3)), "misdeals, play with two sides"),
    (Rules(deal=Deal(misdeals=3, cut=True)), "cannot be combined with a card drawn before the deal"),
    (Rules(capture=Capture(equal=False, sum=False)), "No card can capture"),
    (Rules(capture=Capture(optional=True, run=True)), "More than 35000 actions could be legal"),
    (Rules(capture=Capture(ace_takes_itself=True)), "needs an ace that takes all"),
    (Rules(capture=Capture(ace_first="no-power")), "can be no-power only if an ace takes all"),
    (
        Rules(capture=Capture(equal=False, sum=False, fifteen=True, run=True)),
        "continues the capture of an equal card or a sum",
    ),
    (
        Rules(capture=Capture(equal=False), capture_points=CapturePoints(fall=(2,))),
        "fall needs captures of equal cards",
    ),
    (Rules(capture_points=CapturePoints(fall=(1, 2, 3, 4))), "A chain has at most three falls"),
    (Rules(deal=Deal(hands=(9, 9)), dealt_points=DealtPoints(low=1)), "hands of three cards in every deal"),
    (Rules(dealt_points=DealtPoints(pair=1, low=1, best=True)), "turn low off"),
    (Rules(dealt_points=DealtPoints(pair=1, low_pair=1)), "set low as well"),
    (Rules(capture=Capture(equal=False, steal=True)), "steal needs captures of equal cards"),
    (Rules(capture=Capture(steal=True), sweep=Sweep(by_card=True)), "steal cannot be combined with"),
    (Rules(capture=Capture(steal=True), declarations="bazzica"), "steal cannot be combined with"),
    (Rules(dealt_points=DealtPoints(best=True)), "best compares pairs and three of a kind"),
    (
        Rules(deal=Deal(table=0, hands=(1,) * 20), dealt_points=DealtPoints(pair=1)),
        "hands are too small for the points of pair or three",
    ),
    (Rules(capture_points=CapturePoints(last_card_scores=True)), "needs captures that score"),
    (Rules(sweep=Sweep(points=101, by_card=True)), "sweep.points can be at most 100"),
    (Rules(sweep=Sweep(points=0, doubled_by=9)), "needs sweeps that all score the same"),
    (Rules(sweep=Sweep(by_card=True, doubled_by=9)), "needs sweeps that all score the same"),
    (replace(CORSICAN, sweep=Sweep(doubled_by=2)), "has no card of rank 2: choose another rank for doubled_by"),
    (Rules(scoring=Scoring(cards=Majority(at_least=20))), "The number of cards needed must be from 21 to 40"),
    (Rules(scoring=Scoring(coins=Coins(at_least=11))), "The number of coins needed must be from 6 to 10"),
    (replace(CORSICAN, scoring=Scoring(coins=Coins(at_least=10))), "The number of coins needed must be from 5 to 9"),
    (Rules(scoring=Scoring(napola=Napola(), scaletta_bassa=Scaletta())), "Napola and scalette cannot both"),
    (Rules(scoring=Scoring(napola=Napola(), scaletta_alta=ScalettaAlta())), "Napola and scalette cannot both"),
    (Rules(scoring=Scoring(napola=Napola(), scala=Scala())), "Napola and scalette cannot both"),
    (Rules(scoring=Scoring(napola=Napola(with_all=True))), "turn on napoleone and double_all"),
    (Rules(scoring=Scoring(napola=Napola(longest=6))), "set it to 9 or more, or turn napoleone off"),
    (Rules(scoring=Scoring(napola=Napola(longest=11))), "A sequence can have at most 10 cards"),
    (Rules(scoring=Scoring(scaletta_bassa=Scaletta(longest=11))), "A sequence can have at most 10 cards"),
    (Rules(scoring=Scoring(scaletta_alta=ScalettaAlta(longest=13))), "A sequence can have at most 10 cards"),
    (replace(LARGE, scoring=Scoring(napola=Napola(longest=11))), "set it to 12 or more, or turn napoleone off"),
    (replace(LARGE, scoring=Scoring(primiera=Primiera())), "The primiera has no values for a pack of 52"),
    (replace(LARGE, matta="7C", deal=replace(LARGE.deal, dealer_takes="fifteen")), "stand only for one of ten ranks"),
    (replace(LARGE, scoring=Scoring(cards=Majority(at_least=26))), "must be from 27 to 52"),
    (replace(CORSICAN, scoring=Scoring(napola=Napola())), "turn napola off"),
    (
        replace(CORSICAN, scoring=Scoring(scaletta_bassa=Scaletta(), scala=Scala())),
        "turn scaletta_bassa off",
    ),
    (replace(CORSICAN, scoring=Scoring(cards=Majority(), two_of_clubs=Penalty())), "turn two_of_clubs off"),
    (Rules(deal=Deal(hands=(6, 6, 6)), declarations="bazzica"), "declarations needs hands of three"),
    (replace(CORSICAN, declarations="bazzica"), "declarations needs hands of three"),
    (Rules(declarations="chorizo"), "cannot be compared with each other"),
    (Rules(declaring=Declaring(points="add")), "declaring has no effect without declarations"),
    (Rules(matta="7C"), "The matta has no use here"),
    (
        Rules(matta="7C", deal=Deal(dealer_takes="fifteen"), capture=Capture(run=True)),
        "The matta captures by its value",
    ),
    (Rules(matta="7C", declarations="bazzica"), "The matta can be named only where every declared hand scores"),
    (Rules(deal=Deal(table=0, hands=(4, 3, 3, 3, 3, 3, 1)), declarations="sbarazzina"), "declarations needs hands"),
    (
        Rules(seating=Seating(seats=3), deal=Deal(hands=(3, 3, 3, 3)), scoring=Scoring(cards=Majority(few=2))),
        "needs a single opponent",
    ),
    (
        Rules(
            seating=Seating(seats=4, teams=False), deal=Deal(hands=(3, 3, 3)), scoring=Scoring(cards=Majority(few=2))
        ),
        "needs a single opponent",
    ),
    (Rules(seating=Seating(teams=False)), "teams can be turned off only with four seats"),
    (
        Rules(seating=Seating(seats=3, teams=False), deal=Deal(hands=(3, 3, 3, 3))),
        "teams can be turned off only with four seats",
    ),
    (
        Rules(seating=Seating(seats=6, teams=False), deal=Deal(hands=(3, 3))),
        "teams can be turned off only with four seats",
    ),
    (Rules(scoring=Scoring(cards=Majority(at_least=21, tie="split", points=2))), "only where most cards score"),
    (Rules(scoring=Scoring(coins=Coins(at_least=6, tie="first-player"))), "only where most coins score"),
    (Rules(scoring=Scoring(cards=Majority(tie="split"))), "A single point for cards cannot be shared"),
    (Rules(scoring=Scoring(coins=Coins(tie="split"))), "A single point for coins cannot be shared"),
    (Rules(scoring=Scoring(honours=(("8S", 1), ("2S", 1)))), "in the order of the cards"),
    (Rules(scoring=Scoring(honours=(("2S", 1), ("2S", 2)))), "Name each honour once"),
    (Rules(scoring=Scoring(honours=(("2S", 1), ("8S", 0)))), "8S scores nothing: give it points"),
    (Rules(scoring=Scoring(honours=(("14S", 1),))), "a value that is not allowed"),
    (Rules(scoring=Scoring(honours=(("11S", 1),))), "The pack has no 11S"),
    (replace(CORSICAN, scoring=Scoring(honours=(("2S", 1),))), "The pack has no 2S"),
    (
        replace(variant("re-bello").rules(), bonus="C", scoring=RE_BELLO_TWICE),
        "The king of the scoring suit already scores as re bello",
    ),
    (
        Rules(scoring=Scoring(settebello=Bonus(), honours=(("7D", 1),))),
        "The seven of the scoring suit already scores as the settebello",
    ),
    (
        Rules(scoring=Scoring(cards=Majority(), two_of_clubs=Penalty(), honours=(("2B", 1),))),
        "The two of clubs already costs points by itself",
    ),
    (Rules(scoring=Scoring(napola=Napola(), double_all=True)), "double_all needs something to double"),
    (Rules(finish=Finish(wins=(("2D", "1D"),))), "in the order of the cards"),
    (Rules(finish=Finish(wins=(("1D", "3D"), ("1D", "2D")))), "Name each winning set once"),
    (Rules(finish=Finish(wins=(("1D", "2D"), ("1D", "2D")))), "Name each winning set once"),
    (Rules(finish=Finish(wins=(("1D",),))), "a value that is not allowed"),
    (Rules(finish=Finish(wins=(("1D", "14D"),))), "a value that is not allowed"),
    (Rules(finish=Finish(wins=(("1D", "11D"),))), "The pack has no 11D: leave it out of the winning sets"),
    (Rules(finish=Finish(wins=tuple(("1D", f"{rank}S") for rank in range(2, 11)))), "a value that is not allowed"),
    (replace(CORSICAN, finish=Finish(wins=(("1D", "2D"),))), "The pack has no 2D: leave it out of the winning sets"),
    (Rules(finish=Finish(wins=(("1C", "1S"), ("2C", "2S")))), "1C 1S and 2C 2S share none"),
    (
        replace(variant("napola").rules(), finish=Finish(wins=(("1C", "1S"),))),
        "1D 2D 3D 4D 5D 6D 7D 8D 9D 10D and 1C 1S",
    ),
    (Rules(finish=Finish(lowest=True, claiming_out=True)), "nobody can be certain of winning"),
    (Rules(finish=Finish(lowest=True, double_game=True)), "losing with few points makes no sense"),
    (Rules(declarations="bazzica", finish=Finish(lowest=True)), "nobody would declare a hand"),
    (
        Rules(scoring=Scoring(napola=Napola(), double_all=True, honours=(("2B", -1),))),
        "double_all needs something to double",
    ),
    (Rules(scoring=Scoring(honours=(("2B", -1),)), sweep=Sweep(points=0)), "Nothing scores"),
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
    (replace(CORSICAN, scoring=Scoring(scaletta_bassa=Scaletta())), "turn scaletta_bassa off"),
    (replace(CORSICAN, scoring=Scoring(scala=Scala())), "turn scala off"),
    (Rules(deal=Deal(table=0, hands=(3,) * 6)), "make 36 cards, and the pack has 40"),
    (Rules(scoring=ONLY_SWEEPS, sweep=Sweep(points=0)), "Nothing scores"),
    (Rules(scoring=Scoring(two_of_clubs=Penalty()), sweep=Sweep(points=0)), "Nothing scores"),
    (Rules(scoring=Scoring(primiera=Primiera(points=0))), "a value that is not allowed"),
    (Rules(bonus="X"), "a value that is not allowed"),  # type: ignore[arg-type] # what the check is for
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
