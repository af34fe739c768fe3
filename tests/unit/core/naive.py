"""The rules once more, told the long way on plain texts: what the core is compared with.

Nothing of the core is used here, so that no mistake can be in both.
"""

from collections.abc import Sequence

BIDS = [f"{level}{strain}" for level in "1234567" for strain in ("C", "D", "H", "S", "NT")]
RANKS = "23456789TJQKA"
SEATS = "NESW"


def legal_calls(calls: Sequence[str]) -> set[str]:
    """What may be called next, from a walk over all calls with a counter for everything that matters."""
    highest, bidder, stake, passes = -1, 0, 0, 0
    for turn, call in enumerate(calls):
        passes = passes + 1 if call == "P" else 0
        if call in BIDS:
            highest, bidder, stake = BIDS.index(call), turn % 2, 0
        elif call != "P":
            stake = len(call)
    if passes == (4 if highest < 0 else 3):
        return set()
    legal = {"P", *BIDS[highest + 1 :]}
    bidder_in_turn = bidder == len(calls) % 2
    if highest >= 0 and stake == 0 and not bidder_in_turn:
        legal.add("X")
    if stake == 1 and bidder_in_turn:
        legal.add("XX")
    return legal


def contract(first: str, calls: Sequence[str]) -> str | None:
    """The contract of an auction, such as ``4SXE``; ``None`` if nobody has bid."""
    bids = [(turn, call) for turn, call in enumerate(calls) if call in BIDS]
    if not bids:
        return None
    last_turn, last = bids[-1]
    same = [turn for turn, call in bids if call[1:] == last[1:] and (turn - last_turn) % 2 == 0]
    stake = max([call for call in calls[last_turn:] if call in {"X", "XX"}], key=len, default="")
    return last + stake + SEATS[(SEATS.index(first) + same[0]) % 4]


def winner(cards: Sequence[str], trump: str | None) -> int:
    """Who wins a trick, counted from its leader: what counts is trump, then the suit led, then the rank."""

    def worth(turn: int) -> tuple[bool, bool, int]:
        suit, rank = cards[turn][0], cards[turn][1]
        return suit == trump, suit == cards[0][0], RANKS.index(rank)

    return max(range(len(cards)), key=worth)


def follows(hand: set[str], led: str | None) -> set[str]:
    """The cards of a hand that follow suit, or all of them if none can or nothing has been led."""
    return {card for card in hand if card[0] == led} or hand


def beating(hand: set[str], trick: Sequence[str], trump: str | None) -> set[str]:
    """Under "Stichzwang" (S4:41): the cards that follow suit and would win the trick, or else all that follow."""
    following = follows(hand, trick[0][0] if trick else None)
    if not trick or {card[0] for card in following} != {trick[0][0]}:
        return following
    return {card for card in following if winner([*trick, card], trump) == len(trick)} or following
