"""Boards to practise with: the same for the same text, the player in the right seat, and what is promised true."""

import pytest

from schlemm.bots.boards import goal_search as search
from schlemm.bots.boards.goal_board import BidBoard, bid_board
from schlemm.bots.boards.goal_search import LookForBoard, better, rated_board, tricks_by_thumb
from schlemm.bots.boards.goal_wish import fits, kind_of, size_of
from schlemm.core.auction import Auction
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.goal import PLAYER, Goal, GoalBoard, GoalKind, GoalMatch, GoalWish, Size
from schlemm.core.seats import SEATS, Side
from schlemm.dd import solver as dd
from schlemm.dd.inside import InsideSolver
from schlemm.dd.position import Position
from schlemm.dd.solver import CardTricks, SolverError

TRIED = 30
WISHES = [GoalWish(goal) for goal in Goal] + [
    GoalWish(Goal.MAKE, Size.SLAM),
    GoalWish(Goal.BEAT, Size.GAME, GoalKind.SUIT),
    GoalWish(Goal.OVERTRICKS, None, GoalKind.NOTRUMP),
]
SOLVER = InsideSolver()


def found(wish: GoalWish, text: str) -> GoalBoard:
    """The board for this wish and text."""
    given = LookForBoard(wish, text, 0, TRIED).run()
    assert given is not None
    return given


def contract_of(given: GoalBoard) -> Contract:
    """What is played on a board."""
    auction = Auction(Conditions.of_board(given.number).first_caller)
    for call in given.calls:
        auction = auction.after(call)
    assert auction.is_over
    assert auction.contract is not None
    return auction.contract


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.exhaustive
def test_the_same_text_gives_the_same_board_and_another_one_another(wish: GoalWish) -> None:
    """A board follows from the wish and the text alone, however the search is cut into pieces."""
    pieces: GoalBoard | None = None
    for first in range(0, TRIED, 10):
        if pieces is None or not pieces.fit.will_do:
            pieces = better(pieces, LookForBoard(wish, "a", first, 10).run())
    assert found(wish, "a") == pieces
    assert found(wish, "b").deal != found(wish, "a").deal


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.exhaustive
def test_the_player_sits_where_the_goal_wants_them(wish: GoalWish) -> None:
    """Declarer is South where tricks are to be made, else an opponent; the contract is of the kind wished for."""
    for text in "abcd":
        given = found(wish, text)
        contract = contract_of(given)
        assert (contract.declarer is PLAYER) == wish.goal.declares
        assert (contract.side is Side.NORTH_SOUTH) == wish.goal.declares
        assert fits(wish, contract) == (given.fit is not GoalMatch.OTHER)


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.exhaustive
def test_a_good_board_keeps_its_promise(goal: Goal) -> None:
    """By the table of all tricks, another question to the solver: the goal is within reach, yet cards can miss it."""
    good = [given for text in "abcdef" if (given := found(GoalWish(goal), text)).fit is GoalMatch.GOOD]
    assert len(good) >= 3
    for given in good:
        contract = contract_of(given)
        there = SOLVER.tables([given.deal])[0].tricks(contract.strain, contract.declarer)
        assert given.possible == (there if goal.declares else 13 - there)
        match goal:
            case Goal.MAKE:
                assert contract.tricks <= there <= contract.tricks + 1
            case Goal.OVERTRICKS:
                assert contract.tricks <= there
            case Goal.BEAT:
                assert there < contract.tricks


@pytest.mark.exhaustive
def test_the_leader_s_partner_has_a_chance_after_every_lead() -> None:
    """Where North leads against the contract, it can be beaten whichever card that is."""
    seen = 0
    for text in "abcdefgh":
        given = found(GoalWish(Goal.BEAT), text)
        contract = contract_of(given)
        if given.fit is not GoalMatch.GOOD or contract.declarer.left is PLAYER:
            continue
        seen += 1
        opening = Position.opening(given.deal, contract.strain, contract.declarer)
        after = [opening.after(card) for card in opening.legal_cards()]
        assert not any(SOLVER.makes([dd.TrickGoal(position, contract.tricks) for position in after]))
    assert seen


@pytest.mark.slow
def test_rules_of_thumb_miss_what_is_good_practice_for_declarer() -> None:
    """On a good board for declarer a player by rules of thumb takes too few tricks."""
    for number in range(TRIED):
        board = bid_board(GoalWish(Goal.MAKE), f"thumb {number}", PLAYER)
        given = None if board is None else rated_board(GoalWish(Goal.MAKE), board)
        if board is not None and given is not None and given.fit is GoalMatch.GOOD:
            assert tricks_by_thumb(board) < board.contract.tricks
            return
    raise AssertionError("no good board among so many")


@pytest.mark.slow
def test_a_turned_board_is_the_same_board() -> None:
    """Whoever shall be declarer, each hand has the same neighbours, the same calls and the same danger."""
    checked = 0
    for number in range(8):
        boards = [bid_board(GoalWish(Goal.MAKE), f"turn {number}", seat) for seat in SEATS]
        if boards[0] is None:
            continue
        checked += 1
        first, *others = (_from_dealer(board) for board in boards if board is not None)
        assert [other == first for other in others] == [True] * 3
        assert [board.contract.declarer for board in boards if board is not None] == list(SEATS)
    assert checked


def _from_dealer(board: BidBoard) -> tuple[object, ...]:
    """A board as it is whoever sits where: seen from its dealer."""
    dealer, vulnerable = board.public.dealer, board.public.vulnerability
    assert Conditions.of_board(board.number) == Conditions(dealer, vulnerable)
    hands = tuple(board.deal.hand(dealer.after(turns)) for turns in range(4))
    return hands, board.public.auction.calls, vulnerable.of(dealer.side), vulnerable.of(dealer.side.other)


class NoSolver:
    """What is there where the solver is not."""

    def cards(self, _: object) -> list[CardTricks]:
        """No answer.

        Raises:
            SolverError: Always.
        """
        raise SolverError("missing")


def test_without_a_solver_the_first_board_as_wished_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks at more deals then, and the board says that nobody has checked it."""
    monkeypatch.setattr(search, "compiled_solver", NoSolver)
    for wish in WISHES[:3]:
        given = found(wish, "a")
        assert (given.fit, given.possible) == (GoalMatch.UNCHECKED, None)
        assert fits(wish, contract_of(given))


@pytest.mark.parametrize(
    ("text", "size", "kind"),
    [
        ("2SN", Size.PART_SCORE, GoalKind.SUIT),
        ("2SXN", Size.PART_SCORE, GoalKind.SUIT),
        ("3NTS", Size.GAME, GoalKind.NOTRUMP),
        ("4DE", Size.PART_SCORE, GoalKind.SUIT),
        ("4HE", Size.GAME, GoalKind.SUIT),
        ("5CW", Size.GAME, GoalKind.SUIT),
        ("6CW", Size.SLAM, GoalKind.SUIT),
        ("7NTW", Size.SLAM, GoalKind.NOTRUMP),
    ],
)
def test_contracts_are_told_apart_as_players_do(text: str, size: Size, kind: GoalKind) -> None:
    """Part score, game and slam by what the bid is worth undoubled, with or without trumps."""
    contract = Contract.parse(text)
    assert (size_of(contract), kind_of(contract)) == (size, kind)
    assert fits(GoalWish(Goal.MAKE, size, kind), contract)
    assert not fits(GoalWish(Goal.MAKE, next(other for other in Size if other is not size)), contract)
