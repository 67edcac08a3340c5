"""The messages as TypeScript: ``python -m settebello.server.typescript [--check]``.

Everything that a page receives or sends is written to ``web/src/lib/protocol.ts``, comments included, from the structs
of :mod:`settebello.view` and :mod:`settebello.protocol.game`. With ``--check`` nothing is written: exit 1 says that
the file is not what it would be.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec import inspect as types

from settebello import commit_reveal, view
from settebello.cards import Card, CardSet
from settebello.protocol import game, room, shuffle
from settebello.wording import scores

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"
"""In a checkout of the sources."""

_OPENING = """\
/**
 * The messages between the server and a client at a table, one JSON object each, tagged by `type`.
 * Written by `python -m settebello.server.typescript`: change src/settebello/protocol/game.py instead.
 */

/** A card's text form: rank 1 to 10, then D, C, S or B. */
export type Card = string;
/** Cards in written order. */
export type CardSet = Card[];
"""
_STRUCTS = (
    view.Move,
    view.View,
    game.Join,
    game.Act,
    game.NextRound,
    game.Hint,
    room.Watch,
    room.CatchUp,
    room.Ready,
    room.LegacyShare,
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
    room.SayPhrase,
    shuffle.Commit,
    shuffle.Reveal,
    scores.ScoreLine,
    game.ScoreSheet,
    game.SeatInfo,
    game.TableInfo,
    game.DealtEvent,
    game.RedealtEvent,
    game.PlayedEvent,
    game.LeftoverEvent,
    game.ScoredEvent,
    game.Update,
    game.Ok,
    game.Advice,
    game.ErrorMessage,
    room.RoomSeat,
    room.Device,
    room.RoomInfo,
    room.PhraseSaid,
    commit_reveal.Transcript,
    shuffle.ShuffleInfo,
)
_UNIONS = {
    "ClientMessage": game.ClientMessage,
    "GameEvent": game.GameEvent,
    "ServerMessage": game.ServerMessage,
}
_WORDS = {"Phrase": room.Phrase}


def typescript() -> str:
    """The whole file."""
    structs = [_interface(struct) for struct in _STRUCTS]
    words = [f"export type {name} = {_choice(types.type_info(word))};\n" for name, word in _WORDS.items()]
    unions = [f"export type {name} = {_either(types.type_info(union))};\n" for name, union in _UNIONS.items()]
    return "\n".join([_OPENING, *structs, *words, *unions])


def _interface(struct: type[Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = [*_comment(inspect.getdoc(struct) or "", ""), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    notes = _field_notes(struct)
    for field in info.fields:
        note = _comment(notes.get(field.name, ""), "  ")
        lines += [*note, f"  {field.encode_name}{_mark(field)}: {_type(field.type)};"]
    return "\n".join([*lines, "}", ""])


def _mark(field: types.Field) -> str:
    """A field with a default may be left out; who receives it does well to expect so."""
    return "" if field.required else "?"


def _comment(text: str, indent: str) -> Iterator[str]:
    paragraphs = _plain(text).split("\n")
    if text and len(paragraphs) == 1:
        yield f"{indent}/** {paragraphs[0]} */"
    elif text:
        yield from (f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in paragraphs), f"{indent} */")


def _plain(text: str) -> str:
    """A docstring without its mark-up."""
    for role in (":class:", ":mod:", ":func:"):
        text = text.replace(f"{role}`~", "`").replace(f"{role}`", "`")
    return text.replace("``", "`").replace("settebello.core.", "").replace("None", "null").strip()


def _field_notes(struct: type[Struct]) -> dict[str, str]:
    """What is written below each field of a struct."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(note.value.value)
        for field, note in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str)
    }


def _type(info: types.Type) -> str:
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.UnionType):
        return next((name for name, union in _UNIONS.items() if types.type_info(union) == info), _either(info))
    if isinstance(info, types.VarTupleType | types.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " " in inner and not inner.endswith("]") else f"{inner}[]"
    if isinstance(info, types.LiteralType):
        known = (name for name, word in _WORDS.items() if types.type_info(word) == info)
        return next(known, _choice(info))
    return _named(info)


def _choice(info: types.Type) -> str:
    assert isinstance(info, types.LiteralType)
    return " | ".join(map(_literal, info.values))


def _either(info: types.Type) -> str:
    assert isinstance(info, types.UnionType)
    return " | ".join(_type(part) for part in sorted(info.types, key=lambda part: isinstance(part, types.NoneType)))


def _named(info: types.Type) -> str:
    simple: dict[type, str] = {
        types.IntType: "number",
        types.FloatType: "number",
        types.StrType: "string",
        types.BoolType: "boolean",
        types.NoneType: "null",
    }
    if isinstance(info, types.CustomType):
        return {Card: "Card", CardSet: "CardSet"}[info.cls]
    return simple[type(info)]


def _literal(value: str | int | None) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` say whether it is as it should be."""
    if arguments not in ([], ["--check"]):
        print("The only argument is --check.", file=sys.stderr)
        return 2
    wanted = typescript()
    if not arguments:
        TARGET.write_text(wanted, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{TARGET.name} is not up to date: run python -m settebello.server.typescript.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
