"""A board while a reader collects what its file tells of it, whatever the format."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from schlemm.core.auction import Auction
from schlemm.core.calls import Call, Pass
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Vulnerability
from schlemm.core.sentence import Fact
from schlemm.formats.filed._ending import FiledEnding, is_short
from schlemm.formats.filed.board import (
    NO_HANDS,
    FiledBoard,
    FiledComment,
    Hands,
    final_contract,
    player_tags,
    whole_hands,
)
from schlemm.formats.filed.common_codes import CommonCode
from schlemm.formats.filed.defect import FileDefect
from schlemm.formats.filed.play import FiledPlay, held_in_turn, play_in_order

MOST_DEFECTS: Final = 100
"""Defects of a board that are told one by one."""
LONGEST_NUMBER: Final = 9
"""Digits of a board's number."""
_LONGEST_QUOTE: Final = 100


class FilePlace(NamedTuple):
    """Where something stands in a file.

    Attributes:
        line: Its line, counted from 1.
        column: Its column, counted from 1; in a file that is not text, the byte.
    """

    line: int
    column: int = 1


class BoardDraft:
    """What is known of a board so far; whatever cannot be is reported and left out.

    Args:
        label: The board as its file names it, for its defects.
    """

    def __init__(self, label: str | None = None) -> None:
        self.label = label
        self.number: int | None = None
        self.dealer: Seat | None = None
        self.vulnerability: Vulnerability | None = None
        self.auction: Auction | None = None
        self.notes: dict[int, str] = {}
        self.grades: tuple[tuple[int, int], ...] = ()
        self.won: BySide[int] | None = None
        self.told: Contract | Pass | None = None
        self.tricks: int | None = None
        self.cards: list[Card] = []
        self.claimed: int | None = None
        self.play: FiledPlay | None = None
        self.names = BySeat("", "", "", "")
        self.tags: dict[str, str] = {}
        self.comments: list[FiledComment] = []
        self.defects: list[FileDefect] = []
        self.ending: FiledEnding | None = None
        self._short: dict[Seat, tuple[Hand, str]] = {}
        self._hands: Hands = NO_HANDS
        self._hands_at: tuple[FilePlace, str | None] = FilePlace(1), None
        self._cards_at: tuple[FilePlace, str | None] | None = None
        self._is_auction_cut = self._is_play_cut = False

    @property
    def is_full(self) -> bool:
        """Whether so much is wrong that nothing more of it is told."""
        return len(self.defects) > MOST_DEFECTS

    def report(self, code: CommonCode, at: FilePlace, tag: str | None = None, **data: Fact) -> None:
        """Add one defect; long texts in it are shortened, and where there are too many, only that is added."""
        if self.is_full:
            return
        if len(self.defects) == MOST_DEFECTS:
            code = CommonCode.TOO_MANY_DEFECTS
            data = {"most": MOST_DEFECTS}
        facts = tuple((name, _quoted(fact)) for name, fact in data.items())
        self.defects.append(FileDefect(code, *at, self.label, tag, facts))

    def take_number(self, text: str, at: FilePlace, tag: str) -> None:
        """Take in the number of the board."""
        if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER and int(text) > 0:
            self.number = int(text)
        else:
            self.report(CommonCode.BOARD_NUMBER, at, tag, text=text)

    def take_hand(self, seat: Seat, hand: Hand | None, text: str, at: FilePlace, tag: str) -> None:
        """Take in a hand; without a card it is one that is not given, and ``None`` is one that cannot be read.

        Hands of fewer than thirteen cards are an ending's, if all are.
        """
        if hand is not None and 0 < len(hand) < TRICKS:
            self._short[seat] = hand, text
            self._hands_at = at, tag
        elif hand is None or len(hand) not in {0, TRICKS}:
            self.report(CommonCode.BAD_HAND, at, tag, seat=str(seat), text=text)
        elif hand:
            self._hands = self._hands.put(seat, hand)
            self._hands_at = at, tag

    def give_rest(self) -> None:
        """Where three hands are given, give the fourth what they leave."""
        missing = [seat for seat in SEATS if self._hands.of(seat) is None]
        if len(missing) == 1 and not self._short and whole_hands(self._hands) == self._hands:
            left = PACK
            for hand in self._hands:
                left -= hand or Hand()
            self._hands = self._hands.put(missing[0], left)

    def begin_auction(self, first: Seat | None, at: FilePlace, tag: str) -> None:
        """Say who calls first; without that, what is called is left out."""
        if first is None:
            self._is_auction_cut = True
            self.report(CommonCode.NO_DEALER, at, tag)
        else:
            self.auction = Auction(first)

    def take_call(self, call: Call | None, text: str, at: FilePlace, tag: str) -> bool:
        """Take in the next call; whether it could be, and what follows it too."""
        if self.auction is None or self._is_auction_cut:
            return False
        if call is None or self.auction.why_not(call) is not None:
            self._is_auction_cut = True
            number = len(self.auction.calls) + 1
            self.report(CommonCode.BAD_CALL, at, tag, number=number, text=text)
            return False
        self.auction = self.auction.after(call)
        return True

    def take_card(self, card: Card | None, text: str, at: FilePlace, tag: str) -> bool:
        """Take in the next card in the order of play; whether it could be, and what follows it too."""
        self._cards_at = self._cards_at or (at, tag)
        if self._is_play_cut:
            return False
        if card is None or card in self.cards:
            self._is_play_cut = True
            self.report(CommonCode.BAD_CARD, at, tag, number=len(self.cards) + 1, text=text)
            return False
        self.cards.append(card)
        return True

    def take_tricks(self, text: str, at: FilePlace, tag: str) -> int | None:
        """A number of tricks, if it is one."""
        if text.isascii() and text.isdigit() and len(text) < 3 and int(text) <= TRICKS:
            return int(text)
        self.report(CommonCode.RESULT, at, tag, text=text)
        return None

    def board(self, at: FilePlace) -> FiledBoard:
        """The board with its defects.

        Args:
            at: Where it begins, for what is wrong with it as a whole.
        """
        hands = self._settled_hands()
        self._settle_conditions(at)
        told = self._settled_contract(at)
        contract = told or final_contract(self.auction)
        ending = self.ending or self._settled_ending(contract)
        if ending is None:
            play = self.play or self._settled_play(contract, hands)
        else:
            play = self.play or self._play_of(ending)
            hands, told = NO_HANDS, None
            if play is not None and play.leader is not ending.leader:
                if ending.leader is not None:
                    self.report(CommonCode.BAD_VALUE, at, "play", text=str(play.leader))
                ending = replace(ending, leader=play.leader)
        tricks = self._settled_tricks(contract, at) if ending is None else None
        return FiledBoard(
            number=self.number,
            dealer=self.dealer,
            vulnerability=self.vulnerability,
            hands=hands,
            auction=self.auction,
            notes=tuple(sorted(self.notes.items())),
            told=told,
            tricks=tricks,
            tags=(*player_tags(self.names), *self.tags.items()),
            play=play,
            grades=self.grades,
            won=self.won if contract is None else None,
            comments=tuple(self.comments),
            defects=tuple(sorted(self.defects, key=lambda each: (each.line, each.column))),
            ending=ending,
            line=at.line,
        )

    def _settled_ending(self, contract: Contract | Pass | None) -> FiledEnding | None:
        """The cards that are left, where all hands that are given are short; what cannot be so is reported."""
        if not self._short:
            return None
        tricks = self.claimed if self.tricks is None else self.tricks
        given = BySeat.from_function(lambda seat: self._short.get(seat, (self._hands.of(seat), ""))[0])
        ending = FiledEnding.of(given, self.cards, contract, tricks) if is_short(given) else None
        if ending is None:
            for seat, (_, text) in self._short.items():
                self.report(CommonCode.BAD_HAND, *self._hands_at, seat=str(seat), text=text)
        elif ending.tricks != tricks:
            self.report(CommonCode.ENDING_RESULT, *self._hands_at, text=str(tricks))
        return ending

    def _play_of(self, ending: FiledEnding) -> FiledPlay | None:
        """The cards that were played from an ending, up to the first that cannot have been."""
        if not self.cards or ending.leader is None:
            return None
        at, tag = self._cards_at or (FilePlace(1), None)
        play = ending.played_in_order(self.cards)
        count = sum(card is not None for card in play.cells)
        if count < len(self.cards):
            wrong = self.cards[count]
            self.report(CommonCode.BAD_CARD, at, tag, number=count + 1, text=str(wrong))
        return play if play.cells else None

    def _settled_hands(self) -> Hands:
        whole = whole_hands(self._hands)
        if whole != self._hands:
            self.report(CommonCode.CARD_TWICE, *self._hands_at)
        return whole

    def _settle_conditions(self, at: FilePlace) -> None:
        """What follows from the number and the auction where nothing else is told."""
        first = None if self.auction is None else self.auction.first
        by_number = None if self.number is None else Conditions.of_board(self.number)
        if first is not None and self.dealer not in {None, first, first.right}:
            self.report(CommonCode.DEALER, at, text=str(self.dealer))
            self.dealer = first
        if self.dealer is None and by_number is not None:
            fits = first is None or by_number.dealer in {first, first.right}
            self.dealer = by_number.dealer if fits else first
        self.dealer = self.dealer or first
        if by_number is not None:
            self.vulnerability = self.vulnerability or by_number.vulnerability

    def _settled_contract(self, at: FilePlace) -> Contract | Pass | None:
        """The contract that is told, where it does not follow from the auction."""
        settled = final_contract(self.auction)
        if self.told is None or settled is None or self.told == settled:
            return None if settled == self.told else self.told
        if isinstance(settled, Contract) and self.told == _swapped(settled):
            return self.told
        self.report(CommonCode.CONTRACT_DIFFERS, at, text=str(self.told), contract=str(settled))
        return None

    def _settled_tricks(self, contract: Contract | Pass | None, at: FilePlace) -> int | None:
        """What declarer's side won: as it is told, by a claim, or by the cards."""
        if self.tricks is not None and contract is None and not self._is_auction_cut:
            self.report(CommonCode.NO_CONTRACT, at)
        if not isinstance(contract, Contract) or self.tricks is not None:
            return self.tricks if isinstance(contract, Contract) else None
        if self.claimed is None and len(self.cards) == 4 * TRICKS:
            played = play_in_order(contract, self.cards)
            return played.won_by(contract.side)
        return self.claimed

    def _settled_play(self, contract: Contract | Pass | None, hands: Hands) -> FiledPlay | None:
        """The play of the cards in their order, up to the first that the player on turn cannot have held."""
        at, tag = self._cards_at or (FilePlace(1), None)
        if not isinstance(contract, Contract):
            if self.cards and not (contract is None and self._is_auction_cut):
                self.report(CommonCode.NO_CONTRACT, at, tag)
            return None
        if not self.cards and self.claimed is None:
            return None
        play = held_in_turn(contract, hands, self.cards)
        if len(play.cards) < len(self.cards):
            wrong = self.cards[len(play.cards)]
            self.report(CommonCode.BAD_CARD, at, tag, number=len(play.cards) + 1, text=str(wrong))
        is_closed = self.claimed is not None or (self.tricks is not None and not play.is_over)
        return FiledPlay.of(play, is_closed=is_closed, claimed=self.claimed)


def _swapped(contract: Contract) -> Contract:
    """The contract if declarer and dummy changed places."""
    return Contract(contract.bid, contract.doubling, contract.declarer.partner)


def _quoted(fact: Fact) -> Fact:
    """A fact as far as a defect repeats it."""
    if isinstance(fact, int) or len(fact) <= _LONGEST_QUOTE:
        return fact
    return f"{fact[:_LONGEST_QUOTE]}…"
