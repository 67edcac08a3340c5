"""Deal plans (docs/rules.md#seats-and-deal)."""

from __future__ import annotations

import pytest

from settebello.rules.deals import equal_hands, hand_cards, hands_of_three


@pytest.mark.parametrize("pack", [36, 40])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("table", [0, 4])
def test_hands_of_three_use_the_pack_exactly_or_there_are_none(pack: int, seats: int, table: int) -> None:
    hands = hands_of_three(seats=seats, pack=pack, table=table)
    each = hand_cards(seats=seats, pack=pack, table=table)
    if hands is None:
        assert each is None
    else:
        assert table + seats * sum(hands) == pack
        assert set(hands[:-1]) <= {3}
        assert hands[-1] in (2, 3, 4)


@pytest.mark.parametrize(
    ("size", "hands"), [(0, None), (-1, None), (1, (1,) * 18), (9, (9, 9)), (18, (18,)), (7, None), (36, None)]
)
def test_equal_hands(size: int, hands: tuple[int, ...] | None) -> None:
    assert equal_hands(size, seats=2, pack=40, table=4) == hands
