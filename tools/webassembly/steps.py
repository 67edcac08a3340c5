"""Steps of a build, each of which runs again only if its inputs have changed."""

from __future__ import annotations

import fcntl
import hashlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build/webassembly"


class BuildError(Exception):
    """A step failed. Its text is one sentence for the person who builds."""


def digest(*inputs: str | bytes | Path) -> str:
    """The SHA-256 of texts, bytes and the contents of files, in this order."""
    sums = (hashlib.sha256(_content(one)).hexdigest() for one in inputs)
    return hashlib.sha256(" ".join(sums).encode()).hexdigest()


def digest_of_folder(folder: Path, suffixes: Iterable[str] = ("",)) -> str:
    """The SHA-256 of the names and contents of the files below a folder, or of those whose names end in a suffix."""
    ends = tuple(suffixes)
    files = (path for path in folder.rglob("*") if path.name.endswith(ends) and "__pycache__" not in path.parts)
    wanted = sorted(path for path in files if path.is_file())
    return digest(*(part for path in wanted for part in (path.relative_to(folder).as_posix(), path)))


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process builds, and make others wait."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def unless_current(made: Path, inputs: str, make: Callable[[], object]) -> bool:
    """Run a step unless the file or folder that it makes is there and was made of the same inputs.

    Args:
        made: The file or folder that the step makes. A file next to it, whose name ends in ``.inputs``, keeps the
            digest of its inputs.
        inputs: The digest of the inputs.
        make: The step.

    Returns:
        Whether the step ran.
    """
    kept = made.with_name(made.name + ".inputs")
    if made.exists() and kept.exists() and kept.read_text() == inputs:
        return False
    kept.unlink(missing_ok=True)
    made.parent.mkdir(parents=True, exist_ok=True)
    make()
    kept.write_text(inputs)
    return True


def _content(part: str | bytes | Path) -> bytes:
    if isinstance(part, Path):
        return part.read_bytes()
    return part.encode() if isinstance(part, str) else part
