"""A wheel for Pyodide and what is built on it, such as JupyterLite: ``python -m tools.webassembly.wheel [FOLDER]``.

It has the files of the other wheels, with the core as side modules and without the page, which only a server sends. Its
metadata are those of the package that is installed in this environment.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path

from tools.webassembly import side_modules, toolchain
from tools.webassembly.side_modules import SOURCES
from tools.webassembly.steps import ROOT, BuildError, alone

PACKAGE = "settebello"
PAGE = "settebello.server"
"""The package whose data are the page."""
TAG = "cp311-abi3"
"""The oldest Python, and the stable interface."""
OWN_METADATA = ("METADATA", "entry_points.txt", "top_level.txt", "licenses/LICENSE")


def build(folder: Path) -> Path:
    """Write the wheel into a folder, and return its path.

    Raises:
        BuildError: A step failed.
    """
    with alone():
        modules = side_modules.build()
    tag = f"{TAG}-{toolchain.platform_tag()}"
    distribution = metadata.distribution(PACKAGE)
    name = f"{PACKAGE}-{distribution.version}"
    files = {path.relative_to(SOURCES).as_posix(): path.read_bytes() for path in _package_files()}
    files |= {path.relative_to(modules).as_posix(): path.read_bytes() for path in modules.rglob("*.so")}
    files |= {f"{name}.dist-info/{file}": _metadata_file(distribution, file) for file in OWN_METADATA}
    files[f"{name}.dist-info/WHEEL"] = _about(tag)
    files[f"{name}.dist-info/RECORD"] = _record(files, f"{name}.dist-info/RECORD")
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"{name}-{tag}.whl"
    _write(wheel, files)
    return wheel


def _package_files() -> Iterator[Path]:
    """The Python files, and the data that ``pyproject.toml`` lists, without the page."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data: dict[str, list[str]] = project["tool"]["setuptools"]["package-data"]
    package = SOURCES / PACKAGE
    for pattern in ("*.py", *data["*"]):
        yield from package.rglob(pattern)
    for name, patterns in data.items():
        if name not in ("*", PAGE):
            for pattern in patterns:
                yield from SOURCES.joinpath(*name.split(".")).glob(pattern)


def _metadata_file(distribution: metadata.Distribution, name: str) -> bytes:
    text = distribution.read_text(name)
    if text is None:
        raise BuildError(f"The installed package has no {name}: run make .venv/ready.")
    return text.encode()


def _about(tag: str) -> bytes:
    lines = ("Wheel-Version: 1.0", f"Generator: {__name__}", "Root-Is-Purelib: false", f"Tag: {tag}", "")
    return "\n".join(lines).encode()


def _record(files: Mapping[str, bytes], own_name: str) -> bytes:
    """The list of the files with their digests. Its own line has none."""
    lines = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in sorted(files.items())]
    return "\n".join([*lines, f"{own_name},,", ""]).encode()


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _write(wheel: Path, files: Mapping[str, bytes]) -> None:
    """Write the files without dates, so the same files give the same wheel; the metadata last, as is recommended."""
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in sorted(files, key=lambda name: (".dist-info/" in name, name)):
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, files[name], compresslevel=9)


def main(arguments: list[str]) -> int:
    """Build, and return the exit status."""
    try:
        wheel = build(Path(*arguments[:1]) if arguments else ROOT / "dist")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{wheel}  {wheel.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
