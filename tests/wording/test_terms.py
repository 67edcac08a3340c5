"""One word for one thing, on the sheets, the page, in the terminal and in errors (docs/development/terminology.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from settebello.wording import languages, phrase_words
from tests.wording.test_problems import SENTENCES

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "src/settebello/wording/locales/{}",
    "src/settebello/wording/problems/{}.ftl",
    "src/settebello/terminal/locales/{}.ftl",
    "web/src/lib/i18n/locales/{}.ftl",
)
PHRASES = 12

NOT_SAID = {
    "en": (
        r"player of the house|against the house|\bprime\b|\bpictures?\b|\bfigures?\b|new deal|\banew\b|\badvi(?:c|s)e|"
        r"double game|bonus suit|talon|\btricks?\b|robot|claim out|go on playing|\bupon\b|\bparty\b"
    ),
    "it": (
        r"giocatore della casa|seme buono|collegamento|più nuov[ao]|verbale|[Pp]artita doppia|\w'\w|la tavola\b|"
        r"tua parte|cambiament|Re Bello|Asso Pigliatutto|\bbanco\b|va presa prima|[Pp]artita scritta"
    ),
    "fr": (
        r"joueur de la maison|règles? de la maison|compte rendu|\w'\w|[Cc]arte égale|éclamer la partie|"
        r"[Pp]artie double|[Rr]envoyer|\babsents?\b|\bprésents?\b|\bpiles?\b|C.est dire"
    ),
    "es": (
        r"jugador de la casa|\bsitios\b|\b(?:[Tt]u|[Uu]n|[Ee]l|[Ss]u) sitio\b|\bmeta\b|"
        r"\b[Tt]om(?:a[rns]?|ad[oa]s?|es?|arl[oa]s?|arse)\b|"
        r"(?:[Ff]in|final|[Pp]untos|antes|cartas?) de (?:la|esta) mano\b|\botra mano\b|[Ee]sta mano ha|"
        r"eclamar la partida|[Pp]artida doble|más nuev|¡Scopa!|declara"
    ),
    "de": (
        r"\b[Ff](?:ang|änge|ängt|angen|änger)\b|[Gg]efangen|Spieler des Hauses|\bRat\b|Ratschl|\bAnsage\b|Scope\b|"
        r"Hurrikans|Austeiler|ausgegeben|\b[Ss]tich|Treff\b|Keule|Siebener|Aufzeichnung|eine Seite so weit"
    ),
    "ar": r"لاعب من البيت|ورقات|السبعة الحيّة|صاحب الطاولة|اثنا ال|يكسب اللعب|من قبل|مستعد|الثأر|حاضر|طرفك|لا يجيب",
}
"""Words that a message no longer uses for a thing."""


def files(lang: str) -> list[Path]:
    found = [ROOT / folder.format(lang) for folder in FOLDERS]
    return [file for path in found for file in ([path] if path.suffix else sorted(path.glob("*.ftl"))) if file.exists()]


def sentences(file: Path) -> str:
    """The text of a file, without keys, comments, variants and references."""
    text = re.sub(r"^#.*$|^[a-z][\w-]* =|^ +\*?\[[\w-]+\]", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.sub(r"\{ [\w$-]+ (?:->)?|\}", "", text)


@pytest.mark.parametrize("lang", languages())
def test_words_that_were_given_up_do_not_come_back(lang: str) -> None:
    assert len(files(lang)) >= len(FOLDERS) - (lang == "en")
    for file in files(lang):
        assert re.findall(NOT_SAID[lang], sentences(file)) == [], file


def test_english_errors_use_the_same_words() -> None:
    told = {key: sentence.english for key, sentence in SENTENCES.items()}
    assert {key: english for key, english in told.items() if re.search(NOT_SAID["en"], english)} == {}


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
