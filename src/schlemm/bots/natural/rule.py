"""A bidding rule: a call and what it asks of the hand, read in three ways.

It decides (``Rule.fits``), it shows (``read``: which hands make this call, given that earlier rules in the list come
first), and it is told (``Reading.message``). All three use the same box, so an explanation cannot exclude a hand that
the rule lets bid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from schlemm.bots.message import Message
from schlemm.bots.natural.classes import ANY_POINTS, POINTS, Box, Range, class_of, hands_in, hull
from schlemm.bots.natural.meaning import Meaning
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import Rank, Suit
from schlemm.core.hand import Hand

_GUARDS: Final = ((Rank.ACE, 1), (Rank.KING, 2), (Rank.QUEEN, 3), (Rank.JACK, 4))
"""How many cards it takes for a rank to stop a suit."""


@dataclass(frozen=True, slots=True)
class Rule:
    """Which hands make which call in a situation.

    Attributes:
        call: The call.
        box: What it asks of the hand.
        meaning: What kind of call it is.
        stopped: Suits in which it asks for a stopper; the bounds of a reading do not tell of it.
        their: The suit of the opponents that it is about.
        forcing: Whether partner must not pass unless the next player bids.
    """

    call: Call
    box: Box
    meaning: Meaning
    stopped: tuple[Suit, ...] = ()
    their: Suit | None = None
    forcing: bool = False

    def fits(self, hand: Hand) -> bool:
        """Whether a hand of thirteen cards makes this call, if no earlier rule does."""
        return bool(class_of(hand) & hands_in(self.box)) and all(stops(hand, suit) for suit in self.stopped)


def stops(hand: Hand, suit: Suit) -> bool:
    """Whether the hand can win a trick in a suit that the opponents lead: A, Kx, Qxx or Jxxx."""
    held = hand.cards_of(suit)
    return bool(held) and any(held[0].rank is rank and len(held) >= least for rank, least in _GUARDS)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a call shows, read from the rules that make it.

    Attributes:
        hands: All hands that make the call here (``classes``).
        rules: The rules that make it, from the first.
    """

    hands: int = field(repr=False)
    rules: tuple[Rule, ...]

    @property
    def bounds(self) -> Box:
        """The smallest box around those hands."""
        return hull(self.hands)

    @property
    def forcing(self) -> bool:
        """Whether partner must keep the auction open."""
        return any(rule.forcing for rule in self.rules)

    def admits(self, hand: Hand) -> bool:
        """Whether a hand may lie behind the call."""
        return bool(self.hands & class_of(hand))

    @property
    def meaning(self) -> Meaning:
        """What kind of call it is; a general kind if rules of different kinds make it."""
        first, *others = {rule.meaning: None for rule in self.rules}
        call = self.rules[0].call
        if not others:
            return first
        if not isinstance(call, Bid):
            return Meaning.PASS if call == PASS else first
        return Meaning.NATURAL_NOTRUMP if call.strain.trump is None else Meaning.NATURAL

    @property
    def message(self) -> Message:
        """What there is to say about the call, with the bounds of the hands that make it."""
        first = self.rules[0]
        in_figures = any(rule.box.figures != ANY_POINTS for rule in self.rules)
        points = self.bounds.figures if in_figures else self.bounds.strength
        suit = _suit_of(first.call, first.their, self.meaning)
        return Message(
            self.meaning.value,
            (
                ("suit", suit.letter if suit else ""),
                ("length", self.bounds.length(suit).low if suit else 0),
                ("count", "figures" if in_figures else "strength"),
                ("span", _span(points)),
                ("low", points.low),
                ("high", points.high),
                ("their", first.their.letter if first.their else ""),
            ),
        )


def read(rules: Sequence[Rule], known: int) -> Mapping[Call, Reading]:
    """What each call shows if the first rule that fits decides, and a pass is made with what no rule takes.

    Args:
        rules: From the first to the last; passing on the rest need not be among them.
        known: The hands that the caller may hold, from earlier calls.

    Returns:
        A reading for every call that some hand makes.
    """
    rest, shown, made_by = known, dict[Call, int](), dict[Call, tuple[Rule, ...]]()
    for rule in (*rules, Rule(PASS, Box(), Meaning.PASS)):
        taken = rest & hands_in(rule.box)
        if taken:
            shown[rule.call] = shown.get(rule.call, 0) | taken
            made_by[rule.call] = (*made_by.get(rule.call, ()), rule)
        if not rule.stopped:
            rest &= ~taken
    return MappingProxyType({call: Reading(hands, made_by[call]) for call, hands in shown.items()})


def choose(rules: Sequence[Rule], hand: Hand) -> Call:
    """The call of the first rule that fits the hand; pass if none does."""
    return next((rule.call for rule in rules if rule.fits(hand)), PASS)


def _suit_of(call: Call, their: Suit | None, meaning: Meaning) -> Suit | None:
    """The suit a call speaks of: the one it bids, or the trumps it expects to beat."""
    if isinstance(call, Bid):
        return call.strain.trump
    return their if meaning in {Meaning.PENALTY, Meaning.PENALTY_PASS} else None


def _span(points: Range) -> str:
    """How to say a range of points."""
    if points.low == points.high:
        return "exactly"
    if points.high >= POINTS - 1:
        return "from" if points.low else "any"
    return "between" if points.low else "to"
