"""How long a card takes in wild deals, where a solver takes longest.

Run ``python -m benchmarks.freaks [--cards N] [--seed S] [--only TEXT]``. Each deal has one or two hands of a stated
shape and is played twice: in the contract that Forum comes to, and in a 3NT that nobody looked for. A club player
chooses the first cards of all four seats. Printed are the CPU-seconds of the opening lead and of the slowest other one.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time
from typing import Final

from benchmarks.play import auction_of, chosen

from schlemm.bots.level import Level
from schlemm.core.auction import Auction
from schlemm.core.board import Board
from schlemm.core.cards import SUITS, Card
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, BySeat, BySide
from schlemm.core.view import Public
from schlemm.dd.open_play import OpenPlay
from schlemm.dealing.pcg import Pcg32

SHAPES: Final = (
    "7600",
    "7600 6700",
    "7600 0067",
    "6610",
    "6610 1066",
    "8500",
    "8500 0058",
    "7510 0157",
    "9400",
    "9310 1039",
    "6520 0265",
    "10300",
    "11200",
    "12100",
    "13000",
)
"""Lengths of spades, hearts, diamonds and clubs of North, and of East where two hands are wild."""
TARGET: Final = 3.0
"""Seconds that no card should exceed."""


def lengths(shape: str) -> list[int]:
    """The four lengths: one digit each, but for a first one of two digits."""
    return [int(shape[:-3]), *map(int, shape[-3:])]


def wild_deal(seed: str, shapes: str) -> Deal:
    """A deal with these shapes, the same for the same ones; the other cards lie at random."""
    random, left = Pcg32.from_text(f"{seed} {shapes}"), PACK
    hands = []
    for shape in shapes.split():
        hand = Hand()
        for suit, length in zip(reversed(SUITS), lengths(shape), strict=True):
            hand |= Hand.of(drawn(left.cards_of(suit), length, random))
        hands.append(hand)
        left -= hand
    while len(hands) < len(SEATS):
        hands.append(Hand.of(drawn(tuple(left), 13, random)))
        left -= hands[-1]
    return Deal(BySeat(*hands))


def drawn(cards: tuple[Card, ...], count: int, random: Pcg32) -> list[Card]:
    """So many of these cards."""
    pile = list(cards)
    return [pile.pop(random.below(len(pile))) for _ in range(count)]


def auctions(board: Board) -> Iterator[tuple[str, Public]]:
    """What is bid by Forum, unless it is passed out, and a 3NT out of the blue."""
    forum = auction_of(board)
    if forum.auction.contract is not None:
        yield "Forum", forum
    conditions = board.conditions
    blue = Auction.parse(f"{conditions.dealer}: 3NT P P P")
    yield "3NT", Public(conditions.dealer, conditions.vulnerability, blue, BySide("forum", "forum"))


def timed(board: Board, public: Public, cards: int) -> list[float]:
    """The CPU-seconds that each of the first cards takes."""
    contract, seconds = public.auction.contract, list[float]()
    if contract is None:
        return []
    now = OpenPlay.start(board.deal, contract)
    for _ in range(cards):
        started = process_time()
        card = chosen(public, now, Level.CLUB)
        seconds.append(process_time() - started)
        now = now.after(card)
    return seconds


def main() -> None:
    """Play the beginnings and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=6, help="how many cards of each deal")
    parser.add_argument("--seed", default="freaks")
    parser.add_argument("--only", default="", help="part of a shape")
    given = parser.parse_args()
    worst = 0.0
    for number, shapes in enumerate(SHAPES, 1):
        if given.only not in shapes:
            continue
        board = Board(number, Conditions.of_board(number), wild_deal(given.seed, shapes))
        for how, public in auctions(board):
            lead, *others = timed(board, public, given.cards)
            worst = max(worst, lead, *others)
            contract = public.auction.contract
            print(
                f"{shapes:10} {how:5} {contract!s:6} lead {lead:5.2f} s, others {max(others):5.2f} s",
                flush=True,
            )
    print(f"the slowest card took {worst:.2f} s; none should take more than {TARGET:.0f} s")


if __name__ == "__main__":
    main()
