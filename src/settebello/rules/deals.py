"""Deal plans: how many cards each hand gets in each deal (docs/rules.md#seats-and-deal)."""

from __future__ import annotations


def hand_cards(*, seats: int, pack: int, table: int) -> int | None:
    """The number of cards in each hand in a round, or ``None`` if the pack does not come out even.

    >>> hand_cards(seats=2, pack=40, table=4), hand_cards(seats=3, pack=40, table=0)
    (18, None)
    """
    each, over = divmod(pack - table, seats)
    return None if over else each


def hands_of_three(*, seats: int, pack: int, table: int = 4) -> tuple[int, ...] | None:
    """The standard plan: hands of three until the pack is used up, or ``None`` if the pack does not come out even.

    If threes alone do not fit, the last deal makes up the difference with hands of four or two; this is how the 36
    cards of Corsica are dealt (S0, as docs/rules.md#seats-and-deal decides).

    >>> hands_of_three(seats=4, pack=40), hands_of_three(seats=2, pack=36), hands_of_three(seats=4, pack=36)
    ((3, 3, 3), (3, 3, 3, 3, 4), (3, 3, 2))
    """
    each = hand_cards(seats=seats, pack=pack, table=table)
    if each is None:
        return None
    threes, over = divmod(each, 3)
    endings: dict[int, tuple[int, ...]] = {0: (3,) * threes, 1: (*(3,) * (threes - 1), 4), 2: (*(3,) * threes, 2)}
    return endings[over]


def equal_hands(size: int, *, seats: int, pack: int, table: int) -> tuple[int, ...] | None:
    """Hands of one size until the pack is used up, or ``None`` if they do not use it exactly.

    >>> equal_hands(6, seats=2, pack=40, table=4), equal_hands(9, seats=6, pack=40, table=4)
    ((6, 6, 6), None)
    """
    each = hand_cards(seats=seats, pack=pack, table=table)
    if not each or size < 1 or each % size:
        return None
    return (size,) * (each // size)
