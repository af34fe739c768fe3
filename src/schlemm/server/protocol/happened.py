"""What has happened at a table, as its reader may know it: a message for each kind, for announcements and movement."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Any, Final, cast, get_args

import msgspec

from schlemm.server.common.messages import Message
from schlemm.server.protocol.acts import WRITTEN, summary, wire_fields
from schlemm.table.rules.act import EventKind
from schlemm.table.rules.acts import KINDS
from schlemm.table.state.events import Event


class HappenedView(Message, frozen=True, tag_field="kind"):
    """What all of them have."""

    version: int
    """Of the table after it, as the reader counts."""


def _view(kind: EventKind[Any]) -> type[HappenedView]:
    made = msgspec.defstruct(
        f"{kind.event.__name__}View",
        wire_fields(kind.seen),
        bases=(HappenedView,),
        module=__name__,
        namespace={"__doc__": summary(kind.event)},
        tag=kind.name,
        frozen=True,
    )
    return cast("type[HappenedView]", made)


VIEWS: Final[Mapping[type[Event], type[HappenedView]]] = {kind.event: _view(kind) for kind in KINDS}
"""By the class of an event, what is told of it; the fields are those of what its kind tells."""

Happened: Final = reduce(or_, VIEWS.values())
"""Any of them."""


def happened(version: int, event: Event, seen: object) -> HappenedView:
    """Return the message about an event.

    Args:
        version: Of the table after it, as the reader counts.
        event: What has happened.
        seen: What the reader may know of it: that alone is told.
    """
    view = VIEWS[type(event)]
    return view(version, *(_written(getattr(seen, name)) for name in view.__struct_fields__[1:]))


def _written(value: object) -> object:
    """The value as the message has it."""
    return str(value) if isinstance(value, _IN_NOTATION) else value


_IN_NOTATION: Final = tuple(each for kind in WRITTEN for each in (get_args(kind) or (kind,)))
