"""Chooses the best puzzles of several packs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from settebello.cards import CardSet
from settebello.core import Action
from settebello.errors import Sentence
from settebello.rules import digest
from settebello.study.puzzles.fairness import is_fair
from settebello.study.puzzles.model import THEMES, Puzzle, PuzzleError, PuzzlePack, pack_of
from settebello.variants import variant

_NO_THEME = Sentence("puzzles-theme", "There is no theme '{theme}'; the themes: {themes}.")
_NONE = Sentence("puzzles-none", "This pack has no such puzzles.")

Deal = tuple[object, int]
"""What identifies a deal: the beginning of its round, and the number of cards in the stock."""


def best_of(packs: Sequence[PuzzlePack], count: int) -> PuzzlePack:
    """A pack of at most ``count`` puzzles from these packs: the same number of each game, if there are so many, and in
    each game as many kinds as there are. Puzzles that are not fair are left out. There is one of a deal: a second one
    would show what is in the hands, and similar games that are mined with the same seed have the same cards.

    Args:
        packs: to choose from.
        count: how many puzzles to choose.
    """
    rules = {key: game for pack in packs for key, game in pack.games.items()}
    by_game: dict[str, list[Puzzle]] = defaultdict(list)
    for pack in packs:
        for puzzle in pack.puzzles:
            if is_fair(puzzle, rules[puzzle.game]):
                by_game[puzzle.game].append(puzzle)
    chosen = dict[Deal, Puzzle]()
    left = [_varied(puzzles) for puzzles in by_game.values()]
    while left and len(chosen) < count:
        for puzzles in [*left]:
            found = next((puzzle for puzzle in puzzles if _deal(puzzle) not in chosen), None)
            if found is None:
                left.remove(puzzles)
            elif len(chosen) < count:
                chosen[_deal(found)] = found
    return pack_of(rules.values(), chosen.values())


def _deal(puzzle: Puzzle) -> Deal:
    """The deal of a puzzle. Its round is known by the first table cards, which similar games have in common, or by the
    first plays if there were none."""
    view = puzzle.view
    actions = [Action.parse(taken.action) for taken in view.history]
    played = CardSet(action.card for action in actions if action.card is not None)
    first_table = CardSet(card for cards in (view.table, *view.piles) for card in cards) - played
    return first_table or tuple(map(str, actions[: len(view.hands)])), view.stock


def select(pack: PuzzlePack, *, game: str | None = None, theme: str | None = None) -> list[Puzzle]:
    """The puzzles of a pack that are of a game and about a theme.

    Args:
        pack: where they come from.
        game: a named game, at any number of seats, or None for all.
        theme: one of :data:`settebello.study.puzzles.model.THEMES`, or None for all.

    Raises:
        PuzzleError: there is no such theme, or no such puzzle.
        VariantError: there is no such game.
    """
    if theme is not None and theme not in THEMES:
        raise PuzzleError(_NO_THEME(theme=theme, themes=", ".join(THEMES)))
    of_game = None if game is None else {digest(variant(game).rules(seats)) for seats in variant(game).seats}
    found = [
        puzzle
        for puzzle in pack.puzzles
        if (of_game is None or puzzle.game in of_game) and (theme is None or theme in puzzle.themes)
    ]
    if not found:
        raise PuzzleError(_NONE())
    return found


def _varied(puzzles: list[Puzzle]) -> Iterator[Puzzle]:
    """The puzzles of a game; each is of the kind that has come least often so far, exact ones first."""
    left = sorted(puzzles, key=lambda puzzle: puzzle.judgement.knowledge != "exact")
    seen: Counter[object] = Counter()
    while left:
        found = min(left, key=lambda puzzle: (seen[puzzle.rating], max(seen[theme] for theme in puzzle.themes)))
        left.remove(found)
        seen.update([found.rating, *found.themes])
        yield found
