"""The tables that one server has ready for all browser tests of a worker, each at its moment, by their names.

Who plays on changes the table for those who come after: such a test has a table of its own here.
"""

from dataclasses import replace

from tests.e2e.hearing import DEAL, TABLE
from tests.e2e.moments import HANDS, MOMENTS, SPADES, THREE_CARDS
from tests.e2e.staged import Moment

from schlemm.i18n.profile import LANGUAGES
from schlemm.table.state.board_quota import MOST, TOLD_FROM, Repeatable

OFTEN = MOST[Repeatable.TAKE_BACK] - TOLD_FROM - 1
"""How often one has taken back just before one is told."""

LAST_CARDS = [f"hearts{letter * 6}" for letter in "abcdefgh"]
"""At the last card of a grand slam, one for each time that it is won."""

WHOLE_GAME = "hearts" + "k" * 6
"""Where the same trick is the last of a robber."""

PLAYED_ON = {"rows-left": "furtheraaaaa", "piles": "furtheraaaab"}
"""Of moments that are looked at by others too, one more to play on at."""

ABSENT = {(390, 844): "stagedabcabc", (1366, 657): "stagedabcabd"}
"""Where a defender is away: a table for each size of window, as the board is over after it."""

ROBBER_OVER = "thenextaaaaa"
"""Where the last board of a robber of four has been played."""

MATCH_OVER = "matchesaaaaa"
"""Where the first board of a match has been played at one table."""

AT_A_SHOULDER = "nearbyaaaaaa"
"""Where somebody looks over a player's shoulder."""

ASIDE = {"dummy-left": "nearbyaaaaab", "dummy-right": "nearbyaaaaac"}
"""The same, where dummy sits at that player's side."""

BY_KEYBOARD = "keyedaaaaaaa"
"""Before the first call of a deal that is played without a mouse."""

ENLARGED = "deeperaaaaaa"
"""A first call to be looked at enlarged."""


def name_of(moment: str) -> str:
    """The name of the table at this moment, at which nobody plays."""
    place = list(MOMENTS).index(moment)
    return "staged" + "".join("abcdefghij"[int(digit)] for digit in f"{place:06}")


def address_of(moment: str) -> str:
    """Where the page of this moment is."""
    return f"/table/{name_of(moment)}{'.1' if MOMENTS[moment].match else ''}"


def few_left(language: str) -> str:
    """The table at which one has taken back so often, in the browser of this language."""
    return "stagedabcde" + "abcd"[LANGUAGES.index(language)]


LOOKED_ON = "watchedaaaaa"
"""Two boards are over and one is in play, for those who look on."""

STAGE = {
    **{name_of(moment): what for moment, what in MOMENTS.items()},
    **dict.fromkeys(LAST_CARDS, MOMENTS["last-card"]),
    WHOLE_GAME: replace(MOMENTS["last-card"], earlier=3, dealer="W"),
    **{name: MOMENTS[moment] for moment, name in PLAYED_ON.items()},
    **{name: Moment(f"N:{HANDS}", "S", SPADES, THREE_CARDS, away="E") for name in ABSENT.values()},
    **{few_left(language): Moment(f"N:{HANDS}", taken_back=OFTEN) for language in LANGUAGES},
    ROBBER_OVER: replace(MOMENTS["result"], calls="P 1S P 4S P P P", earlier=3),
    MATCH_OVER: replace(MOMENTS["result"], dealer="N", calls="P P 1S P 4S P P P", match=True),
    AT_A_SHOULDER: MOMENTS["dummy"],
    **{name: MOMENTS[moment] for moment, name in ASIDE.items()},
    BY_KEYBOARD: DEAL,
    ENLARGED: DEAL,
    LOOKED_ON: replace(MOMENTS["piles"], dealer="S", earlier=2),
    TABLE: DEAL,
}
