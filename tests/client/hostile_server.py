"""A server that sends what a terminal would obey, wherever it sends a text."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from settebello.protocol import game as said
from settebello.server.__main__ import main
from settebello.server.edge.http import responses
from settebello.server.edge.http.endpoints import seats
from settebello.server.edge.socket import handler
from settebello.server.live import broadcaster
from settebello.server.tables import info_messages, opening, sheets
from settebello.server.tables.opening import MAX_TITLE_LENGTH
from settebello.wording import error_text

EVIL = "\x1b]0;owned\x07\x1b]52;c;cm0gLXJm\x07\x9b2J\x1b[31m\u202egnp\u2066\r\n\u2028[@click=app.quit]x[/]\x00"
"""A window title, the clipboard, an erased screen, a colour, a text turned around, an open stretch of direction, an
end of the line, a link of the terminal's own screens, a zero."""


def _spoil() -> None:
    def sentence(*given: Any) -> str:
        return EVIL + error_text(*given)

    def introduced(*given: Any) -> said.TableInfo:
        plain = info_messages.table_info(*given)
        names = tuple(replace(seat, name=EVIL + seat.name) for seat in plain.seats)
        return replace(plain, title=EVIL, rule_sheet=(EVIL, *plain.rule_sheet), seats=names)

    def translated(*given: Any) -> said.Update:
        update = sheets.translate_sheet(*given)
        if update.sheet is None:
            return update
        lines = tuple(
            replace(line, label=EVIL + line.label, why=tuple(EVIL + why for why in line.why))
            for line in update.sheet.lines
        )
        return replace(update, sheet=replace(update.sheet, lines=lines))

    _replace("error_text", sentence, responses, handler)
    _replace("table_info", introduced, broadcaster)
    _replace("translate_sheet", translated, broadcaster)
    _replace("validate_name", _unchecked, opening, seats)


def _replace(name: str, by: object, *modules: ModuleType) -> None:
    for module in modules:
        assert hasattr(module, name), f"{module.__name__} no longer uses {name}"
        setattr(module, name, by)


def _unchecked(text: str, longest: int = MAX_TITLE_LENGTH) -> str:
    return text[:5] + EVIL.replace("\u2028", "")  # which would end a line of the record


if __name__ == "__main__":
    _spoil()
    sys.exit(main())
