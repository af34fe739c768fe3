"""What was played, to take home: boards and sheets as values, and as PBN."""

from __future__ import annotations
