"""The command that explores a position."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_path, print_json_text, read_text_file
from settebello.cli.parser import Commands, UsageError, add_command

if TYPE_CHECKING:
    from settebello.rules import Rules
    from settebello.view import View


def add_commands(commands: Commands) -> None:
    """Add the command."""
    about = "a position: values, likely hands, and what each level would play"
    command = add_command(commands, "explore", _explore, about, variant=False)
    command.add_argument("position", nargs="?", metavar="POSITION", help="one line (docs/explorer.md)")
    command.add_argument("--record", type=parse_path, metavar="RECORD", help="take the position from this record")
    command.add_argument("--at", metavar="3.14", help="the position in the record: a round and an action of it")
    command.add_argument(
        "--precision",
        choices=("quick", "usual", "thorough"),
        default="usual",
        help="how finely actions are told apart (usual)",
    )
    command.add_argument("--lang", default="en", help="language of the report: en, it, fr, es, de, ar")


def _explore(options: argparse.Namespace) -> None:
    from settebello.study.explorer import explore
    from settebello.wording.catalogue import language

    language(options.lang)
    rules, view = _position(options)
    found = explore(view, rules, options.precision)
    if options.json:
        from settebello.view import encode

        print_json_text(encode(found).decode())
    else:
        from settebello.study.explorer.report import exploration_text

        print(exploration_text(found, options.lang), end="")


def _position(options: argparse.Namespace) -> tuple[Rules, View]:
    """The position that the options name."""
    from settebello.record import read
    from settebello.record.seat_positions import read_seat_position, recorded_view

    if (options.position is None) == (options.record is None) or (options.record is None) != (options.at is None):
        raise UsageError("Give either a position, or a record with --record and a place in it with --at.")
    if options.position is not None:
        return read_seat_position(options.position)
    record = read(read_text_file(options.record))
    return record.rules, recorded_view(record, options.at)
