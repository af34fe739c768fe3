"""Facts for every message, so that each can be said."""

from functools import cache

from fluent.runtime import FluentBundle
from tests.unit.i18n.lint import parsed, references, resource, variables

from schlemm.i18n.profile import Profile

SAMPLES: dict[str, str | int] = {
    "card": "♠A", "call": "2♥", "bid": "2♥", "last": "2♥", "lowest": "2♠", "better": "2♠", "suit": "♠", "their": "♠",
    "strain": "♠", "second": "♥", "trump": "♥", "than": "♥", "held": "0 oder 4", "wanted": "1 oder 5",
    "seat": "Ost", "turn": "Ost", "side": "Nord-Süd", "contract": "4♠", "result": "4♠ +1", "vulnerability": "alle",
    "own-words": "zeigt dies",
}  # fmt: skip


@cache
def whole_bundle(profile: Profile) -> FluentBundle:
    """All sentences of a profile as a browser has them."""
    bundle = FluentBundle([profile.region], use_isolating=False)
    bundle.add_resource(resource(profile))
    return bundle


def facts(profile: Profile, code: str) -> dict[str, str | int]:
    """Something for every variable that a message may need, itself or in those that it builds on.

    Given all that there are, Fluent would turn each of some hundreds into a value of its own for each message.
    """
    return {name: SAMPLES.get(name, 2) for name in _needed(profile, code)}


@cache
def _needed(profile: Profile, code: str) -> frozenset[str]:
    entry = parsed(profile).get(code)
    if entry is None:
        return frozenset()
    return variables(entry).union(*(_needed(profile, other) for other in references(entry)))
