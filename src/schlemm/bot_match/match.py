"""Two contestants meet on the same boards, both ways at two tables (S1:13): they bid, and if asked play them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from schlemm.bot_match.auction import bid_out_board
from schlemm.bot_match.cardplay import lowest_card, play
from schlemm.bot_match.contestants import TABLES, Contestant, Failure, Judge, Team, plain_blame
from schlemm.bot_match.costs import Costs, costs_of
from schlemm.bot_match.table_players import Instead, TablePlayers
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.state import Playing
from schlemm.core.conditions import Conditions
from schlemm.core.play import Play
from schlemm.dd.solver import Solver, SolverError
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32

HOPELESS: Final = 3
"""After so many boards in a row on which the same player failed, a match is over."""


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How a match is held.

    Attributes:
        judge: Says what an error of a player means.
        plays: Whether the cards are played; else only the auction is.
        spare: What is played or answered where a player fails.
        solver: Makes the solver that the play is held against, if that is asked for. It is made in the process that
            plays, where machine code may run.
        limit: Seconds after which a player is taken to hang; ``None`` if it is waited for.
    """

    judge: Judge = plain_blame
    plays: bool = False
    spare: Instead = lowest_card
    solver: Callable[[], Solver] | None = None
    limit: float | None = None


BID_ONLY: Final = MatchTerms()
"""Nothing is played."""


@dataclass(frozen=True, slots=True)
class Played:
    """The play at one table.

    Attributes:
        play: The cards in their order; after a claim not all.
        tricks: What declarer's side won.
        costs: What was given away; ``None`` if nobody asked, or the solver had no answer.
    """

    play: Play
    tricks: int
    costs: Costs | None = None


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What happened at one table.

    Attributes:
        auction: The calls.
        played: The play; ``None`` if there was none.
    """

    auction: Auction
    played: Played | None = None


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """What happened on a board.

    Attributes:
        board: The deal and its conditions.
        tables: Table 1 and table 2.
        failures: What the players could not do, table by table in the order in which it happened.
    """

    board: Board
    tables: tuple[TableRecord, TableRecord]
    failures: tuple[Failure, ...] = ()


def numbered_board(seed: int, number: int) -> Board:
    """The board with this number among those of a seed; it does not depend on the boards before it."""
    deal = random_deal(Pcg32.from_text(f"{seed}/{number}").below)
    return Board(number, Conditions.of_board(number), deal)


def hold_board(
    board: Board, a: Contestant, b: Contestant, terms: MatchTerms = BID_ONLY, solver: Solver | None = None
) -> BoardRecord:
    """Have both meet on a board at both tables.

    Args:
        board: What is bid and played.
        a: Sits North-South at table 1.
        b: Sits North-South at table 2.
        terms: How.
        solver: What the play is held against.
    """
    pairings = [TablePlayers(board, table, a, b, terms.judge, terms.limit) for table in TABLES]
    first, second = (_table(players, terms, solver) for players in pairings)
    return BoardRecord(
        board, (first, second), tuple(failure for players in pairings for failure in players.failures)
    )


def _table(players: TablePlayers, terms: MatchTerms, solver: Solver | None) -> TableRecord:
    state = bid_out_board(players)
    if not (terms.plays and isinstance(state, Playing)):
        return TableRecord(state.auction)
    end = play(players, state, terms.spare)
    cards = state.play if end.play is None else end.play
    return TableRecord(state.auction, Played(cards, end.result.tricks, _costs(players.board, cards, solver)))


def _costs(board: Board, cards: Play, solver: Solver | None) -> Costs | None:
    try:
        return None if solver is None else costs_of(board.deal, cards, solver)
    except SolverError:  # the board counts all the same
        return None


def until_hopeless(records: Iterable[BoardRecord]) -> Iterator[BoardRecord]:
    """The boards, up to the one that makes it pointless to go on."""
    rows = dict.fromkeys(Team, 0)
    for record in records:
        yield record
        if _counted(rows, record.failures):
            return


def hopeless(failures: Iterable[tuple[Failure, ...]]) -> bool:
    """Whether a match ended because a player failed on too many boards in a row; failures by board, in order."""
    rows = dict.fromkeys(Team, 0)
    return any(_counted(rows, each) for each in failures)


def _counted(rows: dict[Team, int], failures: tuple[Failure, ...]) -> bool:
    """Count one board more; whether one of the teams has now failed too often in a row."""
    failed = {failure.team for failure in failures}
    rows.update({team: rows[team] + 1 if team in failed else 0 for team in Team})
    return max(rows.values()) >= HOPELESS
