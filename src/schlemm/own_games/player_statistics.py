"""What a person's boards say about their play: as declarer, in defence, in the auction, and by kind of contract."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schlemm.match.state.place import Room
from schlemm.own_games.contract_kinds import ContractKind, kinds_of_bid
from schlemm.own_games.estimates import Average, ShareCount
from schlemm.own_games.own_boards import OwnBoard, Worth

Worths: TypeAlias = Mapping[tuple[str, Room, int], Worth]
"""Boards with open cards, as far as they have been reckoned, by ``OwnBoard.key``."""


@dataclass(frozen=True, slots=True)
class PlayFigures:
    """How the cards were played in some contracts.

    Attributes:
        won: How many were made by who declared them, or beaten by who defended.
        tricks: By how many tricks the own side took more than with best play of all, over those that were reckoned.
    """

    won: ShareCount
    tricks: Average


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """What a person's boards say.

    Attributes:
        boards: How many there were.
        reckoned: How many of them were reckoned with open cards.
        declared: Contracts that the person declared.
        defended: Contracts that they defended.
        bidding: By how many points the contracts of their auctions are worth more to them than par.
        by_kind: The declared contracts of each kind.
    """

    boards: int
    reckoned: int
    declared: PlayFigures
    defended: PlayFigures
    bidding: Average
    by_kind: Mapping[ContractKind, PlayFigures]


def player_statistics(boards: Sequence[OwnBoard], worths: Worths) -> PlayerStatistics:
    """What these boards say.

    Args:
        boards: The person's own boards.
        worths: Those that were reckoned, by their keys.
    """
    declared = [board for board in boards if board.declares]
    bid = [(board, worths[board.key]) for board in boards if board.bids and board.key in worths]
    return PlayerStatistics(
        boards=len(boards),
        reckoned=sum(board.key in worths for board in boards),
        declared=_declared(declared, worths),
        defended=_defended([board for board in boards if board.defends], worths),
        bidding=Average.of_values([worth.above_par_of(board.side) for board, worth in bid]),
        by_kind={
            kind: _declared([board for board in declared if kind in _kinds(board)], worths)
            for kind in ContractKind
        },
    )


def _kinds(board: OwnBoard) -> Iterable[ContractKind]:
    return () if board.contract is None else kinds_of_bid(board.contract.bid)


def _declared(boards: Sequence[OwnBoard], worths: Worths) -> PlayFigures:
    made = sum(board.board.result.margin >= 0 for board in boards)
    return PlayFigures(ShareCount(made, len(boards)), Average.of_values(_more(boards, worths)))


def _defended(boards: Sequence[OwnBoard], worths: Worths) -> PlayFigures:
    beaten = sum(board.board.result.margin < 0 for board in boards)
    return PlayFigures(
        ShareCount(beaten, len(boards)), Average.of_values([-more for more in _more(boards, worths)])
    )


def _more(boards: Sequence[OwnBoard], worths: Worths) -> list[int]:
    """By how many tricks declarer took more than with best play of all, in each board that was reckoned."""
    return [
        board.board.result.tricks - tricks
        for board in boards
        if board.key in worths and (tricks := worths[board.key].tricks) is not None
    ]
