"""The small generator: equal to the reference implementation of PCG32, unbiased, and the same for the same text."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schlemm.dealing.pcg import Pcg32
from schlemm.dealing.words import uniform_integers

# What the reference implementation's demonstration (pcg32-demo, seed 42, stream 54) prints in its first round.
WORDS = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
COINS = "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
ROLLS = [3, 4, 1, 1, 2, 2, 3, 2, 4, 3, 2, 4, 3, 3, 5, 2, 3, 1, 3, 1, 5, 1, 4, 1, 5, 6, 4, 6, 6, 2, 6, 3, 3]


def test_reference_vectors() -> None:
    """Words, coins and dice are those of the reference implementation, one after the other."""
    random = Pcg32(42, 54)
    assert [random.word() for _ in WORDS] == WORDS
    assert "".join("TH"[random.below(2)] for _ in COINS) == COINS
    assert [random.below(6) + 1 for _ in ROLLS] == ROLLS


@given(st.text(), st.integers(1, 2**200))
def test_below_stays_below(text: str, n: int) -> None:
    """Whatever the bound, also far above one word, the integer is from 0 to n - 1."""
    assert 0 <= Pcg32.from_text(text).below(n) < n


@given(st.text(), st.text())
def test_texts_decide(one: str, other: str) -> None:
    """The same text gives the same numbers, another text others."""

    def drawn(text: str) -> list[int]:
        random = Pcg32.from_text(text)
        return [random.word() for _ in range(4)]

    assert (drawn(one) == drawn(other)) == (one == other)


def test_numbers_of_a_text_never_change() -> None:
    """These numbers belong to this text for good: bots' actions on every machine hang on them."""
    random = Pcg32.from_text("N AKQ...")
    assert [random.below(52) for _ in range(8)] == [47, 9, 35, 11, 23, 5, 4, 17]


def test_large_bounds_are_not_biased() -> None:
    """With a bound of ¾ · 2³², where a plain remainder would favour the lowest third, all thirds are alike."""
    random, n = Pcg32(1), 3 << 30
    thirds = Counter(random.below(n) * 3 // n for _ in range(3_000))
    assert all(900 <= thirds[third] <= 1_100 for third in range(3))


@pytest.mark.parametrize("n", [0, -1])
def test_there_is_nothing_below_one(n: int) -> None:
    """No integer lies from 0 to below 0."""
    with pytest.raises(ValueError, match="no integer"):
        Pcg32(1).below(n)


def test_words_come_in_bulk_without_repeating() -> None:
    """The stream of a text goes on past its blocks; its words are those of no other text, and uniform."""
    stream, other = uniform_integers("one"), uniform_integers("other")
    drawn = [next(stream) for _ in range(5_000)]
    assert len({*drawn, *(next(other) for _ in range(5_000))}) > 9_990
    halves = Counter(word >> 31 for word in drawn)
    assert abs(halves[0] - halves[1]) < 300
    again = uniform_integers("one")
    assert [next(again) for _ in drawn] == drawn
