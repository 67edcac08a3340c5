"""The wheel for Pyodide can be installed there, and the examples of the README run."""

from __future__ import annotations

import doctest
import json
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tools.webassembly import toolchain, wheel
from tools.webassembly.steps import BUILD, ROOT, alone, unless_current

pytestmark = pytest.mark.webassembly

README = ROOT / "README.md"


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A folder that Pyodide can read."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=BUILD) as made:
        yield Path(made)


@pytest.fixture(scope="module")
def built(folder: Path) -> Path:
    """The wheel."""
    return wheel.build(folder)


@pytest.fixture(scope="module")
def micropip() -> Path:
    """The folder of the installer, in the version that this Pyodide has."""
    known = json.loads((toolchain.pyodide() / "pyodide-lock.json").read_text())["packages"]["micropip"]
    target, wanted = BUILD / "micropip", f"micropip=={known['version']}"
    pip: toolchain.Command = [
        *(toolchain.UV, "tool", "run", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:"),
        *("--upgrade", "--python-version", toolchain.python_version(), "--target", target, wanted),
    ]
    with alone():
        unless_current(target, wanted, lambda: toolchain.run(pip, "micropip could not be downloaded."))
    return target


def test_the_wheel_is_whole_and_has_no_page(built: Path) -> None:
    names = set(zipfile.ZipFile(built).namelist())
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src/settebello").rglob("*.py")}
    assert sources <= names
    compiled = {path.with_suffix("").as_posix() for path in (ROOT / "src/settebello/core").rglob("*.pyx")}
    assert {name for name in names if name.endswith(".so")} == {
        f"{Path(path).relative_to(ROOT / 'src')}.abi3.so" for path in compiled
    }
    for data in ("players/weights/*.msgpack", "wording/locales/it/*.ftl", "terminal/locales/*.ftl", "py.typed"):
        assert any(fnmatch(name, f"settebello/{data}") for name in names), data
    assert not [name for name in names if "/static/" in name or "__pycache__" in name]


def test_the_same_sources_give_the_same_wheel(built: Path, tmp_path: Path) -> None:
    again = wheel.build(tmp_path)
    assert (again.name, again.read_bytes()) == (built.name, built.read_bytes())


def test_micropip_installs_it_and_the_examples_of_the_readme_run(built: Path, folder: Path, micropip: Path) -> None:
    examples = doctest.DocTestParser().get_examples(README.read_text(encoding="utf-8"))
    sources = folder / "examples.json"
    sources.write_text(json.dumps([example.source for example in examples]))
    program = Path(__file__).with_name("installed.py")
    said = toolchain.python(program, built, micropip, toolchain.libraries(), sources)
    assert json.loads(said.splitlines()[-1]) == [example.want for example in examples]
