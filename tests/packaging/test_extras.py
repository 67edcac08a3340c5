"""The library needs little; each extra names exactly what its part imports; what is missing is named with its extra."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from settebello import cli
from settebello.cards import CARDS
from settebello.errors import MissingExtra
from settebello.game import seeded_game
from settebello.record import write
from settebello.variants import variant

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PACKAGE = ROOT / "src/settebello"
BASE = "dependencies"
PARTS = {
    "arena/ray_executor.py": "ray",
    "client": "client",
    "data_folder.py": "server",
    "protocol/addresses.py": "client",
    "rl": "rl",
    "rl/gymnasium.py": "gymnasium",
    "rl/openspiel.py": "openspiel",
    "rl/pettingzoo.py": "pettingzoo",
    "server": "server",
    "server/live/cluster/redis.py": "redis",
    "server/people/push/encryption.py": "push",
    "server/people/push/sender.py": "push",
    "server/store/postgres": "postgres",
    "terminal": "play",
}
"""By file or folder of the package, the extra of what it imports; the longest that fits counts, all else is base."""
MODULES = {"fluent-syntax": "fluent", "open-spiel": "pyspiel"}
"""The module of a distribution, if its name differs."""
OPTIONAL = {("cli/progress.py", "rich")}
"""Modules that are used if they happen to be installed."""
INDIRECT = {("server/edge/http/http_protocol.py", "httptools")}
"""Modules that only a library imports which needs them here."""

ONLY_BASE = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in {"settebello", "msgspec", "fluent", "typing_extensions"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Blocked())
"""
RUN_COMMANDS = """
from settebello.cli import main
for arguments in COMMANDS:
    try:
        main(arguments)
    except SystemExit as ended:
        assert not ended.code, (arguments, ended.code)
"""


def python(code: str, *, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)


# --- what is declared is what is imported ---


def third_party_imports(path: Path) -> Iterator[str]:
    """The modules of others that a file imports, at its top or inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str | None] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module":
            names = [ast.literal_eval(argument) for argument in node.args if isinstance(argument, ast.Constant)]
        for top in {(name or "").partition(".")[0] for name in names}:
            if top and top != "settebello" and top not in sys.stdlib_module_names:
                yield top


def part_of(name: str) -> str:
    fitting = [part for part in PARTS if name == part or name.startswith(part + "/")]
    return PARTS[max(fitting, key=len)] if fitting else BASE


@cache
def imported() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {BASE: set(), **{extra: set() for extra in PARTS.values()}}
    for path in PACKAGE.rglob("*.py"):
        name = path.relative_to(PACKAGE).as_posix()
        found[part_of(name)] |= {top for top in third_party_imports(path) if (name, top) not in OPTIONAL}
        found[part_of(name)] |= {top for own, top in INDIRECT if own == name}
    return found


def declared(extra: str) -> set[str]:
    """The modules of an extra, including those of the extras that it includes."""
    found = set()
    for requirement in PROJECT[BASE] if extra == BASE else PROJECT["optional-dependencies"][extra]:
        match = re.match(r"([\w.-]+)(?:\[([\w,]+)\])?", requirement)
        assert match, requirement
        if match[1] == "settebello":
            found |= {module for included in match[2].split(",") for module in declared(included)}
        else:
            distribution = match[1].replace(".", "-")
            found.add(MODULES.get(distribution, distribution.replace("-", "_")))
    return found


@pytest.mark.parametrize("extra", [BASE, *sorted(set(PARTS.values()))])
def test_an_extra_names_what_its_part_imports(extra: str) -> None:
    own = imported()[extra]
    included = {
        module
        for requirement in (PROJECT["optional-dependencies"].get(extra) or ())
        if requirement.startswith("settebello[")
        for name in requirement.removeprefix("settebello[").rstrip("]").split(",")
        for module in declared(name)
    }
    base = declared(BASE) if extra != BASE else set()
    assert own <= declared(extra) | base, f"{extra} lacks {own - declared(extra) - base}"
    assert declared(extra) - included <= own, f"{extra} does not need {declared(extra) - included - own}"


def test_all_has_every_extra_whose_libraries_have_wheels_everywhere() -> None:
    extras = set(PROJECT["optional-dependencies"]) - {"all", "ray", "openspiel"}
    assert declared("all") == {module for extra in extras for module in declared(extra)}


def test_the_map_of_extras_is_complete() -> None:
    """The README has a row for each extra."""
    rows = re.findall(r"^\| `\[(\w+)\]` \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(PROJECT["optional-dependencies"])


# --- without extras ---


def test_the_library_plays_without_extras() -> None:
    code = """
import settebello
import settebello.arena, settebello.study.luck.report, settebello.study.report
rules = settebello.variant("scopa").rules(2)
assert settebello.__version__
game = settebello.seeded_game(rules, bytes(32))
player = settebello.player("amico")
while game.state == "playing":
    game.play(player.choose(settebello.view_of(game, game.round.turn), rules))
assert game.totals == game.scores[0].totals
"""
    ran = python(ONLY_BASE + code)
    assert ran.returncode == 0, ran.stderr


def test_the_commands_of_the_library_work_without_extras(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(write(seeded_game(variant("scopa").rules(2), bytes(32)).record(["Ada", "Bruno"])), "utf-8")
    pack = " ".join(map(str, CARDS))
    commands = [
        ["variants", "--lang", "it"],
        ["rules", "scopone", "--lang", "ar"],
        ["captures", "scopa", "--play", "9C", "--table", "4S 5B"],
        ["score", "scopa", "--pile", "7D 1D", "--pile", "7B"],
        ["perft", "scopa", "--pack", pack, "--depth", "2"],
        ["arena", "greedy", "random", "--packs", "1", "--jobs", "1"],
        ["verify", str(record)],
        ["--version"],
        ["--help"],
        ["play", "--help"],
        ["serve", "--help"],
        ["review", "--help"],
    ]
    ran = python(f"{ONLY_BASE}COMMANDS = {commands!r}\n{RUN_COMMANDS}")
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "module", "extra"),
    [
        ([], "uvicorn", "play"),
        (["play", "--against", "greedy"], "platformdirs", "play"),
        (["play", "--join", "ABD2346", "--name", "Ada"], "websockets", "play"),
        (["play", "--join", "ABD2346", "--player", "greedy"], "websockets", "play"),
        (["replay", "game.txt"], "platformdirs", "play"),
        (["serve"], "uvicorn", "server"),
        (["backup", "copy.db"], "platformdirs", "server"),
    ],
)
def test_a_command_names_its_extra(arguments: list[str], module: str, extra: str) -> None:
    ran = python(f"{ONLY_BASE}from settebello.cli import main; main({arguments!r})")
    sentence = f"settebello: This needs {module}, which is not installed: pip install 'settebello[{extra}]'.\n"
    assert (ran.returncode, ran.stderr) == (2, sentence)


def test_a_command_names_its_extra_in_its_language() -> None:
    ran = python(f"{ONLY_BASE}from settebello.cli import main; main(['play', '--lang', 'it'])")
    assert ran.returncode == 2
    assert "pip install 'settebello[play]'" in ran.stderr
    assert "non è installato" in ran.stderr


def test_an_error_of_our_own_is_not_a_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> None:
        raise ModuleNotFoundError("No module named 'settebello.nothing'", name="settebello.nothing")

    monkeypatch.setattr("settebello.cli.play._serve", broken)
    with pytest.raises(ModuleNotFoundError, match=r"settebello\.nothing"):
        cli.main(["serve"])


# --- a module of the library whose extra is missing ---


def test_numpy_is_not_needed_beside_the_environments() -> None:
    names = "settebello.cli, settebello.arena, settebello.study, settebello.players"
    ran = python(f"import sys; sys.modules['numpy'] = None; import {names}")
    assert ran.returncode == 0, ran.stderr


def test_a_missing_extra_keeps_the_name_of_the_module() -> None:
    """By which the command line tells a library of somebody else from a module of our own."""
    assert MissingExtra("rl", ModuleNotFoundError(name="numpy.linalg")).name == "numpy"


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("settebello.client", "websockets", "client"),
        ("settebello.rl", "numpy", "rl"),
        ("settebello.rl.pettingzoo", "pettingzoo", "pettingzoo"),
        ("settebello.rl.gymnasium", "gymnasium", "gymnasium"),
        ("settebello.rl.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: str, extra: str) -> None:
    ran = python(f"import sys; sys.modules['{missing}'] = None; import {module}")
    assert ran.returncode == 1
    last = ran.stderr.splitlines()[-1]
    assert (
        f"This needs {missing}, which is not installed: pip install 'settebello[{extra}]'." in last
    )  # 3.15 adds a guess
