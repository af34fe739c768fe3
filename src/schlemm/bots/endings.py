"""Whether the cards left can be played so that a side gets so many of the tricks.

The claimer's side plays what is normal (``bots.normal``), everybody else anything the rules allow; one line that beats
the claim is enough, so all the players of a search look for the same. Hands that nobody has seen are one pool: each of
their players may have any card of it that what was shown allows. So what holds in such a search holds for every way in
which these cards can lie; that it also looks at some ways in which they cannot only makes it more careful.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from schlemm.bots.normal import (
    HIDDEN,
    PLAYED,
    SEATS,
    NormalPlay,
    Placed,
    Suits,
    TrickState,
    overtakes,
    tops_of_rows,
)
from schlemm.carding.history import voids
from schlemm.core.cards import SUITS, Card
from schlemm.core.hand import EMPTY, PACK, SUIT_BITS, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat

NODES: Final = 30_000
"""How many cards a search may play out before it gives up; fixed beforehand, so that every machine agrees."""

Known: TypeAlias = tuple[Suits, str, frozenset[tuple[str, int]], int]


@dataclass(frozen=True, slots=True)
class Ending:
    """What is left to play, and by which rules.

    Attributes:
        start: The cards left; those of hands not seen are hidden.
        pool: The seats whose cards are hidden.
        trump: The trump suit's index.
        must_beat: House rule "Stichzwang".
    """

    start: TrickState
    pool: str
    trump: int | None
    must_beat: bool

    @classmethod
    def of(cls, play: Play, hands: BySeat[Hand | None]) -> Ending:
        """Where a play has come to.

        Args:
            play: The cards played.
            hands: The cards still held; ``None`` for a hand not seen. If that is only one, it holds the rest.
        """
        unseen = [seat for seat in SEATS if hands[SEATS.index(seat)] is None]
        rest = PACK - Hand.of(play.cards)
        for hand in hands:
            rest -= hand or EMPTY
        owners = {seat: hand.bits for seat, hand in zip(SEATS, hands, strict=True) if hand is not None}
        owners[unseen[0] if len(unseen) == 1 else HIDDEN] = rest.bits
        trick = play.trick
        owners["."] = Hand.of(trick.cards).bits
        suits = tuple(_owners_of(owners, suit) for suit in range(4))
        placed = tuple(_placed(seat.letter, card.index, owners) for seat, card in trick.by_seat())
        start = TrickState(
            (suits[0], suits[1], suits[2], suits[3]), trick.leader.letter, placed, _shown_voids(play)
        )
        trump = None if play.trump is None else play.trump.index
        return cls(start, "".join(unseen) if len(unseen) > 1 else "", trump, play.rules.must_beat)

    @property
    def tricks(self) -> int:
        """How many tricks are not yet complete."""
        played = len(self.start.trick)
        return (sum(map(len, self.start.suits)) - played) // 4 + bool(played)


def _owners_of(owners: dict[str, int], suit: int) -> str:
    found: list[str] = []
    for rank in range(13):
        bit = 1 << 13 * suit + rank
        found += [owner for owner, bits in owners.items() if bits & bit]
    return "".join(found)


def _placed(seat: str, card: int, owners: dict[str, int]) -> Placed:
    suit = card // 13
    below = 0
    for bits in owners.values():
        below += (bits & SUIT_BITS << 13 * suit & (1 << card) - 1).bit_count()
    return Placed(seat, suit, below)


def _shown_voids(play: Play) -> frozenset[tuple[str, int]]:
    shown = zip(SEATS, voids(play), strict=True)
    return frozenset((seat, suit.index) for seat, suits in shown for suit in suits)


def card_names(left: Hand, trick: Sequence[Card], line: Iterable[Placed]) -> Iterator[Card]:
    """The cards of a line by their names.

    Args:
        left: The cards in all four hands before it.
        trick: The cards of the trick in progress.
        line: The cards of the line.
    """
    left, now = left | Hand.of(trick), list(trick)
    for placed in line:
        now.append(left.cards_of(SUITS[placed.suit])[::-1][placed.at])
        yield now[-1]
        if len(now) == 4:
            left -= Hand.of(now)
            now.clear()


class _GivenUpError(Exception):
    """The search has used up its nodes."""


class Means(Enum):
    """By what the side whose tricks count may win them, from what is plainest to see."""

    TOPS = "tops"
    """Cards of the suit led that nobody else can beat any more in that suit."""
    NO_RUFFS = "no-ruffs"
    """Cards of the suit led."""
    ANY = "any"
    """Whatever wins."""

    def allow(self, best: Placed, moment: TrickState, side: str) -> bool:
        """Whether the side may win the complete trick with this card."""
        if self is Means.ANY:
            return True
        if best.suit != moment.trick[0].suit:
            return False
        higher = moment.suits[best.suit][best.at + 1 :]
        return self is Means.NO_RUFFS or all(owner in side or owner == PLAYED for owner in higher)


@dataclass(slots=True)
class _Search:
    """One search for a line that brings a side so many tricks.

    Attributes:
        ending: Pool and rules.
        normal: How the claimer's side plays; with ``ours`` empty all play anything.
        side: The seats whose tricks count.
        nodes: How many cards may still be played out.
        means: By what the side may win its tricks.
        line: The cards on the way.
        failed: Between two tricks, with how many of them wanted, where there is no line.
    """

    ending: Ending
    normal: NormalPlay
    side: str
    nodes: int
    means: Means
    line: list[Placed] = field(default_factory=list)
    failed: set[Known] = field(default_factory=set)

    def reaches(self, moment: TrickState, wanted: int) -> bool:
        """Whether the side can get this many tricks, at least one, from between two tricks."""
        if 4 * wanted > sum(map(len, moment.suits)) or self._all_ours(moment):
            return False
        known = (moment.suits, moment.leader, moment.voids, wanted)
        if known in self.failed:
            return False
        if self.goes_on(moment, wanted):
            return True
        self.failed.add(known)
        return False

    def goes_on(self, moment: TrickState, wanted: int) -> bool:
        """The same in the middle of a trick."""
        trump = self.ending.trump
        if len(moment.trick) == 4:
            best = moment.best(trump)
            winner = best.seat
            if winner in self.side and not self.means.allow(best, moment, self.side):
                return False
            wanted -= winner in self.side
            return wanted <= 0 or self.reaches(moment.next_trick(winner), wanted)
        for card in self._choices(moment, wanted):
            self.nodes -= 1
            if self.nodes < 0:
                raise _GivenUpError
            self.line.append(card)
            if self.goes_on(moment.after(card), wanted):
                return True
            self.line.pop()
        return False

    def _choices(self, moment: TrickState, wanted: int) -> list[Placed]:
        if moment.turn in self.normal.ours:
            return self.normal.cards(moment, owing=wanted > 1)
        return _taking_first(list(_legal(self.ending, moment)), moment, self.ending.trump)

    def _all_ours(self, moment: TrickState) -> bool:
        """Whether the claimer's side leads and has nothing but winners.

        In both hands; or in a leader's hand that keeps the lead. Where others may ruff, only a hand of the highest
        trumps will do.
        """
        ours = self.normal.ours
        if moment.leader not in ours:
            return False
        return self._only_winners(moment, ours, ours) or self._only_winners(
            moment, moment.leader, moment.leader
        )

    def _only_winners(self, moment: TrickState, hands: str, safe: str) -> bool:
        for suit, owners in enumerate(moment.suits):
            below = owners.rstrip(hands)
            if any(hand in below for hand in hands):
                return False
            if suit == self.ending.trump and below:
                others = [each for at, each in enumerate(moment.suits) if at != suit]
                if any(hand in each for each in others for hand in safe):
                    return False
        return True


def _taking_first(cards: list[Placed], moment: TrickState, trump: int | None) -> list[Placed]:
    """The same cards, first those that beat the trick, from the highest: so a line is short, and looks like play.

    On lead first the cards that nobody else can beat in their suit.
    """
    if not moment.trick:
        return sorted(cards, key=lambda card: not _is_top(card, moment.suits[card.suit]))
    best = moment.best(trump)
    return sorted(cards, key=lambda card: -card.at if overtakes(card, best, trump) else 1)


def _is_top(card: Placed, owners: str) -> bool:
    return not owners[card.at + 1 :].strip(card.seat)


def _legal(ending: Ending, moment: TrickState) -> Iterator[Placed]:
    """What the player in turn may have and play: of cards that are as good as each other only one."""
    seat = moment.turn
    hidden = seat in ending.pool
    owner = HIDDEN if hidden else seat
    suits = [suit for suit in range(4) if not hidden or (seat, suit) not in moment.voids]
    if not moment.trick:
        yield from _of_suits(moment, seat, owner, suits)
        return
    led = moment.trick[0].suit
    follows = led in suits and owner in moment.suits[led]
    if follows:
        yield from _following(ending, moment, owner, led)
    if not follows or (hidden and _may_be_void(ending, moment, led)):
        yield from _of_suits(moment, seat, owner, [suit for suit in suits if suit != led])


def _of_suits(moment: TrickState, seat: str, owner: str, suits: list[int]) -> Iterator[Placed]:
    for suit in suits:
        owners = moment.suits[suit]
        for at in tops_of_rows(owners, owner):
            yield Placed(seat, suit, at)
            if owner == HIDDEN and owners[at - 1 : at] == HIDDEN:  # the other hand of the pool may beat it
                yield Placed(seat, suit, len(owners[:at].rstrip(HIDDEN)))


def _following(ending: Ending, moment: TrickState, owner: str, led: int) -> Iterator[Placed]:
    cards = list(_of_suits(moment, moment.turn, owner, [led]))
    if ending.must_beat and owner != HIDDEN:
        best = moment.best(ending.trump)
        cards = [card for card in cards if overtakes(card, best, ending.trump)] or cards
    yield from cards


def _may_be_void(ending: Ending, moment: TrickState, led: int) -> bool:
    """Whether another hand of the pool may hold all its cards of the suit led."""
    return any(seat != moment.turn and (seat, led) not in moment.voids for seat in ending.pool)


@dataclass(frozen=True, slots=True)
class EndingFound:
    """What a search has come to.

    Attributes:
        line: The cards that bring the side its tricks, up to the trick that does; ``None`` if there is no such line.
        complete: Whether that is certain; else it takes more cards to find out.
    """

    line: tuple[Placed, ...] | None
    complete: bool = True

    @property
    def never(self) -> bool:
        """Whether it is proven that there is no such line."""
        return self.complete and self.line is None


def search(
    ending: Ending, normal: NormalPlay, side: str, wanted: int, nodes: int = NODES, means: Means = Means.ANY
) -> EndingFound:
    """Look for a line in which a side gets so many of the tricks left, the trick in progress included.

    Args:
        ending: What is left to play.
        normal: Who plays only what is normal, and how.
        side: The letters of the seats whose tricks count.
        wanted: How many tricks.
        nodes: How many cards to play out at most.
        means: By what the side may win its tricks.
    """
    if wanted <= 0:
        return EndingFound(())
    looking = _Search(ending, normal, side, nodes, means)
    start = ending.start
    try:
        found = looking.goes_on(start, wanted) if start.trick else looking.reaches(start, wanted)
    except _GivenUpError:
        return EndingFound(None, complete=False)
    return EndingFound(tuple(looking.line) if found else None)
