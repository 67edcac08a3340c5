"""The table of every option."""

from __future__ import annotations

from generated_pages.markdown import table
from settebello.rules.base import MOST_POINTS, MOST_SETS
from settebello.rules.option_list import OPTIONS, Option
from settebello.rules.option_values import write

_TOGETHER = {"declaring": "declarations", "matta": "declarations"}
"""Parts of the rules that are described with another."""

SECTIONS = {
    "pack": "The pack",
    "seating": "Seats",
    "deal": "The deal",
    "capture": "Captures",
    "sweep": "Sweeps",
    "capture_points": "Captures that score",
    "dealt_points": "Hands that score as they are dealt",
    "leftover": "The end of a round",
    "scoring": "Scoring",
    "bonus": "The suit that counts",
    "declarations": "Declarations",
    "finish": "Winning",
}


def options_table() -> str:
    """Every option with its values, a table for each part of the rules."""
    parts = []
    for node, title in SECTIONS.items():
        rows = [_row(option) for option in OPTIONS if _part(option) == node]
        parts.append(f"### {title}\n\n{table(['key', 'values', 'basic game'], rows)}")
    return "\n\n".join(parts)


def _part(option: Option) -> str:
    part = option.path.split(".")[0]
    return _TOGETHER.get(part, part)


def _row(option: Option) -> list[str]:
    default = f"`{write(option.default)}`"
    return [f"`{option.key}`", _values(option), f"{default} when its line is on" if option.line else default]


def _values(option: Option) -> str:
    values = ", ".join(f"`{value}`" for value in option.values)
    match option.kind:
        case "words":
            return f"`never`, or some of {values} with commas between"
        case "numbers" if not option.default:
            return (
                f"`never`, or whole numbers from {option.least} to {option.most} with commas between, such as `1,5,10`"
            )
        case "numbers":
            return "cards to each hand in each deal, such as `3,3,3`, or one number for all deals"
        case "card-points":
            return f"`never`, or cards with their points, such as `8S:1,2S:1`, from -{MOST_POINTS} to {MOST_POINTS}"
        case "card-sets":
            return f"`never`, or up to {MOST_SETS} sets of cards with commas between, such as `1D+2D+3D,1D+7D`"
    if values:
        return values
    if option.most is None:
        return f"a whole number, {option.least} or more"
    return f"a whole number from {option.least} to {option.most}"
