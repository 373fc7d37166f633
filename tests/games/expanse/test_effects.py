"""Effects as a teacher may write them: a wrong card is refused, and a mad one comes to an end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

from reefkit.content import ContentError, Library
from reefkit.games.expanse import acquire, content, effects, manage, tasks
from reefkit.games.expanse.attachment import lay
from reefkit.games.expanse.state import State, Task
from reefkit.games.expanse.supply import victory_points
from reefkit.match.errors import Rejection
from tests.games.expanse.little_reefs import Table, lay_out, with_card

FISH = 'deck = "biomass"\ncopies = 2\nclasses = ["herbivore"]\n'
HEAD = "mine/expanse/cards.toml, entry my-fish"


def wrong(folder: Path, lines: str) -> str:
    """Lay a teacher's card over ours, and give what is said of it."""
    path = folder / "mine" / "expanse" / "cards.toml"
    path.parent.mkdir(parents=True)
    path.write_text(f"[my-fish]\n{lines}", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.load(Library(folder / "mine"))
    return str(caught.value)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("copies = 2\n", "key deck"),
        ('deck = "biomass"\n', "key copies"),
        (FISH + "price = 3\n", "key price"),
        (FISH + "cost = 99\n", "at most 20"),
        (FISH + 'effects = [{ do = "fly" }]\n', "key do"),
        (FISH + 'effects = [{ food = "plankton" }]\n', "key do"),
        (FISH + 'effects = [{ do = "produce", food = "bread" }]\n', "coralline-algae"),
        (FISH + 'effects = [{ do = "produce", food = "plankton", cuont = 2 }]\n', "count"),
        (FISH + 'effects = [{ do = "eat", ways = [] }]\n', "at least 1 long"),
        (
            FISH + 'effects = [{ do = "eat", ways = [{ takes = [{ cards = { kinds = ["dugon"] } }]'
            " }] }]\n",
            "dugon",
        ),
        (FISH + 'effects = [{ do = "discount", cards = { cost = 3 } }]\n', "say which cards"),
        (
            FISH + 'effects = [{ do = "eat", ways = [{ takes = [{ count = 2 }] }] }]\n',
            "either of a food or of cards",
        ),
        (FISH + 'effects = [{ do = "score", per = { each = 2 } }]\n', "what is counted"),
        (
            FISH + 'effects = [{ do = "remove", takes = [{ food = "plankton" }] }]\n',
            "only a meal takes food",
        ),
        (
            FISH + 'effects = [{ do = "offer", then = [{ do = "gain", what = "biomass" }] }]\n',
            "cannot go on without end",
        ),
        (
            FISH + 'effects = [{ do = "attach", to = { animals = true } },'
            ' { do = "attach", to = { kinds = ["coral"] } }]\n',
            "attaches in one way only",
        ),
        ('deck = "biomass"\ncopies = 2\n', "belong to the biomass deck"),
        (FISH.replace("biomass", "resource"), "belong to the biomass deck"),
        ('deck = "bonus"\ncopies = 2\ncost = 2\n', "neither cost nor points"),
        (FISH.replace("copies = 2", "copies = 60") + "[coral]\ncopies = 600\n", "at most 60"),
    ],
)
def test_a_wrong_card_is_refused_with_a_sentence_that_says_where(
    tmp_path: Path, lines: str, says: str
) -> None:
    said = wrong(tmp_path, lines)
    assert says in said
    assert said.endswith(".")
    assert "my-fish" in said or "coral" in said


def test_every_deck_needs_a_card() -> None:
    cards = {k: v for k, v in content.default().cards.items() if v.deck != "bonus"}
    with pytest.raises(ContentError, match="five decks"):
        content.check(content.Content(cards, content.default().rules))


def test_every_sort_of_effect_serves_a_card_of_ours() -> None:
    """The set is closed, and no larger than the cards need."""
    used: set[type] = set()

    def gather(part: object) -> None:
        if isinstance(part, effects.Effect):
            used.add(type(part))
        if isinstance(part, tuple):
            for each in part:
                gather(each)
        elif hasattr(part, "__struct_fields__"):
            for name in part.__struct_fields__:
                gather(getattr(part, name))

    for kind in content.default().cards.values():
        gather(kind.effects)
    assert used == {*get_args(effects.AnyEffect), effects.Find, effects.HandOn}


# -- mad cards ----------------------------------------------------------------------------------

MAD: list[Mapping[str, Any]] = [
    {"do": "copy", "when": "producing", "count": 20, "stays": True},
    {"do": "copy", "count": 20, "per": {"of": {"kinds": ["mad"]}}},
    {"do": "idle", "cards": {"kinds": ["mad"]}},
    {"do": "protect", "cards": {"animals": True}, "against": {"animals": True}},
    {"do": "remove", "takes": [{"cards": {"animals": True}, "count": 20}], "others": True},
    {"do": "remove", "when": "end", "takes": [{"cards": {"kinds": ["mad"]}, "count": 20}]},
    {"do": "when-removed", "then": [{"do": "gain", "what": "pollution", "count": 20}]},
    {"do": "when-removed", "sends": True},
    {"do": "gain", "what": "warming", "count": 20, "when": "acting"},
    {"do": "gain", "what": "cards", "count": 20, "when": "turn"},
    {"do": "amplify", "food": "detritus", "count": 20},
    {"do": "multiply", "food": "plankton", "times": 5},
    {"do": "fetch", "when": "acting", "deck": "resource", "kind": "mad", "until": True},
    {"do": "fetch", "when": "producing", "deck": "biomass", "kind": "mad", "count": 20},
    {"do": "leave", "at": "once", "when": "producing"},
    {"do": "travel", "count": 20},
    {"do": "bar", "cards": {"animals": True}, "when": "acting"},
    {"do": "attach", "to": {"kinds": ["mad"]}, "needs": True},
    {"do": "send", "cards": {"animals": True}, "when": "acting"},
    {"do": "shed", "currency": "biomass", "when": "end"},
    {"do": "store", "count": 20},
    {"do": "restrain", "cards": {"animals": True}, "count": 20},
    {"do": "lure", "by": {"animals": True}},
]


def whole(table: Table) -> State:
    """Play two turns, whatever comes."""
    for seat in (0, 1, 0):
        table.begin(seat)
        if seat == 0:
            table.turn()
    return table.state


@pytest.mark.parametrize("universal", [False, True])
@pytest.mark.parametrize("effect", MAD, ids=lambda each: each["do"])
def test_every_effect_of_a_mad_card_comes_to_an_end(
    effect: Mapping[str, Any], *, universal: bool
) -> None:
    mad = with_card(
        "mad",
        classes=["herbivore"],
        universal=universal,
        effects=[effect, {"do": "gain", "what": "pollution", "count": 9}],
    )
    table = lay_out("mad mad mad coral+zooxanthellae", "mad", stage=3, content=mad)
    state = whole(table)
    assert not state.queue
    assert all(len(place.reef) < 200 for place in state.seats)
    assert state.warming >= 0
    assert all(place.pollution >= 0 for place in state.seats)


def test_all_mad_effects_at_once_come_to_an_end() -> None:
    attached = [each for each in MAD if each["do"] != "attach"]
    for start in range(0, len(attached), 6):
        mad = with_card("mad", classes=["predator"], effects=attached[start : start + 6])
        table = lay_out("mad mad coral+zooxanthellae", "mad", stage=3, content=mad)
        assert not whole(table).queue


def test_tasks_that_never_end_are_stopped_with_a_sentence() -> None:
    table = lay_out("")

    @tasks.handles("again-and-again")
    def again(step: Any, task: Task) -> None:  # noqa: ANN401
        tasks.do_first(step, task)

    tasks.do_first(table.step, Task("again-and-again", 0))
    try:
        with pytest.raises(Rejection, match="without end"):
            tasks.run_tasks(table.step)
    finally:
        del tasks.HANDLERS["again-and-again"]


# -- keys that no card of ours combines so --------------------------------------------------------


def made(*rows: Mapping[str, Any], **about: Any) -> content.Content:  # noqa: ANN401
    """Give our content with a card called own."""
    return with_card("own", **{"classes": ["herbivore"], "effects": rows, **about})


def test_later_waits_a_turn_and_owns_looks_at_other_cards() -> None:
    rows: list[Mapping[str, Any]] = [
        {"do": "gain", "what": "capital", "later": True},
        {"do": "gain", "what": "biomass", "owns": {"kinds": ["own"]}},
    ]
    table = lay_out("", content=made(*rows))
    lay(table.step, 0, "own")
    assert table.count().made() == (0, 0)
    lay(table.step, 0, "own")
    table.begin(1).begin(0)
    assert table.count().made() == (2, 2)


def test_an_option_may_give_what_it_says_and_a_meal_have_several_portions() -> None:
    rows: list[Mapping[str, Any]] = [
        {
            "do": "eat",
            "ways": [
                {"takes": [{"food": "plankton", "count": 2}, {"cards": {"kinds": ["coral"]}}]}
            ],
            "then": [{"do": "gain", "what": "biomass", "count": 3}],
        },
        {
            "do": "choose",
            "options": [
                {"then": [{"do": "gain", "what": "capital", "count": 2}]},
                {"then": [{"do": "produce", "food": "detritus", "count": 2}], "price": 1},
            ],
        },
    ]
    table = lay_out("own coral", food="plankton 3", hand="capital", content=made(*rows))
    table.act("own")
    assert table.options == ["way:0", "way:1"]
    table.run("way:1")
    assert (table.reef(), table.food()) == ("own", "plankton 1, detritus 2")
    assert (table.made(), table.step.seat(0).hand) == ((3, 0), [])


def test_research_of_ones_own_may_need_no_roll() -> None:
    rows = [{"do": "study", "price": 1, "needs": 3, "points": 4}]
    table = lay_out("own", research=3, content=made(*rows))
    acquire.place_research(table.step, 0, table.card("own"), 3)
    assert victory_points(table.step, 0) == 4
    assert acquire.research_places(table.step, 0) == {}


def test_an_offer_with_hand_on_of_an_animal_lands_on_the_other_reef() -> None:
    rows = [{"do": "offer", "then": [{"do": "hand-on"}]}]
    table = lay_out("own", content=made(*rows))
    acquire.carry_out_offer(table.step, 0, table.card("own"))
    table.run()
    assert (table.reef(0), table.reef(1)) == ("", "own")
    table.begin(1)
    table.state.phase = "manage"
    assert manage.waiting(table.step) == []
