"""What partners can agree differently: the knobs of a system, written as its name.

``forum/notrump=16-18/majors=4/leads=third`` is a whole system: its base and what differs from it. So a name says
everything, at every table and on every machine, and nothing has to be looked up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from schlemm.carding.carding import Carding, First, Leads
from schlemm.evaluation.box import Range
from schlemm.evaluation.points import Scheme

if TYPE_CHECKING:
    from collections.abc import Mapping

_RANGE: Final = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_POINTS: Final = 37


@dataclass(frozen=True, slots=True)
class Agreements:
    """How a pair bids, leads and signals.

    Attributes:
        base: The system it is built on: ``forum``, ``natur-a``, ``natur-b`` or ``acol``.
        notrump: Figure points of an opening in one notrump.
        two_notrump: Figure points of an opening in two notrump.
        majors: Cards for an opening in a major: 4 or 5.
        opening: The fewest points for an opening of one in a suit, as the system counts them.
        preempts: Whether a weak hand with a long suit opens it at level three.
        stayman: Whether two clubs asks for majors after one notrump.
        transfers: Whether two diamonds and two hearts show the suit above after one notrump.
        gerber: Whether four clubs asks for aces after notrump.
        key_cards: Whether four notrump asks for key cards rather than for aces.
        weak_twos: Whether two hearts and two spades are weak.
        weak_diamonds: Whether two diamonds is weak too; two clubs then opens every very strong hand.
        strong_club: Whether one club opens every strong hand; one of another suit and two clubs are then limited.
        splinters: Whether a double jump shows shortness.
        drury: Whether two clubs of a passed hand is a good raise of partner's major.
        inverted_minors: Whether two of partner's minor is the strong raise and three the weak one.
        fourth_suit: Whether the fourth suit is artificial.
        negative_doubles: Whether a double of an overcall shows the other suits.
        two_suiters: Whether their suit and two notrump show two suits.
        cue_raises: Whether their suit shows a good raise.
        leeway: How many points a natural call may miss once the opponents have bid, where judgement finds it better.
        leads: Which card of a long suit is led.
        attitude: The spot that encourages.
        count: The spot that is played first from an even number.
        preference: Whether a spot asks for one of two suits where its own will not go on.
    """

    base: str = "forum"
    notrump: Range = Range(15, 17)
    two_notrump: Range = Range(20, 21)
    majors: int = 5
    opening: int = 12
    preempts: bool = True
    stayman: bool = True
    transfers: bool = True
    gerber: bool = True
    key_cards: bool = True
    weak_twos: bool = True
    weak_diamonds: bool = False
    strong_club: bool = False
    splinters: bool = True
    drury: bool = True
    inverted_minors: bool = True
    fourth_suit: bool = True
    negative_doubles: bool = True
    two_suiters: bool = True
    cue_raises: bool = True
    leeway: int = 2
    leads: Leads = Leads.FOURTH
    attitude: First = First.HIGH
    count: First = First.HIGH
    preference: bool = True

    @property
    def carding(self) -> Carding:
        """What is agreed about leads and signals."""
        return Carding(self.leads, self.attitude, self.count, self.preference)

    @property
    def asks_aces(self) -> bool:
        """Whether four notrump asks for aces or key cards where trumps are named: S4 knows no such question."""
        return self.base != "natur-b"

    @property
    def distribution(self) -> Scheme:
        """What makes the strength of a hand besides figure points: short suits in Natur B (S4:63), elsewhere long ones.

        S1:19 counts long suits; Forum knows no source, and its openings count them too.
        """
        return Scheme.SHORTNESS if self.base == "natur-b" else Scheme.LENGTH

    def __str__(self) -> str:
        base = BASES[self.base]
        different = (f for f in fields(self) if getattr(self, f.name) != getattr(base, f.name))
        return "/".join([self.base, *(f"{f.name}={written(getattr(self, f.name))}" for f in different)])

    @classmethod
    def parse(cls, text: str) -> Agreements:
        """Read a system's name.

        >>> str(Agreements.parse("forum/majors=4/notrump=16-18"))
        'forum/notrump=16-18/majors=4'

        Raises:
            UnknownSystem: If no system is called so, or an agreement does not exist or has no such value.
        """
        base, *changes = text.split("/")
        if base not in BASES:
            raise UnknownSystem(text, base, tuple(BASES))
        agreements = BASES[base]
        for change in changes:
            name, _, value = change.partition("=")
            changed: dict[str, Any] = {name: _read(text, change, getattr(agreements, name, None), value)}
            agreements = replace(agreements, **changed)
        return agreements


@dataclass(eq=True, unsafe_hash=True)
class UnknownSystem(LookupError):
    """No system is written so.

    Attributes:
        text: What was given.
        part: The part of it that is wrong.
        known: What could stand there.
    """

    text: str
    part: str
    known: tuple[str, ...]

    def __str__(self) -> str:
        return f"no system is called {self.text!r}: {self.part!r} should be one of {', '.join(self.known)}"


def written(value: object) -> str:
    """The value of an agreement, as a system's name writes it."""
    if isinstance(value, Range):
        return f"{value.low}-{value.high}"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _read(text: str, change: str, now: object, value: str) -> object:
    """The value of one agreement, of the kind that it has now."""
    if isinstance(now, Range):
        found = _RANGE.fullmatch(value)
        if found and int(found[1]) <= int(found[2]) <= _POINTS:
            return Range(int(found[1]), int(found[2]))
        raise UnknownSystem(text, change, (f"{change.partition('=')[0]}=15-17",))
    name = change.partition("=")[0]
    if not isinstance(now, (int, StrEnum)) or name == "base":
        raise UnknownSystem(text, change, tuple(f.name for f in fields(Agreements) if f.name != "base"))
    allowed = choices_for(name, now)
    if value not in allowed:
        raise UnknownSystem(text, change, tuple(f"{name}={each}" for each in allowed))
    return value == "yes" if isinstance(now, bool) else type(now)(value)


_OFFERED: Final = MappingProxyType(
    {
        "notrump": (Range(12, 14), Range(13, 15), Range(14, 16), Range(15, 17), Range(16, 18)),
        "two_notrump": (Range(20, 21), Range(20, 22), Range(21, 22), Range(22, 24)),
    }
)
"""Ranges of points that pairs often agree on."""


def choices_for(name: str, *values: object) -> tuple[str, ...]:
    """The values that an agreement can take, the given ones among them; of a range those that pairs often choose."""
    if name in _NUMBERS:
        return tuple(map(str, _NUMBERS[name]))
    if name in _OFFERED:
        ranges = {*_OFFERED[name], *(value for value in values if isinstance(value, Range))}
        return tuple(map(written, sorted(ranges, key=lambda each: (each.low, each.high))))
    return tuple(map(str, _WORDS[name])) if name in _WORDS else ("yes", "no")


_NUMBERS: Final = MappingProxyType({"majors": (4, 5), "opening": tuple(range(9, 17)), "leeway": (0, 1, 2, 3)})
_WORDS: Final = MappingProxyType({"leads": tuple(Leads), "attitude": tuple(First), "count": tuple(First)})

_PLAIN: Final = Agreements(
    majors=4,
    preempts=False,
    stayman=False,
    transfers=False,
    gerber=False,
    key_cards=False,
    weak_twos=False,
    splinters=False,
    drury=False,
    inverted_minors=False,
    fourth_suit=False,
    negative_doubles=False,
    two_suiters=False,
    cue_raises=False,
    leeway=0,
)
"""No conventions at all, and no word of the sources is bent."""
BASES: Final[Mapping[str, Agreements]] = MappingProxyType(
    {
        "forum": Agreements(),
        "natur-a": replace(
            _PLAIN, base="natur-a", notrump=Range(13, 37), two_notrump=Range(20, 22), opening=13
        ),
        "natur-b": replace(_PLAIN, base="natur-b", notrump=Range(16, 18), two_notrump=Range(22, 24)),
        "acol": Agreements(
            base="acol",
            notrump=Range(12, 14),
            two_notrump=Range(20, 22),
            majors=4,
            gerber=False,
            key_cards=False,
            weak_diamonds=True,
            splinters=False,
            drury=False,
            inverted_minors=False,
            two_suiters=False,
        ),
    }
)
"""The systems in the box, by name."""
