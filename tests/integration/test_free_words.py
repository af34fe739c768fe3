"""Free words on a whole server: who hears them, when they are refused, and that nothing of them is kept."""

import json

from tests.integration.friends import do, done, key_to, play, playing, refused, sat, up_to_date
from tests.integration.house import Line, Said
from tests.integration.spectators import watch, watch_keys
from tests.integration.teams import meeting

WORDS = "Trinkt noch jemand Kaffee? <b>Ich</b> schon"


def heard(view: Said) -> list[tuple[str, str, str]]:
    """What the reader of a view may read of what was said."""
    return [(words["seat"], words["name"], words["text"]) for words in view["words"]]


async def heard_by(line: Line) -> list[tuple[str, str, str]]:
    """The same, once nothing more comes."""
    return heard(await up_to_date(line))


async def test_free_words_reach_who_is_there_between_boards_and_are_kept_nowhere() -> None:
    """Off until the host wants them; refused during a board; forgotten with the next one, and never stored."""
    async with playing() as (friends, anna, ben):
        await play((anna, ben), lambda view: view["phase"] == "result")
        assert await refused(ben, "speak", text=WORDS) == "words-off"
        assert await refused(ben, "settings", words=True) == "host-decides"
        assert ((await up_to_date(ben))["may"]["words"], (await up_to_date(anna))["may"]["words"]) == (
            False,
            True,
        )
        await done(anna, "settings", words=True)
        assert (await up_to_date(ben))["may"]["speak"]

        first = ben.ask("speak", 0, text=f"  {WORDS}\u202e\n")
        confirmed = await ben.reply(first)
        ben.say(json.dumps({"type": "speak", "id": first, "seen": 0, "text": WORDS}))
        assert await ben.reply(first) == confirmed
        said = [("N", "Ben", WORDS)]
        assert await heard_by(anna) == await heard_by(ben) == said
        assert [[words["mine"] for words in (await up_to_date(line))["words"]] for line in (anna, ben)] == [
            [False],
            [True],
        ]
        assert [(await do(ben, "speak", text="!")).get("why", {}).get("code") for _ in range(6)][
            -1
        ] == "too-fast"
        await done(anna, "next")
        view = await up_to_date(ben)
        assert (view["may"]["speak"], view["words"]) == (False, [])
        assert await refused(anna, "speak", text=WORDS) == "words-during-board"
        await done(anna, "stop")
        assert (await up_to_date(ben))["words"] == []
        stored = await friends.home.store.read(friends.table)
        assert stored
        assert not any("Kaffee" in repr(entry) for entry in stored)


async def test_who_comes_later_does_not_read_what_was_said_before() -> None:
    """A person who sits down between two boards reads what is said from then on, as all do who sat there before."""
    async with playing() as (friends, anna, ben), friends.home.browser() as carla:
        await play((anna, ben), lambda view: view["phase"] == "result")
        await done(anna, "settings", words=True)
        await done(ben, "speak", text="Kommt Carla noch?")
        await sat(carla, friends.table, await key_to(friends.browsers[0], friends.table, "E"), name="Carla")
        async with friends.home.line(carla, friends.table) as late:
            assert await heard_by(late) == []
            await done(ben, "speak", text="Da ist sie ja")
            assert await heard_by(late) == [("N", "Ben", "Da ist sie ja")]
            assert len(await heard_by(anna)) == 2


async def test_guests_read_nothing_from_before_they_came() -> None:
    """Who looks on reads what is said from then on, though the player whose guest they are reads all of it."""
    async with (
        playing() as (friends, anna, ben),
        friends.home.browser() as gerda,
        friends.home.browser() as hanna,
    ):
        shoulder, _ = await watch_keys(friends.browsers[0], friends.table)
        await watch(gerda, friends.table, shoulder)
        await play((anna, ben), lambda view: view["phase"] == "result")
        await done(anna, "settings", words=True)
        await done(ben, "speak", text=WORDS)
        await watch(hanna, friends.table, shoulder, name="Hanna")
        await done(ben, "speak", text="Hallo Hanna")
        read = []
        for guest in (gerda, hanna):
            async with friends.home.watch_line(guest, friends.table) as line:
                read.append([text for _, _, text in heard(await line.view())])
        assert read == [[WORDS, "Hallo Hanna"], ["Hallo Hanna"]]
        assert len(await heard_by(anna)) == 2


async def test_no_free_word_while_the_other_table_of_a_match_plays() -> None:
    """Who has finished a board is refused until it is over everywhere, and again once one table has the next."""
    async with meeting() as both:
        anna, ben = both.lines()
        async with anna, ben:
            await done(anna, "settings", words=True)
            assert await refused(ben, "settings", words=False) == "host-decides"
            await done(anna, "speak", text=WORDS)
            assert await heard_by(ben) == []
            await done(anna, "next")
            await up_to_date(ben)
            await play((anna,), lambda view: view["phase"] == "finished-here")
            assert await refused(anna, "speak", text=WORDS) == "words-board-elsewhere"
            assert await refused(ben, "speak", text=WORDS) == "words-during-board"
            await play((ben,), lambda view: view["phase"] == "result")
            await done(anna, "speak", text=WORDS)
            await done(ben, "next")
            assert await refused(anna, "speak", text=WORDS) == "words-board-elsewhere"
            assert (await up_to_date(anna))["words"] == []
