"""What somebody sends has no field that nobody reads: a slip in a house rule's name is refused, not passed over."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec import inspect
from tests.integration.house import house
from tests.integration.test_every_route import routes

from schlemm.server.protocol.client import ClientMessage


def structs(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """The messages that this type is made of, itself among them."""
    match kind:
        case inspect.StructType(fields=fields):
            yield kind
            for field in fields:
                yield from structs(field.type)
        case inspect.UnionType(types=types):
            for each in types:
                yield from structs(each)
        case inspect.ListType(item_type=item) | inspect.Metadata(type=item):
            yield from structs(item)
        case inspect.DictType(value_type=value):
            yield from structs(value)


def assert_strict(kind: object) -> set[str]:
    """See that every message in this type is refused for a field that it has not; their names."""
    found = [*structs(inspect.type_info(kind))]
    for each in found:
        said = {"noSuchField": 1} if each.tag is None else {each.tag_field: each.tag, "noSuchField": 1}
        with pytest.raises(msgspec.ValidationError, match="unknown field `noSuchField`"):
            msgspec.convert(said, each.cls)
    return {each.cls.__name__ for each in found}


async def test_every_body_of_every_route_is_refused_with_a_field_that_it_does_not_have() -> None:
    """Also in whatever messages it is made of, and in those of routes that somebody will add."""
    async with house() as home:
        bodies = [handler.parsed_data_field for _, _, handler in routes(home.app)]
        read = [assert_strict(body.raw) for body in bodies if body is not None]
    assert {"OpenTable", "HouseRulesChoice", "WriteDown", "WrittenEntry"} <= set().union(*read)
    assert len(read) > 20


def test_everything_said_on_a_socket_is_refused_with_a_field_that_it_does_not_have() -> None:
    """A setting by another name than its own changes nothing, and its sender hears it."""
    assert len(assert_strict(ClientMessage)) > 30


async def test_a_house_rule_with_a_slip_in_its_name_opens_no_table() -> None:
    """The table would be played by other rules than its host has read aloud."""
    async with house() as home, home.browser() as browser:
        wish = {"form": "robber4", "rules": {"mustBeet": True}}
        answer = await browser.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["why"]["code"]) == (400, "malformed")
        answer = await browser.post("/api/tables", json={"form": "robber4", "rules": {"mustBeat": True}})
        assert answer.status_code == 201
