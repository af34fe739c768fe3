"""What the sentences about calls say of a hand, checked card by card: an oracle that knows no set of hands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from schlemm.bidding.explanation.explain import Explanation
from schlemm.core.calls import Bid, Call
from schlemm.core.cards import Rank, Suit
from schlemm.core.hand import Hand
from schlemm.core.sentence import Sentence
from schlemm.evaluation.box import MOST
from schlemm.evaluation.counts import PointCount
from schlemm.evaluation.features import Holds, KeyCards, Stopper, TopHonours
from schlemm.evaluation.points import figure_points


class Held(NamedTuple):
    """A hand by what it counts.

    Attributes:
        lengths: Cards in clubs, diamonds, hearts, spades.
        figures: Its figure points.
    """

    lengths: tuple[int, int, int, int]
    figures: int

    def length(self, suit: Suit) -> int:
        """How many cards of the suit."""
        return self.lengths[suit.index]


def untrue(explanation: Explanation, call: Call, hand: Hand, partners: tuple[Suit, ...]) -> Iterator[str]:
    """What an explanation says of a call and is not so, if this hand made it and partner has shown these suits."""
    held = Held(hand.lengths, figure_points(hand))
    yield from untrue_sentence(explanation.message, call, held, partners)
    for detail in explanation.details:
        if not _is_so(detail, hand):
            yield str(detail)
    box = explanation.shown
    if box is not None:
        if figure_points(hand) not in box.figures:
            yield f"the picture shows {box.figures} points"
        wrong = [suit for suit in Suit if hand.length(suit) not in box.length(suit)]
        yield from (f"the picture shows {box.length(suit)} cards in {suit}" for suit in wrong)


def untrue_sentence(message: Sentence, call: Call, hand: Held, partners: tuple[Suit, ...]) -> Iterator[str]:
    """What the first sentence says and is not so of a hand that counts so."""
    facts = message.args
    if "count" not in facts:
        return
    trump = call.strain.trump if isinstance(call, Bid) else None
    points = min(hand.figures + PointCount(facts["count"]).adds(hand.lengths), MOST)
    suits = [Suit.parse(str(facts[name])) for name in ("suit", "second") if facts[name]]
    if facts["span"] != "any" and not int(facts["low"]) <= points <= int(facts["high"]):
        yield f"{message} but it has {points}"
    if not _has_suits(message.code, facts, suits, hand, points):
        yield f"{message} but its lengths are {hand.lengths}"
    told = CLAIMS.get(message.code)
    if told is not None and not told(hand, trump, suits, partners):
        yield f"{message} but it is {hand}"
    if message.code == "meaning-takeout" and facts["their"]:
        longer = hand.length(Suit.parse(str(facts["their"]))) > int(facts.get("short", 2))
        if longer and points < int(facts.get("else", 17)):
            yield f"{message} but it is long in their suit, with {points}"


def _supports(hand: Held, trump: Suit | None, suits: list[Suit], partners: tuple[Suit, ...]) -> bool:
    return bool(suits) and suits[0] in partners


def _has_suit(hand: Held, trump: Suit | None, suits: list[Suit], partners: tuple[Suit, ...]) -> bool:
    return trump is not None and hand.length(trump) >= 3


CLAIMS: Final[Mapping[str, Callable[[Held, Suit | None, list[Suit], tuple[Suit, ...]], bool]]] = {
    "meaning-raise": _supports,
    "meaning-limit-raise": _supports,
    "meaning-preemptive-raise": _supports,
    "meaning-new-suit": _has_suit,
    "meaning-second-suit": _has_suit,
    "meaning-reverse": _has_suit,
    "meaning-jump-shift": _has_suit,
    "meaning-splinter": lambda hand, trump, suits, partners: trump is not None and hand.length(trump) <= 1,
    "meaning-no-major": lambda hand, trump, suits, partners: max(hand.lengths[2:]) <= 3,
    "meaning-two-suits": lambda hand, trump, suits, partners: all(hand.length(suit) > 3 for suit in suits),
    "meaning-notrump": lambda hand, trump, suits, partners: hand.length(partners[-1]) <= 3,
}
"""What a sentence says that has no number in it."""


def _has_suits(code: str, facts: dict[str, str | int], suits: list[Suit], hand: Held, points: int) -> bool:
    """Whether the hand has the suits that are told, or the points that make up for them."""
    least = int(facts["length"])
    if code in {"meaning-pass-weak-or-trap", "meaning-pass-weak-or-waits", "meaning-pass-waits"}:
        own = "waits" in code and max(hand.lengths) >= 5
        weak = code != "meaning-pass-waits" and hand.figures < int(facts["else"])
        return own or weak or hand.length(suits[0]) >= least
    if code == "meaning-negative-double" and suits:
        held = [hand.length(suit) >= least for suit in suits]
        otherwise = 0 < int(facts["else"]) <= points
        return otherwise or (all(held) if facts["which"] == "both" else any(held))
    return not suits or hand.length(suits[0]) >= least


def _is_so(detail: Sentence, hand: Hand) -> bool:
    facts = detail.args
    match detail.code:
        case "shows-length":
            return int(facts["low"]) <= hand.length(Suit.parse(str(facts["suit"]))) <= int(facts["high"])
        case "shows-balanced":
            return min(hand.lengths) >= 2 and max(hand.lengths) <= 5 and hand.lengths.count(2) < 2
        case "shows-shape":
            return sorted(hand.lengths, reverse=True) == [
                int(each) for each in str(facts["shape"]).split("-")
            ]
        case "shows-stopper":
            return Stopper(Suit.parse(str(facts["suit"]))).fits(hand)
        case "shows-honours":
            suit = Suit.parse(str(facts["suit"]))
            return TopHonours(suit, int(facts["least"]), int(facts["among"])).fits(hand)
        case "shows-honours-everywhere":
            return all(TopHonours(suit, 1, 4).fits(hand) for suit in Suit)
        case "shows-held":
            return Holds(Rank.parse(str(facts["rank"])), _numbers(facts["held"])).fits(hand)
        case "shows-key-cards":
            queen = {"any": None, "yes": True, "no": False}[str(facts["queen"])]
            return KeyCards(Suit.parse(str(facts["suit"])), _numbers(facts["held"]), queen).fits(hand)
        case "shows-part-score" | "shows-sacrifice":
            return True
    return False


def _numbers(held: str | int) -> tuple[int, ...]:
    return tuple(map(int, str(held).split("/")))
