"""Food webs: where nodes stand, and what is said of them."""

import random
import re
from itertools import pairwise

import pytest
from bs4 import BeautifulSoup

from reefkit.text import catalogue
from reefkit.widgets.foodweb import FoodWebPicture, foodweb_html
from reefkit.widgets.foodweb_arrows import arrows, name_left
from reefkit.widgets.foodweb_data import FoodEdge, FoodLevel, FoodNode, FoodWeb, WebOutcome
from reefkit.widgets.foodweb_layout import SIZES, Layout, lay_out
from reefkit.widgets.foodweb_order import ordered, spread
from reefkit.widgets.templates import Templates
from reefkit.widgets.text_metrics import MOST_LINES, estimated_width, wrapped
from tests.support.effort import effort

NAMES = (
    "Coral", "Seagrass", "Plankton", "Coralline algae", "Regal Tang", "Green Sea Turtle",
    "Whitetip Reef Shark", "Australian Sardine", "Bottlenose Dolphin", "Crown of Thorns",
    "Zooxan\u00adthellae", "Sea Squirt", "Common Cleanerfish", "Burrowing Sea Urchin", "Dugong",
)  # fmt: skip
LEVELS = (FoodLevel(0, "producers"), FoodLevel(1, "who eats them"), FoodLevel(2, "predators"))


def node(one: str = "a", level: int = 0, **more: object) -> FoodNode:
    plain = {"id": one, "name": one, "art": "urchin", "group": "coral", "outline": "circle",
             "level": level, "label": f"label of {one}"}  # fmt: skip
    return FoodNode(**{**plain, **more})  # type: ignore[arg-type]


def some_web(count: int, seed: int) -> FoodWeb:
    """Return a web of so many nodes of which no two look the same."""
    chance = random.Random(seed)  # noqa: S311  # a web, no secret
    nodes = [
        node(
            f"n{number}", chance.choice((0, 1, 1, 2)), name=f"{chance.choice(NAMES)} {number}",
            badge=chance.choice(("", "", "", "2 plankton short")),
            attached=("urchin",) * chance.choice((0, 0, 1, 5)), count=chance.choice((1, 1, 7)),
        )
        for number in range(count)
    ]  # fmt: skip
    ids = [each.id for each in nodes]
    edges = [
        FoodEdge(*chance.sample(ids, 2), chance.choice(("sure", "may", "short")))  # type: ignore[arg-type]
        for _ in range(count if count > 1 else 0)
    ]
    return FoodWeb(tuple(nodes), tuple(dict.fromkeys(edges)), LEVELS, act="node")


# ---- A food web as HTML: a button for everybody, in a picture for a column and one for a phone.
def drawn(web: FoodWeb) -> BeautifulSoup:
    return BeautifulSoup(foodweb_html(Templates(catalogue()), web), "html.parser")


def test_those_that_look_the_same_are_one_with_their_number():
    web = FoodWeb(
        (
            node("1", name="Coral", label="Coral one"),
            node("2", name="Coral", label="Coral two"),
            node("3", name="Coral", bleached=True),
            node("4", 1, name="Crab"),
            node("5", 1, name="Crab", count=2),
            node("food", name="Plankton", count=6),
        ),
        (FoodEdge("1", "4"), FoodEdge("2", "5"), FoodEdge("3", "5"), FoodEdge("2", "4", "short")),
    )
    grouped = web.grouped()
    assert [(each.id, each.count) for each in grouped.nodes] == [
        ("1", 2), ("3", 1), ("4", 3), ("food", 6)
    ]  # fmt: skip
    assert set(grouped.edges) == {
        FoodEdge("1", "4", "sure", 2), FoodEdge("3", "4"), FoodEdge("1", "4", "short")
    }  # fmt: skip
    assert grouped.grouped() == grouped


@pytest.mark.parametrize(
    ("nodes", "edges"),
    [
        ((node("a"), node("a", 1)), ()),
        ((node("a"),), (FoodEdge("a", "b"),)),
        ((node("a"),), (FoodEdge("b", "a"),)),
    ],
)
def test_a_web_that_is_none_is_refused(nodes: tuple, edges: tuple):  # type: ignore[type-arg]
    with pytest.raises(ValueError, match="node"):
        FoodWeb(nodes, edges)


def test_both_pictures_have_a_button_for_everybody_and_one_that_the_keyboard_comes_to():
    web = some_web(12, 4)
    for board in drawn(web).select(".rk-foodweb-board"):
        buttons = board.select("button")
        assert {each["data-node"] for each in buttons} == {each.id for each in web.nodes}
        assert all(each["data-act"] == "node" for each in buttons)
        assert len(board.select('button[tabindex="0"]')) == 1
        assert len(board.select(".rk-web-arrow")) == len(web.edges)
        assert all(svg["aria-hidden"] == "true" for svg in board.select("svg"))
    keys = [each["data-key"] for each in drawn(web).select("button")]
    assert len(keys) == len(set(keys)) == 24


def test_a_button_over_several_says_how_many():
    html = drawn(FoodWeb((node("a", count=3), node("b", name="b"))))
    labels = {str(each["aria-label"]) for each in html.select("button")}
    assert labels == {"3 × label of a", "label of b"}
    assert {each.get_text() for each in html.select(".rk-web-count")} == {"×3"}


def test_who_was_picked_stands_out_with_its_arrows():
    web = FoodWeb(
        (node("a"), node("b"), node("c", 1, chosen=True), node("d", 1)),
        (FoodEdge("a", "c", amount=2), FoodEdge("b", "d", "short", 2)),
        act="node",
    )
    board = drawn(web).select(".rk-foodweb-wide")[0]
    assert [each["data-node"] for each in board.select('[aria-pressed="true"]')] == ["c"]
    assert [each["data-node"] for each in board.select('[tabindex="0"]')] == ["c"]
    assert [each["data-key"] for each in board.select(".rk-web-faint")] == ["arrow-b-d-short"]
    assert [each["data-key"] for each in board.select(".rk-web-amount")] == ["amount-a-c-sure"]


def test_states_and_what_is_attached_are_drawn():
    web = FoodWeb(
        (
            node("a", bleached=True, attached=("urchin",) * 5),
            node("b", badge="starves", tone="warn"),
            node("c", passing=True, done=True),
        )
    )
    board = drawn(web).select(".rk-foodweb-wide")[0]
    bleached = board.select('[data-key="node-a"]')[0]
    assert bleached.select(".rk-token-died")
    assert len(bleached.select(".rk-web-attached")) == 3
    assert bleached.select(".rk-web-more")[0].get_text() == "+2"
    assert board.select('[data-key="badge-b"].rk-web-warn')[0].get_text() == "starves"
    assert board.select('[data-key="node-c"].rk-web-passing .rk-web-done')


def test_who_is_eaten_goes_to_who_eats_and_nobody_else_fades_over_a_name():
    both = drawn(FoodWeb((node("a", goes_to="node-b"), node("b", 1))))
    assert not both.select("[data-leave]")
    assert len(both.select("[data-to]")) == 2


def test_what_is_said_is_said_as_given():
    web = FoodWeb(
        (node("a"),),
        sentences=("Nobody eats <a>.",),
        outcome=(WebOutcome("It starves.", "danger"), WebOutcome("It lives.", "ok")),
        outcome_title="What comes of it",
        note="arrows go to the eater",
    )
    html = drawn(web)
    assert html.select(".rk-described li")[-1].get_text() == "Nobody eats <a>."
    outcome = html.select(".rk-foodweb-outcome")[0]
    assert [each.get_text() for each in outcome.select("li > span")] == ["It starves.", "It lives."]
    assert [each["href"] for each in outcome.select("use")] == ["#rk-icon-cross", "#rk-icon-check"]
    assert html.select(".rk-foodweb-note")[0].get_text() == "arrows go to the eater"


def test_a_web_of_nobody_says_so():
    html = drawn(FoodWeb((), empty="Nothing lives here yet."))
    assert html.select("button, svg") == []
    assert html.select(".rk-foodweb-empty")[0].get_text() == "Nothing lives here yet."


# ---- A food web is laid out so that everything can be read, from one node to thirty-five.
WEBS = [(count, seed) for count in (1, 3, 9, 16, 24, 35) for seed in range(effort(3, 16))]
BOXES = [(500.0, 330.0), (318.0, 430.0)]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("count", "seed"), WEBS)
def test_nothing_covers_anything_and_all_is_in_the_picture(
    count: int, seed: int, box: tuple[float, float]
):
    layout = lay_out(some_web(count, seed), *box)
    assert len(layout.nodes) == count
    for band in layout.bands:
        for row in band.rows:
            _check_row(layout, row.nodes)
            for one in row.nodes:
                assert band.y < one.top
                assert one.foot < band.y + band.height + 1
        for upper, lower in pairwise(band.rows):
            assert max(each.foot for each in upper.nodes) < min(each.top for each in lower.nodes)
    for upper, lower in pairwise(layout.bands):
        assert upper.level > lower.level
        assert upper.y + upper.height < lower.y
    assert layout.bands[-1].y + layout.bands[-1].height <= layout.height + 0.01


def _check_row(layout: Layout, nodes: list) -> None:  # type: ignore[type-arg]
    for one in nodes:
        assert one.lines
        assert len(one.lines) <= MOST_LINES
        assert one.x - one.radius >= 0
        assert one.x + one.radius <= layout.width
        assert max(map(estimated_width, one.lines)) <= one.room + 0.01
        if one.badge:
            assert one.badge_x - one.badge_half >= 0
            assert one.badge_x + one.badge_half <= layout.width
    for one, two in pairwise(nodes):
        assert one.x + one.half <= two.x - two.half + 3
    written = [each for each in nodes if each.badge]
    for one, two in pairwise(written):
        assert one.badge_x + one.badge_half < two.badge_x - two.badge_half


def test_a_small_web_is_drawn_large_and_fits_its_box():
    layout = lay_out(some_web(5, 1), 500, 330)
    assert layout.height <= 330
    assert {each.radius for each in layout.nodes.values()} <= {each.radius for each in SIZES[:4]}


def test_a_usual_reef_fits_its_box_and_a_full_one_is_at_most_twice_as_high():
    levels = [0] * 6 + [1] * 6 + [2] * 4
    usual = FoodWeb(tuple(node(f"n{n}", level) for n, level in enumerate(levels)))
    assert lay_out(usual, 500, 330).height <= 330
    assert max(lay_out(some_web(35, seed), 500, 330).height for seed in range(5)) < 660


def test_who_eats_one_thing_stands_over_it():
    web = FoodWeb(
        (node("a"), node("b"), node("c"), node("eats-c", 1), node("eats-a", 1)),
        (FoodEdge("c", "eats-c"), FoodEdge("a", "eats-a")),
    )
    nodes = lay_out(web, 500, 330).nodes
    assert nodes["eats-a"].x < nodes["eats-c"].x
    assert abs(nodes["eats-a"].x - nodes["a"].x) < 60
    assert abs(nodes["eats-c"].x - nodes["c"].x) < 60


def test_the_order_uncrosses_arrows_and_is_always_the_same():
    eaters = {"a": "y", "b": "w", "c": "z", "d": "x"}
    web = FoodWeb(
        (*map(node, eaters), *(node(each, 1) for each in "wxyz")),
        tuple(FoodEdge(*each) for each in eaters.items()),
    )
    order = ordered(web)
    assert [eaters[each] for each in order[0]] == order[1]
    assert ordered(web) == order


def test_places_are_spread_in_order_within_their_ends_and_near_to_their_wishes():
    assert spread([100.0, 300.0], 50, (0, 400)) == [100, 300]
    assert spread([100.0, 100.0], 50, (0, 400)) == [75, 125]
    assert spread([0.0, 0.0, 400.0], 50, (0, 400)) == [25, 75, 375]
    crowded = spread([390.0] * 8, 50, (0, 400))
    assert crowded == [25 + 50 * number for number in range(8)]


@pytest.mark.parametrize(("count", "seed"), WEBS)
def test_an_arrow_leaves_who_is_eaten_and_ends_at_who_eats(count: int, seed: int):
    web = some_web(count, seed)
    layout = lay_out(web, 500, 330)
    found = arrows(web, layout)
    assert len(found) == len(web.edges)
    for arrow in found:
        eaten, eater = layout.nodes[arrow.edge.eaten], layout.nodes[arrow.edge.eater]
        start = tuple(map(float, re.findall(r"-?[\d.]+", arrow.path)[:2]))
        for point, one in ((start, eaten), (arrow.end, eater)):
            assert abs(point[0] - one.x) <= one.radius + 6
            assert one.top - 3 <= point[1] <= one.foot + 3


def test_an_arrow_passes_between_the_nodes_of_a_row_that_it_crosses():
    middle = tuple(node(f"m{number}", 1) for number in range(5))
    web = FoodWeb((node("low"), *middle, node("top", 2)), (FoodEdge("low", "top"),))
    layout = lay_out(web, 500, 330)
    (arrow,) = arrows(web, layout)
    crossed = layout.nodes["m2"]
    numbers = list(map(float, re.findall(r"-?[\d.]+", arrow.path)))
    passing = [
        x for x, y in zip(numbers[::2], numbers[1::2], strict=True)
        if crossed.top - 1 <= y <= crossed.foot + 1
    ]  # fmt: skip
    assert passing
    for one in (layout.nodes[each.id] for each in middle):
        assert all(abs(x - one.x) > one.half for x in passing)


def test_on_a_phone_no_arrow_crosses_a_levels_name_and_no_amount_covers_one():
    levels = (FoodLevel(0, "food and its makers"), FoodLevel(1, "eaters"))
    foods = [node(f"f{number}", name="coralline algae") for number in range(5)]
    eaters = [node(f"e{number}", 1) for number in range(2)]
    edges = (FoodEdge("f4", "e1", amount=2), FoodEdge("f3", "e0", amount=2))
    layout = lay_out(FoodWeb((*foods, *eaters), edges, levels), 318, 300)
    assert not any("…" in line for one in layout.nodes.values() for line in one.lines)
    food = layout.bands[-1]
    assert food.named_above
    drawn_arrows = arrows(FoodWeb((*foods, *eaters), edges, levels), layout)
    left = name_left(food, 318, drawn_arrows)
    right = left + estimated_width(food.name, bold=False)
    for arrow in drawn_arrows:
        assert not any(left < x < right and food.y < y < food.y + 18 for x, y in arrow.line)
        assert not food.y < arrow.told[1] < food.y + 18


def test_a_levels_name_beside_its_nodes_makes_way_for_an_arrow_past_the_level():
    levels = (FoodLevel(0, ""), FoodLevel(1, "eaters"), FoodLevel(2, ""))
    foods = [node(f"f{number}") for number in range(4)]
    hunters = [node(f"p{number}", 2) for number in range(4)]
    edges = (FoodEdge("f0", "p0"), FoodEdge("f3", "p3"))
    web = FoodWeb((*foods, node("e", 1), *hunters), edges, levels)
    layout = lay_out(web, 318, 300)
    eaters, drawn_arrows = layout.bands[1], arrows(web, layout)
    assert not eaters.named_above
    left = name_left(eaters, 318, drawn_arrows)
    right = left + estimated_width(eaters.name, bold=False)
    for x, y in (point for arrow in drawn_arrows for point in arrow.line):
        assert not (left < x < right and eaters.y < y < eaters.y + 18)
    eater = layout.nodes["e"]
    assert right < eater.x - eater.half or left > eater.x + eater.half


def test_a_level_without_nodes_is_not_drawn():
    web = FoodWeb((node("a"), node("b", 2)), levels=(FoodLevel(0, "x"), FoodLevel(1, "y")))
    assert [(band.level, band.name) for band in lay_out(web, 500, 330).bands] == [(2, ""), (0, "x")]


@pytest.mark.parametrize("room", [40, 60, 80, 120])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_broken_within_its_room_and_loses_nothing_but_what_dots_stand_for(
    name: str, room: float
):
    lines = wrapped(name, room)
    assert 1 <= len(lines) <= MOST_LINES
    assert all(estimated_width(line) <= room for line in lines)
    letters = "".join(line.removesuffix("-").removesuffix("…") for line in lines)
    whole = name.replace(" ", "").replace("\u00ad", "")
    assert whole.startswith(letters.replace(" ", ""))
    assert letters.replace(" ", "") == whole or lines[-1].endswith("…")


def test_a_word_is_cut_where_it_may_be():
    assert wrapped("Zooxan\u00adthellae", 60) == ("Zooxan-", "thellae")
    assert wrapped("Parrotfish", 56) == ("Parrot-", "fish")
    assert wrapped("Zooxan\u00adthellae", 200) == ("Zooxanthellae",)


def test_four_levels_stand_whole_in_a_low_box():
    """A laptop's window has room for a chart below: producers must not be cut off."""
    for counts in ((7, 5, 3, 2), (5, 2, 1, 1)):
        nodes = [
            node(f"n{level}-{n}", level) for level, many in enumerate(counts) for n in range(many)
        ]
        assert lay_out(FoodWeb(tuple(nodes)), 500, 264).height <= 264


def test_a_notebook_shows_the_web_itself():
    web = FoodWeb((node("alga"),), sentences=("It grows.",))
    shown = FoodWebPicture(web)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in shown
    assert shown["text/plain"].startswith("This appears while its program runs.")
