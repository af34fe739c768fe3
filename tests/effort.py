"""How hard the tests try: everybody's run a part of the examples of each property, the thorough one all of them."""

import os
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

QUICK = "quick"
"""The profile of Hypothesis that is used unless ``HYPOTHESIS_PROFILE`` names another: `make test`."""

THOROUGH = "thorough"
"""Tries all the examples of a property, the same every time: `make test-slow`."""

EXPLORING = "exploring"
"""Tries other examples each time: `make explore`."""

SEED = "SCHLEMM_SEED"
"""The variable that tells tests what to follow from instead of what they follow from every time."""

PART = 6
"""The quick run tries one example of so many."""


def register_profiles() -> None:
    """Tell Hypothesis of the profiles.

    Time never decides about a test: there are no deadlines, and a slow machine is no failure. Nor does chance:
    everybody tries the same examples every time, so that a run tells about the code alone; to find new ones is a task
    of its own.
    """
    settings.register_profile(
        THOROUGH,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        derandomize=True,
        database=None,
        print_blob=True,
    )
    whole = settings.get_profile(THOROUGH)
    settings.register_profile(QUICK, whole, max_examples=_part_of(whole.max_examples))
    settings.register_profile(
        EXPLORING,
        whole,
        derandomize=False,
        database=DirectoryBasedExampleDatabase(".hypothesis/examples"),
        max_examples=1_000,
    )


def examples(count: int) -> int:
    """How many examples to try where a thorough run tries so many."""
    return _part_of(count) if settings.get_current_profile_name() == QUICK else count


def seeds(count: int) -> list[int]:
    """What tests that draw by themselves follow from: the same numbers every time, others where `make hostile` says so.

    Args:
        count: How many in a run that tries the same every time.
    """
    given = os.environ.get(SEED)
    return [*range(1, count + 1)] if given is None else [int(given)]


def mostly_slow(values: Iterable[Any], *quick: Any) -> list[Any]:
    """What a test is given: all of these values in a thorough run, but only the ``quick`` ones in everybody's."""
    return [value if value in quick else pytest.param(value, marks=pytest.mark.slow) for value in values]


def _part_of(count: int) -> int:
    return -(-count // PART)
