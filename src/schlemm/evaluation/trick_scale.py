"""The units of the estimate of tricks and of its chances."""

from typing import Final

TRICK: Final = 100
"""Estimates are in hundredths of a trick."""
LOWEST: Final = -2 * TRICK
"""Estimates are not below this; the surer no trick is, the further below 0."""
HIGHEST: Final = 15 * TRICK
"""Nor above this."""
STEP: Final = 20
"""How far the estimates are apart for which there is a row of chances."""
ROW: Final = 1000
"""The sum of a row of chances."""
CERTAIN: Final = STEP * ROW
"""The sum of the weights between two rows."""
GOOD_FIT: Final = 8
"""Trumps from which on the estimate is closer, so that there are other chances."""
