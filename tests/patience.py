"""How long tests wait for what must happen: one bound for all, which no machine that works comes near.

A test that gives up sooner fails where much else is done beside it, and says nothing about the program. How fast
something is, benchmarks say; that something is bounded, the bound itself says, which a test can read.
"""

from typing import Final

PATIENCE: Final = 240.0
"""Seconds after which something is taken never to happen."""

MILLISECONDS: Final = PATIENCE * 1000
"""The same as browsers count it."""
