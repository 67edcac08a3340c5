"""Computes the frames of a replay. It knows the record that it is given, and no stored table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec.structs import replace

from settebello.events import ClaimJudged, RoundScored
from settebello.game import Game
from settebello.protocol.game import ScoredEvent, ScoreSheet
from settebello.protocol.replays import Replay, ReplayFrame, ReplayLine, ReplayRound
from settebello.record import Record, ReplayedStep
from settebello.record.positions import practised_rounds
from settebello.record.titles import rules_title
from settebello.server.submitted_records import read_submitted
from settebello.server.table.game_events import event_messages
from settebello.server.table.messages import table_info_of
from settebello.server.table.sheets import score_sheet
from settebello.study.report import line_words
from settebello.view import view_of
from settebello.wording.catalogue import language


def replay_of(text: str, lang: str = "en") -> Replay:
    """The replay of a record, in words of that language.

    Raises:
        RecordError: the text is not a record that can be replayed, or has too many rounds.
        LanguageError: there are no words in that language.
    """
    code = language(lang)
    record = read_submitted(text)
    people = zip(record.names, record.players, strict=True)
    table = table_info_of(
        record.rules, code, title=rules_title(record.rules, code), people=people, practice=practised_rounds(record) > 0
    )
    lines = (ReplayLine(key=key, label=label, loss=loss) for key, label, loss in line_words(record.rules, code))
    return Replay(table=table, rounds=tuple(_rounds(record, code)), lines=tuple(lines))


def _rounds(record: Record, lang: str) -> Iterator[ReplayRound]:
    game = Game(record.rules, record.dealer)
    for number, steps in groupby(record.steps(game), key=lambda step: step.round):
        frames: list[ReplayFrame] = []
        sheet: ScoreSheet | None = None
        for step in steps:
            frames.append(_frame(len(frames), step, game))
            if any(isinstance(event, RoundScored | ClaimJudged) for event in step.events):
                sheet = score_sheet(game, lang)
        yield ReplayRound(number=number, frames=tuple(frames), sheet=sheet)


def _frame(action: int, step: ReplayedStep, game: Game) -> ReplayFrame:
    view, played = view_of(game, None), game.round
    return ReplayFrame(
        action=action,
        events=tuple(event for event in event_messages(step.events, game) if not isinstance(event, ScoredEvent)),
        view=replace(view, history=view.history[-1:]),
        hands=tuple(map(played.hand, range(game.rules.seats))),
        drawn=played.drawn,
    )
