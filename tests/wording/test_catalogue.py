"""The messages: every language has every one of them, and each is well formed."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from msgspec.structs import replace

from settebello.rules import Finish, Rules
from settebello.server.people.push.notifier import _MESSAGES as NOTIFICATIONS
from settebello.variants import variant
from settebello.wording import (
    LanguageError,
    brief_rules,
    languages,
    phrase_words,
    rule_sheet,
    score_lines,
    score_text,
    source_name,
)
from settebello.wording.catalogue import _catalogue, language, message, messages
from settebello.wording.fluent import Argument, Catalogue
from settebello.wording.sheet import differences_text, sheet_text

WORDS_OF_SOME_GAMES = {
    "fall-call",
    "second-call",
    "third-call",
    "one-suit-name",
    "dealt-pair-name",
    "dealt-three-name",
}
"""Parts of sentences, which are empty in games without such a word."""

ARGUMENTS: list[dict[str, Argument]] = [
    {
        "ace": "all", "card": "x", "cards": 3, "count": 0, "deal": 2, "deals": 6, "first": "a", "game": "Scopa",
        "half": "8", "hands": "3, 3", "idiom": "chkobba", "last": "b", "least": 21, "length": 3, "longest": 9,
        "lowest": 2, "most": 9, "name": "scala", "optional": "on", "other": "both", "others": "19", "pack":
        "french", "pair": 3, "points": 1, "prime": "settanta", "rank": 9, "scale": "settanta", "seats": 3,
        "seven": "on", "sevens": 0, "side": 1, "sides": 3, "source": "S3", "suit": "hearts", "suits": "cups",
        "table": 4, "taken": "on", "target": 16, "value": "76", "wins": 7, "differ": "on", "lone": "on", "size": 40,
        "targets": "16, 31", "phrase": "sorry", "grade": "mistake", "judge": "x", "label": "x", "line": "primiera",
        "precision": "quick", "reason": "x", "thirty": "on", "total": 15, "all": 16, "tie": "split",
        "kind": "fall", "knowledge": "exact", "seat": 1, "scores": "on",
        "falls": 3, "even": "on", "each": 1, "second": 5, "third": 10,
        "low": 9, "matta": "y", "sets": "x", "you": "on", "ranks": 13, "jack": 11, "queen": 12, "king": 13,
        "alike": 3, "captures": "on", "fifteen": "on", "order": "queen", "unless": "on", "lines": "x",
        "majority": "on", "single": "on", "sequence": "on", "primiera": "on", "costs": "on",
        "day": "2026-11-28", "par": "+1", "without": "+2.5", "error": "0.6", "played": 2,
        "safe": "yes", "play": "x", "mine": "84",
        "ways": "sum", "choice": "fewest", "how": "none", "changes": "x", "n": 1,
    },
    {
        "ace": "ordinary", "card": "x", "cards": 10, "count": 1, "deal": 1, "deals": 1, "first": "a", "game":
        "Scopa", "half": "5½", "hands": "3, 3", "idiom": "scopa", "last": "b", "least": 6, "length": 3,
        "longest": 6, "lowest": 3, "most": 9, "name": "napoleone", "optional": "off", "other": "sum", "others":
        "19", "pack": "latin", "pair": 3, "points": 5, "prime": "hurrikan", "rank": 10, "scale": "standard",
        "seats": 2, "seven": "off", "sevens": 1, "side": 0, "sides": 2, "source": "S0", "suit": "coins",
        "suits": "cups", "table": 0, "taken": "off", "target": 11, "value": "5½", "wins": 3, "differ": "off", "lone":
        "off", "size": 36, "targets": "16", "phrase": "goodbye", "grade": "blunder", "judge": "x", "label": "x",
        "line": "two_of_clubs", "precision": "usual", "reason": "x", "thirty": "off", "total": 30,
        "kind": "many", "knowledge": "every-hand", "seat": 2, "scores": "off",
        "falls": 1, "even": "off", "each": 2, "second": 0, "third": 0,
        "all": 5, "tie": "first-player",
        "low": 7, "matta": "y", "sets": "x", "you": "off", "ranks": 10, "jack": 8, "queen": 9, "king": 10,
        "alike": 4, "captures": "off", "fifteen": "off", "order": "jack", "unless": "off", "lines": "x",
        "majority": "off", "single": "off", "sequence": "off", "primiera": "off", "costs": "off",
        "day": "2026-11-29", "par": "0", "without": "0.0", "error": "0.1", "played": 0,
        "safe": "no", "play": "x", "mine": "5½",
        "ways": "all", "choice": "equal-first", "how": "x", "changes": "x", "n": 5,
    },
]  # fmt: skip


def test_there_is_english_and_the_languages_of_the_countries_where_it_is_played() -> None:
    assert languages() == ("en", "ar", "de", "es", "fr", "it")
    names = ["English", "العربية", "Deutsch", "Español", "Français", "Italiano"]
    assert [message(lang, "language-name") for lang in languages()] == names


@pytest.mark.parametrize(("code", "found"), [("it", "it"), ("IT", "it"), ("it-CH", "it"), ("en_GB", "en")])
def test_a_language_is_found_by_its_code(code: str, found: str) -> None:
    assert language(code) == found


@pytest.mark.parametrize("code", ["pt", "", "italiano", "../en"])
def test_an_unknown_language_gets_the_list(code: str) -> None:
    with pytest.raises(LanguageError, match=r"choose from en, ar, de, es, fr, it\."):
        rule_sheet(Rules(), code)


def test_every_language_has_every_message() -> None:
    for lang in languages():
        assert messages(lang) == messages("en")


@pytest.mark.parametrize("lang", languages())
def test_every_message_is_well_formed_and_has_its_arguments(lang: str) -> None:
    for key, given in itertools.product(messages("en"), ARGUMENTS):
        text = message(lang, key, given)
        assert text.strip() or key in WORDS_OF_SOME_GAMES, key
        assert not re.search(r"[{}$]|  ", text), key


def test_a_message_is_not_defined_twice() -> None:
    for lang in languages():
        catalogue = _catalogue(lang)
        assert len(re.findall(r"^[a-z][\w-]* *=", catalogue._source, re.MULTILINE)) == len(catalogue)


def test_messages_use_the_same_arguments_in_every_language() -> None:
    for key in messages("en"):
        used = [_used(lang, key) for lang in languages()]
        # a language may need to know more, such as how many, but never less than what it must show
        assert all(shown <= anything for shown, _ in used for _, anything in used), key


def _used(lang: str, key: str) -> tuple[set[str], set[str]]:
    """The arguments that a message shows, and all that it uses."""
    text = str(_source(lang, key))
    shown = set(re.findall(r"\{ \$(\w+) \}", text))
    return shown, set(re.findall(r"\$(\w+)", text))


def _source(lang: str, key: str) -> str:
    catalogue = _catalogue(lang)
    start, end = catalogue._places[key]
    return catalogue._source[start:end]


def test_no_message_is_left_that_nothing_says(monkeypatch: pytest.MonkeyPatch) -> None:
    from settebello.record.titles import special_rules
    from tests.engine.test_annotations import EQUAL_BAZZICAS, KNOCK, some_records
    from tests.engine.test_annotations import said as said_in_comments
    from tests.study.test_daily import say_everything as say_daily
    from tests.study.test_drills import say_everything as say_drills
    from tests.study.test_explorer import say_everything as say_explorations
    from tests.study.test_report import say_everything as say_reports
    from tests.study.test_strength import say_everything as say_luck
    from tests.wording.covering_rules import NAMED, RANDOM, neighbours
    from tests.wording.test_names import say_everything
    from tests.wording.test_options import say_every_choice
    from tests.wording.test_scores import all_scores

    said: set[str] = set()
    parsed = Catalogue.__getitem__

    def noted(catalogue: Catalogue, key: str) -> object:
        said.add(key)
        return parsed(catalogue, key)

    monkeypatch.setattr(Catalogue, "__getitem__", noted)
    message("en", "language-name")
    message("en", "link-preview")
    for notification in (*NOTIFICATIONS.values(), "push-invited"):
        message("en", notification, {"table": "Scopa", "name": "Rosa"})
    source_name("S0")
    phrase_words("hello")
    rule_sheet(Rules(), targets=(11, 16))
    say_every_choice("en")
    say_everything("en")
    say_reports("en")
    say_luck("en")
    say_daily("en")
    say_explorations("en")
    say_drills("en")
    for rules, score in all_scores():
        score_text(rules, score)
        restarting = replace(rules, finish=Finish(tie="new-game"))
        score_lines(restarting, replace(score, outright=None), totals=(11,) * rules.sides)
    for record in (*some_records(), EQUAL_BAZZICAS, KNOCK):
        said_in_comments(record)
    rng = random.Random(0)
    everyone = [*NAMED.values(), *RANDOM]
    for rules in everyone:
        brief_rules(rules)
        special_rules(rules, "en")
        sheet_text(rules, sources=True)
        differences_text(rng.choice(everyone), rules, title="Scopa")
    for _, _, rules in neighbours(Rules()):
        differences_text(rules, Rules(), title="Scopa")
        sheet_text(rules, sources=True)
    special_rules(variant("scopa").rules(2, {"target": "21", "napola": "on", "re_bello": "on", "fifteen": "on"}), "en")
    spincio = variant("spincio").rules()
    no_pair = replace(spincio.dealt_points, low_pair=0)
    differences_text(spincio, replace(spincio, dealt_points=no_pair), title="Spincio")
    differences_text(Rules(), Rules(), title="Scopa")
    assert messages("en") - said == set()


@pytest.mark.parametrize("lang", languages())
def test_messages_come_out_as_the_published_resolver_has_them(lang: str) -> None:
    runtime = pytest.importorskip("fluent.runtime")
    bundle = runtime.FluentBundle([lang], use_isolating=False)
    bundle.add_resource(runtime.FluentResource(_catalogue(lang)._source))
    for key in messages(lang):
        for given in ARGUMENTS:
            text, errors = bundle.format_pattern(bundle.get_message(key).value, given)
            assert errors == []
            ours = re.sub("[\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}]", "", message(lang, key, given))
            assert ours == re.sub(r"[ \n]+", " ", text).strip(" ")


@pytest.mark.parametrize(
    ("source", "given", "text"),
    [
        ("a = plain", {}, "plain"),
        ("a = { b }!\nb = other", {}, "other!"),
        ('a = { "{" } { $n }', {"n": 3}, "{ 3"),
        ("a = { $n ->\n  [0] none\n  [one] one\n *[other] { $n }\n}", {"n": 0}, "none"),
        ("a = { $n ->\n  [0] none\n  [one] one\n *[other] { $n }\n}", {"n": 1}, "one"),
        ("a = { $n ->\n  [0] none\n  [one] one\n *[other] { $n }\n}", {"n": 2}, "2"),
        ("a = { $w ->\n  [x] X\n *[y] Y\n}", {"w": "x"}, "X"),
        ("a = { $w ->\n  [x] X\n *[y] Y\n}", {"w": "z"}, "Y"),
        ("a = over\n    two lines", {}, "over two lines"),
    ],
)
def test_resolving(source: str, given: dict[str, Argument], text: str) -> None:
    assert Catalogue(source).text("a", given) == text


def test_words_from_left_to_right_are_fenced_off_in_a_text_from_right_to_left() -> None:
    arabic = Catalogue("a = مع { $name }: { $n }\nb = { $who ->\n  [me] x\n *[other] { $name }\n}", "ar")
    assert arabic.text("a", {"name": "Rosa", "n": 3}) == "مع \N{FIRST STRONG ISOLATE}Rosa\N{POP DIRECTIONAL ISOLATE}: 3"
    assert arabic.text("a", {"name": "سارة", "n": "3, 3"}) == "مع سارة: 3, 3"
    whole = arabic.text("a", {"name": "Rosa", "n": 3})
    assert arabic.text("a", {"name": whole, "n": 3}) == f"مع {whole}: 3"
    assert arabic.text("b", {"who": "me", "name": "Rosa"}) == "x"
    assert Catalogue("a = with { $name }").text("a", {"name": "سارة"}) == "with سارة"


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="b"):
        Catalogue("a = x").text("b", {})
    with pytest.raises(KeyError, match="n"):
        Catalogue("a = { $n }").text("a", {})
    with pytest.raises(ValueError, match="not well formed"):
        Catalogue("a = { $n ").text("a", {})
    with pytest.raises(NotImplementedError, match="FunctionReference"):
        Catalogue("a = { NUMBER($n) }").text("a", {"n": 1})
