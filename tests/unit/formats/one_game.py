"""A PBN text of a single game, and what is wrong with a text."""

from schlemm.formats.pbn import PbnDefect, PbnGame, read_pbn


def only(text: str | bytes) -> PbnGame:
    """The one game of a text, in which nothing is wrong."""
    (game,) = (item for item in read_pbn(text) if isinstance(item, PbnGame) or not item.code.is_note)
    assert isinstance(game, PbnGame), game
    assert game.defects == ()
    return game


def defects_in(text: str | bytes) -> list[PbnDefect]:
    """Everything that is wrong with a text, in the order of its lines."""
    found: list[PbnDefect] = []
    for item in read_pbn(text):
        found.extend([item] if isinstance(item, PbnDefect) else item.defects)
    return found
