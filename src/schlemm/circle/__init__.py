"""A circle: the same people meet again and again, and their robbers and matches add up to one table a person."""

from __future__ import annotations
