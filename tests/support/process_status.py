"""Whether another process still runs."""

from __future__ import annotations

import os
from pathlib import Path


def is_running(process: int) -> bool:
    """Whether the process has not ended; a zombie has."""
    try:
        os.kill(process, 0)
        return not Path("/proc/self").exists() or _state(process) != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def _state(process: int) -> str:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
