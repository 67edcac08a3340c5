"""Display names: they have no invisible characters, and no two at a table look alike.

Invisible characters that belong to the spelling are kept: joiners in Persian and Indian scripts if RFC 5892
(appendix A) allows them, joiners in emoji families, and variation selectors and tags after a symbol.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

from settebello.errors import SettebelloError
from settebello.protocol import refusals

MAX_NAME_LENGTH = 30
MAX_RAW_LENGTH = 400
"""The most characters before invisible ones are removed, since removing them takes quadratic time."""
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
"""Characters that are drawn as blank space."""
_ASCII_PROTOTYPES = {
    '"': "''",
    "%": "\xba/\u2080",
    "&": "\ua778",
    "0": "O",
    "1": "l",
    ";": "\u037e",
    "I": "l",
    "`": "'",
    "m": "rn",
    "|": "l",
    "}": "\u2775",
}
"""The prototypes of ASCII characters (:func:`_prototypes`). Most names need no others, and all take long to load."""
_IGNORED = {0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), 0x16FE4, *_IDEOGRAPHS_SELECTORS}
"""Default-ignorable characters of Unicode, which take no space."""


class NamingError(SettebelloError):
    """A name that cannot be used as a display name."""


def validate_name(text: str, longest: int = MAX_NAME_LENGTH) -> str:
    """Return the name on one line, without invisible characters.

    >>> validate_name(" Nonna\\tPina\\u200b ")
    'Nonna Pina'

    Raises:
        NamingError: nothing is left of it, or it is too long.
    """
    if len(text) > MAX_RAW_LENGTH:
        raise NamingError(refusals.NAME_LENGTH(longest=longest, length=len(text)))
    name = visible_text(text)
    if len(name) > longest or not name:
        shown = len(name) if len(name) > longest else 0
        raise NamingError(refusals.NAME_LENGTH(longest=longest, length=shown))
    return name


def visible_text(text: str) -> str:
    """A text of at most :data:`MAX_RAW_LENGTH` characters on one line, without invisible characters; empty if nothing
    of it can be seen.

    >>> visible_text(" well\\n played\\u202e! ")
    'well played!'
    """
    line = " ".join(_drop_stray_marks("".join(map(_visible, unicodedata.normalize("NFC", text)))).split())
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Whether one of the others has this name, or one that looks like it.

    >>> is_taken("ROSA", ["Rosa"]), is_taken("R\\N{CYRILLIC SMALL LETTER O}sa", ["Rosa"]), is_taken("Rosa", ["Pina"])
    (True, True, False)
    """
    looks = looks_of(name)
    return any(not looks.isdisjoint(looks_of(other)) for other in others)


@lru_cache(maxsize=1024)  # a person who sits down is compared with everybody at the table
def looks_of(name: str) -> frozenset[str]:
    """The looks of a name, as written and in lower case, since different letters look alike in each. Two names look
    alike if they share a look.

    >>> looks_of("ROSA") & looks_of("Rosa")
    frozenset({'rosa'})
    """
    plain = unicodedata.normalize("NFKC", name)
    plain = "".join(letter for letter in plain if letter not in _JOINERS and not _is_selector_or_tag(letter))
    return frozenset(_skeleton(text).casefold() for text in (plain, plain.casefold()))


def _visible(letter: str) -> str:
    """The character, a space if it is blank, or nothing if it is invisible. Joiners are checked later."""
    kind = unicodedata.category(letter)
    if letter in _JOINERS or _is_selector_or_tag(letter):
        return letter
    if kind[0] == "Z" or kind in ("Cc", "Cn", "Co") or letter in _BLANK:
        return " "
    return "" if kind[0] == "C" or ord(letter) in _IGNORED else letter


def _is_selector_or_tag(letter: str) -> bool:
    return letter in _SELECTORS or ord(letter) in _TAGS or ord(letter) in _IDEOGRAPHS_SELECTORS


def _drop_stray_marks(text: str) -> str:
    """The text without joiners, selectors and tags that have nothing to join or modify."""
    kept = ""
    for place, letter in enumerate(text):
        rest = text[place + 1 :]
        if letter in _JOINERS:
            stays = _is_valid_joiner(kept, letter, rest)
        elif _is_selector_or_tag(letter):
            stays = _is_valid_selector(kept, letter, rest)
        else:
            stays = True
        kept += letter if stays else ""
    return kept


def _is_valid_joiner(before: str, joiner: str, after: str) -> bool:
    if joiner == _ZERO_WIDTH_JOINER and _is_sign(_without_modifiers(before)[-1:]) and _is_sign(after[:1]):
        return True
    from idna import valid_contextj  # large tables, which few names need

    try:
        return bool(before and after) and valid_contextj(before + joiner + after, len(before))
    except ValueError:  # the package does not know a character
        return False


def _is_valid_selector(before: str, letter: str, after: str) -> bool:
    last = before[-1:]
    if letter in _SELECTORS:
        return _is_sign(last) or (last != "" and last in _KEYS and after[:1] == _KEYCAP)
    if ord(letter) in _TAGS:
        return before.rstrip("".join(map(chr, _TAGS)))[-1:] == _BLACK_FLAG
    return unicodedata.name(last or " ", "").startswith("CJK UNIFIED IDEOGRAPH")


def _without_modifiers(text: str) -> str:
    """The text without the selectors and skin tones at its end."""
    return text.rstrip(_SELECTORS + "".join(map(chr, _SKIN)))


def _is_sign(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter) in ("So", "Sm")


def _skeleton(text: str) -> str:
    """The skeleton of a text, which is the same for texts that look alike (Unicode Technical Standard 39,
    section 4)."""
    known = _ASCII_PROTOTYPES if text.isascii() else _prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(letter, letter) for letter in apart))


@cache
def _prototypes() -> dict[str, str]:
    """The prototype of each character. The package lists each pair in both directions: a character that is listed with
    several others is their prototype; in a single pair it is the longer one."""
    from confusable_homoglyphs.confusables import confusables_data  # loaded for the first name that is not ASCII

    alike = {
        _strip_marks(key): [_strip_marks(entry["c"]) for entry in entries] for key, entries in confusables_data.items()
    }
    found = {}
    for letter, others in alike.items():
        if len(letter) == 1 and len(others) == 1:
            (other,) = others
            if len(alike.get(other, ())) > 1 or (len(other), other) > (1, letter):
                found[letter] = other
    return found


def _strip_marks(text: str) -> str:
    return text.strip("\u200e")
