"""Error messages in the reader's language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from settebello.errors import Problem, SettebelloError
from settebello.wording.catalogue import has_message, language, message
from settebello.wording.fluent import Argument, Catalogue

_FOLDER = resources.files(__package__) / "problems"


def error_text(wrong: SettebelloError | str, lang: str = "en") -> str:
    """The text of an error, or of one problem, in a language; in English if the catalogue has no translation.

    >>> from settebello.rules import problems, Rules, Capture
    >>> error_text(problems(Rules(capture=Capture(equal=False, sum=False)))[0], "it")
    'Qualcosa si deve poter prendere: la carta uguale, la somma o il quindici.'

    Raises:
        LanguageError: there are no words in that language.
    """
    code = language(lang)
    if isinstance(wrong, SettebelloError):
        return " ".join(_problem_text(part, code) for part in wrong.args)
    return _problem_text(wrong, code)


def _problem_text(part: object, lang: str) -> str:
    if lang == "en" or not isinstance(part, Problem):
        return str(part)
    if part.key not in problem_catalogue(lang):
        return message(lang, part.key) if has_message(lang, part.key) else str(part)  # the title of a variant
    given: dict[str, Argument] = {
        name: _problem_text(value, lang) if isinstance(value, str) else value for name, value in part.values.items()
    }
    return problem_catalogue(lang).text(part.key, given)


@cache
def problem_catalogue(lang: str) -> Catalogue:
    """The sentences of a language other than English; the English ones are in the code."""
    return Catalogue((_FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"), lang)
