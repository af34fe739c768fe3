"""What players ask of those who think for them: it changes nothing at the table."""

from __future__ import annotations

from schlemm.bidding.explanation.advice import Advice
from schlemm.bidding.explanation.explain import Explanation
from schlemm.bidding.explanation.seen import Known
from schlemm.bots.explaining import WhatItMeansTo
from schlemm.bots.review.hint import CardAdvice, WhatToPlay
from schlemm.bots.workers.executor import JobRunner
from schlemm.bots.workers.questions import WhatIsSure, WhatToCall, WhyNotThat
from schlemm.core.board.state import Finished, Playing
from schlemm.core.calls import Call
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.core.sentence import Sentence
from schlemm.table.live.log import Log
from schlemm.table.rules.disclosure import check_card_hint, check_hint, check_question
from schlemm.table.state.table import Table
from schlemm.table.views.sight import view_of


class AskedOfTable:
    """Explanations and hints for the players of one table.

    Args:
        log: The table.
        runner: Thinks, outside the event loop.
    """

    def __init__(self, log: Log, runner: JobRunner) -> None:
        self._asked_of = log
        self._runner = runner

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self._asked_of.table

    async def explain(self, asker: Seat, index: int) -> Explanation:
        """What a call means, as its bidder's system reads it, to a player who sees what this one does.

        Raises:
            IndexError: If there is no such call.
            Refused: If this player may not be told now.
        """
        view = view_of(self.table, SEATS[0])
        if not 0 <= index < len(view.auction.calls):
            raise IndexError(index)
        caller = view.auction.first.after(index)
        check_question(self.table, asker, caller)
        return await self._runner.carry_out(WhatItMeansTo(known_to(self.table, asker), view.public, index))

    async def advise(self, seat: Seat) -> Advice:
        """What this player's own system would call with their hand.

        Raises:
            Refused: If hints are not given here, or if it is not theirs to call.
        """
        check_hint(self.table, seat)
        return await self._runner.carry_out(WhatToCall(view_of(self.table, seat)))

    async def why_not(self, seat: Seat, call: Call) -> tuple[Sentence, ...]:
        """Why this player's own system would not make this call with their hand; nothing if it would.

        Raises:
            Refused: If hints are not given here, or if it is not theirs to call.
            RuleViolation: If the call is not legal.
        """
        check_hint(self.table, seat)
        view = view_of(self.table, seat)
        view.auction.after(call)
        return await self._runner.carry_out(WhyNotThat(view, call))

    async def weigh_cards(self, seat: Seat) -> CardAdvice:
        """What the player of this seat should play, from the hand in turn.

        Raises:
            Refused: If hints are not given here, or if it is not theirs to play.
            SolverError: If no solver has an answer.
        """
        check_card_hint(self.table, seat)
        return await self._runner.carry_out(WhatToPlay(view_of(self.table, self.table.acts_as(seat))))

    async def safe_claim(self, seat: Seat) -> int | None:
        """How many of the tricks left the player of this seat can claim beyond doubt, if it is theirs to play."""
        if not isinstance(self.table.board, Playing) or self.table.actor is not seat:
            return None
        return await self._runner.carry_out(WhatIsSure(view_of(self.table, self.table.acts_as(seat))))


def known_to(table: Table, seat: Seat) -> Known:
    """What the player of this seat knows: from their views of the board, or all hands once these lie open.

    Raises:
        ValueError: If no board has been dealt.
    """
    board = table.board
    if isinstance(board, Finished) and table.board_is_open:
        return Known(BySeat.from_function(board.board.deal.hand), reader=seat)
    own, role = view_of(table, seat), table.acts_as(seat)
    return Known.of_view(own) if role is seat else Known.of_view(own, view_of(table, role))
