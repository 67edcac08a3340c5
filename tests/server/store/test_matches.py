"""Duplicate matches in every kind of store, from two processes at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from settebello.protocol.http import OpenMatchRequest
from settebello.server.store.base import EntryConflict
from settebello.server.store.matches import MatchNotFound, StoredMatch
from settebello.server.tables.match_table import make_match_tables
from tests.support.stores import KINDS, run, two_processes

NOW = 1_700_000_000
SEED = bytes(range(32))


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_from_its_beginning_to_its_end(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    match = StoredMatch(
        id=f"match-{kind}",
        key="aa" * 32,
        game="scopone",
        seed=SEED.hex(),
        boards=3,
        tables=(f"first-{kind}", f"second-{kind}"),
        created=NOW,
    )
    tables = make_match_tables(OpenMatchRequest(boards=3), match.id, match.tables, SEED, NOW)
    margins = ((1, None, None), (-2, 3, None))

    async def go() -> None:
        async with two_processes(kind, tmp_path, request) as (one, other):
            with pytest.raises(MatchNotFound):
                await one.matches.load(match.id)
            await one.matches.create(match, tables)
            for again in (match, replace(match, id=f"another-{kind}")):
                with pytest.raises(EntryConflict):
                    await other.matches.create(again, tables)
            assert await other.matches.load(match.id) == match
            assert [(await other.load(table.id))[0] for table in tables] == [*tables]
            await other.matches.close(match.id, margins)
            await one.matches.close(match.id, ((9, 9, 9), (9, 9, 9)))
            closed = await one.matches.load(match.id)
            assert closed == replace(match, margins=margins)
            assert closed.closed
            await one.expire(0.0, gathering_before=NOW)
            assert await other.matches.load(match.id) == closed
            await one.expire(0.0, gathering_before=NOW + 1)
            with pytest.raises(MatchNotFound):
                await other.matches.load(match.id)

    run(kind, go())
