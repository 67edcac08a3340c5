"""Computes the frames of a replay from a record alone, without a stored table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec.structs import replace

from settebello.core import Action
from settebello.events import ClaimJudged, RoundScored
from settebello.game import Game
from settebello.protocol.game import ScoreSheet
from settebello.protocol.replays import Replay, ReplayFrame, ReplayLine, ReplayRound, Variation
from settebello.record import Record, ReplayedStep
from settebello.record.positions import actions_of, cut_record, practised_rounds
from settebello.record.titles import rules_title
from settebello.server.tables.info_messages import table_info_of
from settebello.server.tables.sheets import score_sheet
from settebello.server.tables.submitted_records import read_submitted
from settebello.view import view_of
from settebello.wording.catalogue import language


def replay_of(text: str, lang: str = "en") -> Replay:
    """The replay of a record, in words of that language.

    Raises:
        RecordError: the text is not a record that can be replayed, or has too many rounds.
        LanguageError: there are no words in that language.
    """
    from settebello.study.report import line_words  # the judge takes a while to load

    code = language(lang)
    record = read_submitted(text)
    people = zip(record.names, record.players, strict=True)
    table = table_info_of(
        record.rules, code, title=rules_title(record.rules, code), people=people, practice=practised_rounds(record) > 0
    )
    lines = (ReplayLine(key=key, label=label, loss=loss) for key, label, loss in line_words(record.rules, code))
    return Replay(table=table, rounds=tuple(_rounds(record, code)), lines=tuple(lines))


def variation_of(text: str, position: str, actions: Iterable[str], lang: str = "en") -> Variation:
    """Play other actions from a position of a recorded game, at most to the end of its round.

    Raises:
        RecordError: the text is not a record that can be replayed, or has no such position.
        IllegalAction: an action is not legal in its position.
        LanguageError: there are no words in that language.
    """
    code = language(lang)
    begun, _ = cut_record(read_submitted(text), position)
    game = begun.new_game()
    for step in begun.steps(game):  # noqa: B007 - uses the last step
        pass
    number, before = step.round, actions_of(begun.rounds[-1])
    frames, legal = [_frame(before, step, game)], [_legal(game)]
    for played, action in enumerate(map(Action.parse, actions), before + 1):
        step = ReplayedStep(number, action, game.play(action))
        frames.append(_frame(played, step, game))
        legal.append(_legal(game))
    sheet = None if game.state == "playing" else score_sheet(game, code)
    return Variation(frames=tuple(frames), legal=tuple(legal), sheet=sheet)


def _legal(game: Game) -> tuple[str, ...]:
    return tuple(map(str, game.round.legal_actions())) if game.state == "playing" else ()


def _rounds(record: Record, lang: str) -> Iterator[ReplayRound]:
    game = record.new_game()
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
        events=step.events,
        view=replace(view, history=view.history[-1:]),
        hands=tuple(map(played.hand, range(game.rules.seats))),
        drawn=played.drawn,
    )
