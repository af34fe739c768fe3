"""What the middle of the table shows, frame by frame, as the browser draws it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any

from playwright.sync_api import Page

RECORD = """() => {
    const frames = (window.framesDrawn = []);
    const round = value => Math.round(value * 100) / 100;
    const box = node => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return [left, top, right, bottom].map(round);
    };
    const look = (now) => {
        const cards = [...document.querySelectorAll('[data-trick] > [data-card]')].map(node => {
            const style = getComputedStyle(node);
            const moved = (style.translate === 'none' ? '0' : style.translate).split(' ').some(
                part => Math.abs(parseFloat(part)) > 0.5);
            return {
                card: node.dataset.card, seat: node.dataset.from, moved,
                dimmed: node.matches('.dim'), opacity: Number(style.opacity), box: box(node),
            };
        });
        const held = [...document.querySelectorAll('[data-testid=table] [data-hand] [data-card]')];
        frames.push({
            at: now,
            cards,
            hands: held.map(node => ({ card: node.dataset.card, box: box(node) })),
            step: document.querySelector('[data-trick]')?.dataset.step ?? '',
        });
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Looks at the middle each time the browser draws; what it saw is in ``framesDrawn``."""

TRICK = 4
"""Cards in a trick."""

LATE = 40
"""Milliseconds between two frames after which a busy machine may have drawn the end of no movement."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom in pixels."""


@dataclass(frozen=True)
class Shown:
    """A card in the middle, in one frame.

    Attributes:
        card: Which card.
        seat: Who played it.
        moved: Whether it is away from its place, flying.
        dimmed: Whether it is dark because another card won.
        opacity: From 0 to 1.
        box: Where it is.
    """

    card: str
    seat: str
    moved: bool
    dimmed: bool
    opacity: float
    box: Box


@dataclass(frozen=True)
class Frame:
    """What was drawn at one moment.

    Attributes:
        at: When it was drawn, in milliseconds.
        cards: The cards in the middle.
        hands: Where cards of hands lie.
        step: How far the trick is: ``playing``, ``landing``, ``won`` or ``gathering``.
    """

    at: float
    cards: tuple[Shown, ...]
    hands: tuple[tuple[str, Box], ...]
    step: str

    @property
    def names(self) -> frozenset[str]:
        """The cards in the middle."""
        return frozenset(one.card for one in self.cards)


def record(page: Page) -> None:
    """Look from now on at every frame that the page draws."""
    page.evaluate(RECORD)


def drawn(page: Page) -> list[Frame]:
    """What has been drawn since the last time this was asked."""
    return [_frame(one) for one in page.evaluate("() => window.framesDrawn.splice(0)")]


def _frame(seen: dict[str, Any]) -> Frame:
    cards = [Shown(**{**one, "box": tuple(one["box"])}) for one in seen["cards"]]
    return Frame(
        seen["at"],
        tuple(cards),
        tuple((one["card"], tuple(one["box"])) for one in seen["hands"]),
        seen["step"],
    )


def came_back(frames: Sequence[Frame]) -> list[str]:
    """Cards that were in the middle, then in no frame or not to be seen, and then in the middle again."""
    return [
        card for card in _all(frames) if [there for there, _ in groupby(_there(frames, card))].count(True) > 1
    ]


def flew_again(frames: Sequence[Frame]) -> list[str]:
    """Cards that have come to rest and left their place more than once: the first time is the way to the pile."""
    return [card for card in _all(frames) if _departures(frames, card) > 1]


def dimmed_early(frames: Sequence[Frame]) -> list[str]:
    """Cards that were dark before all four cards of their trick had come to rest.

    What lies there after a frame that was late has come to rest when it should have, as far as anybody could see.
    """
    rested: set[str] = set()
    wrong: list[str] = []
    before = frames[0].at if frames else 0.0
    trick_of = {card: trick for trick in tricks(frames) for card in trick}
    for frame in frames:
        late, before = frame.at - before > LATE, frame.at
        rested |= {one.card for one in frame.cards if late or not one.moved}
        dark = [one.card for one in frame.cards if one.dimmed]
        wrong += [
            card for card in dark if len(trick_of[card]) < TRICK or not rested.issuperset(trick_of[card])
        ]
    return wrong


def flew_over_hands(frames: Sequence[Frame]) -> list[tuple[str, str]]:
    """Cards of a complete trick that lay over a card of a hand while they were gathered, and over which."""
    won: set[str] = set()
    met: list[tuple[str, str]] = []
    trick_of = {card: trick for trick in tricks(frames) for card in trick}
    for frame in frames:
        flying = [one for one in frame.cards if one.moved and one.card in won]
        met += [(one.card, held) for one in flying for held, box in frame.hands if _meet(one.box, box)]
        won |= {card for one in frame.cards if one.dimmed for card in trick_of[one.card]}
    return met


def tricks(frames: Sequence[Frame]) -> list[tuple[str, ...]]:
    """The cards in the order in which they came to the middle, four by four; the last may have fewer."""
    order = list(dict.fromkeys(one.card for frame in frames for one in frame.cards))
    return [tuple(order[first : first + TRICK]) for first in range(0, len(order), TRICK)]


def shone(frames: Sequence[Frame]) -> list[tuple[str, ...]]:
    """The tricks of which the winner was shown: the other three cards dark."""
    dark = {one.card for frame in frames for one in frame.cards if one.dimmed}
    return [trick for trick in tricks(frames) if len(dark.intersection(trick)) == TRICK - 1]


def _all(frames: Sequence[Frame]) -> frozenset[str]:
    return frozenset().union(*(frame.names for frame in frames))


def _there(frames: Sequence[Frame], card: str) -> Iterator[bool]:
    return (any(one.card == card and one.opacity > 0 for one in frame.cards) for frame in frames)


def _departures(frames: Sequence[Frame], card: str) -> int:
    moved = [one.moved for frame in frames for one in frame.cards if one.card == card]
    return sum(1 for before, now in pairwise(moved) if now and not before)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
