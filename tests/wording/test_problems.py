"""Every problem is described in every language, with the same values as in English."""

from __future__ import annotations

import importlib
import pickle
import pkgutil
import re
import string

import pytest
from msgspec.structs import replace

import settebello
from settebello.errors import Problem, RulesError, Sentence, SettebelloError
from settebello.rules import Deal, problems
from settebello.variants import variant
from settebello.variants.house import load_house_rules
from settebello.wording import error_text, languages
from settebello.wording.catalogue import message
from settebello.wording.problems import problem_catalogue
from tests.rules.test_validation import REFUSED

OTHERS = [lang for lang in languages() if lang != "en"]


def _import_everything() -> None:
    for module in pkgutil.walk_packages(settebello.__path__, "settebello."):
        if module.name.endswith("__main__"):
            continue
        try:
            importlib.import_module(module.name)
        except (SettebelloError, ImportError):  # an extra that is not installed
            continue


_import_everything()
SENTENCES = Sentence.ALL


def places(english: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(english) if name}


def shown(lang: str, key: str) -> set[str]:
    catalogue = problem_catalogue(lang)
    start, end = catalogue._places[key]
    return set(re.findall(r"\{ \$(\w+)", catalogue._source[start:end]))


def test_there_are_sentences() -> None:
    assert len(SENTENCES) > 100
    assert {"rules-deal", "seat-taken", "too-many-requests", "name-length", "file-no-game"} <= SENTENCES.keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_sentence_is_said_in_every_language(lang: str) -> None:
    catalogue = problem_catalogue(lang)
    assert set(catalogue) == SENTENCES.keys()
    assert len(re.findall(r"^[a-z][\w-]* *=", catalogue._source, re.MULTILINE)) == len(catalogue)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_sentence_has_the_same_values_in_every_language(lang: str) -> None:
    for key, sentence in SENTENCES.items():
        values = places(sentence.english)
        assert shown(lang, key) == values, key
        problem = sentence(**{name: number for number, name in enumerate(sorted(values), 41)})
        said = error_text(problem, lang)
        assert said != str(problem), key
        assert not re.search(r"[{}$]|  ", said), key
        for number, _ in enumerate(values, 41):
            assert str(number) in said, key


@pytest.mark.parametrize("lang", OTHERS)
def test_every_reason_of_the_validator_is_translated(lang: str) -> None:
    reasons = [problem for rules, _ in REFUSED for problem in problems(rules)]
    assert {problem.key for problem in reasons} == {key for key in SENTENCES if key.startswith("rules-")}
    for problem in reasons:
        assert error_text(problem, lang) != str(problem)


def test_english_is_what_the_error_says() -> None:
    rules = replace(variant("scopa").rules(), deal=Deal(hands=(9,)))
    found = problems(rules)
    error = RulesError(*found)
    assert error_text(error) == error_text(error, "en") == str(error) == found[0]
    assert error.code == "rules-deal"
    assert error_text(error, "it").startswith(
        "La distribuzione deve usare il mazzo esattamente: 4 in tavola e 2 mani di 9"
    )


def test_several_problems_are_several_sentences() -> None:
    with pytest.raises(RulesError) as found:
        load_house_rules('[set]\nequal = "off"\nsum = "off"\nace_takes_itself = "on"')
    assert [problem.key for problem in found.value.args] == ["rules-captures", "rules-ace"]
    assert error_text(found.value, "de").count(".") == 2


def test_a_value_that_is_a_sentence_is_translated_too() -> None:
    with pytest.raises(RulesError) as found:
        variant("scopa").rules(2, {"target": "many"})
    assert str(found.value) == "target is a whole number from 1 to 500, not 'many'."
    assert error_text(found.value, "it") == "target deve essere un numero intero da 1 a 500, non «many»."


def test_what_no_catalogue_has_stays_as_it_is() -> None:
    assert (
        error_text("Something else.", "it") == error_text(SettebelloError("Something else."), "it") == "Something else."
    )
    assert SettebelloError("Something else.").code == ""


def test_a_problem_survives_the_way_to_another_process() -> None:
    error = pickle.loads(pickle.dumps(RulesError(SENTENCES["seat-taken"]())))
    assert isinstance(error.args[0], Problem)
    assert error_text(error, "fr") == "Cette place est prise\N{NO-BREAK SPACE}: choisissez-en une autre."


def test_two_sentences_cannot_have_one_key() -> None:
    with pytest.raises(ValueError, match="two sentences seat-taken"):
        Sentence("seat-taken", "Something else.")


@pytest.mark.parametrize("lang", OTHERS)
def test_a_variant_is_named_in_the_readers_language(lang: str) -> None:
    with pytest.raises(RulesError) as refused:
        variant("panicale").rules(6)
    text = error_text(refused.value, lang)
    assert message(lang, "title-panicale") in text
    assert "Scopa in Panicale is played with 2, 3 or 4 seats, not 6." in str(refused.value)
