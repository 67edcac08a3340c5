"""A server that sends what a terminal would obey, wherever it sends a text."""

from __future__ import annotations

import sys

from msgspec.structs import replace

from settebello.protocol import game as said
from settebello.server.__main__ import main
from settebello.server.http import responses, seats
from settebello.server.socket import handler
from settebello.server.table import live_table, messages, opening
from settebello.server.table.opening import LONGEST_TITLE

EVIL = "\x1b]0;owned\x07\x1b]52;c;cm0gLXJm\x07\x9b2J\x1b[31m\u202egnp\u2066\r\n\u2028[@click=app.quit]x[/]\x00"
"""A window title, the clipboard, an erased screen, a colour, a text turned around, an open stretch of direction, an
end of the line, a link of the terminal's own screens, a zero."""


def _spoil() -> None:
    sentence, introduction, sheet = handler.told, messages.introduction, live_table.in_language

    def told(*given: object) -> str:
        return EVIL + sentence(*given)  # type: ignore[arg-type]

    def introduced(*given: object) -> said.Table:
        plain = introduction(*given)  # type: ignore[arg-type]
        names = tuple(replace(seat, name=EVIL + seat.name) for seat in plain.seats)
        return replace(plain, title=EVIL, rule_sheet=(EVIL, *plain.rule_sheet), seats=names)

    def worded(*given: object) -> said.Update:
        update = sheet(*given)  # type: ignore[arg-type]
        if update.sheet is None:
            return update
        lines = tuple(
            replace(line, label=EVIL + line.label, why=tuple(EVIL + why for why in line.why))
            for line in update.sheet.lines
        )
        return replace(update, sheet=replace(update.sheet, lines=lines))

    responses.told = handler.told = told  # type: ignore[assignment]
    live_table.introduction = introduced  # type: ignore[attr-defined]
    live_table.in_language = worded  # type: ignore[attr-defined]
    for module in (opening, seats):
        module.checked_name = _unchecked  # type: ignore[attr-defined]


def _unchecked(text: str, longest: int = LONGEST_TITLE) -> str:
    return text[:5] + EVIL.replace("\u2028", "")  # which would end a line of the record


if __name__ == "__main__":
    _spoil()
    sys.exit(main())
