"""The build backend (PEP 517): setuptools, preceded by the browser bundle.

The core is compiled by ``setup.py``, the bundle by ``settebello_web.py``. If the machine lacks a C compiler or Node,
the build downloads it as a wheel, so a build needs only Python.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import settebello_web
from settebello_tools import c_compiler
from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None] | None

ROOT = Path(__file__).parent.parent


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return settebello_web.requirements()


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    compiler = [] if c_compiler() else ["ziglang>=0.13"]
    return compiler + settebello_web.requirements()


get_requires_for_build_editable = get_requires_for_build_wheel


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    settebello_web.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    settebello_web.build()
    _forget_earlier_wheels()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    settebello_web.build()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def _forget_earlier_wheels() -> None:
    """setuptools packs whatever it finds in ``build/lib*``, files of an earlier bundle included."""
    for left_over in ROOT.glob("build/lib*"):
        shutil.rmtree(left_over)
