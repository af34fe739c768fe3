"""Facts for every message, so that each can be said."""

from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from tests.unit.i18n.lint import parsed, variables, whole_text

from schlemm.i18n import Profile

SAMPLES = {
    "card": "♠A", "call": "2♥", "bid": "2♥", "last": "2♥", "lowest": "2♠", "better": "2♠", "suit": "♠", "their": "♠",
    "strain": "♠", "second": "♥", "trump": "♥", "than": "♥", "held": "0 oder 4", "wanted": "1 oder 5",
    "seat": "Ost", "turn": "Ost", "side": "Nord-Süd", "contract": "4♠", "result": "4♠ +1", "vulnerability": "alle",
}  # fmt: skip


@cache
def whole_bundle(profile: Profile) -> FluentBundle:
    """All sentences of a profile as a browser has them."""
    bundle = FluentBundle([profile.region], use_isolating=False)
    bundle.add_resource(FluentResource(whole_text(profile.id)))
    return bundle


def facts(profile: Profile) -> dict[str, str | int]:
    """Something for every variable."""
    return {**dict.fromkeys(_all_variables(profile), 2), **SAMPLES}


def _all_variables(profile: Profile) -> set[str]:
    return {name for entry in parsed(profile).values() for name in variables(entry)}
