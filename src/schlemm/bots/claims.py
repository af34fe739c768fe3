"""Claims: when a bot agrees to one, and when a player may make one without risk (Laws 68-71)."""

from __future__ import annotations

from typing import Final

from schlemm.bots.endings import NODES, Ending, EndingFound, Means, search
from schlemm.bots.normal import NormalPlay
from schlemm.core.claim import COUNTED, Claim, Statement
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.seats import SEATS, BySeat, Seat, Side
from schlemm.core.view import View

OWN_NODES: Final = 1_500
"""How many cards a search for a claim of one's own may play out: it is asked before every card."""


def accepts(view: View) -> bool:
    """Whether to agree to the claim on the table.

    A claim of the opponents is good if it holds in every normal line of the claimer (``bots.normal``), whatever the
    others play, so that nothing can be lost by agreeing. Where that takes too long to tell, it is not agreed to:
    doubtful points go against the claimer (Law 70A), who may play on. Partner's concession is objected to only if no
    order of play at all loses so much.

    Raises:
        ValueError: If no claim is on the table.
    """
    play = view.play
    if play is None or view.pending is None:
        raise ValueError(f"no claim is on the table: {view.text()}")
    claim, seen = view.pending.claim, _seen(view)
    if claim.claimer.side is view.seat.side:
        return not _concedes_too_much(seen, play, claim)
    return claim.tricks == 0 or _holds(seen, play, claim)


def safe_claim(view: View) -> int | None:
    """How many of the tricks left this player may claim without a word, however the hidden cards lie.

    Returns:
        All the tricks left if every normal line wins them, or fewer (0 for a concession) if no line whatsoever wins
        more; ``None`` if that is not proven from what this seat sees, or if this player may not claim now.
    """
    play = view.play
    if play is None or not _may_claim(view, play):
        return None
    seen, left = _seen(view), play.tricks_left
    if _is_assured(seen, play, Claim(view.seat, left)):
        return left
    if left <= COUNTED:
        return _counted(seen, play, view.seat)
    return 0 if _wins_no_more_than(0, seen, play, view.seat.side) else None


def own_claim(view: View) -> Claim | None:
    """What a bot claims, with the words it needs; ``None`` if it plays on."""
    tricks, play = safe_claim(view), view.play
    if tricks is not None:
        return Claim(view.seat, tricks)
    if play is None or play.trump is None or view.seat is not play.contract.declarer:
        return None
    claim = Claim(view.seat, play.tricks_left, Statement.TRUMPS)
    return claim if _may_claim(view, play) and _is_assured(_seen(view), play, claim) else None


def beating_line(ending: Ending, claim: Claim, nodes: int, means: Means = Means.ANY) -> EndingFound:
    """Look for a normal line in which the claimer's side gets fewer tricks than claimed.

    Args:
        ending: The cards left when the claim was made.
        claim: The claim.
        nodes: How many cards to play out at most.
        means: By what the others may win their tricks.
    """
    side = claim.claimer.side
    ours = "".join(seat for seat in _letters(side) if seat not in ending.pool)
    normal = NormalPlay(ours, ending.trump, ending.must_beat, claim.statement)
    return search(ending, normal, _letters(side.other), ending.tricks - claim.tricks + 1, nodes, means)


def plainest_line(ending: Ending, claim: Claim, nodes: int) -> EndingFound:
    """The same, and of the lines that beat the claim one that convinces.

    That is one in which the others win their tricks with the highest cards of suits, such as aces that the claimer has
    overlooked; else one without a ruff; else any.

    Args:
        ending: The cards left when the claim was made.
        claim: The claim.
        nodes: How many cards to play out at most for each of these.
    """
    found = beating_line(ending, claim, nodes)
    if found.line is None:
        return found
    plainer = (beating_line(ending, claim, nodes, means) for means in (Means.TOPS, Means.NO_RUFFS))
    return next((line for line in plainer if line.line is not None), found)


def _may_claim(view: View, play: Play) -> bool:
    """Whether this player may claim now, and can know enough for it."""
    if play.is_over or not play.dummy_faced or view.seat is play.contract.dummy:
        return False
    return view.pending is None and view.seat not in view.refused


def _counted(seen: BySeat[Hand | None], play: Play, seat: Seat) -> int | None:
    """The number of tricks, not all, that every line comes to, if there is one."""
    for tricks in range(play.tricks_left):
        if _wins_no_more_than(tricks, seen, play, seat.side):
            return tricks if tricks == 0 or _is_assured(seen, play, Claim(seat, tricks)) else None
    return None


def _seen(view: View) -> BySeat[Hand | None]:
    return view.faced.put(view.seat, view.hand)


def _is_assured(seen: BySeat[Hand | None], play: Play, claim: Claim, nodes: int = OWN_NODES) -> bool:
    """Whether the claim holds in every normal line and for every lie of what the claimer does not see."""
    known = {claim.claimer, play.contract.dummy}
    hands = BySeat.from_function(lambda seat: seen.of(seat) if seat in known else None)
    return beating_line(Ending.of(play, hands), claim, nodes).never


def _holds(seen: BySeat[Hand | None], play: Play, claim: Claim) -> bool:
    """Whether the claim holds: for all that the claimer can know, else for the cards as they lie."""
    if sum(hand is None for hand in seen) > 1:
        return False
    return _is_assured(seen, play, claim, NODES) or beating_line(Ending.of(play, seen), claim, NODES).never


def _concedes_too_much(seen: BySeat[Hand | None], play: Play, claim: Claim) -> bool:
    """Whether partner gives up a trick that cannot be lost."""
    if sum(hand is None for hand in seen) > 1:
        return False
    lost = play.tricks_left - claim.tricks
    return _in_any_line(Ending.of(play, seen), claim.claimer.side.other, lost, NODES).never


def _wins_no_more_than(tricks: int, seen: BySeat[Hand | None], play: Play, side: Side) -> bool:
    """Whether no order of play, with the help of all, brings the side more tricks than this."""
    return _in_any_line(Ending.of(play, seen), side, tricks + 1, OWN_NODES).never


def _in_any_line(ending: Ending, side: Side, wanted: int, nodes: int) -> EndingFound:
    """Look for a line in which the side gets so many tricks and all play anything."""
    anything = NormalPlay("", ending.trump, ending.must_beat, Statement.NONE)
    return search(ending, anything, _letters(side), wanted, nodes)


def _letters(side: Side) -> str:
    return "".join(seat.letter for seat in SEATS if seat.side is side)
