"""The citations of the rule sheets, and the places where the sources are silent."""

from __future__ import annotations

import json
import re

import pytest

from settebello.rules import Rules
from settebello.variants import VARIANTS, variant
from settebello.wording import Clause, languages, rule_sheet, score_lines, section_title, sheet_text
from settebello.wording.score_statements import scoring
from tests.wording.sources import FILE, named_sources
from tests.wording.test_scores import score

LANGS = languages()


def clause(name: str, key: str, lang: str = "en", *, seats: int | None = None, **settings: str) -> Clause | None:
    game = variant(name)
    sheet = rule_sheet(game.rules(seats, settings), lang, own=game.source, targets=game.targets)
    return next((one for one in sheet if one.key == key), None)


def text(name: str, key: str, lang: str = "en", *, seats: int | None = None, **settings: str) -> str:
    found = clause(name, key, lang, seats=seats, **settings)
    assert found is not None
    return found.text


PARTNERS = {"en": "partner", "it": "compagno", "fr": "partenaire", "es": "compañero", "de": "Partner", "ar": "شريك"}
TABLE_LAST = {"en": "table cards", "it": "in tavola", "fr": "la table", "es": "la mesa", "de": "Tisch", "ar": "الطاولة"}
LESS = {
    "en": "worth less",
    "it": "vale meno",
    "fr": "vaut moins",
    "es": "valga menos",
    "de": "wert ist",
    "ar": "أقل نقاطًا",
}
QUEENS = {"en": "queen", "it": "donna", "fr": "dame", "es": "reina", "de": "Dame", "ar": "البنت"}
LONE = {"en": "lone ace", "it": "asso solo", "fr": "as seul", "es": "as solo", "de": "einzelnes Ass", "ar": "آص وحيد"}
ACROSS = {"en": "sideways", "it": "di traverso", "fr": "en travers", "es": "atravesada", "de": "quer", "ar": "بالعرض"}


@pytest.mark.parametrize("lang", LANGS)
def test_where_no_table_cards_are_dealt_none_come_last(lang: str) -> None:
    assert TABLE_LAST[lang] not in text("scopone-scientifico", "order", lang)
    assert TABLE_LAST[lang] in text("scopone", "order", lang)


@pytest.mark.parametrize("lang", LANGS)
def test_only_four_have_a_partner(lang: str) -> None:
    for name, seats in (("chkobba", 2), ("scopa", 2), ("scopa", 3)):
        game = variant(name)
        assert PARTNERS[lang].lower() not in sheet_text(game.rules(seats), lang).lower()
    assert PARTNERS[lang] in text("chkobba", "cut", lang, seats=4)


@pytest.mark.parametrize("lang", LANGS)
def test_the_lower_bazzica_can_be_worth_less_only_where_a_pair_is_worth_more(lang: str) -> None:
    """S0 gives 3 for every bazzica; in Sbarazzina 2, and 3 with a pair."""
    assert LESS[lang] not in text("bazzica", "better", lang)
    assert LESS[lang] in text("sbarazzina", "better", lang)


@pytest.mark.parametrize(("name", "decided"), [("bazzica", False), ("sbarazzina", True), ("piva", True)])
def test_that_it_wins_all_the_same_is_decided(name: str, decided: bool) -> None:
    found = clause(name, "better")
    assert found is not None
    assert (found.source, found.decision) == ("S0", decided)


@pytest.mark.parametrize("lang", LANGS)
def test_the_queen_of_corsica(lang: str) -> None:
    """S0: jack, queen and king."""
    assert QUEENS[lang] in text("corsican", "pack", lang)


def test_the_clubs_of_winning_moves() -> None:
    """S2: coins, cups, clubs, swords."""
    assert "coins, cups, clubs (batons) and swords" in text("winning-moves", "pack")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ace", ["sweep", "no-sweep"])
def test_an_ace_takes_a_lone_ace_only_where_it_takes_its_equal(ace: str, lang: str) -> None:
    assert LONE[lang] in text("scopa", "ace-sweep", lang, ace=ace)
    assert LONE[lang] not in text("quindici-1", "ace-sweep", lang, ace=ace)


@pytest.mark.parametrize(
    ("name", "source", "decided"),
    [
        ("scopa", "S0", False),
        ("scopa-two", "S1", False),
        ("winning-moves", "S2", True),
        ("panicale", "S3", True),
        ("dante", "S4", True),
        ("scalette", "S0", True),
        ("napola", "S0", False),
        ("chkobba", "S0", False),
    ],
)
def test_a_source_that_says_nothing_of_a_tie_or_a_target_is_said_to_be_silent(
    name: str, source: str, decided: bool
) -> None:
    found = clause(name, "target")
    assert found is not None
    assert (found.source, found.decision) == (source, decided)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", VARIANTS)
def test_the_targets_that_a_source_names_are_on_the_sheet(name: str, lang: str) -> None:
    game = variant(name)
    others = [str(target) for target in game.targets if target != game.rules().finish.target]
    found = clause(name, "other-targets", lang)
    assert (re.findall(r"\d+", found.text) if found else []) == others


def test_a_target_by_house_rule_leaves_the_usual_one_on_the_sheet() -> None:
    assert text("scopone", "other-targets", target="21") == "Other common targets: 11, 16, 31."


@pytest.mark.parametrize("lang", LANGS)
def test_the_ordinary_cut_and_the_pack_of_52(lang: str) -> None:
    """S0: the player to the left of a dealer who deals to the right cuts, which is the one before the dealer."""
    for name, game in VARIANTS.items():
        if game.rules().pack.size == 52:
            assert clause(name, "other-pack", lang) is None
        else:
            assert "52" in text(name, "other-pack", lang)
        assert (clause(name, "shuffle-cut", lang) is None) is (name == "chkobba")
    assert text("scopa", "shuffle-cut", lang, seats=2) != text("scopa", "shuffle-cut", lang, seats=4)


def test_who_cuts_in_english() -> None:
    assert text("scopa", "shuffle-cut") == "The dealer shuffles and the opponent cuts."
    assert text("scopa", "shuffle-cut", seats=4).endswith("the player before the dealer, in playing order, cuts.")
    assert text("corsican", "other-pack") == "Any 52-card pack will do: leave out the 2s, 8s, 9s and 10s."


def test_how_a_first_dealer_is_found_at_a_table() -> None:
    """S0: the king of coins; S4: the highest card."""
    assert "king of coins" in text("scopa", "first-dealer")
    assert "the highest card" in text("scopa", "first-dealer")


@pytest.mark.parametrize("lang", LANGS)
def test_the_card_that_swept_lies_across(lang: str) -> None:
    for name in ("scopa", "chkobba", "hurrikan"):
        assert ACROSS[lang] in text(name, "sweep", lang)


@pytest.mark.parametrize("lang", LANGS)
def test_half_of_one_point_is_no_number(lang: str) -> None:
    assert "½" not in text("hurrikan", "double_game", lang, target="1")
    assert "1½" in text("hurrikan", "double_game", lang, target="3")


def test_headings_use_the_words_of_the_game() -> None:
    titles = [
        section_title("sweeps", lang, variant(name).rules()) for lang, name in (("ar", "chkobba"), ("de", "hurrikan"))
    ]
    assert titles == ["الشكبّات", "Hurrikane"]
    assert "HURRIKANE\n" in sheet_text(variant("hurrikan").rules(), "de")


def test_hands_are_listed_as_the_language_lists() -> None:
    assert "of 3, 3, 3, 3 and then 4 cards to each player" in text("corsican", "plan", "en", seats=2)
    assert "3 و3 و3 و3 ثم 4" in text("corsican", "plan", "ar", seats=2)


def test_the_cards_of_a_prime_stand_before_arabic_words() -> None:
    (found,) = [
        line for line in score_lines(Rules(), score(Rules(), "7D 6C 7S 1B", "2D"), "ar") if line.key == "primiera"
    ]
    fenced = "\N{FIRST STRONG ISOLATE}7D 6C 7S 1B\N{POP DIRECTIONAL ISOLATE} = "
    assert found.reasons[0].startswith(fenced)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("it", "vince chi ne ha di più"),
        ("es", "gana quien tiene más puntos"),
        ("fr", "celui qui a le plus de points gagne"),
        ("de", "wer die meisten Punkte hat"),
        ("en", "whoever has the most points wins"),
    ],
)
def test_to_one_point_the_most_points_win(lang: str, words: str) -> None:
    assert words in text("scopa", "target", lang, target="1")


def test_the_other_sources_of_most_coins_are_those_of_the_ordinary_line() -> None:
    def other_sources(**settings: str) -> set[tuple[str, ...]]:
        rules = variant("scopa").rules(2, settings)
        return {statement.also for statement in scoring(rules) if statement.topic == "coins"}

    assert other_sources() == {("S1", "S2", "S3", "S7")}
    assert other_sources(bonus="C") == {()}
    assert other_sources(**{"coins.at_least": "6"}) == {()}


def test_every_rule_of_every_game_names_its_sources() -> None:
    """A change here is read against docs/rules.md before ``python -m tests.wording.sources`` writes it down."""
    assert named_sources() == json.loads(FILE.read_text())
