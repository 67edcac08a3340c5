"""A store on files that cannot be written for a while. Runs in Pyodide.

Each file in turn fails, as Emscripten's file systems do: without room, and with an input/output error.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from settebello.server.model import Entry
from settebello.server.store.base import StoreError
from settebello.server.store.sqlite.file import DATABASE_FILE
from settebello.server.store.sqlite.store import SqliteStore
from tests.support.live_tables import opened_table

FIRST = Entry(kind="round", text="00" * 32)
ERRORS = {"ENOSPC": 51, "EIO": 29}
"""Their numbers in WASI."""
_FAIL = """
(FS, path, errno) => {
  const node = FS.lookupPath(path).node;
  const { write } = node.stream_ops;
  const disk = { failing: false };
  node.stream_ops = {
    ...node.stream_ops,
    write: (...given) => {
      if (disk.failing) throw new FS.ErrnoError(errno);
      return write(...given);
    },
  };
  return disk;
}
"""


async def main() -> None:
    """Let each file fail, and print what the store says and what is in it afterwards."""
    for name in ERRORS:
        for file in (DATABASE_FILE, f"{DATABASE_FILE}-journal"):
            print(name, file, *await _write_to(file, ERRORS[name]))


async def _write_to(file: str, error: int) -> tuple[str, int, list[str]]:
    folder = Path(mkdtemp())
    (folder / file).touch()
    import pyodide_js  # these two are in Pyodide only
    from pyodide.code import run_js

    disk: Any = run_js(_FAIL)(pyodide_js.FS, str(folder / file), error)
    store = SqliteStore(folder, threads=False, journal_mode="truncate")
    await store.create(opened_table(), FIRST)
    await store.ping()
    disk.failing = True
    try:
        await store.append("t", 2, Entry(kind="action", text="7D"))
        refusal = "none"
    except StoreError as error_of_store:
        refusal = error_of_store.code
    disk.failing = False
    number = await store.append("t", 2, Entry(kind="action", text="8D"))
    _, entries = await store.load("t")
    await store.close()
    return refusal, number, [entry.text for entry in entries[1:]]
