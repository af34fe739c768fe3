"""A bot of its own in a few lines: opens its longest suit with 12 points, passes the rest, and plays low cards.

It shows how any program can be measured: ``schlemm match forum "exec:python examples/external_bot.py" ...``.
The lines it reads and writes are described in docs/external-bots.md.
"""

import json
import sys

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}


def choose(hand: str, auction: list[str]) -> str:
    """One of the longest suit, the higher of two, if nobody has bid and the hand is worth it."""
    if any(call != "P" for call in auction) or sum(POINTS.get(card, 0) for card in hand) < 12:
        return "P"
    length, suit = max((len(cards), suit) for cards, suit in zip(hand.split("."), "SHDC", strict=True))
    return f"1{suit}" if length else "P"


def low_card(hand: str, played: list[str]) -> str:
    """The lowest card that follows suit, else the lowest of the longest suit."""
    suits: dict[str, str] = dict(zip("SHDC", hand.split("."), strict=True))
    led = played[len(played) - len(played) % 4][0] if len(played) % 4 else ""
    suit = led if suits.get(led) else max(suits, key=lambda each: len(suits[each]))
    return suit + suits[suit][-1]


def main() -> None:
    """Answer each line that asks something."""
    hand = seat = ""
    for line in sys.stdin:
        message = json.loads(line)
        answer: dict[str, object]
        if message["type"] == "hello":
            answer = {"name": "longest suit", "version": "1", "can": ["bid", "play"]}
        elif message["type"] == "bid":
            answer = {"call": choose(hand, message["auction"]), "alert": False, "text": ""}
        elif message["type"] == "play":
            mine = message["turn"] == seat
            answer = {"card": low_card(message["hand" if mine else "dummy"], message["played"])}
        elif message["type"] == "end":
            break
        else:
            hand, seat = message["hand"], message["seat"]
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
