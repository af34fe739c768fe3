"""A player that is another program: one process for all seats of a side, told again whenever seat or hand change."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import TracebackType
from typing import Final

from schlemm.bots.bot import NotAsked
from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.bots.external.language import (
    END,
    HELLO,
    answered_call,
    bid_line,
    board_line,
    dealt_hand,
    play_line,
    read_card,
    read_object,
)
from schlemm.bots.external.process import LineProcess, shortened_words
from schlemm.core.action import Action, MakeCall, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.core.view import View

PATIENCE: Final = 30.0
"""Seconds that a program has for an answer."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What the program was last told.

    Attributes:
        seat: For whom the program was asked.
        hand: The thirteen cards of this seat.
        auction: The calls it was asked after.
        cards: The cards it was asked after.
    """

    seat: Seat
    hand: Hand
    auction: Auction
    cards: tuple[Card, ...]

    @classmethod
    def of(cls, view: View) -> _Told:
        """What a program is told of this view."""
        return cls(view.seat, dealt_hand(view), view.auction, () if view.play is None else view.play.cards)

    def is_before(self, now: _Told) -> bool:
        """Whether the other can be of the same board, further on."""
        same_hands = self.hand == now.hand if self.seat is now.seat else not self.hand & now.hand
        then, calls = self.auction.calls, now.auction.calls
        return (
            same_hands
            and self.auction.first is now.auction.first
            and (len(then), len(self.cards)) < (len(calls), len(now.cards))
            and calls[: len(then)] == then
            and now.cards[: len(self.cards)] == self.cards
        )


class ExternalBot:
    """Asks a program for its calls and cards; the program is started at the first question, and again after a fault.

    Use it in a ``with`` statement, or call ``close``: programs do not always end by themselves.

    Args:
        command: Program and arguments, as typed in a shell.
        patience: Seconds that it has for an answer.
        scoring: What the boards are scored by: ``"imps"``, ``"matchpoints"`` or ``"points"``.
    """

    def __init__(self, command: str, patience: float = PATIENCE, scoring: str = "imps") -> None:
        self.command = command
        self._patience = patience
        self._scoring = scoring
        self._process: LineProcess | None = None
        self._told: _Told | None = None
        self._boards = 0
        self._plays = False

    @property
    def plays(self) -> bool:
        """Whether the program says that it plays cards too; it is started if it is not running.

        Raises:
            ExternalFault: If it does not start, does not greet, or cannot bid.
        """
        self._running()
        return self._plays

    def __enter__(self) -> ExternalBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def hello(self) -> str:
        """Start the program, and what it calls itself.

        Raises:
            ExternalFault: If it does not start, does not greet, or cannot bid.
        """
        self._stop()
        self._process = LineProcess(self.command)
        try:
            answer = read_object(self.command, self._ask(self._process, HELLO))
            able = answer.get("can")
            if not isinstance(able, list) or "bid" not in able:
                raise ExternalFault(self.command, FaultCode.CANNOT_BID, shortened_words(str(answer)))
            self._plays = "play" in able
        except ExternalFault:
            self._stop()
            raise
        return shortened_words(" ".join(str(answer[key]) for key in ("name", "version") if key in answer))

    def act(self, view: View) -> Action:
        """The call or card that the program chooses; after a fault it is stopped, and started anew when asked next.

        Raises:
            NotAsked: If this seat has neither a call nor a card to choose.
            ExternalFault: If the program crashes, is late, or answers what is not legal.
        """
        if not view.acts:
            raise NotAsked(view.text())
        try:
            process = self._running()
            process.expect_silence()
            self._introduce(process, view)
            if view.play is None:
                answer = read_object(self.command, self._ask(process, bid_line(view.auction)))
                return MakeCall(answered_call(self.command, answer, view.auction))
            answer = read_object(self.command, self._ask(process, play_line(view, view.play)))
            return PlayCard(read_card(self.command, answer, view))
        except ExternalFault as fault:
            self._stop()
            raise replace(fault, where=_place(view)) from fault

    def close(self) -> None:
        """End the program."""
        self._stop(END)

    def _running(self) -> LineProcess:
        if self._process is None:
            self.hello()
        if self._process is None:
            raise ExternalFault(self.command, FaultCode.NOT_STARTED)
        return self._process

    def _introduce(self, process: LineProcess, view: View) -> None:
        """Tell the program where it sits, if that is news."""
        told, now = self._told, _Told.of(view)
        goes_on = told is not None and told.is_before(now)
        if not goes_on:
            self._boards += 1
        if not goes_on or told is None or told.seat is not view.seat:
            process.tell(board_line(view, self._boards, self._scoring))
        self._told = now

    def _ask(self, process: LineProcess, line: str) -> str:
        process.tell(line)
        return process.answer(self._patience)

    def _stop(self, farewell: str = "") -> None:
        process, self._process, self._told, self._boards = self._process, None, None, 0
        if process is not None:
            process.end(farewell)


def _place(view: View) -> str:
    """Where a question was asked."""
    place = f"{view.seat} after {view.auction}"
    return place if view.play is None else f"{place} {' '.join(map(str, view.play.cards))}".rstrip()
