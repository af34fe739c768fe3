"""The browser's types are made of what the server really says, and made again when that changes."""

import json
from pathlib import Path
from typing import get_args

import pytest

import frontend
import wire_schema
from schlemm.server.common.messages import Message
from schlemm.server.protocol import client, server

COUNTING = """
import pathlib, sys
target = pathlib.Path(sys.argv[1])
made = target.read_text() if target.exists() else ""
target.write_text(made + pathlib.Path(sys.argv[0]).parent.parent.joinpath("src/schlemm/messages.py").read_text())
"""


def test_the_page_is_built_from_what_the_server_says() -> None:
    """The description that the build has left is the one that the messages give; every task of make writes it anew."""
    built = frontend.DESCRIPTION.read_text(encoding="utf-8")
    assert json.loads(built) == json.loads(wire_schema.schema())


@pytest.mark.slow
def test_what_is_said_on_sockets_is_described_beside_the_paths() -> None:
    """Every path under /api is in the description, and every message of a socket among its components."""
    described = json.loads(wire_schema.schema())
    assert {"/api/tables", "/api/pads/{pad}", "/api/score"} <= described["paths"].keys()
    messages = get_args(server.ServerMessage) + client.CLIENT_MESSAGES
    assert {each.__name__ for each in messages} <= described["components"]["schemas"].keys()


def test_two_messages_do_not_share_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message called as another is refused, for the browser would have neither under its name."""

    class Update(Message, frozen=True):
        """Another thing called as a message of the socket."""

    monkeypatch.setattr(wire_schema, "_said_over_http", lambda: iter([Update]))
    with pytest.raises(ValueError, match="Update"):
        wire_schema.schema()


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one file of messages, whose describer adds that file to what it has written before."""
    messages = tmp_path / "src" / "schlemm" / "messages.py"
    for path, text in ((messages, "one "), (tmp_path / "tools" / "wire_schema.py", COUNTING)):
        path.parent.mkdir(parents=True)
        path.write_text(text)
    monkeypatch.setattr(frontend, "ROOT", tmp_path)
    monkeypatch.setattr(frontend, "WEB", tmp_path / "web")
    monkeypatch.setattr(frontend, "CATALOGUES", tmp_path / "src" / "schlemm" / "i18n")
    monkeypatch.setattr(frontend, "STATIC", tmp_path / "src" / "schlemm" / "static")
    monkeypatch.setattr(frontend, "PACKAGE", messages.parent)
    monkeypatch.setattr(frontend, "DESCRIBER", tmp_path / "tools" / "wire_schema.py")
    monkeypatch.setattr(frontend, "DESCRIPTION", tmp_path / "web" / "generated" / "openapi.json")
    return messages


def test_the_description_is_made_when_a_message_changes_and_not_before(project: Path) -> None:
    """It is written where there is none, left alone while nothing has changed, and written anew after a change."""
    assert frontend.undescribed()
    assert [frontend.describe(), frontend.describe()] == [True, False]
    assert frontend.DESCRIPTION.read_text() == "one "
    project.write_text("two")
    assert frontend.undescribed()
    assert [frontend.describe(), frontend.describe()] == [True, False]
    assert frontend.DESCRIPTION.read_text() == "one two"


def test_the_page_follows_from_the_description_and_not_from_what_the_build_makes_of_it(project: Path) -> None:
    """A changed description makes the page stale; types and stamps beside it, which the build writes, do not."""
    frontend.describe()
    before = frontend.digest()
    frontend.DESCRIPTION.with_name("wire.d.ts").write_text("types")
    frontend.stamp().write_text("other code, the same messages")
    assert frontend.digest() == before
    frontend.DESCRIPTION.write_text("other messages")
    assert frontend.digest() != before


def test_a_describer_that_fails_stops_the_build(project: Path) -> None:
    """Without a description there is no page, and the next try begins anew."""
    project.unlink()
    with pytest.raises(frontend.FrontEndError, match=r"wire_schema\.py"):
        frontend.describe()
    assert frontend.undescribed()
