"""The points of both hands that slams take: every system looks for them by these."""

from __future__ import annotations

from typing import Final

SLAM_POINTS: Final = 33
"""A small slam: figure points in notrump, in a suit with what length or shortness counts besides."""
GRAND_SLAM_POINTS: Final = 37
"""A grand slam, with all aces and kings."""
LONG_GRAND_SLAM_POINTS: Final = 38
"""A grand slam by points alone in a suit, length counted; with a question for kings one may be missing."""
QUESTION_POINTS: Final = 32
"""Slam is worth a question: it may be there, and the answer may still stop below it."""
BLIND_SLAM_POINTS: Final = 34
"""A small slam where no answer can stop below it."""
