"""A table as it stands: who plays, under what form, the board in progress, the sheet so far.

It holds all four hands. Players are given a ``Sight`` (``table.views.sight``), never this.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Final

from schlemm.core import bot_name
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.bot_name import whole_name
from schlemm.core.goal import TableGoal
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Side
from schlemm.dealing.fair import Promise
from schlemm.scoring.forms.state import FormState
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.board_quota import NOTHING_SPENT, Spent
from schlemm.table.state.company import Company
from schlemm.table.state.elsewhere import Elsewhere
from schlemm.table.state.events import Event
from schlemm.table.state.explanations import UNSPOKEN, Explanations
from schlemm.table.state.forms import Form
from schlemm.table.state.origin import BoardOrigin
from schlemm.table.state.pack import Pack
from schlemm.table.state.players import Person, Player, hashed, program_proof, seats_of
from schlemm.table.state.settings import LookingBack, PartnerDeclares, Settings

MATCHES: Final = frozenset({"duplicate"})
"""Names of the forms in which other tables play the same deals, unless a board is only practised."""

TENTHS_A_MINUTE: Final = 600


@dataclass(frozen=True, slots=True)
class Table:
    """A table after its first ``version`` events.

    Attributes:
        id: Its name in links.
        version: How many events it has seen.
        score: What has been added up so far, by the form of scoring and its house rules.
        players: Who sits where.
        settings: What the players agreed on besides.
        company: The people around the table.
        board: The board in progress, or the last one; ``None`` before the first.
        stopped: Whether it was ended early.
        goal: What it was opened for, if to practise.
        origin: Where its board comes from, if it goes on from a moment of one that was played before.
        used: How long the people of each side have been waited for in this board, in tenths of a second, where there
            is a clock.
        elsewhere: How far the other table of a match is; ``None`` where nobody else plays the same boards.
        changed_elsewhere: How often something that is shown here has changed with no event of this table: in a match.
        deals: How many boards have been dealt.
        promise: What the next deal follows from; ``None`` where none is, and in a match, which promises itself.
        explanations: What has been said about the calls of the board.
        untold: How many events each seat has not been told of.
        pack: The pack of this deal, where the ceremony of dealing is played, from its shuffling to the board's end.
        read: What of this board's announcements was read last, at a table of mini-bridge with one person.
        spent: How often players have done on this board what does not bring it on.
        default_bot: The name of the bot that acts where nobody says otherwise.
        texts: The texts of systems of somebody's own that are bid here.
    """

    id: str
    version: int
    score: FormState[Form]
    players: BySeat[Player]
    settings: Settings
    company: Company
    board: State | None = None
    stopped: bool = False
    goal: TableGoal | None = None
    origin: BoardOrigin | None = None
    used: BySide[int] = BySide(0, 0)
    elsewhere: Elsewhere | None = None
    changed_elsewhere: int = 0
    deals: int = 0
    promise: Promise | None = None
    explanations: Explanations = UNSPOKEN
    untold: BySeat[int] = BySeat(0, 0, 0, 0)
    pack: Pack | None = None
    read: Announcement | None = None
    spent: Spent = NOTHING_SPENT
    default_bot: str = bot_name.DEFAULT
    texts: tuple[str, ...] = ()

    @property
    def form(self) -> Form:
        """The form of scoring, with its house rules."""
        return self.score.form

    @property
    def changes(self) -> int:
        """How often something that is shown here has changed: what its players count, together."""
        return self.version + self.changed_elsewhere

    def version_for(self, seat: Seat) -> int:
        """How many changes this seat has been told of: what is kept from it leaves no gap in what it counts."""
        return self.changes - self.untold.of(seat)

    @property
    def is_over(self) -> bool:
        """Whether no further board will be dealt."""
        return self.score.is_over

    @property
    def board_in_progress(self) -> bool:
        """Whether a board has been dealt and not ended."""
        return self.board is not None and not isinstance(self.board, Finished) and not self.stopped

    @property
    def actor(self) -> Seat | None:
        """Whose player calls or plays next; ``None`` between boards and while a claim waits for its answers."""
        board = self.board
        if not self.board_in_progress or board is None or isinstance(board, Finished):
            return None
        if isinstance(board, Playing) and board.pending is not None:
            return None
        return self.plays_for(board.turn)

    @property
    def board_is_open(self) -> bool:
        """Whether all may know the cards of the last board: it is over, here and at the other table of a match."""
        if not isinstance(self.board, Finished):
            return False
        return self.elsewhere is None or self.elsewhere.is_done_with(self.board.board.number)

    @property
    def is_level(self) -> bool:
        """Whether nobody here plays a board, or knows one that the other table of a match has yet to play or finish."""
        return not self.board_in_progress and (self.elsewhere is None or self.elsewhere.level)

    @property
    def scope(self) -> str:
        """What hashes of secrets are keyed by."""
        return self.company.invitation.scope or self.id

    @property
    def overtime(self) -> BySide[int]:
        """How much longer than agreed the people of each side have taken over this board, in tenths of a second."""
        limit = self.settings.minutes * TENTHS_A_MINUTE
        return self.used.map(lambda used: max(0, used - limit) if limit else 0)

    @property
    def is_waiting(self) -> bool:
        """Whether the table waits for people before its first board."""
        begun = self.pack is not None or (self.elsewhere is not None and self.elsewhere.begun)
        return self.board is None and not self.is_over and not begun

    @property
    def pack_to_cut(self) -> Pack | None:
        """The pack that waits to be cut before the next board is dealt, if one does."""
        return self.pack if self.pack is not None and self.pack.cut is None else None

    @property
    def is_given(self) -> bool:
        """Whether its board was chosen and not dealt by chance: to practise, or to play it differently."""
        return self.goal is not None or self.origin is not None

    @property
    def is_match(self) -> bool:
        """Whether the score at this table is compared with that of others."""
        return self.form.name in MATCHES and not self.is_given

    @property
    def looking_back(self) -> LookingBack:
        """How long the auction and the last trick may be looked at: in a match the Laws say so."""
        return LookingBack.LAWS if self.is_match else self.settings.looking_back

    @property
    def gives_hints(self) -> bool:
        """Whether anybody is given hints here: neither in a match nor where several people play, or have cards.

        Who is away still belongs to the board, and so does who has left for good while it was played.
        """
        people = sum(isinstance(player, Person) for player in self.players)
        return not self.is_match and people <= 1 and not self.company.shared

    def explains(self, speaker: Seat, asker: Seat) -> bool:
        """Whether a player may be told now what a seat's calls and cards mean; in a match partner's only afterwards."""
        return not self.is_match or speaker is not asker.partner or self.board_is_open or self.stopped

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats whose persons play themselves."""
        return tuple(seat for seat in SEATS if self.bot_at(seat) is None)

    def has_others(self, seat: Seat) -> bool:
        """Whether another person sits at the table, away or not."""
        return any(isinstance(self.players.of(at), Person) for at in SEATS if at is not seat)

    def bot_at(self, seat: Seat) -> str | None:
        """The bot that acts at this seat, for itself or for a person who is away; ``None`` if a person does."""
        player = self.players.of(seat)
        if isinstance(player, Person) and seat not in self.company.away:
            return None
        return player.bot or self.default_bot

    def opened_by(self, secret: str) -> tuple[Seat, ...]:
        """The seats that this secret opens, also those that are to be taken when the board is over."""
        return seats_of(self._expected, secret, self.scope)

    def played_by_program(self, key: str) -> Seat | None:
        """The seat at which a program plays that has this key; it opens nothing else."""
        proof = program_proof(key, self.scope)
        played = self._expected.find(
            lambda player: isinstance(player, Person) and hmac.compare_digest(player.program, proof)
        )
        return next(iter(played), None)

    def is_programs(self, seat: Seat) -> bool:
        """Whether a program sits here by itself, or will once the board is over."""
        player = self._expected.of(seat)
        return isinstance(player, Person) and player.is_program

    @property
    def _expected(self) -> BySeat[Player]:
        """Who sits at each seat, or sits down there once the board is over."""
        return self.company.coming.zip(self.players).map(lambda who: who[0] or who[1])

    def knew(self, secret: str) -> bool:
        """Whether this secret opened a seat before it was given on or its device replaced."""
        return hashed(secret, self.scope) in self.company.former

    @property
    def systems(self) -> BySide[str]:
        """The bidding system of each side: that of its bot, else that of the bot that sits down by default."""
        return BySide.from_function(self._system)

    def _system(self, side: Side) -> str:
        bots = (player.bot for seat in side.seats if (player := self.players.of(seat)).bot)
        return whole_name(bot_name.split(next(bots, self.default_bot))[0], self.texts)

    def plays_for(self, seat: Seat) -> Seat:
        """Whose player chooses the calls and cards of this seat: its own, but declarer's chooses dummy's cards.

        Where declarer is a bot and dummy a person, the person plays both hands, unless they chose to watch.
        """
        declarer = self._declarer
        return seat if declarer is None else self.chooses_for(seat, declarer)

    def chooses_for(self, seat: Seat, declarer: Seat) -> Seat:
        """The same for any declarer, such as that of a board that is over."""
        if seat.side is not declarer.side:
            return seat
        dummy = declarer.partner
        bot_declares, person_is_dummy = self.bot_at(declarer) is not None, self.bot_at(dummy) is None
        plays = self.settings.partner_declares is PartnerDeclares.PLAY
        return dummy if bot_declares and person_is_dummy and plays else declarer

    def acts_as(self, player: Seat) -> Seat:
        """The seat as which this player calls, plays and claims: declarer's, if they play declarer's cards."""
        declarer = self._declarer
        return declarer if declarer is not None and self.plays_for(declarer) is player else player

    @property
    def _declarer(self) -> Seat | None:
        """Who declares the board in progress; ``None`` as long as that is open, which it never is in mini-bridge."""
        board = self.board
        if isinstance(board, Playing):
            return board.contract.declarer
        return board.turn if isinstance(board, Bidding) and board.auction.is_naming else None


class Impossible(Exception):
    """An event that cannot have followed the ones before it: the record of the table is damaged."""

    @classmethod
    def of(cls, table: Table, event: Event) -> Impossible:
        """Return that this event does not fit the board of the table.

        No word of what the event holds, which may be cards or a secret: errors end up in logs.
        """
        what, where = type(event).__name__, type(table.board).__name__
        return cls(f"table {table.id}, version {table.version}: {what} does not fit {where}")
