"""A deal is heard as it was last looked at: each thing once, with names and roles that say enough."""

from playwright.sync_api import Browser
from tests.e2e.hearing import GOLDEN, opened, transcript


def test_a_deal_is_heard_as_its_transcript_says(browser: Browser, staged: str) -> None:
    """The keys pressed, what the live regions said and the trees of four moments are those of tests/golden/hearing."""
    context = opened(browser, staged)
    try:
        heard = transcript(context.new_page(), staged)
    finally:
        context.close()
    assert heard == GOLDEN.read_text(encoding="utf-8"), "python -m tests.e2e.hearing writes it anew"
