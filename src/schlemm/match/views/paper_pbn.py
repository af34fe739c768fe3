"""What was played as PBN games (``formats.pbn``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from schlemm.bidding.systems import title_named
from schlemm.core.calls import PASS, Pass
from schlemm.core.contract import Contract
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import SEATS, SIDES
from schlemm.formats.filed import FiledPlay
from schlemm.formats.pbn import PbnGame
from schlemm.formats.pbn.game import tag_order
from schlemm.match.state.place import Room
from schlemm.match.state.plan import Measure
from schlemm.match.views.paper import ExportRow, Paper
from schlemm.scoring.items import SheetPlace, total
from schlemm.table.views.record import RoomRecord

_SCORING: Final[Mapping[str, str]] = {"robber4": "Chicago", "robber4-classic": "Chicago", "rubber": "Rubber"}
_MEASURES: Final[Mapping[Measure, str]] = {
    Measure.IMPS: "IMP",
    Measure.TOTAL_POINTS: "TotalPoints",
    Measure.BOARD_A_MATCH: "BAM",
}
_NAMES: Final = ("North", "East", "South", "West")


def games_of(paper: Paper, agreed: str = "") -> tuple[PbnGame, ...]:
    """Every board as a game; lines of the sheet that belong to no board are left out.

    Args:
        paper: What was played.
        agreed: The house rules in words, for the tag that is there for what has no other.
    """
    return tuple(game_of(paper, row, row.record, agreed) for row in paper.rows if row.record is not None)


def game_of(
    paper: Paper, row: ExportRow, record: RoomRecord, agreed: str, notes: Sequence[tuple[int, str]] = ()
) -> PbnGame:
    """One board as a game.

    Args:
        paper: What was played.
        row: The line of the board.
        record: What the line says was played.
        agreed: The house rules in words.
        notes: What calls meant, as (index of the call from 0, text) pairs in the order of the calls.
    """
    board, public = record.board, record.board.public
    tags = {
        name: value for name, value in _tags(paper, row, record, agreed).items() if value not in {"", "?"}
    }
    return PbnGame(
        number=row.board,
        dealer=public.dealer,
        vulnerability=public.vulnerability,
        hands=board.deal.hands,
        auction=None if public.auction.is_naming else public.auction,
        notes=() if public.auction.is_naming else tuple(notes),
        told=_named(board),
        tricks=None if board.result.passed_out else board.result.tricks,
        tags=tuple(sorted(tags.items(), key=lambda tag: tag_order(tag[0]))),
        play=None if board.play is None else FiledPlay.of(board.play, is_closed=not board.play.is_over),
    )


def _named(board: PlayedBoard) -> Contract | Pass | None:
    """The contract of mini-bridge, which has no auction that it follows from."""
    return (board.result.contract or PASS) if board.public.auction.is_naming else None


def _tags(paper: Paper, row: ExportRow, record: RoomRecord, agreed: str) -> dict[str, str]:
    public = record.board.public
    tags = {name: record.players.of(seat) for name, seat in zip(_NAMES, SEATS, strict=True)}
    tags |= {"Event": paper.event, "Date": paper.date.replace("-", "."), "Description": agreed}
    tags |= {
        f"BidSystem{side}": title_named(public.systems.of(side)) or public.systems.of(side) for side in SIDES
    }
    tags |= {"DealId": f"{paper.id}:{row.board}", "Scoring": _scoring(paper), **_score(row)}
    if paper.form in _SCORING:
        tags["Competition"] = _SCORING[paper.form]
    if paper.teams is not None and row.room is not None:
        home, visitors = paper.teams
        tags |= {
            "Competition": "Teams",
            "HomeTeam": home,
            "VisitTeam": visitors,
            "Table": str(row.room.value),
        }
        tags["Room"] = "Open" if row.room is Room.OPEN else "Closed"
    if row.imps is not None:
        first = row.room is Room.OPEN  # there team A sits North-South
        tags["ScoreIMP"] = f"NS {row.imps if first else -row.imps}"
    return tags


def _scoring(paper: Paper) -> str:
    return _SCORING.get(paper.form, "") if paper.measure is None else _MEASURES[paper.measure]


def _score(row: ExportRow) -> dict[str, str]:
    """The points; where a sheet has a line, those above and below it."""
    steps = row.score.steps
    if any(step.line is not SheetPlace.NONE for step in steps):
        above, below = total(steps, SheetPlace.ABOVE), total(steps, SheetPlace.BELOW)
        return {"ScoreRubber": " ".join(f"{side} {above.of(side)}/{below.of(side)}" for side in SIDES)}
    return {"Score": f"NS {row.score.for_side(SIDES[0])}"}
