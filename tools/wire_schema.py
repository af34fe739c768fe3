"""Writes the JSON Schema of the socket's and the HTTP messages, from which the browser's types are generated."""

from __future__ import annotations

import json
import pathlib
from typing import Final

import msgspec

from schlemm.server.circle import wire as circle
from schlemm.server.common import messages
from schlemm.server.count import wire as tutor
from schlemm.server.drill import wire as practice
from schlemm.server.goals import wire as goals
from schlemm.server.hand import wire as hand
from schlemm.server.learn import wire as school
from schlemm.server.library import wire as library
from schlemm.server.pad import wire as pads
from schlemm.server.protocol import client, comparison, fair, seats, server, watching
from schlemm.server.protocol import match as team
from schlemm.server.systems import wire as systems
from schlemm.server.table import wire as http

TARGET: Final = pathlib.Path(__file__).resolve().parent.parent / "web/src/generated/wire.schema.json"
SPOKEN: Final = {
    "ServerMessage": server.ServerMessage,
    "ClientMessage": client.ClientMessage,
    "OpenTable": http.OpenTable,
    "OpenGoal": goals.OpenGoal,
    "TableOpened": seats.TableOpened,
    "TableSummary": http.TableSummary,
    "TableLinks": seats.TableLinks,
    "ShowKey": seats.ShowKey,
    "InvitationView": seats.InvitationView,
    "SitDown": seats.SitDown,
    "Seated": seats.Seated,
    "WatchInvitation": watching.WatchInvitation,
    "LookOn": watching.LookOn,
    "Watching": watching.Watching,
    "GalleryBoard": watching.GalleryBoard,
    "SystemCard": systems.SystemCard,
    "SystemBook": systems.SystemBook,
    "PracticeMenu": practice.PracticeMenu,
    "StartPractice": practice.StartPractice,
    "GoOnPractising": practice.GoOnPractising,
    "PracticeView": practice.PracticeView,
    "CourseView": school.CourseView,
    "LessonView": school.LessonView,
    "QuestionView": school.QuestionView,
    "JudgedView": school.JudgedView,
    "OpenPad": pads.OpenPad,
    "PadOpened": pads.PadOpened,
    "PadChange": pads.PadChange,
    "PadView": pads.PadView,
    "PadAnswer": pads.PadAnswer,
    "RulesView": library.RulesView,
    "ConflictsView": library.ConflictsView,
    "HistoryView": library.HistoryView,
    "GlossaryView": library.GlossaryView,
    "SearchView": library.SearchView,
    "BidKinds": tutor.BidKinds,
    "ScoreAnswer": tutor.ScoreAnswer,
    "ScoreTables": tutor.ScoreTables,
    "HandAnswer": hand.HandAnswer,
    "Breaks": hand.Breaks,
    "OpenMatch": team.OpenMatch,
    "MatchOpened": team.MatchOpened,
    "MatchBoards": comparison.MatchBoards,
    "MatchBoard": comparison.MatchBoard,
    "BoardCosts": comparison.BoardCosts,
    "FairRecord": fair.FairRecord,
    "FairStatistics": fair.FairStatistics,
    "OpenCircle": circle.OpenCircle,
    "CircleEntered": circle.CircleEntered,
    "CircleDoor": circle.CircleDoor,
    "JoinCircle": circle.JoinCircle,
    "CircleView": circle.CircleView,
    "CircleRulesChoice": circle.CircleRulesChoice,
    "ProposalView": circle.ProposalView,
    "BeginGame": circle.BeginGame,
    "GameBegun": circle.GameBegun,
    "Problem": messages.Problem,
}


def schema() -> str:
    """The schema as text: one definition a message, one property for each thing that is said."""
    roots, definitions = msgspec.json.schema_components(
        list(SPOKEN.values()), ref_template="#/definitions/{name}"
    )
    document = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "description": "Everything that server and browser say to each other.",
        "type": "object",
        "properties": dict(zip(SPOKEN, roots, strict=True)),
        "required": list(SPOKEN),
        "additionalProperties": False,
        "definitions": definitions,
    }
    return json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main() -> None:
    """Write the file."""
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(schema(), encoding="utf-8")


if __name__ == "__main__":
    main()
