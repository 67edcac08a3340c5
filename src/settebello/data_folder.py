"""The folders where this machine keeps the games, and what it has learned."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

DATA_VARIABLE = "SETTEBELLO_DATA"
MODELS_VARIABLE = "SETTEBELLO_MODELS"


def data_folder() -> Path:
    """``$SETTEBELLO_DATA``, or the folder where programs of this system keep a user's data.

    On Linux this is ``$XDG_DATA_HOME/settebello`` or ``~/.local/share/settebello``, on macOS
    ``~/Library/Application Support/settebello``.
    """
    from platformdirs import user_data_path  # not needed where the folder is given

    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen).expanduser() if chosen else user_data_path("settebello", appauthor=False)


def choose_model_folder() -> None:
    """Let this program, and those that it starts, keep the values they learn: in ``$SETTEBELLO_MODELS``, or in
    ``models`` in the data folder. If the variable is empty, they keep nothing."""
    if MODELS_VARIABLE not in os.environ:
        with suppress(ModuleNotFoundError):  # the library alone keeps nothing unless the folder is given
            os.environ[MODELS_VARIABLE] = str(data_folder() / "models")


def model_folder() -> Path | None:
    """The folder of learned values, or None if nothing is kept."""
    chosen = os.environ.get(MODELS_VARIABLE)
    return Path(chosen).expanduser() if chosen else None
