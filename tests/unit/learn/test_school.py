"""The school: every question has an answer that can be given, words for all of it, and a lesson that asks it."""

import re
from functools import cache

import pytest
from tests.effort import examples
from tests.unit.i18n.lint import CATALOGUES, catalogue_text, chapter_text, language, texts, variables

from schlemm.core.cards import Card
from schlemm.core.contract import Result
from schlemm.core.deal import Deal
from schlemm.core.hand import Hand
from schlemm.core.play import Play
from schlemm.core.sentence import Sentence
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.files import chapters
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator
from schlemm.learn.library.rules import SECTIONS
from schlemm.learn.school.effort import ROUND, effort, make_question
from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.lesson import Lesson, Show, Text, Try, Visit
from schlemm.learn.school.lessons.course import read_course
from schlemm.learn.school.picture import Picture, PlayPicture, RowsPicture
from schlemm.learn.school.question import (
    CardOfHand,
    Choice,
    Exercise,
    NumberQuestion,
    Question,
)

LESSONS = tuple(lesson for part in read_course() for lesson in part.lessons)
QUESTIONS = examples(72)


def _questions(exercise: Exercise) -> tuple[Question, ...]:
    return _questions_of(exercise.name)


@cache
def _questions_of(name: str) -> tuple[Question, ...]:
    return _asked(EXERCISES[name])


def _asked(exercise: Exercise) -> tuple[Question, ...]:
    return tuple(make_question(exercise, f"seed-{index}") for index in range(QUESTIONS))


@pytest.mark.sweep
@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.name)
def test_what_is_right_can_be_answered(exercise: Exercise) -> None:
    """Every right answer, and every wrong one that is spoken of, is one that can be given; it is judged accordingly."""
    for question in _questions(exercise):
        assert question.right
        for given in (*question.right, *(wrong for wrong, _ in question.wrong)):
            assert _can_be_given(question, given), question
        assert all(question.judge(given).right for given in question.right)
        assert question.judge("nothing like it") == question.judge("nothing at all")
        assert not question.judge("nothing like it").right


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.name)
def test_nothing_is_offered_twice(exercise: Exercise) -> None:
    """No option stands there twice: whoever chooses chooses between different things."""
    for question in _questions(exercise):
        options = question.answer.options if isinstance(question.answer, Choice) else ()
        assert len(set(options)) == len(options), question


def _can_be_given(question: Question, given: str) -> bool:
    match question.answer:
        case Choice(options):
            return given in options
        case CardOfHand(cards):
            return given in cards
        case NumberQuestion(low, high):
            return low <= int(given) <= high


@pytest.mark.sweep
@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.name)
def test_questions_differ_and_come_again(exercise: Exercise) -> None:
    """The same seed asks the same question again, and other seeds ask others."""
    asked = _questions(exercise)
    assert asked == _asked(exercise)
    assert len({str(question) for question in asked}) > QUESTIONS // 4


@pytest.mark.sweep
@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.name)
@pytest.mark.parametrize("text", ["one", "two"])
def test_an_exercise_begins_with_its_easiest_question(exercise: Exercise, text: str) -> None:
    """The questions of a round differ, come again by their seeds, and each asks as much as the one before, or more."""
    asked = [make_question(exercise, f"{place}-{text}") for place in range(1, ROUND + 1)]
    assert len({str(question) for question in asked}) == ROUND
    assert asked == sorted(asked, key=effort)
    assert asked[1] == make_question(exercise, f"2-{text}")


def test_bids_begin_with_what_they_promise() -> None:
    """What one side has bid is asked before what that leaves to the other, wherever a round asks both."""
    exercise, both = EXERCISES["how-many-tricks"], 0
    for text in range(60):
        codes = [make_question(exercise, f"{place}-{text}").asked.code for place in range(1, ROUND + 1)]
        assert codes[0] == "ask-tricks"
        assert codes == sorted(codes), "ask-tricks stands before ask-tricks-left"
        both += len(set(codes)) == 2
    assert both > 30


@pytest.mark.parametrize("name", ["what-score", "what-down", "below-line"])
def test_scores_begin_with_plain_contracts(name: str) -> None:
    """Failed contracts come after those that are made, and doubled ones after plain ones, as they are taught."""
    firsts = set[int]()
    for text in range(40):
        asked = [make_question(EXERCISES[name], f"{place}-{text}").asked for place in range(1, ROUND + 1)]
        results = [Result.parse(str(each.args["result"])) for each in asked]
        special = [(each.margin < 0) + ("X" in str(each.contract)) for each in results]
        assert special == sorted(special)
        firsts.add(special[0])
    assert min(firsts) == (1 if name == "what-down" else 0)


@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.name)
def test_not_everything_is_right(exercise: Exercise) -> None:
    """No exercise can be passed by always giving the same answer."""
    usual = [set(question.right) for question in _questions(exercise)]
    assert not set.intersection(*usual)


@pytest.mark.sweep
@pytest.mark.parametrize("exercise", EXERCISES.values(), ids=lambda exercise: exercise.name)
@pytest.mark.parametrize("name", LANGUAGES)
def test_questions_and_reasons_have_words(exercise: Exercise, name: str) -> None:
    """All that is asked and said can be said in every language with what a page has loaded, and with all its facts."""
    catalogue = Catalogue(profile_named(name))
    loaded = catalogue_text(name) + chapter_text(name, "school") + chapter_text(name, exercise.chapter)
    for question in _questions(exercise):
        messages = (question.asked, *question.why, *(each for _, why in question.wrong for each in why))
        shown = (each for picture in question.pictures for each in _on(picture))
        for message in (*messages, *shown):
            assert f"\n{message.code} =" in loaded, message
            assert variables(language(name)[message.code]) <= {key for key, _ in message.facts}, message
        if isinstance(question.answer, Choice) and question.answer.kind == "said":
            assert all(catalogue.knows(option) for option in question.answer.options)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
@pytest.mark.parametrize("name", LANGUAGES)
def test_lessons_have_words(lesson: Lesson, name: str) -> None:
    """A lesson has a chapter of its own with a sentence for each of its parts and no other, and all facts are given."""
    file = CATALOGUES / name / "chapters" / f"lesson-{lesson.name}.ftl"
    written = set(re.findall(r"^(lesson-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    loaded = "".join((catalogue_text(name), chapter_text(name, "school"), chapter_text(name, file.stem)))
    said: set[str] = set()
    assert Catalogue(profile_named(name)).knows(f"lesson-{lesson.name}")
    for part in lesson.parts:
        match part:
            case Text(code, facts) | Show(_, code, facts) if code:
                message = lesson.message(code, facts)
                said.add(message.code)
                assert variables(language(name)[message.code]) == {key for key, _ in facts}, message
            case Visit(_, code):
                said.add(lesson.message(code).code)
            case _:
                pass
        for message in _on(part.picture) if isinstance(part, Show) else ():
            assert f"\n{message.code} =" in loaded, message
            assert variables(language(name)[message.code]) <= {key for key, _ in message.facts}, message
            said |= {message.code} if message.code.startswith(f"lesson-{lesson.name}-") else set()
    assert said == written


def _on(picture: Picture) -> tuple[Sentence, ...]:
    """What stands in a picture itself."""
    match picture:
        case PlayPicture(notes=notes):
            return tuple(message for _, message in notes)
        case RowsPicture(heads, rows):
            return (*heads, *(name for name, _ in rows))
        case _:
            return ()


def test_plays_shown_are_legal() -> None:
    """Every card of a play that a lesson shows is legal where it is played, and each note belongs to a card."""
    shown = [part.picture for lesson in LESSONS for part in lesson.parts if isinstance(part, Show)]
    plays = [picture for picture in shown if isinstance(picture, PlayPicture)]
    assert plays
    for picture in plays:
        hands = picture.deal.hands if isinstance(picture.deal, Deal) else picture.deal
        play = Play(picture.contract)
        for text in picture.cards:
            card, hand = Card.parse(text), hands.of(play.turn)
            hands = hands.put(play.turn, Hand.of(each for each in hand if each != card))
            play = play.after(card, hand)
        assert all(0 <= index < len(picture.cards) for index, _ in picture.notes)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_lessons_ask_what_can_be_asked(lesson: Lesson) -> None:
    """A lesson has something to look at, and asks questions of exercises that there are."""
    assert lesson.exercises
    assert set(lesson.exercises) <= set(EXERCISES)
    assert any(isinstance(part, Show) for part in lesson.parts)


def test_every_exercise_is_asked_somewhere() -> None:
    """Whatever can be practised is asked in the course or beside the rules."""
    asked = {part.exercise for lesson in LESSONS for part in lesson.parts if isinstance(part, Try)}
    asked |= {name for section in SECTIONS for name in section.exercises}
    assert asked == set(EXERCISES)


def test_no_lesson_is_twice() -> None:
    """Each lesson has a name of its own, and every chapter that is a lesson's belongs to one."""
    names = [lesson.name for lesson in LESSONS]
    assert len(set(names)) == len(names)
    assert {name for name in chapters() if name.startswith("lesson-")} == {f"lesson-{name}" for name in names}


@pytest.mark.parametrize("name", LANGUAGES)
def test_numbers_are_computed(name: str) -> None:
    """No lesson types a number of points or odds: what has two digits or a percent sign comes from a computation."""
    typed = re.compile(r"\d\d|\d ?%")
    wrong = [
        (code, text)
        for code, entry in language(name).items()
        if code.startswith("lesson-")
        for text in texts(entry)
        if typed.search(text)
    ]
    assert wrong == []


def test_a_reason_can_be_read() -> None:
    """A judged answer makes whole sentences in German."""
    judged = make_question(EXERCISES["who-wins"], "one").judge("N")
    said = [Translator(profile_named("de")).say(each.code, each.args) for each in judged.why]
    assert all(text.endswith(".") and "{" not in text for text in said)
