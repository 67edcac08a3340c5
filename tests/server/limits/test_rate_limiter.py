"""Request limits: so many at once, so many in a while, and separately for each address."""

from __future__ import annotations

from typing import Any

import pytest

from settebello.server.clock import Clock
from settebello.server.edge.http.rate_limiter import ConnectionQuota, RateLimiter
from settebello.server.job_runner import run_at_once
from settebello.server.limits import token_buckets
from settebello.server.limits.limits import Limits
from settebello.server.limits.processor_time import ProcessorTime
from settebello.server.limits.token_buckets import AddressBuckets, RateLimited, TokenBucket
from settebello.server.metrics import Metrics


class Gone:
    """Time gone by, which the test says."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def gone() -> Gone:
    return Gone()


def test_a_bucket_gives_so_many_at_once_and_then_as_they_come() -> None:
    bucket = TokenBucket(2.0, 3.0, 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(100.4)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(200.0) for _ in range(4)] == [True, True, True, False], "never more than at first"


def test_looking_takes_nothing() -> None:
    bucket = TokenBucket(1.0, 1.0, 0.0)
    assert [bucket.has(0.0) for _ in range(3)] == [True] * 3
    assert bucket.take(0.0)
    assert not bucket.has(0.5)
    assert bucket.has(1.0)


def test_every_address_has_its_own(gone: Gone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_buckets, "MAX_ADDRESSES", 2)
    counted = AddressBuckets(0.001, 1.0, gone)
    assert [counted.take(address) for address in ("a", "a", "b", "b")] == [True, False, True, False]
    assert not counted.has("a"), "now b is the least recently used"
    assert counted.has("c")
    assert not counted.has("a"), "which is still known"
    assert counted.has("b"), "and b is not"


def test_messages_of_one_connection(gone: Gone) -> None:
    quota = ConnectionQuota(Limits(messages=2.0), Metrics(), gone)
    for _ in range(60):
        quota.count_message()
    with pytest.raises(RateLimited):
        quota.count_message()
    gone.seconds += 1.0
    for _ in range(2):
        quota.count_message()
    with pytest.raises(RateLimited):
        quota.count_message()


def test_who_goes_on_in_spite_of_refusals_is_not_borne_for_ever(gone: Gone) -> None:
    quota = ConnectionQuota(Limits(messages=2.0), Metrics(), gone)
    assert [quota.tolerates_excess() for _ in range(7)] == [True] * 6 + [False]
    gone.seconds += 0.5
    assert [quota.tolerates_excess() for _ in range(2)] == [True, False]


def test_three_phrases_and_then_one_in_two_seconds(gone: Gone) -> None:
    quota = ConnectionQuota(Limits(), Metrics(), gone)
    for _ in range(3):
        quota.count_phrase()
    gone.seconds += 1.9
    with pytest.raises(RateLimited):
        quota.count_phrase()
    gone.seconds += 0.1
    quota.count_phrase()


def _rate_limiter(gone: Gone, *, trusted: bool = True, **limits: Any) -> RateLimiter:
    async def app(*_: object) -> None: ...

    clock, metrics = Clock(monotonic=gone), Metrics()
    return RateLimiter(
        app,
        limits=Limits(**limits),
        trusted=trusted,
        metrics=metrics,
        clock=clock,
        processor_time=ProcessorTime(1.0, metrics, clock, run_at_once),
    )


def _from(address: str) -> dict[str, Any]:
    return {"type": "websocket", "client": (address, 1), "path": "/"}


def test_sockets_are_counted_by_address_until_they_leave(gone: Gone) -> None:
    rate_limiter = _rate_limiter(gone, sockets=2)
    one, other = _from("192.0.2.1"), _from("192.0.2.2")
    assert [rate_limiter.enter(one) is None for _ in range(3)] == [True, True, False]
    assert rate_limiter.enter(other) is None
    rate_limiter.leave(one)
    assert [rate_limiter.enter(one) is None for _ in range(2)] == [True, False]


def test_commands_are_counted_by_address_over_all_its_connections(gone: Gone) -> None:
    rate_limiter = _rate_limiter(gone, commands=2.0)
    one, again, other = (rate_limiter.quota(_from(f"192.0.2.{last}")) for last in (1, 1, 2))
    one.count_command()
    again.count_command()
    with pytest.raises(RateLimited, match="Too many plays"):
        one.count_command()
    other.count_command()
    gone.seconds += 1800
    again.count_command()
    with pytest.raises(RateLimited):
        again.count_command()


@pytest.mark.parametrize(("trusted", "let_in"), [(True, True), (False, False)])
def test_this_machine_is_limited_only_behind_a_proxy(gone: Gone, *, trusted: bool, let_in: bool) -> None:
    rate_limiter = _rate_limiter(gone, trusted=trusted, sockets=1)
    assert rate_limiter.enter(_from("127.0.0.1")) is None
    assert (rate_limiter.enter(_from("127.0.0.1")) is None) == let_in


def test_keys_tried_in_vain_shut_the_door_for_a_while(gone: Gone) -> None:
    rate_limiter = _rate_limiter(gone, joins=6.0)
    one = _from("192.0.2.1")
    for _ in range(3):
        assert rate_limiter.enter(one) is None
        rate_limiter.count_failed_join(one)
    assert rate_limiter.enter(one) is not None
    assert rate_limiter.enter(_from("192.0.2.2")) is None
    gone.seconds += 10.0
    assert rate_limiter.enter(one) is None


@pytest.mark.parametrize(
    ("method", "path", "free", "why"),
    [
        ("GET", "/api/codes/ABC2346", 2, "codes"),
        ("POST", "/api/tables", 1, "tables"),
        ("POST", "/api/tables/", 1, "tables"),
        ("GET", "/api/tables", 4, "requests"),
        ("POST", "/api/tables/t/seats", 4, "requests"),
        ("POST", "/api/tables/t/game", 3, "games"),
        ("POST", "/api/tables/t/game/", 3, "games"),
        ("POST", "/api/games/g/review", 3, "reviews"),
        ("GET", "/api/games/g/review", 4, "requests"),
        ("GET", "/api/games/g", 4, "requests"),
        ("DELETE", "/api/games/g", 4, "requests"),
        ("POST", "/api/practice", 1, "tables"),
        ("POST", "/api/tables/t/seats/report", 2, "reports"),
        ("POST", "/api/tables/t/seats/push", 4, "requests"),
        ("POST", "/api/profiles", 3, "profiles"),
        ("POST", "/api/profiles/restore/", 3, "profiles"),
        ("POST", "/api/profiles/own/name", 3, "profiles"),
        ("POST", "/api/profiles/own/phrase", 3, "profiles"),
        ("POST", "/api/profiles/own/blocks/p", 4, "requests"),
        ("POST", "/api/profiles/own/friends", 3, "friends"),
        ("GET", "/api/profiles/own/friends", 4, "requests"),
        ("DELETE", "/api/profiles/own", 4, "requests"),
        ("GET", "/api/lobby", 4, "requests"),
        ("GET", "/api/ratings", 4, "requests"),
        ("POST", "/api/replays", 2, "replays"),
        ("POST", "/api/replays/variation", 5, "variations"),
        ("GET", "/ready", 4, "requests"),
        ("GET", "/metrics", 4, "requests"),
        ("GET", "/index.html", 100, None),
        ("GET", "/healthy", 100, None),
    ],
)
def test_what_costs_more_than_a_file_is_counted(method: str, path: str, free: int, why: str | None, gone: Gone) -> None:
    rate_limiter = _rate_limiter(
        gone,
        requests=1.0,
        tables=2.0,
        codes=4.0,
        games=6.0,
        reviews=6.0,
        reports=4.0,
        profiles=6.0,
        friends=6.0,
        replays=2.0,
        variations=5.0,
    )
    scope = {"type": "http", "client": ("192.0.2.1", 1), "path": path, "method": method}
    assert [rate_limiter._exceeded_limit(scope) for _ in range(free + 1)] == [None] * free + [why]
