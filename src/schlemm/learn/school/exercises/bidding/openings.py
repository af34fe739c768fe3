"""What a hand bids: its opening, its answer, its aces; by the two systems of the sources and by Forum.

The systems themselves choose (S1:29-39, S4:49, S4:69-72), so nothing here can say anything else than the table does.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from schlemm.bidding.bid_out import bid_on, public_before_calls
from schlemm.bidding.choose import choices
from schlemm.bidding.explanation.advice import advice_by, rule_told
from schlemm.bidding.explanation.why_not import why_not
from schlemm.bidding.interpret import interpret
from schlemm.core.auction import Auction
from schlemm.core.calls import BIDS, PASS, Bid, Call
from schlemm.core.cards import Rank, Strain, Suit
from schlemm.core.conditions import Conditions
from schlemm.core.hand import Hand
from schlemm.core.seats import BySide, Seat, Vulnerability
from schlemm.core.sentence import Sentence
from schlemm.core.view import Public
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.evaluation.points import figure_points, length_count
from schlemm.evaluation.shape import Shape, ShapeClass
from schlemm.learn.school.exercises.bidding.counts import any_hand
from schlemm.learn.school.picture import AuctionPicture, HandPicture
from schlemm.learn.school.question import Choice, Made, Question, Why, one_of
from schlemm.learn.school.taught import TAUGHT_SYSTEMS

OPENINGS: Final[tuple[Call, ...]] = (PASS, *(bid for bid in BIDS if bid.level <= 2))
ANSWERS: Final = 7
"""Calls to choose an answer from."""
SUPPORT: Final = 4
"""Cards of partner's suit in a hand that has raised it."""
_ONE_NOTRUMP: Final = Bid(1, Strain.NOTRUMP)
_OWN: Final = Seat.SOUTH


def open_it(random: Pcg32) -> Question:
    """What does this hand open in this system?"""
    system = one_of(random, TAUGHT_SYSTEMS)
    public = begun_auction(system, _OWN)
    while True:
        hand = any_hand(random)
        opening = choices(public, hand)[0].call
        if opening in OPENINGS and (opening is not PASS or random.below(3) == 0):
            break
    return _asked(Sentence("ask-open", (("system", system),)), public, hand, OPENINGS)


def notrump_or_not(random: Pcg32) -> Question:
    """Does this hand open one notrump in this system?"""
    system, wanted = one_of(random, TAUGHT_SYSTEMS), bool(random.below(2))
    public = begun_auction(system, _OWN)
    while True:
        hand = any_hand(random)
        called = {rule.call for rule in choices(public, hand)}
        if (called == {_ONE_NOTRUMP}) is wanted and (wanted or _nearly_notrump(hand, called)):
            break
    first = choices(public, hand)[0]
    other: Why = () if wanted else why_not(public, hand, _ONE_NOTRUMP, first)[:1]
    return Question(
        Sentence("ask-notrump", (("system", system), ("bid", str(_ONE_NOTRUMP)))),
        (HandPicture(hand),),
        Choice(("option-yes", "option-no"), "said"),
        ("option-yes" if wanted else "option-no",),
        (
            _counted(hand),
            *other,
            Sentence("why-it-opens", (("call", str(first.call)),)),
            rule_told(first, public, hand),
        ),
    )


def answer_it(random: Pcg32) -> Question:
    """What does this hand answer to partner's opening?"""
    system = one_of(random, TAUGHT_SYSTEMS)
    while True:
        deal = random_deal(random.below)
        opened = bid_on(begun_auction(system, _OWN.partner), deal)
        last = opened.auction.last_bid
        if last is None or last.level > 1:
            continue
        public = replace(opened, auction=opened.auction.after(PASS))
        hand = deal.hand(_OWN)
        best = choices(public, hand)[0].call
        if best is not PASS or random.below(3) == 0:
            break
    options = _some_answers(random, public, tuple(rule.call for rule in choices(public, hand)))
    return _asked(Sentence("ask-answer", (("system", system),)), public, hand, options)


def ace_answer(random: Pcg32) -> Question:
    """How many aces, later kings, and which answer says so without going above the trump suit (S1:39)?"""
    trump = one_of(random, (Suit.DIAMONDS, Suit.HEARTS, Suit.HEARTS, Suit.SPADES, Suit.SPADES))
    aces, count = bool(random.below(3)), random.below(4)
    rank = Rank.ACE if aces else Rank.KING
    hand = any_hand(random)
    while sum(card.rank is rank for card in hand) != count or not _raises_to_three(hand, trump):
        hand = any_hand(random)
    public = asked_for_aces(trump)
    if not aces:
        for call in (choices(public, hand)[0].call, PASS, Bid(5, Strain.NOTRUMP), PASS):
            public = replace(public, auction=public.auction.after(call))
    level = 5 if aces else 6
    answer = choices(public, hand)[0].call
    options = tuple(str(Bid(level, strain)) for strain in Strain if strain.trump is not None)
    return Question(
        Sentence("ask-aces" if aces else "ask-kings", (("trump", trump.letter),)),
        (AuctionPicture(public.auction), HandPicture(hand, _OWN)),
        Choice(options, "call"),
        (str(answer),),
        _why_answer(rank, count, level, trump, str(answer)),
    )


def asked_for_aces(trump: Suit) -> Public:
    """Partner has opened, we have raised to three, and partner asks for aces."""
    public = begun_auction("natur-a", _OWN.partner)
    one, three = (Bid(level, Strain.of(trump)) for level in (1, 3))
    auction = Auction(_OWN.partner, (one, PASS, three, PASS, Bid(4, Strain.NOTRUMP), PASS))
    return replace(public, auction=auction)


def _raises_to_three(hand: Hand, trump: Suit) -> bool:
    """Whether the hand has made the raise that the auction shows before it is asked for aces."""
    if hand.length(trump) < SUPPORT:
        return False
    asked = asked_for_aces(trump)
    opened = replace(asked.auction, calls=asked.auction.calls[:2])
    return choices(replace(asked, auction=opened), hand)[0].call == asked.auction.calls[2]


def _why_answer(rank: Rank, count: int, level: int, trump: Suit, answer: str) -> Why:
    exact = str(Bid(level, tuple(Strain)[count]))
    facts = (("count", count), ("bid", exact))
    counted = Sentence("why-aces" if rank is Rank.ACE else "why-kings", facts)
    if exact == answer:
        return (counted,)
    # The answer that stops in trumps shows as many as there are suits below them, or more.
    limit = (
        ("bid", exact),
        ("lowest", str(Bid(level, Strain.of(trump)))),
        ("better", answer),
        ("count", trump.index),
    )
    return counted, Sentence("why-limit", limit)


def begun_auction(system: str, dealer: Seat) -> Public:
    """An auction that this seat begins, nobody vulnerable."""
    return public_before_calls(Conditions(dealer, Vulnerability.NONE), BySide(system, system))


def _asked(asked: Sentence, public: Public, hand: Hand, options: tuple[Call, ...]) -> Question:
    """The question what the hand calls; every call that competes by the rules is right."""
    found = choices(public, hand)
    right = tuple(dict.fromkeys(str(rule.call) for rule in found if rule.call in options))
    advice = advice_by(found[0], public, hand)
    called = Sentence("why-it-calls", (("call", right[0]),))
    wrong = tuple(
        (str(call), why_not(public, hand, call, found[0])[:1]) for call in options if str(call) not in right
    )
    auction = (AuctionPicture(public.auction),) if public.auction.calls else ()
    return Question(
        asked,
        (*auction, HandPicture(hand)),
        Choice(tuple(map(str, options)), "call"),
        right,
        (_counted(hand), called, advice.rule),
        wrong,
    )


def _some_answers(random: Pcg32, public: Public, right: tuple[Call, ...]) -> tuple[Call, ...]:
    """The right answers and some others that mean something, in their order."""
    known = list(dict.fromkeys(rule.call for rule in interpret(public).rules if rule.call not in right))
    while len(known) + len(right) > ANSWERS:
        known.pop(1 + random.below(len(known) - 1) if known[0] == PASS else random.below(len(known)))
    legal = public.auction.legal_calls()
    return tuple(sorted({*right, *known}, key=legal.index))


def _nearly_notrump(hand: Hand, called: set[Call]) -> bool:
    even = Shape.of(hand).shape_class is ShapeClass.BALANCED
    return _ONE_NOTRUMP not in called and even and figure_points(hand) in range(11, 21)


def _counted(hand: Hand) -> Sentence:
    points = figure_points(hand)
    facts = (("points", points), ("length", length_count(hand).points), ("shape", str(Shape.of(hand))))
    return Sentence("why-counted", facts)


OPEN_IT: Final = Made("open-it", open_it, "exercises-bidding", heavy=True)
NOTRUMP_OR_NOT: Final = Made("notrump-or-not", notrump_or_not, "exercises-bidding", heavy=True)
ANSWER_IT: Final = Made("answer-it", answer_it, "exercises-bidding", heavy=True)
ACE_ANSWER: Final = Made("ace-answer", ace_answer, "exercises-bidding", heavy=True)
