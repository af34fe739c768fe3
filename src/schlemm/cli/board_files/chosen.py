"""Which boards of files are wanted, where whoever learns from them sits, and how they are numbered."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from schlemm.cli.trouble import CommandError
from schlemm.core.calls import Pass
from schlemm.core.cards import STRAINS
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract, Doubling
from schlemm.core.seats import SEATS, Seat
from schlemm.formats.filed import FiledBoard
from schlemm.formats.turned_board import turned_board
from schlemm.scoring.duplicate import contract_points

_SLAM: Final = 6
_GRAND_SLAM: Final = 7
_GAME: Final = 400
"""What a game that is just made scores at least: a hundred for its tricks, and three hundred."""
_BID: Final = re.compile(r"([1-7])?(NT?|[SHDC])?(X{0,2})", re.ASCII)
_KINDS: Final[dict[str, Callable[[Contract], bool]]] = {
    "part-score": lambda told: not _is_game(told),
    "game": lambda told: _is_game(told) and told.bid.level < _SLAM,
    "slam": lambda told: told.bid.level >= _SLAM,
    "grand-slam": lambda told: told.bid.level == _GRAND_SLAM,
    "doubled": lambda told: told.doubling is not Doubling.UNDOUBLED,
}
"""Kinds of contracts by name."""
_TRICKS: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class WantedBoards:
    """What is asked of boards; with nothing asked all stay as they are.

    Attributes:
        contract: Contracts, ``3NT``, ``4SX``, ``H``, ``slam``, ``pass``, with commas between.
        declarer: Seats or sides, ``N``, ``EW``.
        tricks: Tricks of declarer, ``9`` or ``10-13``, or ``made`` or ``down``.
        rotate: Who sits South then: a seat, ``declarer`` or ``leader``.
        renumber: Whether they are numbered from 1.
    """

    contract: str | None = None
    declarer: str | None = None
    tricks: str | None = None
    rotate: str | None = None
    renumber: bool = False

    def of(self, boards: Iterable[FiledBoard]) -> Iterator[FiledBoard]:
        """The boards that are wanted, as they are wanted."""
        fits = self._tests()
        number = 0
        for board in boards:
            if not all(fit(board) for fit in fits):
                continue
            turned = board if self.rotate is None else turned_board(board, _turns(board, self.rotate))
            number += 1
            yield _numbered(turned, number) if self.renumber else turned

    def check(self) -> None:
        """See that all of it can be understood.

        Raises:
            Trouble: If something cannot.
        """
        self._tests()
        if self.rotate is not None and self.rotate.upper() not in {*"NESW"} and self.rotate not in _ROLES:
            raise CommandError(
                "convert-rotate", {"text": self.rotate, "known": f"N E S W {' '.join(_ROLES)}"}
            )

    def _tests(self) -> list[Callable[[FiledBoard], bool]]:
        found: list[Callable[[FiledBoard], bool]] = []
        if self.contract is not None:
            wanted = [_contract_test(each.strip()) for each in self.contract.split(",")]
            found.append(lambda board: any(each(board.contract) for each in wanted))
        if self.declarer is not None:
            seats = {seat for each in self.declarer.upper().split(",") for seat in _seats_of(each.strip())}
            found.append(lambda board: _declarer(board) in seats)
        if self.tricks is not None:
            found.append(_tricks_test(self.tricks))
        return found


_ROLES: Final[dict[str, Callable[[Contract], Seat]]] = {
    "declarer": lambda told: told.declarer,
    "leader": lambda told: told.leader,
}
"""Who may sit South besides a seat, by what is played."""


def _turns(board: FiledBoard, who: str) -> int:
    """How far everybody moves, so that somebody sits South; not at all where nobody knows who that is."""
    if who in _ROLES:
        contract = board.contract
        if board.ending is not None and board.ending.declarer is not None:
            seat = board.ending.declarer if who == "declarer" else board.ending.leader
        else:
            seat = _ROLES[who](contract) if isinstance(contract, Contract) else None
    else:
        seat = Seat(who.upper())
    return 0 if seat is None else Seat.SOUTH.index - seat.index


def _numbered(board: FiledBoard, number: int) -> FiledBoard:
    """The board with another number; who deals and is vulnerable stays as it is told, else it follows from that."""
    usual = Conditions.of_board(number)
    return replace(
        board,
        number=number,
        dealer=board.dealer or usual.dealer,
        vulnerability=board.vulnerability or usual.vulnerability,
    )


def _is_game(told: Contract) -> bool:
    """Whether its tricks count a hundred, undoubled."""
    plain = replace(told, doubling=Doubling.UNDOUBLED)
    return contract_points(plain, plain.bid.tricks, vulnerable=False) >= _GAME


def _contract_test(text: str) -> Callable[[Contract | Pass | None], bool]:
    """Whether a contract is one of those that a word means.

    Raises:
        Trouble: If it is no such word.
    """
    if text.lower() in {"pass", "p"}:
        return lambda told: isinstance(told, Pass)
    kind = _KINDS.get(text.lower())
    if kind is not None:
        return lambda told: isinstance(told, Contract) and kind(told)
    match = _BID.fullmatch(text.upper())
    if match is None or not text:
        raise CommandError(
            "convert-contract", {"text": text, "known": ", ".join(("3NT", "4SX", "H", "pass", *_KINDS))}
        )
    level, doubling = match[1], match[3]
    strain = next(
        (each for each in STRAINS if str(each).removesuffix("T") == (match[2] or "").removesuffix("T")), None
    )

    def fits(told: Contract | Pass | None) -> bool:
        return (
            isinstance(told, Contract)
            and (level is None or told.bid.level == int(level))
            and (strain is None or told.strain is strain)
            and (not doubling or str(told.doubling) == doubling)
        )

    return fits


def _seats_of(text: str) -> tuple[Seat, ...]:
    """The seats that letters name.

    Raises:
        Trouble: If they name none.
    """
    if not text or not {*text} <= {*"NESW"}:
        raise CommandError("convert-declarer", {"text": text})
    return tuple(seat for seat in SEATS if seat.letter in text)


def _declarer(board: FiledBoard) -> Seat | None:
    if board.ending is not None:
        return board.ending.declarer
    return board.contract.declarer if isinstance(board.contract, Contract) else None


def _tricks_test(text: str) -> Callable[[FiledBoard], bool]:
    """Whether declarer won so many tricks.

    Raises:
        Trouble: If that is no number of tricks.
    """
    if text in {"made", "down"}:
        return lambda board: (
            board.result is not None
            and board.result.contract is not None
            and (board.result.margin >= 0) is (text == "made")
        )
    match = _TRICKS.fullmatch(text)
    if match is None:
        raise CommandError("convert-tricks", {"text": text})
    least, most = int(match[1]), int(match[2] or match[1])
    return lambda board: board.tricks is not None and least <= board.tricks <= most
