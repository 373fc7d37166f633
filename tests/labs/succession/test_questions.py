"""The questions of Succession: the keys of its bank, and questions made from a table's rocks."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from bs4 import BeautifulSoup

from reefkit.assess.bank import read_bank
from reefkit.assess.evidence import with_charts
from reefkit.assess.grading import grade
from reefkit.assess.items import Curve, DrawingPicture, RangeChartItem
from reefkit.assess.plots import TrueRanges
from reefkit.content import Library
from reefkit.games.succession import content as stored
from reefkit.games.succession import queries
from reefkit.games.succession.settlement_record import standing
from reefkit.labs.lesson.measured_graphs import graphs_of
from reefkit.labs.succession.questions import QUESTIONS
from reefkit.labs.succession.questions.evidence_pictures import drawing
from reefkit.labs.succession.questions.plots import LOOKS
from reefkit.text import Message, catalogue
from tests.labs.succession import matches

# ---- The keys of the bank of Succession as the game's content and the items' own pictures give them.
BANK = read_bank(Library(), "succession")
CARDS = stored.default().cards
LEVELS = ("en", "en-simple")


def item(id_: str) -> Any:  # noqa: ANN401 (a test knows its items' kinds)
    return BANK.items[f"succession-{id_}"]


def fed(id_: str, **said: str) -> dict[str, str]:
    return {card: said[CARDS[card].feeding] for card in item(id_).pairs}


def first_of(id_: str) -> list[dict[str, int]]:
    """Return when each settler came, rock by rock, as the picture shows it."""
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


def kinds_of(graph: str) -> tuple[float, ...]:
    return graphs_of("succession")[graph].series["kinds"]


def rising(graph: str) -> float:
    """Return how many times the first bar the last one is, where each is higher than the last."""
    kinds = kinds_of(graph)
    assert list(kinds) == sorted(set(kinds))
    return kinds[-1] / kinds[0]


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
    "third-on-the-pier": lambda: {by_time(first_of("third-on-the-pier")[0])[2]},
    "plants-of-surtsey": lambda: {"more-kinds"} if rising("surtsey-kinds") else set(),
    "squares-of-surtsey": lambda: (
        {"twice-as-many"} if round(rising("surtsey-squares")) == 2 else set()
    ),
    "lost-at-mukkaw-bay": lambda: kinds_of("mukkaw-kinds")[0] - kinds_of("mukkaw-kinds")[1],
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


def test_shares_are_shares_and_bars_begin_within_the_chart():
    for id_, each in BANK.items.items():
        if isinstance(each.picture, DrawingPicture) and each.picture.name == "shares":
            for rock in shares(id_.removeprefix("succession-")):
                assert {sum(look) for look in zip(*rock.values(), strict=True)} == {100}
        elif isinstance(each.picture, DrawingPicture):
            for came in first_of(id_.removeprefix("succession-")):
                assert len(set(came.values())) == len(came)
                assert all(0 < time < each.picture.values["turns"] for time in came.values())


def test_what_texts_tell_of_the_rules_holds():
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
def test_drawings_say_in_words_what_they_show(level: str):
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


# ---- Questions made from a table's rocks: for every template, right by counting what was told.


def test_even_a_very_short_round_offers_something():
    assert QUESTIONS.made(matches.shortest(), 0, "Ana")


def test_only_rounds_that_are_finished_are_asked_about():
    table = next(t for t in map(matches.table, matches.SEEDS) if t.setup.options["rounds"] == 3)
    states = [table.match.state_at(at) for at in range(table.position + 1)]
    done = next(at for at, state in enumerate(states) if len(state.points) == 1)
    assert not QUESTIONS.made(table, 0, "Ana", done - 1)
    assert not QUESTIONS.plotted(table, 0, "Ana", done - 1)
    early = [*QUESTIONS.plotted(table, 0, "Ana", done), *QUESTIONS.made(table, 0, "Ana", done)]
    assert len(early) >= 6
    for each in early:
        assert "round-1" in each.id
        assert each.moment is not None
        assert each.moment <= done


# -- plots ---------------------------------------------------------------------------------------
def test_the_truth_is_graded_right_and_a_bar_too_long_is_not():
    made = {
        each.id.partition(":")[0]: each for each in QUESTIONS.plotted(matches.table(2), 0, "Ana")
    }
    asked = made["rock-range-plot"]
    assert isinstance(asked.item, RangeChartItem)
    plot = asked.item.plot
    bars = {kind: list(bar) for kind, bar in plot.ranges.items() if kind not in plot.given}
    assert grade(asked, {"ranges": bars}).right
    kind = next(each for each, bar in bars.items() if bar[0] > 1)
    told = grade(asked, {"ranges": {**bars, kind: [bars[kind][0] - 1, bars[kind][1]]}})
    assert not told.right
    assert plot.reasons[f"{kind}/first"] in [mark.why for mark in told.marks]
    curve = made["rock-curve-plot"]
    assert isinstance(curve.item, Curve)
    values = {str(time): value for time, value in enumerate(curve.item.plot.values) if time}
    assert grade(curve, {"values": values}).right
    values["1"] += 1
    assert not grade(curve, {"values": values}).right


def test_the_sheet_of_the_range_plot_says_who_was_there_and_no_more():
    (asked, *_) = QUESTIONS.plotted(matches.table(2), 0, "Ana")
    assert isinstance(asked.item, RangeChartItem)
    sheet, plot = asked.item.picture, asked.item.plot
    assert sheet is not None
    looks = sheet.values["kinds"]  # type: ignore[union-attr]
    assert {kind for there in looks for kind in there} == plot.ranges.keys() - set(plot.given)
    for kind in plot.ranges.keys() - set(plot.given):
        at = [look for look, there in enumerate(looks, 1) if kind in there]
        assert (at[0], at[-1]) == plot.ranges[kind]
    for say in map(catalogue, ("en", "en-simple")):
        drawn = drawing(sheet.name, sheet.values, say)  # type: ignore[union-attr]
        assert drawn.count("<tr>") == LOOKS
        assert drawn.count("rk-drawn-kind") == sum(len(there) for there in looks)


def test_questions_of_arrivals_show_every_card_of_the_round_and_food_no_chart():
    asked = set()
    for seed in matches.SEEDS:
        table = matches.table(seed)
        for question in QUESTIONS.made(table, 0, "key"):
            name, about = question.id.split(":")
            if name not in {"rock-first", "rock-later", "rock-against", "rock-feeding"}:
                continue
            asked.add(name)
            (shown,) = with_charts([question], QUESTIONS.plotted(table, 0, "key"))
            if name == "rock-feeding":
                assert shown.charts == ()
                continue
            (chart,) = shown.charts
            rock = queries.rock(table, int(about.split("-")[1]))
            assert isinstance(chart.plot, TrueRanges)
            assert chart.plot.rounds == rock.times
            first = {each.card: each.time for each in reversed(rock.settled)}
            assert {kind: bar[0] for kind, bar in chart.plot.ranges.items()} == first
            alive = {each.card for each in standing(rock)}
            assert {each for each in first if f"{each}/ending" in chart.labels} == set(
                first
            ) - alive
    assert asked == {"rock-first", "rock-later", "rock-against", "rock-feeding"}
