"""What is given on the command line, read: games with their house rules, files, numbers. And JSON, written."""

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


def game_of(options: argparse.Namespace) -> tuple[Variant, Rules]:
    """The game named, and its rules with the seats and the house rules asked for."""
    from settebello.variants import variant

    settings = dict(map(_setting, options.set))
    seats = options.seats
    if options.variant.endswith((".toml", ".json")):
        from settebello.variants.house import load_house_rules

        house = load_house_rules(text_of(path_of(options.variant)))
        name, seats, settings = house.base, seats or house.seats, {**house.set, **settings}
    else:
        name = options.variant
    game = variant(name)
    return game, game.rules(seats, settings)


def _setting(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageError(f"'{text}' is not a house rule: write KEY=VALUE, such as target=21.")
    return key.strip(), value.strip()


def path_of(text: str) -> Path:
    """A path."""
    from pathlib import Path

    return Path(text)


def text_of(path: Path) -> str:
    """What a file says.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise UsageError(f"{path} cannot be read: it is no text in UTF-8.") from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Writing that file.

    Raises:
        UsageError: it cannot be written.
    """
    try:
        yield
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from error


def numbers(text: str | None, name: str) -> list[int] | None:
    """One number a side, as given for that option; None: not given."""
    if text is None:
        return None
    try:
        return [int(number) for number in text.split(",")]
    except ValueError as error:
        raise UsageError(f"'{text}' cannot be read for --{name}: write one number a side, such as 1,0.") from error


def print_json(value: object) -> None:
    """Print one JSON object."""
    import json

    print(json.dumps(value, ensure_ascii=False))
