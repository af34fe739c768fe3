"""Imagined deals count for more in which others have played well, as far as open cards tell, and never for too much."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from tests.unit.dd.made import random_deals

from schlemm.bots.play.judging import FIRST_TRICK, LEAST, judged_by_play, tricks_lost_by_others, weight_of
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.endings import EndingSolver
from schlemm.dd.inside import InsideSolver
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.position import Position

FIRST = 8
"""From this trick on everything is counted, with a solver that looks at every card."""
OTHERS = (Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""Partner of West, declarer and dummy."""


def played(number: int, cards: int) -> OpenPlay:
    """A play of so many cards, each drawn from those that may be played; South declares."""
    random = Random(number)
    now = OpenPlay.start(random_deals(1, number)[0], Contract.parse(("3NTS", "4HS")[number % 2]))
    for _ in range(cards):
        now = now.after(random.choice(tuple(now.play.legal_cards(now.hand))))
    return now


def ways_of(now: OpenPlay) -> list[Position]:
    """Every way in which the cards can lie that West does not see, dummy's being seen."""
    east, south = now.hands.of(Seat.EAST), now.hands.of(Seat.SOUTH)
    both = east | south
    found = (Hand.of(some) for some in combinations(both, len(east)))
    lying = (now.hands.put(Seat.EAST, some).put(Seat.SOUTH, both - some) for some in found)
    return [Position.of_play(now.play, hands) for hands in lying if has_followed(now.play, hands)]


def players(play: Play) -> list[Seat]:
    """From whose hand each card came."""
    leaders = (play.contract.leader, *play.winners)
    return [leaders[place // 4].after(place % 4) for place in range(len(play.cards))]


def has_followed(play: Play, hands: BySeat[Hand]) -> bool:
    """Whether nobody has revoked who still holds these cards."""
    led = [play.cards[place // 4 * 4].suit for place in range(len(play.cards))]
    cards = zip(players(play), play.cards, led, strict=True)
    return all(card.suit is suit or not hands.of(seat).in_suit(suit) for seat, card, suit in cards)


def lost_card_by_card(deal: Position, play: Play) -> int:
    """What others gave away in a deal, each card held against all that they could have played instead."""
    lost, hands = 0, deal.hands
    for place in reversed(range(4 * FIRST, len(play.cards))):
        seat, card = players(play)[place], play.cards[place]
        hands = hands.put(seat, hands.of(seat) | Hand.of([card]))
        before = Play(play.contract, play.rules, play.cards[:place], play.winners[: place // 4])
        (worth,) = EndingSolver().cards([Position.of_play(before, hands)])
        lost += max(worth.values()) - worth[card] if seat in OTHERS else 0
    return lost


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_mistakes_are_those_of_an_exhaustive_count(number: int) -> None:
    """In each way in which hidden cards can lie, others lost as much as when every card is held against every other."""
    now = played(number, 42)
    ways = ways_of(now)
    expected = [lost_card_by_card(way, now.play) for way in ways]
    assert len({*expected}) > 1
    assert tricks_lost_by_others(ways, now.play, Seat.WEST, InsideSolver(), FIRST) == expected


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_deals_come_as_often_as_bounded_mistakes_make_them_likely(number: int) -> None:
    """A deal is a quarter as likely for each trick lost by others in it, and never less than a sixty-fourth."""
    now = played(number, 42)
    ways = ways_of(now) * 40
    lost = tricks_lost_by_others(ways, now.play, Seat.WEST, InsideSolver(), FIRST_TRICK)
    likely = [Fraction(1, 4 ** min(each, 3)) for each in lost]
    found = Counter(judged_by_play(ways, now.play, Seat.WEST, InsideSolver()))
    assert sum(found.values()) == len(ways)
    for place, each in enumerate(likely):
        assert abs(found[place] - each * len(ways) / sum(likely)) <= 1


def test_nobody_is_believed_blindly() -> None:
    """However many tricks a card would have cost, the deal stays possible."""
    assert weight_of(13) == weight_of(3) > 0
    assert [weight_of(0) // weight_of(lost) for lost in (1, 2, 3)] == [4, 16, 64]


def test_what_one_has_played_oneself_tells_nothing() -> None:
    """Where only declarer has played, from hand or dummy, a defender has something to judge, and declarer nothing."""
    plays = (played(number, 41) for number in range(20))
    now = next(now for now in plays if now.play.leader.side is Seat.SOUTH.side)
    deal = Position.of_play(now.play, now.hands)
    assert len(tricks_lost_by_others([deal], now.play, Seat.WEST, InsideSolver(), 10)) == 1
    assert tricks_lost_by_others([deal], now.play, Seat.SOUTH, InsideSolver(), 10) == []


class Stopping(InsideSolver):
    """A solver that may look at so many plays, and no more."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def courses_within(
        self, positions: Sequence[Position], cards: Sequence[Card], nodes: int
    ) -> list[tuple[int, ...]]:
        """The first ones."""
        return super().courses_within(positions[: self.most], cards, nodes)


def test_what_cannot_be_judged_is_left_out_if_enough_can_be() -> None:
    """Of deals for which time is short only those judged count; where they are too few, all deals count alike."""
    now = played(6, 36)
    ways = ways_of(now)
    assert len(ways) > LEAST + 1
    assert {*judged_by_play(ways, now.play, Seat.WEST, Stopping(LEAST))} <= {*range(LEAST)}
    assert judged_by_play(ways, now.play, Seat.WEST, Stopping(LEAST - 1)) == tuple(range(len(ways)))
    assert judged_by_play(ways, now.play, Seat.WEST, EndingSolver()) == tuple(range(len(ways)))
