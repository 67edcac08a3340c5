"""The table's style sheet. Colours are the terminal's own, so they follow its light or dark theme."""

from __future__ import annotations

from collections.abc import Mapping

NARROW_WIDTH = 66
"""The number of columns below which piles and log are not shown next to the table."""

LOW_HEIGHT = 18
"""Rows below which the hand is drawn small."""

STYLE = """
Screen { layout: vertical; }
#head { height: 1; }
#top { height: 1; padding: 0 1; text-style: reverse; width: 1fr; text-wrap: nowrap; text-overflow: ellipsis; }
#clock { height: 1; padding: 0 1; text-style: reverse; width: auto; }
#clock.soon { text-style: bold reverse; color: ansi_red; }
#seats { height: 3; }
.seat { width: 1fr; height: 3; padding: 0 0 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
.turn { text-style: bold; }
#middle { height: 1fr; }
#cards { width: 1fr; height: 100%; border: round ansi_green; padding: 0 1; }
#aside { width: 28; height: 100%; }
#sides { height: auto; padding: 0 1; }
#log { height: 1fr; border-top: solid ansi_green; padding: 0 1; scrollbar-size-vertical: 1; }
#prompt { height: 2; padding: 0 1; }
#hand { height: 5; padding: 0 1; }
#hands { height: auto; padding: 0 1; }
#last-action { height: 4; padding: 0 1; }
#foot { height: 1; padding: 0 1; text-style: dim; text-wrap: nowrap; text-overflow: ellipsis; }

.-narrow #aside { display: none; }
.-low #hand { height: 2; }
.-low #last-action { height: 1; }
.-low #prompt { height: 1; }
.-low #seats { height: 3; }

ModalScreen { background: transparent; }
Chooser { align: center bottom; }
#chooser { width: 100%; max-height: 9; border: round ansi_yellow; background: ansi_default; }
#chooser > .option-list--option-highlighted { background: ansi_default; color: ansi_default; text-style: reverse; }
Chooser.above #chooser { margin-bottom: 6; }
ScoreScreen, RulesScreen, QuestionScreen, WaitingRoomScreen, KeysScreen, AddressScreen { align: center middle; }
.page { width: 100%; max-width: 100; height: 100%; border: round ansi_yellow; padding: 0 1; background: ansi_default; }
.page VerticalScroll { height: 1fr; }
#events { color: ansi_default; text-style: dim; }
.primes { height: 6; margin-top: 1; }
.primes CardRow { width: 1fr; height: 6; border-top: solid ansi_green; }
.conclusion { height: auto; text-style: bold; padding: 0 1; }
#notes { height: auto; padding: 0 1; }
#confirm { height: 1; padding: 0 1; }
.pad { margin-top: 1; }
.section { text-style: bold; margin-top: 1; }
.clause { padding-left: 2; }
.question { width: 60; max-width: 100%; height: auto; }
.question { border: round ansi_yellow; padding: 1 2; background: ansi_default; }
.answer { margin-top: 1; }
"""


def has_light_background(environment: Mapping[str, str]) -> bool:
    """Whether the terminal says that its background is light (the last field of COLORFGBG)."""
    return environment.get("COLORFGBG", "").split(";")[-1] in ("7", "15")
