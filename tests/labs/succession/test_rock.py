"""The rock: who stands where, who came to eat, and what the charts draw of it."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from reefkit.games.succession import queries
from reefkit.games.succession.queries import Rock, Settled, Visit
from reefkit.labs.succession import regions, timeline
from reefkit.labs.succession.regions import places, shown
from tests.labs.succession.page import Page


def settled(time: int, card: str, until: int = 0, by: str = "") -> Settled:
    return Settled(
        time=time, turn=time, position=time, seat=0, card=card, guild="pioneers", until=until, by=by
    )  # fmt: skip


def visit(time: int, card: str, *eaten: int, position: int | None = None) -> Visit:
    at = time if position is None else position
    return Visit(
        time=time, turn=time, position=at, seat=0, card=card, guild="predators", eaten=eaten
    )  # fmt: skip


def record(*settlers: Settled, visits: tuple[Visit, ...] = ()) -> Rock:
    times = max([each.time for each in (*settlers, *visits)], default=0)
    return Rock(round=1, times=times, settled=settlers, visits=visits, out=-1)


def test_every_settler_has_a_place_of_its_own_and_keeps_it() -> None:
    first = record(*(settled(time, "bacteria") for time in range(1, 20)))
    found = places(first)
    assert len(set(found)) == len(found)
    later = record(*(settled(time, "bacteria") for time in range(1, 30)))
    assert places(later)[:19] == found


def test_the_place_of_who_was_eaten_goes_to_the_next_but_one() -> None:
    found = places(
        record(
            settled(1, "bacteria"),
            settled(2, "mussels", 3, "crab"),
            settled(4, "snails"),
            settled(5, "diatoms"),
            visits=(visit(3, "crab", 1),),
        )
    )
    assert found[2] != found[1], "who came with the crab stands beside what it took"
    assert found[3] == found[1]


@given(st.integers(0, 400))
def test_every_place_is_on_the_rock(place: int) -> None:
    at = regions.spot(place % 100)
    assert 0 < at.x < regions.ROCK_WIDTH
    assert 100 < at.y < regions.ROCK_HEIGHT


def test_what_a_predator_took_is_seen_once_and_then_gone() -> None:
    eaten = record(
        settled(1, "snails", 3, "crab"), settled(2, "bacteria"), visits=(visit(3, "crab", 0),)
    )
    seen = shown(eaten)
    assert seen.visit is not None
    assert [each.art for each in seen.visit.eaten] == ["snails"]
    assert seen.kinds == {"bacteria": 1}
    assert seen.told is not None
    drawn = regions.picture(seen.settlers, seen.visit, "a rock")
    assert "rk-rock-gone" in drawn
    assert "#rk-org-crab" in drawn
    later = record(*eaten.settled, settled(4, "diatoms"), visits=eaten.visits)
    assert shown(later).visit is None
    assert "snails" not in regions.picture(shown(later).settlers, None, "a rock")


def test_a_predator_and_the_card_named_with_it_are_seen_together() -> None:
    both = record(
        settled(1, "snails", 2, "crab"), settled(2, "mussels"), visits=(visit(2, "crab", 0),)
    )
    seen = shown(both)
    assert seen.visit is not None
    assert [each.art for each in seen.settlers if each.is_new] == ["mussels"]


def test_the_picture_is_well_formed_and_says_what_it_shows() -> None:
    page = Page(people=0, bots=3, seed=4)
    while not page.scene.over and page.scene.rock.times < 12:
        assert page.go_on()
    found = re.search(r"<svg.*</svg>", page.html("rock"), re.DOTALL)
    assert found is not None
    root = ET.fromstring(found[0])  # noqa: S314  # our own picture
    label = root.get("aria-label") or ""
    assert label.startswith("A rock under water.")
    standing = shown(page.scene.rock)
    assert f"{len(standing.kinds)} kind" in page.text("rock")
    uses = [each.get("href", "") for each in root.iter("{http://www.w3.org/2000/svg}use")]
    for card, count in standing.kinds.items():
        assert uses.count(f"#rk-org-{card}") >= count


def test_a_kind_that_was_eaten_and_came_back_has_two_pieces() -> None:
    twice = record(
        settled(1, "snails", 3, "crab"), settled(2, "bacteria"), settled(5, "snails"),
        visits=(visit(3, "crab", 0),),
    )  # fmt: skip
    assert timeline.spans(twice, "snails") == ((1.0, 3.0), (5.0, 5.0))
    assert timeline.spans(twice, "bacteria") == ((2.0, 5.0),)


def test_the_shares_of_an_inhabited_rock_make_a_hundred() -> None:
    page = Page(people=0, bots=3, seed=5)
    while not page.scene.over and page.scene.rock.times < 15:
        assert page.go_on()
    scene = page.scene
    found = timeline.shares(scene, scene.rock)
    for time in range(scene.rock.times + 1):
        whole = sum(values[time] for values in found.values())
        standing = len(queries.standing(scene.rock, time))
        assert round(whole, 6) == (100 if standing else 0)


def test_the_axis_grows_by_steps() -> None:
    assert [timeline.length(times) for times in (0, 19, 20, 39, 61)] == [20, 20, 40, 40, 80]
