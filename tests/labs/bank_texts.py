"""What each reading level says of the items of a game's bank, and how hard it is to read."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from reefkit.assess import Bank, Form, read_bank, read_forms
from reefkit.assess.items import AnyItem, Choice, Confidence, Scale, Several
from reefkit.content import Library
from reefkit.text import Catalogue, Message, catalogue
from reefkit.text.catalogue import read_folder
from reefkit.text.languages import CATALOGUES

# ---- What each reading level says of the items of a game's bank.
GAMES = ("reef", "climate", "succession", "expanse")
LEVELS = ("en", "en-simple")
SAY = {level: catalogue(level) for level in LEVELS}


@dataclass(frozen=True)
class BankTexts:
    """A game's bank and forms, with what is said of them."""

    game: str

    @cached_property
    def bank(self) -> Bank:
        files = (f"{self.game}/questions-{part}.toml" for part in ("before", "after"))
        return read_bank(Library(), *files)

    @cached_property
    def forms(self) -> dict[str, Form]:
        return read_forms(Library(), f"{self.game}/forms.toml", self.bank)

    @property
    def asked(self) -> dict[str, AnyItem]:
        """All but what asks for a feeling."""
        items = self.bank.items.items()
        return {id_: each for id_, each in items if not isinstance(each, Confidence | Scale)}

    @property
    def survey(self) -> set[str]:
        """What a form asks last, and nobody grades."""
        return {id_ for form in self.forms.values() for id_ in form.survey}

    @property
    def graded(self) -> dict[str, AnyItem]:
        """What a form asks to be answered right."""
        return {id_: each for id_, each in self.asked.items() if id_ not in self.survey}

    @property
    def own_options(self) -> list[str]:
        """Items whose options have words of their own, and are no numbers."""
        choices = (Choice, Several)
        found = [
            i for i, each in self.asked.items() if isinstance(each, choices) and not each.labels
        ]
        return [i for i in found if not all(map(_is_number, self.options_of(i, "en").values()))]

    def texts_of(self, id_: str, say: Catalogue) -> dict[str, str]:
        """Return what a level says of an item, by attribute; the prompt under no name."""
        return _all_texts(say)[id_]

    def options_of(self, id_: str, level: str) -> dict[str, str]:
        labels = self.bank.question(id_, SAY[level]).labels
        item = self.bank.items[id_]
        assert isinstance(item, Choice | Several)
        return {option: SAY[level].render(labels[option], strict=True) for option in item.options}

    def said_itself(self, level: str) -> set[str]:
        """Return the ids that a level says in its own words, in the files of this game's items."""
        mine = (f"item-{self.game}-", f"form-{self.game}-")
        if self.game == "reef":  # the first game: its items are called as they like
            others = tuple(f"item-{game}-" for game in GAMES)
            said = {each for each in _said(level) if each.startswith(("item-", mine[1]))}
            return {each for each in said if not each.startswith(others)}
        return {each for each in _said(level) if each.startswith(mine)}


@cache
def bank_of(game: str) -> BankTexts:
    """Read a game's bank once."""
    return BankTexts(game)


def _is_number(text: str) -> bool:
    return re.fullmatch(r"[\d,.]+", text) is not None


@cache
def _all_texts(say: Catalogue) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for each in say.ids():
        name, _, attribute = each.partition(".")
        if name.startswith("item-"):
            texts = found.setdefault(name.removeprefix("item-"), {})
            texts[attribute] = say.render(Message(each), strict=True)
    return found


@cache
def _said(level: str) -> set[str]:
    entries = [each for s in read_folder(CATALOGUES / level, level) for each in s.entries()]
    named = {each.id.name for each in entries}
    return named | {f"{e.id.name}.{a.id.name}" for e in entries for a in e.attributes}


# ---- How hard a text is to read: the grade of Flesch and Kincaid.
#
# Grade = 0.39 × words a sentence + 11.8 × syllables a word − 15.59 (Kincaid, Fishburne, Rogers and
# Chissom 1975, Derivation of new readability formulas for Navy enlisted personnel). Syllables are
# counted by groups of vowels, as the programs for it do; the lab's own words (zooxanthellae,
# microbialite) count like any other, so the grade of a page on reefs is never very low.

WORD = re.compile(r"[A-Za-zé\u2019']+")
# A full stop before a figure is a decimal point, and a sentence goes on after it.
SENTENCE = re.compile(r"[^.!?]*(?:\.(?=\d)[^.!?]*)*[.!?]")


def syllables(word: str) -> int:
    """Count the syllables of an English word, at least one."""
    plain = re.sub(r"[^a-z]", "", word.lower())
    silent = re.sub(r"(?:(?<![aeiouyl])|(?<=[aeiou]l)|(?<=ral))e$|(?<=[^aeiouydt])ed$", "", plain)
    silent = re.sub(r"(?<=[^aeiouyscxzgl])es$", "s", silent)
    return max(1, len(re.findall(r"[aeiouy]+", silent)))


def sentences(text: str) -> list[str]:
    """Split a text into its whole sentences; a label without a full stop is none."""
    return [each.strip() for each in SENTENCE.findall(text) if WORD.search(each)]


def grade(texts: Iterable[str]) -> float:
    """Return the grade of texts together: about 8 is read with ease at the age of 14."""
    found = [sentence for text in texts for sentence in sentences(text)]
    words = [word for sentence in found for word in WORD.findall(sentence)]
    each_word = sum(syllables(word) for word in words) / len(words)
    return 0.39 * len(words) / len(found) + 11.8 * each_word - 15.59
