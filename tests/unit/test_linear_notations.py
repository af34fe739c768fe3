"""Every notation, name and word that is read of a text takes time that grows with its length, in every package.

Those of the formats have a test of their own. These are found too: each public function and each maker of a class that
takes one text and needs nothing else, whether or not strangers reach it today.
"""

import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import islice
from random import Random
from types import FunctionType
from typing import Any

import pytest
from tests.effort import seeds
from tests.linear_time import ALWAYS, runs, shapes, tokens_in, too_steep

import schlemm

ELSEWHERE = re.compile(r"schlemm\.(cli|environment|export|formats|server\.app|store|testing)\b|.*\._")
"""Packages with tests of their own, or that take names of files and addresses from whoever runs them."""
DRAWN = 1
THOROUGH = 40
"""Runs, and other texts, of each in everybody's run and for each seed of `make hostile`."""


def notations() -> Iterator[tuple[str, Callable[[str], Any]]]:
    """Whatever reads a text alone, by its module and name."""
    for info in pkgutil.walk_packages(schlemm.__path__, "schlemm."):
        if ELSEWHERE.match(info.name) or info.name.endswith("__main__"):
            continue
        for name, value in vars(import_module(info.name)).items():
            if not name.startswith("_") and getattr(value, "__module__", "") == info.name:
                yield from (
                    (f"{info.name}.{each}", read) for each, read in _readers(name, value) if _is_alone(read)
                )


def _readers(name: str, value: object) -> Iterator[tuple[str, Callable[..., Any]]]:
    if isinstance(value, FunctionType):
        yield name, value
    elif inspect.isclass(value):
        made = (each for each, raw in vars(value).items() if isinstance(raw, classmethod) and each[0] != "_")
        yield from ((f"{name}.{each}", getattr(value, each)) for each in made)


def _is_alone(read: Callable[..., Any]) -> bool:
    first, *others = [*inspect.signature(read).parameters.values(), None, None][:3]
    is_text = first is not None and str(first.annotation) == "str" and not inspect.iscoroutinefunction(read)
    return is_text and (others[0] is None or others[0].default is not others[0].empty)


NOTATIONS = dict(notations())


@cache
def tokens_of(module: str) -> list[str]:
    """What a module looks for."""
    return tokens_in((), (import_module(module), import_module("tests.unit.test_linear_notations")))


def harmless(read: Callable[[str], Any]) -> Callable[[str], None]:
    """The same, whatever it says against the text."""

    def call(text: str) -> None:
        with suppress(Exception):
            read(text)

    return call


def measured(name: str, count: int, seed: str) -> list[str]:
    """The texts for which it takes too long, of so many runs of tokens and so many others."""
    read, chance = NOTATIONS[name], Random(f"{name} {seed}")
    tokens = tokens_of(read.__module__)
    drawn = islice(shapes(tokens, quoted(read), chance), count)
    return too_steep(harmless(read), str, (*ALWAYS, *runs(tokens, chance, count), *drawn))


def quoted(read: Callable[[str], Any]) -> list[str]:
    """Examples in what is said of it."""
    return [
        text
        for found in re.findall(r"``(.+?)``|\"([^\"\n]+)\"|'([^'\n]+)'", read.__doc__ or "")
        for text in found
        if text
    ]


@pytest.mark.sweep
@pytest.mark.parametrize("name", NOTATIONS)
def test_a_notation_of_four_times_the_length_takes_time_in_proportion(name: str) -> None:
    """Blanks, line ends, and some runs, pairs and nestings of what it looks for, in processor time."""
    assert not measured(name, DRAWN, "")


@pytest.mark.hostile
@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", seeds(1))
@pytest.mark.parametrize("name", NOTATIONS)
def test_whatever_is_typed_takes_time_in_proportion(name: str, seed: int) -> None:
    """The same with many more."""
    assert not measured(name, THOROUGH, str(seed))


def test_the_notations_are_found() -> None:
    """Those of the rules, of systems, of names, and of the table manager's lines are among them."""
    assert {
        "schlemm.core.auction.Auction.parse",
        "schlemm.bidding.rules.agreements.Agreements.parse",
        "schlemm.table.rules.person_names.visible_name",
        "schlemm.table_manager.parse.parse_message",
        "schlemm.server.replay.packing.unpacked",
    } <= NOTATIONS.keys()
