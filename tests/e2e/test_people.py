"""People at one table, each in a browser of their own or two in one: inviting, sitting down, playing, going on."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server
from tests.e2e.player import Player, play


def gather(page: Page, url: str, *company: str, form: str = "robber4") -> None:
    """Open a table that waits for people at these seats; Anna, the host, sits South."""
    page.goto(url)
    wish = {"form": form, "name": "Anna", "tempo": 0, "level": "anfaenger", "company": list(company)}
    table = page.evaluate(
        """async wish => (await (await fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
        })).json()).table""",
        wish,
    )
    page.goto(f"{url}/table/{table}")
    expect(page.get_by_test_id("room")).to_be_visible()


def link_to(page: Page, seat: str) -> str:
    """The link that the host hands out for a seat."""
    offer = page.locator(f"[data-invite={seat}]")
    offer.get_by_test_id("show-qr").click()
    expect(offer.get_by_test_id("qr")).to_be_visible()
    return offer.get_by_test_id("link").input_value()


def sit(page: Page, link: str, name: str) -> None:
    """Open a link, give a name, sit down."""
    page.goto(link)
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit-down").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def start(page: Page, *others: Page) -> tuple[Player, ...]:
    """The host deals; everybody who plays, once they hold thirteen cards."""
    page.get_by_test_id("start").click()
    for each in (page, *others):
        expect(each.locator("button[data-card]")).to_have_count(13)
    return tuple(Player(each) for each in (page, *others))


def cards(page: Page) -> set[str]:
    """The cards in the own hand."""
    return {str(card.get_attribute("data-card")) for card in page.locator("button[data-card]").all()}


def seat(page: Page) -> str:
    """The seat in the page's address."""
    return page.url.partition("?seat=")[2]


def people(page: Page) -> None:
    """Open the panel of the people, by the menu where the bar has no room for its door."""
    door = page.get_by_test_id("open-people")
    door.wait_for(state="attached")
    if door.is_visible():
        door.click()
    else:
        page.get_by_test_id("menu").click()
        page.get_by_test_id("menu-people").click()


def stop(page: Page) -> None:
    """End the game before its time, by the menu."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("stop").click()
    page.get_by_test_id("stop-sure").click()


def kill_and_start(server: Server, pages: tuple[Page, ...]) -> None:
    """Kill the server, wait until every page has noticed, and start it again."""
    server.kill()
    for page in pages:
        expect(page.get_by_test_id("offline")).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_test_id("offline")).to_be_hidden()


def sit_down_by_invitation(page: Page, url: str, friend: Page) -> str:
    """Anna opens a table from the start page and invites Ben to North; the link to East, which nobody follows yet."""
    page.goto(url)
    page.get_by_role("link", name="Einladen", exact=True).click()
    page.get_by_label("Dein Name").fill("Anna")
    choose(page.get_by_role("group", name="West, links von dir").get_by_role("radio", name="Bot"))
    page.get_by_test_id("fold-rules").locator("summary").click()
    page.get_by_role("group", name="Stichzwang").get_by_role("radio", name="Ja").press("Space")
    page.get_by_test_id("fold-table").locator("summary").click()
    choose(page.get_by_role("group", name="Tempo der Bots").get_by_role("radio", name="Sofort"))
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.locator("[data-chair=N]")).to_contain_text("wird erwartet")
    old = link_to(page, "E")
    friend.goto(link_to(page, "N"))
    expect(friend.get_by_role("heading", level=1)).to_have_text("Anna lädt dich an den Tisch ein")
    expect(friend.get_by_test_id("rules")).to_contain_text("Stichzwang")
    expect(friend.locator("[data-chair=S]")).to_contain_text("Anna")
    friend.get_by_test_id("name").fill("Ben")
    friend.get_by_test_id("sit-down").click()
    expect(friend.get_by_test_id("room-text")).to_contain_text("Du wartest auf Anna")
    expect(friend.get_by_test_id("start")).to_have_count(0)
    expect(page.locator("[data-chair=N]")).to_contain_text("Ben")
    expect(page.get_by_test_id("log")).to_contain_text("Ben nimmt Platz: Nord.")
    return old


def test_two_people_play_a_board_from_the_start_page_to_the_next_table(
    page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """The host picks who plays, sends a link; the friend sees what is played, sits; the deal gives each other cards.

    Auction and cards to the end, with a word, an undo, a reload, a killed server; one result for both. When one opens
    the next robber the other is led there; an old link says so and leads there too.
    """
    server = serve(22)
    friend, late = guest(), guest()
    old = sit_down_by_invitation(page, server.url, friend)
    anna, ben = start(page, friend)
    assert not cards(page) & cards(friend)
    expect(page.get_by_test_id("advice")).to_have_count(0)
    page.get_by_test_id("open-people").click()
    page.locator("[data-say=chat-good-luck]").click()
    expect(friend.get_by_test_id("log")).to_contain_text("Anna: Gutes Spiel!")
    page.keyboard.press("Escape")
    undo(anna, ben)
    held = cards(friend)
    friend.reload()
    expect(ben.table).to_be_visible()
    assert seat(friend) == "N"
    assert cards(friend) <= held
    kill_and_start(server, (page, friend))
    play((anna, ben), lambda: anna.phase == "result" and ben.phase == "result")
    results = [each.locator("[data-result]").get_attribute("data-result") for each in (page, friend)]
    assert results[0] == results[1]
    friend.get_by_test_id("next").click()
    expect(page.get_by_test_id("result")).to_be_hidden()
    stop(page)
    late.goto(old)
    expect(late.get_by_test_id("no-seat")).to_have_attribute("data-why", "over")
    expect(late.get_by_test_id("onwards")).to_have_count(0)
    first = page.url
    page.get_by_test_id("again").click()
    expect(page).not_to_have_url(first)
    expect(friend).to_have_url(page.url.replace("seat=S", "seat=N"))
    late.reload()
    late.get_by_test_id("onwards").click()
    expect(late.get_by_test_id("sit")).to_be_visible()


def undo(anna: Player, ben: Player) -> None:
    """Who asks may think again, who is asked may say no, and the call stays in both cases; with a yes it is gone."""
    play((anna, ben), lambda: any(may_undo(each) for each in (anna, ben)))
    asker, asked = (anna, ben) if may_undo(anna) else (ben, anna)
    for whose, answer in ((asker, "undo-withdraw"), (asked, "undo-no"), (asked, "undo-yes")):
        calls, version = asker.page.locator("[data-made]").count(), asker.version
        asker.page.get_by_test_id("undo").click()
        expect(asker.page.get_by_test_id("undo-waits")).to_be_visible()
        expect(asked.page.get_by_test_id("undo-asked")).to_contain_text("möchte zurücknehmen")
        whose.page.get_by_test_id(answer).click()
        expect(asker.page.get_by_test_id("undo-waits")).to_have_count(0)
        expect(asked.page.get_by_test_id("undo-asked")).to_have_count(0)
        assert asker.version > version
        if answer != "undo-yes":
            assert asker.page.locator("[data-made]").count() >= calls
    expect(asked.page.get_by_test_id("log")).to_contain_text("nimmt zurück")


def may_undo(player: Player) -> bool:
    """Whether there is anything that this player may take back."""
    return player.page.get_by_test_id("undo").get_attribute("aria-disabled") == "false"


def test_a_household_plays_in_one_browser_and_on_a_second_device(
    page: Page, context: BrowserContext, serve: Callable[[int], Server], guest: Guest
) -> None:
    """Two tabs hold the two seats that were drawn, each keeps its own over a reload; a link brings another device.

    During a deal the host invites to a bot's chair; whoever comes waits without a card and plays the next one. For
    somebody who was here a moment ago there is no link of who has lost a device. A game that is stopped in the middle
    of a deal offers the last one that was finished to be looked back at.
    """
    gather(page, serve(24).url, "N", "E")
    partner = context.new_page()
    sit(partner, link_to(page, "N"), "Ben")
    page.get_by_test_id("draw").click()
    for each in (page, partner):
        expect(each.get_by_test_id("cut").get_by_role("listitem")).to_have_count(4)
        expect(each.get_by_test_id("log")).to_contain_text("Die Plätze sind ausgelost.")
        chair = each.locator(".me[data-chair]").get_attribute("data-chair")
        expect(each).to_have_url(re.compile(rf"\?seat={chair}$"))
    expect(page.get_by_test_id("draw")).to_have_count(0)
    anna, ben = start(page, partner)
    seats, mine, his = (seat(page), seat(partner)), cards(page), cards(partner)
    assert seats[0] != seats[1]
    assert not mine & his
    for each in (page, partner):
        each.reload()
        expect(each.locator("button[data-card]")).to_have_count(13)
    assert ((seat(page), seat(partner)), cards(page), cards(partner)) == (seats, mine, his)
    people(page)
    own = page.locator("[data-panel=people]").get_by_test_id("own-link")
    own.get_by_test_id("show-qr").click()
    phone = guest()
    phone.goto(own.get_by_test_id("link").input_value())
    phone.get_by_role("button", name="Als Anna weiterspielen").click()
    expect(phone.locator("button[data-card]")).to_have_count(13)
    assert cards(phone) == mine
    free = next(each for each in "NESW" if each not in seats)
    eva = guest()
    sit(eva, link_to(page, free), "Eva")
    expect(eva.get_by_test_id("room-text")).to_contain_text("anstelle von")
    expect(eva.locator("[data-card]")).to_have_count(0)
    expect(page.locator(f"[data-plate={free}]")).to_contain_text("gleich Eva")
    page.keyboard.press("Escape")
    play((anna, ben), lambda: anna.phase == "result")
    page.get_by_test_id("next").click()
    expect(eva.locator("button[data-card]")).to_have_count(13)
    eva.goto("about:blank")
    people(page)
    lost = page.get_by_test_id("lost")
    lost.locator("summary").click()
    lost.get_by_test_id("lost-make").click()
    expect(lost.get_by_role("alert")).to_contain_text("war eben noch da")
    expect(lost.get_by_test_id("copy-link")).to_have_count(0)
    page.keyboard.press("Escape")
    stop(page)
    page.get_by_test_id("look-review").click()
    expect(page.get_by_test_id("review")).to_have_attribute("data-complete", "true")
    expect(page.get_by_test_id("review-luck")).to_be_visible()
    expect(page.locator("[data-cost]")).to_have_count(4)
