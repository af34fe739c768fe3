"""What is answered about a circle: founding it, joining it, how it stands, and beginning its games."""

from __future__ import annotations

import asyncio
from functools import partial

from schlemm.circle.circle import Circle, Game, GameOutcome, MemberPlace
from schlemm.circle.decide import add_device, agree, join, soon_spent
from schlemm.circle.events import CircleOpened as Founded
from schlemm.server.circle.circles import Circles, propose
from schlemm.server.circle.live_circle import LiveCircle
from schlemm.server.circle.opening import agreement_of
from schlemm.server.circle.views import (
    CircleNow,
    circle_door,
    circle_key,
    circle_view,
    member_key,
    proposal_view,
)
from schlemm.server.circle.wire import (
    BeginGame,
    CircleDoor,
    CircleEntered,
    CircleRulesChoice,
    CircleView,
    GameBegun,
    JoinCircle,
    OpenCircle,
    ProposalView,
)
from schlemm.server.common.asker import Admitted, Asker
from schlemm.server.common.evening import today
from schlemm.server.common.ids import new_table_name
from schlemm.server.common.messages import Reason
from schlemm.server.common.person_names import name_of
from schlemm.server.common.secret import new_secret
from schlemm.server.common.unanswered import NotAdmitted, existing
from schlemm.server.live.match_commands import place_of
from schlemm.table.rules.devices import AddKey
from schlemm.table.rules.seating import person_at
from schlemm.table.state.invitation import same_key
from schlemm.table.state.players import Person, hashed


async def open_circle(asker: Asker, wish: OpenCircle, circles: Circles) -> Admitted[CircleEntered]:
    """Found a circle; who asks is its first member."""
    guest, name = asker.own, new_table_name()
    host = Person(name_of(wish.person), hashed(guest, name), face=wish.face)
    await circles.open(name, Founded(name_of(wish.name), new_secret(), host, agreement_of(wish.agreed)))
    return Admitted(CircleEntered(name), guest)


async def circle_door_of(name: str, key: str, circles: Circles) -> CircleDoor:
    """Return what a key leads to, before joining."""
    live = await _found(circles, name)
    return circle_door(live.circle, _opened(live.circle, key))


async def join_circle(
    asker: Asker, series: str, wish: JoinCircle, circles: Circles
) -> Admitted[CircleEntered]:
    """Join with the key for everybody and a name of one's own, or come on another device with one's own key."""
    live = await _found(circles, series)
    guest = asker.guest(lambda each: _member(live, each) is not None)
    own, proof = _opened(live.circle, wish.key), hashed(guest, series)
    if own is not None:
        await live.log.carry_out(lambda now: add_device(now, own, proof))
    else:
        person = Person(name_of(wish.name), proof, face=wish.face)
        await live.log.carry_out(lambda now: join(now, person))
    return Admitted(CircleEntered(series), guest)


async def show_circle(asker: Asker, series: str, circles: Circles) -> CircleView:
    """Return how a circle of the asker's stands."""
    live, me, secret = await own_circle(asker, series, circles)
    live.look(me)
    going: dict[str, GameOutcome] = {}
    mine: dict[str, str] = {}
    for game in live.circle.games:
        if game.outcome is None:
            outcome = await circles.games.so_far(live.circle, game)
            going |= {} if outcome is None else {game.id: outcome}
            mine |= await _own_table(circles, game, live.circle, me, secret)
    here = await circles.here(live)
    left = soon_spent(live.circle, today())
    now = CircleNow(live.circle, here, going, mine, left)
    return await asyncio.to_thread(circle_view, now, me)


async def propose_robber(asker: Asker, series: str, here: str, circles: Circles) -> ProposalView:
    """Return who of these members (their numbers, commas between) might play the next robber, and where."""
    live, _, _ = await own_circle(asker, series, circles)
    known = {str(at): at for at in range(len(live.circle.members))}
    named = [known[each] for each in dict.fromkeys(here.split(",")) if each in known]
    return proposal_view(propose(live.circle, named))


async def agree_on_rules(
    asker: Asker, series: str, choice: CircleRulesChoice, circles: Circles
) -> CircleEntered:
    """Have other rules hold from the next game on."""
    live, me, _ = await own_circle(asker, series, circles)
    agreement = agreement_of(choice)
    await live.log.carry_out(lambda now: agree(now, me, agreement))
    return CircleEntered(series)


async def begin_game(asker: Asker, series: str, wish: BeginGame, circles: Circles) -> GameBegun:
    """Begin a robber, a rubber or a match of members and bots."""
    live, me, secret = await own_circle(asker, series, circles)
    seated = tuple(MemberPlace(each.member, place_of(each.place)) for each in wish.seated)
    async with live.beginning:
        game = await circles.begin(live, me, wish, seated)
    return await _begun(circles, game, live.circle, me, secret)


async def come_to_game(asker: Asker, series: str, game: str, circles: Circles) -> GameBegun:
    """Return where the asker sits in a game; on a device that has come later, too."""
    live, me, secret = await own_circle(asker, series, circles)
    return await _begun(circles, existing(live.circle.game(game)), live.circle, me, secret)


async def own_circle(asker: Asker, name: str, circles: Circles) -> tuple[LiveCircle, int, str]:
    """A circle of the asker's, which of its members they are, and their secret.

    Raises:
        NotThere: If they are in no circle of this name.
    """
    live = existing(await circles.find(name))
    found = asker.opened(partial(_member, live))
    return live, *existing(found)


def _member(live: LiveCircle, secret: str) -> tuple[int, str] | None:
    """Which member has this secret, and it; ``None`` if none has."""
    me = live.circle.member(hashed(secret, live.circle.id))
    return None if me is None else (me, secret)


async def _found(circles: Circles, name: str) -> LiveCircle:
    live = await circles.find(name)
    if live is None:
        raise NotAdmitted(Reason("unknown-table"))
    return live


def _opened(circle: Circle, key: str) -> int | None:
    """Whose own key it is; ``None`` for the key of all.

    Raises:
        NotAdmitted: If it opens nothing.
    """
    own = [at for at in range(len(circle.members)) if same_key(member_key(circle, at), key)]
    if not own and not same_key(circle_key(circle), key):
        raise NotAdmitted(Reason("wrong-key"))
    return own[0] if own else None


async def _own_table(circles: Circles, game: Game, circle: Circle, me: int, secret: str) -> dict[str, str]:
    """The table of a game at which the reader has a seat, also if this device has yet to be let in there."""
    found = await circles.games.place_of(game, secret) or await circles.games.seat_of_member(circle, game, me)
    return {} if found is None else {game.id: found[0].table.id}


async def _begun(circles: Circles, game: Game, circle: Circle, me: int, secret: str) -> GameBegun:
    """Where the reader sits in a game; a device that is not known at the table is let in."""
    found = await circles.games.place_of(game, secret)
    if found is None:
        found = await circles.games.seat_of_member(circle, game, me)
        person = None if found is None else person_at(found[0].table, found[1])
        if found is not None and person is not None:
            proof = hashed(secret, found[0].table.scope)
            await found[0].commands.settle(found[1], AddKey(proof, person.secret))
    if found is None:
        return GameBegun(game.id, None, None)
    return GameBegun(game.id, found[0].table.id, found[1])
