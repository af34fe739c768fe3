"""What is said over HTTP about lessons and exercises."""

from __future__ import annotations

from typing import TypeAlias

from schlemm.core.cards import Suit
from schlemm.core.seats import Seat, Vulnerability
from schlemm.learn.school.question import Kind
from schlemm.server.common.messages import Message, Said
from schlemm.server.protocol.sheet import StepView
from schlemm.server.protocol.view import HandView


class CourseView(Message, frozen=True):
    """GET /api/school: all lessons, in the order in which one learns them."""

    parts: list[CoursePart]


class CoursePart(Message, frozen=True):
    """Lessons that belong together; ``course-`` and the name is their title."""

    name: str
    lessons: list[LessonName]


class LessonName(Message, frozen=True):
    """A lesson and the exercises in it; its words are the chapter ``lesson-`` and the name."""

    name: str
    exercises: list[str]


class CardsShown(Message, frozen=True, tag="cards"):
    """A hand or a part of one."""

    cards: list[str]
    seat: Seat | None


class DealShown(Message, frozen=True, tag="deal"):
    """Some hands of a deal around the table."""

    hands: list[HandView]
    dealer: Seat | None
    vulnerability: Vulnerability | None


class AuctionShown(Message, frozen=True, tag="auction"):
    """An auction, from whoever called first."""

    first: Seat
    calls: list[str]


class TrickShown(Message, frozen=True, tag="trick"):
    """The cards of a trick so far."""

    leader: Seat
    cards: list[str]
    trump: Suit | None


class NoteShown(Message, frozen=True):
    """What is said of a card of a play."""

    index: int
    said: Said


class PlayShown(Message, frozen=True, tag="play"):
    """A play to step through: the four hands before it, and the cards in order."""

    hands: list[HandView]
    contract: str
    leader: Seat
    cards: list[str]
    notes: list[NoteShown]


class PlayedShown(Message, frozen=True, tag="played"):
    """Complete tricks: who led to each, and the row of cards before every player, in the order of the tricks."""

    leaders: list[Seat]
    rows: list[RowPlayed]
    trump: Suit | None


class RowPlayed(Message, frozen=True):
    """What one player has played, trick by trick."""

    seat: Seat
    cards: list[str]


class ScoreShown(Message, frozen=True, tag="score"):
    """A result, its steps, and what it is worth to declarer's side."""

    result: str
    vulnerable: bool
    steps: list[StepView]
    points: int


class RowShown(Message, frozen=True):
    """A row of a table."""

    name: Said
    values: list[str | int]


class RowsShown(Message, frozen=True, tag="rows"):
    """A small table."""

    heads: list[Said]
    rows: list[RowShown]


PictureShown: TypeAlias = (
    CardsShown | DealShown | AuctionShown | TrickShown | PlayShown | PlayedShown | ScoreShown | RowsShown
)


class TextPart(Message, frozen=True, tag="text"):
    """A paragraph."""

    said: Said


class ShowPart(Message, frozen=True, tag="show"):
    """Something to look at, with a line under it."""

    picture: PictureShown
    said: Said | None


class TryPart(Message, frozen=True, tag="try"):
    """Questions of an exercise, whose words are this chapter; so many right ones in a row end the part."""

    exercise: str
    chapter: str
    enough: int


class VisitPart(Message, frozen=True, tag="visit"):
    """Something to do on another page."""

    path: str
    said: Said


class PlayOutPart(Message, frozen=True, tag="play-out"):
    """Cards to play oneself: which of the lesson's, counted from 0, and the contract."""

    at: int
    contract: str


LessonPart: TypeAlias = TextPart | ShowPart | TryPart | VisitPart | PlayOutPart


class LessonView(Message, frozen=True):
    """GET /api/school/lessons/{name}: a lesson, and those before and after it."""

    name: str
    parts: list[LessonPart]
    before: str | None
    after: str | None


class Options(Message, frozen=True, tag="options"):
    """One of these is to be chosen."""

    kind: Kind
    options: list[str]


class Typed(Message, frozen=True, tag="number"):
    """A whole number is to be typed."""

    low: int
    high: int


class FromHand(Message, frozen=True, tag="hand"):
    """A card of the hand shown last is to be chosen."""

    cards: list[str]


class QuestionView(Message, frozen=True):
    """POST /api/school/exercises/{name}?seed=…: a question; nothing in it tells the answer."""

    exercise: str
    chapter: str
    seed: str
    asked: Said
    pictures: list[PictureShown]
    hide: bool
    """Whether the pictures are put away before the question is answered."""
    answer: Options | Typed | FromHand


class JudgedView(Message, frozen=True):
    """POST /api/school/exercises/{name}/answer?seed=…&given=…: the answer judged, with the reason."""

    right: bool
    best: str
    why: list[Said]


class KeptQuestion(Message, frozen=True):
    """A question with all that there is to say about answers to it."""

    question: QuestionView
    right: list[str]
    """The answers that are right, the best first."""
    why: list[Said]
    wrong: dict[str, list[Said]]
    """What there is to say about particular wrong answers, besides."""


class KeptQuestions(Message, frozen=True):
    """GET /api/school/questions: some questions of every exercise, for a page that cannot ask the server."""

    questions: list[KeptQuestion]
