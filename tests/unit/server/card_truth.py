"""Whether what a card is said to mean can be so: reckoned from the cards that its reader sees, by plain counting.

Nothing in here asks the code that makes the meanings; a sentence is taken at its word.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product

from schlemm.core.board.project import faced
from schlemm.core.board.state import Finished, Playing
from schlemm.core.cards import SUITS, Card
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import SEATS, Seat
from schlemm.server.protocol.server import CardSays

RANKS = "AKQJT98765432"
HIGH, SPOTS = "AKQ", "98765432"


@dataclass(frozen=True)
class Reader:
    """Who reads about a card.

    Attributes:
        board: The board as it is.
        seat: Where they sit.
        also: Another seat whose cards they see, because they play them.
    """

    board: Playing | Finished
    seat: Seat
    also: Seat | None = None

    def sees(self, seat: Seat) -> bool:
        """Whether a hand lies open to them."""
        if isinstance(self.board, Finished) or seat in {self.seat, self.also}:
            return True
        return faced(self.board).of(seat) is not None

    def played(self) -> list[tuple[Seat, Card]]:
        """All the cards played, with their players."""
        play = self.board.play
        assert play is not None
        leaders = (play.contract.leader, *play.winners)
        return [(leaders[index // 4].after(index % 4), card) for index, card in enumerate(play.cards)]

    def hands(self, card: Card) -> Iterator[Hand]:
        """All the cards of a card's suit that its player may have held before it, as far as this reader can tell."""
        played = self.played()
        player = next(seat for seat, each in played if each == card)
        index = [each for _, each in played].index(card)
        gone = Hand.of(each for seat, each in played[:index] if seat is player)
        if self.sees(player):
            yield (self.board.board.deal.hand(player) - gone).in_suit(card.suit)
            return
        shown = Hand.of(each for _, each in played)
        for seat in filter(self.sees, SEATS):
            shown |= self.board.board.deal.hand(seat)
        out, unseen = self._out(played), PACK - shown
        hiding = [seat for seat in SEATS if not self.sees(seat)]
        rooms = tuple(13 - sum(seat is each for each, _ in played) for seat in hiding)
        may = {suit: tuple((seat, suit) not in out for seat in hiding) for suit in SUITS}
        held = Hand.of(each for seat, each in played[index:] if seat is player).in_suit(card.suit)
        free, place = unseen.in_suit(card.suit), hiding.index(player)
        for count in range(len(free) + 1 if may[card.suit][place] else 1):
            left = tuple(room - count * (at == place) for at, room in enumerate(rooms))
            rest = [(unseen.length(suit), may[suit]) for suit in SUITS if suit is not card.suit]
            elsewhere = tuple(yes and at != place for at, yes in enumerate(may[card.suit]))
            if can_lie(((len(free) - count, elsewhere), *rest), left):
                yield from (held | Hand.of(some) for some in combinations(free, count))

    @staticmethod
    def _out(played: list[tuple[Seat, Card]]) -> set[tuple[Seat, object]]:
        """Who has failed to follow to what."""
        return {
            (seat, played[index - index % 4][1].suit)
            for index, (seat, card) in enumerate(played)
            if card.suit is not played[index - index % 4][1].suit
        }


@cache
def can_lie(kinds: tuple[tuple[int, tuple[bool, ...]], ...], rooms: tuple[int, ...]) -> bool:
    """Whether so many cards of each kind fit into the hands that may hold them, tried out one way after the other."""
    if min(rooms) < 0:
        return False
    if not kinds:
        return True
    (count, seats), *others = kinds
    ways = product(
        *(range(min(count, room) + 1 if may else 1) for may, room in zip(seats, rooms, strict=True))
    )
    return any(
        can_lie(tuple(others), tuple(room - some for room, some in zip(rooms, way, strict=True)))
        for way in ways
        if sum(way) == count
    )


def ranks(hand: Hand) -> str:
    """The ranks of cards of one suit, from the highest."""
    return "".join(str(card)[1] for card in hand)


def is_sequence(held: str, led: str) -> bool:
    """Whether the card is the first of a sequence that begins with an honour."""
    return held[0] == led and led in "AKQJT" and held[1:2] == RANKS[RANKS.index(led) + 1]


LEADS: dict[str, Callable[[str, str], bool]] = {
    "single": lambda held, led: held == led,
    "sequence-notrump": is_sequence,
    "sequence": is_sequence,
    "ace": lambda held, led: led == "A",
    "fourth": lambda held, led: held[3:4] == led,
    "third": lambda held, led: len(held) == 4 and held[2] == led,
    "fifth": lambda held, led: held[4:5] == led,
    "low": lambda held, led: len(held) == 3 and held[2] == led and held[0] in "AKQJT",
    "top": lambda held, led: len(held) == 3 and held[0] == led and led not in "AKQJT",
    "double": lambda held, led: len(held) == 2 and held[0] == led,
}
"""Whether a holding is what a lead is said to come from."""
SIGNALS: dict[str, Callable[[str, str], bool]] = {
    "attitude-yes": lambda held, _: bool({*held} & {*HIGH}),
    "attitude-no": lambda held, _: not {*held} & {*HIGH},
    "discard-yes": lambda held, _: bool({*held} & {*HIGH}),
    "discard-no": lambda held, _: not {*held} & {*HIGH},
    "count-even": lambda held, _: len(held) % 2 == 0,
    "count-odd": lambda held, _: len(held) % 2 == 1,
    "alone": lambda held, spot: (
        not any(SPOTS.index(other) > SPOTS.index(spot) for other in held if other in SPOTS)
    ),
}
"""Whether a holding is what a signal says about its own suit."""


def claims(says: CardSays) -> list[tuple[str, Callable[[str, str], bool]]]:
    """All that a card is said to mean perhaps, each with what it takes."""
    if says.holdings:
        return [(name, LEADS[name.removeprefix("card-says-lead-")]) for name in says.holdings]
    name = says.said.code.removeprefix("card-says-")
    found = [(name, SIGNALS[name])] if name in SIGNALS else []
    return [*found, ("alone", SIGNALS["alone"])] if getattr(says, "alone", False) else found


def defect(reader: Reader, card: Card, says: CardSays) -> str | None:
    """What is wrong with what a card is said to mean, for one who sees what this reader sees."""
    holdings = [ranks(hand) for hand in reader.hands(card)]
    standing, rank = getattr(says, "standing", "agreed"), str(card)[1]
    for name, holds in claims(says):
        fitting = [held for held in holdings if holds(held, rank)]
        if standing == "agreed" and not fitting:
            return f"{card} is said to be {name} to {reader.seat}, who sees that it is not"
        if standing == "certain" and len(fitting) < len(holdings):
            return f"{card} is said to be certainly {name} to {reader.seat}, who cannot know it"
        plain = [held for held in fitting if held[0] not in "AKQJT"]  # others may have to lead their figures
        if standing == "excluded" and not says.holdings and fitting == holdings:
            return f"{card} is said not to be {name} to {reader.seat}, who sees that it is"
        if standing == "excluded" and says.holdings and plain:
            return f"{card} is said not to be {name} to {reader.seat}, but may be"
    return _preferred(reader, card, says) if says.said.code.startswith("card-says-preference") else None


def _preferred(reader: Reader, card: Card, says: CardSays) -> str | None:
    """What is wrong with a wish for a suit: of which there must be a figure, and not fewer in the other."""
    if getattr(says, "standing", "agreed") == "excluded" or says.said.code.endswith("lower"):
        return None
    player = next(seat for seat, each in reader.played() if each == card)
    index = reader.board.play.cards.index(card) if reader.board.play else 0
    gone = Hand.of(each for _, each in reader.played()[:index])
    elsewhere = gone | Hand.of(each for seat, each in reader.played() if seat is not player)
    for seat in SEATS:
        if reader.sees(seat) and seat is not player:
            elsewhere |= reader.board.board.deal.hand(seat)
    may = PACK - elsewhere
    if reader.sees(player):
        may &= reader.board.board.deal.hand(player)
    wanted = [each for each in may if each.suit.letter == says.said.args["suit"]]
    if any(str(each)[1] in "AKQJ" for each in wanted):
        return None
    return f"{card} is said to ask for {says.said.args['suit']}, of which {reader.seat} sees all figures elsewhere"
