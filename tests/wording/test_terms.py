"""One word for one thing, on the sheets, the page, in the terminal and in errors (docs/development/terminology.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from settebello.rules.options import OPTIONS
from settebello.wording import languages, phrase_words
from tests.wording.test_problems import SENTENCES

ROOT = Path(__file__).parents[2]
SOURCES = ("src/settebello", "web/src")
PHRASES = 16

NOT_SAID = {
    "en": (
        r"player of the house|against the house|\bprime\b|\bpictures?\b|\bfigures?\b|new deal|\banew\b|\badvi(?:c|s)e|"
        r"double game|bonus suit|talon|\btricks?\b|robot|claim out|go on playing|\bupon\b|\bparty\b"
    ),
    "it": (
        r"giocatore della casa|seme buono|collegamento|più nuov[ao]|verbale|[Pp]artita doppia|\w'\w|la tavola\b|"
        r"tua parte|cambiament|Re Bello|Asso Pigliatutto|\bbanco\b|va presa prima|[Pp]artita scritta|"
        r"mescolament|\bmoss[ae]\b|vogliono una|parte del mazziere|\brangh?[oi]\b"
    ),
    "fr": (
        r"joueur de la maison|règles? de la maison|compte rendu|\w'\w|[Cc]artes? égales?|figures égales|leur égale|"
        r"éclam\w+ la partie|[Pp]artie double|[Rr]envoyer|\babsents?\b|\bprésents?\b|\bpiles?\b|C.est dire|"
        r"\bobjectif\b|\btapis\b|\bscope\b"
    ),
    "es": (
        r"jugador de la casa|\bsitios\b|\b(?:[Tt]u|[Uu]n|[Ee]l|[Ss]u) sitio\b|\bmeta\b|"
        r"\b[Tt]om(?:a[rns]?|ad[oa]s?|es?|arl[oa]s?|arse)\b|"
        r"(?:[Ff]in|final|[Pp]untos|antes|cartas?) de (?:la|esta) mano\b|\botra mano\b|[Ee]sta mano ha|"
        r"eclam\w+ la partida|[Pp]artida doble|más nuev|¡Scopa!|declara|\bcantes\b|[Cc]aptura|\bmezcla\b|"
        r"\b[Oo]bjetivo\b"
    ),
    "de": (
        r"\b[Ff](?:ang|änge|ängt|angen|änger)\b|(?<![Aa]n)[Gg]efangen|Spieler des Hauses|\bRat\b|Ratschl|\bAnsage\b|"
        r"Scope\b|Hurrikans|Austeiler|ausgegeben|\b[Ss]tich(?!probe)|Treff\b|Keule|Siebener|Aufzeichnung|"
        r"eine Seite so weit"
    ),
    "ar": r"لاعب من البيت|ورقات|السبعة الحيّة|صاحب الطاولة|اثنا ال|يكسب اللعب|من قبل|مستعد|الثأر|حاضر|طرفك|لا يجيب",
}
"""Words that a message no longer uses for a thing."""


def files(lang: str) -> list[Path]:
    """Every file with messages of that language, wherever it is."""
    every = [file for folder in SOURCES for file in sorted((ROOT / folder).rglob("*.ftl"))]
    return [file for file in every if lang in (file.stem, file.parent.name)]


def sentences(file: Path) -> str:
    """The text of a file, without keys, comments, variants and references."""
    text = re.sub(r"^#.*$|^[a-z][\w-]* =|^ +\*?\[[\w-]+\]", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return re.sub(r"\{ [\w$-]+ (?:->)?|\}", "", text)


@pytest.mark.parametrize("lang", languages())
def test_words_that_were_given_up_do_not_come_back(lang: str) -> None:
    assert {file.parts[-3] for file in files(lang)} >= {
        "i18n",
        "review",
        "profile",
        "lobby",
        "statistics",
        "backup",
        "pad",
    }
    for file in files(lang):
        assert re.findall(NOT_SAID[lang], sentences(file)) == [], file


def test_english_errors_use_the_same_words() -> None:
    options = r"\b(?:" + "|".join(option.key for option in OPTIONS) + r")\b"
    told = {key: re.sub(options, "", sentence.english) for key, sentence in SENTENCES.items()}
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


PLAIN_SPACE = re.compile(r".{,20}(?:[^\s\N{NO-BREAK SPACE}] ?[;!?»]|(?: [:%]|\w: )|«[^\N{NO-BREAK SPACE}]).{,10}")
"""A sign of French without a no-break space beside it."""


def test_french_has_no_break_spaces_at_its_signs() -> None:
    for file in files("fr"):
        assert PLAIN_SPACE.findall(sentences(file)) == [], file


FORMAL = {
    "de": r"(?<![:.?!] )(?<![=\]] )\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b",
    "it": r"\b(?:Lei|Suo|Sua|voi|vostr[oaie]|[Aa]ttivate|[Tt]ogliete|[Ii]mpostate|[Ss]cegliete|[Rr]ispondete)\b",
    "es": r"\b(?:usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|[Rr]espondan?|[Ee]lijan?|[Ee]scojan?)\b",
    "fr": r"(?<!est )\btu\b|\b(?:toi|tes|ton|ta)\b",
}
"""A form in which a language does not address the player: German, Italian and Spanish say *du*, *tu* and *tú*, and
French says *vous*, except in the phrases that players say to each other."""


@pytest.mark.parametrize("lang", FORMAL)
def test_the_player_is_addressed_in_one_form(lang: str) -> None:
    for file in files(lang):
        source = re.sub(r"^phrase = .*?^}", "", file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        assert re.findall(rf".{{,30}}(?:{FORMAL[lang]}).{{,30}}", source) == [], file


TERMINAL = ROOT / "src/settebello/terminal/locales"
QUOTED = re.compile(r"[“«„][ \N{NO-BREAK SPACE}]?([^”»“]*?)[ \N{NO-BREAK SPACE}]?[”»“]")


def entries(lang: str) -> dict[str, str]:
    parts = re.split(r"^([a-z][a-z-]*) = ", (TERMINAL / f"{lang}.ftl").read_text("utf-8"), flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def commands(lang: str) -> dict[str, str]:
    """By the word that is typed in that language, its key."""
    return {text.strip(): key for key, text in entries(lang).items() if key.startswith("word-")}


def typed(lang: str, text: str) -> list[str]:
    """The commands that a message quotes, by their keys, in any order."""
    words = commands(lang)
    return sorted(words[quoted.split()[0]] for quoted in QUOTED.findall(text) if quoted.split()[0] in words)


@pytest.mark.parametrize("lang", languages())
def test_words_to_type_stand_in_quotation_marks(lang: str) -> None:
    english, messages = entries("en"), entries(lang)
    naming = {key: typed("en", text) for key, text in english.items() if typed("en", text)}
    assert len(naming) >= 20
    assert {key: typed(lang, messages[key]) for key in naming} == naming


OPTION_NAMES = re.compile(r"--[a-z][a-z-]*|\b[a-z]+(?:[._][a-z_]+)+\b|\bno-(?:sweep|power)\b|three-high|two-aces")


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_names_of_options_are_not_translated(lang: str) -> None:
    for key, sentence in SENTENCES.items():
        if key.startswith("rules-"):
            said = message_source(lang, key)
            assert [name for name in OPTION_NAMES.findall(sentence.english) if name not in said] == [], key


def message_source(lang: str, key: str) -> str:
    text = (ROOT / f"src/settebello/wording/problems/{lang}.ftl").read_text("utf-8")
    return re.split(rf"^{key} = ", text, flags=re.MULTILINE)[1].split("\n", 1)[0]
