"""Patterns and facts into text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from schlemm.i18n.fluent.locale import plural_category, written_number
from schlemm.i18n.fluent.pattern import Pattern, Reference, Selector, Variable

Facts: TypeAlias = Mapping[str, str | int]


def said(pattern: Pattern, facts: Facts, entries: Mapping[str, Pattern], region: str) -> str:
    """Return a pattern as text.

    Args:
        pattern: What is to be said.
        facts: What it names. In the place of one that is not there stands its name.
        entries: All that the pattern refers to, and what that refers to in turn.
        region: Whose numbers and plurals it has.

    Raises:
        KeyError: If an entry is missing.
    """
    found: list[str] = []
    for part in pattern:
        match part:
            case str():
                found.append(part)
            case Variable(name):
                fact = facts.get(name, name)
                found.append(fact if isinstance(fact, str) else written_number(fact, region))
            case Reference():
                known = part.arguments if part.is_term else facts
                found.append(said(entries[part.name], known, entries, region))
            case Selector():
                found.append(said(_chosen(part, facts, region), facts, entries, region))
    return "".join(found)


def _chosen(choice: Selector, facts: Facts, region: str) -> Pattern:
    """The first variant whose key the fact is, or whose plural category a number has."""
    fact = facts.get(choice.variable)
    if fact is None:
        return choice.default
    keys = (fact,) if isinstance(fact, str) else (fact, plural_category(fact, region))
    return next((variant for key, variant in choice.variants if key in keys), choice.default)
