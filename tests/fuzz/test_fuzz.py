"""Whatever is sent, the server answers in a sentence and goes on, complains of nothing and keeps no memory.

A plain run is short; ``SETTEBELLO_FUZZ_MINUTES=1`` takes longer, and ``python -m tests.fuzz --minutes 60`` as long as
one likes.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from settebello.server.edge.app import _API
from tests.fuzz import lobby
from tests.fuzz.messages import kinds
from tests.fuzz.requests import BODIES, PLACES
from tests.fuzz.run import FLAGS, KIB_GROWN, Fuzzing, listened_to
from tests.support.server_process import ServerProcess

MINUTES = os.environ.get("SETTEBELLO_FUZZ_MINUTES")


def test_every_message_and_address_is_among_what_is_sent() -> None:
    """A new address that takes something says here what; messages and other addresses are found."""
    takes = {f"/api{route.path}" for route in _API if "POST" in (route.methods or ())}
    assert takes == set(BODIES)
    assert {f"/api{route.path}" for route in _API} <= {path for path, _ in PLACES}
    assert {"join", "watch", "act", "say", "close"} <= {str(kind.tag) for kind in kinds()}
    assert {"seek", "cancel"} == {str(kind.tag) for kind in lobby.kinds()}


@pytest.mark.slow
def test_whatever_is_sent_is_answered(tmp_path: Path) -> None:
    with listened_to(ServerProcess(tmp_path, flags=FLAGS)) as server:
        fuzzing = Fuzzing(server, 1 if MINUTES is None else int.from_bytes(os.urandom(4)))
        tally = fuzzing.run(60 * float(MINUTES or 0))
        print(tally)
    assert tally.messages > tally.scenes
    assert tally.grown < KIB_GROWN
