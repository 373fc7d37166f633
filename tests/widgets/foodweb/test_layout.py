"""A food web is laid out so that everything can be read, from one node to thirty-five."""

import re
from itertools import pairwise

import pytest

from reefkit.widgets.foodweb import (
    SIZES,
    FoodEdge,
    FoodLevel,
    FoodWeb,
    Layout,
    arrows,
    lay_out,
    ordered,
    spread,
)
from reefkit.widgets.text_metrics import MOST_LINES, estimated_width, wrapped
from tests.support.effort import effort
from tests.widgets.foodweb.conftest import NAMES, node, some_web

WEBS = [(count, seed) for count in (1, 3, 9, 16, 24, 35) for seed in range(effort(3, 60))]
BOXES = [(500.0, 330.0), (318.0, 430.0)]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(("count", "seed"), WEBS)
def test_nothing_covers_anything_and_all_is_in_the_picture(
    count: int, seed: int, box: tuple[float, float]
) -> None:
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


def test_a_small_web_is_drawn_large_and_fits_its_box() -> None:
    layout = lay_out(some_web(5, 1), 500, 330)
    assert layout.height <= 330
    assert {each.radius for each in layout.nodes.values()} <= {each.radius for each in SIZES[:2]}


def test_a_usual_reef_fits_its_box_and_a_full_one_is_at_most_twice_as_high() -> None:
    levels = [0] * 6 + [1] * 6 + [2] * 4
    usual = FoodWeb(tuple(node(f"n{n}", level) for n, level in enumerate(levels)))
    assert lay_out(usual, 500, 330).height <= 330
    assert max(lay_out(some_web(35, seed), 500, 330).height for seed in range(5)) < 660


def test_who_eats_one_thing_stands_over_it() -> None:
    web = FoodWeb(
        (node("a"), node("b"), node("c"), node("eats-c", 1), node("eats-a", 1)),
        (FoodEdge("c", "eats-c"), FoodEdge("a", "eats-a")),
    )
    nodes = lay_out(web, 500, 330).nodes
    assert nodes["eats-a"].x < nodes["eats-c"].x
    assert abs(nodes["eats-a"].x - nodes["a"].x) < 60
    assert abs(nodes["eats-c"].x - nodes["c"].x) < 60


def test_the_order_uncrosses_arrows_and_is_always_the_same() -> None:
    eaters = {"a": "y", "b": "w", "c": "z", "d": "x"}
    web = FoodWeb(
        (*map(node, eaters), *(node(each, 1) for each in "wxyz")),
        tuple(FoodEdge(*each) for each in eaters.items()),
    )
    order = ordered(web)
    assert [eaters[each] for each in order[0]] == order[1]
    assert ordered(web) == order


def test_places_are_spread_in_order_within_their_ends_and_near_to_their_wishes() -> None:
    assert spread([100.0, 300.0], 50, (0, 400)) == [100, 300]
    assert spread([100.0, 100.0], 50, (0, 400)) == [75, 125]
    assert spread([0.0, 0.0, 400.0], 50, (0, 400)) == [25, 75, 375]
    crowded = spread([390.0] * 8, 50, (0, 400))
    assert crowded == [25 + 50 * number for number in range(8)]


@pytest.mark.parametrize(("count", "seed"), WEBS)
def test_an_arrow_leaves_who_is_eaten_and_ends_at_who_eats(count: int, seed: int) -> None:
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


def test_an_arrow_passes_between_the_nodes_of_a_row_that_it_crosses() -> None:
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


def test_a_level_without_nodes_is_not_drawn() -> None:
    web = FoodWeb((node("a"), node("b", 2)), levels=(FoodLevel(0, "x"), FoodLevel(1, "y")))
    assert [(band.level, band.name) for band in lay_out(web, 500, 330).bands] == [(2, ""), (0, "x")]


@pytest.mark.parametrize("room", [40, 60, 80, 120])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_broken_within_its_room_and_loses_nothing_but_what_dots_stand_for(
    name: str, room: float
) -> None:
    lines = wrapped(name, room)
    assert 1 <= len(lines) <= MOST_LINES
    assert all(estimated_width(line) <= room for line in lines)
    letters = "".join(line.removesuffix("-").removesuffix("…") for line in lines)
    whole = name.replace(" ", "").replace("\u00ad", "")
    assert whole.startswith(letters.replace(" ", ""))
    assert letters.replace(" ", "") == whole or lines[-1].endswith("…")


def test_a_word_is_cut_where_it_may_be() -> None:
    assert wrapped("Zooxan\u00adthellae", 60) == ("Zooxan-", "thellae")
    assert wrapped("Parrotfish", 56) == ("Parrot-", "fish")
    assert wrapped("Zooxan\u00adthellae", 200) == ("Zooxanthellae",)


def test_four_levels_stand_whole_in_a_low_box() -> None:
    """A laptop's window has room for a chart below: producers must not be cut off."""
    for counts in ((7, 5, 3, 2), (5, 2, 1, 1)):
        nodes = [
            node(f"n{level}-{n}", level) for level, many in enumerate(counts) for n in range(many)
        ]
        assert lay_out(FoodWeb(tuple(nodes)), 500, 264).height <= 264
