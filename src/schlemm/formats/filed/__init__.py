"""A board as a file tells it, whatever the format: one value behind all readers and writers.

A reader gives what could be read, and with it everything that is wrong; a writer takes what its format has room for.
"""

from schlemm.formats.filed.board import (
    NO_HANDS,
    FiledBoard,
    FiledComment,
    Hands,
    final_contract,
    player_tags,
    whole_hands,
)
from schlemm.formats.filed.defect import FileCode, FileDefect
from schlemm.formats.filed.play import FiledPlay, Irregularity, play_in_order

__all__ = [
    "NO_HANDS",
    "FileCode",
    "FileDefect",
    "FiledBoard",
    "FiledComment",
    "FiledPlay",
    "Hands",
    "Irregularity",
    "final_contract",
    "play_in_order",
    "player_tags",
    "whole_hands",
]
