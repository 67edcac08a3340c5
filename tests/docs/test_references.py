"""Everything that code, tests and pages name exists."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name

import pytest
from generated_pages import DOCS
from markdown.extensions.toc import slugify

from settebello.rules.options import OPTIONS

ROOT = DOCS.parent
NAMED_PAGE = re.compile(r"(?<![\w./-])(?<!https:)([\w./-]*\w\.md)(?:#([\w-]+))?")
"""The path of a page in this repository, and a section of it."""
HEADING = re.compile(r"^#+ (.+?)\s*$", re.MULTILINE)
FOLDERS = ("src", "tests", "bench", "build_backend", "scripts", "web/src")
KINDS = {".py", ".pyi", ".pyx", ".pxd", ".h", ".ts", ".svelte", ".md", ""}


def sources() -> Iterator[Path]:
    """Everything that people write except the site, whose links mkdocs checks."""
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
    """The page with that path, from the root or from ``docs``, or None."""
    return next((page for page in (ROOT / name, DOCS / name) if page.is_file()), None)


def missing_pages(path: Path) -> Iterator[str]:
    for named, section in NAMED_PAGE.findall(path.read_text(encoding="utf-8", errors="replace")):
        page = page_at(named)
        if page is None:
            yield f"{path.relative_to(ROOT)} names {named}, which does not exist"
        elif section and section not in anchors(page):
            yield f"{path.relative_to(ROOT)} names {named}#{section}, which is not one of its sections"


def test_every_page_that_code_and_tests_name_exists() -> None:
    missing = [sentence for path in sources() for sentence in missing_pages(path)]
    assert not missing, "\n".join(missing)


GUIDES = sorted([*DOCS.glob("*.md"), *DOCS.glob("api/*.md"), *DOCS.glob("development/*.md"), *ROOT.glob("*.md")])
CODE = re.compile(r"`([^`\n]+)`")
MODULE = re.compile(r"settebello(?:\.\w+)+")
FILE = re.compile(r"(?:src|web|tests|bench|docs|scripts|build_backend|examples)/[\w./*-]*")
IN_FILE = re.compile(r"`(\w+)` in `([\w./-]+/[\w./-]+)`")
METHOD = re.compile(r"([A-Z]\w+)\.(\w+)")


def guide_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


OTHER_NAMES = {option.key for option in OPTIONS} | {"settebello.sqlite3"}
"""They look like names in the package: options of the line ``settebello``, and a file of a server."""


def exists(name: str) -> bool:
    """Whether a dotted name is a module, or something in one, or an attribute that a class sets."""
    if _is_module(name):
        return True
    owner, _, attribute = name.rpartition(".")
    try:
        resolve_name(name)
    except (ImportError, AttributeError):
        return exists(owner) and inspect.isclass(found := resolve_name(owner)) and _sets(found, attribute)
    return True


def _is_module(name: str) -> bool:
    """Whether there is such a module, even if a package that it imports is not installed."""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # its parent is not a package
        return False


def _sets(owner: type, attribute: str) -> bool:
    return f"self.{attribute}" in inspect.getsource(owner)


def missing_names(text: str) -> Iterator[str]:
    """The modules, classes, functions and files that a page names and that do not exist."""
    code = set(CODE.findall(text))
    modules = {name for name in code if MODULE.fullmatch(name)} - OTHER_NAMES
    yield from (name for name in modules if not exists(name))
    yield from (name for name in code if FILE.fullmatch(name) and not _is_file(name))
    yield from (f"{name} in {file}" for name, file in IN_FILE.findall(text) if not _says(file, name))
    classes = {".".join(path) for name in modules for path in _prefixes(name.split(".")) if path[-1][0].isupper()}
    for name, member in METHOD.findall(" ".join(code)):
        meant = [known for known in classes if known.endswith(f".{name}")]
        if meant and not any(exists(f"{known}.{member}") for known in meant):
            yield f"{meant[0]}.{member}"


def _prefixes(path: list[str]) -> list[list[str]]:
    return [path[: length + 1] for length in range(len(path))]


def _is_file(name: str) -> bool:
    """``xx`` stands for any language."""
    return any(ROOT.glob(name.rstrip("/").replace("/xx", "/*")))


def _says(file: str, word: str) -> bool:
    path = ROOT / file
    return path.is_file() and re.search(rf"\b{word}\b", path.read_text(encoding="utf-8")) is not None


@pytest.mark.parametrize("guide", GUIDES, ids=guide_id)
def test_everything_that_a_guide_names_exists(guide: Path) -> None:
    missing = sorted(missing_names(guide.read_text(encoding="utf-8")))
    assert not missing, f"{guide_id(guide)} names what does not exist: {', '.join(missing)}"


def test_names_that_do_not_exist_are_found() -> None:
    text = "`settebello.game.Game.deal` `Game.play` `Game.dance` `settebello.none` `src/none.py` `no` in `src/none.py`"
    missing = ["no in src/none.py", "settebello.game.Game.dance", "settebello.none", "src/none.py"]
    assert sorted(missing_names(text)) == missing
