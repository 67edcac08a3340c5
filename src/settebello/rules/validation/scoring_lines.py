"""Checks of the lines of the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from settebello.cards import Card
from settebello.errors import Problem, Sentence
from settebello.rules.base import MOST_CARDS_WITH_TEN_RANKS
from settebello.rules.vocabulary import Rules, single_cards

_CARDS = Sentence(
    "rules-cards",
    "The number of cards needed must be from {least} to {most}, so that only one side can reach it; {given} is not (0"
    " means most).",
)
_COINS = Sentence(
    "rules-coins",
    "The number of coins needed must be from {least} to {most}, so that only one side can reach it; {given} is not (0"
    " means most).",
)
_FEW = Sentence("rules-few", "cards.few needs a single opponent: play with two sides, or set it to 0.")
_TIE = {
    "cards": Sentence(
        "rules-tie-cards",
        "A tie is possible only where most cards score: with a fixed number (at_least), leave cards.tie at nobody.",
    ),
    "coins": Sentence(
        "rules-tie-coins",
        "A tie is possible only where most coins score: with a fixed number (at_least), leave coins.tie at nobody.",
    ),
}
_SPLIT = {
    "cards": Sentence("rules-split-cards", "A single point for cards cannot be shared: set cards.points to 2 or more."),
    "coins": Sentence("rules-split-coins", "A single point for coins cannot be shared: set coins.points to 2 or more."),
}
_HONOURS = Sentence("rules-honours", "Name each honour once, in the order of the cards.")
_HONOUR_POINTS = Sentence(
    "rules-honour-points", "{card} scores nothing: give it points, or leave it out of the honours."
)
_HONOUR_PACK = Sentence(
    "rules-honour-pack", "The pack has no {card}: leave it out of the honours, or choose another pack."
)
_HONOUR_TWICE = {
    "settebello": Sentence(
        "rules-honour-settebello",
        "The seven of the scoring suit already scores as the settebello: remove {card} from the honours, or turn "
        "settebello off.",
    ),
    "re_bello": Sentence(
        "rules-honour-re-bello",
        "The king of the scoring suit already scores as re bello: remove {card} from the honours, or turn re_bello "
        "off.",
    ),
    "two_of_clubs": Sentence(
        "rules-honour-two",
        "The two of clubs already costs points by itself: remove {card} from the honours, or turn two_of_clubs off.",
    ),
}
_DOUBLE_ALL = Sentence(
    "rules-double-all",
    "double_all needs something to double: turn on cards, coins, primiera or a card that scores.",
)
_LOW_RUN = Sentence(
    "rules-low-run",
    "Napola and scalette cannot both be played, since the low sequence is the napola: turn one of them off.",
)
_NAPOLEONE = Sentence(
    "rules-napoleone",
    "With napola.longest={longest} there is no napoleone: set it to {least} or more, or turn napoleone off.",
)
_WITH_ALL = Sentence(
    "rules-napola-with-all",
    "napola.with_all is about a whole suit that wins, and about everything that counts twice: turn on napoleone and"
    " double_all, or turn with_all off.",
)
_LONGEST = Sentence(
    "rules-longest",
    "A sequence can have at most {most} cards, as many as a suit has, not {given}: set longest to {most} or less.",
)
_PRIMIERA_PACK = Sentence(
    "rules-primiera-pack", "The primiera has no values for a pack of 52: turn primiera off, or choose another pack."
)
_NO_TWOS = {
    "napola": Sentence("rules-no-twos-napola", "A pack of 36 has no twos: turn napola off, or choose another pack."),
    "scaletta_bassa": Sentence(
        "rules-no-twos-bassa", "A pack of 36 has no twos: turn scaletta_bassa off, or choose another pack."
    ),
    "scala": Sentence("rules-no-twos-scala", "A pack of 36 has no twos: turn scala off, or choose another pack."),
    "two_of_clubs": Sentence(
        "rules-no-twos-two", "A pack of 36 has no twos: turn two_of_clubs off, or choose another pack."
    ),
}


def majority_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the lines for cards and coins."""
    in_suit = rules.pack.size // 4
    for threshold, line, total in (
        (_CARDS, rules.scoring.cards, rules.pack.size),
        (_COINS, rules.scoring.coins, in_suit),
    ):
        if line is not None and line.at_least and not total // 2 < line.at_least <= total:
            yield threshold(least=total // 2 + 1, most=total, given=line.at_least)
    if rules.scoring.cards and rules.scoring.cards.few and rules.sides > 2:
        yield _FEW()
    for name, majority in (("cards", rules.scoring.cards), ("coins", rules.scoring.coins)):
        if majority is not None and majority.tie != "nobody" and majority.at_least:
            yield _TIE[name]()
        elif majority is not None and majority.tie == "split" and majority.points < 2:
            yield _SPLIT[name]()


def honour_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the honours, and with lines that count twice."""
    cards = [Card.parse(name) for name, _ in rules.scoring.honours]
    if any(card >= following for card, following in pairwise(cards)):
        yield _HONOURS()
    for card, (name, points) in zip(cards, rules.scoring.honours, strict=True):
        if points == 0:
            yield _HONOUR_POINTS(card=name)
        if card not in rules.cards:
            yield _HONOUR_PACK(card=name)
        yield from (_HONOUR_TWICE[line](card=name) for line, own in single_cards(rules).items() if own == card)
    if rules.scoring.double_all and not _lines_of_one_side(rules):
        yield _DOUBLE_ALL()


def _lines_of_one_side(rules: Rules) -> bool:
    """Whether a line is played that only one side can score, and that is not a penalty."""
    lines = rules.scoring
    played = (lines.cards, lines.coins, lines.settebello, lines.primiera, lines.barmila, lines.re_bello)
    return any(line is not None for line in played) or any(points > 0 for _, points in lines.honours)


def primiera_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the primiera."""
    if rules.scoring.primiera and rules.pack.size > MOST_CARDS_WITH_TEN_RANKS:
        yield _PRIMIERA_PACK()


def sequence_problems(rules: Rules) -> Iterator[Problem]:
    """Problems with the sequences."""
    lines = rules.scoring
    scalette = lines.scaletta_bassa or lines.scaletta_alta or lines.scala
    if lines.napola and scalette:
        yield _LOW_RUN()
    king = rules.pack.king
    if lines.napola and lines.napola.napoleone and lines.napola.longest < king - 1:
        yield _NAPOLEONE(least=king - 1, longest=lines.napola.longest)
    if lines.napola and lines.napola.with_all and not (lines.napola.napoleone and lines.double_all):
        yield _WITH_ALL()
    runs = (lines.napola, lines.scaletta_bassa, lines.scaletta_alta)
    yield from (_LONGEST(most=king, given=run.longest) for run in runs if run and run.longest > king)
    if rules.pack.size < 40:
        yield from (problem() for line, problem in _NO_TWOS.items() if getattr(lines, line) is not None)
