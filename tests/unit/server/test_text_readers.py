"""Texts of strangers are read off the loop, for so much processor time, household by household, through one door."""

import ast
import asyncio
import os
import pickle
import re
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import schlemm.server
from schlemm.server.common.errors import TooMuchWork
from schlemm.server.common.unanswered import NotThere, TooManyWaiting
from schlemm.server.replay.reading import WholeBoardText
from schlemm.server.texts.readers import MOST_OPEN, SHORT, TextReaders
from schlemm.server.texts.worker import read_in_time
from schlemm.table.rules.refusal import Refused


@dataclass(frozen=True, slots=True)
class WhoReads:
    """A text of some length; what is made of it is the process that read it."""

    size: int

    def read(self) -> int:
        """The process."""
        return os.getpid()


@dataclass(frozen=True, slots=True)
class Endless:
    """A text whose recognition never comes to an end, all of it within one call of ``re``."""

    size: int = SHORT + 1

    def read(self) -> object:
        """Nothing for many years."""
        return re.match(r"(?:a+)+$", "a" * 60 + "b")


@pytest.mark.slow
async def test_a_long_text_is_read_in_another_process_and_a_short_one_at_once() -> None:
    """Two kilobytes are read on the spot; one sign more is not."""
    readers = TextReaders()
    try:
        assert await readers.read(WhoReads(SHORT), "a") == os.getpid()
        assert readers.pids == frozenset()
        reader = await readers.read(WhoReads(SHORT + 1), "a")
        assert reader != os.getpid()
        assert reader in readers.pids
    finally:
        await readers.close()
    assert readers.pids == frozenset()


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="the system interrupts no work")
def test_a_text_that_takes_too_long_is_given_up_by_its_worker() -> None:
    """Although ``re`` goes on in machine code; afterwards the next text is read."""
    before = signal.getsignal(signal.SIGPROF)
    try:
        with pytest.raises(TooMuchWork):
            read_in_time(Endless(), 0.05)
        assert read_in_time(WhoReads(1), 0.05) == os.getpid()
    finally:
        signal.signal(signal.SIGPROF, before)


@pytest.mark.exhaustive
async def test_a_worker_that_does_not_give_up_is_ended() -> None:
    """The same is told, and whoever comes next is served by a new one."""
    readers = TextReaders(limit=5.0)  # to start takes a second or two of it
    try:
        with pytest.raises(TooMuchWork):
            await readers.read(Endless(), "a")
        assert await readers.read(WhoReads(SHORT + 1), "a") != os.getpid()
    finally:
        await readers.close()


@pytest.mark.slow
async def test_one_household_does_not_keep_another_waiting() -> None:
    """While a text of one takes all the time that it may, and others wait, another's is read by the spare worker."""
    readers = TextReaders()
    many = [asyncio.ensure_future(readers.read(Endless(), "a")) for _ in range(3)]
    try:
        assert await readers.read(WhoReads(SHORT + 1), "b") != os.getpid()
        assert not any(each.done() for each in many)
    finally:
        await readers.close()
        await asyncio.gather(*many, return_exceptions=True)


@pytest.mark.slow
async def test_the_open_texts_of_a_household_are_bounded() -> None:
    """One more is refused; another household's is not, nor one more after those were read."""
    readers = TextReaders()
    try:
        texts = [asyncio.ensure_future(readers.read(WhoReads(SHORT + 1), "a")) for _ in range(MOST_OPEN)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyWaiting):
            await readers.read(WhoReads(SHORT + 1), "a")
        assert await readers.read(WhoReads(SHORT + 1), "b") != os.getpid()
        await asyncio.gather(*texts)
        assert await readers.read(WhoReads(SHORT + 1), "a") != os.getpid()
    finally:
        await readers.close()


@pytest.mark.parametrize(("data", "why"), [(b"no board", NotThere), (b'[Board "1"]\n[Deal ""]\n', Refused)])
def test_what_a_text_is_refused_for_comes_back_from_a_worker(data: bytes, why: type[Exception]) -> None:
    """The reason travels as it is."""
    with pytest.raises(why) as raised:
        WholeBoardText(data).read()
    again = pickle.loads(pickle.dumps(raised.value))
    assert type(again) is why
    assert getattr(again, "status_code", 422) == getattr(raised.value, "status_code", 422)


def used(tree: ast.AST) -> Iterator[str]:
    """Which names of ``schlemm.formats`` a module imports, and which methods of a reader it calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("schlemm.formats"):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names if each.name.startswith("schlemm.formats"))


READERS = re.compile(r"read_\w+|recognise|decode_\w+|(schlemm\.)?formats(\.\w+)*|iter_\w+")
"""What reads in ``formats``, and the modules themselves, through which all of it can be had."""


def test_only_what_a_worker_does_reads_texts() -> None:
    """In the server nothing but the modules ``reading`` imports a reader of the formats: routes ask ``TextReaders``."""
    home = Path(schlemm.server.__file__).parent
    found = {
        path.relative_to(home).as_posix(): {
            name for name in used(ast.parse(path.read_text())) if READERS.fullmatch(name)
        }
        for path in home.rglob("*.py")
    }
    assert {path for path, names in found.items() if names and not path.endswith("/reading.py")} == set()
    assert sum(bool(names) for names in found.values()) >= 5


def test_only_the_door_has_a_text_read() -> None:
    """Outside of ``TextReaders`` and the worker nobody calls ``read`` of a question: each is handed to the door."""
    home = Path(schlemm.server.__file__).parent
    for path in (*home.glob("*/*routes.py"), *home.glob("*/*answers.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "read"
            ):
                assert ast.unparse(node.func.value) == "texts", path
