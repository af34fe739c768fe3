"""Deals that nobody could choose: bound before anything is given, dependent on all that is, and uniform."""

import json
import re
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.dealing.fair import Promise, candidate_numbers
from schlemm.dealing.numbered import DEALS, deal_of_number

ROOT = Path(__file__).parents[3]
GOLDEN = json.loads((ROOT / "tests" / "reference" / "fair_deals.json").read_text())
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
VALUES = st.binary(min_size=16, max_size=16).map(bytes.hex)
PROMISE = Promise("abcdefghjkmn", 3, "5e" * 32)


@pytest.mark.parametrize("vector", GOLDEN, ids=lambda vector: f"{vector['game']}-{vector['number']}")
def test_golden_deals(vector: dict[str, Any]) -> None:
    """The rule gives the deals that stand in the file, which the browser's rule is held to as well."""
    promise = Promise(
        vector["game"],
        vector["number"],
        vector["secret"],
        tuple((who, value) for who, value in vector["given"]),
        vector["cut"],
    )
    found = (promise.commitment, promise.seed, str(promise.deal_number), str(promise.deal))
    assert found == (vector["commitment"], vector["seed"], vector["dealNumber"], vector["deal"])


def test_some_golden_deal_leaves_blocks_out() -> None:
    """Among the deals of the file are some whose first number is too large, so that leaving out is tried too."""
    first = [next(candidate_numbers(vector["seed"])) < DEALS for vector in GOLDEN]
    assert {True, False} == set(first)


def test_the_published_example_is_right() -> None:
    """Every text of the example in the documentation has the digest that stands below it, and the deal follows."""
    page = (ROOT / "docs" / "fair-dealing.md").read_text()
    blocks = re.findall(r"```text\n(schlemm .*?\n)```\n\n→ `([0-9a-f]{64})`", page, re.DOTALL)
    assert len(blocks) == 5
    assert [sha256(text.encode()).hexdigest() for text, _ in blocks] == [digest for _, digest in blocks]
    numbers = [int(digest[:24], base=16) for text, digest in blocks if text.startswith("schlemm block")]
    assert [number < DEALS for number in numbers] == [False, False, True]
    assert f"`{numbers[-1]}`" in page
    assert f"`{deal_of_number(numbers[-1])}`" in page


@given(SECRETS, st.dictionaries(st.sampled_from("NESW"), VALUES), st.none() | st.integers(1, 51))
def test_the_commitment_says_nothing_of_what_is_given(
    secret: str, given: dict[str, str], cut: int | None
) -> None:
    """What is given after the promise changes the deal's seed and leaves the commitment as it was."""
    before = replace(PROMISE, secret=secret)
    after = before
    for who, value in given.items():
        after = after.after(who, value)
    after = after.after("N", "", cut)
    assert after.commitment == before.commitment
    assert (after.seed == before.seed) == (not given and cut is None)


@given(st.permutations([f"{room}{seat}" for room in "12" for seat in "NESW"]))
def test_the_order_of_giving_does_not_matter(order: list[str]) -> None:
    """Whoever deals cannot choose among deals by choosing whose number comes first."""
    values = {who: sha256(who.encode()).hexdigest()[:32] for who in order}
    one = other = PROMISE
    for who in order:
        one = one.after(who, values[who])
    for who in sorted(order):
        other = other.after(who, values[who])
    assert one == other
    assert [who for who, _ in one.given] == ["1N", "1E", "1S", "1W", "2N", "2E", "2S", "2W"]


@pytest.mark.parametrize(
    "other",
    [
        replace(PROMISE, game="abcdefghjkmo"),
        replace(PROMISE, number=4),
        replace(PROMISE, secret="5f" * 32),
        PROMISE.after("N", "00" * 16),
        PROMISE.after("E", "00" * 16),
        PROMISE.after("N", "", 1),
    ],
)
def test_everything_counts(other: Promise) -> None:
    """The name of the game, the number of the deal, the secret, whose number it is and the cut each change the seed."""
    assert other.seed != PROMISE.seed


@given(SECRETS)
def test_a_number_that_is_too_large_is_left_out(secret: str) -> None:
    """The deal is the first number of the sequence that is one of a deal; none is folded back, so none is favoured."""
    promise = replace(PROMISE, secret=secret)
    numbers = list(islice(candidate_numbers(promise.seed), 200))
    assert all(0 <= number < 2**96 for number in numbers)
    assert promise.deal_number == next(number for number in numbers if number < DEALS)


def test_two_blocks_of_three_count() -> None:
    """More than two of three numbers of 96 bits are a deal's, so that a fourth block is seldom needed."""
    assert 2 * 2**96 < 3 * DEALS < 3 * 2**96
