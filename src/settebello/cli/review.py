"""The commands for games that are over: reviews of records, and luck."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_path, print_json_text, read_text_file
from settebello.cli.parser import Commands, Parser, UsageError, add_command
from settebello.errors import Sentence, SettebelloError
from settebello.standard_streams import report

if TYPE_CHECKING:
    from pathlib import Path

    from msgspec import Struct

    from settebello.record import Record
    from settebello.study import Review
    from settebello.study.review import Progress

MOST_THREADS = 64

_FILE = Sentence("review-file", "Record {file}: {reason}")
_NOT_KEPT = Sentence("review-not-kept", "The review could not be kept in {file}: {reason}")


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    command = add_command(commands, "review", _review, "the decisions of a game, judged", variant=False)
    _add_options(command, seat="judge the decisions of this seat alone, from 0")
    command = add_command(commands, "luck", _luck, "the luck in a game, and strength without it", variant=False)
    _add_options(command, seat="the seat whose luck it is, from 0 (0)")
    command.add_argument(
        "--no-decisions", action="store_true", help="leave out what decisions cost, which takes longer"
    )


def _add_options(command: Parser, *, seat: str) -> None:
    command.add_argument("records", nargs="+", type=parse_path, metavar="RECORD", help="the file of a record")
    command.add_argument("--seat", type=int, metavar="N", help=seat)
    command.add_argument(
        "--precision",
        choices=("quick", "usual", "thorough"),
        default="usual",
        help="how finely actions are told apart (usual)",
    )
    command.add_argument("--threads", type=int, metavar="N", help="decisions judged at a time (default: one a core)")
    command.add_argument("--lang", default="en", help="language of the report: en, it, fr, es, de, ar")


def _review(options: argparse.Namespace) -> None:
    from settebello.study import player_totals
    from settebello.study.report import history_text, review_text

    records = _read_all(options)
    reviews = _reviews(records, options, options.seat)
    if options.json:
        _print_json(reviews, reviews=reviews, players=player_totals(reviews))
        return
    texts = [review_text(found, record.rules, options.lang) for record, found in zip(records, reviews, strict=True)]
    _print_texts(texts, history_text(player_totals(reviews), options.lang), options)


def _luck(options: argparse.Namespace) -> None:
    from settebello.cli.progress import progress_bar
    from settebello.study.luck.decomposition import game_luck
    from settebello.study.luck.report import encounters_text, luck_text
    from settebello.study.luck.strength import encounters

    records = _read_all(options)
    reviews = [None] * len(records) if options.no_decisions else _reviews(records, options, None)
    games = []
    with progress_bar("games") as progress:
        for record, review in zip(records, reviews, strict=True):
            side = record.rules.side_of(options.seat or 0)
            games.append(review.luck[side] if review and review.luck else game_luck(record, review, side=side))
            progress(len(games), len(records))
    if options.json:
        _print_json(games, games=games, encounters=encounters(games))
        return
    texts = [luck_text(luck, record.rules, options.lang) for record, luck in zip(records, games, strict=True)]
    _print_texts(texts, encounters_text(encounters(games), options.lang), options)


def _print_texts(texts: list[str], together: str, options: argparse.Namespace) -> None:
    """The report of one record; of several, each under its file, and then what they are together."""
    if len(texts) > 1:
        texts = [f"{path}\n{text}" for path, text in zip(options.records, texts, strict=True)]
        texts.append(together)
    print("\n".join(texts), end="")


def _print_json(single: Sequence[Struct], **together: object) -> None:
    """The object of one record; of several, all of them and what they are together."""
    import msgspec

    print_json_text(msgspec.json.encode(single[0] if len(single) == 1 else together).decode())


def _read_all(options: argparse.Namespace) -> list[Record]:
    """Read all the records first: unusable ones are refused before the long work begins."""
    from settebello.study.review import judged_seats, read_record
    from settebello.wording.catalogue import language

    language(options.lang)
    _threads(options.threads)
    records = []
    for path in options.records:
        text = read_text_file(path)
        try:
            record = read_record(text)
            judged_seats(record, options.seat)
        except SettebelloError as error:
            several = len(options.records) > 1
            raise UsageError(_FILE(file=str(path), reason=error.problem)) if several else error from error
        records.append(record)
    return records


def _reviews(records: list[Record], options: argparse.Namespace, seat: int | None) -> list[Review]:
    """The reviews of the records, with a progress bar."""
    from settebello.cli.progress import progress_bar
    from settebello.study.review import decision_count

    total, done, reviews = sum(map(decision_count, records)), 0, []
    with progress_bar("decisions") as progress:
        for path, record in zip(options.records, records, strict=True):
            reviews.append(_kept_or_new(path, record, options, seat, _after(done, total, progress)))
            done += decision_count(record)
            progress(done, total)
    return reviews


def _after(done: int, total: int, progress: Progress) -> Progress:
    """The progress of one record among several."""
    return lambda now, _of: progress(done + now, total)


def _kept_or_new(
    path: Path, record: Record, options: argparse.Namespace, seat: int | None, progress: Progress
) -> Review:
    """The review stored next to a record, if it is of this record by this judge; otherwise a new one, which is
    stored."""
    from settebello.record import record_digest
    from settebello.study import review
    from settebello.study.review import judged_seats, reviewer_identity
    from settebello.study.stored import load_review, of_seats, review_path, store_review

    file, kept, usable = review_path(path), None, True
    try:
        kept = load_review(file)
    except (SettebelloError, OSError) as error:
        usable = False
        _warn(file, error, options.lang)
    identity = reviewer_identity(record.rules, options.precision)
    if kept is not None and (kept.record, kept.judge) == (record_digest(record), identity):
        found = of_seats(kept, judged_seats(record, seat))
        if found is not None:
            return found
    found = review(record, seat=seat, precision=options.precision, threads=_threads(options.threads), progress=progress)
    if usable:
        try:
            store_review(file, found)
        except OSError as error:
            _warn(file, error, options.lang)
    return found


def _warn(file: Path, error: Exception, lang: str) -> None:
    """Report that a review cannot be stored; it is printed anyway."""
    from settebello.wording import error_text

    reason = error.problem if isinstance(error, SettebelloError) else getattr(error, "strerror", None) or str(error)
    sentence = _NOT_KEPT(file=str(file), reason=reason)
    report(f"settebello: {error_text(UsageError(sentence), lang)}")


def _threads(asked: int | None) -> int:
    import os

    if asked is None:
        usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return min(usable, MOST_THREADS)
    if not 1 <= asked <= MOST_THREADS:
        raise UsageError(f"There can be 1 to {MOST_THREADS} threads, not {asked}.")
    return asked
