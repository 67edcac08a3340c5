"""The share of luck that shows in results: sums over results and their luck, and the regression on them."""

from __future__ import annotations

from collections.abc import Iterable
from operator import sub

from msgspec import Struct

PRIOR_RESULTS = 10
"""The number of extra results whose luck explains them fully: with few games, nearly all luck is taken off."""
LEAST_SQUARE = 1e-9
"""A smaller sum of squared luck counts as zero, because it is a rounding error."""

Result = tuple[float, tuple[float, ...]]
"""A result, with its terms of luck; the first is the unweighted luck, and the others weight the luck of its deals."""
Row = tuple[float, ...]


class LuckSums(Struct, frozen=True):
    """Sums over results and their terms of luck."""

    observations: int
    result: float
    terms: Row
    products: Row
    """Of each term with the results."""
    squares: tuple[Row, ...]
    """Of each term with every term."""

    @classmethod
    def of(cls, results: Iterable[Result]) -> LuckSums:
        """The sums of these results, at least one."""
        found = list(results)
        columns = tuple(zip(*(terms for _, terms in found), strict=True))
        made = [result for result, _ in found]
        return cls(
            len(found),
            sum(made),
            tuple(map(sum, columns)),
            tuple(_product(made, column) for column in columns),
            tuple(tuple(_product(one, other) for other in columns) for one in columns),
        )

    def __sub__(self, other: LuckSums) -> LuckSums:
        return LuckSums(
            self.observations - other.observations,
            self.result - other.result,
            tuple(map(sub, self.terms, other.terms)),
            tuple(map(sub, self.products, other.products)),
            tuple(tuple(map(sub, mine, others)) for mine, others in zip(self.squares, other.squares, strict=True)),
        )

    def shares(self) -> Row:
        """The coefficient of each term, with :data:`PRIOR_RESULTS` results added that the unweighted luck explains
        fully.

        >>> LuckSums.of([(0.9, (0.4, 0.1)), (0.1, (-0.4, 0.2)), (0.5, (0.0, -0.3))]).shares()[0] > 0.95
        True
        """
        size, expected = len(self.terms), (1.0, *(0.0 for _ in self.terms[1:]))
        rows = []
        for n in range(size):
            square = self.squares[n][n]
            if square < LEAST_SQUARE:
                rows.append([*(float(n == k) for k in range(size)), expected[n]])
                continue
            prior = PRIOR_RESULTS * square / self.observations
            explained = self.products[n] - self.result * self.terms[n] / self.observations  # the mean of luck is 0
            rows.append([*self.squares[n], explained + prior * expected[n]])
            rows[n][n] += prior
        return _solved(rows)


def _product(one: Iterable[float], other: Iterable[float]) -> float:
    return sum(first * second for first, second in zip(one, other, strict=True))


def _solved(rows: list[list[float]]) -> Row:
    """The solution of linear equations, each with its right side last; by elimination, since the prior makes the
    diagonal large."""
    size = len(rows)
    for n in range(size):
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for k in range(size):
            if k != n:
                factor = rows[k][n]
                rows[k] = [value - factor * pivot for value, pivot in zip(rows[k], rows[n], strict=True)]
    return tuple(row[size] for row in rows)
