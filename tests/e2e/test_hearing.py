"""A deal is heard as it was last looked at: each thing once, with names and roles that say enough."""

from pathlib import Path

from playwright.sync_api import Browser
from tests.e2e.hearing import GOLDEN, opened, prepared, transcript


def test_a_deal_is_heard_as_its_transcript_says(browser: Browser, tmp_path: Path) -> None:
    """The keys pressed, what the live regions said and the trees of four moments are those of tests/golden/hearing."""
    server = prepared(tmp_path)
    context = opened(browser, server.url)
    try:
        heard = transcript(context.new_page(), server.url)
    finally:
        context.close()
        server.stop()
    assert heard == GOLDEN.read_text(encoding="utf-8"), "python -m tests.e2e.hearing writes it anew"
