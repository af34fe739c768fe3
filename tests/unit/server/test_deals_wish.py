"""What somebody asks of deals at the page: read field by field, in their letters, or told what is wrong with it."""

import pytest

from schlemm.bidding.deals_asked import DealsAsked
from schlemm.core.calls import BIDS, parse_call
from schlemm.core.hand import Hand
from schlemm.formats.file_formats import FORMATS
from schlemm.server.deals.answers import DEALT_FORMATS
from schlemm.server.deals.reading import MOST_ASKED_CALLS, WISH_FIELDS, TypedWish, WrongWish, read_wish


def read(language: str = "de", **fields: str) -> DealsAsked | WrongWish:
    """What these fields ask."""
    return read_wish(TypedWish(fields, "", language))


@pytest.mark.parametrize("field", WISH_FIELDS)
def test_an_empty_field_asks_for_nothing(field: str) -> None:
    """A field with nothing but spaces and commas in it is as good as none."""
    found = read(**{field: "  , "})
    assert isinstance(found, DealsAsked)
    assert found.is_anything


def test_letters_are_those_of_the_reader() -> None:
    """A German's Pik-Dame and Treff are an Englishman's queen of spades and clubs."""
    german = read("de", south="PAD 5+T", ns="25+", auction="1SA P 2T")
    english = read("en", south="SAQ 5+C", ns="25+", auction="1NT P 2C")
    assert german == english
    assert isinstance(german, DealsAsked)
    assert german.constraints.held.south == Hand.parse("AQ...")
    assert german.constraints.together.north_south.figures.low == 25
    assert german.calls == tuple(map(parse_call, ("1NT", "P", "2C")))


def test_every_wrong_field_is_named() -> None:
    """Each field that cannot be read is told with what is wrong in it, and the others are not."""
    found = read(north="15-17", east="stark", west="20-10", ew="balanced", auction="1SA 1T")
    assert isinstance(found, WrongWish)
    assert set(found.fields) == {"east", "west", "ew", "auction"}
    assert all(error.defects for error in found.fields.values())


@pytest.mark.parametrize(
    "fields", [{"north": "♠A", "south": "♠A"}, {"east": "♠AKDB1098765432 ♥A"}], ids=["twice", "fourteen"]
)
def test_cards_that_cannot_be_held_are_told(fields: dict[str, str]) -> None:
    """One card in two hands, or fourteen in one, is told of the whole: no field is wrong by itself."""
    assert read(**fields) == WrongWish({}, "deal-held-twice")


def test_an_auction_has_an_end() -> None:
    """So many calls may be asked for, and no more."""
    calls = [word for bid in map(str, BIDS) for word in (bid, "P")]
    longest = read("en", auction=" ".join(calls[:MOST_ASKED_CALLS]))
    longer = read("en", auction=" ".join(calls[: MOST_ASKED_CALLS + 1]))
    assert isinstance(longest, DealsAsked)
    assert longer == WrongWish({}, "deals-too-many-calls")


def test_every_format_with_room_for_cards_is_given() -> None:
    """Of the formats of files only that is left out which has no room for cards."""
    assert {form.name for form in FORMATS} - set(DEALT_FORMATS) == {"usebio"}
