"""How much a PBN text may hold, so that reading it takes time and memory in proportion to its length.

Whatever a text says, reading it takes at most 20 bytes of memory for each of its bytes, beside a fixed half a megabyte.
Single things have limits of their own, far above what a record of bridge needs, so that what is not yet read to its
end stays small; what the games of a text keep together is weighed against its length (``ration``).
"""

from __future__ import annotations

from typing import Final

LONGEST_FILE: Final = 1 << 25
"""Bytes of a file, or characters of a text: some forty thousand games in export format."""
LONGEST_GAME: Final = 1 << 20
"""Characters of a game in a stream, of which nobody knows the length."""
LONGEST_COMMENT: Final = 1 << 19
"""Characters within which a comment in a stream has to end."""
MOST_NAMES: Final = 1 << 10
"""Names of tags whose values are remembered for later games; of more, those of the game before alone."""
LONGEST_VALUE: Final = 1 << 14
"""Characters of a tag's name, of its value, or of a word in a section; the standard has 255 in a whole line."""
MOST_TAGS: Final = 512
"""Tags of a game, notes among them; the standard knows some sixty."""
MOST_WORDS: Final = 1 << 14
"""Words in all sections of a game: the table of a tournament with a thousand pairs has room."""
MOST_DEFECTS: Final = 100
"""Defects of a game that are told one by one."""
LONGEST_NUMBER: Final = 9
"""Digits of a board's number or a note's."""
LONGEST_QUOTE: Final = 100
"""Characters of the text that a defect repeats."""


def shortened(text: str) -> str:
    """A text as far as a defect repeats it."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
