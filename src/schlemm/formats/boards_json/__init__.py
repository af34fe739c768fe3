"""Boards as JSON, in a format of our own that says everything a ``FiledBoard`` holds.

Its schema lies beside this file (``boards-1.schema.json``, JSON Schema 2020-12).

>>> (board,) = read_boards_json(
...     '{"format": "schlemm-boards-1", "boards": [{"number": 3, "contract": "3NTN"}]}'
... )
>>> board.dealer.name, str(board.contract)
('SOUTH', '3NTN')
"""

from schlemm.formats.boards_json._read import read_boards_json
from schlemm.formats.boards_json._write import write_boards_json

__all__ = ["read_boards_json", "write_boards_json"]
