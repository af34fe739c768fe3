"""Notrump of a known range: answers, later calls, what an opponent's call changes, Gerber."""
