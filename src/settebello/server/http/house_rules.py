"""What the house-rule composer asks: the games, the players, the options, and what chosen rules amount to."""

from __future__ import annotations

from functools import cache

from msgspec import Struct, to_builtins
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from settebello.errors import RulesError
from settebello.players import LEVELS, PLAYERS, RATINGS
from settebello.rules import Rules
from settebello.rules.canonical import digest
from settebello.rules.option_list import OPTIONS, Option
from settebello.rules.option_values import write
from settebello.rules.options import difference, values_of
from settebello.server.http.request_body import read_body
from settebello.variants import FAMILIES, Variant, variant
from settebello.variants.house import load_house_rules
from settebello.wording import SECTIONS, Clause, differences, rule_sheet, section_title, source_name, told
from settebello.wording.catalogue import has_message, language, message
from settebello.wording.options import option_words

ASK = {"cache-control": "no-cache"}
FRESH = {"cache-control": "no-store"}


async def list_variants(request: Request) -> Response:
    """``GET /api/variants?lang=``: the named games."""
    return JSONResponse(_games(_lang(request)), headers=ASK)


async def list_players(request: Request) -> Response:
    """``GET /api/players?lang=``: the players who may take a seat: the levels, the weakest first, then the others."""
    return JSONResponse([_player(name, _lang(request)) for name in PLAYERS], headers=ASK)


async def list_options(request: Request) -> Response:
    """``GET /api/options?lang=``: every option of the vocabulary, with what it is called and what its values mean."""
    return JSONResponse(_options(_lang(request)), headers=ASK)


class Chosen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/rules``: a named game, and how a house plays it otherwise."""

    variant: str = "scopa"
    seats: int | None = None
    settings: dict[str, str] = {}
    lang: str = "en"


async def compose(request: Request) -> Response:
    """``POST /api/rules``: the rule sheet of what was chosen, or why it cannot be."""
    chosen = await read_body(request, Chosen)
    game, lang = variant(chosen.variant), language(chosen.lang)
    base = game.rules(chosen.seats)
    answer = {"game": game.id, "title": message(lang, f"title-{game.id}"), "seats": base.seats, "base": _written(base)}
    try:
        rules = game.rules(base.seats, {**chosen.settings, "seats": str(base.seats)})
    except RulesError as error:
        return JSONResponse({**answer, "problems": [told(problem, lang) for problem in error.args]}, headers=FRESH)
    return JSONResponse({**answer, "problems": [], **_composed(game, base, rules, lang)}, headers=FRESH)


class File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of ``POST /api/house-rules``: a file of house rules, TOML or JSON."""

    text: str


async def read_house_rules(request: Request) -> Response:
    """``POST /api/house-rules``: what a file of house rules says."""
    house = load_house_rules((await read_body(request, File)).text)
    seats = house.seats or variant(house.base).default_seats
    answer = {"name": house.name, "variant": house.base, "seats": seats, "settings": house.set}
    return JSONResponse(answer, headers=FRESH)


def _lang(request: Request) -> str:
    return language(request.query_params.get("lang", "en"))


def _player(name: str, lang: str) -> dict[str, object]:
    """A player in words; ``level`` is its number from 1, or null for those that are no level."""
    return {
        "name": name,
        "title": _title(name, lang),
        "like": _said(lang, f"player-{name}-like", ""),
        "level": LEVELS.index(name) + 1 if name in LEVELS else None,
        "rating": _rating(name, lang),
    }


def _title(name: str, lang: str) -> str:
    return _said(lang, f"player-{name}", name.capitalize())


def _rating(name: str, lang: str) -> str:
    """How a level does against the one beside it, in words."""
    if name not in RATINGS:
        return ""
    other, wins = RATINGS[name]
    return message(lang, "level-rating", {"wins": wins, "other": _title(other, lang)})


def _said(lang: str, key: str, otherwise: str) -> str:
    return message(lang, key) if has_message(lang, key) else otherwise


@cache
def _games(lang: str) -> list[dict[str, object]]:
    return [
        {
            "id": game.id,
            "title": message(lang, f"title-{game.id}"),
            "seats": game.seats,
            "summary": message(lang, f"summary-{game.id}"),
            "region": _region(game, lang),
            "group": family,
            "targets": {str(seats): _targets(game, seats) for seats in game.seats},
        }
        for family, games in FAMILIES.items()
        for game in games
    ]


def _region(game: Variant, lang: str) -> str:
    place = game.region.partition(",")[0].lower()
    return _said(lang, f"region-{place}", game.region) if place else ""


def _targets(game: Variant, seats: int) -> list[int]:
    """The usual one first."""
    usual = game.rules(seats).finish.target
    return [usual, *(target for target in game.targets if target != usual)]


@cache
def _options(lang: str) -> dict[str, object]:
    titles = [{"section": section, "title": section_title(section, lang)} for section in SECTIONS]
    return {"sections": titles, "options": [_option(option, lang) for option in OPTIONS if option.key != "seats"]}


def _option(option: Option, lang: str) -> dict[str, object]:
    words = to_builtins(option_words(option, lang))
    line = next((other.key for other in OPTIONS if other.path == option.line), None)
    shape = {"kind": option.kind, "least": option.least, "most": option.most, "default": write(option.default)}
    return {**words, **shape, "line": line}


def _written(rules: Rules) -> dict[str, str]:
    """Every option as these rules have it; one that belongs to a line that is not played is left out."""
    values = values_of(rules)
    return {option.key: write(values[option.path]) for option in OPTIONS if option.path in values}


def _composed(game: Variant, base: Rules, rules: Rules, lang: str) -> dict[str, object]:
    changed = {clause.key: clause for clause in differences(base, rules, lang)}
    sheet = rule_sheet(rules, lang, own=game.source, targets=game.targets)
    kept = {clause.key for clause in sheet}
    gone = [clause for key, clause in changed.items() if key not in kept]
    return {
        "values": _written(rules),
        "differences": difference(base, rules),
        "digest": digest(rules),
        "target": rules.finish.target,
        "sheet": [
            {
                "section": section,
                "title": section_title(section, lang, rules),
                "clauses": [
                    _clause(clause, lang, changed=clause.key in changed)
                    for clause in (*sheet, *gone)
                    if clause.section == section
                ],
            }
            for section in SECTIONS
            if any(clause.section == section for clause in (*sheet, *gone))
        ],
    }


def _clause(clause: Clause, lang: str, *, changed: bool) -> dict[str, object]:
    source = source_name("house" if changed else clause.source, lang)
    return {"key": clause.key, "text": clause.text, "changed": changed, "source": source}
