"""Practice of bidding: every topic is reached, a text gives one hand, and reviews say what the system says."""

from dataclasses import replace

import pytest

from schlemm.bidding.choose import choose_call
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.core.auction import Auction
from schlemm.core.calls import DOUBLE, PASS, Bid, parse_call
from schlemm.core.cards import Card
from schlemm.core.deal import Deal
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.seats import BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Public, Stakes
from schlemm.evaluation.points import figure_points
from schlemm.learn.drill.drill_hand import BidDrill, DrillHand, drill_hand
from schlemm.learn.drill.find_deal import PLAYER, DrillDeal, find_deal, is_reached
from schlemm.learn.drill.review import CallVerdict, Risk, review, risk_of_double
from schlemm.learn.drill.topics import TOPICS, DrillTopic
from schlemm.server.drill.views import drill_view

NOTHING = Hand.parse("8432.432.432.432")
BY_CODE = {topic.code: topic for topic in TOPICS}


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.code)
def test_every_topic_finds_a_hand_for_it(topic: DrillTopic) -> None:
    """In Forum each topic finds a deal with its points, on which the rules bid up to one of its auctions."""
    given = find_deal(topic, "forum", "one")
    own, partner = (figure_points(given.deal.hand(seat)) for seat in (PLAYER, PLAYER.partner))
    assert given.found
    assert given.public.auction.turn is PLAYER
    assert is_reached(topic, given.public)
    assert own in topic.own
    assert own + partner in topic.both


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.code)
def test_the_calls_before_are_those_of_the_system(topic: DrillTopic) -> None:
    """Each call in front of the player, their own earlier ones too, is what the rules call with that hand."""
    given = find_deal(topic, "forum", "two")
    public = replace(given.public, auction=Auction(given.public.auction.first))
    for seat, call in given.public.auction.by_seat():
        assert choose_call(public, given.deal.hand(seat)) == call
        public = replace(public, auction=public.auction.after(call))


def test_the_same_text_gives_the_same_exercise() -> None:
    """An exercise is a function of topic, system and text; another text deals other cards."""
    first, again, other = (find_deal(BY_CODE["overcall"], "forum", text) for text in ("a", "a", "b"))
    assert first == again
    assert first.deal != other.deal


def test_a_topic_that_is_never_reached_gives_a_hand_all_the_same() -> None:
    """Where the search is in vain, the player gets any hand at their first call, and is told that it is any."""
    impossible = replace(BY_CODE["slam"], lines=())
    given = find_deal(impossible, "forum", "one")
    assert not given.found
    assert given.public.auction.turn is PLAYER or given.public.auction.is_over
    assert interpret(given.public).situation.calls_of(PLAYER) == ()


def test_an_unknown_system_is_said() -> None:
    """A system that does not exist is an error that names it."""
    with pytest.raises(UnknownSystem, match="nobody"):
        find_deal(BY_CODE["opening"], "nobody", "one")


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.code)
def test_who_bids_by_the_system_is_told_so_to_the_end(topic: DrillTopic) -> None:
    """Calling what each review would call gives verdicts that are all the same, and the system's own auction."""
    given = find_deal(topic, "forum", "three")
    played = _by_the_system(given)
    assert {each.verdict for each in played.reviews} == {CallVerdict.SAME}
    assert all(each.why == () for each in played.reviews)
    assert played.ending is not None
    assert played.ending.model == played.public.auction
    assert played.ending.outlook == played.ending.model_outlook
    assert played.ending.deal == given.deal


def _by_the_system(given: DrillDeal) -> DrillHand:
    played = drill_hand(given, ())
    while played.ending is None:
        calls = [each.call for each in played.reviews]
        played = drill_hand(given, [*calls, choose_call(played.public, played.hand)])
    return played


def test_another_call_is_told_why_it_is_not_the_systems() -> None:
    """A bid of seven with any hand is another call than the system's, and there are reasons."""
    given = find_deal(BY_CODE["answer-suit"], "forum", "one")
    (only,) = drill_hand(given, [parse_call("7NT")]).reviews
    assert only.verdict is CallVerdict.OTHER
    assert only.why
    assert only.advice.call == choose_call(given.public, given.deal.hand(PLAYER))


def test_a_call_of_a_competing_rule_is_possible() -> None:
    """Where two rules of one tier fit, the second one's call is possible, and nothing is said against it."""
    found = 0
    for number in range(12):
        given = find_deal(BY_CODE["competing"], "forum", f"tier {number}")
        hand = given.deal.hand(PLAYER)
        verdicts = [review(given.public, hand, call) for call in given.public.auction.legal_calls()]
        assert sum(each.verdict is CallVerdict.SAME for each in verdicts) == 1
        found += sum(each.verdict is CallVerdict.POSSIBLE for each in verdicts)
        assert all(each.why == () for each in verdicts if each.verdict is CallVerdict.POSSIBLE)
    assert found > 0


@pytest.mark.parametrize("calls", [["1C", "1C"], ["XX"], ["P"] * 60])
def test_an_illegal_call_is_refused(calls: list[str]) -> None:
    """An insufficient bid, a redouble of nothing and a call after the end are violations."""
    with pytest.raises(RuleViolation):
        BidDrill(BY_CODE["opening"], "forum", "one", tuple(map(parse_call, calls))).run()


@pytest.mark.parametrize(
    ("bid", "below", "points"),
    [
        ("1S", 0, None),
        ("1NT", 0, None),
        ("2C", 0, None),
        ("2H", 0, 120),
        ("2NT", 0, 140),
        ("3C", 0, 120),
        ("4D", 0, 160),
        ("3NT", 0, None),
        ("4H", 0, None),
        ("1C", 60, 100),
        ("2C", 60, None),
        ("1C", 40, None),
    ],
)
def test_a_double_is_warned_of_where_it_makes_the_game(bid: str, below: int, points: int | None) -> None:
    """Doubled trick points count with what the opponents have below the line; a game without the double needs none."""
    auction = Auction(Seat.EAST).after(parse_call(bid))
    stakes = Stakes(part_scores=BySide(0, below))
    public = Public(Seat.EAST, Vulnerability.NONE, auction, stakes=stakes)
    wanted = parse_call(bid)
    assert isinstance(wanted, Bid)
    assert risk_of_double(public, NOTHING) == (None if points is None else Risk(wanted, points))


def test_no_warning_of_a_double_that_the_system_makes() -> None:
    """A takeout double of a weak two is the system's own call: who makes it is not asked again."""
    public = Public(Seat.EAST, Vulnerability.NONE, Auction.parse("E: 2H"))
    hand = Hand.parse("AQ84.3.KQ73.AJ62")
    assert choose_call(public, hand) == DOUBLE
    assert risk_of_double(public, hand) is None
    assert risk_of_double(public, NOTHING) is not None


def test_no_warning_where_nobody_can_double() -> None:
    """One's own side's bid, a bid doubled already and an auction without a bid carry no risk."""
    for text in ("S: 3C P", "E: 3C X P P", "S:"):
        assert risk_of_double(Public(Seat.SOUTH, Vulnerability.NONE, Auction.parse(text)), NOTHING) is None


def test_nothing_follows_from_hidden_cards_before_the_end() -> None:
    """If two deals differ in hidden cards only and the same calls were made, what is sent is the same to the letter."""
    compared = 0
    for number in range(6):
        given = find_deal(BY_CODE["competing"], "forum", f"hidden {number}")
        other = replace(given, deal=_twin(given.deal))
        assert other.deal != given.deal
        for calls in ([], [PASS]):
            one, two = drill_hand(given, calls), drill_hand(other, calls)
            if one.public == two.public and one.ending is None:
                assert drill_view("x", "forum", one) == drill_view("x", "forum", two)
                assert _cards_in(str(drill_view("x", "forum", one).hand)) == 13
                compared += 1
    assert compared > 0


def _twin(deal: Deal) -> Deal:
    """The deal with the lowest card of some suit exchanged between two hidden hands."""
    for first, second in ((Seat.EAST, Seat.WEST), (Seat.NORTH, Seat.EAST), (Seat.NORTH, Seat.WEST)):
        for low in list(deal.hand(first))[::-1]:
            for high in list(deal.hand(second))[::-1]:
                if low.suit is high.suit and max(low.rank.index, high.rank.index) < 8:
                    return _exchanged(deal, (first, low), (second, high))
    raise AssertionError("no two hidden hands have low cards of one suit")


def _exchanged(deal: Deal, one: tuple[Seat, Card], other: tuple[Seat, Card]) -> Deal:
    hands: BySeat[Hand] = deal.hands
    for (seat, card), (_, instead) in ((one, other), (other, one)):
        hands = hands.put(seat, hands.of(seat).without(card) | Hand.of([instead]))
    return Deal(hands)


def _cards_in(text: str) -> int:
    return text.count("'") // 2
