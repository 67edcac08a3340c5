"""Assemble the site: the page as it was built, its pages for a host without a server, and Python's files."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.static_site.answers import write_answers
from tools.static_site.python_list import folder_name, write_list
from tools.webassembly import python_files, toolchain
from tools.webassembly.steps import ROOT, alone, digest, digest_of_folder, unless_current

BUNDLE = ROOT / "src/settebello/server/static"
PAGES = ROOT / "build/static-pages"
"""``index.html`` and ``404.html``, which the build of the bundle writes too."""
SITE = ROOT / "build/static-site"
COMPRESSED = ROOT / "build/compressed"
"""Compressed files by the digest of their content, since compressing takes longest."""
COMPRESS = Path(__file__).with_name("compress.mjs")
STAMP = "sources.sha256"


def assemble() -> Path:
    """Make the site if something has changed.

    Returns:
        Its folder.

    Raises:
        BuildError: A step failed.
    """
    python = python_files.build()
    if not PAGES.exists():
        toolchain.run([toolchain.WEB, "run", "build"], "The page could not be built; the message is above.")
    version = digest_of_folder(python)[:16]
    own = digest_of_folder(Path(__file__).parent)
    inputs = digest(digest_of_folder(BUNDLE), digest_of_folder(PAGES), version, own)
    with alone():
        unless_current(SITE, inputs, lambda: _make(python, version))
    return SITE


def _make(python: Path, version: str) -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(BUNDLE, SITE, ignore=shutil.ignore_patterns(STAMP))
    shutil.copytree(PAGES, SITE, dirs_exist_ok=True)
    shutil.copytree(python, SITE / folder_name(version))
    write_answers(SITE)
    toolchain.node(COMPRESS, SITE, COMPRESSED)
    write_list(SITE, version)
