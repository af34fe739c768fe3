"""What boards say about a player: counted by hand on boards whose answers are known."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.unit.own_games.played import ANNA, kept, remembered, seated, table_events

from schlemm.bidding.rules.stake import stake
from schlemm.bots.review.opened import BestResult, WhatWasPossible
from schlemm.core.contract import Result
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import Side
from schlemm.own_games.contract_kinds import ContractKind
from schlemm.own_games.own_boards import OwnBoard, Worth, own_boards, worth_of
from schlemm.own_games.player_statistics import player_statistics


def example() -> OwnBoard:
    """A board that Anna has played, whatever came of it."""
    game = remembered(kept(table_events(5, seated(anna="S"), boards=1)))
    return next(own_boards(game, game.people_of(ANNA)))


def boards(results: Sequence[str], *, declares: bool) -> list[OwnBoard]:
    """Boards with these results that somebody at North-South declared or defended."""
    one = example()
    found = []
    for number, text in enumerate(results, start=1):
        result = Result.parse(text)
        board: PlayedBoard = replace(one.board, number=number, result=result)
        played = result.contract is not None
        found.append(
            replace(
                one,
                board=board,
                side=Side.NORTH_SOUTH,
                declares=declares and played,
                defends=not declares and played,
            )
        )
    return found


DECLARED = [*["4SN="] * 5, *["3NTS-1"] * 3, *["1CN+2"] * 2, "6HS=", "7NTN-2", "P"]


def test_contracts_are_counted_by_who_played_them_and_by_kind() -> None:
    """Twelve declared, eight made, each once by height and once by denomination."""
    found = player_statistics(boards(DECLARED, declares=True), {})
    assert (found.boards, found.reckoned) == (13, 0)
    assert (found.declared.won.hits, found.declared.won.of) == (8, 12)
    assert (found.defended.won.hits, found.defended.won.of) == (0, 0)
    counted = {kind.value: (each.won.hits, each.won.of) for kind, each in found.by_kind.items()}
    assert counted == {
        "part-score": (2, 2),
        "game": (5, 8),
        "small-slam": (1, 1),
        "grand-slam": (0, 1),
        "minor-suit": (2, 2),
        "major-suit": (6, 6),
        "notrump": (0, 4),
    }
    assert found.by_kind[ContractKind.GAME].won.interval is None
    assert found.declared.won.interval is not None


def test_in_defence_what_goes_down_is_won() -> None:
    """Of eleven defended contracts four went down; tricks count for the defenders, whatever side they were."""
    results = [*["4SE-1"] * 4, *["2DE="] * 7]
    own = boards(results, declares=False)
    worths = {board.key: Worth(9, 0) for board in own}
    found = player_statistics(own, worths)
    assert (found.defended.won.hits, found.defended.won.of) == (4, 11)
    # 4SE-1 are 9 tricks, as many as were to be had; 2DE= are 8, one fewer, which the defenders have won
    assert found.defended.tricks.interval is not None
    assert found.defended.tricks.interval.value == pytest.approx(7 / 11)


def test_tricks_and_bidding_are_averages_over_what_was_reckoned() -> None:
    """Boards that nobody has reckoned are left out of the averages, and in the counts."""
    own = boards(["4SN="] * 20, declares=True)
    worths = {board.key: Worth(11, 30 if at % 2 else 50) for at, board in enumerate(own[:12])}
    found = player_statistics(own, worths)
    assert (found.boards, found.reckoned, found.declared.won.of, found.declared.tricks.of) == (20, 12, 20, 12)
    tricks, bidding = found.declared.tricks.interval, found.bidding.interval
    assert tricks is not None
    assert bidding is not None
    assert (tricks.value, tricks.low, tricks.high) == (-1, -1, -1)
    assert bidding.value == 40
    theirs = player_statistics([replace(board, side=Side.EAST_WEST) for board in own], worths).bidding
    assert theirs.interval is not None
    assert theirs.interval.value == -40


@pytest.mark.parametrize("seed", range(4))
def test_what_a_contract_is_worth_leaves_the_play_out(seed: int) -> None:
    """It is par's own score for the contract with best play, less par, and no other tricks change it."""
    game = remembered(kept(table_events(seed, seated(anna="S"), boards=2)))
    for own in own_boards(game, game.people_of(ANNA)):
        best: BestResult = WhatWasPossible(own.board).run()
        worth = worth_of(own.board, best)
        contract = own.contract
        if contract is None:
            assert worth == Worth(None, -best.par.score)
            continue
        assert worth.tricks == best.table.tricks(contract.strain, contract.declarer)
        other = replace(own.board, result=Result(contract, 13 - own.board.result.tricks))
        assert worth_of(other, best) == worth
        points = stake(contract, worth.tricks, own.board.public)
        signed = points if contract.side is Side.NORTH_SOUTH else -points
        assert worth.above_par == signed - best.par.score
        assert worth.above_par_of(Side.EAST_WEST) == -worth.above_par
