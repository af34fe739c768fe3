"""One player at a table manager's table, as a value: what it is told, what it answers, when it is on turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from schlemm.core.action import MakeCall, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, BySide, Seat
from schlemm.core.view import Public, View
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.format import format_message
from schlemm.table_manager.messages import (
    BoardConditions,
    CallLine,
    CallNote,
    CardLine,
    CardsOf,
    Connecting,
    EndOfSession,
    Message,
    Ready,
    ReadyForCall,
    ReadyForCard,
    ReadyTopic,
    Seated,
    StartOfBoard,
    Teams,
    ToLead,
    Unknown,
)

Lines: TypeAlias = tuple[Message, ...]
"""What is sent, in its order."""

_NOBODY: Final[BySeat[Hand | None]] = BySeat(None, None, None, None)


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """A player, and all that it knows of the table.

    Attributes:
        seat: Where it sits, or wants to.
        team: Its team.
        systems: The names of both sides' systems, as far as it knows them.
        teams: Who plays whom, once that is told.
        conditions: The board's, once it is told.
        dealt: Its own thirteen cards.
        auction: The calls so far.
        play: The cards so far; ``None`` before the auction is over.
        dummy: Dummy's thirteen cards, once it has them.
        may_lead: Whether it was told to lead to this trick.
        is_over: Whether the session has ended.
    """

    seat: Seat
    team: str
    systems: BySide[str] = BySide("", "")
    teams: BySide[str] | None = None
    conditions: BoardConditions | None = None
    dealt: Hand | None = None
    auction: Auction | None = None
    play: Play | None = None
    dummy: Hand | None = None
    may_lead: bool = False
    is_over: bool = False

    def connecting(self, version: int) -> Connecting:
        """The first line."""
        return Connecting(self.team, self.seat, version)

    def after(self, message: Message) -> tuple[SeatPlayer, Lines]:
        """The player after a line of the table manager, and what it answers at once.

        Raises:
            TableFault: If the line tells of something that cannot be, or of nothing where cards are due.
        """
        match message:
            case Seated(seat):
                return replace(self, seat=seat), (Ready(seat, ReadyTopic.TEAMS),)
            case Teams(names):
                return replace(self, teams=names), (Ready(self.seat, ReadyTopic.START),)
            case StartOfBoard():
                fresh = SeatPlayer(self.seat, self.team, self.systems, self.teams)
                return fresh, (Ready(self.seat, ReadyTopic.DEAL),)
            case EndOfSession():
                return replace(self, is_over=True), ()
            case BoardConditions():
                return replace(self, conditions=message), (Ready(self.seat, ReadyTopic.CARDS),)
            case _:
                return self._dealt_or_played(message)

    def _dealt_or_played(self, message: Message) -> tuple[SeatPlayer, Lines]:
        """The player after a line of the board itself."""
        match message:
            case CardsOf():
                return self._with_cards(message)
            case CallLine(seat, call):
                return self._called(seat, call)
            case CardLine(seat, card):
                return self._played(seat, card)
            case ToLead():
                return replace(self, may_lead=True), ()
            case Unknown(text) if self.conditions is not None and self._awaits_cards:
                raise TableFault(TableFaultCode.NO_CARDS, self.seat, text, self.conditions.number)
            case _:
                return self, ()

    @property
    def view(self) -> View | None:
        """What it sees, if it has to call or play now; declarer plays dummy's cards too.

        Claims are unknown to the protocol: nobody may make one.
        """
        if self.auction is None or self.conditions is None or self.dealt is None:
            return None
        public = Public(self.conditions.dealer, self.conditions.vulnerability, self.auction, self.systems)
        view = View(self.seat, public, self._left(self.seat), self.play, self._faced(), refused=(self.seat,))
        if not view.acts or (self.play is not None and not self._may_play(self.play)):
            return None
        return view

    def acted(self, action: MakeCall | PlayCard, note: CallNote | None = None) -> tuple[SeatPlayer, Lines]:
        """The player after its own call or card, and what it sends.

        Args:
            action: A legal one.
            note: What is said of a call.

        Raises:
            TableFault: If it is not on turn, or the action is not legal.
        """
        view = self.view
        if view is None:
            raise TableFault(TableFaultCode.UNEXPECTED, self.seat, str(action))
        if isinstance(action, MakeCall):
            player, lines = self._called(self.seat, action.call)
            return player, (CallLine(self.seat, action.call, note), *lines)
        player, lines = self._played(view.turn, action.card)
        return player, (CardLine(view.turn, action.card), *lines)

    def _with_cards(self, message: CardsOf) -> tuple[SeatPlayer, Lines]:
        if self.conditions is None or len(message.hand) != 13:
            raise self._fault(message)
        if message.seat is self.seat and self.auction is None:
            dealt = replace(self, dealt=message.hand, auction=Auction(self.conditions.dealer))
            return dealt._next()
        if self.play is not None and message.seat in (None, self.play.contract.dummy):
            return replace(self, dummy=message.hand)._next()
        raise self._fault(message)

    def _called(self, seat: Seat, call: Call) -> tuple[SeatPlayer, Lines]:
        auction = self.auction
        if auction is None or seat is not auction.turn or auction.why_not(call) is not None:
            raise self._fault(CallLine(seat, call))
        after = auction.after(call)
        contract = after.contract if after.is_over else None
        play = None if contract is None else Play(contract)
        return replace(self, auction=after, play=play)._next()

    def _played(self, seat: Seat, card: Card) -> tuple[SeatPlayer, Lines]:
        play = self.play
        if play is None or play.is_over or seat is not play.turn:
            raise self._fault(CardLine(seat, card))
        hand = self._left(seat) if self._sees(seat, play) else Hand.of((card,)) - self._seen(play)
        if play.why_not(card, hand) is not None:
            raise self._fault(CardLine(seat, card))
        return replace(self, play=play.after(card, hand), may_lead=False)._next()

    def _next(self) -> tuple[SeatPlayer, Lines]:
        """What it is ready for now."""
        if self.play is not None:
            return self, self._ready_in_play(self.play)
        if self.auction is None or self.auction.is_over or self.auction.turn is self.seat:
            return self, ()
        return self, (ReadyForCall(self.seat, self.auction.turn),)

    def _ready_in_play(self, play: Play) -> Lines:
        if play.is_over:
            return ()
        dummy, turn = play.contract.dummy, play.turn
        if play.cards and self.dummy is None and self.seat is not dummy:
            return (Ready(self.seat, ReadyTopic.DUMMY),)
        if self._chooses(play):
            return ()
        return (ReadyForCard(self.seat, None if turn is dummy else turn, len(play.winners) + 1),)

    @property
    def _awaits_cards(self) -> bool:
        """Whether its own cards come next, or dummy's."""
        play = self.play
        if play is None:
            return self.auction is None
        return bool(play.cards) and self.dummy is None and self.seat is not play.contract.dummy

    def _chooses(self, play: Play) -> bool:
        """Whether the next card is its choice."""
        dummy, declarer = play.contract.dummy, play.contract.declarer
        return (declarer if play.turn is dummy else play.turn) is self.seat

    def _may_play(self, play: Play) -> bool:
        """Whether it was told to lead if it has to, and has seen dummy."""
        return (self.may_lead or bool(play.trick.cards)) and (not play.cards or self.dummy is not None)

    def _sees(self, seat: Seat, play: Play) -> bool:
        """Whether it sees this player's cards."""
        return seat is self.seat or (seat is play.contract.dummy and self.dummy is not None)

    def _seen(self, play: Play) -> Hand:
        """Every card that it has seen, so that nobody else can play it."""
        return (self.dealt or EMPTY) | (self.dummy or EMPTY) | Hand.of(play.cards)

    def _left(self, seat: Seat) -> Hand:
        """The cards that this player or dummy still has, as far as they are known."""
        dealt = self.dealt if seat is self.seat else self.dummy
        gone = EMPTY if self.play is None else Hand.of(self.play.cards)
        return (dealt or EMPTY) - gone

    def _faced(self) -> BySeat[Hand | None]:
        if self.play is None or self.dummy is None:
            return _NOBODY
        dummy = self.play.contract.dummy
        return _NOBODY.put(dummy, self._left(dummy))

    def _fault(self, message: Message) -> TableFault:
        return TableFault(TableFaultCode.UNEXPECTED, self.seat, format_message(message))
