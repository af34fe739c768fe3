"""What a command, a commit, a message and a bot's question cost: the one place where these figures stand."""

from __future__ import annotations

from dataclasses import dataclass, field


def cost(value: float, meaning: str) -> float:
    """A field with a default, and what it means, which is also the help of its flag."""
    return field(default=value, metadata={"help": meaning})


@dataclass(frozen=True, slots=True)
class Costs:
    """Costs of one thing each; ``_ms`` are milliseconds of one core unless they are said to be a wait.

    The sums are those that ``lab/load/cluster_load.py`` measured with one table's people at two servers, on the
    machine that ``docs/capacity.md`` describes: 8.2 ms a command for both servers (``decide`` + 4 ``show`` + ``hear``
    + ``follow``), of which one server alone took 6.1 ms (without ``hear`` and ``follow``); 0.38 ms for PostgreSQL
    (``append`` + ``read``), of which one server alone asked for 0.25 ms; 0.43 ms for NATS, in 6.3 messages. How what is
    left of each sum is divided was not measured, and is assumed; what else is assumed says so. Every field is a flag
    of ``lab/capacity/capacity.py``.
    """

    decide_ms: float = cost(2.9, "server: a command, until it is sent to the database (share assumed)")
    show_ms: float = cost(0.8, "server: one person's update (share assumed)")
    hear_ms: float = cost(
        0.8, "another server: a word that a table is further, and its question (share assumed)"
    )
    follow_ms: float = cost(1.2, "another server: what it has read, taken in (share assumed)")
    connect_ms: float = cost(5.0, "server: a person's new socket (assumed)")
    open_ms: float = cost(10.0, "server: a table opened, its stream read in (assumed)")
    ask_ms: float = cost(1.3, "server: a question to a bot over the bus, and its answer")
    append_ms: float = cost(0.25, "PostgreSQL: an append")
    read_ms: float = cost(0.13, "PostgreSQL: the few events that another server reads on")
    read_all_ms: float = cost(2.0, "PostgreSQL: a whole stream (assumed)")
    flush_ms: float = cost(2.0, "wait for the disk, shared by the commits that wait together (assumed)")
    log_bytes: float = cost(344.0, "written to the log of PostgreSQL by a command")
    disk_mb: float = cost(100.0, "MB a second that the disk of the log takes (assumed)")
    message_ms: float = cost(0.07, "NATS: a message in or out")
    call_ms: float = cost(2.0, "bots: a call by rules")
    card_ms: float = cost(
        167.0, "bots: a card of a club bot; so three take 0.035 of a core a table (0.02 to 0.05)"
    )
    review_ms: float = cost(2000.0, "bots: a review of a board (assumed)")
    table_kb: float = cost(248.0, "memory of a table at its server")
    network_ms: float = cost(0.0, "wait from a person to the server, and as long again for the way back")
