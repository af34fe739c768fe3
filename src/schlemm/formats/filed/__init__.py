"""A board as a file tells it, whatever the format: one value behind all readers and writers.

A reader gives what could be read, and with it everything that is wrong; a writer takes what its format has room for.
"""

from schlemm.formats.filed._ending import FiledEnding, is_ending, is_short, with_trick
from schlemm.formats.filed._left_out import LeftOut
from schlemm.formats.filed._told_score import SideScore, is_blank_score, north_south_score, told_scores
from schlemm.formats.filed.board import (
    NO_HANDS,
    FiledBoard,
    FiledComment,
    Hands,
    final_contract,
    played_with_cells,
    player_tags,
    whole_hands,
)
from schlemm.formats.filed.common_codes import CommonCode
from schlemm.formats.filed.defect import FileCode, FileDefect
from schlemm.formats.filed.draft import BoardDraft, FilePlace
from schlemm.formats.filed.play import FiledPlay, Irregularity, held_in_turn, play_in_order
from schlemm.formats.filed.source import decoded, decoded_blocks, is_utf_16

__all__ = [
    "NO_HANDS",
    "BoardDraft",
    "CommonCode",
    "FileCode",
    "FileDefect",
    "FilePlace",
    "FiledBoard",
    "FiledComment",
    "FiledEnding",
    "FiledPlay",
    "Hands",
    "Irregularity",
    "LeftOut",
    "SideScore",
    "decoded",
    "decoded_blocks",
    "final_contract",
    "held_in_turn",
    "is_blank_score",
    "is_ending",
    "is_short",
    "is_utf_16",
    "north_south_score",
    "play_in_order",
    "played_with_cells",
    "player_tags",
    "told_scores",
    "whole_hands",
    "with_trick",
]
