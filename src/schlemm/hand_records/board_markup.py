"""One board of a hand record: four hands around its number, points, tricks and par."""

from __future__ import annotations

from html import escape
from typing import Final

from schlemm.core.cards import STRAINS
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat
from schlemm.dd.par import Par, par_words
from schlemm.dd.table import TrickTable
from schlemm.evaluation.points import figure_points
from schlemm.hand_records.hand_record import HandRecord
from schlemm.hand_records.markup import element_lines, suit_sign, suited
from schlemm.hand_records.record_words import RecordWords, from_spades

SEVERAL: Final = 4
"""How many contracts of par are named."""
WIDE: Final = 4
"""A number of so many digits is written smaller in the middle of a board, and a longer one not at all."""
_ROWS: Final = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)


def board_markup(record: HandRecord, words: RecordWords) -> list[str]:
    """The board without its results, line by line; of one whose cards are not known its head alone."""
    head, deal = _head(record, words), record.deal
    if deal is None:
        return head
    around = [line for seat in SEATS for line in _hand(deal, seat, words)]
    tricks = [] if record.tricks is None else _tricks(record.tricks, words)
    inside = [*head, *around, *_compass(record, words), *_points(deal, words), *tricks]
    best = [] if record.par is None else _par(record.par, words)
    return [*element_lines("div", inside, 'class="deal"'), *best]


def _head(record: HandRecord, words: RecordWords) -> list[str]:
    facts = []
    if record.dealer is not None:
        facts.append(words.text("dealer", {"seat": record.dealer.letter}))
    if record.vulnerability is not None:
        facts.append(words.say.words.vulnerability(record.vulnerability))
    title = words.text("board", {"number": "none" if record.number is None else str(record.number)})
    told = "".join(f"<p>{escape(fact)}</p>" for fact in facts)
    return [f"<header><h2>{escape(title)}</h2>{told}</header>"]


def _hand(deal: Deal, seat: Seat, words: RecordWords) -> list[str]:
    hand = deal.hand(seat)
    suits = [f"<p>{suit_sign(suit.symbol)}{words.holding(hand, suit)}</p>" for suit in from_spades()]
    name = escape(words.say.words.seat(seat), quote=True)
    return element_lines("section", suits, f'class="hand {seat.name.lower()}" aria-label="{name}"')


def _compass(record: HandRecord, words: RecordWords) -> list[str]:
    """The seats around the number: the dealer's framed, those in danger on a dark ground."""
    seats = [f'<b class="{_marks(record, seat)}">{escape(words.seat(seat))}</b>' for seat in SEATS]
    number = "" if record.number is None else str(record.number)
    kind = ' class="wide"' if len(number) == WIDE else ""
    middle = f"<span{kind}>{number if len(number) <= WIDE else ''}</span>"
    return element_lines("div", [*seats, middle], 'class="compass" aria-hidden="true"')


def _marks(record: HandRecord, seat: Seat) -> str:
    danger = record.vulnerability is not None and record.vulnerability.of(seat.side)
    marks = (seat.name.lower(), "dealer" if seat is record.dealer else "", "danger" if danger else "")
    return " ".join(filter(None, marks))


def _points(deal: Deal, words: RecordWords) -> list[str]:
    told = (
        f'<b class="{seat.name.lower()}" title="{escape(words.say.words.seat(seat), quote=True)}">'
        f"{figure_points(deal.hand(seat))}</b>"
        for seat in SEATS
    )
    return element_lines(
        "div", [*told], f'class="points" aria-label="{escape(words.text("points"), quote=True)}"'
    )


def _tricks(tricks: TrickTable, words: RecordWords) -> list[str]:
    heads = "".join(f'<th scope="col">{suited(words.strain(strain))}</th>' for strain in STRAINS)
    rows = [
        f'<tr><th scope="row">{escape(words.seat(seat))}</th>'
        + "".join(f"<td>{tricks.tricks(strain, seat)}</td>" for strain in STRAINS)
        + "</tr>"
        for seat in _ROWS
    ]
    label = escape(words.text("tricks"), quote=True)
    return element_lines(
        "table", [f"<tr><td></td>{heads}</tr>", *rows], f'class="tricks" aria-label="{label}"'
    )


def _par(best: Par, words: RecordWords) -> list[str]:
    found = par_words(best)
    contracts = [f"<li>{_contract(who, result, words)}</li>" for who, result in found[:SEVERAL]]
    more = ["<li>…</li>"] if len(found) > SEVERAL else []
    points = escape(words.points_for(best.score))
    head = f"<p><b>{escape(words.text('par'))}</b> {points} ·</p>"
    return element_lines("div", [head, *element_lines("ul", [*contracts, *more])], 'class="par"')


def _contract(who: str, result: Result, words: RecordWords) -> str:
    """A contract of par and who plays it; of a board passed out nobody does."""
    told = suited(words.say.words.short_result(result))
    return f"{told} {escape(words.seats(who))}" if who else told
