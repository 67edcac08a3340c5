"""Record files: never half written, never overwritten by another game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from platformdirs import user_state_path

from settebello import atomic_file
from settebello.errors import RecordError, Sentence, SettebelloError
from settebello.record import Record, read
from settebello.untrusted_text import TextError, TooLong, decode_text, read_file

_NOT_WRITTEN = Sentence("file-not-written", "'{path}' cannot be written ({reason}); choose another file.")
_NOT_READ = Sentence("file-not-read", "'{path}' cannot be read ({reason}); choose another file.")
_NO_TEXT = Sentence("file-no-text", "it is not text")
_TOO_LONG = Sentence("file-too-long", "it is too long")
_NO_GAME = Sentence("file-no-game", "'{path}' does not hold a game that can be continued: {reason}")
_NO_RECORD = Sentence("file-no-record", "'{path}' cannot be replayed: {reason}")
_NO_FOLDER = Sentence("file-no-folder", "The folder '{folder}' cannot be created ({reason}).")


class SaveError(SettebelloError):
    """A file that cannot be written."""


def write_atomically(path: Path, text: str, *, private: bool = False) -> None:
    """Write the text in one step: whatever happens, the file holds either the old text or the new one.

    Args:
        private: only the user may read the file.

    Raises:
        SaveError: the file cannot be written; its old content is untouched.
    """
    try:
        atomic_file.write_atomically(path, text.encode(), private=private)
    except OSError as error:
        raise SaveError(_NOT_WRITTEN(path=str(path), reason=str(error.strerror or error))) from error


def load_record(path: Path) -> Record | None:
    """The record in a file; None if the file does not exist or is empty.

    Raises:
        RecordError: the file cannot be read, or does not hold a record.
    """
    try:
        text = decode_text(read_file(path))
    except FileNotFoundError:
        return None
    except (OSError, TextError) as error:
        raise _unreadable(path, error) from error
    if not text.strip():
        return None
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(_NO_GAME(path=str(path), reason=error.problem)) from error


def read_record(path: Path) -> Record:
    """The record in a file, finished or not.

    Raises:
        RecordError: the file cannot be read, or does not hold a record.
    """
    try:
        text = decode_text(read_file(path))
    except (OSError, TextError) as error:
        raise _unreadable(path, error) from error
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(_NO_RECORD(path=str(path), reason=error.problem)) from error


def _unreadable(path: Path, error: OSError | TextError) -> RecordError:
    return RecordError(_NOT_READ(path=str(path), reason=_reason(error)))


def _reason(error: OSError | TextError) -> str:
    if isinstance(error, OSError):
        return str(error.strerror)
    return _TOO_LONG() if isinstance(error, TooLong) else _NO_TEXT()


def next_free_path(path: Path) -> Path:
    """The first of ``game-2.txt``, ``game-3.txt`` … that does not exist yet, for ``game.txt``."""
    number = 2
    while (other := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return other


def new_unfinished_path() -> Path:
    """A path in the state folder for a game that was left without a file. The folder exists.

    Raises:
        SaveError: the folder cannot be created.
    """
    path = state_folder() / f"{datetime.now():%Y-%m-%d-%H%M%S}.txt"
    return next_free_path(path) if path.exists() else path


def subfolder(name: str) -> Path:
    """A folder in the state folder; it exists.

    Raises:
        SaveError: the folder cannot be created.
    """
    folder = state_folder() / name
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise SaveError(_NO_FOLDER(folder=str(folder), reason=str(error.strerror))) from error
    return folder


def state_folder() -> Path:
    """The folder where programs of this system keep a user's state, on Linux ``$XDG_STATE_HOME/settebello`` or
    ``~/.local/state/settebello``; it exists.

    Raises:
        SaveError: the folder cannot be created.
    """
    folder = Path("~/.local/state/settebello")
    try:
        folder = user_state_path("settebello", appauthor=False).expanduser()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # RuntimeError: nobody has a home here
        reason = str(error.strerror if isinstance(error, OSError) else error).rstrip(".")
        raise SaveError(_NO_FOLDER(folder=str(folder), reason=reason)) from error
    return folder
