"""The forms of scoring that a table can be opened with."""

from __future__ import annotations

from typing import Any, TypeAlias

from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.form import ScoringForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm, RobberOfFourState
from schlemm.scoring.forms.rubber import RubberForm, RubberState
from schlemm.scoring.forms.single_boards import BoardsState

Form: TypeAlias = RobberOfFourForm | RubberForm | DuplicateForm | MinibridgeForm
FormState: TypeAlias = RobberOfFourState | RubberState | BoardsState


def form_rules(form: Form) -> ScoringForm[Any]:
    """The form as what every form is; a state goes back only to the form that made it."""
    return form
