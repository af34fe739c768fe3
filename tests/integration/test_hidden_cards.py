"""Hidden cards stay hidden on the wire: not a byte that a player is sent depends on them."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from unittest.mock import patch

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.asked_bots import AskedBots
from tests.effort import examples
from tests.integration.house import MemoryStore, house
from tests.unit.table.playing import PLAYERS, moments
from tests.unit.table.test_sight import reshuffled

from schlemm.core import action as bots
from schlemm.core.deal import Deal
from schlemm.core.seats import BySeat, Seat
from schlemm.core.view import View
from schlemm.table.live.bot_timing import bots_to_ask
from schlemm.table.rules.claiming import ClaimAnswered, ClaimMade
from schlemm.table.rules.playing import CallMade, CardPlayed
from schlemm.table.state.events import Event
from schlemm.table.state.players import Player
from schlemm.table.state.table import Table

pytestmark = pytest.mark.hostile

ANNA = Seat.SOUTH
SET_UP = 2
"""How many events a table has before anybody has moved."""

Move = CallMade | CardPlayed | ClaimMade | ClaimAnswered


@dataclass(frozen=True)
class Moment:
    """A move, the seat of the player who makes it, and the table as it was after it."""

    move: Move
    by: Seat
    table: Table


class Scripted(AskedBots):
    """Bots that make the moves of a history, and then think for ever; what is sure they find out themselves."""

    def __init__(self, moves: Sequence[Move], store: MemoryStore, set_up: int = SET_UP) -> None:
        self._moves = moves
        self._store = store
        self._set_up = set_up

    async def act(self, bot_name: str, view: View) -> bots.Action:
        """The move of the history; who is asked ahead is asked about calls and cards that are yet to be shown."""
        del bot_name
        (events,) = (kept for name, kept in self._store.streams.items() if " " not in name)
        made = len(events) - self._set_up
        shown = sum(isinstance(move, CallMade | CardPlayed) for move in self._moves[:made])
        made += len(view.auction.calls) + (0 if view.play is None else len(view.play.cards)) - shown
        if made >= len(self._moves):
            await asyncio.Event().wait()
        move = self._moves[made]
        match move:
            case CallMade(_, call):
                return bots.MakeCall(call)
            case CardPlayed(_, card):
                return bots.PlayCard(card)
            case ClaimMade(claim):
                return bots.MakeClaim(claim.tricks, claim.statement)
            case ClaimAnswered(_, accept):
                return bots.AnswerClaim(accept)


def history(seed: int, claim: float, players: BySeat[Player] = PLAYERS) -> list[Moment]:
    """The moves of a random board, as far as a table asks for answers to a claim in the same order.

    The move that ends the board is left out: after it no card is hidden.

    Args:
        seed: What the board follows from.
        claim: How likely a claim is where one may be made.
        players: Who sits at the table.
    """
    played = moments(seed, claim=claim, players=players)
    before, _ = next(played)
    found: list[Moment] = []
    for table, events in played:
        move: Event = events[0]
        asked = bots_to_ask(before)
        if not isinstance(move, Move) or (
            isinstance(move, ClaimAnswered) and asked and move.seat is not asked[0]
        ):
            break
        if len(events) > 1:
            break
        found.append(Moment(move, before.plays_for(_by(move)), table))
        before = table
    return found


def _by(move: Move) -> Seat:
    return move.claim.claimer if isinstance(move, ClaimMade) else move.seat


async def heard_by_anna(made: Sequence[Moment], deal: Deal) -> list[str]:
    """Everything that South is sent while these moves are made with this deal."""
    store = MemoryStore()
    bots_as_told = Scripted([moment.move for moment in made], store)
    with patch("schlemm.server.table.answers.new_table_name", lambda: "abcdefghijkm"):
        async with house(bots_as_told, lambda: deal, store) as home, home.browser() as browser:
            table = await home.opened(browser)
            async with home.line(browser, table) as line:
                version, asked = (await line.view())["version"], 0
                while version < len(made) + SET_UP:
                    moment = made[version - SET_UP]
                    if moment.by is ANNA and version > asked:
                        asked = version
                        line.say(as_command(moment.move, version))
                    version = (await line.view())["version"]
                return line.heard + await line.rest()


def as_command(move: Move, seen: int) -> str:
    """The move as a browser asks for it."""
    return json.dumps({"id": f"c{seen}", "seen": seen, **_said(move)})


def _said(move: Move) -> dict[str, object]:
    match move:
        case CallMade(_, call):
            return {"type": "call", "call": str(call)}
        case CardPlayed(_, card):
            return {"type": "card", "card": str(card)}
        case ClaimMade(claim):
            return {"type": "claim", "tricks": claim.tricks, "statement": claim.statement.value}
        case ClaimAnswered(_, accept):
            return {"type": "answer", "accept": accept}


def test_claims_are_among_the_moves() -> None:
    """The property below speaks of claims too: made and answered, by Anna and by bots, with play going on."""
    made = [moment for seed in range(40) for moment in history(seed, 0.1)]
    found = {(type(moment.move), moment.by is ANNA) for moment in made}
    assert found >= {(kind, annas) for kind in (ClaimMade, ClaimAnswered) for annas in (True, False)}


@pytest.mark.parametrize(
    ("claim", "first"),
    [
        pytest.param(0.0, CallMade, id="plain"),
        pytest.param(0.1, ClaimMade, id="claims", marks=pytest.mark.slow),
    ],
)
@settings(max_examples=examples(20))
@given(seed=st.integers(0, 10_000), cut=st.integers(0, 400), shuffle=st.integers(0, 10_000))
def test_no_byte_depends_on_cards_that_may_not_be_seen(
    claim: float, first: type[Move], seed: int, cut: int, shuffle: int
) -> None:
    """With the hidden cards dealt anew, the same moves are told to a player in exactly the same bytes.

    Whoever claims shows their hand to all: from then on that hand is no longer hidden, and all others still are.
    """
    made = history(seed, claim)
    least = next((at for at, moment in enumerate(made) if isinstance(moment.move, first)), None)
    assume(least is not None)
    assert least is not None
    made = made[: least + 1 + cut % (len(made) - least)]
    table = made[-1].table
    other = reshuffled(table, ANNA, Random(shuffle))
    assume(other is not None)
    assert table.board is not None
    assert other is not None
    assert other.board is not None
    deals = table.board.board.deal, other.board.board.deal
    assume(deals[0] != deals[1])
    once, again = (asyncio.run(heard_by_anna(made, deal)) for deal in deals)
    assert once == again
    assert len(once) > len(made)
