"""The commands for games that are over: reviews of records."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_path, print_json, read_text_file
from settebello.cli.parser import Commands, UsageError, add_command
from settebello.errors import Sentence, SettebelloError

if TYPE_CHECKING:
    from pathlib import Path

    from settebello.record import Record
    from settebello.study import Review
    from settebello.study.review import Progress

MOST_THREADS = 64

_FILE = Sentence("review-file", "Record {file}: {reason}")
_NOT_KEPT = Sentence("review-not-kept", "The review could not be kept in {file}: {reason}")


def add_commands(commands: Commands) -> None:
    """Add the commands."""
    command = add_command(commands, "review", _review, "the decisions of a game, judged", variant=False)
    command.add_argument("records", nargs="+", type=parse_path, metavar="RECORD", help="the file of a record")
    command.add_argument("--seat", type=int, metavar="N", help="judge the decisions of this seat alone, from 0")
    command.add_argument(
        "--precision",
        choices=("quick", "usual", "thorough"),
        default="usual",
        help="how finely actions are told apart (usual)",
    )
    command.add_argument("--threads", type=int, metavar="N", help="decisions judged at a time (default: one a core)")
    command.add_argument("--lang", default="en", help="language of the report: en, it, fr, es, de, ar")


def _review(options: argparse.Namespace) -> None:
    from settebello.cli.progress import progress_bar
    from settebello.study import player_totals
    from settebello.study.report import history_text, review_text
    from settebello.study.review import decision_count
    from settebello.wording.catalogue import language

    language(options.lang)
    records = _read_all(options.records, options.seat)
    total, done, reviews = sum(map(decision_count, records)), 0, []
    with progress_bar("decisions") as progress:
        for path, record in zip(options.records, records, strict=True):
            reviews.append(_kept_or_new(path, record, options, _after(done, total, progress)))
            done += decision_count(record)
            progress(done, total)
    if options.json:
        _print_json(reviews)
        return
    texts = [review_text(found, record.rules, options.lang) for record, found in zip(records, reviews, strict=True)]
    if len(reviews) > 1:
        texts = [f"{path}\n{text}" for path, text in zip(options.records, texts, strict=True)]
        texts.append(history_text(player_totals(reviews), options.lang))
    print("\n".join(texts), end="")


def _after(done: int, total: int, progress: Progress) -> Progress:
    """The progress of one record among several."""
    return lambda now, _of: progress(done + now, total)


def _read_all(paths: list[Path], seat: int | None) -> list[Record]:
    """All the records, so that what cannot be reviewed is refused before the long work begins."""
    from settebello.record import read
    from settebello.study.review import judged_seats

    records = []
    for path in paths:
        text = read_text_file(path)
        try:
            record = read(text)
            judged_seats(record, seat)
        except SettebelloError as error:
            raise UsageError(_FILE(file=str(path), reason=error.problem)) if len(paths) > 1 else error from error
        records.append(record)
    return records


def _kept_or_new(path: Path, record: Record, options: argparse.Namespace, progress: Progress) -> Review:
    """The review kept beside a record, if it is of this record by this judge; else a new one, which is kept."""
    from settebello.study import ReviewError, review
    from settebello.study.review import judge_identity, judged_seats, record_digest
    from settebello.study.stored import load_review, of_seats, review_path, store_review

    file, kept, usable = review_path(path), None, True
    try:
        kept = load_review(file)
    except (ReviewError, OSError) as error:
        usable = False
        _warn(file, error, options.lang)
    identity = judge_identity(record.rules, options.precision)
    if kept is not None and (kept.record, kept.judge) == (record_digest(record), identity):
        found = of_seats(kept, judged_seats(record, options.seat))
        if found is not None:
            return found
    found = review(
        record, seat=options.seat, precision=options.precision, threads=_threads(options.threads), progress=progress
    )
    if usable:
        try:
            store_review(file, found)
        except OSError as error:
            _warn(file, error, options.lang)
    return found


def _warn(file: Path, error: Exception, lang: str) -> None:
    """Say that a review is not kept; it is printed all the same."""
    from settebello.wording import error_text

    reason = error.problem if isinstance(error, SettebelloError) else getattr(error, "strerror", None) or str(error)
    sentence = _NOT_KEPT(file=str(file), reason=reason)
    print(f"settebello: {error_text(UsageError(sentence), lang)}", file=sys.stderr)


def _threads(asked: int | None) -> int:
    import os

    if asked is None:
        usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return min(usable, MOST_THREADS)
    if not 1 <= asked <= MOST_THREADS:
        raise UsageError(f"There can be 1 to {MOST_THREADS} threads, not {asked}.")
    return asked


def _print_json(reviews: list[Review]) -> None:
    import msgspec

    from settebello.study import encode_review, player_totals

    if len(reviews) == 1:
        print(encode_review(reviews[0]).decode())
    else:
        print_json(msgspec.to_builtins({"reviews": reviews, "players": player_totals(reviews)}))
