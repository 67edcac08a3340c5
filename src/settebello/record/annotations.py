"""A record with comments: every action in words, and what it did.

A comment contains everything the record knows, hidden cards too: use it only for finished games, never for a seat in
play.

>>> from settebello.game import Seed
>>> from settebello.record.model import Record, RoundRecord
>>> from settebello.rules import Rules
>>> opened = RoundRecord(shuffle=Seed(bytes(31) + b"\\x1a"), actions=[Action.parse("7Bx1C6D")])
>>> record = Record(rules=Rules(), names=("Ada", "Bruno"), dealer=1, rounds=[opened])
>>> [step.words for annotated in annotate(record) for step in annotated.steps]
['Bruno deals.', 'seven of batons takes ace of cups and six of coins']
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import Action, captures
from settebello.errors import RecordError, not_wanted
from settebello.events import (
    ActionEvent,
    CardPlayed,
    CardsDealt,
    CutDecided,
    DealerCaptured,
    DeclarationDecided,
    DeclarationsCounted,
    Event,
    LeftoverTaken,
    Redealt,
    RoundScored,
)
from settebello.game import Game
from settebello.record.model import Record, ReplayedStep
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.wording import ScoreLine, action_words, card_name, card_names, score_lines, side_name
from settebello.wording.catalogue import language, message
from settebello.wording.fluent import Argument
from settebello.wording.idiom import common, suits, table_idiom


class AnnotatedStep(Struct, frozen=True, kw_only=True):
    """A deal, or an action, with its comment."""

    number: int | None = None
    """The number of the action in its round, from 1."""
    seat: int | None = None
    """The seat that acted or deals the round, or None if the next cards were dealt."""
    action: Action | None = None
    """The action, or None if cards were dealt."""
    words: str
    """The step: a sentence for a deal, the seat's action in words for an action."""
    notes: tuple[str, ...] = ()
    """Its consequences, one sentence each."""
    table: CardSet
    """The table after the step."""
    hands: tuple[CardSet, ...]
    """The hands after the step, by seat."""


class AnnotatedRound(Struct, frozen=True, kw_only=True):
    """A round with a comment at every step."""

    number: int
    dealer: int
    steps: tuple[AnnotatedStep, ...]
    score: RoundScore | None
    """The score, or None if the round was not finished."""
    lines: tuple[ScoreLine, ...]
    """The score sheet in words; empty if there is none."""


def annotate(record: Record, lang: str = "en") -> Iterator[AnnotatedRound]:
    """The rounds of a record with their comments.

    Raises:
        RecordError: an action of the record is not legal.
        LanguageError: there are no texts in that language.
    """
    if not isinstance(record, Record):
        raise RecordError(not_wanted(record, "a settebello.Record"))
    game = record.new_game()
    words = _Words(record.rules, record.names, language(lang))
    for number, replayed in groupby(record.steps(game), key=lambda step: step.round):
        annotator = _RoundAnnotator(words, game)
        for step in replayed:
            annotator.add(step)
        yield annotator.finish(number)


class _Words(Struct, frozen=True):
    """The rules, names and language of the comments."""

    rules: Rules
    names: tuple[str, ...]
    lang: str

    def say(self, key: str, **arguments: Argument) -> str:
        return message(self.lang, key, common(self.rules) | arguments)

    def card(self, card: Card) -> str:
        return card_name(card, self.lang, suits=suits(self.rules))

    def cards(self, cards: CardSet) -> str:
        return card_names(cards, self.lang, suits=suits(self.rules))

    def action(self, action: Action) -> str:
        return action_words(str(action), self.lang, suits=suits(self.rules), idiom=table_idiom(self.rules))

    def side(self, side: int) -> str:
        return side_name(self.rules, self.names, side, self.lang)


class _RoundAnnotator:
    """Comments on one round, step by step, while it is replayed.

    Args:
        words: the rules, names and language of the comments.
        game: the game that is replayed; it has just done the step to be added.
    """

    def __init__(self, words: _Words, game: Game) -> None:
        self._words = words
        self._game = game
        self._steps: list[AnnotatedStep] = []
        self._actions = 0
        self._dealer = 0
        self._drawn: Card | None = None
        """The card drawn in the cut that is to be decided."""
        self._named: int | None = None
        """The rank that a knock had given the matta, before the step to be added."""
        self._first = True
        """Whether nobody has played a card before the step to be added."""
        self._score: RoundScore | None = None

    def add(self, step: ReplayedStep) -> None:
        first = step.events[0]
        if isinstance(first, ActionEvent):
            self._add_action(first, step.events)
        else:
            self._add_opening(step.events)
        self._drawn, self._named = self._game.round.drawn, self._game.round.named
        self._first = self._first and not isinstance(first, CardPlayed)
        self._score = next((event.score for event in step.events if isinstance(event, RoundScored)), None)

    def finish(self, number: int) -> AnnotatedRound:
        """The whole round, with the comments on its steps."""
        score = self._score
        return AnnotatedRound(
            number=number,
            dealer=self._dealer,
            steps=tuple(self._steps),
            score=score,
            lines=tuple(score_lines(self._words.rules, score, self._words.lang)) if score else (),
        )

    # Deals

    def _add_opening(self, events: tuple[Event, ...]) -> None:
        """The first deal of a round, and the void deals before it."""
        dealer = self._dealer = self._game.round.dealer
        void = sum(isinstance(event, Redealt) for event in events)
        notes = (self._words.say("note-new-deal"),) * void + _dealer_notes(self._words, events)
        notes += _dealt_notes(self._words, events) + _decided_notes(self._words, events, dealer)
        self._add_deal(self._words.say("note-deals", name=self._words.names[dealer]), notes, seat=dealer)

    def _add_deal(self, words: str, notes: tuple[str, ...] = (), *, seat: int | None = None) -> None:
        played = self._game.round
        self._steps.append(AnnotatedStep(seat=seat, words=words, notes=notes, table=played.table, hands=self._hands()))

    def _hands(self) -> tuple[CardSet, ...]:
        return tuple(map(self._game.round.hand, range(self._words.rules.seats)))

    # Actions

    def _add_action(self, event: ActionEvent, events: tuple[Event, ...]) -> None:
        """Comment on an action, and on the deal that it brought about."""
        void = any(isinstance(later, Redealt) for later in events)
        dealt = next((later for later in events if isinstance(later, CardsDealt)), None)
        claims = not isinstance(event, CardPlayed | CutDecided | DeclarationDecided)
        self._actions += not claims
        self._steps.append(
            AnnotatedStep(
                number=None if claims else self._actions,
                seat=event.seat,
                action=event.action,
                words=self._action_words(event),
                notes=() if void else tuple(self._notes(events)),
                table=_table_after_cut(event) if isinstance(event, CutDecided) else self._game.round.table,
                hands=tuple(CardSet() for _ in self._hands()) if void or dealt else self._hands(),
            )
        )
        if void:
            self._add_opening(events)
        elif dealt:
            deals = len(self._words.rules.deal.hands)
            words = self._words.say("note-deal", deal=dealt.deal + 1, deals=deals)
            self._add_deal(words, _dealt_notes(self._words, events))

    def _action_words(self, event: ActionEvent) -> str:
        action, words = event.action, self._words
        if isinstance(event, CutDecided) and self._drawn is not None:
            return words.say(f"note-{action.kind}", card=words.card(self._drawn))
        if isinstance(event, DeclarationDecided) and event.cards:
            return words.say("note-declare", cards=words.cards(event.cards))
        if action.card is not None and not action.takes:
            return words.say("note-lay", card=words.card(action.card))
        return words.action(action)

    def _notes(self, events: tuple[Event, ...]) -> Iterator[str]:
        words = self._words
        for event in events:
            if isinstance(event, CardPlayed):
                yield from _capture_notes(words, event.action, self._steps[-1].table, self._named, first=self._first)
                yield from _steal_notes(words, event)
                yield from _sweep_notes(words, event)
                yield from _point_notes(words, event, self._steps[-1].table)
            elif isinstance(event, LeftoverTaken):
                yield _leftover_note(words, event)
            elif isinstance(event, DeclarationDecided) and event.action.named is not None:
                yield _matta_note(words, event.action.named)
            elif isinstance(event, DeclarationsCounted) and isinstance(events[0], DeclarationDecided):
                yield from _declaration_notes(words, event)


def _matta_note(words: _Words, rank: int) -> str:
    """The rank of the matta, named as a card of its own suit."""
    matta = words.rules.matta_card
    assert matta is not None
    return words.say("note-matta", matta=words.card(matta), card=words.card(Card.of(rank, matta.suit)))


def _table_after_cut(event: CutDecided) -> CardSet:
    """The table after the cut, before the deal."""
    return CardSet() if event.card is None else CardSet([event.card])


def _capture_notes(words: _Words, action: Action, table: CardSet, named: int | None, *, first: bool) -> Iterator[str]:
    """How a card captured from ``table``, or what it could have captured; ``named`` is the rank that the matta was
    given, and ``first`` says that it is the first card of the round."""
    rules, card = words.rules, action.card
    assert card is not None
    if not action.takes:
        if captures(rules, card, table, named, first=first)[0]:
            yield words.say("note-left")
    elif _takes_all(rules, card, action.captured, named, first=first):
        yield words.say("note-ace-takes-all")
    elif rules.capture.fifteen and _makes_fifteen(rules, card, action.captured, named):
        yield words.say("note-fifteen")


def _takes_all(rules: Rules, card: Card, captured: CardSet, named: int | None, *, first: bool) -> bool:
    ace, powerless = rules.rank_of(card, named) == 1, first and rules.capture.ace_first == "no-power"
    power = ace and rules.capture.ace != "ordinary" and not powerless
    return power and bool(captured) and not any(rules.rank_of(other, named) == 1 for other in captured)


def _makes_fifteen(rules: Rules, card: Card, captured: CardSet, named: int | None) -> bool:
    return sum(rules.value(rules.rank_of(other, named)) for other in (card, *captured)) == 15


def _steal_notes(words: _Words, event: CardPlayed) -> Iterator[str]:
    if event.stolen_from is not None:
        yield words.say("note-steal", side=words.side(event.stolen_from), cards=len(event.stolen))


def _sweep_notes(words: _Words, event: CardPlayed) -> Iterator[str]:
    if event.sweep and words.rules.sweep.points:
        yield words.say("note-sweep")
    elif words.rules.sweep.points and event.no_sweep:
        yield words.say("note-ace-no-sweep" if event.no_sweep == "ace" else "note-last-card")


def _point_notes(words: _Words, event: CardPlayed, table: CardSet) -> Iterator[str]:
    """The points of a capture, not counting a sweep."""
    for kind, points in event.points.items():
        if kind == "fall":
            yield words.say("note-fall" if event.action.captured & table else "note-fall-back", points=points)
        else:
            yield words.say("note-sweep-points" if kind == "sweep" else f"note-{kind}", points=points)


def _dealer_notes(words: _Words, events: tuple[Event, ...]) -> tuple[str, ...]:
    """The sentence that the dealer took the first table cards, and the call of each sweep."""
    captured = next((event for event in events if isinstance(event, DealerCaptured)), None)
    if captured is None:
        return ()
    side, cards = words.side(words.rules.side_of(captured.seat)), words.cards(captured.cards)
    note = words.say("note-dealer-captured", side=side, cards=cards)
    return (note, *[words.say("note-sweep")] * captured.sweeps)


def _dealt_notes(words: _Words, events: tuple[Event, ...]) -> tuple[str, ...]:
    """The points that the hands scored as they were dealt."""
    dealt = next((n for n, event in enumerate(events) if isinstance(event, CardsDealt)), len(events))
    counted = [event.points for event in events[dealt:] if isinstance(event, DeclarationsCounted)]
    given = [(side, points) for by_side in counted for side, points in enumerate(by_side) if points]
    return tuple(words.say("note-dealt", points=points, side=words.side(side)) for side, points in given)


def _decided_notes(words: _Words, events: tuple[Event, ...], dealer: int) -> tuple[str, ...]:
    """The sentence that the deal decided the game."""
    scored = [event.score for event in events if isinstance(event, RoundScored)]
    side = words.side(words.rules.side_of(dealer))
    return tuple(words.say(f"note-{score.as_dealt}", side=side) for score in scored if score.as_dealt is not None)


def _leftover_note(words: _Words, event: LeftoverTaken) -> str:
    cards = words.cards(event.cards)
    if event.side is None:
        return words.say("note-leftover-nobody", cards=cards)
    return words.say("note-leftover", side=words.side(event.side), cards=cards)


def _declaration_notes(words: _Words, event: DeclarationsCounted) -> Iterator[str]:
    for side, points in enumerate(event.points):
        if points:
            yield words.say("note-declared", points=points, side=words.side(side))
    if not any(event.points):
        yield words.say("note-declared-equal")
