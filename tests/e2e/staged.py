"""Tables brought to a certain moment before their server starts: deals, calls and cards, kept in its data file."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import reduce
from pathlib import Path

from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
from schlemm.core.board.state import Bidding, Playing, State
from schlemm.core.calls import parse_call
from schlemm.core.cards import Card
from schlemm.core.claim import Statement
from schlemm.core.deal import Deal
from schlemm.core.goal import Goal, GoalMatch, GoalWish, TableGoal
from schlemm.core.seats import BySeat, Seat
from schlemm.match.live.log import MatchLog
from schlemm.match.rules.decide import decide_at_table
from schlemm.match.rules.decide import opening as match_opening
from schlemm.match.state.events import MatchEvent, MatchOpened
from schlemm.match.state.evolve import evolve as evolve_match
from schlemm.match.state.evolve import opened as opened_match
from schlemm.match.state.place import Place, Room
from schlemm.match.state.plan import Plan
from schlemm.match.state.teams import ByTeam, Colour, TeamBadge
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.store.sqlite.sqlite_store import SqliteStore
from schlemm.table.live.log import TableLog
from schlemm.table.rules.act import Command, DealSource, Request
from schlemm.table.rules.announcing import ReadOn, unread
from schlemm.table.rules.ceremony import CutPack
from schlemm.table.rules.dealing import FairDeals
from schlemm.table.rules.decide import decide, opening
from schlemm.table.rules.evolve import evolve, opened
from schlemm.table.rules.next_board import DealNext
from schlemm.table.rules.undo import Undo
from schlemm.table.state.announcement import Announcement
from schlemm.table.state.events import Event, TableOpened
from schlemm.table.state.forms import Form
from schlemm.table.state.invitation import Invitation
from schlemm.table.state.players import Person, Player, Robot, hashed
from schlemm.table.state.settings import Settings, Tempo
from schlemm.table.state.table import Table

SECRET = "0123456789abcdefghijkl"
"""What the browser of the person at South brings."""

COOKIE = "schlemm_guest"
BOT = "forum:anfaenger"
NAMES = BySeat("Nora", "Olga", "Sven", "Willi")
ME = "Anna"
SWIFT = Settings(tempo=Tempo.AT_ONCE)


@dataclass(frozen=True)
class Moment:
    """A moment of a board, and how the table came to it.

    Attributes:
        deal: The four hands, in the notation of PBN.
        dealer: Who deals, by the letter.
        calls: The auction so far, in the usual notation; in mini-bridge the contract that was named.
        cards: The cards so far.
        claim: Who claims how many tricks then.
        agreed: Whether everybody agrees to the claim at once; ``None`` if the first who is asked refuses it.
        form: The form of scoring; a robber of four by default.
        earlier: How many boards come before, each conceded at one club.
        followed: Whether the next board has been dealt, once this one is over.
        minutes: How long a side may take over a board.
        habits: What else the players have agreed on.
        cut: After how many cards the pack is cut, where the dealing is played; ``None`` while it waits for that.
        promised: Whether the deal was promised, so that it follows from a secret and not from ``deal``.
        match: Whether it is a match of two tables.
        both: Whether the other table of a match has come as far.
        taken_back: How often the person at South has called and taken it back before that.
        undone: Whether the person at South has taken back what came last.
        away: Which other seats have people who are away, by their letters.
        goal: What is practised, where anything is.
        read: Whether the points announced in mini-bridge have been read.
        names: What the bots are called.
        me: What the person at South is called.
        bot: What the bots are, and what plays for people who are away: their system and how well they play.
    """

    deal: str
    dealer: str = "S"
    calls: str = ""
    cards: str = ""
    claim: tuple[str, int] | None = None
    agreed: bool | None = False
    form: Form | None = None
    earlier: int = 0
    followed: bool = False
    minutes: int = 0
    habits: Settings = SWIFT
    cut: int | None = None
    promised: bool = False
    match: bool = False
    both: bool = False
    taken_back: int = 0
    undone: bool = False
    away: str = ""
    goal: Goal | None = None
    read: bool = False
    names: BySeat[str] = field(default=NAMES)
    me: str = ME
    bot: str = BOT

    async def keep(self, name: str, store: SqliteStore) -> None:
        """Write the events that lead to this moment, at a table of this name."""
        if self.match:
            await MatchLog.begin(name, self._match(name), store)
        else:
            await TableLog.begin(name, self.events(name), store)

    def _players(self, name: str) -> BySeat[Player]:
        def other(seat: Seat) -> Player:
            called = self.names.of(seat)
            away = seat.letter in self.away
            return Person(called, hashed(called, name), bot=self.bot) if away else Robot(called, self.bot)

        players: BySeat[Player] = BySeat.from_function(other)
        return players.put(Seat.SOUTH, Person(self.me, hashed(SECRET, name), bot=self.bot))

    def events(self, name: str) -> list[Event]:
        """What has happened at a table of this name until this moment."""
        form = self.form or RobberOfFourForm(first_dealer=Seat.parse(self.dealer))
        settings = replace(self.habits, minutes=self.minutes)
        invitation, away = Invitation(Seat.SOUTH, "invite"), tuple(map(Seat.parse, self.away))
        practice = self.goal and TableGoal(GoalWish(self.goal), "practised", 1, GoalMatch.EASY, 10)
        first = TableOpened(
            form, self._players(name), settings, circle=invitation, away=away, practice=practice
        )
        deals = self._deals()
        events = list(opening(first, deals, name))
        table = reduce(evolve, events[1:], opened(name, first))
        back: list[Command] = [MakeCall(parse_call("1C")), Undo()] * self.taken_back
        while command := (Seat.SOUTH, back.pop(0)) if back else self._next(table):
            by, wish = command
            happened = decide(table, Request("", by, table.version, wish), deals)
            events += happened
            table = reduce(evolve, happened, table)
        if self.undone:
            events += decide(table, Request("", Seat.SOUTH, table.version, Undo()), deals)
        return events

    def _deals(self) -> DealSource:
        deal = Deal.parse(self.deal)
        return FairDeals(lambda: "5" * 64, lambda: deal) if self.promised else lambda: deal

    def _match(self, name: str) -> list[MatchEvent]:
        host = Place(Room.OPEN, Seat.SOUTH)
        others: BySeat[Player] = BySeat(*(Robot(who, BOT) for who in ("Nele", "Oskar", "Stella", "Wanda")))
        first = MatchOpened(
            Plan(),
            ByTeam(TeamBadge("Blau", Colour.BLUE), TeamBadge("Rot", Colour.RED)),
            (self._players(name), others),
            Settings(tempo=Tempo.AT_ONCE, minutes=self.minutes),
            host,
            (host, Place(Room.CLOSED, Seat.NORTH)),
            invite="invite",
        )
        deal = Deal.parse(self.deal)
        events = list(match_opening(name, first, lambda: deal))
        match = reduce(evolve_match, events[1:], opened_match(name, first))
        rooms = (Room.OPEN, Room.CLOSED) if self.both else (Room.OPEN,)
        while found := next(((room, do) for room in rooms if (do := self._next(match.table(room)))), None):
            room, (by, wish) = found
            request = Request("", by, match.table(room).version, wish)
            happened = decide_at_table(match, room, request, lambda: deal)
            events += happened
            match = reduce(evolve_match, happened, match)
        return events

    def _next(self, table: Table) -> tuple[Seat, Command] | None:
        """Who does what next on the way to the moment; ``None`` once it has come."""
        board = table.board
        if table.deals > self.earlier + 1:
            return None
        if (pack := table.pack_to_cut) is not None:
            return None if self.cut is None else (pack.cutter, CutPack(self.cut))
        if table.deals <= self.earlier:
            return _conceding(board)
        calls, cards = self.calls.split(), self.cards.split()
        if isinstance(board, Bidding):
            if self.read and unread(table):
                return Seat.SOUTH, ReadOn(Announcement.POINTS)
            made = len(board.auction.calls)
            by = table.plays_for(board.turn)
            return (by, MakeCall(parse_call(calls[made]))) if made < len(calls) else None
        if not isinstance(board, Playing):
            return (Seat.SOUTH, DealNext()) if self.followed else None
        if board.pending is not None:
            voices = board.pending.waits_for(board.contract, board.play.tricks_left)
            accept = self.agreed is not None
            return None if self.agreed is False else (table.plays_for(voices[0]), AnswerClaim(accept=accept))
        played = len(board.play.cards)
        if played < len(cards):
            return table.plays_for(board.turn), PlayCard(Card.parse(cards[played]))
        if self.claim is None or Seat.parse(self.claim[0]) in board.refused:
            return None
        seat, tricks = self.claim
        return Seat.parse(seat), MakeClaim(tricks, Statement.TOP)


def _conceding(board: State | None) -> tuple[Seat, Command]:
    """What is done next in a board that is over as soon as can be: one club, and every trick conceded."""
    match board:
        case Bidding():
            first = not board.auction.calls
            return board.turn, MakeCall(parse_call("1C" if first else "P"))
        case Playing() if not board.play.cards:
            return board.turn, PlayCard(next(iter(board.hands.of(board.turn))))
        case Playing():
            return board.contract.declarer, MakeClaim(0)
    return Seat.SOUTH, DealNext()


def prepare(path: Path, moments: Mapping[str, Moment]) -> None:
    """Keep these moments in a data file that no server has open, each under its name of twelve signs."""

    async def keep() -> None:
        store = SqliteStore(path)
        await store.start()
        for name, moment in moments.items():
            await moment.keep(name, store)
        await store.close()

    # The driver of the browser has a loop in this thread, so that none can be run in it.
    with ThreadPoolExecutor(max_workers=1) as threads:
        threads.submit(asyncio.run, keep()).result()
