"""The forms of scoring that a table can be opened with."""

from __future__ import annotations

from typing import Any, TypeAlias

from schlemm.scoring.boards import DuplicateForm
from schlemm.scoring.chicago import ChicagoForm, ChicagoState
from schlemm.scoring.form import ScoringForm
from schlemm.scoring.minibridge import MinibridgeForm
from schlemm.scoring.rubber import RubberForm, RubberState
from schlemm.scoring.single_boards import BoardsState

Form: TypeAlias = ChicagoForm | RubberForm | DuplicateForm | MinibridgeForm
FormState: TypeAlias = ChicagoState | RubberState | BoardsState


def rules_of(form: Form) -> ScoringForm[Any]:
    """The form as what every form is; a state goes back only to the form that made it."""
    return form
