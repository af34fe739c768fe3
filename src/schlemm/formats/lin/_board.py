"""One board of a LIN text, while its tags come in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Call, Pass
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.errors import RuleViolation
from schlemm.core.hand import PACK, Hand
from schlemm.core.play import TRICKS
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.core.sentence import Fact
from schlemm.formats.filed import (
    NO_HANDS,
    CommonCode,
    FileCode,
    FiledBoard,
    FiledComment,
    FiledEnding,
    Hands,
    final_contract,
    is_short,
    player_tags,
    whole_hands,
)
from schlemm.formats.lin._encoding import with_suits, without_layout
from schlemm.formats.lin._lexer import LinPair
from schlemm.formats.lin._play import LinPlay, in_columns
from schlemm.formats.lin._values import (
    CALL,
    SEATS_OF_LIN,
    VULNERABLE,
    call_named,
    read_lin_hand,
)
from schlemm.formats.lin.defect import LinCode, LinDefect

_PIECE: Final = 250
_NUMBER: Final = re.compile(r"Board\s+(\d{1,9})", re.ASCII | re.IGNORECASE)
MOST_DEFECTS: Final = 100


class BoardBuilder:
    """A board while its tags come in.

    Args:
        before: The board before it, whose deal it takes where it tells none and has the same number.
    """

    def __init__(self, before: BoardBuilder | None = None) -> None:
        self.label: str | None = None
        self.room = ""
        self.number: int | None = None
        self.players: BySeat[str] | None = None
        self.header: dict[str, str] = {}
        self.told: Contract | Pass | None = None
        self.tricks: int | None = None
        self.has_deal = False
        self.line: int | None = None
        self.cost = 0
        self._dealer: Seat | None = None
        self._hands: Hands = NO_HANDS
        self._short: Hands = NO_HANDS
        self._short_at: LinPair | None = None
        self._vulnerability: Vulnerability | None = None
        self._auction: Auction | None = None
        self._ends: LinPair | None = None
        self._notes: dict[int, str] = {}
        self._play = LinPlay(self.report)
        self._comments: list[FiledComment] = []
        self._defects: list[LinDefect] = []
        self._before = None if before is None else (before.number, before.conditions)

    @property
    def conditions(self) -> tuple[Seat | None, Hands, Vulnerability | None]:
        """Dealer, hands and vulnerability, for the other table."""
        return self._dealer, self._hands, self._vulnerability

    @property
    def is_begun(self) -> bool:
        """Whether it has cards or calls, or a label: whatever tells of a board as a whole tells of the next one."""
        return self.label is not None or self.has_deal or self.has_calls or self.has_play

    @property
    def says_something(self) -> bool:
        """Whether anybody has remarked anything on it."""
        return bool(self._comments)

    @property
    def has_calls(self) -> bool:
        """Whether it has calls, or something in their place."""
        return self._auction is not None or self._ends is not None

    @property
    def has_play(self) -> bool:
        """Whether it has cards, or a claim."""
        return self._play.at is not None

    def begins_next(self, pair: LinPair) -> bool:
        """Whether this tag begins the board after this one."""
        match pair.tag:
            case "qx" | "vg" | "rs":
                return self.is_begun
            case "md":
                return self.has_deal or self.has_calls
            case "pn":
                return self.has_deal and (self.players is not None or self.has_calls or self.has_play)
            case "ah":
                return self._is_title_of_next(pair.value.strip())
            case _:
                return False

    def _is_title_of_next(self, value: str) -> bool:
        match = _NUMBER.fullmatch(value)
        if match is None or self.room or not (self.has_deal or self.has_calls):
            return False
        return self.has_calls if self.number is None else self.number != int(match[1])

    def report(self, code: FileCode, pair: LinPair, **data: Fact) -> None:
        """Add one defect; where there are too many, only that is added."""
        if len(self._defects) > MOST_DEFECTS:
            return
        if len(self._defects) == MOST_DEFECTS:
            code = LinCode.TOO_MANY_DEFECTS
            data = {"most": MOST_DEFECTS}
        facts = tuple((name, fact[:100] if isinstance(fact, str) else fact) for name, fact in data.items())
        self._defects.append(LinDefect(code, pair.line, pair.column, self.label, pair.tag or None, facts))
        self.cost += 2 * _PIECE

    def take(self, pair: LinPair) -> bool:
        """Take in one tag; whether it is one that is known."""
        value = pair.value.strip()
        match pair.tag:
            case "pc":  # most are
                self._play.take_cards(pair, value)
            case "md":
                self._take_deal(pair, value)
            case "sv":
                self._take_vulnerability(pair, value)
            case "mb":
                self._take_calls(pair, value)
            case "an":
                self._explain(value)
            case "mc":
                self._play.take_claim(pair, value)
            case "nt":
                self._remark(value)
            case "at":
                self._remark(without_layout(value))
            case "ah":
                self._take_title(value)
            case _:
                return False
        return True

    def _take_title(self, value: str) -> None:
        match = _NUMBER.fullmatch(value)
        if match is None:
            self._remark(value)
        elif self.number is None:
            self.number = int(match[1]) or None
            self.label = self.label or match[1]

    def _remark(self, value: str) -> None:
        text = with_suits(" ".join(value.split()))
        if not text:
            return
        self.cost += _PIECE + 4 * len(text)
        if self._play.cards:
            self._comments.append(FiledComment("Play", len(self._play.cards), text))
        elif self._auction is not None and self._auction.calls:
            self._comments.append(FiledComment("Auction", len(self._auction.calls), text))
        else:
            self._comments.append(FiledComment("", 0, text))

    def _take_deal(self, pair: LinPair, value: str) -> None:
        self.has_deal = True
        is_numbered = value[:1] in {*"01234"}
        if is_numbered and value[0] != "0":
            self._dealer = SEATS_OF_LIN[int(value[0]) - 1]
        texts = [text.strip() for text in (value[1:] if is_numbered else value).split(",")]
        self._hands = self._hands_of(pair, texts)

    def _hands_of(self, pair: LinPair, texts: list[str]) -> Hands:
        """The hands of a deal; where one is missing and nothing is wrong, it has what the others leave."""
        wrong = 0
        if any(texts[4:]):
            self.report(LinCode.TOO_MANY_HANDS, pair)
            wrong += 1
        hands = NO_HANDS
        read = [read_lin_hand(text) for text in texts[:4]]
        self._short = NO_HANDS
        if len(read) == 4 and not wrong and max(len(hand or ()) for hand in read) < TRICKS and all(read):
            self._short_at = pair
            for seat, hand in zip(SEATS_OF_LIN, read, strict=True):
                self._short = self._short.put(seat, hand)
            return NO_HANDS
        for seat, text, hand in zip(SEATS_OF_LIN, texts, read, strict=False):
            if hand is None or len(hand) not in {0, TRICKS}:
                self.report(LinCode.BAD_HAND, pair, seat=str(seat), text=text)
                wrong += 1
            elif hand:
                hands = hands.put(seat, hand)
        whole = whole_hands(hands)
        if whole != hands:
            self.report(LinCode.CARD_TWICE, pair)
        missing = [seat for seat in SEATS_OF_LIN if whole.of(seat) is None]
        return (
            whole.put(missing[0], _rest(whole))
            if len(missing) == 1 and whole == hands and not wrong
            else whole
        )

    def _take_vulnerability(self, pair: LinPair, value: str) -> None:
        found = VULNERABLE.get(value.lower())
        if found is None and value:
            self.report(LinCode.VULNERABILITY, pair, text=value)
        self._vulnerability = found or self._vulnerability

    def _begin_auction(self) -> None:
        self._settle_conditions()
        if self._dealer is not None:
            self._auction = Auction(self._dealer)

    def _settle_conditions(self) -> None:
        """Take over what the other table tells of the same board, and what follows from the number."""
        if self._before is not None and not self.has_deal and self.number is not None:
            number, conditions = self._before
            if number == self.number:
                self._dealer, self._hands, told = conditions
                self._vulnerability = self._vulnerability or told
        if self.number is not None:
            by_number = Conditions.of_board(self.number)
            self._dealer = self._dealer or by_number.dealer
            self._vulnerability = self._vulnerability or by_number.vulnerability
        self._before = None

    def _take_calls(self, pair: LinPair, value: str) -> None:
        if self._auction is None and self._ends is None and value:
            self._begin_auction()
            if self._auction is None:
                self._ends = pair
                self.report(LinCode.NO_DEALER, pair)
        for match in CALL.finditer(value):
            if self._ends is None and self._auction is not None:
                self._take_call(pair, match, self._auction)

    def _take_call(self, pair: LinPair, match: re.Match[str], auction: Auction) -> None:
        number = len(auction.calls) + 1
        call = call_named(match[1]) if match[1] else None
        after = None if call is None else _with_call(auction, call)
        if after is None:
            self._ends = pair
            self.report(LinCode.BAD_CALL, pair, number=number, text=match[0].strip())
            return
        self._auction = after
        self.cost += 8
        if match[2]:
            self._note(number - 1, "")

    def _explain(self, value: str) -> None:
        if self._auction is not None and self._auction.calls and self._ends is None:
            self._note(len(self._auction.calls) - 1, with_suits(" ".join(value.split())))

    def _note(self, index: int, text: str) -> None:
        if not self._notes.get(index):
            self._notes[index] = text
            self.cost += _PIECE + 4 * len(text)

    def read(self) -> Iterator[FiledBoard | LinDefect]:
        """The board with its defects; the defects alone where nothing else is there."""
        has_something = self.has_deal or self._auction is not None or self._play.at is not None
        if not has_something and not (self.label and (self.told or self._comments)):
            yield from self._in_order()
            return
        self._settle_conditions()
        if self._auction is not None:
            self._dealer = self._auction.first
        settled = final_contract(self._auction)
        told = self.told if settled is None else None
        contract = settled or told
        ending = self._ending(contract)
        if ending is None:
            play = self._play.filed(contract, self._hands, is_auction_told=self._ends is not None)
        else:
            play, told = self._play.of_ending(ending), None
        known = self._dealer is not None and self._vulnerability is not None
        yield FiledBoard(
            number=self.number if known else None,
            dealer=self._dealer,
            vulnerability=self._vulnerability,
            hands=self._hands,
            auction=self._auction if self._auction is not None and self._auction.calls else None,
            notes=tuple(sorted(self._notes.items())),
            told=told,
            tricks=None
            if ending is not None
            else self._play.won(contract, play, self.tricks if contract == self.told else None),
            tags=self._tags(),
            play=play,
            comments=tuple(
                in_columns(comment, self._play.cells(contract, play, ending)) for comment in self._comments
            ),
            defects=self._in_order(),
            ending=ending,
            line=self.line,
        )

    def _ending(self, contract: Contract | Pass | None) -> FiledEnding | None:
        """The cards that are left, where all hands are short; hands that are not equally long are reported."""
        at = self._short_at
        if at is None or not is_short(self._short):
            return None
        claimed = self._play.claimed
        ending = FiledEnding.of(self._short, self._play.cards, contract, claimed)
        if ending is None:
            for seat, hand in self._short.items():
                self.report(LinCode.BAD_HAND, at, seat=str(seat), text=str(hand))
        elif ending.tricks != claimed:
            self.report(CommonCode.ENDING_RESULT, at, text=str(claimed))
        return ending

    def _tags(self) -> tuple[tuple[str, str], ...]:
        room = {"Room": self.room} if self.room else {}
        return (*player_tags(self.players or BySeat("", "", "", "")), *{**self.header, **room}.items())

    def _in_order(self) -> tuple[LinDefect, ...]:
        return tuple(sorted(self._defects, key=lambda defect: (defect.line, defect.column)))


def _with_call(auction: Auction, call: Call) -> Auction | None:
    """Return the auction with this call; nothing if it may not be made."""
    try:
        return auction.after(call)
    except RuleViolation:
        return None


def _rest(hands: BySeat[Hand | None]) -> Hand:
    """What the other hands leave."""
    left = PACK
    for hand in hands:
        left -= hand or Hand()
    return left
