"""What a reader may ask of their table now: a field for each act that is offered, under its name."""

from __future__ import annotations

from typing import Any, Final, cast, get_type_hints

import msgspec
from msgspec import field

from schlemm.server.common.messages import Message, Reason
from schlemm.table.rules.acts import ACTS
from schlemm.table.state.board_quota import Repeatable


class OfferedBesides(Message, frozen=True):
    """What else may be done, which is no act of the table, and what is to be known about acts."""

    claim_not: Reason | None = None
    """Why other numbers of tricks may not be claimed: who is away."""
    sure: int | None = None
    """Tricks that the reader can claim beyond doubt, as their own cards and dummy's prove it."""
    hint: bool = False
    """Ask for hints: not where other people play."""
    speak: bool = False
    """Talk in words of one's own now: where the host wants it, others are there, and no board is open."""
    words: bool = False
    """Decide whether anybody may."""
    left: dict[Repeatable, int] = field(default_factory=dict)
    """How many times more on this board, of what soon can be done no longer: nobody plays on without end."""


def _fields() -> list[tuple[str, Any, Any]]:
    """Return a field for each act that is offered: whether it may be asked, or which of it."""
    found = []
    for act in ACTS:
        if act.offers is not None:
            hint = get_type_hints(act.offers)["return"]
            found.append((act.name.replace("-", "_"), hint, hint is not bool and ()))
    return found


MayView: Final = cast(
    "type[OfferedBesides]",
    msgspec.defstruct(
        "MayView",
        _fields(),
        bases=(OfferedBesides,),
        module=__name__,
        namespace={"__doc__": "What the reader may ask now: by the name of an act whether, or which of it."},
        frozen=True,
    ),
)
