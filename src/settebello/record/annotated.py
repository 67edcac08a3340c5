"""A record with comments: every action in words, and what it did.

A comment tells what the record knows, hidden cards too: it is for games that are over, and never for a seat in play.

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

from msgspec import Struct

from settebello.cards import Card, CardSet
from settebello.core import CLAIM, Action, captures
from settebello.game import Game
from settebello.record.model import Record, RoundRecord
from settebello.rules import Rules
from settebello.rules.scores import RoundScore
from settebello.wording import ScoreLine, action_words, card_name, card_names, score_lines, side_name
from settebello.wording.catalogue import language, message
from settebello.wording.fluent import Argument
from settebello.wording.idiom import common, suits


class Step(Struct, frozen=True, kw_only=True):
    """A deal, or an action."""

    number: int | None = None
    """Of an action, from 1 in its round."""
    seat: int | None = None
    """Who acted, or who deals the round; None: the next cards were dealt."""
    action: Action | None = None
    """None: cards were dealt."""
    words: str
    """What was done: a sentence for a deal, what the seat does for an action."""
    notes: tuple[str, ...] = ()
    """What it led to, a sentence each."""
    table: CardSet
    """As it is afterwards."""
    hands: tuple[CardSet, ...]
    """By seat, as they are afterwards."""


class AnnotatedRound(Struct, frozen=True, kw_only=True):
    """A round with a comment at every step."""

    number: int
    dealer: int
    steps: tuple[Step, ...]
    score: RoundScore | None
    """None: the round was not finished."""
    lines: tuple[ScoreLine, ...]
    """The score sheet in words; empty while there is none."""


def annotate(record: Record, lang: str = "en") -> Iterator[AnnotatedRound]:
    """The rounds of a record with their comments.

    Raises:
        RecordError: an action is not legal where it stands.
        LanguageError: there are no words in that language.
    """
    game = Game(record.rules, record.dealer)
    words = _Words(record.rules, record.names, language(lang))
    steps: list[Step] = []
    before: _Position | None = None
    for number, action in record.positions(game):
        after = _Position.of(game)
        if action is None:
            steps, count = [_opening(words, game)], 0
        else:
            assert before is not None
            count += 1
            steps += _steps(words, game, count, action, before, after)
        before = after
        played = record.rounds[number - 1]
        if count == len(played.actions):
            yield _round(words, game, number, played, steps)


class _Words(Struct, frozen=True):
    """The rules, names and language of what is told."""

    rules: Rules
    names: tuple[str, ...]
    lang: str

    def say(self, key: str, **given: Argument) -> str:
        return message(self.lang, key, common(self.rules) | given)

    def card(self, card: Card) -> str:
        return card_name(card, self.lang, suits=suits(self.rules))

    def cards(self, cards: CardSet) -> str:
        return card_names(cards, self.lang, suits=suits(self.rules))

    def action(self, action: Action) -> str:
        return action_words(str(action), self.lang, suits=suits(self.rules))

    def side(self, side: int) -> str:
        return side_name(self.rules, self.names, side, self.lang)


class _Position(Struct, frozen=True, kw_only=True):
    """What a comment compares before and after an action."""

    turn: int | None
    phase: str
    deal: int
    attempts: int
    table: CardSet
    hands: tuple[CardSet, ...]
    piles: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    declared: tuple[int, ...]
    drawn: Card | None

    @staticmethod
    def of(game: Game) -> _Position:
        played, sides = game.round, range(game.rules.sides)
        return _Position(
            turn=played.turn,
            phase=played.phase,
            deal=played.deal,
            attempts=len(game.attempts),
            table=played.table,
            hands=tuple(played.hand(seat) for seat in range(game.rules.seats)),
            piles=tuple(played.pile(side) for side in sides),
            sweeps=tuple(played.sweeps(side) for side in sides),
            declared=tuple(played.declared(side) for side in sides),
            drawn=played.drawn,
        )


def _round(words: _Words, game: Game, number: int, played: RoundRecord, steps: list[Step]) -> AnnotatedRound:
    score = game.scores[number - 1] if len(game.scores) == number else None
    if played.claim is not None:
        last = steps[-1]
        steps.append(
            Step(seat=played.claim, action=CLAIM, words=words.action(CLAIM), table=last.table, hands=last.hands)
        )
    return AnnotatedRound(
        number=number,
        dealer=game.round.dealer,
        steps=tuple(steps),
        score=score,
        lines=tuple(score_lines(words.rules, score, words.lang)) if score else (),
    )


# Deals


def _opening(words: _Words, game: Game, *, again: int = 1) -> Step:
    """The first deal of a round; ``again``: how many attempts were void before."""
    void = (words.say("note-new-deal"),) * (len(game.attempts) - again)
    return _dealt(game, words.say("note-deals", name=words.names[game.round.dealer]), void, seat=game.round.dealer)


def _dealt(game: Game, words: str, notes: tuple[str, ...] = (), *, seat: int | None = None) -> Step:
    position = _Position.of(game)
    return Step(seat=seat, words=words, notes=notes, table=position.table, hands=position.hands)


# Actions


def _steps(
    words: _Words, game: Game, number: int, action: Action, before: _Position, after: _Position
) -> Iterator[Step]:
    """The step of an action, and that of the deal which it brought about."""
    void = after.attempts > before.attempts
    dealt = not void and (before.phase == "cut" or after.deal > before.deal)
    emptied = tuple(CardSet() for _ in after.hands)
    yield Step(
        number=number,
        seat=before.turn,
        action=action,
        words=_said(words, action, before),
        notes=() if void else tuple(_notes(words, game, action, before, after)),
        table=_put_down(action, before) if before.phase == "cut" else after.table,
        hands=emptied if dealt or void else after.hands,
    )
    if void:
        yield _opening(words, game, again=before.attempts)
    elif dealt:
        deals = len(words.rules.deal.hands)
        yield _dealt(game, words.say("note-deal", deal=after.deal + 1, deals=deals))


def _put_down(action: Action, before: _Position) -> CardSet:
    """The table after the cut, before the deal."""
    return CardSet([before.drawn] if action.kind == "place" and before.drawn is not None else [])


def _said(words: _Words, action: Action, before: _Position) -> str:
    if action.kind in ("keep", "place") and before.drawn is not None:
        return words.say(f"note-{action.kind}", card=words.card(before.drawn))
    if action.kind == "declare" and before.turn is not None:
        return words.say("note-declare", cards=words.cards(before.hands[before.turn]))
    if action.card is not None and not action.takes:
        return words.say("note-lay", card=words.card(action.card))
    return words.action(action)


def _notes(words: _Words, game: Game, action: Action, before: _Position, after: _Position) -> Iterator[str]:
    if action.kind == "play":
        yield from _capture_notes(words, action, before)
        yield from _sweep_notes(words, action, before, after)
        if after.phase == "over":
            yield from _leftover(words, action, before, after)
    elif before.phase == "declare" and after.phase != "declare":
        yield from _declarations(words, game, before, after)


def _capture_notes(words: _Words, action: Action, before: _Position) -> Iterator[str]:
    rules, card = words.rules, action.card
    assert card is not None
    if not action.takes:
        if captures(rules, card, before.table)[0]:
            yield words.say("note-left")
    elif _takes_all(rules, card, action.captured):
        yield words.say("note-ace-takes-all")
    elif rules.capture.fifteen and _fifteen(rules, card, action.captured):
        yield words.say("note-fifteen")


def _takes_all(rules: Rules, card: Card, captured: CardSet) -> bool:
    power = rules.capture.ace != "ordinary" and card.rank == 1
    return power and bool(captured) and not any(other.rank == 1 for other in captured)


def _fifteen(rules: Rules, card: Card, captured: CardSet) -> bool:
    return rules.value(card.rank) + sum(rules.value(other.rank) for other in captured) == 15


def _sweep_notes(words: _Words, action: Action, before: _Position, after: _Position) -> Iterator[str]:
    if after.sweeps != before.sweeps:
        yield words.say("note-sweep")
    elif words.rules.sweep.points and action.captured and action.captured == before.table:
        ace = words.rules.capture.ace == "no-sweep" and action.card is not None and action.card.rank == 1
        yield words.say("note-ace-no-sweep" if ace else "note-last-card")


def _leftover(words: _Words, action: Action, before: _Position, after: _Position) -> Iterator[str]:
    laid = CardSet([action.card] if action.card is not None and not action.takes else [])
    left = CardSet((before.table - action.captured) | laid)
    if not left:
        return
    taker = next((side for side, pile in enumerate(after.piles) if left <= pile), None)
    if taker is None:
        yield words.say("note-leftover-nobody", cards=words.cards(left))
    else:
        yield words.say("note-leftover", side=words.side(taker), cards=words.cards(left))


def _declarations(words: _Words, game: Game, before: _Position, after: _Position) -> Iterator[str]:
    gained = [new - old for old, new in zip(before.declared, after.declared, strict=True)]
    for side, points in enumerate(gained):
        if points:
            yield words.say("note-declared", points=points, side=words.side(side))
    decided = game.round.history[-words.rules.seats :]
    if not any(gained) and any(action.kind == "declare" for _, action in decided):
        yield words.say("note-declared-equal")
