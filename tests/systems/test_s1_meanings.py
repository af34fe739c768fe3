"""What S1 says of openings, answers, games, slams and sacrifices (S1:29-41), each by a hand and two hundred deals."""

from collections.abc import Iterator
from functools import cache

import pytest
from tests.systems.s1_deals import (
    COUNT,
    after,
    alone,
    answers_to,
    called,
    dealt,
    each_call,
    figures,
    hand,
    honours,
    strength,
    suits,
)

from schlemm.bidding.choose import choose_call, choose_rule
from schlemm.bidding.explanation.explain import explain
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.sacrifice import bargain
from schlemm.bidding.rules.situation import game_level
from schlemm.bidding.systems import NAMES
from schlemm.core.calls import PASS, Bid, Call
from schlemm.core.cards import SUITS, Card, Rank, Strain, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.core.view import Public
from schlemm.scoring.duplicate import duplicate_score

LENGTHS = tuple(range(13, 0, -1))
EVEN = ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])


def openings() -> Iterator[tuple[Hand, Call]]:
    """What two hundred hands call first."""
    for number in range(COUNT):
        cards = dealt("opening", number).hand(Seat.NORTH)
        yield cards, choose_call(after(), cards)


def shape(cards: Hand) -> list[int]:
    """The lengths of the suits, rising."""
    return sorted(suits(cards).values())


def test_an_opening_shows_thirteen_points_and_four_cards_with_figures() -> None:
    """S1:29: 13 points, rarely 12, and a suit of four, better five, with figures; never three with a weak hand."""
    assert called("", "KQJ9842.53.72.84") == "P"
    assert called("", "AQT9842.32.K5.42") == "1S"
    assert called("", "KQJ42.K32.95.J32") == "1S"
    for cards, call in openings():
        assert (call == PASS) == (strength(cards) < 13) or strength(cards) == 12
        if isinstance(call, Bid) and (trump := call.strain.trump) is not None:
            assert cards.length(trump) == max(*suits(cards).values(), 4) or honours(cards, trump)
            assert call.level == 1 or (call.level == 2 and strength(cards) >= 24)


def test_one_sans_shows_four_three_three_three_and_thirteen_points() -> None:
    """S1:29: an even shape, 4-3-3-3, with 13 points or more, also 23; other even shapes are a ladder from 20."""
    assert called("", "AQ4.AK3.KQJ2.A32") == "1NT"
    assert [called("", cards) for cards in ("AQ42.AK32.KQ4.K2", "AQ42.AK32.KQ4.A2")] == ["2NT", "2NT"]
    assert called("", "AQ42.AK32.KQ4.AJ") == "3NT"
    flat = [(cards, call) for cards, call in openings() if shape(cards) == [3, 3, 3, 4]]
    assert len(flat) > 10
    for cards, call in flat:
        assert (str(call) == "1NT") == (figures(cards) >= 13)


@pytest.mark.slow
def test_the_first_bid_of_a_pair_is_an_opening_after_the_others_too() -> None:
    """S1:29 speaks of the first bid of a pair: over theirs it takes 13 points, rarely 12, and a suit with figures."""
    assert [called("1H", cards) for cards in ("KQ832.32.A32.432", "KQ832.32.A32.Q32")] == ["P", "1S"]
    made = [
        (cards, call.strain.trump)
        for before, cards, call in each_call()
        if isinstance(call, Bid) and is_first_after_theirs(before)
    ]
    assert len(made) > COUNT / 8
    for cards, trump in made:
        assert strength(cards) >= 13 or (strength(cards) == 12 and figures(cards) >= 9), str(cards)
        assert trump is None or (cards.length(trump) >= 4 and honours(cards, trump)), str(cards)


def is_first_after_theirs(public: Public) -> bool:
    """Whether the side in turn has only passed and the other has bid."""
    side = public.auction.turn.side
    called_so = [seat.side for seat, call in public.auction.by_seat() if call != PASS]
    return bool(called_so) and side not in called_so


@pytest.mark.parametrize("suit", list(Suit))
def test_who_has_less_than_six_points_passes_the_opening(suit: Suit) -> None:
    """S1:31: a weak hand passes, and from 6 points everybody answers."""
    assert called(f"1{suit.letter} P", "5432.K432.J32.32") == "P"
    for cards, bid in answers_to(suit):
        assert (bid is None) == (strength(cards) < 6), f"{cards}: {bid}"


@pytest.mark.parametrize("suit", list(Suit))
def test_the_answer_names_the_best_suit(suit: Suit) -> None:
    """S1:31: the longest or strongest; a major of partner's with support, unless a longer one is no weaker."""
    assert called("1D P", "T872.J4.J2.Q9862") == "2C"
    assert [called("1S P", cards) for cards in ("K432.2.KQJ32.432", "AQ32.2.J8632.432")] == ["2D", "2S"]
    named = [(cards, trump) for cards, bid in answers_to(suit) if bid and (trump := bid.strain.trump)]
    assert len(named) > COUNT / 3
    for cards, trump in named:
        longest = max(suits(cards).values())
        weak = strength(cards) < 10 and longest == 4
        if trump is suit and cards.length(suit) == 3:
            assert weak, f"{cards}: {trump}"
            assert honours(cards, suit), f"{cards}: {trump}"
        elif trump is suit and suit.is_major:
            longer = [each for each, length in suits(cards, 5).items() if length > cards.length(suit)]
            assert all(grade(cards, each) < grade(cards, suit) for each in longer), f"{cards}: {trump}"
        else:
            assert cards.length(trump) == longest, f"{cards}: {trump}"
            others = [each for each, length in suits(cards).items() if length == 4 and each is not suit]
            if not weak and longest == 4 and trump is not suit:
                best = max(min(honours(cards, each), 2) for each in others)
                assert min(honours(cards, trump), 2) == best, f"{cards}: {trump}"


def grade(cards: Hand, suit: Suit) -> int:
    """How strong a suit is: with two of A K Q J, with ace or king, with less."""
    top = any(card.rank.letter in "AK" for card in cards.cards_of(suit))
    return 2 if honours(cards, suit) >= 2 else int(top)


@pytest.mark.parametrize("suit", list(Suit))
def test_sans_as_an_answer_rejects_the_suit(suit: Suit) -> None:
    """S1:31: one notrump is answered with a short or weak suit of partner's, with no better suit to name."""
    assert called("1S P", "432.K32.QJ32.432") == "1NT"
    assert called("1S P", "K32.432.QJ32.432") == "2S"
    for cards, bid in answers_to(suit):
        if bid == Bid(1, Strain.NOTRUMP):
            assert cards.length(suit) <= 3
            assert cards.length(suit) < 3 or not honours(cards, suit), str(cards)
            assert all(length <= 4 for length in suits(cards).values())


@pytest.mark.parametrize("suit", list(Suit))
def test_more_than_thirteen_points_jump(suit: Suit) -> None:
    """S1:31: over one club not one but two diamonds or hearts; with 13 at most nobody jumps in a suit."""
    assert called("1C P", "32.A32.AKJ54.Q32") == "2D"
    assert called("1C P", "32.AKJ54.A32.Q32") == "2H"
    for cards, bid in answers_to(suit):
        if bid is not None and bid.strain is not Strain.NOTRUMP:
            lowest = 1 if bid.strain.index > suit.index else 2
            assert (bid.level > lowest) == (strength(cards) > 13), f"{cards}: {bid}"


@pytest.mark.parametrize("suit", list(Suit))
def test_a_jump_in_sans_is_even_and_has_figures_everywhere(suit: Suit) -> None:
    """S1:31: an even shape, 13 figure points, a figure in each suit; it does not deny a minor of partner's."""
    assert called("1D P", "KQ2.QJ2.KJ32.J32") == "2NT"
    bounds = explain(after("1D P 2NT"), 2).shown
    assert bounds is not None
    assert bounds.length(Suit.DIAMONDS).high >= 4
    for cards, bid in answers_to(suit):
        full = figures(cards) >= 13 and shape(cards) in EVEN and all(honours(cards, each) for each in SUITS)
        assert (bid == Bid(2, Strain.NOTRUMP)) == (full and not (suit.is_major and cards.length(suit) > 3))


@cache
def strong() -> tuple[tuple[tuple[Hand, Hand], Public], ...]:
    """Two hundred pairs of hands with 27 figure points, bid with silent opponents."""
    found: list[tuple[tuple[Hand, Hand], Public]] = []
    number = 0
    while len(found) < COUNT:
        deal = dealt("strong", number)
        pair = deal.hand(Seat.NORTH), deal.hand(Seat.SOUTH)
        number += 1
        if sum(map(figures, pair)) >= 27:
            found.append((pair, alone(deal)))
    return tuple(found)


def test_with_the_points_for_it_game_is_reached() -> None:
    """S1:35, S1:37: 27 points opposite silent opponents stop below game only where S1:31 passes under 6."""
    assert called("1S P 1NT P", "KQT98.AQ42.AK2.A") == "3H"
    assert called("1S P 1NT P 3H P", "32.K32.QJ32.Q432") != "P"
    for pair, public in strong():
        last = public.auction.last_bid
        assert last is not None
        reached = last.level >= game_level(last.strain, 0)
        assert reached or min(map(strength, pair)) < 6, f"{pair}: {public.auction}"


def test_game_is_three_sans_four_of_a_major_or_five_of_a_minor() -> None:
    """S1:37: these levels are game, and bidding them is paid better than making as many tricks below."""
    assert [game_level(strain, 0) for strain in Strain] == [5, 5, 4, 4, 3]
    for strain in Strain:
        for vulnerable in (False, True):
            game = game_level(strain, 0)
            paid, unpaid = (
                duplicate_score(level, strain.index, 0, game + 6, vulnerable=vulnerable)
                for level in (game, game - 1)
            )
            assert paid - unpaid == (450 if vulnerable else 250)


def test_a_small_slam_leaves_one_trick_and_a_grand_slam_none() -> None:
    """S1:37: twelve and thirteen tricks, worth 500 and 1000, or 750 and 1500, besides game."""
    assert [13 - (level + 6) for level in (6, 7)] == [1, 0]
    for strain in Strain:
        for vulnerable, bonus in ((False, (500, 1000)), (True, (750, 1500))):
            scores = [
                duplicate_score(level, strain.index, 0, 13, vulnerable=vulnerable) for level in (5, 6, 7)
            ]
            assert (scores[1] - scores[0], scores[2] - scores[0]) == bonus


def test_slam_is_looked_for_with_strength_on_both_sides() -> None:
    """S1:39: aces are asked for with the points for slam together, and slams are bid with them."""
    assert called("1S P 3S P", "AKQ542.AK2.K5.32") == "4NT"
    for pair, public in strong():
        last = public.auction.last_bid
        if last is not None and last.level >= 6:
            assert sum(map(strength, pair)) >= 32, f"{pair}: {public.auction}"


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.HEARTS])
def test_four_sans_over_four_of_a_major_asks_for_aces(suit: Suit) -> None:
    """S1:39: five clubs is none, five diamonds one, and so on; the highest answer is five of trumps."""
    asked = f"1{suit.letter} P 3{suit.letter} P 4{suit.letter} P 4NT P"
    assert explain(after(asked), 6).message.code == Meaning.ASK_ACES.value
    assert called("1S P 3S P 4S P 4NT P", "AQ542.K32.Q5.432") == "5D"
    check_steps(asked, 5, Rank.ACE, suit)


@pytest.mark.parametrize("suit", [Suit.SPADES, Suit.HEARTS])
def test_five_sans_then_asks_for_kings(suit: Suit) -> None:
    """S1:39: six clubs is none, six diamonds one, and nobody goes above six of trumps."""
    asked = f"1{suit.letter} P 3{suit.letter} P 4NT P 5H P 5NT P"
    assert called("1S P 3S P 4NT P 5H P 5NT P", "8432.A32.AQJ2.QJ") == "6C"
    check_steps(asked, 6, Rank.KING, suit)


def check_steps(calls: str, level: int, rank: Rank, trump: Suit) -> None:
    """Two hundred hands answer with the step of their number, understated where it would pass the trumps."""
    public = after(calls)
    for number in range(COUNT):
        cards = dealt("aces", number).hand(Seat.SOUTH)
        held = sum(Card.of(suit, rank) in cards for suit in Suit)
        step = min(held % 4, trump.index)
        assert str(choose_call(public, cards)) == f"{level}{SUITS[step].letter}", str(cards)


def test_other_answers_for_aces_change_the_answers() -> None:
    """S1:39, B34: where key cards are agreed on the king of trumps counts, and the answers differ."""
    plain, keys = (after("1S P 3S P 4NT P", system) for system in ("natur-a", "natur-a/key_cards=yes"))
    cards = hand("K432.KQ2.KQJ2.QJ")
    assert [str(choose_call(public, cards)) for public in (plain, keys)] == ["5C", "5D"]
    assert (
        explain(after("1S P 3S P 4NT P 5D", "natur-a/key_cards=yes"), 6).message.code
        == Meaning.KEY_CARDS.value
    )
    hands = [dealt("aces", number).hand(Seat.SOUTH) for number in range(COUNT)]
    assert sum(choose_call(plain, each) != choose_call(keys, each) for each in hands) > COUNT / 4


@pytest.mark.parametrize("system", NAMES)
def test_a_sacrifice_costs_less_than_their_grand_slam(system: str) -> None:
    """S1:41: every system bids seven spades over seven hearts where going down is cheaper, and its price is told."""
    calls = "1S 2H 3S 4NT P 5H P 7H P P"
    public = after(calls, system, "EW")
    assert str(choose_call(public, hand("QJ976.2.J9854.43"))) == "7S"
    assert str(choose_call(public, hand("QJ976.2.A9854.43"))) == "P"
    told = explain(after(f"{calls} 7S", system, "EW"), 10)
    facts = next(detail.args for detail in told.details if detail.code == "shows-sacrifice")
    assert (facts["bid"], facts["cost"]) == ("7H", 2000)
    assert int(facts["cost"]) < int(facts["worth"])
    for number in range(COUNT):
        rule = choose_rule(public, dealt("sacrifice", number).hand(Seat.SOUTH))
        if isinstance(rule.call, Bid):
            price = bargain(interpret(public).situation, rule.call)
            assert rule.meaning is Meaning.SACRIFICE
            assert price is not None
            assert 0 < price.cost < price.worth
