"""The table manager's side of one table: four seats kept in step, as a value.

Nothing is sent before all who must be ready for it are. Lines may come earlier than they are needed: those of each seat
wait in their order.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final, TypeAlias

from schlemm.bot_match.match import Played, TableRecord
from schlemm.core.action import MakeCall, PlayCard
from schlemm.core.board.apply import apply_action, why_not_action
from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding, Finished, Playing, State, start_board
from schlemm.core.seats import SEATS, BySeat, BySide, Seat
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.format import format_message
from schlemm.table_manager.messages import (
    BoardConditions,
    CallLine,
    CardLine,
    CardsOf,
    EndOfSession,
    Message,
    Ready,
    ReadyForCall,
    ReadyForCard,
    ReadyTopic,
    Scoring,
    StartOfBoard,
    Teams,
    ToLead,
)
from schlemm.table_manager.think_time import ThinkTime

EARLY: Final = 16
"""How many lines of a seat may wait for their time; the protocol needs two."""
STRANGE: Final = 200
"""How many lines that nobody needs a seat may send in all."""

Sends: TypeAlias = tuple[tuple[Seat, Message], ...]
"""Messages with whom they are for, in their order."""


class Phase(Enum):
    """What all four are waited for to do, or one to do while the others are ready for it."""

    TEAMS = "teams"
    START = "start"
    DEAL = "deal"
    CARDS = "cards"
    CALL = "call"
    CARD = "card"
    DUMMY = "dummy"
    OVER = "over"


_TOPICS: Final = {
    Phase.TEAMS: ReadyTopic.TEAMS,
    Phase.START: ReadyTopic.START,
    Phase.DEAL: ReadyTopic.DEAL,
    Phase.CARDS: ReadyTopic.CARDS,
    Phase.DUMMY: ReadyTopic.DUMMY,
}
_NOBODY: Final[BySeat[Message | None]] = BySeat(None, None, None, None)
_NO_LINES: Final[BySeat[tuple[Message, ...]]] = BySeat((), (), (), ())


@dataclass(frozen=True, slots=True)
class Turn:
    """A call or card that is waited for, from whose hand."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat.name.capitalize()}'s call or card"


Need: TypeAlias = Ready | ReadyForCall | ReadyForCard | Turn
"""What a seat has to send."""


@dataclass(frozen=True, slots=True)
class LockStep:
    """One table of a match.

    Attributes:
        teams: Who sits where.
        boards: What is played, in this order; at least one.
        scoring: What it is played by.
        phase: What is waited for.
        state: The board being played; that of the last one when all are.
        records: What happened on the boards that are finished.
        given: What each seat has sent of what this phase needs.
        waiting: What each seat has sent beyond that.
        strange: How many lines nobody needed.
        time: How long both sides have thought.
    """

    teams: BySide[str]
    boards: tuple[Board, ...]
    scoring: Scoring | None = None
    phase: Phase = Phase.TEAMS
    state: State | None = None
    records: tuple[TableRecord, ...] = ()
    given: BySeat[Message | None] = _NOBODY
    waiting: BySeat[tuple[Message, ...]] = _NO_LINES
    strange: BySeat[int] = BySeat(0, 0, 0, 0)
    time: ThinkTime = field(default_factory=ThinkTime)

    @property
    def board(self) -> Board:
        """The board that is played, or comes next."""
        return self.boards[min(len(self.records), len(self.boards) - 1)]

    @property
    def is_over(self) -> bool:
        """Whether all boards are played."""
        return self.phase is Phase.OVER

    def need(self, seat: Seat) -> Need | None:
        """What this seat has to send before the table goes on; ``None`` if nothing."""
        if self.phase is Phase.OVER or self.given.of(seat) is not None:
            return None
        if self.phase in _TOPICS:
            return None if self._looks_on(seat) else Ready(seat, _TOPICS[self.phase])
        if isinstance(self.state, Bidding):
            turn = self.state.turn
            return Turn(turn) if seat is turn else ReadyForCall(seat, turn)
        if isinstance(self.state, Playing):
            play, turn = self.state.play, self.state.play.turn
            whose = None if turn is self.state.contract.dummy else turn
            trick = len(play.winners) + 1
            return Turn(turn) if seat is self.state.actor else ReadyForCard(seat, whose, trick)
        return None

    def owing(self) -> tuple[Seat, ...]:
        """Who is waited for."""
        return tuple(seat for seat in SEATS if self.need(seat) is not None)

    def after(self, seat: Seat, message: Message, now: float) -> tuple[LockStep, Sends]:
        """The table with this line of a seat, and what is sent upon it.

        Args:
            seat: On whose connection it came.
            message: The line.
            now: When, in seconds of any clock.

        Raises:
            TableFault: If it breaks a rule of the game or of the protocol.
        """
        lines = (*self.waiting.of(seat), message)
        if len(lines) > EARLY:
            raise TableFault(TableFaultCode.FLOOD, seat, format_message(message))
        table = replace(self, waiting=self.waiting.put(seat, lines))
        sent: Sends = ()
        while True:
            table = _taken_in(table, now)
            if table.is_over or table.owing():
                return table, sent
            table, more = _gone_on(table, now)
            sent += more

    def _looks_on(self, seat: Seat) -> bool:
        """Whether this seat is dummy, who asks nobody for its own cards."""
        return (
            self.phase is Phase.DUMMY
            and isinstance(self.state, Playing)
            and seat is self.state.contract.dummy
        )


def _taken_in(table: LockStep, now: float) -> LockStep:
    """The table with all lines taken in that are needed now."""
    for seat in SEATS:
        while table.waiting.of(seat) and (need := table.need(seat)) is not None:
            message, *rest = table.waiting.of(seat)
            table = replace(table, waiting=table.waiting.put(seat, tuple(rest)))
            table = _given(table, seat, need, message, now)
    return table


def _given(table: LockStep, seat: Seat, need: Need, message: Message, now: float) -> LockStep:
    """The table with the line of a seat that owes something.

    Raises:
        TableFault: If it is a call or card that may not be made now, or one strange line too many.
    """
    if isinstance(message, CallLine | CardLine):
        _check_turn(table, seat, need, message)
        return replace(table, given=table.given.put(seat, message), time=table.time.acted(seat.side, now))
    if _answers(need, message, table.state):
        return replace(table, given=table.given.put(seat, message))
    strange = table.strange.of(seat) + 1
    if strange > STRANGE:
        raise TableFault(TableFaultCode.FLOOD, seat, format_message(message))
    return replace(table, strange=table.strange.put(seat, strange))


def _answers(need: Need, message: Message, state: State | None) -> bool:
    """Whether the line is what is needed; dummy's card may be asked for by the seat's name."""
    if isinstance(need, ReadyForCard) and isinstance(message, ReadyForCard) and isinstance(state, Playing):
        named = state.contract.dummy if message.player is None else message.player
        return (message.seat, named, message.trick) == (need.seat, state.play.turn, need.trick)
    return message == need


def _check_turn(table: LockStep, seat: Seat, need: Need, message: CallLine | CardLine) -> None:
    """Check that a call or card comes from whom it should, and is legal.

    Raises:
        TableFault: If not.
    """
    line, state = format_message(message), table.state
    fits = isinstance(state, Bidding) if isinstance(message, CallLine) else isinstance(state, Playing)
    if state is None or not fits or not isinstance(need, Turn) or message.seat is not need.seat:
        raise TableFault(TableFaultCode.UNEXPECTED, seat, line)
    if why_not_action(state, seat, _action(message)) is not None:
        calls = isinstance(message, CallLine)
        raise TableFault(TableFaultCode.ILLEGAL_CALL if calls else TableFaultCode.ILLEGAL_CARD, seat, line)


def _action(message: CallLine | CardLine) -> MakeCall | PlayCard:
    return MakeCall(message.call) if isinstance(message, CallLine) else PlayCard(message.card)


def _gone_on(table: LockStep, now: float) -> tuple[LockStep, Sends]:
    """The table in its next phase, when all have sent what this one needs."""
    done, table = table.given, replace(table, given=_NOBODY)
    match table.phase:
        case Phase.TEAMS:
            return replace(table, phase=Phase.START), _all(Teams(table.teams, table.scoring))
        case Phase.START:
            return replace(table, phase=Phase.DEAL), _all(StartOfBoard())
        case Phase.DEAL:
            return replace(table, phase=Phase.CARDS), _all(_conditions(table.board))
        case Phase.CARDS:
            hands = table.board.deal.hands
            dealt = tuple((seat, CardsOf(seat, hand)) for seat, hand in hands.items())
            return _asked(replace(table, state=start_board(table.board)), dealt, now)
        case Phase.DUMMY:
            return _asked(table, _dummys_cards(table), now)
        case _:
            return _acted(table, done, now)


def _acted(table: LockStep, done: BySeat[Message | None], now: float) -> tuple[LockStep, Sends]:
    """The table after a call or card for which all the others were ready."""
    seat, message = next(
        (seat, message) for seat, message in done.items() if isinstance(message, CallLine | CardLine)
    )
    if table.state is None:
        raise ValueError("nobody can act before a board is dealt")
    state = apply_action(table.state, seat, _action(message))
    others = (other for other in SEATS if other is not seat)
    sent = tuple((other, _as_told(message, partner=other is seat.partner)) for other in others)
    return _asked(replace(table, state=state), sent, now)


def _as_told(message: Message, *, partner: bool) -> Message:
    """A call or card as another player is told of it: partner hears no explanation."""
    if not partner:
        return message
    if isinstance(message, CallLine):
        return replace(message, note=None)
    return replace(message, text="") if isinstance(message, CardLine) else message


def _asked(table: LockStep, sent: Sends, now: float) -> tuple[LockStep, Sends]:
    """The table waiting for what the state of the board asks for, or with the board put away."""
    table, state = replace(table, time=table.time.asked(now)), table.state
    if isinstance(state, Bidding):
        return replace(table, phase=Phase.CALL), sent
    if isinstance(state, Playing):
        if len(state.play.cards) == 1 and table.phase is Phase.CARD:
            return replace(table, phase=Phase.DUMMY), sent
        return replace(table, phase=Phase.CARD), sent + _led(state)
    if isinstance(state, Finished):
        return _put_away(table, state, sent)
    raise ValueError("nothing can be asked before a board is dealt")


def _led(state: Playing) -> Sends:
    """What the leader of the next trick is told."""
    if state.play.trick.cards:
        return ()
    turn = state.play.turn
    return ((state.actor, ToLead(None if turn is state.contract.dummy else turn)),)


def _put_away(table: LockStep, state: Finished, sent: Sends) -> tuple[LockStep, Sends]:
    """The table after a board."""
    played = None if state.play is None else Played(state.play, state.result.tricks)
    records = (*table.records, TableRecord(state.auction, played))
    over = len(records) == len(table.boards)
    after = _all(table.time.timing) + _all(EndOfSession() if over else StartOfBoard())
    phase = Phase.OVER if over else Phase.DEAL
    return replace(table, phase=phase, records=records, time=table.time.next_board()), sent + after


def _conditions(board: Board) -> BoardConditions:
    return BoardConditions(board.number, board.conditions.dealer, board.conditions.vulnerability)


def _dummys_cards(table: LockStep) -> Sends:
    if not isinstance(table.state, Playing):
        raise TypeError("there is no dummy before the play")
    dummy = table.state.contract.dummy
    message = CardsOf(None, table.state.hands.of(dummy))
    return tuple((seat, message) for seat in SEATS if seat is not dummy)


def _all(message: Message) -> Sends:
    return tuple((seat, message) for seat in SEATS)
