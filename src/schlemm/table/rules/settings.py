"""Change what the players of a table agree on besides the form of scoring."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from schlemm.core.seats import SEATS, Seat
from schlemm.table.rules.act import Act, DealSource, EventKind, NoDetails, Pace, never, no_details
from schlemm.table.rules.free_words import check_words_setting
from schlemm.table.rules.refusal import RefusalCode, Refused
from schlemm.table.state.board_quota import Repeatable
from schlemm.table.state.events import Event
from schlemm.table.state.settings import Settings
from schlemm.table.state.table import Table

HIGHEST_STAKE: Final = 1_000_000
"""Hundredths for a hundred points; more is a slip of the finger."""


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Have these settings from now on."""

    settings: Settings


@dataclass(frozen=True, slots=True)
class SettingsChanged(Event):
    """The players agreed on other settings."""

    settings: Settings


def check_stake(settings: Settings) -> None:
    """Check that a stake makes sense.

    Raises:
        Refused: If it is no number of hundredths, or far too many.
    """
    if not 0 <= settings.stake <= HIGHEST_STAKE:
        raise Refused(RefusalCode.BAD_STAKE, (("stake", settings.stake), ("highest", HIGHEST_STAKE)))


def _decide(table: Table, by: Seat, wish: ChangeSettings, deals: DealSource) -> tuple[SettingsChanged, ...]:
    check_stake(wish.settings)
    check_words_setting(table, by, wish.settings)
    return (SettingsChanged(_with_effect(table, wish.settings)),)


def _with_effect(table: Table, settings: Settings) -> Settings:
    """The settings without what changes nothing here: in a match, and to practise, nobody plays the dealing."""
    if not table.is_match and not table.is_given:
        return settings
    agreed = table.settings
    return replace(
        settings, ceremony=agreed.ceremony, ceremony_deals=agreed.ceremony_deals, shuffler=agreed.shuffler
    )


def _evolve(table: Table, event: SettingsChanged) -> Table:
    return replace(table, settings=event.settings)


SETTINGS: Final = Act(
    name="settings",
    request=ChangeSettings,
    decide=_decide,
    kinds=(
        EventKind(
            name="settings",
            stored="SettingsChanged",
            event=SettingsChanged,
            evolve=_evolve,
            seen=NoDetails,
            told=no_details,
            spends=lambda table, event: (Repeatable.SETTINGS, SEATS),
        ),
    ),
    stale=never,
    spends=lambda table, by, wish: (Repeatable.SETTINGS, by),
    pace=Pace.CHANGE,
)
