"""A person at the browser: reads the page as it stands and does the next sensible thing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Error, Locator, Page, Position, expect
from tests.e2e.stillness import draw_until
from tests.patience import MILLISECONDS

LEGAL_CARD = "button[data-card][aria-disabled=false]"
CORNER: Position = {"x": 22, "y": 16}
"""Where a click meets a card in a fan: the next card covers its middle."""

GONE = 3_000
"""Milliseconds after which what was to be clicked is taken to be gone."""

NEXT = "[data-testid=next][aria-disabled=false]"
WISHES = (
    "[data-testid=claim-accept][aria-disabled=false]",
    "[data-testid=bidbox] [data-call=P][aria-disabled=false]",
    LEGAL_CARD,
)
"""What a player does when there is something to do, the first that is there: agree, pass, play a card."""

PLAYING = "[data-testid=table]:has([data-trick] [data-card])"
SOON_OVER = (
    WISHES[0],
    "[data-testid=concede-sure]",
    "[data-testid=claim-send]",
    f"{PLAYING} [data-testid=claim-open][aria-disabled=false][aria-expanded=false]",
    "[data-testid=bidbox] [data-call='7NT'][aria-disabled=false]",
    *WISHES[1:],
)
"""The same of who wants a board to be over: bid as high as can be, and concede all tricks once a card is played."""

FOUND = """
const shown = selector => [...document.querySelectorAll(selector)].slice(0, 1).find(
    element => element.checkVisibility({visibilityProperty: true}));
const found = selectors => selectors.map(shown).find(element => element);
"""
NO_TRICK = """
const slider = document.querySelector('[data-testid=claim-slider]');
if (slider) slider.value = slider.min;
slider?.dispatchEvent(new Event('input', {bubbles: true}));
"""
"""Whoever claims, claims no trick."""
CLICK = f"""selectors => {{
    {FOUND} {NO_TRICK} const there = found(selectors); there?.click(); return Boolean(there);
}}"""
IS_SHOWN = f"selectors => {{ {FOUND} return Boolean(found(selectors)); }}"
"""Asked for in the page itself: a question from outside costs more than what it asks for."""

END = "[data-testid=robber-end]"
"""What is shown when the robber has ended."""

POLLING = 50
"""Milliseconds between two looks at the page; by default Playwright has it draw a frame for each."""

MISSES = 10
"""So many clicks in a row that meet nothing are no chance any more."""


def assert_fits(page: Page) -> None:
    """Nothing is wider than the window, once a page that was resized has arranged itself."""
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


class Player:
    """Plays at the table that the page shows.

    Args:
        page: The page, which shows a table.
        by_mouse: Whether a mouse goes to what is clicked, and has to meet it. Those who only play on until there is
            something to look at do without.
    """

    def __init__(self, page: Page, *, by_mouse: bool = False) -> None:
        self.page = page
        self.by_mouse = by_mouse
        self._missed = 0

    @classmethod
    def open(
        cls,
        page: Page,
        url: str,
        form: str = "robber4",
        *,
        tempo: int = 0,
        level: str = "anfaenger",
        by_mouse: bool = False,
    ) -> "Player":
        """Open a table with bots that act at once, beginners unless told otherwise, and show it."""
        page.goto(url)
        table = page.evaluate(
            """async wish => (await (await fetch('/api/tables', {
                method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish),
            })).json()).table""",
            {"form": form, "name": "Anna", "tempo": tempo, "level": level},
        )
        page.goto(f"{url}/table/{table}")
        player = cls(page, by_mouse=by_mouse)
        expect(player.table).to_be_visible()
        return player

    @property
    def table(self) -> Locator:
        """The table as a whole."""
        return self.page.get_by_test_id("table")

    @property
    def version(self) -> int:
        """How many events the page has seen."""
        return int(self.table.get_attribute("data-version") or 0)

    @property
    def phase(self) -> str:
        """``auction``, ``play``, ``claim``, ``result`` or ``closed``."""
        return self.table.get_attribute("data-phase") or ""

    @property
    def is_over(self) -> bool:
        """Whether the robber has ended."""
        return self.page.locator(END).is_visible()

    def wish(self, *, deal: bool = True) -> Locator | None:
        """What to click now; ``None`` while others act. The next board is dealt only by who is to ``deal``."""
        for selector in wishes(deal=deal):
            found = self.page.locator(selector).first
            if found.is_visible():
                return found
        return None

    def try_wish(self, *, deal: bool = True, soon_over: bool = False) -> bool:
        """Do what there is to do now; ``False`` where there is nothing, or where it is gone before the click.

        It may go, for others act too: a last click may still be under way, a bot may claim, the others may have dealt.
        """
        if not self.by_mouse:
            return self._click(wishes(deal=deal, soon_over=soon_over))
        wish = self.wish(deal=deal)
        if wish is None:
            return False
        try:
            wish.click(position=CORNER, timeout=GONE)
        except Error:
            self._missed += 1
            if self._missed == MISSES:
                raise
            return False
        self._missed = 0
        return True

    def wait(self) -> Locator | None:
        """Wait for something to do; ``None`` at the end of the robber."""
        while not self.is_over:
            self.page.wait_for_function(
                IS_SHOWN, arg=[END, *wishes(deal=True)], polling=POLLING, timeout=MILLISECONDS
            )
            wish = self.wish()
            if wish is not None:
                return wish
        return None

    def _click(self, selectors: list[str]) -> bool:
        """Click the first that is shown; ``False`` if none is, or the page was just left, to another table say."""
        try:
            return bool(self.page.evaluate(CLICK, selectors))
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
            return False

    def act(self) -> bool:
        """Do one thing and see that it happened; ``False`` at the end."""
        before = self.version
        while not self.try_wish():
            if self.wait() is None:
                return False
            before = self.version
        self.page.wait_for_function(
            "before => Number(document.querySelector('[data-testid=table]')?.dataset.version) > before",
            arg=before,
            polling=POLLING,
        )
        return True

    def bid_out(self) -> None:
        """Pass in every turn until the player has something to do in the play.

        Whether the auction is over is asked only when it is their turn, and nothing can happen before they act: asked
        in between, it may be over a moment later, and what was to be a call would be a card.
        """
        while self.wait() is not None and self.phase == "auction":
            self.act()

    def finish_board(self) -> None:
        """Bring it to its end, until the next board could be dealt."""
        play((self,), self.page.get_by_test_id("next").is_visible, soon_over=True)

    def play(self, actions: int = 10_000) -> int:
        """Do so many things, or play to the end; says how many were done."""
        return next((done for done in range(actions) if not self.act()), actions)


@contextmanager
def small(*pages: Page) -> Iterator[None]:
    """Pages in a phone's window as long as nobody looks at them: what a card costs is half of it to draw it."""
    sizes = [page.viewport_size for page in pages]
    for page in pages:
        page.set_viewport_size({"width": 360, "height": 640})
    yield
    for page, size in zip(pages, sizes, strict=True):
        assert size is not None
        page.set_viewport_size(size)


def wishes(*, deal: bool, soon_over: bool = False) -> list[str]:
    """Selectors of what there may be to do, the first that is there; the next board is only for who is to ``deal``."""
    return [*(SOON_OVER if soon_over else WISHES), *([NEXT] if deal else [])]


def play(
    players: tuple[Player, ...], until: Callable[[], bool], *, deal: bool = False, soon_over: bool = False
) -> None:
    """All do the next sensible thing in small windows, whoever is in turn.

    Args:
        players: Those who play, each on their page.
        until: Whether that is enough.
        deal: Whether they deal the next board too, and not only play the one on the table.
        soon_over: Whether a board is only to be over, however it was played.
    """

    def is_enough() -> bool:
        if until():
            return True
        for player in players:
            player.try_wish(deal=deal, soon_over=soon_over)
        return False

    with small(*(player.page for player in players)):
        draw_until(players[0].page, is_enough, "it is never enough")


def covered(page: Page, panel: str, cards: str) -> int:
    """How many of these cards lie under the panel, if only in part.

    Args:
        page: The page, which shows the panel.
        panel: A selector of the panel.
        cards: A selector of the cards.
    """
    return int(
        page.evaluate(
            """([panel, cards]) => {
                const over = document.querySelector(panel).getBoundingClientRect();
                return [...document.querySelectorAll(cards)].map(card => card.getBoundingClientRect()).filter(
                    card => card.left < over.right && over.left < card.right
                        && card.top < over.bottom && over.top < card.bottom).length;
            }""",
            [panel, cards],
        )
    )
