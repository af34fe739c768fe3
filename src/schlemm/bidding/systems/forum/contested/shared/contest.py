"""What the contested auctions share: vulnerability, what partner has shown in the right count, whose turn it was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.situation import Situation, has_side_called
from schlemm.bidding.systems.forum.hand_points import with_figure_points
from schlemm.core.calls import Bid, Call, Pass
from schlemm.core.cards import SUITS, Strain, Suit
from schlemm.core.seats import Seat
from schlemm.evaluation.box import Box
from schlemm.evaluation.features import Stopper, TopHonours
from schlemm.evaluation.frequency import mean_figures

TOP: Final = 7
"""The highest level."""
MARGIN: Final = 0.5
"""Figure points fewer than such hands have on average, with which partner is reckoned."""
SURE_FIT: Final = 3
"""Cards in partner's suit with which a choice between two suits is as good as a raise."""


def stopped(box: Box, suits: tuple[Suit, ...]) -> Box:
    """The same hands, with a stopper in each of these suits."""
    return box.having(*map(Stopper, suits))


def suit_bid(level: int, suit: Suit) -> Bid:
    """A bid in a suit; above level seven the lowest bid of all, which is not legal there: its rule is dropped."""
    return Bid(level, Strain.of(suit)) if level <= TOP else Bid(1, Strain.CLUBS)


def longest(box: Box, suits: tuple[Suit, ...], least: int) -> Iterator[tuple[Suit, Box]]:
    """Boxes that, taken in order, find a hand's longest suit of these; of equal ones the higher if five or longer."""
    rising = sorted(suits, key=lambda suit: suit.index)
    for length in range(8, least - 1, -1):
        for suit in rising if length == 4 else reversed(rising):
            yield suit, box.with_length(suit, length)


def is_vulnerable(situation: Situation) -> bool:
    """Whether the side in turn is vulnerable."""
    return situation.public.vulnerability.of(situation.seat.side)


def are_vulnerable(situation: Situation) -> bool:
    """Whether the opponents are vulnerable."""
    return situation.public.vulnerability.of(situation.seat.side.other)


def is_silent(situation: Situation) -> bool:
    """Whether the side in turn has only passed while the opponents bid."""
    return bool(situation.line) and not has_side_called(situation)


def has_partner_notrump(situation: Situation) -> bool:
    """Whether partner's last call was a natural bid in notrump: a double of what they bid next beats them."""
    last = situation.last.of(situation.seat.partner)
    return last is not None and not last.is_artificial and _is_notrump(last.call)


def _is_notrump(call: Call) -> bool:
    return isinstance(call, Bid) and call.strain is Strain.NOTRUMP


def have_they_bid(situation: Situation) -> bool:
    """Whether the opponents have made a call other than pass since the first bid."""
    seat = situation.seat
    return any(map(situation.calls_of, (seat.left, seat.right)))


def is_last_chance(situation: Situation) -> bool:
    """Whether a pass now ends the auction."""
    calls = situation.line
    return len(calls) > 2 and all(isinstance(call, Pass) for call in calls[-2:])


def their_fit(situation: Situation) -> Suit | None:
    """The suit that both opponents have shown; one that was only preferred to another may be no fit."""
    left, right = situation.seat.left, situation.seat.right
    both = [suit for suit in SUITS if all(suit in situation.suits_of(seat) for seat in (left, right))]
    sure = (suit for suit in both if not any(_prefers(situation, seat, suit) for seat in (left, right)))
    return next(sure, None)


def _prefers(situation: Situation, seat: Seat, suit: Suit) -> bool:
    """Whether this seat has only chosen the suit of two that partner bid, and may have fewer than three cards."""
    chosen = any(
        caller is seat
        and reading is not None
        and reading.meaning is Meaning.PREFERENCE
        and suit in reading.suits
        for (caller, _), reading in zip(situation.by_seat(), situation.readings, strict=True)
    )
    return chosen and situation.known.of(seat).bounds.length(suit).low < SURE_FIT


def is_left_to_us(situation: Situation) -> bool:
    """Whether the player before this one has not bid: an artificial bid of partner's would stand, even doubled."""
    return not isinstance(situation.right_hand_call, Bid)


def four_good_trumps(situation: Situation, their: Suit) -> Box:
    """A hand that beats them with four trumps, two of them high, and would have no suit to bid instead."""
    box = with_figure_points(5).with_length(their, 4).having(TopHonours(their, 2, 5))
    for suit in situation.unbid_suits:
        box = box.with_length(suit, 0, 3)
    return box


def partner_figures(situation: Situation) -> float:
    """The figure points that partner is reckoned with for game in notrump: what such hands have, a little less."""
    held = situation.known.of(situation.seat.partner)
    return max(held.bounds.figures.low, mean_figures(held.classes) - MARGIN)
