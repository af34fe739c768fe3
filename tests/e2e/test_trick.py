"""The middle of the table as it is drawn, frame by frame: no card blinks, flies twice or lies where it should not."""

import json
from collections.abc import Callable
from itertools import dropwhile, groupby

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect
from tests.e2e.conftest import Server
from tests.e2e.frames import (
    Frame,
    came_back,
    dimmed_early,
    drawn,
    flew_again,
    flew_over_hands,
    record,
    shone,
)
from tests.e2e.player import CORNER, LEGAL_CARD, Player
from tests.e2e.stillness import at_rest

UNDO_WHILE_GATHERED = """() => {
    const look = () => {
        if (!document.querySelector('[data-motion=gathering]')) return requestAnimationFrame(look);
        document.querySelector('[data-testid=undo][aria-disabled=false]').click();
    };
    look();
}"""
"""Takes the last card back as soon as the trick is on its way to its pile."""

LEAD_AT_ONCE = """() => {
    const look = () => {
        document.querySelector('button[data-card][aria-disabled=false]')?.click();
        requestAnimationFrame(look);
    };
    look();
}"""
"""Plays a card in the first frame in which one may be played, which no player outside of the page could promise."""

LAPTOP, PHONE = (1440, 900), (390, 844)


def at_a_table(browser: Browser, url: str, size: tuple[int, int], motion: str = "no-preference") -> Player:
    """A page in which cards fly, unless no motion is wanted, at a table where the auction is over."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="de-DE",
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
    )
    player = Player.open(context.new_page(), url)
    while player.phase == "auction":
        player.try_wish()
        player.page.wait_for_timeout(20)
    return player


def watch(player: Player, many: int, *, hasty: bool = False) -> list[Frame]:
    """Play until so many tricks have been shown with their winner, and the last one is gathered.

    Args:
        player: Who plays.
        many: How many tricks.
        hasty: Whether they lead while the last trick still lies there.
    """
    page = player.page
    record(page)
    if hasty:
        page.evaluate(LEAD_AT_ONCE)
    frames: list[Frame] = []
    for _ in range(1_000):
        if not hasty and page.locator("[data-trick] > [data-card]").count() < 4:
            player.try_wish(deal=False)
        page.wait_for_timeout(30)
        frames += drawn(page)
        seen = from_whole_trick(frames)
        if not seen or seen[-1].cards:
            continue
        if len(shone(seen)) >= many or player.phase != "play":
            return seen
    raise AssertionError(f"only {len(shone(frames))} tricks, phase {player.phase}")


def from_whole_trick(frames: list[Frame]) -> list[Frame]:
    """Without the trick that was being gathered when one began to look: some of its cards may have been gone."""
    return [*dropwhile(lambda frame: frame.step in ("won", "gathering"), frames)]


def last_players(frames: list[Frame]) -> set[str]:
    """Who has played the last card of a trick."""
    seats = {one.card: one.seat for frame in frames for one in frame.cards}
    return {seats[trick[-1]] for trick in shone(frames)}


@pytest.mark.parametrize(
    "size", [pytest.param(LAPTOP, marks=pytest.mark.slow), PHONE], ids=["laptop", "phone"]
)
def test_a_trick_lies_still_from_each_card_on_until_it_is_gathered(
    browser: Browser, serve: Callable[[int], Server], size: tuple[int, int]
) -> None:
    """No card of a trick blinks or flies in again, losers go dark once all lie, no hand is flown over by a trick."""
    player = at_a_table(browser, serve(1).url, size)
    frames = watch(player, 6)
    assert len(shone(frames)) >= 5
    assert "S" in last_players(frames), "the player at the screen never played the last card"
    assert any(one.moved for frame in frames for one in frame.cards), "nothing ever flew"
    assert came_back(frames) == []
    assert flew_again(frames) == []
    assert dimmed_early(frames) == []
    assert flew_over_hands(frames) == []
    player.page.context.close()


@pytest.mark.slow
def test_without_motion_a_trick_goes_through_the_same_states(
    browser: Browser, serve: Callable[[int], Server]
) -> None:
    """Who wants no motion sees each trick grow, its winner, and an empty table, and nothing that moves."""
    player = at_a_table(browser, serve(1).url, PHONE, "reduce")
    frames = watch(player, 5)
    assert "S" in last_players(frames), "the player at the screen never played the last card"
    assert came_back(frames) == []
    assert dimmed_early(frames) == []
    assert not any(one.moved for frame in frames for one in frame.cards)
    steps = [step for step, _ in groupby(frame.step for frame in frames if frame.step not in ("", "landing"))]
    from_start = steps[steps.index("playing") :]  # whoever looks late may find the first trick whole
    assert from_start[:6] == ["playing", "won", "gathering"] * 2
    player.page.context.close()


def test_who_leads_at_once_sees_both_tricks_whole(browser: Browser, serve: Callable[[int], Server]) -> None:
    """A lead while the last trick still shines lets that one go to its pile, and neither blinks."""
    player = at_a_table(browser, serve(10).url, LAPTOP)
    frames = watch(player, 6, hasty=True)
    assert max(len(frame.cards) for frame in frames) > 4, "no lead came before the last trick was gathered"
    assert came_back(frames) == []
    assert flew_again(frames) == []
    assert dimmed_early(frames) == []
    player.page.context.close()


@pytest.mark.slow
def test_what_lies_in_the_trick_stays_through_a_broken_line_and_a_card_taken_back(
    browser: Browser, serve: Callable[[int], Server]
) -> None:
    """Neither a server that is killed nor a card that is taken back lets the other cards of the trick fly again."""
    server = serve(1)
    player = at_a_table(browser, server.url, LAPTOP)
    page = player.page
    in_trick = page.locator("[data-trick][data-step=playing] > [data-card]")
    to_trick(player, in_trick)
    before = set(in_trick.evaluate_all("cards => cards.map(card => card.dataset.card)"))
    record(page)
    server.kill()
    expect(page.get_by_test_id("offline")).to_be_visible()
    server.start()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    kept = drawn(page)
    assert all(before == frame.names for frame in kept)
    assert not [one for frame in kept for one in frame.cards if one.moved]
    card = page.locator(LEGAL_CARD).first.get_attribute("data-card")
    page.locator(LEGAL_CARD).first.click(position=CORNER)
    expect(page.locator(f"[data-hand] [data-card={card}]")).to_have_count(0)
    page.evaluate(UNDO_WHILE_GATHERED)
    expect(page.locator(f"[data-hand] [data-card={card}]")).to_have_count(1)
    at_rest(page)
    frames = drawn(page)
    assert frames[-1].names == before
    known = [frame.names == before for frame in frames]
    back = frames[len(known) - known[::-1].index(False) :]
    assert not [one for frame in back for one in frame.cards if one.moved or one.opacity < 1]
    page.context.close()


def to_trick(player: Player, in_trick: Locator) -> None:
    """Play on until it is the player's turn in the middle of a trick, and its cards lie still.

    Nothing is played while an earlier trick still lies there: below it the next may already wait for the player. Right
    after a card of the player's own the hand may still look as it did in turn, so it is looked at twice.
    """
    page = player.page
    shown = page.locator("[data-trick] > [data-card]")

    def waits() -> bool:
        return 0 < in_trick.count() < 4 and page.locator(LEGAL_CARD).first.is_visible()

    for _ in range(1_000):
        if waits():
            page.wait_for_function("() => !document.querySelector('[data-trick] > [data-motion=flying]')")
            lay = in_trick.count()
            at_rest(page)
            if waits() and in_trick.count() == lay:
                return
        elif shown.count() == 0 or player.phase != "play":
            player.try_wish()
        page.wait_for_timeout(30)
    raise AssertionError("it was never the player's turn in the middle of a trick")


def refuse_cards(socket: WebSocketRoute) -> None:
    """Between page and server: every card is refused before the server hears of it."""
    server = socket.connect_to_server()

    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] != "card":
            server.send(message)
            return
        why = {"code": "not-your-turn", "args": {}}
        socket.send(json.dumps({"type": "refused", "id": said["id"], "why": why}))

    socket.on_message(hear)


def test_a_card_that_is_refused_goes_back_to_the_hand(page: Page, serve: Callable[[int], Server]) -> None:
    """The trick is again what the server says it is, and the card can be played from the hand."""
    page.route_web_socket("**/ws/tables/**", refuse_cards)
    player = Player.open(page, serve(1).url)
    player.bid_out()
    card = page.locator(LEGAL_CARD).first.get_attribute("data-card")
    page.locator(LEGAL_CARD).first.click(position=CORNER)
    expect(page.locator(f"[data-hand] [data-card={card}]")).to_be_visible()
    expect(page.locator(f"[data-trick] [data-card={card}]")).to_have_count(0)
