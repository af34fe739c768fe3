"""The school in the browser: questions by keyboard, what went wrong comes back, lessons are soon there on a phone."""

import logging
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.e2e.conftest import Server
from tests.e2e.soundness import assert_sound
from tests.e2e.stillness import at_rest

LOG = logging.getLogger(__name__)
WIDTHS = (1440, 360)
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
"""Delay in ms and bytes a second, as measuring tools mean by it: 150 ms, 1.6 Mbit/s down, 0.75 up."""
OPENING = 40_000
"""The most bytes that opening a lesson from the school may take, everything that the lesson alone needs included."""


def _judge(page: Page, url: str, exercise: Locator) -> str:
    """What the server says is right for the question that is asked now."""
    path = f"{url}/api/school/exercises/{exercise.get_attribute('data-exercise')}/answer"
    answer = page.request.post(
        path, params={"seed": exercise.get_attribute("data-seed") or "", "given": "?"}
    ).json()
    return str(answer["best"])


def _asked(page: Page, url: str, lesson: str) -> Locator:
    page.goto(f"{url}/lesson/{lesson}")
    exercise = page.get_by_test_id("exercise").first
    expect(exercise.locator("[data-option]").first).to_be_visible()
    return exercise


@pytest.mark.slow
def test_questions_are_answered_by_keyboard(page: Page, serve: Callable[[int], Server]) -> None:
    """A digit chooses, Enter goes on, and three right ones in a row are noted on the lesson and in the school."""
    url = serve(2).url
    exercise = _asked(page, url, "declarer")
    for _ in range(3):
        exercise.locator("h3").focus()
        seed = exercise.get_attribute("data-seed")
        options = [each.get_attribute("data-option") for each in exercise.locator("[data-option]").all()]
        page.keyboard.press(str(options.index(_judge(page, url, exercise)) + 1))
        expect(exercise.get_by_test_id("judged")).to_have_attribute("data-right", "true")
        page.keyboard.press("Enter")
        expect(exercise).not_to_have_attribute("data-seed", seed or "")
    page.goto(f"{url}/school")
    expect(page.locator("[data-lesson=declarer]")).to_have_attribute("data-mark", "done")
    expect(page.get_by_test_id("learnt")).to_contain_text(re.compile(r"^1 von \d+"))
    expect(page.get_by_test_id("next-lesson")).to_have_attribute("href", "/lesson/cards")
    expect(page.get_by_test_id("repeat")).to_have_attribute("data-due", "0")


def test_what_went_wrong_comes_back(page: Page, serve: Callable[[int], Server]) -> None:
    """A wrong answer is due today, asked again by its seed, and after a right one again later; all can be forgotten."""
    url = serve(2).url
    exercise = _asked(page, url, "cards")
    seed, best = exercise.get_attribute("data-seed") or "", _judge(page, url, exercise)
    exercise.locator(f"[data-option]:not([data-option='{best}'])").first.click()
    expect(exercise.get_by_test_id("judged")).to_have_attribute("data-right", "false")
    page.get_by_role("link", name="Alle Lektionen").click()
    repeat = page.get_by_test_id("repeat")
    expect(repeat).to_have_attribute("data-due", "1")
    expect(page.locator("[data-lesson=cards]")).to_have_attribute("data-mark", "begun")
    repeat.get_by_role("button").click()
    again = page.get_by_test_id("exercise")
    expect(again).to_have_attribute("data-seed", seed)
    again.locator(f"[data-option='{best}']").click()
    expect(again.get_by_test_id("judged")).to_have_attribute("data-right", "true")
    expect(repeat).to_have_attribute("data-due", "0")
    page.get_by_role("button", name="Alles zurücksetzen").click()
    page.get_by_role("button", name="Ja, zurücksetzen").click()
    expect(page.locator("[data-mark=begun]")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('schlemm-school')") is None


@pytest.mark.slow
def test_a_question_that_does_not_come_can_be_asked_for_again(
    page: Page, serve: Callable[[int], Server]
) -> None:
    """Without an answer the exercise says so, and the way to try again leads the keyboard to the question."""
    page.route("**/api/school/exercises/**", lambda route: route.abort())
    page.route("**/api/school/questions", lambda route: route.abort())
    page.goto(f"{serve(2).url}/lesson/declarer")
    exercise = page.get_by_test_id("exercise").first
    expect(exercise.get_by_role("alert")).to_contain_text("Der Server antwortet nicht")
    page.unroute("**/api/school/exercises/**")
    exercise.get_by_role("button", name="Noch einmal versuchen").click()
    expect(exercise.locator("[data-option]").first).to_be_visible()
    expect(exercise.locator("h3")).to_be_focused()


@pytest.mark.slow
def test_a_hand_to_choose_from_is_shown_once(page: Page, serve: Callable[[int], Server]) -> None:
    """Where a card of the hand is the answer, each of its cards is on the page once."""
    exercise = _asked(page, serve(2).url, "trick")
    options = [each.get_attribute("data-option") for each in exercise.locator("[data-option]").all()]
    assert len(options) == 7
    assert exercise.get_by_test_id("practice-hand").count() == 0


@pytest.mark.slow
def test_school_and_lessons_are_usable(browser: Browser, serve: Callable[[int], Server]) -> None:
    """Wide and narrow, the course and an answered lesson pass the rules of accessibility, and nothing is cut off."""
    url = serve(2).url
    for width in WIDTHS:
        page = browser.new_page(
            viewport={"width": width, "height": 800}, locale="de-DE", reduced_motion="reduce"
        )
        page.goto(f"{url}/school")
        expect(page.locator("[data-lesson]").first).to_be_visible()
        assert_sound(page)
        exercise = _asked(page, url, "declarer")
        exercise.locator("[data-option]").first.click()
        expect(exercise.get_by_test_id("judged")).to_be_visible()
        assert_sound(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.close()


@pytest.mark.slow
def test_a_lesson_takes_little_to_open(page: Page, serve: Callable[[int], Server]) -> None:
    """On a slow phone a lesson chosen in the school needs few requests and few bytes; its time is logged."""
    page.goto(f"{serve(2).url}/school")
    link = page.locator("[data-lesson=declarer] a")
    expect(link).to_be_visible()
    at_rest(page)
    wire = page.context.new_cdp_session(page)
    taken: list[float] = []
    wire.on("Network.loadingFinished", lambda event: taken.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", FAST_3G)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(
        """() => document.addEventListener('click', () => {
            const clicked = performance.now();
            const seen = new MutationObserver(() => {
                if (!document.querySelector('[data-testid=lesson]')) return;
                requestAnimationFrame(() => (document.body.dataset.opened = Math.round(performance.now() - clicked)));
                seen.disconnect();
            });
            seen.observe(document.body, { childList: true, subtree: true });
        }, { once: true, capture: true })"""
    )
    link.click()
    expect(page.locator("body[data-opened]")).to_have_count(1)
    expect(page.get_by_test_id("exercise").locator("[data-option]").first).to_be_visible()
    at_rest(page)
    opened = page.locator("body").get_attribute("data-opened")
    LOG.info("opened after %s ms with %d requests, %d bytes", opened, len(taken), sum(taken))
    assert 0 < len(taken) <= 16
    assert sum(taken) < OPENING


def test_the_cards_of_a_lesson_are_played(page: Page, serve: Callable[[int], Server]) -> None:
    """A hand is played to its end card by card; a card can be taken back, and the end says what was possible."""
    page.goto(f"{serve(3).url}/lesson/stealing")
    play = page.get_by_test_id("play-out").first
    play.get_by_role("button", name="Spielen").click()
    cards, back = play.locator("button[data-card]"), play.get_by_role("button", name="Karte zurück")
    expect(back).to_have_attribute("aria-disabled", "true")
    diagram = play.get_by_test_id("diagram")
    first = diagram.inner_text()
    cards.first.click()
    expect(back).to_have_attribute("aria-disabled", "false")
    back.click()
    expect(back).to_have_attribute("aria-disabled", "true")
    assert diagram.inner_text() == first
    assert_sound(page)
    for _ in range(10):
        before = diagram.inner_text()
        cards.first.click()
        expect(diagram).not_to_have_text(before, use_inner_text=True)
    expect(cards).to_have_count(0)
    expect(play.get_by_test_id("play-said")).to_have_text(re.compile(r"Gespielte Stiche: \d; möglich: 5"))


@pytest.mark.slow
def test_nothing_of_a_lesson_is_fetched_twice(page: Page, serve: Callable[[int], Server]) -> None:
    """What is asked for with the page itself, words and the lesson, serves what the page asks for later."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{serve(2).url}/lesson/declarer")
    expect(page.get_by_test_id("lesson")).to_be_visible()
    at_rest(page)
    fetched = [url for url in asked if "/i18n/" in url or "/api/" in url]
    assert any(url.endswith("/i18n/de.ftl") for url in fetched)
    assert sorted(fetched) == sorted(set(fetched))
    assert len(asked) <= 32
