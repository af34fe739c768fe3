"""A game of a PBN file as a value."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.core.auction import Auction
from schlemm.core.calls import PASS, Pass
from schlemm.core.contract import Contract, Result
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, Seat, Vulnerability

Hands: TypeAlias = BySeat[Hand | None] | BySeat[Hand]
"""The hands that are given; those of a deal are."""

NO_HANDS: Final[BySeat[Hand | None]] = BySeat(None, None, None, None)

MANDATORY: Final = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
"""The tags that every game has in export format, in their order (3.4)."""

TYPED: Final = frozenset(
    {"Board", "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Note"}
)
"""The tags that are fields of a game."""


@dataclass(frozen=True, slots=True)
class PbnSection:
    """A section that is kept as written: the play, a table, anybody's own (chapters 3.6 and 5).

    Attributes:
        name: The tag's name, such as ``"Play"``.
        value: The tag's value: the leader's seat, the columns of a table.
        rows: The lines of the section, each a tuple of tokens; strings with their quotes.
        notes: Its notes, as (number, text) pairs.
    """

    name: str
    value: str
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PbnGame:
    """One game: what is known of a board, its auction and its outcome.

    Nothing stands here twice: the contract of an auction that is over is not told again in ``told``.

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
        tricks: What declarer's side won; ``None`` if not known or passed out.
        tags: All other tags as (name, value) pairs: mandatory ones first, the others by their names. A mandatory
            tag that is not known is not here.
        sections: All other sections: the play first, the others by their names.

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
    sections: tuple[PbnSection, ...] = ()

    def __post_init__(self) -> None:
        _check_board(self)
        _check_auction(self)
        _check_outcome(self)
        _check_names(self)

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
        """How the board ended, if contract and tricks are known."""
        match self.contract:
            case Contract() as contract if self.tricks is not None:
                return Result(contract, self.tricks)
            case Pass():
                return Result(None, 0)
            case _:
                return None

    def tag(self, name: str) -> str | None:
        """The value of one of ``tags``."""
        return next((value for known, value in self.tags if known == name), None)

    def note(self, call: int) -> str | None:
        """What the call with this index means, if there is a note."""
        return next((text for index, text in self.notes if index == call), None)


def final_contract(auction: Auction | None) -> Contract | Pass | None:
    """The contract of an auction that is over, ``PASS`` if all passed; ``None`` of any other."""
    return None if auction is None or not auction.is_over else auction.contract or PASS


def tag_order(name: str) -> tuple[int, str]:
    """The place of a tag in export format: mandatory ones first, the others by their names."""
    return (MANDATORY.index(name), "") if name in MANDATORY else (len(MANDATORY), name)


def section_order(section: PbnSection) -> tuple[bool, str]:
    """The place of a section in export format: the play, then the others by their names."""
    return section.name != "Play", section.name


def _demand(holds: bool, rule: str) -> None:
    if not holds:
        raise ValueError(rule)


def _check_board(game: PbnGame) -> None:
    if game.number is not None:
        _demand(game.number >= 1, f"board numbers start at 1, not {game.number}")
        _demand(
            game.dealer is not None and game.vulnerability is not None,
            "a board with a number has a dealer and a vulnerability: give both (Conditions.of_board)",
        )
    seen = Hand()
    for hand in game.hands:
        if hand is not None:
            _demand(len(hand) == 13, f"a hand has thirteen cards, not {len(hand)}: {hand}")
            _demand(not seen & hand, f"two hands hold the same cards: {seen & hand}")
            seen |= hand


def _check_auction(game: PbnGame) -> None:
    calls = 0 if game.auction is None else len(game.auction.calls)
    if game.auction is not None:
        _demand(
            game.dealer is not None and game.auction.first in {game.dealer, game.dealer.left},
            f"the dealer or the player on the left calls first, not {game.auction.first} if {game.dealer} deals",
        )
    indices = [index for index, _ in game.notes]
    _demand(indices == sorted({*indices}), f"notes stand in the order of the calls, one a call: {indices}")
    _demand(all(0 <= index < calls for index in indices), f"notes to calls nobody made: {indices} of {calls}")


def _check_outcome(game: PbnGame) -> None:
    settled = final_contract(game.auction)
    if game.told is not None and settled is not None:
        _demand(
            isinstance(settled, Contract)
            and game.told == Contract(settled.bid, settled.doubling, settled.declarer.partner),
            f"the auction ends in {settled}: tell no contract unless declarer and dummy changed places",
        )
    if game.tricks is not None:
        _demand(0 <= game.tricks <= 13, f"there are 0 to 13 tricks, not {game.tricks}")
        _demand(isinstance(game.contract, Contract), "tricks are won in a contract: give it, or an auction")


def _check_names(game: PbnGame) -> None:
    names = [name for name, _ in game.tags]
    others = [section.name for section in game.sections]
    for name in (*names, *others):
        _demand(
            re.fullmatch("[A-Za-z0-9_]+", name) is not None and name not in TYPED,
            f"{name!r} is no tag's name, or the name of a tag that is a field of its own",
        )
    _demand(names == sorted({*names}, key=tag_order), f"tags not in their order, or one twice: {names}")
    _demand(
        list(game.sections) == sorted(game.sections, key=section_order) and len({*others}) == len(others),
        f"sections not in their order, or one twice: {others}",
    )
    _demand(not {*names} & {*others}, f"tags that are sections too: {names}, {others}")
    unknown = [name for name, value in game.tags if name in MANDATORY and value == "?"]
    _demand(not unknown, f"leave out mandatory tags that are not known: {unknown}")
