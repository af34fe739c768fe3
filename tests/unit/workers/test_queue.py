"""Whose question is answered next: households in turn, the most urgent first, and none is put off for ever."""

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import wait

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.effort import examples

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
        asked = queue.pop(1)
        assert asked is not None
        queue.done(asked)
        order.append(asked.question)
    assert queue.pop(1) is None
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
        assert queue.pop(1) is not None
        assert queue.waiting() == left
    assert queue.pop(1) is None


WORKERS = 3


def asked_by(household: str, number: int = 0) -> PendingQuestion[int, None]:
    """A question of a household."""
    return PendingQuestion(number, household=household)


@settings(max_examples=examples(60))
@given(
    st.lists(st.tuples(st.sampled_from("ABCD"), st.integers(min_value=0, max_value=5)), max_size=80),
    st.integers(min_value=1, max_value=WORKERS),
)
def test_no_household_has_more_at_work_than_another_that_waits(
    steps: list[tuple[str, int]], workers: int
) -> None:
    """Whenever a worker takes a question, no household with fewer at work waits, however much anybody asks."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    at_work: list[PendingQuestion[int, None]] = []
    waiting: Counter[str] = Counter()
    for household, ended in steps:
        queue.push(asked_by(household))
        waiting[household] += 1
        for _ in range(min(ended, len(at_work))):
            queue.done(at_work.pop(0))
        while (asked := queue.pop(workers - len(at_work))) is not None:
            running = Counter(each.household for each in at_work)
            assert running[asked.household] == min(running[each] for each in +waiting)
            waiting[asked.household] -= 1
            at_work.append(asked)
        assert len(at_work) == workers or not +waiting


def test_a_stranger_with_a_thousand_questions_costs_a_newcomer_one_of_them_at_most() -> None:
    """Whoever comes is served next, and one of two from then on, while another household has a thousand waiting."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    for number in range(1000):
        queue.push(asked_by("stranger", number))
    order = ""
    for _ in range(5):
        queue.push(asked_by("guest"))
    for _ in range(10):
        asked = queue.pop(1)
        assert asked is not None
        order += asked.household[0]
        queue.done(asked)
    assert order.count("g") == 5
    assert "g" in order[:2]
    assert "ss" not in order[1:]


def test_a_newcomer_finds_a_worker_that_others_have_left_free() -> None:
    """One household keeps all workers at work but the spare ones, which a household without work is given at once."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    for number in range(9):
        queue.push(asked_by("stranger", number))
    taken = [queue.pop(free, 1) for free in (WORKERS, WORKERS - 1, WORKERS - 2)]
    assert [asked is not None for asked in taken] == [True, True, False]
    queue.push(asked_by("guest"))
    asked = queue.pop(1, 1)
    assert asked is not None
    assert asked.household == "guest"


def test_a_household_keeps_one_worker_for_its_moves() -> None:
    """Reviews of one household leave a worker to its moves; one of another household that has no more takes it."""
    queue: QuestionQueue[str, None] = QuestionQueue()
    for number in range(WORKERS):
        queue.push(PendingQuestion(f"review {number}", REVIEW, "guest"))
    taken = [queue.pop(free) for free in (WORKERS, WORKERS - 1, WORKERS - 2)]
    assert [asked and asked.question for asked in taken] == ["review 0", "review 1", None]
    queue.push(PendingQuestion("move", MOVE, "guest"))
    asked = queue.pop(1)
    assert asked is not None
    assert asked.question == "move"
    assert taken[0] is not None
    queue.done(taken[0])
    asked = queue.pop(1)
    assert asked is not None
    assert asked.question == "review 2"


def test_moves_without_end_keep_no_review_of_their_household_waiting_for_ever() -> None:
    """Where each worker that ends a move finds another one, one in four is given to what has waited longest."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    queue.push(PendingQuestion(0, REVIEW))
    at_work: list[PendingQuestion[int, None]] = []
    for number in range(1, AGED + 1):
        queue.push(PendingQuestion(number, MOVE))
        asked = queue.pop(2 - len(at_work))
        assert asked is not None
        at_work.append(asked)
        if len(at_work) == 2:
            queue.done(at_work.pop(0))
    assert at_work[-1].question == 0


def test_who_asks_again_and_again_does_not_overtake_who_waits() -> None:
    """A household whose line was empty for a moment comes after another one that has waited all the time."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    queue.push(asked_by("quick"))
    quick = queue.pop(1)
    assert quick is not None
    queue.push(asked_by("patient", 1))
    queue.push(asked_by("patient", 2))
    queue.done(quick)
    order = []
    for _ in range(3):
        queue.push(asked_by("quick"))
        asked = queue.pop(1)
        assert asked is not None
        order.append(asked.household)
        queue.done(asked)
    assert order[0] == "patient"
    assert "patient" in order[1:]


def test_a_question_that_could_not_be_asked_is_asked_first_and_counts_no_longer_as_at_work() -> None:
    """What was put back comes before what its household has asked later, and leaves its place to others meanwhile."""
    queue: QuestionQueue[int, None] = QuestionQueue()
    for number in range(2):
        queue.push(asked_by("guest", number))
    asked = queue.pop(1)
    assert asked is not None
    queue.done(asked)
    queue.put_back(asked)
    assert [each.question for each in queue.drain()] == [0, 1]
