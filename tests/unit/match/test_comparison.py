"""Boards side by side: every total of a match against a second reckoning, and where the tables parted."""

import csv
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.match.matches import WHOLE_MATCHES, folded, last, match_opened, moments

from schlemm.bot_match.contestants import Team
from schlemm.core.auction import Auction
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Result
from schlemm.core.play import Play
from schlemm.core.played_board import PlayedBoard
from schlemm.core.seats import BySeat, BySide, Seat, Side
from schlemm.core.view import Public
from schlemm.dd.table import TrickTable
from schlemm.dealing.numbered import random_deal
from schlemm.match.state.comparison import Comparison, Earned, compared
from schlemm.match.state.events import AtTable
from schlemm.match.state.made_and_lost import MadeAndLost, Moral
from schlemm.match.state.parting import What
from schlemm.match.state.place import PLACES, Room
from schlemm.match.state.plan import Half, Measure, Plan
from schlemm.match.views.cost import board_cost, parting_cards
from schlemm.match.views.standing import standing
from schlemm.scoring.duplicate import duplicate_score
from schlemm.server.views.comparison import overtime_of
from schlemm.table.state.events import TimeTaken
from schlemm.table.views.record import RoomRecord

REFERENCE = Path(__file__).parents[2] / "reference"
NAMES = BySeat("Nora", "Olga", "Sven", "Willi")
DEAL = random_deal(Random(5).randrange)


@cache
def rows(name: str) -> list[dict[str, str]]:
    """A reference table, row by row."""
    with (REFERENCE / name).open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def north_souths(result: Result, number: int) -> int:
    """The score of a board by the short formula, for North and South."""
    contract = result.contract
    if contract is None:
        return 0
    vulnerable = Conditions.of_board(number).vulnerability.of(contract.side)
    level, strain, doubling = contract.level, contract.strain.index, contract.doubling.index
    points = duplicate_score(level, strain, doubling, result.tricks, vulnerable)
    return points if contract.side is Side.NORTH_SOUTH else -points


def imps_by_table(gap: int) -> int:
    """The IMPs of a difference, read from the reference."""
    found = next(
        int(row["imps"])
        for row in rows("imp_reference.csv")
        if int(row["min_diff"]) <= abs(gap) <= int(row["max_diff"] or 99_999)
    )
    return found if gap >= 0 else -found


@WHOLE_MATCHES
@given(st.integers(0, 10_000), st.sampled_from(Measure), st.sampled_from(Half))
def test_every_total_is_what_a_second_reckoning_gives(seed: int, measure: Measure, half: Half) -> None:
    """Scores, differences, IMPs, running totals and the winner's Victory Points of whole matches, to the point."""
    match = last(seed, match_opened(Plan(4, measure, half=half), PLACES))
    a = b = points = won = 0
    for board, first, second in zip(match.boards, *match.records, strict=True):
        scores = [north_souths(record.board.result, record.board.number) for record in (first, second)]
        gap = scores[0] - scores[1]
        assert [table.score for table in board.tables] == scores
        assert (board.difference, board.imps) == (gap, imps_by_table(gap))
        points, won = points + gap, won + imps_by_table(gap)
        sizes = {
            Measure.IMPS: abs(imps_by_table(gap)),
            Measure.TOTAL_POINTS: abs(gap),
            Measure.BOARD_A_MATCH: 2,
        }
        size, tied = sizes[measure], measure is Measure.BOARD_A_MATCH and gap == 0
        a, b = a + (1 if tied else size * (gap > 0)), b + (1 if tied else size * (gap < 0))
        assert board.total == Earned(a, b)
    now = standing(match)
    assert (now.boards, now.total, now.difference, now.imps) == (4, Earned(a, b), points, won)
    assert now.winner is (Team.A if a > b else Team.B if b > a else None)
    if measure is not Measure.IMPS:
        assert now.victory_points is None
    else:
        assert now.victory_points is not None
        pair = now.victory_points if won >= 0 else now.victory_points[::-1]
        assert float(pair[0]) == pytest.approx(_points_by_formula(abs(won)), abs=0.016)
        assert sum(pair) == 20


def _points_by_formula(margin: int) -> float:
    """The winner's Victory Points of four boards by the published formula, without its smoothing."""
    tau = (5**0.5 - 1) / 2
    return float(10 + 10 * (1 - tau ** (3 * min(margin, 30) / 30)) / (1 - tau**3))


def test_before_the_end_there_are_no_victory_points() -> None:
    """Victory Points are for the whole match: they come with its last board, in hundredths that add up to 20."""
    for match, _ in moments(3, match_opened(Plan(measure=Measure.IMPS))):
        points = standing(match).victory_points
        assert (points is not None) == match.is_over
        assert points is None or sum(points) == 20


# -- boards made by hand --------------------------------------------------------------------------------------------


def record(result: str, calls: str = "P P P P", cards: int = 0, other: int | None = None) -> RoomRecord:
    """Board 1 as it ended at a table.

    Args:
        result: Contract and tricks, or ``P``.
        calls: The auction.
        cards: How many cards were played, each the lowest legal one ...
        other: ... but at this place the highest.
    """
    conditions, ended = Conditions.of_board(1), Result.parse(result)
    auction = Auction(conditions.first_caller, tuple(parse_call(call) for call in calls.split()))
    public = Public(conditions.dealer, conditions.vulnerability, auction)
    play = None if ended.contract is None else _played(ended.contract, cards, other)
    return RoomRecord(PlayedBoard(1, DEAL, public, play, ended), NAMES)


def _played(contract: Contract, cards: int, other: int | None) -> Play:
    play, hands = Play(contract), DEAL.hands
    for index in range(cards):
        seat = play.turn
        legal = sorted(play.legal_cards(hands.of(seat)), key=lambda card: (card.suit.index, card.rank.index))
        card = legal[-1 if index == other else 0]
        play, hands = play.after(card, hands.of(seat)), hands.put(seat, hands.of(seat).without(card))
    return play


def board_of(first: RoomRecord, second: RoomRecord, measure: Measure = Measure.IMPS) -> Comparison:
    """The only board of a match."""
    return compared(Plan(4, measure), Earned(), (first, second))


def test_three_hearts_with_overtricks_lose_to_a_game() -> None:
    """S1:58: the made contract that was not the best one loses the board, and it is said why and by how much."""
    board = board_of(record("3HN+1", "3H P P P"), record("4HN=", "4H P P P"))
    assert (board.difference, board.imps, board.winner) == (-250, -6, Team.B)
    assert board.lesson == MadeAndLost(Room.OPEN, Side.NORTH_SOUTH, Moral.GAME, 250)


@pytest.mark.parametrize(
    ("here", "there", "lesson"),
    [
        ("3HN+1", "4HN=", Moral.GAME),
        ("4SN+2", "6SN=", Moral.SMALL_SLAM),
        ("6NTN+1", "7NTS=", Moral.GRAND_SLAM),
        ("2CN=", "2CXN=", Moral.DOUBLED),
        ("3CN=", "3SN=", Moral.DENOMINATION),
        ("2SN=", "2SN+1", Moral.TRICKS),
        ("2SN=", "3HXE-2", Moral.DEFENCE),
        ("4HE=", "4HE+1", Moral.TRICKS),
        ("3NTE=", "4SE=", Moral.DENOMINATION),
    ],
)
def test_it_is_said_what_the_others_did_better(here: str, there: str, lesson: Moral) -> None:
    """Game, slam, double, denomination, tricks or defence: one reason a board, whichever table it is about."""
    ours, theirs = record(here, "1C P P P"), record(there, "1D P P P")
    found, mirrored = board_of(ours, theirs).lesson, board_of(theirs, ours).lesson
    assert found is not None
    assert (found.lesson, found.room) == (lesson, Room.OPEN)
    assert mirrored is not None
    assert (mirrored.lesson, mirrored.room) == (lesson, Room.CLOSED)


RESULTS = st.builds(
    lambda level, strain, doubling, seat, tricks: Result(
        Contract.parse(f"{level}{strain}{doubling}{seat}"), tricks
    ),
    st.integers(1, 7),
    st.sampled_from(["C", "D", "H", "S", "NT"]),
    st.sampled_from(["", "X", "XX"]),
    st.sampled_from("NESW"),
    st.integers(0, 13),
)


@given(RESULTS, RESULTS)
def test_a_lesson_is_there_just_when_a_made_contract_lost_the_board(first: Result, second: Result) -> None:
    """Its points are the difference of the board, and its table is that of the team that lost."""
    board = board_of(record(str(first), "1C P P P"), record(str(second), "1D P P P"))
    made = [
        table
        for table in board.tables
        if table.result.contract is not None
        and table.result.tricks >= table.result.contract.tricks
        and board.winner is not None
        and Team.of_side(table.result.contract.side, table.room.value) is not board.winner
    ]
    assert (board.lesson is not None) == (len(made) == 1)
    if board.lesson is not None:
        assert (board.lesson.room, board.lesson.lost) == (made[0].room, abs(board.difference))


# -- where they parted ----------------------------------------------------------------------------------------------


def test_tables_part_at_the_first_call_that_differs() -> None:
    """The call, whose it was, and what each table did."""
    board = board_of(record("1NTE=", "P 1NT P P P"), record("2SE=", "P 1S P 2S P P P"))
    assert board.parting is not None
    assert (board.parting.what, board.parting.index, board.parting.seat) == (What.CALL, 1, Seat.EAST)
    assert [str(call) for call in board.parting.done] == ["1NT", "1S"]


@pytest.mark.parametrize("place", [0, 1, 5, 11])
def test_after_the_same_auction_they_part_at_a_card(place: int) -> None:
    """The first card that differs; whose it was follows from the tricks before it."""
    ours, theirs = record("1NTE=", "P 1NT P P P", 20), record("1NTE-1", "P 1NT P P P", 20, other=place)
    pair = [each.board.play for each in (ours, theirs)]
    assert pair[0] is not None
    assert pair[1] is not None
    assert pair[0].cards[place] != pair[1].cards[place]
    board = board_of(ours, theirs)
    assert board.parting is not None
    assert (board.parting.what, board.parting.index) == (What.CARD, place)
    assert board.parting.done == (pair[0].cards[place], pair[1].cards[place])
    assert pair[0].cards[place] in DEAL.hand(board.parting.seat)
    costs = tuple(range(20)), tuple(range(100, 120))
    assert parting_cards(board, costs) == (place, 100 + place)


def test_a_claim_parts_tables_too() -> None:
    """Where one table claimed and the other played on, that is said, with the card that was played."""
    board = board_of(record("1NTE=", "P 1NT P P P", 9), record("1NTE+1", "P 1NT P P P", 12))
    assert board.parting is not None
    assert (board.parting.what, board.parting.index, board.parting.done[0]) == (What.CLAIM, 9, None)
    card = board.parting.done[1]
    assert isinstance(card, Card)
    assert card in DEAL.hand(board.parting.seat)
    assert parting_cards(board, ((), ())) is None


def test_tables_that_do_all_alike_never_part() -> None:
    """The same calls and cards have no parting, nor have two boards that were passed out."""
    same = record("1NTE=", "P 1NT P P P", 12)
    assert board_of(same, same).parting is None
    assert board_of(record("P"), record("P")).parting is None


# -- what it cost ---------------------------------------------------------------------------------------------------


def test_the_difference_is_that_of_the_contracts_and_that_of_the_play() -> None:
    """With open cards 4♥ makes and so does 3♥ with one over: all of a loss of 6 IMPs is the auction's."""
    tricks = TrickTable.from_function(lambda strain, seat: 10 if seat.side is Side.NORTH_SOUTH else 3)
    board = board_of(record("3HN+1", "3H P P P"), record("4HN+1", "4H P P P"))
    cost = board_cost(board, tricks)
    assert cost.contracts == (170, 420)
    assert (cost.by_auction, cost.by_play) == (-250, -30)
    assert cost.by_auction + cost.by_play == board.difference
    assert cost.against_par == (170 - cost.par.score, 450 - cost.par.score)
    assert cost.par.score == 430


def test_overtime_is_on_record_with_the_board_and_scores_nothing() -> None:
    """The side that passed the time agreed at one table stands there with it; all else is as if nobody had a clock."""
    event = match_opened()
    timed = replace(event, settings=replace(event.settings, minutes=5))
    late = AtTable(Room.OPEN, TimeTaken(Side.EAST_WEST, 3017))
    events = [each for _, happened in moments(5, event) for each in happened]
    begun = next(i for i, each in enumerate(events) if isinstance(each, AtTable)) + 1
    match = folded((timed, *events[1:begun], late, *events[begun:]))
    board, plain = match.boards[0], folded(events).boards[0]
    assert [at.record.overtime for at in board.tables] == [BySide(0, 17), BySide(0, 0)]
    assert [overtime_of(at, Side.EAST_WEST) for at in board.tables] == [2, 0]
    assert (board.difference, board.imps, board.earned) == (plain.difference, plain.imps, plain.earned)
    assert match.boards[1].tables[0].record.overtime == BySide(0, 0)
