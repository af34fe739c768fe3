"""A circle as it stands: its people, what they have agreed on, and the games they have played."""

from __future__ import annotations

from dataclasses import dataclass

from schlemm.match.state.place import Place
from schlemm.match.state.plan import Measure
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm
from schlemm.table.state.players import Person
from schlemm.table.state.settings import Settings

MATCH = "match"
"""The form of a game that is a match of two tables."""


@dataclass(frozen=True, slots=True)
class MemberPlace:
    """A member at a place; a table by itself is the first one.

    Attributes:
        member: Which of the members, counted from 0.
        place: Where.
    """

    member: int
    place: Place


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """The result of a game that is over.

    Attributes:
        seated: Who sat where in the end.
        deals: Deals that were scored; in a match boards that both tables have finished.
        points: The points by which North-South, or team A, is ahead, as they are settled; negative if it is behind.
        amount: The same in what is paid, in hundredths of the unit agreed.
        imps: The IMPs by which team A is ahead; 0 of a table by itself.
        lead: 1 if North-South, or team A, has won by what decides, -1 if it has lost, 0 for a tie.
        measure: What decides a match.
        margin: By how much team A is ahead in the unit of the measure; ``None`` of a table by itself, and of a match
            that was kept before margins were: its IMPs are told where they agree with ``lead``.
    """

    seated: tuple[MemberPlace, ...]
    deals: int
    points: int = 0
    amount: int = 0
    imps: int = 0
    lead: int = 0
    measure: Measure = Measure.IMPS
    margin: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A robber, a rubber or a match of the circle.

    Attributes:
        id: Name of its table, or of the match.
        form: ``robber4``, ``rubber`` or ``match``.
        date: The evening it belongs to, as ``2026-11-19``.
        seated: Who was given which place.
        outcome: The result; ``None`` while it goes on.
        after: Name of the game that it follows; empty if it was begun afresh.
    """

    id: str
    form: str
    date: str
    seated: tuple[MemberPlace, ...]
    outcome: GameOutcome | None = None
    after: str = ""

    @property
    def sat(self) -> tuple[MemberPlace, ...]:
        """Who sat where, as far as it is known."""
        return self.seated if self.outcome is None else self.outcome.seated

    @property
    def counts(self) -> bool:
        """Whether it is over and anything was scored."""
        return self.outcome is not None and self.outcome.deals > 0


@dataclass(frozen=True, slots=True)
class CircleRules:
    """What the circle plays by.

    Attributes:
        chicago: The robber of four with its house rules.
        rubber: The classical rubber with the same.
        settings: Pace, stake and rounding.
        bot: Which bot has the seats that nobody takes, ``SYSTEM:LEVEL``.
    """

    chicago: RobberOfFourForm
    rubber: RubberForm
    settings: Settings
    bot: str


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle after its first ``version`` events.

    Attributes:
        id: Its name in links.
        version: How many events it has seen.
        name: What the circle calls itself.
        invite: The secret that its keys follow from.
        members: Who belongs to it; the first has opened it and is its host. Each is known here, and at all tables of
            the circle, by the same name and hashes of secrets.
        agreement: What they play by.
        games: What they have played, in its order.
        lost: Whose secrets open nothing any more, and hashes of these: games begun with them are theirs all the same.
        agreed: How often the rules were changed since the last game was begun.
    """

    id: str
    version: int
    name: str
    invite: str
    members: tuple[Person, ...]
    agreement: CircleRules
    games: tuple[Game, ...] = ()
    lost: tuple[tuple[int, str], ...] = ()
    agreed: int = 0

    def member(self, proof: str) -> int | None:
        """Who is known by this hash of a secret; the first of several who share a browser."""
        return next((at for at, person in enumerate(self.members) if person.is_opened_by(proof)), None)

    def game(self, name: str) -> Game | None:
        """The game of this name."""
        return next((game for game in self.games if game.id == name), None)
