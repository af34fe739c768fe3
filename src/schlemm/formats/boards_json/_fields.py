"""The fields of a board in JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final, TypeVar

from schlemm.core.calls import PASS, parse_call
from schlemm.core.cards import Card, Strain
from schlemm.core.contract import Contract
from schlemm.core.errors import NotationError
from schlemm.core.hand import Hand
from schlemm.core.play import TRICKS
from schlemm.core.seats import SEATS, BySeat, BySide, Seat, Vulnerability
from schlemm.formats.boards_json._values import JsonValues, shown
from schlemm.formats.boards_json._write import KINDS
from schlemm.formats.filed import CommonCode, FiledBoard, FiledComment, FiledEnding, FiledPlay, Irregularity
from schlemm.formats.filed.play import CELLS, without_end
from schlemm.formats.filed.source import LONGEST_TEXT

T = TypeVar("T")

_ORDER: Final = (
    *("number", "dealer", "vulnerable", "hands", "ending", "auction", "contract"),
    *("tricks", "won", "play", "tags", "comments"),
)
_OF_ENDING: Final = frozenset({"hands", "strain", "declarer", "leader", "contract", "tricks"})
_OF_AUCTION: Final = frozenset({"first", "calls", "notes", "grades"})
_OF_PLAY: Final = frozenset({"leader", "cells", "closed", "next", "claimed", "notes", "grades", "irregular"})
_IRREGULARITIES: Final = {kind: what for what, kind in KINDS.items()}
_MOST_GRADE: Final = 255


class JsonFields(JsonValues):
    """One board while its fields are read."""

    def board(self) -> FiledBoard:
        """The board with its defects."""
        if not isinstance(self.piece.value, dict):
            self.wrong(self.piece.value)
        self.check_names(self.given, frozenset(_ORDER))
        readers = dict(zip(_ORDER, self._readers(), strict=True))
        for name in _ORDER:
            if self.given.get(name) is not None:
                readers[name](self.given[name])
        return self.draft.board(self.piece.at)

    def _readers(self) -> tuple[Callable[[object], None], ...]:
        return (
            *(self._number, self._dealer, self._vulnerable, self._hands, self._ending, self._auction),
            *(self._contract, self._tricks, self._won, self._play, self._tags, self._comments),
        )

    def _number(self, value: object) -> None:
        self.draft.number = self.whole(value, 1, 10**9 - 1, "number")

    def _dealer(self, value: object) -> None:
        self.draft.dealer = self.value(Seat.parse, value, "dealer")

    def _vulnerable(self, value: object) -> None:
        self.draft.vulnerability = self.value(Vulnerability.parse, value, "vulnerable")

    def _hands(self, value: object) -> None:
        for seat, hand, text in self._of_seats(value, "hands"):
            self.draft.take_hand(seat, hand, text, self.at("hands", str(seat)), "hands")

    def _of_seats(self, value: object, *names: str) -> Iterator[tuple[Seat, Hand, str]]:
        """The hands of an object, with the texts that they were read from."""
        given = self.fields(value, *names)
        self.check_names(given, frozenset(map(str, SEATS)), *names)
        for seat in SEATS:
            if (text := given.get(str(seat))) is not None:
                hand = self.value(Hand.parse, text, *names, str(seat))
                if hand is not None:
                    yield seat, hand, str(text)

    def _ending(self, value: object) -> None:
        given = self.fields(value, "ending")
        self.check_names(given, _OF_ENDING, "ending")
        hands = {seat: hand for seat, hand, _ in self._of_seats(given.get("hands"), "ending", "hands")}

        def read(name: str, parse: Callable[[str], T]) -> T | None:
            return None if given.get(name) is None else self.value(parse, given[name], "ending", name)

        tricks = given.get("tricks")
        left = len(hands.get(Seat.NORTH, ()))
        try:
            self.draft.ending = FiledEnding(
                BySeat.from_function(lambda seat: hands.get(seat, Hand())),
                read("strain", Strain.parse),
                read("declarer", Seat.parse),
                read("leader", Seat.parse),
                read("contract", Contract.parse),
                None if tricks is None else self.whole(tricks, 0, left, "ending", "tricks"),
            )
        except ValueError:
            self.wrong(value, "ending")

    def _auction(self, value: object) -> None:
        given = self.fields(value, "auction")
        self.check_names(given, _OF_AUCTION, "auction")
        first = self.value(Seat.parse, given.get("first"), "auction", "first")
        at = self.at("auction", "calls")
        self.draft.begin_auction(first, at, "auction")
        for text in self.items(given.get("calls"), "auction", "calls"):
            call = None
            if isinstance(text, str):
                with suppress(NotationError):
                    call = parse_call(text[:LONGEST_TEXT])
            if not self.draft.take_call(call, shown(text), at, "calls"):
                break
        calls = len(self.draft.auction.calls) if self.draft.auction else 0
        notes = self.pairs(given, "notes", "call", "text", calls, self.text, "auction")
        self.draft.notes = dict(reversed(notes))  # of two notes to a call, the first counts
        self.draft.grades = tuple(
            sorted(self.pairs(given, "grades", "call", "grade", calls, self._grade, "auction"))
        )

    def _grade(self, value: object, *names: str) -> int | None:
        return self.whole(value, 1, _MOST_GRADE, *names)

    def _contract(self, value: object) -> None:
        read = self.value(lambda text: PASS if text == "Pass" else Contract.parse(text), value, "contract")
        self.draft.told = read

    def _tricks(self, value: object) -> None:
        self.draft.tricks = self.whole(value, 0, TRICKS, "tricks")

    def _won(self, value: object) -> None:
        given = self.fields(value, "won")
        ours, theirs = (self.whole(given.get(side), 0, TRICKS, "won", side) for side in ("NS", "EW"))
        if ours is not None and theirs is not None and ours + theirs <= TRICKS:
            self.draft.won = BySide(ours, theirs)
        elif ours is not None and theirs is not None:
            self.wrong(value, "won")

    def _play(self, value: object) -> None:
        given = self.fields(value, "play")
        self.check_names(given, _OF_PLAY, "play")
        leader = self.value(Seat.parse, given.get("leader"), "play", "leader")
        if leader is None:
            return
        cells = self._cells(given.get("cells"))
        closed = given.get("closed") is True
        claimed = given.get("claimed")
        tricks = None if claimed is None else self.whole(claimed, 0, TRICKS, "play", "claimed")
        plain = FiledPlay(leader, cells, closed, claimed=tricks)
        following = given.get("next")
        count = len(cells)
        try:
            self.draft.play = FiledPlay(
                leader,
                cells,
                closed,
                None if following is None else self.whole(following, 0, CELLS - 1, "play", "next"),
                tricks,
                self.pairs(given, "notes", "cell", "text", count, self.text, "play"),
                tuple(sorted(self.pairs(given, "grades", "cell", "grade", count, self._grade, "play"))),
                self.pairs(given, "irregular", "cell", "kind", count, self._irregularity, "play"),
            )
        except ValueError:
            self.wrong(value, "play")
            self.draft.play = plain

    def _irregularity(self, value: object, *names: str) -> Irregularity | None:
        return self.value(_kind, value, *names)

    def _cells(self, value: object) -> tuple[Card | None, ...]:
        """The cards, up to the first that cannot be."""
        cells: list[Card | None] = []
        for text in self.items(value, "play", "cells"):
            card = None
            if isinstance(text, str):
                with suppress(NotationError):
                    card = Card.parse(text[:LONGEST_TEXT])
            if (text is not None and (card is None or card in cells)) or len(cells) == CELLS:
                self.draft.report(
                    CommonCode.BAD_CARD,
                    self.at("play", "cells"),
                    "cells",
                    number=len(cells) + 1,
                    text=shown(text),
                )
                break
            cells.append(card)
        return without_end(cells)

    def _tags(self, value: object) -> None:
        for name, told in self.fields(value, "tags").items():
            if (text := self.text(told, "tags", name)) is not None and len(name) <= LONGEST_TEXT:
                self.draft.tags[name] = text

    def _comments(self, value: object) -> None:
        for each in self.items(value, "comments"):
            given = self.fields(each, "comments")
            about = self.text(given.get("about", ""), "comments", "about")
            after = self.whole(given.get("after", 0), 0, 10**9, "comments", "after")
            text = self.text(given.get("text"), "comments", "text")
            if about is not None and after is not None and text is not None:
                self.draft.comments.append(FiledComment(about, after, text))


def _kind(text: str) -> Irregularity:
    """How a card was against the rules.

    Raises:
        ValueError: If no such thing is known.
    """
    if text not in _IRREGULARITIES:
        raise ValueError(text)
    return _IRREGULARITIES[text]
