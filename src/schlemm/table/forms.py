"""The forms of scoring that a table can be opened with."""

from __future__ import annotations

from typing import TypeAlias

from schlemm.scoring.chicago import ChicagoForm, ChicagoState
from schlemm.scoring.rubber import RubberForm, RubberState

Form: TypeAlias = ChicagoForm | RubberForm
FormState: TypeAlias = ChicagoState | RubberState
