"""Play problems in Markdown: a seat, the cards it sees, and the card that is right.

A problem is a heading of the second level and the lines under it, each a name, a colon and a value::

    ## Wait with the ace
    Theme: hold-up
    Auction: S: 1NT P 3NT P P P
    Seen: S A53.K742.AQJ6.K4 N K84.A6.K9532.Q83
    Hidden: W QJT92.Q83.74.AT6 E 76.JT95.T8.J9752
    Played: SQ S4 S6
    Right: S3
    Wrong: SA
    Why: They have only two rounds if the hand with the long spades comes in late.

The auction begins with the first caller. All hands are those of thirteen cards. ``Right`` lists every card that is as
good as the best; ``Wrong`` what one might play instead and loses in the deal with the hidden hands. ``Vulnerable`` is
``None`` if it is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from schlemm.core.auction import Auction
from schlemm.core.cards import Card
from schlemm.core.deal import Deal, DealDefect, defects
from schlemm.core.errors import NotationError, RuleViolation
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import BySeat, BySide, Seat, Vulnerability
from schlemm.core.view import Public, View
from schlemm.dd.open_play import OpenPlay

NEEDED: Final = ("Theme", "Auction", "Seen", "Hidden", "Right", "Wrong", "Why")
"""Lines that every problem has."""
OPTIONAL: Final = {"Vulnerable": "None", "Played": ""}
"""Lines that may be missing, with what holds then."""


@dataclass(frozen=True, slots=True)
class ReadingProblem:
    """A decision in the play.

    Attributes:
        place: File and line of its heading, ``file.md:12``.
        title: What it is called.
        theme: What it is about.
        view: What the player who decides sees.
        play: The play so far, the same as in the view.
        deal: A deal in which the right cards are better than the wrong ones, with open cards.
        right: The cards that solve it.
        wrong: Cards that fail in the deal.
        why: The reason in a sentence.
    """

    place: str
    title: str
    theme: str
    view: View
    play: Play
    deal: Deal
    right: Hand
    wrong: Hand
    why: str

    @property
    def hands(self) -> BySeat[Hand]:
        """What each seat of the deal still holds."""
        return self.deal.hands.map(lambda hand: hand - Hand.of(self.play.cards))


@dataclass(eq=True, unsafe_hash=True)
class BadProblem(ValueError):
    """A problem that cannot be read.

    Attributes:
        place: File and line of its heading.
        reason: What is wrong.
    """

    place: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place}: {self.reason}"


def read_problems(path: Path) -> tuple[ReadingProblem, ...]:
    """The problems of a file.

    Raises:
        BadProblem: If one cannot be read; it names its heading's line.
    """
    return parse_problems(path.name, path.read_text("utf-8").splitlines())


def parse_problems(name: str, lines: Iterable[str]) -> tuple[ReadingProblem, ...]:
    """The problems in these lines; ``name`` is the file's.

    Raises:
        BadProblem: If one cannot be read; it names its heading's line.
    """
    return tuple(_problem(place, title, values) for place, title, values in _sections(name, lines))


def _sections(name: str, lines: Iterable[str]) -> Iterator[tuple[str, str, dict[str, str]]]:
    place, title, values = "", "", dict[str, str]()
    for number, line in enumerate(lines, 1):
        if line.startswith("## "):
            if place:
                yield place, title, values
            place, title, values = f"{name}:{number}", line[3:].strip(), dict[str, str]()
            continue
        key, colon, value = line.partition(":")
        if place and colon and (key in NEEDED or key in OPTIONAL):
            if key in values:
                raise BadProblem(f"{name}:{number}", f"{key} stands there twice")
            values[key] = value.strip()
    if place:
        yield place, title, values


def _problem(place: str, title: str, given: Mapping[str, str]) -> ReadingProblem:
    missing = [key for key in NEEDED if key not in given]
    if missing:
        raise BadProblem(place, f"no line {', '.join(missing)}")
    values = {**OPTIONAL, **given}
    try:
        return _built(place, title, values)
    except (NotationError, RuleViolation, ValueError) as error:
        raise BadProblem(place, str(error)) from error


def _built(place: str, title: str, values: Mapping[str, str]) -> ReadingProblem:
    seen, hidden = _hands(values["Seen"]), _hands(values["Hidden"])
    deal = _deal(BySeat.from_function(lambda seat: _of_either(seat, seen, hidden)))
    auction = Auction.parse(values["Auction"])
    if not auction.is_over or auction.contract is None:
        raise ValueError(f"the auction {auction} has no contract")
    now = OpenPlay.start(deal, auction.contract)
    for card in _cards(values["Played"]):
        now = now.after(card)
    public = Public(
        auction.first, Vulnerability.parse(values["Vulnerable"]), auction, BySide("forum", "forum")
    )
    view = now.view(public)
    _check_seats(view, now.play, set(seen))
    right, wrong = Hand.of(_cards(values["Right"])), Hand.of(_cards(values["Wrong"]))
    _check_answers(view, right, wrong)
    return ReadingProblem(place, title, values["Theme"], view, now.play, deal, right, wrong, values["Why"])


def _check_seats(view: View, play: Play, seen: set[Seat]) -> None:
    due = {view.seat, play.contract.dummy} if play.dummy_faced else {view.seat}
    if seen != due:
        names = " and ".join(sorted(map(str, due)))
        raise ValueError(f"{names} should be the hands seen when {play.turn} plays")


def _check_answers(view: View, right: Hand, wrong: Hand) -> None:
    if not right or not wrong or right & wrong:
        raise ValueError("right and wrong cards are needed, and none that is both")
    for card in right | wrong:
        if card not in view.legal_cards():
            raise ValueError(f"{card} may not be played")


def _hands(text: str) -> dict[Seat, Hand]:
    """Seats and hands in turn, ``S A53.K742.AQJ6.K4 N K84.A6.K9532.Q83``."""
    words = text.split()
    if len(words) % 2:
        raise ValueError(f"{text!r} should be seats and hands in turn, S A53.K742.AQJ6.K4 and so on")
    return {Seat.parse(seat): Hand.parse(hand) for seat, hand in zip(words[::2], words[1::2], strict=True)}


def _deal(hands: BySeat[Hand]) -> Deal:
    found = defects(hands)
    if found:
        raise ValueError("; ".join(map(_said, found)))
    return Deal(hands)


def _said(defect: DealDefect) -> str:
    """What is wrong with the deal, and what to do."""
    cards = " ".join(map(str, defect.cards))
    if defect.seat is not None:
        return f"{defect.seat} holds {len(defect.cards)} cards; give each hand thirteen"
    if defect.reason == "card-twice":
        return f"dealt twice: {cards}; leave each in one hand"
    return f"in no hand: {cards}; give each to somebody"


def _of_either(seat: Seat, seen: Mapping[Seat, Hand], hidden: Mapping[Seat, Hand]) -> Hand:
    if (seat in seen) == (seat in hidden):
        raise ValueError(f"the hand of {seat} should be given once, seen or hidden")
    return seen[seat] if seat in seen else hidden[seat]


def _cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]
