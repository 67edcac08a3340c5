"""Assemble the site: the page as it was built, Python's files, and a page for addresses that are not files."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.static_site import python_folder
from tools.static_site.compression import compress
from tools.webassembly.steps import ROOT, BuildError, digest, digest_of_folder, unless_current

PAGE = ROOT / "src/settebello/server/static"
SITE = ROOT / "build/static-site"
STAMP = "sources.sha256"


def assemble() -> Path:
    """Make the site if something has changed.

    Returns:
        Its folder.

    Raises:
        BuildError: The page has not been built, or a step failed.
    """
    if not (PAGE / "index.html").exists():
        raise BuildError("The page has not been built: run `make site`.")
    python = python_folder.build()
    inputs = digest(digest_of_folder(PAGE), digest_of_folder(Path(__file__).parent), python.version)
    unless_current(SITE, inputs, lambda: _make(python))
    return SITE


def _make(python: python_folder.PythonFolder) -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(PAGE, SITE, ignore=shutil.ignore_patterns(STAMP))
    shutil.copyfile(SITE / "index.html", SITE / "404.html")
    shutil.copytree(python.folder, SITE / python.name)
    (SITE / "python.json").write_text(python.list())
    compress(SITE)
