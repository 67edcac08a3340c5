"""Names of the client that programs of earlier versions use."""

from __future__ import annotations

import settebello.client
from settebello.client import ConnectionEnded, OnlineTable, http_api


def test_old_names_still_work() -> None:
    assert settebello.client.Gone is ConnectionEnded
    assert http_api.record is http_api.fetch_record
    assert isinstance(vars(OnlineTable)["left"], property)
