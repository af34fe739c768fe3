"""How long a card takes in wild deals, where a solver takes longest.

Run ``python -m lab.play.freaks [--level klub] [--cards N] [--seed S] [--only TEXT]``. Each deal has one or two hands
of a stated shape and is played in the contract that Forum comes to, in a 3NT that nobody looked for, and in a slam that
nobody looked for. Bots of one level act for all four seats as they would at the table: whether to claim is a part of
the work of each card, and every answer to a claim counts as one. Printed are the CPU-seconds of the opening lead, and
of the slowest act after it with the number of cards that had been played.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Final

from lab.play.play import auction_of

from schlemm.bots.bidder import SystemBot
from schlemm.bots.bot import is_asked
from schlemm.bots.level import Level
from schlemm.core.action import Action, AnswerClaim, MakeClaim, PlayCard
from schlemm.core.auction import Auction
from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Playing, State
from schlemm.core.cards import SUITS, Card
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, BySeat, BySide, Seat
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
SYSTEMS: Final = BySide("forum", "forum")
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


def auctions(board: Board) -> Iterator[tuple[str, Auction]]:
    """What is bid by Forum, unless it is passed out, and a 3NT and a slam out of the blue."""
    forum = auction_of(board)
    if forum.auction.contract is not None:
        yield "Forum", forum.auction
    for blue in ("3NT", "6S", "6NT"):
        yield blue, Auction.parse(f"{board.conditions.dealer}: {blue} P P P")


def timed(board: Board, auction: Auction, level: Level, cards: int) -> list[tuple[float, int]]:
    """The CPU-seconds that each act in the play takes, and how many cards had been played before it."""
    state, bot, seconds = begun(board, auction), SystemBot(level), list[tuple[float, int]]()
    while isinstance(state, Playing) and len(state.play.cards) < cards:
        view = next(view for seat in SEATS if is_asked(view := view_for(state, seat, SYSTEMS)))
        played, started = len(state.play.cards), process_time()
        action = bot.act(view)
        seconds.append((process_time() - started, played))
        state = after(state, view.seat, action)
    return seconds


def begun(board: Board, auction: Auction) -> State:
    """The board after this auction."""
    state: State = Bidding.start(board)
    for seat, call in auction.by_seat():
        assert isinstance(state, Bidding)
        state = state.after(seat, call)
    return state


def after(state: Playing, seat: Seat, action: Action) -> State:
    """The board after what a bot did in the play."""
    match action:
        case MakeClaim(tricks, statement):
            return state.after_claim(Claim(seat, tricks, statement))
        case AnswerClaim(accept):
            return state.after_answer(seat, accept=accept)
        case PlayCard(card):
            return state.after(state.turn, card)
    raise ValueError(f"{action} has no place in the play")


def main() -> None:
    """Play the beginnings and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=6, help="how many cards of each deal")
    parser.add_argument("--seed", default="freaks")
    parser.add_argument("--only", default="", help="part of a shape")
    parser.add_argument("--level", choices=[level.value for level in Level], default=Level.CLUB.value)
    given = parser.parse_args()
    level, every = Level(given.level), list[float]()
    for number, shapes in enumerate(SHAPES, 1):
        if given.only not in shapes:
            continue
        board = Board(number, Conditions.of_board(number), wild_deal(given.seed, shapes))
        for how, auction in auctions(board):
            lead, *others = timed(board, auction, level, given.cards)
            slowest, played = max(others, default=(0.0, 0))
            every += [seconds for seconds, _ in (lead, *others)]
            print(
                f"{shapes:10} {how:5} {auction.contract!s:6} lead {lead[0]:5.2f} s, "
                f"others {slowest:5.2f} s after {played} cards",
                flush=True,
            )
    every.sort()
    print(
        f"{median(every):.2f} s in the median, {every[len(every) * 95 // 100]:.2f} s at 95 %, "
        f"{every[-1]:.2f} s at worst; none should take more than {TARGET:.0f} s"
    )


if __name__ == "__main__":
    main()
