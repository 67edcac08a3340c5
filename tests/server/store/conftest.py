"""The database that tests of stores share."""

from __future__ import annotations

import pytest

from tests.support.stores import DATABASE


@pytest.fixture(autouse=True)
def started_database(request: pytest.FixtureRequest) -> None:
    """Start the database of a test of every kind of store before the test's loop."""
    if "kind" in request.fixturenames and request.node.get_closest_marker("databases") is not None:
        request.node.stash[DATABASE] = request.getfixturevalue("postgres")
