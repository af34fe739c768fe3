"""What a match is worth: scores, IMPs, distance from par, games and slams."""

from statistics import fmean

import pytest
from tests.unit.bot_match.stand_ins import Bold, Guess, made_up

from schlemm.bot_match.contestants import Contestant, Team
from schlemm.bot_match.match import BoardRecord, TableRecord, hold_board, numbered_board
from schlemm.bot_match.result import BoardResult, most_tricks, score_board, score_boards
from schlemm.bot_match.summary import GameCount, Premium, summarise, worst
from schlemm.core.auction import Auction
from schlemm.core.seats import SIDES, Side
from schlemm.dd.table import TrickTable
from schlemm.scoring.duplicate import board_score
from schlemm.scoring.imps import imps

A, B = Contestant("a", Bold("a")), Contestant("b", Bold("b"))
RESULTS = tuple(
    score_boards((hold_board(numbered_board(5, number), A, B) for number in range(1, 41)), Guess())
)


def two_auctions(first: str, second: str, tricks: str) -> BoardResult:
    """Board 1 (North deals, nobody vulnerable) with these calls from North and these tricks."""
    board = numbered_board(1, 1)
    tables = (TableRecord(Auction.parse(f"N: {first}")), TableRecord(Auction.parse(f"N: {second}")))
    return score_board(BoardRecord(board, tables), TrickTable.parse(tricks))


ALL_TEN = "aaaaaaaaaa3333333333"
"""North and South take ten tricks in everything, East and West three."""


def test_scores_are_those_of_the_law() -> None:
    """Each table scores what the contract is worth with the tricks of its declarer, seen by North and South."""
    for result in RESULTS:
        for table in result.tables:
            contract = table.auction.contract
            assert table.result.contract == contract
            if contract is not None:
                assert table.result.tricks == result.tricks.tricks(contract.strain, contract.declarer)
            score = board_score(table.result, result.board.conditions.vulnerability)
            assert table.score == score.for_side(Side.NORTH_SOUTH)
            assert table.off_par == abs(imps(table.score - result.par.score))


def test_changing_places_changes_the_sign() -> None:
    """If A and B change places, the IMPs change their sign and nothing else changes."""
    for number in range(1, 20):
        board = numbered_board(5, number)
        tricks = made_up(str(number))
        there, back = (score_board(hold_board(board, *pair), tricks) for pair in ((A, B), (B, A)))
        assert there.imps == -back.imps
        assert there.off_par == back.off_par


def test_imps_and_par_by_hand() -> None:
    """Game at one table and a part score at the other: 420 against 170 is 6 IMPs, and par is the game."""
    result = two_auctions("4S P P P", "2S P P P", ALL_TEN)
    assert [table.score for table in result.tables] == [420, 170]
    assert result.par.score == 430
    assert result.imps == imps(420 - 170) == 6
    assert [table.off_par for table in result.tables] == [0, imps(260)]
    assert result.off_par == 3


def test_passed_out_is_nothing() -> None:
    """A board passed out scores nothing and is as far from par as par is worth."""
    result = two_auctions("P P P P", "P P P P", ALL_TEN)
    assert [table.score for table in result.tables] == [0, 0]
    assert result.off_par == imps(430)


def test_games_by_hand() -> None:
    """A bids the game that makes, B stops below it: one made, one missed, and both could have made one."""
    summary = summarise([two_auctions("4S P P P", "2S P P P", ALL_TEN)])
    assert summary.count(Team.A, Premium.GAME) == GameCount(makeable=1, bid=1, made=1, missed=0)
    assert summary.count(Team.B, Premium.GAME) == GameCount(makeable=1, bid=0, made=0, missed=1)
    assert summary.count(Team.A, Premium.SLAM) == GameCount(0, 0, 0, 0)
    slam = summarise([two_auctions("6S P P P", "4S P P P", ALL_TEN)])
    assert slam.count(Team.A, Premium.SLAM) == GameCount(makeable=0, bid=1, made=0, missed=0)
    assert slam.count(Team.A, Premium.GAME) == GameCount(makeable=1, bid=1, made=0, missed=0)


def test_a_good_sacrifice_is_nobodys_fault() -> None:
    """Who could make a game and doubles the par sacrifice instead has missed none."""
    result = two_auctions("4H 5D X P P P", "4H 5D P P P", "88a88" * 2 + "33393" * 2)
    counts = summarise([result]).counts
    assert result.par.score == 300
    missed = {team: count.missed for team, goal, count in counts if goal is Premium.GAME}
    assert missed == {Team.A: 0, Team.B: 1}


def test_counts_hang_together() -> None:
    """What is made was bid, what is missed was makeable and not made, and a slam is a game too."""
    summary = summarise(RESULTS)
    for team in Team:
        game, slam = summary.count(team, Premium.GAME), summary.count(team, Premium.SLAM)
        for count in (game, slam):
            assert 0 <= count.made <= count.bid
            assert count.missed <= count.makeable <= 2 * len(RESULTS)
        assert slam.bid <= game.bid
        assert slam.makeable <= game.makeable
    assert summary.count(Team.A, Premium.GAME).bid > 0


def test_the_numbers_of_a_match() -> None:
    """The mean and its error are those of the IMPs of the boards, off_par that of both tables."""
    summary = summarise(RESULTS)
    won = [result.imps for result in RESULTS]
    mean = fmean(won)
    assert summary.boards == len(RESULTS)
    assert summary.imps_per_board == pytest.approx(mean)
    variance = sum((each - mean) ** 2 for each in won) / (len(won) - 1)
    assert summary.standard_error == pytest.approx((variance / len(won)) ** 0.5)
    distances = [table.off_par for result in RESULTS for table in result.tables]
    assert summary.off_par == pytest.approx(fmean(distances))
    assert summary.standard_error is not None
    assert summary.standard_error > 0


def test_one_board_has_no_error() -> None:
    """A single board tells nothing about luck, and no board at all has no numbers."""
    assert summarise(RESULTS[:1]).standard_error is None
    with pytest.raises(ValueError, match="without a board"):
        summarise([])


def test_the_worst_come_first() -> None:
    """The worst boards are those that cost A most."""
    found = worst(RESULTS, 5)
    assert len(found) == 5
    assert sorted(result.imps for result in RESULTS)[:5] == [result.imps for result in found]


def test_the_better_partner_counts() -> None:
    """The most tricks of a side are those of the partner who takes more."""
    tricks = made_up("x")
    for side in SIDES:
        north, south = (tricks.rows.of(seat) for seat in side.seats)
        assert most_tricks(tricks, side) == tuple(max(pair) for pair in zip(north, south, strict=True))
