"""Names: whole where people write them so, never invisible, never two at a table that look alike."""

# ruff: noqa: RUF001  # look-alikes are what is tested

from __future__ import annotations

import asyncio

import pytest

from settebello.errors import IllegalAction
from settebello.server.tables.display_name import (
    _ASCII_PROTOTYPES,
    NamingError,
    _prototypes,
    is_taken,
    validate_name,
)
from settebello.server.tables.seating import BOT_NAMES, free_names
from tests.server.live.waiting_rooms import gathering, guest
from tests.support.memory_store import MemoryStore

WHOLE = [
    "Nonna Pina",
    "D'Angelo-Müller",
    "علی\u200cرضا",  # Persian: a joiner within a name
    "می\u200cخواهم",
    "शक्\u200cष",  # after a virama
    "क्\u200dष",
    "👨\u200d👩\u200d👧\u200d👦",
    "👩🏽\u200d🚀",
    "❤\ufe0f\u200d🔥",
    "🏳\ufe0f\u200d🌈",
    "🙂\u200d↔\ufe0f",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "7\ufe0f\u20e3",
    "葛\U000e0100城",
    "Zoë",
    "नमस्ते",
    "美鈴",
    "محمد",
]


def test_the_prototypes_of_ascii_characters_are_those_of_the_package() -> None:
    assert {letter: other for letter, other in _prototypes().items() if letter.isascii()} == _ASCII_PROTOTYPES


@pytest.mark.parametrize("name", WHOLE)
def test_a_name_stays_as_people_write_it(name: str) -> None:
    assert validate_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\u034f",
        "\u200d",
        "\u200c",
        "\u115f\u1160",
        "\uffa0",
        "\ufe0f",
        "\U000e0067",
        "\u0301",
        "\u180b",
        "\u202e\u2066",
        "\x1b\x07",
    ],
    ids=ascii,
)
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(NamingError, match="this one has 0"):
        validate_name(name)


def test_what_takes_long_to_read_is_not_read() -> None:
    """To look at 16 kB of joiners would keep the server busy for a tenth of a second, ten times a second."""
    assert validate_name("R" + "\u200d" * 399) == "R"
    with pytest.raises(NamingError, match="this one has 401"):
        validate_name("R" + "\u200d" * 400)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ro\u200bsa", "Rosa"),
        ("Ro\u200dsa", "Rosa"),
        ("Rosa\u200c", "Rosa"),
        ("Ro\u034fsa", "Rosa"),
        ("Ro\ufe0fsa", "Rosa"),
        ("Ro\u3164\u3164sa", "Ro sa"),
        ("\u2800Rosa\u2800", "Rosa"),
        ("Rosa\u202e", "Rosa"),
        ("👩\u200d", "👩"),
        ("👩\u200d\u200d👧", "👩\u200d👧"),
        ("Rosa\U000e0067", "Rosa"),
        ("Zoe\u0308", "Zoë"),
        ("Ro\x1b[31msa\n", "Ro [31msa"),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_left_out(given: str, shown: str) -> None:
    assert validate_name(given) == shown


ALIKE = [
    ("Rosa", "ROSA"),
    ("Rosa", "R\u043esa"),  # Cyrillic
    ("Rosa", "\uff32osa"),  # full width
    ("Rosa", "𝓡𝓸𝓼𝓪"),
    ("Ada", "\u0391da"),  # Greek
    ("Ivo", "lvo"),
    ("Carmen", "Carrnen"),
    ("علی\u200cرضا", "علیرضا"),
    ("Straße", "STRASSE"),
    ("❤", "❤\ufe0f"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_two_names_that_look_alike(one: str, other: str) -> None:
    assert is_taken(one, ["Pina", other])
    assert is_taken(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Rosa", "Rose"), ("Zoe", "Zoë"), ("Nonna Pina", "Nonna"), ("محمد", "محمود"), ("👩\u200d👧", "👨\u200d👧")],
)
def test_two_names_that_do_not(one: str, other: str) -> None:
    assert not is_taken(one, [other])


def test_nobody_sits_down_as_another() -> None:
    async def go() -> None:
        table, _, _ = await gathering(MemoryStore(), ("open", "open"))
        with pytest.raises(IllegalAction, match="already"):
            await guest(table, "N\u043enna")
        await guest(table, "Rosa")

    asyncio.run(go())


def test_a_player_takes_no_name_that_looks_taken() -> None:
    assert next(free_names(["\u0410da", "BRUN0"])) == BOT_NAMES[2]
