"""Every program of ``bench`` runs, each at its smallest setting."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.server_process import environment, server_process
from tools.static_site.assemble import SITE

ROOT = Path(__file__).parents[2]
BENCH = ROOT / "bench"
LONGEST = 500
"""Seconds that a program may take on a busy machine."""

SMALLEST = {
    "clairvoyance": ["--days", "1", "amico", "cheat"],
    "core_speed": ["--json"],
    "daily": ["--attempts", "2", "--requests", "1", "--settle", "1"],
    "environments": ["--quick"],
    "equity_gain": ["--games", "2", "--samples", "1", "--jobs", "1"],
    "first_turn": ["--games", "2", "--delay", "0"],
    "judge": ["scopa:2", "--rounds", "1", "--precision", "quick"],
    "latency_with_bots": ["--player", "amico", "--tables", "1", "--workers", "1", "--seconds", "1"],
    "library_calls": ["--once"],
    "load": ["--connections", "4", "--seconds", "1"],
    "lobby": ["--people", "4"],
    "luck": ["--rounds", "2", "--jobs", "1", "amico:novizio"],
    "memory_growth": ["--connections", "4", "--seconds", "1"],
    "opponents": ["--player", "greedy", "--against", "random:2", "--games", "scopa", "--jobs", "1"],
    "puzzle_ratings": ["--solvers", "2"],
    "puzzles": ["--count", "1"],
    "ratings": ["--repeats", "1"],
    "recovery": ["--tables", "2", "--seconds", "1"],
    "replay": ["1"],
    "review": ["--games", "1", "--precision", "quick"],
    "solver": ["--deals", "1", "--most", "1"],
    "time_budget": ["--milliseconds", "1"],
    "webassembly": ["--quick"],
}
IN_A_BROWSER = "animation_frames"
"""It asks for the address of a server."""
ON_THE_SITE = "static_site"
"""It needs the static site."""


def run(program: str, arguments: list[str], folder: Path) -> str:
    """What the program prints; it ends well, and has nothing to complain about."""
    command = [sys.executable, str(BENCH / f"{program}.py"), *arguments]
    done = subprocess.run(
        command, cwd=folder, env=environment(), capture_output=True, text=True, timeout=LONGEST, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_every_program_is_run() -> None:
    assert {file.stem for file in BENCH.glob("*.py")} == {*SMALLEST, IN_A_BROWSER, ON_THE_SITE}


@pytest.mark.release
@pytest.mark.parametrize("program", SMALLEST)
def test_the_program_runs(program: str, tmp_path: Path) -> None:
    assert run(program, SMALLEST[program], tmp_path).strip()


@pytest.mark.release
@pytest.mark.browser
def test_the_program_in_a_browser_runs(tmp_path: Path) -> None:
    with server_process(tmp_path / "data") as server:
        assert "frames: median" in run(IN_A_BROWSER, [server.url], tmp_path)


@pytest.mark.release
@pytest.mark.browser
def test_the_program_on_the_static_site_runs(tmp_path: Path) -> None:
    if not (SITE / "python.json").exists():
        pytest.skip("This needs the static site (make site).")
    assert "quick review of a whole game" in run(ON_THE_SITE, [], tmp_path)
