"""Whatever the server may say as a code, the catalogues have words for."""

import re
from pathlib import Path

import pytest
from tests.unit.i18n.lint import catalogue_text

import schlemm.server
import schlemm.table
from schlemm.core.errors import Code
from schlemm.i18n.profile import PROFILES
from schlemm.server.network.problems import CODES
from schlemm.table.rules.refusal import RefusalCode

FOLDERS = [Path(package.__path__[0]) for package in (schlemm.server, schlemm.table)]
WRITTEN = re.compile(r'Reason\("([a-z-]+)"')
STORE = re.compile(r'"(read-only|damaged|full|locked|failed)"')


def codes() -> set[str]:
    """Every code of a reason that the server may give."""
    sources = [path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.rglob("*.py")]
    written = {code for source in sources for code in WRITTEN.findall(source)}
    store = {f"data-{reason}" for source in sources for reason in STORE.findall(source)}
    raised = {code.value for code in Code} | {reason.value for reason in RefusalCode} | set(CODES.values())
    return written | store | raised | {"not-a-call", "not-a-card"}


@pytest.mark.parametrize("profile", [profile.id for profile in PROFILES])
def test_every_reason_has_words(profile: str) -> None:
    """No player is ever shown a bare code, in any language."""
    known = set(re.findall(r"^refused-([a-z-]+) *=", catalogue_text(profile), re.MULTILINE))
    assert len(codes()) > 40
    assert codes() - known == set()
