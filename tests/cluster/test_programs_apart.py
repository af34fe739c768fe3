"""Programs that play with a key at another server than the person who has given it."""

from tests.cluster.programs import Nats
from tests.cluster.test_two_servers import two
from tests.integration.friends import up_to_date
from tests.integration.test_programs import ended, let, program, turned_away


async def test_a_programs_key_is_the_same_at_all_servers(bus_server: Nats) -> None:
    """It opens the seat wherever the program connects; taken back at one server, it opens nothing at the other."""
    async with two(bus_server.address) as servers:
        here, there = servers.houses
        async with here.browser() as anna:
            table = await here.opened(anna, name="Anna")
            given = await let(anna, table)
            played = program(there, table, given["key"])
            assert (await up_to_date(played))["me"] == "S"
            assert await ended(anna, table) == 200
            assert await turned_away(played) == "wrong-key"
            assert await turned_away(program(there, table, given["key"])) == "wrong-key"
