"""The rules of commands: which entries may record which commands."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import Struct

from settebello.protocol.game import Act, NextRound
from settebello.protocol.room import RenewKey, SwapSeats
from settebello.server.model import Entry
from settebello.server.tables.commands import RULES, TableCommand, is_record_of
from settebello.server.tables.room_events import Draft, NextRoundRequested, ReadyChanged, SeatsSwapped, stamp

SWAP = SwapSeats(id="a", seat=0, to=1)
ENTRIES = (
    Entry(kind="action", text="7D"),
    Entry(kind="claim", text="0"),
    Entry(kind="round", text="00" * 32),
    ReadyChanged(seat=0, ready=True),
)


def test_every_command_has_a_rule() -> None:
    assert set(RULES) == set(get_args(TableCommand))


@pytest.mark.parametrize("command", [SWAP, RenewKey(id="a", key="k" * 22)])
@pytest.mark.parametrize("draft", ENTRIES, ids=lambda draft: type(draft).__name__)
def test_an_entry_of_another_kind_is_no_record_of_a_command(command: TableCommand, draft: Draft) -> None:
    assert not is_record_of(stamp(draft, "a", 0.0), command)


@pytest.mark.parametrize(
    ("command", "draft"),
    [
        (SWAP, SeatsSwapped(seats=(0, 1))),
        (Act(id="a", version=1, action="7D"), Entry(kind="action", text="7D")),
        (NextRound(id="a", version=1), NextRoundRequested(seat=0)),
        (NextRound(id="a", version=1), Entry(kind="round", text="00" * 32)),
    ],
)
def test_an_entry_is_the_record_of_its_command(command: TableCommand, draft: Struct) -> None:
    assert isinstance(draft, Draft)
    assert is_record_of(stamp(draft, "a", 0.0), command)
