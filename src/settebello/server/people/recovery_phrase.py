"""Recovery phrases: twelve English words that restore a profile on another device.

The words follow BIP 39. They hold 128 random bits and a checksum of 4, so a mistake that leaves only known words is
noticed in fifteen of sixteen cases.
"""

from __future__ import annotations

import difflib
import re
from functools import cache

from mnemonic import Mnemonic

from settebello.errors import SettebelloError
from settebello.protocol import refusals
from settebello.server.credentials import hash_key

WORDS = 12
_BITS = 128


class PhraseError(SettebelloError):
    """A text that is not a valid recovery phrase, such as a mistyped one."""


def new_phrase() -> str:
    """A new recovery phrase, 128 random bits."""
    return _words().generate(_BITS)


def validate_phrase(text: str) -> str:
    """Return the phrase that somebody has typed: twelve words, with any separators. The first four letters of a word
    are enough, since no two words share them.

    >>> validate_phrase("1. Legal 2. winner 3. thank, year wave SAUS worth usef legal winner thank yellow")
    'legal winner thank year wave sausage worth useful legal winner thank yellow'

    Raises:
        PhraseError: it has the wrong number of words, an unknown word, or words that do not belong together.
    """
    typed = re.findall(r"[^\W\d_]+", text.casefold())
    if len(typed) != WORDS:
        raise PhraseError(refusals.PHRASE_LENGTH(words=WORDS, count=len(typed)))
    phrase = " ".join(_known_word(word) for word in typed)
    if not _words().check(phrase):
        raise PhraseError(refusals.PHRASE_MISTYPED())
    return phrase


def hash_phrase(phrase: str) -> str:
    """The hash under which a phrase is stored. Phrases are random, so a plain hash is enough."""
    return hash_key(f"recovery phrase: {phrase}")


def _known_word(typed: str) -> str:
    word = _words().expand_word(typed)
    if word in _words().wordlist:
        return word
    near = difflib.get_close_matches(typed, _words().wordlist, n=1)
    if near:
        raise PhraseError(refusals.PHRASE_WORD_NEAR(word=typed[:20], near=near[0]))
    raise PhraseError(refusals.PHRASE_WORD(word=typed[:20]))


@cache
def _words() -> Mnemonic:
    """The word list, loaded on first use."""
    return Mnemonic("english")
