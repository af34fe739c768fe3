"""Natur B does what S4 says: a sentence of S4:61-78 a test, with a hand made for it and two hundred dealt ones."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from statistics import mean

import pytest
from tests.solved_deals import SolvedDeal

from schlemm.bidding.choose import choose_rule
from schlemm.bidding.interpret import reading_of
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, PASS, Bid, Call
from schlemm.core.cards import STRAINS, SUITS, Strain, Suit
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, SIDES, BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.points import figure_points, shortness_count
from schlemm.evaluation.shape import Shape, ShapeClass
from schlemm.scoring.duplicate import board_score

DEALT = 200
"""How many dealt hands each sentence is tried with."""
WEAK, STRONG, MOST = 12, 16, 21
"""Figure points of an opening, of a strong one (S4:49), and the most with which it is one of a suit."""
SOLVED = Path(__file__).parents[1] / "reference" / "solved_deals.txt"


@cache
def pool() -> tuple[Hand, ...]:
    """Hands as they are dealt."""
    below = Random(4).randrange
    return tuple(deal.hand(seat) for deal in (random_deal(below) for _ in range(12_000)) for seat in SEATS)


def dealt(fits: Callable[[Hand], bool]) -> list[Hand]:
    """The first dealt hands of this kind."""
    found = list(islice(filter(fits, pool()), DEALT))
    assert len(found) == DEALT
    return found


def before(calls: str, system: str = "natur-b") -> Public:
    """The auction, with North as dealer and silent opponents."""
    return Public(Seat.NORTH, Vulnerability.NONE, Auction.parse(f"N: {calls}"), BySide(system, system))


def call(calls: str, hand: Hand) -> Call:
    """What the hand calls."""
    return choose_rule(before(calls), hand).call


def bid(calls: str, hand: Hand) -> Bid:
    """What the hand bids, which must not be a pass."""
    made = call(calls, hand)
    assert isinstance(made, Bid), (calls, str(hand))
    return made


def kind(hand: Hand) -> ShapeClass:
    """The class of the hand's shape (S4:53-59)."""
    return Shape.of(hand).shape_class


def is_even(hand: Hand) -> bool:
    """Whether it is even (S4:53)."""
    return kind(hand) is ShapeClass.BALANCED


def openers(shape: ShapeClass) -> list[Hand]:
    """Dealt hands of this kind that open one of a suit, if they are not even."""
    return dealt(lambda hand: kind(hand) is shape and WEAK <= figure_points(hand) <= MOST)


def longest(hand: Hand) -> Suit:
    """The longest suit, of equals the higher."""
    return max(SUITS, key=lambda suit: (hand.length(suit), suit.index))


def second(hand: Hand) -> Suit:
    """The second suit of a two-suiter."""
    return max((suit for suit in SUITS if suit is not longest(hand)), key=hand.length)


def answered(hand: Hand) -> Iterator[tuple[str, Suit, Suit]]:
    """The auctions in which opener opens with the longest suit and partner answers in another: with both suits."""
    first = longest(hand)
    for partners in SUITS:
        if partners is not first:
            level = 1 if partners.index > first.index else 2
            yield f"1{first.letter} P {level}{partners.letter} P", first, partners


@pytest.mark.slow
def test_uneven_hands_are_worth_more_than_even_ones() -> None:
    """With the same figure points every uneven hand counts more than every even one where there are trumps (S4:61)."""
    uneven = [Hand.parse("AKJ432.KQ5432.2."), *dealt(lambda hand: not is_even(hand))]
    even = [Hand.parse("AK32.KQ32.J32.32"), *dealt(is_even)]
    added = [[PointCount.SHORT.adds(hand.lengths) for hand in hands] for hands in (uneven, even)]
    assert min(added[0]) > max(added[1])


def test_uneven_hands_win_more_tricks_than_even_ones() -> None:
    """With the same figure points the side with an uneven hand wins more tricks in its best suit (S4:61)."""
    tricks = dict[bool, list[float]]({True: [], False: []})
    for line in SOLVED.read_text("ascii").splitlines():
        solved = SolvedDeal.parse(line)
        for side in SIDES:
            hands = [solved.deal.hand(seat) for seat in side.seats]
            if 18 <= sum(map(figure_points, hands)) <= 22:
                best = max(solved.table.tricks(strain, side.seats[0]) for strain in STRAINS[:4])
                tricks[all(map(is_even, hands))].append(best - sum(map(figure_points, hands)) / 3)
    assert len(tricks[False]) >= DEALT
    assert mean(tricks[False]) > mean(tricks[True]) + 0.5


def test_shortness_counts_where_there_are_trumps() -> None:
    """A hand that raises partner's major goes as high as its points with shortness say (S4:63)."""
    assert str(call("1S P", Hand.parse("Q432.K5432.5432."))) == "2S"
    raising = dealt(
        lambda hand: hand.length(Suit.SPADES) == max(hand.lengths) and 6 <= with_shortness(hand) <= 15
    )
    for hand in raising:
        level = 2 if with_shortness(hand) <= 9 else 3 if with_shortness(hand) <= 12 else 4
        assert call("1S P", hand) == Bid(level, Strain.SPADES), str(hand)


def with_shortness(hand: Hand) -> int:
    """Figure points, and those for short suits."""
    return figure_points(hand) + PointCount.SHORT.adds(hand.lengths)


def test_a_void_counts_three_a_singleton_two_a_doubleton_one() -> None:
    """Shortness is three points for a void, two for a singleton, one for a doubleton, and all are added (S4:63)."""
    assert shortness_count(Hand.parse("AK5432.KQ5432.2.")).points == 5
    assert shortness_count(Hand.parse("AK432.KQ32.32.32")).points == 2
    for hand in dealt(lambda hand: not is_even(hand)):
        added = sum({0: 3, 1: 2, 2: 1}.get(length, 0) for length in hand.lengths)
        assert shortness_count(hand).points == added == PointCount.SHORT.adds(hand.lengths)


def test_shortness_does_not_count_without_trumps() -> None:
    """A hand that answers in notrump goes as high as its figure points alone say (S4:63)."""
    assert str(call("1S P", Hand.parse("32.KQ32.AJ32.432"))) == "1NT"
    short = dealt(
        lambda hand: is_even(hand) and hand.length(Suit.SPADES) < 4 and 6 <= figure_points(hand) <= 15
    )
    for hand in short:
        level = 1 if figure_points(hand) <= 10 else 2 if figure_points(hand) <= 12 else 3
        assert call("1S P", hand) == Bid(level, Strain.NOTRUMP), str(hand)


def test_partner_is_told_strength_and_shape() -> None:
    """What an opening tells partner holds the hand, and says how strong it is or which suit it has (S4:67)."""
    for hand in (Hand.parse("AQ542.KJ4.Q54.32"), *dealt(lambda hand: figure_points(hand) >= WEAK)):
        opened = replace(before(""), auction=before("").auction.after(bid("", hand)))
        reading = reading_of(opened, 0)
        assert reading is not None
        assert reading.admits(hand)
        assert reading.bounds.figures.low >= WEAK
        assert reading.bounds.balanced or any(length.low >= 4 for length in reading.bounds.lengths)


def test_even_hands_answer_in_notrump() -> None:
    """From six points an even hand without four cards in partner's major answers in notrump (S4:69)."""
    assert str(call("1C P", Hand.parse("KJ32.432.Q32.J32"))) == "1NT"
    for hand in dealt(lambda hand: is_even(hand) and figure_points(hand) >= 6):
        for suit in SUITS:
            if not suit.is_major or hand.length(suit) < 4:
                assert bid(f"1{suit.letter} P", hand).strain is Strain.NOTRUMP, (suit, str(hand))


def test_even_hands_bid_notrump_next() -> None:
    """An even hand that opened a suit and has no four cards in partner's major bids notrump next (S4:69)."""
    assert str(call("1H P 1S P", Hand.parse("Q32.AQ32.K32.K32"))) == "1NT"
    points = set(range(WEAK, 22)) - {16, 17, 18}
    for hand in dealt(lambda hand: is_even(hand) and figure_points(hand) in points):
        opened = bid("", hand)
        for answer in ("1D", "1H", "1S"):
            partners = Suit.parse(answer[1])
            fit = partners.is_major and hand.length(partners) >= 4
            if opened < Bid(1, Strain.of(partners)) and not fit:
                assert bid(f"{opened} P {answer} P", hand).strain is Strain.NOTRUMP, (answer, str(hand))


def test_even_hands_stay_in_notrump() -> None:
    """Opposite one notrump an even hand passes or bids notrump, whatever its strength (S4:69)."""
    assert str(call("1NT P", Hand.parse("KQJ32.432.K32.32"))) == "3NT"
    for hand in dealt(is_even):
        made = call("1NT P", hand)
        assert made == PASS or (isinstance(made, Bid) and made.strain is Strain.NOTRUMP), str(hand)


def test_one_suiters_repeat_their_suit() -> None:
    """A one-suiter that opened bids the same suit again whatever partner answers, a strong one with a jump (S4:70)."""
    assert str(call("1D P 1S P", Hand.parse("2.K32.AQJ432.K32"))) == "2D"
    for hand in openers(ShapeClass.ONE_SUITED):
        for calls, first, _ in answered(hand):
            again = bid(calls, hand)
            assert again.strain is Strain.of(first), (calls, str(hand))
            assert (again.level > cheapest(calls, first)) is (figure_points(hand) >= STRONG), (
                calls,
                str(hand),
            )


def cheapest(calls: str, suit: Suit) -> int:
    """The lowest level at which the suit may be bid."""
    last = before(calls).auction.last_bid
    assert last is not None
    return last.level + (last.strain.index >= suit.index)


def test_two_suiters_open_the_longer_suit() -> None:
    """A two-suiter opens its longer suit, of two as long the higher (S4:71)."""
    assert str(call("", Hand.parse("AQJ2.2.KQ843.432"))) == "1D"
    for hand in openers(ShapeClass.TWO_SUITED):
        assert call("", hand) == Bid(1, Strain.of(longest(hand))), str(hand)


def test_two_suiters_answer_in_the_longer_suit() -> None:
    """With the points for level two a two-suiter names its longer suit first, not a shorter one of its own (S4:71).

    Partner's is longer than all: a minor may be told later, and so may a major by a hand too strong to raise it.
    """
    assert str(call("1D P", Hand.parse("KT85.3.T82.AK862"))) == "2C"
    fits = dealt(lambda hand: kind(hand) is ShapeClass.TWO_SUITED and 10 <= figure_points(hand) < STRONG)
    for hand in fits:
        for suit in SUITS:
            made = bid(f"1{suit.letter} P", hand)
            longer = [other for other in SUITS if hand.length(other) == max(hand.lengths)]
            if made.strain.trump not in longer:
                assert suit in longer, (suit, str(hand))
                assert not suit.is_major or with_shortness(hand) > 15, (suit, str(hand))


def test_nobody_stops_in_four_of_a_minor() -> None:
    """Undisturbed, four of a minor is the end of fewer than one auction in two hundred."""
    ends = [ended(number) for number in range(600)]
    stopped = [str(public.auction) for public in ends if str(public.auction.last_bid) in {"4C", "4D"}]
    assert len(stopped) * 200 < len(ends), stopped


def ended(number: int) -> Public:
    """The auction of a dealt pair whose opponents pass."""
    public, deal = before(""), random_deal(Random(number).randrange)
    while not public.auction.is_over:
        ours = public.auction.turn.side is Side.NORTH_SOUTH
        made = choose_rule(public, deal.hand(public.auction.turn)).call if ours else PASS
        public = replace(public, auction=public.auction.after(made))
    return public


def test_two_suiters_bid_the_shorter_suit_next() -> None:
    """A two-suiter that opened bids its other suit next if it is strong, or if that is not high (S4:71)."""
    assert str(call("1D P 1S P", Hand.parse("2.A32.AQ432.K432"))) == "2C"
    for hand in openers(ShapeClass.TWO_SUITED):
        for calls, first, partners in answered(hand):
            other, level = second(hand), cheapest(calls, second(hand))
            if partners is other or (hand.length(partners) >= 4 and partners.is_major):
                continue
            high = level == 3 or (level == 2 and other.index > first.index)
            weak = figure_points(hand) < STRONG
            suit = first if weak and high else other
            assert bid(calls, hand).strain is Strain.of(suit), (calls, str(hand))


def test_weak_two_suiters_bid_low_and_strong_ones_high() -> None:
    """A weak two-suiter bids its second suit low, a strong one above the first, at level 3 or by a jump (S4:71)."""
    assert str(call("1D P 1S P", Hand.parse("2.A2.AKQ32.AK432"))) == "3C"
    for hand in openers(ShapeClass.TWO_SUITED):
        for calls, first, partners in answered(hand):
            made = bid(calls, hand)
            if made.strain is Strain.of(second(hand)) and second(hand) is not partners:
                level = cheapest(calls, second(hand))
                beyond = made.level > level or level == 3 or (level == 2 and made.strain.index > first.index)
                assert beyond is (figure_points(hand) >= STRONG), (calls, str(hand))


def test_one_notrump_shows_sixteen_to_eighteen() -> None:
    """An even hand opens one notrump with 16 to 18 figure points, and no other hand does (S4:72)."""
    assert str(call("", Hand.parse("AQ4.KJ32.Q54.AJ2"))) == "1NT"
    for hand in dealt(lambda hand: is_even(hand) and 16 <= figure_points(hand) <= 18):
        assert call("", hand) == Bid(1, Strain.NOTRUMP), str(hand)
    for hand in dealt(lambda hand: not is_even(hand) and figure_points(hand) >= STRONG):
        assert bid("", hand).strain is not Strain.NOTRUMP, str(hand)


@pytest.mark.parametrize("made", ["AQ4.KJ32.Q54.K32", "AQ4.AQ32.KJ4.AQ2", "AQ4.AK32.AKQ.AQ2"])
def test_even_hands_with_fewer_or_more_points_open_a_suit(made: str) -> None:
    """An even hand that opens with fewer than 16 or more than 18 figure points opens a suit (S4:72)."""
    assert bid("", Hand.parse(made)).strain is not Strain.NOTRUMP
    points = {12, 13, 14, 15, *range(19, 38)}
    for hand in dealt(lambda hand: is_even(hand) and figure_points(hand) in points):
        assert bid("", hand).strain is not Strain.NOTRUMP, str(hand)


def test_weaker_hands_pass() -> None:
    """With fewer than 12 figure points nobody opens, however long the suit (S4:49, S4:72)."""
    assert call("", Hand.parse("KQJ9842.53.72.84")) == PASS
    for hand in dealt(lambda hand: figure_points(hand) < WEAK and max(hand.lengths) >= 6):
        assert call("", hand) == PASS, str(hand)


def results() -> Iterator[Result]:
    """Contracts and what became of them."""
    chance = Random(76)
    for _ in range(DEALT):
        bid, doubling = chance.choice(BIDS), chance.choice(list(Doubling))
        yield Result(Contract(bid, doubling, chance.choice(SEATS)), chance.randint(0, 13))


def test_who_wins_what_was_bid_wins_the_deal() -> None:
    """Declarer's side scores if it wins as many tricks as it has bid or more, and else the other side does (S4:76)."""
    for result in (Result.parse("4SN="), Result.parse("4SN-1"), *results()):
        contract = result.contract
        assert contract is not None
        value = board_score(result, Vulnerability.NONE).for_side(contract.side)
        assert (value > 0) is (result.tricks >= contract.level + 6), str(result)


def test_tricks_above_the_contract_and_short_of_it_are_counted() -> None:
    """Every trick above the contract is worth more, every trick short of it costs more (S4:76)."""
    assert (Result.parse("2HN+2").margin, Result.parse("2HN-2").margin) == (2, -2)
    for result in results():
        contract = result.contract
        assert contract is not None
        if result.tricks < 13:
            one_more = Result(contract, result.tricks + 1)
            few, many = (board_score(each, Vulnerability.NONE) for each in (result, one_more))
            assert few.for_side(contract.side) < many.for_side(contract.side), str(result)


def test_a_side_in_danger_wins_and_loses_more() -> None:
    """In danger no premium and no penalty is smaller, and games, slams and every trick lost are dearer (S4:78)."""
    for result in (Result.parse("4SN="), *results()):
        contract = result.contract
        assert contract is not None
        states = (Vulnerability.NONE, Vulnerability.BOTH)
        safe, danger = (abs(board_score(result, state).for_side(contract.side)) for state in states)
        assert danger >= safe
        assert danger > safe or (result.margin >= 0 and contract.level <= 4), str(result)


def test_only_declarers_danger_counts() -> None:
    """There are four states, and of each only what it says of declarer's side changes the score (S4:78)."""
    assert len(list(Vulnerability)) == 4
    for result in (Result.parse("4SN="), *results()):
        contract = result.contract
        assert contract is not None
        scores = {(state.of(contract.side), board_score(result, state)) for state in Vulnerability}
        assert len(scores) == 2, str(result)
