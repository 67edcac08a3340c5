"""Observations of a view or a round, as arrays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from settebello.core import Round
from settebello.core.environments.observation import ObservationLayout
from settebello.core.environments.staging import Staging
from settebello.view import View


def observe(
    layout: ObservationLayout,
    position: Round | View,
    seat: int | None = None,
    *,
    totals: Sequence[int] | None = None,
    staging: Staging | None = None,
) -> NDArray[np.uint8]:
    """The observation of a seat, as in :attr:`Batch.observations`.

    Args:
        layout: the layout for the rules of the game.
        position: a round, or a view, which has a seat and totals.
        seat: the observer, for a round; None means the seat to decide.
        totals: for a round, the points of each side before it, or None for no points.
        staging: the decision of that seat, if some of its choices are already made.

    Returns:
        uint8[F], where F is ``layout.size``.

    Raises:
        IllegalAction: there is no such seat, no seat has to decide, or the view is a spectator's.

    >>> import settebello
    >>> rules = settebello.variant("scopa").rules(2)
    >>> position = settebello.Round(rules, settebello.cards.CARDS)
    >>> layout = ObservationLayout(rules)
    >>> int(observe(layout, position)[layout.fields["hand"]].sum())
    3
    """
    return np.frombuffer(layout.encode(position, seat, totals=totals, staging=staging), np.uint8)
