"""Events as text: JSON that a person can read, each value in its own notation (``4SXE+1``, ``SA``, PBN deals)."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from schlemm.core.bot_name import DEFAULT_BEFORE
from schlemm.core.calls import Bid, Double, Pass, Redouble, parse_call
from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.store.store import Unreadable
from schlemm.table.rules.acts import KINDS
from schlemm.table.state.events import Event
from schlemm.table.state.players import Person, Robot

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

NOTATIONS: Final[Mapping[type, Callable[[str], Any]]] = {
    Bid: parse_call,
    Pass: parse_call,
    Double: parse_call,
    Redouble: parse_call,
    Card: Card.parse,
    Deal: Deal.parse,
    Hand: Hand.parse,
    Result: Result.parse,
}
"""Values that are written in a notation of their own, and who reads it."""

NAMES: Final[Mapping[type, str]] = {
    RobberOfFourForm: "robber4",
    RubberForm: "rubber",
    DuplicateForm: "boards",
    MinibridgeForm: "minibridge",
    Person: "person",
    Robot: "robot",
}
"""Values that stand where another kind could stand too carry their kind under this name."""


RECURRING: Final = frozenset({"CallMade", "CardPlayed", "TakenBack"})
"""Kinds of which there are few different events, and of which nearly all of a long stream are: each is read once."""

KEPT: Final = 1024
"""More than the calls and cards that four seats can make, 4 × (38 + 52), and many ways to take them back."""


E = TypeVar("E", bound="DataclassInstance")


class EventCodec(Generic[E]):
    """The events of one kind of stream as text.

    Args:
        kinds: The events by the names under which they are kept.
        before: By the name of an event, what fields mean that older streams do not have: where the meaning must not
            follow the defaults of today.
    """

    def __init__(
        self, kinds: Mapping[str, type[E]], before: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    ) -> None:
        self._kinds = kinds
        self._before = before
        self._names: Mapping[type, str] = {kind: name for name, kind in kinds.items()}

    def name_of(self, kind: type) -> str:
        """The name under which events of this class are kept."""
        return self._names[kind]

    def encode(self, event: E) -> tuple[str, bytes]:
        """The name of an event, and its content as JSON."""
        content = {field.name: _plain(getattr(event, field.name)) for field in fields(event)}
        return self.name_of(type(event)), json.dumps(
            content, ensure_ascii=False, separators=(",", ":")
        ).encode()

    def decode(self, name: str, content: bytes) -> E:
        """The event that ``encode`` wrote.

        Raises:
            Unreadable: If there is no such event. What is stored may be the secret of deals to come, and stands in no
                message of an error, nor in that of its cause: errors end up in logs.
        """
        try:
            return typing.cast(
                E, _built(self._kinds[name], {**self._before.get(name, {}), **json.loads(content)})
            )
        except (KeyError, ValueError, TypeError, AttributeError, RecursionError) as error:
            known = name if name in self._kinds else "unknown"
            raise Unreadable(
                f"no event of kind {known}: {type(error).__name__}, {len(content)} bytes"
            ) from None


TABLE_EVENTS: Final[Mapping[str, type[Event]]] = {kind.stored: kind.event for kind in KINDS}
"""The events of a table by the names under which they are kept."""

TABLE: Final[EventCodec[Event]] = EventCodec(TABLE_EVENTS, {"TableOpened": {"default_bot": DEFAULT_BEFORE}})
"""Of what happens at one table."""


def encode(event: Event) -> tuple[str, bytes]:
    """The name of an event of a table, and its content as JSON."""
    return TABLE.encode(event)


def decode(name: str, content: bytes) -> Event:
    """The event of a table that ``encode`` wrote.

    Raises:
        Unreadable: If there is no such event.
    """
    return _recurring(name, content) if name in RECURRING else TABLE.decode(name, content)


@lru_cache(maxsize=KEPT)
def _recurring(name: str, content: bytes) -> Event:
    return TABLE.decode(name, content)


def _plain(value: Any) -> Any:
    """The value as JSON knows it."""
    if type(value) in NOTATIONS:
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value) and not isinstance(value, type):
        content = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        return {"kind": NAMES[type(value)], **content} if type(value) in NAMES else content
    return value


def _value(hint: Any, plain: Any) -> Any:
    """The value of this type that ``_plain`` wrote so."""
    origin = typing.get_origin(hint)
    if origin in {typing.Union, types.UnionType}:
        return _one_of(typing.get_args(hint), plain)
    if origin is tuple:
        return tuple(_value(typing.get_args(hint)[0], item) for item in plain)
    if origin is BySeat:
        return BySeat(*(_value(typing.get_args(hint)[0], item) for item in plain))
    if hint in NOTATIONS:
        return NOTATIONS[hint](plain)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(plain)
    if is_dataclass(hint):
        return _built(typing.cast(type, hint), plain)
    return plain


def _one_of(kinds: tuple[Any, ...], plain: Any) -> Any:
    if plain is None:
        return None
    kinds = tuple(kind for kind in kinds if kind is not types.NoneType)
    if isinstance(plain, dict) and "kind" in plain:
        kinds = tuple(kind for kind in kinds if NAMES.get(kind) == plain["kind"])
    return _value(kinds[0], plain)


def _built(kind: type, plain: dict[str, Any]) -> Any:
    hints = _hints(kind)
    return kind(**{name: _value(hints[name], item) for name, item in plain.items() if name != "kind"})


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)
