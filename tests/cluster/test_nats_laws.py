"""The bus over a real NATS server keeps what every bus promises."""

import pytest
from tests.cluster.programs import Nats

from schlemm.bus.location import bus_location
from schlemm.bus.nats_bus import NatsBus
from schlemm.testing.buses import check_bus


@pytest.mark.slow
async def test_it_keeps_the_laws_of_buses(bus_server: Nats) -> None:
    """Everything that servers and bots count on, between two connections to one server."""
    one, other = NatsBus(bus_location(bus_server.address)), NatsBus(bus_location(bus_server.address))
    for each in (one, other):
        await each.start()
    try:
        await check_bus(one, other)
    finally:
        for each in (one, other):
            await each.close()
