"""The files of ``examples/deploy``, as far as they can be judged without containers; the proxies are run elsewhere."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml  # pyrefly: ignore[untyped-import]

from schlemm.cli.run import program, run
from schlemm.cli.speech import Speech
from schlemm.i18n.profile import profile_named

DEPLOY = Path(__file__).resolve().parents[2] / "examples" / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = {
    name: service
    for name, service in SERVICES.items()
    if service["image"] == "schlemm" and "entrypoint" not in service
}
ONCE = ("migrate", "bus-password")
"""What ends once it has done its work."""
UNITS = sorted(DEPLOY.glob("*.service"))
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")

SHORT = re.compile(r"[a-z0-9-]+(:[a-z0-9.-]+)?")
"""The name of an image without a registry."""


def test_what_runs_together_is_there() -> None:
    """A database, a bus, their preparation, two servers, two workers, and a proxy before them."""
    assert {*SERVICES} == {*("postgres", "nats", *ONCE, "proxy", "server-1", "server-2", "bots-1", "bots-2")}
    assert {name for name, service in SERVICES.items() if "ports" in service} == {"proxy"}
    assert COMPOSE["networks"]["inside"]["internal"] is True


@pytest.mark.parametrize("name", SERVICES)
def test_a_container_can_do_no_more_than_it_must(name: str) -> None:
    """No container is root, gains rights, or writes but to memory and volumes; each comes again, and has a check."""
    service = SERVICES[name]
    assert SHORT.fullmatch(service["image"])
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", service["user"])
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert not service.keys() & {"privileged", "cap_add", "devices", "network_mode", "pid", "ipc"}
    assert service["restart"] == ("on-failure" if name in ONCE else "unless-stopped")
    assert service["tmpfs"]
    assert "healthcheck" in service


def test_what_is_named_is_there() -> None:
    """Whatever a service waits for, mounts, or is told of stands in the same file or beside it."""
    for service in SERVICES.values():
        assert {*service.get("depends_on", {})} <= {*SERVICES}
        assert {*service.get("secrets", [])} <= {*COMPOSE["secrets"]}
        assert {*service["networks"]} <= {*COMPOSE["networks"]}
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"]
    assert COMPOSE["services"]["migrate"]["build"] == {
        "context": "../..",
        "dockerfile": (DEPLOY / "Containerfile").relative_to(DEPLOY.parents[1]).as_posix(),
    }


def test_no_password_stands_in_the_file() -> None:
    """Passwords come as files; nothing in the file has one, nor does any command line."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    told = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    assert not re.search(r"://[^/\s$]*:[^/\s$]*@", told)
    assert all("file" in secret for secret in COMPOSE["secrets"].values())
    assert {key for key in SERVICES["postgres"]["environment"] if "PASSWORD" in key} == {
        "POSTGRES_PASSWORD_FILE"
    }


@pytest.mark.parametrize("name", OURS)
def test_our_command_lines_are_known(name: str) -> None:
    """Each command of ours exists with the flags that it is given."""
    words = [word for word in OURS[name]["command"] if not word.startswith("--")]
    flags = {word.split("=")[0] for word in OURS[name]["command"] if word.startswith("--")}
    command: Any = program(Speech(profile_named("en")))
    for word in words[:1] if words[0] != "store" else words[:2]:
        command = command.get_command(None, word)
        assert command is not None, word
    known = {each for param in command.params for each in param.opts}
    assert flags <= known


def test_the_proxy_is_the_one_that_is_believed() -> None:
    """The servers believe the address that the proxy has, and it knows both of them by name."""
    address = SERVICES["proxy"]["networks"]["inside"]["ipv4_address"]
    text = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
    for name in ("server-1", "server-2"):
        assert f"--proxy={address}" in SERVICES[name]["command"]
        assert f"{name}:8000" in text
        assert f"{name}:8000" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        assert SERVICES[name]["stop_grace_period"] == "90s"


def test_the_image_is_built_of_what_is_there() -> None:
    """Images have short names, what is copied is in the repository, and what runs is nobody's and has a check."""
    images = re.findall(r"^FROM (\S+)", CONTAINERFILE, re.MULTILINE)
    assert len(images) == 2
    assert all(SHORT.fullmatch(image) for image in images)
    for sources in re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE):
        assert all((DEPLOY.parents[1] / source).exists() for source in sources.split())
    last = CONTAINERFILE.rpartition("FROM ")[2]
    assert re.search(r"^USER 10001:10001$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    assert {service["user"] for service in OURS.values()} == {"10001:10001"}


def test_the_settings_of_a_club_are_known(capsys: pytest.CaptureFixture[str]) -> None:
    """The example of a file of settings is one, for both commands."""
    assert run(["bots", "--config", str(DEPLOY / "schlemm.toml"), "--show-config"], {}) == 0
    assert run(["serve", "--config", str(DEPLOY / "schlemm.toml"), "--show-config"], {}) == 0
    assert 'data = "/var/lib/schlemm/schlemm.db"' in capsys.readouterr().out


def unit_here(unit: Path, folder: Path) -> Path:
    """A unit as systemd takes it where Schlemm is not installed: with a program that there is; one of a template."""
    text = unit.read_text(encoding="utf-8")
    assert "/opt/schlemm/bin/schlemm " in text
    here = folder / unit.name.replace("@.", "@1.")
    here.write_text(text.replace("/opt/schlemm/bin/schlemm ", "/bin/true "), encoding="utf-8")
    return here


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit: Path, tmp_path: Path) -> None:
    """``systemd-analyze`` has no objection, and finds little that an attacker could reach (2 of 10, or less)."""
    here = unit_here(unit, tmp_path)
    read = subprocess.run(["systemd-analyze", "verify", here], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")
    exposed = ["systemd-analyze", "security", "--no-pager", "--offline=true", "--threshold=20", str(here)]
    assert subprocess.run(exposed, capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_ends_in_good_order(unit: Path) -> None:
    """Asked to end it gets SIGTERM and time; after a failure it comes again; it has no rights and no home."""
    lines = {*unit.read_text(encoding="utf-8").splitlines()}
    assert lines >= {
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "NoNewPrivileges=yes",
        "Restart=on-failure",
        "KillSignal=SIGTERM",
        "TimeoutStopSec=90",
        "LoadCredential=schlemm.toml:/etc/schlemm/schlemm.toml",
    }


def test_both_units_are_equally_guarded() -> None:
    """What guards the server guards the workers."""
    guarded = [
        re.findall(r"^(?:Protect|Restrict|System|Private)\S+$", unit.read_text(), re.MULTILINE)
        for unit in UNITS
    ]
    assert len(guarded) == 2
    assert guarded[0] == guarded[1] != []
