"""Writing USEBIO."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final
from xml.sax.saxutils import escape

from schlemm.core.calls import Pass
from schlemm.core.contract import Contract
from schlemm.formats.filed import FiledBoard, north_south_score

VERSION: Final = "1.2"
BUTLER: Final = "IMP;Butler"
"""IMPs against the mean of all scores, as PBN names that form of scoring."""
ADJUSTED: Final = "AdjustedScore"
"""The tag of a score that was adjusted, such as ``A6040``: what each side is given of a whole."""
_METHODS: Final = {"MP": "MATCH_POINTS", "MatchPoints": "MATCH_POINTS", "IMP": "CROSS_IMPS"}


def write_usebio(boards: Iterable[FiledBoard]) -> str:
    """The boards as lines of travellers, with numbers, contracts, tricks, leads, scores and names.

    Boards without a number are left out, and of all others hands, auction, play behind the lead, and most tags. The
    two players of a side make a pair; pairs without a number of their own in ``PairNS`` and ``PairEW`` are numbered.
    """
    found = [board for board in boards if board.number is not None]
    pairs = _pairs(found)
    by_number: dict[int, list[FiledBoard]] = {}
    for board in found:
        by_number.setdefault(board.number or 0, []).append(board)
    lines = (
        *('<?xml version="1.0" encoding="utf-8"?>', f'<USEBIO Version="{VERSION}">'),
        *('<EVENT EVENT_TYPE="PAIRS">', *_event(found), "<PARTICIPANTS>"),
        *(_pair(side, names, number) for (side, names), number in pairs.items()),
        "</PARTICIPANTS>",
        *(line for number, told in sorted(by_number.items()) for line in _board(number, told, pairs)),
        *("</EVENT>", "</USEBIO>"),
    )
    return "".join(f"{line}\n" for line in lines)


def _event(boards: list[FiledBoard]) -> Iterator[str]:
    def tag(name: str) -> str:
        return next((value for board in boards if (value := board.tag(name))), "")

    yield from _filled("EVENT_DESCRIPTION", tag("Event"))
    match = re.fullmatch(r"(\d{4})\.(\d{2})\.(\d{2})", tag("Date"), re.ASCII)
    yield from _filled("DATE", f"{match[3]}/{match[2]}/{match[1]}" if match else "")
    yield from _filled("BOARD_SCORING_METHOD", _METHODS.get(tag("Scoring").split(";")[0], ""))


def _names(board: FiledBoard, side: str) -> tuple[str, str]:
    north, east, south, west = board.players
    return (north, south) if side == "NS" else (east, west)


def _pairs(boards: list[FiledBoard]) -> dict[tuple[str, tuple[str, str]], str]:
    """The number of each pair, by its side and names."""
    pairs: dict[tuple[str, tuple[str, str]], str] = {}
    used = {board.tag(f"Pair{side}") or "" for board in boards for side in ("NS", "EW")}
    count = 0
    for board in boards:
        for side in ("NS", "EW"):
            key = side, _names(board, side)
            if key in pairs or not any(key[1]):
                continue
            number = board.tag(f"Pair{side}")
            while not number:
                count += 1
                number = "" if str(count) in used else str(count)
            pairs[key] = number
    return pairs


def _pair(side: str, names: tuple[str, str], number: str) -> str:
    players = "".join(f"<PLAYER>{''.join(_filled('PLAYER_NAME', name or '-'))}</PLAYER>" for name in names)
    numbered = "".join((*_filled("PAIR_NUMBER", number), *_filled("DIRECTION", side)))
    return f"<PAIR>{numbered}{players}</PAIR>"


def _board(
    number: int, boards: list[FiledBoard], pairs: dict[tuple[str, tuple[str, str]], str]
) -> Iterator[str]:
    yield f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>"
    for board in boards:
        yield f"<TRAVELLER_LINE>{''.join(_line(board, pairs))}</TRAVELLER_LINE>"
    yield "</BOARD>"


def _line(board: FiledBoard, pairs: dict[tuple[str, tuple[str, str]], str]) -> Iterator[str]:
    for side in ("NS", "EW"):
        number = board.tag(f"Pair{side}") or pairs.get((side, _names(board, side)), "")
        yield from _filled(f"{side}_PAIR_NUMBER", number)
    match board.contract:
        case Contract() as contract:
            yield from _filled("CONTRACT", f"{contract.bid}{str(contract.doubling).lower()}")
            yield from _filled("PLAYED_BY", str(contract.declarer))
            lead = None if board.play is None else board.play.card(0, contract.leader)
            yield from _filled("LEAD", "" if lead is None else str(lead))
            yield from _filled("TRICKS", "" if board.tricks is None else str(board.tricks))
        case Pass():
            yield from _filled("CONTRACT", "PASS")
        case _:
            pass
    yield from _filled("SCORE", _of_north_south(board, "Score") or board.tag(ADJUSTED) or "")
    yield from _filled("NS_MATCH_POINTS", _of_north_south(board, "ScoreMP"))
    is_butler = (board.tag("Scoring") or "").startswith(BUTLER)
    yield from _filled(
        "NS_BUTLER_POINTS" if is_butler else "NS_CROSS_IMP_POINTS", _of_north_south(board, "ScoreIMP")
    )


def _of_north_south(board: FiledBoard, tag: str) -> str:
    """A score of either side as that of North-South; nothing if it is not told whose it is."""
    points = north_south_score(board.tag(tag), board.contract)
    return "" if points is None else f"{points:f}"


def _filled(name: str, text: str) -> tuple[str, ...]:
    """An element of this text, if it is not empty; signs that XML cannot hold become blanks."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return (f"<{name}>{escape(plain)}</{name}>",) if plain else ()
