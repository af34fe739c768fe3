"""What is announced at a table of mini-bridge and has to be read before the game goes on."""

from __future__ import annotations

from enum import Enum


class Announcement(Enum):
    """What is announced; the value is what the wire and the catalogues call it."""

    POINTS = "points"
    CONTRACT = "contract"
