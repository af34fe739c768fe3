"""One's shape, bid by bid: suits of one's own, preference among partner's, and what to say when one must speak."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.levels import is_past_notrump, ladder, with_points
from schlemm.bidding.natural.opening import OPENING, longest_suits
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.core.calls import Bid
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import MOST, Box, Range

REVERSE: Final = 17
"""Strength for a second suit that sends partner to level three if the first one fits better."""
SECOND_JUMP: Final = 20
"""Strength for a second suit with a jump."""
FREE_BIDS: Final = (8, 10, 13)
"""Strength for a suit of one's own over partner's overcall, at level one, two and three."""
TELLING_LEVEL: Final = 3
"""The highest level at which a suit is bid to be told rather than to be played."""


def new_suits(situation: Situation) -> Iterator[Rule]:
    """A suit of one's own after partner's overcall, by its level; with an opening hand four cards are enough."""
    for least, low, asks in ((5, 0, False), (4, OPENING.low, True)):
        for suit, box in longest_suits(Box(), situation.unbid_suits, least):
            level = situation.cheapest(Strain.of(suit))
            if level <= len(FREE_BIDS):
                points = with_points(box, Strain.of(suit), max(low, FREE_BIDS[level - 1]))
                meaning = Meaning.NEW_SUIT if asks else Meaning.SUIT_TO_PLAY
                yield Rule(
                    Bid(level, Strain.of(suit)), points, meaning, force=Force.ROUND if asks else Force.NONE
                )


def majors_at_one(situation: Situation, least: int) -> Iterator[Rule]:
    """A major that can still be bid at level one, hearts first."""
    for suit in (Suit.HEARTS, Suit.SPADES):
        if suit in situation.unbid_suits and situation.cheapest(Strain.of(suit)) == 1:
            box = Box(strength=Range(least, MOST)).with_length(suit, 4)
            yield Rule(Bid(1, Strain.of(suit)), box, Meaning.SECOND_SUIT)


def own_suit(situation: Situation, least: int, *, slowly: bool) -> Iterator[Rule]:
    """The first suit again, with six cards, at the level the points allow if partner has two; slowly towards a game."""
    for suit in situation.suits_of(situation.seat)[:1]:
        strain, box = Strain.of(suit), Box().with_length(suit, 6)
        level = situation.cheapest(strain)
        if least and level <= TELLING_LEVEL:
            yield Rule(Bid(level, strain), with_points(box, strain, least), Meaning.REBID)
        elif slowly and level <= situation.game_level(strain):
            yield Rule(Bid(level, strain), box, Meaning.REBID)
        elif not least:
            low = level <= TELLING_LEVEL and not _is_raised(situation, suit)
            yield from ladder(situation, strain, box, Meaning.REBID, any_strength=low)


def _is_raised(situation: Situation, suit: Suit) -> bool:
    """Whether partner has bid this suit of the hand in turn: its length is nothing to tell any more."""
    return suit in situation.suits_of(situation.seat.partner)


def second_suit(situation: Situation, least: int) -> Iterator[Rule]:
    """A suit of four next to the first; higher than the first at level two, or at level three, with a strong hand."""
    first = situation.suits_of(situation.seat)[:1]
    for suit in situation.unbid_suits:
        strain, level = Strain.of(suit), situation.cheapest(Strain.of(suit))
        high = level >= 2 and any(suit.index > other.index for other in first)
        if level < 3 and not high:
            box = Box(strength=Range(SECOND_JUMP, MOST)).with_length(suit, 4)
            yield Rule(Bid(level + 1, strain), box, Meaning.JUMP_SHIFT, force=Force.ROUND)
        if level <= TELLING_LEVEL:
            enough = max(least, REVERSE if high or level == TELLING_LEVEL else 0)
            box = Box(strength=Range(enough, MOST)).with_length(suit, 4 if first else 5)
            yield Rule(Bid(level, strain), box, Meaning.SECOND_SUIT)


def preference(situation: Situation) -> Iterator[Rule]:
    """Back to partner's first suit if it fits better than the second, which stands."""
    last, theirs = situation.last_bid, situation.suits_of(situation.seat.partner)
    if last is None or len(theirs) < 2 or situation.bidder is not situation.seat.partner:
        return
    first, second = theirs[0], last.strain.trump
    level = situation.cheapest(Strain.of(first))
    if second is None or second is first or level > min(last.level + 1, 3) or situation.is_game:
        return
    if _runs(situation):
        return
    longer = situation.partner.length(first).low - situation.partner.length(second).low
    for here, there in ((4, 3), (3, 2), (2, 2 if longer > 0 else 1), (1, 0)):
        box = Box().with_length(first, here).with_length(second, 0, there)
        yield Rule(Bid(level, Strain.of(first)), box, Meaning.PREFERENCE)


def _runs(situation: Situation) -> bool:
    """Whether the opponents have doubled for penalties: whoever has run from it is not brought back."""
    return any(
        reading is not None
        and reading.meaning is Meaning.PENALTY_PASS
        and seat.side is not situation.seat.side
        for (seat, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )


def waiting(situation: Situation) -> Iterator[Rule]:
    """A bid for every hand that must bid and has nothing to say: its suit again, partner's, notrump, the next."""
    mine, partners = situation.suits_of(situation.seat), situation.suits_of(situation.seat.partner)
    wishes = [(suit, 5) for suit in mine[:1]] + [(suit, 3) for suit in partners]
    for suit, length in wishes:
        if _may_wait(situation, Strain.of(suit)):
            meaning = Meaning.REBID if suit in mine else Meaning.PREFERENCE
            bid = Bid(situation.cheapest(Strain.of(suit)), Strain.of(suit))
            yield Rule(bid, Box().with_length(suit, length), meaning)
    strains = [Strain.of(suit) for suit in (*partners, *mine)]
    strains.sort(key=lambda strain: 5 * situation.cheapest(strain) + strain.index)
    for strain in (Strain.NOTRUMP, *strains):
        if _may_wait(situation, strain):
            yield Rule(Bid(situation.cheapest(strain), strain), Box(), Meaning.WAITING)


def _may_wait(situation: Situation, strain: Strain) -> bool:
    """Whether one waits with the cheapest bid there: up to game; as high as need be over an artificial bid above it.

    Past three notrump nobody waits in a minor whom partner leaves free to pass.
    """
    last, level = situation.last_bid, situation.cheapest(strain)
    if last is not None and last.level >= situation.game_level(last.strain):
        return level <= 7
    free = not (situation.is_asked or situation.is_forced_to_game)
    return level <= situation.game_level(strain) and not (free and is_past_notrump(situation, level, strain))
