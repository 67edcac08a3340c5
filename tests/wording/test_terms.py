"""One word for one thing, on the sheets, the page, in the terminal and in errors (docs/development/terminology.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from settebello.wording import languages, phrase_words

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "src/settebello/wording/locales/{}",
    "src/settebello/wording/problems/{}.ftl",
    "src/settebello/terminal/locales/{}.ftl",
    "web/src/lib/i18n/locales/{}.ftl",
)
PHRASES = 12

NOT_SAID = {
    "en": r"player of the house|against the house|\bprime\b|\bpictures?\b|new deal|\banew\b|\badviser\b|double game",
    "it": r"giocatore della casa|seme buono|collegamento|più nuov[ao]|verbale|[Pp]artita doppia|\w'\w",
    "fr": r"joueur de la maison|règles de la maison|compte rendu|\w'\w",
    "es": r"jugador de la casa|\bsitios\b|\b(?:[Tt]u|[Uu]n|[Ee]l|[Ss]u) sitio\b|\bmeta\b",
    "de": r"\b[Ff](?:ang|änge|ängt|angen|änger)\b|[Gg]efangen|Spieler des Hauses|\bRat\b|\bAnsage\b|Scope\b|Hurrikans",
    "ar": r"لاعب من البيت|ورقات|السبعة الحيّة|صاحب الطاولة|اثنا ال|يكسب اللعب",
}
"""What a message does not call a thing, though it once did."""


def files(lang: str) -> list[Path]:
    found = [ROOT / folder.format(lang) for folder in FOLDERS]
    return [file for path in found for file in ([path] if path.suffix else sorted(path.glob("*.ftl"))) if file.exists()]


def sentences(file: Path) -> str:
    """What a file says, without keys, comments, variants and references."""
    text = re.sub(r"^#.*$|^[a-z][\w-]* =|^ +\*?\[[\w-]+\]", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.sub(r"\{ [\w$-]+ (?:->)?|\}", "", text)


@pytest.mark.parametrize("lang", languages())
def test_words_that_were_given_up_do_not_come_back(lang: str) -> None:
    assert len(files(lang)) >= len(FOLDERS) - (lang == "en")
    for file in files(lang):
        assert re.findall(NOT_SAID[lang], sentences(file)) == [], file


@pytest.mark.parametrize("lang", languages())
def test_the_phrases_stand_in_one_file(lang: str) -> None:
    holding = [file.name for file in files(lang) if re.search(r"^phrase =", file.read_text("utf-8"), re.MULTILINE)]
    assert holding == ["names.ftl"]


@pytest.mark.parametrize("lang", languages())
def test_no_two_phrases_are_the_same(lang: str) -> None:
    from settebello.terminal.session.people import phrases

    assert len({phrase_words(phrase, lang) for phrase in phrases()}) == len(phrases()) == PHRASES


def test_every_language_has_its_terms_for_translators() -> None:
    page = (ROOT / "docs/development/terminology.md").read_text(encoding="utf-8")
    for heading in ("English", "Italian", "French", "Spanish", "German", "Arabic"):
        assert re.search(rf"^## {heading}\n", page, re.MULTILINE)
