"""What players were shown of a game as it stands: who comes and goes changes little of it."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import TypeVar

from schlemm.core.seats import Seat
from schlemm.match.state.match import Match
from schlemm.server.common.messages import Reason
from schlemm.server.protocol.view import TableView
from schlemm.server.views.table import table_view, with_others_here
from schlemm.table.state.table import Table
from schlemm.table.views.sight import Sight

S = TypeVar("S")


class Drawings:
    """Sights and views of one table, each kept for the player whom it was made for until something happens.

    What is kept of one player is never used for another, so that a view holds what its reader's own sight holds.
    """

    def __init__(self) -> None:
        self._state: Table | Match | None = None
        self._sights: dict[Seat, object] = {}
        self._views: dict[Seat, tuple[Sight, TableView]] = {}

    def sight(self, state: Table | Match, seat: Seat, make: Callable[[], S]) -> S:
        """What a player may know of the table or match: the same value as long as nothing happens.

        Args:
            state: How it stands.
            seat: Whose player.
            make: Makes it; all that it is made from is ``state`` and ``seat``.
        """
        if state is not self._state:
            self._state = state
            self._sights.clear()
            self._views.clear()
        if seat not in self._sights:
            self._sights[seat] = make()
        return self._sights[seat]  # pyrefly: ignore[bad-return]  # made for the same kind of state

    def view(
        self, sight: Sight, here: AbstractSet[Seat], sure: int | None = None, trouble: Reason | None = None
    ) -> TableView:
        """The same as ``table_view`` makes; of a sight of a moment ago only what has changed is made anew."""
        seen, known = self._views.get(sight.me, (None, None))
        if known is None or seen is not sight:
            known = table_view(sight, here, sure, trouble)
            self._views[sight.me] = sight, known
            return known
        return with_others_here(known, sight, here, sure, trouble)

    def forget(self) -> None:
        """Keep nothing: nobody looks any longer."""
        self._state = None
        self._sights.clear()
        self._views.clear()
