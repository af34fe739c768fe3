"""One of a thing is said in the singular, in every language: "1 trick", and never "1 tricks"."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from tests.unit.i18n.lint import language, variables

from schlemm.core.calls import parse_call
from schlemm.i18n.catalogue import Catalogue
from schlemm.i18n.profile import LANGUAGES, PROFILES, Profile
from schlemm.i18n.words import CANONICAL_ARGUMENTS, Words

MANY = {
    "de": r"Stichen?|(?:\w+p|P)unkten?|Karten|Verteilungen|Teilungen|IMPs|Boards|Minuten|Sekunden|Geboten?|Leute"
    r"|Honneurs|Kontrakten?|Blättern?|Assen?|Tischen?|Runden|Farben|Plätzen?|Personen|Längen|Abenden?",
    "en": r"points|tricks|cards|deals|boards|minutes|seconds|characters|people|games|hands|shapes|honours|contracts"
    r"|IMPs|rounds|aces|spades|hearts|diamonds|clubs|undertricks|overtricks|tables|bids|calls|suits|players|evenings|seats",
    "it": r"punti|prese|carte|distribuzioni|minuti|secondi|caratteri|persone|onori|mani|contratti|smazzate|volte|assi"
    r"|tavoli|partite|dichiarazioni|serate|posti|colori",
    "fr": r"points|levées|donnes|cartes|minutes|secondes|signes|personnes|mains|honneurs|contrats|caractères|enchères"
    r"|tables|manches|parties|répartitions|distributions|soirées|places|couleurs",
}
"""What is counted, as many."""

BETWEEN = r"(?:von|of|de|di|high-card|more|imagined|vorgestellten) "

NEVER_ONE = {
    "contracts need seven tricks, and two sides of a deal never have one point": """
        mini-contract-means.tricks mini-contract-ours.tricks mini-level-name.tricks mini-means.tricks
        mini-tip-make.tricks mini-tip-result.need mini-plan-points.points mini-we-declare.more mini-they-declare.more
        row-tricks.count
        table-bid-help.tricks table-bid-worth.tricks table-why-contract.tricks why-slam-level.tricks
        why-slam-not-bid.tricks ask-more.tricks""",
    "a trump suit, a long suit and the cards missing from one are several": """
        shows-length.high addend-length.length why-addend-length.length mini-plan-suit.length ask-finesse.count
        ask-finesse-known.count
        ask-finesse-known.west why-spaces.west shows-case-figures.length""",
    "a long suit is played for two rounds and more, a run and a length have two cards at least": """
        card-plan-long-suit.rounds card-plan-drives-out.run card-plan-safety.length""",
    "a suit that a double shows or that one waits with has three cards": """
        meaning-unbid-suits.length meaning-pass-weak-or-trap.length meaning-pass-weak-or-waits.length
        meaning-pass-waits.length""",
    "who doubles all the same, or waits, has several points": """
        meaning-short.else meaning-unbid.else meaning-pass-weak-or-trap.else meaning-pass-weak-or-waits.else""",
    "one of five honours makes up for nothing": """
        shows-case-figures.least""",
    "scores are in tens": """
        review-par-us.points review-par-them.points teams-par.points teams-whence.auction teams-whence.play
        teams-lesson.lost teams-board-won.points sheet-end-us.amount sheet-end-them.amount sheet-owed-us.rounded
        sheet-owed-them.rounded shows-sacrifice.worth step-last-part-score.reached step-unfinished-part-score.reached
        tutor-rubber-part.points tutor-unfinished.points why-below-game.points why-reaches-game.points
        practice-double-risk.points opening-stake-example.points""",
    "many deals are imagined, and many hands looked at": """
        card-plan-contract-first.count card-plan-tricks-first.count card-plan-safety.count card-plan-squeezes.count
        card-plan-throws-in.count card-plan-holds-up.count card-plan-long-suit.count card-plan-ruffs-first.count
        card-plan-towards.count card-plan-trumps.count card-plan-finesse.works
        card-why-cashes-unless.count card-why-usual-anyway.count
        card-why-finesse.count card-why-runs.count card-why-to-finesse.count
        play-in-deals.count review-known-chance.count practice-outlook.made
        practice-outlook.tricks hand-partner-text.average why-shape-balanced.percent why-shape-one-suited.percent
        why-shape-three-suited.percent why-shape-two-suited.percent""",
    "a limit, a choice or a rule of ours is some fixed number": """
        clock-agreed.minutes clock-of.minutes clock-minutes.minutes review-wait.total
        ceremony-was-cut.cards pad-held.count games-figures-newest.games games-interval-help.enough
        refused-bad-cut.least opening-bot-tables.most refused-too-many-bot-tables.most
        refused-circle-full.most refused-explanation-length.most refused-name-too-long.most
        refused-words-length.most read-too-many-cards.count
        shows-honours.among why-honours.among step-rubber-bonus.games
        pbn-too-long.most lin-too-long.most read-too-long.most refused-too-often.most refused-circle-too-often.most""",
    "more is claimed than is left, the rest is several tricks, or one of them is said otherwise": """
        refused-claim-too-high.tricks table-rest-yours.left table-claim-made.left table-claim-sentence.left
        teams-of-boards.of why-tricks-counted.tricks""",
    "an average is written with its decimals": """
        games-declared-tricks.amount games-defended-tricks.amount""",
    "hands of such a strength have several points": """
        why-strength-nearly-opening.points why-strength-opening.points why-strength-strong.points
        why-strength-very-strong.points why-together.high ask-game.high shows-case-figures.figures""",
}
"""Numbers of messages that stand before a plural and are never one, by the reason why not."""

WORDS = {*CANONICAL_ARGUMENTS, "name", "one", "a", "b", "example"}
"""Arguments that are no numbers; English verbs stand behind them."""

FIXED = re.compile(r"lesson-|rules-|conflicts-")
"""What these tell is worked out once for all; ``test_school_claims`` and the library's tests hold the figures."""

EXCUSED = {name for names in NEVER_ONE.values() for name in names.split()}


def counted(pattern: ast.Pattern, many: re.Pattern[str], said: frozenset[str]) -> Iterator[str]:
    """The numbers that stand before a plural although they could be one there.

    Args:
        pattern: What is said.
        many: The plurals.
        said: The numbers that are known not to be one, since one of it is said in another variant.
    """
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        found = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(found, ast.SelectExpression):
            yield from _in_variants(found, many, said)
        elif (
            isinstance(found, ast.VariableReference)
            and isinstance(following, ast.TextElement)
            and many.match(following.value)
            and found.id.name not in {*said, *WORDS}
        ):
            yield found.id.name


def _in_variants(choice: ast.SelectExpression, many: re.Pattern[str], said: frozenset[str]) -> Iterator[str]:
    selector = choice.selector
    name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
    has_one = any(_is_one(variant) for variant in choice.variants)
    for variant in choice.variants:
        not_one = has_one and not _is_one(variant)
        yield from counted(variant.value, many, said | {name} if not_one else said - {name})


def _is_one(variant: ast.Variant) -> bool:
    key = variant.key
    return (key.name == "one") if isinstance(key, ast.Identifier) else float(key.value) == 1


def plurals(name: str) -> re.Pattern[str]:
    """What stands behind a number in this language where many are counted."""
    return re.compile(rf"[ \u00a0\u202f](?:{BETWEEN})?(?:{MANY[name]})(?![\w-])")


def before_plurals(name: str) -> set[str]:
    """The numbers of a language's messages that stand before a plural although they could be one there."""
    return {
        f"{code}.{number}"
        for code, entry in language(name).items()
        if entry.value is not None and not FIXED.match(code)
        for number in counted(entry.value, plurals(name), frozenset())
    }


@pytest.mark.parametrize("name", LANGUAGES)
def test_one_of_a_thing_is_singular(name: str) -> None:
    """Before a plural stands no number that may be one, but where the number one has words of its own."""
    assert before_plurals(name) - EXCUSED == set()


def test_no_excuse_is_left_over() -> None:
    """Each number that is excused stands before a plural in some language still."""
    assert EXCUSED - {found for name in LANGUAGES for found in before_plurals(name)} == set()


def args_of(entry: ast.Message) -> dict[str, str | int]:
    """One of everything that a message counts."""
    return {name: "Nora" if re.sub(r"-\d+$", "", name) in WORDS else 1 for name in variables(entry)}


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_sentence_about_one_counts_many(name: str) -> None:
    """Said with one of everything, no message has a plural behind the number."""
    catalogue = Catalogue(next(profile for profile in PROFILES if profile.id == name))
    excused = {found.partition(".")[0] for found in EXCUSED}
    one = re.compile(rf"(?<![\w.,/+−-])(?<!bis )(?<!to )(?<!a )(?<!à )1(?:{plurals(name).pattern})")
    wrong = [
        said
        for code, entry in language(name).items()
        if isinstance(entry, ast.Message) and code not in excused and not FIXED.match(code)
        if one.search(said := catalogue.text(code, args_of(entry)))
    ]
    assert wrong == []


@pytest.mark.parametrize("profile", PROFILES, ids=lambda profile: profile.id)
@pytest.mark.parametrize("strain", ["C", "D", "H", "S"])
def test_a_bid_of_one_is_read_aloud_in_the_singular(profile: Profile, strain: str) -> None:
    """English says "1 diamond" and "2 diamonds"; the other languages name the suit alike for one and two."""
    words = Words(Catalogue(profile))
    one, two = (words.spoken_call(parse_call(f"{level}{strain}")) for level in (1, 2))
    assert one[2:] + ("s" if profile.id == "en" else "") == two[2:]
