"""The table of sentences names tests that there are, and every test that is named after a source."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

from tests.clauses.sentences.all_sources import SENTENCES

ALL = [(source, sentence) for source, sentences in SENTENCES.items() for sentence in sentences]
OF_A_SOURCE = re.compile(r"test_S[0-4]_")


def names_of_tests() -> list[str]:
    """The names of all the tests in this folder, methods of classes too."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(__file__).parent.glob("test_*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


NAMES = Counter(names_of_tests())
NAMED = {name for _, sentence in ALL for name in sentence.tests}


def test_every_test_named_exists() -> None:
    assert NAMED - set(NAMES) == set()


def test_every_test_after_a_source_is_named() -> None:
    assert {name for name in NAMES if OF_A_SOURCE.match(name)} - NAMED == set()


def test_no_two_tests_have_one_name() -> None:
    assert [name for name, count in NAMES.items() if count > 1] == []


def test_a_sentence_is_short_and_either_held_or_not() -> None:
    for source, sentence in ALL:
        assert len(sentence.rule.split()) <= 12, (source, sentence)
        assert bool(sentence.tests) is not bool(sentence.why_not), (source, sentence)
        assert len(set(sentence.tests)) == len(sentence.tests), (source, sentence)
