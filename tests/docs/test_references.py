"""What code, tests and pages name exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from generated_pages import DOCS
from markdown.extensions.toc import slugify

ROOT = DOCS.parent
NAMED_PAGE = re.compile(r"(?<![\w./-])([\w./-]*\w\.md)(?:#([\w-]+))?")
"""The path of a page, and a section of it."""
HEADING = re.compile(r"^#+ (.+?)\s*$", re.MULTILINE)
FOLDERS = ("src", "tests", "bench", "build_backend", "scripts", "web/src")
KINDS = {".py", ".pyi", ".pyx", ".pxd", ".h", ".ts", ".svelte", ".md", ""}


def sources() -> Iterator[Path]:
    """What people write besides the site, whose links mkdocs checks."""
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.suffix in {".md", ".toml"})
    for folder in FOLDERS:
        yield from (path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix in KINDS)


@cache
def anchors(page: Path) -> set[str]:
    """The sections of a page, as its site links to them."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    titles = (re.sub(r"\[([^]]*)\]\([^)]*\)|[`*]", r"\1", title) for title in HEADING.findall(text))
    return {slugify(title, "-") for title in titles}


def page_at(name: str) -> Path | None:
    """The page of that path, from the root or from ``docs``; None: there is none."""
    return next((page for page in (ROOT / name, DOCS / name) if page.is_file()), None)


def missing_pages(path: Path) -> Iterator[str]:
    for named, section in NAMED_PAGE.findall(path.read_text(encoding="utf-8", errors="replace")):
        page = page_at(named)
        if page is None:
            yield f"{path.relative_to(ROOT)} names {named}, which does not exist"
        elif section and section not in anchors(page):
            yield f"{path.relative_to(ROOT)} names {named}#{section}, which is no section of it"


def test_every_page_that_code_and_tests_name_exists() -> None:
    missing = [sentence for path in sources() for sentence in missing_pages(path)]
    assert not missing, "\n".join(missing)
