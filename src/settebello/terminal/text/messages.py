"""The terminal's messages in the person's language.

They are Fluent files in ``locales``, read in the same way as the messages of :mod:`settebello.wording`.
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
from settebello.wording import action_words, card_name, card_names, error_text, game_title, languages, phrase_words
from settebello.wording.catalogue import has_message, message, shared_messages
from settebello.wording.catalogue import language as wording_language
from settebello.wording.fluent import Argument, Catalogue
from settebello.wording.idiom import PlainSuits, Suits, plain_suits, rank_word, suit_word, suits, table_idiom
from settebello.wording.names import enumerate_words, join_words

HOUR = 3600
DAY = 24 * HOUR

_FOLDER = resources.files("settebello.terminal") / "locales"


def environment_language(environment: Mapping[str, str] = os.environ) -> str:
    """The environment's language if it is available, else English.

    >>> environment_language({"LANG": "xx_YY.UTF-8"})
    'en'
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    code = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in languages() else "en"


def resolve_language(code: str | None) -> str:
    """The language with that code, or the environment's if None.

    Raises:
        LanguageError: the language is not available.
    """
    return environment_language() if code is None else wording_language(code)


@cache
def _catalogue(lang: str) -> Catalogue:
    own = (_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    return Catalogue(f"{shared_messages(lang)}\n{own}", lang)


class Translator:
    """The messages of one language, for a game with certain rules.

    >>> Translator("en", Rules()).text("points", points=1)
    '1 point'
    """

    def __init__(self, lang: str, rules: Rules) -> None:
        self.lang = lang
        self._suits: Suits = suits(rules)
        self.pack: PlainSuits = plain_suits(self._suits)
        self._rules = rules
        self._common: dict[str, Argument] = {"idiom": table_idiom(rules), "pack": self.pack}

    def text(self, key: str, **arguments: Argument) -> str:
        """The message with these arguments; a :class:`Problem` among them is translated, without its full stop."""
        translated = {name: self._translate(value) for name, value in arguments.items()}
        return _catalogue(self.lang).text(key, self._common | translated)

    def error_text(self, error: SettebelloError) -> str:
        """The error's sentence in this language."""
        return error_text(error, self.lang)

    def _translate(self, value: Argument) -> Argument:
        return error_text(value, self.lang).rstrip(".") if isinstance(value, Problem) else value

    def title(self, game: Variant) -> str:
        """The name of a variant."""
        return game_title(game.id, self.lang)

    def player(self, name: str) -> str:
        """The display name of a computer player."""
        return message(self.lang, f"player-{name}") if has_message(self.lang, f"player-{name}") else name

    def phrase(self, phrase: str) -> str:
        """The words of a phrase, by its id."""
        return phrase_words(phrase, self.lang)

    def card(self, card: Card) -> str:
        return card_name(card, self.lang, suits=self._suits)

    def cards(self, cards: Iterable[Card]) -> str:
        """The names of several cards, joined."""
        return card_names(cards, self.lang, suits=self._suits)

    def figure(self, card: Card) -> str:
        """The letter of an ace or picture; empty for the numbers."""
        return self.text("figure", rank=rank_word(card.rank, self._suits))

    def actions(self, text: str) -> str:
        """An action in action text, as one would announce it."""
        return action_words(text, self.lang, suits=self._suits, idiom=table_idiom(self._rules))

    def value(self, card: Card) -> int:
        """The card's capture value."""
        return self._rules.value(card.rank)

    def suit(self, letter: str) -> str:
        """The name of the suit D, C, S or B."""
        return message(self.lang, "suit-name", {"suit": suit_word(letter, self.pack)})

    def duration(self, seconds: float) -> str:
        """A time as clocks show it; from about two days on, or if nothing is left over, the full days in words.

        >>> translator = Translator("en", Rules())
        >>> [translator.duration(seconds) for seconds in (65, 86_400, 100_000, 200_000)]
        ['1:05', '1 day', '27:46:40', '2 days']
        """
        whole = seconds % DAY == 0 and seconds > 0
        if not whole and seconds < 2 * DAY - HOUR:
            return format_duration(seconds)
        return self.text("days", days=int((seconds + HOUR) // DAY))

    def join_and(self, words: Iterable[str]) -> str:
        """'a, b and c'."""
        return join_words(words, self.lang)

    def join_commas(self, words: Iterable[str]) -> str:
        """'a, b, c'."""
        return enumerate_words(words, self.lang)


def format_duration(seconds: float) -> str:
    """Seconds as '1:05' or '24:00:00', rounded up: '0:00' means that no time is left."""
    whole = ceil(seconds)
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"
