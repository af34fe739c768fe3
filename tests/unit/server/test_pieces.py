"""The small pieces of the server: names, secrets, wishes, limits, the queue of a socket, where it listens."""

import asyncio
import socket
import sqlite3
import string
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.patience import PATIENCE
from tests.unit.table.playing import folded, opening_events

from schlemm.core.deal import Deal
from schlemm.core.seats import Seat
from schlemm.server.app.joining import Backing
from schlemm.server.app.listening import listening_socket
from schlemm.server.app.run import serve
from schlemm.server.app.stores import open_store
from schlemm.server.common.deal_sources import dealt_by_chance, dealt_from
from schlemm.server.common.errors import ServeError
from schlemm.server.common.ids import ALPHABET, is_table_name, new_table_name
from schlemm.server.common.rate_limit import BURST, PACE, RateLimit
from schlemm.server.common.secret import new_secret
from schlemm.server.live.outbox import MOST, News, Outbox
from schlemm.server.network.security import host_name, is_loopback, same_host
from schlemm.server.protocol.server import Done
from schlemm.server.views.game import TableNow
from schlemm.store.location import SqliteFile
from schlemm.store.store import Entry
from schlemm.table.rules.person_names import visible_name


def test_names_are_never_the_same_and_can_be_read_aloud() -> None:
    """Table names do not repeat, are names by our own measure, and avoid signs that look alike."""
    names = {new_table_name() for _ in range(1_000)}
    assert len(names) == 1_000
    assert all(is_table_name(name) for name in names)
    assert len(set(ALPHABET)) == 32
    assert not set(ALPHABET) & set("lo01" + string.ascii_uppercase)


@given(st.text())
def test_no_other_text_is_a_table_name(text: str) -> None:
    """Only twelve signs of the alphabet are; nothing else ever reaches the store."""
    assert is_table_name(text) == (len(text) == 12 and set(text) <= set(ALPHABET))


def test_a_secret_has_128_bits() -> None:
    """22 signs of base 64, each time others."""
    secrets = {new_secret() for _ in range(1_000)}
    assert len(secrets) == 1_000
    assert {len(secret) for secret in secrets} == {22}


def test_deals_by_chance_differ_and_those_from_a_seed_come_again() -> None:
    """A seed gives the same deals in the same order; chance gives none of them twice."""
    chance, first, second, other = dealt_by_chance(), dealt_from(7), dealt_from(7), dealt_from(8)
    assert chance() != chance()
    deals = [first() for _ in range(5)]
    assert deals == [second() for _ in range(5)]
    assert len({*deals, other()}) == 6
    assert all(isinstance(deal, Deal) for deal in deals)


@given(st.text(max_size=60))
def test_a_name_fits_on_one_line(name: str) -> None:
    """Nothing that breaks a line, turns its direction or hides is left of a name, and the rest stays as it is."""
    clean = visible_name(name)
    assert clean.isprintable()
    assert clean == clean.strip()
    assert visible_name(clean) == clean


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("127.0.0.1", True), ("127.8.8.8", True), ("::1", True), ("localhost", True), ("0.0.0.0", False),
     ("192.168.1.2", False), ("::", False), ("club.example", False), ("", False)],
)  # fmt: skip
def test_a_loopback_address_is_known_as_one(host: str, loopback: bool) -> None:
    """Only addresses that nobody else can reach count as such."""
    assert is_loopback(host) is loopback


@given(st.text(max_size=40))
def test_any_host_header_can_be_read(host: str) -> None:
    """Whatever stands in the header, its name is a text and no error."""
    assert isinstance(host_name(host), str)


@given(st.text(max_size=40) | st.text(max_size=20).map(lambda text: f"http://[{text}"), st.text(max_size=40))
def test_any_origin_header_can_be_read(origin: str, host: str) -> None:
    """Whatever stands in the header, it is of the same host or not, and no error."""
    assert isinstance(same_host(origin, host), bool)


def test_a_bucket_gives_as_much_as_it_has() -> None:
    """What is too much is not counted; it comes back with time, and no more than there was at first."""
    limit = RateLimit(0.0, 100.0, 10.0)
    assert limit.allows(0.0, 60)
    assert not limit.allows(0.0, 41)
    assert limit.allows(0.0, 40)
    assert not limit.allows(1.0, 11)
    assert limit.allows(1.0, 10)
    assert not limit.allows(1_000.0, 101)
    assert limit.allows(1_000.0, 100)


def test_fast_talkers_are_slowed_down_to_the_pace() -> None:
    """A burst is free; after that, each message waits until the pace allows it, and a pause makes up for it."""
    limit = RateLimit(0.0, BURST, PACE)
    assert {limit.drawn(0.0) for _ in range(int(BURST))} == {0.0}
    waits = [limit.drawn(0.0) for _ in range(10)]
    assert waits == [pytest.approx(number / PACE) for number in range(1, 11)]
    assert limit.drawn(10.0 + BURST / PACE) == 0.0


def news(stake: int) -> News:
    """A table that differs by a number."""
    table = folded(opening_events(dealt_from(1)))
    return News((opening_events(dealt_from(1))[1],), TableNow(table, frozenset()), Seat.SOUTH, stake)


async def test_an_outbox_keeps_replies_and_the_newest_table() -> None:
    """However much happens unread, replies stay in order, and the newest news stands for all that was dropped."""
    outbox = Outbox(Seat.SOUTH)
    for number in range(MOST // 2):
        outbox.reply(Done(f"d{number}", number))
    for number in range(500):
        outbox.tell(news(number))
    outbox.close()
    taken = []
    while (item := await outbox.next()) is not None:
        taken.append(item)
    assert [item.id for item in taken if isinstance(item, Done)] == [
        f"d{number}" for number in range(MOST // 2)
    ]
    told = [item.sure for item in taken if isinstance(item, News)]
    assert len(told) <= MOST
    assert told == sorted(told, key=lambda stake: stake or 0)
    assert told[-1] == 499


async def test_how_a_table_stands_is_told_once_for_many_changes_in_a_moment() -> None:
    """Where only who is there has changed, one message says it; what has happened stays, in its order."""
    outbox = Outbox(Seat.SOUTH)
    outbox.tell(news(1))
    outbox.tell(news(2))
    for number in range(3, 20):
        outbox.tell(replace(news(number), events=()))
    outbox.reply(Done("d", 1))
    outbox.tell(replace(news(20), events=()))
    outbox.tell(replace(news(21), events=(), reader=Seat.NORTH))
    outbox.close()
    told = []
    while (item := await outbox.next()) is not None:
        told.append((item.sure, len(item.events)) if isinstance(item, News) else "reply")
    assert told == [(1, 1), (19, 1), "reply", (20, 0), (21, 0)]


async def test_a_full_outbox_makes_room_by_being_read() -> None:
    """Who wants to reply waits until something has been taken."""
    outbox = Outbox(Seat.SOUTH)
    for number in range(MOST):
        outbox.reply(Done("d", number))
    waiting = asyncio.ensure_future(outbox.room())
    await asyncio.sleep(0)
    assert not waiting.done()
    await outbox.next()
    await waiting


async def test_nobody_waits_for_room_in_a_closed_outbox() -> None:
    """Who waits to reply when the outbox is closed is told so, and so is whoever asks later."""
    outbox = Outbox(Seat.SOUTH)
    assert await outbox.room()
    for number in range(MOST):
        outbox.reply(Done("d", number))
    waiting = asyncio.ensure_future(outbox.room())
    await asyncio.sleep(0)
    outbox.close()
    async with asyncio.timeout(PATIENCE):
        assert not await waiting
    assert not await outbox.room()


def test_a_taken_port_is_named() -> None:
    """The error says which port on which host."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ServeError) as trouble:
            listening_socket("127.0.0.1", port)
    assert (trouble.value.code, trouble.value.facts) == ("port-taken", {"host": "127.0.0.1", "port": port})


def test_a_host_that_is_none_is_named() -> None:
    """What can be no address is an error with a code, not a traceback."""
    with pytest.raises(ServeError) as trouble:
        listening_socket("a" * 300, 0)
    assert trouble.value.code == "host-unknown"


@pytest.mark.parametrize("port", [-1, 65_536, 10**9])
def test_a_port_that_is_none_is_named(port: int) -> None:
    """Numbers that no port has are an error with a code."""
    with pytest.raises(ServeError) as trouble:
        listening_socket("127.0.0.1", port)
    assert trouble.value.code == "port-unknown"


def spoil(path: Path, how: str) -> None:
    """Make a data file that cannot be used."""
    match how:
        case "text":
            path.write_text("This is a letter to my aunt, and not a short one. " * 100)
        case "newer":
            connection = sqlite3.connect(path)
            connection.execute("pragma user_version=99")
            connection.close()
        case "folder":
            path.mkdir()


@pytest.mark.parametrize(
    ("how", "code"), [("text", "data-damaged"), ("newer", "data-newer"), ("folder", "data-failed")]
)
async def test_a_data_file_that_cannot_be_used_is_named_and_left_alone(
    tmp_path: Path, how: str, code: str
) -> None:
    """The server does not start on it, says why and where it is, and changes nothing in it."""
    path = tmp_path / "data.db"
    spoil(path, how)
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(ServeError) as trouble:
        async with open_store(SqliteFile(path)):
            pass
    assert (trouble.value.code, trouble.value.facts["path"]) == (code, str(path))
    assert (path.read_bytes() if path.is_file() else None) == before


async def test_a_data_file_is_made_where_there_is_none_and_closed_again(tmp_path: Path) -> None:
    """A new file in a new folder is for its owner only; what was kept is there the next time."""
    path = tmp_path / "new" / "data.db"
    async with open_store(SqliteFile(path)) as store:
        await store.append("t", 0, [Entry("A", b"{}")])
    assert path.stat().st_mode & 0o777 == 0o600
    async with open_store(SqliteFile(path)) as store:
        assert [item.entry.kind for item in await store.read("t")] == ["A"]


def test_nothing_is_served_without_the_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server whose front end was not built says so and opens neither port nor file."""
    monkeypatch.setattr("schlemm.server.app.run.STATIC", tmp_path)
    with pytest.raises(ServeError) as trouble:
        serve(
            Backing(SqliteFile(tmp_path / "x.db")),
            "127.0.0.1",
            0,
            open_browser=False,
            seed=None,
            announce=lambda _: None,
        )
    assert trouble.value.code == "static-missing"
    assert list(tmp_path.iterdir()) == []
