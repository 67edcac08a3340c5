"""Endpoints of the house-rule composer: variants, players, options, composed rules, house-rules files."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from settebello.drills import ExerciseWords, kinds_for
from settebello.errors import RulesError
from settebello.players import LEVELS, PLAYERS, RATINGS
from settebello.protocol.drills import DrillInfo
from settebello.protocol.http import (
    ComposedRules,
    ComposeRulesRequest,
    OptionInfo,
    OptionSection,
    OptionsResponse,
    ParsedHouseRules,
    ParseHouseRulesRequest,
    PlayerInfo,
    PresetInfo,
    SheetClause,
    SheetSection,
    VariantInfo,
)
from settebello.rules import Primiera, Rules, Scoring
from settebello.rules.canonical import digest
from settebello.rules.option_list import OPTIONS, Option
from settebello.rules.option_values import write
from settebello.rules.options import difference, values_of
from settebello.server.edge.http.request_body import read_body
from settebello.server.edge.http.responses import REVALIDATE, json_response
from settebello.server.limits.processor_time import compute
from settebello.server.tables.sheets import rule_brief
from settebello.variants import FAMILIES, Variant, variant
from settebello.variants.house import load_house_rules
from settebello.variants.presets import PRESETS, Preset, source_targets
from settebello.wording import (
    SECTIONS,
    Clause,
    differences,
    error_text,
    game_summary,
    game_title,
    rule_sheet,
    section_title,
    source_name,
)
from settebello.wording.catalogue import has_message, language, message
from settebello.wording.options import option_words


async def list_variants(request: Request) -> Response:
    """``GET /api/variants?lang=``: a :class:`VariantInfo` for each variant."""
    return json_response(_variants(_language(request)), headers=REVALIDATE)


async def list_players(request: Request) -> Response:
    """``GET /api/players?lang=``: a :class:`PlayerInfo` for each player: the levels, weakest first, then the others."""
    return json_response([_player(name, _language(request)) for name in PLAYERS], headers=REVALIDATE)


async def list_options(request: Request) -> Response:
    """``GET /api/options?lang=&variant=``: every house-rule option, in the words of that variant (default: Scopa):
    :class:`OptionsResponse`."""
    game = variant(request.query_params.get("variant", "scopa"))
    return json_response(await compute(lambda: _options(_language(request), _words_of(game))), headers=REVALIDATE)


async def list_rules(request: Request) -> Response:
    """``GET /api/rules?lang=``: the :class:`ComposedRules` of every variant at every number of seats."""
    return json_response(await compute(lambda: _named_rules(_language(request))), headers=REVALIDATE)


async def compose_rules(request: Request) -> Response:
    """``POST /api/rules``: :class:`ComposeRulesRequest` in, :class:`ComposedRules` out."""
    wanted = await read_body(request, ComposeRulesRequest)
    return json_response(await compute(lambda: _compose_rules(wanted)))


async def parse_house_rules(request: Request) -> Response:
    """``POST /api/house-rules``: :class:`ParseHouseRulesRequest` in, :class:`ParsedHouseRules` out."""
    wanted = await read_body(request, ParseHouseRulesRequest)
    return json_response(await compute(lambda: _parse_house_rules(wanted)))


def _parse_house_rules(wanted: ParseHouseRulesRequest) -> ParsedHouseRules:
    house = load_house_rules(wanted.text)
    seats = house.seats or variant(house.base).default_seats
    return ParsedHouseRules(name=house.name, variant=house.base, seats=seats, settings=house.set)


def _language(request: Request) -> str:
    return language(request.query_params.get("lang", "en"))


def _player(name: str, lang: str) -> PlayerInfo:
    return PlayerInfo(
        name=name,
        title=_player_title(name, lang),
        like=_message_or(lang, f"player-{name}-like", ""),
        level=LEVELS.index(name) + 1 if name in LEVELS else None,
        rating=_rating(name, lang),
    )


def _player_title(name: str, lang: str) -> str:
    return _message_or(lang, f"player-{name}", name.capitalize())


def _rating(name: str, lang: str) -> str:
    """The strength of a level against the next one, in words."""
    if name not in RATINGS:
        return ""
    other, wins = RATINGS[name]
    return message(lang, "level-rating", {"wins": wins, "other": _player_title(other, lang)})


def _message_or(lang: str, key: str, default: str) -> str:
    return message(lang, key) if has_message(lang, key) else default


@cache
def _variants(lang: str) -> tuple[VariantInfo, ...]:
    return tuple(
        VariantInfo(
            id=game.id,
            title=game_title(game.id, lang),
            seats=game.seats,
            summary=game_summary(game.id, lang),
            region=_region(game.region, lang),
            group=family,
            targets={str(seats): _targets(game, seats) for seats in game.seats},
            teams=tuple(seats for seats in game.seats if game.rules(seats).sides < seats),
            presets=tuple(_preset(preset, lang) for preset in PRESETS.values() if preset.base is game),
            drills=_drills(game.rules(), lang),
        )
        for family, games in FAMILIES.items()
        for game in games
    )


def _drills(rules: Rules, lang: str) -> tuple[DrillInfo, ...]:
    words = ExerciseWords(rules, lang)
    return tuple(DrillInfo(kind=kind, title=words.title(kind)) for kind in kinds_for(rules))


def _preset(preset: Preset, lang: str) -> PresetInfo:
    return PresetInfo(
        id=preset.id,
        title=game_title(preset.id, lang),
        seats=preset.seats,
        settings=preset.settings,
        summary=game_summary(preset.id, lang),
        region=_region(preset.region, lang),
    )


def _region(region: str, lang: str) -> str:
    place = region.partition(",")[0].lower()
    return _message_or(lang, f"region-{place}", region) if place else ""


def _targets(game: Variant, seats: int) -> tuple[int, ...]:
    """The targets for that number of seats, the usual one first."""
    usual = game.rules(seats).finish.target
    return (usual, *(target for target in game.targets if target != usual))


def _words_of(game: Variant) -> Rules:
    """The part of a variant's rules that determines the words of the options. Few variants differ in it."""
    rules = game.rules()
    scale = rules.scoring.primiera.scale if rules.scoring.primiera else "standard"
    return Rules(idiom=rules.idiom, bonus=rules.bonus, scoring=Scoring(primiera=Primiera(scale=scale)))


@cache
def _options(lang: str, told: Rules) -> OptionsResponse:
    return OptionsResponse(
        sections=tuple(
            OptionSection(section=section, title=section_title(section, lang, told)) for section in SECTIONS
        ),
        options=tuple(_option(option, lang, told) for option in OPTIONS if option.key != "seats"),
    )


def _option(option: Option, lang: str, told: Rules) -> OptionInfo:
    words = option_words(option, lang, like=told)
    return OptionInfo(
        key=words.key,
        label=words.label,
        section=words.section,
        clauses=words.clauses,
        values=words.values,
        kind=option.kind,
        least=option.least,
        most=option.most,
        default=write(option.default),
        line=next((other.key for other in OPTIONS if other.path == option.line), None),
    )


@cache
def _named_rules(lang: str) -> tuple[ComposedRules, ...]:
    """The rules of every variant, cached because they take a third of a second. They are half a megabyte before
    compression."""
    return tuple(
        _compose_rules(ComposeRulesRequest(variant=game.id, seats=seats, lang=lang))
        for games in FAMILIES.values()
        for game in games
        for seats in game.seats
    )


def _compose_rules(wanted: ComposeRulesRequest) -> ComposedRules:
    """The rules that result from the settings, or the reasons why the settings do not fit together."""
    game, lang = variant(wanted.variant), language(wanted.lang)
    base = game.rules(wanted.seats)
    problems: tuple[str, ...] = ()
    rules = None
    try:
        rules = game.rules(base.seats, {**wanted.settings, "seats": str(base.seats)})
    except RulesError as error:
        problems = tuple(error_text(problem, lang) for problem in error.args)
    composed = ComposedRules(
        game=game.id,
        title=game_title(game.id, lang),
        seats=base.seats,
        base=_option_values(base),
        problems=problems,
    )
    if rules is None:
        return composed
    return replace(
        composed,
        values=_option_values(rules),
        differences=difference(base, rules),
        digest=digest(rules),
        target=rules.finish.target,
        sheet=_sheet(game, base, rules, lang),
        brief=rule_brief(rules, lang),
    )


def _option_values(rules: Rules) -> dict[str, str]:
    """The value of every option in these rules, without options of score lines that are not played."""
    values = values_of(rules)
    return {option.key: write(values[option.path]) for option in OPTIONS if option.path in values}


def _sheet(game: Variant, base: Rules, rules: Rules, lang: str) -> tuple[SheetSection, ...]:
    """The rule sheet, followed in each section by the clauses of the base that these rules drop."""
    changed = {clause.key: clause for clause in differences(base, rules, lang)}
    sheet = rule_sheet(rules, lang, own=game.source, targets=source_targets(game, rules))
    kept = {clause.key for clause in sheet}
    dropped = [clause for key, clause in changed.items() if key not in kept]
    sections = (
        SheetSection(
            section=section,
            title=section_title(section, lang, rules),
            clauses=tuple(
                _clause(clause, lang, changed=clause.key in changed)
                for clause in (*sheet, *dropped)
                if clause.section == section
            ),
        )
        for section in SECTIONS
    )
    return tuple(section for section in sections if section.clauses)


def _clause(clause: Clause, lang: str, *, changed: bool) -> SheetClause:
    source = source_name("house" if changed else clause.source, lang)
    return SheetClause(key=clause.key, text=clause.text, changed=changed, source=source)
