"""A table as it stands: who plays, under what form, the board in progress, the sheet so far.

It holds all four hands. Players are given a ``Sight`` (``table.sight``), never this.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from schlemm.bots import registry
from schlemm.core.contract import Contract
from schlemm.core.seats import SIDES, BySeat, BySide, Seat, Side
from schlemm.core.state import Finished, Playing, State
from schlemm.scoring.form import ScoringForm
from schlemm.table.forms import Form, FormState, rules_of
from schlemm.table.players import Person, Player, Robot
from schlemm.table.practice import Practice
from schlemm.table.settings import PartnerDeclares, Settings


@dataclass(frozen=True, slots=True)
class Table:
    """A table after its first ``version`` events.

    Attributes:
        id: Its name in links.
        version: How many events it has seen.
        form: The form of scoring, with its house rules.
        score: What the form has added up so far.
        players: Who sits where.
        settings: What the players agreed on besides.
        board: The board in progress, or the last one; ``None`` before the first.
        stopped: Whether it was ended early.
        practice: What it was opened for, if to practise.
    """

    id: str
    version: int
    form: Form
    score: FormState
    players: BySeat[Player]
    settings: Settings
    board: State | None = None
    stopped: bool = False
    practice: Practice | None = None

    @property
    def rules(self) -> ScoringForm[Any]:
        """The form as what every form is; the state that goes with it is ``score``."""
        return rules_of(self.form)

    @property
    def is_over(self) -> bool:
        """Whether no further board will be dealt."""
        return self.rules.is_over(self.score)

    @property
    def board_in_progress(self) -> bool:
        """Whether a board has been dealt and not ended."""
        return self.board is not None and not isinstance(self.board, Finished) and not self.stopped

    @property
    def systems(self) -> BySide[str]:
        """The bidding system of each side: that of its bot, else the one that bots have by default."""
        return BySide(*(self._system(side) for side in SIDES))

    def _system(self, side: Side) -> str:
        bots = (player.bot for seat in side.seats if isinstance(player := self.players.of(seat), Robot))
        return registry.system_of_bot(next(bots, registry.DEFAULT))

    def plays_for(self, seat: Seat) -> Seat:
        """Whose player chooses the calls and cards of this seat: its own, but declarer's chooses dummy's cards.

        Where declarer is a bot and dummy a person, the person plays both hands, unless they chose to watch.
        """
        if not isinstance(self.board, Playing):
            return seat
        return self.chooses_for(seat, self.board.contract)

    def chooses_for(self, seat: Seat, contract: Contract) -> Seat:
        """The same for any contract, such as that of a board that is over."""
        if seat.side is not contract.side:
            return seat
        bot_declares = isinstance(self.players.of(contract.declarer), Robot)
        person_is_dummy = isinstance(self.players.of(contract.dummy), Person)
        plays = self.settings.partner_declares is PartnerDeclares.PLAY
        return contract.dummy if bot_declares and person_is_dummy and plays else contract.declarer

    def acts_as(self, player: Seat) -> Seat:
        """The seat as which this player calls, plays and claims: declarer's, if they play declarer's cards."""
        if not isinstance(self.board, Playing):
            return player
        declarer = self.board.contract.declarer
        return declarer if self.plays_for(declarer) is player else player
