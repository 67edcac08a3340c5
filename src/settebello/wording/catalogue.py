"""The messages of each language: Fluent files (projectfluent.org) in ``locales``, read on first use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import resources

from settebello.errors import Sentence, SettebelloError
from settebello.wording.fluent import Argument, Catalogue

_FOLDER = resources.files(__package__) / "locales"


_NO_WORDS = Sentence("no-words", "There are no words in the language '{code}'; choose from {languages}.")


class LanguageError(SettebelloError):
    """A language that has no texts yet."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of the available languages, English first.

    >>> languages()
    ('en', 'ar', 'de', 'es', 'fr', 'it')
    """
    found = sorted(entry.name for entry in _FOLDER.iterdir() if entry.is_dir() and not entry.name.startswith("_"))
    return tuple(sorted(found, key=lambda code: code != "en"))


@lru_cache(maxsize=64)  # every message asks; codes come from strangers too
def language(code: str) -> str:
    """The language for a code such as ``it`` or ``it-CH``.

    Raises:
        LanguageError: there is no such language; the message lists the available ones.
    """
    plain = code.strip().lower().replace("_", "-").split("-")[0]
    if plain not in languages():
        raise LanguageError(_NO_WORDS(code=code, languages=", ".join(languages())))
    return plain


def has_message(lang: str, key: str) -> bool:
    """Whether the language has that message."""
    return key in _catalogue(language(lang))


def messages(lang: str) -> frozenset[str]:
    """The keys of all messages of a language."""
    return frozenset(_catalogue(language(lang)))


def message(lang: str, key: str, arguments: Mapping[str, Argument] | None = None) -> str:
    """A complete message.

    Raises:
        LanguageError: no such language.
        KeyError: no such message, or an argument that it needs is missing.
    """
    return _catalogue(language(lang)).text(key, arguments or {})


def shared_messages(lang: str) -> str:
    """The messages of a language that the page and the terminal use too, as Fluent source."""
    return (_FOLDER / language(lang) / "names.ftl").read_text(encoding="utf-8")


@cache
def _catalogue(lang: str) -> Catalogue:
    files = sorted((entry for entry in (_FOLDER / lang).iterdir() if entry.name.endswith(".ftl")), key=str)
    return Catalogue("\n".join(file.read_text(encoding="utf-8") for file in files), lang)
