"""Everything that the pages can show, a row each: where it is and what is pressed to see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tests.e2e.moments import MOMENTS
from tests.e2e.stage import AT_A_SHOULDER, MATCH_OVER, ROBBER_OVER, address_of


@dataclass(frozen=True)
class Sight:
    """Something to be looked at.

    Attributes:
        page: Which page of the router it is.
        path: Its address, with the names of what is ``made`` for it in braces.
        shows: A selector of what is there once it can be looked at.
        presses: Selectors of what is pressed on the way, one after the other; a key begins with ``key:``.
        guest: Whether somebody looks at it whom no table knows.
    """

    page: str
    path: str
    shows: str = "h1"
    presses: tuple[str, ...] = ()
    guest: bool = False


def button(name: str) -> str:
    """The selector of what tests press by this name."""
    return f"[data-testid={name}]"


MENU = (button("menu"),)
DONE = button("result")
HANDS = "[data-hand] [data-card]"

ELSEWHERE: Final = {
    *("dummy-left", "dummy-right", "both-hands", "piles-left", "piles-right"),
    *("rows-left", "rows-right", "rows-both-hands"),
}
"""Moments that show what another does, at other seats."""

QUICK: Final = (
    *("start", "an invitation", "a lesson", "no such page", "table: end of a robber", "table: settings"),
    *("table: first-call", "table: full-box", "table: claimed", "table: result", "table: match-play"),
    *("table: mini-name", "table: claiming", "table: a call explained"),
)
"""What everybody's run looks at."""

LOOKED_INTO: Final = "8762.A76.AT9.AT9~3.J54.8762.QJ876~AKQ54.K32.QJ3.32~JT9.QT98.K54.K54&dealer=N&vul=EW"
"""A deal as the address of the analysis has it."""

PAGES: Final[Mapping[str, Sight]] = {
    **{page: Sight(page, f"/{page}") for page in ("conflicts", "deal", "fair", "history", "learn", "rules")},
    **{
        page: Sight(page, f"/{page}")
        for page in ("cards", "count", "glossary", "school", "sources", "systems")
    },
    **{page: Sight(page, f"/{page}") for page in ("games", "hand", "pad", "practice", "replay", "series")},
    "analysis": Sight("analysis", "/analysis"),
    "a deal looked into": Sight("analysis", f"/analysis?deal={LOOKED_INTO}", button("analysis-par")),
    "deals": Sight("deals", "/deals"),
    "boards to order": Sight("deals", "/deals?south=15-17&count=2&seed=1", "[data-board]"),
    "start": Sight("start", "/", "main .primary"),
    "what is agreed before a deal": Sight("start", "/?new", "form"),
    "what is agreed before a match": Sight("start", "/?new=match", "form"),
    "settings": Sight("start", "/", "[role=dialog]", ("header button",)),
    "tables of results": Sight("tables", "/count/tables"),
    "sums": Sight("sums", "/count/sums"),
    "a lesson": Sight("lesson", "/lesson/cards"),
    "a lesson with a diagram": Sight("lesson", "/lesson/lead"),
    "a circle": Sight("series", "/series/{series}", button("series")),
    "a pad": Sight("pad", "/pad/{pad}", button("pad")),
    "writing on a pad": Sight("pad", "/pad/{pad}", button("writing"), (button("open-writing"),)),
    "an invitation": Sight("sit", "{seat}", button("sit-down"), guest=True),
    "a dead invitation": Sight("sit", "/sit/nowhere#nothing", "h1", guest=True),
    "a link to look on": Sight("watch", "{watch}", button("look-on"), guest=True),
    "over a shoulder": Sight("watch", f"/watch/{AT_A_SHOULDER}", button("shoulder"), guest=True),
    "a match afterwards": Sight("match", f"/match/{MATCH_OVER}", button("match")),
    "a board of a match": Sight("match", f"/match/{MATCH_OVER}/board/1"),
    "no match": Sight("match", "/match/nowhere", button("no-match")),
    "one of my games": Sight("games", f"/games/{ROBBER_OVER}", button("own-lines")),
    "a board of mine": Sight("games", f"/games/{ROBBER_OVER}/board/4", button("board-result")),
    "deals that can be checked": Sight("fair", f"/fair/{ROBBER_OVER}"),
    "no such page": Sight("unknown", "/nowhere"),
    "no such table": Sight("table", "/table/nowhere"),
}


def at_table(moment: str, shows: str = HANDS, *presses: str) -> Sight:
    """A sight of the table at this moment."""
    return Sight("table", address_of(moment), shows, presses)


PHASES: Final[Mapping[str, Sight]] = {
    **{
        f"table: {moment}": at_table(moment, DONE if moment in ("result", "slam", "down") else HANDS)
        for moment in MOMENTS
        if moment not in ELSEWHERE
    },
    "table: waiting for people": Sight("table", "/table/{lobby}", button("room")),
    "table: a match waits": Sight("table", "/table/{match}", button("room")),
    "table: the pack is cut": Sight("table", "/table/{ceremony}", button("cut")),
    "table: menu": at_table("first-call", "section.pane", *MENU),
    "table: settings": at_table("first-call", "[role=dialog]", *MENU, button("open-settings")),
    "table: keys": at_table("first-call", "[data-panel=keys]", "key:?"),
    "table: people": at_table("first-call", "[data-panel=people]", *MENU, button("menu-people")),
    "table: a key for a program": at_table(
        "first-call", button("program-make"), *MENU, button("menu-people"), "[data-testid=programs] summary"
    ),
    "table: a call explained": at_table("full-box", button("picture"), "[data-made]"),
    "table: a hint": at_table("first-call", button("objections"), button("advice"), "[data-why-not]"),
    "table: a hint for a card": at_table("lead", "[data-panel=hint]", button("what-now")),
    "table: claiming": at_table("dummy", button("claim-send"), button("claim-open")),
    "table: the contract": at_table("dummy", "[data-panel=declarer]", button("contract")),
    "table: the last trick": at_table("lead", "[data-panel=last]", button("last-trick")),
    "table: the tricks afterwards": at_table("result", DONE, button("look-tricks")),
    "table: the review": at_table("result", "[data-complete=true]", button("look-review")),
    "table: end of a robber": Sight("table", f"/table/{ROBBER_OVER}", button("robber-end")),
    "table: a board of a match is over": Sight("table", f"/table/{MATCH_OVER}.1", DONE),
    "table: the sheet": at_table("dummy", "[data-panel=sheet]", button("open-sheet")),
}
"""Phases of a table, and what can lie open at it."""

SIGHTS: Final[Mapping[str, Sight]] = {**PAGES, **PHASES}
"""All rows by what they show."""


def made_for(sight: Sight, made: Mapping[str, str]) -> str:
    """The address of a sight, once all that it wants is there."""
    return sight.path.format_map(made)
