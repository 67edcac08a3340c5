"""The typefaces of the page: ``scripts/fonts``.

Takes them from their npm packages at fixed versions, keeps the characters of the page's languages and of people's
names, and writes WOFF 2 files with the licences to ``web/src/fonts``. The same versions give the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "fonts"
MAX_BYTES = 60_000
"""All typefaces together."""

LATIN = "U+20-7E,U+A0-FF,U+152-153,U+178,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+2039-203A,U+20AC,U+2212"
"""The page's languages but Arabic."""
LATIN_EXTENDED = "U+100-151,U+154-177,U+179-17F,U+2BE-2BF,U+1E0C-1E0D,U+1E24-1E25,U+1E62-1E63,U+1E6C-1E6D"
"""Central Europe, and the transliteration of Arabic: people's names."""
ARABIC = "U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C,U+670,U+67E,U+686,U+6A4,U+6AF"


@dataclass(frozen=True)
class Package:
    """An npm package of a typeface."""

    name: str
    version: str
    integrity: str


@dataclass(frozen=True)
class Subset:
    """Some characters of one weight of a typeface."""

    package: Package
    script: str
    """The part of the package: ``latin``, ``latin-ext`` or ``arabic``."""
    weight: int
    characters: str
    features: tuple[str, ...] = ()
    """The OpenType features that stay."""
    figures: tuple[str, ...] = ()
    """The features whose digits become the ordinary ones: ``lnum`` for lining, ``tnum`` for tabular digits."""

    @property
    def source(self) -> str:
        typeface = self.package.name.split("/")[-1]
        return f"package/files/{typeface}-{self.script}-{self.weight}-normal.woff2"

    @property
    def file(self) -> str:
        return self.source.rsplit("/", 1)[-1].replace("-normal", "")


BODONI_MODA = Package(
    "@fontsource/bodoni-moda",
    "5.3.0",
    "sha512-Wt2XBCHivYxkTP3ydq/Ax+7VshwsOh/6ayA5om2t+yClCkGwLPj2Mi6OnyMANjyLcqDUWs4rlOHnc8SBLf6/pA==",
)
ALEGREYA_SANS = Package(
    "@fontsource/alegreya-sans",
    "5.3.0",
    "sha512-Uf0RbuwzhSS3NQrBFcRzEUm7TxDQW3qdAbQ6JIOhsIW6V+YN2dqlR99lhfEE38R3GHgMCMJBzqSp7aJxhNXSOw==",
)
MARKAZI_TEXT = Package(
    "@fontsource/markazi-text",
    "5.3.0",
    "sha512-Dl5o6h+P8ONt9v+QRERxXGELD3d78UyY6CIdefoRrSHWM9rqea3fC8Y0oPMxrG+NLqMDpHtse2x2cK3PF/a0UA==",
)
SUBSETS = (
    Subset(BODONI_MODA, "latin", 600, LATIN, ("kern",)),
    Subset(ALEGREYA_SANS, "latin", 400, LATIN, ("kern",), ("lnum", "tnum")),
    Subset(ALEGREYA_SANS, "latin-ext", 400, LATIN_EXTENDED),
    Subset(ALEGREYA_SANS, "latin", 700, LATIN, ("kern",), ("lnum", "tnum")),
    Subset(ALEGREYA_SANS, "latin-ext", 700, LATIN_EXTENDED),
    Subset(MARKAZI_TEXT, "arabic", 400, ARABIC, ("init", "medi", "fina", "rlig", "calt", "ccmp", "mark", "mkmk")),
)
LICENCE_AND_NAMES = [0, 1, 2, 4, 6, 13, 14]
"""The entries of a font's name table that stay: its copyright, names and licence."""


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    total = 0
    for package in sorted({wanted.package for wanted in SUBSETS}, key=lambda package: package.name):
        with tarfile.open(fileobj=io.BytesIO(_fetch(package))) as archive:
            _write(package.name.split("/")[-1] + "-LICENSE.txt", _member(archive, "package/LICENSE"))
            for wanted in SUBSETS:
                if wanted.package == package:
                    total += _write(wanted.file, _cut(_member(archive, wanted.source), wanted))
    print(f"{total} bytes in all, of {MAX_BYTES}")
    return int(total > MAX_BYTES)


def _fetch(package: Package) -> bytes:
    """The package's archive, as npm downloads it.

    Raises:
        SystemExit: it is not the one that was chosen.
    """
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{package.name}@{package.version}"
        command = [str(ROOT / "scripts" / "web"), "pack", wanted, "--silent", "--pack-destination", folder]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        data = next(Path(folder).glob("*.tgz")).read_bytes()
    if package.integrity != "sha512-" + base64.b64encode(hashlib.sha512(data).digest()).decode():
        sys.exit(f"{wanted} is not the package that was chosen: its digest differs.")
    return data


def _member(archive: tarfile.TarFile, name: str) -> bytes:
    member = archive.extractfile(name)
    assert member is not None
    return member.read()


def _cut(font: bytes, wanted: Subset) -> bytes:
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = list(wanted.features)
    options.name_IDs = LICENCE_AND_NAMES
    options.hinting = False
    options.desubroutinize = True
    loaded = subset.load_font(io.BytesIO(font), options)
    for feature in wanted.figures:
        _use_digits(loaded, feature)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(wanted.characters.replace("U+", "")))
    subsetter.subset(loaded)
    written = io.BytesIO()
    subset.save_font(loaded, written, options)
    return written.getvalue()


def _use_digits(font: TTFont, feature: str) -> None:
    """Make the digits of a feature the ordinary ones."""
    table = font["GSUB"].table
    wanted = {
        n
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == feature
        for n in record.Feature.LookupListIndex
    }
    replaced: dict[str, str] = {}
    for n in sorted(wanted):
        for lookup in table.LookupList.Lookup[n].SubTable:
            replaced |= getattr(lookup, "ExtSubTable", lookup).mapping
    for characters in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            if digit in characters.cmap:
                characters.cmap[digit] = replaced.get(characters.cmap[digit], characters.cmap[digit])


def _write(file: str, data: bytes) -> int:
    (FOLDER / file).write_bytes(data)
    print(f"{len(data):6} {file}")
    return len(data)


if __name__ == "__main__":
    sys.exit(main())
