"""What the terminal says, in the language of the person at it.

The messages are Fluent files in ``locales``, read as :mod:`settebello.wording` reads its own.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from math import ceil

from settebello.cards import Card
from settebello.errors import Problem, SettebelloError
from settebello.rules import Rules
from settebello.variants import Variant
from settebello.wording import card_name, card_names, languages, phrase_words, told
from settebello.wording.catalogue import has_message, message
from settebello.wording.catalogue import language as wording_language
from settebello.wording.fluent import Argument, Catalogue
from settebello.wording.idiom import Suits, suit_word, suits
from settebello.wording.names import enumerated, listed

_FOLDER = resources.files("settebello.terminal") / "locales"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, where there are words in it; else English.

    >>> language({"LANG": "xx_YY.UTF-8"})
    'en'
    """
    asked = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = asked.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in languages() else "en"


def spoken(code: str | None) -> str:
    """The language of a code; None: that of the environment.

    Raises:
        LanguageError: there are no words in it.
    """
    return language() if code is None else wording_language(code)


@cache
def _catalogue(lang: str) -> Catalogue:
    return Catalogue((_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), lang)


class Words:
    """The messages of a language, for a game.

    >>> Words("en", Rules()).say("points", points=1)
    '1 point'
    """

    def __init__(self, lang: str, rules: Rules) -> None:
        self.lang = lang
        self.pack: Suits = suits(rules)
        self._rules = rules
        self._common: dict[str, Argument] = {"idiom": rules.idiom, "pack": self.pack}

    def say(self, key: str, **given: Argument) -> str:
        """The message with these arguments; one that says what is wrong comes in this language, without its stop."""
        said = {name: self._said(value) for name, value in given.items()}
        return _catalogue(self.lang).text(key, self._common | said)

    def wrong(self, error: SettebelloError) -> str:
        """What is wrong, in this language."""
        return told(error, self.lang)

    def _said(self, value: Argument) -> Argument:
        return told(value, self.lang).rstrip(".") if isinstance(value, Problem) else value

    def title(self, game: Variant) -> str:
        """What a named game is called."""
        return message(self.lang, f"title-{game.id}")

    def player(self, name: str) -> str:
        """What a computer player is called."""
        return message(self.lang, f"player-{name}") if has_message(self.lang, f"player-{name}") else name

    def phrase(self, phrase: str) -> str:
        """What somebody at the table says."""
        return phrase_words(phrase, self.lang)

    def card(self, card: Card) -> str:
        return card_name(card, self.lang, suits=self.pack)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards in one breath."""
        return card_names(cards, self.lang, suits=self.pack)

    def value(self, card: Card) -> int:
        """What the card is worth in a capture."""
        return self._rules.value(card.rank)

    def suit(self, letter: str) -> str:
        """The name of the suit D, C, S or B."""
        return message(self.lang, "suit-name", {"suit": suit_word(letter, self.pack)})

    def listed(self, words: Iterable[str]) -> str:
        """'a, b and c'."""
        return listed(words, self.lang)

    def enumerated(self, words: Iterable[str]) -> str:
        """'a, b, c'."""
        return enumerated(words, self.lang)


def minutes(seconds: float) -> str:
    """'1:05' or '24:00:00', rounded up: nothing is left only when nothing is."""
    whole = ceil(seconds)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"
