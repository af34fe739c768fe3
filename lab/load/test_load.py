"""The benchmark that fills a server with tables, run small."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from lab.load.crowd import SEATS, Command, Event, May, Person, Table, Turn, View
from lab.load.losses import PUBLIC, is_settled, lost_on_the_way
from lab.load.with_bots import Parts, Wait, parts_of, prescribed, steps_late
from tests.patience import PATIENCE
from tests.unit.table.playing import PLAYERS, moments

from schlemm.core.seats import Seat
from schlemm.server.app.application import STATIC
from schlemm.store.store import Entry, Stored
from schlemm.table.live.bot_timing import bots_to_ask, shown_after
from schlemm.table.live.codec import encode

pytestmark = pytest.mark.skipif(
    not (STATIC / "index.html").is_file(), reason="the front end has not been built"
)

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.exhaustive
def test_the_load_benchmark_finds_nothing_lost() -> None:
    """Two tables of four people each get every call and card once and in order, and the data file has the same."""
    command = [sys.executable, "lab/load/load.py", "--tables", "2", "--seconds", "3", "--pace", "0.5"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "commands confirmed, 0 losses" in done.stdout


@pytest.mark.exhaustive
def test_one_person_among_bots_gets_everything_too() -> None:
    """Two tables of one person and three bots each lose nothing, and how long people waited is told in its parts."""
    command = [
        sys.executable,
        "lab/load/load.py",
        "--bots",
        "--tables",
        "2",
        "--seconds",
        "4",
        "--pace",
        "0.2",
    ]
    done = subprocess.run(
        [*command, "--level", "anfaenger"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "commands confirmed, 0 losses" in done.stdout
    assert all(part in done.stdout for part in ("all waits", "prescribed", "on top, 99 %"))


def test_what_is_waited_for_on_purpose_is_told_from_what_comes_on_top() -> None:
    """The moments of all bots in between are prescribed; what is later than they, and a step late, is not."""
    played = list(zip(range(40), moments(5, claim=0.0, players=PLAYERS), strict=False))
    events = [event for _, (_, events) in played for event in events]
    stored = [Stored(at, Entry(*encode(event))) for at, event in enumerate(events, start=1)]
    until = prescribed(played[0][1][0].id, stored)
    tables = [table for _, (table, _) in played]
    asked = [(table, bots_to_ask(table)) for table in tables[:-1]]
    usual = [shown_after(table, seats[0]) if seats else 0.0 for table, seats in asked]
    assert until[len(stored)] == pytest.approx(sum(usual))
    assert 0 < sum(seconds > 0 for seconds in usual) < len(usual)

    assert tables[0].bot_at(Seat.SOUTH) is None
    first, last = tables[0].version, tables[-1].version
    wait = Wait("card", first, 10.0, 10.4 + sum(usual), last)
    (parts,) = parts_of([wait], until)
    assert parts == Parts("card", wait.came - wait.sent, until[last] - until[first])
    assert parts.prescribed == pytest.approx(sum(usual))
    assert parts.on_top == pytest.approx(0.4)

    came = [(table.version, 5 + until[table.version]) for table in tables]
    assert steps_late(came, until) == (0, sum(seconds > 0 for seconds in usual))
    late = [(version, at + (1 if version >= last else 0)) for version, at in came]
    assert steps_late(late, until)[0] == (1 if usual[-1] else 0)


def watched(shown: list[list[int]]) -> Table:
    """A table at which North has called twice, with the versions of the calls that each person was shown."""
    calls = {5: Event(5, "call", "N", "1C"), 6: Event(6, "call", "N", "P")}
    people = []
    for seat, versions in zip(SEATS, shown, strict=True):
        person = Person(seat, "")
        person.first, person.events = 4, [calls[version] for version in versions]
        person.latest = json.dumps({"view": dict.fromkeys(PUBLIC, 6)})
        people.append(person)
    commands = [Command("a", "N", "call", "1C", 4, 0.0), Command("b", "N", "call", "P", 5, 0.0)]
    return Table("t", people, Random(1), commands, {"a": 5, "b": 6})


@pytest.mark.parametrize("shown", [[], [5], [6], [5, 5, 6], [6, 5], [5, 6, 6]])
def test_whatever_one_person_misses_is_a_loss(shown: list[int]) -> None:
    """Calls that one of four was never shown, or twice, or in another order, are found; all else is as it should be."""
    assert list(lost_on_the_way(watched([[5, 6]] * 4))) == []
    lost = list(lost_on_the_way(watched([[5, 6], shown, [5, 6], [5, 6]])))
    assert lost
    assert all(line.startswith("t, N: ") for line in lost)


def test_what_was_never_confirmed_or_is_seen_differently_is_a_loss() -> None:
    """A command without an answer, and last views that do not agree, are found."""
    unanswered, differing = watched([[5, 6]] * 4), watched([[5, 6]] * 4)
    del unanswered.confirmed["b"]
    differing.people[2].latest = json.dumps({"view": dict.fromkeys(PUBLIC, 6) | {"calls": 7}})
    assert list(lost_on_the_way(unanswered)) == ["t: b was never confirmed"]
    assert list(lost_on_the_way(differing)) == ["t: the last views do not agree on calls"]


def last_view(version: int, here: bool = True) -> str:
    """What somebody saw last, in the words of the socket."""
    public = {**dict.fromkeys(PUBLIC, 6), "version": version, "players": [{"here": here}]}
    return json.dumps({"type": "update", "events": [], "view": {**public, **_NOTHING_TO_DO}})


_NOTHING_TO_DO: dict[str, dict[str, object]] = {
    "turn": {"mine": False, "calls": [], "cards": []},
    "may": {"next": False},
}


def test_what_a_busy_machine_takes_long_for_is_waited_for() -> None:
    """Until the last call is answered, and on all four screens, and all are here again, a table is not looked at."""
    table = watched([[5, 6]] * 4)
    for person in table.people:
        person.view, person.latest = View(6, Turn(False, [], []), May(False)), last_view(6)
    assert is_settled(table)

    del table.confirmed["b"]
    assert not is_settled(table)
    table.refused.append("b")
    assert is_settled(table)

    for screen in (last_view(5), last_view(6, here=False)):
        table.people[1].latest = screen
        assert not is_settled(table)
    table.people[1].latest = last_view(6)
    assert is_settled(table)
    table.people[1].view = None
    assert not is_settled(table)


def test_who_was_cut_off_has_lost_nothing_where_the_last_view_is_right() -> None:
    """Single events and an answer may be lost with a connection; what nobody was told of as cut off still counts."""
    table = watched([[5, 6], [6], [5, 6], [5, 6]])
    del table.confirmed["b"]
    assert len(list(lost_on_the_way(table))) == 3
    table.people[1].cut_off = 1  # North, who has called
    assert list(lost_on_the_way(table)) == []
    table.people[2].latest = json.dumps({"view": dict.fromkeys(PUBLIC, 6) | {"calls": 7}})
    assert list(lost_on_the_way(table)) == ["t: the last views do not agree on calls"]


class Deaf:
    """A line on which nobody answers."""

    async def send(self, text: str) -> None:
        """Nothing comes of it."""


async def test_a_table_goes_on_after_a_refusal_and_not_before_an_answer() -> None:
    """Nobody calls while the call before is under way, however long that takes; a refusal ends the wait."""
    table = watched([[]] * 4)
    table.commands.clear()
    table.confirmed.clear()
    table.people[0].view = View(4, Turn(True, ["P"], []), May(False))
    table.people[0].line = Deaf()  # pyrefly: ignore[bad-assignment]
    assert await table.act()
    await table.play_ahead(3)
    assert [command.id for command in table.commands] == ["t-0"]
    table._take(table.people[0], json.dumps({"type": "refused", "id": "t-0"}))
    assert table.idle
    assert await table.act()
    assert [command.id for command in table.commands] == ["t-0", "t-1"]
