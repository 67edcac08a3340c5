"""A table that goes from one browser to another as a text."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from settebello.server.in_browser.application import open_store, start_host
from settebello.server.in_browser.table_files import export_table, import_table
from settebello.server.model import Entry, Place, TableSetup
from settebello.server.store.base import StoreError, TableNotFound
from settebello.server.store.sqlite.store import SqliteStore
from settebello.variants import named_rules
from tests.server.in_browser.page import Page, is_own_turn
from tests.server.in_browser.thinking_worker import ThinkingWorker
from tests.support.bare_host import run_on_bare_host

SETUP = TableSetup(
    id="t",
    title="Scopa",
    rules=named_rules("scopa", 2),
    places=(Place(name="Ada", player="person", key="k" * 64), Place(name="Bruno", player="amico")),
    dealer=1,
    pace=0.0,
    created=1,
    grace=90.5,
)
LOG = [Entry(kind="round", text="ab" * 32, at=1.5), Entry(kind="action", text="7D", client_id="c")]


def with_stores(go: Callable[[SqliteStore, SqliteStore], Coroutine[object, object, None]]) -> None:
    """Run something with two stores, of which the first has the table."""

    async def run() -> None:
        one, other = SqliteStore(None), SqliteStore(None)
        await one.create(SETUP, *LOG)
        await go(one, other)
        for store in (one, other):
            await store.close()

    asyncio.run(run())


def test_a_table_is_the_same_there() -> None:
    async def go(one: SqliteStore, other: SqliteStore) -> None:
        await import_table(other, await export_table(one, "t"))
        assert await other.load("t") == (SETUP, LOG)

    with_stores(go)


def test_a_table_that_is_there_gets_what_it_lacks_at_its_end() -> None:
    async def go(one: SqliteStore, other: SqliteStore) -> None:
        await other.create(SETUP, *LOG[:1])
        early = await export_table(other, "t")
        await import_table(other, await export_table(one, "t"))
        assert await other.load("t") == (SETUP, LOG)
        await import_table(other, early)
        assert await other.load("t") == (SETUP, LOG)

    with_stores(go)


def test_a_table_that_went_on_differently_stays_as_it_is() -> None:
    async def go(one: SqliteStore, other: SqliteStore) -> None:
        here = [LOG[0], Entry(kind="action", text="1C"), Entry(kind="action", text="2C")]
        await other.create(SETUP, *here)
        await import_table(other, await export_table(one, "t"))
        assert await other.load("t") == (SETUP, here)

    with_stores(go)


def test_fields_that_an_older_release_did_not_have_get_their_defaults() -> None:
    async def go(one: SqliteStore, other: SqliteStore) -> None:
        file = json.loads(await export_table(one, "t"))
        del file["table"]["rated"], file["table"]["grace"]
        await import_table(other, json.dumps(file))
        setup, _ = await other.load("t")
        assert (setup.rated, setup.grace) == ("", 60.0)

    with_stores(go)


def damaged(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def damage(text: str) -> str:
        file = json.loads(text)
        change(file)
        return json.dumps(file)

    return damage


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-5],
        damaged(lambda file: file.update(entries=[{"kind": "other", "text": ""}])),
        damaged(lambda file: file["table"].update(later="field")),
        damaged(lambda file: file["table"].pop("rules")),
        damaged(lambda file: file["table"].update(dealer=5)),
    ],
)
def test_a_damaged_text_or_one_of_a_newer_release_changes_nothing(damage: Callable[[str], str]) -> None:
    async def go(one: SqliteStore, other: SqliteStore) -> None:
        with pytest.raises(StoreError):
            await import_table(other, damage(await export_table(one, "t")))
        with pytest.raises(TableNotFound):
            await other.load("t")

    with_stores(go)


def test_a_table_that_is_not_there_cannot_be_exported() -> None:
    async def go(_: SqliteStore, other: SqliteStore) -> None:
        with pytest.raises(TableNotFound):
            await export_table(other, "t")

    with_stores(go)


def test_a_game_goes_on_in_another_browser(tmp_path: Path) -> None:
    async def go() -> None:
        thinking = ThinkingWorker()
        first, second = open_store(tmp_path / "first"), open_store(tmp_path / "second")
        page = Page(await start_host(first, thinking.remote))
        ticket = await page.open_table()
        before = await page.join(ticket).take_turns(is_own_turn)
        await import_table(second, await export_table(first, ticket["table"]))
        other = Page(await start_host(second, thinking.remote))
        after = await other.join(ticket).hear("update")
        assert after["view"] == before["view"]
        for one in (page, other):
            await one.host.stop()
        await thinking.stop()

    run_on_bare_host(go())
