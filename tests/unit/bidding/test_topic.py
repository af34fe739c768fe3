"""Tables are found by the first bid and the length of an auction, and it is always the first that answers."""

import pytest
from tests.effort import mostly_slow

from schlemm.bidding.interpret import interpret
from schlemm.bidding.rules.pattern import Pattern
from schlemm.bidding.rules.topic import TableIndex
from schlemm.bidding.systems import NAMES, system_named
from schlemm.core.auction import Auction
from schlemm.core.calls import Bid, parse_call
from schlemm.core.seats import BySide, Vulnerability
from schlemm.core.view import Public
from schlemm.testing.systems import examples

LINES = (
    "",
    "1S",
    "1S P",
    "1C X",
    "2H 3H P",
    "1NT P 2C P",
    "1D 1S X 2S 3D",
    "1C P 1H P 1S P 2D P 2NT P 3NT P",
)


@pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
def test_the_register_leaves_out_no_table_that_answers(name: str) -> None:
    """In every example, asking the filed tables in turn comes to the same table as asking all."""
    system = system_named(name)
    register = TableIndex.of(system.topics)
    for public, _, _ in examples(system):
        situation = interpret(public).situation
        every = (table for topic in system.topics for table in topic.tables)
        answering = [table for table in every if table.answers(situation) is not None]
        filed = register.tables(situation.line)
        assert [table for table in filed if table.answers(situation) is not None] == answering, public.auction


@pytest.mark.parametrize("text", ["", "1M P", "1x #y|X", "* 1x _", "1NT P 2C P|X 2D P|X", "#x * P", "? 1S"])
def test_a_pattern_says_what_may_match_it(text: str) -> None:
    """Auctions that match have a length and a first bid that the pattern says it may have."""
    pattern = Pattern(text)
    for line in LINES:
        calls = tuple(map(parse_call, line.split()))
        if pattern.match(calls) is not None:
            assert pattern.may_have(len(calls))
            first = calls[0] if calls else None
            assert not isinstance(first, Bid) or pattern.may_open(first)


@pytest.mark.parametrize("name", mostly_slow(NAMES, "natur-b"))
def test_what_is_told_at_once_leaves_out_no_auction_that_matches(name: str) -> None:
    """In every example of every table, a pattern that matches also says at once that it may."""
    system = system_named(name)
    tables = [table for topic in system.topics for table in topic.tables]
    for public, _, _ in examples(system):
        situation = interpret(public).situation
        matching = [table.pattern for table in tables if table.pattern.match(situation.line) is not None]
        assert all(pattern.may_match(situation.line_places) for pattern in matching), public.auction


def test_a_jump_in_their_suit_asks_for_a_stopper_only_directly_over_the_opening() -> None:
    """Opener whose partner jumps in a suit that was overcalled is answered by another table than that of minors."""
    auction = Auction.parse("N: 1H 1S 3S P 4C P")
    public = Public(auction.first, Vulnerability.NONE, auction, BySide("forum", "forum"))
    table = system_named("forum").table_for(interpret(public).situation)
    assert table is None or "4C|5C" not in table.pattern.text
