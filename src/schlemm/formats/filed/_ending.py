"""A position of fewer than thirteen cards a hand, as files, diagrams and problems tell it (PBN 3.10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from schlemm.core.calls import Bid, Pass
from schlemm.core.cards import Card, Strain
from schlemm.core.contract import Contract, Doubling
from schlemm.core.hand import Hand
from schlemm.core.laws import LAWFUL
from schlemm.core.play import TRICKS, Play, Trick
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.formats.filed.play import FiledPlay, without_end

if TYPE_CHECKING:
    from schlemm.dd.open_play import OpenPlay

_LEVEL: Final = 1
"""That of the contract by which an ending is played where no level is told; nothing hangs on it."""


@dataclass(frozen=True, slots=True)
class FiledEnding:
    """The cards that are left, each hand the same number, before the trick that is led to next or lies begun.

    Attributes:
        hands: One to twelve cards each; the cards of a trick that lies begun are with those who played them.
        strain: The denomination played in; ``None`` if it is not told.
        declarer: Who plays it, if that is told.
        leader: Who leads, or led, to the first trick; ``None`` if it is not told.
        contract: The contract of the whole board, where a file tells more of it than the denomination.
        tricks: What declarer's side wins of those left, as it is told.

    Raises:
        ValueError: If hands are not equally long, or hold the same cards; if contract and the rest do not agree; if
            more tricks are won than are left.
    """

    hands: BySeat[Hand]
    strain: Strain | None = None
    declarer: Seat | None = None
    leader: Seat | None = None
    contract: Contract | None = None
    tricks: int | None = None

    def __post_init__(self) -> None:
        if not is_ending(self.hands):
            raise ValueError(
                f"an ending has hands of the same number of different cards, 1 to 12: {self.hands}"
            )
        told = self.contract
        if told is not None and (told.strain, told.declarer) != (self.strain, self.declarer):
            raise ValueError(f"{told} is not {self.strain} by {self.declarer}")
        if self.tricks is not None and not 0 <= self.tricks <= self.size:
            raise ValueError(f"there are 0 to {self.size} tricks left, not {self.tricks}")

    @classmethod
    def of(
        cls,
        hands: BySeat[Hand] | BySeat[Hand | None],
        cards: Iterable[Card],
        contract: Contract | Pass | None,
        tricks: int | None,
    ) -> FiledEnding | None:
        """The ending of hands from which the first cards may have gone; ``None`` if they are none.

        Args:
            hands: As they are given.
            cards: What was played, in the order of play.
            contract: The contract of the whole board, if it is known.
            tricks: What declarer's side won; more than are left are those of the whole board, and not kept.
        """
        begun = with_trick(hands, cards, None)
        if begun is None:
            return None
        played = contract if isinstance(contract, Contract) else None
        strain, declarer = (None, None) if played is None else (played.strain, played.declarer)
        left = len(begun[0].north)
        won = tricks if tricks is not None and tricks <= left else None
        return cls(begun[0], strain, declarer, begun[1], played, won)

    @property
    def size(self) -> int:
        """How many tricks are left."""
        return len(self.hands.north)

    def start(self) -> OpenPlay | None:
        """The play before its first card; ``None`` if nobody knows who leads, or whether there are trumps.

        Where no declarer is told, the side that leads is looked at.
        """
        if self.strain is None or self.leader is None:
            return None
        from schlemm.dd.open_play import OpenPlay  # files are read without it

        declarer = self.declarer or self.leader
        contract = self.contract or Contract(Bid(_LEVEL, self.strain), Doubling.UNDOUBLED, declarer)
        return OpenPlay(Play(contract, LAWFUL, led_by=self.leader), self.hands)

    def played_in_order(self, cards: Iterable[Card]) -> FiledPlay:
        """These cards in this order in columns, up to the first that the player on turn does not hold.

        Without a denomination nobody knows who wins a trick, but by who holds the next card.

        Args:
            cards: Different ones, from the first lead on.
        """
        leader = self.leader or Seat.NORTH
        trump = None if self.strain is None else self.strain.trump
        cells: list[Card | None] = []
        trick: list[Card] = []
        turn = leader
        for card in cards:
            if not trick and cells and self.strain is None:
                turn = next((seat for seat in SEATS if card in self.hands.of(seat)), turn)
            if card not in self.hands.of(turn.after(len(trick))):
                break
            if not trick:
                cells += [None] * 4
            cells[-4 + (turn.after(len(trick)).index - leader.index) % 4] = card
            trick.append(card)
            if len(trick) == 4:
                turn, _ = Trick(turn, tuple(trick)).winning(trump)
                trick = []
        return FiledPlay(leader, without_end(cells))

    def course(self, told: FiledPlay | None) -> tuple[OpenPlay, ...]:
        """The moments before the first card and behind each that was played, up to one that is not known or not lawful.

        Args:
            told: What was played of it.
        """
        now = self.start()
        if now is None:
            return ()
        course = [now]
        cards = () if told is None else told.cells
        while any(now.hands) and (cell := _cell_of(now, told)) is not None and cell < len(cards):
            card = cards[cell]
            if card is None or card not in now.hand or now.play.why_not(card, now.hand) is not None:
                break
            now = now.after(card)
            course.append(now)
        return tuple(course)


def _cell_of(now: OpenPlay, told: FiledPlay | None) -> int | None:
    """Where the next card stands."""
    if told is None:
        return None
    return 4 * len(now.play.winners) + (now.play.turn.index - told.leader.index) % 4


def is_ending(hands: BySeat[Hand] | BySeat[Hand | None]) -> bool:
    """Whether four hands have the same number of different cards, and fewer than thirteen."""
    seen = 0
    counts = set[int]()
    for hand in hands:
        if hand is None or seen & hand.bits:
            return False
        seen |= hand.bits
        counts.add(len(hand))
    return len(counts) == 1 and 0 < counts.pop() < TRICKS


def is_short(hands: BySeat[Hand] | BySeat[Hand | None]) -> bool:
    """Whether hands are given, and none of them has thirteen cards or more."""
    return 0 < max((len(hand) for hand in hands if hand is not None), default=0) < TRICKS


def with_trick(
    hands: BySeat[Hand] | BySeat[Hand | None], cards: Iterable[Card], leader: Seat | None
) -> tuple[BySeat[Hand], Seat | None] | None:
    """Four hands before a trick whose first cards have left them, and who led; ``None`` if they are no ending.

    Hands that are equally long stay as they are.

    Args:
        hands: As they are given.
        cards: Those of the first trick, in the order of play.
        leader: Who led, if that is told; else it is who holds the first card, or who has first played one.
    """
    north, east, south, west = hands
    if north is None or east is None or south is None or west is None:
        return None
    given, first = BySeat(north, east, south, west), tuple(cards)[:4]
    holder = next((seat for seat in SEATS if first and first[0] in given.of(seat)), None)
    if is_ending(given):
        return given, leader or holder
    most = max(map(len, given))
    short = [seat for seat in SEATS if len(given.of(seat)) < most]
    begins = leader or next((seat for seat in short if seat.right not in short), None)
    if begins is None:
        return None
    for turns, card in enumerate(first[: len(short)]):
        seat = begins.after(turns)
        given = given.put(seat, given.of(seat) | Hand.of((card,)))
    return (given, begins) if is_ending(given) else None
