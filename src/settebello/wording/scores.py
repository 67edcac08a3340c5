"""A scored round in words: each line of the score sheet, and why each side has or has not scored it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from settebello.cards import Card
from settebello.rules.scores import LINES, RoundScore, SideScore
from settebello.rules.vocabulary import Rules
from settebello.wording.catalogue import language, message
from settebello.wording.figures import halves
from settebello.wording.fluent import flag
from settebello.wording.game_end import game_end_lines
from settebello.wording.idiom import common, suit_word, suits
from settebello.wording.names import card_names, enumerate_words, join_words
from settebello.wording.score_line import FEW_CARDS, ScoredRound, ScoreLine

Number = TypeVar("Number", int, float)


def line_label(key: str, lang: str = "en", rules: Rules | None = None) -> str:
    """The name of a line of the score sheet in the words of the game.

    >>> line_label("cards"), line_label("settebello", "it")
    ('Cards', 'Settebello')
    """
    return message(language(lang), f"label-{key.replace('_', '-')}", common(rules or Rules()))


def score_lines(
    rules: Rules, score: RoundScore, lang: str = "en", totals: Sequence[int] | None = None
) -> list[ScoreLine]:
    """Every line of the game, in the order of the score sheet; if the deal decided the game, only that.

    Args:
        rules: the rules of the game.
        score: the score of the round.
        lang: the language of the text.
        totals: the points of each side, including the round; with them, the lines say whether a tie begins a new game.

    Raises:
        LanguageError: there are no texts in that language.
    """
    table = ScoredRound(rules=rules, score=score, lang=language(lang))
    lines = [
        ScoreLine(
            key=key,
            label=line_label(key, lang, rules),
            points=tuple(side.lines.get(key, 0) for side in score.sides),
            why=tuple(_REASONS[key](table, side) for side in range(len(score.sides))),
            cards=_prime_cards(table) if key == "primiera" else (),
        )
        for key in LINES
        if score.as_dealt is None and (is_in_play(rules, key) or any(side.lines.get(key) for side in score.sides))
    ]
    return [*lines, *game_end_lines(table, totals)]


def score_text(rules: Rules, score: RoundScore, lang: str = "en") -> str:
    """The score sheet as plain text: each line with the points of each side and the reasons, and the totals. Sides are
    numbered from 1."""
    code = language(lang)
    sides = [message(code, "score-side", {"side": side}) for side in range(1, len(score.sides) + 1)]
    text = []
    for line in score_lines(rules, score, lang):
        text.append(line.label)
        text += [f"  {row[0]}: {row[1]:2}  {row[2]}" for row in zip(sides, line.points, line.reasons, strict=True)]
    totals = [f"  {side}: {total:2}" for side, total in zip(sides, score.totals, strict=True)]
    return "\n".join([*text, message(code, "score-total"), *totals, ""])


def is_in_play(rules: Rules, key: str) -> bool:
    """Whether a line of the score sheet can score in a game.

    >>> is_in_play(Rules(), "primiera"), is_in_play(Rules(), "napola")
    (True, False)
    """
    if key == "sweeps":
        return rules.sweep.flat_points > 0
    if key == "declarations":
        return rules.declarations != "none" or rules.dealt_points.scores
    if key == "captures":
        return rules.capture_points.scores or (rules.sweep.by_card and rules.sweep.points > 0)
    return bool(getattr(rules.scoring, key))


def _others(numbers: list[Number], side: int) -> list[Number]:
    return sorted((number for other, number in enumerate(numbers) if other != side), reverse=True)


def _comparison(table: ScoredRound, key: str, numbers: list[int], side: int) -> str:
    """'21 cards to 19', or that the best are equal."""
    others = _others(numbers, side)
    if numbers[side] == others[0]:
        return _tie(table, key, numbers, side)
    return table.say(f"{key}-to", count=numbers[side], others=join_words(map(str, others), table.lang))


def _tie(table: ScoredRound, key: str, numbers: list[int], side: int) -> str:
    """Which side scores a line if the best are equal: none, each a share, or the one that played first."""
    line = key.removeprefix("why-")
    rule = getattr(table.rules.scoring, line).tie
    if rule == "nobody" or not any(table.points(other, line) for other in range(len(numbers))):
        return table.say(f"{key}-tie", count=numbers[side])
    if rule == "split":
        return table.say("why-tie-split", count=numbers[side])
    return table.say("why-tie-first" if table.points(side, line) else "why-tie-later", count=numbers[side])


def _honours(table: ScoredRound, side: int) -> str:
    """The cards taken, by name if they are few."""
    taken, played = table.score.sides[side].honours, table.rules.scoring.honours
    if not taken:
        return table.say("why-honours-none")
    if len(played) > FEW_CARDS:
        return table.say("why-honours-many", count=len(taken), all=len(played))
    return table.say("why-honours", cards=card_names(taken, table.lang, suits=suits(table.rules)))


def _double_all(table: ScoredRound, side: int) -> str:
    return table.say("why-double-all", taken=flag(table.points(side, "double_all")))


def _sweeps(table: ScoredRound, side: int) -> str:
    doubled = table.score.sides[side].sweeps_doubled
    worth = table.rules.sweep.points
    count = table.points(side, "sweeps") // worth // (2 if doubled else 1)
    reason = table.say("why-sweeps", count=count)
    if worth > 1 and count:
        reason = table.say("why-sweeps-worth", reason=reason, points=worth)
    return table.say("why-sweeps-doubled", reason=reason) if doubled and count else reason


def _captures(table: ScoredRound, side: int) -> str:
    return table.say("why-captures", points=table.points(side, "captures"))


def _card_count(table: ScoredRound, side: int) -> str:
    line = table.rules.scoring.card_count
    assert line is not None, "the line is in play"
    count = table.score.sides[side].cards
    if count < line.at_least or not line.each:
        return table.say("why-card-count", count=count, least=line.at_least)
    exact = line.points + line.each * (count - line.at_least)
    even = flag(table.points(side, "card_count") > exact)
    return table.say(
        "why-card-count-more", count=count, first=line.points, least=line.at_least, each=line.each, even=even
    )


def _cards(table: ScoredRound, side: int) -> str:
    line = table.rules.scoring.cards
    numbers = table.counts(lambda score: score.cards)
    if line and line.at_least:
        return table.say("why-cards-least", count=numbers[side], least=line.at_least)
    return _comparison(table, "why-cards", numbers, side)


def _coins(table: ScoredRound, side: int) -> str:
    line = table.rules.scoring.coins
    numbers = table.counts(lambda score: score.coins)
    others = _others(numbers, side)
    best = numbers[side] >= line.at_least if line and line.at_least else numbers[side] > others[0]
    if best and not table.points(side, "coins"):
        return table.say("why-coins-no-seven", count=numbers[side])
    if line and line.at_least:
        return table.say("why-coins-least", count=numbers[side], least=line.at_least)
    return _comparison(table, "why-coins", numbers, side)


def _one_card(key: str) -> Callable[[ScoredRound, int], str]:
    """The reason why the line of a single card is scored: the side that took it."""

    def why(table: ScoredRound, side: int) -> str:
        taken = flag(table.points(side, key))
        return table.say(f"why-{key.replace('_', '-')}", taken=taken)

    return why


def _primiera(table: ScoredRound, side: int) -> str:
    values = _prime_values(table)
    return _compare_primes(table, side, values) if values[side] >= 0 else _missing_suits(table, table.score.sides[side])


def _prime_values(table: ScoredRound) -> list[float]:
    """The value of each side's prime in halves; -1 without one."""
    sides, line = table.score.sides, table.rules.scoring.primiera
    compared = line is not None and line.missing_suit == "compared" and any(map(_held, sides))
    if compared and not any(map(_is_complete, sides)):
        return [score.prime_value for score in sides]
    return [score.prime_value if _is_complete(score) else -1 for score in sides]


def _prime_cards(table: ScoredRound) -> tuple[tuple[Card, ...], ...]:
    pairs = zip(table.score.sides, _prime_values(table), strict=True)
    return tuple(_held(score) if value >= 0 else () for score, value in pairs)


def _compare_primes(table: ScoredRound, side: int, values: list[float]) -> str:
    """'76 to 74'; a value of -1 means a side without a prime."""
    value = halves(round(2 * values[side]))
    others = [other for other in _others(values, side) if other >= 0]
    if not others:
        return table.say("why-prime-alone", value=value)
    if values[side] == others[0]:
        return table.say("why-prime-tie", value=value)
    written = [halves(round(2 * other)) for other in others]
    return table.say("why-prime-to", value=value, others=join_words(written, table.lang))


def _held(score: SideScore) -> tuple[Card, ...]:
    return tuple(card for card in score.prime if card is not None)


def _is_complete(score: SideScore) -> bool:
    return None not in score.prime


def _missing_suits(table: ScoredRound, score: SideScore) -> str:
    """'no card of swords: no prime'."""
    pack = suits(table.rules)
    letters = [letter for letter, card in zip("DCSB", score.prime, strict=True) if card is None]
    names = [table.say("suit-name", suit=suit_word(letter, pack)) for letter in letters]
    return table.say("why-prime-missing", suits=enumerate_words(names, table.lang))


def _barmila(table: ScoredRound, side: int) -> str:
    sevens = table.counts(lambda score: score.sevens)
    best = max(sevens)
    line = table.rules.scoring.barmila
    if sevens[side] < best or sevens.count(best) == 1:
        rivals = join_words(map(str, _others(sevens, side)), table.lang)
        return table.say("why-sevens-to", count=sevens[side], others=rivals)
    if line is not None and line.ranks == "sevens":
        return table.say("why-sevens-tie", count=best)
    if line is not None and line.ranks == "sevens-sixes-aces-fives":
        return _next_ranks(table, side)
    sixes = [score.sixes if score.sevens == best else -1 for score in table.score.sides]
    others = [number for number in _others(sixes, side) if number >= 0]
    given = {"sevens": best, "count": sixes[side]}
    if sixes[side] == others[0]:
        return table.say("why-sixes-tie", **given)
    return table.say("why-sixes-to", **given, others=join_words(map(str, others), table.lang))


_NEXT_RANKS: tuple[tuple[int, Callable[[SideScore], int]], ...] = (
    (6, lambda score: score.sixes),
    (1, lambda score: score.aces),
    (5, lambda score: score.fives),
)


def _next_ranks(table: ScoredRound, side: int) -> str:
    """For the sides that tie in sevens: the first rank that distinguishes them."""
    sevens = table.counts(lambda score: score.sevens)
    level = [number == max(sevens) for number in sevens]
    for rank, count in _NEXT_RANKS:
        counts = [number if there else -1 for number, there in zip(table.counts(count), level, strict=True)]
        best = max(counts)
        if counts[side] < best or counts.count(best) == 1:
            others = join_words([str(number) for number in _others(counts, side) if number >= 0], table.lang)
            return table.say("why-next-to", rank=rank, count=counts[side], others=others)
        level = [number == best for number in counts]
    return table.say("why-next-tie")


def _run_up(line: str) -> Callable[[ScoredRound, int], str]:
    def why(table: ScoredRound, side: int) -> str:
        return _run(table, side, line, "why-run-up", table.score.sides[side].run_up)

    return why


def _run_down(table: ScoredRound, side: int) -> str:
    return _run(table, side, "scaletta_alta", "why-run-down", table.score.sides[side].run_down)


def _run(table: ScoredRound, side: int, line: str, key: str, length: int) -> str:
    """The length of the run, and how many of its cards count if not all do."""
    points, longest = table.points(side, line), getattr(table.rules.scoring, line).longest
    if table.score.outright == side and not points:
        return table.say("why-run-whole")
    if not points:
        return table.say(f"{key}-short", length=length)
    reason = table.say(key, length=length)
    return table.say("why-run-more", reason=reason, count=longest) if length > longest else reason


def _declarations_reason(table: ScoredRound, side: int) -> str:
    return table.say("why-declarations", points=table.points(side, "declarations"))


def _with_extra(key: str, extra: str, reason: Callable[[ScoredRound, int], str]) -> Callable[[ScoredRound, int], str]:
    """Why a line is scored, and why it is worth more than its points."""

    def why(table: ScoredRound, side: int) -> str:
        line, text = getattr(table.rules.scoring, key), reason(table, side)
        if line is None or table.points(side, key) <= line.points:
            return text
        return table.say(f"why-{key}-{extra}", reason=text, points=getattr(line, extra))

    return why


_REASONS: dict[str, Callable[[ScoredRound, int], str]] = {
    "sweeps": _sweeps,
    "cards": _with_extra("cards", "few", _cards),
    "coins": _with_extra("coins", "all", _coins),
    "settebello": _one_card("settebello"),
    "primiera": _primiera,
    "barmila": _with_extra("barmila", "all", _barmila),
    "re_bello": _one_card("re_bello"),
    "napola": _run_up("napola"),
    "scaletta_bassa": _run_up("scaletta_bassa"),
    "scaletta_alta": _run_down,
    "two_of_clubs": _one_card("two_of_clubs"),
    "honours": _honours,
    "double_all": _double_all,
    "declarations": _declarations_reason,
    "captures": _captures,
    "card_count": _card_count,
}
