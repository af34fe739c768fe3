"""Questions and answers as bytes for a network, where anybody may have written what comes.

A value is a tree of plain data, enumerations, named tuples and dataclasses, errors among them. It is written as JSON
with the names of its classes. What is read makes nothing but such values, of packages that are named here: unlike a
pickle, which calls whatever it names, it runs no code but that of the values themselves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from importlib import import_module
from typing import Any, Final

PACKAGES: Final = (
    "bidding",
    "bots",
    "carding",
    "core",
    "dd",
    "dealing",
    "evaluation",
    "learn",
    "scoring",
    "workers",
)
"""The packages of ``schlemm`` whose values are read …"""

_NAME: Final = re.compile(rf"schlemm\.(?:{'|'.join(PACKAGES)})(?:\.\w+)+:\w+", re.ASCII)
"""… as their classes are named: the module, a colon, the class."""

_TUPLE, _LIST, _SET, _DICT, _LARGE, _FIRST = range(6)
"""How a list of JSON begins: with what it is, from ``_FIRST`` on with the number of its class."""

_WORD: Final = 64
"""Whole numbers of more bits, such as sets of hands, are written in hexadecimal digits: of decimal ones none are read
beyond some thousand."""

_PLAIN: Final = frozenset({str, int, bool, float, type(None)})
_CONTAINERS: Final[dict[type, int]] = {tuple: _TUPLE, list: _LIST}
_MAKERS: Final[dict[int, Callable[[list[Any]], Any]]] = {_TUPLE: tuple, _LIST: list, _SET: frozenset}


class UnreadableValue(ValueError):
    """These bytes are no value, or not one of ours."""


class Unwritable(TypeError):
    """A value has no form for the network: a mistake of whoever made it."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """How the values of a class are written.

    Attributes:
        name: The class, as it is named.
        names: Its fields; ``None`` for an enumeration.
    """

    name: str
    names: tuple[str, ...] | None


def encode_value(value: object) -> bytes:
    """The bytes of a value.

    Raises:
        Unwritable: If something in it is neither plain nor of our packages.
    """
    numbers: dict[type, int] = {}
    written = _written(value, numbers)
    return json.dumps([[_shape(kind).name for kind in numbers], written], separators=(",", ":")).encode()


def decode_value(data: bytes) -> Any:
    """The value of these bytes.

    Raises:
        UnreadableValue: If they are none; it says nothing of what stands there.
    """
    try:
        names, written = json.loads(data)
        return _read(written, [_class_of(name) for name in names])
    except Exception as error:  # whatever our classes have against what they are made of
        raise UnreadableValue(type(error).__name__) from None


def _written(value: Any, numbers: dict[type, int]) -> Any:
    kind: type = type(value)
    if kind is int and value.bit_length() > _WORD:
        return [_LARGE, hex(value)]
    if kind in _PLAIN:
        return value
    if kind in _CONTAINERS:
        return [_CONTAINERS[kind], *(_written(each, numbers) for each in value)]
    if kind is frozenset:  # in an order that does not depend on the process: equal values are the same bytes
        return [_SET, *(_written(each, numbers) for each in sorted(value, key=encode_value))]
    if kind is dict:
        return [_DICT, *(_written(each, numbers) for pair in value.items() for each in pair)]
    shape = _shape(kind)
    number = _FIRST + numbers.setdefault(kind, len(numbers))
    if shape.names is None:
        return [number, value.name]
    return [number, *(_written(getattr(value, name), numbers) for name in shape.names)]


def _read(written: Any, classes: list[type[Any]]) -> Any:
    if type(written) is not list:
        return written
    number, *rest = written
    if number >= _FIRST:
        kind = classes[number - _FIRST]
        if issubclass(kind, Enum):
            (name,) = rest
            return kind[name]
        return kind(*[_read(each, classes) for each in rest])
    values = [_read(each, classes) for each in rest]
    if number == _LARGE:
        (digits,) = values
        return int(digits, 16)
    if number == _DICT:
        return dict(zip(values[::2], values[1::2], strict=True))
    return _MAKERS[number](values)


@lru_cache(maxsize=1024)
def _class_of(name: str) -> type[Any]:
    """The class of this name, if it is one of those that values are made of."""
    if _NAME.fullmatch(name) is None:
        raise UnreadableValue(name)
    module, _, own = name.partition(":")
    kind = vars(import_module(module)).get(own)
    if not isinstance(kind, type) or _shape(kind).name != name:
        raise UnreadableValue(name)
    return kind


@lru_cache(maxsize=1024)
def _shape(kind: type) -> _Shape:
    name = f"{kind.__module__}:{kind.__qualname__}"
    if _NAME.fullmatch(name) is not None:
        if issubclass(kind, Enum):
            return _Shape(name, None)
        if is_dataclass(kind):
            return _Shape(name, tuple(each.name for each in fields(kind) if each.init))
        if issubclass(kind, tuple) and hasattr(kind, "_fields"):
            return _Shape(name, kind._fields)
    raise Unwritable(name)
