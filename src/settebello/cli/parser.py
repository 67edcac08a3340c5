"""The argument parser, and what its commands share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import IO, Any, NoReturn, TypeAlias

from settebello.errors import SettebelloError


class UsageError(SettebelloError):
    """Arguments that do not fit the command."""


class Interrupted(SettebelloError):
    """Ctrl-C was pressed; the sentence says what that means."""


class Parser(argparse.ArgumentParser):
    """A parser that raises its errors."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message[0].upper()}{message[1:]}; see '{self.prog} --help'.")

    def print_help(self, file: IO[str] | None = None) -> None:  # type: ignore[override]  # all that it is given
        """Print the help; argparse would ignore an output that cannot be written."""
        print(self.format_help(), end="", file=file)


class VersionAction(argparse.Action):
    """Prints the version, and exits."""

    def __call__(self, *_: object) -> NoReturn:
        from settebello import __version__

        print(f"settebello {__version__}")
        sys.exit(0)


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # argparse has no public name for it


def add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], None],
    about: str,
    *,
    variant: bool = True,
    json: bool = True,
    default: str | None = None,
    extra: str | None = None,
) -> Parser:
    """Add a command.

    Args:
        commands: where to add it.
        name: its name.
        run: the function that runs it.
        about: its description, for the help.
        variant: whether it takes a variant and its options.
        json: whether it takes ``--json``.
        default: the variant if none is named, or None if naming one is required.
        extra: the extra of the package that brings the libraries that the command needs.
    """
    command = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    command.set_defaults(run=run, extra=extra)
    if variant:
        optional: dict[str, Any] = {"nargs": "?", "default": default} if default else {}
        command.add_argument("variant", metavar="VARIANT", help="a named game, or a file of house rules", **optional)
        add_rules_options(command)
    if json:
        command.add_argument("--json", action="store_true", help="print one JSON object")
    return command


def add_rules_options(command: Parser) -> None:
    """Add the options that change the rules of a variant."""
    command.add_argument("--seats", type=int, metavar="N", help="number of players")
    command.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="a house rule; repeatable")
