"""Where this machine keeps the games."""

from __future__ import annotations

import os
import sys
from pathlib import Path

VARIABLE = "SETTEBELLO_DATA"


def data_folder() -> Path:
    """``$SETTEBELLO_DATA``, or the folder where the programs of this system keep a user's data."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen).expanduser() if chosen else _users_data() / "settebello"


def _users_data() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
