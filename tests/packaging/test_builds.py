"""A build needs only Python: no C compiler, no Node (``pytest -m release tests/packaging``).

Each build runs on a copy of the checkout, with a PATH from which the tools in question were left out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path

import pytest

pytestmark = pytest.mark.release

ROOT = Path(__file__).parent.parent.parent
CORE = "settebello/core/"
STATIC = "settebello/server/static/"
COMPILED = {".c", ".h", ".o", ".pyc", ".pyx", ".so"}
COMPILERS = ("cc", "c89*", "c99*", "gcc*", "g++*", "clang*", "tcc", "zig", "*-gcc*", "*-g++*", "*-cpp*", "*-ld*")
NODE = ("node", "nodejs", "npm", "npx", "corepack", "fnm", "nvm", "volta")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The files of a fresh clone, including uncommitted changes."""
    listed = _run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT)
    copy = tmp_path / "checkout"
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    return copy


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The Python of a fresh virtual environment."""
    _run([sys.executable, "-m", "venv", str(tmp_path / "venv")])
    return tmp_path / "venv/bin/python"


@pytest.mark.parametrize("hidden", [(), COMPILERS, NODE, COMPILERS + NODE], ids=["all", "no cc", "no node", "neither"])
def test_the_wheel_is_whole(hidden: Sequence[str], checkout: Path, python: Path, tmp_path: Path) -> None:
    path = _path_without(hidden, tmp_path / "bin")
    _run([str(python), "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(checkout)], path=path)
    _assert_whole(next(tmp_path.glob("*.whl")), checkout)


def test_an_sdist_carries_everything_and_the_bundle(checkout: Path, python: Path, tmp_path: Path) -> None:
    tracked = {path.relative_to(checkout) for path in checkout.rglob("*") if path.is_file()}
    _run([str(python), "-m", "pip", "install", "build"])
    _run([str(python), "-m", "build", "--sdist", "--outdir", str(tmp_path), str(checkout)])
    sdist = next(tmp_path.glob("*.tar.gz"))
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "sdist", filter="data")
    unpacked = next((tmp_path / "sdist").iterdir())
    assert {path for path in tracked if not (unpacked / path).exists()} == set()
    path = _path_without(NODE, tmp_path / "bin")
    said = _run([str(python), "-m", "pip", "wheel", "-v", "--no-deps", "-w", str(tmp_path), str(sdist)], path=path)
    assert "nodejs" not in said
    _assert_whole(next(tmp_path.glob("*.whl")), unpacked)


def test_an_installed_settebello_runs(checkout: Path, python: Path) -> None:
    _run([str(python), "-m", "pip", "install", str(checkout)])
    _run([str(python), str(ROOT / "tests/packaging/installed.py")], cwd=python.parent)


def test_a_wheel_of_the_stable_abi_runs(checkout: Path, python: Path, tmp_path: Path) -> None:
    pip = [str(python), "-m", "pip"]
    _run([*pip, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(checkout)], SETTEBELLO_STABLE_ABI="1")
    wheel = next(tmp_path.glob("*-cp311-abi3-*.whl"))
    _assert_whole(wheel, checkout)
    libraries = [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".so")]
    assert all(name.endswith(".abi3.so") for name in libraries), libraries
    _run([*pip, "install", str(wheel), "abi3audit"])
    _run([str(python.with_name("abi3audit")), "--strict", str(wheel)])
    _run([str(python), str(ROOT / "tests/packaging/installed.py")], cwd=python.parent)


def test_an_extension_is_compiled_on_the_public_headers(checkout: Path, python: Path, tmp_path: Path) -> None:
    _run([str(python), "-m", "pip", "install", str(checkout), "cython", "setuptools"])
    shutil.copy(ROOT / "examples/random_sweeps.pyx", tmp_path)
    _run([str(python.with_name("cythonize")), "--inplace", "random_sweeps.pyx"], cwd=tmp_path)
    code = "import settebello, random_sweeps; print(random_sweeps.sweeps_per_round(settebello.Rules(), 20_000))"
    said = _run([str(python), "-c", code], cwd=tmp_path)
    assert 0.4 < float(said) < 0.7


def _assert_whole(wheel: Path, checkout: Path) -> None:
    """Every module is compiled, every other file is in as it is, C sources are not."""
    names = zipfile.ZipFile(wheel).namelist()
    modules = {
        source.relative_to(checkout / "src").with_suffix("").as_posix()
        for source in checkout.glob(f"src/{CORE}**/*.pyx")
    }
    compiled = {name.partition(".")[0] for name in names if name.endswith(".so")}
    assert compiled == modules
    sources = (path.relative_to(checkout / "src") for path in checkout.glob("src/settebello/**/*") if path.is_file())
    assert {path.as_posix() for path in sources if path.suffix not in COMPILED} <= set(names)
    assert not any(name.endswith((".c", ".pyx", ".pyc")) for name in names)
    if (checkout / "web/package.json").exists():
        assert STATIC + "index.html" in names
        assert any(name.startswith(STATIC + "assets/") for name in names)


def _path_without(hidden: Sequence[str], folder: Path) -> str:
    """A PATH on which every program is to be found, save those."""
    folder.mkdir()
    for directory in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in directory.iterdir() if directory.is_dir() else ():
            link = folder / program.name
            if not link.is_symlink() and not any(fnmatch(program.name, pattern) for pattern in hidden):
                link.symlink_to(program)
    return str(folder)


def _run(command: Sequence[str], *, cwd: Path | None = None, path: str | None = None, **variables: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("CC", "PYTHONPATH")}
    environment |= {"PATH": path or os.environ["PATH"], **variables}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
