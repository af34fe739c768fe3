"""Writing PBN in export format (2.1, 3.3 to 3.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.calls import Call, Pass
from schlemm.core.contract import Contract
from schlemm.core.seats import Seat
from schlemm.formats.filed import final_contract
from schlemm.formats.pbn._deal_tag import write_deal
from schlemm.formats.pbn._encoding import quoted, without_signs
from schlemm.formats.pbn.game import MANDATORY, PbnGame, PbnSection

END_OF_LINE: Final = "\r\n"
HEADER: Final = ("% PBN 2.1", "% EXPORT")
MOST_NOTES: Final = 32
"""Numbers of notes go from 1 to 32 (3.5.4)."""


def write_pbn(games: Iterable[PbnGame]) -> str:
    """The games in export format; ``read_pbn`` gives them back.

    What the format has no room for is changed: tabs and line ends in texts become spaces, the 33rd and further
    different notes of one auction become commentary. A line is as long as its text, even beyond the 255 signs that
    the standard allows.
    """
    return join_pbn(map(write_game, games))


def write_game(game: PbnGame) -> str:
    """One game of a file, as ``join_pbn`` puts them together."""
    return "".join(line + END_OF_LINE for line in _game(game))


def join_pbn(games: Iterable[str]) -> str:
    """A file of the games that ``write_game`` has written."""
    return "".join(line + END_OF_LINE for line in HEADER) + END_OF_LINE.join(games)


def _game(game: PbnGame) -> Iterator[str]:
    values = {**dict.fromkeys(MANDATORY, "?"), **dict(game.tags), **_board(game), **_outcome(game)}
    yield from (_tag(name, value) for name, value in values.items())
    if game.auction is not None and game.dealer is not None:
        yield from _auction(game, game.auction, game.dealer)
    for section in game.sections:
        yield from _section(section)


def _tag(name: str, value: str) -> str:
    """One tag; a value that would look like an inherited one gets a space before it."""
    escaped = f" {value}" if value == "#" or value.startswith("##") else value
    return f"[{name} {quoted(escaped)}]"


def _board(game: PbnGame) -> dict[str, str]:
    known = {"Board": game.number, "Dealer": game.dealer, "Vulnerable": game.vulnerability}
    written = {name: "?" if value is None else str(value) for name, value in known.items()}
    return {**written, "Deal": write_deal(game.hands, game.dealer or Seat.NORTH)}


def _outcome(game: PbnGame) -> dict[str, str]:
    match game.contract:
        case Contract() as contract:
            swapped = "^" if game.told is not None and final_contract(game.auction) is not None else ""
            return {
                "Declarer": f"{swapped}{contract.declarer}",
                "Contract": f"{contract.bid}{contract.doubling}",
                "Result": "?" if game.tricks is None else str(game.tricks),
            }
        case Pass():
            return {"Declarer": "", "Contract": "Pass", "Result": ""}
        case _:
            return {}


def _auction(game: PbnGame, auction: Auction, dealer: Seat) -> Iterator[str]:
    """The section: the dealer's calls in the first column, notes behind the calls, and how it ends."""
    numbers: dict[str, int] = {}
    for _, text in game.notes:
        numbers.setdefault(without_signs(text), len(numbers) + 1)
    waiting = ["-"] * ((auction.first.index - dealer.index) % 4)
    calls = [_call(call, game.note(index), numbers) for index, call in enumerate(auction.calls)]
    end = [] if auction.is_over else ["+" if game.told is None else "*"]
    tokens = [*waiting, *calls, *end]
    yield _tag("Auction", str(dealer))
    yield from (" ".join(tokens[start : start + 4]) for start in range(0, len(tokens), 4))
    for text, number in numbers.items():
        if number <= MOST_NOTES:
            yield _tag("Note", f"{number}:{text}")


def _call(call: Call, note: str | None, numbers: dict[str, int]) -> str:
    written = "Pass" if isinstance(call, Pass) else str(call)
    if note is None:
        return written
    text = without_signs(note)
    if numbers[text] > MOST_NOTES:
        return f"{written} {{{text.replace('}', ')')}}}"
    return f"{written} ={numbers[text]}="


def _section(section: PbnSection) -> Iterator[str]:
    yield _tag(section.name, section.value)
    for row in section.rows:
        line = " ".join(row)
        yield f" {line}" if line.startswith("%") else line
    for number, text in section.notes:
        yield _tag("Note", f"{number}:{without_signs(text)}")
