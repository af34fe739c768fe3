"""What a bot is: a player that sees a ``View`` and answers with an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from schlemm.bidding.explanation.explain import Explanation
from schlemm.core.action import Action
from schlemm.core.view import Public, View


class Bot(Protocol):
    """A player made of code. It keeps nothing in mind from one question to the next.

    The same view gives the same action, at every table and on every machine.
    """

    def act(self, view: View) -> Action:
        """What the bot does now.

        Args:
            view: The board from the bot's seat, when ``is_asked(view)``.

        Raises:
            NotAsked: If there is nothing to do for this seat.
        """
        ...

    def explain(self, public: Public, index: int) -> Explanation:
        """What a call means, from the calls before it alone; it is given no hand that it could betray.

        Args:
            public: The auction and what is at stake; calls after ``index`` are not looked at.
            index: Which call, counted from 0.

        Raises:
            NoSuchCall: If the auction has none at this index.
        """
        ...


@dataclass(eq=True, unsafe_hash=True)
class NotAsked(ValueError):
    """A bot was asked to act for a seat that has nothing to do now: a mistake of the caller.

    Attributes:
        view: The text of the view that was given.
    """

    view: str

    def __str__(self) -> str:
        return f"there is nothing to do for this seat; ask only when is_asked(view): {self.view}"


@dataclass(eq=True, unsafe_hash=True)
class NoSuchCall(IndexError):
    """A call was asked about that has not been made.

    Attributes:
        index: Which one, counted from 0.
        calls: How many calls there are.
    """

    index: int
    calls: int

    def __str__(self) -> str:
        return f"there is no call {self.index}; the auction has {self.calls}, counted from 0"


def answers_claim(view: View) -> bool:
    """Whether a claim lies on the table that this seat has to answer."""
    if view.play is None or view.pending is None:
        return False
    return view.seat in view.pending.waits_for(view.play.contract, view.play.tricks_left)


def is_asked(view: View) -> bool:
    """Whether this seat has something to do: a call, a card (dummy's too for declarer) or an answer."""
    return view.acts or answers_claim(view)
