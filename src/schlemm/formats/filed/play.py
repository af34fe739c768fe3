"""The play of a board as a file tells it: perhaps with gaps, perhaps against the rules, perhaps not to its end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.laws import LAWFUL, HouseRules
from schlemm.core.play import TRICKS, Play, Trick
from schlemm.core.seats import BySeat, Seat

CELLS: Final = 4 * TRICKS
"""Cards in a whole play."""
_NEW: Final = object.__new__
_SET: Final = object.__setattr__


class Irregularity(Enum):
    """A card that was played against the rules, and stood."""

    REVOKE = "R"
    """It did not follow suit."""
    LEAD_OUT_OF_TURN = "L"
    """It was led by somebody else than the winner of the trick before."""


@dataclass(frozen=True, slots=True)
class FiledPlay:
    """The cards of a board, a trick after the other, in four columns: the opening leader's, and on clockwise.

    Which seat played a card is so known although cards before it are not; in which order the cards of a trick were
    played follows from the contract.

    >>> play = FiledPlay(Seat.WEST, (Card.parse("SK"), None, None, Card.parse("S3")))
    >>> str(play.card(0, Seat.SOUTH)), play.card(0, Seat.NORTH)
    ('S3', None)

    Attributes:
        leader: Whose cards stand in the first column: who made the opening lead, if the file keeps to the standard.
        cells: The cards, four a trick, the last one known; ``None`` for a card that is not known or was not played.
        is_closed: Whether the file says that no more cards come: the rest was claimed, or is not told.
        next_cell: Which card the file says is to be played next, in a play that goes on; ``None`` if it says nothing.
        claimed: How many of all tricks are declarer's by a claim that ended the play; ``None`` if none is told.
        notes: What cards mean, as (cell, text) pairs in the order of the cells.
        grades: How good cards were, as (cell, number from 1 to 255 of PBN 3.7) pairs in their order.
        irregular: Cards that were played against the rules, as (cell, in what) pairs in the order of the cells.

    Raises:
        ValueError: If there are too many cards, one twice, or something told of a card that cannot be.
    """

    leader: Seat
    cells: tuple[Card | None, ...] = ()
    is_closed: bool = False
    next_cell: int | None = None
    claimed: int | None = None
    notes: tuple[tuple[int, str], ...] = ()
    grades: tuple[tuple[int, int], ...] = ()
    irregular: tuple[tuple[int, Irregularity], ...] = ()

    def __post_init__(self) -> None:
        known = [card for card in self.cells if card is not None]
        if len(self.cells) > CELLS or len({card.index for card in known}) < len(known):
            raise ValueError(f"a play has 52 different cards at most: {' '.join(map(str, known))}")
        if self.cells and self.cells[-1] is None:
            raise ValueError("leave out what follows the last card that is known")
        said = [cell for told in (self.notes, self.irregular, self.grades) for cell, _ in told]
        if any(not 0 <= cell < len(self.cells) or self.cells[cell] is None for cell in said):
            raise ValueError(
                f"notes, grades and irregularities belong to cards that are known, not to {said}"
            )
        if self.claimed is not None and not 0 <= self.claimed <= TRICKS:
            raise ValueError(f"there are 0 to 13 tricks, not {self.claimed}")
        if self.next_cell is not None and (self.is_closed or not self._is_open(self.next_cell)):
            raise ValueError(
                "a play that goes on is not closed, and its next card is one of 52 and not known"
            )

    @classmethod
    def unchecked(cls, leader: Seat, cells: tuple[Card | None, ...], is_closed: bool) -> FiledPlay:
        """The play of these fields, none of which is looked at: for a reader that has just proved them right."""
        play = _NEW(cls)
        for name, value in (
            *(("leader", leader), ("cells", cells), ("is_closed", is_closed), ("next_cell", None)),
            *(("claimed", None), ("notes", ()), ("grades", ()), ("irregular", ())),
        ):
            _SET(play, name, value)
        return play

    @classmethod
    def of(cls, play: Play, *, is_closed: bool = False, claimed: int | None = None) -> FiledPlay:
        """A play as files tell it.

        Args:
            play: The cards.
            is_closed: Whether no more cards come although some are left.
            claimed: How many of all tricks are declarer's by a claim.
        """
        first = play.contract.leader
        tricks = [play.completed(index) for index in range(len(play.winners))]
        last = [play.trick] if play.trick.cards else []
        cells = [trick.card_of(first.after(turns)) for trick in (*tricks, *last) for turns in range(4)]
        return cls(first, without_end(cells), is_closed, claimed=claimed)

    def card(self, trick: int, seat: Seat) -> Card | None:
        """The card this seat played to this trick, counted from 0, if it is known."""
        cell = 4 * trick + (seat.index - self.leader.index) % 4
        return self.cells[cell] if cell < len(self.cells) else None

    def seat_of(self, cell: int) -> Seat:
        """Who played the card of this cell."""
        return self.leader.after(cell % 4)

    def played(self, contract: Contract, rules: HouseRules = LAWFUL) -> Play:
        """The cards in the order of play, as far as they are known without a gap and every trick was led in turn.

        Whether they were lawful is not asked: a play that is told may hold a revoke.

        Args:
            contract: What was played; without its trumps nobody knows who won a trick.
            rules: House rules in force.
        """
        return _played(self, contract, rules)

    def cell_from(self, cell: int, leader: Seat) -> int:
        """The place of a cell in columns that begin with another player's."""
        return 4 * (cell // 4) + (cell + self.leader.index - leader.index) % 4

    def with_columns_from(self, leader: Seat) -> FiledPlay:
        """The same cards with another player's in the first column."""
        cells: list[Card | None] = [None] * (4 * -(-len(self.cells) // 4))
        for cell, card in enumerate(self.cells):
            cells[self.cell_from(cell, leader)] = card
        return FiledPlay(
            leader,
            without_end(cells),
            self.is_closed,
            None if self.next_cell is None else self.cell_from(self.next_cell, leader),
            self.claimed,
            tuple(sorted((self.cell_from(cell, leader), text) for cell, text in self.notes)),
            tuple(sorted((self.cell_from(cell, leader), grade) for cell, grade in self.grades)),
            tuple(
                sorted(((self.cell_from(cell, leader), what) for cell, what in self.irregular), key=_cell_of)
            ),
        )

    def cells_in_order(self, contract: Contract) -> list[int]:
        """The cells of the cards of ``played``, in the order of play."""
        cells = {card: cell for cell, card in enumerate(self.cells) if card is not None}
        return [cells[card] for card in self.played(contract).cards]

    def _is_open(self, cell: int) -> bool:
        """Whether no card is known of this cell."""
        return 0 <= cell < CELLS and (cell >= len(self.cells) or self.cells[cell] is None)

    def _led_out_of_turn(self) -> int | None:
        """The first trick that somebody else led to."""
        odd = (cell // 4 for cell, what in self.irregular if what is Irregularity.LEAD_OUT_OF_TURN)
        return min(odd, default=None)


@lru_cache(maxsize=256)
def _played(told: FiledPlay, contract: Contract, rules: HouseRules) -> Play:
    """What ``FiledPlay.played`` gives; of a board that is read, written and compared it is asked again and again."""
    cards: list[Card] = []
    leader, stops = contract.leader, told._led_out_of_turn()
    for number in range(TRICKS):
        trick: list[Card] = []
        for turns in range(4):
            card = told.card(number, leader.after(turns))
            if card is None or number == stops:
                return play_in_order(contract, (*cards, *trick), rules)
            trick.append(card)
        cards += trick
        leader, _ = Trick(leader, tuple(trick)).winning(contract.strain.trump)
    return play_in_order(contract, cards, rules)


def play_in_order(contract: Contract, cards: Iterable[Card], rules: HouseRules = LAWFUL) -> Play:
    """The play of these cards in this order, whether they were lawful or not.

    Args:
        contract: What was played.
        cards: At most 52, from the opening lead.
        rules: House rules in force.
    """
    played = tuple(cards)
    winners: list[Seat] = []
    leader = contract.leader
    trump = contract.strain.trump
    for start in range(0, len(played) - 3, 4):
        leader, _ = Trick(leader, played[start : start + 4]).winning(trump)
        winners.append(leader)
    return Play(contract, rules, played, tuple(winners))


def held_in_turn(
    contract: Contract, hands: BySeat[Hand | None] | BySeat[Hand], cards: Iterable[Card]
) -> Play:
    """The play of these cards in this order, up to the first that the player on turn cannot have held.

    Args:
        contract: What was played.
        hands: Those that are known.
        cards: Different ones, at most 52, from the opening lead.
    """
    holders = {card: seat for seat, hand in hands.items() for card in hand or ()}
    held: list[Card] = []
    leader = contract.leader
    for card in cards:
        turn = leader.after(len(held) % 4)
        holder = holders.get(card)
        if holder is not turn and (holder is not None or hands.of(turn) is not None):
            break
        held.append(card)
        if len(held) % 4 == 0:
            leader, _ = Trick(leader, tuple(held[-4:])).winning(contract.strain.trump)
    return play_in_order(contract, held)


def _cell_of(told: tuple[int, Irregularity]) -> int:
    return told[0]


def without_end(cells: Iterable[Card | None]) -> tuple[Card | None, ...]:
    """The cells up to the last card that is known."""
    found = list(cells)
    while found and found[-1] is None:
        found.pop()
    return tuple(found)
