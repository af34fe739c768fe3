"""Moments of play at which everything that a table can show lies on it, for whoever looks at its layout."""

from tests.e2e.staged import Moment

from schlemm.core.seats import Seat
from schlemm.scoring.forms.minibridge import MinibridgeForm

LONG, EAST, STRONG, WEST = (
    "A72.KJ98765.85.4",
    "53.4.7642.AT8653",
    "KQJT9.A2.A93.K72",
    "864.QT3.KQJT.QJ9",
)
HANDS = f"{LONG} {EAST} {STRONG} {WEST}"
"""The first is dummy's, with seven hearts; two turns on sits the player of four spades."""

SURE = "5432.K3.K32.K432 .7654.87654.8765 AKQJT9876.A2.A.A .QJT98.QJT9.QJT9"
"""The third takes every trick in spades, whatever happens."""

SPADES = "1S P 4S P P P"
LADDER = "1C P 1D P 1H P 1S P 1NT P 2C P 2D P 2H P 2S P 2NT P 3C P 3D P 3H X"
THREE_CARDS = "DK D5 D2"
TWO_TRICKS = "DK D5 D2 DA SK S4 S2 S3"
MINI = MinibridgeForm(first_dealer=Seat.SOUTH)

MOMENTS = {
    "first-call": Moment(f"N:{HANDS}"),
    "full-box": Moment(f"N:{HANDS}", "N", LADDER),
    "dummy": Moment(f"N:{HANDS}", "S", SPADES, THREE_CARDS),
    "dummy-left": Moment(f"W:{HANDS}", "E", SPADES, "DK D5 D2 DA SK"),
    "in-danger": Moment(f"N:{HANDS}", "S", "P P 1S P 4S P P P", THREE_CARDS, earlier=2),
    "dummy-right": Moment(f"E:{HANDS}", "W", SPADES, "DK D5"),
    "both-hands": Moment(f"S:{HANDS}", "N", SPADES, THREE_CARDS),
    "lead": Moment(f"N:{HANDS}", "S", SPADES, TWO_TRICKS),
    "rest": Moment(f"N:{SURE}", "S", "7S P P P", "HQ"),
    "claimed": Moment(f"N:{HANDS}", "S", SPADES, THREE_CARDS, claim=("W", 3)),
    "result": Moment(f"N:{HANDS}", "S", SPADES, TWO_TRICKS, claim=("S", 9), agreed=True),
    "mini-points": Moment(f"N:{HANDS}", "S", form=MINI),
    "mini-name": Moment(f"N:{HANDS}", "S", form=MINI, read=True),
    "mini-contract": Moment(f"N:{HANDS}", "S", "4S", form=MINI),
    "mini-play": Moment(f"N:{HANDS}", "S", "4S", THREE_CARDS, form=MINI),
    "match-call": Moment(f"N:{HANDS}", "N", "1H P", minutes=10, match=True),
    "match-play": Moment(f"N:{HANDS}", "N", "P P 1S P 4S P P P", THREE_CARDS, minutes=10, match=True),
}
"""By name; at each of them the person at South is to act, so that nothing changes until they do."""
