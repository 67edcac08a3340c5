"""Reads arguments: games with house rules, files, numbers. Prints JSON."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from settebello.cli.parser import UsageError

if TYPE_CHECKING:
    from pathlib import Path

    from settebello.rules import Rules
    from settebello.variants import Variant


def parse_game(options: argparse.Namespace) -> tuple[Variant, Rules]:
    """The variant named, and its rules with the seats and house rules that the options set."""
    from settebello.variants import variant
    from settebello.variants.presets import find_preset

    settings = dict(map(_parse_setting, options.set))
    seats = options.seats
    if options.variant.endswith((".toml", ".json")):
        from settebello.variants.house import load_house_rules

        house = load_house_rules(read_text_file(parse_path(options.variant)))
        name, seats, settings = house.base, seats or house.seats, {**house.set, **settings}
    elif preset := find_preset(options.variant):
        name, seats, settings = preset.base.id, seats or preset.seats[0], {**preset.settings, **settings}
    else:
        name = options.variant
    game = variant(name)
    return game, game.rules(seats, settings)


def _parse_setting(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"'{text}' is not a house rule: write KEY=VALUE, such as target=21.")
    return key.strip(), value.strip()


def parse_path(text: str) -> Path:
    """A path, for argparse; pathlib is imported only here."""
    from pathlib import Path

    return Path(text)


def read_text_file(path: Path) -> str:
    """The text of a file.

    Raises:
        UsageError: the file cannot be read.
    """
    from settebello.untrusted_text import TextError, decode_text, read_file

    try:
        return decode_text(read_file(path))
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from error
    except TextError as error:
        raise UsageError(f"{path} cannot be read: {error}.") from error


@contextmanager
def report_write_errors(path: Path) -> Iterator[None]:
    """Report an error while writing that file.

    Raises:
        UsageError: the file cannot be written.
    """
    try:
        yield
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from error


def parse_numbers(text: str | None, name: str) -> list[int] | None:
    """The numbers of an option, one for each side, or None if the option was not given."""
    if text is None:
        return None
    try:
        return [int(number) for number in text.split(",")]
    except ValueError as error:
        raise UsageError(f"'{text}' cannot be read for --{name}: write one number a side, such as 1,0.") from error


def print_json(value: object) -> None:
    """Print one JSON object."""
    import json

    print_json_text(json.dumps(value, ensure_ascii=False))


def print_json_text(text: str) -> None:
    """Print JSON; characters that the output's encoding lacks are escaped."""
    import json
    import re
    import sys

    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = re.sub(r"[^\x00-\x7f]", lambda found: json.dumps(found[0])[1:-1], text)
    print(text)
