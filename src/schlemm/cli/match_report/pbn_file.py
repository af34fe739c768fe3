"""A match as a PBN file."""

from __future__ import annotations

from schlemm.bot_match.result import BoardResult, TableResult
from schlemm.cli.match_report.report import MatchReport
from schlemm.formats.filed import FiledPlay
from schlemm.formats.pbn import PbnGame, encode_pbn, write_pbn


def pbn_of(match: MatchReport) -> bytes:
    """All boards in PBN, each twice: once for each table."""
    first, second = match.names
    return encode_pbn(
        write_pbn(_game(result, table, first, second) for result in match.results for table in result.tables)
    )


def _game(result: BoardResult, table: TableResult, first: str, second: str) -> PbnGame:
    """One table's game; where nothing was played the tricks are those with open cards, and the annotator says so."""
    north_south, east_west = (first, second) if table.number == 1 else (second, first)
    conditions, contract = result.board.conditions, table.result.contract
    return PbnGame(
        number=result.board.number,
        dealer=conditions.dealer,
        vulnerability=conditions.vulnerability,
        hands=result.board.deal.hands.map(lambda hand: hand),
        auction=table.auction,
        tricks=None if contract is None else table.result.tricks,
        tags=(
            ("West", east_west),
            ("North", north_south),
            ("East", east_west),
            ("South", north_south),
            ("Scoring", "IMP"),
            *([("Annotator", "double dummy")] if table.played is None else []),
            ("DoubleDummyTricks", str(result.tricks)),
            ("Room", "Open" if table.number == 1 else "Closed"),
            ("Table", str(table.number)),
        ),
        play=None
        if table.played is None
        else FiledPlay.of(table.played.play, is_closed=not table.played.play.is_over),
    )
