"""Luck as text, in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from settebello.estimates import Estimate
from settebello.rules import Rules
from settebello.study.luck.model import GameLuck, LuckAmount
from settebello.study.luck.strength import AdjustedMean, Encounter, side_names
from settebello.study.report import ReportWords
from settebello.study.text_table import Row, table_lines
from settebello.wording.catalogue import language
from settebello.wording.figures import decimal, percent

QUANTILE = 2.0
"""Standard errors of the intervals that are shown."""
MOST_DEALS = 3
"""The deals that are named, the most important first."""


def luck_text(luck: GameLuck, rules: Rules, lang: str = "en") -> str:
    """The parts of a result, and its most important deals.

    Raises:
        LanguageError: there are no words in that language.
    """
    words = ReportWords(rules, language(lang))
    return "\n".join([*_parts(luck, words), "", *_deals(luck, words), words("luck-value", value=luck.value), ""])


def encounters_text(met: Sequence[Encounter], lang: str = "en") -> str:
    """Strength over many games: mean results with the luck and without it.

    Raises:
        LanguageError: there are no words in that language.
    """
    words = ReportWords(Rules(), language(lang))
    header = ("", *(words(f"luck-{column}") for column in ("of", "mean", "adjusted", "factor", "more")))
    rows = [row for one in met for row in _encounter_rows(one, words)]
    return "\n".join([*table_lines([header, *rows]), words("luck-more-note"), ""])


def _parts(luck: GameLuck, words: ReportWords) -> Iterator[str]:
    own, other = side_names(luck, own=True), side_names(luck, own=False)
    if not luck.finished:
        yield words("review-unfinished")
    parts = [
        (words("luck-result", side=own), luck.result),
        (words("luck-expected"), luck.expected),
        (words("luck-deals"), luck.deals),
    ]
    if luck.judge is not None:
        parts += [
            (words("luck-hidden"), luck.hidden),
            (words("luck-decisions", side=own), luck.own),
            (words("luck-decisions", side=other), luck.others),
        ]
    parts.append((words("luck-rest"), luck.rest))
    interval = "± (95%)"
    header = ("", words("review-points"), interval, words("review-chance"), interval)
    yield from table_lines(
        [header, *(_amounts(name, amount, words, level=n < 2) for n, (name, amount) in enumerate(parts))]
    )


def _amounts(name: str, amount: LuckAmount, words: ReportWords, *, level: bool) -> Row:
    """A row of the table; a level has no sign before its chance."""
    return (
        name,
        words.points(amount.points),
        decimal(QUANTILE * amount.points_error, words.lang) if amount.points_error else "",
        "" if amount.chance is None else percent(amount.chance, words.lang, sign=not level),
        percent(QUANTILE * amount.chance_error, words.lang) if amount.chance_error else "",
    )


def _deals(luck: GameLuck, words: ReportWords) -> Iterator[str]:
    deals = sorted(luck.by_deal, key=lambda deal: -abs(deal.luck.points))[:MOST_DEALS]
    if deals:
        found = ((f"{deal.round}.{deal.deal}", words.points(deal.luck.points)) for deal in deals)
        yield words("luck-most", deals=words.phrases(f"{place} {points}" for place, points in found))


def _encounter_rows(met: Encounter, words: ReportWords) -> Iterator[Row]:
    names = " \N{EN DASH} ".join(met.names)
    if met.rounds is not None:
        yield (names, words("luck-rounds", count=met.rounds.observations), *_means(met.rounds, words, share=False), "")
    if met.games is not None:
        more = "" if met.more_games is None else str(met.more_games)
        yield (names, words("luck-games", count=met.games.observations), *_means(met.games, words, share=True), more)


def _means(found: AdjustedMean, words: ReportWords, *, share: bool) -> Row:
    factor = "" if found.variance_factor is None else decimal(found.variance_factor, words.lang, digits=1)
    return (_mean(found.raw, words, share=share), _mean(found.adjusted, words, share=share), factor)


def _mean(found: Estimate, words: ReportWords, *, share: bool) -> str:
    """A mean with its 95% interval; without one if all results are the same, as if nothing were uncertain."""
    mean = percent(found.mean, words.lang) if share else words.points(found.mean)
    if found.high is None or not found.error:
        return mean
    half = found.high - found.mean
    return f"{mean} ± {percent(half, words.lang) if share else decimal(half, words.lang)}"
