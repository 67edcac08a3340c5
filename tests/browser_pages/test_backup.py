"""The contents of a browser's storage go to a file, and are restored from it on another device."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from settebello.record import write
from settebello.rules import Rules
from tests.browser.conftest import OpenContext
from tests.browser.screen_checks import check_access, fits, too_small
from tests.browser.table_page import AT_ONCE, HAND, TablePage
from tests.browser_pages.visitor import Visitor
from tests.support.recorded_games import random_game
from tests.support.server_process import ServerProcess

pytestmark = pytest.mark.browser

KEEP = "localStorage.setItem('settebello.table.{0}', JSON.stringify({1}))"

WHOLE: dict[str, Any] = {
    "program": "settebello", "format": 1, "exported": "2026-11-27T08:00:00.000Z", "seat_keys": False, "name": "",
    "house_rules": [], "games": [], "kept_games": {}, "shuffles": {}, "choices": {},
}  # fmt: skip


def _game(table: str, **more: object) -> dict[str, Any]:
    return {
        "table": table, "key": "secret", "title": "Scopa", "opened": 1_700_000_000_000, "variant": "scopa", "seats": 2,
        "against": ["greedy"], "score": [11, 7], "target": 11, "over": True, **more,
    }  # fmt: skip


def _file(content: object, name: str = "backup.json") -> FilePayload:
    text = content if isinstance(content, bytes) else json.dumps(content).encode()
    return {"name": name, "mimeType": "application/json", "buffer": text}


def _save(visitor: Visitor, to: Path, *, seat_keys: bool = False) -> Any:
    page = visitor.page
    if seat_keys:
        page.get_by_test_id("backup-keys").check()
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    download.value.save_as(to)
    return json.loads(to.read_text())


def test_another_device_goes_on_with_the_games_of_the_first(
    open_context: OpenContext, house: ServerProcess, tmp_path: Path
) -> None:
    """A game in progress and a finished one that the server has forgotten; the name, and the settings."""
    player = TablePage.at_table(open_context(), house, "scopa", 2, settings=AT_ONCE)
    table = player.table_name
    player.page.evaluate(KEEP.format("old", json.dumps(_game("old", opened=1))))
    player.page.evaluate("localStorage.setItem('settebello.name', '\"Ada\"')")
    player.page.goto(f"{house.url}/yours")
    with player.page.expect_download() as download:
        player.page.get_by_test_id("backup-keys").check()
        player.page.get_by_test_id("export").click()
    expect(player.page.get_by_test_id("backup-said")).to_have_text("2 games are in the file.")
    kept = tmp_path / "backup.json"
    download.value.save_as(kept)
    assert json.loads(kept.read_text())["seat_keys"] is True

    other = Visitor(open_context, house, "/yours")
    other.see("backup")
    other.page.get_by_test_id("restore-file").set_input_files(kept)
    expect(other.page.get_by_test_id("backup-said")).to_contain_text("2 games have been added")
    expect(other.page.get_by_test_id("own-name")).to_have_value("Ada")
    expect(other.page.get_by_test_id("head-to-head")).to_be_visible()
    assert other.page.evaluate("JSON.parse(localStorage['settebello.settings']).speed") == AT_ONCE["speed"]
    other.go(f"/table/{table}")
    other.page.wait_for_selector(HAND)
    other.go("/yours")
    other.see("backup")
    other.page.get_by_test_id("restore-file").set_input_files(kept)
    expect(other.page.get_by_test_id("backup-said")).to_contain_text("no game that is not already here")


def test_a_record_is_replayed_where_only_the_file_has_it(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours")
    visitor.see("backup")
    games = [{**_game("gone"), "record": write(random_game(Rules(), seed=1))}]
    visitor.page.get_by_test_id("restore-file").set_input_files(_file({**WHOLE, "games": games}))
    expect(visitor.page.get_by_test_id("backup-said")).to_contain_text("1 game has been added")
    visitor.page.get_by_test_id("replay").click()
    expect(visitor.page.get_by_test_id("replay-board")).to_be_visible()


def test_without_the_secrets_nobody_can_play_at_the_seats(
    open_context: OpenContext, house: ServerProcess, tmp_path: Path
) -> None:
    visitor = Visitor(open_context, house, "/yours")
    seats = [{"seat": 1, "name": "Bo", "key": "secret of Bo"}]
    visitor.page.evaluate(KEEP.format("over", json.dumps(_game("over", localSeats=seats))))
    visitor.page.evaluate(KEEP.format("open", json.dumps(_game("open", over=False))))
    visitor.page.reload()
    visitor.see("backup")
    kept = _save(visitor, tmp_path / "backup.json")
    assert "secret" not in json.dumps(kept)
    other = Visitor(open_context, house, "/yours")
    other.see("backup")
    other.page.get_by_test_id("restore-file").set_input_files(tmp_path / "backup.json")
    expect(other.page.get_by_test_id("backup-said")).to_contain_text("1 game has been added")
    assert other.page.evaluate("localStorage['settebello.table.open'] ?? null") is None


BAD = {
    "no text": (_file(b"\x00\xff\xfe not a file"), "not a backup"),
    "cut": (_file(json.dumps(WHOLE).encode()[:-3]), "not a backup"),
    "foreign": (_file({"program": "solitaire"}), "not a backup"),
    "broken": (_file({**WHOLE, "games": [{"table": 7}]}), "not a backup"),
    "newer": (_file({**WHOLE, "format": 2, "games": {}}), "newer version"),
    "huge": (_file(b" " * 20_000_001), "too large"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_answered_in_one_sentence_and_nothing_changes(
    open_context: OpenContext, house: ServerProcess, kind: str
) -> None:
    visitor = Visitor(open_context, house, "/yours")
    visitor.page.evaluate(KEEP.format("mine", json.dumps(_game("mine"))))
    visitor.page.reload()
    visitor.see("backup")
    before = visitor.page.evaluate("JSON.stringify(localStorage)")
    file, says = BAD[kind]
    visitor.page.get_by_test_id("restore-file").set_input_files(file)
    expect(visitor.page.get_by_test_id("backup-said")).to_contain_text(says)
    assert visitor.page.evaluate("JSON.stringify(localStorage)") == before


def test_a_browser_without_room_says_so_and_changes_nothing(open_context: OpenContext, house: ServerProcess) -> None:
    visitor = Visitor(open_context, house, "/yours")
    page = visitor.page
    page.evaluate(KEEP.format("mine", json.dumps(_game("mine"))))
    page.reload()
    visitor.see("backup")
    page.evaluate(
        """() => {
          const store = Storage.prototype.setItem;
          Storage.prototype.setItem = function (name, value) {
            if (name.endsWith('.new')) throw new DOMException('', 'QuotaExceededError');
            store.call(this, name, value);
          };
        }"""
    )
    before = page.evaluate("JSON.stringify(localStorage)")
    games = [{**_game(table), "record": None} for table in ("other", "new")]
    page.get_by_test_id("restore-file").set_input_files(_file({**WHOLE, "games": games}))
    expect(page.get_by_test_id("backup-said")).to_contain_text("no room")
    assert page.evaluate("JSON.stringify(localStorage)") == before


@pytest.mark.parametrize("lang", ["en-GB", "ar-TN", "de-DE"])
def test_the_backup_fits_a_small_phone(open_context: OpenContext, house: ServerProcess, lang: str) -> None:
    visitor = Visitor(open_context, house, "/yours", locale=lang, viewport={"width": 320, "height": 640})
    visitor.see("backup")
    check_access(visitor.page, "backup")
    assert fits(visitor.page)
    assert too_small(visitor.page) == []
