"""People play on while a stranger floods the server; the long form is ``python -m tests.floods``, which measures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.floods.run import run

MOST_MEMORY = 400e6


@pytest.mark.slow
def test_a_stranger_is_refused_and_people_play_on(tmp_path: Path) -> None:
    _, flooded = run(tmp_path, seconds=4)
    assert flooded.memory < MOST_MEMORY
    refused = {kind for kind, _, status in (answer.partition(" ") for answer in flooded.answers) if status == "429"}
    assert {"captures", "replays", "records", "rules", "scores", "tables"} <= refused
    assert not any(answer.endswith((" 500", " 503", "lost")) for answer in flooded.answers)
