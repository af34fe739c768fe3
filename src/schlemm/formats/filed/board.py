"""A board as a file tells it, as a value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Pass
from schlemm.core.cards import Card
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import TRICKS, Play
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Vulnerability
from schlemm.formats.filed._ending import FiledEnding
from schlemm.formats.filed.defect import FileDefect
from schlemm.formats.filed.play import FiledPlay

Hands: TypeAlias = BySeat[Hand | None] | BySeat[Hand]
"""The hands that are given; those of a deal are."""

NO_HANDS: Final[BySeat[Hand | None]] = BySeat(None, None, None, None)


@dataclass(frozen=True, slots=True)
class FiledComment:
    """A remark in words.

    Attributes:
        about: ``"Auction"``, ``"Play"``, the name of a tag, or nothing for the board as a whole.
        after: Behind how many calls or cells of the play it stands; of others, rows of a section.
        text: The words; suits in it are ♠ ♥ ♦ ♣.
    """

    about: str
    after: int
    text: str


@dataclass(frozen=True, slots=True)
class FiledBoard:
    """One board: what is known of it, its auction, its play and its outcome, and what is wrong with the file.

    Everything may be missing. Nothing stands here twice: the contract of an auction that is over is not told again in
    ``told``. What formats tell besides, names and places among it, stands in ``tags`` under the names of PBN.

    Attributes:
        number: The board's number, from 1.
        dealer: Who deals; known if there is a number or an auction.
        vulnerability: Which sides are vulnerable; known if there is a number.
        hands: The hands that are given, thirteen different cards each.
        auction: The calls, over or in progress. The dealer calls first, or by house rule the player on the left.
        notes: What calls mean, as (index of the call from 0, text) pairs in the order of the calls. A text may be
            empty (an alert without its explanation); suits in it are ♠ ♥ ♦ ♣.
        told: The contract (``PASS`` if passed out), where it does not follow from the auction: without an auction,
            with one that is not over, or if declarer and dummy changed places.
        tricks: What declarer's side won, where the play goes on (``FiledPlay.next_cell``) up to now; ``None`` if not
            known or passed out.
        tags: What else is told, as (name, value) pairs; the names are those of PBN (3.4 and 4).
        play: The cards that were played.
        grades: How good calls were, as (index of the call, number from 1 to 255 of PBN 3.7) pairs in their order.
        won: What each side won, where no contract says whose tricks count.
        comments: Remarks, in the order of the file.
        defects: What is wrong with the board in its file, in the order of its lines.
        ending: The cards that are left, where it is a position of fewer than thirteen cards a hand; ``hands`` are then
            not given, and ``play`` begins with its first trick.
        line: Where it begins in its file, counted from 1; ``None`` if it is from no file. Boards that differ in
            nothing else are equal.

    Raises:
        ValueError: If the fields contradict each other; with what is wrong.
    """

    number: int | None = None
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    hands: Hands = NO_HANDS
    auction: Auction | None = None
    notes: tuple[tuple[int, str], ...] = ()
    told: Contract | Pass | None = None
    tricks: int | None = None
    tags: tuple[tuple[str, str], ...] = ()
    play: FiledPlay | None = None
    grades: tuple[tuple[int, int], ...] = ()
    won: BySide[int] | None = None
    comments: tuple[FiledComment, ...] = ()
    defects: tuple[FileDefect, ...] = ()
    ending: FiledEnding | None = None
    line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        _check_board(self)
        _check_auction(self)
        _check_outcome(self)
        names = [name for name, _ in self.tags]
        demand(len({*names}) == len(names), f"a tag twice: {names}")

    @property
    def deal(self) -> Deal | None:
        """The deal, if all four hands are given."""
        north, east, south, west = self.hands
        if north is None or east is None or south is None or west is None:
            return None
        return Deal(BySeat(north, east, south, west))

    @property
    def contract(self) -> Contract | Pass | None:
        """The contract, ``PASS`` if passed out, ``None`` if not known."""
        return self.told if self.told is not None else final_contract(self.auction)

    @property
    def result(self) -> Result | None:
        """How the board ended, if contract and tricks are known and the play does not go on."""
        goes_on = self.play is not None and self.play.next_cell is not None
        match self.contract:
            case Contract() as contract if self.tricks is not None and not goes_on:
                return Result(contract, self.tricks)
            case Pass():
                return Result(None, 0)
            case _:
                return None

    @property
    def played(self) -> Play | None:
        """The cards in the order of play, up to the first gap; ``None`` without contract or cards, or of an ending."""
        if self.play is None or self.ending is not None or not isinstance(self.contract, Contract):
            return None
        return self.play.played(self.contract)

    @property
    def players(self) -> BySeat[str]:
        """The players' names; empty where they are not known."""
        return BySeat.from_function(lambda seat: self.tag(seat.name.capitalize()) or "")

    def tag(self, name: str) -> str | None:
        """The value of one of ``tags``."""
        return next((value for known, value in self.tags if known == name), None)

    def note(self, call: int) -> str | None:
        """What the call with this index means, if there is a note."""
        return next((text for index, text in self.notes if index == call), None)


def final_contract(auction: Auction | None) -> Contract | Pass | None:
    """The contract of an auction that is over, ``PASS`` if all passed; ``None`` of any other."""
    return None if auction is None or not auction.is_over else auction.contract or PASS


def played_with_cells(board: FiledBoard) -> list[tuple[Card, int]]:
    """The cards in the order of play, up to the first gap, each with its cell; of an ending too."""
    if board.play is None:
        return []
    if board.ending is not None:
        course = board.ending.course(board.play)
        cards: tuple[Card, ...] = course[-1].play.cards if course else ()
    else:
        cards = () if board.played is None else board.played.cards
    cells = {card: cell for cell, card in enumerate(board.play.cells)}
    return [(card, cells[card]) for card in cards]


def whole_hands(hands: Hands) -> BySeat[Hand | None]:
    """Of hands that are no deal together, those with thirteen cards that are nobody else's too."""

    def kept(seat: Seat) -> Hand | None:
        hand = hands.of(seat)
        others = [hands.of(other) or Hand() for other in SEATS if other is not seat]
        return hand if hand and len(hand) == TRICKS and not any(hand & other for other in others) else None

    return BySeat.from_function(kept)


def player_tags(names: BySeat[str]) -> tuple[tuple[str, str], ...]:
    """The tags of the players whose names are known, West first as in PBN."""
    order = (SEATS[-1], *SEATS[:-1])
    return tuple((seat.name.capitalize(), names.of(seat)) for seat in order if names.of(seat))


def demand(holds: bool, rule: str) -> None:
    """Reject fields that contradict each other.

    Raises:
        ValueError: If the rule does not hold.
    """
    if not holds:
        raise ValueError(rule)


def _check_board(board: FiledBoard) -> None:
    if board.number is not None:
        demand(board.number >= 1, f"board numbers start at 1, not {board.number}")
        demand(
            board.dealer is not None and board.vulnerability is not None,
            "a board with a number has a dealer and a vulnerability: give both (Conditions.of_board)",
        )
    if board.ending is not None:
        demand(not any(board.hands), "an ending has its own hands: give no others")
        demand(
            board.play is None or board.play.leader is board.ending.leader,
            "the cards of who led to an ending stand in the first column",
        )
    seen = 0
    for hand in board.hands:
        if hand is not None:
            if hand.bits.bit_count() != TRICKS:
                raise ValueError(f"a hand has thirteen cards, not {len(hand)}: {hand}")
            if seen & hand.bits:
                raise ValueError(f"two hands hold the same cards: {Hand(seen) & hand}")
            seen |= hand.bits


def _check_auction(board: FiledBoard) -> None:
    calls = 0 if board.auction is None else len(board.auction.calls)
    if board.auction is not None:
        first = board.auction.first
        demand(
            board.dealer is not None and first in {board.dealer, board.dealer.left},
            f"the dealer or the player on the left calls first, not {first} if {board.dealer} deals",
        )
    if board.notes:
        indices = [index for index, _ in board.notes]
        demand(indices == sorted({*indices}), f"notes stand in the order of the calls, one a call: {indices}")
        demand(indices[0] >= 0 and indices[-1] < calls, f"notes to calls nobody made: {indices} of {calls}")
    if board.grades:
        grades = board.grades
        demand(list(grades) == sorted({*grades}), f"grades not in their order: {grades}")
        demand(grades[0][0] >= 0 and grades[-1][0] < calls, f"grades of calls nobody made: {grades}")


def _check_outcome(board: FiledBoard) -> None:
    if board.told is not None and (settled := final_contract(board.auction)) is not None:
        demand(
            isinstance(settled, Contract)
            and board.told == Contract(settled.bid, settled.doubling, settled.declarer.partner),
            f"the auction ends in {settled}: tell no contract unless declarer and dummy changed places",
        )
    if board.tricks is not None:
        demand(0 <= board.tricks <= TRICKS, f"there are 0 to 13 tricks, not {board.tricks}")
        demand(isinstance(board.contract, Contract), "tricks are won in a contract: give it, or an auction")
    if board.won is not None:
        demand(board.contract is None, "with a contract, tell the tricks of declarer's side")
        demand(min(board.won) >= 0 and sum(board.won) <= TRICKS, f"there are 13 tricks, not {board.won}")
