"""Questions and answers travel as they are, and what strangers write on a bus makes nothing but values."""

import ast
import json
import pickle
from contextlib import suppress
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.bots.jobs import BOARD, FIRST_VIEW, jobs

import schlemm
from schlemm.bidding.rules.agreements import UnknownSystem
from schlemm.bots.bot import NoSuchCall, NotAsked
from schlemm.bots.registry import UnknownBot
from schlemm.bots.workers.questions import WhatToDo
from schlemm.bots.workers.value_codec import UnreadableValue, Unwritable, decode_value, encode_value
from schlemm.bots.workers.worker import run_job
from schlemm.core.calls import DOUBLE
from schlemm.core.cards import SUITS, Rank, Strain, Suit
from schlemm.core.seats import SEATS, Seat
from schlemm.dd.position import Position
from schlemm.dd.solver import SolverError
from schlemm.workers.process import WorkerFault


def there_and_back(value: object) -> object:
    """The value that arrives."""
    return decode_value(encode_value(value))


def kinds(value: object) -> object:
    """What a value is made of down to the kind of each number; a set has no order of its own."""
    if isinstance(value, frozenset):
        return frozenset, sorted(map(repr, map(kinds, value)))
    if isinstance(value, dict):
        return dict, [(kinds(key), kinds(each)) for key, each in value.items()]
    if isinstance(value, (tuple, list)):
        return type(value), [kinds(each) for each in value]
    if is_dataclass(value):
        return type(value), [kinds(getattr(value, each.name)) for each in fields(value)]
    return type(value), hex(value) if type(value) is int else repr(value)


def classes_with_run() -> set[str]:
    """Every class of the package that has a method ``run`` without arguments, but for what only describes one."""
    found = set()
    for path in Path(schlemm.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not any(
                "Protocol" in ast.unparse(base) for base in node.bases
            ):
                for each in node.body:
                    if isinstance(each, ast.FunctionDef) and each.name == "run" and len(each.args.args) == 1:
                        found.add(node.name)
    return found


@pytest.mark.slow
def test_every_job_is_tried() -> None:
    """No class of jobs is left out below."""
    assert {type(job).__name__ for job in jobs()} == classes_with_run()


@pytest.mark.slow
def test_questions_and_answers_arrive_as_they_were() -> None:
    """Each question, and what comes of it, equal and of the same kinds down to the last number."""
    for each in jobs():
        arrived = there_and_back(each)
        assert arrived == each
        assert kinds(arrived) == kinds(each)
        result = run_job(each)
        assert there_and_back(result) == result
        assert kinds(there_and_back(result)) == kinds(result)


@given(
    st.permutations([*range(0, 80, 8), *SUITS, *SEATS]),
    st.permutations([Rank.ACE, 8.5, (Suit.HEARTS, "x"), None]),
)
def test_equal_sets_are_the_same_bytes(values: list[object], others: list[object]) -> None:
    """A set is written alike however it was put together, also one within another."""
    for order in (values, values[::-1]):
        inner = frozenset(order)
        assert encode_value(frozenset([*others, inner])) == encode_value(frozenset([inner, *others[::-1]]))
        assert encode_value(inner) == encode_value(frozenset(values))


def test_errors_arrive_as_they_were() -> None:
    """Whatever a job may raise is raised for who asked, with all that it tells."""
    violation = FIRST_VIEW.auction.why_not(DOUBLE)
    position = Position.opening(BOARD.deal, Strain.NOTRUMP, Seat.NORTH)
    errors = (
        UnknownBot("nobody"),
        UnknownSystem("nobody", "n", ("forum",)),
        NotAsked(FIRST_VIEW.text()),
        NoSuchCall(7, 1),
        violation,
        SolverError("too-wild", position, "said"),
        WorkerFault("crashed", "process 7", -9),
    )
    for error in errors:
        arrived = there_and_back(error)
        assert type(arrived) is type(error)
        assert arrived == error
        assert str(arrived) == str(error)


class Called:
    """What a pickle may call when it is read."""

    def __reduce__(self) -> tuple[object, ...]:
        return exec, ("raise SystemExit('a stranger has run code')",)


@pytest.mark.parametrize(
    "data",
    [
        pickle.dumps(Called()),
        json.dumps([["builtins:exec"], [4, "raise SystemExit"]]).encode(),
        json.dumps([["os:system"], [4, "true"]]).encode(),
        json.dumps([["schlemm.bots.registry:bot_named"], [4, "forum"]]).encode(),
        json.dumps([["schlemm.bots.external.process:subprocess"], [4, "true"]]).encode(),
        json.dumps([["schlemm.bots.simple:View"], [4]]).encode(),
        json.dumps([["schlemm.cli.trouble:CommandError"], [4, "code"]]).encode(),
        json.dumps([["schlemm.core.cards:Suit"], [4, "__class__"]]).encode(),
        json.dumps([["schlemm.core.cards:Suit"], [-1, "SPADES"]]).encode(),
        json.dumps([["schlemm.core.cards:Card"], [4, "S", "A"]]).encode(),
        json.dumps([["schlemm.workers.pool:WorkerPool"], [4, None, 1]]).encode(),
        b"[[],[3,1]]",
        b"[[],[9]]",
        b"[" * 100_000,
        b"\xff",
        b"",
    ],
)
def test_what_is_not_ours_is_refused(data: bytes) -> None:
    """Pickles, functions, classes of others, fields that do not fit and broken texts make no value and run nothing."""
    with pytest.raises(UnreadableValue):
        decode_value(data)


@given(st.binary())
def test_no_bytes_do_harm(data: bytes) -> None:
    """Any bytes are a value or are refused; nothing else happens."""
    with suppress(UnreadableValue):
        decode_value(data)


WORDS = encode_value(WhatToDo("forum", FIRST_VIEW)).decode()


@given(st.integers(0, len(WORDS) - 1), st.integers(0, 20), st.text(max_size=6))
def test_a_changed_question_does_no_harm(place: int, left_out: int, put_in: str) -> None:
    """A question of which something was changed on the way is another one or is refused."""
    with suppress(UnreadableValue):
        decode_value((WORDS[:place] + put_in + WORDS[place + left_out :]).encode())


@pytest.mark.parametrize("value", [print, object(), {1, 2}, Path("a"), (FIRST_VIEW, Called()), WhatToDo])
def test_what_has_no_form_is_not_sent(value: object) -> None:
    """Functions, classes and values of others are no questions: who sends them is told at once."""
    with pytest.raises(Unwritable):
        encode_value(value)
