"""What a reader may ask of their table now: a field for each act that is offered, under its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast, get_type_hints

import msgspec

from schlemm.server.common.messages import Message, Reason
from schlemm.table.rules.acts import ACTS
from schlemm.table.state.board_quota import Repeatable


class OfferedBesides(Message, frozen=True):
    """What else may be done, which is no act of the table, and what is to be known about acts."""

    claim_not: Reason | None
    """Why other numbers of tricks may not be claimed: who is away."""
    sure: int | None
    """Tricks that the reader can claim beyond doubt, as their own cards and dummy's prove it."""
    hint: bool
    """Ask for hints: not where other people play."""
    speak: bool
    """Talk in words of one's own now: where the host wants it, others are there, and no board is open."""
    words: bool
    """Decide whether anybody may."""
    left: dict[Repeatable, int]
    """How many times more on this board, of what soon can be done no longer: nobody plays on without end."""


_OFFERED: Final[Mapping[str, Any]] = {
    act.name.replace("-", "_"): get_type_hints(act.offers)["return"] for act in ACTS if act.offers is not None
}
"""A field for each act that is offered: whether it may be asked, or which of it."""

MayView: Final = cast(
    "type[OfferedBesides]",
    msgspec.defstruct(
        "MayView",
        [*_OFFERED.items()],
        bases=(OfferedBesides,),
        module=__name__,
        namespace={"__doc__": "What the reader may ask now: by the name of an act whether, or which of it."},
        frozen=True,
    ),
)

NOTHING_OFFERED: Final = MayView(
    claim_not=None,
    sure=None,
    hint=False,
    speak=False,
    words=False,
    left={},
    **{name: hint is not bool and () for name, hint in _OFFERED.items()},
)
"""For somebody who only looks on, or does not sit yet."""
