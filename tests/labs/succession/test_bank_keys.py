"""The keys of the bank of Succession as the game's content and the items' own pictures give them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from bs4 import BeautifulSoup

from reefkit.assess import read_bank
from reefkit.assess.items import DrawingPicture
from reefkit.content import Library
from reefkit.games.succession import content as stored
from reefkit.labs.succession.questions.facts import drawing
from reefkit.text import Message, catalogue

if TYPE_CHECKING:
    from collections.abc import Callable

BANK = read_bank(Library(), "succession/questions-before.toml", "succession/questions-after.toml")
CARDS = stored.default().cards
LEVELS = ("en", "en-simple")


def item(id_: str) -> Any:  # noqa: ANN401 (a test knows its items' kinds)
    return BANK.items[f"succession-{id_}"]


def fed(id_: str, **said: str) -> dict[str, str]:
    """Give how each settler of an item feeds, in the words of its right side."""
    return {card: said[CARDS[card].feeding] for card in item(id_).pairs}


def first_of(id_: str) -> list[dict[str, int]]:
    """Give when each settler came, rock by rock, as the picture shows it."""
    values = item(id_).picture.values
    rocks = zip(values["settlers"], values["first"], strict=True)
    return [dict(zip(settlers, first, strict=True)) for settlers, first in rocks]


def by_time(came: dict[str, int]) -> list[str]:
    return sorted(came, key=lambda each: came[each])


def shares(id_: str) -> list[dict[str, list[int]]]:
    values = item(id_).picture.values
    guilds, rows = values["guilds"], values["shares"]
    return [
        dict(zip(guilds, rows[start : start + len(guilds)], strict=True))
        for start in range(0, len(rows), len(guilds))
    ]


def fits_two_rocks() -> set[str]:
    one, other = map(by_time, first_of("bars-of-two-rocks"))
    told = {
        "barnacles-first-on-b": other[0] == "barnacles",
        "same-order": one == other,
        "mussels-first-on-a": one[0] == "mussels",
        "snails-on-both": one[-1] == other[-1] == "snails",
    }
    return {option for option, true in told.items() if true}


def eaten_rock() -> set[str]:
    """Tell on which rock the starfish's prey lost room between the last two looks."""
    assert {CARDS[each].guild for each in CARDS["starfish"].eats} == {"late-settlers"}
    rocks = shares("two-tables-shares")
    fell = [rock["late-settlers"][-1] < rock["late-settlers"][-2] for rock in rocks]
    return {("hunter-on-a", "hunter-on-b")[fell.index(True)]} if sum(fell) == 1 else set()


PREY = {
    "mussels-and-barnacles": {"mussels", "barnacles"},
    "hydroids-and-ciliates": {"hydroids", "ciliates"},
    "drifting-young": set(),
}
GROUPS = {"slime": "bacteria", "weeds": "green-algae", "grazers": "snails", "filterers": "mussels"}
ONE = {"sea-anemone": "sea-anemones", "mussel": "mussels", "tubeworm": "tubeworms"}

KEYS: dict[str, Callable[[], object]] = {
    "own-food": lambda: {
        each for each in item("own-food").options if CARDS[each].feeding == "light"
    },
    "how-each-feeds": lambda: fed(
        "how-each-feeds", light="light", grazes="scrapes", filters="sieves", hunts="hunts"
    ),
    "meals-of-four": lambda: fed(
        "meals-of-four", light="light", grazes="grazes", filters="sieves", hunts="stings"
    ),
    "prey-of-each": lambda: {
        hunter: next(name for name, prey in PREY.items() if prey == set(CARDS[hunter].eats))
        for hunter in item("prey-of-each").pairs
    },
    "order-of-groups": lambda: sorted(GROUPS, key=lambda each: CARDS[GROUPS[each]].number),
    "dark-wall": lambda: {"algae"} if CARDS["green-algae"].feeding == "light" else set(),
    "who-was-here": lambda: {
        each
        for each in item("who-was-here").options
        if set(CARDS[each].eats) == {"mussels", "barnacles"}
    },
    "hunters-among-the-blue": lambda: {
        option
        for option in item("hunters-among-the-blue").options
        if CARDS[ONE.get(option, f"{option}s")].feeding == "hunts"
    },
    "diversity-fell": lambda: {
        f"{each}-came" for each in ("nudibranch", "jellyfish") if len(CARDS[each].eats) == 3
    },
    "who-came-third": lambda: {by_time(first_of("who-came-third")[0])[2]},
    "most-of-the-rock": lambda: {
        max(shares("most-of-the-rock")[0].items(), key=lambda pair: pair[1][-1])[0]
    },
    "bars-of-two-rocks": fits_two_rocks,
    "two-tables-shares": eaten_rock,
    "kinds-in-a-square": lambda: len(
        re.findall(r"\d+ [a-z]", said("kinds-in-a-square", "en").partition("How many")[0])
    ),
}


def said(id_: str, level: str) -> str:
    return catalogue(level).render(Message(f"item-succession-{id_}"), strict=True)


def key_of(id_: str) -> object:
    """Return the key that an item has, in the form in which `KEYS` gives it."""
    found = item(id_)
    if hasattr(found, "pairs"):
        return dict(found.pairs)
    if not hasattr(found, "right"):
        return list(found.options)
    if isinstance(found.right, tuple):
        return set(found.right)
    return {found.right} if isinstance(found.right, str) else found.right


@pytest.mark.parametrize("id_", KEYS)
def test_a_key_is_what_the_cards_or_the_picture_give(id_: str) -> None:
    assert key_of(id_) == KEYS[id_]()


def test_every_item_with_a_picture_is_worked_out() -> None:
    pictured = {id_ for id_, each in BANK.items.items() if each.picture is not None}
    assert pictured
    assert pictured <= {f"succession-{id_}" for id_ in KEYS}


def test_shares_are_shares_and_bars_begin_within_the_chart() -> None:
    for id_, each in BANK.items.items():
        if isinstance(each.picture, DrawingPicture) and each.picture.name == "shares":
            for rock in shares(id_.removeprefix("succession-")):
                assert {sum(look) for look in zip(*rock.values(), strict=True)} == {100}
        elif isinstance(each.picture, DrawingPicture):
            for came in first_of(id_.removeprefix("succession-")):
                assert len(set(came.values())) == len(came)
                assert all(0 < time < each.picture.values["turns"] for time in came.values())


def test_what_texts_tell_of_the_rules_holds() -> None:
    numbers = [card.number for card in CARDS.values() if card.number]
    assert sorted(numbers) == list(range(1, 16))
    for level in LEVELS:
        assert "from 1 to 15" in said("numbers-on-cards", level)
    assert stored.default().rules.options.window == 5
    notes = catalogue().render(Message("teach-before-succession-4"))
    assert "five seconds" in notes
    groups = {"green": "pioneers", "yellow": "first-settlers", "blue": "late-settlers"}
    for card in CARDS.values():
        assert groups.get(card.colour, card.guild) == card.guild


@pytest.mark.parametrize("level", LEVELS)
def test_drawings_say_in_words_what_they_show(level: str) -> None:
    say = catalogue(level)
    for each in BANK.items.values():
        if not isinstance(each.picture, DrawingPicture):
            continue
        values = each.picture.values
        soup = BeautifulSoup(drawing(each.picture.name, values, say), "html.parser")
        charts = soup.select("svg[role=img]")
        assert len(charts) == len(values["rocks"])
        told = " ".join(str(chart["aria-label"]) for chart in charts)
        assert "{" not in told
        figures = values["first"] if each.picture.name == "arrivals" else values["shares"]
        shown = [int(number) for row in figures for number in row]
        assert set(shown) <= set(map(int, re.findall(r"\d+", told)))
        assert len(soup.select(".rk-drawn-bar")) >= sum(number > 0 for number in shown)


def test_an_unknown_drawing_is_none() -> None:
    assert drawing("no-such", {}, catalogue()) == ""
