"""What has become of other processes."""

from __future__ import annotations

import os
from pathlib import Path


def runs(process: int) -> bool:
    """Whether it has not ended; one that has ended and that nobody has asked after (a zombie) runs no more."""
    try:
        os.kill(process, 0)
        return not Path("/proc/self").exists() or _state(process) != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def _state(process: int) -> str:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
