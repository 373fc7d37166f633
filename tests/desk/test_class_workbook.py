"""The workbook of a class: the desk's numbers, in cells that no program reads in another way."""

import csv
import io
import re
import shutil
import subprocess
import zipfile
from collections import defaultdict
from datetime import datetime, timedelta
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree as ET

import pytest

from reefkit.assess.answer_parts import in_words
from reefkit.classroom.exports import gradebooks
from reefkit.desk.class_export import record_of
from reefkit.desk.item_analysis import assessed_of
from reefkit.desk.item_table import item_lines
from reefkit.desk.progress import progress_of
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.setting import Age, Setting, plain_of
from reefkit.text import catalogue
from reefkit.text.csv_files import words
from tests.desk.pupils import ABILITY, SchoolClass, right_answer, whole_class
from tests.desk.test_assessment import AtDesk
from tests.desk.test_class_files import HOSTILE, Keeper, read
from tests.support.machine import tool_is_absent

Cell = str | float | bool | datetime | None
Book = dict[str, list[dict[str, Cell]]]
Taught = tuple[AtDesk, bytes]
SPACE = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
EPOCH = datetime(1899, 12, 30)  # noqa: DTZ001  # cells know no zone


def read_workbook(data: bytes) -> Book:
    """Read the sheets by name: a row is its cells by the heads of their columns."""
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        parts = {name: ET.fromstring(files.read(name)) for name in files.namelist()}  # noqa: S314
    texts = ["".join(each.itertext()) for each in parts["xl/sharedStrings.xml"]]
    formats = {
        each.attrib["numFmtId"]: each.attrib["formatCode"]
        for each in parts["xl/styles.xml"].iter(f"{SPACE}numFmt")
    }
    styles = parts["xl/styles.xml"].find(f"{SPACE}cellXfs")
    assert styles is not None
    shown = [formats.get(each.attrib["numFmtId"], "") for each in styles]
    found = {}
    for number, sheet in enumerate(parts["xl/workbook.xml"].iter(f"{SPACE}sheet"), 1):
        page = parts[f"xl/worksheets/sheet{number}.xml"]
        assert not list(page.iter(f"{SPACE}f"))  # no formula
        head, *rows = [
            {_column(cell): _value(cell, texts, shown) for cell in row}
            for row in page.iter(f"{SPACE}row")
        ]
        heads = list(head.values())
        assert len(set(heads)) == len(heads), heads
        found[sheet.attrib["name"]] = [
            {str(name): row.get(column) for column, name in head.items()} for row in rows
        ]
    return found


def _column(cell: ET.Element) -> str:
    return cell.attrib["r"].rstrip("0123456789")


def _value(cell: ET.Element, texts: list[str], shown: list[str]) -> Cell:
    value = cell.findtext(f"{SPACE}v") or ""
    match cell.attrib.get("t", "n"):
        case "s":
            return texts[int(value)]
        case "b":
            return value == "1"
    style = shown[int(cell.attrib.get("s", 0))]
    return EPOCH + timedelta(days=float(value)) if "yy" in style else float(value)


def handed_over(school: SchoolClass, locale: str = "en") -> Taught:
    at = AtDesk(school, locale)
    at.done("export-workbook")
    ((name, data),) = at.files
    assert name.endswith(".xlsx")
    return at, data


@pytest.fixture(scope="module")
def taught(tmp_path_factory: pytest.TempPathFactory) -> Taught:
    """Return a class whose paired questions were asked in both orders, with a text scored."""
    at = AtDesk(whole_class(tmp_path_factory.mktemp("class"), tuple(ABILITY)))
    at.open("after", "texts")
    answer = assessed_of(at.session.scene()).texts("after")[0].answers[1].row.answer
    at.done("mark-say", answer=answer, value="=1+1 is no reason, Ben")
    at.done("mark-level", answer=answer, level=1)
    at.done("export-named", checked=True)
    at.files.clear()
    at.done("export-workbook")
    return at, at.files[0][1]


@pytest.fixture(scope="module")
def book(taught: Taught) -> Book:
    return read_workbook(taught[1])


# -- the same numbers as at the desk ---------------------------------------------------------------
def test_points_and_hand_ins_are_those_of_progress(taught: Taught, book: Book):
    at, _ = taught
    scene = at.session.scene()
    for part, name in (("before", "Before"), ("after", "After"), ("later", "Later")):
        lines = progress_of(assessed_of(scene), part).lines
        assert len(lines) == len(book["Students"]) == len(ABILITY)
        for line, row in zip(lines, book["Students"], strict=True):
            total = line.total
            assert row["Student"] == scene.name(total.person)
            asked = bool(total.of)
            assert row[f"{name}: Points"] == (round(total.points, 2) if asked else None)
            assert row[f"{name}: Possible"] == (total.of if asked else None)
            assert isinstance(row[f"{name}: Handed in"], datetime) == bool(total.finished) == asked


def test_points_are_those_of_the_gradebook(taught: Taught, book: Book):
    at, _ = taught
    record = record_of(at.session)
    labels = {each.person: each.label for each in record.pupils}
    for column, name in zip(
        gradebooks.columns(record, at.session.say), ("Before", "After"), strict=True
    ):
        percent = column.possible == gradebooks.PERCENT
        found = {
            row["Student"]: row[f"{name}: Points"]
            / (row[f"{name}: Possible"] / 100 if percent else 1)
            for row in book["Students"]
        }
        points = {labels[each]: p for each, p in column.points.items()}
        assert found == pytest.approx(points, abs=0.1)


def test_who_never_answered_has_no_points_rather_than_none_right(tmp_path: Path):
    keeper = Keeper(tmp_path, pupils=4)
    keeper.answer(keeper.people[0])
    rows = read_workbook(keeper.file("export-workbook"))["Students"]
    points = [name for name in rows[0] if re.fullmatch(r"Before: (Goal .: )?Points", name)]
    assert len(points) > 1
    [ana] = [row for row in rows if row["Before: Points"]]
    assert {row[name] for row in rows if row is not ana for name in points} == {None}
    totals = [each for each in keeper.table("totals") if each["sheet"] == "before"]
    [ana] = [row for row in totals if row["answered"] != "0"]
    assert float(ana["points"]) > 0
    assert {row["points"] for row in totals if row is not ana} == {""}


def test_rows_of_pseudonyms_are_not_in_the_order_of_the_list(tmp_path: Path):
    keeper = Keeper(tmp_path, pupils=8)
    for person in keeper.people:
        keeper.answer(person)
    keeper.quick_class()
    for table in ("pupils", "answers", "totals"):
        rows = read(keeper.file("export-table", name=table))
        hidden = list(dict.fromkeys(row["pupil"] for row in rows))
        assert hidden == sorted(hidden)
        assert len(hidden) == len(keeper.people)
    book = read_workbook(keeper.file("export-workbook"))
    for sheet in ("Students", "Answers"):
        shown = [str(row["Student"]) for row in book[sheet]]
        assert shown == sorted(shown)
    named = [row["pupil"] for row in keeper.table("pupils")]
    assert named == [each.label for each in keeper.scene.members]


def test_answers_give_the_shares_of_questions(taught: Taught, book: Book):
    at, _ = taught
    assessed = assessed_of(at.session.scene())
    for part, name in (("before", "Before"), ("after", "After")):
        shares: dict[str, list[float]] = defaultdict(list)
        for row in book["Answers"]:
            if row["Sheet"] == name and row["Attempt"] == 1 and row["Points"] is not None:
                shares[str(row["Question"])].append(row["Points"] / (row["Possible"] or 1))
        lines = {each["item"]: each for each in item_lines(assessed, part) if not each["own"]}
        asked = assessed.asked(part)
        checked = 0
        for item, line in lines.items():
            if asked[item].item.points and asked[item].kind not in {"argument", "text"}:
                said = shares[at.session.say.render(asked[item].prompt)]
                assert (len(said), round(100 * mean(said))) == (line["students"], line["percent"])
                checked += 1
        assert checked > 4


@pytest.mark.parametrize(
    ("age", "language", "read"),
    [("under-10", "", "en-simple"), ("from-14", "", "en"), ("from-14", "es-simple", "es-simple")],
)
def test_questions_and_answers_stand_there_as_the_students_read_them(
    tmp_path: Path, age: Age, language: str, read: str
):
    keeper = Keeper(tmp_path, pupils=1)
    setting = plain_of(Setting(game="reef", age=age, language=language))
    keeper.store.classes.set_control(keeper.row.id, setting=setting)
    keeper.answer(keeper.people[0])
    (row,) = read_workbook(keeper.file("export-workbook"))["Answers"]
    question, say = desk_labs()["reef"].bank.question("chance-before"), catalogue(read)
    assert row["Question"] == say.render(question.prompt)
    assert row["Answer"] == words(in_words(question, right_answer(question.item)), say)
    assert len({catalogue(each).render(question.prompt) for each in ("en", read)}) == 1 + (
        read != "en"
    )


def test_a_gain_is_told_where_the_desk_tells_one(taught: Taught, book: Book, tmp_path: Path):
    at, _ = taught
    assessed = assessed_of(at.session.scene())
    whole = assessed.gains("pairs")[""]
    assert whole.crossed
    firsts = {each.person: each.first for each in assessed._compared("pairs", "after")}
    halves: dict[int | None, list[float]] = defaultdict(list)
    for member, row in zip(assessed.members, book["Students"], strict=True):
        if (gain := row["Gain on the same ideas"]) is not None:
            halves[firsts[member.person]].append(float(gain))
    assert sum(map(len, halves.values())) == whole.students
    assert mean(map(mean, halves.values())) == pytest.approx(100 * whole.difference, abs=0.1)
    _, alone = handed_over(whole_class(tmp_path))
    assert {row["Gain on the same ideas"] for row in read_workbook(alone)["Students"]} == {None}


def test_points_by_goal_are_those_of_the_questions(taught: Taught, book: Book):
    at, _ = taught
    assessed = assessed_of(at.session.scene())
    for sheet in assessed.of_part("after"):
        row = next(
            e for e in book["Students"] if e["Student"] == at.session.scene().name(sheet.person)
        )
        for goal in "ABCDE":
            tried = [each for each in sheet.tried if each.row.counts and goal in each.row.goals]
            points = sum(each.row.points or 0 for each in tried)
            assert row[f"After: Goal {goal}: Points"] == pytest.approx(points, abs=0.005)
            assert row[f"After: Goal {goal}: Possible"] == sum(
                each.item.points for each in sheet.scored if goal in each.item.goals
            )


def test_a_text_stands_with_its_points_and_comment(taught: Taught, book: Book):
    scored = [row for row in book["Students"] if row["After: Two reefs compared: Comment"]]
    (row,) = scored
    assert row["Student"] == "Ben"
    assert row["After: Two reefs compared: Comment"] == "=1+1 is no reason, Ben"
    assert row["After: Two reefs compared: Points"] > 0
    assert row["After: Two reefs compared: Text"]


def test_a_text_that_others_do_not_see_is_marked(tmp_path: Path):
    school = SchoolClass.open(tmp_path, ("Ada", "Ben"))
    for name, said in (("Ada", "Ben is a pest."), ("Ben", "Many types.")):
        answer = school.answer(name, "after:m:1", "compare-two-reefs", {"text": said})
        if name == "Ada":
            AtDesk(school).done("mark-hide", answer=answer, what="hide")
    for sheet in list(read_workbook(handed_over(school)[1]).values())[:2]:
        cells = [str(cell) for row in sheet for cell in row.values()]
        marked = [cell for cell in cells if "Hidden from others" in cell]
        assert len(marked) == 1
        assert "Ben is a pest." in marked[0]
        assert "Many types." in cells


def test_scores_and_rounds_are_those_of_the_csv_and_of_data(taught: Taught, book: Book):
    at, _ = taught
    at.files.clear()
    at.done("export-table", name="scores")
    gained: dict[tuple[int, int, int], int] = defaultdict(int)
    for row in csv.DictReader(io.StringIO(at.files[0][1].decode("utf-8-sig"))):
        gained[int(row["table"]), int(row["seat"] or 0), int(row["round"])] += int(row["points"])
    rounds = book["Rounds"]
    assert len(rounds) == 2 * len(ABILITY)
    for row in rounds:
        assert row["Points in the round"] <= gained[row["Table"], row["Seat"], row["Round"]]
    assert not [head for head in book["Games"][0] if head != head.capitalize()]
    for row in book["Games"]:
        mine = [e for e in rounds if (e["Table"], e["Seat"]) == (row["Table"], row["Seat"])]
        assert (row["Rounds"], row["Score"]) == (len(mine), mine[-1]["Points so far"])
        (table,) = (e for e in at.session.scene().wall if e.row.number == row["Table"])
        assert table.standing.points[int(row["Seat"]) - 1] == row["Score"]
        assert row["Player"] == mine[0]["Player"]


# -- words -----------------------------------------------------------------------------------------
def test_answers_are_sentences(taught: Taught, book: Book):
    at, _ = taught
    answers = book["Answers"]
    assert len(answers) == sum(len(sheet.tried) for sheet in assessed_of(at.session.scene()).sheets)
    assert {row["Right"] for row in answers} >= {"right", "not right", "waits for you"}
    for row in answers:
        assert isinstance(row["Given"], datetime)
        assert row["Question"]
        assert row["Answer"]
        assert not re.search(r'[{}\[\]⟦]|":', f"{row['Question']}{row['Answer']}"), row


def test_every_column_is_in_the_dictionary(book: Book):
    told = {(row["Sheet"], row["Column"]): row["Meaning"] for row in book["What columns mean"]}
    sheets = {name: rows for name, rows in book.items() if name != "What columns mean"}
    assert set(told) == {(name, head) for name, rows in sheets.items() for head in rows[0]}
    assert all(told.values())


def test_the_workbook_is_in_the_desks_language(tmp_path: Path):
    _, data = handed_over(whole_class(tmp_path), "es")
    spanish = read_workbook(data)
    assert list(spanish) == [
        "Estudiantes",
        "Respuestas",
        "Partidas",
        "Rondas",
        "Qué dice cada columna",
    ]
    assert "Antes: Puntos" in spanish["Estudiantes"][0]
    assert "⟦" not in str(spanish)


def test_names_are_hidden_in_every_cell_where_exports_hide_them(tmp_path: Path):
    at = AtDesk(whole_class(tmp_path))
    for named in (False, True):
        at.done("export-named", checked=named)
        at.files.clear()
        at.done("export-workbook")
        cells = [
            c for rows in read_workbook(at.files[0][1]).values() for r in rows for c in r.values()
        ]
        found = [each for each in cells if re.search(r"\b(Ada|Dea)\b", str(each))]
        assert bool(found) is named


# -- no formula, and no other number elsewhere -----------------------------------------------------
def test_a_name_that_looks_like_a_formula_is_a_text_as_it_was_typed(tmp_path: Path):
    keeper = Keeper(tmp_path)
    for name in HOSTILE:
        keeper.answer(keeper.join(name))
    keeper.do("export-named", checked=True)
    students = read_workbook(keeper.file("export-workbook"))["Students"]
    typed = [str(each["Student"]) for each in students]
    assert '=cmd|"/c calc"!A1' in typed
    assert "@SUM(1+1)*9" in typed
    assert not [each for each in typed if each.startswith("'")]


def test_a_class_in_which_nobody_has_done_anything_has_a_workbook(tmp_path: Path):
    book = read_workbook(Keeper(tmp_path, pupils=2).file("export-workbook"))
    assert len({row["Student"] for row in book["Students"]}) == 2
    assert book["Answers"] == book["Games"] == []


SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>{}</value></prop></item>
</oor:items>
"""
EVERY_SHEET = "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,true,false,false,false,-1"


def opened_in(folder: Path, data: bytes, where: str) -> dict[str, list[list[str]]]:
    """Open a workbook in LibreOffice with the settings of a country; return what cells show."""
    program = shutil.which("soffice")
    if program is None:
        tool_is_absent("LibreOffice", "install libreoffice-calc")
    (folder / where / "user").mkdir(parents=True)
    (folder / where / "user/registrymodifications.xcu").write_text(SETTINGS.format(where))
    (folder / "class.xlsx").write_bytes(data)
    profile = f"-env:UserInstallation={(folder / where).as_uri()}"
    to = folder / f"{where}-csv"
    command = [program, profile, "--headless", "--convert-to", EVERY_SHEET, "--outdir", str(to)]
    subprocess.run(
        [*command, str(folder / "class.xlsx")], capture_output=True, check=True, timeout=300
    )
    return {
        each.stem.removeprefix("class-"): list(
            csv.reader(io.StringIO(each.read_text("utf-8"), newline=""), delimiter=";")
        )
        for each in to.iterdir()
    }


@pytest.mark.slow
def test_libreoffice_reads_the_same_in_english_german_and_spanish(
    taught: Taught, book: Book, tmp_path: Path
):
    points = {"en-US": ".", "de-DE": ",", "es-ES": ","}
    for where, point in points.items():
        opened = opened_in(tmp_path, taught[1], where)
        assert set(opened) == set(book)
        told = 0
        for name, rows in book.items():
            head, *lines = opened[name]
            assert len(lines) == len(rows)
            for row, line in zip(rows, lines, strict=True):
                assert head == list(row)
                for value, cell in zip(row.values(), line, strict=True):
                    if isinstance(value, datetime):
                        assert datetime.fromisoformat(cell) - value < timedelta(seconds=1)
                    elif isinstance(value, float):
                        assert float(cell.replace(point, ".")) == value
                        told += not value.is_integer() and point in cell
                    elif isinstance(value, str):
                        assert cell == value
        assert told > 2
