"""The folder where this machine keeps the games."""

from __future__ import annotations

import os
from pathlib import Path

DATA_VARIABLE = "SETTEBELLO_DATA"


def data_folder() -> Path:
    """``$SETTEBELLO_DATA``, or the folder where programs of this system keep a user's data.

    On Linux this is ``$XDG_DATA_HOME/settebello`` or ``~/.local/share/settebello``, on macOS
    ``~/Library/Application Support/settebello``.
    """
    from platformdirs import user_data_path  # not needed where the folder is given

    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen).expanduser() if chosen else user_data_path("settebello", appauthor=False)
