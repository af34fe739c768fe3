"""Random boards in bulk: all of them legal, uniform over what is legal, and decided by the generator."""

import numpy as np
import pytest

from schlemm.environment.batch import BoardBatch, random_boards
from schlemm.environment.lean_board import CALLS, LeanBoard

MANY = 400


@pytest.fixture(scope="module")
def batch() -> BoardBatch:
    """Some boards."""
    return random_boards(MANY, np.random.default_rng(1))


def test_every_board_is_legal(batch: BoardBatch) -> None:
    """Played again action by action, each board is accepted, and its contract and tricks are those of the batch."""
    for row in range(MANY):
        board = LeanBoard(batch.seats[row].tolist())
        calls = [call for call in batch.calls[row].tolist() if call >= 0]
        cards = [card for card in batch.cards[row].tolist() if card >= 0]
        for action in (*calls, *(CALLS + card for card in cards)):
            board.act(action)
        assert board.is_over
        found = (board.declarer, board.bid, board.doubling, board.tricks)
        told = (batch.declarer, batch.bid, batch.doubling, batch.tricks)
        assert found == tuple(int(numbers[row]) for numbers in told)


def test_the_generator_decides(batch: BoardBatch) -> None:
    """The same seed gives the same boards, another one others."""
    again, other = (random_boards(MANY, np.random.default_rng(seed)) for seed in (1, 2))
    assert np.array_equal(batch.cards, again.cards)
    assert np.array_equal(batch.calls, again.calls)
    assert not np.array_equal(batch.seats, other.seats)


def test_choices_are_uniform() -> None:
    """First calls are uniform over the 36 that are legal, and opening leads over the thirteen cards of the leader."""
    batch = random_boards(36_000, np.random.default_rng(3))
    counts = np.bincount(batch.calls[:, 0], minlength=CALLS)
    assert counts[1] == counts[2] == 0
    legal = np.delete(counts, [1, 2])
    assert np.all(abs(legal - 1000) < 160)  # five standard deviations
    led = batch.cards[batch.declarer >= 0, 0]
    assert np.all(abs(np.bincount(led, minlength=52) - led.size / 52) < 5 * np.sqrt(led.size / 52))


def test_one_board_is_a_batch_too() -> None:
    """A single row has the shape of many."""
    batch = random_boards(1, np.random.default_rng(0))
    assert (batch.seats.shape, batch.cards.shape, batch.tricks.shape) == ((1, 52), (1, 52), (1,))
