"""The questions of drills in words, in every language."""

from __future__ import annotations

from settebello.cards import CardSet
from settebello.core import Action
from settebello.drills.model import Exercise, Kind
from settebello.rules import Rules
from settebello.wording import action_words, card_name, card_names, line_label
from settebello.wording.catalogue import language, message
from settebello.wording.figures import decimal
from settebello.wording.fluent import Argument
from settebello.wording.idiom import common, suits, table_idiom
from settebello.wording.names import enumerate_words


class ExerciseWords:
    """The words of one language for questions about a game.

    Args:
        rules: of the game.
        lang: the language.

    Raises:
        LanguageError: there are no words in that language.

    >>> from settebello.drills.exercises import exercises
    >>> question = next(exercises(Rules(), "sevens", 1))
    >>> ExerciseWords(Rules(), "en").question(question)
    'How many sevens have you not seen yet?'
    """

    def __init__(self, rules: Rules, lang: str) -> None:
        self._rules = rules
        self._lang = language(lang)
        self._common = common(rules)
        self._suits = suits(rules)

    def title(self, kind: Kind) -> str:
        """The name of a drill."""
        return self._text("drill-kind", kind=kind)

    def question(self, exercise: Exercise) -> str:
        """What is asked."""
        return self._text("drill-question", kind=exercise.kind, card=self._cards(exercise.hand))

    def option(self, exercise: Exercise, number: int) -> str:
        """An answer to choose from."""
        option = exercise.options[number]
        if exercise.kind == "primiera":
            return self._text("drill-side", side=option)
        if exercise.kind == "sevens":
            return option
        if exercise.kind == "certain":
            return line_label(option, self._lang, self._rules)
        action = Action.parse(option)
        if action.takes:
            return self._cards(action.captured)
        if exercise.kind == "captures":
            return self._text("drill-nothing")
        return self._cards(CardSet() if action.card is None else CardSet([action.card]))

    def why(self, exercise: Exercise) -> str:
        """Why the right answer is right."""
        if exercise.reason == "swept":
            plays = zip(exercise.options, exercise.cards, strict=True)
            return " ".join(self._swept(option, against) for option, against in plays)
        if exercise.reason == "values":
            mine, other = (
                decimal(value, self._lang, digits=0 if value == int(value) else 1) for value in exercise.values
            )
            return self._text("drill-why", reason="values", mine=mine, other=other, cards="")
        cards = self._cards(exercise.cards[0]) if exercise.cards and exercise.cards[0] else ""
        return self._text("drill-why", reason=exercise.reason, cards=cards, mine="", other="")

    def _value(self, value: float) -> str:
        return decimal(value, self._lang, digits=0 if value == int(value) else 1)

    def _action(self, text: str) -> str:
        return action_words(text, self._lang, suits=self._suits, idiom=table_idiom(self._rules))

    def _cards(self, cards: CardSet) -> str:
        return card_names(cards, self._lang, suits=self._suits) if cards else ""

    def _any_of(self, cards: CardSet) -> str:
        names = [card_name(card, self._lang, suits=self._suits) for card in cards]
        return enumerate_words(names, self._lang) if names else ""

    def _swept(self, play: str, against: CardSet) -> str:
        safe, count = "no" if against else "yes", len(against)
        return self._text("drill-swept", play=self._action(play), cards=self._any_of(against), count=count, safe=safe)

    def _text(self, key: str, **arguments: Argument) -> str:
        return message(self._lang, key, self._common | arguments)
