"""Scores in files: whoever's they are told as, they come through formats that know those of North-South only."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.core.calls import PASS
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat, Side, Vulnerability
from schlemm.formats.file_formats import FORMATS
from schlemm.formats.filed import FiledBoard, north_south_score, told_scores
from schlemm.formats.rbn import read_rbn, write_rbn
from schlemm.formats.usebio import read_usebio, write_usebio

NAMED = {each.name: each for each in FORMATS}
SPELLINGS = ("{own}", "{side} {own}", "{other} {lost}", "{side} {own} {other} {lost}", " {side}  {own} ")
"""Ways of telling the points of declarer's side, ``own``, which the other side loses."""


def scored(declarer: str, text: str, **tags: str) -> FiledBoard:
    """A board of this declarer with a score told so."""
    told = Contract.parse(f"4S{declarer}")
    seat = told.declarer
    return FiledBoard(
        1, seat, Vulnerability.NONE, told=told, tricks=10, tags=(("Score", text), *tags.items())
    )


@pytest.mark.parametrize("name", ["rbn", "usebio", "json", "pbn"])
@given(st.sampled_from("NESW"), st.integers(-7600, 7600), st.sampled_from(SPELLINGS))
def test_whose_score_it_is(name: str, declarer: str, points: int, spelling: str) -> None:
    """However a score is told, North-South score the same when it is read back."""
    side = Contract.parse(f"4S{declarer}").side
    text = spelling.format(own=points, lost=-points, side=side.letters, other=side.other.letters)
    expected = points if side is Side.NORTH_SOUTH else -points
    board = scored(declarer, text)
    assert north_south_score(text, board.contract) == expected
    (back,) = NAMED[name].read(NAMED[name].write([board]))
    assert isinstance(back, FiledBoard)
    assert back.defects == ()
    assert north_south_score(back.tag("Score"), back.contract) == expected


def test_nobodys_score() -> None:
    """A number alone is nobody's where nobody declared, North-South's of a passed board; words are no score."""
    assert told_scores("420", None) == ()
    assert told_scores("0", PASS) == ((Side.NORTH_SOUTH, Decimal(0)),)
    assert told_scores("NS 3,5", None) == ((Side.NORTH_SOUTH, Decimal("3.5")),)
    assert [told_scores(text, None) for text in ("", "much", "NS", "NS 1 EW", "4٣")] == [None] * 5


@pytest.mark.parametrize(
    ("scoring", "line", "tags"),
    [
        ("I", "10+420:+5", {"Score": "NS 420", "ScoreIMP": "NS 5"}),
        ("I", "8-100:-11", {"Score": "NS -100", "ScoreIMP": "NS -11"}),
        ("X", "10+420:=", {"Score": "NS 420", "ScoreIMP": "NS 0"}),
        ("M", "10+420:37.5", {"Score": "NS 420", "ScoreMP": "NS 37.5"}),
        ("I", "10", {}),
        ("I", "10:+5", {"ScoreIMP": "NS 5"}),
    ],
)
def test_rbn_results_with_scores(scoring: str, line: str, tags: dict[str, str]) -> None:
    """Behind the tricks stand the points of North-South, and behind a colon what those were worth."""
    (board,) = read_rbn(f"B 1\nF {scoring}\nC 4S:N\nR {line}\n")
    assert isinstance(board, FiledBoard)
    assert board.defects == ()
    assert board.tricks == int(line[:2].rstrip("+-:"))
    assert {name: value for name, value in board.tags if name.startswith("Score")} == tags
    (back,) = read_rbn(write_rbn([board]))
    assert isinstance(back, FiledBoard)
    assert back.tags == board.tags


def test_long_lists_of_results_come_back_whole() -> None:
    """A file of results alone is read to its end, short as its boards are; so is one of boards passed out."""
    names = {seat: f"A player named {seat} by the others" for seat in ("North", "East", "South", "West")}
    played = [
        scored("NESW"[number % 4], "420", Scoring="IMP;Cross", ScoreIMP="NS 1", **names)
        for number in range(900)
    ]
    passed = [FiledBoard(2, Seat.EAST, Vulnerability.NORTH_SOUTH, told=PASS, tags=(("Event", "Cup"),))] * 900
    for boards in (played, passed):
        back = read_rbn(write_rbn(boards))
        assert [each.contract for each in back if isinstance(each, FiledBoard)] == [
            each.contract for each in boards
        ]
        assert len(back) == len(boards)


def test_links_that_would_show_nothing_are_not_written() -> None:
    """A board without hands and auction makes no link, which could not be read."""
    assert NAMED["handviewer"].write([scored("N", "420")]) == b""


def test_rbn_results_that_cannot_be_read() -> None:
    """What a result says besides is told if nobody knows what it means, and a passed board has none."""
    (board,) = read_rbn("B 1\nC 4S:N\nR 10+420:lots\n")
    assert isinstance(board, FiledBoard)
    assert (board.tricks, board.tag("Score")) == (10, "NS 420")
    assert [str(defect) for defect in board.defects] == ["line 3, board 1, [R]: bad-value (text=lots)"]
    (board,) = read_rbn("B 1\nA NZ:PPPP\nR P\n")
    assert isinstance(board, FiledBoard)
    assert (board.defects, board.contract) == ((), PASS)


def usebio_line(*fields: tuple[str, str]) -> FiledBoard:
    """A line of a traveller with these fields."""
    texts = "".join(f"<{name}>{text}</{name}>" for name, text in fields)
    line = f"<BOARD><BOARD_NUMBER>3</BOARD_NUMBER><TRAVELLER_LINE>{texts}</TRAVELLER_LINE></BOARD>"
    (board,) = read_usebio(f"<USEBIO><EVENT>{line}</EVENT></USEBIO>".encode())
    assert isinstance(board, FiledBoard)
    return board


@pytest.mark.parametrize("score", ["A6040", "A60/40", "Ave+-", "A5050", "AVE"])
def test_adjusted_scores_are_kept(score: str) -> None:
    """An adjusted score is kept as it stands, through USEBIO and PBN."""
    board = usebio_line(("SCORE", score))
    assert board.defects == ()
    for name in ("usebio", "pbn"):
        (board,) = (
            item for item in NAMED[name].read(NAMED[name].write([board])) if isinstance(item, FiledBoard)
        )
    assert f"<SCORE>{score}</SCORE>" in write_usebio([board])


@pytest.mark.parametrize("child", ["SCORE", "NS_MATCH_POINTS", "NS_CROSS_IMP_POINTS"])
def test_scores_that_are_none(child: str) -> None:
    """A score that is none is told with its element; one that is left open is not."""
    assert [(each.tag, each.code.value) for each in usebio_line((child, "much")).defects] == [
        (child, "bad-value")
    ]
    assert usebio_line((child, "-")).defects == ()
