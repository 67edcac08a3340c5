"""The page of one named game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from generated_pages.example import example
from generated_pages.markdown import by_section, clauses, numbers, set_text, table
from settebello.rules import Rules
from settebello.rules.options import apply, difference
from settebello.variants import VARIANTS, Alternative, Variant
from settebello.wording import Clause, differences, game_summary, rule_sheet, source_name

BASIC = VARIANTS["scopa"]


def variant_page(game: Variant) -> str:
    """The page as Markdown."""
    parts = [
        f"# {game.title}",
        game_summary(game.id),
        "\n".join(_facts(game)),
        *_but(game),
        *_sheet(game),
        *_options(game),
        "## An example round",
        example(game.id, game.rules()),
    ]
    return "\n\n".join(parts) + "\n"


def _facts(game: Variant) -> Iterator[str]:
    if game.region:
        yield f"- **Where:** {game.region}."
    yield f"- **Source:** {game.source}, {source_name(game.source)}."
    yield f"- **Players:** {_players(game)}."
    yield f"- **Points to win:** {_targets(game)}."
    yield f"- **To play it:** `settebello play {game.id}`; its rules in the terminal: `settebello rules {game.id}`."


def _players(game: Variant) -> str:
    usual = f"; usually {game.default_seats}" if len(game.seats) > 1 else ""
    return f"{numbers(game.seats)}{usual}"


def _targets(game: Variant) -> str:
    if game.target_by_seats:
        return ", ".join(f"{target} with {seats} players" for seats, target in game.target_by_seats.items())
    target = game.rules().finish.target
    others = [points for points in game.targets if points != target]
    return f"{target}; by agreement {numbers(others)}" if others else str(target)


# What is different from the basic game


def _but(game: Variant) -> Iterator[str]:
    if game is BASIC:
        return
    found = _differences(game, game.default_seats)
    yield f"## As [{BASIC.title}]({BASIC.id}.md), but"
    yield clauses(found)
    yield from _for_other_seats(game, {seats: _differences(game, seats) for seats in game.seats})
    settings = difference(BASIC.rules(game.default_seats), game.rules())
    if settings:
        yield f"The same, as house rules: `settebello rules scopa{_seats(game)} {set_text(settings)}`"


def _differences(game: Variant, seats: int) -> tuple[Clause, ...]:
    return differences(BASIC.rules(seats), game.rules(seats), own=game.source)


def _seats(game: Variant) -> str:
    return f" --seats {game.default_seats}" if game.default_seats != BASIC.default_seats else ""


# The whole sheet


def _sheet(game: Variant) -> Iterator[str]:
    sheets = {seats: rule_sheet(game.rules(seats), own=game.source, targets=game.targets) for seats in game.seats}
    several = f" for {game.default_seats} players" if len(game.seats) > 1 else ""
    yield f"## The rules{several}"
    yield (
        "Each rule is followed by its source ([the sources](index.md#the-sources)). **decision** marks our own choice"
        " if the sources are silent, ambiguous or contradictory."
    )
    yield by_section(sheets[game.default_seats])
    yield from _for_other_seats(game, sheets)


def _for_other_seats(game: Variant, sheets: Mapping[int, Sequence[Clause]]) -> Iterator[str]:
    """The changes with the number of players."""
    usual = sheets[game.default_seats]
    for seats in game.seats[1:]:
        changed = _changes(usual, sheets[seats])
        gone = _gone(game, seats, usual, sheets[seats])
        if changed or gone:
            yield f"### With {seats} players instead"
            yield "\n".join(part for part in (clauses(changed), gone) if part)


def _changes(usual: Sequence[Clause], other: Sequence[Clause]) -> list[Clause]:
    told = {clause.key: (clause.text, clause.decision) for clause in usual}
    return [clause for clause in other if told.get(clause.key) != (clause.text, clause.decision)]


def _gone(game: Variant, seats: int, usual: Sequence[Clause], other: Sequence[Clause]) -> str:
    """The rules that do not apply with so many players, or are then as in the basic game."""
    keys = {clause.key for clause in other}
    told = {clause.key: clause for clause in rule_sheet(game.rules(seats), own=game.source, targets=game.targets)}
    missing = [clause for clause in usual if clause.key not in keys]
    lines = [clauses([told[clause.key]]) for clause in missing if clause.key in told]
    lines += [f"- This does not apply: “{clause.text}”" for clause in missing if clause.key not in told]
    return "\n".join(lines)


# Options


def _options(game: Variant) -> Iterator[str]:
    yield "## House rules"
    rows = [_option_row(game, alternative) for alternative in (*game.alternatives, *_other_targets(game))]
    if rows:
        yield "Its source mentions these:"
        yield table(["setting", "what it changes", "players"], rows)
    yield (
        "You can set any other [house rule](../house-rules.md) in the same way:"
        f" `settebello rules {game.id} --set KEY=VALUE`, and with every other command that takes a game."
    )


def _other_targets(game: Variant) -> Iterator[Alternative]:
    usual = game.rules().finish.target
    for target in game.targets:
        if target != usual:
            yield Alternative({"target": str(target)})


def _option_row(game: Variant, alternative: Alternative) -> list[str]:
    seats = alternative.seats or game.seats
    rules: Rules = game.rules(seats[0])
    changed = differences(rules, apply(rules, alternative.settings), own=game.source)
    return [f"`{set_text(alternative.settings)}`", " ".join(clause.text for clause in changed), numbers(seats)]
