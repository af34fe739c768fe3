"""Flags, variables of the environment and one file: which one counts, what is refused, and what is shown of it."""

import json
import tomllib
from pathlib import Path
from typing import Any

import click
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.cli.conftest import Ran, Terminal

from schlemm.cli.addresses import without_secrets
from schlemm.cli.commands import bots, serve
from schlemm.cli.configuration.configurable import flag_of, key_of, settings_of, variable_of
from schlemm.cli.configuration.setting import Origin, Setting, overlaid
from schlemm.cli.speech import Speech
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.server.app import run
from schlemm.server.app.joining import Backing
from schlemm.server.app.operation import Operation
from schlemm.store.location import PostgresDatabase, SqliteFile, StoreLocation

PAGE = Path(__file__).parents[3] / "docs" / "handbook.md"
CONFIGURED = [made(Speech(profile_named("en"))) for made in (serve.command, bots.command)]
ADDRESS = "postgresql://anna:secret@db.example/club"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was started with."""
    calls: list[dict[str, Any]] = []

    def serve(backing: Backing, host: str, port: int, **more: Any) -> None:
        del more["announce"]
        calls.append({"backing": backing, "host": host, "port": port, **more})

    monkeypatch.setattr(run, "serve", serve)
    return calls


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that sets everything."""
    path = tmp_path / "schlemm.toml"
    path.write_text(
        '[serve]\ndata = "file.db"\nhost = "10.0.0.1"\nport = 8101\ndrain = 9\nproxy = ["10.0.0.2", "10.1.0.0/16"]\n'
        "open = true\nseed = 3\n[bots]\nanything = 1\n"
    )
    return path


def shown(ran: Ran) -> dict[str, Any]:
    """What ``--show-config --json`` tells: value, kind and name of the origin."""
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return {key: (told["value"], told["from"], told["name"]) for key, told in found.items()}


def test_a_file_sets_what_flags_set(terminal: Terminal, served: list[dict[str, Any]], file: Path) -> None:
    """The keys of the table are the names of the flags, the values have their types; other tables are left alone."""
    assert terminal("serve", "--config", str(file)).code == 0
    assert served == [
        {
            "backing": Backing(SqliteFile(Path("file.db"))),
            "host": "10.0.0.1",
            "port": 8101,
            "operation": Operation(("10.0.0.2", "10.1.0.0/16"), drain=9),
            "open_browser": True,
            "seed": 3,
        }
    ]


def test_a_flag_counts_before_the_environment_and_that_before_the_file(
    terminal: Terminal, file: Path
) -> None:
    """Of each setting the flag counts, else the variable, else the file, else the default; no lists are joined."""
    words = ("serve", "--show-config", "--json", "--port", "8301")
    variables = {
        "SCHLEMM_CONFIG": str(file),
        "SCHLEMM_SERVE_PORT": "8201",
        "SCHLEMM_SERVE_PROXY": "10.9.9.9, ::1",
    }
    told = shown(terminal(*words, **variables))
    expected = {
        "data": ("file.db", "file", str(file)),
        "store": (None, "default", ""),
        "bus": (None, "default", ""),
        "bots": ("own", "default", ""),
        "ops": (None, "default", ""),
        "drain": (9, "file", str(file)),
        "prune-after": (30, "default", ""),
        "log": ("text", "default", ""),
        "host": ("10.0.0.1", "file", str(file)),
        "port": (8301, "flag", "--port"),
        "proxy": (["10.9.9.9", "::1"], "variable", "SCHLEMM_SERVE_PROXY"),
        "open": (True, "file", str(file)),
        "seed": (3, "file", str(file)),
    }
    assert {key: told[key] for key in expected} == expected
    assert shown(terminal(*words[:-2], **variables))["port"] == (8201, "variable", "SCHLEMM_SERVE_PORT")
    assert shown(terminal(*words, "--no-open", **variables))["open"] == (False, "flag", "--open")


def test_a_flag_names_the_file_before_the_environment_does(
    terminal: Terminal, file: Path, tmp_path: Path
) -> None:
    """``--config`` counts before ``SCHLEMM_CONFIG``, which then need not even be there."""
    words = ("serve", "--show-config", "--json", "--config", str(file))
    assert shown(terminal(*words, SCHLEMM_CONFIG=str(tmp_path / "none")))["port"][0] == 8101


def test_empty_variables_set_nothing(terminal: Terminal) -> None:
    """A variable without a text is as good as none, and so are those of other programs."""
    ran = terminal(
        "serve", "--show-config", "--json", SCHLEMM_SERVE_PORT="", SCHLEMM_CONFIG="", SCHLEMM_SERVER="x"
    )
    assert shown(ran)["port"] == (8000, "default", "")


@pytest.mark.parametrize(
    ("words", "variables", "place"),
    [
        (("--data", "typed.db"), {"SCHLEMM_SERVE_STORE": ADDRESS}, SqliteFile(Path("typed.db"))),
        (("--store", ADDRESS), {"SCHLEMM_SERVE_DATA": "x.db"}, PostgresDatabase(ADDRESS)),
        ((), {"SCHLEMM_SERVE_STORE": ADDRESS}, PostgresDatabase(ADDRESS)),
    ],
)
def test_one_place_takes_that_of_another(
    terminal: Terminal,
    served: list[dict[str, Any]],
    file: Path,
    words: tuple[str, ...],
    variables: dict[str, str],
    place: StoreLocation,
) -> None:
    """Who names where games are kept need not know that a file or the environment names another one."""
    assert terminal("serve", *words, SCHLEMM_CONFIG=str(file), **variables).code == 0
    assert [call["backing"] for call in served] == [Backing(place)]


def test_two_places_in_one_file_are_refused(
    terminal: Terminal, served: list[dict[str, Any]], tmp_path: Path
) -> None:
    """One file, as one command line, names one place."""
    (tmp_path / "two.toml").write_text('[serve]\ndata = "x.db"\nstore = "sqlite:y.db"\n')
    assert terminal("serve", "--config", str(tmp_path / "two.toml")).code == 2
    assert served == []


LAYERS = st.dictionaries(st.sampled_from("abcd"), st.integers())


@given(st.lists(LAYERS, max_size=4))
def test_the_last_layer_that_has_a_setting_counts(values: list[dict[str, int]]) -> None:
    """Settings are those of all layers; of each the last one; of a group that says one thing only the last layer's."""
    layers = tuple(
        {name: Setting(value, Origin("file", str(number))) for name, value in layer.items()}
        for number, layer in enumerate(values)
    )
    plain: dict[str, Setting] = {}
    for layer in layers:
        plain.update(layer)
    assert overlaid(layers) == plain
    last = next((layer for layer in reversed(layers) if layer.keys() & {*"ab"}), {})
    expected = {name: each for name, each in plain.items() if name not in "ab" or name in last}
    assert overlaid(layers, (("a", "b"),)) == expected


WRONG = [
    ("[serve]\nprot = 8001", "serve.prot"),
    ("[serve]\nProxy = []", "serve.Proxy"),
    ("[serve]\nopen-browser = true", "serve.open-browser"),
    ("[serve]\njson = true", "serve.json"),
    ("[serv]\nport = 1", "serv"),
    ("port = 8001", "port"),
    ("serve = 8001", "serve"),
    ("[[serve]]\nport = 1", "serve"),
    ('[serve]\nport = "8001"', "serve.port"),
    ("[serve]\nport = true", "serve.port"),
    ("[serve]\nport = 8001.0", "serve.port"),
    ("[serve]\nport = 65536", "65535"),
    ("[serve]\nseed = -1", "serve.seed"),
    ("[serve]\nopen = 1", "serve.open"),
    ('[serve]\nopen = "true"', "serve.open"),
    ('[serve]\nproxy = "10.0.0.1"', "serve.proxy"),
    ("[serve]\nproxy = [1]", "serve.proxy"),
    ("[serve]\nhost = 2001-01-01", "serve.host"),
    ("[serve]\nstore = {}", "serve.store"),
    ("[serve]\nport == 1", "2"),
    ("[serve]\nport = 1\nport = 2", "TOML"),
    ("a = " + "[" * 100_000, "TOML"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text", "named"), WRONG)
def test_what_a_file_says_wrong_is_named(
    terminal: Terminal, served: list[dict[str, Any]], tmp_path: Path, text: str, named: str, language: str
) -> None:
    """A key that there is not, or a value that it does not take: the sentence names file and key; exit code 2."""
    path = tmp_path / "x.toml"
    path.write_text(text)
    ran = terminal("serve", "--config", str(path), SCHLEMM_LANG=language)
    said = ran.err.replace("\n", "")
    assert (ran.code, ran.out, served) == (2, "", [])
    assert str(path) in said.replace(" ", "")
    assert named in said


def test_the_key_that_was_meant_is_proposed(terminal: Terminal, tmp_path: Path) -> None:
    """For a slip the key is told that is like it, and all that there are."""
    (tmp_path / "x.toml").write_text("[serve]\nprot = 8001")
    said = " ".join(terminal("serve", "--config", str(tmp_path / "x.toml"), SCHLEMM_LANG="en").err.split())
    assert "Do you mean serve.port?" in said
    assert "serve.host" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("variable", "text", "told"),
    [
        ("SCHLEMM_SERVE_PROT", "8001", "SCHLEMM_SERVE_PORT"),
        ("SCHLEMM_SERVE_PORT", "tcp://10.0.0.1:80", "65535"),
        ("SCHLEMM_SERVE_PORT", "8001.0", "65535"),
        ("SCHLEMM_SERVE_OPEN", "perhaps", "false"),
        ("SCHLEMM_SERVE_CONFIG", "x.toml", "SCHLEMM_SERVE_PORT"),
    ],
)
def test_what_the_environment_says_wrong_is_named(
    terminal: Terminal, served: list[dict[str, Any]], variable: str, text: str, told: str, language: str
) -> None:
    """So is a variable, with what it takes or what there is; exit code 2."""
    ran = terminal("serve", SCHLEMM_LANG=language, **{variable: text})
    assert (ran.code, ran.out, served) == (2, "", [])
    assert variable in ran.err
    assert told in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["missing", "folder", "bytes", "no path"])
def test_a_file_that_cannot_be_read_is_named(
    terminal: Terminal, tmp_path: Path, kind: str, language: str
) -> None:
    """Missing, a folder, no text, no path at all: the sentence names the file, and why; exit code 2."""
    path = tmp_path / "x.toml"
    if kind == "folder":
        path.mkdir()
    elif kind == "bytes":
        path.write_bytes(b"\xff\xfe")
    given = "x.toml\0" if kind == "no path" else str(path)
    for words, variables in ((("--config", given), {}), ((), {"SCHLEMM_CONFIG": given})):
        ran = terminal("serve", *words, SCHLEMM_LANG=language, **variables)
        assert (ran.code, ran.out) == (2, "")
        assert "x.toml" in ran.err.replace("\n", "")
        assert "Traceback" not in ran.err


def test_help_needs_no_file(terminal: Terminal) -> None:
    """Who asks for help gets it, whatever the configuration is."""
    ran = terminal("serve", "--config", "nowhere.toml", "--help", SCHLEMM_SERVE_PROT="x")
    assert (ran.code, ran.err) == (0, "")


def test_what_is_shown_can_be_a_file(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    """What is shown is TOML, and says as a file what it says; behind each value stands where it is from."""
    ran = terminal("serve", "--config", str(file), "--show-config", "--port", "0", SCHLEMM_SERVE_SEED="9")
    table = tomllib.loads(ran.out)["serve"]
    assert (table["port"], table["seed"], table["proxy"]) == (0, 9, ["10.0.0.2", "10.1.0.0/16"])
    origins = {
        line.split(" = ")[0]: line.rpartition("# ")[2] for line in ran.out.splitlines()[1:] if " = " in line
    }
    assert origins["port"] == "--port"
    assert origins["seed"] == "SCHLEMM_SERVE_SEED"
    assert origins["host"] == str(file)
    again = tmp_path / "again.toml"
    again.write_text(ran.out)
    once_more = terminal("serve", "--config", str(again), "--show-config").out
    assert tomllib.loads(once_more)["serve"] == table


def test_without_a_place_the_usual_one_is_shown(terminal: Terminal) -> None:
    """Where nobody says where games are kept, the usual file is shown; beside a database it is not."""
    usual = shown(terminal("serve", "--show-config", "--json"))["data"]
    assert usual[0].endswith("schlemm.db")
    assert usual[1] == "default"
    with_database = terminal("serve", "--show-config", "--json", SCHLEMM_SERVE_STORE=ADDRESS)
    assert shown(with_database)["data"] == (None, "default", "")


def test_passwords_are_not_shown(terminal: Terminal, tmp_path: Path) -> None:
    """Neither the settings nor a complaint about an address show the password in it."""
    for address in (ADDRESS, f"{ADDRESS}?password=secret", "postgresql://a:se@cret/secret@db.example/club"):
        for words in (("--show-config",), ("--show-config", "--json")):
            ran = terminal("serve", *words, SCHLEMM_SERVE_STORE=address)
            assert ran.code == 0
            assert "postgresql://" in ran.out
            assert "secret" not in ran.out
    for slip in ("postgres:anna:secret@db.example/club", "postgrsql://anna:secret@db.example/club"):
        (tmp_path / "store").write_text(slip)
        for address in (slip, f"@{tmp_path / 'store'}"):
            ran = terminal("serve", SCHLEMM_SERVE_STORE=address)
            assert ran.code == 2
            assert "secret" not in ran.err


NAME = st.text("abz0-._%", min_size=1, max_size=8)


@given(NAME, NAME, NAME, NAME)
def test_what_is_shown_of_an_address_does_not_depend_on_who_asks(
    user: str, password: str, host: str, path: str
) -> None:
    """Scheme, host and path stay; name and password go, whatever they are."""
    for separator in ("", "/", "@", "#"):
        secret = f"{user}{separator}:{password}{separator}"
        told = without_secrets(f"postgresql://{secret}@{host}/{path}?sslmode=require")
        assert told in {f"postgresql://{host}/{path}", "postgresql://…"}
        assert separator or told == f"postgresql://{host}/{path}"


def test_an_address_may_stand_in_a_file(
    terminal: Terminal, served: list[dict[str, Any]], tmp_path: Path
) -> None:
    """``@FILE`` is the address in it, by flag, environment and file; what is shown is the file's name."""
    secret, file = tmp_path / "store", tmp_path / "x.toml"
    secret.write_text(f"{ADDRESS}\n")
    file.write_text(f'[serve]\nstore = "@{secret}"\n')
    terminal("serve", "--store", f"@{secret}")
    terminal("serve", SCHLEMM_SERVE_STORE=f"@{secret}")
    terminal("serve", "--config", str(file))
    assert [call["backing"] for call in served] == [Backing(PostgresDatabase(ADDRESS))] * 3
    told = shown(terminal("serve", "--config", str(file), "--show-config", "--json"))
    assert told["store"] == (f"@{secret}", "file", str(file))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [None, "", "\n", f"{ADDRESS}\n{ADDRESS}\n", b"\xff"])
def test_a_file_without_an_address_is_named(
    terminal: Terminal, tmp_path: Path, text: str | bytes | None, language: str
) -> None:
    """A secret's file that is missing, empty, or has more than one line ends every command with 2, and is named."""
    path = tmp_path / "store"
    if text is not None:
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    for words in (("serve", "--store"), ("store", "migrate"), ("store", "list")):
        ran = terminal(*words, f"@{path}", SCHLEMM_LANG=language)
        assert (ran.code, ran.out) == (2, "")
        assert str(path) in ran.err.replace("\n", "").replace(" ", "")
        assert "secret" not in ran.err


def rows(command: click.Command) -> dict[str, list[str]]:
    """The rows of a command's table on the page, by their flags."""
    table = PAGE.read_text(encoding="utf-8").partition(f"key in `[{command.name}]`")[2].partition("\n\n")[0]
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in table.splitlines()
        if line.startswith("| `")
    ]
    return {row[0].strip("`"): row[1:] for row in cells}


@pytest.mark.parametrize("command", CONFIGURED, ids=lambda command: command.name)
def test_the_page_has_every_flag(command: click.Command) -> None:
    """Each option of a command has its row: key, variable, default and meaning; and no row is left over."""
    own, expected = settings_of(command), {}
    variables = {
        "config": "`SCHLEMM_CONFIG`",
        "lang": "`SCHLEMM_LANG`",
        "chosen_words": "`SCHLEMM_WORDS`",
    }
    for param in command.params:
        option = own.get(param.name)
        expected[max(param.opts, key=len)] = (
            ["–", variables.get(param.name, "–")]
            if option is None
            else [f"`{key_of(option)}`", f"`{variable_of(command, option)}`"]
        )
    assert {flag: row[:2] for flag, row in rows(command).items()} == expected
    assert all(row[3] for row in rows(command).values())


@pytest.mark.parametrize("command", CONFIGURED, ids=lambda command: command.name)
def test_the_page_has_the_defaults(command: click.Command) -> None:
    """A default that a command has stands in its row; where it has none, words do."""
    for option in settings_of(command).values():
        told, default = rows(command)[flag_of(option)][2], option.get_default(click.Context(command))
        assert told
        if isinstance(default, str | int) and not option.is_flag:
            assert told == f"`{default}`"


def test_each_command_reads_its_own_table(terminal: Terminal, tmp_path: Path) -> None:
    """One file serves both commands; what stands in the table of the other is not looked at."""
    path = tmp_path / "x.toml"
    path.write_text('[serve]\nport = 8101\n[bots]\nbus = "nats://anna:secret@bus.example"\nworkers = 3\n')
    told = shown(
        terminal("bots", "--show-config", "--json", SCHLEMM_CONFIG=str(path), SCHLEMM_SERVE_PORT="x")
    )
    assert told == {"bus": ("nats://bus.example", "file", str(path)), "workers": (3, "file", str(path))}
    assert shown(terminal("serve", "--show-config", "--json", SCHLEMM_CONFIG=str(path)))["port"][0] == 8101
    assert terminal("bots", "--show-config", SCHLEMM_BOTS_WORKERS="0").code == 2
