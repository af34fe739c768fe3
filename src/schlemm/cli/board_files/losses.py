"""What a format has no room for: boards as they were, and as they are read back from what was written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import click

from schlemm.cli.printable import printable
from schlemm.cli.speech import Speech
from schlemm.cli.trouble import WIDTH
from schlemm.core.calls import Pass
from schlemm.core.seats import Seat
from schlemm.formats.file_formats import FileFormat
from schlemm.formats.filed import FiledBoard, FiledPlay, north_south_score
from schlemm.formats.pbn import PbnGame


def _contract(board: FiledBoard) -> object:
    """The contract; of an ending also its parts."""
    told = board.ending
    return board.contract if told is None else (told.strain, told.declarer, told.contract)


def _cards(board: FiledBoard) -> object:
    """The cards that were played, whoever's stand in the first column; of an ending also who leads."""
    if board.ending is not None and board.play is None:
        return board.ending.leader
    return board.play and board.play.with_columns_from(Seat.NORTH).cells


def _remarks_on_cards(board: FiledBoard) -> object:
    play = board.play
    if play is None:
        return None
    return _seats(play, play.notes), _seats(play, play.grades), _seats(play, play.irregular)


def _seats(play: FiledPlay, told: Iterable[tuple[int, Any]]) -> frozenset[tuple[str, str]]:
    """What is told of cards, by the cards."""
    return frozenset((str(play.cells[cell]), str(what)) for cell, what in told)


def _tricks(board: FiledBoard) -> object:
    """What was won, as the result or the claim tells it."""
    claimed = None if board.play is None else board.play.claimed
    if board.ending is not None:
        return board.ending.tricks
    return board.won if board.won is not None else claimed if board.tricks is None else board.tricks


PARTS: Final[Mapping[str, Callable[[FiledBoard], object]]] = {
    "number": lambda board: board.number,
    "dealer": lambda board: board.dealer,
    "vulnerability": lambda board: board.vulnerability,
    "hands": lambda board: (board.hands if any(board.hands) else None, board.ending and board.ending.hands),
    "auction": lambda board: board.auction,
    "notes": lambda board: board.notes,
    "grades": lambda board: board.grades,
    "contract": _contract,
    "result": _tricks,
    "play": _cards,
    "cards": _remarks_on_cards,
    "comments": lambda board: frozenset(each.text for each in board.comments),
    "places": lambda board: frozenset(board.comments),
}
"""What a board tells, by the name of its message."""


SCORES: Final = frozenset({"Score", "ScoreIMP", "ScoreMP"})
"""Tags that tell of points, and whose those are."""


@dataclass(slots=True)
class Losses:
    """What boards lose.

    Attributes:
        parts: How many boards lose something of each part, or have it changed.
        names: How many boards lose each tag, and each table of PBN.
        boards: How many boards are lost altogether.
        given: How many boards there were.
    """

    parts: Counter[str] = field(default_factory=Counter)
    names: Counter[str] = field(default_factory=Counter)
    boards: int = 0
    given: int = 0

    @classmethod
    def of(cls, boards: Sequence[FiledBoard], form: FileFormat, written: bytes) -> Losses:
        """What these boards lose in what was written of them."""
        losses = cls()
        losses.compare(boards, form, boards_in(form, written))
        return losses

    @property
    def any(self) -> bool:
        """Whether anything is lost."""
        return bool(self.boards or self.parts or self.names)

    def compare(self, boards: Sequence[FiledBoard], form: FileFormat, back: Sequence[FiledBoard]) -> None:
        """Take in what these boards lose where those are read back from what was written of them."""
        kept = boards if len(back) == len(boards) else [each for each in boards if _has_room(form, each)]
        self.boards += max(len(boards) - len(back), 0)
        for before, after in _paired(kept, back):
            self._compare(before, after)

    def _compare(self, before: FiledBoard, after: FiledBoard) -> None:
        lost = [name for name, told in PARTS.items() if _says(value := told(before)) and told(after) != value]
        self.parts.update(name for name in lost if name != "places" or "comments" not in lost)
        left, kept = _named(before), _named(after)
        for name, value in left.items():
            if kept.get(name) != value:
                self.names[name] += 1


def tell_losses(speech: Speech, form: FileFormat, losses: Losses, *, to_error: bool) -> None:
    """Name what is missing in a file of this format or different there, if anything is."""
    if not losses.any:
        return
    lines = [speech.say("convert-losses", {"format": form.name.upper()})]
    if losses.boards:
        lines.append(_loss(speech, speech.say("loss-boards"), losses.boards))
    lines += [_loss(speech, speech.say(f"loss-{name}"), count) for name, count in losses.parts.items()]
    lines += [_loss(speech, f"[{printable(name)}]", count) for name, count in losses.names.most_common()]
    for line in lines:
        click.echo(click.wrap_text(line, WIDTH, subsequent_indent="    "), err=to_error)


def boards_in(form: FileFormat, written: bytes) -> list[FiledBoard]:
    """The boards that are read back from a file."""
    return [item for item in form.read(written) if isinstance(item, FiledBoard)]


def _has_room(form: FileFormat, board: FiledBoard) -> bool:
    """Whether the format writes such a board at all."""
    return bool(boards_in(form, form.write([board])))


def _paired(
    before: Sequence[FiledBoard], after: Sequence[FiledBoard]
) -> Iterator[tuple[FiledBoard, FiledBoard]]:
    """The boards with what became of them: by their numbers where those are the same, else in their order."""
    numbers = [sorted(each.number or 0 for each in boards) for boards in (before, after)]
    if numbers[0] == numbers[1]:  # some formats put boards in the order of their numbers
        before, after = (sorted(boards, key=lambda each: each.number or 0) for boards in (before, after))
    return zip(before, after, strict=False)


def _loss(speech: Speech, what: str, count: int) -> str:
    return speech.say("convert-loss", {"what": what, "boards": count})


def _says(value: object) -> bool:
    """Whether there is something that can be lost: no tricks at all are a result, but no notes are nothing."""
    if value is None or value is False:
        return False
    return any(value) if isinstance(value, tuple) else value != frozenset()


def _named(board: FiledBoard) -> dict[str, object]:
    """Tags that say something, and tables."""
    found: dict[str, object] = {name: value.strip() for name, value in board.tags if value.strip(" ?-")}
    for name in SCORES & found.keys():  # the same points may be told of either side
        points = north_south_score(board.tag(name), board.contract)
        found[name] = found[name] if points is None else points
    if found.get("Score") == 0 and isinstance(board.contract, Pass):
        del found["Score"]  # it goes without saying
    if isinstance(board, PbnGame):
        found |= {section.name: section.rows for section in board.sections if section.rows}
    return found
