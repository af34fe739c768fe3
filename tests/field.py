"""Files and texts of the kinds that people have and programs stumble over, each made for these tests."""

from pathlib import Path
from typing import Final

FIELD: Final = Path(__file__).parent / "field_files"


def field(name: str) -> bytes:
    """One of them."""
    return (FIELD / name).read_bytes()
