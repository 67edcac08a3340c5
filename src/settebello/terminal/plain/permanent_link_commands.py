"""The typed commands for the permanent link of a finished game: ``keep`` and ``takedown``."""

from __future__ import annotations

from settebello.terminal.plain.people_commands import WriteLines
from settebello.terminal.session.game_session import ActionRefused, PermanentLink
from settebello.terminal.text.narration import Narrator


def run_permanent_link_command(narrator: Narrator, link: PermanentLink, word: str, write: WriteLines) -> bool:
    """Run a command that concerns the permanent link. Returns False if it is not such a command."""
    text = narrator.translator.text
    try:
        if word in {"keep", text("word-keep")}:
            link.make()
            write(text("permanent-link", link=link.address or ""), text("permanent-link-detail"))
            write(text("take-down-plain"))
        elif word in {"takedown", text("word-take-down")} and link.address:
            link.take_down()
            write(text("game-down"))
        else:
            return False
    except ActionRefused as error:
        write(narrator.translator.error_text(error))
    return True
