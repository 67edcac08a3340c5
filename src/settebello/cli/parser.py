"""What the commands' parsers have in common."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any, NoReturn, TypeAlias

from settebello.errors import SettebelloError


class UsageError(SettebelloError):
    """Arguments that do not fit the command."""


class Stopped(SettebelloError):
    """What a person who pressed Ctrl-C is told."""


class Parser(argparse.ArgumentParser):
    """A parser that raises what it has to complain about."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[0].upper()}{message[1:]}; see '{self.prog} --help'.")


class Version(argparse.Action):
    """Prints the version, and ends."""

    def __call__(self, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"settebello {version('settebello')}")
        sys.exit(0)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # argparse names the type so


def new_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], None],
    about: str,
    *,
    variant: bool = True,
    json: bool = True,
    default: str | None = None,
) -> Parser:
    """A command of that name, its options to be added; ``variant``: it takes a game, ``default`` if none is named."""
    command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    command.set_defaults(run=run)
    if variant:
        optional: dict[str, Any] = {"nargs": "?", "default": default} if default else {}
        command.add_argument("variant", metavar="VARIANT", help="a named game, or a file of house rules", **optional)
        add_rules(command)
    if json:
        command.add_argument("--json", action="store_true", help="print one JSON object")
    return command


def add_rules(command: Parser) -> None:
    """The options of a command that takes a game."""
    command.add_argument("--seats", type=int, metavar="N", help="number of players")
    command.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a house rule; repeatable")
