"""Sentences about figures, and about the choice among cards that are as good as each other."""

from tests.told_cards.registry import reads
from tests.told_cards.scene import TEN, Scene, lowest

from schlemm.bidding.systems import carding_named
from schlemm.carding.carding import First
from schlemm.core.cards import Card
from schlemm.core.hand import Hand

LEVEL_TRICKS, LEVEL_GOALS = 4, 10
"""Cards are level that differ by less than one trick in so many deals, and in one deal in so many by the goal."""


@reads("card-why-only")
def only(scene: Scene) -> str | None:
    """No other card may be played."""
    return None if scene.legal == Hand.of([scene.card]) else f"{scene.legal} may be played"


@reads("card-why-equal")
def equal(scene: Scene) -> str | None:
    """Each card brings the same."""
    figures = {(one.reached, one.tricks) for one in scene.prospects()}
    return None if len(figures) == 1 and scene.found.others else f"the figures are {figures}"


@reads("card-why-cheapest")
def cheapest(scene: Scene) -> str | None:
    """Another card of the suit is as good and higher, and none is as good and lower: by the figures, or for the eye."""
    best = scene.found.best
    same = [one.card for one in scene.prospects() if (one.reached, one.tricks) == (best.reached, best.tricks)]
    by_figures = Hand.of(same).in_suit(scene.suit)
    touching = Hand.of(card for card in scene.legal if scene.touches(card, scene.card))
    if any(len(alike) > 1 and lowest(alike) == scene.card for alike in (by_figures, touching)):
        return None
    return f"as good are {by_figures}"


@reads("card-why-lowest")
def lowest_of_suit(scene: Scene) -> str | None:
    """It is the lowest of its suit, of which higher ones stay in the hand."""
    held = scene.hand.in_suit(scene.suit)
    if scene.told["suit"] != scene.suit.letter or len(held) < 2:
        return f"the hand holds {held}"
    return None if lowest(held) == scene.card else f"{lowest(held)} is lower"


@reads("card-why-all-yours")
def all_yours(scene: Scene) -> str | None:
    """Whatever is played, the side takes all the tricks that are left, in every deal."""
    left = 13 - scene.play.won_by(scene.seat.side.other)
    short = [one.card for one in scene.prospects() if one.tricks != left * scene.found.count]
    return f"{short[0]} loses a trick" if short else None


@reads("card-why-none-left")
def none_left(scene: Scene) -> str | None:
    """Whatever is played, the side takes no trick more, in any deal; so it sees no trick that it must win."""
    won = scene.play.won_by(scene.seat.side) * scene.found.count
    good = [one.card for one in scene.prospects() if one.tricks != won]
    if good:
        return f"{good[0]} brings a trick"
    sure = [card for card in scene.hand if card.suit is scene.trump and scene.is_master(card)]
    return f"{sure[0]} wins a trick" if sure else None


def _rivals(scene: Scene) -> list[Card]:
    """The other cards that are not as good as the card for anybody to see."""
    return [one.card for one in scene.found.others if not scene.touches(one.card, scene.card)]


@reads("card-why-odds")
def odds(scene: Scene) -> str | None:
    """It reaches the goal in more of the deals than any other card that is not its equal."""
    best = scene.found.best.reached
    as_often = [card for card in _rivals(scene) if scene.found.of(card).reached >= best]
    return f"so does {as_often[0]}" if as_often else None


@reads("card-why-tricks")
def tricks(scene: Scene) -> str | None:
    """It brings more tricks than any other card that is not its equal."""
    best = scene.found.best.tricks
    as_many = [card for card in _rivals(scene) if scene.found.of(card).tricks >= best]
    return f"so does {as_many[0]}" if as_many else None


@reads("card-why-odds-level")
def odds_level(scene: Scene) -> str | None:
    """No other card reaches the goal in more of the deals; where all do as often, one brings clearly more tricks."""
    best = scene.found.best.reached
    more = [one.card for one in scene.found.others if one.reached > best]
    tricks = max(one.tricks for one in scene.found.others) - scene.found.best.tricks
    is_told = (
        any(one.reached < best for one in scene.found.others) or LEVEL_TRICKS * tricks > scene.found.count
    )
    return f"{more[0]} does" if more else (None if is_told else "all cards are as good")


@reads("card-why-tricks-level")
def tricks_level(scene: Scene) -> str | None:
    """No other card brings more tricks."""
    more = [one.card for one in scene.found.others if one.tricks > scene.found.best.tricks]
    return f"{more[0]} does" if more else None


@reads("card-why-usual")
def usual(scene: Scene) -> str | None:
    """The best card by its figures is hardly better, and there is one that is as good."""
    best, count = scene.found.best, scene.found.count
    tricks, goals = (
        max(one.tricks for one in scene.found.others),
        max(one.reached for one in scene.found.others),
    )
    if best.tricks >= tricks and best.reached >= goals and _alone(scene):
        return "no other card is as good"
    if LEVEL_TRICKS * (tricks - best.tricks) > count:
        return f"another brings {tricks} tricks instead of {best.tricks} in {count} deals"
    if LEVEL_GOALS * (goals - best.reached) > count:
        return f"another reaches the goal in {goals} instead of {best.reached} of {count} deals"
    return None


@reads("card-why-usual-anyway")
def usual_anyway(scene: Scene) -> str | None:
    """Another card brings more tricks or reaches the goal more often, in as many deals as are named."""
    best = scene.found.best
    if scene.number("count") != scene.found.count:
        return f"there are {scene.found.count} deals"
    more = any(one.tricks > best.tricks or one.reached > best.reached for one in scene.found.others)
    return None if more else "no other card brings more"


def _alone(scene: Scene) -> bool:
    """Whether each other card has worse figures."""
    best = scene.found.best
    return all(one.tricks < best.tricks and one.reached < best.reached for one in scene.found.others)


@reads("card-why-discard")
def discard(scene: Scene) -> str | None:
    """It is thrown away, and of the cards that could be thrown away none brings more."""
    if scene.led in (None, scene.suit) or scene.suit is scene.trump:
        return "it is not thrown away"
    best, count = scene.found.best, scene.found.count
    thrown = [one for one in scene.found.others if one.card.suit is not scene.trump]
    better = [one for one in thrown if LEVEL_TRICKS * (one.tricks - best.tricks) > count]
    if better:
        return f"{better[0].card} is missed less: {better[0].tricks} tricks instead of {best.tricks}"
    return None


@reads("card-why-signals")
def signals(scene: Scene) -> str | None:
    """A defender's spot, the first of its suit, that says of the hand what is so."""
    tells, suit = scene.told["tells"], scene.told["suit"]
    if scene.declares or scene.suit is scene.trump or scene.card.index % 13 >= TEN:
        return "it is no signal"
    held = [card.rank.letter for card in scene.hand if card.suit.letter == suit]
    kind, _, answer = tells.rpartition("-")
    if kind != "preference" and suit != scene.suit.letter:
        return "it speaks of another suit"
    if kind in {"attitude", "discard"} and (answer == "yes") is not any(rank in "AKQ" for rank in held):
        return f"the hand has {held}"
    if kind == "count" and (answer == "even") is bool(len(held) % 2):
        return f"the hand has {held}"
    return (
        _kind(scene, kind)
        or (_preference(scene, suit, answer) if kind == "preference" else None)
        or _side(scene)
    )


def _kind(scene: Scene, kind: str) -> str | None:
    """Whether it is the moment for a signal of this kind."""
    leader = scene.table[0][0] if scene.table else None
    moments = {
        "attitude": leader is scene.partner and scene.suit is scene.led,
        "discard": scene.led is not None and scene.suit is not scene.led,
        "count": leader in scene.opponents and scene.suit is scene.led,
        "preference": (scene.trump is not None and scene.suit in (scene.led, None)) or scene.led is None,
    }
    return None if moments[kind] else f"this is no moment for {kind}"


def _preference(scene: Scene, suit: str, answer: str) -> str | None:
    """Whether it is the higher or the lower of two suits, and the hand has more there, or nothing higher."""
    others = [each for each in "SHDC" if each not in {scene.suit.letter, getattr(scene.trump, "letter", "")}]
    if len(others) != 2 or suit != others[0 if answer == "higher" else 1]:
        return f"the suits are {others}"
    first, second = (
        sum(max(card.index % 13 - TEN, 0) for card in scene.hand if card.suit.letter == each)
        for each in others
    )
    return None if (first > second) is (answer == "higher") else f"it has {first} and {second} points there"


def _side(scene: Scene) -> str | None:
    """Whether the card is the high or the low one that says so."""
    carding = carding_named(scene.view.public.systems.of(scene.seat.side))
    tells = scene.told["tells"]
    first = carding.count if tells.startswith("count") else carding.attitude
    yes = tells.split("-")[1] in {"yes", "even", "higher"}
    high = yes if tells.startswith("preference") else yes is (first is First.HIGH)
    spots = [card for card in scene.hand.in_suit(scene.suit) if card.index % 13 < TEN and card != scene.card]
    if not spots:
        return "there is no other spot"
    over = [card for card in spots if (card.index > scene.card.index) is high]
    if high and tells.startswith("attitude") and scene.table:  # a spot that wins the trick is no signal
        over = [
            card
            for card in over
            if scene.winning[0] is scene.partner or not scene.takes(card, scene.winning[1])
        ]
    return f"{over[0]} would say it" if over else None
