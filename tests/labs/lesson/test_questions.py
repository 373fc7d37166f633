"""The questions of every lab: templates, drawings and plots, and how they are worded and timed."""

from functools import cache
from importlib import import_module
from typing import Any

import pytest
from bs4 import BeautifulSoup

from reefkit.assess.form import minutes_of
from reefkit.assess.form_order import compose
from reefkit.assess.grading import grade, hinted
from reefkit.assess.items import Curve, DrawingPicture, GraphPicture, RangeChartItem
from reefkit.assess.question import Question
from reefkit.assess.question_page import shown
from reefkit.labs.lesson.lab import labs
from reefkit.labs.lesson.measured_graphs import graph_html
from reefkit.labs.plot_question import PlotItem
from reefkit.text import catalogue
from tests.labs.recorded_questions import MATCHES, QUESTIONS
from tests.labs.test_banks import GAMES, LEVELS, bank_of
from tests.support.families import each_case

DRAWING = ("climate", "expanse")
"""Labs that draw what their questions are about by one function, and plots as curves."""
STUDENTS = [f"student {number}" for number in range(12)]
SAY = catalogue("en")


def pictures(game: str) -> Any:  # noqa: ANN401 (a module)
    return import_module(f"reefkit.labs.{game}.questions.evidence_pictures")


# ---- The keys of the banks, as the games' content, data and the items' own pictures give them
KEYS_AT = {"succession": "test_questions"}
"""The module of a lab's tests that works its keys out, where it is not `bank_keys`."""
KEYS = {
    game: import_module(f"tests.labs.{game}.{KEYS_AT.get(game, 'bank_keys')}") for game in GAMES
}


@each_case(("game", "id_"), [(game, id_) for game in GAMES for id_ in KEYS[game].KEYS])
def test_a_key_is_what_rules_and_data_give(game: str, id_: str):
    item, worked_out = KEYS[game].item(id_), KEYS[game].KEYS[id_]()
    key = getattr(item, "right", None)
    if hasattr(item, "pairs"):
        key = dict(item.pairs)
    elif key is None:
        key = list(item.options)
    elif isinstance(key, tuple | str):
        key = {key} if isinstance(key, str) else set(key)
    elif game == "reef":  # its data are measured, and its keys rounded
        worked_out = pytest.approx(worked_out, abs=max(item.tolerance, 1e-9))
    assert key == worked_out


@pytest.mark.parametrize(
    ("game", "pictures"),
    [("expanse", DrawingPicture), ("succession", DrawingPicture | GraphPicture)],
)
def test_every_item_with_a_picture_is_worked_out(game: str, pictures: type):
    items = bank_of(game).bank.items.items()
    pictured = {id_ for id_, each in items if isinstance(each.picture, pictures)}
    assert pictured
    assert pictured <= {f"{game}-{id_}" for id_ in KEYS[game].KEYS}


# ---- Templates, and what they make of matches
TEMPLATES = {"reef": 14, "climate": 13, "expanse": 8, "succession": 6}
"""How many templates a lab has at least."""
READ = {"reef": slice(1, None, 3), "expanse": slice(None, None, 2), "climate": slice(None, None, 3)}
"""Which matches of a pool are read; all of them else."""


@pytest.mark.parametrize("game", GAMES)
def test_there_are_templates_for_all_goals(game: str):
    templates = QUESTIONS[game].templates
    ids = [each.id for each in templates]
    assert len(ids) == len(set(ids)) >= TEMPLATES[game]
    assert {goal for each in templates for goal in each.goals} == set("ABCDE")


@pytest.mark.parametrize(
    ("game", "seed"),
    [(game, seed) for game in GAMES for seed in MATCHES[game].SEEDS[READ.get(game, slice(None))]],
)
def test_what_is_asked_reads_well_in_both_levels(game: str, seed: int):
    table, made = MATCHES[game].table(seed), QUESTIONS[game]
    for each in [*made.made(table, 0, "Ana"), *made.plotted(table, 0, "Ana")]:
        assert each.moment is not None
        assert 0 < each.moment <= table.position
        assert each.why
        said = [each.prompt, each.title, *each.why, *each.why_option.values()]
        said += [*each.labels.values(), *([each.unit] if each.unit else [])]
        for say in map(catalogue, LEVELS):
            for one in said:
                text = say.render(one, strict=True)
                assert text
                assert "  " not in text
                assert "{" not in text
            assert len(say.render(each.title)) <= (32 if game == "reef" else 28)
            picture = each.item.picture
            if picture is not None and game in DRAWING:
                assert pictures(game).drawing(picture.name, picture.values, say)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_point_of_any_plot_says_where_to_look_until_it_is_final(game: str):
    for asked in QUESTIONS[game].plotted(MATCHES[game].table(MATCHES[game].SEEDS[-1]), 0, "Ana"):
        item = asked.item
        assert isinstance(item, Curve | RangeChartItem)
        for point in item.plot.reasons:
            assert {*point.split("/")} & {*item.plot.hints}, f"{asked.id} {point}"
        if isinstance(item, Curve):
            late = {str(time): value + 1 for time, value in enumerate(item.plot.values)}
            marks = hinted(grade(asked, {"values": late})).marks
            assert all(mark.why == item.plot.hints["value"] for mark in marks if mark.chosen)
            assert any(mark.chosen for mark in marks)


@pytest.mark.parametrize(
    ("game", "seed"), [("reef", 53), ("climate", 3), ("expanse", 3), ("succession", 2)]
)
def test_the_same_key_gives_the_same_questions_and_others_give_others(game: str, seed: int):
    table, make = MATCHES[game].table(seed), QUESTIONS[game].made
    asked = [tuple(each.id for each in make(table, 0, key)) for key in "aabc"]
    assert asked[0] == asked[1]
    assert len(set(asked)) > 1


# ---- Forms
@cache
def offered(game: str, part: str) -> list[Question]:
    papers = labs()[game].papers()
    return (
        papers.make(MATCHES[game].table(MATCHES[game].SEEDS[0]), 0, "Ana")
        if part == "after"
        else []
    )


@pytest.mark.parametrize(
    ("game", "name"), [(g, name) for g in DRAWING for name in bank_of(g).forms]
)
def test_a_form_keeps_its_time_for_every_student(game: str, name: str):
    form = bank_of(game).forms[name]
    for student in STUDENTS:
        questions = compose(form, bank_of(game).bank, offered(game, form.part), student)
        assert minutes_of(questions) <= form.minutes


@pytest.mark.parametrize("part", ["before", "after"])
@pytest.mark.parametrize("game", DRAWING)
def test_the_default_form_is_short(game: str, part: str):
    form = bank_of(game).forms[part]
    for student in STUDENTS:
        whole = compose(form, bank_of(game).bank, offered(game, part), student)
        asked = [each for each in whole if each.id not in form.survey]
        assert 5 <= len(asked) <= 6
        assert len({goal for each in asked for goal in each.item.goals}) >= 4
        if part == "after":
            assert asked[0].kind == "curve-plot"
            assert sum(each.kind.endswith("-plot") for each in asked) == 1
            assert sum(each.source == "match" for each in asked) == 3


# ---- What a question has to look at: a drawing says in words what it shows, and bears what is wrong
GENOME = {"shape": 2, "fur": 1, "metabolism": 4}
WEB = {
    "levels": (("seagrass", "plankton"), ("dugong", "reef-manta-ray")),
    "links": (("seagrass", "dugong"), ("plankton", "reef-manta-ray")),
}
LEDGER = {
    "counter": "pollution",
    "turns": (4, 5),
    "before": 2,
    "entries": ((4, "resort", 2), (4, "seagrass", -1)),
}
STANDS = ((1, "savannah", False), (2, "savannah", False), (3, "savannah", True))
LAND = {"board": ("SSRR", "FFTT"), "climate": 2, "cell": 3}
HEAPS = {"without": (3, 1, 0), "with": (1, 2)}
EXAMPLES: dict[str, dict[str, dict[str, Any]]] = {
    "climate": {
        "genome": GENOME,
        "track": {"rounds": ((4, "savannah", 1, 1, 1, "moved"), (5, "tundra", 1, 2, 1, "extinct"))},
        "steps": {"gene": "fur", "rounds": ((3, "up", "up"), (4,), (5, "died", "down"))},
        "climates": {"rounds": ((2, "warmer"), (3, "same"))},
        "stands": {"rounds": (*STANDS, (4, "tundra", False), (5, "", False))},
        "heaps": HEAPS,
        "land": LAND,
        "card": {"card": "deleterious"},
    },
    "expanse": {
        "web": WEB,
        "record": {"turns": (1, 2), "rows": (("pollution", 0, 3), ("corals-a", 4, 2))},
        "ledger": LEDGER,
    },
}


@pytest.mark.parametrize("game", DRAWING)
def test_every_drawing_has_an_example(game: str):
    assert set(EXAMPLES[game]) == set(pictures(game).NAMES)


@pytest.mark.parametrize(
    ("game", "name", "told"),
    [
        ("climate", "genome", ("shape and size: 2", "fur: 1", "metabolism: 4")),
        ("climate", "track", ("4 savannah moved on 1 1 1", "5 tundra died out 1 2 1")),
        ("climate", "steps", ("Cards played for the fur", "+1 +1 0 died out: new species -1")),
        ("climate", "climates", ("2 3", "warmer stayed")),
        ("climate", "stands", ("1–2 3 4 5", "savannah savannah, new species tundra nowhere")),
        ("climate", "card", ("harmful mutation",)),
        ("climate", "heaps", ("0 species died out: 3 games", "one species died out: one game")),
        (
            "expanse",
            "web",
            ("Seagrass is eaten by dugong.", "Plankton is eaten by reef manta ray."),
        ),
        ("expanse", "record", ("turn 1 2", "pollution 0 3", "corals of reef A 4 2")),
        ("expanse", "ledger", ("At the end of turn 3: 2", "4 resort +2, seagrass -1", "5 nothing")),
    ],
)
def test_a_drawing_says_what_it_shows(game: str, name: str, told: tuple[str, ...]):
    soup = BeautifulSoup(pictures(game).drawing(name, EXAMPLES[game][name], SAY), "html.parser")
    for each in soup.select("[aria-hidden=true]"):
        each.decompose()
    said = " ".join(soup.get_text(" ").split()).replace("−", "-").replace(" ,", ",")
    for one in told:
        assert one in said, said


@pytest.mark.parametrize(
    ("game", "name", "values"),
    [
        ("climate", "no-such", {}),
        ("climate", "genome", {}),
        ("climate", "genome", {**GENOME, "tail": 3}),
        ("climate", "genome", {**GENOME, "fur": "<b>"}),
        ("climate", "heaps", {"without": "many", "with": ()}),
        ("climate", "track", {"rounds": ((1, 2),)}),
        ("expanse", "no-such", {}),
        ("expanse", "web", {}),
        ("expanse", "web", {**WEB, "more": 1}),
        ("expanse", "web", {**WEB, "links": (("seagrass", "no-such"),)}),
        ("expanse", "record", {"turns": (1, 2), "rows": (("pollution", 1),)}),
        ("expanse", "record", {"turns": (1,), "rows": (("<b>", 1),)}),
        ("expanse", "ledger", {**LEDGER, "counter": "corals-a"}),
        ("expanse", "ledger", {**LEDGER, "entries": ((1, 2),)}),
        ("succession", "no-such", {}),
    ],
)
def test_values_that_do_not_fit_draw_nothing(game: str, name: str, values: dict[str, Any]):
    assert pictures(game).drawing(name, values, SAY) == ""


def test_the_bars_of_a_heap_are_as_high_as_its_games_are_many():
    soup = BeautifulSoup(pictures("climate").drawing("heaps", HEAPS, SAY), "html.parser")
    heights = [float(str(each["style"])[8:-2]) for each in soup.select("i")]
    assert heights == [46.0, 15.3, 0.0, 15.3, 30.7]


def test_a_web_draws_each_link_once_and_all_that_live_there():
    twice = {**WEB, "links": WEB["links"] * 2}
    soup = BeautifulSoup(pictures("expanse").drawing("web", twice, SAY), "html.parser")
    wide = soup.select_one(".rk-foodweb-wide")
    assert wide is not None
    assert len(wide.select(".rk-web-arrow")) == 2
    assert len(wide.select(".rk-web-node")) == 4


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", DRAWING)
def test_every_drawing_of_an_item_can_be_drawn(game: str, level: str):
    items = bank_of(game).bank.items
    drawn = {id_: each.picture for id_, each in items.items() if each.picture}
    names = {each.name for each in drawn.values() if isinstance(each, DrawingPicture)}
    assert names == {"genome", "track", "heaps"} or game != "climate"
    for id_, each in drawn.items():
        if isinstance(each, GraphPicture):
            assert graph_html(game, each.name, catalogue(level)), id_
            continue
        assert isinstance(each, DrawingPicture)
        assert pictures(game).drawing(each.name, each.values, catalogue(level)), id_


# ---- Plots
@pytest.mark.parametrize(
    ("game", "seed", "seat"),
    [
        (game, seed, seat)
        for game, step in (("climate", slice(None, None, 3)), ("expanse", slice(2)))
        for seed, seat in [
            (n, seat) for n in MATCHES[game].SEEDS for seat in MATCHES[game].seats_of(n)
        ][step]
    ],
)
def test_a_student_sets_a_few_points_and_each_has_its_reason(game: str, seed: int, seat: int):
    found = QUESTIONS[game].plotted(MATCHES[game].table(seed), seat, "Ana")
    curves = {each.id.partition(":")[0]: each for each in found if isinstance(each.item, Curve)}
    assert curves.keys() >= ({"gene-plot", "climate-plot"} if game == "climate" else {"kinds-plot"})
    assert game == "climate" or len(curves) == len(found)
    for question in curves.values():
        assert isinstance(question.item, Curve)
        plot = question.item.plot
        asked = set(range(len(plot.values))) - set(plot.given)
        assert 0 < len(asked) <= import_module(f"reefkit.labs.{game}.questions.plots").MOST_POINTS
        assert {f"value/{time}" for time in asked} == plot.reasons.keys()
        page = PlotItem(shown(question, "key"), SAY)
        for time in asked:
            assert page.widget.place(f"value/{time}", plot.values[time])
        assert grade(question, page.answer).right
        page.close()
