"""A PBN text of a single game."""

from schlemm.formats.pbn import PbnGame, read_pbn


def only(text: str | bytes) -> PbnGame:
    """The one game of a text."""
    (game,) = read_pbn(text)
    assert isinstance(game, PbnGame), game
    return game
