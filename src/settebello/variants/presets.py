"""Presets: house rules with a name of their own, each a named game with settings (docs/house-rules.md#presets).

They are games too little known for a rule sheet of their own, or ways to play a named game in one town.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from settebello.errors import RulesError
from settebello.rules.options import apply
from settebello.rules.vocabulary import Idiom, Rules
from settebello.variants.basic import SCOPA
from settebello.variants.cirulla import CIRULLA, LA_SPEZIA, LUZZATI
from settebello.variants.model import Variant, plain_name
from settebello.variants.runs import RONDA
from settebello.variants.scopone import SCOPONE
from settebello.variants.spazzino import TOMBOLON


class Preset(Struct, frozen=True, kw_only=True):
    """A named game with settings, under a name of its own."""

    id: str
    title: str
    base: Variant
    seats: tuple[int, ...]
    """How many can play; the first is the usual number."""
    settings: dict[str, str]
    """As :mod:`settebello.rules.options` reads them."""
    region: str = ""
    idiom: Idiom | None = None
    """Its own words, or None if it uses the words of its base."""
    thin: bool = False
    """Whether it is known only from a single line, or a program."""

    def rules(self, seats: int | None = None) -> Rules:
        """Its rules for a number of seats, or for the usual number if None.

        >>> PRESETS["cucita"].rules().dealt_points.low
        2
        """
        return self.base.rules(self.seats[0] if seats is None else seats, self.settings)

    def includes(self, rules: Rules) -> bool:
        """Whether rules of its base are its own, played to any target."""
        settings = {key: value for key, value in self.settings.items() if key != "target"}
        try:
            return rules.seats in self.seats and apply(rules, settings) == rules
        except RulesError:  # they do not go together
            return False


_ALL = (
    Preset(id="la-spezia", title="Cirulla of La Spezia", base=CIRULLA, seats=(4, 2, 3), settings=LA_SPEZIA),
    Preset(
        id="giardini-luzzati",
        title="Cirulla of the Giardini Luzzati",
        base=CIRULLA,
        seats=(4, 2),
        settings=LUZZATI,
    ),
    Preset(
        id="trenta",
        title="Scopone Trenta",
        base=SCOPONE,
        seats=(4,),
        settings={"honours": "1D:1,2D:2,3D:3", "target": "21", "wins": "1D+2D+3D"},
        thin=True,
    ),
    Preset(
        id="tombolon-padua",
        title="Tombolon of Padua",
        base=TOMBOLON,
        seats=(4,),
        region="Padua, Veneto",
        settings={
            "pack": "52",
            "hands": "4",
            "honours": "2S:1,8S:1,10D:1",
            "last_card_scores": "off",
            "napola.longest": "13",
            "target": "51",
        },
        thin=True,
    ),
    Preset(id="ponino", title="Il Ponino", base=SCOPA, seats=SCOPA.seats, settings={"doubled_by": "9"}, thin=True),
    Preset(
        id="cucita",
        title="Cucita",
        base=SCOPA,
        seats=(2, 4),
        settings={"low": "2", "pair": "3", "three": "7", "target": "21"},
        thin=True,
    ),
    Preset(
        id="caida",
        title="Caída",
        base=RONDA,
        seats=(2, 4),
        region="Venezuela",
        idiom="caida",
        settings={"fall": "1", "sweep.points": "4", "three": "24", "target": "24"},
        thin=True,
    ),
)

PRESETS = {preset.id: preset for preset in _ALL}
"""Every preset by its id."""


def find_preset(name: str) -> Preset | None:
    """The preset of that name, if there is one; case, spaces and underscores do not matter.

    >>> find_preset("La Spezia").base.id
    'cirulla'
    """
    return PRESETS.get(plain_name(name))


def preset_of(base: Variant, rules: Rules) -> Preset | None:
    """The preset that rules of a named game are, if they are one.

    >>> preset_of(PRESETS["caida"].base, PRESETS["caida"].rules()).title
    'Caída'
    """
    return next((preset for preset in _ALL if preset.base is base and preset.includes(rules)), None)


def in_own_words(base: Variant, rules: Rules) -> Rules:
    """The same rules, in the words of the preset that they are, if they are one with its own words."""
    told = (preset for preset in _ALL if preset.idiom is not None and preset.base is base)
    return next((replace(rules, idiom=preset.idiom) for preset in told if preset.includes(rules)), rules)


def source_targets(base: Variant, rules: Rules) -> tuple[int, ...]:
    """The points to win that the source of a game names for rules of it; none for a preset, whose source differs.

    >>> source_targets(SCOPA, SCOPA.rules()), source_targets(SCOPA, PRESETS["cucita"].rules())
    ((11, 16, 21), ())
    """
    return () if preset_of(base, rules) else base.targets
