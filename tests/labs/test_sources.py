"""What a lesson claims of the real world with a number or a date says who found it out."""

import re

import pytest

from reefkit.assess.bank import read_bank
from reefkit.assess.items import GraphPicture, listed
from reefkit.content import Library
from reefkit.labs.lesson.content import teaching, terms
from reefkit.labs.lesson.measured_graphs import read_graphs
from reefkit.text import Message, catalogue
from reefkit.text.catalogue import Catalogue

GAMES = ("reef", "climate", "succession", "expanse", "deep-time")
EN = catalogue()
# Numbers that tell of the world: years, ages, shares, measures. A two or a three may be anything.
CLAIM = re.compile(
    r"\b(?:1[5-9]\d\d|20[0-4]\d)\b|\d ?%|\d per ?cent\b|\b\w+ (?:in|out of) (?:ten|100|a hundred)\b|\b(?:two|three|four|five|six|seven|eight|nine) of ten\b"
    r"|\d (?:million|billion) years|\d,\d{3}(?: years| US dollars)|\d (?:metres|kilometres|tonnes|degrees)\b"
    r"|\babout (?:a|one) (?:third|half|quarter|tenth)\b|\b(?:hundreds|thousands) of kilometres\b",
    re.IGNORECASE,
)
SAYS_ITSELF = re.compile(r"\bdoi\b|Data:|\([^()]* (?:19|20)\d\d[^()]*\)")
GAME = re.compile(r"\b(?:matches|rounds?|bots?|table|game|die|dice|cards|lab|experiment)\b")
"""Of a match or a rule, which is no claim about the world."""


def claims(text: str) -> bool:
    """Return whether a text claims something of the world with a number or a date."""
    if SAYS_ITSELF.search(text):
        return False
    sentences = re.split(r"(?<=[.!?:])\s+", text)
    return any(CLAIM.search(each) and not GAME.search(each) for each in sentences)


def _said(id_: str, say: Catalogue = EN) -> str:
    return say.render(Message(id_)) if say.has(id_) and not say.variables(id_) else ""


@pytest.mark.parametrize("game", GAMES)
def test_events_and_the_opening_say_who_found_them_out(game: str):
    notes = teaching(game)
    sources = {id_: each.source for id_, each in notes.event.items()}
    assert {id_ for id_, source in sources.items() if not _is_source(source)} == set()
    assert notes.hook is not None
    graph = read_graphs(Library(), game)[notes.hook.graph]
    assert _is_source(notes.hook.source or graph.source)


def _is_source(source: str) -> bool:
    """Return whether a year stands in it, and enough to find it by."""
    return re.search(r"\b(?:1[89]|20)\d\d\b", source) is not None and len(source) > 20


@pytest.mark.parametrize("game", GAMES)
def test_terms_notes_and_cards_that_claim_a_number_have_a_source(game: str):
    notes = teaching(game)
    found = {id_: f"word-{id_}.means" for id_ in terms(game)}
    lacks = {
        id_ for id_, said in found.items() if claims(_said(said)) and not terms(game)[id_].source
    }
    lines = [f"teach-before-{game}-{number}" for number in range(1, 20)]
    lines += [f"teach-extension-{each}" for each in notes.extension]
    lines += [f"teach-watch-{each}.say" for each in notes.watch]
    lines += [each for each in EN.ids() if each.startswith(f"{game}-fact-")]
    lacks |= {each for each in lines if claims(_said(each)) and each not in notes.source}
    assert lacks == set()
    known = {each for each in notes.source if EN.has(each) and _is_source(notes.source[each])}
    assert known == notes.source.keys()


INVENTED = {
    "lifetimes",
    "share-of-strong",
    "climate-extinction-rate",
    "deep-time-axis-corals",
    "deep-time-gap-frog",
    "deep-time-cover-reef",
    "deep-time-layer-coral",
    "deep-time-pace-seas",
    "deep-time-together-clubs",
}
"""Items whose numbers are made up to be reckoned with."""


@pytest.mark.parametrize("game", GAMES)
def test_questions_that_claim_a_number_have_a_source(game: str):
    lacks = set()
    for id_, item in read_bank(Library(), game).items.items():
        told = [_said(f"item-{id_}{part}") for part in ("", ".why")]
        told += [_said(f"item-{id_}.why-{option}") for option in listed(item)]
        drawn = isinstance(item.picture, GraphPicture)  # which has a source of its own
        credited = item.source or drawn or SAYS_ITSELF.search(" ".join(told))
        if not credited and id_ not in INVENTED and any(map(claims, told)):
            lacks.add(id_)
    assert lacks == set()


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("It died out in 2009.", "yes"),
        ("About a third of the reef is closed to fishing.", "yes"),
        ("In the game a round is a million years.", ""),
        ("Corals live in warm water.", ""),
        ("In 2016 many died. (Hughes 2018, doi 10.1038/x.)", ""),
    ],
)
def test_a_claim_is_told_from_a_rule(text: str, claim: str):
    assert claims(text) == bool(claim)
