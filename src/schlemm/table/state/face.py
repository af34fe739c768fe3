"""The small pictures by which people show themselves beside their name: a fixed set, drawn in the page."""

from __future__ import annotations

from enum import Enum


class Face(Enum):
    """The pictures; ``face-`` and the value is its name in the catalogues."""

    OWL = "owl"
    FOX = "fox"
    CAT = "cat"
    HARE = "hare"
    BEAR = "bear"
    HEDGEHOG = "hedgehog"
    FROG = "frog"
    ROBIN = "robin"
    WHALE = "whale"
    TURTLE = "turtle"
    BEE = "bee"
    SNAIL = "snail"
