"""The desk's tab of exports: files, gradebooks, back-up, restore, and erasing with a receipt."""

import csv
import io
import json
import unicodedata
import zipfile
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.classroom.store import schema
from reefkit.classroom.store.codes import hashed
from reefkit.desk.export_state import export_state
from reefkit.desk.page import DIALOGS, PARTS, WINDOWS, DeskPage
from reefkit.desk.processing_record import processing_record, stored_tables
from reefkit.desk.session import DeskSession
from reefkit.labs import environment
from reefkit.labs.lesson.desk_adapter import desk_labs
from reefkit.labs.student_work import NotePlace
from reefkit.text import catalogue
from tests.desk.pupils import Teacher, right_answer
from tests.support.open_page import one, words

HOSTILE = (
    '=cmd|"/c calc"!A1',
    "<script>alert(1)</script>",
    "\u202eevil",
    "@SUM(1+1)*9",
    "\uff1dHYPERLINK(1)",
    "\u3164=1+1",
    "a;=1+1",
)


class Keeper(Teacher):
    """A teacher who keeps the files that the desk hands over."""

    def __init__(self, folder: Path, pupils: int = 0, **more: str) -> None:
        super().__init__(folder, pupils, **more)
        self.files: dict[str, bytes] = {}
        self.session.on_file(lambda name, _mime, data: self.files.__setitem__(name, data))

    def file(self, name: str, /, **values: object) -> bytes:
        """Do what hands a file over, and give it."""
        self.files.clear()
        self.do(name, **values)
        (data,) = self.files.values()
        return data

    def table(self, name: str) -> list[dict[str, str]]:
        """Give the rows of a table, with names."""
        self.do("export-named", checked=True)
        return read(self.file("export-table", name=name))

    def answer(self, person: str) -> None:
        """Have somebody answer a question right."""
        question = desk_labs()["reef"].bank.items["chance-before"]
        raw = right_answer(question)
        self.store.work.answer(person, "reef", "before", "chance-before", raw)


def read(data: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline="")))


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    teacher = Keeper(tmp_path, pupils=4)
    teacher.answer(teacher.people[0])
    return teacher


@pytest.fixture
def seated(keeper: Keeper) -> Keeper:
    keeper.quick_class()
    return keeper


def erased(keeper: Keeper) -> str:
    return keeper.see("exports").get_text(" ", strip=True)


def test_everything_as_a_zip_has_pseudonyms_unless_names_are_asked_for(seated: Keeper):
    for hidden in (True, False):
        tick = one(seated.see("exports"), '[data-key="export-named"]')
        assert tick.has_attr("checked") is not hidden
        with zipfile.ZipFile(io.BytesIO(seated.file("export-zip"))) as archive:
            files = {name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}
        assert {"README.txt", "dictionary.csv", "answers.csv", "presence.csv"} <= set(files)
        everything = "\n".join(files.values())
        assert "Fatima" not in everything
        assert ("Carlos" in everything) is not hidden
        seated.do("export-named", checked=True)


def test_only_files_that_there_are_can_be_asked_for(keeper: Keeper):
    reefs = '[data-key="export-presence"]'
    assert not keeper.see("exports").select(reefs)  # nobody has played
    for each in keeper.see("exports").select("[data-act=export-table]"):
        assert keeper.file("export-table", name=each["data-name"])
    keeper.quick_class()
    assert words(one(keeper.see("exports"), reefs)) == "Types by reef and round"


def test_an_answer_is_graded_and_a_pupil_without_one_has_no_points(keeper: Keeper):
    (row,) = keeper.table("answers")
    assert (row["pupil"], row["right"], row["counts"]) == ("Ana", "true", "true")
    assert float(row["points"]) == float(row["of"]) > 0
    totals = {each["pupil"]: each for each in keeper.table("totals") if each["sheet"] == "before"}
    assert totals["Ana"]["answered"] == "1"
    lines = read(keeper.file("export-gradebook", platform="moodle"))
    points = {each["First name"]: each["Reef Survivor: Before"] for each in lines}
    assert float(points["Ana"]) > 0
    assert points["Ben"] == ""


def test_a_gradebook_has_names_where_tables_have_pseudonyms(keeper: Keeper):
    assert "Ana" not in keeper.file("export-table", name="totals").decode("utf-8-sig")
    lines = read(keeper.file("export-gradebook", platform="moodle"))
    assert [each["First name"] for each in lines][:2] == ["Ana", "Ben"]


@pytest.mark.parametrize(("name", "sign"), [("comma", ","), ("semicolon", ";"), ("tab", "\t")])
def test_tables_have_the_chosen_sign_between_cells(keeper: Keeper, name: str, sign: str):
    """An answer has a comma and a semicolon of its own, and reads the same with each."""
    keeper.store.work.answer(keeper.people[1], "reef", "before", "open", {"text": "a, b; c\td"})
    keeper.do("export-separator", value=name)
    assert (
        one(keeper.see("exports"), "[data-act=export-separator] option[selected]")["value"] == name
    )
    head, *rows = csv.reader(
        io.StringIO(keeper.file("export-table", name="answers").decode("utf-8-sig"), newline=""),
        delimiter=sign,
    )
    assert {len(row) for row in rows} == {len(head)}
    assert "a, b; c d" in {row[head.index("answer")] for row in rows}
    with zipfile.ZipFile(io.BytesIO(keeper.file("export-zip"))) as files:
        assert f"class{sign}pupil{sign}" in files.read("pupils.csv").decode("utf-8-sig")
        assert f"Sign between cells: {name}" in files.read("README.txt").decode("utf-8-sig")
    assert keeper.refused("export-separator", value="|")


def test_no_key_of_class_or_match_and_no_code_leaves_but_in_the_back_up(seated: Keeper):
    members = seated.store.classes.members(seated.row.id)
    key = seated.handle().setup.key
    secrets = [seated.key, seated.row.code, key, *(each.resume_code for each in members)]
    zipped = seated.file("export-zip")
    with zipfile.ZipFile(io.BytesIO(zipped)) as archive:
        files = [archive.read(name).decode("utf-8-sig") for name in archive.namelist()]
    files += [str(seated.see("exports"))]
    assert [secret for secret in secrets for text in files if secret in text] == []
    backed_up = seated.file("export-back-up").decode()
    assert key in backed_up
    assert seated.key not in backed_up


def test_hostile_names_do_no_harm_in_any_file(tmp_path: Path):
    keeper = Keeper(tmp_path)
    for name in (*HOSTILE, "x" * 10_000):
        keeper.answer(keeper.join(name))
    assert "<script>alert" not in str(keeper.see("exports"))
    keeper.do("export-named", checked=True)
    files = [keeper.file("export-table", name=name) for name in ("pupils", "answers", "totals")]
    files += [
        keeper.file("export-gradebook", platform=each) for each in ("canvas", "moodle", "classroom")
    ]
    for data in files:
        assert "\u202e" not in data.decode("utf-8-sig")
        for separator in ",;":
            text = io.StringIO(data.decode("utf-8-sig"), newline="")
            for row in csv.reader(text, delimiter=separator):
                folded = [unicodedata.normalize("NFKC", each).lstrip("\u1160 ") for each in row]
                assert [each for each in folded if each[:1] in {*"=+-@\t\r"}] == []
                assert max(map(len, row)) < 32_768


def test_a_gradebook_file_is_filled_in_and_not_kept(keeper: Keeper):
    roster = "First name,Last name,ID number,Email address\nAna,Lopez,77,ana@school.example\n"
    keeper.session.do("export-fill", {"name": "grades.csv"}, roster.encode())
    assert not keeper.session.refused, keeper.said
    (data,) = keeper.files.values()
    (row,) = read(data)
    assert (row["ID number"], row["Reef Survivor: Before"]) == ("77", ""), "it is only a guess"
    page = keeper.see("exports").get_text(" ", strip=True)
    assert "Ana: Ana Lopez" in page.replace(" :", ":")
    assert "Carlos" in page  # not found
    assert "77" not in page
    assert "ana@school.example" not in page
    keeper.session.do("export-confirm", {})
    (row,) = read(list(keeper.files.values())[-1])
    assert float(row["Reef Survivor: Before"]) > 0
    assert "Ana: Ana Lopez" not in keeper.see("exports").get_text(" ", strip=True).replace(
        " :", ":"
    )


def test_nothing_is_erased_unless_the_name_is_typed(seated: Keeper):
    ben = seated.people[1]
    assert seated.refused("export-erase", typed="Ben")  # no dialog is open
    seated.do("export-erase-choose", value=ben)
    assert not seated.session.ui.dialog
    assert words(one(seated.see("exports"), '[data-key="export-erase-ask"]')) == "Erase Ben"
    seated.press("exports", "export-erase-ask")
    assert seated.refused("export-erase", typed="Ana")
    assert seated.refused("export-erase", typed="")
    assert len(seated.scene.members) == 4
    seated.do("export-erase", typed=" ben ")
    assert [each.label for each in seated.scene.members] == ["Ana", "Carlos", "Dina"]
    assert seated.store.people.get(ben) is None
    receipt, page = export_state(seated.session).receipt, erased(seated)
    assert receipt is not None
    assert receipt[0].receipt in page
    assert "Ben" in page
    seated.do("export-receipt-print")
    assert seated.session.printing == "export-receipt"
    seated.do("export-receipt-done")
    assert seated.see("exports").select('[data-act="export-zip"]')
    assert "Ben" not in seated.file("export-zip").decode("latin-1")


@pytest.mark.parametrize("hidden", [False, True])
def test_the_tab_is_drawn_in_each_of_its_states(seated: Keeper, *, hidden: bool):
    ana, ben, carlos, _ = seated.people
    seated.do("hide-names", checked=hidden)
    if hidden:
        seated.press("exports", "export-erase-show")
    seated.do("export-erase-choose", value=ben)
    seated.press("exports", "export-erase-ask")
    asked = words(one(seated.see("exports"), "dialog"))
    assert "Erase Ben?" in asked
    assert "All answers, notes, plots and codes of this student are erased." in asked
    assert "all matches" not in asked
    seated.press("exports", "export-erase-not")
    seated.press("exports", "export-erase-class")
    assert "Erase the class Biology 9B?" in words(one(seated.see("exports"), "dialog"))
    seated.do("close-dialog")
    seated.do("export-erase-choose", value=carlos)
    seated.do("export-erase-ask", value=carlos)
    seated.store.classes.remove(seated.row.id, carlos)  # at another desk
    assert not seated.see("exports").select("dialog")
    seated.do("export-erase-ask", value=ana)
    seated.do("export-erase", typed="Ana")
    assert ("Ana" in erased(seated)) is not hidden
    seated.do("export-receipt-done")
    seated.do("export-new-key")
    assert seated.see("exports").select('[data-key="export-key"]')
    seated.do("export-key-kept")
    for person in (ben, seated.people[3]):
        seated.store.classes.remove(seated.row.id, person)
    assert "Nobody has joined yet." in erased(seated)


def test_hidden_names_are_shown_where_one_is_erased_only_by_a_press(seated: Keeper):
    seated.do("hide-names", checked=True)
    hidden = seated.see("exports")
    assert not hidden.select('[data-key="export-erase-whom"]')
    assert "Ben" not in hidden.text
    seated.press("exports", "export-erase-show")
    seated.do("export-erase-choose", value=seated.people[1])
    assert words(one(seated.see("exports"), '[data-key="export-erase-ask"]')) == "Erase Ben"
    assert "Student" not in words(one(seated.see("exports"), '[data-key="export-erase-whom"]'))
    seated.do("hide-names", checked=True)
    assert "Ben" not in seated.see("exports").text
    seated.do("export-erase-show")
    seated.press("exports", "export-erase-ask")
    seated.do("export-erase", typed="Ben")
    seated.do("export-receipt-done")
    assert not seated.see("exports").select('[data-key="export-erase-whom"]')


def test_whoever_erases_one_of_several_classes_goes_on_to_another(seated: Keeper, tmp_path: Path):
    other = Keeper(tmp_path, beside=seated)
    token = seated.store.classes.sign_in(seated.row.id)
    seated.do("export-erase-class")
    seated.do("export-erase", typed=seated.row.code)
    assert "your other classes" in erased(seated)
    seated.do("export-receipt-done")
    assert seated.session.bound_for == other.row.id
    assert seated.store.classes.signed_in(token) == other.row
    assert seated.store.classes.by_key(seated.key, "v") == other.row
    assert other.scene.klass == other.row


# The classes that one key opens: nothing of one shows in another.
CANARIES = ("Quillon", "Zephyrine", "Wolframa", "Yggdrasil")
OTHERS = ("Ouroboros", "Hephaestion", "Xanthippe", "Thaumaturge")


def filled(keeper: Keeper, words: tuple[str, ...]) -> Keeper:
    """Fill a class: its people, a seated table with a shared note, answers, a mark, a message."""
    keeper.people = [keeper.join(f"{word} Name") for word in words]
    keeper.quick_class()
    row, classes = keeper.tables[0], keeper.store.classes
    for person, word in zip(keeper.people, words, strict=True):
        keeper.answer(person)
        keeper.store.work.answer(person, "reef", "before", "open", f"{word} answer")
        seat = row.seat_of(person)
        key = NotePlace(str(row.match), seat or 0, 1).key
        keeper.store.work.note(person, "reef", key, f"{word} note")
    answer = classes.answers(keeper.row.id)[0]
    classes.mark(keeper.row.id, answer.id, 1, f"{words[0]} mark")
    keeper.do("all-send", text=f"{words[1]} message")
    return keeper


def all_shown(keeper: Keeper) -> str:
    """Draw every tab and dialog of a desk, and every file that it hands over; of codes the back-up."""
    shown = [str(part.render(keeper.scene)) for part in PARTS]
    for dialog in DIALOGS:
        keeper.session.ui.dialog = dialog
        shown.append(str(WINDOWS.render(keeper.scene)))
    keeper.session.ui.dialog = ""
    for code in keeper.people:
        keeper.do("person-open", person=code)
        keeper.do("person-code")
        shown.append(str(WINDOWS.render(keeper.scene)))
    with zipfile.ZipFile(io.BytesIO(keeper.file("export-zip"))) as files:
        shown += [files.read(name).decode("utf-8-sig") for name in files.namelist()]
    shown += [keeper.file("export-back-up").decode()]
    shown += [keeper.file("export-gradebook", platform="moodle").decode("utf-8-sig")]
    return "\n".join(shown)


def test_nothing_of_a_class_shows_at_the_desk_or_in_the_files_of_one_beside_it(tmp_path: Path):
    one = filled(Keeper(tmp_path), CANARIES)
    two = filled(Keeper(tmp_path, beside=one), OTHERS)
    for here, own, other in ((one, CANARIES, OTHERS), (two, OTHERS, CANARIES)):
        shown = all_shown(here)
        for word in own:
            assert {f"{word} {what}" in shown for what in ("Name", "answer", "note")} == {True}
        assert f"{own[1]} message" in shown
        assert [word for word in other if word in shown] == []
        for person in here.people:  # nor does a resume code open the other
            code = here.scene.by_person[person].resume_code
            found = here.store.people.by_code(code, "v")
            assert found is not None
            assert [row.id for row in here.store.classes.of_person(found.id)] == [here.row.id]
            assert code in shown
        away = two if here is one else one
        for person in away.people:
            assert here.refused("person-open", person=person)
            assert away.scene.by_person[person].resume_code not in shown
        table = away.tables[0]
        assert table.match not in shown
        assert here.refused("table-open", table=table.id)
    one.do("export-erase-class")
    one.do("export-erase", typed=one.row.code)
    assert {f"{word} note" in all_shown(two) for word in OTHERS} == {True}


def test_a_stranger_is_not_erased(keeper: Keeper):
    stranger = keeper.store.people.create("Zoe").id
    assert keeper.refused("export-erase-ask", value=stranger)
    assert keeper.store.people.get(stranger) is not None


def test_the_whole_class_goes_with_its_code_typed_and_the_receipt_stays(keeper: Keeper):
    keeper.do("export-erase-class")
    assert keeper.refused("export-erase", typed=keeper.row.name)
    keeper.do("export-erase", typed=keeper.row.code.lower())
    assert keeper.store.classes.get(keeper.row.id) is None
    assert keeper.store.people.get(keeper.people[0]) is None
    assert keeper.row.name in erased(keeper)
    keeper.running.step()
    assert not keeper.session.refused
    left: list[bool] = []
    keeper.session.on_leave(lambda: left.append(True))
    keeper.do("export-receipt-done")
    assert left == [True]


def test_the_receipt_counts_the_students_that_the_desk_announced(keeper: Keeper):
    ana, ben, carlos, _ = keeper.people
    keeper.store.classes.set_removed(keeper.row.id, [ana, carlos], removed=True)
    other, _ = keeper.store.classes.create("Biology 9C")
    keeper.store.classes.join(other.id, ben, "Ben")
    keeper.do("export-erase-class")
    announced = words(one(keeper.see("exports"), '[data-key="export-erase-what"]'))
    assert "The work of 3 students" in announced
    assert "2 of them were removed from the class before." in announced
    assert "One more is in another class too." in announced
    keeper.do("export-erase", typed=keeper.row.code)
    assert "Students 3" in erased(keeper)
    assert keeper.store.people.get(ana) is None
    assert keeper.store.people.get(ben) is not None


def test_a_desk_says_that_its_class_was_erased_at_another(keeper: Keeper):
    keeper.store.classes.erase(keeper.row.id)
    keeper.session.changed()
    page = DeskPage(keeper.session)
    page.draw()
    shown = {name: panel.html for name, panel in page.panels.items() if panel.html}
    assert [*shown] == ["exports"]
    assert "The class is erased" in shown["exports"]
    keeper.running.step()
    assert not keeper.session.refused
    left: list[bool] = []
    keeper.session.on_leave(lambda: left.append(True))
    keeper.do("export-receipt-done")
    assert left == [True]


def test_a_back_up_becomes_a_class_on_another_machine_with_a_key_shown_once(
    seated: Keeper, tmp_path: Path
):
    data = seated.file("export-back-up")
    (tmp_path / "other").mkdir()
    other = Keeper(tmp_path / "other")
    other.session.do("export-restore", {"name": "class.json"}, data)
    assert not other.session.refused, other.said
    key = other.see("exports").select_one('[data-key="export-key"]')
    assert key is not None
    assert other.store.classes.by_key(key.get_text(), "visitor", "") is not None
    there = DeskSession(other.session.acts, other.session.say, other.store, seated.row.id)
    assert [each.label for each in there.scene().members] == ["Ana", "Ben", "Carlos", "Dina"]
    other.do("export-key-kept")
    assert key.get_text() not in str(other.see("exports"))


@pytest.mark.parametrize("locale", ["en", "es"])
def test_the_record_of_processing_lists_all_that_is_stored(keeper: Keeper, locale: str):
    say = catalogue(locale)
    data = processing_record(keeper.store, [keeper.row], say)
    page = BeautifulSoup(data.decode(), "html.parser")
    shown = page.get_text(" ", strip=True)
    assert keeper.row.name in shown
    assert {"en": "4 students", "es": "4 estudiantes"}[locale] in shown
    for table in schema.metadata.tables.values():
        what, columns = stored_tables()[table.name]
        assert say.render(what) in shown
        assert f"{table.name} : {', '.join(each.name for each in table.columns)}" in shown
        assert set(columns) == {each.name for each in table.columns}
    own = {each for each in say.ids() if each.startswith("record-table-")}
    assert own == {what.id for what, _ in stored_tables().values()}
    assert len(page.select("td[contenteditable]")) > 20
    assert not page.select("script, link, img")


def test_the_record_of_processing_is_handed_over_at_the_desk(keeper: Keeper):
    keeper.press("exports", "export-record")
    (name,) = keeper.files
    assert name.endswith(".html")
    for person in keeper.people:
        assert str(person) not in keeper.files[name].decode()
    assert "Ana" not in keeper.files[name].decode()


def test_a_locked_back_up_opens_with_its_phrase_and_no_other(keeper: Keeper, tmp_path: Path):
    phrase = "violín tortuga mesa nube"
    assert "at least 12" in keeper.refused("export-back-up", phrase="too short")
    assert "at least 12" in keeper.refused("export-back-up", phrase=" " * 20)
    data = keeper.file("export-back-up", phrase=phrase)
    assert next(iter(keeper.files)).endswith(".locked")
    assert keeper.file("export-back-up", phrase=phrase) != data, "each file has its own salt"
    for secret in (b"Ana", keeper.row.id.encode(), b"reefkit-class"):
        assert secret not in data
    (tmp_path / "other").mkdir()
    other = Keeper(tmp_path / "other")
    other.session.do("export-restore", {"name": "a.locked"}, data)
    assert not other.session.refused, other.said
    assert "Phrase of a.locked" in words(other.see("exports"))
    for wrong in ("", "violin tortuga mesa nube", phrase.upper()):
        assert other.refused("export-unlock", phrase=wrong)
        assert other.store.classes.get(keeper.row.id) is None
    typed = unicodedata.normalize("NFD", f" {phrase} ")
    other.do("export-unlock", phrase=typed)
    there = other.store.classes.members(keeper.row.id)
    assert [each.label for each in there] == ["Ana", "Ben", "Carlos", "Dina"]
    other.do("export-key-kept")
    assert not other.see("exports").select('[data-key="export-unlock"]')
    broken = data[:-40] + b"A" * 40
    other.session.do("export-restore", {"name": "b.locked"}, broken)
    assert "or the file is damaged" in other.refused("export-unlock", phrase=phrase)
    other.do("export-unlock-not")
    assert not other.see("exports").select('[data-key="export-unlock"]')
    other.refused("export-unlock", phrase=phrase)


def test_a_key_is_renewed_by_a_press_and_shown_once(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
):
    mine, other = (keeper.store.classes.sign_in(keeper.row.id) for _ in range(2))
    monkeypatch.setenv(environment.SIGN_IN_VARIABLE, hashed(mine))
    keeper.press("exports", "export-new-key")
    page = keeper.see("exports")
    assert words(one(page, "h1")) == "The new key"
    key = one(page, '[data-key="export-key"]').get_text()
    assert keeper.store.classes.by_key(key, "visitor") == keeper.row
    assert keeper.store.classes.by_key(keeper.key, "visitor") is None
    assert keeper.store.classes.signed_in(mine) == keeper.row
    assert keeper.store.classes.signed_in(other) is None
    keeper.do("export-key-kept")
    assert key not in str(keeper.see("exports"))


def test_a_back_up_of_a_class_that_lives_here_is_opened_at_its_own_desk_only(keeper: Keeper):
    data = keeper.file("export-back-up")
    row, _ = keeper.store.classes.create("Another")
    other = DeskSession(keeper.session.acts, keeper.session.say, keeper.store, row.id)
    other.do("export-restore", {"name": "class.json"}, data)
    assert other.refused
    keeper.session.do("export-restore", {"name": "class.json"}, data)
    assert not keeper.session.refused
    assert export_state(keeper.session).restored is None


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", json.dumps({"of": {"id": 3}}).encode()])
def test_what_is_no_back_up_is_refused_in_a_sentence(keeper: Keeper, data: bytes):
    keeper.session.do("export-restore", {"name": "x"}, data)
    assert keeper.session.refused
    assert keeper.said


def test_before_anybody_has_come_the_tab_says_so(tmp_path: Path):
    keeper = Keeper(tmp_path)
    assert "Nobody has joined yet." in erased(keeper)
    assert keeper.refused("export-gradebook", platform="canvas")
    assert keeper.file("export-zip")


def test_points_that_come_from_a_file_are_told_in_every_export(keeper: Keeper):
    person, other = keeper.people[0], keeper.people[1]
    file = json.loads(keeper.store.export([person]))
    mine = file["people"][0]["answers"][0]
    mine |= {"id": "added", "attempt": 9}
    file["people"][0] |= {"id": other, "code": keeper.store.people.get(other).code}  # type: ignore[union-attr]
    keeper.store.take_in(json.dumps(file, separators=(",", ":")).encode(), {})
    told = {
        row["pupil"]: row["from-file"] for row in keeper.table("totals") if row["sheet"] == "before"
    }
    labels = [each.label for each in keeper.store.classes.members(keeper.session.class_id)]
    assert [told[label] for label in labels] == ["0", "1", "0", "0"]
    keeper.file("export-gradebook", platform="moodle")
    assert keeper.session.said is not None
    said = keeper.session.say.render(keeper.session.said)
    assert said.endswith(f"Points of {labels[1]} come, in whole or in part, from a save file.")
