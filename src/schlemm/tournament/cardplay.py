"""The play of the cards at one table of a match, with claims and the answers to them."""

from __future__ import annotations

from functools import partial

from schlemm.core.action import Action, AnswerClaim, MakeClaim, PlayCard
from schlemm.core.claim import Claim
from schlemm.core.seats import Seat
from schlemm.core.state import Finished, Playing
from schlemm.core.view import View
from schlemm.tournament.contestants import Blame
from schlemm.tournament.desk import Desk, Fault, Instead


def play(desk: Desk, start: Playing, spare: Instead) -> Finished:
    """The board after its last card, or after a claim that all have agreed to.

    Args:
        desk: Who plays.
        start: The board before the opening lead.
        spare: What is played or answered where a player fails.
    """
    state: Playing | Finished = start
    while isinstance(state, Playing):
        state = _acted(desk, state, spare) if state.pending is None else _answered(desk, state, spare)
    return state


def lowest_card(view: View) -> Action:
    """The simplest legal action there is: the lowest card, and no agreement to any claim."""
    if view.pending is not None:
        return AnswerClaim(accept=False)
    return PlayCard(min(view.legal_cards(), key=lambda card: (card.rank.index, card.index)))


def _acted(desk: Desk, state: Playing, spare: Instead) -> Playing | Finished:
    """The board after the next card, or with a claim on the table."""
    contract, turn = state.contract, state.turn
    actor = contract.declarer if turn is contract.dummy else turn
    wrong = partial(_wrong_card, state)
    action = desk.ask(desk.view(state, actor), wrong, _careful(spare, wrong))
    if isinstance(action, MakeClaim):
        return state.after_claim(Claim(actor, action.tricks, action.statement))
    if not isinstance(action, PlayCard):
        raise TypeError(f"no card and no claim: {action}")
    return state.after(turn, action.card)


def _answered(desk: Desk, state: Playing, spare: Instead) -> Playing | Finished:
    """The board after the next answer to the claim on the table."""
    seat = _next_voice(state)
    action = desk.ask(desk.view(state, seat), _wrong_answer, _careful(spare, _wrong_answer))
    return state.after_answer(seat, accept=isinstance(action, AnswerClaim) and action.accept)


def _careful(spare: Instead, fault: Fault) -> Instead:
    """The spare player, and the simplest action where even that one fails."""

    def act(view: View) -> Action:
        try:
            action = spare(view)
        except Exception:  # a match goes on, whatever is wrong with a rule of thumb
            return lowest_card(view)
        return lowest_card(view) if fault(view, action) else action

    return act


def _next_voice(state: Playing) -> Seat:
    if state.pending is None:
        raise ValueError("no claim is on the table")
    return state.pending.waits_for(state.contract, state.play.tricks_left)[0]


def _wrong_card(state: Playing, view: View, action: Action) -> Blame | None:
    match action:
        case PlayCard(card):
            violation = view.why_not(card)
            return Blame("illegal-card", f"{card}: {violation}") if violation else None
        case MakeClaim(tricks, statement):
            violation = state.why_not_claim(Claim(view.seat, tricks, statement))
            return Blame("illegal-claim", str(violation)) if violation else None
        case _:
            return Blame("no-card", str(action))


def _wrong_answer(_: View, action: Action) -> Blame | None:
    return None if isinstance(action, AnswerClaim) else Blame("no-answer", str(action))
