"""What a call usually is: said first, marked as such, and true of nearly all hands that make the call."""

from collections import Counter, defaultdict
from collections.abc import Iterator

import pytest
from tests.unit.dd.made import random_deals

from schlemm.bidding.bid_out import bid_out
from schlemm.bidding.explanation.explain import Explanation, explain
from schlemm.core.auction import Auction
from schlemm.core.cards import SUITS, Suit
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySide, Seat, Vulnerability
from schlemm.core.view import Public
from schlemm.evaluation.box import Box
from schlemm.evaluation.classes import class_of, hands_in
from schlemm.evaluation.counts import PointCount
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import profile_named

SYSTEMS = ("natur-a", "natur-b", "forum")
DEALS = 60
NEARLY_ALL = 0.9
MOST, OFTEN = 0.75, 15


def after(calls: str, system: str) -> Explanation:
    """What the last of these calls means."""
    auction = Auction.parse(f"N: {calls}")
    return explain(
        Public(Seat.NORTH, Vulnerability.NONE, auction, BySide(system, system)), len(auction.calls) - 1
    )


def said(explanation: Explanation) -> str:
    """What is said first, in German."""
    catalogue = Catalogue(profile_named("de"))
    return " ".join(catalogue.text(each.code, each.args) for each in explanation.spoken)


def made() -> Iterator[tuple[Hand, Explanation]]:
    """The calls of random deals with the hands that made them, in all systems."""
    for number, deal in enumerate(random_deals(DEALS, seed=38)):
        system, dealer = SYSTEMS[number % len(SYSTEMS)], SEATS[number % 4]
        public = bid_out(Public(dealer, Vulnerability.NONE, Auction(dealer), BySide(system, system)), deal)
        for index, (seat, _) in enumerate(public.auction.by_seat()):
            yield deal.hand(seat), explain(public, index)


@pytest.mark.parametrize(
    ("system", "calls", "words"),
    [
        ("forum", "1S P", "Zu schwach, um zu bieten: meist höchstens 12 Figurenpunkte."),
        (
            "forum",
            "1S P 1NT",
            "Sans Atout, weil die Farbe des Partners nicht passt: meist 6 bis 11 Punkte mit Länge (FL).",
        ),
        ("forum", "1S", "Eröffnung: mindestens 5 Karten in S, meist 12 bis 20 Punkte mit Länge (FL)."),
        ("forum", "1NT", "Eröffnung in Sans Atout: 15 bis 17 Figurenpunkte. Gleichmäßig verteilt."),
        ("natur-b", "P", "Zu schwach für eine Eröffnung: höchstens 11 Figurenpunkte."),
    ],
)
def test_one_sentence_comes_first(system: str, calls: str, words: str) -> None:
    """It names the usual reason and the usual range, and says "meist" where other hands call so too."""
    assert said(after(calls, system)) == words


@pytest.mark.slow
def test_what_is_usual_is_so_of_nearly_all_hands() -> None:
    """At the table, the hand behind a call has the usual points, and the usual cards of the suit that it speaks of."""
    found, kinds = Counter[bool](), defaultdict[str, list[bool]](list)
    for hand, told in made():
        usual = told.usual
        if usual is None or usual.message.args["usual"] == "no":
            continue
        facts = usual.message.args
        within = class_of(hand) & hands_in(Box().with_count(PointCount(facts["count"]), *usual.points))
        asked = int(facts["length"]) if facts["usual"] == "cards" else 0
        enough = not asked or len(hand.in_suit(Suit.parse(str(facts["suit"])))) >= asked
        found[bool(within) and enough] += 1
        kinds[usual.message.code].append(bool(within) and enough)
    assert found.total() > DEALS
    assert found[True] > NEARLY_ALL * found.total()
    often = {code: sum(held) / len(held) for code, held in kinds.items() if len(held) >= OFTEN}
    assert not {code: share for code, share in often.items() if share < MOST}


def test_what_is_not_marked_as_usual_holds_for_every_hand() -> None:
    """The sentence that is told first is the exact one, or has the word; its details are among the exact ones."""
    for _, told in made():
        usual = told.usual
        assert usual is not None
        assert usual.message.args["usual"] != "no" or usual.message == told.message
        assert {*usual.details} <= {*told.details}


def test_the_usual_picture_lies_within_the_possible_one() -> None:
    """Points and lengths that are usual are possible."""
    for _, told in made():
        if told.shown is None or told.usual is None:
            continue
        low, high = int(told.message.args["low"]), int(told.message.args["high"])
        assert low <= told.usual.points.low <= told.usual.points.high <= high
        for suit in SUITS:
            length, usual = told.shown.length(suit), told.usual.lengths[suit.index]
            assert length.low <= usual.low <= usual.high <= length.high


def test_a_call_is_told_of_where_no_rule_for_it_has_a_hand_left() -> None:
    """Whoever calls on against what they have shown is told of by what they have shown."""
    auction = Auction.parse("N: P P P 1C P P X P P XX P P 1D P P X")
    systems = BySide("forum/majors=4", "natur-a")
    told = explain(Public(Seat.NORTH, Vulnerability.BOTH, auction, systems), 15)
    assert said(told).startswith("Strafkontra")
