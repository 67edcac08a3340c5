"""Open tables that their hosts have listed, as everybody in the lobby sees them."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from settebello.errors import SettebelloError
from settebello.protocol.lobby import ListedTable
from settebello.record.titles import nearest_variant
from settebello.server.live.live_table import LiveTable
from settebello.server.store.lobby import ListedRow
from settebello.server.tables.info_messages import variant_title
from settebello.variants import variant


class TableNotice(Struct, frozen=True, kw_only=True):
    """The stored information about a listed table. It has no title, since nobody has checked the host's choice."""

    game: str
    """The id of the variant."""
    plain: bool
    """Whether there are no house rules."""
    host: str
    seats: int
    taken: int
    target: int
    clock: float | None
    rated: bool = False


def is_open(table: LiveTable) -> bool:
    """Whether somebody can still sit down."""
    return not (table.room.started or table.room.closed) and bool(table.room.open_seats)


def listed_row(table: LiveTable) -> ListedRow:
    """The row that lists a table."""
    setup, room = table.setup, table.room
    game = setup.game or nearest_variant(setup.rules).id
    notice = TableNotice(
        game=game,
        plain=setup.title == variant(game).title,
        host="" if room.host is None else room.places[room.host].name,
        seats=setup.rules.seats,
        taken=setup.rules.seats - len(room.open_seats),
        target=setup.rules.finish.target,
        clock=setup.clock,
        rated=bool(setup.rated),
    )
    return ListedRow(table=setup.id, about=msgspec.json.encode(notice).decode())


def listed_table(row: ListedRow, lang: str) -> ListedTable | None:
    """A listed table in that language, or None if a different release has stored something unknown here."""
    try:
        notice = msgspec.json.decode(row.about, type=TableNotice)
        title = variant_title(variant(notice.game).id, lang, plain=notice.plain)
    except (msgspec.MsgspecError, SettebelloError):
        return None
    return ListedTable(
        table=row.table,
        title=title,
        host=notice.host,
        seats=notice.seats,
        taken=notice.taken,
        target=notice.target,
        clock=notice.clock,
        rated=notice.rated,
    )
