"""Link previews for messengers and search engines: Open Graph tags (https://ogp.me) in the head of the page."""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from settebello.errors import SettebelloError
from settebello.record import read_opening
from settebello.server.edge.http.endpoints.games import load_game
from settebello.server.edge.http.endpoints.seats import table_summary
from settebello.server.edge.http.responses import preferred_language
from settebello.wording.catalogue import message

PRODUCT = "Settebello"
IMAGE = "preview.jpg"
"""The picture in the bundle, drawn by web/dev/preview.py."""
IMAGE_SIZE = (1200, 630)


async def preview_tags(request: Request) -> str:
    """The tags for the address of a request. A table or a game that cannot be read has the tags of any page."""
    title = PRODUCT
    try:
        if "table" in request.path_params and request.url.path.startswith("/table/"):
            title = await _table_title(request)
        elif "game" in request.path_params:
            title = await _game_title(request)
    except SettebelloError:
        pass  # the page itself shows the error
    lang = preferred_language(request.scope)
    base = str(request.base_url)
    width, height = IMAGE_SIZE
    tags = {
        "og:site_name": PRODUCT,
        "og:type": "website",
        "og:title": title,
        "og:description": message(lang, "link-preview"),
        "og:url": base.rstrip("/") + request.url.path,
        "og:image": base + IMAGE,
        "og:image:width": str(width),
        "og:image:height": str(height),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta {_kind(name)}="{name}" content="{escape(value)}" />\n' for name, value in tags.items())


def _kind(name: str) -> str:
    return "property" if name.startswith("og:") else "name"


async def _table_title(request: Request) -> str:
    """The game, and the people at the table as far as a stranger may know them."""
    async with request.app.state.tables.use(request.path_params["table"]) as table:
        summary = table_summary(table, preferred_language(request.scope), None)
    return _with_names(summary.title, [seat.name for seat in summary.seats])


async def _game_title(request: Request) -> str:
    """The game and its players, but not its result."""
    game = await load_game(request)
    return _with_names(game.title, read_opening(game.record).names)


def _with_names(title: str, names: list[str] | tuple[str, ...]) -> str:
    known = ", ".join(filter(None, names))
    return f"{title}: {known}" if known else title
