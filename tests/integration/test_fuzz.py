"""Whatever a crowd says on sockets of a real server, it answers, and nobody else notices."""

import asyncio

import pytest
from tests.effort import mostly_slow, seeds
from tests.integration.fuzz import fuzzed
from tests.integration.gatherings import GATHERINGS

pytestmark = pytest.mark.hostile

MOVES = 250


@pytest.mark.sweep
@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize("name", mostly_slow(GATHERINGS, "match of many", "partners against the clock"))
def test_a_crowd_that_says_anything_harms_nobody(name: str, seed: int) -> None:
    """People, guests and strangers on many sockets say what is legal, broken, repeated, in pieces, or no message.

    No error is logged; all that is owed an answer has one; versions have no gaps; strangers are told nothing;
    everybody sees in a new window what they saw in the old one; and the store, replayed, is the table.
    """
    counts = asyncio.run(fuzzed(name, seed, MOVES))
    assert counts["told: done"] > 0
    assert counts["told: refused malformed"] + counts["told: refused only-watching"] > 0
    assert counts["compared"] > 0
