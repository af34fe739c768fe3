"""The forms of scoring that a table can be opened with."""

from __future__ import annotations

from typing import TypeAlias

from schlemm.scoring.forms.boards import DuplicateForm
from schlemm.scoring.forms.minibridge import MinibridgeForm
from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
from schlemm.scoring.forms.rubber import RubberForm

Form: TypeAlias = RobberOfFourForm | RubberForm | DuplicateForm | MinibridgeForm
