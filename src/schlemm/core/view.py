"""What one player may know, and nothing else: all that bots, explanations and clients are ever given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from schlemm.core.auction import Auction
from schlemm.core.calls import Call
from schlemm.core.cards import Card
from schlemm.core.checks import check_type
from schlemm.core.claim import PendingClaim
from schlemm.core.contract import Result
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import EMPTY, Hand
from schlemm.core.laws import LAWFUL, HouseRules
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, BySide, Seat, Vulnerability


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the score so far means for this board; the form of scoring fills it in.

    Attributes:
        form: Name of the form, such as ``"robber4"`` or ``"rubber"``.
        games: Games won in this rubber, by side; zeros in other forms.
        part_scores: Points below the line towards the next game, by side.
        deal: Number of the deal in this robber, from 1; 0 where it does not matter.
        deals: How many deals the robber has; 0 if it ends otherwise.
        difference: North-South's total minus East-West's; 0 in a match, where it is hidden.
        simple_doubling: House rule: a double doubles each undertrick, and further ones cost no more (S1:79).
    """

    form: str = "duplicate"
    games: BySide[int] = BySide(0, 0)
    part_scores: BySide[int] = BySide(0, 0)
    deal: int = 0
    deals: int = 0
    difference: int = 0
    simple_doubling: bool = False


class HasName(Protocol):
    """What has a name, such as a bidding system."""

    @property
    def name(self) -> str:
        """The name."""


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table knows about the auction and what is at stake. It holds no card.

    Attributes:
        dealer: Who dealt.
        vulnerability: Which sides are vulnerable.
        auction: The calls so far.
        systems: Name of the bidding system of each side; a system that is given says its name.
        stakes: What the score so far means for this board.
        rules: House rules of auction and play.
        points: The figure points that everybody has announced; ``None`` where nobody does.

    Raises:
        WrongType: If dealer, vulnerability or auction are something else.
    """

    dealer: Seat
    vulnerability: Vulnerability
    auction: Auction
    systems: BySide[str] = BySide("", "")
    stakes: Stakes = Stakes()
    rules: HouseRules = LAWFUL
    points: BySeat[int] | None = None

    def __post_init__(self) -> None:
        check_type("dealer", self.dealer, Seat, "a Seat")
        check_type("vulnerability", self.vulnerability, Vulnerability, "a Vulnerability")
        check_type("auction", self.auction, Auction, "an Auction")
        if not all(isinstance(each, str) for each in self.systems):
            object.__setattr__(self, "systems", BySide(*map(_name_of, self.systems)))

    if TYPE_CHECKING:

        def __init__(
            self,
            dealer: Seat,
            vulnerability: Vulnerability,
            auction: Auction,
            systems: BySide[str] | BySide[str | HasName] = ...,
            stakes: Stakes = ...,
            rules: HouseRules = ...,
            points: BySeat[int] | None = ...,
        ) -> None:
            """Take systems by their names or as they are."""


def _name_of(system: str | HasName) -> str:
    return system if isinstance(system, str) else system.name


@dataclass(frozen=True, slots=True)
class View:
    """A board as one seat may see it.

    Attributes:
        seat: Whose view this is.
        public: Auction, dealer, vulnerability, systems, stakes.
        hand: The cards this seat still holds.
        play: The cards played so far; ``None`` during the auction or when passed out.
        faced: The cards still held that lie face up on the table: dummy's once the opening lead is made (in
            mini-bridge from the beginning), and those of a player who has claimed; ``None`` for the others.
        pending: A claim on the table.
        result: How the board ended; ``None`` while it goes on.
        refused: Who may not claim now, as a claim of theirs was refused when as many cards lay on the table, or more.
    """

    seat: Seat
    public: Public
    hand: Hand
    play: Play | None = None
    faced: BySeat[Hand | None] = BySeat(None, None, None, None)
    pending: PendingClaim | None = None
    result: Result | None = None
    refused: tuple[Seat, ...] = ()

    @property
    def auction(self) -> Auction:
        """The calls so far."""
        return self.public.auction

    @property
    def turn(self) -> Seat:
        """Whose call or card comes next, dummy's included."""
        return self.auction.turn if self.play is None else self.play.turn

    @property
    def dummy(self) -> Hand | None:
        """Dummy's remaining cards, once faced."""
        seat = self.dummy_seat
        return None if seat is None else self.faced.of(seat)

    @property
    def dummy_seat(self) -> Seat | None:
        """Who is dummy; ``None`` as long as nobody knows."""
        if self.play is not None:
            return self.play.contract.dummy
        return self.auction.first.partner if self.auction.is_naming else None

    @property
    def acts(self) -> bool:
        """Whether this player chooses the next call or card; declarer chooses dummy's too, dummy none."""
        if self.result is not None:
            return False
        if self.play is None:
            return not self.auction.is_over and self.turn is self.seat
        if self.pending is not None or self.seat is self.play.contract.dummy:
            return False
        return self.turn is self.seat or (
            self.seat is self.play.contract.declarer and self.turn is self.play.contract.dummy
        )

    @property
    def hand_in_turn(self) -> Hand:
        """The cards from which the next one comes, if this player may see them; else none."""
        return self.hand if self.turn is self.seat else self.faced.of(self.turn) or EMPTY

    def legal_calls(self) -> tuple[Call, ...]:
        """The calls this player may make now; empty when it is not their turn to call."""
        return self.auction.legal_calls() if self.play is None and self.acts else ()

    def legal_cards(self) -> Hand:
        """The cards this player may play now, from their hand or dummy's; empty when it is not their turn."""
        return self.play.legal_cards(self.hand_in_turn) if self.play is not None and self.acts else EMPTY

    def why_not(self, card: Card) -> RuleViolation | None:
        """Why the card may not be played from the hand in turn; ``None`` if it may, or during the auction."""
        return None if self.play is None else self.play.why_not(card, self.hand_in_turn)

    def text(self) -> str:
        """Everything in the view as one line, the same on every machine; it seeds a bot's random numbers."""
        public, play, pending = self.public, self.play, self.pending
        stakes, rules = public.stakes, public.rules
        parts = [
            f"{self.seat} {self.hand} {public.dealer} {public.vulnerability} {public.auction}",
            f"{rules.first_caller.value} {rules.must_beat} {'/'.join(public.systems)}",
            f"{stakes.form} {list(stakes.games)} {list(stakes.part_scores)}",
            f"{stakes.deal}/{stakes.deals} {stakes.difference}",
            "-" if play is None else " ".join([str(play.contract), *map(str, play.cards)]),
            " ".join("-" if hand is None else str(hand) for hand in self.faced),
            "-" if pending is None else str(pending),
            "-" if self.result is None else str(self.result),
        ]
        if public.points is not None:
            parts.append(f"announced {list(public.points)}")
        if self.refused:
            parts.append("refused " + "".join(seat.letter for seat in self.refused))
        return " | ".join(parts)
