"""The rules and habits of the sources, retold (domain A1-A8): what is said, where it stands, what there is to do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from schlemm.core.calls import BIDS
from schlemm.core.sentence import Facts, Sentence
from schlemm.learn.library import figures


class Bindingness(Enum):
    """How binding a statement is. S1:15 set habits in italics, which its text lost: what is which is our reading."""

    RULE = "rule"
    HABIT = "habit"


@dataclass(frozen=True, slots=True)
class RuleStatement:
    """One rule or habit.

    Attributes:
        name: Its name within the section; ``rules-<section>-<name>`` is its sentence.
        kind: Whether it binds.
        sources: Where it stands, such as ``"S1:33"``.
        facts: What it tells that is computed.
    """

    name: str
    kind: Bindingness
    sources: tuple[str, ...]
    facts: Facts = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Statements that belong together, and something to do with them.

    Attributes:
        name: Its name; ``rules-`` and the name is its title.
        statements: What it says, in order.
        exercises: Names of exercises of the school.
        visits: Pages of the house to try it on; ``rules-visit-`` and the name of the page are the words of the link.
    """

    name: str
    statements: tuple[RuleStatement, ...]
    exercises: tuple[str, ...]
    visits: tuple[tuple[str, str], ...] = ()

    def message(self, statement: RuleStatement) -> Sentence:
        """The sentence of a statement."""
        return Sentence(f"rules-{self.name}-{statement.name}", statement.facts)


def _rule(name: str, *sources: str, facts: Facts = ()) -> RuleStatement:
    return RuleStatement(name, Bindingness.RULE, sources, facts)


def _habit(name: str, *sources: str, facts: Facts = ()) -> RuleStatement:
    return RuleStatement(name, Bindingness.HABIT, sources, facts)


EQUIPMENT: Final = Section(
    "equipment",
    (
        _rule("pack", "S1:5", "S3:4", "S4:7"),
        _rule("ranks", "S1:5", "S3:7", "S4:9"),
        _rule("honours", "S4:9"),
        _rule("order", "S1:23", "S3:8", "S4:9"),
        _habit("two-packs", "S1:17"),
    ),
    ("which-higher",),
)

SEATS: Final = Section(
    "seats",
    (
        _rule("four", "S1:7", "S4:11"),
        _habit("drawn", "S4:11"),
        _rule("home", "S1:7", "S1:13"),
        _rule("match", "S1:7", "S1:13"),
        _rule("robber", "S1:9", "S1:66"),
        _rule("classic", "S1:11", "S1:77", facts=(("game", figures.GAME),)),
        _rule("phases", "S1:9"),
    ),
    ("who-sits-where",),
)

DEALING: Final = Section(
    "dealing",
    (
        _habit("shuffle", "S1:17", "S4:15"),
        _rule("cut", "S1:17", "S4:15"),
        _rule("round", "S1:17", "S4:15"),
        _habit("packets", "S1:17"),
        _habit("pick-up", "S1:17"),
        _habit("poker-face", "S1:17"),
        _rule("next", "S1:17"),
        _habit("habits", "S1:15"),
    ),
    ("who-sits-where",),
    (("ceremony", "/?new&ceremony=singly"),),
)

VALUING: Final = Section(
    "valuing",
    (
        _habit("own-way", "S1:19"),
        _habit("figures", "S1:19", "S4:47", "S4:49", facts=figures.PACK_POINTS),
        _habit("bands", "S4:49"),
        _habit("length", "S1:19"),
        _habit("shortness", "S4:63", facts=figures.SHORTNESS),
        _habit("shapes", "S4:51", "S4:53", "S4:55", "S4:57", "S4:59"),
        _habit("wild", "S1:54", "S4:61"),
    ),
    ("count-points", "count-length", "count-shortness", "shape-class"),
    (("hand", "/hand"),),
)

AUCTION: Final = Section(
    "auction",
    (
        _rule("turn", "S1:21", "S4:19"),
        _rule("bid", "S1:21", "S4:27"),
        _rule(
            "range",
            "S0:38",
            "S1:25",
            "S4:27",
            facts=(("count", len(BIDS)), ("bid", str(BIDS[0])), ("last", str(BIDS[-1]))),
        ),
        _rule("higher", "S1:23", "S3:6", "S4:29"),
        _rule("double", "S1:23", "S4:23"),
        _rule("cancelled", "S4:23"),
        _rule("end", "S1:33", "S4:25"),
        _rule("passed-out", "S1:33", "S4:25"),
        _rule("contract", "S1:33", "S3:8", "S4:25"),
        _rule("words", "S1:21"),
        _rule("open", "S1:27", "S4:31"),
    ),
    ("continue-the-auction", "is-legal-bid", "how-many-tricks", "may-double"),
)

BIDDING: Final = Section(
    "bidding",
    (
        _habit("aim", "S1:35", "S4:31"),
        _habit("opening", "S1:29", "S4:49"),
        _habit("notrump", "S1:29", "S4:72"),
        _habit("answer", "S1:31"),
        _habit("jump", "S1:31"),
        _habit("jump-notrump", "S1:31"),
        _habit("shapes", "S4:69", "S4:70", "S4:71"),
        _habit("pass", "S1:23"),
        _habit("game", "S1:37", "S1:47"),
        _habit("aces", "S1:39"),
        _habit("sacrifice", "S1:41"),
        _habit("careful", "S1:75", facts=figures.DOUBLED_INTO_GAME),
        _habit("systems", "S1:81"),
    ),
    ("open-it", "answer-it", "ace-answer", "double-or-not"),
    (("practice", "/practice"), ("systems", "/systems")),
)

PLAY: Final = Section(
    "play",
    (
        _rule("declarer", "S1:50", "S4:39"),
        _rule("lead", "S1:50", "S4:41"),
        _rule("dummy", "S1:50", "S4:41"),
        _rule("follow", "S1:52", "S3:10"),
        _rule("any", "S1:52", "S3:10", "S4:43"),
        _rule("wins", "S1:52", "S3:8", "S3:10"),
        _rule("next", "S1:56", "S3:11"),
        _rule("tricks", "S3:9", "S0:7"),
        _habit("piles", "S1:58"),
        _habit("rows", "S1:58"),
        _rule("last-trick", "S1:62"),
        _habit("remember", "S1:62", "S1:64"),
        _habit("afterwards", "S1:60"),
    ),
    ("which-card", "who-wins", "find-the-revoke", "who-declares", "who-leads"),
    (("cards", "/cards"),),
)

SCORING: Final = Section(
    "scoring",
    (
        _rule("made", "S0:7", "S1:43", "S4:76"),
        _rule("danger", "S0:16", "S1:66", "S4:78"),
        _rule("states", "S0:9", "S4:78"),
        _habit("colours", "S2:37", "S3:14"),
        _rule("tricks", "S0:24", "S1:71", "S2:7", "S3:16", "S4:84", facts=figures.TRICK_VALUES),
        _rule(
            "game",
            *("S0:34", "S0:51", "S1:73", "S2:13", "S2:23", "S3:20", "S3:21", "S4:102"),
            facts=figures.BONUSES,
        ),
        _rule("slam", "S0:51", "S0:70", "S1:79", "S3:22", "S4:111", facts=figures.SLAMS),
        _rule("bonuses-stay", "S1:69", "S1:79", "S2:71", "S3:23"),
        _habit("sums", "S2:21", "S2:29", "S2:35"),
        _rule("bid-it", "S0:68", "S0:69", "S0:73", "S3:21", facts=figures.BID_IT),
        _rule("doubled", "S0:56", "S2:67", "S3:17", facts=figures.DOUBLED),
        _rule("turned", "S0:36", "S2:74", "S2:85", facts=figures.REDOUBLED_BELOW_GAME),
        _rule("down", "S0:79", "S1:79", "S2:46", "S3:35", facts=figures.DOWN),
        _rule("board", "S0:9", "S3:13"),
        _rule("robber", "S1:66"),
        _rule("line", "S1:68", "S1:77", "S3:12", "S3:28", facts=(("game", figures.GAME),)),
        _habit("calculator", "S3:3", "S3:29"),
    ),
    ("what-score", "what-down", "what-kind", "who-is-in-danger"),
    (("count", "/count"), ("tables", "/count/tables"), ("sums", "/count/sums")),
)

SECTIONS: Final = (EQUIPMENT, SEATS, DEALING, VALUING, AUCTION, BIDDING, PLAY, SCORING)
"""The rules in the order of an evening."""
