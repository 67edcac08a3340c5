"""The table on screens of different sizes: nothing is cut off, nothing covers anything else."""

from __future__ import annotations

import pytest

from tests.browser.conftest import OpenContext
from tests.browser.table_page import AT_ONCE, TablePage
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

OUTSIDE = """() => {
  const top = document.querySelector('header').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('.opponent .name, .opponent [data-place] > *, .opponent .pile')]
    .map((one) => [one.className, one.getBoundingClientRect()])
    .filter(([, box]) => box.left < 0 || box.right > innerWidth || box.top < top)
    .map(([name, box]) => `${name} ${box.left} to ${box.right}, from ${box.top}`);
}"""
"""Parts of the other seats that are beyond the edge of the window, or under the header."""


@pytest.mark.parametrize("variant", ["scopone-scientifico", "hurrikan"])
def test_long_hands_at_four_seats_are_whole(open_context: OpenContext, house: ServerProcess, variant: str) -> None:
    player = TablePage.at_table(open_context(), house, variant, 4, settings=AT_ONCE)
    player.wait()
    for width, height in ((900, 700), (1280, 720), (1920, 1000)):
        player.page.set_viewport_size({"width": width, "height": height})
        assert player.page.evaluate(OUTSIDE) == [], f"{width} x {height}"
