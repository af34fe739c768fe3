"""All that one player may know about a table: the door through which every client looks.

Nothing in here has room for a card that the player may not see. The views come from ``view_for``; the deal comes with
them only once the board is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from schlemm.core.board.project import view_for
from schlemm.core.board.state import Finished, State
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Stakes, View
from schlemm.dealing.fair import Promise
from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.form import FormOption, Number, PlayedLine, SheetLine
from schlemm.scoring.forms.state import FormState
from schlemm.scoring.honours import Honours, honours_in
from schlemm.table.rules.acts import offered
from schlemm.table.rules.announcing import reader, unread
from schlemm.table.rules.board_quota import RunningOut, running_out
from schlemm.table.rules.claiming import claimable
from schlemm.table.rules.dealing import taught
from schlemm.table.rules.disclosure import Disclosed, disclosed
from schlemm.table.rules.free_words import decides_words, why_not_speak
from schlemm.table.rules.goals import GoalSight, goal_sight
from schlemm.table.rules.seating import sharing
from schlemm.table.rules.spectators import SpectatorSight, spectator_sights
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.chat import Spoken
from schlemm.table.state.company import Left, PendingUndo
from schlemm.table.state.events import SeatsDrawn
from schlemm.table.state.face import Face
from schlemm.table.state.forms import Form
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.state.pack import Pack
from schlemm.table.state.players import Person
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table


@dataclass(frozen=True, slots=True)
class PlayerSight:
    """What others see of a player.

    Attributes:
        name: Their name.
        human: Whether they are a person.
        away: Whether a bot plays for the person.
        kept: Whether the seat is kept for a person who has not come yet.
        coming: Name of the person who sits down once the board is over.
        lost: Whether a link was made for the person, who has lost their device.
        shares: The other seats that a browser of this person opens too.
        bot: Which bot it is; empty for a person.
        face: The picture that they have chosen, if they have.
        program: Whether a program may play here with a key: for the person, or by itself.
    """

    name: str
    human: bool
    away: bool = False
    kept: bool = False
    coming: str | None = None
    lost: bool = False
    shares: tuple[Seat, ...] = ()
    bot: str = ""
    face: Face | None = None
    program: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score so far.

    Attributes:
        form: Name of the form.
        options: What was agreed that differs from the form's own rules.
        lines: The lines, in the order of writing.
        totals: The points of each side.
        stakes: Games, part scores and place in the robber, as they stand for the board in progress or the next.
        over: Whether no further board follows.
        upcoming: Vulnerability of the deals still to come, the one in progress excepted, where it is fixed beforehand.
        left: Who has played and left for good.
    """

    form: str
    options: tuple[FormOption, ...]
    lines: tuple[SheetLine, ...]
    totals: BySide[int]
    stakes: Stakes
    over: bool
    upcoming: tuple[Vulnerability, ...]
    left: tuple[Left, ...] = ()

    @classmethod
    def of(cls, score: FormState[Form], *, begun: bool = False, left: tuple[Left, ...] = ()) -> Sheet:
        """The sheet of this score; ``begun`` says whether the next board is in progress."""
        return cls(
            score.form.name,
            score.form.options,
            score.lines,
            score.totals,
            score.stakes,
            score.is_over,
            score.upcoming[1 if begun else 0 :],
            left,
        )


@dataclass(frozen=True, slots=True)
class OpenBoard:
    """A board that is over, with all its cards.

    Attributes:
        result: How it ended.
        deal: The four hands.
        play: The cards played; ``None`` if it was passed out.
        honours: Honours in one hand, if the form counts them.
        redeal: Whether the same deal of the robber is dealt again.
    """

    result: Result
    deal: Deal
    play: Play | None
    honours: Honours | None
    redeal: bool


@dataclass(frozen=True, slots=True)
class PromisedDeal:
    """The deal to come, as everybody may know it.

    Attributes:
        number: Which deal, counted from 1.
        commitment: What binds the dealer to their secret.
        given: Whether this player's browser has given a number for it.
    """

    number: int
    commitment: str
    given: bool


@dataclass(frozen=True, slots=True)
class Sight:
    """A table as one player may see it.

    Attributes:
        table: Its name in links.
        version: How many events the player has been told of.
        me: Whose sight this is.
        players: Who sits where.
        settings: What the players agreed on.
        number: Which board it is; ``None`` before the first.
        conditions: Its dealer, vulnerability and house rules.
        own: The board from the player's own seat; ``None`` before the first.
        acting: The board from the seat as which the player acts: the same, or declarer's if they play partner's cards.
        controls: The seats whose cards the player chooses.
        actor: Whose player acts next; ``None`` if nobody has to.
        sheet: The score so far.
        over: The board with all its cards, if it is over, in a match at both tables.
        elsewhere: How many boards the other table of a match has finished; ``None`` without another table.
        used: How long the people of each side have taken over the board in progress, as far as it is on record, in
            tenths of a second; ``None`` without a clock.
        offered: What the player may ask now, by the name of each act that is offered; nothing before they sit.
        claim_waits_for: The seat of an absent person who would have to agree to what may therefore not be claimed.
        in_progress: Whether the board can go on.
        goal: What is practised here, if anything.
        seated: Whether the player sits at the table yet; who waits for their seat sees no card.
        gives_hints: Whether hints are given at this table.
        disclosed: What the player may know about calls and tricks that lie behind.
        people: The seats whose persons play themselves.
        host: Where the host sits.
        asked: A wish to take back that waits for answers.
        drawn: How the seats were drawn, until the first board is dealt.
        said: The last lines said.
        next: Name of the table where everybody goes on, if they do.
        series: Name of the circle that the table belongs to, if it does.
        promise: The deal to come, where one is promised.
        spectators: Who looks on.
        pack: The pack of this deal or the next, where the ceremony of dealing is played.
        taught: The newcomer to whom the hands of this board were passed on so that they declare it, if any.
        unread: What was announced and the player has yet to read, where bots wait for that.
        may_speak: Whether the player may talk in words of their own now, if others are there to hear them.
        decides_words: Whether the player decides if anybody may.
        running_out: What the player may do only a few times more on this board.
        origin: Where the board comes from, if the table goes on from a moment of one that was played before.
    """

    table: str
    version: int
    me: Seat
    players: BySeat[PlayerSight]
    settings: Settings
    number: Number | None
    conditions: Conditions | None
    own: View | None
    acting: View | None
    controls: tuple[Seat, ...]
    actor: Seat | None
    sheet: Sheet
    over: OpenBoard | None
    elsewhere: int | None
    used: BySide[int] | None
    offered: Mapping[str, Any]
    claim_waits_for: Seat | None
    in_progress: bool
    goal: GoalSight | None
    seated: bool
    gives_hints: bool
    disclosed: Disclosed
    people: tuple[Seat, ...]
    host: Seat
    asked: PendingUndo | None
    drawn: SeatsDrawn | None
    said: tuple[Spoken, ...]
    next: str | None
    series: str | None
    promise: PromisedDeal | None
    spectators: tuple[SpectatorSight, ...]
    pack: Pack | None = None
    taught: Seat | None = None
    unread: Announcement | None = None
    may_speak: bool = False
    decides_words: bool = False
    running_out: tuple[RunningOut, ...] = ()
    origin: BoardOrigin | None = None

    @property
    def is_given(self) -> bool:
        """Whether the board was chosen and not dealt by chance: to practise, or to play it differently."""
        return self.goal is not None or self.origin is not None


def sight_for(table: Table, seat: Seat) -> Sight:
    """The table as the player of this seat may see it; who is to sit there only later sees no board."""
    company, seated = table.company, table.company.coming.of(seat) is None
    number = _number(table) if seated else None
    board, own, acting = _board_of(table, seat) if seated else (None, None, None)
    return Sight(
        table=table.id,
        version=table.version_for(seat),
        me=seat,
        players=BySeat.from_function(lambda at: seated_at(table, at)),
        settings=table.settings,
        number=number,
        conditions=None if board is None else board.board.conditions,
        own=own,
        acting=acting,
        controls=() if board is None else tuple(at for at in SEATS if table.plays_for(at) is seat),
        actor=table.actor if seated else None,
        sheet=sheet_of(table),
        over=_open_board(table, board) if isinstance(board, Finished) and table.board_is_open else None,
        elsewhere=None if table.elsewhere is None else table.elsewhere.finished,
        used=table.used if table.settings.minutes and table.board_in_progress and seated else None,
        offered=offered(table, seat) if seated else {},
        claim_waits_for=claimable(table, seat).absent if seated else None,
        in_progress=table.board_in_progress,
        goal=goal_sight(table),
        seated=seated,
        gives_hints=table.gives_hints,
        disclosed=disclosed(table, seat) if seated else Disclosed(),
        people=table.people,
        host=company.invitation.host,
        asked=company.asked,
        said=company.said,
        drawn=company.drawn if table.is_waiting else None,
        next=company.next or None,
        series=company.invitation.series or None,
        promise=None if table.is_over else promised_deal(table.promise, seat.letter),
        spectators=spectator_sights(table, seat),
        pack=table.pack if seated else None,
        taught=None if number is None else taught(table.form, number.deal),
        unread=unread(table) if reader(table) is seat else None,
        may_speak=table.has_others(seat) and seated and why_not_speak(table) is None,
        decides_words=seated and decides_words(table, seat),
        running_out=running_out(table, seat),
        origin=table.origin,
    )


def promised_deal(promise: Promise | None, who: str) -> PromisedDeal | None:
    """What everybody may know of a promise; ``who`` is the player's seat as the promise has it."""
    if promise is None:
        return None
    return PromisedDeal(promise.number, promise.commitment, who in dict(promise.given))


def _board_of(table: Table, seat: Seat) -> tuple[State | None, View | None, View | None]:
    """The board, as this seat may see it, and as the seat may as which its player acts."""
    if table.board is None:
        return None, None, None
    own, role = view_of(table, seat), table.acts_as(seat)
    return table.board, own, own if role is seat else view_of(table, role)


def view_of(table: Table, seat: Seat) -> View:
    """The board in progress as this seat may see it: what a bot there is given.

    Raises:
        ValueError: If no board has been dealt.
    """
    if table.board is None:
        raise ValueError(f"table {table.id} has no board yet")
    return view_for(table.board, seat, table.systems, stakes_of(table))


def stakes_of(table: Table) -> Stakes:
    """What the score before the board in progress means for it."""
    return table.score.stakes


def seated_at(table: Table, seat: Seat) -> PlayerSight:
    """What everybody may know of the player at this seat."""
    player, company = table.players.of(seat), table.company
    coming = company.coming.of(seat)
    person = coming or player
    return PlayerSight(
        player.name,
        isinstance(player, Person),
        away=seat in company.away,
        kept=seat in company.kept,
        coming=None if coming is None else coming.name,
        lost=seat in company.lost,
        shares=sharing(table, seat),
        bot="" if isinstance(player, Person) else player.bot,
        face=player.face if isinstance(player, Person) else None,
        program=isinstance(person, Person) and bool(person.program),
    )


def _number(table: Table) -> Number | None:
    """Which board is on the table; once it is on the sheet, the sheet says which it was."""
    if isinstance(table.board, Finished):
        played = [line for line in table.score.lines if isinstance(line, PlayedLine)]
        return played[-1].number if played else None
    return None if table.board is None else table.score.number


def sheet_of(table: Table) -> Sheet:
    """The score so far, which everybody may know."""
    return Sheet.of(table.score, begun=table.board_in_progress, left=table.company.left)


def _open_board(table: Table, board: Finished) -> OpenBoard:
    result = board.result
    honours = None if result.contract is None else honours_in(board.board.deal, result.contract.strain)
    counted = honours if table.form.honours else None
    redeal = result.passed_out and not table.is_over and not isinstance(table.form, DuplicateForm)
    return OpenBoard(result, board.board.deal, board.play, counted, redeal)
