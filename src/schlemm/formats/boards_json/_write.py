"""Writing boards as JSON, one board a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from schlemm.core.calls import Pass
from schlemm.core.contract import Contract
from schlemm.formats.filed import FiledBoard, FiledEnding, FiledPlay, Irregularity

FORMAT: Final = "schlemm-boards-1"
"""What a file says it is; a later version that readers of this one would misread has another number."""

KINDS: Final = {Irregularity.REVOKE: "revoke", Irregularity.LEAD_OUT_OF_TURN: "lead-out-of-turn"}
"""How cards that were played against the rules are called."""


_STEERING: Final = re.compile("[\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""What is left raw in a text of JSON although a terminal or an editor does something at it."""


def write_boards_json(boards: Iterable[FiledBoard]) -> str:
    """The boards as one JSON object, each board in a line of its own; ``read_boards_json`` gives them back.

    Nothing of a board is left out but its defects, and what a format adds to it (sections of PBN). Signs that steer a
    terminal are written as escapes.
    """
    return "".join(json_pieces(boards))


def json_pieces(boards: Iterable[FiledBoard]) -> Iterator[str]:
    """What ``write_boards_json`` writes, board by board."""
    between = f'{{"format": "{FORMAT}", "boards": [\n'
    for board in boards:
        yield between + _STEERING.sub(_escape, _line(board))
        between = ",\n"
    yield f"{'' if between.startswith(',') else between}\n]}}\n"


def _line(board: FiledBoard) -> str:
    return json.dumps(board_as_json(board), ensure_ascii=False)


def _escape(sign: re.Match[str]) -> str:
    return f"\\u{ord(sign[0]):04x}"


def board_as_json(board: FiledBoard) -> dict[str, Any]:
    """A board as what ``json`` can write; what is not known is left out."""
    known: dict[str, Any] = {
        "number": board.number,
        "dealer": None if board.dealer is None else str(board.dealer),
        "vulnerable": None if board.vulnerability is None else str(board.vulnerability),
        "hands": {str(seat): str(hand) for seat, hand in board.hands.items() if hand is not None} or None,
        "ending": None if board.ending is None else _ending(board.ending),
        "auction": _auction(board),
        "contract": _contract(board.contract),
        "tricks": board.tricks,
        "won": None if board.won is None else {str(side): tricks for side, tricks in board.won.items()},
        "play": None if board.play is None else _play(board.play),
        "tags": dict(board.tags) or None,
        "comments": [
            {"about": comment.about, "after": comment.after, "text": comment.text}
            for comment in board.comments
        ]
        or None,
    }
    return {name: value for name, value in known.items() if value is not None}


def _ending(ending: FiledEnding) -> dict[str, Any]:
    known: dict[str, Any] = {
        "hands": {str(seat): str(hand) for seat, hand in ending.hands.items()},
        "strain": None if ending.strain is None else str(ending.strain),
        "declarer": None if ending.declarer is None else str(ending.declarer),
        "leader": None if ending.leader is None else str(ending.leader),
        "contract": None if ending.contract is None else str(ending.contract),
        "tricks": ending.tricks,
    }
    return {name: value for name, value in known.items() if value is not None}


def _contract(contract: Contract | Pass | None) -> str | None:
    match contract:
        case Contract():
            return str(contract)
        case Pass():
            return "Pass"
        case _:
            return None


def _auction(board: FiledBoard) -> dict[str, Any] | None:
    if board.auction is None:
        return None
    told: dict[str, Any] = {
        "first": str(board.auction.first),
        "calls": [str(call) for call in board.auction.calls],
    }
    if board.notes:
        told["notes"] = [{"call": index, "text": text} for index, text in board.notes]
    if board.grades:
        told["grades"] = [{"call": index, "grade": grade} for index, grade in board.grades]
    return told


def _play(play: FiledPlay) -> dict[str, Any]:
    known: dict[str, Any] = {
        "leader": str(play.leader),
        "cells": [None if card is None else str(card) for card in play.cells],
        "closed": play.is_closed or None,
        "next": play.next_cell,
        "claimed": play.claimed,
        "notes": [{"cell": cell, "text": text} for cell, text in play.notes] or None,
        "grades": [{"cell": cell, "grade": grade} for cell, grade in play.grades] or None,
        "irregular": [{"cell": cell, "kind": KINDS[what]} for cell, what in play.irregular] or None,
    }
    return {name: value for name, value in known.items() if value is not None}
