"""Playing a hand with all cards open: declarer's side is a person's, the defenders play as well as can be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from schlemm.bots.solving import ask_solver
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, Seat
from schlemm.dd.open_play import OpenPlay
from schlemm.dd.solver import CardTricks


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """Where such a play has come to when declarer's side is in turn, or when it is over.

    Attributes:
        now: The cards played, and those still held.
        legal: What may be played; nothing when it is over.
        possible: How many tricks declarer's side takes from the first one on if all play as well as can be from here.
    """

    now: OpenPlay
    legal: Hand
    possible: int


@dataclass(frozen=True, slots=True)
class DefendersReply:
    """The defenders' cards after those played so far, as work for a bot's worker.

    Of equally good cards the lowest is played, so the same cards are always answered by the same.

    Attributes:
        hands: The hands before the first card, equally many cards each.
        contract: What is played.
        cards: What has been played since, the defenders' cards included.
        led_by: Who leads, if it is not the player on declarer's left.
    """

    hands: BySeat[Hand]
    contract: Contract
    cards: tuple[Card, ...] = ()
    led_by: Seat | None = None

    def run(self) -> OpenTurn:
        """The play when declarer's side is in turn.

        Raises:
            RuleViolation: If a card may not be played.
            SolverError: If no solver has an answer.
        """
        begun = Play(self.contract, led_by=self.led_by)
        now = reduce(OpenPlay.after, self.cards, OpenPlay(begun, self.hands))
        side = self.contract.side
        while any(now.hands) and now.play.turn.side is not side:
            worth = _worth(now)
            now = now.after(max(worth, key=lambda card: (worth[card], -card.rank.index, -card.suit.index)))
        won = now.play.won_by(side)
        if not any(now.hands):
            return OpenTurn(now, Hand.of(()), won)
        return OpenTurn(now, now.play.legal_cards(now.hand), won + max(_worth(now).values()))


def _worth(now: OpenPlay) -> CardTricks:
    position = now.position
    return ask_solver(lambda solver: solver.cards([position])[0], position.tricks_left)
