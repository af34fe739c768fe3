"""Strategies for boards at any moment: conditions, states, plays, claims, views."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import TypeVar

from hypothesis import strategies as st

from schlemm.core.board.board import Board
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Bidding, Finished, Playing, State, start_board
from schlemm.core.claim import Claim, Statement
from schlemm.core.conditions import Conditions
from schlemm.core.laws import FirstCaller, HouseRules
from schlemm.core.play import Play
from schlemm.core.seats import SEATS
from schlemm.core.view import View
from schlemm.testing.auctions import BOLDNESS
from schlemm.testing.cards import deals, seats, vulnerabilities

S = TypeVar("S", Bidding, Playing, Finished)


def house_rules() -> st.SearchStrategy[HouseRules]:
    """Any house rules of auction and play; they shrink towards the Laws."""
    return st.builds(HouseRules, st.sampled_from(FirstCaller), st.booleans())


def conditions() -> st.SearchStrategy[Conditions]:
    """Any dealer, vulnerability and house rules, with an auction or as mini-bridge."""
    minibridge = house_rules().map(lambda rules: replace(rules, minibridge=True))
    return st.builds(Conditions, seats(), vulnerabilities(), house_rules() | minibridge)


def boards() -> st.SearchStrategy[Board]:
    """Any deal under any conditions that is played, so no mini-bridge with 20 points on either side."""
    every = st.builds(Board, st.integers(1, 64), conditions(), deals())
    return every.filter(lambda board: isinstance(start_board(board), Bidding))


def claims() -> st.SearchStrategy[Claim]:
    """A claim by any seat to any number of tricks, whether it may be made or not."""
    return st.builds(Claim, seats(), st.integers(-1, 14), st.sampled_from(Statement))


@st.composite
def histories(draw: st.DrawFn, *, claiming: bool = True) -> tuple[State, ...]:
    """Every moment of a board, from before the first call to its result, one legal action apart.

    The actions are uniformly random, from a seed that Hypothesis chooses.

    Args:
        draw: Given by Hypothesis.
        claiming: Whether players may claim, and answer claims.
    """
    random = Random(draw(st.integers(0, 2**32 - 1)))
    boldness = draw(st.sampled_from(BOLDNESS))
    return tuple(_moments(draw(boards()), random, boldness, claiming=claiming))


def states(*, claiming: bool = True) -> st.SearchStrategy[State]:
    """A board at any moment."""
    return histories(claiming=claiming).flatmap(st.sampled_from)


def playing(*, claiming: bool = True) -> st.SearchStrategy[Playing]:
    """A board whose cards are being played."""
    return _at(Playing, histories(claiming=claiming))


def finished(*, claiming: bool = True) -> st.SearchStrategy[Finished]:
    """A board that has a result."""
    return _at(Finished, histories(claiming=claiming))


def plays() -> st.SearchStrategy[Play]:
    """The cards played so far, at any moment of the play."""
    return playing().map(lambda state: state.play)


def views() -> st.SearchStrategy[View]:
    """What any seat sees at any moment."""
    return st.builds(view_for, states(), seats())


def _at(phase: type[S], whole: st.SearchStrategy[tuple[State, ...]]) -> st.SearchStrategy[S]:
    moments = whole.map(lambda history: [state for state in history if isinstance(state, phase)])
    return moments.filter(bool).flatmap(st.sampled_from)


def _moments(board: Board, random: Random, boldness: int, *, claiming: bool) -> Iterator[State]:
    state: State = Bidding.start(board)
    yield state
    while not isinstance(state, Finished):
        if isinstance(state, Bidding):
            state = state.after(state.turn, random.choice(state.auction.legal_calls()[:boldness]))
        elif claiming and (state.pending is not None or (not state.refused and random.random() < 0.03)):
            state = _claim_or_answer(state, random)
        else:
            cards = state.play.legal_cards(state.hands.of(state.turn))
            state = state.after(state.turn, random.choice(tuple(cards)))
        yield state


def _claim_or_answer(state: Playing, random: Random) -> State:
    if state.pending is None:
        claimer = random.choice([seat for seat in SEATS if seat is not state.contract.dummy])
        return state.after_claim(Claim(claimer, random.randint(0, state.play.tricks_left)))
    answering = random.choice(state.pending.waits_for(state.contract, state.play.tricks_left))
    return state.after_answer(answering, accept=random.random() < 0.5)
