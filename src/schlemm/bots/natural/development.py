"""Every bid after a player's first: fits and notrump by the points of both hands, one's shape while it is untold.

These rules need no memory of which auction it was: what everyone has shown says it all. They serve the partner of an
overcaller too, and whoever bids again in an auction that no book foresees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from schlemm.bots.natural.classes import MOST, Box, Range
from schlemm.bots.natural.levels import GAME_STRENGTH, ladder
from schlemm.bots.natural.meaning import Meaning
from schlemm.bots.natural.penalty import penalty
from schlemm.bots.natural.rule import Rule
from schlemm.bots.natural.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import SUITS, Strain, Suit

TRUMPS: Final = 8
"""Cards that make a fit."""
ALONE: Final = 7
"""Cards that are trumps enough when partner has promised none."""
UNTOLD: Final = 5
"""Points between the least and the most shown that leave a hand something to tell."""
REVERSE: Final = 17
"""Strength for a second suit that sends partner to level three if the first one fits better."""
SECOND_JUMP: Final = 20
"""Strength for a second suit with a jump."""
_ROUND: Final = (Range(2, 13), Range(2, 13), Range(2, 13), Range(2, 13))

MAJORS: Final = (Suit.SPADES, Suit.HEARTS)
MINORS: Final = (Suit.DIAMONDS, Suit.CLUBS)


def development(situation: Situation) -> Iterator[Rule]:
    """The rules for a call after one's first."""
    forced, telling = must_bid(situation), has_more_to_tell(situation)
    yield from penalty(situation)
    yield from fits(situation, MAJORS, any_strength=forced)
    if telling:
        yield from _majors_at_one(situation)
    yield from notrump(situation, Box(balanced=True), any_strength=forced)
    if telling:
        yield from _own_suit(situation)
        yield from _second_suit(situation)
    yield from fits(situation, MINORS, any_strength=forced)
    yield from notrump(situation, Box(lengths=_ROUND))
    yield from _preference(situation)
    if forced:
        yield from _waiting(situation)


def must_bid(situation: Situation) -> bool:
    """Whether a pass would let the auction die too early: partner asked, or both have shown game together."""
    if not situation.is_quiet or not situation.is_ours or situation.is_game:
        return False
    last = situation.last.of(situation.seat.partner)
    both = situation.own.strength.low + situation.partner.strength.low
    return both >= GAME_STRENGTH or (
        last is not None and last.forcing and situation.bidder is situation.seat.partner
    )


def has_more_to_tell(situation: Situation) -> bool:
    """Whether the shape of the hand is still to be shown: at the second bid of a hand that is not closely known."""
    width = situation.own.strength.high - situation.own.strength.low
    fit = any(situation.own.length(suit).low + situation.partner.length(suit).low >= TRUMPS for suit in SUITS)
    once = len(situation.calls_of(situation.seat)) == 1
    return (
        once
        and width >= UNTOLD
        and not fit
        and situation.is_ours
        and not situation.is_game
        and situation.is_quiet
    )


def fit_length(situation: Situation, suit: Suit) -> int:
    """How many cards of the suit make it trumps, with those that partner has promised."""
    promised = situation.partner.length(suit).low
    return ALONE if promised < 2 else max(TRUMPS - promised, 1)


def fits(
    situation: Situation, suits: Sequence[Suit], *, any_strength: bool = False, at_least: int = 1
) -> Iterator[Rule]:
    """Suits in which both hands have eight trumps, at the level the points allow, from ``at_least``."""
    for suit in suits:
        if suit in situation.their_suits:
            continue
        box = Box().with_length(suit, fit_length(situation, suit))
        meaning = Meaning.SUIT_TO_PLAY
        if suit in situation.suits_of(situation.seat.partner):
            meaning = Meaning.RAISE
        elif suit in situation.suits_of(situation.seat):
            meaning = Meaning.REBID
        for rule in ladder(situation, Strain.of(suit), box, meaning, any_strength=any_strength):
            if isinstance(rule.call, Bid) and rule.call.level >= at_least:
                yield rule


def notrump(situation: Situation, box: Box, *, any_strength: bool = False) -> Iterator[Rule]:
    """Notrump at the level the figure points allow, with stoppers in the opponents' suits."""
    meaning = Meaning.NOTRUMP_BALANCED if box.balanced else Meaning.NATURAL_NOTRUMP
    yield from ladder(situation, Strain.NOTRUMP, box, meaning, any_strength=any_strength)


def _majors_at_one(situation: Situation) -> Iterator[Rule]:
    """A major that can still be bid at level one, hearts first."""
    for suit in reversed(MAJORS):
        if suit in situation.unbid_suits and situation.cheapest(Strain.of(suit)) == 1:
            yield Rule(Bid(1, Strain.of(suit)), Box().with_length(suit, 4), Meaning.SECOND_SUIT)


def _own_suit(situation: Situation) -> Iterator[Rule]:
    """The first suit again, with six cards, at the level the points allow if partner has two."""
    for suit in situation.suits_of(situation.seat)[:1]:
        box = Box().with_length(suit, 6)
        yield from ladder(situation, Strain.of(suit), box, Meaning.REBID, any_strength=True)


def _second_suit(situation: Situation) -> Iterator[Rule]:
    """A suit of four next to the first; higher than the first at level two, or at level three, with a strong hand."""
    first = situation.suits_of(situation.seat)[:1]
    for suit in situation.unbid_suits:
        strain, level = Strain.of(suit), situation.cheapest(Strain.of(suit))
        high = level >= 2 and any(suit.index > other.index for other in first)
        if level < 3 and not high:
            box = Box(strength=Range(SECOND_JUMP, MOST)).with_length(suit, 4)
            yield Rule(Bid(level + 1, strain), box, Meaning.JUMP_SHIFT, forcing=True)
        if level <= 3:
            least = REVERSE if high or level == 3 else 0
            box = Box(strength=Range(least, MOST)).with_length(suit, 4)
            yield Rule(Bid(level, strain), box, Meaning.SECOND_SUIT)


def _preference(situation: Situation) -> Iterator[Rule]:
    """Back to partner's first suit if it fits better than the second, which stands."""
    last, theirs = situation.last_bid, situation.suits_of(situation.seat.partner)
    if last is None or len(theirs) < 2 or situation.bidder is not situation.seat.partner:
        return
    first, second = theirs[0], last.strain.trump
    level = situation.cheapest(Strain.of(first))
    if second is None or second is first or level > min(last.level + 1, 3) or situation.is_game:
        return
    longer = situation.partner.length(first).low - situation.partner.length(second).low
    for here, there in ((4, 3), (3, 2), (2, 2 if longer > 0 else 1), (1, 0)):
        box = Box().with_length(first, here).with_length(second, 0, there)
        yield Rule(Bid(level, Strain.of(first)), box, Meaning.PREFERENCE)


def _waiting(situation: Situation) -> Iterator[Rule]:
    """A bid for every hand that must bid and has nothing to say: its suit again, partner's, notrump, the next."""
    mine, partners = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    wishes = [(suit, 5) for suit in mine[:1]] + [(suit, 3) for suit in partners]
    for suit, length in wishes:
        level = situation.cheapest(Strain.of(suit))
        if level <= situation.game_level(Strain.of(suit)):
            meaning = Meaning.REBID if suit in mine else Meaning.PREFERENCE
            yield Rule(Bid(level, Strain.of(suit)), Box().with_length(suit, length), meaning)
    level = situation.cheapest(Strain.NOTRUMP)
    if level <= situation.game_level(Strain.NOTRUMP):
        yield Rule(Bid(level, Strain.NOTRUMP), Box(), Meaning.WAITING)
    strains = [Strain.of(suit) for suit in (*partners, *mine)]
    for strain in sorted(strains, key=lambda strain: 5 * situation.cheapest(strain) + strain.index):
        if situation.cheapest(strain) <= situation.game_level(strain):
            yield Rule(Bid(situation.cheapest(strain), strain), Box(), Meaning.WAITING)
