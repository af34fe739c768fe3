"""Reading USEBIO: lines of travellers as boards, with everything that is wrong on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from schlemm.core.calls import PASS, Bid
from schlemm.core.cards import CARDS, Strain
from schlemm.core.checks import check_type
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import BySeat, Seat
from schlemm.formats.filed import BoardDraft, CommonCode, FiledBoard, FileDefect, is_blank_score
from schlemm.formats.filed.allowance import in_proportion
from schlemm.formats.filed.source import no_boards, too_long
from schlemm.formats.lin._values import read_lin_hand
from schlemm.formats.usebio._pairs import TooMuchListed, UsebioLists, plain_blocks
from schlemm.formats.usebio._parser import BLOCK, HOLDINGS, Element, UsebioParser
from schlemm.formats.usebio._write import ADJUSTED, BUTLER, METHODS

PASSED_OUT: Final = frozenset({"P", "PASS", "PASSED", "PASSOUT", "PASSEDOUT", "PO", "AP", "ALLPASS"})
NOT_PLAYED: Final = re.compile(
    r"|NP|N/P|NOTPLAYED|NOBID|A|ADJ|AV[+-]?|AVE[+-]?|[A-Z]{0,3}\d{1,3}%?[-/:]?\d{0,3}%?"
)
"""What stands for a contract where none was played: not played, an adjusted score."""
_CONTRACT: Final = re.compile(r"([1-7])(NT?|[SHDC])(X{0,2}|\*{0,2}|DBL|RDBL)([NESW])?")
_DOUBLINGS: Final = {
    "": Doubling.UNDOUBLED,
    "X": Doubling.DOUBLED,
    "XX": Doubling.REDOUBLED,
    "*": Doubling.DOUBLED,
    "**": Doubling.REDOUBLED,
    "DBL": Doubling.DOUBLED,
    "RDBL": Doubling.REDOUBLED,
}
_SCORE: Final = re.compile(r"([+-]?\d{1,5})(?:\.0{1,4})?", re.ASCII)
_ADJUSTED: Final = re.compile(
    r"(?:A|AV[EG]?|AVERAGE|ADJ|ADJUSTED|ARB|ARTIFICIAL|NP|NOT ?PLAYED)\.?[ ]?(?:PLUS|MINUS|[\d.+\-=/%: ]){0,20}"
    r"|\d{1,3}(?:\.\d{1,2})? ?%[\d.+\-/%: ]{0,20}",
    re.ASCII | re.IGNORECASE,
)
"""An adjusted score or none, such as ``A6040``, ``A60/40``, ``Ave+-``, ``60%-40%`` or ``NP``."""
_WORTH: Final = {
    "NS_MATCH_POINTS": ("ScoreMP", "MP"),
    "NS_CROSS_IMP_POINTS": ("ScoreIMP", "IMP;Cross"),
    "NS_BUTLER_POINTS": ("ScoreIMP", BUTLER),
}
"""The elements of what a score was worth, with the tag for it and for the form of scoring."""
_NUMBER: Final = re.compile(r"[+-]?\d{1,6}(?:\.\d{1,4})?", re.ASCII)
_CARDS: Final = {**{str(card): card for card in CARDS}, **{str(card)[::-1]: card for card in CARDS}}
_SIDES: Final = ("NS", "EW")


def read_usebio(data: bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """The lines of all travellers, each as a board with its number, hands, contract, tricks, lead, score and names.

    Definitions of documents are not read and their addresses not followed; a file that declares entities is not read
    behind them. A pair's first player is taken for North or East. What a file keeps in memory is in proportion to
    its length.

    Args:
        data: The bytes of a file, in an encoding that it says itself; packed files are not opened.

    Raises:
        WrongType: If it is not bytes.
    """
    check_type("USEBIO", data, bytes, "bytes")
    if (defect := too_long(data)) is not None:
        return (defect,)

    def blocks() -> Iterator[bytes]:
        return (data[start : start + BLOCK] for start in range(0, len(data), BLOCK))

    return tuple(in_proportion(read_usebio_blocks(blocks(), blocks), len(data)))


def read_usebio_blocks(
    blocks: Iterable[bytes], again: Callable[[], Iterable[bytes]] | None = None
) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
    """The boards of a file in pieces, each with the line that it begins in, as soon as it has been seen.

    Args:
        blocks: The file.
        again: The same from its beginning, for pairs and hands that are listed behind a line that names them;
            without it such a line has none.
    """
    parser, found = UsebioParser(), False
    lists = UsebioLists(again)
    try:
        for item in parser.items(plain_blocks(blocks)):
            if isinstance(item, FileDefect):
                if not parser.has_root and item.code is CommonCode.BROKEN:
                    continue  # it is no XML at all, or another one
                found = True
                yield item, item.line
            elif item.name == "TRAVELLER_LINE":
                found = True
                yield _board(item, lists, parser.club), item.at.line
            else:
                lists.take(item)
    except TooMuchListed as error:
        yield FileDefect(CommonCode.TOO_DENSE, error.line), error.line
    yield from ((note, note.line) for note in parser.left_out.told() if parser.has_root)
    if not found and not parser.has_root and not parser.is_empty:
        yield from ((defect, 1) for defect in no_boards("USEBIO", is_empty=False))


def _board(line: Element, lists: UsebioLists, club: str | None) -> FiledBoard:
    number = line.text("BOARD_NUMBER")
    draft = BoardDraft(number[:100] or None)
    if number:
        draft.take_number(number, line.at, "BOARD_NUMBER")
    _take_contract(draft, line)
    if (tricks := line.texts.get("TRICKS", "")) and isinstance(draft.told, Contract):
        draft.tricks = draft.take_tricks(tricks, line.at, "TRICKS")
    lead = line.texts.get("LEAD", "").upper().replace(" ", "").replace("10", "T")
    if lead and lead not in {"-", "?"} and isinstance(draft.told, Contract):
        draft.take_card(_CARDS.get(lead), lead, line.at, "LEAD")
    (north, south), (east, west) = (lists.players(line, side) for side in _SIDES)
    draft.names = BySeat(north, east, south, west)
    for seat, hand in lists.hands(line):
        text = "".join(f"{suit[0]}{hand.texts.get(suit, '').strip(' -')}" for suit in HOLDINGS)
        draft.take_hand(seat, read_lin_hand(text.replace(" ", "")), text, line.at, "HAND")
    draft.tags.update(_tags(line))
    if club:
        draft.tags["Site"] = club
    _take_scores(draft, line)
    return draft.board(line.at)


def _take_contract(draft: BoardDraft, line: Element) -> None:
    told = line.texts.get("CONTRACT", "")
    plain = (
        "".join(told.upper().split()).replace("♠", "S").replace("♥", "H").replace("♦", "D").replace("♣", "C")
    )
    if plain in PASSED_OUT:
        draft.told = PASS
        return
    match = _CONTRACT.fullmatch(plain)
    by = (match[4] if match and match[4] else line.texts.get("PLAYED_BY", "")).strip().upper()[:1]
    if match is not None and by in {*"NESW"} and by:
        strain = Strain.parse("NT" if match[2] == "N" else match[2])
        draft.told = Contract(Bid(int(match[1]), strain), _DOUBLINGS[match[3]], Seat(by))
    elif match is not None or not NOT_PLAYED.fullmatch(plain):
        draft.report(CommonCode.CONTRACT, line.at, "CONTRACT", text=told)


def _tags(line: Element) -> Iterator[tuple[str, str]]:
    """What else is told, under the names of PBN as far as it has any."""
    names = {"Event": "EVENT_DESCRIPTION", "PairNS": "NS_PAIR_NUMBER", "PairEW": "EW_PAIR_NUMBER"}
    for name, child in names.items():
        if text := line.text(child):
            yield name, text
    match = re.fullmatch(r"(\d{1,2})/(\d{1,2})/(\d{4})", line.text("DATE"), re.ASCII)
    if match:
        yield "Date", f"{match[3]}.{int(match[2]):02}.{int(match[1]):02}"


def _take_scores(draft: BoardDraft, line: Element) -> None:
    """What North and South scored; an adjusted score is kept as it stands, anything else is told."""
    score = line.texts.get("SCORE", "")
    if _ADJUSTED.fullmatch(score):
        draft.tags[ADJUSTED] = score
    elif match := _SCORE.fullmatch(score):
        draft.tags["Score"] = f"NS {int(match[1])}"
    elif not is_blank_score(score):
        draft.report(CommonCode.BAD_VALUE, line.at, "SCORE", text=score)
    for child, (name, scoring) in _WORTH.items():
        text = line.texts.get(child, "").replace(",", ".")
        if _NUMBER.fullmatch(text):
            draft.tags[name] = f"NS {text}{_beside(line, name)}"
            draft.tags.setdefault("Scoring", scoring)
        elif not is_blank_score(text):
            draft.report(CommonCode.BAD_VALUE, line.at, child, text=text)
    if "ScoreMP" not in draft.tags and (other := _beside(line, "ScoreMP")):
        draft.tags["ScoreMP"] = other.strip()
    method = line.text("BOARD_SCORING_METHOD") or line.text("SCORING_METHOD")
    if method.upper() in METHODS:
        draft.tags.setdefault("Scoring", METHODS[method.upper()])


def _beside(line: Element, name: str) -> str:
    """The matchpoints of East-West behind those of North-South, if they are told."""
    text = line.texts.get("EW_MATCH_POINTS", "").replace(",", ".") if name == "ScoreMP" else ""
    return f" EW {text}" if _NUMBER.fullmatch(text) else ""
