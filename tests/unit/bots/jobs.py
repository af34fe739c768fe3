"""A job of each class that servers have carried out by bots' workers, with what it needs."""

from functools import cache

from tests.property.self_play import next_view, self_play
from tests.unit.bots.review.test_known import FIRST, played

from schlemm.bidding.deals_asked import DealsAsked
from schlemm.bidding.explanation.seen import Known
from schlemm.bots.analysis.calls import HowItIsBid
from schlemm.bots.analysis.kept import WhatCardsKeep
from schlemm.bots.analysis.works import HowOftenItWorks
from schlemm.bots.analysis.worth import WhatDealIsWorth
from schlemm.bots.bidder import SystemBot
from schlemm.bots.boards.dealt import DealsThatFit
from schlemm.bots.boards.goal_search import LookForBoard
from schlemm.bots.boards.rarity import HowRareDealsAre
from schlemm.bots.explaining import WhatCallsMean, WhatCallsMeanTo, WhatItMeansTo
from schlemm.bots.level import Level
from schlemm.bots.open_cards import DefendersReply
from schlemm.bots.review.better import WhatWasBetter
from schlemm.bots.review.claimed import WhatBeatsClaim
from schlemm.bots.review.hint import WhatToPlay
from schlemm.bots.review.known import WhatItCost
from schlemm.bots.review.opened import OpenCosts, WhatWasPossible
from schlemm.bots.simple import SensibleAction
from schlemm.bots.workers.questions import (
    Job,
    WhatIsSure,
    WhatItMeans,
    WhatToCall,
    WhatToDo,
    WhyNotThat,
)
from schlemm.core.board.board import Board
from schlemm.core.board.state import Bidding
from schlemm.core.calls import PASS
from schlemm.core.claim import Claim
from schlemm.core.conditions import Conditions
from schlemm.core.contract import Contract
from schlemm.core.goal import Goal, GoalWish
from schlemm.core.hand import Hand
from schlemm.core.played_board import RefusedClaim
from schlemm.core.seats import BySeat, BySide, Seat
from schlemm.core.view import View
from schlemm.dealing.constraints import ANY_HELD, ANY_SHOWN, Constraints
from schlemm.dealing.numbered import deal_of_number
from schlemm.evaluation.box import Box, Range
from schlemm.evaluation.handset import HandSet
from schlemm.learn.drill.drill_hand import BidDrill
from schlemm.learn.drill.topics import TOPICS
from schlemm.learn.openings import Openings
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.exercises.ask import Ask

BOARD = Board(2, Conditions.of_board(2), deal_of_number(3 * 10**28))
STRONG = Constraints(
    ANY_HELD.put(Seat.SOUTH, Hand.parse("AK...")), ANY_SHOWN.put(Seat.EAST, HandSet.of(Box(Range(12, 37))))
)
TRIED = Contract.parse("2NTS")


FIRST_VIEW = next_view(Bidding.start(BOARD))
"""What the dealer sees before the first call."""


@cache
def views() -> tuple[View, ...]:
    """What was seen by whoever was asked on a board that was bid and played."""
    return tuple(view for view, _ in self_play(BOARD, SystemBot(Level.BEGINNER)))


@cache
def jobs() -> tuple[Job[object], ...]:
    """One job of each class, more of those whose results differ in kind."""
    seen = views()
    calling = [view for view in seen if view.play is None]
    late = [view for view in seen if view.play is not None and view.play.tricks_left <= 4]
    choosing = next(view for view in late if len(view.legal_cards()) > 1)
    last, board = calling[-1], played(FIRST)
    ending = BySeat(*map(Hand.parse, ("AQ...", "K3...", "54...", "J2...")))
    return (
        *(WhatToDo("forum:anfaenger", view) for view in seen),
        WhatItMeans("forum", last.public, 0),
        WhatItMeansTo(Known.of_view(choosing), choosing.public, 1),
        WhatCallsMean(late[-1].public),
        WhatCallsMeanTo(Known(board.deal.hands), board.public),
        WhatIsSure(late[-1]),
        WhatToCall(calling[0]),
        WhyNotThat(last, PASS),
        SensibleAction(choosing),
        WhatToPlay(choosing),
        WhatItCost(choosing, next(iter(choosing.legal_cards()))),
        WhatWasPossible(board),
        OpenCosts(board),
        WhatWasBetter(board, 8),
        WhatBeatsClaim(board, RefusedClaim(Claim(Seat.NORTH, 10), Seat.EAST, 12)),
        LookForBoard(GoalWish(Goal.MAKE), "a text", 0, 2),
        DefendersReply(ending, Contract.parse("2NTS")),
        *(Ask(name, "a seed") for name in EXERCISES),
        *(BidDrill(topic, "forum", "a text") for topic in TOPICS[:2]),
        BidDrill(TOPICS[0], "forum", "a text", (PASS,) * 1),
        WhatDealIsWorth(BOARD.deal, BOARD.conditions.dealer, BOARD.conditions.vulnerability),
        WhatCardsKeep(BOARD.deal.hands, TRIED),
        HowItIsBid(BOARD.deal, BOARD.conditions, BySide("forum", "natur-a")),
        HowOftenItWorks(BOARD.deal, last.public, TRIED, (), 0),
        Openings(Hand.parse("AQ94.KJ7.A3.Q852")),
        HowRareDealsAre(DealsAsked(STRONG), 2),
        DealsThatFit(DealsAsked(STRONG, (PASS,), "natur-a"), 2, 5),
    )
