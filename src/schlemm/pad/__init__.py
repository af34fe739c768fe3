"""A score pad: what was played at a real table, written down by hand, and the sheet that follows from it."""

from __future__ import annotations
