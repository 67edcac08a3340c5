"""The compiled core: every ``.pyx`` below ``src/settebello/core`` is an extension module. All else: pyproject.toml.

With ``SETTEBELLO_STABLE_ABI=1`` the wheel is for every Python from 3.11 on (``cp311-abi3``), and slower where it
crosses into Python; else it is for the Python that builds it.
"""

from __future__ import annotations

import os
import shlex
import sys
import sysconfig
from pathlib import Path

from settebello_readme import index_readme
from settebello_tools import ZIG, c_compiler
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCES = Path("src")
CORE = SOURCES / "settebello/core"
STABLE_ABI = os.environ.get("SETTEBELLO_STABLE_ABI") == "1"


class BuildCore(build_ext):
    """Compile with what the machine has, else with Zig's C compiler; never for this very processor only."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = True
        self.cython_include_dirs = ["src"]
        if self.editable_mode:  # keep what was compiled, so only changed modules are compiled again
            self.build_lib = self.build_temp = f"build/core-{sys.implementation.cache_tag}"

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "msvc":
            for extension in self.extensions:
                extension.extra_compile_args = ["/O2"]
            super().build_extensions()
            return
        require_python_headers()
        compiler = c_compiler()
        if compiler is None:
            self.use([*ZIG, "-mcpu=baseline"])
        elif compiler == shlex.split(sysconfig.get_config_var("CC") or ""):
            pass  # setuptools knows best how Python itself was built
        elif self.compiler.compiler_type == "unix":
            self.use(compiler)
        super().build_extensions()

    def use(self, command: list[str]) -> None:
        shared = ["-shared", *(["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else [])]
        compiling = [*command, "-fPIC", "-fwrapv", "-DNDEBUG"]
        self.compiler.set_executables(compiler_so=compiling, linker_so=[*command, *shared, "-s"])


def require_python_headers() -> None:
    include = Path(sysconfig.get_path("include"))
    if not (include / "Python.h").exists():
        sys.exit(
            f"This Python has no C headers ({include}/Python.h): install them (Debian: python3-dev), "
            "or let uv bring its own Python (uv sync --managed-python)."
        )


def core_modules() -> list[Extension]:
    macros = [("Py_LIMITED_API", "0x030B0000")] if STABLE_ABI else []
    return [
        Extension(
            _module_name(source),
            [str(source)],
            define_macros=macros,
            extra_compile_args=["-O3", "-g0"],
            py_limited_api=STABLE_ABI,
        )
        for source in sorted(CORE.rglob("*.pyx"))
    ]


def _module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


setup(
    ext_modules=core_modules(),
    cmdclass={"build_ext": BuildCore},
    options={"bdist_wheel": {"py_limited_api": "cp311"}} if STABLE_ABI else {},
    long_description=index_readme(),
    long_description_content_type="text/markdown",
)
