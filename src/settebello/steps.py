"""Long work in steps, so that its caller can do other things in between.

Work in steps is a generator: it yields after each step, and returns its result. A name ends in ``_in_steps`` if it
gives such a generator.

>>> def sum_in_steps(numbers: list[int]) -> Steps[int]:
...     total = 0
...     for number in numbers:
...         total += number
...         yield
...     return total
>>> finish(sum_in_steps([1, 2, 3]))
6
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]


def finish(steps: Steps[T]) -> T:
    """Take all steps, and return the result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
