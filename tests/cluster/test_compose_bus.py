"""The bus of ``examples/deploy/compose.yaml`` has a password, made at the first start, and denies all others."""

import subprocess
from pathlib import Path

import pytest
from tests.cluster.houses import bus_to
from tests.cluster.programs import NATS, Nats
from tests.unit.test_deploy import OURS, SERVICES

from schlemm.bus.bus import BusTrouble
from schlemm.cli.addresses import address_in

(SCRIPT,) = SERVICES["bus-password"]["command"]


def made(folder: Path) -> str:
    """Run what makes the password, with its volume in this folder; the address that servers and workers are given."""
    script = SCRIPT.replace("$$", "$").replace("/data", str(folder))
    subprocess.run([*SERVICES["bus-password"]["entrypoint"], script], check=True)
    return address_in(f"@{folder / 'address'}")


def test_the_password_is_made_once(tmp_path: Path) -> None:
    """It is long, another one elsewhere, stays at the next start, and is what servers and workers are given."""
    (tmp_path / "other").mkdir()
    address, again, other = made(tmp_path), made(tmp_path), made(tmp_path / "other")
    assert address == again != other
    password = address.removeprefix("nats://schlemm:").removesuffix("@nats:4222")
    assert len(password) == 48
    for name, service in OURS.items():
        assert ("--bus=@/bus/address" in service["command"]) is (name != "migrate")
        assert ("bus:/bus:ro" in service.get("volumes", [])) is (name != "migrate")


@pytest.mark.skipif(NATS is None, reason="NATS is not installed")
async def test_nobody_is_let_in_without_the_password(tmp_path: Path) -> None:
    """Started as it is there, the bus hears who brings the address, and denies whoever does not."""
    address = made(tmp_path)
    where = {"/bus": str(tmp_path), "/data": str(tmp_path / "kept"), "8222": "-1"}
    options = "\n".join(SERVICES["nats"]["command"])
    for there, here in where.items():
        options = options.replace(there, here)
    server = Nats(tmp_path, *options.splitlines())
    server.start()
    try:
        async with bus_to(address.replace("nats:4222", f"127.0.0.1:{server.port}")) as bus:
            assert bus.is_connected
        with pytest.raises(BusTrouble) as trouble:
            async with bus_to(server.address.replace("//", "//schlemm:guessed@")):
                pass
        assert trouble.value.reason == "denied"
        with pytest.raises(BusTrouble):
            async with bus_to(server.address):
                pass
    finally:
        server.kill()
