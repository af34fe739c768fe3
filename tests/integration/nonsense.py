"""Everything that somebody could say on a socket, made from the types of the wire: legal, out of place, or absurd."""

import json
from functools import cache
from typing import Any, Final, get_args

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

from schlemm.core.calls import CALLS
from schlemm.core.cards import CARDS
from schlemm.server.protocol.client import ClientMessage

KINDS: tuple[type[msgspec.Struct], ...] = get_args(ClientMessage)
"""Every kind of message that a browser sends."""

NUMBERS = st.integers(-3, 60) | st.integers() | st.sampled_from((2**31, 2**63, 2**64, -(2**63) - 1, 10**400))
WORDS = st.sampled_from([*map(str, CALLS), *map(str, CARDS), "8C", "S1", "sa", "", "\x00", "🂡" * 100])
TEXTS = WORDS | st.text(st.characters(exclude_categories=["Cs"]), max_size=80)


@cache
def message(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
    """A message of this kind, without its id: each field has some value that its type allows."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    fields = {each.encode_name: value(each.type) for each in described.fields if each.name != "id"}
    return st.fixed_dictionaries({"type": st.just(described.tag), **fields})


def value(kind: inspect.Type) -> st.SearchStrategy[Any]:
    """Something that this type allows."""
    match kind:
        case inspect.IntType():
            return NUMBERS
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(sorted(values, key=str))
        case inspect.EnumType(cls=enumeration):
            return st.sampled_from([each.value for each in enumeration])
        case inspect.StrType(min_length=least, max_length=most):
            return TEXTS.filter(lambda text: (least or 0) <= len(text) <= (most or 400))
        case inspect.ListType(item_type=item, min_length=least, max_length=most):
            return st.lists(value(item), min_size=least or 0, max_size=most or 5)
        case inspect.UnionType(types=types):
            return st.one_of(*map(value, types))
        case _:
            raise AssertionError(f"a kind of field that this has to learn: {kind}")


ANYTHING = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=8,
)

TYPED = st.one_of(*map(message, KINDS))
"""Any message of any kind."""


@st.composite
def broken(draw: st.DrawFn) -> dict[str, Any]:
    """A message with something in it that its type does not allow, or might not."""
    said = dict(draw(TYPED))
    for name in draw(st.lists(st.sampled_from(sorted(said)), min_size=1, max_size=2)):
        if draw(st.booleans()):
            said.pop(name, None)
        else:
            said[name] = draw(ANYTHING)
    return said


def written(said: dict[str, Any], name: str) -> str:
    """The message as it is sent, with this id."""
    return json.dumps({**said, "id": name})


SAYING: Final[dict[str, dict[str, Any]]] = {
    "call": {"call": "P"},
    "card": {"card": "S2"},
    "claim": {"tricks": 1},
    "answer": {"accept": True},
    "read": {"announcement": "points"},
    "undo": {},
    "answer-undo": {"accept": True},
    "draw": {},
    "stand-in": {"seat": "S"},
    "free-seat": {"seat": "S"},
    "come-back": {},
    "say": {"line": "chat-moment"},
    "speak": {"text": "Kaffee?"},
    "contribute": {"number": 1, "value": "0" * 32},
    "cut": {"after": 10},
    "pick-up": {},
    "send-away": {"since": 1},
    "explain-call": {"index": 0, "call": "1NT"},
    "ask-about-call": {"index": 0, "call": "1NT"},
    "next": {},
    "stop": {},
    "settings": {"tempo": 1},
    "line-up": {"team": "A", "to": ["1N", "1S", "2E", "2W"]},
    "release": {"place": "1N"},
    "captain": {"place": "1N"},
    "pause": {},
    "resume": {},
    "comment": {"board": 1, "room": 1, "what": "call", "index": 0, "text": "Ach"},
}
"""An example of every command."""

EXAMPLES: Final = tuple(SAYING.items())
"""The same as pairs."""
