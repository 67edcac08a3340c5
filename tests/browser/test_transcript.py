"""The announcements of a whole round to people who listen: the same cards, the same words.

With WRITE_TRANSCRIPT=1 in the environment the stored transcript is rewritten.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.conftest import need_the_page
from tests.browser.table_page import AT_ONCE, TablePage
from tests.support.server_process import ServerProcess, server_process

pytestmark = pytest.mark.browser

TRANSCRIPT = Path(__file__).with_name("transcript.txt")


@pytest.fixture
def seeded(tmp_path: Path) -> Iterator[ServerProcess]:
    need_the_page()
    with server_process(tmp_path, module="tests.browser.seeded_server") as running:
        yield running


def test_a_round_as_it_is_heard(context: BrowserContext, seeded: ServerProcess) -> None:
    player = TablePage.at_table(context, seeded, settings=AT_ONCE)
    player.wait()
    for key in "htpsw":
        player.page.keyboard.press(key)
    player.play_round()
    said = "\n".join(player.announced) + "\n"
    if os.environ.get("WRITE_TRANSCRIPT"):
        TRANSCRIPT.write_text(said)
    assert said == TRANSCRIPT.read_text()
    assert player.complaints == []
