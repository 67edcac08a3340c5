"""Reviews stored next to the files of their records."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec.structs import replace

from settebello.study.model import Review, decode_review, encode_review
from settebello.untrusted_text import read_file

ENDING = ".review.json"


def review_path(record: Path) -> Path:
    """Where the review of a record is kept: ``game.txt.review.json`` for ``game.txt``."""
    return record.with_name(record.name + ENDING)


def load_review(path: Path) -> Review | None:
    """The review in that file, or None if there is none.

    Raises:
        ReviewError: the file is not a review, or a newer version wrote it.
        TooLong: the file is longer than any review.
        OSError: it cannot be read.
    """
    try:
        return decode_review(read_file(path))
    except FileNotFoundError:
        return None


def store_review(path: Path, review: Review) -> None:
    """Write a review to that file, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    written = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        written.write_bytes(encode_review(review))
        written.replace(path)
    finally:
        written.unlink(missing_ok=True)


def of_seats(review: Review, seats: tuple[int, ...]) -> Review | None:
    """The part of a review that is about these seats, or None if it does not judge them all."""
    if not set(seats) <= set(review.seats):
        return None
    if seats == review.seats:
        return review
    return replace(
        review,
        seats=seats,
        decisions=tuple(decision for decision in review.decisions if decision.seat in seats),
        chances=tuple(chance for chance in review.chances if chance.seat is None or chance.seat in seats),
        luck=(),
        seat_totals=tuple(totals for totals in review.seat_totals if totals.seat in seats),
    )
