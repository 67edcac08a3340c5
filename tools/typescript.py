"""The messages as TypeScript types: ``python tools/typescript.py [--check]``.

Writes the types of every message that the page sends or receives, comments included: ``web/src/lib/protocol.ts`` from
the socket messages, ``web/src/lib/lobby-messages.ts`` from the lobby's, ``web/src/lib/http-messages.ts`` from
the HTTP messages (:mod:`settebello.protocol`), ``web/src/lib/review-types.ts`` from the review of a game
(:mod:`settebello.study`). With ``--check`` nothing is written; exit status 1 says that a file is out of date.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from enum import IntEnum
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec import inspect as types

from settebello import commit_reveal, events, view
from settebello.cards import Card, CardSet
from settebello.core import Action
from settebello.drills import model as drill_model
from settebello.outcome import Outcome
from settebello.players import judge, likely_hands, precision
from settebello.protocol import drills, game, http, lobby, positions, profiles, push, replays, room, shuffle
from settebello.protocol.close_codes import CloseCode
from settebello.rules import option_list
from settebello.rules.scores import RoundScore, SideScore
from settebello.study import model
from settebello.study.explorer import exploring
from settebello.study.luck import model as luck_model
from settebello.study.puzzles import model as puzzles_model
from settebello.wording import options, score_line, statements

FOLDER = Path(__file__).parents[1] / "web" / "src" / "lib"


class Contract(Struct, frozen=True, kw_only=True):
    """The messages that go into one TypeScript file."""

    file: str
    opening: str
    """The beginning of the file."""
    structs: tuple[type[Struct], ...]
    named: dict[str, Any]
    """Unions, literals and dictionaries that have a name of their own."""
    enums: tuple[type[IntEnum], ...] = ()
    complete: bool = False
    """Every field is always there, those with a default too: the page only reads these messages."""

    @property
    def path(self) -> Path:
        return FOLDER / self.file

    def text(self) -> str:
        """The whole file."""
        named = [f"export type {name} = {_expression(types.type_info(kind))};\n" for name, kind in self.named.items()]
        structs = [_interface(struct, complete=self.complete) for struct in self.structs]
        return "\n".join([self.opening, *structs, *named, *map(_constants, self.enums)])


SOCKET = Contract(
    file="protocol.ts",
    opening="""\
/**
 * The messages between the server and a client at a table, one JSON object each, tagged by `type`.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/game.py instead.
 */

/** A card's text form: rank 1 to 10, or to 13 in a pack of 52, then D, C, S or B. */
export type Card = string;
/** Cards in written order. */
export type CardSet = Card[];
/** An action's text form: `7D` lays the seven, `9Cx4S5B` captures; or `keep`, `place`, `declare`, `pass`, `claim`. */
export type Action = string;
""",
    structs=(
        view.Move,
        view.View,
        game.Join,
        game.Act,
        game.NextRound,
        game.Hint,
        room.Watch,
        room.CatchUp,
        room.PageVisible,
        room.Ready,
        room.SwapSeats,
        room.FillSeat,
        room.StartGame,
        room.LeaveTable,
        room.Rematch,
        room.MakeHost,
        room.CloseTable,
        room.Admit,
        room.RenewKey,
        room.DisconnectDevice,
        room.ReadTexts,
        room.SayPhrase,
        room.SayText,
        shuffle.Commit,
        shuffle.Reveal,
        score_line.ScoreLine,
        game.PrimeCard,
        game.ScoreSheet,
        game.SeatInfo,
        game.RuleHeading,
        game.RuleExample,
        game.TableInfo,
        events.RoundStarted,
        events.Redealt,
        events.CardsDealt,
        events.DealerCaptured,
        events.CutDecided,
        events.DeclarationDecided,
        events.DeclarationsCounted,
        events.CardPlayed,
        events.LeftoverTaken,
        SideScore,
        RoundScore,
        events.RoundScored,
        events.ClaimJudged,
        Outcome,
        events.GameOver,
        game.Update,
        game.Ok,
        game.Advice,
        game.ErrorMessage,
        room.RoomSeat,
        room.Device,
        room.RoomInfo,
        room.PhraseSaid,
        room.TextSaid,
        commit_reveal.Transcript,
        shuffle.ShuffleInfo,
    ),
    named={
        "Phrase": room.Phrase,
        "RoomCommand": room.RoomCommand,
        "ClientMessage": game.ClientMessage,
        "GameEvent": events.Event,
        "ServerMessage": game.ServerMessage,
    },
    enums=(CloseCode,),
)
HTTP = Contract(
    file="http-messages.ts",
    opening="""\
/**
 * The JSON bodies of HTTP requests and responses.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/http.py, drills.py, positions.py, profiles.py
 * or replays.py instead.
 */

import type {
  Card,
  CardSet,
  GameEvent,
  RuleExample,
  RuleHeading,
  ScoreLine,
  ScoreSheet,
  ShuffleInfo,
  TableInfo,
  View,
} from './protocol';
""",
    structs=(
        http.ErrorResponse,
        http.OpenTableRequest,
        http.SeatTicket,
        http.OpenDailyRequest,
        http.DailyDay,
        http.DailyInfo,
        http.DailyRow,
        http.DailyPlay,
        http.DailyDecision,
        http.DailyDecisions,
        http.DailyTable,
        http.MakeDailyGroupRequest,
        http.JoinDailyGroupRequest,
        http.DailyGroupTicket,
        http.DailyGroupDay,
        http.DailyGroupMember,
        http.DailyGroupResponse,
        http.OpenMatchRequest,
        http.MatchTicket,
        http.MatchSeat,
        http.MatchTable,
        http.MatchTeam,
        http.MatchResponse,
        http.DailyResultResponse,
        http.SeatSummary,
        http.TableSummary,
        http.TakeSeatRequest,
        http.ReportRequest,
        http.TableIdResponse,
        http.GameIdResponse,
        http.ReviewRequest,
        http.ReviewProgress,
        http.CapturesRequest,
        http.CapturesResponse,
        http.ScoreRequest,
        http.ScoreResponse,
        drills.DrillInfo,
        drills.DrillExercise,
        drills.Drill,
        http.PresetInfo,
        http.VariantInfo,
        http.PlayerInfo,
        http.OptionSection,
        options.ValueWords,
        http.OptionInfo,
        http.OptionsResponse,
        http.ComposeRulesRequest,
        http.SheetClause,
        http.SheetSection,
        http.ComposedRules,
        http.ParseHouseRulesRequest,
        http.ParsedHouseRules,
        profiles.CreateProfileRequest,
        profiles.RestoreProfileRequest,
        profiles.RenameProfileRequest,
        profiles.RatingInfo,
        profiles.RatedResult,
        profiles.RatedProfile,
        profiles.BestResponse,
        profiles.ProfileInfo,
        profiles.BlockPersonRequest,
        profiles.BlockedInfo,
        profiles.AddFriendRequest,
        profiles.InviteFriendRequest,
        profiles.FriendInfo,
        profiles.FriendsResponse,
        profiles.ProfileDeviceInfo,
        profiles.OwnProfile,
        profiles.NewProfile,
        push.PushInfo,
        push.SubscribeRequest,
        push.UnsubscribeRequest,
        push.PushNotification,
        replays.ReplayRequest,
        replays.PracticeRequest,
        replays.VariationRequest,
        replays.ReplayFrame,
        replays.ReplayRound,
        replays.ReplayLine,
        replays.Replay,
        replays.Variation,
        positions.PositionRequest,
        positions.ExploredPosition,
        positions.PositionLine,
    ),
    named={
        "Settings": http.Settings,
        "PrecisionName": precision.PrecisionName,
        "Friendship": profiles.Friendship,
        "Section": statements.Section,
        "OptionKind": option_list.Kind,
        "DrillKind": drill_model.Kind,
    },
)
REVIEW = Contract(
    file="review-types.ts",
    opening="""\
/**
 * The review of a game, a puzzle and an exploration, as their JSON says it.
 * Written by `python tools/typescript.py`: change src/settebello/study/model.py, luck/model.py, puzzles/model.py or
 * explorer/exploring.py instead.
 */

import type { PrecisionName } from './http-messages';
import type { Card, Move, View } from './protocol';
""",
    structs=(
        judge.ActionValue,
        judge.Judgement,
        model.OpenValue,
        model.LineLoss,
        model.GradedDecision,
        model.WinningChance,
        model.SeatTotals,
        luck_model.LuckAmount,
        luck_model.DealLuck,
        luck_model.RoundLuck,
        luck_model.GameLuck,
        model.Review,
        puzzles_model.Puzzle,
        likely_hands.LikelyCard,
        likely_hands.LikelyHand,
        likely_hands.LikelyHands,
        exploring.LevelChoice,
        exploring.Exploration,
    ),
    named={"Grade": model.Grade, "Knowledge": judge.Knowledge, "Theme": puzzles_model.Theme},
    complete=True,
)
LOBBY = Contract(
    file="lobby-messages.ts",
    opening="""\
/**
 * The messages between the server and a client in the lobby, one JSON object each, tagged by `type`.
 * Written by `python tools/typescript.py`: change src/settebello/protocol/lobby.py instead.
 */

import type { Settings } from './http-messages';
import type { ErrorMessage } from './protocol';
""",
    structs=(
        lobby.SoughtGame,
        lobby.Seek,
        lobby.CancelSeek,
        lobby.ListedTable,
        lobby.FinishedGame,
        lobby.LobbyInfo,
        lobby.SeekStored,
        lobby.SeekCancelled,
        lobby.Seated,
    ),
    named={
        "LobbyClientMessage": lobby.LobbyClientMessage,
        "LobbyServerMessage": lobby.LobbyServerMessage,
    },
)
CONTRACTS = (SOCKET, HTTP, REVIEW, LOBBY)
_NAMED = [(types.type_info(kind), name) for contract in CONTRACTS for name, kind in contract.named.items()]


def _interface(struct: type[Struct], *, complete: bool) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [*_comment(inspect.getdoc(struct) or "", ""), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    notes = field_notes(struct)
    for field in info.fields:
        note = _comment(notes.get(field.name, ""), "  ")
        lines += [*note, f"  {field.encode_name}{'' if complete else _mark(field)}: {_type(field.type)};"]
    return "\n".join([*lines, "}", ""])


def _constants(enum: type[IntEnum]) -> str:
    notes = field_notes(enum)
    lines = [*_comment(inspect.getdoc(enum) or "", ""), f"export const {enum.__name__} = {{"]
    for member in enum:
        lines += [*_comment(notes.get(member.name, ""), "  "), f"  {member.name}: {member.value},"]
    return "\n".join([*lines, "} as const;", ""])


def _mark(field: types.Field) -> str:
    """A field with a default may be missing."""
    return "" if field.required else "?"


def _comment(text: str, indent: str) -> Iterator[str]:
    paragraphs = _plain(text).split("\n")
    if text and len(paragraphs) == 1:
        yield f"{indent}/** {paragraphs[0]} */"
    elif text:
        yield from (f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in paragraphs), f"{indent} */")


def _plain(text: str) -> str:
    """A docstring without its markup."""
    for role in (":class:", ":mod:", ":func:"):
        text = text.replace(f"{role}`~", "`").replace(f"{role}`", "`")
    return text.replace("``", "`").replace("settebello.core.", "").replace("None", "null").strip()


def field_notes(struct: type[Struct] | type[IntEnum]) -> dict[str, str]:
    """The docstring below each field of a struct or member of an enumeration."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    return {
        target.id: inspect.cleandoc(note.value.value)
        for field, note in zip(body.body, body.body[1:], strict=False)
        for target in ([field.target] if isinstance(field, ast.AnnAssign) else getattr(field, "targets", []))
        if isinstance(target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str)
    }


def _type(info: types.Type) -> str:
    """The name of a type, if it has one."""
    return next((name for known, name in _NAMED if known == info), None) or _expression(info)


def _expression(info: types.Type) -> str:
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.UnionType):
        return " | ".join(map(_type, sorted(info.types, key=lambda part: isinstance(part, types.NoneType))))
    if isinstance(info, types.LiteralType):
        return " | ".join(map(_literal, info.values))
    if isinstance(info, types.VarTupleType | types.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " " in inner and not inner.endswith("]") else f"{inner}[]"
    if isinstance(info, types.TupleType):
        return f"[{', '.join(map(_type, info.item_types))}]"
    if isinstance(info, types.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, types.CustomType):
        return {Card: "Card", CardSet: "CardSet", Action: "Action"}[info.cls]
    return _SIMPLE[type(info)]


_SIMPLE: dict[type, str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.RawType: "unknown",
}


def _literal(value: str | int | None) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` say which of them are out of date."""
    if arguments not in ([], ["--check"]):
        print("The only argument is --check.", file=sys.stderr)
        return 2
    if not arguments:
        for contract in CONTRACTS:
            contract.path.write_text(contract.text(), encoding="utf-8")
        return 0
    stale = [contract for contract in CONTRACTS if contract.path.read_text(encoding="utf-8") != contract.text()]
    for contract in stale:
        print(f"{contract.file} is out of date: run python tools/typescript.py.", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
