"""The metadata of the package in an index and in a citation is correct."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from importlib.metadata import metadata
from pathlib import Path

import settebello

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = PYPROJECT["project"]


def index_readme() -> str:
    spec = importlib.util.spec_from_file_location("settebello_readme", ROOT / "build_backend/settebello_readme.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text = module.index_readme()
    assert isinstance(text, str)
    return text


def test_the_version_is_everywhere_the_same() -> None:
    version = PROJECT["version"]
    assert settebello.__version__ == metadata("settebello")["Version"] == version
    assert re.search(rf"^version: {re.escape(version)}$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert re.search(rf"^## {re.escape(version)} ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_links_of_an_index_page_lead_to_files() -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", index_readme())
    source = f"{PROJECT['urls']['Source']}/"
    ours = [link.removeprefix(source).split("/", 2) for link in links if link.startswith(source)]
    assert len(ours) > 20
    assert all(link.startswith("https://") for link in links)
    for kind, revision, path in ours:
        file = ROOT / path.partition("#")[0]
        assert (kind, revision) == ("raw" if file.suffix == ".png" else "blob", f"v{PROJECT['version']}")
        assert file.exists(), path


def test_each_python_that_is_supported_is_named_and_built() -> None:
    named = {line.rpartition(" ")[2] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)}
    whole = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(whole["tool"]["cibuildwheel"]["build"]) == {f"cp{number.replace('.', '')}-*" for number in named}
    tested = re.search(r"python: \[(.*)\]", (ROOT / ".github/workflows/tests.yml").read_text())
    assert tested is not None
    assert set(re.findall(r"[\d.]+", tested[1])) == named


def test_uv_builds_anew_when_a_file_of_the_page_changes_and_only_then() -> None:
    """In a pattern of uv a star stands for any path, ``web/node_modules`` included: the files are named one by one."""
    keys = [key["file"] for key in PYPROJECT["tool"]["uv"]["cache-keys"]]
    assert {key for key in keys if key.startswith("web/") and "*" not in key} == {
        f"web/{path.name}" for path in (ROOT / "web").iterdir() if path.is_file()
    }
    assert {key for key in keys if key.startswith("web/") and "*" in key} == {"web/{src,public,decks}/**/*.*"}
