"""The published schema of boards as JSON."""

import json
from importlib.resources import files
from typing import Final

import jsonschema_rs

BOARDS_SCHEMA: Final = jsonschema_rs.Draft202012Validator(
    json.loads((files("schlemm.formats.boards_json") / "boards-1.schema.json").read_text("utf-8"))
)
"""What checks that a value is a file of boards."""
