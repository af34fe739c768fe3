"""Sentences about a card that is played to a trick in progress."""

from tests.told_cards.registry import reads
from tests.told_cards.scene import JACK, TEN, Scene, highest, lowest

from schlemm.core.cards import Card
from schlemm.core.hand import Hand
from schlemm.core.seats import Seat


def _holds(scene: Scene) -> str | None:
    """The card takes the trick, and no opponent who still plays can take it away."""
    if not scene.table or not scene.beats:
        return "it does not take the trick"
    over = [seat for seat in scene.later if scene.may_take(seat, scene.card)]
    return f"{over[0]} may take it" if over else None


def _is_ruff(scene: Scene) -> str | None:
    """The card is a trump on another suit."""
    if scene.trump is None or scene.led in (None, scene.trump) or scene.suit is not scene.trump:
        return "it is no ruff"
    return None


def _partner_holds(scene: Scene) -> bool:
    """Whether partner's card wins the trick in any case."""
    seat, best = scene.winning
    return seat is scene.partner and not any(scene.may_take(each, best) for each in scene.later)


@reads("card-why-ruff")
def ruffs(scene: Scene) -> str | None:
    """It ruffs, nobody can ruff higher, and the side would not have had the trick anyhow."""
    return (
        _is_ruff(scene)
        or _holds(scene)
        or ("the trick is partner's already" if _partner_holds(scene) else None)
    )


def _may_overruff(scene: Scene, seat: Seat) -> bool:
    """Whether the player may have a higher trump, and is not seen to follow suit."""
    follows = seat in scene.open and scene.led is not None and bool(scene.open[seat].in_suit(scene.led))
    return not follows and scene.follows_above(seat, scene.card)


@reads("card-why-ruff-high")
def ruffs_high(scene: Scene) -> str | None:
    """It ruffs and is winning, somebody plays later, and they can take the trick by a higher trump at most."""
    wrong = _is_ruff(scene)
    if wrong or not scene.beats:
        return wrong or "it does not take the trick"
    if not any(_may_overruff(scene, seat) for seat in scene.later):
        return "nobody who plays later can ruff higher"
    return "the trick is partner's already" if _partner_holds(scene) else None


@reads("card-why-under-ruff")
def under_ruffs(scene: Scene) -> str | None:
    """A small trump, on a trick that a higher one is winning."""
    wrong = _is_ruff(scene)
    if wrong or scene.winning[1].suit is not scene.trump or scene.beats:
        return wrong or "no higher trump lies there"
    small = scene.card.index % 13 < JACK or scene.card == lowest(scene.hand.in_suit(scene.suit))
    return None if small else "it is no small trump"


@reads("card-why-overruff")
def overruffs(scene: Scene) -> str | None:
    """It ruffs higher than an opponent has ruffed."""
    seat, best = scene.winning
    wrong = _is_ruff(scene)
    if wrong or best.suit is not scene.trump or not scene.beats:
        return wrong or "it is higher than no ruff"
    return None if seat in scene.opponents else "it is higher than partner's ruff"


@reads("card-why-cheaply")
def wins_cheaply(scene: Scene) -> str | None:
    """It takes the trick for good, and no lower card of the hand would."""
    lower = [card for card in scene.legal.in_suit(scene.suit) if card.index < scene.card.index]
    wins = [card for card in lower if scene.takes(card, scene.winning[1])] if scene.table else []
    return _holds(scene) or (f"{lowest(wins)} would do" if wins else None)


@reads("card-why-conceals")
def conceals(scene: Scene) -> str | None:
    """It takes the trick for good; a lower card that nobody else sees, and that is its equal, would do so too."""
    wrong = _holds(scene)
    named = scene.named
    if wrong or named not in scene.legal or named.index >= scene.card.index:
        return wrong or f"{named} is no lower card of the hand"
    if not scene.takes(named, scene.winning[1]) or not scene.touches(named, scene.card):
        return f"{named} is not as good"
    is_hidden = scene.declares and scene.seat is scene.play.contract.declarer
    return None if is_hidden and _may_be_theirs(scene, named) else "everybody knows where it is"


def _may_be_theirs(scene: Scene, card: Card) -> bool:
    """Whether an opponent may believe it with the other: neither has shown out of the suit."""
    return any(not scene.shown_out(seat, card.suit) for seat in scene.opponents)


@reads("card-why-wins")
def wins(scene: Scene) -> str | None:
    """It takes the trick for good."""
    return _holds(scene)


@reads("card-why-overtakes")
def overtakes(scene: Scene) -> str | None:
    """It takes the trick from partner's card, and for good, so that this hand leads next."""
    if not scene.table or scene.winning[0] is not scene.partner:
        return "the trick is not partner's"
    return _holds(scene)


@reads("card-why-sure")
def surely_wins(scene: Scene) -> str | None:
    """It takes the trick for good though opponents still play."""
    return _holds(scene) or (None if scene.later else "nobody plays any more")


@reads("card-why-highest")
def highest_of_suit(scene: Scene) -> str | None:
    """It is winning, and no opponent who still plays can follow suit with a higher card."""
    if not scene.table or not scene.beats or scene.suit is not scene.led:
        return "it does not take the trick"
    over = [seat for seat in scene.later if scene.follows_above(seat, scene.card)]
    return f"{over[0]} may play higher" if over else None


def _cannot_be_won(scene: Scene) -> str | None:
    """No card of the hand takes the trick from an opponent.

    Partner, who still plays, may: it is said of this hand alone, and a low card is enough also where partner wins it.
    """
    seat, best = scene.winning
    if seat is scene.partner:
        return "partner is winning it"
    over = [card for card in scene.legal if scene.takes(card, best)]
    return f"{over[0]} takes it" if over else None


@reads("card-why-cannot")
def cannot_win(scene: Scene) -> str | None:
    """The hand cannot win the trick, and it is the lowest card."""
    if scene.suit is not scene.led:
        return "it does not follow suit"
    low = lowest(scene.legal)
    return _cannot_be_won(scene) or (None if scene.card == low else f"{low} is lower")


@reads("card-why-hides")
def hides(scene: Scene) -> str | None:
    """The hand cannot win the trick; a lower card is as good, and no opponent sees the hand."""
    lower = [
        card for card in scene.legal if card.index < scene.card.index and scene.touches(card, scene.card)
    ]
    if not lower:
        return "no lower card is as good"
    hidden = scene.declares and scene.seat is scene.play.contract.declarer
    return _cannot_be_won(scene) or (None if hidden else "the hand is not declarer's own")


def _small(scene: Scene) -> str | None:
    """The lowest card, and no court card, follows suit."""
    low = lowest(scene.legal.in_suit(scene.suit))
    if scene.card != low:
        return f"{low} is lower"
    return "it is no small card" if scene.card.index % 13 >= JACK else None


@reads("card-why-partners")
def partners(scene: Scene) -> str | None:
    """Partner's card wins the trick in any case, and it is a small card."""
    return (None if _partner_holds(scene) else "the trick is not partner's yet") or _small(scene)


@reads("card-why-partner-leads")
def partner_is_ahead(scene: Scene) -> str | None:
    """Partner's card is winning, and it is a small card."""
    return (None if scene.winning[0] is scene.partner else "partner is not winning") or _small(scene)


@reads("card-why-covers")
def covers(scene: Scene) -> str | None:
    """It is higher than an opponent's court card, and an opponent has to play a higher one still for the trick."""
    seat, best = scene.winning
    named = scene.named
    if named != best or seat not in scene.opponents or named.index % 13 < TEN:
        return f"{named} is no high card of an opponent that is winning"
    if not scene.beats or scene.suit is not named.suit:
        return "it does not cover it"
    return None if scene.above(scene.theirs, scene.card) else "no opponent has a higher card"


@reads("card-why-third-high")
def third_hand_high(scene: Scene) -> str | None:
    """A defender's highest card, third to play; by a low one the last player could win with less."""
    if scene.declares:
        return "it is said to declarer"
    if len(scene.table) != 2 or not scene.beats:
        return "it is no high card of the third hand"
    top = highest(scene.legal)
    if not scene.touches(top, scene.card):
        return f"{top} is higher"
    low = max(scene.winning[1].index, lowest(scene.legal).index)
    last = scene.above(scene.possible[scene.seat.after(1)], Card(low))
    cheap = any(card.index < scene.card.index for card in last)
    behind = scene.winning[0] in scene.opponents and low == scene.winning[1].index
    return None if cheap or behind else "the last player could not win any cheaper"


@reads("card-why-forces")
def forces(scene: Scene) -> str | None:
    """It is winning; the next player can take it, and needs a high card for that."""
    if not scene.table or not scene.beats or len(scene.table) == 3:
        return "it is not winning, or nobody plays any more"
    next_hand = scene.above(scene.possible[scene.seat.after(1)], scene.card)
    if not next_hand:
        return "the next player has no higher card"
    return None if lowest(next_hand).index % 13 >= TEN else f"{lowest(next_hand)} is enough"


@reads("card-why-second-low")
def second_hand_low(scene: Scene) -> str | None:
    """A low card, second to play, with a high one that stays."""
    if len(scene.table) != 1 or scene.table[0][0] not in scene.opponents:
        return "it is not the second hand's"
    return _keeps_high(scene)


def _keeps_high(scene: Scene) -> str | None:
    """A higher card of the suit would win for the moment, and is a court card or cannot be beaten."""
    top = highest(scene.legal)
    if scene.suit is not scene.led or (scene.card.index % 13 >= TEN and scene.touches(scene.card, top)):
        return "it is not low"
    if not scene.takes(top, scene.winning[1]):
        return f"{top} would not win either"
    is_high = top.index % 13 >= TEN or scene.is_master(top)
    return None if is_high else f"{top} is no high card"


@reads("card-why-ducks")
def ducks(scene: Scene) -> str | None:
    """The opponents win the trick though a high card of the hand would take it."""
    return ("it takes the trick" if scene.beats else None) or _keeps_high(scene) or _lets_them_win(scene)


def _lets_them_win(scene: Scene) -> str | None:
    """An opponent is winning; partner, if still to play, has no card there that at most one other beats."""
    seat, best = scene.winning
    if seat is scene.partner:
        return "partner is winning"
    if not scene.partner_follows:
        return None
    if scene.partner in scene.open:
        hand = scene.open[scene.partner]
        over = [card for card in hand.in_suit(best.suit) or hand if scene.takes(card, best)]
        good = [card for card in over if len(scene.above(scene.theirs, card)) < 2]
        return f"partner's {good[0]} takes it, or costs a higher card" if good else None
    return None


@reads("card-why-runs-to")
def runs_to_partner(scene: Scene) -> str | None:
    """An opponent stays ahead; the other hand still plays, and its card named takes the trick from them."""
    if not scene.table or scene.winning[0] is scene.partner or scene.beats:
        return "no opponent is winning it"
    if not scene.partner_follows or scene.named not in scene.other:
        return f"{scene.named} is not in the other hand, or not to be played"
    follows = scene.named.suit is scene.led or not scene.other.in_suit(scene.table[0][1].suit)
    takes = follows and scene.takes(scene.named, scene.winning[1])
    return None if takes else f"{scene.named} does not take it"


@reads("card-why-holds-up")
def holds_up(scene: Scene) -> str | None:
    """The opponents' suit is let go though a card of the hand wins; both of them can still have some of it."""
    named = scene.named
    if not scene.table or scene.table[0][0] not in scene.opponents:
        return "no opponent has led"
    if named not in scene.legal or not scene.takes(named, scene.winning[1]) or scene.suit is not scene.led:
        return f"{named} would not win"
    if scene.beats and not any(scene.may_take(seat, scene.card) for seat in scene.later):
        return "it takes the trick itself"
    return _lets_them_win(scene) or _connection(scene)


def _connection(scene: Scene) -> str | None:
    """Whether there is something to cut: the one leads the suit again, and the other has some to lead back."""
    leader = scene.table[0][0]
    other = leader.after(2)
    if not scene.possible[leader].in_suit(scene.suit):
        return f"{leader} has none left to lead"
    if scene.shown_out(other, scene.suit) or (
        other not in {seat for seat, _ in scene.table} and not scene.possible[other].in_suit(scene.suit)
    ):
        return f"{other} has none left already"
    return None


def _sits(scene: Scene, seat_turns: int) -> str | None:
    """The numbers of a finesse: in how many deals the card lies with this player."""
    seat = scene.seat.after(seat_turns)
    works = sum(scene.in_deals(seat, scene.named))
    if (scene.number("works"), scene.number("count")) != (works, scene.found.count):
        return f"{scene.named} lies with {seat} in {works} of {scene.found.count} deals"
    if scene.named not in scene.theirs:
        return f"{scene.named} is with no opponent"
    return None


def _in_tenace(scene: Scene, low: Hand) -> str | None:
    """Whether the named card lies between one of these and a higher one of the side."""
    named = scene.named
    under = [card for card in low.in_suit(named.suit) if card.index < named.index]
    return (
        None if under and scene.above(scene.ours, named) else f"{named} lies under no higher card of the side"
    )


@reads("card-why-finesse")
def finesses(scene: Scene) -> str | None:
    """Third in hand declarer's side plays the lower card of a tenace, and is beaten by the missing one."""
    if not scene.declares or len(scene.table) != 2 or not scene.beats or scene.named.suit is not scene.suit:
        return "no finesse is taken"
    return _in_tenace(scene, Hand.of([scene.card])) or _sits(scene, 3)


@reads("card-why-runs")
def runs(scene: Scene) -> str | None:
    """Third in hand declarer's side leaves the trick to partner's card, which the missing one beats."""
    if not scene.declares or len(scene.table) != 2 or scene.beats or scene.winning[0] is not scene.partner:
        return "nothing is run"
    return _in_tenace(scene, Hand.of([scene.winning[1]])) or _sits(scene, 3)
