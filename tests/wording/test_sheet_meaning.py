"""A rule sheet states no clause that its game does not have: over all named games, presets and numbers of seats."""

from __future__ import annotations

import random
import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from settebello.cards import Card, CardSet, Suit
from settebello.core import captures, score_piles
from settebello.rules import Rules
from settebello.wording import capture_calls, languages, line_label, rule_sheet
from settebello.wording.catalogue import message
from settebello.wording.idiom import common
from tests.wording.covering_rules import NAMED

LANGS = languages()
GAMES = pytest.mark.parametrize("name", NAMED)


def clauses(rules: Rules, lang: str = "en") -> dict[str, str]:
    return {clause.key: clause.text for clause in rule_sheet(rules, lang)}


def has_scoring_suit(rules: Rules) -> bool:
    """Whether the suit changes the score of some piles."""
    chance, cards = random.Random(3), list(rules.cards)
    suited = [CardSet(card for card in cards if card.suit == suit) for suit in Suit]
    divisions = [[suit, rules.cards - suit, *[CardSet()] * (rules.sides - 2)] for suit in suited]
    for _ in range(40):
        owners = [chance.randrange(rules.sides) for _ in cards]
        divisions.append(
            [
                CardSet(card for card, owner in zip(cards, owners, strict=True) if owner == side)
                for side in range(rules.sides)
            ]
        )
    suits = [replace(rules, bonus=letter) for letter in "DCSB"]
    return any(len({scored(one, piles) for one in suits}) > 1 for piles in divisions)


def scored(rules: Rules, piles: list[CardSet]) -> tuple[object, ...]:
    score = score_piles(rules, piles)
    return (*(tuple(sorted(side.lines.items())) for side in score.sides), score.king, score.outright)


@GAMES
def test_a_scoring_suit_is_named_where_one_scores(name: str) -> None:
    assert ("bonus" in clauses(NAMED[name])) == has_scoring_suit(NAMED[name])


@GAMES
def test_ties_are_settled_where_lines_are_compared(name: str) -> None:
    lines = NAMED[name].scoring
    compared = [line.tie for line in (lines.cards, lines.coins) if line and not line.at_least]
    compared += ["nobody"] if lines.primiera else []
    told = clauses(NAMED[name])
    assert ("nobody" in told) == ("nobody" in compared)
    if "nobody" in told:
        assert ("unless" in told["nobody"]) == (set(compared) != {"nobody"})


SUMS = {"en": r"\bsums?\b|add up", "it": "somm", "fr": "somme", "es": r"\bsuma", "de": "Summe", "ar": "مجموع"}


@pytest.mark.parametrize("lang", LANGS)
def test_captures_speak_of_sums_where_sums_are_taken(lang: str) -> None:
    for rules in NAMED.values():
        told = [
            clause.text for clause in rule_sheet(rules, lang) if clause.section == "captures" and clause.key != "sum"
        ]
        if not (rules.capture.sum or rules.capture.fifteen):
            assert not any(re.search(SUMS[lang], text) for text in told)


FOUR = {"en": "four", "it": "quattro", "fr": "quatre", "es": "cuatro", "de": r"\bvier", "ar": "أربع"}


@pytest.mark.parametrize("lang", LANGS)
def test_four_of_a_rank_score_where_a_hand_can_hold_them(lang: str) -> None:
    for rules in NAMED.values():
        if rules.dealt_points.three:
            can_hold = max(rules.deal.hands) > 3
            assert bool(re.search(FOUR[lang], clauses(rules, lang)["dealt"])) == can_hold


def faces_have_values(rules: Rules) -> bool:
    """Whether a face card takes several cards, or is among several that are taken, other than by an ace or a run."""
    if rules.deal.dealer_takes != "none":
        return True
    plain = replace(rules, capture=replace(rules.capture, ace="ordinary", ace_first="free", run=False))
    king = rules.pack.king
    faces = range(king - 2, king + 1)
    for pair in combinations(range(1, king + 1), 2):
        table = CardSet(Card.of(rank, Suit.C) for rank in pair)
        if not table <= rules.cards:
            continue
        for rank in {card.rank for card in rules.cards} if set(pair) & set(faces) else faces:
            taken, _ = captures(plain, Card.of(rank, Suit.D), table)
            if any(len(cards) > 1 for cards in taken):
                return True
    return False


JACK = {"en": r"\bjack|8\b", "it": r"fante|\b8\b", "fr": r"valet|\b8\b", "es": "sota|jota", "de": "Bube", "ar": "الولد"}


@pytest.mark.parametrize("lang", LANGS)
def test_face_cards_have_values_where_captures_use_them(lang: str) -> None:
    for name, rules in NAMED.items():
        if name.startswith("winning-moves"):
            continue  # its cards are numbered
        told = clauses(rules, lang).get("values", "")
        assert bool(re.search(JACK[lang], told)) == faces_have_values(rules)


@pytest.mark.parametrize("lang", LANGS)
def test_certain_points_are_those_of_lines_that_are_played(lang: str) -> None:
    for rules in NAMED.values():
        finish = replace(rules.finish, claiming_out=not rules.finish.lowest)
        told = clauses(replace(rules, finish=finish), lang).get("certain", "")
        prime = message(lang, "prime-name", common(rules))
        assert (prime in told) == bool(rules.scoring.primiera and told)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_twice_names_the_lines_that_are_played(lang: str) -> None:
    for rules in NAMED.values():
        told = clauses(rules, lang).get("double_all")
        assert bool(told) == rules.scoring.double_all
        for line in ("cards", "coins", "primiera", "barmila", "napola"):
            if told:
                played = line != "napola" and getattr(rules.scoring, line) is not None
                assert (line_label(line, lang, rules) in told) == played


def test_everything_twice_leaves_the_napola_out() -> None:
    rules = NAMED["tombolon/4"]
    swords = CardSet(Card.of(rank, Suit.S) for rank in range(1, 8))
    best = swords | CardSet.parse("8S 7D 1D 2D 3D 4D 5D 6D 1C 2C 3C 4C 5C 6C")
    lines = score_piles(rules, [best, rules.cards - best]).sides[0].lines
    assert lines["napola"] == 8
    assert lines["double_all"] == lines["cards"] + lines["coins"] + lines["honours"]


TIMES = {
    "en": "counts as two",
    "it": "due partite",
    "fr": "deux parties",
    "es": "dos partidas",
    "de": "zwei",
    "ar": "لعبتين",
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_double_loss_is_explained(lang: str) -> None:
    assert TIMES[lang] in clauses(NAMED["hurrikan/2"], lang)["double_game"]


# The words of the game


@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_explains_what_the_table_calls_for_a_fall(lang: str) -> None:
    for rules in NAMED.values():
        for points in rules.capture_points.fall:
            (call,) = capture_calls({"fall": points}, rules, lang)
            assert call.partition(" +")[0] in clauses(rules, lang)["fall"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_explains_what_the_table_calls_for_a_sweep(lang: str) -> None:
    for rules in NAMED.values():
        if rules.sweep.flat_points:
            assert message(lang, "sweep-call", common(rules)) in clauses(rules, lang)["sweep"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["spazzino/2", "tombolon/4", "tombolon/2"])
def test_the_sheet_explains_what_the_table_calls_for_one_suit(name: str, lang: str) -> None:
    (call,) = capture_calls({"one-suit": 3}, NAMED[name], lang)
    word = re.sub(r"\W", "", call.partition(" +")[0]).lower()
    assert word in clauses(NAMED[name], lang)["one-suit"].lower()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ronda/2", ("ronda", "tringa")),
        ("caida/2", ("ronda", "tribilín")),
        ("cuarenta/2", ("ronda",)),
        ("spincio/4", ("accuso",)),
    ],
)
def test_hands_that_score_as_dealt_have_the_names_of_the_game(name: str, words: tuple[str, ...], lang: str) -> None:
    told = clauses(NAMED[name], lang)["dealt"].lower()
    arabic = {"ronda": "روندا", "tringa": "ترينغا", "tribilín": "تريبيلين", "accuso": "أكّوزو"}
    assert all((arabic[word] if lang == "ar" else word) in told for word in words)


def test_a_spanish_ronda_is_no_round_where_it_is_a_hand() -> None:
    for name in ("cuarenta/2", "ronda/2", "caida/4"):
        told = " ".join(text for key, text in clauses(NAMED[name], "es").items() if key != "dealt")
        assert "ronda" not in told
        assert "mano" in told
