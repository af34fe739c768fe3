"""Whose question is answered next: the most urgent first, and none is put off for ever."""

from collections.abc import Sequence
from concurrent.futures import wait

from schlemm.workers.queue import AGED, PendingQuestion, QuestionQueue

MOVE, HINT, REVIEW = range(3)


def served(line: Sequence[int], late: Sequence[tuple[int, int]] = ()) -> list[int]:
    """In which order those are served who wait for the only worker.

    Args:
        line: What each asks for, in the order they come, while the worker is busy.
        late: Who comes later: after how many have been served, and for what.
    """
    queue: QuestionQueue[int, None] = QuestionQueue()
    order: list[int] = []
    coming = [(0, urgency) for urgency in line] + list(late)
    for count in range(len(coming)):
        for number, (after, urgency) in enumerate(coming):
            if after == count:
                queue.push(PendingQuestion(number, urgency))
        asked = queue.pop()
        assert asked is not None
        order.append(asked.question)
    assert queue.pop() is None
    return order


def test_a_move_goes_before_a_hint_and_a_hint_before_a_review() -> None:
    """Whatever has come first, the whole table is served first; those who ask for the same keep their order."""
    assert served([REVIEW, HINT, MOVE]) == [2, 1, 0]
    assert served([HINT, MOVE, HINT]) == [1, 0, 2]
    assert served([MOVE, MOVE, MOVE]) == [0, 1, 2]


def test_nobody_is_put_off_for_ever() -> None:
    """A review is served though another move comes each time one was served: one in four goes by age alone."""
    order = served([REVIEW, MOVE], [(after, MOVE) for after in range(1, 12)])
    assert order.index(0) == AGED - 1
    assert sorted(order) == [*range(13)]


def test_every_table_has_its_move_before_another_has_its_next() -> None:
    """A table that asks for its next move as soon as it has had one comes after all who have waited meanwhile."""
    assert served([MOVE] * 5, [(after, MOVE) for after in range(1, 6)]) == [*range(10)]


def test_what_was_taken_back_takes_no_turn() -> None:
    """A question that was cancelled while it waited is dropped, and is not counted among those that had their turn."""
    queue: QuestionQueue[str, None] = QuestionQueue()
    review: PendingQuestion[str, None] = PendingQuestion("review", REVIEW)
    waiting: list[PendingQuestion[str, None]] = [
        PendingQuestion(f"move {number}", MOVE) for number in range(AGED + 2)
    ]
    for asked in (review, *waiting):
        queue.push(asked)
    for asked in waiting[:2]:
        asked.future.cancel()
    order = [asked.question for asked in queue.drain()]
    assert order == ["move 2", "move 3", "move 4", "review", "move 5"]
    assert not wait([asked.future for asked in waiting[:2]], 0).not_done  # who waits for several goes on


def test_how_many_wait_is_told_without_those_taken_back() -> None:
    """Each question counts from when it comes until it is answered or taken back, whatever its urgency."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    asked: list[PendingQuestion[int, None]] = [PendingQuestion(number, number % 3) for number in range(9)]
    for count, each in enumerate(asked):
        assert queue.waiting() == count
        queue.push(each)
    asked[4].future.cancel()
    assert queue.waiting() == 8
    for left in reversed(range(8)):
        assert queue.pop() is not None
        assert queue.waiting() == left
    assert queue.pop() is None
