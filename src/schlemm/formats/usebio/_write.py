"""Writing USEBIO."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import closing
from itertools import groupby
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from schlemm.core.calls import Pass
from schlemm.core.cards import SUITS
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, Side
from schlemm.formats.filed import FiledBoard, north_south_score, told_scores
from schlemm.formats.usebio._waiting import SIDES, WaitingLine, WaitingLines, WaitingPair, WaitingSide

VERSION: Final = "1.2"
MOST_DEALS: Final = 10_000
"""Boards of different numbers whose hands are kept until they are written, in some megabytes."""
BUTLER: Final = "IMP;Butler"
"""IMPs against the mean of all scores, as PBN names that form of scoring."""
ADJUSTED: Final = "AdjustedScore"
"""The tag of a score that was adjusted, such as ``A6040``: what each side is given of a whole."""
METHODS: Final = {"MATCH_POINTS": "MP", "CROSS_IMPS": "IMP;Cross", "IMPS": "IMP"}
"""How boards are scored, with the tag for it; IMPs against a mean are told by the element of their points."""
_METHODS: Final = {"MatchPoints": "MATCH_POINTS", **{tag: method for method, tag in METHODS.items()}}


class UsebioEvent(NamedTuple):
    """What a file says of all its boards: the first thing that any of them tells.

    Attributes:
        description: The event.
        date: The day, as PBN writes it.
        scoring: The form of scoring.
        club: Who holds it.
    """

    description: str = ""
    date: str = ""
    scoring: str = ""
    club: str = ""

    def with_board(self, board: FiledBoard) -> UsebioEvent:
        """The same, and what this board tells of the rest."""
        if all(self):
            return self
        told = UsebioEvent(*(board.tag(name) or "" for name in ("Event", "Date", "Scoring", "Site")))
        return UsebioEvent(*(mine or theirs for mine, theirs in zip(self, told, strict=True)))

    @property
    def lines(self) -> Iterator[str]:
        """The elements for it."""
        yield from filled("EVENT_DESCRIPTION", self.description)
        match = re.fullmatch(r"(\d{4})\.(\d{2})\.(\d{2})", self.date, re.ASCII)
        yield from filled("DATE", f"{match[3]}/{match[2]}/{match[1]}" if match else "")
        method = _METHODS.get(self.scoring) or _METHODS.get(self.scoring.split(";")[0], "")
        yield from filled("BOARD_SCORING_METHOD", method)


def write_usebio(
    boards: Iterable[FiledBoard],
    event: UsebioEvent | None = None,
    dealt: dict[int, Deal] | None = None,
) -> str:
    """The boards as lines of travellers, with numbers, contracts, tricks, leads, scores and names, and their hands.

    Boards without a number are left out, and of all others auction, play behind the lead, and most tags; of boards of
    one number that hold different cards the first one's hands are written. The
    two players of a side make a pair; pairs without a number of their own in ``PairNS`` and ``PairEW`` are numbered.

    Args:
        boards: In any order; those of one number stand together in the file.
        event: What has been told of them before.
        dealt: The hands of boards before them, by number; theirs are added.
    """
    return "".join(usebio_pieces(boards, event, dealt))


def usebio_pieces(
    boards: Iterable[FiledBoard],
    event: UsebioEvent | None = None,
    dealt: dict[int, Deal] | None = None,
) -> Iterator[str]:
    """What ``write_usebio`` writes, in pieces; the boards wait in a file of their own until all have come."""
    told = event or UsebioEvent()
    known: dict[int, Deal] = {} if dealt is None else dealt
    numbers: set[int] = set()
    with closing(WaitingLines()) as waiting:
        for board in boards:
            told = told.with_board(board)
            if board.number is not None:
                if (deal := board.deal) is not None and len(known) < MOST_DEALS:
                    known.setdefault(board.number, deal)
                numbers |= {board.number} & known.keys()
                waiting.add(board.number, _sides(board), "".join(_line(board)))
        yield f'<?xml version="1.0" encoding="utf-8"?>\n<USEBIO Version="{VERSION}">\n'
        if told.club:
            yield f"<CLUB>{''.join(filled('CLUB_NAME', told.club))}</CLUB>\n"
        yield "".join(f"{line}\n" for line in ('<EVENT EVENT_TYPE="PAIRS">', *told.lines, "<PARTICIPANTS>"))
        yield from (_pair(pair) for pair in waiting.pairs())
        yield "</PARTICIPANTS>\n"
        for number, lines in groupby(waiting.lines(), key=lambda line: line.board):
            yield f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>\n"
            yield from (f"<TRAVELLER_LINE>{_numbers(line)}{line.text}</TRAVELLER_LINE>\n" for line in lines)
            yield "</BOARD>\n"
        yield "</EVENT>\n"
        if numbers:
            yield "<HANDSET>\n"
            yield from (_hands(number, known[number]) for number in sorted(numbers))
            yield "</HANDSET>\n"
        yield "</USEBIO>\n"


def _hands(number: int, deal: Deal) -> str:
    """The cards of a board."""
    hands = (
        f"<HAND><DIRECTION>{seat.name.capitalize()}</DIRECTION>{_holdings(deal.hand(seat))}</HAND>"
        for seat in SEATS
    )
    return f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{''.join(hands)}</BOARD>\n"


def _holdings(hand: Hand) -> str:
    return "".join(
        f"<{suit.name}>{''.join(card.rank.letter for card in hand.cards_of(suit))}</{suit.name}>"
        for suit in SUITS
    )


def _sides(board: FiledBoard) -> tuple[WaitingSide, WaitingSide]:
    """Who sat where: North and South, East and West."""
    north, east, south, west = map(plain, board.players)
    ours, theirs = (plain(board.tag(f"Pair{side}") or "") for side in SIDES)
    return WaitingSide((north, south), ours), WaitingSide((east, west), theirs)


def _pair(pair: WaitingPair) -> str:
    players = "".join(
        f"<PLAYER>{''.join(filled('PLAYER_NAME', name or '-'))}</PLAYER>" for name in pair.names
    )
    numbered = "".join((*filled("PAIR_NUMBER", pair.number), *filled("DIRECTION", pair.side)))
    return f"<PAIR>{numbered}{players}</PAIR>\n"


def _numbers(line: WaitingLine) -> str:
    told = zip(SIDES, line.pairs, strict=True)
    return "".join(text for side, number in told for text in filled(f"{side}_PAIR_NUMBER", number))


def _line(board: FiledBoard) -> Iterator[str]:
    """What a line says behind the numbers of its pairs."""
    match board.contract:
        case Contract() as contract:
            yield from filled("CONTRACT", f"{contract.bid}{str(contract.doubling).lower()}")
            yield from filled("PLAYED_BY", str(contract.declarer))
            lead = None if board.play is None else board.play.card(0, contract.leader)
            yield from filled("LEAD", "" if lead is None else str(lead))
            yield from filled("TRICKS", "" if board.tricks is None else str(board.tricks))
        case Pass():
            yield from filled("CONTRACT", "PASS")
        case _:
            pass
    yield from filled("SCORE", _of_north_south(board, "Score") or board.tag(ADJUSTED) or "")
    yield from filled("NS_MATCH_POINTS", _of_north_south(board, "ScoreMP"))
    yield from filled("EW_MATCH_POINTS", _of_east_west(board))
    is_butler = (board.tag("Scoring") or "").startswith(BUTLER)
    yield from filled(
        "NS_BUTLER_POINTS" if is_butler else "NS_CROSS_IMP_POINTS", _of_north_south(board, "ScoreIMP")
    )


def _of_east_west(board: FiledBoard) -> str:
    """The matchpoints of East-West, where a board tells them beside those of North-South."""
    told = told_scores(board.tag("ScoreMP") or "", board.contract) or ()
    return next((f"{each.points:f}" for each in told[1:] if each.side is Side.EAST_WEST), "")


def _of_north_south(board: FiledBoard, tag: str) -> str:
    """A score of either side as that of North-South; nothing if it is not told whose it is."""
    points = north_south_score(board.tag(tag), board.contract)
    return "" if points is None else f"{points:f}"


def filled(name: str, text: str) -> tuple[str, ...]:
    """An element of this text, if it is not empty."""
    return (f"<{name}>{escape(told)}</{name}>",) if (told := plain(text)) else ()


def plain(text: str) -> str:
    """A text in one line; signs that XML cannot hold become blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
