"""What a call can mean to somebody who sees cards: the second step of an explanation, on what its reader knows.

``explain`` reads a call from the auction alone. What its reader sees (their own hand, dummy, the cards played, at the
end all four hands) leaves out readings that these cards exclude, and the sentence, the picture and the tags are made
anew of what is left. The numbers stay those that were agreed: nobody's cards are counted for them. Where nothing is
left, the explanation says that the call cannot be as agreed. What a player reads of their own call stays as the others
read it, with a word where their hand is different.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final

from schlemm.bidding.explanation.explain import UNKNOWN, Explanation, explained, explained_own
from schlemm.bidding.explanation.passing import with_reasons
from schlemm.bidding.interpret import interpret, reading_of, situation_before
from schlemm.bidding.rules.rule import Reading, Rule
from schlemm.carding.history import played_by, voids
from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public, View
from schlemm.evaluation.handset import HandSet
from schlemm.evaluation.seen import Seen, possible

_WHOLE: Final = 13
_NO_VOIDS: Final = BySeat[frozenset[Suit]](frozenset(), frozenset(), frozenset(), frozenset())


@dataclass(frozen=True, slots=True)
class Known:
    """The cards that somebody knows each player to have been dealt.

    Attributes:
        cards: The cards known of each hand, played ones among them.
        voids: The suits of which each player has shown to have no more than those.
        reader: Whose knowledge this is; ``None`` if it is nobody's at the table.
    """

    cards: BySeat[Hand]
    voids: BySeat[frozenset[Suit]] = _NO_VOIDS
    reader: Seat | None = None

    @classmethod
    def of_view(cls, view: View, *also: View) -> Known:
        """Return what a player knows who has this view, and the others too if they play for other seats."""
        views = (view, *also)
        cards = BySeat.from_function(lambda seat: reduce(or_, (_dealt(each, seat) for each in views)))
        shown = _NO_VOIDS if view.play is None else voids(view.play)
        return cls(cards, shown, view.seat)

    def of(self, seat: Seat) -> Seen:
        """Return what is known of one player's cards: those that nobody else can have are theirs."""
        others = [other for other in SEATS if other is not seat]
        elsewhere = reduce(or_, map(self.cards.of, others))
        held = self.cards.of(seat)
        for suit in SUITS:
            if all(suit in self.voids.of(other) or len(self.cards.of(other)) == _WHOLE for other in others):
                held |= PACK.in_suit(suit) - elsewhere
        return Seen(held, elsewhere, self.voids.of(seat))


def _dealt(view: View, seat: Seat) -> Hand:
    """The cards that a view shows to have been dealt to a seat."""
    held = view.hand if seat is view.seat else view.faced.of(seat) or EMPTY
    return held if view.play is None else held | played_by(view.play, seat)


def explain_to(known: Known, public: Public, index: int) -> Explanation:
    """Return what a call means to somebody who knows these cards.

    Args:
        known: The cards that they know.
        public: The auction.
        index: Which of its calls.

    Raises:
        IndexError: If the auction has none at this index.
    """
    reading = reading_of(public, index)
    if reading is None:
        return UNKNOWN
    earlier, caller = situation_before(public, index), public.auction.first.after(index)
    if caller is known.reader:
        return explained_own(reading, earlier, known.cards.of(caller))
    left = narrowed(with_reasons(reading, interpret(earlier).situation), known.of(caller))
    return _excluded(reading, earlier) if left is None else explained(left, earlier)


def narrowed(reading: Reading, seen: Seen) -> Reading | None:
    """Return what is left of a reading for somebody who has seen these cards; ``None`` if nothing is.

    A rule is left out if no hand that makes the call by it, and has shown what was shown before, can be there.
    """
    left = tuple(rule for rule in reading.rules if _is_possible(reading, rule, seen))
    if not left:
        return None
    if left == reading.rules:
        return reading
    asked = frozenset.intersection(*(frozenset(rule.box.features) for rule in left))
    hands = reduce(or_, map(reading.share, left))
    return Reading(HandSet(hands, reading.hands.features | asked), left)


def _is_possible(reading: Reading, rule: Rule, seen: Seen) -> bool:
    features = reading.hands.features | frozenset(rule.box.features)
    return bool(reading.share(rule) & possible(seen, features))


def _excluded(reading: Reading, public: Public) -> Explanation:
    """What was agreed, and that it cannot be so; there is no hand to be drawn."""
    agreed = explained(reading, public)
    return replace(
        agreed, message=Sentence("meaning-excluded"), details=(agreed.message,), shown=None, usual=None
    )
