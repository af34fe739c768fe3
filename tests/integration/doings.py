"""What people do at a table of their own accord, chosen at random from what they see: legal, and some of it rare."""

from random import Random

from tests.integration.house import Said, wish
from tests.integration.players import anyhow

Doing = tuple[str, Said]
"""The type of a message and what it holds, without id and version."""

RARELY = 0.004
"""How often something that ends a game, or takes somebody from it, is done where it may be."""


def something(view: Said, random: Random, often: float = 0.7) -> Doing | None:
    """What the reader of this view does now; ``None`` for nothing.

    Args:
        view: What they see.
        random: What they do follows from it.
        often: How likely they do what brings the game on, if there is such a thing.
    """
    onward = onward_of(view, random)
    others = [*_about_the_board(view, random), *_among_people(view, random), *_of_match(view, random)]
    if onward is not None and (random.random() < often or not others):
        return onward
    return random.choice(others) if others else None


def onward_of(view: Said, random: Random) -> Doing | None:
    """What brings the game on; claims are agreed to or not, and what is asked is answered."""
    if view["undo"] is not None and view["undo"]["mine"]:
        return "answer-undo", {"accept": random.random() < 0.6}
    if view["claim"] is not None and view["claim"]["mine"]:
        return "answer", {"accept": random.random() < 0.4}
    if view["pack"] is not None and view["pack"]["mine"]:
        return "cut", {"after": random.randint(view["pack"]["least"], view["pack"]["most"])}
    if view["match"] is not None and view["match"]["paused"]:
        return "resume", {}
    if any(each["away"] for each in view["players"] if each["seat"] == view["me"]):
        return "come-back", {}
    return wish(view, anyhow(random))


def _about_the_board(view: Said, random: Random) -> list[Doing]:
    may, found = view["may"], list[Doing]()
    if may["undo"]:
        found += [("undo", {})] * 3
    if may["claim"]:
        tricks = random.randint(0, 13 - len(view["piles"]))
        found += [("claim", {"tricks": tricks, "statement": random.choice(("none", "top-cards"))})] * 2
    if view["undo"] is not None and view["undo"]["by"] == view["me"]:
        found.append(("answer-undo", {"accept": False}))
    promise = view["promise"]
    if promise is not None and not promise["given"]:
        found.append(
            ("contribute", {"number": promise["number"], "value": f"{random.getrandbits(128):032x}"})
        )
    if may["draw"]:
        found.append(("draw", {}))
    if may["stop"] and random.random() < RARELY:
        found.append(("stop", {}))
    return found


def _among_people(view: Said, random: Random) -> list[Doing]:
    may, calls = view["may"], dict(enumerate(view["calls"]))
    found: list[Doing] = [("settings", random.choice(_SETTINGS))] if random.random() < 0.3 else []
    if may["say"]:
        found.append(("say", {"line": random.choice(may["say"])}))
    if view["me"] in may["standIn"] and random.random() < 0.3:
        found.append(("stand-in", {"seat": view["me"]}))
    for index in [each for each in may["explainCall"] if calls.get(each)][-1:]:
        text = random.choice((None, "strong", "clubs, or a balanced hand"))
        found.append(("explain-call", {"index": index, "call": calls[index], "text": text}))
    asked = [each for each in may["askAboutCall"] if calls.get(each)][-1:]
    found += [("ask-about-call", {"index": index, "call": calls[index]}) for index in asked]
    guests = [each["since"] for each in view["spectators"] if each["mayEnd"]]
    found += [("send-away", {"since": since}) for since in guests if random.random() < 0.1]
    if view["me"] in may["freeSeat"] and random.random() < RARELY:
        found.append(("free-seat", {"seat": view["me"]}))
    return found


_SETTINGS: tuple[Said, ...] = (
    {"stake": 5},
    {"stake": 0},
    {"rounding": "half-up"},
    {"partnerDeclares": "watch"},
    {"partnerDeclares": "play"},
    {"lookingBack": "laws"},
    {"lookingBack": "freely"},
    {"tempo": 0},
)


def _of_match(view: Said, random: Random) -> list[Doing]:
    match = view["match"]
    if match is None:
        return []
    found: list[Doing] = [("pause", {}), *(("captain", {"place": place}) for place in match["captains"][:1])]
    if match["over"]:
        text = random.choice(("Ach", "Well bid"))
        found.append(("comment", {"board": 1, "room": 1, "what": "call", "index": 0, "text": text}))
    if match["releases"] and random.random() < RARELY:
        found.append(("release", {"place": random.choice(match["releases"])}))
    for team in match["linesUp"]:
        places = random.sample({"A": ("1N", "1S", "2E", "2W"), "B": ("1E", "1W", "2N", "2S")}[team], 4)
        found.append(("line-up", {"team": team, "to": places}))
    return found
