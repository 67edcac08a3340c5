"""Commands for people who study a game: its variants, rules, captures and scores."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_game, parse_numbers, print_json, print_json_text
from settebello.cli.parser import Commands, UsageError, add_command

if TYPE_CHECKING:
    from settebello.variants import Variant
    from settebello.variants.presets import Preset


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    command = add_command(commands, "variants", _variants, "the named games", variant=False)
    command.add_argument("--lang", default="en", help="language of the list: en, it, fr, es, de, ar")
    command = add_command(commands, "presets", _presets, "house rules with a name of their own", variant=False)
    command.add_argument("--lang", default="en", help="language of the list: en, it, fr, es, de, ar")
    command = add_command(commands, "rules", _rules, "the rule sheet of a game, or its canonical JSON")
    command.add_argument("--lang", default="en", help="language of the sheet: en, it, fr, es, de, ar")
    command.add_argument("--sources", action="store_true", help="tell where each rule comes from")
    command.add_argument("--but", action="store_true", help="only what differs from the basic game")
    command = add_command(commands, "captures", _captures, "what a card may take")
    command.add_argument("--play", required=True, metavar="CARD", help="the card played, such as 9C")
    command.add_argument("--table", required=True, metavar="CARDS", help='the table, such as "1D 3C 4S"')
    command = add_command(commands, "score", _score, "the score sheet of captured piles")
    command.add_argument("--pile", action="append", required=True, metavar="CARDS", help="a side's pile, once a side")
    command.add_argument("--sweeps", metavar="1,0", help="sweeps of each side")
    command.add_argument("--declared", metavar="0,0", help="declaration points of each side")
    command.add_argument("--lang", default="en", help="language of the sheet: en, it, fr, es, de, ar")


def _variants(options: argparse.Namespace) -> None:
    from settebello.variants import VARIANTS

    _list_games(options, "variants", [(game, {"source": game.source}) for game in VARIANTS.values()])


def _presets(options: argparse.Namespace) -> None:
    from settebello.variants.presets import PRESETS

    listed = [(preset, {"base": preset.base.id, "settings": preset.settings}) for preset in PRESETS.values()]
    _list_games(options, "presets", listed)


def _list_games(
    options: argparse.Namespace, key: str, games: Sequence[tuple[Variant | Preset, Mapping[str, object]]]
) -> None:
    """Print a line for each game, or JSON, where each game has the members given with it."""
    from settebello.wording import game_summary, game_title

    if options.json:
        listed = [
            {
                "id": game.id,
                "title": game_title(game.id, options.lang),
                **more,
                "seats": game.seats,
                "summary": game_summary(game.id, options.lang),
            }
            for game, more in games
        ]
        print_json({key: listed})
        return
    for game, _ in games:
        print(f"{game.id:20}{' '.join(map(str, game.seats)):9}{game_summary(game.id, options.lang)}")


def _rules(options: argparse.Namespace) -> None:
    from settebello.rules import complete_json
    from settebello.variants import variant
    from settebello.variants.presets import preset_of, source_targets
    from settebello.wording import differences_text, game_title, sheet_text

    game, rules = parse_game(options)
    if options.json:
        print_json_text(complete_json(rules))
    elif options.but:
        basic = variant("scopa")
        base = basic.rules(rules.seats)
        own = game.source if rules == game.rules(rules.seats) else None
        title = game_title(basic.id, options.lang)
        print(differences_text(base, rules, options.lang, title=title, sources=options.sources, own=own), end="")
    else:
        sheet = sheet_text(
            rules,
            options.lang,
            title=game_title((preset_of(game, rules) or game).id, options.lang),
            sources=options.sources,
            own=game.source,
            targets=source_targets(game, rules),
        )
        print(sheet, end="")


def _captures(options: argparse.Namespace) -> None:
    from settebello.cards import Card, CardSet
    from settebello.core import captures
    from settebello.rules.plausibility import table_problem

    _, rules = parse_game(options)
    card, table = Card.parse(options.play), CardSet.parse(options.table)
    sets, may_lay = captures(rules, card, table)
    problem = table_problem(rules, table)
    if problem:
        raise UsageError(problem)
    if options.json:
        print_json({"options": [[str(taken) for taken in chosen] for chosen in sets], "may_lay": may_lay})
        return
    for chosen in sets:
        print(f"{card} takes {chosen or 'itself'}")
    if may_lay:
        print(f"{card} may be laid down")


def _score(options: argparse.Namespace) -> None:
    from settebello.cards import CardSet
    from settebello.core import score_piles
    from settebello.rules.plausibility import count_problem

    _, rules = parse_game(options)
    piles = [CardSet.parse(pile) for pile in options.pile]
    sweeps, declared = parse_numbers(options.sweeps, "sweeps"), parse_numbers(options.declared, "declared")
    score = score_piles(rules, piles, sweeps, declared)
    problem = count_problem(rules, piles, sweeps or [0] * rules.sides, declared or [0] * rules.sides)
    if problem:
        raise UsageError(problem)
    if options.json:
        sides = [{"total": side.total, "lines": side.lines} for side in score.sides]
        print_json({"sides": sides, "outright": score.outright})
    else:
        from settebello.wording import score_text

        print(score_text(rules, score, options.lang), end="")
