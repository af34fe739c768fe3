"""Lessons, questions and answers, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable

from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.seats import SEATS, BySeat, Seat, Side, Vulnerability
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.lesson import Lesson, Part, PlayOut, Show, Text, Try, Visit
from schlemm.learn.school.lessons.course import read_course
from schlemm.learn.school.picture import (
    AuctionPicture,
    DealPicture,
    HandPicture,
    Picture,
    PlayedPicture,
    PlayPicture,
    ResultPicture,
    RowsPicture,
    TrickPicture,
)
from schlemm.learn.school.question import CardOfHand, Choice, Exercise, Judged, NumberQuestion, Question
from schlemm.scoring.duplicate import board_score
from schlemm.server.common.letters import card_letters
from schlemm.server.learn.wire import (
    AuctionShown,
    CardsShown,
    CoursePart,
    CourseView,
    DealShown,
    FromHand,
    JudgedView,
    KeptQuestion,
    LessonName,
    LessonPart,
    LessonView,
    NoteShown,
    Options,
    PictureShown,
    PlayedShown,
    PlayOutPart,
    PlayShown,
    QuestionView,
    RowPlayed,
    RowShown,
    RowsShown,
    ScoreShown,
    ShowPart,
    TextPart,
    TrickShown,
    TryPart,
    Typed,
    VisitPart,
)
from schlemm.server.protocol.view import HandView
from schlemm.server.views.meaning import said
from schlemm.server.views.sheet import step_view


def course_view() -> CourseView:
    """All lessons by name."""
    return CourseView(
        [
            CoursePart(part.name, [LessonName(each.name, list(each.exercises)) for each in part.lessons])
            for part in read_course()
        ]
    )


def lesson_view(lesson: Lesson) -> LessonView:
    """A lesson with its neighbours in the course."""
    names = [None, *(each.name for part in read_course() for each in part.lessons), None]
    place = names.index(lesson.name)
    parts = [_part(lesson, part) for part in lesson.parts]
    return LessonView(lesson.name, parts, names[place - 1], names[place + 1])


def question_view(exercise: Exercise, seed: str, question: Question) -> QuestionView:
    """A question without its answer."""
    return QuestionView(
        exercise.name,
        exercise.chapter,
        seed,
        said(question.asked),
        [picture_shown(each) for each in question.pictures],
        question.hide,
        _answer(question.answer),
    )


def judged_view(judged: Judged) -> JudgedView:
    """An answer judged."""
    return JudgedView(judged.right, judged.best, [said(message) for message in judged.why])


def kept_question(exercise: Exercise, seed: str, question: Question) -> KeptQuestion:
    """A question with its answers."""
    return KeptQuestion(
        question=question_view(exercise, seed, question),
        right=list(question.right),
        why=[said(message) for message in question.why],
        wrong={given: [said(message) for message in why] for given, why in question.wrong},
    )


def picture_shown(picture: Picture) -> PictureShown:
    """What a lesson or question shows."""
    match picture:
        case HandPicture(hand, seat):
            return CardsShown(card_letters(hand), seat)
        case DealPicture(deal, seen, conditions):
            dealer = None if conditions is None else conditions.dealer
            state = None if conditions is None else conditions.vulnerability
            return DealShown(_hands(deal, seen), dealer, state)
        case AuctionPicture(auction):
            return AuctionShown(auction.first, [str(call) for call in auction.calls])
        case TrickPicture(trick, trump):
            trumps = trump
            return TrickShown(trick.leader, card_letters(trick.cards), trumps)
        case PlayPicture():
            return _play(picture)
        case PlayedPicture():
            return _played(picture)
        case ResultPicture():
            return _score(picture)
        case RowsPicture(heads, rows):
            shown = [RowShown(said(name), list(values)) for name, values in rows]
            return RowsShown([said(head) for head in heads], shown)


def _part(lesson: Lesson, part: Part) -> LessonPart:
    match part:
        case Try(exercise, enough):
            return TryPart(exercise, EXERCISES[exercise].chapter, enough)
        case Show(picture):
            line = lesson.line_under(part)
            return ShowPart(picture_shown(picture), None if line is None else said(line))
        case Text(code):
            return TextPart(said(lesson.message(code, part.facts)))
        case Visit(path, code):
            return VisitPart(path, said(lesson.message(code)))
        case PlayOut(_, contract):
            return PlayOutPart(lesson.to_play.index(part), str(contract))


def _answer(answer: Choice | NumberQuestion | CardOfHand) -> Options | Typed | FromHand:
    match answer:
        case Choice(options, kind):
            return Options(kind, list(options))
        case NumberQuestion(low, high):
            return Typed(low, high)
        case CardOfHand(shown):
            return FromHand(list(shown))


def _hands(deal: Deal | BySeat[Hand], seats: Iterable[Seat]) -> list[HandView]:
    hands = deal.hands if isinstance(deal, Deal) else deal
    return [HandView(seat, card_letters(hands.of(seat)), "over") for seat in seats]


def _play(picture: PlayPicture) -> PlayShown:
    contract = picture.contract
    notes = [NoteShown(index, said(message)) for index, message in picture.notes]
    return PlayShown(_hands(picture.deal, SEATS), str(contract), contract.leader, list(picture.cards), notes)


def _played(picture: PlayedPicture) -> PlayedShown:
    played = [dict(trick.by_seat()) for trick in picture.tricks]
    rows = [RowPlayed(seat, card_letters(trick[seat] for trick in played)) for seat in SEATS]
    trump = picture.trump
    return PlayedShown([trick.leader for trick in picture.tricks], rows, trump)


def _score(picture: ResultPicture) -> ScoreShown:
    result = picture.result
    side = Side.NORTH_SOUTH if result.contract is None else result.contract.side
    score = board_score(result, Vulnerability.BOTH if picture.vulnerable else Vulnerability.NONE)
    steps = [step_view(step) for step in score.steps]
    return ScoreShown(str(result), picture.vulnerable, steps, score.for_side(side))
