"""The record of a match keeps what players told their opponents."""

import pytest
from tests.integration.friends import done, up_to_date
from tests.integration.house import wish
from tests.integration.teams import meeting, play


@pytest.mark.slow
async def test_explanations_are_kept_with_the_record_of_a_board() -> None:
    """What Anna says of her call stands beside it once both tables are done, with her name and her system's words."""
    async with meeting("1E", boards=4) as match:
        anna, ben = match.home.line(match.anna, match.tables[0]), match.home.line(match.ben, match.tables[1])
        async with anna, ben:
            await done(anna, "next")
            view = await up_to_date(anna)
            while not view["turn"]["mine"]:
                for line in (ben,):
                    todo = wish(await up_to_date(line), lambda choices: choices[0])
                    if todo is not None:
                        line.ask(todo[0], line.latest["version"], **todo[1])
                view = await up_to_date(anna)
            index = len(view["calls"])
            await done(anna, "call", call="P")
            await up_to_date(anna)
            await done(anna, "explain-call", index=index, call="P", text="nothing special")
            assert [each["text"] for each in (await up_to_date(ben))["explanations"]] == ["nothing special"]
            await up_to_date(anna)
            await done(anna, "explain-call", index=index, call="P", text=None)
            await play((anna, ben), lambda now: min(now["match"]["finished"]) >= 1)
            answer = await match.anna.get(f"/api/matches/{match.match}/boards/1")
            said = answer.json()["tables"][0]["explanations"]
            assert [(each["index"], each["name"], each["text"]) for each in said] == [(index, "Anna", None)]
            assert said[0]["said"]
            assert answer.json()["tables"][1]["explanations"] == []
