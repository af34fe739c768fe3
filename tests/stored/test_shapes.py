"""What is kept has names that stay: a class may be called otherwise, what is in a file may not."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import pytest
from tests.stored.shapes import shapes

from schlemm.circle.events import CIRCLE_EVENTS, CircleEvent
from schlemm.match.state.events import MATCH_EVENTS, AtTable, MatchEvent
from schlemm.pad.events import PAD_EVENTS, PadEvent
from schlemm.table.live.codec import TABLE_EVENTS, EventCodec
from schlemm.table.state.events import Event

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

STREAMS: Mapping[str, tuple[Mapping[str, type[DataclassInstance]], object]] = {
    "table": (TABLE_EVENTS, Event),
    "match": (MATCH_EVENTS, MatchEvent),
    "circle": (CIRCLE_EVENTS, CircleEvent),
    "pad": (PAD_EVENTS, PadEvent),
}


@pytest.mark.parametrize("stream", STREAMS)
def test_names_and_fields_of_what_is_kept_stay(stream: str) -> None:
    """Each kept event has the very name, fields and letters of ``shapes/``, where a new one is written down as well.

    What stands there is never taken away nor called otherwise, since files hold it; a field that is new has a ``?``.
    """
    kinds, _ = STREAMS[stream]
    frozen = (Path(__file__).parent / "shapes" / f"{stream}.txt").read_text("utf-8")
    assert sorted(shapes(kinds)) == sorted(frozen.rstrip("\n").split("\n\n"))


@pytest.mark.parametrize("stream", STREAMS)
def test_every_event_has_a_name_under_which_it_is_kept(stream: str) -> None:
    """No event can happen that could not be kept, and none has two names."""
    kinds, every = STREAMS[stream]
    # A class with slots is made twice; the first has none.
    known = (
        {each for each in every.__subclasses__() if "__slots__" in vars(each)}
        if isinstance(every, type)
        else {*get_args(every)} - {AtTable}
    )
    assert {*kinds.values()} == known
    assert len({*kinds.values()}) == len(kinds)


@pytest.mark.parametrize("stream", STREAMS)
def test_a_class_may_be_called_otherwise(stream: str) -> None:
    """The name under which an event is kept does not follow from what its class is called."""
    kinds, _ = STREAMS[stream]
    codec: EventCodec[Any] = EventCodec(kinds)
    for name, kind in kinds.items():
        called, kind.__name__, kind.__qualname__ = kind.__name__, "Otherwise", "Otherwise"
        try:
            assert codec.name_of(kind) == name
        finally:
            kind.__name__ = kind.__qualname__ = called
