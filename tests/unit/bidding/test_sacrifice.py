"""What a sacrifice may cost, and that its explanation says so in points (S1:41, Law 77)."""

from collections.abc import Iterator

import pytest
from tests.effort import mostly_slow

from schlemm.bidding.bid_out import auction_steps, public_before_calls
from schlemm.bidding.explanation.explain import explain, explained
from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.meaning import Meaning
from schlemm.bidding.rules.rule import Reading
from schlemm.bidding.rules.sacrifice import Bargain, bargain
from schlemm.bidding.rules.stake import stake
from schlemm.bidding.systems import NAMES
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, parse_call
from schlemm.core.cards import Strain
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.seats import BySide, Seat, Side, Vulnerability
from schlemm.core.view import Public, Stakes
from schlemm.dealing.numbered import random_deal
from schlemm.dealing.pcg import Pcg32
from schlemm.scoring.duplicate import contract_score
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.scoring.penalties import Penalties

SEVEN = Bid(7, Strain.SPADES)
CASES = {
    ("None", "1H P 4H"): (420, 2, 300),
    ("NS", "1H P 4H"): (420, 1, 200),
    ("EW", "1H P 4H"): (620, 3, 500),
    ("All", "1H P 4H"): (620, 2, 500),
    ("None", "1H P 6H"): (980, 4, 800),
    ("NS", "1H P 6H"): (980, 3, 800),
    ("EW", "1H P 6H"): (1430, 6, 1400),
    ("All", "1H P 6H"): (1430, 5, 1400),
    ("NS", "1H P 3H"): (140, 0, 0),
}
"""The opponents' contract, just made; how many undertricks, doubled, cost less; and what they cost (S0:79-84)."""


def after(calls: str, vulnerability: str, stakes: Stakes | None = None) -> Public:
    """An auction that West has begun; after three calls it is South's turn."""
    auction = Auction(Seat.WEST)
    for call in calls.split():
        auction = auction.after(parse_call(call))
    systems = BySide("forum", "forum")
    return Public(Seat.WEST, Vulnerability(vulnerability), auction, systems, stakes or Stakes())


@pytest.mark.parametrize(("vulnerability", "calls"), CASES)
def test_a_sacrifice_may_fail_while_it_costs_less_than_their_contract(vulnerability: str, calls: str) -> None:
    """The more their contract brings and the less our undertricks cost, the more of them a sacrifice bears."""
    public = after(calls, vulnerability)
    their = public.auction.last_bid
    assert their is not None
    assert bargain(interpret(public).situation, SEVEN) == Bargain(their, *CASES[vulnerability, calls])


def test_only_their_contract_is_taken_away() -> None:
    """Over one's own side's bid, and before any, there is nothing to save."""
    assert bargain(interpret(after("1H P 4H P", "All")).situation, SEVEN) is None
    assert bargain(interpret(after("P", "All")).situation, SEVEN) is None


def test_in_a_rubber_the_part_score_decides_what_their_contract_is_worth() -> None:
    """With 40 below the line two hearts is a game, and bears more undertricks than it does from nothing."""
    poor, rich = (
        bargain(
            interpret(after("1H P 2H", "None", Stakes("rubber", part_scores=BySide(0, points)))).situation,
            SEVEN,
        )
        for points in (0, 40)
    )
    assert (poor, rich) == (
        Bargain(Bid(2, Strain.HEARTS), 110, 1, 100),
        Bargain(Bid(2, Strain.HEARTS), 410, 2, 300),
    )


def test_where_undertricks_are_merely_doubled_a_sacrifice_bears_more() -> None:
    """By the house rule of S1:79 each undertrick costs 100 or 200, redoubled twice that; made contracts stay (B3)."""
    simple = Stakes("robber4", simple_doubling=True)
    four = Bid(4, Strain.HEARTS)
    assert bargain(interpret(after("1H P 4H", "None", simple)).situation, SEVEN) == Bargain(four, 420, 4, 400)
    assert bargain(interpret(after("1H P 4H", "All", simple)).situation, SEVEN) == Bargain(four, 620, 3, 600)
    public, lawful = after("1H P 4H", "EW", simple), after("1H P 4H", "EW", Stakes("robber4"))
    for text in ("3SS", "3SXS", "3SXXE", "6NTXE", "7CXXS"):
        contract = Contract.parse(text)
        vulnerable = contract.side is Side.EAST_WEST
        for tricks in range(14):
            told = contract_score(contract, tricks, vulnerable=vulnerable, penalties=Penalties.SIMPLE)
            assert stake(contract, tricks, public) == told.for_side(contract.side)
            if tricks >= contract.tricks:
                assert stake(contract, tricks, public) == stake(contract, tricks, lawful)


@pytest.mark.parametrize("form", [RobberOfFourForm, RubberForm])
def test_who_bids_knows_how_undertricks_are_doubled(form: type[RobberOfFourForm] | type[RubberForm]) -> None:
    """What is at stake says whether the house rule is in force, in both forms that have it."""
    assert form(penalties=Penalties.SIMPLE).start().stakes.simple_doubling
    assert not form().start().stakes.simple_doubling


def test_the_explanation_of_a_sacrifice_names_the_points() -> None:
    """Five hearts over four spades, not vulnerable against vulnerable, may fail by three tricks and still pay."""
    told = explain(after("1S 2H 4S 5H", "EW"), 3)
    assert told.message.code == "meaning-sacrifice"
    facts = next(detail.args for detail in told.details if detail.code == "shows-sacrifice")
    assert facts == {"bid": "4S", "worth": 620, "down": 3, "cost": 500}


def bid_to_make_or_to_go_down(system: str) -> Iterator[tuple[Public, Reading]]:
    """Every bid over game or more of theirs that some hand makes as a sacrifice, in auctions of random deals."""
    for number in range(180):
        deal = random_deal(Pcg32.from_text(f"sacrifice/{number}").below)
        start = public_before_calls(Conditions.of_board(number + 1), BySide(system, system))
        for public in auction_steps(start, deal):
            yield from (
                (public, reading)
                for reading in interpret(public).readings.values()
                if any(rule.meaning is Meaning.SACRIFICE for rule in reading.rules)
            )


@pytest.mark.slow
@pytest.mark.parametrize("system", mostly_slow(NAMES, "natur-b"))
def test_every_bid_that_may_be_a_sacrifice_is_told_as_one(system: str) -> None:
    """Its heading says sacrifice, also where other hands would bid it to make it, and says so then."""
    codes = dict[bool, set[str]]({True: set(), False: set()})
    for public, reading in bid_to_make_or_to_go_down(system):
        only = all(rule.meaning is Meaning.SACRIFICE for rule in reading.rules)
        codes[only].add(explained(reading, public).message.code)
    assert codes == {True: {"meaning-sacrifice"}, False: {"meaning-sacrifice-or-made"}}
