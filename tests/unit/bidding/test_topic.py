"""Tables are found by the first bid and the length of an auction, and it is always the first that answers."""

import pytest

from schlemm.bidding.interpret import situation_of
from schlemm.bidding.rules.pattern import Pattern
from schlemm.bidding.rules.topic import TableIndex
from schlemm.bidding.systems import NAMES, system_named
from schlemm.core.calls import Bid, parse_call
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


@pytest.mark.parametrize("name", NAMES)
def test_the_register_leaves_out_no_table_that_answers(name: str) -> None:
    """In every example, asking the filed tables in turn comes to the same table as asking all."""
    system = system_named(name)
    register = TableIndex.of(system.topics)
    for public, _, _ in examples(system):
        situation = situation_of(public)
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


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_at_once_leaves_out_no_auction_that_matches(name: str) -> None:
    """In every example of every table, a pattern that matches also says at once that it may."""
    system = system_named(name)
    tables = [table for topic in system.topics for table in topic.tables]
    for public, _, _ in examples(system):
        situation = situation_of(public)
        matching = [table.pattern for table in tables if table.pattern.match(situation.line) is not None]
        assert all(pattern.may_match(situation.line_places) for pattern in matching), public.auction
