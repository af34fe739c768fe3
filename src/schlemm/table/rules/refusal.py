"""Why a table does not do what it is asked, where no rule of the game says so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schlemm.core.sentence import Facts


class RefusalCode(Enum):
    """The reasons; ``refused-`` and the value is the message in the catalogues."""

    STALE = "stale"
    NOT_YOUR_HAND = "not-your-hand"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    OTHERS_MUST_AGREE = "others-must-agree"
    BOARD_NOT_OVER = "board-not-over"
    GAME_OVER = "game-over"
    BAD_STAKE = "bad-stake"
    PARTNERS_CALL = "partners-call"
    NO_HINTS = "no-hints"
    NOT_TO_CALL = "not-to-call"
    NOT_TO_PLAY = "not-to-play"
    OTHER_RULES = "other-rules"
    NO_BOARD = "no-board"
    NOTHING_LEFT = "nothing-left"
    HANDS_MISSING = "hands-missing"
    NO_HINTS_AMONG_PEOPLE = "no-hints-among-people"
    NOT_ASKED = "not-asked"
    SEAT_TAKEN = "seat-taken"
    NOT_SEATED_YET = "not-seated-yet"
    NAME_MISSING = "name-missing"
    NAME_TOO_LONG = "name-too-long"
    NAME_AT_TABLE = "name-at-table"
    TOO_MANY_DEVICES = "too-many-devices"
    NO_PROGRAM = "no-program"
    NOT_FOR_PROGRAMS = "not-for-programs"
    STILL_HERE = "still-here"
    NOBODY_TO_STAND_IN_FOR = "nobody-to-stand-in-for"
    AWAY = "away"
    NOT_AWAY = "not-away"
    SEATS_ARE_FIXED = "seats-are-fixed"
    HOST_STARTS = "host-starts"
    HOST_DECIDES = "host-decides"
    LAST_PERSON = "last-person"
    DEVICE_IN_USE = "device-in-use"
    HERE_JUST_NOW = "here-just-now"
    NOT_DURING_BOARD = "not-during-board"
    TOO_FAST = "too-fast"
    COMMENTS_FULL = "comments-full"
    GAME_NOT_OVER = "game-not-over"
    NO_TAKE_BACK = "no-take-back"
    ABSENT_MUST_AGREE = "absent-must-agree"
    ABSENT_HAS_A_SAY = "absent-has-a-say"
    SEAT_IN_BROWSER = "seat-in-browser"
    BOARD_ELSEWHERE = "board-elsewhere"
    SEATED_ELSEWHERE = "seated-elsewhere"
    MATCH_PAUSED = "match-paused"
    CAPTAIN_DECIDES = "captain-decides"
    WATCHING_ENDED = "watching-ended"
    HAS_WATCHED = "has-watched"
    PLAYS_HERE = "plays-here"
    WATCHES_ALREADY = "watches-already"
    TOO_MANY_SPECTATORS = "too-many-spectators"
    NOT_YOUR_GUEST = "not-your-guest"
    SAME_COLOURS = "same-colours"
    NOTHING_PROMISED = "nothing-promised"
    GIVEN_ALREADY = "given-already"
    NAME_TAKEN = "name-taken"
    CIRCLE_FULL = "circle-full"
    ONLY_HOST_AGREES = "only-host-agrees"
    NO_SUCH_PLACES = "no-such-places"
    NO_SUCH_LINE = "no-such-line"
    NO_SUCH_BOARD = "no-such-board"
    BOARD_WRITTEN = "board-written"
    NO_HONOURS = "no-honours"
    OVER_BEFORE = "over-before"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NAME_ON_PAD = "name-on-pad"
    TOO_MANY_PEOPLE = "too-many-people"
    PAD_FULL = "pad-full"
    PAD_CHANGED = "pad-changed"
    NOT_YOUR_CALL = "not-your-call"
    EXPLANATION_LENGTH = "explanation-length"
    CALL_GONE = "call-gone"
    CARD_UNEXPLAINED = "card-unexplained"
    NOBODY_TO_ASK = "nobody-to-ask"
    QUESTION_AT_TURN = "question-at-turn"
    ASKED_ALREADY = "asked-already"
    NO_PACK_TO_CUT = "no-pack-to-cut"
    CUT_FIRST = "cut-first"
    BAD_CUT = "bad-cut"
    NOTHING_ANNOUNCED = "nothing-announced"
    WORDS_OFF = "words-off"
    WORDS_DURING_BOARD = "words-during-board"
    WORDS_BOARD_ELSEWHERE = "words-board-elsewhere"
    WORDS_LENGTH = "words-length"
    TOO_OFTEN = "too-often"
    CIRCLE_TOO_OFTEN = "circle-too-often"
    PAD_TOO_OFTEN = "pad-too-often"


@dataclass(eq=True, unsafe_hash=True)
class Refused(Exception):
    """A request that is not carried out, as a value.

    Attributes:
        reason: Why.
        data: Facts that the message needs, as (name, value) pairs.
    """

    reason: RefusalCode
    data: Facts = ()

    def __str__(self) -> str:
        return " ".join([self.reason.value, *(f"{name}={value}" for name, value in self.data)])
