"""What a defender's card is said to tell, with all that shows whether it can be so."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from tests.unit.table.playing import deals_from, folded, opening_events, something_legal

from schlemm.bidding.systems import carding_named
from schlemm.bots.bidder import SystemBot
from schlemm.bots.level import Level
from schlemm.carding.carding import Carding
from schlemm.core.action import MakeClaim
from schlemm.core.board.state import Bidding, Finished, Playing
from schlemm.core.cards import SUITS, Card, Suit
from schlemm.core.hand import EMPTY, PACK, Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, Seat
from schlemm.server.protocol.server import CardSays
from schlemm.server.views.says import card_said, cards_to_ask_about
from schlemm.table.rules.act import Command, Request
from schlemm.table.rules.decide import decide
from schlemm.table.rules.evolve import evolve
from schlemm.table.rules.next_board import DealNext
from schlemm.table.state.players import Player, Robot
from schlemm.table.state.table import Table
from schlemm.table.views.sight import Sight, sight_for, view_of

BOT = SystemBot(Level.BEGINNER)
SYSTEMS = ("forum", "forum/leads=third/attitude=low/count=low")
"""What deals are played by in turn, the usual way round and the other one."""


@dataclass(frozen=True)
class Heard:
    """What a card is said to tell.

    Attributes:
        board: All four hands, and the play.
        card: The card.
        says: What it is said to tell.
        sees: The players whose hands the reader sees.
        carding: What the defenders have agreed.
    """

    board: Playing | Finished
    card: Card
    says: CardSays
    sees: frozenset[Seat]
    carding: Carding

    @property
    def play(self) -> Play:
        """All the cards played."""
        assert self.board.play is not None
        return self.board.play

    @cached_property
    def played(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards played, with their players."""
        leaders = (self.play.contract.declarer.after(1), *self.play.winners)
        return tuple((leaders[at // 4].after(at % 4), card) for at, card in enumerate(self.play.cards))

    @cached_property
    def place(self) -> int:
        """How many cards were played before it."""
        return self.play.cards.index(self.card)

    @property
    def player(self) -> Seat:
        """Who has played it."""
        return self.played[self.place][0]

    @property
    def trick(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of its trick that were played before it."""
        return self.played[self.place - self.place % 4 : self.place]

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.play.contract.strain.trump

    @property
    def suit(self) -> Suit:
        """The suit that is spoken of."""
        return Suit.parse(str(self.says.said.args["suit"]))

    def hand(self, seat: Seat) -> Hand:
        """What a player held when the card was to be played."""
        gone = Hand.of(card for by, card in self.played[: self.place] if by is seat)
        return self.board.board.deal.hand(seat) - gone

    @property
    def held(self) -> Hand:
        """What its player held of its suit, the card included."""
        return self.hand(self.player).in_suit(self.card.suit)

    @cached_property
    def bounds(self) -> tuple[Hand, Hand]:
        """The cards of its suit that its player held beyond doubt, and that they may have held, for the reader."""
        if self.player in self.sees:
            return self.held, self.held
        since = Hand.of(card for by, card in self.played[self.place :] if by is self.player)
        seen = Hand.of(card for _, card in self.played)
        for seat in self.sees:
            seen |= self.board.board.deal.hand(seat)
        hidden = [seat for seat in SEATS if seat not in self.sees]
        may = {seat: self._may(seat, PACK - seen) for seat in hidden}
        for _ in hidden:
            for seat in hidden:
                if len(may[seat]) == self.left(seat):
                    may |= {other: may[other] - may[seat] for other in hidden if other is not seat}
        others = EMPTY
        for seat in hidden:
            others |= EMPTY if seat is self.player else may[seat]
        suit, mine = self.card.suit, may[self.player]
        return (since | (mine - others)).in_suit(suit), (since | mine).in_suit(suit)

    def left(self, seat: Seat) -> int:
        """How many cards a player holds now."""
        return 13 - sum(by is seat for by, _ in self.played)

    def _may(self, seat: Seat, unseen: Hand) -> Hand:
        out = {suit for suit in SUITS if self.shown_out(seat, suit)}
        return Hand.of(card for card in unseen if card.suit not in out)

    def shown_out(self, seat: Seat, suit: Suit) -> bool:
        """Whether a player has not followed to the suit by now."""
        return any(
            by is seat and card.suit is not suit and self.played[at - at % 4][1].suit is suit
            for at, (by, card) in enumerate(self.played)
        )

    def shown(self) -> str:
        """The moment as somebody writes it who looks into it."""
        hands = " ".join(f"{seat.letter} {self.hand(seat)}" for seat in SEATS)
        sees = "".join(seat.letter for seat in SEATS if seat in self.sees)
        trick = " ".join(str(card) for _, card in self.trick)
        return f"{self.play.contract} {hands}, trick {trick or '-'}: {self.player.letter} {self.card}, seen by {sees}"


def table_course(seed: int, chance: float) -> Iterator[Table]:
    """The moments of the play of a deal; by this chance somebody plays just anything instead of what a bot would."""
    deals, random = deals_from(seed), Random(seed)
    bot = f"{SYSTEMS[seed % 2]}:{Level.BEGINNER.value}"
    players = BySeat[Player](*(Robot(name, bot) for name in ("Nora", "Olga", "Sven", "Willi")))
    table = folded(opening_events(deals, players=players))
    while not isinstance(table.board, Finished):
        anything = isinstance(table.board, Playing) and random.random() < chance
        by, command = something_legal(table, random, 0) if anything else _bots(table)
        for event in decide(table, Request("", by, table.version, command), deals):
            table = evolve(table, event)
        if isinstance(table.board, Playing | Finished):
            yield table


def _bots(table: Table) -> tuple[Seat, Command]:
    """What a bot does; it claims nothing, so that every card is played."""
    if not isinstance(table.board, Bidding | Playing):
        return Seat.SOUTH, DealNext()
    seat = table.acts_as(table.plays_for(table.board.turn))
    action = BOT.act(view_of(table, seat))
    return something_legal(table, Random(0), claim=0) if isinstance(action, MakeClaim) else (seat, action)


def heard_of_deal(seed: int, chance: float = 0.0) -> Iterator[Heard]:
    """What the cards of a deal are said to tell: each to all players when it lies there, and once more at the end."""
    for table in table_course(seed, chance):
        board = table.board
        assert isinstance(board, Playing | Finished)
        if board.play is None or not board.play.cards:
            continue
        over = isinstance(board, Finished)
        for seat in SEATS[:1] if over else SEATS:
            sight = sight_for(table, seat)
            asked = cards_to_ask_about(sight)
            for card in board.play.cards if over else board.play.cards[-1:]:
                says = card_said("", sight, card).says if card in asked else None
                if says is not None:
                    yield Heard(board, card, says, _sees(table, sight, seat), _carding(table, board.play))


def _carding(table: Table, play: Play) -> Carding:
    return carding_named(table.systems.of(play.contract.side.other))


def _sees(table: Table, sight: Sight, seat: Seat) -> frozenset[Seat]:
    """Whose hands lie open to a player."""
    board = table.board
    if sight.over is not None:
        return frozenset(SEATS)
    assert isinstance(board, Playing)
    dummy = board.play.contract.dummy
    also = set() if sight.acting is None else {sight.acting.seat}
    return frozenset({seat, *also} | ({dummy} if board.play.cards else set()))
