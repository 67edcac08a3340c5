"""The command-line options of a server. Nothing heavy is imported before they are parsed."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from settebello.server.edge.config import Config

OPTIONS = (
    ("--host", "ADDRESS", "the address to listen at (127.0.0.1: this machine only)"),
    ("--port", "N", "the port (7777, or a free one where that is taken)"),
    ("--data", "FOLDER", "where games are kept, without a database"),
    ("--database", "URL", "keep games in PostgreSQL: postgresql://..."),
    ("--bus", "URL", "tell other processes over Redis: redis://..."),
    ("--hosts", "NAMES", "the names under which the server may be addressed, with commas between"),
    ("--origins", "SITES", "other sites whose pages may use the server, such as https://example.org"),
    ("--proxies", "ADDRESSES", "proxies whose X-Forwarded-For header is trusted, or how many there are"),
    ("--workers", "N", "processes in which players think (1; 0: none)"),
    ("--log", "KIND", "text: only problems; json: everything, one JSON object per line"),
    ("--keep-days", "N", "forget tables idle for this many days (0: never)"),
    ("--keep-gathering-days", "N", "the same where no game has begun (7)"),
    ("--keep-unplayed-days", "N", "forget profiles that never played and are unused for this many days (30; 0: never)"),
    ("--review-workers", "N", "processes in which finished games are reviewed (1; 0: no reviews)"),
    ("--lobby", "YES", "whether people find opponents here: true or false (true, unless only this machine reaches it)"),
    ("--push", "YES", "whether people may be notified of their turn: true or false (true)"),
    ("--push-contact", "ADDRESS", "how push services reach you: an e-mail address or https://..."),
    ("--push-services", "NAMES", "push services that may be used, instead of those of the known browsers"),
    ("--keep-games", "YES", "whether finished games may get permanent links: true or false (true)"),
    ("--daily", "YES", "whether the daily game has secret packs and a table of everybody: true or false (true)"),
    ("--ratings", "YES", "whether people with a profile may play rated games: true or false (true)"),
    ("--profiles", "YES", "whether people may keep a name, without an account: true or false (true)"),
)


def add_server_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of a server. None has a default, so that the environment and a file may set them."""
    for flag, kind, about in OPTIONS:
        parser.add_argument(flag, metavar=kind, help=about)
    parser.add_argument(
        "--limit", action="append", default=[], metavar="NAME=N", help="a limit, such as messages=20; repeatable"
    )
    parser.add_argument("--config", metavar="FILE", help="settings in a TOML file, by the names of these options")


def config_from_options(options: argparse.Namespace) -> Config:
    """The configuration from the options, the environment and the file.

    Raises:
        ConfigError: a setting is unknown or has a wrong value.
    """
    from settebello.server.edge.config import load_config

    given: dict[str, object] = {name: getattr(options, name) for name in map(_name, OPTIONS)}
    given["limits"] = dict(_limit(text) for text in options.limit)
    file = options.config or os.environ.get("SETTEBELLO_CONFIG")
    return load_config(given, os.environ, Path(file) if file else None)


def _name(flag: tuple[str, str, str]) -> str:
    return flag[0].removeprefix("--").replace("-", "_")


def _limit(text: str) -> tuple[str, str]:
    from settebello.server.edge.config import ConfigError

    name, equals, number = text.partition("=")
    if not equals:
        raise ConfigError(f"'{text}' is not a limit: write NAME=N, such as messages=20.")
    return name.strip(), number.strip()
