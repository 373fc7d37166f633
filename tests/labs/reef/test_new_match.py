"""A new match: seats, names and options as typed, and what a browser may send instead."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.content import Options
from reefkit.labs.lesson.match_setup import MatchDraft
from reefkit.labs.lesson.parts import pages
from reefkit.labs.lesson.parts.entrance import draft_of
from reefkit.labs.reef.content import AT_THE_DESK, FOR_CLASSES
from reefkit.text import Message
from tests.labs.reef.desk import Desk, data_of, one, words


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.do("page", page="new")
    return desk


def begin(desk: Desk) -> tuple[list[tuple[str, tuple[str, ...], str | None]], dict[str, object]]:
    """Begin the match, and give its seats and options."""
    desk.do("new-begin")
    setup = desk.session.open_table.setup
    return [(seat.name, seat.members, seat.bot) for seat in setup.seats], setup.options


def stands(desk: Desk) -> MatchDraft:
    return draft_of(desk.session)


def test_the_page_begins_with_a_person_and_three_bots(desk: Desk) -> None:
    seats, options = begin(desk)
    assert [bot for _, _, bot in seats] == [None, "builder", "diversity-seeker", "specialist"]
    assert len({name for name, _, _ in seats}) == 4
    assert options == data_of("rules")["options"]
    assert desk.session.here == (0,)
    assert desk.session.open_table.view(0).state.phase == "founding"


def test_every_option_stands_on_the_page_with_what_it_does(desk: Desk) -> None:
    soup = desk.see(pages.WHOLE)
    fields = [name for name in Options.__struct_fields__ if name not in AT_THE_DESK]
    shown = [
        str(each["data-key"]).removeprefix("option-") for each in soup.select(".rk-new-option")
    ]
    assert sorted(shown) == sorted([*fields, "seed"])
    folded = soup.select('details[data-key="teachers"] .rk-new-option')
    assert len(folded) == len(fields) - len(FOR_CLASSES) + 1
    for each in soup.select(".rk-new-option"):
        assert len(words(one(each, "p")).split()) >= 4, each["data-key"]


def test_every_value_of_an_option_can_be_chosen(desk: Desk) -> None:
    soup, hints = desk.see(pages.WHOLE), get_type_hints(Options)
    for name in ("round_label", "scoring", "predict", "plot_first"):
        values = [str(each["value"]) for each in soup.select(f'select[name="{name}"] option')]
        assert values == list(get_args(hints[name]))
    rounds = [str(each["value"]) for each in soup.select('select[name="rounds"] option')]
    assert rounds == ["1", "2", "3", "4", "5", "6", "7"]
    cards = {str(each["value"]) for each in soup.select('input[name="cards"]')}
    assert cards == set(data_of("cards"))
    topics = {str(each["value"]) for each in soup.select('input[name="topics"]')}
    assert topics == {topic for card in data_of("cards").values() for topic in card["topics"]}


def test_what_is_set_is_what_is_played(desk: Desk) -> None:
    desk.do("new-option", name="rounds", value="3")
    desk.do("new-option", name="scoring", value="product")
    desk.do("new-option", name="hands_on", value="on", checked=True)
    desk.do("new-option", name="clock", value="90")
    desk.do("new-several", name="topics", value="storms", checked=True)
    desk.do("new-several", name="cards", value="heatwave", checked=True)
    desk.do("new-several", name="cards", value="glaciation", checked=True)
    desk.do("new-several", name="cards", value="heatwave", checked=False)
    _, options = begin(desk)
    expected = data_of("rules")["options"] | {
        "rounds": 3,
        "scoring": "product",
        "hands_on": True,
        "clock": 90,
        "topics": ["storms"],
        "cards": ["glaciation"],
    }
    assert options == expected


def test_the_page_shows_what_is_set(desk: Desk) -> None:
    desk.do("new-option", name="predict", value="all")
    desk.do("new-option", name="rescue", value="on", checked=True)
    desk.do("new-several", name="topics", value="oxygen", checked=True)
    soup = desk.see(pages.WHOLE)
    assert one(soup, 'select[name="predict"] option[selected]')["value"] == "all"
    assert one(soup, 'input[name="rescue"]').has_attr("checked")
    ticked = [str(each["value"]) for each in soup.select('input[name="topics"][checked]')]
    assert ticked == ["oxygen"]


def test_names_teams_and_styles_are_taken_over(desk: Desk) -> None:
    desk.do("new-name", seat="0", value="  Ana and Leo ")
    desk.do("new-member", seat="0", member="0", value="Ana")
    desk.do("new-member", seat="0", member="2", value="Leo")
    desk.do("new-kind", seat="1", value="person")
    desk.do("new-kind", seat="2", value="strategist")
    desk.do("new-drop", seat="3")
    seats, _ = begin(desk)
    assert seats[0] == ("Ana and Leo", ("Ana", "Leo"), None)
    assert seats[1][2] is None
    assert seats[2][2] == "strategist"
    assert len(seats) == 3
    assert desk.session.here == (0, 1)


@pytest.mark.parametrize("count", [1, 2, 4, 7, 12])
def test_any_number_of_seats_can_begin(desk: Desk, count: int) -> None:
    while len(stands(desk).seats) > count:
        desk.do("new-drop", seat="1")
    while len(stands(desk).seats) < count:
        desk.do("new-add")
    assert len(desk.see(pages.WHOLE).select(".rk-new-seat")) == count
    assert len(begin(desk)[0]) == count


def test_a_table_has_at_least_one_seat_and_at_most_what_the_rules_allow(desk: Desk) -> None:
    for _ in range(3):
        desk.do("new-drop", seat="1")
    assert one(desk.see(pages.WHOLE), '[data-act="new-drop"]')["aria-disabled"] == "true"
    assert desk.refused("new-drop", seat="0")
    for _ in range(data_of("rules")["numbers"]["most_seats"] - 1):
        desk.do("new-add")
    assert one(desk.see(pages.WHOLE), '[data-act="new-add"]')["aria-disabled"] == "true"
    assert "12" in desk.refused("new-add")
    assert len(stands(desk).seats) == 12


def test_two_bots_of_one_style_have_two_names(desk: Desk) -> None:
    for seat in ("0", "1", "2"):
        desk.do("new-kind", seat=seat, value="person")
        desk.do("new-kind", seat=seat, value="newcomer")
    desk.do("new-kind", seat="3", value="person")
    names = [name for name, _, _ in begin(desk)[0]]
    assert names[:3] == ["Finn", "Finn 2", "Finn 3"]


def test_every_style_says_how_it_plays(desk: Desk) -> None:
    soup = desk.see(pages.WHOLE)
    offered = [str(each["value"]) for each in soup.select('[data-key="kind-1"] option')]
    assert offered == ["person", *STYLES]
    for style in STYLES:
        desk.do("new-kind", seat="1", value=style)
        card = one(desk.see(pages.WHOLE), '[data-key="seat-1"]')
        assert desk.session.say.render(_bot(style)) in words(card)


def _bot(style: str) -> Message:
    return Message(f"bot-{style}")


BAD_NAMES = ["", "   ", "x" * 41, "two\nlines", "\u202eevil", "bell\x07", "\u200b"]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_cannot_be_used_is_said_beside_it_and_begins_nothing(
    desk: Desk, name: str
) -> None:
    desk.do("new-name", seat="1", value=name)
    soup = desk.see(pages.WHOLE)
    field = one(soup, '[data-key="name-1"]')
    assert field["aria-invalid"] == "true"
    problem = words(one(soup, f'[id="{field["aria-describedby"]}"]'))
    assert desk.refused("new-begin") == problem
    assert problem.startswith("Seat 2 cannot play yet")
    assert desk.session.table is None
    desk.do("new-name", seat="1", value="Ben")
    assert begin(desk)[0][1][0] == "Ben"


@pytest.mark.parametrize("name", ["Player 1", "player 1", " PLAYER 1 "])
def test_two_seats_have_two_names(desk: Desk, name: str) -> None:
    desk.do("new-name", seat="2", value=name)
    assert "Player 1" in desk.refused("new-begin").title()
    assert desk.session.table is None


@pytest.mark.parametrize("name", [each for each in BAD_NAMES if each.strip()])
def test_a_team_members_name_is_checked_too(desk: Desk, name: str) -> None:
    desk.do("new-member", seat="0", member="1", value=name)
    assert desk.refused("new-begin")
    assert desk.session.table is None


def test_names_are_text_and_never_markup(desk: Desk) -> None:
    evil = "<img src=x onerror=1>\"'{{ 7 }}"
    desk.do("new-name", seat="0", value=evil)
    html = str(pages.WHOLE.render(desk.session.scene()))
    assert "<img" not in html
    assert one(desk.see(pages.WHOLE), '[data-key="name-0"]')["value"] == evil
    assert begin(desk)[0][0][0] == evil


def test_a_match_needs_a_person(desk: Desk) -> None:
    desk.do("new-kind", seat="0", value="newcomer")
    assert "person" in desk.refused("new-begin")
    assert desk.session.table is None


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("new-name", {"seat": "4", "value": "x"}),
        ("new-name", {"seat": "-1", "value": "x"}),
        ("new-name", {"seat": "99999999999", "value": "x"}),
        ("new-name", {"seat": "one", "value": "x"}),
        ("new-name", {"seat": "0", "value": "x" * 201}),
        ("new-name", {"seat": "0", "value": ["x"]}),
        ("new-name", {"seat": "0"}),
        ("new-member", {"seat": "0", "member": "3", "value": "x"}),
        ("new-member", {"seat": "0", "member": "-1", "value": "x"}),
        ("new-kind", {"seat": "0", "value": "cheater"}),
        ("new-kind", {"seat": "0", "value": ""}),
        ("new-drop", {"seat": "4"}),
        ("new-drop", {"seat": "-1"}),
        ("new-option", {"name": "rounds", "value": "0"}),
        ("new-option", {"name": "rounds", "value": "8"}),
        ("new-option", {"name": "rounds", "value": "3.5"}),
        ("new-option", {"name": "rounds", "value": ""}),
        ("new-option", {"name": "clock", "value": "-1"}),
        ("new-option", {"name": "clock", "value": "3601"}),
        ("new-option", {"name": "scoring", "value": "best"}),
        ("new-option", {"name": "hands_on", "value": "on"}),
        ("new-option", {"name": "topics", "value": "storms"}),
        ("new-option", {"name": "cheats", "value": "on", "checked": True}),
        ("new-option", {"name": "__class__", "value": "x"}),
        ("new-several", {"name": "topics", "value": "aliens", "checked": True}),
        ("new-several", {"name": "rounds", "value": "3", "checked": True}),
        ("new-several", {"name": "nothing", "value": "", "checked": True}),
        ("new-several", {"name": "cards", "value": "no-card", "checked": True}),
        ("new-seed", {"value": ["1"]}),
        ("new-seed", {"value": "1" * 201}),
    ],
)
def test_what_no_page_sends_changes_nothing(
    desk: Desk, act: str, values: dict[str, object]
) -> None:
    before = repr(stands(desk))
    assert desk.refused(act, **values)
    assert repr(stands(desk)) == before


@pytest.mark.parametrize(
    "seed", ["abc", "-1", "1.0", "1e5", "\uff11\uff12", "12345678901234567", "0x10"]
)
def test_a_seed_is_a_whole_number(desk: Desk, seed: str) -> None:
    desk.do("new-seed", value=seed)
    assert "seed" in desk.refused("new-begin").lower()
    assert desk.session.table is None


def test_a_seed_gives_the_same_match_and_none_gives_another() -> None:
    keys = []
    for seed in ("7", " 7 ", "8", "", ""):
        desk = Desk()
        desk.do("new-seed", value=seed)
        desk.do("new-begin")
        keys.append(desk.session.open_table.setup.key)
    assert keys[0] == keys[1]
    assert len({*keys}) == 4


def test_options_that_exclude_each_other_are_refused_in_a_sentence(desk: Desk) -> None:
    desk.do("new-option", name="hands_on", value="on", checked=True)
    desk.do("new-option", name="printed_supply", value="on", checked=True)
    assert "printed supply" in desk.refused("new-begin")
    assert desk.session.table is None
    desk.do("new-option", name="printed_supply", value="on", checked=False)
    assert begin(desk)[1]["hands_on"] is True
