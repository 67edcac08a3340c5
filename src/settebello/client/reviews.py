"""Reviews that a server makes of kept games: ask for one, follow its progress, and read it."""

from __future__ import annotations

import time
from collections.abc import Callable
from http import HTTPStatus
from urllib.parse import quote

from settebello.client.errors import REVIEW_LATE, ClientError
from settebello.client.http_api import Response, send_request, version_error
from settebello.client.links import GameLink, read_game_link
from settebello.client.sanitizer import decode_sanitized, sanitize_json
from settebello.players.precision import PrecisionName
from settebello.protocol.http import ReviewProgress
from settebello.study.model import Review, ReviewError, decode_review
from settebello.untrusted_text import TextError

POLL_INTERVAL = 2.0
"""Seconds between two questions how far a review is."""


def start_review(link: str, key: str, *, precision: PrecisionName = "usual", lang: str = "en") -> ReviewProgress:
    """Have the server review a kept game. Asked again, it says how far the same review is.

    Args:
        link: ``https://HOST/game/ID``.
        key: the secret of a seat at that game.
        precision: how finely actions are told apart.
        lang: the language of refusals.

    Raises:
        ClientError: the link leads nowhere, the key is nobody's there, or the server makes no review now.
    """
    found = read_game_link(link)
    body = {"precision": precision}
    return _decode_progress(send_request(found.server, _path(found), lang, body, key=key), found)


def fetch_review(link: str, *, precision: PrecisionName | None = None, lang: str = "en") -> Review | ReviewProgress:
    """The review of a kept game, or how far it is. :func:`settebello.study.encode_review` makes JSON of a review.

    Args:
        link: ``https://HOST/game/ID``.
        precision: the precision of the review, or None for the newest finished one.
        lang: the language of refusals.

    Raises:
        ClientError: the link leads nowhere, nobody has asked for a review, or it has failed.
    """
    found = read_game_link(link)
    query = f"?precision={precision}" if precision else ""
    response = send_request(found.server, _path(found) + query, lang)
    if response.status == HTTPStatus.ACCEPTED:
        return _decode_progress(response, found)
    try:
        return decode_review(sanitize_json(response.content))
    except (ReviewError, TextError) as error:
        raise version_error(found.server) from error


def wait_for_review(
    link: str,
    *,
    precision: PrecisionName | None = None,
    progress: Callable[[ReviewProgress], object] = lambda _: None,
    timeout: float | None = None,
    lang: str = "en",
) -> Review:
    """Wait for a review that somebody has asked for. Takes the same arguments and raises the same errors as
    :func:`fetch_review`, and also:

    Args:
        progress: called again and again with the progress.
        timeout: the maximum number of seconds to wait, or None to wait as long as it takes.

    Raises:
        ClientError: it is not done in time.
    """
    deadline = None if timeout is None else time.monotonic() + timeout
    while isinstance(found := fetch_review(link, precision=precision, lang=lang), ReviewProgress):
        progress(found)
        if deadline is not None and time.monotonic() + POLL_INTERVAL > deadline:
            raise ClientError(REVIEW_LATE(percent=found.percent))
        time.sleep(POLL_INTERVAL)
    return found


def _path(link: GameLink) -> str:
    return f"/api/games/{quote(link.game)}/review"


def _decode_progress(response: Response, link: GameLink) -> ReviewProgress:
    try:
        return decode_sanitized(response.content, ReviewProgress)
    except TextError as error:
        raise version_error(link.server) from error
