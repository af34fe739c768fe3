"""The words of the protocol: the browser's types are made from what the server really says."""

import ast
import importlib
import pkgutil
from enum import Enum, StrEnum
from pathlib import Path
from types import NoneType
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

import schlemm.server
from schlemm.server.protocol import client
from schlemm.server.protocol.acts import MESSAGES
from schlemm.server.protocol.happened import VIEWS
from schlemm.table.rules.acts import ACTS


@pytest.mark.parametrize("identity", ["", "x" * 65])
def test_a_command_without_an_id_of_sensible_length_is_none(identity: str) -> None:
    """An empty id would make every later command a repetition."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "next", "id": identity, "seen": 1}, client.ClientMessage)


def _wire_modules() -> list[Path]:
    server = Path(schlemm.server.__path__[0])
    return [*server.glob("protocol/*.py"), *server.glob("*/wire.py"), server / "common" / "messages.py"]


def _enumerations() -> dict[frozenset[object], type[Enum]]:
    """Every enumeration below the server, by the set of its values."""
    for found in pkgutil.walk_packages(schlemm.__path__, "schlemm."):
        if not found.name.startswith(("schlemm.server", "schlemm.__main__")):
            importlib.import_module(found.name)
    kinds = [*Enum.__subclasses__(), *StrEnum.__subclasses__()]
    return {
        frozenset(each.value for each in kind): kind
        for kind in kinds
        if kind.__module__.startswith("schlemm.")
    }


def test_no_message_repeats_an_enumeration_of_the_domain() -> None:
    """What is one of a few is said by the enumeration itself, so that one added there is known on the wire too."""
    known = _enumerations()
    repeated = [
        (path.name, node.lineno, known[values].__name__)
        for path in _wire_modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Subscript)
        and ast.unparse(node.value) == "Literal"
        and (values := frozenset(ast.literal_eval(f"[{ast.unparse(node.slice).strip('()')}]"))) in known
    ]
    assert not repeated


def test_messages_take_the_enumerations_of_the_domain_and_nothing_else_of_it() -> None:
    """A message names every field it sends: no value of the domain, which may hold cards, is sent as it is."""
    for path in _wire_modules():
        if path.name in {"acts.py", "happened.py", "may.py"}:
            continue  # what these derive is looked at below
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith("schlemm."):
                continue
            if str(node.module).startswith("schlemm.server."):
                continue
            for name in node.names:
                taken = getattr(importlib.import_module(str(node.module)), name.name)
                is_enumeration = isinstance(taken, type) and issubclass(taken, Enum)
                is_plain = get_origin(taken) is Literal or {*get_args(taken)} == {str, int}
                assert is_enumeration or is_plain, f"{path}: {name.name}"


def test_what_follows_from_acts_holds_nothing_but_plain_values() -> None:
    """No message about an act or an event has room for a value of the domain, which may hold cards."""
    for message in (*MESSAGES, *VIEWS.values()):
        for hint in get_type_hints(message).values():
            for kind in get_args(hint) or (hint,):
                assert kind in {str, int, bool, NoneType} or issubclass(kind, Enum), f"{message}: {kind}"
    for act in ACTS:
        if act.offers is not None:
            hint = get_type_hints(act.offers)["return"]
            kind = hint if hint is bool else get_args(hint)[0]
            assert kind in {int, bool} or issubclass(kind, Enum), act.name
