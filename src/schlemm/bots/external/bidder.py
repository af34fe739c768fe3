"""A bidder that is another program: one process for all seats of a side, told again whenever seat or hand change."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import TracebackType
from typing import Final

from schlemm.bots.bot import NotAsked
from schlemm.bots.external.fault import ExternalFault, FaultCode
from schlemm.bots.external.language import END, HELLO, bid_line, board_line, read_call, read_object
from schlemm.bots.external.process import LineProcess, shortened
from schlemm.core.action import Action, MakeCall
from schlemm.core.auction import Auction
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat
from schlemm.core.view import View

PREFIX: Final = "exec:"
"""How the name of an external bidder begins; the command follows."""

PATIENCE: Final = 30.0
"""Seconds that a program has for an answer."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What the program was last told.

    Attributes:
        seat: For whom the program was asked.
        hand: The cards of this seat.
        auction: The calls it was asked after.
    """

    seat: Seat
    hand: Hand
    auction: Auction

    def is_before(self, view: View) -> bool:
        """Whether the view can be of the same board, further on."""
        calls = self.auction.calls
        same_hands = self.hand == view.hand if self.seat is view.seat else not self.hand & view.hand
        return (
            same_hands
            and self.auction.first is view.auction.first
            and len(calls) < len(view.auction.calls)
            and view.auction.calls[: len(calls)] == calls
        )


class ExternalBidder:
    """Asks a program for its calls; the program is started at the first question, and again after a fault.

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

    def __enter__(self) -> ExternalBidder:
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
                raise ExternalFault(self.command, FaultCode.CANNOT_BID, shortened(str(answer)))
        except ExternalFault:
            self._stop()
            raise
        return shortened(" ".join(str(answer[key]) for key in ("name", "version") if key in answer))

    def act(self, view: View) -> Action:
        """The call that the program makes; after a fault it is stopped, and started anew for the next question.

        Raises:
            NotAsked: If this seat has no call to make.
            ExternalFault: If the program crashes, is late, or answers what is no legal call.
        """
        if view.play is not None or not view.acts:
            raise NotAsked(view.text())
        try:
            process = self._running()
            process.expect_silence()
            self._introduce(process, view)
            answer = read_object(self.command, self._ask(process, bid_line(view.auction)))
            return MakeCall(read_call(self.command, answer, view.auction))
        except ExternalFault as fault:
            self._stop()
            raise replace(fault, where=f"{view.seat} after {view.auction}") from fault

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
        told = self._told
        goes_on = told is not None and told.is_before(view)
        if not goes_on:
            self._boards += 1
        if not goes_on or told is None or told.seat is not view.seat:
            process.tell(board_line(view, self._boards, self._scoring))
        self._told = _Told(view.seat, view.hand, view.auction)

    def _ask(self, process: LineProcess, line: str) -> str:
        process.tell(line)
        return process.answer(self._patience)

    def _stop(self, farewell: str = "") -> None:
        process, self._process, self._told, self._boards = self._process, None, None, 0
        if process is not None:
            process.end(farewell)
