"""The wall: who waits for whom, moving on, gates and one ocean, pause, message, plan, talk."""

from collections import Counter
from pathlib import Path

import pytest

from reefkit.assess.voting import may_be_voted_on
from reefkit.desk import lesson_plan, seating, talk
from reefkit.desk.page import Running
from reefkit.desk.session import at_wall
from reefkit.desk.wall import TableCards
from reefkit.games.reef import actions as do
from reefkit.games.reef import after_card, card_draws
from reefkit.labs.lesson.desk_records import Foreseen
from reefkit.labs.membership import SENT_TO_AFTER
from reefkit.match.game import Ready
from reefkit.match.table import Table
from reefkit.text import catalogue, message
from tests.desk.pupils import Teacher, certain_chance
from tests.support.open_page import one, words


def finish(table: Table, but: tuple[int, ...] = ()) -> None:
    """Have bots do what a stage asks of all seats but some."""
    stage = table.rules.undo_scope(table.view(None).state)
    for seat in range(len(table.setup.seats)):
        awaited = {each for one in table.view(None).awaited for each in one.seats}
        if seat in awaited and seat not in but:
            if table.rules.undo_scope(table.view(None).state) != stage:
                return
            table.do_for_me(seat)


def to_gate(teacher: Teacher, number: int = 0) -> str:
    """Have bots bring one table to its next gate."""
    table = teacher.handle(number)
    for _ in range(60):
        if table.gate:
            return table.gate
        finish(table)
    raise AssertionError(table.view(None))


def card(teacher: Teacher, number: int = 0) -> str:
    """Return a table's card as words."""
    wall = teacher.page()
    teacher.do("tab", tab="play")
    panels = wall.figures["tables"].panels  # type: ignore[attr-defined]
    return words(teacher.read(panels[teacher.tables[number].id].html))


def test_a_table_says_for_whom_it_waits_and_how_long(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    assert "Playing" in card(teacher)
    teacher.handle().act(0, Ready())
    assert "Waiting for Ben, Carlos, Dina" in card(teacher)
    teacher.watch.pass_by(6 * 60)
    assert "Waiting 6 min for Ben, Carlos, Dina" in card(teacher)
    assert "One table has waited up to 6 minutes" in words(teacher.see("desk-lead"))


def test_only_the_card_of_a_table_that_changed_is_sent(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class()
    teacher.do("tab", tab="play")
    page = teacher.page()
    panels = page.figures["tables"].panels  # type: ignore[attr-defined]
    before = {id_: panel.html for id_, panel in panels.items()}
    teacher.handle(1).act(0, Ready())
    teacher.session.changed()
    changed = [id_ for id_, panel in panels.items() if panel.html != before[id_]]
    assert changed == [teacher.tables[1].id]


def test_a_move_during_a_drawing_is_shown_at_the_next_look(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    cards, fresh = TableCards(teacher.session), TableCards(teacher.session)
    scene = teacher.scene
    assert len(scene.wall[0].waits) > 1
    teacher.handle().act(0, Ready())  # after the class was read, before its card is drawn
    cards.show(scene)
    cards.show(teacher.scene)
    fresh.show(teacher.scene)
    (drawn, now) = (each.html for page in (cards, fresh) for each in page.panels.values())
    assert drawn == now


def test_moving_a_table_on_finishes_its_stage_and_the_log_says_on_whose_word(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    teacher.handle().act(0, Ready())
    stage = at_wall(teacher.scene)[0].standing.stage
    begun = teacher.handle().position
    teacher.press("desk-lead", "wall-waiting")
    button = one(teacher.see("desk-windows"), f'[data-key="move-{teacher.tables[0].id}"]')
    assert str(button["aria-label"]).startswith(words(button))  # what one sees is what one says
    teacher.press("desk-windows", f"move-{teacher.tables[0].id}")
    assert at_wall(teacher.scene)[0].standing.stage != stage
    authors = {each.author for each in teacher.handle().match.entries[begun:]}
    assert "teacher" in authors
    assert authors <= {"teacher", "bot"}


def test_all_that_waited_long_are_moved_on_and_no_others(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class()
    teacher.handle(0).act(0, Ready())
    teacher.watch.pass_by(200)
    teacher.handle(1).act(0, Ready())
    long = [each.long for each in at_wall(teacher.scene)]
    stages = [each.standing.stage for each in at_wall(teacher.scene)]
    teacher.do("wall-move-all")
    after = [each.standing.stage for each in at_wall(teacher.scene)]
    assert [a != b for a, b in zip(after, stages, strict=True)] == long


# -- gates ---------------------------------------------------------------------------------------
def test_a_phase_opens_for_the_tables_that_are_there(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class(pace="together")
    gates = {teacher.handle(n).gate for n in (0, 1)}
    assert gates == {"gate-1-dwellers"}
    teacher.press("desk-lead", "gate-open")
    assert {teacher.handle(n).gate for n in (0, 1)} == {None}
    gate = to_gate(teacher, 0)
    head = teacher.see("desk-lead")
    assert "one still at work" in words(head)
    assert "Open for the one ready" in words(one(head, '[data-key="gate-open"]'))
    assert not head.select(".rk-button-primary")  # to wait, or which of two, is for the teacher
    teacher.press("desk-lead", "gate-open")  # a phase need not wait for everybody
    assert teacher.handle(0).gate != gate


def test_a_card_is_drawn_when_every_table_is_there_and_is_the_same_for_all(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class(chance="ocean")
    assert teacher.handle(0).setup.table_key == teacher.handle(1).setup.table_key
    assert teacher.handle(0).setup.key != teacher.handle(1).setup.key
    while "-card-" not in (gate := to_gate(teacher, 0)):
        to_gate(teacher, 1)
        teacher.do("gate-open", gate=gate)
    assert card_draws.drawn(teacher.handle(0)) == ()
    assert teacher.handle(1).gate is None
    assert "all tables at once" in teacher.refused("gate-open", gate=gate)
    assert one(teacher.see("desk-lead"), '[data-key="gate-open"]')["aria-disabled"] == "true"
    teacher.press("desk-lead", "gate-without")
    teacher.press("desk-windows", "without-yes")
    assert teacher.handle(1).gate == gate
    teacher.press("desk-lead", "gate-open")
    cards = [card_draws.drawn(teacher.handle(n))[0].card for n in (0, 1)]
    assert cards[0] == cards[1]


def test_a_gate_that_moved_meanwhile_is_not_opened_unseen(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class(pace="together")
    gate = teacher.handle().gate
    teacher.do("gate-open", gate=gate)
    to_gate(teacher)
    later = teacher.handle().gate
    assert later != gate
    assert "moved" in teacher.refused("gate-open", gate=gate)
    assert teacher.handle().gate == later


# -- everybody -----------------------------------------------------------------------------------
def test_a_pause_and_a_message_stand_in_the_class_for_all_pages(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    teacher.press("desk-lead", "all-pause")
    assert teacher.scene.control.paused
    assert "paused" in words(teacher.see("desk-top"))
    teacher.press("desk-top", "go-on")
    assert not teacher.scene.control.paused
    teacher.press("desk-lead", "all-message")
    teacher.do("all-send", text="  Look \n up  " + "x" * 2_000)
    control = teacher.scene.control
    assert control.message.startswith("Look up x")
    assert len(control.message) == 500
    teacher.press("desk-top", "message-take")
    assert teacher.scene.control.message == ""
    assert teacher.scene.control.message_number == control.message_number + 1


def band(teacher: Teacher) -> str:
    found = teacher.see("desk-top").select('[data-key="message-band"] > p:first-of-type')
    return words(found[0]) if found else ""


def test_the_desk_shows_what_is_said_to_whom_and_replaces_it(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.see("desk-lead")
    teacher.press("desk-lead", "all-message")  # before there are tables: to all
    assert not teacher.see("desk-windows").select("select")
    teacher.do("all-send", text="Look up")
    assert band(teacher) == "Message to all: Look up"
    teacher.quick_class()
    teacher.do("all-send", text="Look up")
    teacher.press("desk-top", "message-replace")
    assert words(one(teacher.see("desk-windows"), "textarea")) == "Look up"
    table = teacher.tables[1]
    teacher.do("all-send", text="Two minutes", table=table.id)
    assert table.name in teacher.said
    assert band(teacher) == f"Message to {table.name}: Two minutes"
    teacher.do("all-message")
    assert words(one(teacher.see("desk-windows"), "option[selected]")) == table.name
    assert "table" in teacher.refused("all-send", text="Hello", table="none")
    teacher.do("all-send", text="Now all")
    assert band(teacher) == "Message to all: Now all"


def go_on(teacher: Teacher, how: str) -> None:
    """Have the class go on to something else."""
    if how == "vote":
        items = teacher.scene.game.bank.items.items()
        teacher.do("vote-begin", question=next(id_ for id_, it in items if may_be_voted_on(it)))
    elif how == "round":
        while teacher.handle().view(None).state.round < 2:
            for number in (0, 1):
                finish(teacher.handle(number))
    elif how == "gone":
        teacher.store.classes.close_table(teacher.tables[1].id)
    elif how == "hours":
        teacher.watch.pass_by(2 * 3600)
    else:
        teacher.do(how)


@pytest.mark.parametrize("how", ["all-pause", "all-to-after", "vote", "round", "gone", "hours"])
def test_a_message_ends_when_the_class_goes_on(tmp_path: Path, how: str):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class()
    teacher.do("all-send", text="Look up", table=teacher.tables[1].id)
    teacher.running.step()
    teacher.watch.pass_by(60)
    teacher.running.step()
    assert band(teacher)
    go_on(teacher, how)
    teacher.running.step()
    assert not band(teacher)
    assert teacher.scene.control.message == ""


def test_a_seat_is_given_to_a_bot_and_back(tmp_path: Path):
    teacher = Teacher(tmp_path, 4)
    teacher.quick_class()
    row = teacher.tables[0]
    teacher.do("table-open", table=row.id)
    teacher.press("desk-windows", "away-2")
    assert teacher.tables[0].away == (2,)
    teacher.press("desk-windows", "away-2")
    assert teacher.tables[0].away == ()


# -- the plan and the talk -----------------------------------------------------------------------
@pytest.mark.parametrize(("minutes", "said"), [(0, "5 min."), (20, "behind"), (4, "9 min.")])
def test_the_clock_says_whether_the_class_is_on_time(tmp_path: Path, minutes: int, said: str):
    teacher = Teacher(tmp_path, 3)
    teacher.do("settings-option", name="rounds", value="4")
    teacher.do("lesson-seat")
    teacher.do("tab", tab="play")
    teacher.do("plan-start")
    assert teacher.session.focus == "plan-said"
    teacher.watch.pass_by(60 * minutes)
    shown = teacher.see("desk-plan")
    assert said in words(one(shown, '[data-key="plan-said"]'))
    assert len(shown.select('[aria-current="step"]')) == 1


def test_the_clock_names_the_next_step_where_every_game_is_over(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.do("settings-option", name="rounds", value="1")
    teacher.do("lesson-seat")
    teacher.do("plan-start")
    for table in teacher.scene.handles.values():
        for seat in range(len(table.setup.seats)):
            table.set_away(seat)
        table.run()
    teacher.watch.pass_by(60 * 15)
    told = words(one(teacher.see("desk-plan"), '[data-key="plan-said"]'))
    assert "over; next:" in told
    assert "time" not in told
    teacher.watch.pass_by(60 * 5)
    told = words(one(teacher.see("desk-plan"), '[data-key="plan-said"]'))
    assert told == "After 20 min: Compare the reefs. Notes"


def test_a_plan_of_the_classs_rounds_is_shown(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.do("settings-option", name="rounds", value="3")
    found = lesson_plan.plan_of(teacher.scene)
    assert found is not None
    assert (found.rounds, found.minutes) == (3, 90)
    begins = [step.begins for step in found.steps]
    assert begins == sorted(begins)
    assert found.steps[-1].begins + found.steps[-1].minutes == found.minutes


def until_foreseen(folder: Path, locale: str = "en") -> Teacher:
    """Have two tables predict all cards and play, until there is something to talk about."""
    teacher = Teacher(folder, 8, locale=locale)
    teacher.do("settings-option", name="predict", value="all")
    teacher.do("settings-choose", name="chance", value="ocean")
    with certain_chance():
        teacher.do("lesson-seat")
    for table in teacher.scene.handles.values():
        for seat in range(4):
            table.set_away(seat)
    for _ in range(40):
        for table in teacher.scene.handles.values():
            table.run()
            if table.gate:
                table.onward(table.gate)
        if talk.fates(teacher.scene):
            break
    return teacher


def test_what_the_class_foresaw_is_added_up_over_its_tables(tmp_path: Path):
    teacher = until_foreseen(tmp_path)
    found = talk.fates(teacher.scene)
    rows = [
        row
        for table in teacher.scene.handles.values()
        for row in teacher.scene.game.foreseen(table)
    ]
    for each in found:
        alike = [
            row
            for row in rows
            if (row.round, row.card, row.type, row.died)
            == (each.round, each.card, each.type, each.died)
        ]
        assert (each.right, each.of) == (sum(r.right for r in alike), sum(r.of for r in alike))
        assert each.of >= 3
    assert len({(each.round, each.card) for each in found}) == 1
    shown = [words(each) for each in teacher.see("desk-talk").select(".rk-desk-fate")]
    assert 1 <= len(shown) <= 3
    teacher.press("desk-talk", "talk-wall")
    assert len(teacher.wall().select(".rk-desk-fate")) == min(len(found), 5)


def test_of_students_who_share_a_seat_each_counts_in_the_predictions(tmp_path: Path):
    teacher = until_foreseen(tmp_path)
    before = {(each.type, each.died): each.of for each in talk.fates(teacher.scene)}
    teacher.do("person-add", name="Zoe")
    seating.move(teacher.scene, teacher.scene.members[-1].person, teacher.tables[0].id, 0)
    after = {(each.type, each.died): each.of for each in talk.fates(teacher.scene)}
    assert {after[key] - of for key, of in before.items()} == {0, 1}


def test_the_class_is_asked_about_a_type_that_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    told = message("class-unnamed")
    seats = [(9, 10), (8, 9), (7, 8), (14, 20), (6, 9), (2, 4), (1, 3)]  # six are wrong of twenty
    found = [
        Foreseen(1, "heatwave", told, f"type-{n}", told, died=True, why=(), right=right, of=of)
        for n, (right, of) in enumerate(seats)
    ]
    monkeypatch.setattr(talk, "fates", lambda _: found)
    asked = talk.talk_of(Teacher(tmp_path, 2).scene)
    shown = asked["shown"]
    assert isinstance(shown, list)
    assert asked["hardest"] in shown


def test_the_card_stands_on_the_wall_and_strikes_when_all_have_predicted(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class(chance="ocean")
    teacher.do("settings-choose", name="way", value="guided")
    teacher.do("settings-option", name="predict", value="all")
    teacher.do("lesson-end")
    with certain_chance(5):  # a heatwave
        teacher.do("lesson-seat")
    while "-card-" not in (gate := to_gate(teacher, 0)):
        to_gate(teacher, 1)
        teacher.do("gate-open", gate=gate)
    to_gate(teacher, 1)
    assert "After the first card" in words(teacher.see("desk-talk"))
    teacher.do("gate-open", gate=gate)
    shown = card_draws.drawn(teacher.handle())[0].card
    assert "Predicted: 0 of 8" in words(one(teacher.wall(), '[data-key="talk-wall"]'))
    for number, seat in [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 2), (1, 3)]:
        teacher.handle(number).act(seat, do.Predict(()))
    wall = teacher.wall()
    assert "Predicted: 7 of 8" in words(wall)
    assert 'data-key="event"' not in str(wall)
    assert 'data-key="wall-lost"' not in str(wall)
    strike = one(teacher.see("desk-lead"), '[data-key="gate-open"]')
    assert "Strike" in words(strike)
    assert strike["aria-disabled"] == "true"
    assert "still predicting" in teacher.refused("gate-open", gate="gate-1-strike-1")
    teacher.handle(1).act(1, do.Predict(()))
    assert all(teacher.handle(n).gate == "gate-1-strike-1" for n in (0, 1))
    assert after_card.reveal(teacher.handle(), None, card_draws.drawn(teacher.handle())[0]) is None
    teacher.press("desk-lead", "gate-open")
    for number in (0, 1):
        while teacher.scene.game.card(teacher.handle(number)).step not in {"struck", "past"}:
            finish(teacher.handle(number))
    card = talk.card_of(teacher.scene)
    assert card is not None
    assert (card.card.id, card.tables, card.struck) == (shown, 2, True)
    assert "Predicted" not in words(teacher.see("desk-talk"))
    teacher.press("desk-talk", "talk-wall")
    lost = one(teacher.wall(), '[data-key="wall-lost"]').select("li")
    died = Counter[str]()
    for table in map(teacher.handle, (0, 1)):
        drawn = after_card.reveal(table, None, card_draws.drawn(table)[0])
        for each in drawn.seats if drawn is not None else ():
            died.update(dict(each.lost))
    counts = [int(words(each).rpartition(" ")[2]) for each in lost]
    assert counts == [count for _, count in died.most_common()] != []


def test_when_all_have_finished_everybody_is_sent_to_after(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class()
    for seat in range(4):
        teacher.handle().set_away(seat)
    teacher.handle().run()
    teacher.do("all-pause")
    teacher.do("wall-put", what="tables")
    teacher.press("desk-lead", "all-to-after")
    assert teacher.scene.control.more[SENT_TO_AFTER] == 1
    assert not teacher.scene.control.paused
    assert teacher.scene.on_wall.shows is None


def test_a_slow_table_is_named_and_finished_by_bots_before_all_go_to_after(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class()
    fast, slow = teacher.scene.wall
    for seat in range(4):
        fast.table.set_away(seat)
    fast.table.run()
    teacher.press("desk-lead", "to-after-ask")
    asked = words(teacher.see("desk-windows"))
    assert f"{slow.row.name} is still playing" in asked
    assert fast.row.name not in asked
    teacher.press("desk-windows", "to-after-yes")
    assert slow.table.view(None).over
    assert teacher.scene.control.more[SENT_TO_AFTER] == 1
    assert not teacher.see("desk-windows").select("dialog")


# -- phases that open by themselves ----------------------------------------------------------------
def test_in_one_ocean_phases_open_by_themselves_and_cards_wait(tmp_path: Path):
    teacher = Teacher(tmp_path, 8)
    teacher.quick_class(chance="ocean")
    assert teacher.scene.setting.opens
    for _ in range(60):
        teacher.seen(*teacher.people)
        teacher.running.step()
        gates = {teacher.handle(n).gate for n in (0, 1)}
        if all(gates) and all("-card-" in str(gate) for gate in gates):
            break
        for number in (0, 1):
            if not teacher.handle(number).gate:
                finish(teacher.handle(number))
    assert {teacher.handle(n).gate for n in (0, 1)} == {"gate-1-card-1"}
    teacher.running.step()
    assert {teacher.handle(n).gate for n in (0, 1)} == {"gate-1-card-1"}


def test_phase_by_phase_the_teacher_opens_unless_the_switch_is_on(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class(pace="together")
    assert not teacher.scene.setting.opens
    teacher.running.step()
    assert teacher.handle().gate == "gate-1-dwellers"
    teacher.do("settings-choose", name="opens", value="on", checked=True)
    teacher.do("settings-choose", name="pace", value="together", checked=True)  # as a radio sends
    teacher.running.step()
    assert teacher.handle().gate is None


def test_a_sentence_at_the_desk_ends_with_its_phase(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.quick_class(pace="together")
    teacher.press("desk-lead", "gate-open")
    teacher.running.step()
    teacher.watch.pass_by(30)
    teacher.running.step()
    assert "goes on" in words(one(teacher.see("desk-top"), '[data-key="said"]'))
    assert to_gate(teacher)
    finish(teacher.handle())
    teacher.handle().onward()
    teacher.running.step()
    assert not teacher.see("desk-top").select('[data-key="said"]')


def test_the_heading_follows_most_tables(tmp_path: Path):
    teacher = Teacher(tmp_path, 11)
    teacher.quick_class()
    for number in (0, 1):
        for seat in range(4):
            teacher.handle(number).set_away(seat)
        teacher.handle(number).run()
    assert "Most tables have finished" in words(teacher.see("desk-lead"))
    assert "2 of 3 tables" in words(teacher.see("desk-lead"))


def test_a_table_whose_seats_are_level_does_not_say_from_one_to_one():
    def said(of: str, least: int, most: int) -> str:
        points = message(f"desk-wall-points{of}", least=least, most=most, spread=most - least)
        return catalogue("en").render(points)

    assert [said("", 2, 5), said("", 4, 4), said("-climate", 1, 1)] == [
        "2 to 5 points",
        "4 points each",
        "1 token each",
    ]


# -- the hour runs late --------------------------------------------------------------------------
def late_class(folder: Path, minutes: int) -> Teacher:
    """Seat a class with the plan of 45 minutes, and let time pass without a move."""
    teacher = Teacher(folder, 3)
    teacher.press("desk-time", "time-45")
    teacher.press("desk-time", "time-start")
    teacher.do("lesson-seat")
    teacher.watch.pass_by(60 * minutes)
    return teacher


def steps(teacher: Teacher) -> list[tuple[str, int, int]]:
    plan = lesson_plan.plan_of(teacher.scene)
    assert plan is not None
    return [(each.title, each.begins, each.minutes) for each in plan.steps]


def plan_words(teacher: Teacher) -> str:
    return words(one(teacher.see("desk-plan"), '[data-key="plan"]'))


def test_a_round_that_is_skipped_as_it_begins_is_played_by_bots(tmp_path: Path):
    teacher = late_class(tmp_path, 5)
    teacher.do("plan-change", kind="talk")
    assert plan_words(teacher).count("bots play it") == 2
    assert "homework" not in plan_words(teacher)


def test_before_play_nothing_of_the_plan_is_to_be_changed(tmp_path: Path):
    teacher = late_class(tmp_path, 2)
    assert not teacher.see("desk-plan").select('[data-act="plan-change"]')
    teacher.refused("plan-change", kind="talk")


def test_skip_to_the_talk_pauses_the_tables_and_gives_the_rest_its_time(tmp_path: Path):
    teacher = late_class(tmp_path, 18)
    cost = words(one(teacher.see("desk-plan"), '[data-key="plan-change-talk"]'))
    assert "Bots play: Round 2" in cost
    teacher.press("desk-plan", "plan-talk")
    assert not teacher.scene.control.paused  # it asks first
    asked = words(teacher.see("desk-windows"))
    assert "You cannot take this back" in asked
    assert "Bots play: Round 2" in asked
    teacher.press("desk-windows", "plan-talk-yes")
    assert teacher.scene.control.paused
    assert not teacher.session.ui.dialog
    assert steps(teacher)[2:] == [
        ("Round 1", 5, 13),
        ("Round 2", 18, 0),
        ("Compare the reefs", 18, 5),
        ("After", 23, 8),
    ]
    assert not teacher.see("desk-plan").select('[data-act="plan-change"]')
    running = Running(teacher.session)
    for _ in teacher.tables:
        running.attend(teacher.scene)
    assert all(each.standing.over for each in teacher.scene.wall)
    assert plan_words(teacher).count("bots play it") == 1
    assert "homework" not in plan_words(teacher)
    assert "After 18 min: Compare the reefs." in plan_words(teacher)
    teacher.watch.pass_by(60 * 40)
    assert "The plan is at its end" in plan_words(teacher)
    teacher.do("plan-stop")
    assert [each[0] for each in steps(teacher)][2:4] == ["Round 1", "Round 2"]


def test_one_round_more_takes_from_the_questions_which_become_homework(tmp_path: Path):
    teacher = late_class(tmp_path, 33)
    cost = words(one(teacher.see("desk-plan"), '[data-key="plan-change-round"]'))
    assert "After moves to homework" in cost
    teacher.press("desk-plan", "plan-round")
    assert steps(teacher)[3:] == [
        ("Round 2", 21, 11),
        ("One round more", 33, 12),
        ("Compare the reefs", 45, 0),
        ("After", 45, 0),
    ]
    assert "homework" in plan_words(teacher)


def test_a_change_ends_with_its_lesson_and_leaves_the_next_alone(tmp_path: Path):
    teacher = Teacher(tmp_path, 3)
    teacher.press("desk-time", "time-two")
    plan = lesson_plan.plan_of(teacher.scene)
    assert plan is not None
    then = lesson_plan.changed(plan, lesson_plan.PlanChange("talk", 40), "")
    first, second = ([each for each in then.steps if each.sitting == n] for n in (0, 1))
    assert second == [each for each in plan.steps if each.sitting == 1]
    assert (first[-1].begins, first[-1].minutes) == (40, 5)


def test_a_lesson_is_ended_by_one_button_and_the_plan_says_what_it_became(tmp_path: Path):
    teacher = late_class(tmp_path, 19)
    teacher.do("all-pause")
    teacher.press("desk-plan", "plan-end")
    assert "One match is not over" in words(teacher.see("desk-windows"))
    (each,) = teacher.scene.wall
    teacher.press("desk-windows", "end-yes")
    assert each.table.view(None).over  # so that its students reach *After*
    assert teacher.tables == ()
    assert not teacher.scene.control.paused
    teacher.watch.pass_by(60 * 30)
    told = words(one(teacher.see("desk-time"), '[data-key="time"]'))
    assert "The lesson ended after 19 min." in told
    assert "left out Round 2" in told
    assert "homework After" in told
    assert steps(teacher)[2] == ("Round 1", 5, 14)
    assert "min" not in words(one(teacher.wall(), '[data-key="wall-head"]'))
    teacher.press("desk-time", "time-60")
    assert "ended" not in words(teacher.see("desk-time"))
    teacher.press("desk-time", "time-45")
    teacher.do("lesson-seat")
    assert steps(teacher)[3] == ("Round 2", 21, 11)
    assert teacher.see("desk-plan").select('[data-key="plan-start"]')


def test_a_step_that_the_end_of_the_lesson_meets_as_it_begins_is_done(tmp_path: Path):
    teacher = late_class(tmp_path, 5)
    teacher.do("lesson-end")
    first, second = teacher.see("desk-time").select(".rk-desk-strip [data-plays]")
    assert "rk-desk-step-done" in first["class"]
    assert words(second) == "left out Round 2"


def in_two_lessons(folder: Path) -> Teacher:
    """Return a class that plays the first of two lessons, which is nearly over."""
    teacher = Teacher(folder, 3)
    teacher.press("desk-time", "time-two")
    teacher.press("desk-time", "time-start")
    teacher.do("lesson-seat")
    teacher.watch.pass_by(60 * 40)
    return teacher


def test_who_ends_a_lesson_that_plays_on_in_the_next_is_told_of_the_pause(tmp_path: Path):
    teacher = in_two_lessons(tmp_path)
    teacher.press("desk-plan", "plan-end")
    asked = words(teacher.see("desk-windows"))
    assert "Pause all" in asked
    table = teacher.scene.wall[0].table
    teacher.press("desk-windows", "end-as-is")
    assert not table.view(None).over


def test_the_talk_of_one_lesson_ends_no_match_of_the_next(tmp_path: Path):
    teacher = late_class(tmp_path, 18)
    teacher.do("plan-change", kind="talk")
    teacher.do("lesson-end")
    teacher.do("lesson-seat")
    Running(teacher.session).attend(teacher.scene)
    assert not any(each.standing.over for each in teacher.scene.wall)


def test_a_match_that_goes_on_in_another_lesson_is_not_played_out(tmp_path: Path):
    teacher = in_two_lessons(tmp_path)
    teacher.press("desk-plan", "plan-talk")
    assert "The matches are kept for the next lesson" in words(teacher.see("desk-windows"))
    teacher.press("desk-windows", "plan-talk-yes")
    assert teacher.scene.control.paused
    assert "bots play" not in plan_words(teacher).lower()
    Running(teacher.session).attend(teacher.scene)
    assert not any(each.standing.over for each in teacher.scene.wall)
