"""Makes the questions of drills, from positions of random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from random import Random

from settebello.cards import Card, CardSet
from settebello.core import Action, captures, score_piles
from settebello.drills.model import KINDS, DrillError, Exercise, Kind, Reason
from settebello.errors import Sentence
from settebello.game import Game, seeded_game
from settebello.players.table import sweepers, table_after, unseen_cards
from settebello.rules import Rules
from settebello.view import View, view_of

MOST_TRIES = 2_000
"""Positions that are looked at for one question."""
MOST_OPTIONS = 4
MOST_TAKEN = 3
"""Cards in a wrong answer to what a card may take."""
SEVEN = 7
CERTAIN_LINES = ("cards", "coins", "settebello", "primiera", "barmila", "re_bello", "two_of_clubs")

_NOT_HERE = Sentence("drill-not-here", "This game has nothing to ask about that.")


def kinds_for(rules: Rules) -> tuple[Kind, ...]:
    """What can be asked about a game.

    >>> kinds_for(Rules())
    ('captures', 'primiera', 'sevens', 'certain', 'sweeps')
    """
    scoring = rules.scoring
    two_sides = rules.sides == 2
    asked: Mapping[Kind, bool] = {
        "captures": True,
        "primiera": scoring.primiera is not None and two_sides,
        "sevens": scoring.primiera is not None or scoring.barmila is not None,
        "certain": two_sides and not rules.finish.lowest and len(_lines_played(rules)) > 1,
        "sweeps": bool(rules.sweep.points) and not rules.finish.lowest,
    }
    return tuple(kind for kind in KINDS if asked[kind])


def _lines_played(rules: Rules) -> list[str]:
    return [line for line in CERTAIN_LINES if getattr(rules.scoring, line)]


def exercises(rules: Rules, kind: Kind, seed: int) -> Iterator[Exercise]:
    """Questions without end. The same arguments give the same questions.

    Args:
        rules: of the game.
        kind: what is asked.
        seed: of the positions.

    Raises:
        DrillError: the game has nothing to ask about that.

    >>> question = next(exercises(Rules(), "captures", 1))
    >>> len(question.options) > question.answer
    True
    """
    if kind not in kinds_for(rules):
        raise DrillError(_NOT_HERE())
    chance, ask = Random(f"{kind} {seed}"), _QUESTIONS[kind]
    while True:
        tried = (ask(game, rules, chance) for game in _positions(rules, chance, over=kind == "primiera"))
        question = next((question for question in tried if question is not None), None)
        if question is None:
            raise DrillError(_NOT_HERE())
        yield question


def _positions(rules: Rules, chance: Random, *, over: bool) -> Iterator[Game]:
    """Positions of rounds that are played at random: somewhere in the middle, or at the end."""
    for _ in range(MOST_TRIES):
        game = seeded_game(rules, chance.randbytes(32))
        actions = 10_000 if over else chance.randrange(len(rules.cards))
        while actions and game.state == "playing" and game.round.turn is not None:
            game.play(chance.choice(game.round.legal_actions()))
            actions -= 1
        if over or (game.state == "playing" and game.round.phase == "play" and not any(_shown(game))):
            yield game


def _shown(game: Game) -> tuple[CardSet, ...]:
    """By seat, the cards that a declaration has shown: a question does not tell of them."""
    return view_of(game, None).shown


def _captures(game: Game, rules: Rules, chance: Random) -> Exercise | None:
    view = _own_view(game)
    if len(view.table) < MOST_TAKEN or view.chain or view.tops:
        return None
    card = chance.choice([*view.hand])
    plays = {Action.parse(text) for text in view.legal}
    legal = {play.captured for play in plays if play.card == card and play.takes and play.captured}
    if not legal and not any(play.card == card for play in plays):
        return None
    if len(legal) != len({*captures(rules, card, view.table, view.named)[0]}):
        return None  # something else than the table decides here
    right = chance.choice(sorted(legal, key=str)) if legal else CardSet()
    wrong = [cards for cards in _subsets(view.table) if cards not in legal]
    wrong.sort(key=lambda cards: (abs(_sum(rules, cards) - rules.value(card.rank)), chance.random()))
    taken = [*wrong[: MOST_OPTIONS - 1], right] if right else wrong[: MOST_OPTIONS - 1]
    options = [_play(card, cards) for cards in taken]
    if not legal or chance.random() < 0.5:
        options.append(str(card))
    chance.shuffle(options)
    return Exercise(
        kind="captures",
        hand=CardSet([card]),
        table=view.table,
        options=tuple(options),
        answer=options.index(_play(card, right)),
        reason=_why_taken(rules, card, view.table, right),
        cards=(right,),
    )


def _play(card: Card, taken: CardSet) -> str:
    """The text of an action, legal or not."""
    return f"{card}x{''.join(map(str, taken))}" if taken else str(card)


def _subsets(table: CardSet) -> Iterator[CardSet]:
    for size in range(1, MOST_TAKEN + 1):
        yield from map(CardSet, combinations(table, size))


def _sum(rules: Rules, cards: CardSet) -> int:
    return sum(rules.value(card.rank) for card in cards)


def _why_taken(rules: Rules, card: Card, table: CardSet, taken: CardSet) -> Reason:
    value = rules.value(card.rank)
    if not taken:
        return "nothing"
    if len(taken) == 1 and _sum(rules, taken) == value:
        sums = any(len(other) > 1 and _sum(rules, other) == value for other in _subsets(table))
        return "equal-first" if sums and rules.capture.choice == "equal-first" else "equal"
    if _sum(rules, taken) == value:
        return "sum"
    if rules.capture.fifteen and _sum(rules, taken) + value == 15:
        return "fifteen"
    return "all" if taken == table else "takes"


def _primiera(game: Game, rules: Rules, _: Random) -> Exercise | None:
    score = score_piles(rules, view_of(game, None).piles)
    bests = [CardSet(card for card in side.prime if card is not None) for side in score.sides]
    won = [side.lines.get("primiera", 0) > 0 for side in score.sides]
    if not all(bests) or (all(won) and len(won) > 1):
        return None
    return Exercise(
        kind="primiera",
        piles=tuple(bests),
        options=("first", "second", "nobody"),
        answer=won.index(True) if any(won) else 2,
        reason="values",
        values=tuple(side.prime_value for side in score.sides),
    )


def _sevens(game: Game, rules: Rules, _: Random) -> Exercise | None:
    view = _own_view(game)
    if not any(view.piles):
        return None
    out = CardSet(card for card in unseen_cards(view, rules) if card.rank == SEVEN)
    own = rules.side_of(view.seat or 0)
    return Exercise(
        kind="sevens",
        hand=view.hand,
        table=view.table,
        piles=(view.piles[own], *(pile for side, pile in enumerate(view.piles) if side != own)),
        options=("0", "1", "2", "3", "4"),
        answer=len(out),
        reason="out" if out else "none-out",
        cards=(out,),
    )


def _certain(game: Game, rules: Rules, chance: Random) -> Exercise | None:
    """A line is decided if a side scores in it even though the other side takes every card that is left."""
    piles = view_of(game, None).piles
    left = rules.cards - piles[0] - piles[1]
    decided = _scored(rules, piles[0], piles[1] | left)
    open_lines = _scored(rules, piles[0] | left, piles[1]) - decided
    for_them = _scored(rules, piles[1], piles[0] | left)
    shared = {line for line in CERTAIN_LINES if _lines(rules, piles[0], piles[1] | left)[0].get(line, 0) > 0}
    wrong = sorted(open_lines - for_them - shared)
    if not decided or not wrong or not left:
        return None
    right = chance.choice(sorted(decided))
    options = [right, *chance.sample(wrong, min(len(wrong), MOST_OPTIONS - 1))]
    chance.shuffle(options)
    return Exercise(
        kind="certain",
        piles=(piles[0], piles[1]),
        options=tuple(options),
        answer=options.index(right),
        reason="anyway",
    )


def _scored(rules: Rules, own: CardSet, other: CardSet) -> set[str]:
    """The lines in which a side scores and the other does not."""
    mine, theirs = _lines(rules, own, other)
    return {line for line in CERTAIN_LINES if mine.get(line, 0) > 0 and theirs.get(line, 0) <= 0}


def _lines(rules: Rules, own: CardSet, other: CardSet) -> tuple[dict[str, int], dict[str, int]]:
    mine, theirs = score_piles(rules, [own, other]).sides
    return mine.lines, theirs.lines


def _sweeps(game: Game, rules: Rules, _: Random) -> Exercise | None:
    view = _own_view(game)
    plays = [play for play in map(Action.parse, view.legal) if play.kind == "play" and not play.takes]
    if not 2 <= len(plays) <= MOST_OPTIONS:
        return None
    unseen = unseen_cards(view, rules)
    against = [sweepers(rules, table_after(view, play), view.named) & unseen for play in plays]
    safe = [number for number, cards in enumerate(against) if not cards]
    if len(safe) != 1:
        return None
    return Exercise(
        kind="sweeps",
        hand=view.hand,
        table=view.table,
        piles=view.piles,
        options=tuple(map(str, plays)),
        answer=safe[0],
        reason="swept",
        cards=tuple(against),
    )


def _own_view(game: Game) -> View:
    assert game.round.turn is not None
    return view_of(game, game.round.turn)


_QUESTIONS: Mapping[Kind, Callable[[Game, Rules, Random], Exercise | None]] = {
    "captures": _captures,
    "primiera": _primiera,
    "sevens": _sevens,
    "certain": _certain,
    "sweeps": _sweeps,
}
