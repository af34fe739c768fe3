"""The cards and the claim of a board of LIN, while its tags come in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from schlemm.core.calls import Pass
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.play import TRICKS, Play
from schlemm.formats.filed import FiledComment, FiledEnding, FiledPlay, Hands, held_in_turn
from schlemm.formats.lin._lexer import LinPair
from schlemm.formats.lin._values import CARD, card_named
from schlemm.formats.lin.defect import LinCode


@dataclass(slots=True)
class LinPlay:
    """Cards in the order of play, whoever held them, and what was claimed.

    Attributes:
        report: Takes a defect: its code, its place, and its facts by name.
        cards: The cards, each with its tag and as it is written there.
        claimed: What declarer's side won by a claim.
        at: Where the first of all this stands.
        is_stopped: Whether something stood there that is no card.
    """

    report: Callable[..., None]
    cards: dict[Card, tuple[LinPair, str]] = field(default_factory=dict)
    claimed: int | None = None
    at: LinPair | None = None
    is_stopped: bool = False

    def take_cards(self, pair: LinPair, value: str) -> None:
        """Take in cards, up to the first that is none or has been played."""
        for match in CARD.finditer(value):
            if self.is_stopped:
                return
            card = card_named(match[1]) if match[1] else None
            if card is None or card in self.cards:
                self.is_stopped = True
                self.report(LinCode.BAD_CARD, pair, number=len(self.cards) + 1, text=match[0].strip())
            else:
                self.at = self.at or pair
                self.cards[card] = pair, match[1]

    def take_claim(self, pair: LinPair, value: str) -> None:
        """Take in how many tricks are declarer's."""
        if value.isascii() and value.isdigit() and len(value) < 3 and int(value) <= TRICKS:
            self.at = self.at or pair
            self.claimed = int(value)
        elif value:
            self.report(LinCode.CLAIM, pair, text=value)

    def filed(
        self, contract: Contract | Pass | None, hands: Hands, *, is_auction_told: bool
    ) -> FiledPlay | None:
        """The play, if something was played.

        Args:
            contract: What was played; without it nobody knows who led.
            hands: Those that are known.
            is_auction_told: Whether a defect of the auction says already why there is no contract.
        """
        if self.at is None:
            return None
        if not isinstance(contract, Contract):
            if self.cards if contract is not None else not is_auction_told:
                self.report(LinCode.NO_CONTRACT, self.at)
            return None
        play = self._held(contract, hands)
        return FiledPlay.of(play, is_closed=self.claimed is not None, claimed=self.claimed)

    def of_ending(self, ending: FiledEnding) -> FiledPlay | None:
        """The play of an ending, up to the first card that the player on turn does not hold."""
        if not self.cards:
            return None
        play = ending.played_in_order(self.cards)
        count = sum(card is not None for card in play.cells)
        if count < len(self.cards):
            pair, text = list(self.cards.values())[count]
            self.report(LinCode.BAD_CARD, pair, number=count + 1, text=text)
        return play if play.cells else None

    def won(self, contract: Contract | Pass | None, play: FiledPlay | None, told: int | None) -> int | None:
        """What declarer's side won: by a claim, by the cards, or as it is ``told`` elsewhere."""
        if not isinstance(contract, Contract):
            return None
        if self.claimed is not None:
            return self.claimed
        if play is not None and (played := play.played(contract)).is_over:
            return played.won_by(contract.side)
        return told

    def cells(
        self, contract: Contract | Pass | None, play: FiledPlay | None, ending: FiledEnding | None
    ) -> list[int] | None:
        """The cells of the cards in the order of play; ``None`` where nobody knows."""
        if play is None or (ending is None and not isinstance(contract, Contract)):
            return None
        if ending is not None or not isinstance(contract, Contract):
            return [play.cells.index(card) for card in self.cards if card in play.cells]
        return play.cells_in_order(contract)

    def _held(self, contract: Contract, hands: Hands) -> Play:
        """The cards, up to the first that the player on turn cannot have held."""
        play = held_in_turn(contract, hands, self.cards)
        if len(play.cards) < len(self.cards):
            pair, text = list(self.cards.values())[len(play.cards)]
            self.report(LinCode.BAD_CARD, pair, number=len(play.cards) + 1, text=text)
        return play


def in_columns(comment: FiledComment, cells: list[int] | None) -> FiledComment:
    """A comment behind so many cards, as one behind the cell of the last of them.

    Args:
        comment: As it was read.
        cells: Those of the cards in the order of play; ``None`` where nobody knows.
    """
    if comment.about != "Play" or cells is None:
        return comment
    order = cells[: comment.after]
    return FiledComment("Play", order[-1] + 1 if order else 0, comment.text)
