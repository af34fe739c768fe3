"""The play of the cards at one table of a match, with claims and the answers to them."""

from __future__ import annotations

from functools import partial

from schlemm.bot_match.contestants import Blame
from schlemm.bot_match.table_players import Fault, Instead, TablePlayers
from schlemm.core.action import Action, AnswerClaim, MakeClaim, PlayCard
from schlemm.core.board.apply import apply_action, why_not_action
from schlemm.core.board.state import Bidding, Finished, Playing, State
from schlemm.core.seats import Seat
from schlemm.core.view import View


def play(players: TablePlayers, start: Playing, spare: Instead) -> Finished:
    """The board after its last card, or after a claim that all have agreed to.

    Args:
        players: Who plays.
        start: The board before the opening lead.
        spare: What is played or answered where a player fails.
    """
    state: Playing | Finished = start
    while isinstance(state, Playing):
        state = _acted(players, state, spare) if state.pending is None else _answered(players, state, spare)
    return state


def lowest_card(view: View) -> Action:
    """The simplest legal action there is: the lowest card, and no agreement to any claim."""
    if view.pending is not None:
        return AnswerClaim(accept=False)
    return PlayCard(min(view.legal_cards(), key=lambda card: (card.rank.index, card.index)))


def _acted(players: TablePlayers, state: Playing, spare: Instead) -> Playing | Finished:
    """The board after the next card, or with a claim on the table."""
    actor = state.actor
    wrong = partial(_wrong_card, state)
    action = players.ask(players.view(state, actor), wrong, _careful(spare, wrong))
    return in_play(apply_action(state, actor, action))


def _answered(players: TablePlayers, state: Playing, spare: Instead) -> Playing | Finished:
    """The board after the next answer to the claim on the table."""
    seat = _next_voice(state)
    action = players.ask(players.view(state, seat), _wrong_answer, _careful(spare, _wrong_answer))
    return in_play(apply_action(state, seat, action))


def in_play(state: State) -> Playing | Finished:
    """The same board, which is past its auction.

    Raises:
        TypeError: If it is not.
    """
    if isinstance(state, Bidding):
        raise TypeError(f"a board that is played cannot be in its auction: {state.auction}")
    return state


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
        case MakeClaim():
            violation = why_not_action(state, view.seat, action)
            return Blame("illegal-claim", str(violation)) if violation else None
        case _:
            return Blame("no-card", str(action))


def _wrong_answer(_: View, action: Action) -> Blame | None:
    return None if isinstance(action, AnswerClaim) else Blame("no-answer", str(action))
