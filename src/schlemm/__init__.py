"""Contract bridge at home and at two tables: rules, scores, bots, a server and a browser table.

This module is the library's front door: what it exports, and what the pages of `docs/` import besides, stays where it
is. A name is looked up when it is first asked for, so that ``import schlemm`` loads none of it. The packages inside
form layers, from `schlemm.core` (the rules alone) up to `schlemm.server` and `schlemm.cli`; `docs/architecture.md`
shows them.

>>> import schlemm
>>> auction = schlemm.Auction.parse("N: 1S P 2S")
>>> str(auction.after(schlemm.DOUBLE).contract)
'2SXN'
"""

TYPE_CHECKING = False  # type checkers take it for true by its name; to import it would load `typing`
if TYPE_CHECKING:
    from schlemm.bidding.bid_out import bid_out
    from schlemm.bidding.choose import choices, choose_call, choose_rule
    from schlemm.bidding.explanation.explain import Explanation, explain
    from schlemm.bidding.own.load_system import load_system
    from schlemm.bidding.rules.agreements import Agreements
    from schlemm.bidding.systems import system_named
    from schlemm.bidding.systems.system import System
    from schlemm.bots.bot import Bot
    from schlemm.bots.registry import bot_named
    from schlemm.core.action import AnswerClaim, MakeCall, MakeClaim, PlayCard
    from schlemm.core.auction import Auction
    from schlemm.core.board.apply import apply_action, why_not_action
    from schlemm.core.board.board import Board
    from schlemm.core.board.project import view_for
    from schlemm.core.board.state import Bidding, Finished, Playing, start_board
    from schlemm.core.calls import DOUBLE, PASS, REDOUBLE, Bid, parse_call
    from schlemm.core.cards import Card, Rank, Strain, Suit
    from schlemm.core.checks import OutOfRange, WrongType
    from schlemm.core.conditions import Conditions
    from schlemm.core.contract import Contract, Result
    from schlemm.core.deal import Deal
    from schlemm.core.errors import NotationError, RuleViolation
    from schlemm.core.hand import Hand
    from schlemm.core.laws import HouseRules
    from schlemm.core.minibridge import figure_points
    from schlemm.core.seats import BySeat, BySide, Seat, Side, Vulnerability
    from schlemm.core.view import Public, View
    from schlemm.dd.native import NativeSolver
    from schlemm.dd.par import Par, par
    from schlemm.dd.solver import Solver
    from schlemm.dd.table import TrickTable
    from schlemm.dealing.constraints import Constraints
    from schlemm.dealing.dealer import Dealer
    from schlemm.dealing.numbered import deal_of_number, number_of_deal, random_deal
    from schlemm.dealing.pcg import Pcg32
    from schlemm.dealing.sample import Sample, sample_shown
    from schlemm.evaluation.box import Box, Range
    from schlemm.evaluation.handset import HandSet
    from schlemm.evaluation.valuation import Valuation, value_hand
    from schlemm.formats.contract_text import read_contract, read_result
    from schlemm.formats.hand_text import read_hand
    from schlemm.formats.lin.read import read_lin
    from schlemm.formats.pbn.defect import PbnDefect
    from schlemm.formats.pbn.game import PbnGame
    from schlemm.formats.pbn.read import read_pbn
    from schlemm.formats.pbn.write import write_pbn
    from schlemm.formats.streaming import iter_pbn
    from schlemm.formats.usebio import write_usebio
    from schlemm.i18n.profile import profile_named
    from schlemm.i18n.translator import Translator
    from schlemm.scoring.duplicate import contract_score
    from schlemm.scoring.forms.boards import DuplicateForm
    from schlemm.scoring.forms.form import Outcome, Redeal, ScoringForm
    from schlemm.scoring.forms.minibridge import MinibridgeForm
    from schlemm.scoring.forms.robber_of_four import RobberOfFourForm
    from schlemm.scoring.forms.rubber import RubberForm
    from schlemm.scoring.forms.state import FormState
    from schlemm.scoring.imps import imps, match_imps
    from schlemm.scoring.items import Score, Step
    from schlemm.scoring.matchpoints import matchpoints
    from schlemm.scoring.victory_points import victory_points

__all__ = [
    "DOUBLE",
    "PASS",
    "REDOUBLE",
    "Agreements",
    "AnswerClaim",
    "Auction",
    "Bid",
    "Bidding",
    "Board",
    "Bot",
    "Box",
    "BySeat",
    "BySide",
    "Card",
    "Conditions",
    "Constraints",
    "Contract",
    "Deal",
    "Dealer",
    "DuplicateForm",
    "Explanation",
    "Finished",
    "FormState",
    "Hand",
    "HandSet",
    "HouseRules",
    "MakeCall",
    "MakeClaim",
    "MinibridgeForm",
    "NativeSolver",
    "NotationError",
    "OutOfRange",
    "Outcome",
    "Par",
    "PbnDefect",
    "PbnGame",
    "Pcg32",
    "PlayCard",
    "Playing",
    "Public",
    "Range",
    "Rank",
    "Redeal",
    "Result",
    "RobberOfFourForm",
    "RubberForm",
    "RuleViolation",
    "Sample",
    "Score",
    "ScoringForm",
    "Seat",
    "Side",
    "Solver",
    "Step",
    "Strain",
    "Suit",
    "System",
    "Translator",
    "TrickTable",
    "Valuation",
    "View",
    "Vulnerability",
    "WrongType",
    "__version__",
    "apply_action",
    "bid_out",
    "bot_named",
    "choices",
    "choose_call",
    "choose_rule",
    "contract_score",
    "deal_of_number",
    "explain",
    "figure_points",
    "imps",
    "iter_pbn",
    "load_system",
    "match_imps",
    "matchpoints",
    "number_of_deal",
    "par",
    "parse_call",
    "profile_named",
    "random_deal",
    "read_contract",
    "read_hand",
    "read_lin",
    "read_pbn",
    "read_result",
    "sample_shown",
    "start_board",
    "system_named",
    "value_hand",
    "victory_points",
    "view_for",
    "why_not_action",
    "write_pbn",
    "write_usebio",
]

__version__ = "0.1.0"

_NAMES_OF = {
    "bidding.bid_out": ("bid_out",),
    "bidding.choose": (
        "choices",
        "choose_call",
        "choose_rule",
    ),
    "bidding.explanation.explain": (
        "Explanation",
        "explain",
    ),
    "bidding.own.load_system": ("load_system",),
    "bidding.rules.agreements": ("Agreements",),
    "bidding.systems.system": ("System",),
    "bidding.systems": ("system_named",),
    "bots.bot": ("Bot",),
    "bots.registry": ("bot_named",),
    "core.action": (
        "AnswerClaim",
        "MakeCall",
        "MakeClaim",
        "PlayCard",
    ),
    "core.auction": ("Auction",),
    "core.board.apply": (
        "apply_action",
        "why_not_action",
    ),
    "core.board.board": ("Board",),
    "core.board.state": (
        "Bidding",
        "Finished",
        "Playing",
        "start_board",
    ),
    "core.calls": (
        "DOUBLE",
        "PASS",
        "REDOUBLE",
        "Bid",
        "parse_call",
    ),
    "core.cards": (
        "Card",
        "Rank",
        "Strain",
        "Suit",
    ),
    "core.checks": (
        "OutOfRange",
        "WrongType",
    ),
    "core.conditions": ("Conditions",),
    "core.contract": (
        "Contract",
        "Result",
    ),
    "core.deal": ("Deal",),
    "core.errors": (
        "NotationError",
        "RuleViolation",
    ),
    "core.hand": ("Hand",),
    "core.laws": ("HouseRules",),
    "core.minibridge": ("figure_points",),
    "core.board.project": ("view_for",),
    "core.seats": (
        "BySeat",
        "BySide",
        "Seat",
        "Side",
        "Vulnerability",
    ),
    "core.view": (
        "Public",
        "View",
    ),
    "dd.native": ("NativeSolver",),
    "dd.par": (
        "Par",
        "par",
    ),
    "dd.solver": ("Solver",),
    "dd.table": ("TrickTable",),
    "dealing.constraints": ("Constraints",),
    "dealing.dealer": ("Dealer",),
    "dealing.numbered": (
        "random_deal",
        "number_of_deal",
        "deal_of_number",
    ),
    "dealing.pcg": ("Pcg32",),
    "dealing.sample": (
        "Sample",
        "sample_shown",
    ),
    "evaluation.box": (
        "Box",
        "Range",
    ),
    "evaluation.handset": ("HandSet",),
    "evaluation.valuation": (
        "Valuation",
        "value_hand",
    ),
    "formats.contract_text": (
        "read_contract",
        "read_result",
    ),
    "formats.hand_text": ("read_hand",),
    "formats.lin.read": ("read_lin",),
    "formats.pbn.defect": ("PbnDefect",),
    "formats.pbn.game": ("PbnGame",),
    "formats.pbn.read": ("read_pbn",),
    "formats.pbn.write": ("write_pbn",),
    "formats.streaming": ("iter_pbn",),
    "formats.usebio": ("write_usebio",),
    "i18n.profile": ("profile_named",),
    "i18n.translator": ("Translator",),
    "scoring.duplicate": ("contract_score",),
    "scoring.forms.boards": ("DuplicateForm",),
    "scoring.forms.form": (
        "Outcome",
        "Redeal",
        "ScoringForm",
    ),
    "scoring.forms.minibridge": ("MinibridgeForm",),
    "scoring.forms.robber_of_four": ("RobberOfFourForm",),
    "scoring.forms.rubber": ("RubberForm",),
    "scoring.forms.state": ("FormState",),
    "scoring.imps": (
        "imps",
        "match_imps",
    ),
    "scoring.items": (
        "Score",
        "Step",
    ),
    "scoring.matchpoints": ("matchpoints",),
    "scoring.victory_points": ("victory_points",),
}
"""What is exported, by the module that it lives in."""

if not TYPE_CHECKING:  # a type checker would take any name to be there

    def __getattr__(name: str) -> object:
        """Return what is exported under a name, which loads its module the first time."""
        home = next((module for module, names in _NAMES_OF.items() if name in names), None)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        found = globals()[name] = getattr(import_module(f"{__name__}.{home}"), name)
        return found

    def __dir__() -> list[str]:
        """Return what is exported, loaded or not."""
        return sorted({*globals(), *__all__})
