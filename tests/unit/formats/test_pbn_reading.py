"""Reading PBN from anywhere: what is understood, what is not, and that the place of it is told."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.unit.formats.one_game import defects_in, only

from schlemm.core.auction import Auction
from schlemm.core.cards import Card
from schlemm.core.conditions import Conditions
from schlemm.core.deal import Deal
from schlemm.core.seats import SEATS, Seat, Vulnerability
from schlemm.formats.filed import FiledPlay
from schlemm.formats.pbn import PbnCode, PbnDefect, PbnGame, read_pbn
from schlemm.i18n.profile import LANGUAGES, profile_named
from schlemm.i18n.translator import Translator
from schlemm.testing import deals

NORTH, EAST, SOUTH, WEST = ".63.AKQ987.A9732", "A8654.KQ5.T.QJT6", "J973.J98742.3.K4", "KQT2.AT.J6542.85"
DEAL = Deal.parse(f"N:{NORTH} {EAST} {SOUTH} {WEST}")

STANDARD = """\
[Event "International Amsterdam Airport Schiphol Bridgetournament"]
[Site "Amsterdam, The Netherlands NLD"]
[Date "1995.06.10"]
[Board "1"]
[West "Podgor"]
[North "Westra"]
[East "Kalish"]
[South "Leufkens"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Scoring "IMP"]
[Declarer "S"]
[Contract "5HX"]
[Result "9"]
{
                S

                H 6 3
[Board "2"]
}
[Auction "N"]
1D      1S   3H =1= 4S
4NT =2= X    Pass   Pass
5C      X    5H     X
Pass    Pass Pass
[Note "1:non-forcing 6-9 points, 6-card"]
[Note "2:two colors: clubs and diamonds"]
[Play "W"]
SK =1= H3 S4 S3
-  -  -  H2
*
[Note "1:highest of series"]
"""


def wrong(text: str | bytes) -> list[tuple[str, int, str | None]]:
    """What is wrong with a text: code, line and tag."""
    return [
        (defect.code.value, defect.line, defect.tag) for defect in defects_in(text) if not defect.code.is_note
    ]


def auction(text: str, tags: str = "") -> Auction | None:
    """The auction of a section that North begins."""
    return only(f'{tags}[Auction "N"]\n{text}').auction


def test_the_example_of_the_standard() -> None:
    """The game that the standard shows (1.2) is read whole; a comment may have empty lines and brackets."""
    game = only(STANDARD)
    assert game.number == 1
    assert game.dealer is Seat.NORTH
    assert game.vulnerability is Vulnerability.NONE
    assert game.deal == DEAL
    assert game.auction == Auction.parse("N: 1D 1S 3H 4S 4NT X P P 5C X 5H X P P P")
    assert game.notes == ((2, "non-forcing 6-9 points, 6-card"), (4, "two colors: clubs and diamonds"))
    assert str(game.result) == "5HXS-2"
    assert game.told is None
    assert game.tag("South") == "Leufkens"
    cells = (*map(Card.parse, ("SK", "H3", "S4", "S3")), None, None, None, Card.parse("H2"))
    assert game.play == FiledPlay(Seat.WEST, cells, is_closed=True, notes=((0, "highest of series"),))
    assert game.played is not None
    assert game.played.cards == cells[:4]
    assert [comment.about for comment in game.comments] == ["Result"]


@given(deals(), st.sampled_from(SEATS), st.booleans(), st.randoms(use_true_random=False))
def test_a_deal_may_be_written_freely(deal: Deal, first: Seat, ten: bool, random: Random) -> None:
    """From any seat, ranks in any order, small letters, 10 for the ten, a dash for a void: the same deal."""
    hands = []
    for turns in range(4):
        holdings = str(deal.hand(first.after(turns))).split(".")
        mixed = ["".join(random.sample(holding, len(holding))) or "-" for holding in holdings]
        hands.append(".".join(mixed).replace("T", "10" if ten else "t").lower())
    assert only(f'[Deal "{first.letter.lower()}: {"  ".join(hands)} "]').deal == deal


def test_hands_may_be_left_out() -> None:
    """A dash, or a hand without a card, is a hand that is not given."""
    game = only(f'[Deal "W:{WEST} - {EAST} ..."]')
    assert game.hands == (None, DEAL.hand(Seat.EAST), None, DEAL.hand(Seat.WEST))
    assert game.deal is None
    assert only('[Deal "?"]').hands == only('[Deal "N:... ... ... ..."]').hands == (None,) * 4


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (f"{NORTH} {EAST} {SOUTH} {WEST}", ["not-four-hands"]),
        (f"N:{NORTH} {EAST} {SOUTH}", ["not-four-hands"]),
        (f"X:{NORTH} {EAST} {SOUTH} {WEST}", ["not-four-hands"]),
        (f"N:{NORTH} {EAST} {SOUTH} KQT2.AT.J654285", ["not-four-holdings"]),
        (f"N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.8x", ["unknown-rank"]),
        (f"N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.8", ["not-13-cards", "card-missing"]),
        (f"N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.84", ["card-twice", "card-missing"]),
        (f"N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.88", ["card-twice"]),
        (f"N:{NORTH} - {NORTH} -", ["card-twice"]),
        (f"N:{NORTH}4 - - -", ["not-13-cards"]),
        ("N:AK... - QJ... -", ["end-position"]),
    ],
)
def test_a_deal_that_is_none(value: str, found: list[str]) -> None:
    """What keeps four hands from being a deal is told with line, board and tag."""
    defects = defects_in(f'[Board "12"]\n[Deal "{value}"]')
    assert [str(item).split(": ")[1].split(" (")[0] for item in defects] == found
    assert all(str(item).startswith("line 2, board 12, [Deal]: ") for item in defects)


def test_the_cards_that_are_wrong_are_named() -> None:
    """A defect names the cards and whose hand it is."""
    first, second = defects_in(f'[Deal "N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.84"]')
    assert first.sentence.args == {"line": 1, "board": "none", "tag": "Deal", "cards": "C4"}
    assert second.sentence.args["cards"] == "C5"


@pytest.mark.parametrize("number", [1, 2, 7, 16, 33])
def test_what_a_number_says(number: int) -> None:
    """Dealer and vulnerability follow from the number of the board, where they are not told (C8)."""
    conditions = Conditions.of_board(number)
    for text in (f'[Board "{number}"]', f'[Board "{number}"]\n[Dealer "?"]\n[Vulnerable ""]'):
        game = only(text)
        assert (game.dealer, game.vulnerability) == (conditions.dealer, conditions.vulnerability)
    game = only(f'[Board "{number}"]\n[Dealer "w"]\n[Vulnerable "ns"]')
    assert (game.dealer, game.vulnerability) == (Seat.WEST, Vulnerability.NORTH_SOUTH)


def test_without_a_number() -> None:
    """Without a number nothing is guessed, but that who calls first deals."""
    game = only('[Event "Cup"]')
    assert (game.number, game.dealer, game.vulnerability) == (None, None, None)
    assert only('[Auction "E"]\nAP').dealer is Seat.EAST


@pytest.mark.parametrize(
    ("spelling", "state"),
    [
        ("None", "None"),
        ("love", "None"),
        ("-", "None"),
        ("NS", "NS"),
        ("ew", "EW"),
        ("Both", "All"),
        ("ALL", "All"),
    ],
)
def test_vulnerability(spelling: str, state: str) -> None:
    """Every spelling of the standard is known, in small letters too."""
    assert only(f'[Vulnerable "{spelling}"]').vulnerability is Vulnerability(state)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("1S Pass 2S AP", "N: 1S P 2S P P P"),
        ("1S AP", "N: 1S P P P"),
        ("Pass Pass AP", "N: P P P P"),
        ("AP", "N: P P P P"),
        ("1n p 3nt pass PASS p", "N: 1NT P 3NT P P P"),
        ("1S X XX P P P", "N: 1S X XX P P P"),
        ("1S dbl Rdbl P P P", "N: 1S X XX P P P"),
        ("1S * ** P P P", "N: 1S X XX P P P"),
        ("1S * P P P", "N: 1S X P P P"),
        ("1S P *", "N: 1S P"),
        ("1S* P 2S* P 4S* P P P", "N: 1S P 2S P 4S P P P"),
        ("1S P P P*", "N: 1S P P P"),
        ("1S P +", "N: 1S P"),
        ("1S P 2S\n! P ?? P !? $25 P =1= $3", "N: 1S P 2S P P P"),
        ("1S!!=1=$25P 2S=2= AP", "N: 1S P 2S P P P"),
        ("- 1S P P P", "E: 1S P P P"),
        ("1S ; a spade\n P {pass} P P", "N: 1S P P P"),
        ("1S P\n% 7NT\n P P", "N: 1S P P P"),
        ("", "N:"),
    ],
)
def test_calls_as_they_are_written(written: str, meant: str) -> None:
    """Everything the import format allows for calls, and the usual liberties, mean what they mean."""
    assert auction(written) == Auction.parse(meant)


def test_columns_may_begin_before_the_dealer() -> None:
    """A table that begins with West has dashes up to the dealer (3.5)."""
    game = only('[Dealer "S"]\n[Auction "W"]\n-   -   -   1S\nAP')
    assert game.auction == Auction.parse("S: 1S P P P")
    assert only('[Dealer "S"]\n[Auction "?"]\n1S AP').auction == game.auction


def test_notes_belong_to_their_section() -> None:
    """A note explains the calls that refer to it; the notes of the play have numbers of their own."""
    text = (
        '[Auction "N"]\n1H =2= P =1= 2NT =2= AP =9=\n[Note "2: \\\\H five"]\n[Play "E"]\nSA\n[Note "1:odd"]'
    )
    assert only(text).notes == ((0, "♥ five"), (1, ""), (2, "♥ five"), (5, ""))


@pytest.mark.parametrize(
    ("written", "code", "line"),
    [
        ("1S P\n1H", "illegal-call", 3),
        ("1S P P P\nP", "illegal-call", 3),
        ("1S P X", "illegal-call", 2),
        ("XX", "illegal-call", 2),
        ("1S 8H", "unknown-call", 2),
        ("1S\nP\nZ9", "unknown-call", 4),
        ("1S - 2S", "unknown-call", 2),
        ("1D ^I 1C", "irregular-call", 2),
        ("1D ^S 2D", "irregular-call", 2),
    ],
)
def test_an_auction_that_is_none(written: str, code: str, line: int) -> None:
    """A call that nobody may make is told with its line, and only the first one."""
    assert wrong(f'[Auction "N"]\n{written}') == [(code, line, "Auction")]


def test_an_illegal_call_is_named() -> None:
    """The defect says which call it is and which rule it breaks."""
    (defect,) = defects_in('[Board "4"]\n[Auction "W"]\n1S Pass 2S Pass\n2H')
    assert str(defect) == (
        "line 4, board 4, [Auction]: illegal-call "
        "(number=5, call=2H, reason=insufficient-bid, bid=2H, last=2S, lowest=2NT)"
    )


OTHER: tuple[tuple[str | bytes, str], ...] = (
    ('[Dealer "N"]\n[Auction "S"]\n1S AP', "first-caller"),
    ('[Auction "Q"]\n1S AP', "first-caller"),
    ('[Auction "?"]\n1S AP', "first-caller"),
    ('[Board "eleven"]', "board-number"),
    ('[Board "0"]', "board-number"),
    ('[Dealer "Nord"]', "unknown-dealer"),
    ('[Vulnerable "some"]', "unknown-vulnerability"),
    ('[Contract "4S"]', "no-declarer"),
    ('[Declarer "S"]', "no-contract"),
    ('[Result "9"]', "no-contract"),
    ('[Contract "8S"]\n[Declarer "S"]', "unknown-contract"),
    ('[Contract "4S"]\n[Declarer "Q"]', "unknown-declarer"),
    ('[Contract "4S"]\n[Declarer "S"]\n[Result "14"]', "unknown-result"),
    ('[Contract "4S"]\n[Declarer "S"]\n[Result "made"]', "unknown-result"),
    ('[Contract "4S"]\n[Declarer "S"]\n[Result "NS 9 NS 4"]', "unknown-result"),
    ('[Contract "2S"]\n[Auction "N"]\n1S AP', "contract-differs"),
    ('[Declarer "S"]\n[Auction "N"]\n1S AP', "contract-differs"),
    ('[Contract "1SX"]\n[Auction "N"]\n1S AP', "contract-differs"),
    ('[Contract "Pass"]\n[Auction "N"]\n1S AP', "contract-differs"),
    ('[Contract "1S"]\n[Declarer "N"]\n[Auction "N"]\nAP', "contract-differs"),
    ('[Contract "1S"]\n[Declarer "S"]\n[Auction "N"]\n1S AP\n[Play "W"]\nSA', "passes-missing"),
    ('[Contract "1S"]\n[Declarer "S"]\n[Auction "N"]\n1S AP\n[Play "E"]\nSA', "contract-differs"),
    ('[Contract "1S"]\n[Declarer "S"]\n[Auction "N"]\nP 1S AP\n[Play "W"]\nSA', "contract-differs"),
    ('[Auction "N"]\n1S =1= AP\n[Note "strong"]', "unknown-note"),
    ('[Event "Cup]', "unreadable-tag"),
    ('[Event "Cup"]\n{ never closed', "unclosed-comment"),
    ('[Auction "#"]', "inherited"),
    ('[Play "##N"]', "inherited"),
    ('[Play "Q"]\nSA', "unknown-leader"),
    ('[Play "?"]\nSA', "unknown-leader"),
    ('[Play "N"]\nSA S1', "unknown-card"),
    ('[Play "N"]\nSA SA', "played-twice"),
    ('[Play "N"]\n' + "- " * 52 + "SA", "too-many-cards"),
    ("This is a letter.", "no-games"),
    (f'[Deal "N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.8x"]', "unknown-rank"),
    (f'[Deal "N:{NORTH} {EAST} {SOUTH} KQT2.ATJ6542.85"]', "not-four-holdings"),
    (f'[Deal "N:{NORTH} - {NORTH} -"]', "card-twice"),
    (f'[Deal "N:{NORTH}4 - - -"]', "not-13-cards"),
    ('[Deal "N:AK... - QJ... -"]', "end-position"),
    ('[Deal "all of them"]', "not-four-hands"),
    ('[Auction "N"]\n1S P 1H', "illegal-call"),
    ('[Auction "N"]\n1S P 8H', "unknown-call"),
    ('[Auction "N"]\n1S ^I 1H', "irregular-call"),
    ('[Auction "N"]\n1S =' + "1" * 4301 + "= AP", "note-number"),
    ('[Event "' + "x" * 16_385 + '"]', "too-long"),
    ("[" + "N" * 16_385 + ' "x"]', "too-long"),
    ('[ScoreTable "A"]\n' + "x" * 16_385, "too-long"),
    ('[Event "x"]\n' * 513, "too-many-tags"),
    ('[ScoreTable "A"]\n' + "x " * 16_385, "too-many-words"),
    ('[ScoreTable "A"]\n' + "x\n" * 16_384, "too-dense"),
    ("x" * (2**25 + 1), "file-too-long"),
)
DEFECTIVE: tuple[str | bytes, ...] = (
    *(text for text, _ in OTHER),
    "[\n" * 101,
    f'[Deal "N:{NORTH} {EAST} {SOUTH} KQT2.AT.J6542.84"]',
)


@pytest.mark.parametrize(("tags", "code"), OTHER)
def test_other_defects(tags: str | bytes, code: str) -> None:
    """Each thing that can be wrong has a code of its own, and no defect is told for another's sake."""
    assert [found for found, _, _ in wrong(tags)] == [code]


def test_only_the_first_hundred_defects_of_a_game_are_told() -> None:
    """A game that is nothing but mistakes tells a hundred of them and that there are more; the next game is read."""
    *defects, game = read_pbn("[\n" * 1000 + '\n[Event "Cup"]')
    assert [item.code.value for item in defects if isinstance(item, PbnDefect)] == [
        *["unreadable-tag"] * 100,
        "too-many-defects",
    ]
    assert not isinstance(game, PbnDefect)


def test_a_defect_repeats_a_hundred_characters() -> None:
    """What is wrong is quoted as far as one reads it, whatever its length, the number of the board too."""
    (defect,) = defects_in('[Board "' + "one " * 4000 + '"]')
    assert len(str(defect.sentence.args["text"])) == len(str(defect.board)) == 101


@pytest.mark.parametrize("source", [None, 7, ["[Board]"], bytearray(b"[Board]")])
def test_only_texts_and_bytes_are_read(source: object) -> None:
    """Anything else is refused by its type, with what was wanted."""
    with pytest.raises(TypeError, match="str or bytes"):
        read_pbn(source)  # pyrefly: ignore[bad-argument-type]


def test_the_tag_that_differs_is_named() -> None:
    """Where tags and auction disagree, the defect names the tag to mend."""
    told = '[Contract "1S"]\n[Declarer "S"]\n[Auction "N"]\n'
    assert wrong(f"{told}1S AP") == [("contract-differs", 2, "Declarer")]
    assert wrong(f"{told}2S AP") == [("contract-differs", 1, "Contract")]


@pytest.mark.parametrize(("declarer", "leader", "passes"), [("E", "S", 1), ("S", "W", 2), ("W", "N", 3)])
def test_passes_that_a_file_leaves_out_are_put_in(declarer: str, leader: str, passes: int) -> None:
    """Where declarer and lead say who opened, the passes before it are read, and notes stay with their calls."""
    tags = f'[Contract "2S"]\n[Declarer "{declarer}"]\n[Dealer "N"]\n[Result "8"]\n'
    (game,) = read_pbn(f'{tags}[Auction "N"]\n1S =1= P 2S! AP\n[Note "1:five"]\n[Play "{leader}"]\nSA\n')
    assert isinstance(game, PbnGame)
    assert str(game.auction) == "N: " + "P " * passes + "1S P 2S P P P"
    assert (str(game.result), game.notes) == (f"2S{declarer}=", ((passes, "five"),))
    assert [call for call, _ in game.grades] == [passes + 2]


def test_passes_are_put_in_where_the_contract_leaves_out_a_double_too() -> None:
    """A double that [Contract] does not tell is another difference, which is told beside the passes."""
    tags = '[Contract "1S"]\n[Declarer "S"]\n[Dealer "N"]\n'
    (game,) = read_pbn(f'{tags}[Auction "N"]\n1S X AP\n[Play "W"]\nSA\n')
    assert isinstance(game, PbnGame)
    assert str(game.auction) == "N: P P 1S X P P P"
    assert [defect.code.value for defect in game.defects] == ["contract-differs", "passes-missing"]


def test_no_passes_are_put_in_where_the_declarer_is_marked_as_irregular() -> None:
    """``^`` says that somebody else than the auction's declarer played, and so the calls stay as they stand."""
    (game,) = read_pbn(
        '[Contract "1S"]\n[Declarer "^S"]\n[Dealer "N"]\n[Auction "N"]\n1S AP\n[Play "W"]\nSA\n'
    )
    assert isinstance(game, PbnGame)
    assert (str(game.auction), str(game.contract), game.defects) == ("N: 1S P P P", "1SS", ())


@pytest.mark.sweep
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_defect_has_words(language: str) -> None:
    """Each language says of every defect what is wrong, with the facts that the defect has."""
    translator = Translator(profile_named(language))
    for text in (*DEFECTIVE, *(f'[Board "2"]\n\n{text}' for text in DEFECTIVE if isinstance(text, str))):
        for defect in defects_in(text):
            said = translator.tell(defect.sentence)
            assert said != defect.sentence.code
            assert "{" not in said + translator.say("pbn-place", defect.sentence.args)


def test_every_defect_is_tried() -> None:
    """No code exists that no test here has seen."""
    with open(__file__, encoding="utf-8") as source:  # noqa: PTH123
        here = source.read()
    assert [code for code in PbnCode if f'"{code.value}"' not in here] == []
