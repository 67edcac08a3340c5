"""Rewrite shuffle.json: ``python -m tests.vectors.make_shuffle``. The page makes the same hashes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from settebello.cards import CardSet
from settebello.commit_reveal import (
    Transcript,
    agreed_seed,
    server_commitment,
    share_commitment,
    table_name,
    transcript_digest,
)
from settebello.shuffle import first_dealer, pack_order
from settebello.variants import variant

FILE = Path(__file__).parent / "shuffle.json"
CASES: Sequence[tuple[str, int, int, tuple[int, ...]]] = (
    ("x7Yf-q2x7Yf-q2aa", 1, 1, (1, 0)),
    ("x7Yf-q2x7Yf-q2aa", 1, 2, (1, 1)),
    ("x7Yf-q2x7Yf-q2aa", 300, 1, (0, 0, 1)),
    ("________--------", 70000, 3, (1, 1, 0, 1)),
    ("", 1, 1, (0, 0, 0, 0, 0, 0)),
    ("tàvola", 2, 1, (1, 1, 1, 1, 1, 1)),
)
"""The table's id, the round, the exchange, and who has a share."""


def main() -> None:
    FILE.write_text("[\n" + ",\n".join(json.dumps(vector(*case)) for case in CASES) + "\n]\n")


def vector(table_id: str, number: int, exchange: int, given: Sequence[int]) -> dict[str, object]:
    """Every hash of an exchange."""

    def drawn(what: str) -> bytes:
        return sha256(f"{what} of {table_id} {number} {exchange}".encode()).digest()

    table, server_seed, rules = table_name(table_id), drawn("server"), drawn("rules")
    shares = [drawn(f"share {seat}") if has else None for seat, has in enumerate(given)]
    bound = [
        None
        if share is None
        else share_commitment(table, round_number=number, exchange=exchange, seat=seat, share=share).hex()
        for seat, share in enumerate(shares)
    ]
    server = server_commitment(table, round_number=number, exchange=exchange, seed=server_seed).hex()
    transcript = Transcript(
        rules=rules.hex(), table=table.hex(), round=number, exchange=exchange, server=server, commitments=tuple(bound)
    )
    digest = transcript_digest(transcript)
    seed = agreed_seed(digest, server_seed, shares)
    return {
        "id": table_id,
        "rules": rules.hex(),
        "table": table.hex(),
        "round": number,
        "exchange": exchange,
        "serverSeed": server_seed.hex(),
        "server": server,
        "shares": [None if share is None else share.hex() for share in shares],
        "commitments": bound,
        "digest": digest.hex(),
        "seed": seed.hex(),
        "dealer": first_dealer(seed, len(given)),
        "pack": pack_of(seed),
    }


def pack_of(seed: bytes) -> str:
    """The order of a pack of forty."""
    cards: CardSet = variant("scopa").rules(2).cards
    return " ".join(map(str, pack_order(seed, cards)))


if __name__ == "__main__":
    main()
