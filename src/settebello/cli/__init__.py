"""The command line (docs/command-line.md): exit 0; bad input, exit 2 and one clear sentence on standard error.

Each command imports what it needs when it runs, so a small question is answered at once. Commands are grouped by
purpose:
:mod:`~settebello.cli.study`, :mod:`~settebello.cli.verify`, :mod:`~settebello.cli.review`,
:mod:`~settebello.cli.explore`, :mod:`~settebello.cli.puzzles`, :mod:`~settebello.cli.solve`,
:mod:`~settebello.cli.research`, :mod:`~settebello.cli.play`, :mod:`~settebello.cli.daily`,
:mod:`~settebello.cli.profile`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from settebello.cli import daily, explore, play, profile, puzzles, research, review, solve, study, verify
from settebello.cli.parser import Interrupted, Parser, UsageError, VersionAction
from settebello.data_folder import choose_model_folder
from settebello.errors import MissingExtra, SettebelloError
from settebello.standard_streams import BAD_INPUT, INTERRUPTED, report, standard_streams


def main(arguments: Sequence[str] | None = None) -> None:
    """Run ``settebello`` with those arguments (default: the process's own)."""
    with standard_streams():
        _main(sys.argv[1:] if arguments is None else arguments)


def _main(arguments: Sequence[str]) -> None:
    options = None
    try:
        options = _parser().parse_args(arguments)
        choose_model_folder()
        _run(options)
    except Interrupted as error:
        report(f"settebello: {error}")
        sys.exit(INTERRUPTED)
    except SettebelloError as error:
        report(f"settebello: {_error_text(error, options)}")
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _run(options: argparse.Namespace) -> None:
    """Run the command.

    Raises:
        MissingExtra: a library that it needs is not installed.
        UsageError: it does not run on this system.
    """
    if options.extra and sys.platform == "win32":
        raise UsageError("Tables and servers run on Linux and macOS: on Windows, use WSL.")
    try:
        options.run(options)
    except ModuleNotFoundError as error:
        if options.extra is None or (error.name or "settebello").startswith("settebello"):
            raise
        raise MissingExtra(options.extra, error) from None


def _error_text(error: SettebelloError, options: argparse.Namespace | None) -> str:
    """The error's sentence in the command's language: English, unless the command has ``--lang``."""
    from settebello.terminal.text.messages import resolve_language
    from settebello.wording import LanguageError, error_text

    if options is None or "lang" not in options or isinstance(error, LanguageError):
        return str(error)
    return error_text(error, resolve_language(options.lang))


def _parser() -> Parser:
    parser = Parser(prog="settebello", description="Scopa and its whole family. Without a command: opens a table.")
    parser.add_argument("--version", action=VersionAction, nargs=0, help="print the version")
    parser.set_defaults(run=play.open_table, extra="play")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for group in (study, verify, review, explore, puzzles, solve, research, play, daily, profile):
        group.add_commands(commands)
    return parser


__all__ = ["main"]
