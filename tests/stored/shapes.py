"""What a stored event looks like, as its types say: names of kinds, of fields, and which letters a value may have."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from schlemm.core.seats import BySeat
from schlemm.table.live.codec import NAMES, NOTATIONS

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


def shape_of(hint: Any) -> str:
    """How a value of this type is written: ``seat`` letters as ``N|E|S|W``, what may be missing with ``?``."""
    origin = typing.get_origin(hint)
    if origin in {typing.Union, types.UnionType}:
        return " | ".join(sorted({shape_of(kind) for kind in typing.get_args(hint)}))
    if origin in {tuple, BySeat}:
        return f"[{shape_of(typing.get_args(hint)[0])}]"
    if hint is types.NoneType:
        return "null"
    if hint in NOTATIONS:
        return f"<{hint.__name__.lower()}>"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return "|".join(str(each.value) for each in hint)
    if isinstance(hint, type) and is_dataclass(hint):
        kind = [f"kind={NAMES[hint]}"] if hint in NAMES else []
        return "{" + ", ".join([*kind, *fields_of(hint)]) + "}"
    return str(hint.__name__)


def fields_of(kind: type[DataclassInstance]) -> Iterator[str]:
    """Each field of a value as it is written."""
    hints = typing.get_type_hints(kind)
    for field in fields(kind):
        optional = field.default is not MISSING or field.default_factory is not MISSING
        yield f"{field.name}{'?' if optional else ''}: {shape_of(hints[field.name])}"


def shapes(kinds: Mapping[str, type[DataclassInstance]]) -> Iterator[str]:
    """A paragraph for each event of a kind of stream, in the order of their names."""
    for name in sorted(kinds):
        yield "\n".join([name, *(f"    {line}" for line in fields_of(kinds[name]))])
