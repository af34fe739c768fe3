"""One action of a bot with what it cost, as work for a bots' worker."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from schlemm.bots.registry import bot_named
from schlemm.core.action import Action
from schlemm.core.view import View


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot does, and how long it thought.

    Attributes:
        action: What it does.
        seconds: Of CPU.
    """

    action: Action
    seconds: float


@dataclass(frozen=True, slots=True)
class Think:
    """A job: let a bot act and say what that took.

    Attributes:
        bot: Its name.
        view: What it sees.
    """

    bot: str
    view: View

    def run(self) -> Thought:
        """Act."""
        started = process_time()
        action = bot_named(self.bot).act(self.view)
        return Thought(action, process_time() - started)
