"""The command that checks the shuffle of a record."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from settebello.cli.arguments import parse_path, print_json, read_text_file
from settebello.cli.parser import Commands, UsageError, add_command

if TYPE_CHECKING:
    from settebello.record import Proof, Record

_PROMISES = {
    "whole": "The seed of each round depends on every share in it: with one honest device among them, nobody can have "
    "chosen its cards.",
    "practice": "This game continues from a position in another game: nothing is proved about the cards up to that "
    "point.",
    "none": "Nothing was promised: the dealer can have chosen the cards.",
}


def add_commands(commands: Commands) -> None:
    """Add the command."""
    command = add_command(commands, "verify", _verify, "whether a record's cards are those promised", variant=False)
    command.add_argument("record", type=parse_path, metavar="RECORD", help="the file of a record")
    command.add_argument("--evidence", type=parse_path, metavar="FILE", help="what a device saw, as saved by it")


def _verify(options: argparse.Namespace) -> None:
    from settebello.record import proofs, read

    record = read(read_text_file(options.record))
    round_proofs = proofs(record)
    if options.evidence is not None:
        _compare(record, read_text_file(options.evidence))
    if options.json:
        print_json(_as_json(round_proofs))
    else:
        print(_as_text(round_proofs), end="")
        if options.evidence is not None:
            print("All that this device remembers agrees with the record.")


def _compare(record: Record, evidence: str) -> None:
    from settebello.record.fairness import BrokenPromise
    from settebello.untrusted_text import TextError
    from settebello.witness import Witness, broken_promises

    try:
        witness = Witness.from_json(evidence)
    except TextError as error:
        raise UsageError(f"This is not what a device saves of a table: {error}.") from error
    broken = broken_promises(witness, record)
    if broken:
        raise BrokenPromise(*broken)


def _as_json(round_proofs: tuple[Proof, ...]) -> dict[str, object]:
    rounds = [
        {
            "round": proof.round,
            "promise": proof.promise,
            "commitment": proof.commitment,
            "transcript": proof.transcript,
            "shares": proof.shares,
            "aborted": proof.aborted,
            "pack": [str(card) for card in proof.pack],
        }
        for proof in round_proofs
    ]
    return {
        "promise": round_proofs[-1].promise if round_proofs else "none",
        "aborted": sum(proof.aborted for proof in round_proofs),
        "unproved": ["names", "date"],
        "rounds": rounds,
    }


def _as_text(round_proofs: tuple[Proof, ...]) -> str:
    if not round_proofs:
        return "The record has no round: there is nothing to check.\n"
    lines = []
    for proof in round_proofs:
        lines.append(f"Round {proof.round}: {_DESCRIPTIONS[proof.promise](proof)}")
        lines.append(f"  Pack: {' '.join(map(str, proof.pack))}")
    lines += [_PROMISES[promise] for promise in dict.fromkeys(proof.promise for proof in round_proofs)]
    if round_proofs[-1].promise == "whole":
        lines.append(f"Aborted exchanges in the game: {sum(proof.aborted for proof in round_proofs)}.")
    lines.append("Names and date are not proved: they are what was written there.")
    return "\n".join([*lines, ""])


def _describe_whole(proof: Proof) -> str:
    if not proof.shares:
        return f"no device took part, so the server alone drew the seed; aborted exchanges: {proof.aborted}."
    return (
        f"the list, the server's seed, the shares and the cards fit together; shares: {proof.shares}; "
        f"aborted exchanges: {proof.aborted}; the list is {proof.transcript}."
    )


def _describe_none(_: Proof) -> str:
    return "nothing was promised."


def _describe_practice(_: Proof) -> str:
    return "it comes from another game."


_DESCRIPTIONS = {
    "whole": _describe_whole,
    "practice": _describe_practice,
    "none": _describe_none,
}
