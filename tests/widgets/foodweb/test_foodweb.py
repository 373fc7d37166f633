"""A food web as HTML: a button for everybody, in a picture for a column and one for a phone."""

import pytest
from bs4 import BeautifulSoup

from reefkit.text import catalogue
from reefkit.widgets.foodweb import FoodEdge, FoodWeb, WebOutcome, foodweb_html
from reefkit.widgets.templates import Templates
from tests.widgets.foodweb.conftest import node, some_web


def drawn(web: FoodWeb) -> BeautifulSoup:
    return BeautifulSoup(foodweb_html(Templates(catalogue()), web), "html.parser")


def test_those_that_look_the_same_are_one_with_their_number() -> None:
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
def test_a_web_that_is_none_is_refused(nodes: tuple, edges: tuple) -> None:  # type: ignore[type-arg]
    with pytest.raises(ValueError, match="node"):
        FoodWeb(nodes, edges)


def test_both_pictures_have_a_button_for_everybody_and_one_that_the_keyboard_comes_to() -> None:
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


def test_a_button_over_several_says_how_many() -> None:
    html = drawn(FoodWeb((node("a", count=3), node("b", name="b"))))
    labels = {str(each["aria-label"]) for each in html.select("button")}
    assert labels == {"3 × label of a", "label of b"}
    assert {each.get_text() for each in html.select(".rk-web-count")} == {"×3"}


def test_who_was_picked_stands_out_with_its_arrows() -> None:
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


def test_states_and_what_is_attached_are_drawn() -> None:
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


def test_what_is_said_is_said_as_given() -> None:
    web = FoodWeb(
        (node("a"),),
        sentences=("Nobody eats <a>.",),
        outcome=(WebOutcome("It starves.", "danger"), WebOutcome("It lives.", "ok")),
        outcome_title="What comes of it",
        note="arrows go to the eater",
    )
    html = drawn(web)
    assert html.select(".rk-unseen li")[0].get_text() == "Nobody eats <a>."
    outcome = html.select(".rk-foodweb-outcome")[0]
    assert [each.get_text() for each in outcome.select("li > span")] == ["It starves.", "It lives."]
    assert [each["href"] for each in outcome.select("use")] == ["#rk-icon-cross", "#rk-icon-check"]
    assert html.select(".rk-foodweb-note")[0].get_text() == "arrows go to the eater"


def test_a_web_of_nobody_says_so() -> None:
    html = drawn(FoodWeb((), empty="Nothing lives here yet."))
    assert html.select("button, svg") == []
    assert html.select(".rk-foodweb-empty")[0].get_text() == "Nothing lives here yet."
