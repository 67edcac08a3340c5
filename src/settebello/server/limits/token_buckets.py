"""Token buckets, one for each address."""

from __future__ import annotations

from collections.abc import Callable

from settebello.errors import SettebelloError

MAX_ADDRESSES = 20_000
"""The most addresses that are remembered. Beyond that, the one idle longest is forgotten."""


class TokenBucket:
    """A token bucket: a burst of up to ``most`` tokens, refilled at ``rate`` tokens a second."""

    __slots__ = ("_left", "_most", "_rate", "_seen")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._seen = now

    def take(self, now: float) -> bool:
        """Take a token, if there is one."""
        if not self.has(now):
            return False
        self._left -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether there is a token."""
        self._refill(now)
        return self._left >= 1

    def spend(self, amount: float, now: float) -> None:
        """Take any number of tokens, even more than there are."""
        self._refill(now)
        self._left -= amount

    def seconds_in_debt(self, now: float) -> float:
        """Seconds until the bucket is out of debt, or 0 if it is not in debt."""
        self._refill(now)
        return max(-self._left / self._rate, 0.0)

    def _refill(self, now: float) -> None:
        self._left = min(self._most, self._left + (now - self._seen) * self._rate)
        self._seen = now


class AddressBuckets:
    """A token bucket for each address.

    Args:
        rate, most: as for :class:`TokenBucket`.
        monotonic: a monotonic clock, in seconds.
    """

    def __init__(self, rate: float, most: float, monotonic: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._monotonic = monotonic
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._bucket(address)
        return bucket.take(self._monotonic())

    def has(self, address: str) -> bool:
        """Whether the address has a token."""
        return self._bucket(address).has(self._monotonic())

    def spend(self, address: str, amount: float) -> None:
        """Take tokens from the address, even more than it has."""
        self._bucket(address).spend(amount, self._monotonic())

    def seconds_in_debt(self, address: str) -> float:
        """Seconds until the address is out of debt, or 0 if it is not in debt."""
        return self._bucket(address).seconds_in_debt(self._monotonic())

    def _bucket(self, address: str) -> TokenBucket:
        bucket = self._buckets.pop(address, None) or TokenBucket(self._rate, self._most, self._monotonic())
        self._buckets[address] = bucket  # the most recent one is last
        if len(self._buckets) > MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket


class RateLimited(SettebelloError):
    """A refusal by a rate limit, or of a newcomer during overload. The limit has already counted the refusal."""
