"""The pictures beside names on a whole server: chosen when sitting down, seen by all, only from the fixed set."""

from tests.integration.friends import key_to, pair, sat, seated, up_to_date, why_not


async def test_a_picture_is_chosen_with_the_name_and_seen_wherever_it_stands() -> None:
    """Host and guest show theirs, whoever chose none and bots have none; in the next game it is still the same."""
    async with pair(face="owl") as friends, friends.home.browser() as carla, friends.home.browser() as dirk:
        key = await key_to(friends.browsers[0], friends.table, "E")
        answer = await dirk.post(
            f"/api/tables/{friends.table}/sit", json={"key": key, "name": "D", "face": "dragon"}
        )
        assert (await why_not(answer))[0] == 400
        await sat(carla, friends.table, key, name="Carla", face="snail")
        looked = await carla.post(f"/api/tables/{friends.table}/invitation", json={"key": key})
        assert [player["face"] for player in looked.json()["players"]] == [None, "snail", "owl", None]
        anna, ben = friends.lines()
        async with anna, ben:
            view = await up_to_date(ben)
            assert {seat: seated(view, seat)["face"] for seat in "NESW"} == {
                "N": None,
                "E": "snail",
                "S": "owl",
                "W": None,
            }
