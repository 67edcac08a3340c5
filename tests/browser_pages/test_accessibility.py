"""No page breaks the rules that axe knows, in light and in dark; all of it fits a small phone."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access
from tests.browser_pages.visitor import Visitor
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

HARD = "/rules#game=scopa&seats=2&set.declarations=bazzica&set.hands=9"
WIDE = (
    ("/", "family-all"),
    (HARD, "problem"),
    ("/yours", "head-to-head"),
    ("/yours/statistics", "statistics"),
    ("/pad", "pad-start"),
    ("/table/none", "error"),
)
NARROW = (
    ("/", "family-all"),
    ("/rules#game=scopa&seats=4&set.fifteen=on&set.napola=on", "sections"),
    ("/pad", "pad-start"),
)
GAME = """localStorage.setItem('settebello.table.x', JSON.stringify({table: 'x', key: 'k', title: 'Scopa', opened: 1,
variant: 'scopa', seats: 2, against: ['greedy'], score: [11, 3], target: 11, over: true}))"""


@pytest.mark.parametrize(
    ("scheme", "lang", "width"),
    [
        ("dark", "en", 1280),
        ("light", "ar", 360),
        pytest.param("light", "en", 1280, marks=pytest.mark.release),
        pytest.param("dark", "de", 360, marks=pytest.mark.release),
    ],
)
def test_every_page(
    open_context: OpenContext, house: ServerProcess, scheme: Literal["light", "dark"], lang: str, width: int
) -> None:
    size = {"width": width, "height": 640 if width < 500 else 800}
    visitor = Visitor(open_context, house, "/yours", color_scheme=scheme, locale=lang, viewport=size)
    page = visitor.page
    page.evaluate(GAME)
    for path, testid in WIDE if width > 500 else NARROW:
        page.goto("about:blank")
        visitor.go(path)
        visitor.see(testid)
        if path == "/" and width < 500:
            page.get_by_test_id("family-all").click()
            page.get_by_test_id("game-scopone").click()
            visitor.see("setup")
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        check_access(page, path)
        assert visitor.fits, path
