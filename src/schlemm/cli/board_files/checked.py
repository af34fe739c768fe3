"""A file of boards, checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from schlemm.cli.board_files.inputs import BoardFile
from schlemm.core.deal import Deal
from schlemm.dd.table import TrickTable
from schlemm.formats.check import (
    Difference,
    DifferenceCode,
    FieldCheck,
    differences,
    differences_when_solved,
    tells_of_open_cards,
)
from schlemm.formats.filed import FiledBoard, FileDefect

Found: TypeAlias = Difference | FileDefect
"""What is told of a place in a file."""

BY_NUMBER: Final = frozenset({DifferenceCode.DEALER, DifferenceCode.VULNERABILITY})
"""What contradicts the number of a board; in a file whose boards were numbered anew it is so in nearly each."""
FEW: Final = 3
"""So many boards of a file whose number does not fit are told one by one."""


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """What was found in a file.

    Attributes:
        path: As it was typed.
        format: The name of its format.
        is_text: Whether its places are lines.
        boards: How many boards it has.
        agreeing: How many of them were read to the end and contradict themselves nowhere.
        contradicting: How many contradict themselves.
        partly: How many could not be read to the end.
        unsolved: How many tell of open cards what nobody has looked at although it was asked for.
        found: Everything that was found in boards, in the order of the file, and then in scores of several.
    """

    path: str
    format: str
    is_text: bool
    boards: int
    agreeing: int
    contradicting: int
    partly: int
    unsolved: int
    found: tuple[Found, ...]

    @property
    def agrees(self) -> bool:
        """Whether nothing is wrong with it."""
        return all(isinstance(each, FileDefect) and each.code.is_note for each in self.found)


def checked(file: BoardFile, solve: Callable[[Deal], TrickTable | None] | None = None) -> CheckedFile:
    """The boards of a file, each compared with itself, and their scores with each other.

    Args:
        file: The file.
        solve: What finds the tricks of a deal, or nothing where it gives up; without it nothing is solved.
    """
    unsolved = 0
    found: list[Found] = []
    contradicting, partly = bytearray(), bytearray()  # of each board whether it does
    field = FieldCheck()
    for item in file.items:
        if not isinstance(item, FiledBoard):
            found.append(item)
            continue
        odd = differences(item)
        if solve is not None and (deal := item.deal) is not None and tells_of_open_cards(item):
            table = solve(deal)
            unsolved += table is None
            odd += () if table is None else differences_when_solved(item, table)
        field.add(item)
        contradicting.append(bool(odd))
        partly.append(bool(item.defects))
        found += [*item.defects, *odd]
    for place, difference in field.differences():
        found.append(difference)
        if place is not None:
            contradicting[place] = True
    agreeing = sum(not odd and not part for odd, part in zip(contradicting, partly, strict=True))
    return CheckedFile(
        path=file.path,
        format=file.format,
        is_text=file.is_text,
        boards=len(partly),
        agreeing=agreeing,
        contradicting=sum(contradicting),
        partly=sum(partly),
        unsolved=unsolved,
        found=tuple(found),
    )


def without_repetition(found: Sequence[Found]) -> Iterator[tuple[Found, int]]:
    """What is told to a reader, each with how many more boards it stands for: 0 but where numbers do not fit.

    Args:
        found: What was found in one file.
    """
    counts = Counter(each.code for each in found if isinstance(each, Difference) and each.code in BY_NUMBER)
    told: set[DifferenceCode] = set()
    for each in found:
        if not isinstance(each, Difference) or counts[each.code] <= FEW:
            yield each, 0
        elif each.code not in told:
            told.add(each.code)
            yield each, counts[each.code] - 1


def check_codes(files: Sequence[CheckedFile]) -> dict[str, Any]:
    """What was found, for a program."""
    return {
        "files": [
            {
                "file": file.path,
                "format": file.format,
                "boards": file.boards,
                "agree": file.agreeing,
                "contradict": file.contradicting,
                "partly_read": file.partly,
                **({"unsolved": file.unsolved} if file.unsolved else {}),
            }
            for file in files
        ],
        "differences": _coded(files, Difference),
        "defects": _coded(files, FileDefect),
    }


def defect_codes(path: str, defects: Iterable[FileDefect]) -> list[dict[str, Any]]:
    """What could not be read of a file, for a program."""
    return [_place_codes(path, defect) for defect in defects]


def _coded(files: Sequence[CheckedFile], kind: type[Difference] | type[FileDefect]) -> list[dict[str, Any]]:
    return [_place_codes(file.path, each) for file in files for each in file.found if isinstance(each, kind)]


def _place_codes(path: str, found: Found) -> dict[str, Any]:
    """What was found at a place: its code and its facts, but those of the place, which stand beside them."""
    args = {name: fact for name, fact in found.sentence.facts if name not in {"line", "board", "tag"}}
    return {
        "file": path,
        "line": found.line,
        "column": getattr(found, "column", None),
        "board": found.board,
        "tag": getattr(found, "tag", None),
        "code": found.sentence.code,
        "args": args,
    }
