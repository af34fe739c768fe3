"""The count of positions from which a bound is chosen: exact shares, and a file that another run goes on with."""

from pathlib import Path

import pytest
from lab.solver.bound import VALUE, Asked, at_share, counted, kept_counts, watched

import schlemm_native

pytestmark = pytest.mark.skipif(
    not schlemm_native.is_built(),
    reason="the compiled library is not built: this machine has no C++ compiler",
)
ASKED = Asked(seed=1, memory=32 << 20, questions=(VALUE,))


def test_a_share_is_the_least_bound_that_solves_so_many() -> None:
    """Of ten thousand numbers 99.99 % are not above the second largest; of few all have to be below."""
    numbers = range(1, 10_001)
    assert [at_share(numbers, share) for share in (1, 5_000, 9_999, 10_000)] == [1, 5_000, 9_999, 10_000]
    assert at_share(range(1, 101), 9_999) == 100
    assert at_share([7], 5_000) == 7


def test_what_was_counted_is_taken_up(tmp_path: Path) -> None:
    """A run finds what the one before has written, unless that counted something else or with another search."""
    file = tmp_path / "counts.txt"
    assert kept_counts(file, ASKED) == {}
    found = watched(((number, counted(ASKED, number)) for number in range(3)), file, 3)
    assert kept_counts(file, ASKED) == found
    with pytest.raises(SystemExit, match="something else"):
        kept_counts(file, Asked(seed=2, memory=32 << 20, questions=(VALUE,)))
    file.write_text(file.read_text(encoding="utf-8").replace(str(found[1][0]), "5"), encoding="utf-8")
    with pytest.raises(SystemExit, match="another search"):
        kept_counts(file, ASKED)
