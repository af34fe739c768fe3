"""The description of the sockets: everything that is said is in it, and every reference leads somewhere."""

import json
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest

from schlemm.server.app.socket_description import ASKED, TOLD, WATCHED, socket_description
from schlemm.server.live.program_rights import OF_PROGRAM
from schlemm.server.protocol.client import ClientMessage
from schlemm.server.protocol.server import ServerMessage

DOCUMENT: Final = socket_description()
OPERATIONS: Final = {"tellPlayer": TOLD, "askTable": ASKED, "tellSpectator": WATCHED}


def references(part: Any) -> Iterator[str]:
    """All references of a part of the document."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for each in part.values():
            yield from references(each)
    elif isinstance(part, list):
        for each in part:
            yield from references(each)


def target(reference: str) -> Any:
    """What a reference leads to."""
    found: Any = DOCUMENT
    for name in reference.removeprefix("#/").split("/"):
        found = found[name]
    return found


def test_every_reference_leads_somewhere() -> None:
    """The document is JSON, and no reference of it dangles."""
    assert json.loads(json.dumps(DOCUMENT)) == DOCUMENT
    found = set(references(DOCUMENT))
    assert found
    for reference in found:
        assert target(reference)


def test_everything_that_is_said_is_described() -> None:
    """All messages of both directions are there with the tag that they carry, a sentence, and their fields."""
    messages = DOCUMENT["components"]["messages"]
    kinds = {*get_args(ServerMessage), *get_args(ClientMessage)}
    assert set(messages) == {kind.__name__ for kind in kinds}
    for kind in kinds:
        message = messages[kind.__name__]
        schema = target(message["payload"]["$ref"])
        assert schema["properties"]["type"] == {"enum": [message["name"]]}
        assert message["summary"].endswith((".", "…", ":"))
        assert set(kind.__struct_encode_fields__) | {"type"} == set(schema["properties"])


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_name_messages_of_their_channel(name: str) -> None:
    """What an operation sends or receives is what the code has for it, and its channel has each message."""
    operation = DOCUMENT["operations"][name]
    channel = target(operation["channel"]["$ref"])
    named = [reference["$ref"].rpartition("/")[2] for reference in operation["messages"]]
    assert named == [kind.__name__ for kind in OPERATIONS[name]]
    assert set(named) <= set(channel["messages"])
    assert operation["action"] in {"send", "receive"}


def test_what_the_standard_demands_is_there() -> None:
    """Version, title, addresses with their parameters, and where a person's and a program's key stand."""
    assert DOCUMENT["asyncapi"] == "3.0.0"
    assert {"title", "version"} <= set(DOCUMENT["info"])
    for channel in DOCUMENT["channels"].values():
        for parameter in channel["parameters"]:
            assert f"{{{parameter}}}" in channel["address"]
    schemes = DOCUMENT["components"]["securitySchemes"]
    assert {name: scheme["type"] for name, scheme in schemes.items()} == {
        "seat": "httpApiKey",
        "program": "http",
    }
    assert schemes["program"]["scheme"] == "bearer"


def test_programs_are_told_what_they_may_say() -> None:
    """The description of a program's key names each message that it opens, and only those."""
    told = DOCUMENT["components"]["securitySchemes"]["program"]["description"]
    tags = {DOCUMENT["components"]["messages"][kind.__name__]["name"] for kind in ASKED}
    may = {DOCUMENT["components"]["messages"][kind.__name__]["name"] for kind in OF_PROGRAM}
    named = set(told.rpartition(": ")[2].rstrip(".").split(", "))
    assert named == may
    assert named < tags
