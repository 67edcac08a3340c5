"""The site has everything, and playing loads little."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tools.static_site.assemble import assemble
from tools.static_site.python_list import folder_name, read_list

pytestmark = pytest.mark.webassembly

MOST_BYTES = 7_000_000
"""What playing may load with Brotli."""


@pytest.fixture(scope="module")
def site() -> Path:
    return assemble()


def test_playing_loads_at_most_seven_megabytes(site: Path) -> None:
    assert sum(file.compressed for file in read_list(site).files) <= MOST_BYTES


def test_the_list_names_the_files_of_the_folder(site: Path) -> None:
    python = read_list(site)
    there = {path.relative_to(site).as_posix() for path in (site / folder_name(python.version)).iterdir()}
    listed = {file.path for file in python.files}
    assert {name for name in there if not name.endswith((".br", ".gz"))} == listed
    assert all((site / file.path).stat().st_size == file.bytes for file in python.files)


def test_a_compressed_file_is_the_file(site: Path) -> None:
    packed = sorted(site.rglob("*.gz"))
    assert {path.name for path in packed} >= {"app.tar.gz", "index.html.gz", "pyodide.asm.wasm.gz"}
    for path in packed:
        plain = path.with_suffix("")
        assert gzip.decompress(path.read_bytes()) == plain.read_bytes(), path
        assert plain.with_name(f"{plain.name}.br").stat().st_size < path.stat().st_size, path


def test_there_is_a_page_for_every_address(site: Path) -> None:
    for page in ("index.html", "404.html"):
        assert '<meta name="settebello-host" content="browser"' in (site / page).read_text(encoding="utf-8")
    assert (site / "service-worker.js").exists()
    assert not (site / "sources.sha256").exists()


def test_a_second_build_changes_nothing(site: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in site.rglob("*")}
    assemble()
    assert {path: path.stat().st_mtime_ns for path in site.rglob("*")} == before
