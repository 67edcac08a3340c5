"""The canonical JSON form of rules, and their digest.

The idiom is not a rule. It is left out of the digest, and out of the JSON if it is the one that :func:`implied_idiom`
finds: so rules that were written before the idiom became a separate value are still read with the same words.

Values added to the vocabulary later are left out if they are the basic game's: so the JSON and the digest of every game
that could be expressed before do not change.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from settebello.errors import RulesError
from settebello.rules.vocabulary import CapturePoints, DealtPoints, Idiom, Rules
from settebello.untrusted_text import TextError, decode_json

_encoder = msgspec.json.Encoder(order="sorted")
_LATER = {
    ("seating", "teams"): True,
    ("deal", "dealer_takes"): "none",
    ("deal", "dealer_wins"): "none",
    ("deal", "misdeals"): 0,
    ("scoring", "cards", "few"): 0,
    ("scoring", "cards", "tie"): "nobody",
    ("scoring", "coins", "all"): 0,
    ("scoring", "coins", "tie"): "nobody",
    ("scoring", "barmila", "all"): 0,
    ("scoring", "barmila", "ranks"): "sevens-sixes",
    ("finish", "shut_out"): False,
    ("finish", "wins"): (),
    ("finish", "lowest"): False,
    ("finish", "tie"): "round",
    ("capture", "ace_first"): "free",
    ("capture", "pictures"): "value",
    ("capture", "run"): False,
    ("capture", "steal"): False,
    ("sweep", "by_card"): False,
    ("sweep", "doubled_by"): 0,
    ("declaring",): {"when": "round", "points": "best"},
    ("matta",): "none",
    ("dealt_points", "low"): 0,
    ("dealt_points", "low_pair"): 0,
    ("scoring", "napola", "with_all"): False,
    ("scoring", "scaletta_bassa", "longest"): 9,
    ("scoring", "scaletta_alta", "longest"): 9,
}
"""The paths of values that were added to the vocabulary after the first release, and the basic game's value there."""


def to_json(rules: Rules) -> str:
    """The canonical JSON: every value written, keys sorted, no spaces; scoring lines that are not played are left out,
    and so is the idiom if it is the implied one."""
    return _json(rules, with_idiom=rules.idiom != implied_idiom(rules))


@lru_cache(maxsize=256)
def _json(rules: Rules, *, with_idiom: bool) -> str:
    tree = msgspec.to_builtins(rules)
    if not with_idiom:
        del tree["idiom"]
    if rules.capture_points == CapturePoints():
        del tree["capture_points"]
    if rules.dealt_points == DealtPoints():
        del tree["dealt_points"]
    for (*parts, name), usual in _LATER.items():
        node = tree
        for part in parts:
            node = node.get(part, {})
        if node.get(name) == usual:
            del node[name]
    return _encoder.encode(tree).decode()


class _Idiom(msgspec.Struct):
    """The part of rules that states their idiom, if they do."""

    idiom: Idiom | None = None


def from_json(text: str | bytes) -> Rules:
    """Read rules; a missing value is the basic game's, and a missing idiom the implied one.

    Raises:
        RulesError: not JSON, an unknown key, or a value outside the vocabulary. Whether the values can be combined is
            checked by :func:`settebello.rules.validation.check`.
    """
    try:
        rules, said = decode_json(text, Rules), decode_json(text, _Idiom)
    except TextError as error:
        raise RulesError(f"These rules cannot be read: {error}.") from error
    return rules if said.idiom else replace(rules, idiom=implied_idiom(rules))


def implied_idiom(rules: Rules) -> Idiom:
    """The idiom of rules that do not state theirs, found by what distinguishes the games with their own idiom.

    >>> implied_idiom(Rules())
    'scopa'
    """
    primiera = rules.scoring.primiera
    if rules.pack.jack_over_queen or rules.deal.cut:
        return "chkobba"
    if rules.bonus == "C" or (primiera is not None and primiera.scale == "hurrikan"):
        return "hurrikan"
    if rules.pack.size == 36:
        return "corsican"
    if rules.leftover == "last-deal" and rules.sweep.last_card and not rules.deal.redeal:
        return "winning-moves"
    return "scopa"


def digest(rules: Rules) -> str:
    """SHA-256 of the digested JSON, in hexadecimal: two rules are the same game if and only if these agree."""
    import hashlib  # slow to load, and most callers want no digest

    return hashlib.sha256(digested_json(rules).encode()).hexdigest()


def digested_json(rules: Rules) -> str:
    """The canonical JSON without the idiom, which :func:`digest` binds.

    >>> digested_json(Rules())[:24]
    '{"bonus":"D","capture":{'
    """
    return _json(rules, with_idiom=False)
