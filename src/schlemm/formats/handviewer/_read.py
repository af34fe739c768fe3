"""Reading links to the viewer of hands, without ever opening one."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final
from urllib.parse import unquote

from schlemm.core.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from schlemm.core.cards import CARDS
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.formats.filed import BoardDraft, CommonCode, FiledBoard, FileDefect, FilePlace, LeftOut
from schlemm.formats.filed.allowance import in_proportion
from schlemm.formats.filed.source import LONGEST_TEXT, NOTHING, no_boards, text_of
from schlemm.formats.lin import read_lin
from schlemm.formats.lin._encoding import with_suits
from schlemm.formats.lin._values import read_lin_hand

LONGEST_LINK: Final = 1 << 15
"""Characters of a link."""

_LINK: Final = re.compile(
    r"(?:handviewer|handplayer)\.html?\?([^\s\"<>]*)|[?&#](lin=[^\s\"<>]*)|\[hv=([^\]\r\n]*)", re.IGNORECASE
)
"""A link in a message or a page, up to the blank, quote or bracket behind it; of other viewers, LIN in an address; or
what forums write for a link."""
_CODED: Final = re.compile(r"lin(?:=|%3d)|html?%3f", re.IGNORECASE)
_FIELDS: Final = frozenset({*"neswdvbapc", "nn", "en", "sn", "wn", "lin", "linurl", "myhand", "tview"})
"""What is read of an address, or told as not followed."""
_MOST_CODED: Final = 3
"""How often an address may be escaped to stand in another one."""
_QUOTE: Final = re.compile(r"[\"<>\r\n]")
_ADDRESS: Final = re.compile(r"https?://|\bwww\.", re.IGNORECASE)
_CALLS: Final[dict[str, Call]] = {
    "p": PASS,
    "d": DOUBLE,
    "x": DOUBLE,
    "r": REDOUBLE,
    **{str(bid).lower().removesuffix("t"): bid for bid in BIDS},
}
_CALL: Final = re.compile(
    r"\s*(?:((?ai:[1-7][shdcn]|[pdxr]))t?\s*(!?)\s*(?:\(([^()]*)\))?|(\?|-)|(\S))", re.IGNORECASE
)
_CARDS: Final = {str(card).lower(): card for card in CARDS}
_CARD: Final = re.compile(r"\s*(?:((?ai:[shdc](?:10|[akqjt2-9])))|(\S))")
_VULNERABLE: Final = {
    **dict.fromkeys(("-", "o", "0", "none"), Vulnerability.NONE),
    **dict.fromkeys(("n", "ns"), Vulnerability.NORTH_SOUTH),
    **dict.fromkeys(("e", "ew"), Vulnerability.EAST_WEST),
    **dict.fromkeys(("b", "both", "all"), Vulnerability.BOTH),
}


def read_handviewer(source: str | bytes) -> tuple[FiledBoard | FileDefect, ...]:
    """The boards of all links in a text; nothing is ever fetched.

    Both forms are read: hands, calls and cards as fields of the address or of a forum's ``[hv=…]``, and ``lin=`` with a
    board of LIN, in an address of any viewer. An address that only says where boards are is a defect.

    Args:
        source: A text, such as what somebody has pasted.

    Raises:
        WrongType: If it is neither a text nor bytes.
    """
    text = text_of("links", source)
    if isinstance(text, FileDefect):
        return (text,)
    found = tuple(in_proportion(_items(text), len(text)))
    return found or no_boards("handviewer", is_empty=not text.strip(NOTHING))


def _items(text: str) -> Iterator[tuple[FiledBoard | FileDefect, int]]:
    left_out = LeftOut()
    for number, line in enumerate(io.StringIO(text, newline=None), 1):
        links = _links_in(line)
        if not links and (address := _ADDRESS.search(line)) is not None:
            at = FilePlace(number, address.start() + 1)
            yield FileDefect(CommonCode.NOT_FOLLOWED, *at, data=(("format", "handviewer"),)), number
        for match, end in zip(links, [*(each.start() for each in links[1:]), None], strict=False):
            at = FilePlace(number, match.start() + 1)
            query = _query(match, end)
            if len(query) > LONGEST_LINK:
                yield FileDefect(CommonCode.TOO_LONG, *at, data=(("most", LONGEST_LINK),)), number
            else:
                yield from ((item, number) for item in _link(query, at, left_out))
    yield from ((note, note.line) for note in left_out.told())


def _links_in(line: str) -> list[re.Match[str]]:
    """The links in a line, also in the escapes of another address."""
    for _ in range(_MOST_CODED):
        found = [*_LINK.finditer(line)]
        if found or _CODED.search(line) is None:
            return found
        line = unquote(line)
    return []


def _query(match: re.Match[str], end: int | None) -> str:
    """What a link asks for; LIN with blanks in it goes up to the last bar before the next link."""
    group = match.lastindex or 0
    query = match[group]
    if "|" not in query or query.endswith("|"):
        return query
    rest = _QUOTE.split(match.string[match.start(group) : end], maxsplit=1)[0]
    return rest[: max(rest.rfind("|") + 1, len(query))]


def _link(query: str, at: FilePlace, left_out: LeftOut) -> tuple[FiledBoard | FileDefect, ...]:
    given: dict[str, str] = {}
    plain = query.partition("#")[0].replace("&amp;", "&").rstrip(".,;")
    for field in plain.split("&"):
        name, _, value = field.partition("=")
        given.setdefault(name.lower(), _plain(value))
    for name, value in given.items():
        if name not in _FIELDS and value.strip():
            left_out.add(name, at.line)
    if "lin" in given:
        return tuple(_moved(item, at) for item in read_lin(given["lin"]))
    if not {*"neswa"} & {*given}:
        code = CommonCode.NOT_FOLLOWED if {"linurl", "myhand", "tview"} & {*given} else CommonCode.NO_BOARDS
        return (FileDefect(code, *at, data=(("format", "handviewer"),)),)
    return (_board(given, at),)


def _plain(value: str) -> str:
    """A value without the escapes of addresses; a plus is a blank where no blank is written otherwise.

    >>> _plain("5+%20cards"), _plain("five+cards")
    ('5+ cards', 'five cards')
    """
    plain = unquote(value if "%20" in value or " " in value else value.replace("+", " "))
    return unquote(plain) if "%7C" in plain.upper() else plain


def _moved(item: FiledBoard | FileDefect, at: FilePlace) -> FiledBoard | FileDefect:
    """A board of LIN inside of a link, its defects at the link."""
    if isinstance(item, FileDefect):
        return replace(item, line=at.line, column=at.column)
    defects = tuple(replace(each, line=at.line, column=at.column) for each in item.defects)
    return replace(item, defects=defects, line=at.line)


def _board(given: dict[str, str], at: FilePlace) -> FiledBoard:
    label = given.get("b", "").strip()
    draft = BoardDraft(label[:100] or None)
    readers: dict[str, Callable[[BoardDraft, str, FilePlace], None]] = {
        "d": _take_dealer,
        "v": _take_vulnerability,
        "a": _take_calls,
        "p": _take_cards,
        "c": _take_claim,
    }
    if label.isascii() and label.isdigit():
        draft.take_number(label, at, "b")
    for seat in SEATS:
        name = str(seat).lower()
        draft.names = draft.names.put(seat, given.get(f"{name}n", "").strip()[:LONGEST_TEXT])
        if name in given:
            draft.take_hand(seat, read_lin_hand("".join(given[name].split())), given[name], at, name)
    if not draft.defects:
        draft.give_rest()
    for name, read in readers.items():
        if given.get(name, "").strip():
            read(draft, given[name].strip(), at)
    return draft.board(at)


def _take_dealer(draft: BoardDraft, text: str, at: FilePlace) -> None:
    if text.upper() in {*"NESW"}:
        draft.dealer = Seat(text.upper())
    else:
        draft.report(CommonCode.DEALER, at, "d", text=text)


def _take_vulnerability(draft: BoardDraft, text: str, at: FilePlace) -> None:
    draft.vulnerability = _VULNERABLE.get(text.lower())
    if draft.vulnerability is None:
        draft.report(CommonCode.VULNERABILITY, at, "v", text=text)


def _take_calls(draft: BoardDraft, text: str, at: FilePlace) -> None:
    first = draft.dealer
    if first is None and draft.number is not None:
        first = SEATS[(draft.number - 1) % len(SEATS)]
    draft.begin_auction(first, at, "a")
    for match in _CALL.finditer(text):
        call = _CALLS.get((match[1] or "").lower())
        if match[4] or not draft.take_call(call, match[0].strip(), at, "a") or draft.auction is None:
            return
        if match[2] or match[3] is not None:
            draft.notes[len(draft.auction.calls) - 1] = with_suits(" ".join((match[3] or "").split()))


def _take_cards(draft: BoardDraft, text: str, at: FilePlace) -> None:
    for match in _CARD.finditer(text):
        card = _CARDS.get((match[1] or "").lower().replace("10", "t"))
        if not draft.take_card(card, match[0].strip(), at, "p"):
            return


def _take_claim(draft: BoardDraft, text: str, at: FilePlace) -> None:
    draft.claimed = draft.take_tricks(text, at, "c")
