"""A foreign program with a bot of ours beside it, for what the program does not do."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import answers_claim
from schlemm.bots.external.bot import ExternalBot
from schlemm.core.action import Action
from schlemm.core.view import View


@dataclass(frozen=True, slots=True)
class AttendedBot:
    """Has the program do what it can, and our bot the rest: answers to claims, and cards if it only bids.

    Our bot reads the program's calls as everybody does, by the system that is on the card (``Public.systems``).

    Attributes:
        program: The program.
        helper: Who does the rest.
    """

    program: ExternalBot
    helper: SystemBot

    def act(self, view: View) -> Action:
        """What the side does now.

        Raises:
            NotAsked: If there is nothing to do for this seat.
            ExternalFault: If the program does not do its part.
        """
        if answers_claim(view) or (view.play is not None and not self.program.plays):
            return self.helper.act(view)
        return self.program.act(view)
