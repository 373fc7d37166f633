"""Die, cards, scoreboard, log, replay slider and bar of phases: what they show and what they hear."""

import doctest
import importlib
import re
from pathlib import Path
from types import ModuleType

import pytest
import traitlets

import reefkit
import reefkit.widgets
from reefkit.content import ContentError, Library
from reefkit.text import catalogue
from reefkit.widgets import (
    Card,
    Die,
    Face,
    Group,
    Line,
    Log,
    LogEvent,
    Panel,
    Part,
    ReplaySlider,
    Score,
    Scoreboard,
    ScoreColumn,
    Scores,
    Step,
    StepList,
    templates,
)
from reefkit.widgets.cards import scene_html, scenes
from reefkit.widgets.cards.content import GENERIC

MODULES = [
    importlib.import_module(f"reefkit.widgets.{name}")
    for name in (
        "panel",
        "templates",
        "cards",
        "die",
        "scoreboard",
        "log_list",
        "moment_slider",
        "phase_bar",
    )
]
HOSTILE = [None, "", "-1", "3", "99", "1.5", "²", "9" * 30, True, 3, ["1"], "__class__"]


def act(panel: Panel, name: str, /, **values: object):
    panel._heard(panel, {"act": name, "values": values}, [])


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_the_examples_say_what_happens(module: ModuleType):
    result = doctest.testmod(module, globs={})
    assert result.failed == 0
    assert result.attempted > 0 or module is templates


def test_every_name_of_the_room_is_there():
    assert {type(getattr(reefkit.widgets, name)) for name in ("Panel", "Card", "Die")} == {
        type(Panel)
    }
    with pytest.raises(AttributeError, match="Kraken"):
        _ = reefkit.widgets.Kraken  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------ die
def test_a_die_shows_what_was_rolled_and_rolls_once_for_each_roll():
    die = Die()
    assert 'data-die=""' in die.html
    die.show(7, "Heat tolerance.")
    first = die.html
    assert 'data-die="7" data-roll="12"' in first
    assert 'aria-label="Die with 12 faces: 7"' in first
    assert "Heat tolerance." in first
    die.show(7, "Heat tolerance.")
    assert die.html != first  # another drawing, so that the same face turns again


@pytest.mark.parametrize("face", [0, 13, -1])
def test_a_die_has_no_other_faces(face: int):
    die = Die()
    with pytest.raises(ValueError, match=str(face)):
        die.show(face)
    assert die.value is None


def test_a_die_is_rolled_by_whoever_holds_it():
    die, rolled = Die(), []
    assert "<button" not in die.html
    act(die, "roll")
    die.on_roll(lambda: rolled.append(1))
    act(die, "roll")
    assert rolled == [1]
    assert "<button" in die.html


# ---------------------------------------------------------------------------------------------- cards
def test_every_disaster_has_a_picture_of_its_own():
    cards = Library().load("reef/cards.toml", dict[str, dict[str, object]])
    assert set(scenes(Library()).scenes) == {*cards, GENERIC}
    drawn = {name: scene_html(name) for name in cards}
    assert len(set(drawn.values())) == len(cards)


def test_a_card_without_a_picture_gets_the_general_one():
    assert scene_html("kraken") == scene_html(GENERIC)


def test_a_card_says_what_it_is_told_and_escapes_it():
    card = Card(Face("calm-seas", "<Calm>", (("Deep:", "safe & sound"),), "Short", "Card 1 of 2"))
    assert "&lt;Calm&gt;" in card.html
    assert "<b>Deep:</b> safe &amp; sound" in card.html


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('[scenes.mine]\nground = "kelp"', "kelp"),
        ('[scenes.mine]\nground = "reef"\nlayers = [{ organism = "kraken" }]', "kraken"),
        (
            '[scenes.mine]\nground = "reef"\nlayers = [{ path = "M0 0L1 1Z", fill = "scarlet" }]',
            "scarlet",
        ),
        (
            '[scenes.mine]\nground = "reef"\nlayers = [{ path = "M0 0\\" onload=\\"x", fill = "ink" }]',
            "path",
        ),
        ('[scenes.mine]\nground = "reef"\nlayers = [{ path = "M0 0L1 1Z" }]', "layers"),
        (
            '[scenes.mine]\nground = "reef"\nlayers = [{ path = "M0 0L1 1Z", stroke = "ink" }]',
            "layers",
        ),
        ('[scenes.mine]\nground = "reef"\nlayers = [{ }]', "layers"),
        ("[scenes.generic]\nremove = true", "generic"),
    ],
)
def test_a_bad_picture_is_refused_by_name(tmp_path: Path, text: str, named: str):
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "cards.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        scenes(Library(tmp_path))
    assert named in catalogue().render(caught.value.message)


# ----------------------------------------------------------------------------------------- scoreboard
def board() -> Scoreboard:
    types = Part("types of builders", 14, "7 types × 2")
    ana = Line(
        "Ana", (Score(14, (types,)), Score(21, (types, Part("fish", 7, "7 fish")))), is_own=True
    )
    types_alive = ScoreColumn("types", ("12",))
    return Scoreboard(Scores((ana, Line("Ben", (Score(9),), bonus=5)), 4, (types_alive,)))


def test_a_scoreboard_adds_up():
    html = board().html
    assert "<b>21</b><small>35</small>" in html
    assert html.count("rk-score-later") == 2
    assert [int(each) for each in re.findall(r"<b>(\d+)</b></td>", html)] == [35, 14]
    assert "7 types × 2" not in html


def test_a_score_opens_into_its_sum_and_closes():
    scores, opened = board(), []
    scores.observe(lambda change: opened.append(change.new), "opened")
    closed = scores.html
    act(scores, "open-sum", seat="0", round="2")
    assert "7 types × 2" in scores.html
    assert "<b>21</b></td></tr></tfoot>" in scores.html
    act(scores, "open-sum")
    assert scores.html == closed
    assert opened == [(0, 2), None]


@pytest.mark.parametrize("value", HOSTILE)
def test_no_other_score_opens(value: object):
    scores = board()
    closed = scores.html
    act(scores, "open-sum", seat=value, round="1")
    act(scores, "open-sum", seat="0", round=value)
    assert scores.html == closed


# ------------------------------------------------------------------------------------------------ log
EVENTS = [
    LogEvent(
        f"event {n}", who=("Ana", "Ben")[n % 2], when=f"round {n // 2}", is_new=n == 5, moment=n
    )
    for n in range(6)
]


def told(log: Log) -> list[int]:
    return [int(each) for each in re.findall(r"</small> event (\d)<", log.html)]


def test_a_log_shows_the_newest_first_and_the_new_bold():
    log = Log(EVENTS)
    assert told(log) == [5, 4, 3]
    assert log.html.count("rk-log-new") == 1
    assert "All 6 events" in log.html


def test_a_log_shows_all_and_filters():
    log = Log(EVENTS)
    act(log, "log-all")
    assert told(log) == [5, 4, 3, 2, 1, 0]
    act(log, "log-filter", name="who", value="Ben")
    act(log, "log-filter", name="when", value="round 1")
    assert told(log) == [3]
    assert (log.who, log.when) == ("Ben", "round 1")


def test_a_moment_of_a_log_is_linked_to_a_replay():
    log, slider = Log(EVENTS), ReplaySlider([f"moment {n}" for n in range(6)])
    traitlets.dlink(
        (log, "value"), (slider, "value"), lambda at: slider.value if at is None else at
    )
    act(log, "log-see", position="3")
    assert slider.value == 3
    act(log, "log-filter", name="who", value="Ben")
    assert slider.value == 3


def test_a_log_escapes_and_is_not_misled():
    log = Log([LogEvent("<b>fish</b>")])
    assert "&lt;b&gt;fish" in log.html
    for value in HOSTILE:
        act(log, "log-filter", name="kind", value=value)
    assert "&lt;b&gt;fish" in log.html
    assert Log().html.count("<li") == 0


# --------------------------------------------------------------------------------------------- replay


def moves(slider: ReplaySlider) -> list[int]:
    moved: list[int] = []
    slider.observe(lambda change: moved.append(change.new), "value")
    return moved


def test_a_replay_moves_and_tells():
    slider = ReplaySlider(["a", "b", "c"])
    moved = moves(slider)
    act(slider, "replay-to", value="1")
    act(slider, "replay-to", value="1")
    assert (slider.value, moved) == (1, [1])
    assert 'aria-valuetext="b, ' in slider.html


def test_a_replay_plays_to_its_end_and_rests():
    slider = ReplaySlider(["a", "b", "c"])
    moved = moves(slider)
    act(slider, "replay-play")  # from the end it begins again
    while "data-after" in slider.html:
        act(slider, "replay-tick", value=str(slider.value + 1))
    assert moved == [0, 1, 2]
    act(slider, "replay-play")
    act(slider, "replay-play")
    assert "data-after" not in slider.html
    act(slider, "replay-tick", value="2")
    assert slider.value == 0, "it plays no more"


def test_moments_may_be_added_while_looking():
    slider = ReplaySlider(["a", "b"])
    slider.moments = ["a", "b", "c"]
    assert slider.value == 2
    slider.value = 0
    slider.moments = ["a", "b", "c", "d"]
    assert slider.value == 0
    slider.value = 9
    assert slider.value == 3
    with pytest.raises(traitlets.TraitError, match="moments"):
        ReplaySlider([])


@pytest.mark.parametrize("value", HOSTILE)
def test_no_other_moment_is_shown(value: object):
    slider = ReplaySlider(["a", "b", "c"], value=1)
    shown = slider.html
    act(slider, "replay-to", value=value)
    assert (slider.value, slider.html) == (1, shown)


# --------------------------------------------------------------------------------------------- phases
def test_a_bar_of_phases_says_what_is_now_and_opens_what_is_done():
    steps = StepList(
        [Group("Grow", (Step("Dwellers", "done", "1A"), Step("Algae", "now", "1B"), Step("Roll")))]
    )
    asked: list[str] = []
    steps.observe(lambda change: asked.append(change.new), "value")
    for name in ("1A", "1B", "1C", ""):
        act(steps, "step", id=name)
    assert asked == ["1A"]
    assert steps.html.count("<button") == 1
    assert 'aria-current="step">Algae<' in steps.html


LIVE = re.compile(r"aria-live|role=\\?\"(?:status|alert|log|timer)|<output")
OWN_VOICE = {
    "prelude.html",  # the page's voice, and what is said before it is there or when its script fails
    "announce.js",  # makes the voice on a notebook's page
    "landing.html", "ways-in.html", "key.html", "code.html", "token.html",
    "lti-class.html", "lti-link.html",  # pages of HTML alone, without the panels' script
}  # fmt: skip


def test_a_page_has_one_voice():
    root = Path(reefkit.__file__).parent
    files = [each for kind in ("html", "js", "j2") for each in root.rglob(f"*.{kind}")]
    assert len(files) > 100
    speak = {each.name for each in files if LIVE.search(each.read_text(encoding="utf-8"))}
    assert speak == OWN_VOICE
