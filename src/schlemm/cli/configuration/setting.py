"""A setting with where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a setting comes from.

    Attributes:
        kind: What said it.
        name: The flag, the variable, or the path of the file; empty for a default.
    """

    kind: Literal["flag", "variable", "file", "default"]
    name: str = ""


DEFAULT = Origin("default")


@dataclass(frozen=True, slots=True)
class Setting:
    """A value that somebody has set.

    Attributes:
        value: The value, of the type that the option takes; of a flag, as it was typed.
        origin: Where it comes from.
    """

    value: object
    origin: Origin


Layer: TypeAlias = Mapping[str, Setting]
"""What one source sets, by the names of the parameters."""


def overlaid(layers: tuple[Layer, ...], instead: tuple[tuple[str, ...], ...] = ()) -> dict[str, Setting]:
    """The settings that count: of each the one of the last layer that has it.

    Args:
        layers: The sources, the one that counts least first.
        instead: Groups of parameters that say one thing in different ways: whoever sets one of them takes those of the
            layers below away.
    """
    settled: dict[str, Setting] = {}
    for layer in layers:
        replaced = {rival for group in instead if layer.keys() & {*group} for rival in group}
        settled = {name: each for name, each in settled.items() if name not in replaced} | dict(layer)
    return settled
