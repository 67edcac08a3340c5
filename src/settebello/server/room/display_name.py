"""Names that people give themselves: nothing invisible in them, and no two at a table that look alike.

What belongs to how a word is written stays: the joiners of Persian and of Indian scripts, where RFC 5892 (appendix A)
allows them, those of emoji families, the selectors and tags that follow a sign.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from idna.core import valid_contextj

from settebello.errors import SettebelloError
from settebello.protocol import refusals

LONGEST_NAME = 30
_JOINERS = "\u200c\u200d"
_ZERO_WIDTH_JOINER = "\u200d"
_SELECTORS = "\ufe0e\ufe0f"
_SKIN = range(0x1F3FB, 0x1F400)
_TAGS = range(0xE0020, 0xE0080)
_BLACK_FLAG = "\U0001f3f4"
_IDEOGRAPHS_SELECTORS = range(0xE0100, 0xE01F0)
_KEYS = "#*0123456789"
_KEYCAP = "\u20e3"
_BLANK = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"
"""Letters and signs that are drawn as nothing, and take room."""
_IGNORED = {0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x16FE4, *_IDEOGRAPHS_SELECTORS}
"""Marks that Unicode calls ignorable by default; they take no room."""


class NamingError(SettebelloError):
    """A name that cannot be shown."""


def checked_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name fit to be shown: one line, nothing that cannot be seen.

    >>> checked_name(" Nonna\\tPina\\u200b ")
    'Nonna Pina'

    Raises:
        NamingError: nothing is left of it, or it is too long.
    """
    name = " ".join(_without_loose("".join(map(_seen, unicodedata.normalize("NFC", text)))).split())
    if not 1 <= len(name) <= longest or not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        shown = len(name) if len(name) > longest else 0
        raise NamingError(refusals.NAME(longest=longest, length=shown))
    return name


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether one of the others is called so, or looks as if it were.

    >>> is_taken("ROSA", ["Rosa"]), is_taken("R\\N{CYRILLIC SMALL LETTER O}sa", ["Rosa"]), is_taken("Rosa", ["Pina"])
    (True, True, False)
    """
    looks = _looks(name)
    return any(not looks.isdisjoint(_looks(other)) for other in others)


def _seen(letter: str) -> str:
    """The letter; a space where there is only room; nothing where there is nothing. Joiners are looked at later."""
    kind = unicodedata.category(letter)
    if letter in _JOINERS or _follows_a_sign(letter):
        return letter
    if kind[0] == "Z" or kind in ("Cc", "Cn", "Co") or letter in _BLANK:
        return " "
    return "" if kind[0] == "C" or ord(letter) in _IGNORED else letter


def _follows_a_sign(letter: str) -> bool:
    return letter in _SELECTORS or ord(letter) in _TAGS or ord(letter) in _IDEOGRAPHS_SELECTORS


def _without_loose(text: str) -> str:
    """Without what would join or change a neighbour that is not there."""
    kept = ""
    for place, letter in enumerate(text):
        rest = text[place + 1 :]
        if letter in _JOINERS:
            stays = _joins(kept, letter, rest)
        elif _follows_a_sign(letter):
            stays = _changes(kept, letter, rest)
        else:
            stays = True
        kept += letter if stays else ""
    return kept


def _joins(before: str, joiner: str, after: str) -> bool:
    if joiner == _ZERO_WIDTH_JOINER and _is_sign(_bare(before)[-1:]) and _is_sign(after[:1]):
        return True
    try:
        return bool(before and after) and valid_contextj(before + joiner + after, len(before))
    except ValueError:  # a letter that the package does not know
        return False


def _changes(before: str, letter: str, after: str) -> bool:
    last = before[-1:]
    if letter in _SELECTORS:
        return _is_sign(last) or (last != "" and last in _KEYS and after[:1] == _KEYCAP)
    if ord(letter) in _TAGS:
        return before.rstrip("".join(map(chr, _TAGS)))[-1:] == _BLACK_FLAG
    return unicodedata.name(last or " ", "").startswith("CJK UNIFIED IDEOGRAPH")


def _bare(text: str) -> str:
    """Without the selectors and skin tones at its end."""
    return text.rstrip(_SELECTORS + "".join(map(chr, _SKIN)))


def _is_sign(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter) in ("So", "Sm")


def _looks(name: str) -> frozenset[str]:
    """What a name is taken for: in capitals and in small letters not the same is alike."""
    plain = unicodedata.normalize("NFKC", name)
    plain = "".join(letter for letter in plain if letter not in _JOINERS and not _follows_a_sign(letter))
    return frozenset(_skeleton(text).casefold() for text in (plain, plain.casefold()))


def _skeleton(text: str) -> str:
    """The text in the letters that stand for all that look like them (Unicode Technical Standard 39, section 4)."""
    known = _prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(letter, letter) for letter in apart))


@cache
def _prototypes() -> dict[str, str]:
    """By letter, the one or several that stand for it. The package lists each pair both ways: the letter with many
    others beside it stands for them, of two the longer one."""
    from confusable_homoglyphs.confusables import confusables_data  # read when somebody first sits down

    alike = {_unmarked(key): [_unmarked(entry["c"]) for entry in entries] for key, entries in confusables_data.items()}
    found = {}
    for letter, others in alike.items():
        if len(letter) == 1 and len(others) == 1:
            (other,) = others
            if len(alike.get(other, ())) > 1 or (len(other), other) > (1, letter):
                found[letter] = other
    return found


def _unmarked(text: str) -> str:
    return text.strip("\u200e")
