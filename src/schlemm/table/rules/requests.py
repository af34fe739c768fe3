"""What a player may ask of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from schlemm.core.action import Action
from schlemm.core.calls import Call
from schlemm.core.seats import BySide, Seat
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import Line
from schlemm.table.state.face import Face
from schlemm.table.state.settings import Settings


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take back one's own last call or card, and all that came after it."""


@dataclass(frozen=True, slots=True)
class DealNext:
    """Deal the next board."""


@dataclass(frozen=True, slots=True)
class StopNow:
    """End the game now, with what the rules give for an unfinished one."""


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Have these settings from now on."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class AnswerTakeBack:
    """Let the player who asks take back, or not; who has asked gives it up by not accepting."""

    accept: bool


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down at a bot's seat.

    Attributes:
        name: What others will read.
        secret: Hash of the person's secret.
        place: Whose invitation it is (``Circle.places``): by now it may lead to another seat, or nowhere.
        face: The picture that others will see; ``None`` for none.
        program: The same hash as ``secret`` where a program sits down by itself, with the key that it is of.
    """

    name: str
    secret: str
    place: str
    face: Face | None = None
    program: str = ""


@dataclass(frozen=True, slots=True)
class AddKey:
    """Open one's own seat on another device.

    Attributes:
        secret: Hash of that device's secret.
        owner: Hash of the secret of whose key it is: by now another person may sit at the seat.
    """

    secret: str
    owner: str


@dataclass(frozen=True, slots=True)
class LetProgram:
    """Let a program play at one's own seat.

    Attributes:
        key: Hash of its key; empty for no longer.
        owner: Hash of the secret of the person who asks: by now another one may sit at the seat.
    """

    key: str
    owner: str


@dataclass(frozen=True, slots=True)
class EndProgram:
    """Give the seat at which a program sits by itself to a bot of this name."""

    name: str


@dataclass(frozen=True, slots=True)
class StandIn:
    """Have a bot play for the person at this seat until they are back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Play oneself again."""


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """Give the seat of a person who has left for good to a bot of this name, so that another person can take it."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class RenewLink:
    """Make a link that brings back the person of this seat, who has lost their device."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReplaceDevice:
    """Come back by that link.

    Attributes:
        secret: Hash of the new secret.
        owner: Hash of the secret of whose link it is: by now another person may sit at the seat.
        elsewhere: Whether the link was made at another table of the same circle, and its people were told.
    """

    secret: str
    owner: str
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Have everybody cut a card for their seat."""


@dataclass(frozen=True, slots=True)
class Say:
    """Say a line to the whole table."""

    line: Line


@dataclass(frozen=True, slots=True)
class ExplainCall:
    """Tell the opponents what a call of one's own means.

    Attributes:
        index: Which call of the board, counted from 0.
        call: The call: another one may stand there by now.
        text: The words; ``None`` for what one's system says.
    """

    index: int
    call: Call
    text: str | None


@dataclass(frozen=True, slots=True)
class AskAboutCall:
    """Ask the opponent who made this call what it means; the attributes are those of ``ExplainCall``."""

    index: int
    call: Call


@dataclass(frozen=True, slots=True)
class GoOn:
    """Go on at the table of this name, everybody."""

    table: str


@dataclass(frozen=True, slots=True)
class Contribute:
    """Give a number for the deal that is promised.

    Attributes:
        number: Which deal, counted from 1.
        value: 32 hexadecimal digits.
    """

    number: int
    value: str


@dataclass(frozen=True, slots=True)
class CutPack:
    """Cut the pack after so many cards."""

    after: int


@dataclass(frozen=True, slots=True)
class ReadOn:
    """Have read what was announced, so that the bots go on."""

    announcement: Announcement


@dataclass(frozen=True, slots=True)
class Watch:
    """Look on without playing, as the person of this name whose secret has this hash, with the key of a link."""

    name: str
    secret: str
    key: str


@dataclass(frozen=True, slots=True)
class SendAway:
    """Let this one of those who have come to look on do so no longer; their link is worth nothing now."""

    since: int


Leaving: TypeAlias = StandIn | ComeBack | FreeSeat | RenewLink | ReplaceDevice
"""What concerns people who are not there."""
AboutCall: TypeAlias = ExplainCall | AskAboutCall
"""What people say about calls: not everybody may know that they have."""

OfProgram: TypeAlias = LetProgram | EndProgram
"""What concerns programs that play with keys of their own."""

PeopleCommand: TypeAlias = (
    Contribute
    | AnswerTakeBack
    | TakeSeat
    | AddKey
    | OfProgram
    | Leaving
    | DrawSeats
    | Say
    | GoOn
    | Watch
    | SendAway
)
"""What people settle among themselves."""

Command: TypeAlias = (
    Action | ReadOn | TakeBack | DealNext | CutPack | StopNow | ChangeSettings | PeopleCommand | AboutCall
)
"""What a player does with the board, or asks of the table around it."""


@dataclass(frozen=True, slots=True)
class Request:
    """A command, with who asks and what they have seen.

    Attributes:
        id: An id of the sender's own; a request of theirs that comes twice is carried out once.
        by: The seat whose player asks.
        seen: The version of the table that the player has seen; an older one is refused as stale.
        command: What is asked for.
        waited: How long the people of each side have been waited for, in tenths of a second, where the table has a
            clock; its session says so, never who asks.
    """

    id: str
    by: Seat
    seen: int
    command: Command
    waited: BySide[int] = BySide(0, 0)
