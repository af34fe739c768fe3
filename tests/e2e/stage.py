"""The tables that one server has ready for all browser tests of a worker, each at its moment, by their names.

Who plays on changes the table for those who come after: such a test has a table of its own here.
"""

from dataclasses import replace

from tests.e2e.hearing import DEAL, TABLE
from tests.e2e.moments import MOMENTS

ROBBER_OVER = "thenextaaaaa"
"""Where the last board of a robber of four has been played."""

MATCH_OVER = "matchesaaaaa"
"""Where the first board of a match has been played at one table."""

BOTH_OVER = "matchesaaaab"
"""Where both tables have played that board."""

AT_A_SHOULDER = "nearbyaaaaaa"
"""Where somebody looks over a player's shoulder."""

ASIDE = {"dummy-left": "nearbyaaaaab", "dummy-right": "nearbyaaaaac"}
"""The same, where dummy sits at that player's side."""

BY_KEYBOARD = "keyedaaaaaaa"
"""Before the first call of a deal that is played without a mouse."""


def name_of(moment: str) -> str:
    """The name of the table at this moment, at which nobody plays."""
    place = list(MOMENTS).index(moment)
    return "staged" + "".join("abcdefghij"[int(digit)] for digit in f"{place:06}")


def address_of(moment: str) -> str:
    """Where the page of this moment is."""
    return f"/table/{name_of(moment)}{'.1' if MOMENTS[moment].match else ''}"


LOOKED_ON = "watchedaaaaa"
"""Two boards are over and one is in play, for those who look on."""

FROM_THE_GALLERY = "watchedaaaab"
"""The same, for those who sit in the gallery."""

MATCH_BOARD = replace(MOMENTS["result"], calls="P P 1S P 4S P P P", match=True)

STAGE = {
    **{name_of(moment): what for moment, what in MOMENTS.items()},
    ROBBER_OVER: replace(MOMENTS["result"], calls="P 1S P 4S P P P", earlier=3),
    MATCH_OVER: MATCH_BOARD,
    BOTH_OVER: replace(MATCH_BOARD, both=True),
    AT_A_SHOULDER: MOMENTS["dummy"],
    **{name: MOMENTS[moment] for moment, name in ASIDE.items()},
    BY_KEYBOARD: DEAL,
    **dict.fromkeys((LOOKED_ON, FROM_THE_GALLERY), replace(MOMENTS["piles"], dealer="S", earlier=2)),
    TABLE: DEAL,
}
