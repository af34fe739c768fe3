"""Tries for game below three of a major that partner raised to two and they bid over.

Three of the major only competes there. So a suit between their bid and that asks for help, or their own suit for
anything; where they have left no bid, a double asks instead (the maximal double), and is not for penalties.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.natural.fit import Fit, shown_fits
from schlemm.bidding.rules.meaning import RAISES, Meaning
from schlemm.bidding.rules.rule import Force, Rule
from schlemm.bidding.rules.situation import Situation
from schlemm.bidding.systems.forum.auction.contest import they_called
from schlemm.bidding.systems.forum.contested import fits
from schlemm.bidding.systems.forum.contested.penalties import penalty_doubles
from schlemm.core.calls import DOUBLE, PASS, Bid, Call
from schlemm.core.cards import Strain, Suit
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import TopHonours

LEVEL: Final = 3
"""The level of the tries and of the major that only competes."""
SHORT_OF_GAME: Final = fits.GAME_MARGIN + 0.8
"""How many tricks fewer than game the least hand that tries expects: partner's best raise makes them up."""
GAME_TRICKS: Final = 10
"""Tricks that make game in a major."""
BEATS_THEM: Final = 4
"""Cards of their suit, with an honour, with which partner of the doubler leaves the double in."""
WORTH_OF_HELP: Final = 0.4
"""How many tricks an ace or king of that suit is worth besides its points."""
HELP: Final = 3
"""Cards of the suit in which help is asked for."""


def over_their_bid(situation: Situation) -> Iterator[Rule]:
    """What the hand that partner raised does over their bid: game, a try for it, or three of the major to compete."""
    fit = _raised(situation)
    if fit is None:
        return
    yield from fits.game_in_fit(situation)
    between = [suit for suit in reversed(situation.unbid_suits) if _is_below(situation, suit, fit.suit)]
    theirs = [suit for suit in situation.their_suits if _is_below(situation, suit, fit.suit)]
    for cards in (9, 8):
        box = fit.box(cards, fit.needs(GAME_TRICKS - SHORT_OF_GAME, cards))
        for suit in between:
            bid = fits.suit_bid(LEVEL, suit)
            yield Rule(bid, box.with_length(suit, HELP), Meaning.SECOND_SUIT, Force.ROUND)
        for suit in () if between else theirs[:1]:
            yield Rule(fits.suit_bid(LEVEL, suit), box, Meaning.CUE_STRONG, Force.ROUND)
        if not between and not theirs:
            their = None if situation.last_bid is None else situation.last_bid.strain.trump
            yield Rule(DOUBLE, box, Meaning.GAME_TRY_DOUBLE, suits=(fit.suit,), their=their)
    if between or theirs:
        yield from penalty_doubles(situation)
    yield from fits.competing(situation)


def raised_major(situation: Situation) -> Suit | None:
    """The major that this hand bid and partner raised to two, if they have bid over it below three of it."""
    fit = _raised(situation)
    return None if fit is None else fit.suit


def _is_below(situation: Situation, suit: Suit, major: Suit) -> bool:
    """Whether three of the suit can be bid, and lies below three of the major."""
    return situation.cheapest(Strain.of(suit)) == LEVEL and suit.index < major.index


def is_try_to_answer(situation: Situation) -> bool:
    """Whether partner tries so, and nobody has bid since."""
    last, own = situation.last.of(situation.seat.partner), situation.last.of(situation.seat)
    if last is None or own is None or isinstance(situation.right_hand_call, Bid) or own.meaning not in RAISES:
        return False
    if last.meaning is Meaning.GAME_TRY_DOUBLE:
        return situation.partner_doubled
    asked = (
        last.meaning in {Meaning.SECOND_SUIT, Meaning.CUE_STRONG}
        and last.force is Force.ROUND
        and situation.is_ours
    )
    return asked and they_called(situation) and _has_raised_major(own.call)


def _has_raised_major(call: Call) -> bool:
    """Whether this raise was to two of a major."""
    suit = call.strain.trump if isinstance(call, Bid) and call.level == LEVEL - 1 else None
    return suit is not None and suit.is_major


def answer_game_try(situation: Situation) -> Iterator[Rule]:
    """Game with the most, or with the help that was asked for; trumps of theirs leave a double in; else the major."""
    yield from fits.game_in_fit(situation)
    last = situation.last_bid
    suit = None if last is None else last.strain.trump
    if suit is not None and not situation.is_ours:
        beats = Box().with_length(suit, BEATS_THEM).having(TopHonours(suit, 1, 4))
        yield Rule(PASS, beats, Meaning.PENALTY_PASS, their=suit)
    for fit in shown_fits(situation)[:1]:
        if suit is not None and situation.is_ours and suit not in situation.their_suits:
            low = fit.needs(GAME_TRICKS - SHORT_OF_GAME - WORTH_OF_HELP, 8)
            helps = fit.box(8, low).having(TopHonours(suit, 1, 2))
            yield Rule(
                fits.suit_bid(situation.game_level(Strain.of(fit.suit)), fit.suit), helps, Meaning.GAME
            )
        yield Rule(fits.suit_bid(LEVEL, fit.suit), Box(), Meaning.MINIMUM)


def _raised(situation: Situation) -> Fit | None:
    """The fit in the major that this seat bid first and partner raised to two, if they have bid over it below three."""
    last, raised = situation.last_bid, situation.last.of(situation.seat.partner)
    if last is None or situation.is_ours:
        return None
    if raised is None or raised.meaning not in RAISES or raised.is_artificial:
        return None
    mine = situation.suits_of(situation.seat)
    for fit in shown_fits(situation):
        raise_to_two = fits.suit_bid(LEVEL - 1, fit.suit)
        if fit.suit.is_major and fit.suit in mine and raised.call == raise_to_two:
            to_compete = situation.cheapest(Strain.of(fit.suit)) == LEVEL
            return fit if to_compete and _has_bid_once(situation) else None
    return None


def _has_bid_once(situation: Situation) -> bool:
    """Whether this seat has only bid the major so far, and may hold much or little."""
    return len(situation.calls_of(situation.seat)) == 1
