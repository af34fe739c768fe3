"""The language of the terminal: which one, and the words of help pages without loading a whole catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final

from schlemm.cli.printable import printable
from schlemm.i18n.choose import terminal_profile
from schlemm.i18n.fluent.locale import with_decimal_mark, written_number
from schlemm.i18n.profile import Profile, UnknownProfile

if TYPE_CHECKING:
    from schlemm.core.sentence import Fact, Sentence
    from schlemm.i18n.translator import Translator

LANG: Final = "--lang"
WORDS: Final = "--words"

_PLAIN: Final = re.compile(r"(?m)^(help-[\w-]+) = (.+)$")


class Speech:
    """Everything a command says.

    Args:
        profile: The language and the words of the game.
    """

    def __init__(self, profile: Profile) -> None:
        self.profile = profile

    @cached_property
    def translator(self) -> Translator:
        """The sentences with facts in them."""
        from schlemm.i18n.translator import Translator

        return Translator(self.profile)

    def say(self, code: str, args: Mapping[str, Fact] | None = None) -> str:
        """The sentence with this id; texts in it come from anywhere, and are made safe for a terminal."""
        safe = {
            name: printable(fact) if isinstance(fact, str) else fact for name, fact in (args or {}).items()
        }
        return self.translator.say(code, safe)

    def tell(self, sentence: Sentence) -> str:
        """A sentence in words."""
        return self.say(sentence.code, sentence.args)

    def help(self, topic: str) -> str:
        """A text of a help page: the message ``help-`` and the topic.

        Those are lines without facts, so that one file of the catalogue is enough, where all take longer than to help.

        Raises:
            KeyError: If there is no such text.
        """
        from schlemm.i18n.word_list import with_terms

        written = self._help[f"help-{topic}"]
        return with_terms(written, self.profile) if "{" in written else written

    @cached_property
    def _help(self) -> Mapping[str, str]:
        from schlemm.i18n.files import catalogue_files

        file = next(file for file in catalogue_files(self.profile.language) if file.name == "cli.ftl")
        text = file.read_text(encoding="utf-8")
        for usual, here in self.profile.spelling:
            text = text.replace(usual, here)
        return dict(_PLAIN.findall(text))

    def percent(self, share: float) -> str:
        r"""A share of a whole as a percentage with two places, as the region writes it.

        >>> from schlemm.i18n.profile import profile_named
        >>> [Speech(profile_named(name)).percent(0.4760) for name in ("de", "de-CH", "en")]
        ['47,60\xa0%', '47.60%', '47.60%']
        """
        number = with_decimal_mark(f"{share:.2%}".removesuffix("%"), self.profile.region)
        gap = {"en": "", "it": "", "de-CH": "", "fr": "\N{NARROW NO-BREAK SPACE}"}.get(
            self.profile.region, "\N{NO-BREAK SPACE}"
        )
        return f"{number}{gap}%"

    def number(self, count: int) -> str:
        """A large number, its digits in threes as the region writes them.

        >>> from schlemm.i18n.profile import profile_named
        >>> [Speech(profile_named(name)).number(12345) for name in ("de", "de-CH")]
        ['12.345', '12’345']
        """
        return written_number(count, self.profile.region)


def speech_for(args: Sequence[str], environment: Mapping[str, str]) -> Speech:
    """The speech for a command line, wherever in it ``--lang`` and ``--words`` stand.

    Args:
        args: The words of the command line.
        environment: The variables of the process: ``SCHLEMM_LANG``, then the locale; ``SCHLEMM_WORDS``.

    Raises:
        UnknownProfile: If a language was asked for that we do not speak, or a word that it has not.
    """
    lang, words = (next(_asked(args, option), None) for option in (LANG, WORDS))
    return Speech(terminal_profile(lang, environment, words))


def asked_or_usual_speech(
    args: Sequence[str], environment: Mapping[str, str]
) -> tuple[Speech, UnknownProfile | None]:
    """The speech that was asked for; where there is none such, the one that the locale asks for, and why."""
    try:
        return speech_for(args, environment), None
    except UnknownProfile as error:
        locale = {
            name: value
            for name, value in environment.items()
            if name not in {"SCHLEMM_LANG", "SCHLEMM_WORDS"}
        }
        return speech_for((), locale), error


def _asked(args: Sequence[str], option: str) -> Iterator[str]:
    """What this option says, the last time first."""
    told = list(args[: args.index("--")] if "--" in args else args)
    for place in range(len(told) - 1, -1, -1):
        if told[place].startswith(f"{option}="):
            yield told[place].removeprefix(f"{option}=")
        elif told[place] == option and place + 1 < len(told):
            yield told[place + 1]
