"""People at one table, each in a browser of their own or two in one: inviting, sitting down, playing, going on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.e2e.choices import choose
from tests.e2e.conftest import Guest, Server, reader
from tests.e2e.player import Player, assert_fits, play, small
from tests.e2e.soundness import LOOKS, SIZES, assert_sound_in


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


def test_from_the_start_page_to_two_hands(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """The host picks who plays, sends a link; the friend sees what is played, sits; the deal gives each other cards."""
    page.goto(serve(21).url)
    page.get_by_role("link", name="Einladen", exact=True).click()
    page.get_by_label("Dein Name").fill("Anna")
    for place in ("West, links von dir", "Ost, rechts von dir"):
        choose(page.get_by_role("group", name=place).get_by_role("radio", name="Bot"))
    page.get_by_test_id("fold-rules").locator("summary").click()
    page.get_by_role("group", name="Stichzwang").get_by_role("radio", name="Ja").press("Space")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.locator("[data-chair=N]")).to_contain_text("wird erwartet")
    friend = guest()
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
    start(page, friend)
    assert not cards(page) & cards(friend)
    expect(page.get_by_test_id("advice")).to_have_count(0)


def kill_and_start(server: Server, pages: tuple[Page, ...]) -> None:
    """Kill the server, wait until every page has noticed, and start it again."""
    server.kill()
    for page in pages:
        expect(page.get_by_test_id("offline")).to_be_visible()
    server.start()
    for page in pages:
        expect(page.get_by_test_id("offline")).to_be_hidden()


@pytest.mark.exhaustive
def test_two_people_play_a_board_together(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """Auction and cards to the end, with a word, an undo by consent, a reload, a killed server; one result for both."""
    server = serve(22)
    gather(page, server.url, "N")
    friend = guest()
    sit(friend, link_to(page, "N"), "Ben")
    anna, ben = start(page, friend)
    page.get_by_test_id("open-people").click()
    page.locator("[data-say=chat-good-luck]").click()
    expect(friend.get_by_test_id("log")).to_contain_text("Anna: Gutes Spiel!")
    page.keyboard.press("Escape")

    play((anna, ben), lambda: anna.phase != "auction" or anna.version > 12)
    asker, asked = next(
        (one, other)
        for one, other in ((anna, ben), (ben, anna))
        if one.page.get_by_test_id("undo").get_attribute("aria-disabled") == "false"
    )
    before = asker.page.locator("[data-made]").count(), asker.version
    asker.page.get_by_test_id("undo").click()
    expect(asker.page.get_by_test_id("undo-waits")).to_be_visible()
    asked.page.get_by_test_id("undo-yes").click()
    expect(asker.page.get_by_test_id("undo-waits")).to_have_count(0)
    assert asker.version > before[1]
    expect(asked.page.get_by_test_id("log")).to_contain_text("nimmt zurück")

    held = cards(friend)
    friend.reload()
    expect(ben.table).to_be_visible()
    assert seat(friend) == "N"
    assert cards(friend) <= held
    kill_and_start(server, (page, friend))
    with small(page, friend):
        play((anna, ben), lambda: anna.phase == "result" and ben.phase == "result")
    results = [each.locator("[data-result]").get_attribute("data-result") for each in (page, friend)]
    assert results[0] == results[1]
    friend.get_by_test_id("next").click()
    expect(page.get_by_test_id("result")).to_be_hidden()


@pytest.mark.slow
def test_an_undo_is_refused_or_given_up(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """Who is asked may say no, who asks may think again; the call stays in both cases."""
    gather(page, serve(23).url, "W")
    friend = guest()
    sit(friend, link_to(page, "W"), "Ben")
    anna, ben = start(page, friend)
    play((anna, ben), lambda: page.get_by_test_id("undo").get_attribute("aria-disabled") == "false")
    for whose, answer in ((page, "undo-withdraw"), (friend, "undo-no")):
        calls = page.locator("[data-made]").count()
        page.get_by_test_id("undo").click()
        expect(friend.get_by_test_id("undo-asked")).to_contain_text("Anna möchte zurücknehmen")
        whose.get_by_test_id(answer).click()
        expect(page.get_by_test_id("undo-waits")).to_have_count(0)
        expect(friend.get_by_test_id("undo-asked")).to_have_count(0)
        assert page.locator("[data-made]").count() >= calls


@pytest.mark.exhaustive
def test_both_partners_in_one_browser(
    page: Page, context: BrowserContext, serve: Callable[[int], Server]
) -> None:
    """Two tabs of one browser hold two seats; each keeps its own over a reload, and they play an auction."""
    gather(page, serve(24).url, "N")
    partner = context.new_page()
    sit(partner, link_to(page, "N"), "Ben")
    anna, ben = start(page, partner)
    assert (seat(page), seat(partner)) == ("S", "N")
    mine, his = cards(page), cards(partner)
    assert not mine & his
    for each in (page, partner):
        each.reload()
        expect(each.locator("button[data-card]")).to_have_count(13)
    assert (cards(page), cards(partner)) == (mine, his)
    play((anna, ben), lambda: anna.phase != "auction")


@pytest.mark.slow
def test_seats_are_drawn(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """Four cards are cut before everybody's eyes; who has moved sees it in their address, and plays from there."""
    gather(page, serve(25).url, "N", "E")
    friend = guest()
    sit(friend, link_to(page, "N"), "Ben")
    page.get_by_test_id("draw").click()
    for each in (page, friend):
        expect(each.get_by_test_id("cut").get_by_role("listitem")).to_have_count(4)
        expect(each.get_by_test_id("log")).to_contain_text("Die Plätze sind ausgelost.")
        chair = each.locator(".me[data-chair]").get_attribute("data-chair")
        expect(each).to_have_url(re.compile(rf"\?seat={chair}$"))
    expect(page.get_by_test_id("draw")).to_have_count(0)
    assert seat(page) != seat(friend)
    start(page, friend)


def test_a_bot_stands_in(page: Page, hasty: Server, guest: Guest) -> None:
    """Who has to go leaves a bot behind and comes back; who vanished is stood in for, and returns on their link."""
    gather(page, hasty.url, "N")
    friend = guest()
    link = link_to(page, "N")
    sit(friend, link, "Ben")
    start(page, friend)
    friend.get_by_test_id("open-people").click()
    friend.get_by_test_id("go-away").click()
    expect(friend.get_by_test_id("away")).to_be_visible()
    expect(page.locator("[data-plate=N]")).to_contain_text("Bot spielt")
    friend.get_by_test_id("come-back").click()
    expect(friend.get_by_test_id("away")).to_have_count(0)
    friend.goto("about:blank")
    expect(page.locator("[data-plate=N]")).to_contain_text("nicht da")
    page.get_by_test_id("open-people").click()
    page.get_by_test_id("stand-in").click()
    expect(page.locator("[data-plate=N]")).to_contain_text("Bot spielt")
    friend.goto(link)
    expect(friend).to_have_url(re.compile(r"/table/.*\?seat=N$"))
    expect(page.locator("[data-plate=N] [data-state]")).to_have_count(0)


@pytest.mark.exhaustive
def test_a_bots_seat_is_taken_between_deals(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """During a deal the host invites to a bot's chair; whoever comes waits without a card and plays the next one."""
    player = Player.open(page, serve(27).url)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-people").click()
    friend = guest()
    sit(friend, link_to(page, "E"), "Ben")
    expect(friend.get_by_test_id("room-text")).to_contain_text("sitzt du auf Ost anstelle von Olga")
    expect(friend.locator("[data-card]")).to_have_count(0)
    expect(page.locator("[data-plate=E]")).to_contain_text("gleich Ben")
    page.keyboard.press("Escape")
    player.finish_board()
    page.get_by_test_id("next").click()
    expect(friend.locator("button[data-card]")).to_have_count(13)


@pytest.mark.exhaustive
def test_all_go_on_to_the_next_table(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """When one opens the next robber the others are led there; an old link says so and leads there too."""
    gather(page, serve(28).url, "N", "E")
    friend, late = guest(), guest()
    links = link_to(page, "N"), link_to(page, "E")
    sit(friend, links[0], "Ben")
    start(page, friend)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("stop").click()
    page.get_by_test_id("stop-sure").click()
    late.goto(links[1])
    expect(late.get_by_test_id("no-seat")).to_have_attribute("data-why", "over")
    expect(late.get_by_test_id("onwards")).to_have_count(0)
    first = page.url
    page.get_by_test_id("again").click()
    expect(page).not_to_have_url(first)
    expect(friend).to_have_url(page.url.replace("seat=S", "seat=N"))
    late.reload()
    late.get_by_test_id("onwards").click()
    expect(late.get_by_test_id("sit")).to_be_visible()


@pytest.mark.exhaustive
def test_links_that_lead_nowhere(
    browser: Browser, page: Page, serve: Callable[[int], Server], guest: Guest
) -> None:
    """A wrong key, no key, an unknown table, a taken seat, a name of 500 emojis: answered in words, with a way on."""
    server = serve(29)
    gather(page, server.url, "N", "E")
    links = link_to(page, "N"), link_to(page, "E")
    sit(guest(), links[0], "Ben")
    for locale in ("de-DE", "en-GB", "it-IT", "fr-FR"):
        context = browser.new_context(locale=locale, reduced_motion="reduce")
        assert_answered(context.new_page(), server.url, links)
        context.close()


def assert_answered(stranger: Page, url: str, links: tuple[str, str]) -> None:
    """What is wrong with a link or a name is said to who comes; the first of these seats is taken, the second free."""
    bare = links[0].partition("#")[0]
    for link, why in (
        (f"{bare}#wrong", "wrong-key"),
        (bare, "wrong-key"),
        (f"{url}/sit/nowhere#{links[0].partition('#')[2]}", "unknown-table"),
        (links[0], "taken"),
    ):
        stranger.goto("about:blank")
        stranger.goto(link)
        expect(stranger.get_by_test_id("no-seat")).to_have_attribute("data-why", why)
        expect(stranger.get_by_test_id("no-seat").locator("p").first).not_to_be_empty()
        expect(stranger.get_by_test_id("no-seat").locator("a[href='/']")).to_be_visible()
    stranger.goto(links[1])
    stranger.get_by_test_id("name").fill("😀" * 500)
    stranger.get_by_test_id("sit-down").click()
    expect(stranger.get_by_role("alert")).to_contain_text("40")
    stranger.get_by_test_id("name").fill("")
    stranger.get_by_test_id("sit-down").click()
    expect(stranger.get_by_role("alert")).not_to_contain_text("40")
    assert_fits(stranger)


@pytest.mark.exhaustive
def test_a_second_device(page: Page, serve: Callable[[int], Server], guest: Guest) -> None:
    """The own link brings another device to the same seat and the same cards, without a name."""
    gather(page, serve(30).url, "N")
    page.get_by_test_id("start").click()
    expect(page.locator("button[data-card]")).to_have_count(13)
    page.get_by_test_id("open-people").click()
    own = page.locator("[data-panel=people]").get_by_test_id("own-link")
    own.get_by_test_id("show-qr").click()
    phone = guest()
    phone.goto(own.get_by_test_id("link").input_value())
    phone.get_by_role("button", name="Als Anna weiterspielen").click()
    expect(phone.locator("button[data-card]")).to_have_count(13)
    assert cards(phone) == cards(page)


@pytest.mark.exhaustive
def test_axe_finds_nothing_serious_where_people_meet(
    browser: Browser, page: Page, serve: Callable[[int], Server]
) -> None:
    """The form, the room with its links, the invitation, the panel at the table; no page is wider than its window."""
    context = reader(browser, SIZES["phone"], "dark")
    server = serve(32)
    host, friend = context.new_page(), page
    host.goto(f"{server.url}/?new=people")
    expect(host.get_by_role("button", name="Tisch eröffnen")).to_be_visible()
    assert_sound_in(host, LOOKS, fits=True)
    gather(host, server.url, "N", "W")
    link = link_to(host, "N")
    assert_sound_in(host, LOOKS, fits=True)
    host.get_by_test_id("draw").click()
    expect(host.get_by_test_id("cut")).to_be_visible()
    assert_sound_in(host, LOOKS, fits=True)
    friend.goto(link)
    expect(friend.get_by_test_id("sit")).to_be_visible()
    assert_sound_in(friend, LOOKS, fits=True)
    host.get_by_test_id("start").click()
    expect(host.locator("button[data-card]")).to_have_count(13)
    host.get_by_test_id("menu").click()
    host.get_by_test_id("menu-people").click()
    host.get_by_test_id("show-qr").last.click()
    expect(host.get_by_test_id("qr")).to_be_visible()
    assert_sound_in(host, LOOKS, fits=True)
    context.close()
