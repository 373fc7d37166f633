"""A simulated class, and the students in it."""

import time
from collections import Counter
from pathlib import Path
from statistics import mean

import pytest
from msgspec.structs import replace

from reefkit.assess.grading import grade
from reefkit.assess.items import Choice, Text, is_opinion
from reefkit.assess.question import Question
from reefkit.classroom.store import Store, StoreTable, TableRow
from reefkit.desk import ghosts_band, seating
from reefkit.desk.item_analysis import graded
from reefkit.desk.page import Running, all_acts
from reefkit.desk.session import DeskSession
from reefkit.games import games
from reefkit.labs.lesson.desk_adapter import Ghost, desk_labs
from reefkit.labs.reef.lab import LAB
from reefkit.labs.reef.questions import QUESTIONS
from reefkit.labs.setting import Setting, plain_of
from reefkit.match.errors import Rejection
from reefkit.match.table import MemoryTable
from reefkit.simulated_class.answering import answer, knows
from reefkit.simulated_class.content import own
from reefkit.simulated_class.ghosts import ghosts_of
from reefkit.simulated_class.leading import LEASE_SECONDS, Leading
from reefkit.simulated_class.players import Players
from reefkit.simulated_class.rehearsal import PACES, Rehearsal
from reefkit.simulated_class.simulated_class import GHOSTS_SETTING, SimulatedClass, simulate_class
from reefkit.text import catalogue
from tests.desk.pupils import Watch, played_match
from tests.labs.reef.page import data_of
from tests.support.effort import at_length

# ---- A whole class of ghosts at once: they join, answer, sit, play by the rules, and answer again.
SHORT = Setting(options={"rounds": 2}, forms=("before-short", "after-short"))


def a_class(folder: Path) -> tuple[Store, str]:
    store = Store.open(folder / "class.sqlite")
    row, _ = store.classes.create("Ghost class", ghost=True)
    return store, row.id


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> SimulatedClass:
    store, class_id = a_class(tmp_path_factory.mktemp("ghosts"))
    return simulate_class(store, class_id, pupils=10, seed="e", setting=SHORT)


@pytest.fixture(scope="module")
def tables(played: SimulatedClass) -> list[tuple[TableRow, StoreTable]]:
    rows = played.store.classes.tables(played.class_id)
    return [(row, played.store.matches.open(str(row.match), games())) for row in rows]


def test_all_of_them_are_members_and_two_of_a_name_are_told_apart(played: SimulatedClass):
    labels = [each.label for each in played.store.classes.members(played.class_id)]
    assert len(labels) == len(set(labels)) == 10
    assert {"Sam", "Sam 2"} <= set(labels)


def test_matches_are_played_to_the_end_by_the_rules(
    played: SimulatedClass, tables: list[tuple[TableRow, StoreTable]]
):
    assert sum(len(people) for row, _ in tables for people in row.seats) >= 8
    for row, table in tables:
        match = table.match
        assert match.is_over
        authors = {n: {e.author for e in match.entries if e.seat == n} for n in range(4)}
        for seat, people in enumerate(row.seats):
            assert ("person" in authors[seat]) == bool(people)
    assert played.players.refused == []


def test_they_write_notes_and_foresee_some_losses_and_not_others(
    played: SimulatedClass, tables: list[tuple[TableRow, StoreTable]]
):
    notes, right, of = 0, 0, 0
    for _, table in tables:
        notes += sum(bool(text) for texts in table.match.state.notes for text in texts)
        for each in table.read("predictions"):
            right, of = right + each[4], of + each[5]
    assert notes > 4
    shared = [each.text for each in played.store.classes.notes(played.class_id) if each.text]
    assert 0 < len(shared) < notes, "some are shared with the teacher, and some are not"
    assert 0.4 < right / of < 0.97


def test_who_is_late_is_played_for_until_then(tmp_path: Path):
    store, class_id = a_class(tmp_path)
    ghosts = SimulatedClass(store, class_id, pupils=30, seed="e", setting=SHORT)
    late = next(ghost for ghost in ghosts.ghosts if ghost.habit == "late")
    match = desk_labs()["reef"].begin(SHORT, ["A", "B"], "")
    Players(ghosts.lab, ghosts.say).play(MemoryTable(match), {0: late, 1: ghosts.ghosts[0]})
    authors = Counter()
    for entry in match.entries:
        round_ = match.state_at(entry.position).round
        if entry.seat == 0:
            authors[entry.author, min(round_, 2)] += 1
    assert {author for author, round_ in authors if round_ < 2} == {"bot"}
    assert {author for author, round_ in authors if round_ == 2} == {"person"}


def test_answers_are_those_of_composed_sheets_and_can_be_graded_again(
    played: SimulatedClass, tables: list[tuple[TableRow, StoreTable]]
):
    graded: Counter[bool | None] = Counter()
    for row, table in tables:
        for seat, people in enumerate(row.seats):
            for ghost in filter(None, map(played.of_person, people)):
                sheets = [played.before(ghost), played.after(ghost, str(row.match), table, seat)]
                for sheet in sheets:
                    by_id = {each.id: each for each in sheet.questions}
                    given = played.store.work.answers(str(played.person(ghost)), "reef", sheet.id)
                    assert {each.question for each in given} <= set(by_id)
                    tries = Counter(each.question for each in given)
                    assert max(tries.values()) <= sheet.attempts
                    for each in given:
                        graded[grade(by_id[each.question], each.raw).right] += 1
    assert graded[True] > graded[False] > 20
    assert graded[None] >= 6  # how sure they are of one answer


def test_who_is_ordinary_hands_everything_in(played: SimulatedClass):
    finished = {(f.person, f.sheet) for f in played.store.classes.finished(played.class_id)}
    for ghost in played.ghosts:
        person = str(played.person(ghost))
        sheets = {sheet for who, sheet in finished if who == person}
        if ghost.habit == "half":
            assert sheets == set()
        elif ghost.habit == "absent":
            assert sheets == {"before"}
        else:
            assert len(sheets) == 3, ghost  # before, after, and its survey
            assert "before" in sheets


def test_a_class_stops_where_it_is_wanted_to(tmp_path: Path):
    store, class_id = a_class(tmp_path)
    ghosts = simulate_class(store, class_id, pupils=4, seed="s", setting=SHORT, until="playing")
    (row,) = store.classes.tables(class_id)
    state = store.matches.open(str(row.match), games()).match.state
    assert (state.round, state.phase) == (2, "dwellers")
    assert not any(each.sheet.startswith("after") for each in store.classes.answers(class_id))
    again = SimulatedClass(store, class_id)
    assert again.ghosts == ghosts.ghosts
    assert [again.person(g) for g in again.ghosts] == [ghosts.person(g) for g in ghosts.ghosts]


def test_one_ocean_and_the_classs_own_forms_are_followed(tmp_path: Path):
    store, class_id = a_class(tmp_path)
    setting = Setting(
        options={"rounds": 1}, chance="ocean", forms=("before-short", "after-short"), size=3
    )
    store.classes.set_control(class_id, setting=plain_of(setting))
    simulate_class(store, class_id, pupils=4, seed="o", until="before").lay(rounds=None)
    rows = store.classes.tables(class_id)
    tables = [store.matches.open(str(row.match), games()) for row in rows]
    drawn = [
        [e.what.values["card"] for e in t.match.events() if e.what.id == "card-drawn"]
        for t in tables
    ]
    assert len(tables) == 2
    assert drawn[0] == drawn[1]
    asked = {each.question for each in store.classes.answers(class_id) if each.sheet == "before"}
    (slot,) = data_of("forms")["before-short"]["slots"]
    items = LAB.papers().bank.items
    assert {each for each in asked if not items[each].concept} == set(slot["items"])
    assert {items[each].concept for each in asked} - {""} == set(slot["concepts"])


def test_no_ghosts_come_where_there_is_no_class(tmp_path: Path):
    store, _ = a_class(tmp_path)
    with pytest.raises(Rejection) as caught:
        SimulatedClass(store, "nowhere")
    assert caught.value.message.id == "reject-ghosts-no-class"


@at_length
def test_a_class_of_thirty_takes_less_than_a_minute(tmp_path: Path):
    store, class_id = a_class(tmp_path)
    began = time.process_time()
    simulate_class(store, class_id, seed="thirty")
    assert time.process_time() - began < 60
    assert len(store.classes.members(class_id)) == 30
    assert len(store.classes.answers(class_id)) > 600


# ---- The ghosts of a desk, step by step: they wait for the teacher, and stop where everybody stops.
SETTING = Setting(options={"rounds": 1}, forms=("before-short", "after-short"), size=3)


class Room:
    """A ghost class of four, its desk, and what leads it."""

    def __init__(self, folder: Path, pupils: int = 3, setting: Setting = SETTING) -> None:
        self.watch = Watch()
        self.store = Store.open(folder / "class.sqlite", clock=self.watch)
        self.row, _ = self.store.classes.create("Ghost class", ghost=True)
        self.store.classes.set_control(self.row.id, setting=plain_of(setting))
        kept = {"seed": "r", "pupils": pupils, "people": {}}
        self.store.work.remember(f"class:{self.row.id}", GHOSTS_SETTING, kept)
        self.session, self.leading = self.desk()
        self.leading.set_pace("hurry")

    def desk(self) -> tuple[DeskSession, Leading]:
        """Open another page of the desk."""
        session = DeskSession(
            all_acts(), catalogue(), self.store, self.row.id, (), clock=self.watch
        )
        session.leading = Leading(session)
        return session, session.leading

    @property
    def rehearsal(self) -> Rehearsal:
        assert self.leading.rehearsal is not None
        return self.leading.rehearsal

    def steps(self, until: str, most: int = 600) -> list[str]:
        """Step until a stage is reached, and list the stages on the way."""
        found: list[str] = []
        for _ in range(most):
            self.watch.pass_by(1)
            self.leading.step()
            stage = self.rehearsal.stage()
            found += [stage] if found[-1:] != [stage] else []
            if stage == until:
                return found
            Running(self.session).step()
        raise AssertionError(f"the ghosts never came to {until}: {found}")

    def seat(self) -> None:
        scene = self.session.scene()
        seating.lay(scene, seating.proposed(scene))

    @property
    def positions(self) -> list[int]:
        return [table.position for table in self.session.scene().handles.values()]


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def test_they_come_wait_play_and_answer_as_the_teacher_leads(room: Room):
    assert room.steps("waiting") == ["coming", "waiting"]
    before = len(room.store.classes.answers(room.row.id))
    assert before >= 3 * 6  # six questions each, and second tries
    room.leading.step()
    assert len(room.store.classes.answers(room.row.id)) == before
    room.seat()
    assert room.steps("done") == ["playing", "after", "done"]
    assert all(table.view(None).over for table in room.session.scene().handles.values())
    finished = {each.sheet for each in room.store.classes.finished(room.row.id)}
    assert any(sheet.startswith("after:") for sheet in finished)
    assert room.rehearsal.haunt.players.refused == []
    room.leading.step()
    assert room.rehearsal.step() == 0
    seating.clear(room.session.scene())
    room.watch.pass_by(30)
    room.leading.step()
    assert {each.part for each in room.session.scene().whereabouts.values()} == {"after"}


def test_they_come_and_wait_with_the_questions_until_a_plan_is_chosen(tmp_path: Path):
    room = Room(tmp_path, setting=Setting())
    for _ in range(4):
        room.leading.step()
    assert room.rehearsal.stage() == "choosing"
    assert len(room.store.classes.members(room.row.id)) == 3
    assert "how long you have got" in ghosts_band.ghosts_band(room.session.scene())
    assert not room.store.classes.answers(room.row.id)
    room.session.do("settings-choose", {"name": "plan", "value": "short-lesson"})
    assert room.steps("waiting") == ["coming", "waiting"]
    asked = {each.form for each in graded(room.session)}
    assert asked == {"before-lesson"}


def test_who_seats_them_without_a_plan_sees_them_play(tmp_path: Path):
    room = Room(tmp_path, setting=Setting())
    for _ in range(4):
        room.leading.step()
    room.seat()
    room.leading.step()
    assert room.rehearsal.stage() == "playing"
    assert sum(room.positions)


def test_a_ghost_that_sits_with_bots_alone_plays_to_the_end(tmp_path: Path):
    room = Room(tmp_path, pupils=1, setting=Setting(options={"rounds": 1}, forms=SETTING.forms))
    room.steps("waiting")
    room.seat()
    assert room.steps("after") == ["playing", "after"]


def test_they_tell_where_they_are_as_pages_do(room: Room):
    room.steps("waiting")
    places = room.store.classes.presence(room.row.id)
    assert {seen.place["part"] for seen in places.values()} == {"before"}
    room.seat()
    room.steps("playing")
    room.watch.pass_by(30)
    room.leading.step()
    places = room.store.classes.presence(room.row.id)
    assert {seen.place["part"] for seen in places.values()} == {"play"}


def test_nobody_moves_while_the_class_is_paused(room: Room):
    room.steps("waiting")
    room.seat()
    room.steps("playing")
    room.store.classes.set_control(room.row.id, paused=True)
    before = room.positions
    for _ in range(5):
        room.leading.step()
    assert room.positions == before
    room.store.classes.set_control(room.row.id, paused=False)
    room.leading.step()
    assert room.positions != before


def test_they_stop_at_gates_until_the_desk_opens_them(tmp_path: Path):
    room = Room(tmp_path, setting=replace(SETTING, pace="together"))
    room.steps("waiting")
    room.seat()
    (table,) = room.session.scene().handles.values()
    while table.gate is None:
        room.leading.step()
    before = room.positions
    for _ in range(5):
        room.leading.step()
    assert (table.gate, room.positions) == ("gate-1-dwellers", before)
    table.onward(table.gate)
    room.leading.step()
    assert room.positions[0] > before[0] + 1


def test_they_stand_still_when_they_are_told_to(room: Room):
    room.leading.step()
    came = len(room.store.classes.members(room.row.id))
    assert came == 3
    room.session.do("ghosts-pace", {"pace": "still"})
    assert room.leading.step() == PACES["still"]
    assert room.rehearsal.step(PACES["still"]) == 0


def test_a_pace_that_is_none_is_refused(room: Room):
    room.session.do("ghosts-pace", {"pace": "warp"})
    assert room.session.refused
    assert room.leading.pace == "hurry"


def test_of_two_pages_of_a_desk_one_leads_and_the_other_takes_over(room: Room):
    _, other = room.desk()
    room.leading.step()
    assert other.step() == PACES["still"]
    assert other.rehearsal is None
    came = room.store.classes.members(room.row.id)
    room.watch.pass_by(LEASE_SECONDS + 1)
    other.step()
    assert other.rehearsal is not None
    assert other.rehearsal.haunt.ghosts == room.rehearsal.haunt.ghosts
    assert room.store.classes.members(room.row.id) == came  # the same ones, and not others again


def test_a_page_that_comes_back_goes_on_where_they_were(room: Room):
    room.steps("waiting")
    answers = len(room.store.classes.answers(room.row.id))
    again = Rehearsal(SimulatedClass(room.store, room.row.id), room.session.opened, room.watch)
    for _ in range(10):
        again.step(PACES["hurry"])
    assert again.stage() == "waiting"
    assert len(room.store.classes.answers(room.row.id)) == answers


def test_the_absent_do_not_play_and_their_table_waits(tmp_path: Path):
    room = Room(tmp_path)
    room.steps("waiting")
    room.seat()
    gone = room.rehearsal.haunt.ghosts[1]
    room.rehearsal._here = lambda: [g for g in room.rehearsal.haunt.ghosts if g != gone]  # type: ignore[method-assign]
    for _ in range(40):
        room.leading.step()
    (table,) = room.session.scene().handles.values()
    (row,) = room.session.scene().tables
    seat = row.seat_of(str(room.rehearsal.haunt.person(gone)))
    waits = {seat for each in table.view(None).awaited for seat in each.seats}
    assert waits == {seat}


def test_ghosts_play_the_lesson_that_is_chosen_after_they_came(room: Room):
    room.steps("waiting")
    other = Setting(game="climate", options={"rounds": 2}, forms=SETTING.forms)
    room.store.classes.set_control(room.row.id, setting=plain_of(other))
    room.steps("waiting")
    room.seat()
    for _ in range(40):
        room.leading.step()
    assert all(position > 0 for position in room.positions)
    assert room.rehearsal.haunt.players.refused == []


def test_real_classes_are_left_alone(tmp_path: Path):
    room = Room(tmp_path)
    real, _ = room.store.classes.create("9B")
    session = DeskSession(all_acts(), catalogue(), room.store, real.id, (), clock=room.watch)
    session.leading = Leading(session)
    session.leading.step()
    assert room.store.classes.members(real.id) == []
    assert ghosts_band.ghosts_band(session.scene()) == ""


def test_the_band_says_what_they_do_and_offers_every_pace(room: Room):
    assert "about to come" in ghosts_band.ghosts_band(room.session.scene())
    room.leading.step()
    html = ghosts_band.ghosts_band(room.session.scene())
    assert "3 of 3 have come" in html
    assert html.count('data-act="ghosts-pace"') == len(PACES)
    assert html.count('aria-pressed="true"') == 1


@at_length
def test_a_class_of_thirty_is_led_to_the_end_with_its_late_and_absent(tmp_path: Path):
    room = Room(tmp_path, pupils=30, setting=Setting(options={"rounds": 3}, forms=SETTING.forms))
    room.steps("waiting")
    room.seat()
    for _ in range(3):
        for _ in range(60):
            room.watch.pass_by(3)
            room.leading.step()
            Running(room.session).step()
        seating.seat_newcomers(room.session.scene())
    room.steps("done", 3000)
    assert room.rehearsal.haunt.players.refused == []


# ---- How ghosts answer: readable, by their ability, better after the game, graded by the real rules.
SAY = catalogue("en")
PAPERS = LAB.papers()
BANK = tuple(PAPERS.bank.question(id_) for id_ in PAPERS.bank.items)
CLASS = ghosts_of("seed", 30, ("builder", "newcomer"))


def of_match() -> list[Question]:
    table = MemoryTable(played_match())
    return [*QUESTIONS.plotted(table, 0, "key"), *QUESTIONS.made(table, 0, "key")]


@pytest.fixture(scope="module")
def questions() -> list[Question]:
    return [*BANK, *of_match()]


def able(ability: float) -> Ghost:
    return replace(CLASS[0], ability=ability, habit="")


def test_whatever_is_asked_is_answered_in_its_form(questions: list[Question]):
    kinds = {each.kind for each in questions}
    assert len(kinds) == 14
    for question in questions:
        for ghost in CLASS[:8]:
            given = grade(question, answer(replace(ghost, habit=""), question, SAY, after=False))
            assert given.filled in {"half", "whole"}, question.id


def test_who_knows_everything_is_always_right(questions: list[Question]):
    for question in questions:
        if not isinstance(question.item, Text) and not is_opinion(question.item):
            given = grade(question, answer(able(60.0), question, SAY, after=True))
            assert given.right is True, (question.id, given)


def test_who_knows_nothing_is_seldom_right(questions: list[Question]):
    graded = [
        grade(question, answer(able(-60.0), question, SAY, after=False)).right
        for question in questions
        if not isinstance(question.item, Text) and not is_opinion(question.item)
    ]
    assert sum(map(bool, graded)) < len(graded) / 4


def test_the_abler_know_more_and_a_second_try_helps():
    for question in BANK:
        chances = [knows(able(each), question, after=False) for each in (-3, -1, 0, 1, 3)]
        assert chances == sorted(chances)
        assert 0 < chances[0] < chances[-1] <= 1
        first, second = (knows(able(0), question, after=False, attempt=n) for n in (1, 2))
        assert second > first


def test_a_class_learns_by_playing_by_goal():
    for goal, gain in own().gains.items():
        asked = [each for each in BANK if goal in each.item.goals and each.kind != "text"]
        assert asked
        before, after = (
            mean(knows(ghost, each, after=later) for ghost in CLASS for each in asked)
            for later in (False, True)
        )
        assert 0.03 < after - before < 0.1 + 0.35 * max(gain, 0.6)


def test_a_class_shares_a_wrong_idea_more_than_chance_would_have_it():
    shares = []
    for question in BANK:
        if isinstance(question.item, Choice) and len(question.item.options) > 3:
            wrong = Counter(
                answer(replace(ghost, ability=-9.0, habit=""), question, SAY, after=False)["option"]
                for ghost in CLASS
            )
            del wrong[question.item.right]
            shares.append(wrong.most_common(1)[0][1] / wrong.total())
    assert mean(shares) > 0.55


def test_the_same_ghost_answers_the_same_again():
    for question in BANK[:20]:
        for ghost in CLASS[:5]:
            one, other = (answer(ghost, question, SAY, after=False) for _ in range(2))
            assert one == other


def test_a_strange_one_is_graded_and_gains_nothing_by_it(questions: list[Question]):
    odd = replace(CLASS[0], habit="strange")
    filled = Counter(
        grade(question, answer(replace(odd, key=str(n)), question, SAY, after=False)).filled
        for n in range(20)
        for question in questions
        if question.kind in {"number", "choice"}
    )
    assert filled["strange"] > 3
    assert filled["empty"] > 3
    assert filled["whole"] > filled["strange"]


def test_texts_are_of_the_level_that_they_are_written_for():
    question = next(each for each in BANK if each.id == "compare-two-reefs")
    best, worst = (answer(able(each), question, SAY, after=True)["text"] for each in (60, -60))
    assert len(best) > 3 * len(worst)
    assert "hurricane" in best


# -- who they are ----------------------------------------------------------------------------------
def test_a_class_is_the_same_for_its_seed_and_another_for_another():
    assert ghosts_of("a", 30, ("builder",)) == ghosts_of("a", 30, ("builder",))
    assert ghosts_of("a", 30, ("builder",)) != ghosts_of("b", 30, ("builder",))


@pytest.mark.parametrize("seed", range(12))
def test_a_class_of_thirty_has_all_kinds_of_pupils(seed: int):
    ghosts = ghosts_of(str(seed), 30, ("builder", "newcomer", "strategist"))
    habits = Counter(ghost.habit for ghost in ghosts)
    for habit in ("absent", "late", "half", "strange", "quiet", "together"):
        assert habits[habit] == getattr(own().habits, habit)
    for ghost in ghosts:
        if ghost.habit == "together":
            assert ghosts[ghost.number - 1].habit == ""
    assert len({ghost.style for ghost in ghosts}) == 3
    assert [ghost.name for ghost in ghosts].count("Sam") == 2


def test_a_table_of_four_has_ordinary_ones_only():
    assert {ghost.habit for ghost in ghosts_of("x", 4)} == {""}
