"""Every reader of formats takes time that grows with the length of its text: whatever comes, nobody waits for it.

The readers are found, not listed: the formats, and each public function of the package that takes a text. A new one is
measured without anybody thinking of it, and one that cannot be called with a text alone makes a test fail until it is
told here how it is called.
"""

import inspect
import io
import pkgutil
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import islice
from random import Random
from types import FunctionType, ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effort import seeds
from tests.linear_time import ALWAYS, MOST, looked_for, runs, shapes, steepness, tokens_in, too_steep
from tests.unit.formats.test_hostile_files import TOKENS, boards

import schlemm.formats
from schlemm.formats.bws import read_bws_tables
from schlemm.formats.check import FieldCheck, differences
from schlemm.formats.file_formats import FORMATS, LIN, FileFormat
from schlemm.formats.filed import FiledBoard, decoded_blocks, north_south_score, told_scores
from schlemm.formats.filed.source import text_of
from schlemm.formats.lin.read import read_blocks
from schlemm.formats.pbn.read import read_stream
from schlemm.formats.problem import BadProblem, parse_problems
from schlemm.formats.reading import UnreadableText, plain_text
from schlemm.formats.streaming import (
    RECORDS,
    iter_boards,
    iter_boards_json,
    iter_lin,
    iter_pbn,
    iter_rbn,
    iter_records,
    iter_usebio,
    recoded,
)

DRAWN = 8
"""Texts of each reader in everybody's run, beside a run of blanks and one of line ends."""
THOROUGH = 60
"""Texts of each reader for each seed of `make hostile`, and runs of so many tokens."""
SCORES = '[ScoreTable "PairId_NS\\\\3R;PairId_EW\\\\3R;Contract;Declarer;Result;Score_NS;MP_NS"]\n1 2 3NT S 9 400 2\n'
"""A table of PBN, which only checks look into."""

Read = Callable[[str], object]

CALLED: dict[str, Read] = {
    "filed.decoded_blocks": lambda text: list(decoded_blocks((_bytes(text),))),
    "filed.source.decoded_blocks": lambda text: list(decoded_blocks((_bytes(text),))),
    "filed.north_south_score": lambda text: north_south_score(text, None),
    "filed.told_scores": lambda text: told_scores(text, None),
    "filed.source.text_of": lambda text: text_of("text", _bytes(text)),
    "lin.read.read_blocks": lambda text: list(read_blocks(pieces(text))),
    "pbn.read.read_stream": lambda text: list(read_stream(pieces(text))),
    "problem.parse_problems": lambda text: parse_problems("x.md", text.splitlines()),
    "reading.plain_text": lambda text: plain_text("text", text),
    "streaming.iter_boards": lambda text: [list(iter_boards(form, _file(text))) for form in FORMATS],
    "streaming.iter_boards_json": lambda text: list(iter_boards_json(pieces(text))),
    "streaming.iter_lin": lambda text: list(iter_lin(pieces(text))),
    "streaming.iter_pbn": lambda text: list(iter_pbn(pieces(text))),
    "streaming.iter_rbn": lambda text: list(iter_rbn(pieces(text))),
    "bws.read_bws_tables": lambda text: list(
        read_bws_tables({"ReceivedData": {"Board": [*text], "Contract": text.split(), "Remarks": [text]}})
    ),
    "streaming.iter_records": lambda text: [
        list(iter_records(each, _file(text))) for each in RECORDS.values()
    ],
    "streaming.recoded": lambda text: recoded(_file(text), "utf-8").read(),
    "streaming.iter_usebio": lambda text: list(iter_usebio(_file(text))),
}
"""How those are called that take more than a text, or give what they find bit by bit."""

NO_READERS = {
    "filed.board.demand",
    "filed.board.player_tags",
    "filed.player_tags",
    "filed.source.no_boards",
    "pbn.game.tag_order",
    "problem.read_problems",
    "reading.refuse",
}
"""What takes a text that is ours, such as the name of a format, or the name of a file."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Something that reads what strangers send.

    Attributes:
        name: What it is called.
        read: It.
        made: What it is given for a text.
        tokens: What its texts are made of.
        files: Examples of them.
        most: The longest text that it reads, if it says so.
    """

    name: str
    read: Callable[[Any], object]
    made: Callable[[str], Any]
    tokens: tuple[str, ...]
    files: tuple[str, ...]
    most: int | None = None


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _file(text: str) -> io.BytesIO:
    return io.BytesIO(_bytes(text))


def pieces(text: str) -> Iterator[str]:
    """The text in pieces that are shorter than anything in it."""
    return (text[place : place + 64] for place in range(0, len(text), 64))


def functions() -> Iterator[tuple[str, FunctionType]]:
    """The public functions of the package that take a text and write none, by their names from there."""
    for info in pkgutil.walk_packages(schlemm.formats.__path__, "schlemm.formats."):
        module = import_module(info.name)
        exported = () if "._" in info.name else vars(module).items()
        for name, value in exported:
            is_own = getattr(value, "__module__", "") == info.name or name in getattr(module, "__all__", ())
            is_reader = is_own and not name.startswith(("_", "write_", "join_", "encode_"))
            if is_reader and isinstance(value, FunctionType) and any(map(_is_text, _taken_by(value))):
                yield f"{info.name.removeprefix('schlemm.formats.')}.{name}", value


def _taken_by(function: FunctionType) -> list[inspect.Parameter]:
    return [*inspect.signature(function).parameters.values()]


def _is_text(parameter: inspect.Parameter) -> bool:
    return re.search(r"\b(str|bytes|BinaryIO|Path)\b", str(parameter.annotation)) is not None


def is_alone(function: FunctionType) -> bool:
    """Whether it reads a text that it is given alone."""
    first, *others = _taken_by(function)
    return (
        _is_text(first)
        and all(each.default is not each.empty for each in others)
        and not inspect.isgeneratorfunction(function)
    )


def modules_of(package: str) -> list[ModuleType]:
    """A package or a module, and all that is in it."""
    return [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")]


@cache
def files_of(form: FileFormat) -> tuple[str, ...]:
    """A board in the format, with all that it has room for."""
    return (form.write(boards()[:1]).decode("utf-8", "surrogateescape"),)


def of_format(form: FileFormat) -> Iterator[Reader]:
    """What recognises files of a format, and what is done with one: read at once or as a stream, and checked."""

    def check(data: bytes) -> None:
        field = FieldCheck()
        for item in form.read(data):
            if isinstance(item, FiledBoard):
                differences(item)
                field.add(item)
        list(field.differences())

    package = ".".join(form.read.__module__.split(".")[:3])
    files = (*files_of(form), *((SCORES,) if form.name == "pbn" else ()))
    tokens = (*tokens_in(files, modules_of(package)), *looked_for(form.is_like))
    yield Reader(f"{form.name}: is_like", form.is_like, _bytes, tokens, files)
    yield Reader(f"{form.name}: read and checked", check, _bytes, tokens, files)
    yield Reader(f"{form.name}: stream", lambda file: list(iter_boards(form, file)), _file, tokens, files)


def of_function(name: str, function: FunctionType) -> Reader:
    """A function of the package, with examples from what it says of itself and of every format."""
    told = f"{sys.modules[function.__module__].__doc__}{function.__doc__}"
    quoted = tuple(
        each for found in re.findall(r"``(.+?)``|\"(.+?)\"|'(.+?)'", told) for each in found if each
    )
    files = (*quoted, *(text for form in FORMATS for text in files_of(form)))
    own = tokens_in(quoted, modules_of(function.__module__))
    first, *_ = _taken_by(function)
    made = _bytes if name not in CALLED and first.annotation == "bytes" else str
    most = getattr(sys.modules[function.__module__], "LONGEST", None)
    return Reader(name, CALLED.get(name, function), made, (*own, *TOKENS_OF_ALL), files, most)


def readers() -> Iterator[Reader]:
    """All of them."""
    for form in FORMATS:
        yield from of_format(form)
    known: set[object] = {form.read for form in FORMATS}
    for name, function in functions():
        if name not in NO_READERS and function not in known:
            known.add(function)
            yield of_function(name, function)


TOKENS_OF_ALL = tuple(token.decode("utf-8", "surrogateescape") for token in TOKENS)
READERS = {reader.name: reader for reader in readers()}


def harmless(read: Callable[[Any], object]) -> Callable[[Any], None]:
    """The same, whatever it says against the text."""

    def call(given: object) -> None:
        with suppress(UnreadableText, BadProblem):
            read(given)

    return call


@pytest.mark.sweep
@pytest.mark.parametrize("name", READERS)
def test_a_text_of_four_times_the_length_takes_time_in_proportion(name: str) -> None:
    """Blanks, line ends, and some runs, pairs and nestings of what the format is made of, in processor time."""
    reader = READERS[name]
    drawn = shapes(reader.tokens, reader.files, Random(name))
    some = (*ALWAYS, *islice(drawn, DRAWN))
    assert not too_steep(harmless(reader.read), reader.made, some, reader.most)


@pytest.mark.hostile
@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize("name", READERS)
def test_whatever_a_stranger_makes_of_a_format_takes_time_in_proportion(name: str, seed: int) -> None:
    """The same with runs of many tokens, and with many more pairs and nestings."""
    reader = READERS[name]
    chance = Random(f"{name} {seed}")
    drawn = islice(shapes(reader.tokens, reader.files, chance), THOROUGH)
    assert not too_steep(
        harmless(reader.read), reader.made, (*runs(reader.tokens, chance, THOROUGH), *drawn), reader.most
    )


def test_every_function_that_takes_a_text_is_measured() -> None:
    """One that takes more than a text is told how to be called, and nothing is told of what is not there."""
    found = dict(functions())
    assert found.keys() >= CALLED.keys() | NO_READERS
    alone = {name for name, function in found.items() if is_alone(function)}
    assert found.keys() - NO_READERS <= alone | CALLED.keys(), "tell in CALLED how to call it with a text"


@pytest.mark.slow
def test_what_grows_as_the_square_is_found() -> None:
    """A pattern that begins anew at every line end, and a text copied for each of its signs, are both too slow."""

    def copied(text: str) -> int:
        return sum(len(text[:place].split()) for place in range(0, len(text), 8))

    assert steepness(BEGINS_LIN.search, lambda length, fewer: b"\n" * (length - fewer), 1 << 12) > 8
    assert steepness(copied, lambda length, fewer: "x " * (length - fewer), 1 << 14) > 8
    assert steepness(str.split, lambda length, fewer: "x " * (length - fewer)) <= MOST


BEGINS_LIN = re.compile(rb"(?:^|\|)\s*(?:vg|qx|md|mb|pn|rs|st)\|", re.MULTILINE)
"""How LIN was recognised, blank by blank from every line end on."""


@given(
    st.lists(st.sampled_from((b"\n", b" ", b"\r", b"\t", b"\x0b", b"|", b"x", b"md|", b"qx", b"st"))).map(
        b"".join
    )
)
def test_lin_is_recognised_where_it_was_before(data: bytes) -> None:
    """What stands between a bar or the beginning of a line and a command may be any blanks, line ends too."""
    assert LIN.is_like(data) is (BEGINS_LIN.search(data) is not None)
