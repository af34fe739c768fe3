"""Moments of a play that are put together by hand."""

from tests.told_cards.scene import Scene

from schlemm.bots.play.imagine import imagined
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.core.auction import Auction
from schlemm.core.cards import Card
from schlemm.core.contract import Contract
from schlemm.core.deal import Deal
from schlemm.core.hand import PACK, Hand
from schlemm.core.seats import BySeat, Seat, Vulnerability
from schlemm.core.sentence import Fact, Sentence
from schlemm.core.view import Public, View
from schlemm.dd.open_play import OpenPlay

IMAGINED = 4
"""So many deals are imagined for a moment."""


def moment(contract: str, hands: dict[str, str], played: str = "") -> View:
    """What the player sees who chooses the next card.

    Args:
        contract: What is played.
        hands: Some of the hands, by the letter of the seat; the others get what is left as it comes.
        played: The cards played so far.
    """
    given = {letter: Hand.parse(text) for letter, text in hands.items()}
    rest = PACK
    for hand in given.values():
        rest -= hand
    played_by = _players(contract, played)
    cards = [card for card in rest if card not in played_by]
    for letter in "NESW":
        if letter not in given:
            own = [card for card, seat in played_by.items() if seat == letter and card in rest]
            need = 13 - len(own)
            given[letter], cards = Hand.of([*own, *cards[:need]]), cards[need:]
    now = OpenPlay.start(Deal(BySeat(*(given[letter] for letter in "NESW"))), Contract.parse(contract))
    for text in played.split():
        now = now.after(Card.parse(text))
    return now.view(Public(Seat.NORTH, Vulnerability.NONE, Auction.parse("N: ")))


def _players(contract: str, played: str) -> dict[Card, str]:
    """Who plays each of the cards, while the trick in progress is the first one."""
    leader = Contract.parse(contract).leader
    return {Card.parse(text): leader.after(at).letter for at, text in enumerate(played.split()[:4])}


def scene(
    view: View,
    card: str,
    code: str,
    facts: dict[str, Fact] | None = None,
    tricks: dict[str, int] | None = None,
) -> Scene:
    """The scene in which this is said of a card.

    Args:
        view: The moment.
        card: The card.
        code: The sentence, without what all begin with.
        facts: What it names.
        tricks: How many tricks a card brings in each deal, one where nothing is said.
    """
    assert view.play is not None
    deals = imagined(view, view.play, IMAGINED)
    figures = {each: (tricks or {}).get(str(each), 1) * len(deals) for each in view.legal_cards()}
    best, *others = sorted(
        (Prospect(each, 0, sum_, 0) for each, sum_ in figures.items()), key=lambda one: str(one.card) != card
    )
    said = Sentence(f"card-{code}", tuple((facts or {}).items()))
    return Scene(view, CardComparison(best, tuple(others), deals), said, said)
