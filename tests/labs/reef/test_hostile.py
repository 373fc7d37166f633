"""A browser can send anything at any time: the match stays legal, and the page goes on.

No browser is needed to be hostile: what comes here came through a widget's comm (see
`tests/browser/test_page_hostile.py` for one that does).
"""

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
import pytest
from bs4 import BeautifulSoup
from hypothesis import given, settings
from hypothesis import strategies as st

from reefkit.games import games
from reefkit.labs.lesson import match_setup
from reefkit.labs.lesson.page import LessonPage as Page
from reefkit.labs.lesson.page import Pace
from reefkit.labs.lesson.parts import entrance
from reefkit.labs.lesson.parts.pages import acts_of
from reefkit.labs.reef import controls
from reefkit.labs.reef import regions as board_part
from reefkit.labs.reef.controls import step_of
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.scene import ReefSession
from reefkit.match import save
from reefkit.text import catalogue

SEED = 20
ROUNDS = 2
MOST_STEPS = 400
ACTS = acts_of(LAB)
FIELDS = sorted(
    {name for values, _ in ACTS._known.values() for name in values.__struct_fields__}
    - {"data", "seat"}
)
Sent = tuple[str, dict[str, object]]

# A seat may be helped, and may say that it is ready, in every step: the rules answer.
COMMON = {"do-for-me", "ready"}

# Acts that leave the match for another, or make one: nothing of this table's is played by them.
LEAVING = {
    "quick-start", "continue", "open-file", "match-open", "new-begin", "practise", "stop-practice"
}  # fmt: skip


# -- where a page can stand -----------------------------------------------------------------------
def session_of(raw: bytes | None = None) -> ReefSession:
    session = ReefSession(LAB, acts_of(LAB), catalogue("en"))
    if raw is not None:
        match_setup.take_in(session, raw)
    session.on_file(lambda *_: None)
    return session


def new_session(*, hands_on: bool) -> ReefSession:
    """Begin a match of two people and two bots, in which everything is asked."""
    session = session_of()
    draft = entrance.draft_of(session)
    draft.seed = str(SEED)
    draft.options |= {
        "rounds": ROUNDS, "predict": "all", "plot_first": "always", "hands_on": hands_on
    }  # fmt: skip
    session.do("new-kind", {"seat": 1, "value": "person"})
    session.do("new-begin", {})
    assert session.table is not None
    return session


@cache
def stages() -> Mapping[str, bytes]:
    """Give a match file for every step that a page can stand at, the first that comes of each."""
    found: dict[str, bytes] = {}
    for hands_on in (False, True):
        session = new_session(hands_on=hands_on)
        pace = Pace(session)
        for _ in range(MOST_STEPS):
            step = step_of(session.scene())
            if session.scene().is_awaited or step == "over":
                found.setdefault(step, save.dump(session.open_table.match))
            if step == "over":
                break
            if not pace.step():
                play_on(session)
        assert step == "over", step
    return found


def play_on(session: ReefSession) -> None:
    """Do whatever ends the step that the seat stands at."""
    before = session.open_table.position
    soup = BeautifulSoup(controls.render_controls(session.scene()), "html.parser")
    for each in soup.select("[data-act=books-seen]"):
        session.do("books-seen", {"position": each["data-position"]})
        soup = BeautifulSoup(controls.render_controls(session.scene()), "html.parser")
    for each in soup.select("input[data-act=draft-tally]"):
        session.do("draft-tally", {"name": each["name"], "value": "0"})
    for act in ("draft-submit", "predict", "do-for-me", "ready", "survey-ready"):
        session.do(act, {})
        if session.open_table.position != before:
            return
    raise AssertionError(f"stuck at {step_of(session.scene())}")


STEPS = (
    "founding", "dwellers", "algae", "mutations", "triangle", "migration", "settlement",
    "catastrophe-predict", "catastrophe-aftermath", "survey", "over", "by-hand-dwellers",
    "by-hand-algae", "by-hand-settlement", "by-hand-catastrophe", "by-hand-survey",
)  # fmt: skip


def test_every_step_that_a_hostile_page_is_tried_at_is_reached() -> None:
    assert set(STEPS) <= set(stages())


@cache
def page_at(step: str) -> Page:
    """Open a page at a step; one page serves all tries there, as it does a student's evening."""
    page = Page(session_of(stages()[step] if step else None))
    page.draw()
    return page


def again_at(page: Page, step: str) -> None:
    """Bring a page back to its step when a legal move has led it away."""
    raw = stages()[step]
    if page.session.table is None or save.dump(page.session.table.match) != raw:
        match_setup.take_in(page.session, raw)
    page.session.ui.page, page.session.ui.moment = "", None
    page.draw()


# -- what can be held against a page ---------------------------------------------------------------
def answers(page: Page) -> None:
    """Check that all regions are drawn: none by the sentence that stands in for a fault."""
    scene = page.session.scene()
    fault = scene.render("fault.html")
    for part in LAB.parts:
        html = page.panels[part.name].html
        assert fault not in html, part.name
        assert "⟦" not in html, part.name


def sentence(page: Page) -> str:
    """Give the one sentence that a refused act is answered with."""
    session = page.session
    assert session.refused
    assert session.said is not None
    said = session.say.render(session.said, strict=True)
    assert 8 < len(said) < 300, said
    return said


def buttons(page: Page, *, disabled: bool) -> Iterator[Sent]:
    """List what the page's buttons would send: those that are enabled, or those that are not."""
    for panel in page.panels.values():
        for each in BeautifulSoup(panel.html, "html.parser").select("button[data-act]"):
            if (each.get("aria-disabled") == "true") == disabled:
                values: dict[str, object] = {
                    str(name)[5:]: value
                    for name, value in each.attrs.items()
                    if str(name).startswith("data-") and name not in {"data-act", "data-key"}
                }
                yield str(each["data-act"]), values


def send(page: Page, name: object, values: object, part: str = "controls") -> None:
    """Send what a browser would, through a region's own comm."""
    page.panels[part]._handle_msg(
        {
            "content": {"data": {"method": "custom", "content": {"act": name, "values": values}}},
            "buffers": [],
        }
    )


# -- messages that no page of ours sends -----------------------------------------------------------
JUNK: tuple[object, ...] = (
    None, True, -1, 2**53, 2**70, 1e308, float("nan"), "", "x" * 19_000, "'; DROP", "<b>", "\u202e",
    "-1", "1e9", "٣", [], [1], ["4"] * 150, {}, {"row": 4}, "__class__", "../../etc/passwd",
)  # fmt: skip


def nonsense() -> Iterator[Sent]:
    """List every act with each of its values nonsense in turn."""
    for name in ACTS.names:
        wanted, _ = ACTS._known[name]
        right: dict[str, object] = dict.fromkeys(wanted.__struct_fields__, "1")
        for field in {*wanted.__struct_fields__} - {"data"}:
            for junk in JUNK:
                values = {**right, field: junk}
                try:
                    msgspec.convert(values, wanted, strict=False)
                except msgspec.ValidationError:
                    yield name, values


@pytest.mark.parametrize("step", ["founding", "settlement", "by-hand-algae"])
def test_values_of_no_sense_change_nothing(step: str) -> None:
    session = session_of(stages()[step])
    before = save.dump(session.open_table.match)
    for name, values in nonsense():
        session.do(name, values)
        assert session.refused, (name, values)
        assert session.said is not None
        assert session.say.render(session.said, strict=True)
    assert save.dump(session.open_table.match) == before


@pytest.mark.parametrize(
    "content",
    [
        *JUNK,
        {"act": "ready", "values": {"x": {"y": 1}}},
        {"act": "ready", "values": {str(n): "1" for n in range(201)}},
        {"act": "ready", "values": {"x": "1" * 20_001}},
        {"act": "ready", "values": {1: "1"}},
        {"act": ["ready"]},
        {"act": "ready" * 30},
        {"act": "", "values": {}},
        {"lacks": "everything"},
    ],
)
def test_a_message_of_no_shape_changes_nothing(content: object) -> None:
    page = page_at("settlement")
    for widget in (*page.panels.values(), page.stage.widget._grid):
        widget._handle_custom_msg(content, [])
    stands(page, "settlement")
    answers(page)


# -- acts where they do not belong -----------------------------------------------------------------
def stands(page: Page, step: str) -> None:
    assert save.dump(page.session.open_table.match) == stages()[step]


@pytest.mark.parametrize("step", STEPS)
def test_a_disabled_button_does_nothing(step: str) -> None:
    page = page_at(step)
    again_at(page, step)
    for name, values in list(buttons(page, disabled=True)):
        send(page, name, values)
        stands(page, step)
    answers(page)


@cache
def offered() -> Mapping[str, tuple[Sent, ...]]:
    """Give what the page's buttons and its board send at every step."""
    found = {}
    for step in STEPS:
        page = page_at(step)
        again_at(page, step)
        found[step] = tuple(buttons(page, disabled=False))
    return found


@pytest.mark.parametrize("step", STEPS)
def test_acts_of_other_steps_are_refused_or_only_look(step: str) -> None:
    here = {name for name, _ in offered()[step]}
    page = page_at(step)
    again_at(page, step)
    tried = set()
    for other in STEPS:
        for name, values in offered()[other]:
            if name in here | LEAVING | COMMON or (name, str(values)) in tried:
                continue
            tried.add((name, str(values)))
            send(page, name, values)
            stands(page, step)
            answers(page)
    assert len(tried) > 10


@pytest.mark.parametrize("step", STEPS)
def test_nobody_plays_for_another_seat(step: str) -> None:
    page = page_at(step)
    again_at(page, step)
    for seat in (2, 3, 63):
        send(page, "play-seat", {"seat": seat})
        sentence(page)
        assert page.session.seat in page.session.here
    for name, values in dict(offered()[step]).items():
        if name not in LEAVING:
            again_at(page, step)
            send(page, name, {**values, "seat": "2", "author": "bot", "player": "Pearl"})
            mine(page, step)


def mine(page: Page, step: str) -> None:
    """Check that nothing but legal moves of the seats at this screen came to the match.

    That they are legal is checked by playing the file again: every entry has its checksum.
    """
    match = page.session.open_table.match
    raw = save.dump(match)
    save.parse(raw, games())
    before = stages()[step].splitlines()
    after = raw.splitlines()
    if after[: len(before)] != before:
        return  # *Undo* took some of the seat's own choices back
    for line in after[len(before) :]:
        assert msgspec.json.decode(line).get("seat") in {*page.session.here, None}, line


# -- anything, in any order ------------------------------------------------------------------------
NUMBERS = st.integers(-3, 70).map(str)
WORDS = st.sampled_from(
    ["", "1", "door", "new", "how", "ranges", "score", "log", "final", "boulder-coral", "bivalve", "urchin",
     "fish", "give-urchin", "get-fish", "recruit-snail", "settlement", "person", "seed", "rounds", "cards"]
)  # fmt: skip
VALUES = st.dictionaries(
    st.sampled_from([*FIELDS, "seat"]), st.one_of(NUMBERS, WORDS, st.booleans(), st.integers(), st.text(max_size=20))
)  # fmt: skip
NAMES = st.sampled_from([name for name in ACTS.names if name not in LEAVING])


@pytest.mark.parametrize("step", STEPS)
@settings(max_examples=4)
@given(data=st.data())
def test_whatever_is_sent_the_match_is_legal_and_the_page_goes_on(
    step: str, data: st.DataObject
) -> None:
    page = page_at(step)
    again_at(page, step)
    likely = [one for one in offered()[step] if one[0] not in LEAVING]
    messages = st.one_of(st.tuples(NAMES, VALUES), st.sampled_from(likely))
    for name, values in data.draw(st.lists(messages, min_size=4, max_size=8)):
        send(page, name, values, data.draw(st.sampled_from(sorted(page.panels))))
        assert page.session.table is not None
        assert page.session.said is None or page.session.say.render(page.session.said, strict=True)
    answers(page)
    mine(page, step)


# -- what a page shows is the kernel's word --------------------------------------------------------
def test_nobody_writes_on_the_page_but_the_kernel() -> None:
    page = page_at("settlement")
    again_at(page, "settlement")
    now = {name: panel.html for name, panel in page.panels.items()}
    drawn = page.stage.widget._grid.scene
    update = {"method": "update", "state": {"html": "<b>Win</b>", "label": "x", "trouble": "y"}}
    for panel in page.panels.values():
        panel._handle_msg({"content": {"data": update}, "buffers": []})
    update = {"method": "update", "state": {"scene": {"title": "x", "rows": []}, "swimmers": []}}
    page.stage.widget._grid._handle_msg({"content": {"data": update}, "buffers": []})
    assert {name: panel.html for name, panel in page.panels.items()} == now
    assert page.stage.widget._grid.scene == drawn
    assert drawn["rows"]


@pytest.mark.parametrize("step", ["settlement", "algae", "catastrophe-predict"])
def test_a_space_that_is_not_bright_does_nothing(step: str) -> None:
    page = page_at(step)
    again_at(page, step)
    scene = page.session.scene()
    dark = [
        (space.row, space.column)
        for space in board_part.picture(scene).spaces
        if "selectable" not in space.states
    ]
    for row, column in [*dark, (0, 1), (7, 1), (1, 6), (12, 12), (-1, 2**40)]:
        page.stage.widget._grid._handle_custom_msg(
            {"kind": "pick", "row": row, "column": column}, []
        )
        stands(page, step)
    answers(page)
