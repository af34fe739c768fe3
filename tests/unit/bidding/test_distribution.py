"""How a system counts distribution: by the source it follows."""

import pytest

from schlemm.bidding.systems import NAMES, distribution_named
from schlemm.evaluation.points import Scheme


@pytest.mark.parametrize("name", ["", *NAMES, "natur-b/opening=13", "forum/majors=4"])
def test_distribution_is_counted_as_the_source_of_the_system_says(name: str) -> None:
    """Natur B, however it is changed, counts short suits (S4:63); every other system counts long ones (S1:19)."""
    counted = Scheme.SHORTNESS if name.startswith("natur-b") else Scheme.LENGTH
    assert distribution_named(name) is counted
