"""Which tests are nearest to a change."""

from functools import cache
from pathlib import Path

import pytest

from changed import ROOT, nearest_tests, read_imports

IMPORTS = cache(read_imports)


def nearest(*names: str) -> set[str] | None:
    """The files of tests nearest to these files, by their names."""
    found = nearest_tests((ROOT / name for name in names), IMPORTS())
    return None if found is None else {path.relative_to(ROOT).as_posix() for path in found}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("src/schlemm/core/hand.py", "tests/unit/core/test_hand.py"),
        ("src/schlemm/core/seats.py", "tests/unit/core/test_auction.py"),
        ("src/schlemm/bidding/explanation/usual.py", "tests/unit/bidding/test_usual.py"),
        ("tests/linear_time.py", "tests/unit/formats/test_linear_time.py"),
        ("tests/unit/core/test_cards.py", "tests/unit/core/test_cards.py"),
        ("docs/native.md", "tests/unit/test_docs.py"),
    ],
)
def test_tests_of_the_package_and_of_who_imports_it_are_near(changed: str, test: str) -> None:
    """A module is tested by its package's tests that import what it reaches, a helper by the tests that use it."""
    found = nearest(changed)
    assert found is not None
    assert test in found


@pytest.mark.parametrize(
    "changed",
    [
        "src/schlemm/i18n/catalogues/de/cli.ftl",
        "tests/systems/natur_a.md",
        "web/src/main.ts",
        "tests/e2e/player.py",
        "Makefile",
    ],
)
def test_what_no_import_tells_falls_back_to_all_tests(changed: str) -> None:
    """Words, rows of data, pages and what runs in browsers have no nearest tests."""
    assert nearest("src/schlemm/core/claim.py", changed) is None


def test_what_everybody_imports_does_not_run_everything() -> None:
    """Seats are imported all over the house; near them is what tests the rules."""
    found = nearest("src/schlemm/core/seats.py")
    assert found
    assert all(Path(name).is_relative_to("tests/unit/core") for name in found)
