"""The messages of the terminal, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import settebello.terminal
from settebello.terminal.text.messages import environment_language, format_duration
from settebello.wording import languages

FOLDER = Path(settebello.terminal.__file__).parent
FILES = {file.stem: file.read_text(encoding="utf-8") for file in sorted((FOLDER / "locales").glob("*.ftl"))}
SOURCE = "\n".join(
    file.read_text(encoding="utf-8") for folder in (FOLDER, FOLDER.parent / "cli") for file in folder.rglob("*.py")
)
PREFIXES = {key.rstrip("-") for key in re.findall(r"""f["']([a-z-]+-)\{""", SOURCE)}


def messages(lang: str) -> dict[str, str]:
    parts = re.split(r"^([a-z][a-z-]*) = ", FILES[lang], flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_the_terminal_speaks_the_languages_of_the_rule_sheets() -> None:
    assert FILES.keys() == set(languages())


@pytest.mark.parametrize("lang", sorted(FILES))
def test_each_language_has_every_message_with_the_same_arguments(lang: str) -> None:
    english, other = messages("en"), messages(lang)
    assert other.keys() == english.keys()
    for key, text in other.items():
        unknown = (
            set(re.findall(r"\$(\w+)", text)) - set(re.findall(r"\$(\w+)", english[key])) - {"who", "idiom", "pack"}
        )
        assert unknown <= {"side", "points"}, key


def test_every_message_is_used() -> None:
    def used(key: str) -> bool:
        named = f'"{key}"' in SOURCE or f"'{key}'" in SOURCE or f"{{ {key} }}" in FILES["en"]
        return named or any(key.startswith(f"{prefix}-") for prefix in PREFIXES)

    assert [key for key in messages("en") if not used(key)] == []


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "it"}, "it"),
        ({"LANG": "ar_TN.UTF-8"}, "ar"),
        ({"LANG": "xx"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], code: str) -> None:
    assert environment_language(environment) == code


@pytest.mark.parametrize(
    ("seconds", "said"), [(0, "0:00"), (0.2, "0:01"), (65, "1:05"), (3600, "1:00:00"), (86400, "24:00:00")]
)
def test_times_are_read_as_on_a_clock(seconds: float, said: str) -> None:
    assert format_duration(seconds) == said
