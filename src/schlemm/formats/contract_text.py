"""Contracts and results as people type them: ``4♠X+1``, ``4 Pik kontriert +1``, ``4♠! m.i.`` (domain D3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from schlemm.core.calls import Bid
from schlemm.core.cards import Strain
from schlemm.core.contract import Contract, Doubling, Result
from schlemm.core.seats import Seat
from schlemm.formats._contract_tokens import Signed, Token, Unread, tokens
from schlemm.formats._contract_words import Unit
from schlemm.formats.letters import CANONICAL, LetterSet
from schlemm.formats.reading import Defect, DefectCode, PlainText, UnreadableText, plain_text, refuse


@dataclass(frozen=True, slots=True)
class TypedResult:
    """What a text says of a board; ``None`` where it says nothing.

    Attributes:
        bid: The last bid; ``None`` if the board was passed out.
        doubling: Whether it was doubled.
        declarer: Who played it.
        margin: Tricks above or below the contract.
    """

    bid: Bid | None
    doubling: Doubling = Doubling.UNDOUBLED
    declarer: Seat | None = None
    margin: int | None = None

    def contract(self, declarer: Seat = Seat.SOUTH) -> Contract | None:
        """The contract, played by this seat if the text names none; ``None`` if the board was passed out."""
        return None if self.bid is None else Contract(self.bid, self.doubling, self.declarer or declarer)

    def result(self, declarer: Seat = Seat.SOUTH) -> Result:
        """The result, made exactly if the text does not say how it ended."""
        if self.bid is None:
            return Result(None, 0)
        return Result(self.contract(declarer), self.bid.tricks + (self.margin or 0))


def read_contract(text: str, letters: LetterSet = CANONICAL) -> TypedResult:
    """Read a contract, with doubling, declarer and result if they are there, in any order around the bid.

    >>> typed = read_contract("4 Pik kontriert −1 von Ost")
    >>> str(typed.result()), read_contract("6SA=").margin, read_contract("3NT").margin
    ('4SXE-1', 0, None)

    Args:
        text: In German, Italian, English or French, or in signs.
        letters: What single letters mean; words and signs are understood always.

    Raises:
        UnreadableText: If it is no contract, or says two different things; with all its defects.
    """
    plain = plain_text("contract", text)
    pieces = list(tokens(plain, letters))
    findings = _Findings(plain)
    findings.read(pieces)
    found = findings.conclude(nothing=not pieces)
    refuse("contract", text, findings.defects)
    return found


def read_result(text: str, letters: LetterSet = CANONICAL) -> TypedResult:
    """Read a contract as ``read_contract`` does, and how it ended.

    Raises:
        UnreadableText: If it is no contract, or if it does not say how it ended.
    """
    typed = read_contract(text, letters)
    if typed.bid is not None and typed.margin is None:
        refuse("contract", text, [Defect(DefectCode.NO_RESULT, len(text), len(text))])
    return typed


def read_seat(text: str, letters: LetterSet = CANONICAL) -> Seat:
    """Read a seat by its letter or its word.

    Raises:
        UnreadableText: If it is none.
    """
    plain = plain_text("seat", text)
    found = [token.meaning for token in tokens(plain, letters)]
    wrong: DefectCode
    match found:
        case [Seat() as seat]:
            return seat
        case [Unread(code)] if code is DefectCode.LOCAL_LETTER:
            wrong = code
        case _:
            wrong = DefectCode.NO_SEAT
    raise UnreadableText("seat", text, (plain.defect(wrong, 0, len(plain.text)),))


@dataclass(slots=True)
class _Findings:
    """What has been found in a text so far, on the way from left to right."""

    plain: PlainText
    defects: list[Defect] = field(default_factory=list)
    bids: list[tuple[Bid, Token]] = field(default_factory=list)
    doublings: list[tuple[Doubling, Token]] = field(default_factory=list)
    declarers: list[tuple[Seat, Token]] = field(default_factory=list)
    margins: list[tuple[int, Token]] = field(default_factory=list)
    tricks: list[tuple[int, Token]] = field(default_factory=list)
    passes: list[Token] = field(default_factory=list)

    def read(self, pieces: list[Token]) -> None:
        """Take the tokens in, each with those that belong to it."""
        index = 0
        while index < len(pieces):
            first, following = pieces[index], pieces[index + 1 : index + 3]
            match first.meaning:
                case int(number):
                    index += self._number(number, first, following)
                case Signed(count):
                    self.margins.append((count, first))
                    index += self._unit_of_signed(count, first, pieces[index + 1 : index + 4])
                case Unit():
                    index += self._unit(first.meaning, first, following)
                case Strain():
                    self._lone_strain(first.meaning, first)
                case Doubling():
                    self.doublings.append((first.meaning, first))
                case Seat():
                    self.declarers.append((first.meaning, first))
                case Unread(code):
                    self._defect(code, first)
            index += 1

    def _number(self, number: int, first: Token, following: list[Token]) -> int:
        """A number is a level, or counts something; how many of the tokens that follow belong to it."""
        match [token.meaning for token in following]:
            case [Strain() as strain, *_]:
                if 1 <= number <= 7:
                    self.bids.append((Bid(number, strain), _joined(first, following[0])))
                else:
                    self._defect(DefectCode.LEVEL_NOT_1_TO_7, first, level=number)
                return 1
            case [Unit.TRICKS, Unit.OVERTRICKS | Unit.UNDERTRICKS as unit]:
                self._counted(number, unit, _joined(first, following[1]))
                return 2
            case [Unit.TRICKS | Unit.OVERTRICKS | Unit.UNDERTRICKS as unit, *_]:
                self._counted(number, unit, _joined(first, following[0]))
                return 1
            case [Unread(), *_]:
                return 0
        looks_like_level = not self.bids and 1 <= number <= 7
        code = DefectCode.NO_DENOMINATION if looks_like_level else DefectCode.NUMBER_OF_WHAT
        self._defect(code, first, number=number)
        return 0

    def _counted(self, number: int, unit: Unit, whole: Token) -> None:
        if unit is Unit.TRICKS:
            self.tricks.append((number, whole))
        else:
            self.margins.append((number if unit is Unit.OVERTRICKS else -number, whole))

    def _unit_of_signed(self, count: int, first: Token, following: list[Token]) -> int:
        """The words behind ``-2`` that only repeat it, as in ``-2 Faller``, unless they begin something new."""
        match [token.meaning for token in following]:
            case [Unit.OVERTRICKS | Unit.UNDERTRICKS, int(), Strain()] | [Unit.TRICKS, *_]:
                pass
            case [Unit.OVERTRICKS | Unit.UNDERTRICKS, int(), *_]:
                return 0
            case [Unit.OVERTRICKS | Unit.UNDERTRICKS as unit, *_]:
                if (unit is Unit.OVERTRICKS) != (count > 0):
                    self._defect(DefectCode.RESULTS_DIFFER, _joined(first, following[0]))
            case _:
                return 0
        return 1

    def _unit(self, unit: Unit, first: Token, following: list[Token]) -> int:
        """A word of a result, and the number behind it if it needs one, as in ``chute de 2``."""
        match unit, [token.meaning for token in following]:
            case Unit.PASSED_OUT, _:
                self.passes.append(first)
            case Unit.MADE, _:
                self.margins.append((0, first))
            case _, [int(), Strain()]:
                self._defect(DefectCode.NUMBER_MISSING, first)
            case _, [int(number), *_]:
                self._counted(number, unit, _joined(first, following[0]))
                return 1
            case _:
                self._defect(DefectCode.NUMBER_MISSING, first)
        return 0

    def _lone_strain(self, strain: Strain, first: Token) -> None:
        """A denomination without a level, unless it only repeats the one before, as in ``4♠ (Pik)``."""
        if not (self.bids and self.bids[-1][0].strain is strain):
            self._defect(DefectCode.NO_LEVEL, first, strain=strain.notation)

    def conclude(self, *, nothing: bool) -> TypedResult:
        """What it all comes to; adds the defects of the whole to those of its parts."""
        if self.passes and not self.bids:
            return self._passed_out()
        for token in self.passes:
            self._defect(DefectCode.PASSED_AND_CONTRACT, token)
        if not self.bids:
            end = len(self.plain.text)
            code = DefectCode.EMPTY if nothing else DefectCode.NO_CONTRACT
            if not self.defects:
                self.defects.append(self.plain.defect(code, end, end))
            return TypedResult(None)
        bid = self.bids[0][0]
        self._agree(
            [found for found, _ in self.bids], [token for _, token in self.bids], DefectCode.TWO_CONTRACTS
        )
        for _, token in self.doublings[1:]:
            self._defect(DefectCode.TWO_DOUBLINGS, token)
        seats = [seat for seat, _ in self.declarers]
        self._agree(seats, [token for _, token in self.declarers], DefectCode.TWO_DECLARERS)
        doubling = self.doublings[0][0] if self.doublings else Doubling.UNDOUBLED
        return TypedResult(bid, doubling, seats[0] if seats else None, self._margin(bid))

    def _passed_out(self) -> TypedResult:
        for _, token in (*self.doublings, *self.declarers, *self.margins, *self.tricks):
            self._defect(DefectCode.PASSED_AND_CONTRACT, token)
        return TypedResult(None)

    def _margin(self, bid: Bid) -> int | None:
        found = [*self.margins, *((tricks - bid.tricks, token) for tricks, token in self.tricks)]
        found.sort(key=lambda pair: pair[1].start)
        self._agree([margin for margin, _ in found], [token for _, token in found], DefectCode.RESULTS_DIFFER)
        if not found:
            return None
        margin, token = found[0]
        if margin > 13 - bid.tricks:
            self._defect(DefectCode.TOO_MANY_TRICKS, token, bid=str(bid), most=13 - bid.tricks)
        elif margin < -bid.tricks:
            self._defect(DefectCode.TOO_FEW_TRICKS, token, bid=str(bid), most=bid.tricks)
        return margin if 0 <= bid.tricks + margin <= 13 else None

    def _agree(
        self, values: list[Bid] | list[Seat] | list[int], where: list[Token], code: DefectCode
    ) -> None:
        """Note whatever differs from the first of these."""
        for value, token in zip(values, where, strict=True):
            if value != values[0]:
                self._defect(code, token)

    def _defect(self, code: DefectCode, token: Token, **data: str | int) -> None:
        self.defects.append(self.plain.defect(code, token.start, token.end, **data))


def _joined(first: Token, last: Token) -> Token:
    return Token(first.meaning, first.start, last.end)
