"""The tabs *Before* and *After* of the desk: progress, items, gain, texts to score, save files."""

import csv
import io
import re
from pathlib import Path
from typing import Literal

import pytest
from bs4 import BeautifulSoup, Tag

import reefkit as rk
from reefkit.assess.bank import Part
from reefkit.assess.evidence import points_of
from reefkit.assess.form_order import compose
from reefkit.assess.items import Argument, TwoTier
from reefkit.classroom.exports.tables import Total
from reefkit.classroom.store import TableRow
from reefkit.data_lab.choices import Condition, ExplorerChoices, GraphChoices
from reefkit.data_lab.pins import as_pin
from reefkit.desk import assessment
from reefkit.desk.class_export import record_of
from reefkit.desk.hidden_texts import without_names
from reefkit.desk.item_analysis import assessed_of, graded, totals
from reefkit.desk.item_table import item_lines
from reefkit.desk.page import open_files
from reefkit.desk.text_scoring import MOST_LETTERS
from reefkit.games import games
from reefkit.games.reef import new_match
from reefkit.labs.lesson.lab import every_lab
from reefkit.labs.setting import CLASS_FORMS, Setting, plain_of
from reefkit.labs.student_work import StudentWork
from reefkit.match import save
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.text import Message, catalogue
from tests.desk.pupils import (
    SchoolClass,
    desk_of,
    played,
    right_answer,
    wall_of,
    whole_class,
    wrong_answer,
)
from tests.desk.test_vote import Room
from tests.labs.reef.student import look
from tests.support.families import each_case

HOSTILE = '<script>alert(1)</script> "x" \u202e' + "y" * 3000


class AtDesk:
    """A teacher who looks at the two tabs."""

    def __init__(self, school: SchoolClass, locale: str = "en") -> None:
        self.school = school
        self.session = desk_of(school, locale)
        self.files: list[tuple[str, bytes]] = []
        self.session.on_file(lambda name, _mime, data: self.files.append((name, data)))

    def do(self, act: str, **values: object) -> None:
        self.session.do(act, values)

    def done(self, act: str, **values: object) -> None:
        self.do(act, **values)
        assert not self.session.refused, self.session.said

    def open(self, part: str, leaf: str) -> BeautifulSoup:
        self.done("assess-leaf", part=part, leaf=leaf)
        return self.look(part)

    def look(self, part: str) -> BeautifulSoup:
        """Draw a tab, once all matches are read."""
        scene = self.session.scene()
        assessed_of(scene)
        render = assessment.render_before if part == "before" else assessment.render_after
        return BeautifulSoup(str(render(scene)), "html.parser")

    def text(self) -> Tag:
        return one(self.look("after"), '[data-key="mark-card"]')


def one(soup: BeautifulSoup | Tag, query: str) -> Tag:
    found = soup.select(query)
    assert len(found) == 1, (query, len(found))
    return found[0]


@pytest.fixture
def at(tmp_path: Path) -> AtDesk:
    return AtDesk(whole_class(tmp_path))


@pytest.fixture
def small(tmp_path: Path) -> AtDesk:
    return AtDesk(SchoolClass.open(tmp_path, ("Ada", "Ben")))


# -- progress ------------------------------------------------------------------------------------
def test_progress_has_a_row_a_student_and_a_sign_a_question(at: AtDesk):
    soup = at.open("before", "progress")
    rows = soup.select("tr[data-key^=line-]")
    assert [one(row, "th").get_text() for row in rows] == ["Ada", "Dea"]
    heads = soup.select("thead th")
    assert all(len(row.select("td")) == len(heads) - 1 for row in rows)
    opens = soup.select(".rk-grid-open")
    assert opens
    assert all(str(each["aria-label"]).startswith(each.get_text()) for each in opens)
    signs = [cell.get_text(strip=True) for cell in rows[0].select(".rk-grid-cell")]
    total = next(e for e in totals(at.session) if e.sheet == "before")
    asked = assessment.assessed_of(at.session.scene()).asked("before").values()
    scored = [sign for each, sign in zip(asked, signs, strict=True) if each.item.points]
    assert scored.count("right") == total.points
    assert len(scored) < len(signs)  # a guess costs nothing
    assert "2 of 2" in one(soup, '[data-key="assess-sum"]').get_text()


def test_who_has_answered_nothing_has_no_points(tmp_path: Path):
    """A gradebook file leaves the cell empty too."""
    at = AtDesk(SchoolClass.open(tmp_path, ("Ada",)))
    row = one(at.open("before", "progress"), "tr[data-key^=line-]")
    assert not one(row, "td.rk-number").get_text(strip=True)
    assert "not begun" in row.get_text()


def test_i_do_not_know_yet_is_a_sign_of_its_own(tmp_path: Path):
    small = SchoolClass.open(tmp_path, ("Ada",))
    question, other = small.before("Ada")[:2]
    small.answer("Ada", "before", question.id, None)
    small.answer("Ada", "before", other.id, {})
    row = one(AtDesk(small).open("before", "progress"), "tr[data-key^=line-]")
    signs = [cell.get_text(strip=True) for cell in row.select(".rk-grid-cell")]
    assert signs.count("“I do not know yet”") == 1
    assert "not right" not in signs


def test_a_variant_that_a_student_was_not_asked_is_said_to_be_none(at: AtDesk):
    soup = at.open("before", "progress")
    signs = {cell.get_text(strip=True) for cell in soup.select(".rk-grid-none")}
    assert signs <= {"not asked"}


def test_names_are_hidden_where_the_desk_hides_them(at: AtDesk):
    at.session.ui.hide_names = True
    for part, leaf in (("before", "progress"), ("after", "progress"), ("after", "texts")):
        assert "Ada" not in at.open(part, leaf).get_text()


def test_an_empty_class_says_what_to_do(tmp_path: Path):
    at = AtDesk(SchoolClass.open(tmp_path, ()))
    for part, leaf, key in (
        ("before", "progress", "progress-empty"),
        ("before", "items", "items-empty"),
        ("before", "texts", "texts-empty"),
        ("after", "gain", "gain-empty"),
    ):
        assert one(at.open(part, leaf), f'[data-key="{key}"]').get_text().strip().endswith(".")


def test_the_texts_of_a_form_without_any_name_the_forms_that_have_some(tmp_path: Path):
    at = AtDesk(SchoolClass.open(tmp_path, ()))
    assert "as students write" in at.open("after", "texts").get_text()
    at.done("settings-form", part="after", value="after-lesson")
    assert "After the game, long" in at.open("after", "texts").get_text()


# -- items ---------------------------------------------------------------------------------------
def test_an_item_opens_with_what_was_said_to_it(small: AtDesk):
    question = next(e for e in small.school.before("Ada") if e.id == "lifetimes")
    right = right_answer(question.item)
    wrong = wrong_answer(question.item)
    small.school.answer("Ada", "before", "lifetimes", wrong)
    small.school.answer("Ada", "before", "lifetimes", right)
    small.school.answer("Ben", "before", "lifetimes", wrong)
    line = one(small.open("before", "items"), '[data-key="item-lifetimes"]')
    assert "0\N{NO-BREAK SPACE}%" in line.get_text()
    assert "2 ×" in line.get_text()
    assert "0 of 2 right. Too few answers for a verdict." in line.get_text()
    small.done("assess-item", part="before", item="lifetimes")
    opened = one(small.look("before"), '[data-key="assess-opened"]')
    counts = [int(one(e, ".rk-said-count").get_text()) for e in opened.select(".rk-said-line")]
    assert counts[:2] == [0, 2]
    assert "rk-said-right" in opened.select(".rk-said-line")[0]["class"]
    assert "1 of them got it right" in opened.get_text()


def test_answer_and_reason_are_counted_apart(tmp_path: Path):
    school = SchoolClass.open(tmp_path, ("Ada", "Ben", "Cleo"), CLASS_FORMS)
    for name in ("Ben", "Cleo"):
        school.shuffled(name, school.who("Ada"))
    asked = next(e for e in school.before("Ada") if isinstance(e.item, TwoTier))
    assert isinstance(asked.item, TwoTier)
    other = next(each for each in asked.item.reasons if each != asked.item.reason)
    school.answer("Ada", "before", asked.id, right_answer(asked.item))
    school.answer("Ben", "before", asked.id, {"option": asked.item.right, "reason": other})
    raw = {**wrong_answer(asked.item), "reason": asked.item.reason}
    school.answer("Cleo", "before", asked.id, raw)
    at = AtDesk(school)
    line = one(at.open("before", "items"), f'[data-key="item-{asked.id}"]').get_text()
    assert "33\N{NO-BREAK SPACE}%" in line  # the right answer without its reason is half
    assert "1 of 3 right" in line
    at.done("assess-item", part="before", item=asked.id)
    opened = one(at.look("before"), '[data-key="assess-opened"]')
    assert [each.get_text() for each in opened.select(".rk-said-tier")] == ["Answer", "Reason"]
    counts = [int(one(e, ".rk-said-count").get_text()) for e in opened.select(".rk-said-line")]
    assert counts[0] == 2
    assert counts[len(asked.item.options)] == 2
    assert sum(counts) == 6
    assert "2 students gave the right answer first, 1 of them with the right" in opened.get_text()


def test_an_item_that_is_none_opens_nothing(at: AtDesk):
    at.done("assess-item", part="before", item="<b>no such</b>")
    soup = at.look("before")
    assert not soup.select('[data-key="assess-opened"]')
    assert not soup.select("b:-soup-contains('no such')")


def test_questions_of_own_matches_stand_together_by_what_they_ask(at: AtDesk):
    soup = at.open("after", "items")
    own = one(soup, '[data-key="item-range-plot:"]')
    assert own.select_one(".rk-chip") is not None
    at.done("assess-item", part="after", item="range-plot:")
    assert not one(at.look("after"), '[data-key="assess-opened"]').select(".rk-said-line")


# -- gain ----------------------------------------------------------------------------------------
EIGHT = ("Ada", "Ben", "Cem", "Dea", "Eli", "Fay", "Gus", "Hoa")
IDEAS: dict[Part, float] = {"before": 0.3, "after": 0.8, "later": 0.6}
"""How likely a pupil of the crossed class is right, by part."""


def test_a_lesson_without_a_match_has_a_gain_and_no_tables(tmp_path: Path):
    school = SchoolClass.open(tmp_path, EIGHT, CLASS_FORMS)
    school.lab = every_lab()["deep-time"]
    setting = plain_of(Setting(game="deep-time", forms=CLASS_FORMS))
    school.store.classes.set_control(school.id, setting=setting)
    for number, name in enumerate(EIGHT):
        school.shuffled(name, f"half {number}")
        for part, knows in IDEAS.items():
            school.answer_all(name, part, school.ideas(name, part), knows=knows)
    at = AtDesk(school)
    assert at.open("after", "gain").select("svg.rk-gain-chart")
    gains = assessed_of(at.session.scene()).gains("pairs")
    assert set(gains) == {"", *"ABCDE"}
    assert gains[""].crossed
    assert 0.2 < gains[""].difference < 0.8
    at.do("lesson-seat")
    assert at.session.refused
    assert not school.store.classes.tables(school.id)


def test_gain_is_told_in_a_chart_and_in_numbers_that_can_be_taken_home(tmp_path: Path):
    """Of a class of eight who have answered the paired ideas three times."""
    school = SchoolClass.open(tmp_path, EIGHT, CLASS_FORMS)
    for number, name in enumerate(EIGHT):
        school.shuffled(name, f"half {number}")
        for part, knows in IDEAS.items():
            sheet = f"after:gone:{number + 1}" if part == "after" else part
            school.answer_all(name, sheet, school.ideas(name, part), knows=knows)
    crossed = AtDesk(school)
    soup = crossed.open("after", "gain")
    assert one(soup, "svg.rk-gain-chart")["aria-label"]
    assert "Still there later" in soup.get_text()
    rows = soup.select(".rk-gain-table tbody tr")
    assert "8 students: too few" in rows[-1].get_text()
    assessed = assessed_of(crossed.session.scene())
    gains, kept = assessed.gains("pairs"), assessed.gains("pairs", "later")
    assert len(rows) == len(gains)
    assert gains[""].crossed
    assert 0.2 < kept[""].difference < gains[""].difference < 0.8
    assert "only 8 students" in one(soup, '[data-key="gain-few"]').get_text()
    assert not soup.select('[data-key="gain-uncrossed"]')
    crossed.done("assess-file", kind="csv")
    (name, data) = crossed.files[0]
    found = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))
    assert name == "gain.csv"
    assert {(e["compared"], e["goal"]): float(e["difference"]) for e in found} == pytest.approx(
        {
            (part, goal or "all"): gain.difference
            for part, of_goal in (("after", gains), ("later", kept))
            for goal, gain in of_goal.items()
        }
    )
    crossed.done("assess-file", kind="svg")
    assert crossed.files[1][1].startswith(b"<svg")


@pytest.fixture
def three(tmp_path: Path) -> AtDesk:
    """Open a class of three with the paired ideas: too few to ask them in both orders."""
    school = SchoolClass.open(tmp_path, EIGHT[:3], CLASS_FORMS)
    for number, name in enumerate(EIGHT[:3]):
        for part, sheet in (("before", "before"), ("after", f"after:gone:{number + 1}")):
            ideas = school.ideas(name, "before" if part == "before" else "after")
            school.answer_all(name, sheet, ideas, knows=0.5)
    return AtDesk(school)


def test_all_goals_have_the_same_shares_from_the_same_questions(three: AtDesk):
    """Goals have unlike numbers of questions: all goals are a mean of questions, not of goals."""
    assessed = assessed_of(three.session.scene())
    ideas, every = assessed.gains("pairs")[""], assessed.gains("all")[""]
    assert every.before == pytest.approx(ideas.before)
    shares = [
        first.row.points / first.row.of
        for sheet in assessed.of_part("before")
        for each in sheet.scored
        if (first := sheet.first(each.id)) is not None and first.row.points is not None
    ]
    assert every.before == pytest.approx(sum(shares) / len(shares))


@pytest.mark.parametrize("pairing", ["pairs", "all"])
def test_a_class_with_the_paired_ideas_is_not_told_to_choose_them(three: AtDesk, pairing: str):
    three.open("after", "gain")
    three.done("assess-pairing", pairing=pairing)
    note = one(three.look("after"), '[data-key="gain-uncrossed"]').get_text()
    assert "fewer than two students have answered both times" in note
    assert "Choose" not in note


def test_the_report_of_three_names_no_interval_that_it_does_not_print(three: AtDesk):
    report = one(three.open("after", "report"), '[data-key="class-report"]').get_text(" ")
    assert "These are only 3 students." in report
    assert "interval" not in report


@pytest.mark.parametrize("age", ["under-10", "from-14"])
def test_goals_and_votes_are_worded_as_the_class_reads_them(
    tmp_path: Path, age: Literal["under-10", "from-14"]
):
    at = AtDesk(whole_class(tmp_path))
    setting = plain_of(Setting(age=age))
    at.school.store.classes.set_control(at.school.id, setting=setting)
    say = catalogue("en-simple" if age == "under-10" else "en")
    report = one(at.open("after", "report"), '[data-key="class-report"]').get_text(" ")
    assert say.render(Message("goal-reef-b")) in report
    offered = at.open("before", "vote")
    asked = at.school.papers.bank.question("storm-waves").prompt
    option = one(offered, 'option[value="storm-waves"]').get_text(" ")
    assert say.render(asked)[:80] in option


@pytest.mark.parametrize(("age", "grades"), [("under-10", set("235")), ("from-14", set("235MH"))])
def test_the_report_cites_standards_of_the_class_s_age_and_of_goals_it_shows(
    tmp_path: Path, age: Literal["under-10", "from-14"], grades: set[str]
):
    school = SchoolClass.open(tmp_path, EIGHT[:2])
    school.lab = every_lab()["succession"]
    setting = plain_of(Setting(game="succession", age=age))
    school.store.classes.set_control(school.id, setting=setting)
    for name in EIGHT[:2]:
        for part in ("before", "after"):
            asked = compose(school.papers.form(part), school.papers.bank, (), school.who(name))
            school.answer_all(name, part, asked)
    report = one(AtDesk(school).open("after", "report"), '[data-key="class-report"]')
    shown = {each.get_text()[0] for each in report.select("tbody th")}
    cited = report.select(".rk-report-standards span")
    assert {one(each, "b").get_text()[0] for each in cited} == grades
    goals = [set(re.findall(r"[A-E]", each.get_text().partition("(")[2])) for each in cited]
    assert all(each and each <= shown for each in goals)


def test_other_forms_are_said_to_tell_no_gain(at: AtDesk):
    at.open("after", "gain")
    at.done("assess-pairing", pairing="all")
    soup = at.look("after")
    note = one(soup, '[data-key="gain-uncrossed"]').get_text()
    assert "what was learned from what was easier" in note
    assert "Still there later" not in soup.get_text()


def test_the_report_of_few_students_ranks_no_goals(at: AtDesk):
    report = one(at.open("after", "report"), '[data-key="class-report"]')
    assert len(report.select("tbody tr")) > 2
    assert "Most points after" not in report.get_text()


def test_a_pair_of_unequal_questions_is_named(tmp_path: Path):
    """A of one idea is right for everybody, whenever it is asked, and its B for nobody."""
    pupils = [f"{each} {number}" for each in EIGHT for number in (1, 2, 3)][:20]
    school = SchoolClass.open(tmp_path, pupils, CLASS_FORMS)
    easy, hard = next(iter(school.papers.bank.pairs().values()))
    for number, name in enumerate(pupils):
        school.shuffled(name, f"half {number}")
        for part in ("before", "after"):
            sheet = f"after:gone:{number + 1}" if part == "after" else part
            for question in school.ideas(name, part):
                give = wrong_answer if question.id == hard else right_answer
                school.answer(name, sheet, question.id, give(question.item))
            school.hand_in(name, sheet)
    at = AtDesk(school)
    listed = one(at.open("after", "gain"), '[data-key="gain-unequal"] li').get_text()
    bank, say = school.papers.bank, at.session.say
    assert say.render(bank.question(easy).title) in listed.partition("easier")[0]
    assert say.render(bank.question(hard).title) in listed.partition("easier")[2]


def test_the_questions_of_later_are_opened_and_closed(at: AtDesk):
    for state, word in (("true", "Close"), ("false", "Open")):
        button = one(at.open("after", "gain"), '[data-key="later-open"]')
        assert button["data-value"] == state
        at.done("settings-choose", name="later", value=state)
        assert at.session.scene().setting.later is (state == "true")
        assert word in one(at.look("after"), '[data-key="later-open"]').get_text()


def test_all_questions_of_a_goal_can_be_compared_too(at: AtDesk):
    pairs = len(at.open("after", "gain").select(".rk-gain-table tbody tr"))
    at.done("assess-pairing", pairing="all")
    assert len(at.look("after").select(".rk-gain-table tbody tr")) >= pairs
    at.do("assess-pairing", pairing="best")
    assert at.session.refused


def test_on_the_wall_nobody_is_named(at: AtDesk):
    at.done("assess-item", part="before", item="lifetimes")
    for what, part in (("gain", "after"), ("item", "before")):
        at.done("assess-wall", part=part, what=what)
        wall = one(wall_of(at.session), '[data-key="assessment-wall"]')
        assert not any(name in wall.get_text() for name in at.school.persons)
    at.do("assess-wall", part="before", what="everything")
    assert at.session.refused


# -- texts ---------------------------------------------------------------------------------------
def test_a_text_is_scored_by_its_rubric_and_the_next_one_waits(at: AtDesk):
    at.open("after", "texts")
    card = at.text()
    levels = card.select('[data-act="mark-level"]')
    assert [e["data-hotkey"] for e in levels] == ["0", "1", "2", "3", "4"]
    answer = str(levels[3]["data-answer"])
    at.done("mark-level", answer=answer, level="3")
    assert at.school.store.classes.marks(at.school.id)[answer].points == 3.0
    assert [e["aria-pressed"] for e in at.text().select('[data-act="mark-level"]')].count(
        "true"
    ) == 1
    waiting = str(one(at.text(), '[data-key="mark-next"]')["data-person"])
    at.done("mark-open", person=waiting)
    assert one(at.text(), "h2").get_text() == "Dea"
    assert at.session.focus == "mark-card"


def test_a_sentence_waits_for_its_points_and_goes_with_them(at: AtDesk):
    at.open("after", "texts")
    answer = str(at.text().select('[data-act="mark-level"]')[0]["data-answer"])
    at.done("mark-say", answer=answer, value="  Which disaster do you mean?  ")
    assert not at.school.store.classes.marks(at.school.id)
    assert one(at.text(), "textarea").get_text() == "Which disaster do you mean?"
    at.done("mark-level", answer=answer, level=2)
    mark = at.school.store.classes.marks(at.school.id)[answer]
    assert (mark.points, mark.text, mark.by) == (2.0, "Which disaster do you mean?", "Ms Okafor")
    at.done("mark-say", answer=answer, value="Good.")
    assert at.school.store.classes.marks(at.school.id)[answer].text == "Good."


def test_while_scoring_names_can_be_hidden(at: AtDesk):
    at.open("after", "texts")
    at.done("mark-blind", checked=True)
    soup = at.look("after")
    assert not any(name in soup.get_text() for name in at.school.persons)
    assert soup.select('[data-act="mark-open"]')


@each_case(
    ("act", "values"),
    [
        ("mark-level", {"answer": "no-such-answer", "level": 1}),
        ("mark-level", {"answer": "", "level": 1}),
        ("mark-level", {"answer": "ANSWER", "level": 5}),
        ("mark-level", {"answer": "ANSWER", "level": -1}),
        ("mark-level", {"answer": "ANSWER", "level": "high"}),
        ("mark-say", {"answer": "no-such-answer", "value": "x"}),
        ("mark-release", {"part": "play", "what": "show"}),
        ("assess-leaf", {"part": "before", "leaf": "gain"}),
        ("assess-file", {"kind": "../../etc"}),
    ],
)
def test_what_does_not_fit_changes_nothing(at: AtDesk, act: str, values: dict):
    at.open("after", "texts")
    answer = str(at.text().select('[data-act="mark-level"]')[0]["data-answer"])
    at.do(act, **{key: answer if value == "ANSWER" else value for key, value in values.items()})
    assert at.session.refused
    assert not at.school.store.classes.marks(at.school.id)
    assert not at.school.store.classes.control(at.school.id).released
    assert not at.files


def test_the_answer_of_another_class_cannot_be_scored(at: AtDesk):
    store = at.school.store
    other, _ = store.classes.create("9C")
    person = store.people.create("Eve").id
    store.classes.join(other.id, person, "Eve")
    stranger = store.work.answer(person, "reef", "after:m:1", "compare-two-reefs", {"text": "x"})
    at.do("mark-level", answer=stranger.id, level=1)
    assert at.session.refused
    assert not store.classes.marks(other.id)


def test_an_argument_is_read_field_by_field_with_its_pins(tmp_path: Path):
    school = SchoolClass.open(tmp_path, ("Ada", "Ben"), CLASS_FORMS)
    sheet, questions, _ = school.after("Ada", school.play(("Ada", "Ben")), 0)
    asked = next(e for e in questions if isinstance(e.item, Argument))
    point = next(p.id for chart in asked.charts for p in points_of(chart) if "/value/1" in p.id)
    raw = {"claim": HOSTILE[:300], "reasoning": "", "pins": [point, "nowhere/value/1"]}
    school.answer("Ada", sheet, asked.id, raw)
    at = AtDesk(school)
    soup = at.open("after", "texts")
    assert not soup.select("script")
    heads = [each.get_text() for each in soup.select(".rk-text-field")]
    assert heads == ["Claim", "Evidence", "Reasoning"]
    pins = [each.get_text(strip=True) for each in soup.select(".rk-pin")]
    assert pins[0].startswith("Round 1, types on a reef (alpha): ")
    assert pins[1] == "A point that is not on the charts here"
    assert [each.get_text(strip=True) for each in soup.select("blockquote")][1:] == ["left empty"]
    assert one(soup, ".rk-text-model p").get_text()
    answer = str(soup.select('[data-act="mark-level"]')[0]["data-answer"])
    at.done("mark-level", answer=answer, level=2)
    assert school.store.classes.marks(school.id)[answer].points == 2.0


def graph_pin(dataset: str, **more: object) -> str:
    graph = GraphChoices(
        dataset=dataset, x="time", y="richness", colour=str(more.pop("colour", ""))
    )
    return as_pin(ExplorerChoices(graphs=(graph,), **more), 0)


def test_a_pinned_graph_is_drawn_from_the_tables_it_was_made_of(tmp_path: Path):
    school = SchoolClass.open(tmp_path, ("Ada", "Ben"), CLASS_FORMS)
    sheet, questions, _ = school.after("Ada", school.play(("Ada", "Ben")), 0)
    asked = next(e for e in questions if isinstance(e.item, Argument))
    left_out = Condition("player", texts=("Ben",), without=True)
    pins = [
        graph_pin("match-diversity", colour="player", filters=(left_out,)),
        graph_pin("coral-stages"),
        graph_pin("class-diversity", colour="table"),
        graph_pin("own-1"),
        graph_pin("experiment-tables"),
        graph_pin("match-diversity", filters=(Condition("player", texts=("Nobody",)),)),
    ]
    raw = {"claim": "More types.", "evidence": "See.", "reasoning": "", "pins": pins}
    school.answer("Ada", sheet, asked.id, raw)
    at = AtDesk(school)
    drawn = at.open("after", "texts").select(".rk-pin")
    assert [bool(each.select(".rk-pin-picture svg")) for each in drawn] == [True] * 3 + [False] * 3
    own, rocks, _, elsewhere, *_ = drawn
    names = own.select_one(".rk-pin-picture svg").get_text(" ")
    assert "Ada" in names
    assert "Ben" not in names, "what its student left out is left out"
    assert "time (Ma)" in rocks.select_one(".rk-pin-picture svg").get_text(" ")
    assert "from a table that only" in elsewhere.get_text()
    assert len(at.session.ui.settings["assessment"].graphs) == len(pins), "each is drawn once"
    for hide, shown in (
        (("mark-blind", True), ("mark-blind", False)),
        (("hide-names", True), None),
    ):
        at.done(hide[0], checked=hide[1])
        hidden = at.open("after", "texts").select(".rk-pin")
        has_picture = [bool(each.select(".rk-pin-picture")) for each in hidden]
        assert has_picture == [False, True, *[False] * 4], "only rocks have nobody's name"
        assert "Show names to see" in hidden[0].get_text()
        if shown:
            at.done(shown[0], checked=shown[1])


def test_a_text_is_put_on_the_wall_without_what_tells_whose_it_is(tmp_path: Path):
    school = SchoolClass.open(tmp_path, ("Ada", "Ben"), CLASS_FORMS)
    sheet, questions, _ = school.after("Ada", school.play(("Ada", "Ben")), 0)
    asked = next(e for e in questions if isinstance(e.item, Argument))
    pins = [graph_pin("match-diversity", colour="player"), graph_pin("class-diversity")]
    raw = {"claim": "Ada's reef beat Ben.", "evidence": "See.", "reasoning": "", "pins": pins}
    answer = school.answer("Ada", sheet, asked.id, raw)
    at = AtDesk(school)
    at.open("after", "texts")
    at.done("mark-wall", answer=answer)
    wall = wall_of(at.session)
    shown = one(wall, '[data-key="text-wall"]').get_text(" ")
    assert "…'s reef beat …." in shown
    (picture,) = wall.select('[data-key="text-wall"] figure svg:not(.rk-icon)')
    assert "Player 1" in picture.get_text(" ")
    assert not {"Ada", "Ben", "Turtle"} & set(shown.split())
    down = one(at.text(), '[data-key="mark-wall"]')
    assert down["data-act"] == "wall-follow"
    at.done("wall-follow")
    assert not wall_of(at.session).select('[data-key="text-wall"]')
    at.do("mark-wall", answer="no-such-answer")
    assert at.session.refused


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Anna and me never died.", "… and me never died."),
        ("zoe's reef, LOPEZ too", "…'s reef, … too"),
        ("Ben Carter won at the edge of the reef", "… won at the edge of the reef"),
        ("de los corales, De Los", "de los corales, …"),
        ("A student. Student 3", "A student. …"),
        ("Bennet", "Bennet"),
    ],
)
def test_each_word_of_a_name_is_left_out(text: str, shown: str):
    names = ("Anna Smith", "Zo\u00eb L\u00f3pez", "Ben Carter", "Eva de Los Santos", "Student 3")
    assert without_names(names, text) == shown


def test_a_text_that_names_an_erased_student_is_hidden(small: AtDesk):
    at, school = small, small.school
    answer = school.answer("Ada", "after:m:1", "compare-two-reefs", {"text": "ben won."})
    at.open("after", "texts")
    at.done("mark-wall", answer=answer)
    assert "… won" in wall_of(at.session).get_text(" ")
    at.done("export-erase-ask", value=school.persons["Ben"])
    at.done("export-erase", typed="Ben")
    assert "won" not in wall_of(at.session).get_text(" ")


def test_a_hostile_text_is_text(small: AtDesk):
    school = small.school
    school.answer("Ada", "after:m:1", "compare-two-reefs", {"text": HOSTILE[:600]})
    school.store.classes.rename_member(school.id, school.persons["Ada"], "<b>Ada</b>")
    soup = small.open("after", "texts")
    assert not soup.select("script")
    assert not soup.select("b:-soup-contains('Ada')")
    assert HOSTILE[:600].strip() in one(soup, "blockquote bdi").get_text()
    answer = str(soup.select('[data-act="mark-level"]')[0]["data-answer"])
    small.done("mark-say", answer=answer, value=HOSTILE)
    small.done("mark-level", answer=answer, level=0)
    assert len(school.store.classes.marks(school.id)[answer].text) <= MOST_LETTERS


# -- what the student sees of it -----------------------------------------------------------------
def seen_by(at: AtDesk, name: str) -> dict[str, tuple[float, str]]:
    """Return what a student's own page is told of the teacher's marks after the match."""
    from reefkit.labs.people import PeopleHere, _known  # noqa: PLC0415
    from reefkit.labs.save_queue import SaveQueue  # noqa: PLC0415

    lasting = SaveQueue(lambda: at.school.store, "here")
    person = at.school.store.people.get(at.school.persons[name])
    assert person is not None
    work = StudentWork("", PeopleHere(lasting, "page"), _known(at.school.store, person), "reef")
    (sheet,) = {e.sheet for e in totals(at.session) if e.person == person.id and ":" in e.sheet}
    return {key: (each.points, each.text) for key, each in work.marks(sheet).items()}


def test_a_student_sees_points_and_sentence_once_they_are_released(at: AtDesk):
    at.open("after", "texts")
    answer = str(at.text().select('[data-act="mark-level"]')[0]["data-answer"])
    at.done("mark-say", answer=answer, value="Which disaster?")
    at.done("mark-level", answer=answer, level=3)
    assert seen_by(at, "Ada") == {}
    at.done("mark-release", part="before", what="show")
    assert seen_by(at, "Ada") == {}
    at.done("mark-release", part="after", what="show")
    assert seen_by(at, "Ada") == {"compare-two-reefs": (3.0, "Which disaster?")}
    assert seen_by(at, "Dea") == {}
    at.done("mark-release", part="after", what="hide")
    assert seen_by(at, "Ada") == {}


# -- save files ----------------------------------------------------------------------------------
@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of save files: a student's from home with a match, rubbish, a match alone."""
    home = SchoolClass.open(tmp_path, ("Ada",))
    person = home.persons["Ada"]
    match = _played()
    table = home.store.matches.create(match, [person, None])
    home.answer_all("Ada", "before", home.before("Ada"))
    sheet, questions, form = home.after("Ada", table.id, 0)
    home.answer_all("Ada", sheet, questions, match=table.id, survey=form.survey)
    files = tmp_path / "files"
    files.mkdir()
    (files / "ada.json").write_bytes(home.store.export([person]))
    (files / "broken.json").write_bytes(home.store.export([person])[:-40])
    (files / "letter.txt").write_text("Dear teacher", encoding="utf-8")
    (files / "match.reefkit").write_bytes(save.dump(match))
    (files / ".DS_Store").write_bytes(b"\0")
    return files


def _played() -> save.Match:
    from reefkit.match.table import MemoryTable  # noqa: PLC0415

    seats = [SeatInfo("Ada", bot="builder"), SeatInfo("Bot", bot="builder")]
    table = MemoryTable(new_match(seats, seed=8, options={"rounds": 1}))
    while table.tick():
        pass
    return table.match


def test_a_folder_of_save_files_is_a_class_graded_again(folder: Path):
    session = open_files(folder).session
    (before, after) = totals(session)
    assert (before.points, before.answered) == (before.of, before.asked)
    assert after.points == after.of - 4  # the text waits for the teacher
    assert after.to_read == 1
    own = [each for each in graded(session) if ":" in each.question and each.counts]
    assert own
    assert all(each.right for each in own)
    tables = session.scene().tables
    assert [(each.name, bool(each.seats[0])) for each in tables] == [
        ("Ada", True),
        ("match", False),
    ]


def test_each_file_is_named_with_what_came_of_it(folder: Path):
    session = open_files(folder).session
    soup = BeautifulSoup(str(assessment.render_after(session.scene())), "html.parser")
    said = [each.get_text() for each in soup.select('[data-key="files-said"] li')]
    assert len(said) == 4
    assert [next(n for n in ("ada", "broken", "letter", "match") if n in e) for e in said] == [
        "ada",
        "broken",
        "letter",
        "match",
    ]


def test_the_same_file_twice_adds_nothing(at: AtDesk, folder: Path):
    data = (folder / "ada.json").read_bytes()
    for _ in range(2):
        at.session.do("files-add", {"name": "ada.json"}, data)
        assert not at.session.refused
    assert len(at.session.scene().members) == 3
    rows = len(graded(at.session))
    at.session.do("files-add", {"name": "match.reefkit"}, (folder / "match.reefkit").read_bytes())
    at.session.do("files-add", {"name": "match.reefkit"}, (folder / "match.reefkit").read_bytes())
    assert len(at.session.scene().tables) == 3
    assert len(graded(at.session)) == rows


def test_a_folder_of_matches_alone_opens_on_their_data_and_a_copy_is_no_second_match(
    tmp_path: Path,
):
    match = rk.play("reef", seed=3, options={"rounds": 1})
    save.save(match, tmp_path / "ana.jsonl")
    lines = (tmp_path / "ana.jsonl").read_text(encoding="utf-8").replace('","', '", "')
    (tmp_path / "copy of ana.jsonl").write_text(lines, encoding="utf-8")  # saved by an editor
    session = open_files(tmp_path).session
    assert [each.name for each in session.scene().tables] == ["ana"]
    assert session.ui.tab == "data"


def test_what_is_no_save_file_is_refused_by_name(at: AtDesk):
    before = graded(at.session)
    at.session.do("files-add", {"name": "<i>letter</i>.txt"}, b"Dear teacher")
    assert at.session.refused
    soup = at.open("after", "progress")
    assert "<i>letter</i>.txt" in one(soup, '[data-key="files-said"]').get_text()
    assert graded(at.session) == before


def test_an_empty_folder_says_what_to_put_there(tmp_path: Path):
    session = open_files(tmp_path).session
    assert session.said is not None
    assert session.said.id == "files-none"


def test_files_of_one_tables_students_are_one_table(tmp_path: Path):
    """Each file holds what its own seat saw of the class's match; own questions are graded by it."""
    school = whole_class(tmp_path)
    files = tmp_path / "files"
    files.mkdir()
    for name, person in school.persons.items():
        data = school.store.export([person], games=games())
        (files / f"{name}.json").write_bytes(data)
    here, there = desk_of(school), open_files(files).session
    (table,) = there.scene().tables
    assert [len(people) for people in table.seats] == [1, 1]
    assert [_points(e) for e in totals(there)] == [_points(e) for e in totals(here)]
    assert not assessed_of(there.scene()).ungraded("after")


def _points(total: Total) -> tuple[str, float, float, int]:
    return total.person, total.points, total.of, total.answered


def test_on_the_wall_the_right_answer_is_hidden_until_it_is_shown(tmp_path: Path):
    school = whole_class(tmp_path, ("Ada", "Ben"))
    desk = desk_of(school)
    desk.ui.tab = "before"
    assessed = assessment.assessed_of(desk.scene())
    asked, lines = assessed.asked("before"), item_lines(assessed, "before")
    item = next(each["item"] for each in lines if asked[each["item"]].kind == "choice")
    desk.do("assess-item", {"part": "before", "item": item})
    assert "rk-said-right" in assessment.render_before(desk.scene())
    desk.do("assess-wall", {"part": "before", "what": "item"})
    assert "assess-reveal" in assessment.render_before(desk.scene())
    hidden = str(wall_of(desk))
    assert "rk-said-line" in hidden
    assert "rk-said-right" not in hidden
    assert "rk-assess-why" not in hidden
    desk.do("assess-reveal", {})
    assert "rk-said-right" in str(wall_of(desk))
    assert "assess-reveal" not in assessment.render_before(desk.scene())
    desk.do("assess-wall", {"part": "before", "what": "item"})
    assert "rk-said-right" not in str(wall_of(desk))


# -- texts that others do not see ----------------------------------------------------------------
def marked_hidden(at: AtDesk, question: str) -> list[bool]:
    """Return what the exported answers say of a question's texts."""
    return [each.hidden for each in record_of(at.session).answers if each.question == question]


def test_a_hidden_text_leaves_the_wall_and_stays_hidden_when_it_is_changed(small: AtDesk):
    text, school = {"text": "Ben is a pest."}, small.school
    answer = school.answer("Ada", "after:m:1", "compare-two-reefs", text)
    small.open("after", "texts")
    small.done("mark-wall", answer=answer)
    assert wall_of(small.session).select('[data-key="text-wall"]')
    small.done("mark-hide", answer=answer, what="hide")
    assert not wall_of(small.session).select('[data-key="text-wall"]')
    assert "Hidden from others" in small.text().get_text()
    small.do("mark-wall", answer=answer)
    assert small.session.refused
    assert marked_hidden(small, "compare-two-reefs") == [True]
    answer = school.answer("Ada", "after:m:1", "compare-two-reefs", {"text": "Ben, again."})
    small.do("mark-wall", answer=answer)
    assert small.session.refused
    small.done("mark-hide", answer=answer, what="show")
    small.done("mark-wall", answer=answer)
    assert wall_of(small.session).select('[data-key="text-wall"]')


def test_a_text_with_a_word_of_the_list_waits_until_the_teacher_lets_it(small: AtDesk):
    school, question = small.school, "compare-two-reefs"
    answer = school.answer("Ada", "after:m:1", question, {"text": "Shit, a hurricane!"})
    small.open("after", "texts")
    assert "a word that waits for you" in small.text().get_text()
    small.do("mark-wall", answer=answer)
    assert small.session.refused
    small.done("mark-hide", answer=answer, what="show")
    small.done("mark-wall", answer=answer)
    assert marked_hidden(small, question) == [False]
    answer = school.answer("Ada", "after:m:1", question, {"text": "Shit, two of them!"})
    small.do("mark-wall", answer=answer)
    assert small.session.refused, "another text was let"
    assert marked_hidden(small, question) == [False, True]


# -- a text that is returned ---------------------------------------------------------------------
@pytest.mark.parametrize("finished", [True, False])
def test_a_returned_text_is_changed_and_handed_in_again(tmp_path: Path, *, finished: bool):
    room = Room(tmp_path)
    setting = plain_of(Setting(forms=("before-long", "after-long")))
    room.store.classes.set_control(room.id, setting=setting)
    page, school = room.pupil("Ana"), SchoolClass(room.store, room.id)
    at = AtDesk(school)

    def seen() -> str:
        look(page)
        page.session.open_sheet_of_part()
        return page.text()

    page.do("part", part="before")
    seen()
    asked = page.session.answering.open_sheet.asked
    number = next(n for n, each in enumerate(asked, 1) if each.kind == "text")
    page.do("ask-begin")
    for press in (("ask-open", {"number": number}), ("ask-type", {"value": "Waves."})):
        page.do(press[0], **press[1])
    for act in ("ask-send", *(("ask-end", "ask-end") if finished else ())):
        page.do(act)
    at.open("before", "texts")
    card = one(at.look("before"), '[data-key="mark-card"]')
    answer = str(one(card, '[data-act="mark-return"]')["data-answer"])
    at.do("mark-return", answer=answer)
    assert at.session.refused, "the student would not know what to change"
    at.done("mark-say", answer=answer, value="Which waves, and why?")
    look(page)
    at.done("mark-return", answer=answer)
    assert page.session.look_around(), "the open page was not drawn anew"
    assert "None left to score" in at.look("before").text
    entry = '[data-act="mark-open"] .rk-quiet'
    assert one(at.look("before"), f"ol {entry}").text == "returned"
    assert all(each.to_read for each in totals(at.session) if each.sheet == "before")
    assert "Which waves, and why?" in seen()
    page.do("ask-open", number=1)
    assert "Your teacher returned this text" in seen()
    page.do("ask-open", number=number)
    assert "Which waves, and why?" in seen()
    assert "returned by your teacher" in seen()
    page.do("ask-type", value="Storm waves break branches.")
    assert "Hand it in again" in seen()
    page.do("ask-send")
    assert "Which waves" not in seen()
    assert "Hand it in again" not in seen()
    page.session.do("ask-type", {"value": "Once more"})
    assert bool(page.session.refused) == finished, "it is handed in"
    back = at.look("before")
    assert one(back, f"ol {entry}").text == "handed in again"
    assert "Storm waves break branches." in one(back, '[data-key="mark-card"]').text


def test_a_text_returned_from_an_earlier_match_is_changed_while_another_is_played(tmp_path: Path):
    room = Room(tmp_path, "Ana")
    page, person, question = room.pages["Ana"], room.person("Ana"), "argue-who-lived"

    def laid(match: Match) -> TableRow:
        return room.store.classes.lay_table(room.id, "Turtle", "reef", match, [[person]])

    first = laid(played(("Ana", "Ben"), 1))
    sheet, setting = f"after:{first.match}:1", Setting(forms=("before", "after-lesson"))
    for said in ("Storms.", "Waves."):
        raw = {"claim": said, "evidence": said, "reasoning": said}
        answer = room.store.work.answer(person, "reef", sheet, question, raw, match=first.match)
    room.store.work.finish(person, "reef", sheet)
    room.store.classes.set_control(room.id, setting=plain_of(setting))
    room.store.classes.mark(room.id, answer.id, 0, "Which waves?", "Ms Okafor", returned=True)
    room.store.classes.close_table(first.id)
    laid(new_match([SeatInfo("Ana"), SeatInfo("Ben")], seed=2))

    def seen() -> str:
        look(page)
        page.session.open_sheet_of_part()
        return page.text()

    look(page)  # the new match opens
    page.do("part", part="after")
    assert "Which waves?" in seen()
    page.session.do("after-returned", {"sheet": sheet, "question": "compare-two-reefs"})
    assert page.session.refused, "it was not returned"
    page.do("after-returned", sheet=sheet, question=question)
    assert "Which waves?" in seen()
    answering = page.session.answering
    assert [each.id for each in answering.open_sheet.asked] == [question]
    assert answering.shown.charts, "points of that match can be pinned"
    page.do("ask-write", field="claim", value="Storm waves break branches.")
    assert "Hand it in again" in seen()
    page.do("ask-send")
    page.do("ask-result")
    assert "Which waves" not in seen()
    assert answering.sheet is None, "the new match is not over"
    last = room.store.work.answers(person, "reef", sheet)[-1]
    assert (last.attempt, last.raw["claim"]) == (3, "Storm waves break branches.")
