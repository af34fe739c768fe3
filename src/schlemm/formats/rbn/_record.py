"""The lines of one board of RBN."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from schlemm.core.calls import PASS
from schlemm.core.seats import BySeat, Seat
from schlemm.formats.filed import BoardDraft, CommonCode, FiledBoard, FilePlace, LeftOut, played_with_cells
from schlemm.formats.rbn._values import (
    CALL,
    CALLS,
    CARD,
    CARDS_BY_NAME,
    RESULT,
    ROOMS,
    SCORING,
    VULNERABLE,
    WORTH,
    read_rbn_contract,
    read_rbn_date,
    read_rbn_hand,
    split_parts,
    worth_tag,
)

_CONDITIONS: Final = re.compile(r"([NESW])([ZNEB?])(?::|$)", re.IGNORECASE | re.ASCII)
_IGNORED: Final = frozenset("IM")
"""Lines of lists of boards and of tricks by double dummy."""


class RbnLine(NamedTuple):
    """What stands behind a letter.

    Attributes:
        text: Without blanks around.
        at: Where the line begins.
    """

    text: str
    at: FilePlace


class RbnRecord:
    """The lines of one board, while they come in; the first with a letter counts.

    Args:
        left_out: What is not read of its file.
    """

    def __init__(self, left_out: LeftOut) -> None:
        self._left_out = left_out
        self.lines: dict[str, RbnLine] = {}
        self.draft = BoardDraft()
        self.at = FilePlace(1)
        self._notes: dict[str, dict[str, str]] = {"A": {}, "P": {}}
        self._section = "A"
        self._card_notes: dict[int, str] = {}

    @property
    def is_empty(self) -> bool:
        """Whether nothing of a board is there."""
        return not self.lines

    def take(self, label: str, line: RbnLine) -> None:
        """Take in one line."""
        if self.is_empty:
            self.at = line.at
        if label.isdigit():
            if self._notes[self._section].setdefault(label, line.text) != line.text:
                self._left_out.add(label, line.at.line)
        elif label in _READERS:
            self._section = label if label in self._notes else self._section
            if self.lines.setdefault(label, line).text != line.text:
                self._left_out.add(label, line.at.line)
        elif label in _IGNORED:
            self._left_out.add(label, line.at.line)
        else:
            self.draft.report(CommonCode.UNKNOWN_FIELD, line.at, text=label)

    def board(self) -> FiledBoard:
        """The board with its defects."""
        if "B" in self.lines:
            self.draft.label = self.lines["B"].text[:100] or None
            self.draft.defects = [replace(each, board=self.draft.label) for each in self.draft.defects]
        for label, read in _READERS.items():
            if label in self.lines and self.lines[label].text:
                read(self, self.lines[label])
        board = self.draft.board(self.at)
        if board.play is None or not self._card_notes:
            return board
        cells = [cell for _, cell in played_with_cells(board)]
        said = {cells[card]: text for card, text in self._card_notes.items() if card < len(cells)}
        return replace(board, play=replace(board.play, notes=tuple(sorted(said.items()))))

    def take_number(self, line: RbnLine) -> None:
        """A number, and perhaps a section; other labels are no numbers, which is allowed."""
        number = line.text.partition(":")[0].strip()
        if number.isascii() and number.isdigit():
            self.draft.take_number(number, line.at, "B")

    def take_date(self, line: RbnLine) -> None:
        """Date and time."""
        self._tag("Date", "Time")(read_rbn_date(line.text))

    def take_title(self, line: RbnLine) -> None:
        """Title and author."""
        self._tag("Title", "Author")(split_parts(line.text))

    def take_place(self, line: RbnLine) -> None:
        """Where it was played."""
        self._tag("Site")([", ".join(split_parts(line.text))])

    def take_event(self, line: RbnLine) -> None:
        """What it was part of."""
        self._tag("Event")([", ".join(split_parts(line.text))])

    def take_stage(self, line: RbnLine) -> None:
        """Which part of the event."""
        self._tag("Stage")([", ".join(split_parts(line.text))])

    def take_scoring(self, line: RbnLine) -> None:
        """The form of scoring; what is not known is kept as it stands."""
        first, *rest = line.text.split(":")
        self._tag("Scoring")([";".join([SCORING.get(first.strip(), first.strip()), *rest])])

    def take_teams(self, line: RbnLine) -> None:
        """Two teams, and what they carry over."""
        self._tag("HomeTeam", "VisitTeam", "HomeCarryOver", "VisitCarryOver")(line.text.split(":"))

    def take_names(self, line: RbnLine) -> None:
        """North and South, West and East, and the room or table."""
        ours, theirs, room, *more = [*line.text.split(":"), "", "", ""]
        if any(more):
            self._left_out.add("N", line.at.line)
        north, _, south = ours.partition("+")
        west, _, east = theirs.partition("+")
        self.draft.names = BySeat(north.strip(), east.strip(), south.strip(), west.strip())
        place = room.strip()
        self._tag("Room" if place.upper() in ROOMS else "Table")([ROOMS.get(place.upper(), place)])

    def take_hands(self, line: RbnLine) -> None:
        """The hands, each with a colon before it; where the fourth is empty behind three, it has the rest."""
        first, *texts = re.split("[:;]", line.text)
        if first.strip().upper() not in {*"NESW"} or len(texts) > 4:
            self.draft.report(CommonCode.BAD_VALUE, line.at, "H", text=line.text)
            return
        seat = Seat(first.strip().upper())
        for turns, text in enumerate(texts):
            self.draft.take_hand(seat.after(turns), read_rbn_hand(text), text, line.at, "H")
        if len(texts) == 4 and not texts[3].strip() and not self.draft.defects:
            self.draft.give_rest()

    def take_auction(self, line: RbnLine) -> None:
        """Who calls first and is vulnerable, and the calls; where that is missing, West begins."""
        match = _CONDITIONS.match(line.text)
        first = Seat(match[1].upper()) if match else Seat.WEST
        if match:
            self.draft.dealer, self.draft.vulnerability = first, VULNERABLE.get(match[2].upper())
        start = match.end() if match else 0
        if line.text[start:].strip(": \t"):
            self.draft.begin_auction(first, line.at, "A")
        for call in CALL.finditer(line.text.replace(":", " "), start):
            if not self._take_call(call, FilePlace(line.at.line, call.start() + 3)):
                return

    def _take_call(self, match: re.Match[str], at: FilePlace) -> bool:
        """One call; whether more may follow."""
        auction = self.draft.auction
        text = (match[1] or "").upper()
        if auction is None or text == "Y":  # the reader is asked for the next call
            return False
        if text == "A":
            while self.draft.auction is not None and not self.draft.auction.is_over:
                self.draft.take_call(PASS, text, at, "A")
            return True
        if not self.draft.take_call(CALLS.get(text), match[0], at, "A"):
            return False
        if match[2]:
            self._left_out.add(match[2], at.line)
        if match[3]:
            self.draft.notes[len(auction.calls)] = self._notes["A"].get(match[4] or "", "")
        return True

    def take_contract(self, line: RbnLine) -> None:
        """The contract and its declarer."""
        contract = read_rbn_contract(line.text)
        if contract is None:
            self.draft.report(CommonCode.CONTRACT, line.at, "C", text=line.text)
        self.draft.told = contract

    def take_play(self, line: RbnLine) -> None:
        """The tricks in the order of play; a card that follows suit has none."""
        start = 0
        for trick in re.split("[:;]", line.text):
            suit = ""
            for match in CARD.finditer(trick):
                suit = suit or (match[1] or "").upper()
                name = f"{(match[1] or suit).upper()}{(match[2] or '').upper().replace('10', 'T')}"
                at = FilePlace(line.at.line, start + match.start() + 3)
                if not match[0].isspace() and not self._take_card(name, match, at):
                    return
            start += len(trick) + 1

    def _take_card(self, name: str, match: re.Match[str], at: FilePlace) -> bool:
        if not self.draft.take_card(CARDS_BY_NAME.get(name), match[0], at, "P"):
            return False
        if match[3]:
            self._left_out.add(match[3], at.line)
        if match[4]:
            self._card_notes[len(self.draft.cards) - 1] = self._notes["P"].get(match[5] or "", "")
        return True

    def take_result(self, line: RbnLine) -> None:
        """Tricks of declarer's side, and perhaps the points of North and South, and what those were worth."""
        text, _, worth = (part.strip() for part in line.text.partition(":"))
        match = RESULT.fullmatch(text)
        if match is None:
            self.draft.take_tricks(text, line.at, "R")
        elif match[2] is not None:
            self._tag("Score")([f"NS {int(match[2])}"])
        if match is not None and (match[1] or "P").isdigit():
            self.draft.tricks = self.draft.take_tricks(match[1], line.at, "R")
        if worth:
            self._take_worth(worth, line.at)

    def _take_worth(self, text: str, at: FilePlace) -> None:
        """What the points of North and South were worth, in what the form of scoring says."""
        tag = worth_tag(self.draft.tags.get("Scoring", ""))
        match = WORTH.fullmatch(text)
        if tag is None or match is None:
            self.draft.report(CommonCode.BAD_VALUE, at, "R", text=text)
        else:
            self._tag(tag)([f"NS {match[1] or 0}"])

    def _tag(self, *names: str) -> Callable[[list[str] | tuple[str, ...]], None]:
        """What keeps values under these names, as far as there are any."""

        def keep(values: list[str] | tuple[str, ...]) -> None:
            for name, value in zip(names, values, strict=False):
                if value.strip():
                    self.draft.tags[name] = value.strip()

        return keep


_READERS: Final[dict[str, Callable[[RbnRecord, RbnLine], None]]] = {
    "D": RbnRecord.take_date,
    "T": RbnRecord.take_title,
    "L": RbnRecord.take_place,
    "E": RbnRecord.take_event,
    "S": RbnRecord.take_stage,
    "F": RbnRecord.take_scoring,
    "K": RbnRecord.take_teams,
    "N": RbnRecord.take_names,
    "B": RbnRecord.take_number,
    "H": RbnRecord.take_hands,
    "A": RbnRecord.take_auction,
    "C": RbnRecord.take_contract,
    "P": RbnRecord.take_play,
    "R": RbnRecord.take_result,
}
