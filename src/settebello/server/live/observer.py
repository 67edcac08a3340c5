"""The notifications of a live table to its process."""

from __future__ import annotations

from typing import Protocol

from settebello.protocol.push import Attention
from settebello.protocol.room import PhraseSaid, TextSaid


class TableObserver(Protocol):
    """Follows one live table. No method may block or fail."""

    def table_changed(self) -> None:
        """The table has advanced, or the people connected to it have changed."""
        ...

    def entry_appended(self, version: int) -> None:
        """This process has appended the entry that made ``version``."""
        ...

    def presence_changed(self) -> None:
        """Somebody has connected to this process's copy of the table, or disconnected."""
        ...

    def attention_wanted(self, why: Attention, seat: int) -> None:
        """The person at a seat is wanted after an entry that this process has appended."""
        ...

    def phrase_said(self, said: PhraseSaid) -> None:
        """Somebody connected to this process has said a phrase."""
        ...

    def text_said(self, said: TextSaid) -> None:
        """Somebody connected to this process has said something to friends."""
        ...


class NullObserver:
    """An observer that ignores everything."""

    def table_changed(self) -> None:
        """Do nothing."""

    def entry_appended(self, version: int) -> None:
        """Do nothing."""

    def presence_changed(self) -> None:
        """Do nothing."""

    def attention_wanted(self, why: Attention, seat: int) -> None:
        """Do nothing."""

    def phrase_said(self, said: PhraseSaid) -> None:
        """Do nothing."""

    def text_said(self, said: TextSaid) -> None:
        """Do nothing."""
