"""``schlemm hand``: what thirteen cards are worth, with every addend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from schlemm.cli.help_pages import Command
from schlemm.cli.parameters import (
    letters_for,
    letters_option,
    refuse_options,
    refuse_together,
    refuse_without,
    shared_options,
)
from schlemm.cli.speech import Speech

if TYPE_CHECKING:
    from schlemm.core.hand import Hand
    from schlemm.evaluation.points import Count
    from schlemm.evaluation.shape import Shape
    from schlemm.evaluation.valuation import Valuation

RARE: Final = 0.0001
"""Shares below this are told as one hand in so many."""


def command(speech: Speech) -> click.Command:
    """The command in this language."""

    def run(words: tuple[str, ...], letters: str | None, as_json: bool, more: bool) -> None:
        from schlemm.evaluation.valuation import value_hand
        from schlemm.formats.hand_text import read_hand

        refuse_options(words)
        refuse_together("as_json", "more")
        refuse_without("letters", speech.help("metavar-hand"), there=bool(words))
        hand = read_hand(" ".join(words), letters_for(letters)) if words else _dealt()
        if as_json:
            _print_json(hand, value_hand(hand))
        else:
            _print_table(speech, hand, value_hand(hand))
            if more:
                _print_more(speech, hand)

    cards = click.Argument(
        ["words"], nargs=-1, metavar=f"[{speech.help('metavar-hand')}]", help=speech.help("hand-cards")
    )
    further = click.Option(["--more"], is_flag=True, help=speech.help("hand-more"))
    options = [cards, further, letters_option(speech), *shared_options(speech)]
    return Command(speech, "hand", run, options, takes_signs=True)


def _print_more(speech: Speech, hand: Hand) -> None:
    """What it opens, and what may be expected of partner."""
    from schlemm.cli.commands import hand_more

    hand_more.print_more_of_hand(speech, hand)


def _dealt() -> Hand:
    """South's hand of a random deal."""
    import secrets

    from schlemm.core.seats import Seat
    from schlemm.dealing.numbered import random_deal

    return random_deal(secrets.randbelow).hand(Seat.SOUTH)


def _print_json(hand: Hand, valuation: Valuation) -> None:
    """One line: the hand, its counts with their addends, strength, shape, its class and share, losers."""
    from schlemm.cli import paper

    shape = valuation.shape
    counts = {
        count.scheme.value: {
            "points": count.points,
            "addends": [{"code": addend.code.value, **addend.args} for addend in count.addends],
        }
        for count in valuation.counts
    }
    about = {"shape": str(shape), "shape_class": shape.shape_class.value, "share": float(shape.probability)}
    strength = {"strength": valuation.strength.value, **about, "losers": valuation.losers}
    paper.print_json({"hand": str(hand), **counts, **strength})


def _print_table(speech: Speech, hand: Hand, valuation: Valuation) -> None:
    """The counts under each other, each with its addends, and what else can be said."""
    from schlemm.cli.paper import SumTable, one_line, show
    from schlemm.evaluation.points import Scheme

    table = SumTable(one_line(hand, speech.profile.letters), columns=2)
    for count in valuation.counts:
        name = speech.say(f"scheme-{count.scheme.value}")
        table.add(name, addends(speech, count), points=count.points)
        if count.scheme is Scheme.SHORTNESS:
            table.remark(speech.say("cli-hand-suit-only"))
        if count.scheme is not Scheme.FIGURE:
            table.remark(speech.say("cli-hand-with", {"points": valuation.with_figures(count.scheme)}))
    table.gap()
    table.add(speech.say("cli-hand-losers"), "", points=valuation.losers)
    table.add(speech.say("cli-hand-strength"), band_line(speech, valuation))
    table.add(speech.say("cli-hand-shape"), shape_share(speech, valuation.shape))
    table.remark(class_share(speech, valuation.shape))
    show(table.drawn)


def addends(speech: Speech, count: Count) -> str:
    """The sum that makes the count: cards for figures, words for long and short suits."""
    words = speech.translator.words
    told = [
        f"{words.card(addend.card) if addend.card else speech.say(addend.code.value, addend.args)} {addend.points}"
        for addend in count.addends
    ]
    return " + ".join(text.replace(" ", "\N{NO-BREAK SPACE}") for text in told) or speech.say(
        "cli-hand-nothing"
    )


def band_line(speech: Speech, valuation: Valuation) -> str:
    """The name of the strength, and whether it is ours."""
    named = speech.say(valuation.strength.value)
    if valuation.strength.named_by_source:
        return named
    return speech.say("cli-hand-strength-ours", {"strength": named})


def shape_share(speech: Speech, shape: Shape) -> str:
    """The shape, and how many of all hands have it."""
    if shape.probability < RARE:
        facts = {"shape": str(shape), "hands": speech.number(round(1 / shape.probability))}
        return speech.say("cli-hand-shape-rare", facts)
    return speech.say(
        "cli-hand-shape-share", {"shape": str(shape), "share": speech.percent(float(shape.probability))}
    )


def class_share(speech: Speech, shape: Shape) -> str:
    """The class of the shape, and how many of all hands are in it."""
    from schlemm.evaluation.shape import class_probability

    share = speech.percent(float(class_probability(shape.shape_class)))
    return speech.say("cli-hand-class-share", {"class": speech.say(shape.shape_class.value), "share": share})
