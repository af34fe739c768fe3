"""The words of the protocol: the browser's types are made from what the server really says."""

import json

import msgspec
import pytest

from schlemm.server.protocol import client
from wire_schema import TARGET, schema


def test_the_schema_of_the_browser_is_that_of_the_server() -> None:
    """The committed schema is the one that the messages give; `python tools/wire_schema.py` writes it anew."""
    assert json.loads(TARGET.read_text(encoding="utf-8")) == json.loads(schema())


@pytest.mark.parametrize("identity", ["", "x" * 65])
def test_a_command_without_an_id_of_sensible_length_is_none(identity: str) -> None:
    """An empty id would make every later command a repetition."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "next", "id": identity, "seen": 1}, client.ClientMessage)
