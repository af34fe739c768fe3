"""What the tests of matches share: players that cost nothing, and a solver that does not solve."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from schlemm.bot_match.contestants import Blame, Contestant
from schlemm.core.action import Action, AnswerClaim, MakeCall, PlayCard
from schlemm.core.calls import PASS, Call
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.view import View
from schlemm.dd.table import TrickTable
from schlemm.dealing.pcg import Pcg32


@dataclass(frozen=True)
class Bold:
    """Acts by what it sees and nothing else: some low call, passing more often than not, some card, never a claim."""

    seed: str = ""

    def act(self, view: View) -> Action:
        """What follows from the view alone."""
        random = Pcg32.from_text(self.seed + view.text())
        if view.pending is not None:
            return AnswerClaim(accept=random.below(2) == 0)
        if view.play is not None:
            cards = tuple(view.legal_cards())
            return PlayCard(cards[random.below(len(cards))])
        calls = view.legal_calls()[:8]
        return MakeCall(PASS if random.below(3) else calls[random.below(len(calls))])


@dataclass(frozen=True)
class Always:
    """Makes one call and no other, legal or not."""

    call: Call

    def act(self, view: View) -> Action:
        """That call."""
        return MakeCall(self.call)


class Broken:
    """Knows nothing but an error."""

    def act(self, view: View) -> Action:
        """Fail."""
        raise RuntimeError(f"no idea at {view.seat}")


class Guess:
    """A solver whose tables are made up, the same for the same deal."""

    def tables(self, deals: Sequence[Deal]) -> list[TrickTable]:
        """A table for each deal."""
        return [made_up(str(deal)) for deal in deals]


def made_up(text: str) -> TrickTable:
    """A table of tricks by chance."""
    random = Pcg32.from_text(text)
    return TrickTable.from_function(lambda strain, seat: 3 + random.below(9))


@contextmanager
def open_bold(name: str) -> Iterator[Contestant]:
    """The bold player whose seed is its name."""
    yield Contestant(name, Bold(name))


@dataclass(frozen=True)
class Unlucky(Bold):
    """Acts like the bold one, but has no idea at all on board 9."""

    def act(self, view: View) -> Action:
        """What follows from the view, or an error."""
        if Conditions(view.public.dealer, view.public.vulnerability) == Conditions.of_board(9):
            raise LookupError("no idea")
        return super().act(view)


@contextmanager
def open_unlucky(name: str) -> Iterator[Contestant]:
    """The player with no idea on board 9."""
    yield Contestant(name, Unlucky(name))


def nobodys_fault(error: Exception) -> Blame:
    """No player is to blame: the error goes on."""
    raise error


@contextmanager
def open_killer(name: str) -> Iterator[Contestant]:
    """A player that takes its whole process with it."""
    yield Contestant(name, Killer())


class Killer:
    """Ends the process that asks it."""

    def act(self, view: View) -> Action:
        """Do not come back."""
        import os

        os._exit(7)
