"""What the table manager says while a match goes on, and at its end."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from schlemm.bot_match.match import TableRecord
from schlemm.cli import paper
from schlemm.cli.commands.managed_pbn import managed_pbn
from schlemm.cli.speech import Speech
from schlemm.cli.system_words import reason_of
from schlemm.cli.trouble import CommandError, path_code
from schlemm.core.board.board import Board
from schlemm.core.contract import Result
from schlemm.core.seats import BySide
from schlemm.core.sentence import Fact
from schlemm.i18n.words import MINUS
from schlemm.table_manager.fault import TableFault, TableFaultCode
from schlemm.table_manager.manager import ManagedMatch
from schlemm.table_manager.results import ManagedBoard, match_points
from schlemm.table_manager.seating import TablePlace

ROOMS = ("open", "closed")
"""The names of the rooms in messages."""


class ManagerScreen:
    """Follows a match, tells of it, and writes it down.

    Args:
        speech: The language.
        match: What is played.
        pbn: The file that all boards are written to, if there is one; it is written anew after each.
        as_json: Whether standard output is for a program: one line at the end, all else on standard error.

    Raises:
        Trouble: If the file cannot be written.
    """

    def __init__(self, speech: Speech, match: ManagedMatch, pbn: str | None, *, as_json: bool) -> None:
        self._speech = speech
        self._match = match
        self._as_json = as_json
        self._pbn = None if pbn is None else Path(pbn).expanduser()
        self._teams: dict[int, str] = {}
        nothing = (None,) * match.rooms
        self._boards = {board: ManagedBoard(board, nothing) for board in match.boards}
        if self._pbn is not None:
            self._write(self._pbn, check=True)

    @property
    def teams(self) -> BySide[str]:
        """The teams by their sides in the open room."""
        return BySide(self._teams.get(0, ""), self._teams.get(1, ""))

    def listening(self, host: str, port: int) -> None:
        """Tell where players are waited for."""
        facts: dict[str, Fact] = {
            "host": host,
            "port": str(port),
            "boards": len(self._boards),
            "players": 4 * self._match.rooms,
        }
        self._tell(self._speech.say("manager-listening", facts))

    def seated(self, place: TablePlace) -> None:
        """Tell who has sat down."""
        side = place.seat.side if place.room == 0 else place.seat.side.other
        self._teams[side.index] = place.team
        facts: dict[str, Fact] = {"room": ROOMS[place.room], "seat": place.seat.letter, "team": place.team}
        self._tell(self._speech.say("manager-seated", facts))

    def refused(self, fault: TableFault) -> None:
        """Tell who was not let in, or left."""
        self._tell(self._speech.say("manager-refused", {"why": fault_words(self._speech, fault)}))

    def played(self, room: int, board: Board, record: TableRecord) -> None:
        """Tell how a board ended in a room, and write it down."""
        kept = self._boards[board] = self._boards[board].with_record(room, record)
        result, score = kept.result(room), kept.score(room)
        facts: dict[str, Fact] = {
            "board": board.number,
            "room": ROOMS[room],
            "result": self._result(result),
            "score": _signed(score or 0),
        }
        self._tell(self._speech.say("manager-played", facts))
        if self._pbn is not None:
            self._write(self._pbn)

    def report(self, stopped: TableFault | None) -> None:
        """Tell how the match ended.

        Args:
            stopped: Why it ended early, if it did.
        """
        if self._as_json:
            self._print_json(stopped)
            return
        parts: list[Text | Table] = []
        if any(board.result(room) for board in self._boards.values() for room in range(self._match.rooms)):
            parts += [self._heading(), self._table()]
        if stopped is not None:
            said = self._speech.say("manager-stopped", {"why": fault_words(self._speech, stopped)})
            parts.append(Text(said, style="bold"))
            if len(parts) > 1:
                parts.append(Text(self._speech.say("manager-stands")))
        paper.show(Group("", *(Padding(part, paper.INDENT) for part in parts), ""))

    def _heading(self) -> Text:
        first, second = self.teams
        one, other = match_points(self._boards.values(), self._match.scoring)
        if self._match.rooms == 1:
            code = "manager-heading"
        else:
            code = f"manager-heading-{self._match.scoring.value.casefold()}"
        facts: dict[str, Fact] = {"first": first, "second": second, "one": one, "other": other}
        return Text(self._speech.say(code, facts), style="bold")

    def _table(self) -> Table:
        table = Table.grid(padding=(0, 2))
        rooms = range(self._match.rooms)
        for justify in ("right", *("left", "right") * len(rooms), "right"):
            table.add_column(justify="right" if justify == "right" else "left", no_wrap=True)
        heads = [self._speech.say("manager-board")]
        for room in rooms:
            heads += [self._speech.say("manager-room", {"room": ROOMS[room]}), ""]
        heads.append(
            "" if len(rooms) == 1 else self._speech.say(f"manager-{self._match.scoring.value.casefold()}")
        )
        table.add_row(*(Text(head, style="dim") for head in heads))
        for board in self._boards.values():
            cells = [Text(str(board.board.number))]
            for room in rooms:
                score = board.score(room)
                cells.append(paper.in_suit_colours(self._result(board.result(room))))
                cells.append(Text("" if score is None else _signed(score)))
            won = board.won(self._match.scoring)
            table.add_row(*cells, Text("" if won is None else _signed(won)))
        return table

    def _result(self, result: Result | None) -> str:
        return "–" if result is None else self._speech.translator.words.result(result)

    def _print_json(self, stopped: TableFault | None) -> None:
        first, second = self.teams
        won = match_points(self._boards.values(), self._match.scoring)
        paper.print_json(
            {
                "teams": [first, second],
                "scoring": self._match.scoring.value,
                "won": list(won) if self._match.rooms == 2 else None,
                "boards": [self._as_json_board(board) for board in self._boards.values()],
                "stopped": None
                if stopped is None
                else {
                    "code": stopped.code.value,
                    "seat": stopped.seat and stopped.seat.letter,
                    "detail": stopped.detail,
                },
            }
        )

    def _as_json_board(self, board: ManagedBoard) -> dict[str, object]:
        """One board; notations are canonical, points those of North-South."""
        return {
            "board": board.board.number,
            "deal": str(board.board.deal),
            "won": board.won(self._match.scoring),
            "rooms": [
                None
                if record is None
                else {
                    "auction": str(record.auction),
                    "result": str(board.result(room)),
                    "score": board.score(room),
                    "play": [] if record.played is None else [str(card) for card in record.played.play.cards],
                }
                for room, record in enumerate(board.records)
            ],
        }

    def _write(self, path: Path, *, check: bool = False) -> None:
        """Write all boards to the file, or only see that it can be written.

        Raises:
            Trouble: If it cannot.
        """
        try:
            if check:
                path.open("ab").close()
            else:
                path.write_bytes(managed_pbn(self._boards.values(), self.teams, self._match.scoring))
        except OSError as error:
            facts = {"path": str(path), "detail": reason_of(error)}
            raise CommandError("match-no-file", dict(facts), path_code(error)) from error

    def _tell(self, line: str) -> None:
        click.echo(line, err=self._as_json)


def fault_words(speech: Speech, fault: TableFault) -> str:
    """What a player did wrong, in a sentence."""
    who = "–" if fault.seat is None else speech.translator.words.seat(fault.seat)
    facts: dict[str, Fact] = {"who": who, "detail": fault.detail or "–"}
    if fault.code is TableFaultCode.EMPTY_SEATS:
        facts["count"] = int(fault.detail)
    return speech.say(f"manager-fault-{fault.code.value}", facts)


def _signed(points: int) -> str:
    return str(points).replace("-", MINUS)
