# pyrefly: ignore-errors[bad-argument-type, unsupported-operation]
"""Things of the wrong type and numbers that cannot be: refused as what they are, by whatever takes them."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from schlemm.core.action import MakeCall, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.board.apply import apply_action, why_not_action
from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding
from schlemm.core.calls import PASS, Bid, parse_call
from schlemm.core.cards import Card, Rank, Strain, Suit
from schlemm.core.checks import OutOfRange, WrongType
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.deal import Deal
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public
from schlemm.dd.table import TrickTable
from schlemm.dealing.numbered import DEALS, deal_of_number, random_deal, subset
from schlemm.dealing.pcg import Pcg32
from schlemm.formats.contract_text import read_contract, read_result, read_seat
from schlemm.formats.hand_text import read_hand
from schlemm.formats.pbn import read_pbn
from schlemm.scoring.board_a_match import board_a_match
from schlemm.scoring.carried import carried_steps
from schlemm.scoring.duplicate import board_score, contract_score, duplicate_score
from schlemm.scoring.forms.form import Outcome
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.honours import Honours
from schlemm.scoring.imps import imps, match_imps
from schlemm.scoring.matchpoints import Scale, matchpoints
from schlemm.scoring.penalties import Penalties, undertrick_parts
from schlemm.scoring.victory_points import victory_points

CONTRACT: Final = Contract.parse("4SN")
BOARD: Final = Board(1, Conditions.of_board(1), deal_of_number(7))
HAND: Final = BOARD.deal.hand(Seat.NORTH)
START: Final = Bidding.start(BOARD)
TABLE: Final = TrickTable.parse("7" * 20)

WRONG_TYPES: Final[dict[str, Callable[[], Any]]] = {
    "random_deal": lambda: random_deal(Pcg32(1)),
    "TrickTable.tricks": lambda: TABLE.tricks(Seat.NORTH, Strain.SPADES),
    "TrickTable.tricks letters": lambda: TABLE.tricks(Strain.SPADES, "N"),
    "Public dealer": lambda: Public("N", Vulnerability.NONE, Auction(Seat.NORTH)),
    "Public vulnerability": lambda: Public(Seat.NORTH, "None", Auction(Seat.NORTH)),
    "Public auction": lambda: Public(Seat.NORTH, Vulnerability.NONE, "N: 1S"),
    "Auction.after": lambda: Auction(Seat.NORTH).after(7),
    "Auction.after a text": lambda: Auction(Seat.NORTH).after("1S"),
    "Auction.why_not": lambda: Auction(Seat.NORTH).why_not(None),
    "Auction.why_not naming": lambda: Auction(Seat.NORTH, is_naming=True).why_not(7),
    "Auction": lambda: Auction("N"),
    "Auction calls": lambda: Auction(Seat.NORTH, [PASS]),
    "Bid level": lambda: Bid("3", Strain.SPADES),
    "Bid half": lambda: Bid(2.5, Strain.SPADES),
    "Bid denomination": lambda: Bid(3, "S"),
    "Bid suit": lambda: Bid(3, Suit.SPADES),
    "Card": lambda: Card("SA"),
    "Hand": lambda: Hand("AKQ2.T98..765432"),
    "Hand of nothing": lambda: Hand(None),
    "Hand.of": lambda: Hand.of(["SA"]),
    "Hand.without": lambda: HAND.without("SA"),
    "in a hand": lambda: "SA" in HAND,
    "a number in a hand": lambda: 7 in HAND,
    "Contract": lambda: Contract("4S", Doubling.UNDOUBLED, Seat.NORTH),
    "Contract doubling": lambda: Contract(CONTRACT.bid, "X", Seat.NORTH),
    "Contract declarer": lambda: Contract(CONTRACT.bid, Doubling.UNDOUBLED, "N"),
    "Result": lambda: Result("4SN", 10),
    "Result tricks": lambda: Result(CONTRACT, "10"),
    "Claim": lambda: Claim(Seat.NORTH, "all"),
    "Claim claimer": lambda: Claim("N", 3),
    "Conditions": lambda: Conditions("N", Vulnerability.NONE),
    "Conditions vulnerability": lambda: Conditions(Seat.NORTH, True),
    "Conditions.of_board": lambda: Conditions.of_board("1"),
    "Board": lambda: Board("1", BOARD.conditions, BOARD.deal),
    "Board deal": lambda: Board(1, BOARD.conditions, str(BOARD.deal)),
    "Deal": lambda: Deal(tuple(BOARD.deal.hands)),
    "Deal of texts": lambda: Deal(BySeat("", "", "", "")),
    "Play": lambda: Play("4SN"),
    "Play.after": lambda: Play(CONTRACT).after("SA", HAND),
    "Play.after hand": lambda: Play(CONTRACT).after(Card(0), [Card(0)]),
    "apply_action": lambda: apply_action(START, Seat.NORTH, "P"),
    "apply_action board": lambda: apply_action(BOARD, Seat.NORTH, MakeCall(PASS)),
    "apply_action call": lambda: apply_action(START, Seat.NORTH, MakeCall("P")),
    "why_not_action": lambda: why_not_action(START, Seat.NORTH, 7),
    "contract_score": lambda: contract_score("4SN", 10, vulnerable=True),
    "contract_score tricks": lambda: contract_score(CONTRACT, "10", vulnerable=True),
    "contract_score sides": lambda: contract_score(CONTRACT, 10, vulnerable="EW"),
    "contract_score penalties": lambda: contract_score(CONTRACT, 9, vulnerable=True, penalties=True),
    "board_score": lambda: board_score("4SN=", Vulnerability.NONE),
    "board_score sides": lambda: board_score(Result(CONTRACT, 10), False),
    "carried_steps": lambda: carried_steps(CONTRACT, None, BySide(0, 0), vulnerable=False, penalties=Penalties.LAW),
    "Outcome": lambda: Outcome("4SN="),
    "Outcome honours": lambda: Outcome(Result(CONTRACT, 10), 100),
    "imps": lambda: imps("430"),
    "imps half": lambda: imps(0.5),
    "board_a_match": lambda: board_a_match(None),
    "matchpoints": lambda: matchpoints(["420", "450"]),
    "victory_points": lambda: victory_points("3", 16),
    "victory_points boards": lambda: victory_points(3, "16"),
    "unrank": lambda: deal_of_number("7"),
    "Pcg32": lambda: Pcg32("seed"),
    **{
        f"{read.__qualname__} of {type(value).__name__}": (lambda read=read, value=value: read(value))
        for read in (
            *(Auction.parse, parse_call, Card.parse, Contract.parse, Result.parse, Hand.parse, Deal.parse, Seat.parse),
            *(Side.parse, Suit.parse, Strain.parse, Rank.parse, Vulnerability.parse),
            *(read_contract, read_result, read_seat, read_hand, read_pbn),
        )
        for value in (7, None, ["N"])
    },
}  # fmt: skip

IMPOSSIBLE: Final[dict[str, tuple[Callable[[], Any], str]]] = {
    "Card": (lambda: Card(52), "0 to 51, not 52"),
    "Card below": (lambda: Card(-1), "0 to 51, not -1"),
    "Conditions.of_board": (lambda: Conditions.of_board(0), "1 or more, not 0"),
    "Board": (lambda: Board(-3, BOARD.conditions, BOARD.deal), "1 or more, not -3"),
    "contract_score": (lambda: contract_score(CONTRACT, 99, vulnerable=False), "0 to 13, not 99"),
    "contract_score below": (lambda: contract_score(CONTRACT, -1, vulnerable=False), "0 to 13, not -1"),
    "carried_steps": (
        lambda: carried_steps(CONTRACT, 14, BySide(0, 0), vulnerable=False, penalties=Penalties.LAW),
        "0 to 13, not 14",
    ),
    "duplicate_score level": (lambda: duplicate_score(8, 0, 0, 7, False), "1 to 7, not 8"),
    "duplicate_score strain": (lambda: duplicate_score(1, 5, 0, 7, False), "0 to 4, not 5"),
    "duplicate_score doubling": (lambda: duplicate_score(1, 4, 3, 7, False), "0 to 2, not 3"),
    "duplicate_score tricks": (lambda: duplicate_score(1, 4, 0, 99, False), "0 to 13, not 99"),
    "undertricks": (lambda: undertrick_parts(14, Doubling.DOUBLED, vulnerable=True), "1 to 13, not 14"),
    "Honours": (lambda: Honours(Seat.NORTH, Strain.SPADES, 6), "4 to 5, not 6"),
    "Honours in notrump": (lambda: Honours(Seat.NORTH, Strain.NOTRUMP, 5), "4 to 4, not 5"),
    "matchpoints": (lambda: matchpoints([1, 2, 3], times=2), "3 or more, not 2"),
    "victory_points": (lambda: victory_points(3, 0), "1 to 10000, not 0"),
    "victory_points of a life": (lambda: victory_points(3, 10**9), "1 to 10000, not 1000000000"),
    "unrank": (lambda: deal_of_number(DEALS), f"not {DEALS}"),
    "unrank below": (lambda: deal_of_number(-1), "not -1"),
    "a number without end": (lambda: contract_score(CONTRACT, 10**5000, vulnerable=False), "too many digits"),
}


@pytest.mark.parametrize("name", WRONG_TYPES)
def test_a_wrong_type_is_named(name: str) -> None:
    """What is not of its kind is refused with what it stands for, what to give, and what was given."""
    with pytest.raises(WrongType, match="give ") as caught:
        WRONG_TYPES[name]()
    assert caught.value.what
    assert type(caught.value.value).__name__ in str(caught.value)


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_a_number_that_cannot_be_is_named(name: str) -> None:
    """A number out of its range is refused with the range and the number."""
    ask, words = IMPOSSIBLE[name]
    with pytest.raises(OutOfRange, match=words):
        ask()


@pytest.mark.parametrize("bits", [-1, 1 << 52, 1 << 5000])
def test_a_hand_has_cards_of_one_pack(bits: int) -> None:
    """Bits beyond the 52 cards are no hand."""
    with pytest.raises(WrongType, match=r"Hand\.of"):
        Hand(bits)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Result(CONTRACT, 99),
        lambda: Result(None, 1),
        lambda: Bid(0, Strain.CLUBS),
        lambda: Bid(8, Strain.CLUBS),
    ],
)
def test_a_value_without_a_notation_is_refused_as_that(make: Callable[[], object]) -> None:
    """Results and bids that nobody could write down are refused as notation, as when they are read."""
    with pytest.raises(NotationError):
        make()


def test_a_long_value_is_shown_from_its_beginning() -> None:
    """The error repeats a wrong value only as far as one reads it."""
    with pytest.raises(WrongType) as caught:
        Auction(Seat.NORTH).after("1S " * 1000)
    assert len(str(caught.value)) < 200


def test_what_is_right_is_no_mistake() -> None:
    """The whole pack, a difference of any size, and the borders of every range are taken."""
    assert Hand(PACK.bits) == PACK
    assert (imps(10**6), match_imps(0, 0)) == (24, 0)
    scores = [contract_score(CONTRACT, tricks, vulnerable=False) for tricks in (0, 13)]
    assert [score.for_side(Side.NORTH_SOUTH) for score in scores] == [-500, 510]
    assert [str(points) for points in matchpoints([420], Scale.TWO)] == ["0"]
    assert RobberOfFourForm().start().add(Outcome(Result(None, 0))) is not None
    assert len(deal_of_number(DEALS - 1).hand(Seat.NORTH)) == 13
    assert str(subset(0, 0)) == "..."


def test_a_hand_shows_its_cards() -> None:
    """In a debugger or a failed test a hand is read at a glance, and can be typed back."""
    hand = Hand.parse("AKQ2.T98..765432")
    assert repr(hand) == "Hand('AKQ2.T98..765432')"
    assert Hand.parse(repr(hand)[6:-2]) == hand
    assert "Hand('" in repr(BOARD.deal)


def test_an_action_before_its_time() -> None:
    """A card in the auction is a violation, not a mistake of the program."""
    with pytest.raises(RuleViolation, match="wrong-phase"):
        apply_action(START, Seat.NORTH, PlayCard(Card(0)))
