"""What can happen in a circle. What happens in its games is in their own streams."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from schlemm.circle.circle import CircleRules, GameOutcome, MemberPlace
from schlemm.table.state.players import Person


@dataclass(frozen=True, slots=True)
class CircleOpened:
    """A circle was founded; always the first event.

    Attributes:
        name: What it calls itself.
        invite: The secret that its keys follow from.
        host: Who has opened it.
        agreement: What is played by.
    """

    name: str
    invite: str
    host: Person
    agreement: CircleRules


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """Somebody belongs to the circle from now on."""

    person: Person


@dataclass(frozen=True, slots=True)
class DeviceAdded:
    """A member came with another device, whose secret has this hash."""

    member: int
    secret: str


@dataclass(frozen=True, slots=True)
class MemberDeviceReplaced:
    """A member lost their devices and came back with one whose secret has this hash; the former open nothing more."""

    member: int
    secret: str


@dataclass(frozen=True, slots=True)
class RulesAgreed:
    """From the next game on this is agreed."""

    agreement: CircleRules


@dataclass(frozen=True, slots=True)
class GameAdded:
    """A game was begun.

    Attributes:
        game: Name of its table, or of the match.
        form: ``robber4``, ``rubber`` or ``match``.
        date: The evening it belongs to, as ``2026-11-19``.
        seated: Who was given which place.
        after: Name of the table or match whose people go on in it; empty if it was begun afresh.
    """

    game: str
    form: str
    date: str
    seated: tuple[MemberPlace, ...]
    after: str = ""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game was found to be over, with this outcome."""

    game: str
    outcome: GameOutcome


CircleEvent: TypeAlias = (
    CircleOpened | MemberJoined | DeviceAdded | MemberDeviceReplaced | RulesAgreed | GameAdded | GameEnded
)

CIRCLE_EVENTS: Final[Mapping[str, type[CircleEvent]]] = {
    "SeriesOpened": CircleOpened,
    "MemberJoined": MemberJoined,
    "DeviceAdded": DeviceAdded,
    "DeviceReplaced": MemberDeviceReplaced,
    "RulesAgreed": RulesAgreed,
    "GameAdded": GameAdded,
    "GameEnded": GameEnded,
}
"""The events by the names under which they are kept: these stay, whatever a class comes to be called."""
