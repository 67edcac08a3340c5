"""What every release since 0.1.0 has written is read (docs/development/compatibility.md). The page reads its backups in
``web/src/lib/backup/compatibility.test.ts``."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from settebello.record import Record, read
from settebello.rules import digest
from settebello.server.credentials import hash_key
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from settebello.server.tables.public_record import public_record
from settebello.study.model import decode_review
from settebello.variants.house import load_house_rules
from tests.compatibility.make_fixtures import FOLDER, HOUSE, KEY, NAMES

RELEASES = sorted(folder for folder in FOLDER.iterdir() if (folder / "record.txt").exists())


def record_of(release: Path) -> Record:
    return read((release / "record.txt").read_text(encoding="utf-8"))


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def release(request: pytest.FixtureRequest) -> Path:
    """The fixtures of a release."""
    folder: Path = request.param
    return folder


def test_a_record_is_replayed(release: Path) -> None:
    record = record_of(release)
    game = record.replay()
    assert (record.names, record.rules, game.outcome is None) == (NAMES, HOUSE.rules(), False)
    assert (len(game.scores), record.rounds[-1].claim) == (1, 0)


def test_a_review_is_read(release: Path) -> None:
    review = decode_review((release / "review.json").read_bytes())
    assert (review.names, review.rules) == (NAMES, digest(HOUSE.rules()))
    assert {decision.seat for decision in review.decisions} == {0}


def test_house_rules_are_read(release: Path) -> None:
    assert load_house_rules((release / "house-rules.toml").read_text(encoding="utf-8")) == HOUSE


def test_a_database_is_opened(release: Path, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / DATABASE_FILE)
    database.executescript((release / "database.sql").read_text(encoding="utf-8"))
    database.close()
    record = record_of(release)

    async def go() -> None:
        store = SqliteStore(tmp_path)
        found = public_record(*await store.load("t"))
        assert (found.rules, [(one.actions, one.claim) for one in found.rounds]) == (
            record.rules,
            [(one.actions, one.claim) for one in record.rounds],
        )
        assert read((await store.games.load("kept")).record) == record
        assert (await store.profiles.find(hash_key(KEY), 0.0)).name == NAMES[0]
        await store.close()

    asyncio.run(go())
