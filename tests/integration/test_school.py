"""Lessons and exercises over HTTP: what is asked does not tell the answer, and the same seed asks the same again."""

from tests.integration.house import house

from schlemm.learn.school.exercises import EXERCISES
from schlemm.learn.school.lessons.course import read_course
from schlemm.server.app.application import Site


async def test_every_lesson_can_be_opened() -> None:
    """Each lesson of the course is there, with its parts and the way to the next."""
    async with house() as here, here.browser() as browser:
        listed = (await browser.get("/api/school")).json()["parts"]
        names = [lesson["name"] for part in listed for lesson in part["lessons"]]
        assert names == [lesson.name for part in read_course() for lesson in part.lessons]
        lessons = [(await browser.get(f"/api/school/lessons/{name}")).json() for name in names]
        assert all(lesson["parts"] for lesson in lessons)
        assert [lesson["after"] for lesson in lessons] == [*names[1:], None]


async def test_every_exercise_is_asked_and_answered() -> None:
    """A question comes with its seed and without its answer; what is judged best is then judged right."""
    async with house() as here, here.browser() as browser:
        for name in EXERCISES:
            path = f"/api/school/exercises/{name}"
            asked = (await browser.post(path, params={"seed": "one"})).json()
            assert set(asked) == {"exercise", "chapter", "seed", "asked", "pictures", "hide", "answer"}
            judged = (await browser.post(f"{path}/answer", params={"seed": "one", "given": "?"})).json()
            assert not judged["right"]
            again = {"seed": "one", "given": judged["best"]}
            assert (await browser.post(f"{path}/answer", params=again)).json()["right"]


async def test_what_is_not_there_is_refused() -> None:
    """An unknown lesson or exercise is not found; a seed that is none is refused with a reason."""
    async with house() as here, here.browser() as browser:
        assert (await browser.get("/api/school/lessons/nothing")).status_code == 404
        assert (
            await browser.post("/api/school/exercises/nothing", params={"seed": "one"})
        ).status_code == 404
        wrong = await browser.post("/api/school/exercises/who-wins", params={"seed": "a b" * 40})
        assert wrong.status_code == 400


async def test_chapters_are_fetched_by_profile() -> None:
    """A browser gets a chapter in its profile's words, and none that is not there."""
    async with house() as here, here.browser() as browser:
        chapter = (await browser.get("/i18n/any/de-CH/lesson-trick.json")).json()["words"]
        assert "lesson-trick-what" in chapter
        assert "table-log" not in chapter
        for path in ("/i18n/any/xx/school.json", "/i18n/any/de/..%2fterms.ftl"):
            assert (await browser.get(path)).status_code == 404


async def test_only_questions_that_bots_must_think_about_count_as_costly() -> None:
    """Who practises fast meets the limit for what keeps a worker busy only where a worker is kept busy."""
    async with house(site=Site(costly=1)) as here, here.browser() as browser:
        found = {}
        for name in ("who-wins", "open-it"):
            path = f"/api/school/exercises/{name}"
            asked = [await browser.post(path, params={"seed": "one"}) for _ in range(2)]
            judged = await browser.post(f"{path}/answer", params={"seed": "one", "given": "?"})
            found[name] = [answer.status_code for answer in (*asked, judged)]
    assert found == {"who-wins": [200, 200, 200], "open-it": [200, 429, 429]}


async def test_a_hand_of_a_lesson_can_be_played_out() -> None:
    """The defenders answer each card until none is left; what is no play, or stands in no lesson, is refused."""
    path = "/api/school/lessons/stealing/plays/0"
    async with house() as here, here.browser() as browser:
        turn = (await browser.post(path)).json()
        best = turn["possible"]
        while turn["legal"]:
            cards = ".".join([*turn["cards"], turn["legal"][0]])
            turn = (await browser.post(path, params={"cards": cards})).json()
        assert len(turn["cards"]) == 20
        assert turn["won"] == turn["possible"] <= best
        for wrong in ("SK", "??", "HA.HA"):
            assert (await browser.post(path, params={"cards": wrong})).status_code == 400
        for gone in ("/api/school/lessons/stealing/plays/9", "/api/school/lessons/points/plays/0"):
            assert (await browser.post(gone)).status_code == 404
