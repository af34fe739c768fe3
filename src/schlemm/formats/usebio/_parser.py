"""The elements of a USEBIO text that tell of pairs and travellers, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.parsers import expat

from schlemm.formats.filed import CommonCode, FileDefect, FilePlace, LeftOut
from schlemm.formats.filed.source import LONGEST_TEXT

DEEPEST: Final = 40
"""How deep elements may stand in each other; those of results are some ten."""
BLOCK: Final = 1 << 16
"""Bytes that are read at a time of a file that is at hand."""
LONGEST_TOKEN: Final = 1 << 20
"""Bytes of a tag or a comment; the parser keeps one until its end has come."""
MOST_TEXTS: Final = 200
"""Texts of one element that are kept."""
HOLDINGS: Final = ("SPADES", "HEARTS", "DIAMONDS", "CLUBS")
"""What a hand has, by suits."""
FOUND: Final = frozenset({"PAIR", "TEAM", "HAND", "TRAVELLER_LINE"})
"""Elements that are handed on when they end."""
GATHERED: Final = frozenset({*FOUND, "EVENT", "SECTION", "MATCH", "BOARD", "CLUB"})
"""Elements whose children are kept until they end."""
READ: Final = frozenset(
    {
        *(
            "BOARD_NUMBER",
            "CONTRACT",
            "PLAYED_BY",
            "TRICKS",
            "LEAD",
            "SCORE",
            "PLAYER_NAME",
            "CLUB_NAME",
            "DATE",
        ),
        *(
            "NS_MATCH_POINTS",
            "EW_MATCH_POINTS",
            "NS_CROSS_IMP_POINTS",
            "NS_BUTLER_POINTS",
            "NS_PAIR_NUMBER",
            "EW_PAIR_NUMBER",
        ),
        *(
            "EVENT_DESCRIPTION",
            "BOARD_SCORING_METHOD",
            "SCORING_METHOD",
            "PAIR_NUMBER",
            "TEAM_ID",
            "DIRECTION",
        ),
        *HOLDINGS,
    }
)
"""Elements whose text is kept, or read otherwise; all others are counted."""
PAIRS: Final = "PAIRS"
"""The type of an event of pairs, which says nothing that its lines do not."""
_DIRECTIONS: Final = frozenset({"", "NS", "EW"})
_OF_FORMAT: Final = frozenset({"VERSION", "XMLNS"})
"""What the first element says of the format."""


@dataclass(slots=True)
class Element:
    """An element with the texts of what stands in it.

    Attributes:
        name: Its name.
        at: Where it begins.
        texts: The texts of its children, by their names; the first of each counts.
        players: Of a pair, its players' names in their order.
        parent: What it stands in.
    """

    name: str
    at: FilePlace
    texts: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    parent: Element | None = None

    def text(self, name: str) -> str:
        """The text of a child of it, or of what it stands in; nothing if there is none."""
        return next((each.texts[name] for each in (self, *self.around) if name in each.texts), "")

    @property
    def around(self) -> Iterator[Element]:
        """What it stands in, from the inside out."""
        element = self.parent
        while element is not None:
            yield element
            element = element.parent


class UsebioParser:
    """A parser that follows no address, reads no definitions and puts in no entities.

    Attributes:
        has_root: Whether what is read is USEBIO, and not another kind of XML.
        is_empty: Whether nothing has come yet.
        left_out: What is not read.
        club: Whose results these are, if it has been told.
    """

    def __init__(self) -> None:
        self.has_root = False
        self.is_empty = True
        self.left_out = LeftOut()
        self.club: str | None = None
        self._found: list[Element | FileDefect] = []
        self._open: list[Element] = []
        self._names: list[str] = []
        self._text: list[str] = []
        self._length = 0
        self._parser = expat.ParserCreate()
        self._parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        self._parser.EntityDeclHandler = self._entity

    def items(self, blocks: Iterable[bytes]) -> Iterator[Element | FileDefect]:
        """Pairs, teams, hands and lines of travellers, each when it ends, and what is wrong between them."""
        try:
            taken = 0
            for block in blocks:
                self.is_empty = False
                self._parser.Parse(block, False)
                yield from self._take()
                taken += len(block)
                if taken - self._parser.CurrentByteIndex > LONGEST_TOKEN:
                    self._refuse(CommonCode.TOO_LONG, "most", LONGEST_TOKEN)
            if not self.is_empty:
                self._parser.Parse(b"", True)
                yield from self._take()
        except expat.ExpatError as error:
            yield from self._take()
            yield FileDefect(CommonCode.BROKEN, error.lineno, error.offset + 1, data=(("format", "USEBIO"),))
        except _Refused:
            yield from self._take()
        except (ValueError, LookupError):  # an encoding that is not known
            yield FileDefect(CommonCode.BROKEN, 1, data=(("format", "USEBIO"),))

    def _take(self) -> Iterator[Element | FileDefect]:
        """What has been found since the last time."""
        found = self._found
        self._found = []
        yield from found

    @property
    def _at(self) -> FilePlace:
        return FilePlace(self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1)

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.has_root = self.has_root or name.upper() == "USEBIO"
        self._names.append(name.upper())
        if len(self._names) > DEEPEST:
            self._refuse(CommonCode.TOO_DENSE)
        self._text = []
        self._length = 0
        for key, value in attributes.items():
            if key.upper().partition(":")[0] not in READ | _OF_FORMAT and value != PAIRS:
                self.left_out.add(key.upper(), self._at.line)
        if name.upper() in GATHERED:
            parent = self._open[-1] if self._open else None
            self._open.append(Element(name.upper(), self._at, parent=parent))
            self._open[-1].texts.update(
                (key.upper(), value[:LONGEST_TEXT]) for key, value in list(attributes.items())[:16]
            )

    def _characters(self, text: str) -> None:
        self._length += len(text)
        if self._length <= LONGEST_TEXT:
            self._text.append(text)
        elif self._length - len(text) <= LONGEST_TEXT:
            self._found.append(FileDefect(CommonCode.TOO_LONG, *self._at, data=(("most", LONGEST_TEXT),)))

    def _end(self, _name: str) -> None:
        name, text = self._names.pop(), " ".join("".join(self._text).split())
        self._text = []
        self._length = 0
        if name in GATHERED:
            element = self._open.pop()
            if self.has_root and name in FOUND:
                self._found.append(element)
                if name == "PAIR" and element.texts.get("DIRECTION", "").upper() not in _DIRECTIONS:
                    self.left_out.add("DIRECTION", element.at.line)
            elif name == "CLUB" and self.club is None:
                self.club = element.texts.get("CLUB_NAME")
            return
        if text and name not in READ:
            self.left_out.add(name, self._at.line)
        if self._open and text:
            if name == "PLAYER_NAME" and len(self._open[-1].players) < len("NESW"):
                self._open[-1].players.append(text)
            if len(self._open[-1].texts) < MOST_TEXTS:
                self._open[-1].texts.setdefault(name[:100], text)

    def _entity(self, *_declared: object) -> None:
        self._refuse(CommonCode.ENTITY)

    def _refuse(self, code: CommonCode, fact: str = "format", value: str | int = "USEBIO") -> None:
        """End with a defect; nothing behind it is read.

        Raises:
            _Refused: In any case.
        """
        self._found.append(FileDefect(code, *self._at, data=((fact, value),)))
        raise _Refused


class _Refused(Exception):
    """Something that no file of results needs."""
