"""Sentences about a card that is led."""

from tests.told_cards.following import _in_tenace, _sits
from tests.told_cards.registry import reads
from tests.told_cards.scene import JACK, QUEEN, TEN, Scene, highest

from schlemm.core.calls import Bid
from schlemm.core.cards import Suit
from schlemm.core.hand import EMPTY, Hand


def _leads(scene: Scene, *, declares: bool) -> str | None:
    """Whether this side leads."""
    return None if not scene.table and scene.declares is declares else "it is not led by this side"


def _opens(scene: Scene) -> str | None:
    """Whether it is the opening lead."""
    return "it is not the opening lead" if scene.play.cards else None


def _dummy(scene: Scene) -> Hand:
    """What dummy holds now."""
    return scene.open.get(scene.play.contract.dummy, EMPTY)


@reads("card-why-to-finesse")
def leads_to_finesse(scene: Scene) -> str | None:
    """It is led so that the other hand, or the card itself, plays under the missing one, which lies between."""
    there = scene.other.in_suit(scene.suit)
    wrong = _leads(scene, declares=True) or (None if there else "the other hand has none of it")
    low = there | Hand.of([scene.card])
    return wrong or _in_tenace(scene, low) or _sits(scene, 1)


@reads("card-why-towards")
def leads_towards(scene: Scene) -> str | None:
    """To a card of the other hand that one card alone beats, and that need not fall under it."""
    named, there = scene.named, scene.other.in_suit(scene.suit)
    if named not in there or named.index < scene.card.index:
        return _leads(scene, declares=True) or f"{named} is not in the other hand, above it"
    over = scene.above(scene.theirs, named)
    if len(over) != 1:
        return f"the opponents have {over} above it"
    if len(there) == 1:
        return f"{named} falls under {over}, for it is alone"
    return _leads(scene, declares=True)


@reads("card-why-draws-trumps")
def draws_trumps(scene: Scene) -> str | None:
    """A trump of declarer's side, with so many more out against it, that lie with the opponents."""
    out = 0 if scene.trump is None else len(scene.theirs.in_suit(scene.trump))
    if scene.suit is not scene.trump or not out:
        return "no trump is drawn"
    wrong = None if scene.number("out") == out else f"{out} are out"
    return _leads(scene, declares=True) or wrong


@reads("card-why-ruff-there")
def ruffs_there(scene: Scene) -> str | None:
    """The other hand has none of the suit, and a trump; there is something to ruff, for the card is no winner."""
    if scene.trump is None or scene.suit is scene.trump or scene.other.in_suit(scene.suit):
        return "the other hand has some of it"
    return _leads(scene, declares=True) or (None if scene.other.in_suit(scene.trump) else "it has no trump")


@reads("card-why-cashes")
def cashes(scene: Scene) -> str | None:
    """No opponent can have a higher card of the suit, nor a trump and none of the suit."""
    if scene.table:
        return "it is not led"
    over = [seat for seat in scene.opponents if scene.may_take(seat, scene.card)]
    return f"{over[0]} may take it" if over else None


def _ruffed(scene: Scene) -> int:
    """In how many of the deals an opponent has none of the suit, and a trump."""
    trump, suit = scene.trump, scene.suit
    return sum(
        any(
            trump is not None and deal.hands.of(seat).in_suit(trump) and not deal.hands.of(seat).in_suit(suit)
            for seat in scene.opponents
        )
        for deal in scene.found.deals
    )


@reads("card-why-cashes-unless")
def cashes_unless(scene: Scene) -> str | None:
    """A master is led, and in so many deals an opponent can ruff it; none must be certain to."""
    if scene.table or not scene.is_master(scene.card) or scene.suit is scene.trump:
        return "no high card is led"
    ruffed = _ruffed(scene)
    if (scene.number("ruffed"), scene.number("count")) != (ruffed, scene.found.count):
        return f"it is ruffed in {ruffed} of {scene.found.count} deals"
    return "it is ruffed for certain" if _surely_ruffed(scene) else None


def _surely_ruffed(scene: Scene) -> bool:
    """Whether an opponent has shown that they have none of the suit, and has a trump beyond doubt."""
    trump, suit = scene.trump, scene.suit
    return trump is not None and any(
        not scene.possible[seat].in_suit(suit) and scene.certain(seat).in_suit(trump)
        for seat in scene.opponents
    )


@reads("card-why-must-ruff")
def must_ruff(scene: Scene) -> str | None:
    """A master is led, and in all the deals an opponent can ruff it."""
    if scene.table or not scene.is_master(scene.card) or scene.suit is scene.trump:
        return "no high card is led"
    ruffed = _ruffed(scene)
    return None if ruffed == scene.found.count else f"it is ruffed in {ruffed} of {scene.found.count} deals"


@reads("card-why-develops")
def develops(scene: Scene) -> str | None:
    """The opponents have higher cards; with those gone the longer hand may have a card left that is good then."""
    if scene.told["suit"] != scene.suit.letter or not scene.above(scene.theirs, scene.card):
        return "the opponents have no higher card"
    return _leads(scene, declares=True) or (
        None if _comes_to_something(scene) else "no small card can become good"
    )


def _comes_to_something(scene: Scene) -> bool:
    """Whether a card of the longer hand that is not high yet can be, if the suit divides as well as can be."""
    out = sorted(card.index for card in scene.theirs.in_suit(scene.suit))
    for hand in (scene.hand.in_suit(scene.suit), scene.other.in_suit(scene.suit)):
        for rounds in range(1, len(hand)):
            rest = out[: max(len(out) - 2 * rounds, 0)]
            small = [card for card in hand if not scene.is_master(card)]
            if any(not rest or card.index > rest[-1] for card in small):
                return True
    return False


def _bids_of(scene: Scene, turns: int) -> list[str]:
    """The suits that the player so many turns from the hand has bid."""
    auction = scene.view.public.auction
    seat = scene.seat.after(turns)
    calls = ((auction.first.after(index), call) for index, call in enumerate(auction.calls))
    return [str(call.strain) for by, call in calls if by is seat and isinstance(call, Bid)]


@reads("card-why-lead-partner")
def leads_partners(scene: Scene) -> str | None:
    """Partner has bid the suit of the opening lead."""
    bid = scene.suit.letter in _bids_of(scene, 2)
    return _opens(scene) or (None if bid else f"partner has bid {_bids_of(scene, 2)}")


@reads("card-why-lead-trump")
def leads_trump(scene: Scene) -> str | None:
    """A defender's trump; dummy, if it lies open, has some, and another suit of which it may run out."""
    if scene.suit is not scene.trump:
        return "it is no trump"
    if not scene.play.cards:
        return _leads(scene, declares=False)
    dummy = _dummy(scene)
    if not dummy.in_suit(scene.suit):
        return "dummy has no trump"
    others = [suit for suit in Suit if suit is not scene.trump]
    return _leads(scene, declares=False) or (
        None if any(_runs_out(scene, dummy, suit) for suit in others) else "dummy can ruff nothing"
    )


def _runs_out(scene: Scene, dummy: Hand, suit: Suit) -> bool:
    """Whether declarer may have more cards of a suit than dummy."""
    declarer = scene.possible[scene.play.contract.declarer].in_suit(suit)
    return min(len(declarer), scene.left(scene.play.contract.declarer)) > len(dummy.in_suit(suit))


@reads("card-why-lead-single")
def leads_single(scene: Scene) -> str | None:
    """The only card of a side suit in a hand that has trumps."""
    if scene.trump is None or scene.suit is scene.trump or not scene.hand.in_suit(scene.trump):
        return "the hand cannot ruff"
    return _opens(scene) or (None if len(scene.hand.in_suit(scene.suit)) == 1 else "it is not alone")


@reads("card-why-lead-sequence")
def leads_sequence(scene: Scene) -> str | None:
    """The first of two cards that touch, with a higher one elsewhere that it drives out."""
    held = [card.index for card in scene.hand.in_suit(scene.suit)]
    place = scene.card.index
    if place % 13 < TEN or place - 1 not in held or place + 1 in held:
        return "it begins no sequence"
    return _opens(scene) or (
        None if scene.above(scene.unseen, scene.card) else "no higher card is left to drive out"
    )


def _long(scene: Scene, place: int, length: int | None) -> str | None:
    """Whether it is this card of a suit so long, and the hand's long suit is no other one."""
    held = [*scene.hand.in_suit(scene.suit)]
    if scene.told["suit"] != scene.suit.letter or len(held) < place or (length or len(held)) != len(held):
        return f"the hand holds {Hand.of(held)}"
    if held[place - 1] != scene.card:
        return f"it would be {held[place - 1]}"
    return _opens(scene) or _promising(scene)


def _promising(scene: Scene) -> str | None:
    """Whether the suit may bring tricks later: its fourth card, or a court card."""
    held = scene.hand.in_suit(scene.suit)
    if scene.trump is not None and highest(held).index % 13 < TEN:
        return "a suit without a high card brings no tricks against trumps"
    return None


@reads("card-why-lead-fourth")
def leads_fourth(scene: Scene) -> str | None:
    """The fourth of at least four cards."""
    return _long(scene, 4, None)


@reads("card-why-lead-third")
def leads_third(scene: Scene) -> str | None:
    """The third of four cards."""
    return _long(scene, 3, 4)


@reads("card-why-lead-fifth")
def leads_fifth(scene: Scene) -> str | None:
    """The fifth of at least five cards."""
    return _long(scene, 5, None)


@reads("card-why-lead-passive")
def leads_passively(scene: Scene) -> str | None:
    """The hand has small cards alone in the suit."""
    high = [card for card in scene.hand.in_suit(scene.suit) if card.index % 13 >= TEN]
    return _opens(scene) or (f"the hand has {high[0]}" if high else None)


@reads("card-why-gives-ruff")
def gives_ruff(scene: Scene) -> str | None:
    """Partner has none of the suit beyond doubt, and may have a trump."""
    partner = scene.possible[scene.partner]
    if scene.trump is None or scene.suit is scene.trump or partner.in_suit(scene.suit):
        return "partner may have some of it"
    wrong = None if partner.in_suit(scene.trump) else "partner has no trump"
    return _leads(scene, declares=False) or wrong


@reads("card-why-returns")
def returns(scene: Scene) -> str | None:
    """Of the two defenders partner has led the suit first, or has bid it."""
    if scene.told["suit"] != scene.suit.letter:
        return "it is of another suit"
    leads = [trick[0] for trick in scene.history if trick]
    ours = [seat for seat, card in leads if card.suit is scene.suit and seat.side is scene.seat.side]
    theirs = scene.suit.letter in _bids_of(scene, 2)
    if scene.partner not in ours:
        return _leads(scene, declares=False) or "partner has not led it"
    return _leads(scene, declares=False) or (
        None if theirs or ours[0] is scene.partner else "the hand has led it first itself"
    )


@reads("card-why-through")
def leads_through(scene: Scene) -> str | None:
    """Dummy plays next and has a court card there that is not out of reach, partner after it."""
    if scene.play.contract.dummy is not scene.seat.after(1):
        return "dummy does not play next"
    strong = [card for card in _dummy(scene).in_suit(scene.suit) if card.index % 13 >= QUEEN]
    return _leads(scene, declares=False) or (
        None if strong else f"dummy has {_dummy(scene).in_suit(scene.suit)}"
    )


@reads("card-why-weakness")
def leads_to_weakness(scene: Scene) -> str | None:
    """Dummy is the last to play, without a court card; partner plays before it, whatever the sentence says."""
    if scene.play.contract.dummy is not scene.seat.after(3):
        return "dummy is not the last to play"
    strong = [card for card in _dummy(scene).in_suit(scene.suit) if card.index % 13 >= JACK]
    if strong or not _dummy(scene).in_suit(scene.suit):
        return f"dummy has {_dummy(scene).in_suit(scene.suit)}"
    after = "Partner spielt nach ihm" in scene.text
    return _leads(scene, declares=False) or ("partner plays before dummy, not after it" if after else None)
