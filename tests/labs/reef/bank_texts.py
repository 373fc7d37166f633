"""What each reading level says of the items of the reef bank."""

from __future__ import annotations

from functools import cache

from reefkit.assess.items import AnyItem, Choice, Confidence, Scale, Several
from reefkit.text import Catalogue, Message, catalogue
from reefkit.text.catalogue import _CATALOGUES
from reefkit.text.resources import read_folder
from tests.labs.reef.bank_keys import BANK

LEVELS = ("en", "en-simple")
SAY = {level: catalogue(level) for level in LEVELS}
ASKED = {id_: i for id_, i in BANK.items.items() if not isinstance(i, Confidence | Scale)}
SURVEY = {id_ for id_ in BANK.items if id_.startswith("survey-")}
GRADED = [id_ for id_ in ASKED if id_ not in SURVEY]
OWN_OPTIONS = [id_ for id_, i in ASKED.items() if isinstance(i, Choice | Several) and not i.labels]
NUMBERS = {"lifetimes", "rounds-to-triassic"}


@cache
def all_texts(say: Catalogue) -> dict[str, dict[str, str]]:
    """Return what a level says of each item, by attribute; the prompt under no name."""
    found: dict[str, dict[str, str]] = {}
    for each in say.ids():
        name, _, attribute = each.partition(".")
        if name.startswith("item-"):
            texts = found.setdefault(name.removeprefix("item-"), {})
            texts[attribute] = say.render(Message(each), strict=True)
    return found


def texts_of(id_: str, say: Catalogue) -> dict[str, str]:
    return all_texts(say)[id_]


@cache
def said_itself(level: str) -> set[str]:
    """Return the ids that a level says in its own words."""
    entries = [each for s in read_folder(_CATALOGUES / level, level) for each in s.entries()]
    named = {each.id.name for each in entries}
    return named | {f"{e.id.name}.{a.id.name}" for e in entries for a in e.attributes}


def options_of(id_: str, level: str) -> dict[str, str]:
    labels = BANK.question(id_, SAY[level]).labels
    item: AnyItem = BANK.items[id_]
    assert isinstance(item, Choice | Several)
    return {option: SAY[level].render(labels[option], strict=True) for option in item.options}
