"""The site is built without a warning, and its pages load nothing from other hosts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from generated_pages import DOCS

import settebello
from settebello.variants import VARIANTS

pytestmark = pytest.mark.slow

LOADED = re.compile(
    r"""<(?:script|img|iframe|source|audio|video)[^>]*\ssrc=["']([^"']+)|<link(?![^>]*rel=["']canonical)[^>]*\shref=["']([^"']+)"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("mkdocs")
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=DOCS.parent,
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONWARNINGS": "ignore"},
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_every_class_and_function_of_the_library_is_in_the_reference(site: Path) -> None:
    inventory = zlib.decompress((site / "objects.inv").read_bytes().split(b"\n", 4)[4]).decode()
    documented = {line.split(" ")[0] for line in inventory.splitlines()}
    library = {name: getattr(settebello, name) for name in settebello.__all__}
    homes = {name: f"{found.__module__}.{found.__qualname__}" for name, found in library.items() if callable(found)}
    assert homes
    missing = sorted(name for name, home in homes.items() if home not in documented)
    assert not missing, f"Add the modules of {', '.join(missing)} to a page of docs/api."


def test_every_game_has_its_page(site: Path) -> None:
    for game in VARIANTS:
        assert (site / "variants" / f"{game}.html").exists()
    assert not (site / "generated_pages").exists()


def test_the_pages_load_nothing_from_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = ["".join(found) for found in LOADED.findall(page.read_text(encoding="utf-8"))]
        assert loaded
        assert not [address for address in loaded if re.match(r"(\w+:)?//", address)], page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"""(?:url\(|@import)\s*["']?(?:https?:)?//""", style.read_text(encoding="utf-8")), style
