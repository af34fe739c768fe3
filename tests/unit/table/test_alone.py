"""A table is a value of its own: who plays at it, and what they bid, is text to it."""

import subprocess
import sys
from dataclasses import replace

import pytest
from tests.unit.match.matches import folded as folded_match
from tests.unit.match.matches import match_opened
from tests.unit.table.playing import AT_ONCE, PLAYERS, folded

from schlemm.core import bot_name
from schlemm.core.seats import Seat
from schlemm.match.live import codec as match_codec
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.table.live.codec import decode, encode
from schlemm.table.rules.standing_in import StoodIn
from schlemm.table.state.events import TableOpened
from schlemm.table.state.players import Person

OPENED = TableOpened(RobberOfFourForm(), PLAYERS.put(Seat.NORTH, Person("Nele", "")), AT_ONCE)


@pytest.mark.parametrize(
    ("modules", "most"),
    [
        ("schlemm.table.state.table", 60),
        (
            "schlemm.table.rules.decide, schlemm.table.rules.evolve, schlemm.table.views.sight",
            100,
        ),
    ],
    ids=["state", "rules and views"],
)
def test_a_table_loads_little(modules: str, most: int) -> None:
    """A table brings no NumPy and few modules; that none of them is of those who play, import-linter sees to."""
    code = f"import sys, {modules}; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    loaded = told.split()
    assert "numpy" not in loaded
    assert sum(name.partition(".")[0] == "schlemm" for name in loaded) <= most


def test_a_stream_holds_who_sits_down_by_default() -> None:
    """A game of before goes on with Forum, and one of today with the default of today, whatever comes later."""
    kind, content = encode(OPENED)
    said = f',"default_bot":"{bot_name.DEFAULT}"'.encode()
    assert content.count(said) == 1
    for stored, system in (
        (content.replace(said, b""), "forum"),
        (content.replace(said, b',"default_bot":"natur-b:klub"'), "natur-b"),
    ):
        table = folded((decode(kind, stored), StoodIn(Seat.SOUTH)))
        assert table.systems.north_south == system
        assert table.bot_at(Seat.SOUTH) == f"{system}:klub"


def test_both_tables_of_a_match_hold_it() -> None:
    """So does a match, for both of its tables."""
    kind, content = match_codec.encode(match_opened())
    said = f',"default_bot":"{bot_name.DEFAULT}"'.encode()
    former = match_codec.decode(kind, content.replace(said, b""))
    assert former == replace(match_opened(), default_bot=bot_name.DEFAULT_BEFORE)
    later = match_codec.decode(kind, content.replace(said, b',"default_bot":"natur-b:klub"'))
    assert {table.default_bot for table in folded_match([later]).tables} == {"natur-b:klub"}
