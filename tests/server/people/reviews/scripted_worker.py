"""A worker that does as the test says, instead of reviewing: ``SCRIPT`` names what, ``FOLDER`` where it notes each
start (a file ``start-PID``)."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import NoReturn

SCRIPT, FOLDER = "SETTEBELLO_TEST_SCRIPT", "SETTEBELLO_TEST_FOLDER"
MODULE = "tests.server.people.reviews.scripted_worker"


def _tell(**line: object) -> None:
    print(json.dumps(line), flush=True)


def _die() -> NoReturn:
    os._exit(9)


def main() -> None:
    folder, script = Path(os.environ[FOLDER]), os.environ[SCRIPT]
    first = not list(folder.glob("start-*"))
    (folder / f"start-{os.getpid()}").touch()
    task = json.loads(sys.stdin.readline())
    _tell(done=1, total=4)
    if script == "die" or (script == "die once" and first):
        _die()
    if script == "garbage":
        print("{nonsense", flush=True)
    if script == "refuse":
        _tell(error="RecordError: it is too long.")
    while script == "wait" and not (folder / "go").exists():
        time.sleep(0.02)
    if script in ("sleep", "garbage", "refuse"):
        time.sleep(3600)
    _tell(done=3, total=4)
    _tell(review={"format": 1, "precision": task["precision"], "names": "è♥"})


if __name__ == "__main__":
    main()
