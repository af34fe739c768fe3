"""Sentences about what a defender's card tells those who see it."""

from collections.abc import Callable
from typing import Final, TypeAlias

from tests.told_cards.hearing import Heard

from schlemm.carding.carding import First
from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import Side

TEN: Final = 8
COURT: Final = "AKQ"

Holding: TypeAlias = Callable[[Heard, Hand], bool]
"""Whether a card that comes from these cards of its suit tells what it is said to."""

HOLDINGS: Final[dict[str, Holding]] = {}
"""By the code of a sentence, what is so of a holding if the sentence is true."""


def holding(code: str) -> Callable[[Holding], Holding]:
    """Make a function what is so of a holding if the sentence is true."""

    def register(is_so: Holding) -> Holding:
        HOLDINGS[code] = is_so
        return is_so

    return register


def _over(heard: Heard, held: Hand) -> list[Card]:
    return [card for card in held if card.index > heard.card.index]


def _under(heard: Heard, held: Hand) -> list[Card]:
    return [card for card in held if card.index < heard.card.index]


def _spots(held: Hand) -> list[Card]:
    return [card for card in held if card.index % 13 < TEN]


@holding("card-says-lead-single")
def single(heard: Heard, held: Hand) -> bool:
    """There is no other card."""
    return len(held) == 1


@holding("card-says-lead-sequence")
def sequence(heard: Heard, held: Hand) -> bool:
    """It is the highest, an honour, and the next one below is there."""
    return heard.card.index % 13 >= TEN and not _over(heard, held) and Card(heard.card.index - 1) in held


@holding("card-says-lead-sequence-notrump")
def long_sequence(heard: Heard, held: Hand) -> bool:
    """A sequence, of three where there are more than three cards."""
    enough = len(held) < 4 or Card(heard.card.index - 2) in held
    return heard.trump is None and sequence(heard, held) and enough


@holding("card-says-lead-ace")
def ace(heard: Heard, held: Hand) -> bool:
    """It is the ace."""
    return heard.card.rank.letter == "A"


@holding("card-says-lead-fourth")
def fourth(heard: Heard, held: Hand) -> bool:
    """Three are higher."""
    return len(_over(heard, held)) == 3


@holding("card-says-lead-third")
def third(heard: Heard, held: Hand) -> bool:
    """Two are higher, and one is lower."""
    return len(_over(heard, held)) == 2 and len(held) == 4


@holding("card-says-lead-fifth")
def fifth(heard: Heard, held: Hand) -> bool:
    """Four are higher."""
    return len(_over(heard, held)) == 4


@holding("card-says-lead-low")
def low(heard: Heard, held: Hand) -> bool:
    """Two are higher, an honour among them, and none is lower."""
    over = _over(heard, held)
    return len(over) == 2 and len(held) == 3 and any(card.index % 13 >= TEN for card in over)


@holding("card-says-lead-top")
def top(heard: Heard, held: Hand) -> bool:
    """Two are lower, and none is an honour."""
    return len(_under(heard, held)) == 2 and len(held) == 3 and heard.card.index % 13 < TEN


@holding("card-says-lead-double")
def double(heard: Heard, held: Hand) -> bool:
    """One is lower."""
    return len(held) == 2 and not _over(heard, held)


@holding("card-says-attitude-yes")
@holding("card-says-discard-yes")
def wanted(heard: Heard, held: Hand) -> bool:
    """There is ace, king or queen."""
    return any(card.rank.letter in COURT for card in held)


@holding("card-says-attitude-no")
@holding("card-says-discard-no")
def unwanted(heard: Heard, held: Hand) -> bool:
    """There is none of them."""
    return not wanted(heard, held)


@holding("card-says-count-even")
def even(heard: Heard, held: Hand) -> bool:
    """Their number is even."""
    return len(held) % 2 == 0


@holding("card-says-count-odd")
def odd(heard: Heard, held: Hand) -> bool:
    """It is odd."""
    return len(held) % 2 == 1


@holding("card-says-alone")
def alone(heard: Heard, held: Hand) -> bool:
    """No other spot is there that could say something."""
    return not [card for card in _spots(held) if card != heard.card and not _wins(heard, card)]


def _wins(heard: Heard, card: Card) -> bool:
    """Whether a spot would take the trick from the other side, and so say nothing."""
    if not heard.trick or heard.trick[0][1].suit is not card.suit:
        return False
    follow = [(seat, each) for seat, each in heard.trick if each.suit is card.suit]
    seat, best = max(follow, key=lambda each: each[1].index)
    return seat.side is not heard.player.side and card.index > best.index


def untrue(heard: Heard) -> str | None:
    """What is not so in what a card is said to tell a reader."""
    code = heard.says.said.code
    if code == "card-says-lead":
        return _untrue_lead(heard)
    if code.startswith("card-says-preference"):
        return _moment(heard, code) or _untrue_preference(heard, code)
    if heard.suit is not heard.card.suit:
        return "it speaks of another suit"
    return _moment(heard, code) or _standing(heard, HOLDINGS[code], code)


def _standing(heard: Heard, is_so: Holding, code: str) -> str | None:
    """Certain is what is so of the hand; what is agreed can be so for the reader; what is excluded is not meant so."""
    true = is_so(heard, heard.held)
    if heard.says.standing == "certain" and not true:
        return f"it is certain, and the hand has {heard.held}"
    if heard.says.standing == "agreed" and not _can_be(heard, is_so):
        return f"it cannot be so between {heard.bounds[0]} and {heard.bounds[1]}"
    obeys = true and (_leads_as_agreed(heard) if code.startswith("card-says-lead") else _obeys(heard, code))
    return (
        f"it is excluded, and meant so from {heard.held}"
        if heard.says.standing == "excluded" and obeys
        else None
    )


def _can_be(heard: Heard, is_so: Holding) -> bool:
    """Whether some holding between what is sure and what is possible makes it true."""
    sure, may = heard.bounds
    free = may - sure
    if is_so(heard, heard.held):
        return True
    return any(is_so(heard, sure | more) for count in range(len(free) + 1) for more in free.choices(count))


def _leads_as_agreed(heard: Heard) -> bool:
    """Whether nothing in the hand forbids the lead: a sequence is led from the top, an ace against trumps always."""
    held = [*heard.held]
    if heard.trump not in (None, heard.card.suit) and held[0].rank.letter == "A":
        return heard.card == held[0]
    needed = 3 if heard.trump is None and len(held) > 3 else 2
    run = [card for at, card in enumerate(held[:needed]) if card.index == held[0].index - at]
    is_sequence = held[0].index % 13 >= TEN and len(run) == needed
    return heard.card == held[0] or not is_sequence


def _obeys(heard: Heard, code: str) -> bool:
    """Whether the player's hand would say it by this very card as agreed."""
    spots = [card for card in _spots(heard.held) if not _wins(heard, card)]
    first = heard.carding.count if "count" in code else heard.carding.attitude
    high = code.endswith(("yes", "even")) is (first is First.HIGH)
    return len(spots) > 1 and heard.card == spots[0 if high else -1]


def _moment(heard: Heard, code: str) -> str | None:
    """Whether it is a defender's card that can be such a signal where it was played."""
    defends: Side = heard.play.contract.side.other
    if heard.player.side is not defends or heard.card.suit is heard.trump or heard.card.index % 13 >= TEN:
        return "such a card says nothing"
    leader, led = heard.trick[0] if heard.trick else (heard.player, heard.card)
    follows, partners = led.suit is heard.card.suit, leader is heard.player.after(2)
    moments = {
        "attitude": partners and follows,
        "discard": not follows,
        "count": follows and leader.side is not defends,
        "preference": follows and leader.side is defends and heard.trump is not None,
        "alone": True,
    }
    kind = code.split("-")[2]
    earlier = any(
        by is heard.player and card.suit is heard.card.suit for by, card in heard.played[: heard.place]
    )
    if earlier and kind not in {"preference", "alone"}:  # who cannot ask for a suit may have played it before
        return "it is not the first of its suit"
    return None if moments[kind] else f"this is no moment for {kind}"


def _untrue_lead(heard: Heard) -> str | None:
    """A lead names all the holdings that it may come from, one of which is the true one if it is as agreed."""
    if heard.trick or heard.player.side is heard.play.contract.side:
        return "it is no defender's lead"
    if (heard.says.said.args["sure"] == "yes") is not (len(heard.says.holdings) == 1):
        return f"it is sure with {len(heard.says.holdings)} holdings"
    wrong = (_standing(heard, HOLDINGS[code], code) for code in heard.says.holdings)
    return next((each for each in wrong if each is not None), None)


def _untrue_preference(heard: Heard, code: str) -> str | None:
    """Of the two side suits left it is the higher, with more points, or the lower; if certain, the hand has it so."""
    suits = [
        each for each in "SHDC" if each not in {heard.card.suit.letter, getattr(heard.trump, "letter", "")}
    ]
    higher = code.endswith("higher")
    if len(suits) != 2 or heard.suit.letter != suits[0 if higher else 1]:
        return f"the suits are {suits}"
    hand = heard.hand(heard.player)
    first, second = (
        sum(max(card.index % 13 - TEN, 0) for card in hand if card.suit.letter == each) for each in suits
    )
    if heard.says.standing == "certain" and (first > second) is not higher:
        return f"it is certain, and the hand has {first} and {second} points there"
    return None


@holding("card-says-preference-higher")
@holding("card-says-preference-lower")
@holding("card-says-lead")
def of_other_cards(heard: Heard, held: Hand) -> bool:
    """What is told is not a matter of this suit alone: ``untrue`` looks at the moment, and at the other suits."""
    return True
