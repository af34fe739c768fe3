"""Every reason for a card has a sentence in every language, and every sentence a reason."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from tests.effort import examples
from tests.unit.i18n.lint import catalogue_text

import schlemm.bots.review
from schlemm.bots.cards.sight import CardView
from schlemm.bots.play.imagine import imagined
from schlemm.bots.review.compare import CardComparison, Prospect
from schlemm.bots.review.why import why
from schlemm.bots.review.why_lead import NAMED_LEADS
from schlemm.core.board.project import view_for
from schlemm.core.board.state import Playing
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import LANGUAGES, PROFILES
from schlemm.testing import playing

SOURCES = Path(schlemm.bots.review.__file__).parent


def codes() -> set[str]:
    """The reasons that the code can give."""
    written = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    return set(re.findall(r'"(card-why-[a-z-]+)"', written)) | {
        f"card-why-lead-{name}" for name in NAMED_LEADS
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_sentences_are_the_same(language: str) -> None:
    """No reason is without a sentence, and no sentence about a card waits for a reason that nobody gives."""
    assert set(re.findall(r"^(card-why-[a-z-]+) =", catalogue_text(language), re.MULTILINE)) == codes()


@given(playing(claiming=False))
@settings(max_examples=examples(25))
def test_every_reason_can_be_said(state: Playing) -> None:
    """Whatever card is best, its sentence finds all that it speaks of, in every language."""
    play = state.play
    view = view_for(state, play.contract.declarer if play.turn is play.contract.dummy else play.turn)
    deals, legal = imagined(view, play, 2), tuple(view.legal_cards())
    for card in legal:
        others = tuple(Prospect(other, 0, 0, 0) for other in legal if other != card)
        said = why(
            CardView(view, play), CardComparison(Prospect(card, 2, 10, 1), others, deals if others else ())
        )
        for profile in PROFILES:
            assert "{" not in Catalogue(profile).text(said.code, said.args)
