"""What a claimer plays: every normal line, careless or inferior perhaps, but not irrational (Laws 70, 71).

A claimer who names no line may play the suits in any order, and yet:

* leads, while every trick left is theirs by the claim, only what takes a trick as far as they can know: the highest
  card of a suit if nobody else holds a higher one, a low one towards such a card of partner's, or one that partner
  can ruff; any card, if there is none of these or tricks are conceded that are still to be lost;
* plays low under partner's card that no opponent can beat in the suit; else wins as cheaply as is sure; where nothing
  is sure, plays the lowest card, the cheapest that wins as things stand, or the highest;
* ruffs what partner does not win, as cheaply as can be or as cheaply as is sure;
* throws away the lowest card of any suit, but no winner as long as there is a loser.

Sure is what the cards still out cannot beat, whichever opponent holds them, unless that one has failed to follow suit:
no line depends on finding a card (Law 70E). A statement fixes what is led (``core.claim.Statement``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from schlemm.core.claim import Statement

Suits: TypeAlias = tuple[str, str, str, str]
"""Who holds the cards left of each suit, from the lowest up: N E S W, or one of the two marks below.

Cards that are gone are not written, so that endings that are alike are equal.
"""
HIDDEN: Final = "x"
"""A card that lies in one of the hands nobody has seen, whichever."""
PLAYED: Final = "."
"""A card of the trick in progress."""
SEATS: Final = "NESW"


class Placed(NamedTuple):
    """A card by its suit and its place in it, with the seat that plays or has played it."""

    seat: str
    suit: int
    at: int


@dataclass(frozen=True, slots=True)
class TrickState:
    """The cards left, between two tricks or in the middle of one.

    Attributes:
        suits: Who holds what.
        leader: Who led, or leads, to the trick in progress.
        trick: The cards played to it.
        voids: Who has failed to follow to which suit, as seat and suit.
    """

    suits: Suits
    leader: str
    trick: tuple[Placed, ...] = ()
    voids: frozenset[tuple[str, int]] = frozenset()

    @property
    def turn(self) -> str:
        """Who plays next."""
        return SEATS[(SEATS.index(self.leader) + len(self.trick)) % 4]

    def held(self, owner: str, suit: int) -> list[int]:
        """The places of an owner's cards in a suit, from the lowest."""
        return [at for at, holder in enumerate(self.suits[suit]) if holder == owner]

    def best(self, trump: int | None) -> Placed:
        """The card that wins the trick as it stands (Law 44E, F)."""
        best = self.trick[0]
        for card in self.trick[1:]:
            if overtakes(card, best, trump):
                best = card
        return best

    def after(self, card: Placed) -> TrickState:
        """The moment after this card; the trick stays where it is when it is complete."""
        suits = list(self.suits)
        owners = suits[card.suit]
        suits[card.suit] = f"{owners[: card.at]}{PLAYED}{owners[card.at + 1 :]}"
        voids = self.voids
        if self.trick and card.suit != self.trick[0].suit:
            voids |= {(card.seat, self.trick[0].suit)}
        return TrickState((suits[0], suits[1], suits[2], suits[3]), self.leader, (*self.trick, card), voids)

    def next_trick(self, winner: str) -> TrickState:
        """The moment before the winner of the complete trick leads."""
        clubs, diamonds, hearts, spades = (owners.replace(PLAYED, "") for owners in self.suits)
        return TrickState((clubs, diamonds, hearts, spades), winner, (), self.voids)


def overtakes(card: Placed, other: Placed, trump: int | None) -> bool:
    """Whether a card played later takes the trick from the other."""
    return card.at > other.at if card.suit == other.suit else card.suit == trump


@dataclass(frozen=True, slots=True)
class NormalPlay:
    """How the claimer's side plays.

    Attributes:
        ours: The seats that play so: both, or the claimer alone if partner's cards are not seen.
        trump: The trump suit's index.
        must_beat: House rule "Stichzwang": who follows suit beats the best card if able (S4:41).
        statement: What the claimer has said.
    """

    ours: str
    trump: int | None
    must_beat: bool
    statement: Statement

    def cards(self, moment: TrickState, *, owing: bool) -> list[Placed]:
        """The cards that are normal for the player in turn.

        Args:
            moment: The cards left; the seat in turn is one of ours.
            owing: Whether tricks conceded are still to be lost.
        """
        seat = moment.turn
        if not moment.trick:
            return self._leads(moment, seat, owing=owing)
        led = moment.trick[0].suit
        if seat in moment.suits[led]:
            return [Placed(seat, led, at) for at in self._following(moment, seat, led)]
        return self._not_following(moment, seat)

    def _following(self, moment: TrickState, seat: str, led: int) -> list[int]:
        best = moment.best(self.trump)
        held = moment.held(seat, led)
        higher = [at for at in held if overtakes(Placed(seat, led, at), best, self.trump)]
        if self.must_beat and higher:
            held = higher
        if not higher or (best.seat in self.ours and self._is_sure(moment, best)):
            return held[:1]
        sure = [at for at in higher if self._is_sure(moment, Placed(seat, led, at))]
        return sure[:1] or sorted({held[0], higher[0], held[-1]})

    def _not_following(self, moment: TrickState, seat: str) -> list[Placed]:
        best = moment.best(self.trump)
        partners = best.seat in self.ours
        if self.trump is None or (partners and self._is_sure(moment, best)):
            return self._discards(moment, seat)
        trumps = [Placed(seat, self.trump, at) for at in moment.held(seat, self.trump)]
        ruffs = [card for card in trumps if overtakes(card, best, self.trump)]
        sure = [card for card in ruffs if self._is_sure(moment, card)]
        chosen = {*ruffs[:1], *sure[:1]}
        if partners or not chosen:
            chosen |= set(self._discards(moment, seat))
        return sorted(chosen)

    def _discards(self, moment: TrickState, seat: str) -> list[Placed]:
        lowest = [
            Placed(seat, suit, moment.suits[suit].index(seat))
            for suit in range(4)
            if seat in moment.suits[suit]
        ]
        plain = [card for card in lowest if card.suit != self.trump] or lowest
        return [card for card in plain if not self._is_high(moment, card)] or plain

    def _leads(self, moment: TrickState, seat: str, *, owing: bool) -> list[Placed]:
        tops = [Placed(seat, suit, moment.suits[suit].rfind(seat)) for suit in range(4)]
        tops = [card for card in tops if card.at >= 0]
        high = [card for card in tops if self._is_high(moment, card)]
        low = [Placed(seat, card.suit, moment.suits[card.suit].index(seat)) for card in tops]
        towards = [card for card in low if self._partner_is_high(moment, card)]
        ruffed = [card for card in low if self._partner_ruffs(moment, card)]
        match self.statement:
            case Statement.RUFFS if ruffed:
                return ruffed
            case Statement.TRUMPS if drawn := self._drawing(moment, tops, high, towards):
                return drawn
            case Statement.NONE:
                good = sorted({*high, *towards, *ruffed})
                return self._anything(moment, seat) if owing or not good else good
            case _:
                return high or towards or self._anything(moment, seat)

    def _drawing(
        self, moment: TrickState, tops: list[Placed], high: list[Placed], towards: list[Placed]
    ) -> list[Placed]:
        """Trumps, as long as others hold some."""
        if self.trump is None or not self._others(moment.suits[self.trump]):
            return []
        good = {card for card in (*high, *towards) if card.suit == self.trump}
        return sorted(good) or [card for card in tops if card.suit == self.trump]

    def _anything(self, moment: TrickState, seat: str) -> list[Placed]:
        return [Placed(seat, suit, at) for suit in range(4) for at in tops_of_rows(moment.suits[suit], seat)]

    def _is_sure(self, moment: TrickState, card: Placed) -> bool:
        """Whether none of those still to play can have a higher card of the suit."""
        after = (SEATS.index(moment.leader) + len(moment.trick) + 1) % 4
        left = 3 - len(moment.trick)
        to_come = [SEATS[(after + turn) % 4] for turn in range(left)]
        if all(seat in self.ours or (seat, card.suit) in moment.voids for seat in to_come):
            return True
        return self._is_high(moment, card)

    def _is_high(self, moment: TrickState, card: Placed) -> bool:
        return not self._others(moment.suits[card.suit][card.at + 1 :])

    def _others(self, owners: str) -> bool:
        """Whether any of these cards is somebody else's."""
        return any(owner not in self.ours and owner != PLAYED for owner in owners)

    def _partner_is_high(self, moment: TrickState, card: Placed) -> bool:
        owners = moment.suits[card.suit]
        return any(
            owner in self.ours and owner != card.seat and not self._others(owners[at:])
            for at, owner in enumerate(owners)
        )

    def _partner_ruffs(self, moment: TrickState, card: Placed) -> bool:
        if self.trump is None or card.suit == self.trump:
            return False
        partner = self.ours.replace(card.seat, "")
        return (
            bool(partner) and partner in moment.suits[self.trump] and partner not in moment.suits[card.suit]
        )


def tops_of_rows(owners: str, owner: str) -> Iterator[int]:
    """The highest card of each row of an owner's cards between which nobody else holds one."""
    for at, holder in enumerate(owners):
        if holder == owner and owners[at + 1 : at + 2] != owner:
            yield at
