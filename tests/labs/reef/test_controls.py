"""The board and the controls of every phase."""

import pytest

from reefkit.games.reef import new_match, open_spaces
from reefkit.games.reef.open_spaces import nursery
from reefkit.games.reef.repeats import grow_alike
from reefkit.games.reef.state import TRADED, Step
from reefkit.labs.lesson.parts import head
from reefkit.labs.reef import board_picture, controls, other_reefs, phase_bar, space_story, spoken
from reefkit.labs.reef.card_view import DisasterReport
from reefkit.match.game import SeatInfo
from reefkit.text import Message, catalogue, message
from reefkit.widgets.board.picture import Space
from tests.games.reef.guided import LOOKUPS, Guided, reef, spaces
from tests.labs.reef.page import (
    BROKEN,
    BooksPage,
    TablePage,
    at,
    at_survey,
    drawn,
    filled,
    hurricane,
    keys,
)
from tests.support.open_page import one, words


# ---- The board's picture and the neighbours beside it: labels say all, states are those of the step.
def spaces_of(page: TablePage) -> dict[tuple[int, int], Space]:
    return {(each.row, each.column): each for each in board_picture.picture(page.scene).spaces}


def test_a_label_says_everything_of_its_space():
    page = TablePage(
        Guided(reef("ramp", {(4, 1): "Bi+h/Pl", (6, 1): "~", (2, 2): "~Bo"}), phase="algae")
    )
    found = spaces_of(page)
    stack = found[4, 1]
    assert stack.label.startswith("Row 4, column 1, medium water")
    assert [piece.art for piece in stack.stack] == ["bivalve", "platy-coral"]
    for piece in stack.stack:
        assert (
            page.session.say.render(page.scene.play.organism(_kind(page, piece.art))) in stack.label
        )
    assert stack.stack[0].marks
    assert "alga" in found[2, 2].label
    assert "boulder coral" in found[2, 2].label
    assert (found[6, 1].alga, found[6, 1].stack) == (True, ())
    assert "can be chosen" in found[5, 5].label
    assert "can be chosen" not in stack.label
    assert len({each.label for each in found.values()}) == 30


@pytest.mark.parametrize(("locale", "with_"), [("en", " with "), ("es", " con ")])
def test_only_what_has_mutations_is_said_with_them(locale: str, with_: str):
    page = TablePage(Guided(reef("ramp", {(4, 1): "Bi+h", (2, 2): "Bo"}), phase="algae"))
    found, say = spaces_of(page), catalogue(locale)
    assert with_ in board_picture.space_label(say, found[4, 1])
    assert with_ not in board_picture.space_label(say, found[2, 2])


def _kind(page: TablePage, name: str) -> int:
    return int(page.scene.play.lookups.kind[name])


def test_states_are_marked_and_said():
    page = hurricane()
    page.do("pick", row=4, column=2)
    found = spaces_of(page)
    assert "predicted" in found[4, 2].states
    assert "you expect it to die" in found[4, 2].label
    assert "you expect it to die" not in found[2, 1].label


def test_a_neighbours_reef_has_no_states_and_cannot_be_played_on():
    page = TablePage(Guided(reef(), reef("atoll"), phase="algae"))
    page.do("look", seat=1)
    assert all(not each.states for each in board_picture.picture(page.scene).spaces)
    before = page.plain()
    page.session.do("pick", {"row": 4, "column": 4})
    assert page.plain() == before
    assert page.session.ui.about == (4, 4)
    assert "Seat 2" in board_picture.picture(page.scene).title
    assert not board_picture.picture(page.scene).land


def test_dwellers_swim_as_many_as_can_be_drawn_and_move_with_the_phase():
    page = TablePage(Guided(reef("ramp", {}, fish=7, snail=1), phase="algae"))
    swimmers = board_picture.picture(page.scene).swimmers
    assert [art for _, art in swimmers] == ["fish"] * board_picture.MOST_DRAWN + ["snail"]
    assert len({key for key, _ in swimmers}) == len(swimmers)


# -- neighbours ----------------------------------------------------------------------------------
def test_neighbours_stand_in_the_order_of_the_circle_with_their_points():
    page = at_survey(1, people=2, bots=2)
    page.session.choose_seat(1)
    soup = page.see(other_reefs.NEIGHBOURS_PART)
    assert keys(soup, "neighbour-") == ["2", "3", "0"]
    points = page.scene.rules.points(page.state)
    for seat in (2, 3, 0):
        head = at(soup, f"look-{seat}").select(".rk-neighbour-head > b")
        assert words(head[0]) == str(int(points[seat]))
        assert page.scene.name(seat) in str(at(soup, f"look-{seat}")["aria-label"])
    assert str(int(points[1])) in words(soup.select(".rk-own-points")[0])


def test_a_neighbour_is_still_playing_or_ready_and_its_turn_can_be_taken_here():
    page = TablePage(Guided(reef(), reef(), reef(), phase="algae"), here=(0, 1))
    soup = page.see(other_reefs.NEIGHBOURS_PART)
    assert keys(soup, "play-") == ["1"]  # seat 2 sits elsewhere
    page.table.do_for_me(2)
    feet = [
        words(each) for each in page.see(other_reefs.NEIGHBOURS_PART).select(".rk-neighbour-foot")
    ]
    assert len(feet) == 1
    before = words(soup.select(".rk-neighbour-foot")[0])
    assert feet[0] != before
    page.do("play-seat", seat=1)
    assert page.seat == 1
    assert page.refused("play-seat", seat=2) == "lab-not-here"
    assert page.refused("play-seat", seat=7) == "lab-not-here"


def test_looking_opens_and_closes_a_reef():
    page = TablePage(Guided(reef(), reef(), phase="algae"))
    page.do("look", seat=1)
    button = at(page.see(other_reefs.NEIGHBOURS_PART), "look-1")
    assert (button["aria-pressed"], button["data-seat"]) == ("true", "0")
    page.do("look", seat=0)
    assert page.session.ui.looking is None
    assert page.refused("look", seat=2) == "lab-no-such-seat"
    assert page.refused("look", seat=-1) == "lab-not-understood"


def test_one_alone_has_no_neighbours():
    assert (
        TablePage(Guided(reef(), phase="algae")).see(other_reefs.NEIGHBOURS_PART).get_text() == ""
    )


# ---- The story of a space: its line, its dialog, and what an open card keeps untold.
CARD = "hurricane-hit"


def test_a_touched_space_is_told_in_a_line_and_whole():
    page = TablePage(Guided(reef("ramp", {(4, 1): "Bi/Pl+h"}), phase="algae"))
    assert "Choose a space to read its story." in words(page.controls())
    page.do("story")
    assert page.see(space_story.STORY_PART).get_text() == ""  # of no space: nothing opens
    page.do("focus", row=4, column=1)
    assert "2 builders stand here" in words(page.controls())
    page.do("story")
    soup = page.see(space_story.STORY_PART)
    assert words(at(soup, "story-dialog")).startswith("Row 4, column 1")
    names = [words(each) for each in soup.select(".rk-story h3")]
    assert [name.split()[0] for name in names] == ["bivalve", "platy"]
    assert "Mutations" not in words(at(soup, "story-0"))
    assert "Mutations" in words(at(soup, "story-1"))
    page.do("close-dialog")
    assert page.see(space_story.STORY_PART).get_text() == ""


def test_the_story_is_of_the_reef_that_is_looked_at():
    page = TablePage(
        Guided(reef("ramp", {(4, 1): "Bi"}), reef("ramp", {(4, 1): "Mi"}), phase="algae")
    )
    page.do("look", seat=1 - page.seat)
    page.do("focus", row=4, column=1)
    page.do("story")
    names = words(page.see(space_story.STORY_PART))
    assert ("microbialite" in names, "bivalve" in names) == (page.seat == 0, page.seat == 1)


def threats(page: TablePage, row: int, column: int) -> list[str]:
    """List the cards that the dialog of a space tells of."""
    page.do("focus", row=row, column=column)
    page.do("story")
    return [words(each) for each in page.see(space_story.STORY_PART).select(".rk-threats b")]


@pytest.mark.parametrize("predict", ["all", "first", "none"])
def test_an_open_card_is_told_only_when_it_is_no_longer_predicted(predict: str):
    name = TablePage(Guided(reef(), phase="algae")).session.say.render(Message(f"card-{CARD}"))
    page = drawn(CARD, reef("ramp", BROKEN), predict=predict)
    told = threats(page, 4, 2)
    assert told
    if page.step == "catastrophe-predict":
        assert name not in told
        assert name in words(page.see(space_story.STORY_PART).select_one(".rk-story .rk-quiet"))
        page.do("predict")
    assert space_story.untold(page.scene) == ""


def test_every_other_card_is_told_while_one_is_predicted():
    page = hurricane()
    assert page.step == "catastrophe-predict"
    before = threats(TablePage(Guided(reef("ramp", BROKEN), phase="algae")), 4, 2)
    name = page.session.say.render(Message(f"card-{CARD}"))
    assert name in before
    assert [each for each in before if each != name] == threats(page, 4, 2)


def test_a_card_that_is_kept_by_hand_is_not_told():
    desk = BooksPage(reef("ramp", BROKEN), phase="catastrophe", deck=[CARD])
    assert space_story.untold(desk.session.scene()) == CARD
    desk.do("focus", row=4, column=2)
    desk.do("story")
    name = desk.session.say.render(Message(f"card-{CARD}"))
    told = [words(each) for each in desk.see(space_story.STORY_PART).select(".rk-threats b")]
    assert told
    assert name not in told


# ---- The bar *Now* and the head of the page: what to do, where the round stands, in which words.
ORDER = ["dwellers", "algae", "mutations", "spawning", "triangle", "migration", "settlement"]


def begun(seats: int = 2, phase: str = "algae", **more: object) -> TablePage:
    return TablePage(Guided(*[reef() for _ in range(seats)], phase=phase, **more))


def sentence(page: TablePage) -> str:
    return head.sentence(page.scene).id


def now(page: TablePage) -> str:
    return words(page.see(head.NOW))


def test_now_says_what_the_table_waits_for():
    page = begun()
    (awaited,) = [each for each in page.scene.view.awaited if page.seat in each.seats]
    assert head.sentence(page.scene) == awaited.what
    assert page.session.say.render(awaited.what) in words(page.see(head.NOW))


def test_now_says_that_one_looks_waits_replays_or_is_done():
    page = begun()
    page.do("look", seat=1)
    assert sentence(page) == "play-looking"
    page.do("look", seat=0)
    page.session.ui.moment = 0
    assert sentence(page) == "play-replaying"
    page.session.ui.moment = None
    page.session.here = (0,)
    page.table.do_for_me(0)
    assert sentence(page) == "play-wait-reef"
    assert "Seat 2" in words(page.see(head.NOW))


def test_now_says_whose_turn_it_is_where_several_play_at_one_screen():
    assert "Seat 1" in words(begun(2).see(head.NOW))
    assert "Seat 1" not in words(begun(1).see(head.NOW))


def test_what_an_act_came_to_is_said_until_the_next():
    page = begun()
    page.refused("grow-alike")
    said = at(page.see(head.NOW), "said")
    assert words(said) == page.said
    assert "rk-said-refused" in str(said["class"])
    page.do("focus", row=1, column=1)
    assert words(at(page.see(head.NOW), "said")) == ""


def test_an_offer_stands_before_all_else():
    page = TablePage(
        Guided(reef(), reef(), reef(), phase="migration", juveniles=[["Bo"], ["Pl"], ["Bi"]])
    )
    page.session.choose_seat(0)
    own = [each.what.id for each in page.scene.view.awaited if 0 in each.seats]
    assert own
    assert sentence(page) == own[-1]


def test_a_trade_names_what_is_given_apart_from_what_is_asked_for():
    page = TablePage(Guided(reef(), reef(), phase="migration", juveniles=[["Bo+ho"], ["Bo"]]))
    steppers = page.controls().select(".rk-stepper, .rk-stepper button")
    names = [str(each["aria-label"]) for each in steppers]
    assert len(set(names)) == len(names) == 6
    assert "More boulder coral to give" in names
    held = page.controls().select_one('[data-key="nursery-list"] .rk-choice-words')
    assert held is not None
    assert len(held.select("svg + .rk-unseen")) == len(held.select("svg")) - 1 > 0


# -- the bar of phases ---------------------------------------------------------------------------
def standing(page: TablePage) -> dict[str, str]:
    return {
        f"{step.phase}{step.number or ''}": step.standing
        for _, listed in phase_bar.phase_steps(page.scene)
        for step in listed
    }


@pytest.mark.parametrize("phase", ["algae", "settlement", "survey"])
def test_steps_before_are_done_and_steps_after_come_later(phase: str):
    page = begun(1, phase, round_=2, juveniles=[["Bo"]] if phase == "settlement" else ())
    steps = standing(page)
    assert steps[page.scene.phase] == "now"
    order = list(steps)
    here = order.index(page.scene.phase)
    assert {steps[each] for each in order[:here]} <= {"done"}
    assert {steps[each] for each in order[here + 1 :]} <= {"later"}
    assert order[:7] == ORDER
    assert order[-1] == "survey"


def test_the_triangle_is_skipped_in_round_one_alone():
    first, later = begun(1), begun(1, round_=2)
    assert standing(first)["triangle"] == "skipped"
    assert standing(later)["triangle"] == "later"
    assert "triangle-0" not in keys(first.see(head.TOP), "step-")
    assert "triangle-0" in keys(later.see(head.TOP), "step-")


def test_a_round_has_as_many_cards_as_its_schedule_draws():
    schedule = begun(1).scene.rules.content.rules.schedule.cards
    for round_ in (1, 2, 3):
        cards = [each for each in standing(begun(1, round_=round_)) if each.startswith("cat")]
        assert len(cards) == len(schedule[round_ - 1])


def test_bad_luck_adds_the_cards_that_it_draws():
    """It is the round's only card, and draws two: all three stand in the bar."""
    cards = ["bad-luck", "hurricane-hit", "coral-disease"]
    guided = Guided(
        reef("ramp", BROKEN),
        phase="settlement",
        juveniles=[["Fi"]],
        deck=cards,
        options={"predict": "all"},
    )
    page = TablePage(guided.rolls(card=cards))
    page.do("do-for-me")
    page.do("ready")
    assert cards_of(page) == ["now", "later", "later"]
    page.do("ready")
    assert cards_of(page) == ["done", "now", "later"]
    page.do("predict")
    page.do("ready")
    assert cards_of(page) == ["done", "done", "now"]


def cards_of(page: TablePage) -> list[str]:
    return [where for step, where in standing(page).items() if step.startswith("catastrophe")]


def test_only_what_is_done_can_be_opened_in_the_log():
    page = begun(1, "settlement", juveniles=[["Bo"]])
    soup = page.see(head.TOP)
    opened = [str(each["data-phase"]) for each in soup.select('[data-act="phase-events"]')]
    assert opened == ["dwellers", "algae", "mutations", "spawning", "migration"]
    page.do("phase-events", phase="mutations")
    assert (page.session.ui.tab, page.session.ui.settings["log-phase"]) == ("log", "mutations")
    page.do("phase-events", phase="tea")
    assert page.session.ui.settings["log-phase"] == "mutations"


def test_there_is_no_bar_before_the_reefs_or_over_a_whole_page():
    assert not keys(TablePage(Guided(reef())).see(head.TOP), "phases")
    page = begun(1)
    assert keys(page.see(head.TOP), "phases")
    page.do("page", page="how")
    assert not keys(page.see(head.TOP), "phases")
    page.do("page", page="nowhere")
    assert page.session.ui.page == ""


def test_all_is_done_when_a_match_is_over():
    page = at_survey(3)
    page.do("survey-ready")
    page.table.run()
    assert page.state.phase == "over"
    assert set(standing(page).values()) == {"done"}
    assert sentence(page) == "play-over-reef"


# ---- Controls of dwellers, algae, mutations and settlement: what is touched, asked, placed alike.
def grazing(fish: int = 1, seats: int = 1) -> TablePage:
    weeds = {(6, 1): "~", (6, 2): "~", (2, 2): "~Bo", (1, 1): "Pl", (4, 4): "Bi"}
    pictures = [reef("ramp", weeds, fish=fish) for _ in range(seats)]
    return TablePage(Guided(*pictures, phase="dwellers"))


def algae(page: TablePage) -> set[tuple[int, int]]:
    found = page.state.reefs[0].alga
    return {(r + 1, c + 1) for r in range(6) for c in range(5) if found[r, c]}


# -- dwellers ------------------------------------------------------------------------------------
def test_the_algae_to_be_eaten_are_bright_and_nothing_else():
    assert set(grazing().marks()) == {(6, 1), (6, 2), (2, 2)}


def test_a_touched_alga_is_eaten_and_the_rest_alike():
    page = grazing(fish=2)
    due = page.scene.turn.due[0]
    assert due > 1
    assert keys(page.controls(), "graze-alike") == []
    assert page.refused("graze-alike") == "play-graze-one-first"
    page.touch((6, 2))
    assert algae(page) == {(6, 1), (2, 2)}
    assert page.session.said == message("alga-eaten", row=6, column=2)
    page.do("graze-alike")
    assert algae(page) == {(2, 2)} if due == 2 else set()
    assert page.refused("graze-alike") == "play-nothing-alike"


def test_chosen_dwellers_show_what_they_would_eat_before_they_are_collected():
    weeds = {(1, 1): "~", (1, 2): "~Fi", (1, 3): "~"}
    page = TablePage(
        Guided(
            reef("ramp", dict.fromkeys((*spaces(6), *spaces(5)), "Bo") | weeds), phase="dwellers"
        )
    )
    assert page.marks() == {}
    page.do("count", name="recruit-fish", by=1)
    assert page.marks() == dict.fromkeys(weeds, frozenset({"edible"}))
    assert "eat 1 of the 3 algae" in words(at(page.controls(), "would-eat"))
    assert "its alga can be eaten" in spaces_of(page)[1, 2].label
    assert page.refused("pick", row=1, column=1) == "play-collect-first"
    page.do("count", name="recruit-fish", by=2)
    assert "eat all 3 algae" in words(at(page.controls(), "would-eat"))
    page.do("recruit")
    assert keys(page.controls(), "would-eat") == []
    assert page.marks() == dict.fromkeys(weeds, frozenset({"edible", "selectable"}))


def test_a_step_begins_at_what_to_do_now():
    """A phone is left at the tally of the round before, below the board."""
    page = grazing(fish=2)
    mark = one(page.see(head.NOW), "[data-in-view]")
    assert mark["data-key"].endswith("-dwellers")
    page.scene.table.do_for_me(0)
    assert not page.see(head.NOW).select(f'[data-key="{mark["data-key"]}"]')


def test_the_end_of_feeding_says_what_was_eaten():
    page = grazing(fish=2)
    page.touch((6, 2), (6, 1))
    assert "Your dwellers ate 2 fleshy algae" in now(page)
    bare = TablePage(Guided(reef("ramp", dict.fromkeys(spaces(6), "Bo")), phase="dwellers"))
    assert "no weeds to eat yet" in now(bare)
    bare.do("count", name="recruit-fish", by=2)
    assert keys(bare.controls(), "would-eat") == []
    bare.do("recruit")
    assert "Your dwellers found no fleshy alga to eat: say Ready." in now(bare)


def test_dwellers_are_asked_for_and_collected():
    sheltering = dict.fromkeys((*spaces(6), *spaces(5), *spaces(4)), "Bo")
    page = TablePage(Guided(reef("ramp", sheltering), phase="dwellers"))
    soup = page.controls()
    names = list(LOOKUPS.dwellers)
    assert keys(soup, "more-recruit-") == names
    assert at(soup, "recruit")["aria-disabled"] == "true"
    assert page.refused("recruit") == "play-no-dweller-chosen"
    page.do("count", name="recruit-snail", by=1)
    assert filled(page.controls()) == ["recruit"]
    page.do("recruit")
    assert dict(zip(names, page.state.reefs[0].dwellers.tolist(), strict=True))["snail"] == 1
    assert page.session.hand.wanted == {}


def test_ready_waits_for_a_dweller_that_was_chosen_and_not_collected():
    page = TablePage(Guided(reef("ramp", dict.fromkeys(spaces(6), "Bo")), phase="dwellers"))
    page.do("count", name="recruit-snail", by=1)
    ready = at(page.controls(), "ready")
    assert words(ready) == "Ready: collect the dweller that you chose first"
    assert ready["aria-disabled"] == "true"
    assert page.refused("ready") == "not-done"
    page.do("count", name="recruit-snail", by=-1)
    assert words(at(page.controls(), "ready")) == "Ready without a new dweller"
    page.do("ready")
    assert page.step != "dwellers"


def test_more_than_there_is_shelter_for_cannot_be_asked_on_the_page_or_collected():
    page = TablePage(
        Guided(reef("ramp", dict.fromkeys((*spaces(6), *spaces(5)), "Bo")), phase="dwellers")
    )
    for _ in range(20):
        if at(page.controls(), "more-recruit-fish").get("aria-disabled") == "true":
            break
        page.do("count", name="recruit-fish", by=1)
    wanted = page.session.hand.wanted["recruit-fish"]
    for name in LOOKUPS.dwellers:
        assert at(page.controls(), f"more-recruit-{name}")["aria-disabled"] == "true"
    assert str(wanted) in words(page.controls())
    page.do("count", name="recruit-fish", by=1)
    page.refused("recruit")
    page.do("count", name="recruit-fish", by=-1)
    page.do("recruit")
    assert int(page.state.reefs[0].dwellers.sum()) == wanted


# -- algae ---------------------------------------------------------------------------------------
def test_algae_grow_where_they_are_put_and_the_rest_round_them():
    page = TablePage(Guided(reef("ramp", {(1, 1): "Pl", (1, 2): "Pl"}), phase="algae"))
    due = page.scene.turn.due[0]
    assert set(page.marks()).isdisjoint({(1, 1), (1, 2)})
    assert page.refused("grow-alike") == "play-grow-one-first"
    assert keys(page.controls(), "grow-alike") == []
    page.touch((4, 4))
    expected = grow_alike(page.scene.play, 0, (4, 4))
    assert expected is not None
    page.do("grow-alike")
    assert algae(page) == {(4, 4), *expected.spaces}
    assert len(algae(page)) == due
    assert page.refused("grow-alike") == "play-nothing-alike"


def test_who_can_place_only_some_of_the_algae_at_once_reads_how_many_are_left():
    """Where less ground is bare than algae grow, the rest overgrow builders."""
    bare = {(6, column) for column in (1, 2, 3)}
    full = {(row, column): "Pl" for row in range(1, 7) for column in range(1, 6)}
    there = {place: builder for place, builder in full.items() if place not in bare}
    page = TablePage(Guided(reef("ramp", there), phase="algae"))
    page.touch((6, 1))
    due = page.scene.turn.due[0]
    assert due > 2
    assert words(one(page.controls(), '[data-act="grow-alike"]')) == f"Place 2 now, {due - 2} later"


def test_an_alga_on_a_builder_while_bare_ground_is_left_is_refused():
    page = TablePage(Guided(reef("ramp", {(1, 1): "Pl"}), phase="algae"))
    before = page.plain()
    page.session.do("pick", {"row": 1, "column": 1})
    assert page.plain() == before
    assert page.session.ui.about == (1, 1)


def test_another_seats_turn_has_no_last_space():
    page = TablePage(Guided(reef(), reef(), phase="algae"))
    page.touch((4, 4))
    page.session.choose_seat(1)
    assert page.refused("grow-alike") == "play-grow-one-first"


# -- mutations -----------------------------------------------------------------------------------
def rolling() -> TablePage:
    return TablePage(Guided(reef("ramp", {(1, 1): "Pl", (2, 2): "Bo/Mi"}), phase="mutations"))


def test_a_builder_is_declared_before_the_die_is_rolled():
    page = rolling()
    assert page.refused("roll", level=0) == "play-choose-builder-first"
    assert keys(page.controls(), "roll-") == []
    page.touch((2, 2))
    assert page.marks()[2, 2] == {"chosen"}
    assert page.marks()[1, 1] == {"selectable"}
    before = page.plain()
    page.touch((1, 1))
    page.touch((1, 1))
    assert page.plain() == before  # a second touch does not roll
    assert page.marks()[2, 2] == {"selectable"}


def test_a_roll_is_shown_with_its_face_and_counts():
    page = TablePage(new_match([SeatInfo("Ana")], seed=1, options={"rounds": 1}))
    while page.state.phase != "mutations":
        page.table.do_for_me(0)
    due = page.scene.turn.due[0]
    space = min(page.marks())
    page.touch(space)
    page.do("roll", level=0)
    assert page.scene.turn.due[0] == due - 1
    told = [each.what for each in page.table.match.events() if each.what.id.startswith("mutation-")]
    faces = [words(each).split()[0] for each in page.controls().select(".rk-rolls li")]
    assert faces == [str(each.values["roll"]) for each in told]
    assert len(faces) == 1
    assert len(page.controls().select(".rk-faces li")) == 12


def test_each_builder_of_a_stack_can_be_declared():
    page = rolling()
    page.touch((2, 2))
    levels = keys(page.controls(), "declared-")
    assert [f"roll-{each}" for each in levels] == [
        f"roll-{each}" for each in keys(page.controls(), "roll-")
    ]
    assert len(filled(page.controls())) == 1
    assert page.refused("roll", level=5) == "lab-not-understood"


# -- what came to the nurseries ------------------------------------------------------------------
def after_spawning(round_: int, **more: object) -> TablePage:
    """Return a page whose first seat has done no more than mutate; the second has fewer points."""
    boards = [reef("ramp", {(1, 1): "Fi", (2, 2): "Bo-", (3, 3): "~Bo", (4, 4): "Bo+"})] * 2
    guided = Guided(*boards, phase="mutations", round_=round_, **more).rolls(mutation=[12] * 4)  # type: ignore[arg-type]
    page = TablePage(guided, here=(0,))
    for seat in (0, 1):
        page.table.do_for_me(seat)
    return page


def spawned(page: TablePage) -> set[tuple[int, int]]:
    return {at for at, space in spaces_of(page).items() if "spawned" in space.states}


def test_builders_that_spawned_are_marked_until_the_next_choice():
    page = after_spawning(round_=1)
    assert page.step == "migration"
    assert spawned(page) == {(1, 1), (4, 4)}
    assert "has spawned" in spaces_of(page)[4, 4].label
    line = words(at(page.controls(), "arrived-spawned"))
    assert line == "2 builders spawned: 3 juveniles drift into your nursery."
    assert keys(page.controls(), "nursery-list") == [""]
    assert line in [page.session.say.render(e) for e in DisasterReport.spoken(page.scene)]
    for seat in (0, 1):
        page.table.do_for_me(seat)
    assert page.step == "settlement"
    assert spawned(page) == {(1, 1), (4, 4)}
    page.touch(min(page.marks()))
    assert spawned(page) == set()
    assert keys(page.controls(), "arrived") == []


def test_young_that_differ_from_their_parents_are_no_choice():
    page = after_spawning(round_=1, options={"mutate_at_spawning": True})
    assert at(page.controls(), "arrived-spawned")


def test_a_phase_that_was_passed_says_why_until_the_next_choice():
    guided = Guided(reef("ramp", {(1, 1): "Fi"}), reef("ramp"), phase="survey", round_=1)
    page = TablePage(guided, here=(0,))
    for seat in (0, 1):
        page.table.do_for_me(seat)
    assert page.step == "algae"
    assert "passes: the reef has no room for dwellers" in words(at(page.controls(), "arrived"))
    page.touch(min(page.marks()))
    assert keys(page.controls(), "arrived") == []


def test_who_met_the_triangle_is_seen_and_why():
    page = after_spawning(round_=2, score=[[9], [3]])
    assert page.step == "triangle"
    page.table.do_for_me(1)
    assert page.step == "migration"
    line = words(at(page.controls(), "arrived-triangle"))
    assert line.startswith("Coral Triangle: Seat 2 took 2 × ")
    assert line.endswith(
        "for having the fewest points in the match and the last round. You have more points."
    )
    took = page.see(other_reefs.NEIGHBOURS_PART).select('[data-key^="took-1-"]')
    assert [each["data-from"] for each in took] == ["arrived-triangle"] * 2


def test_a_seat_that_takes_from_the_triangle_reads_why():
    page = after_spawning(round_=2, score=[[3], [9]])
    assert "fewest points in the match and the last round" in words(
        at(page.controls(), "triangle-why")
    )
    (heard,) = (catalogue().render(each) for each in spoken.holding(page.scene))
    assert heard.startswith("You can choose: ")
    page.table.do_for_me(0)
    assert "more points" not in words(at(page.controls(), "arrived-triangle"))


# -- settlement ----------------------------------------------------------------------------------
def settling(*juveniles: str) -> TablePage:
    return TablePage(
        Guided(reef("ramp", {(1, 1): "Pl"}), phase="settlement", juveniles=[juveniles])
    )


def builders_standing(page: TablePage) -> dict[tuple[int, int], str]:
    kinds = page.state.reefs[0].kind[..., 0]
    names = LOOKUPS.builders
    return {
        (r + 1, c + 1): names[int(kinds[r, c])] for r in range(6) for c in range(5) if kinds[r, c]
    }


def test_a_juvenile_settles_where_it_is_put_and_its_like_alike():
    page = settling("Bo", "Bo", "Bo", "Bi")
    assert page.refused("settle-alike") == "play-settle-one-first"
    page.touch((5, 3))
    assert builders_standing(page)[5, 3] == "boulder-coral"
    assert keys(page.controls(), "settle-alike") == [""]
    page.do("settle-alike")
    found = [space for space, name in builders_standing(page).items() if name == "boulder-coral"]
    assert len(found) == 3
    assert {row for row, _ in found} <= {5, 6}  # of the same depth as the first
    assert page.refused("settle-alike") == "play-settle-one-first"


def test_a_larva_drifts_from_its_row_of_the_nursery():
    page = settling("Bo", "Bo", "Bi")
    assert at(page.controls(), "juveniles-0")
    page.touch((5, 3))
    assert page.session.hand.came == "juveniles-0"
    page.do("settle-alike")
    assert page.session.hand.came == "juveniles-1"


def test_one_drawing_groups_the_nursery_once(monkeypatch: pytest.MonkeyPatch):
    page, groups = settling("Bo", "Pl"), list[int]()

    def counted(play: Step, seat: int) -> tuple[open_spaces.Juveniles, ...]:
        groups.append(seat)
        return nursery(play, seat)

    monkeypatch.setattr(open_spaces, "nursery", counted)
    scene = page.scene
    assert controls.render_controls(scene)
    assert board_picture.picture(scene).spaces
    assert groups == [0]


def test_another_juvenile_is_taken_in_hand():
    page = settling("Bo", "Bo", "Bi")
    page.touch((5, 3))
    page.do("choose-juvenile", slot=2)
    assert keys(page.controls(), "settle-alike") == []
    page.touch((5, 4))
    assert builders_standing(page)[5, 4] == "bivalve"


def test_bright_spaces_are_those_of_the_juvenile_in_hand():
    page = settling("Br", "Bo")
    shallow = set(page.marks())
    page.do("choose-juvenile", slot=1)
    assert set(page.marks()) > shallow
    depths = page.state.reefs[0].depth
    lives = LOOKUPS.content.organisms["branching-coral"].depths
    assert {"SMD"[int(depths[r - 1, c - 1])] for r, c in shallow} == set(lives)


@pytest.mark.parametrize("slot", [-1, "x", 10**9])
def test_no_other_slot_is_taken_in_hand(slot: object):
    page = settling("Bo", "Bi")
    page.session.do("choose-juvenile", {"slot": slot})
    page.touch((5, 3))
    assert builders_standing(page)[5, 3] == "boulder-coral"


WEEDS = {(row, column): "~" for row in range(1, 7) for column in range(1, 6)}


@pytest.mark.parametrize(("weeds", "covered"), [({}, 0), (WEEDS, 1)])
def test_the_helper_settles_and_the_student_looks_before_the_disaster(
    weeds: dict[tuple[int, int], str], covered: int
):
    start = reef("ramp", {**weeds, (4, 1): "Pl"})
    page = TablePage(Guided(start, phase="settlement", juveniles=[["Bi"]]))
    warned = [words(each) for each in page.controls().select('[data-key="would-cover"]')]
    assert warned == ["“Do this phase for me” would cover one of your builders."] * covered
    page.do("do-for-me")
    said = page.session.said
    assert (said.id, said.values) == ("play-settled-for-you", {"count": covered})
    assert ("builders is covered" in words(page.controls())) is (covered == 1)
    assert page.step == "settlement"
    page.do("do-for-me")
    assert page.step != "settlement"


def test_the_helper_settles_the_rest_of_what_was_begun_by_hand():
    start = reef("ramp", {**WEEDS, (4, 1): "Pl", (4, 2): "Pl"})
    page = TablePage(Guided(start, phase="settlement", juveniles=[["Bi", "Bi"]]))
    page.touch((4, 1))
    page.do("do-for-me")
    assert page.session.said.values == {"count": 1}
    assert page.step == "settlement"
    assert not page.scene.nursery
    page.do("do-for-me")
    assert page.step != "settlement"


def test_one_number_says_how_many_juveniles_are_still_to_settle():
    weeds = {space: "~" for space in WEEDS if space != (4, 5)}
    start = reef("ramp", {**weeds, (4, 1): "Pl"})
    page = TablePage(Guided(start, phase="settlement", juveniles=[["Bi", "Bi"]]))
    assert "Settle one juvenile" in words(page.see(head.NOW))
    assert "settle one more juvenile first" in words(page.controls())
    page.touch((4, 5))
    assert "No empty space suits the rest" in words(page.see(head.NOW))
    assert page.scene.left is None


# ---- Offers on the page: made by counts, answered, countered, and refused when they do not fit.
JUVENILES = [["Fi", "Fi", "Pl+", "Fi"], ["Bo", "Boh"], ["Mi", "Bo"], ["Bi"]]


def table(seats: int = 3, **options: object) -> TablePage:
    pictures = [reef("ramp", {(1, 1): "Fi"}) for _ in range(seats)]
    juveniles = JUVENILES[:seats]
    guided = Guided(*pictures, phase="migration", juveniles=juveniles, options=options)
    return TablePage(guided)


def key(page: TablePage, code: str) -> str:
    """Return the key of a kind of juvenile: its number and its tokens."""
    lookups = page.scene.play.lookups
    organisms = page.scene.play.content.organisms
    kind = next(
        n for n, name in enumerate(lookups.builders) if name and organisms[name].code == code[:2]
    )
    marks = {t.mark: lookups.bit[n] for n, t in page.scene.play.content.mutations.token.items()}
    return f"{kind}-{sum(marks[mark] for mark in code[2:])}"


def step(page: TablePage, prefix: str, code: str, by: int) -> None:
    page.do("count", name=prefix + key(page, code), by=by)


def test_juveniles_that_are_alike_are_one_line_and_others_are_not():
    soup = table().controls()
    lines = [words(each) for each in soup.select(".rk-choice-still")]
    assert [line.split(" ")[0:2] for line in lines][:2] == [["finger", "coral"], ["platy", "coral"]]
    assert "×3" in lines[0]
    assert "×1" in lines[1]
    assert len(lines) == 4  # boulder corals with and without a mutation are two lines


def test_an_offer_names_the_first_free_slots():
    page = table()
    step(page, "give-", "Fi", 2)
    step(page, "want-", "Boh", 1)
    assert words(at(page.controls(), "trade-sum")) == "You give 2 to Seat 2 and ask for 1."
    assert filled(page.controls()) == ["offer"]
    page.do("offer")
    (trade,) = page.state.turn.trades
    assert (trade.by, trade.to, trade.give, trade.want) == (0, 1, [0, 1], [1])
    step(page, "give-", "Fi", 1)
    page.do("offer")
    assert page.state.turn.trades[1].give == [3]  # those of the first offer are not promised twice


def test_ready_waits_for_an_offer_that_was_put_together_and_not_made():
    page = table()
    step(page, "give-", "Fi", 1)
    assert page.refused("ready") == "not-done"
    step(page, "give-", "Fi", -1)
    page.do("ready")
    assert page.seat == 1


def test_what_is_offered_is_read_from_the_other_side():
    page = table()
    step(page, "give-", "Fi", 2)
    step(page, "want-", "Boh", 1)
    page.do("offer")
    mine = at(page.controls(), f"mine-{page.state.turn.trades[0].id}")
    assert [words(each) for each in mine.select("dd")] == ["1 × boulder coral", "2 × finger coral"]
    page.do("ready")
    assert page.seat == 1
    heard = [catalogue().render(each) for each in spoken.holding(page.scene)]
    assert heard[-1] == "Seat 1 gives 2 × finger coral and wants 1 × boulder coral."
    asked = at(page.controls(), f"asked-{page.state.turn.trades[0].id}")
    assert [words(each) for each in asked.select("dd")] == ["2 × finger coral", "1 × boulder coral"]
    assert asked.select('[aria-label="tolerance of heat"]')
    assert filled(page.controls()) == [f"accept-{page.state.turn.trades[0].id}"]


def test_accepted_juveniles_have_moved_and_are_not_traded_again():
    page = table()
    step(page, "give-", "Pl+", 1)
    page.do("offer")
    page.do("ready")
    page.do("accept", offer=page.state.turn.trades[0].id)
    nursery = page.state.nursery
    assert TRADED in nursery.origin[1]
    assert not page.state.turn.trades
    assert "platy" not in words(page.controls())  # neither on offer by seat 2, nor left with seat 1


@pytest.mark.parametrize(("seat", "giver"), [(1, 0), (0, 1)])
def test_a_traded_larva_drifts_from_the_neighbour_who_gave_it(seat: int, giver: int):
    page = table()
    step(page, "give-", "Pl+", 1)
    step(page, "want-", "Boh", 1)
    page.do("offer")
    page.do("ready")
    page.do("accept", offer=page.state.turn.trades[0].id)
    while page.state.phase == "migration":
        page.do("ready")
    page.session.choose_seat(seat)
    traded = next(each for each in nursery(page.scene.play, seat) if each.origin == "traded")
    page.do("choose-juvenile", slot=traded.slots[0])
    page.touch(min(page.marks()))
    assert page.session.hand.came == f"neighbour-{giver}"


def test_a_counter_opens_filled_in_and_turns_the_offer_round():
    page = table()
    step(page, "give-", "Fi", 2)
    step(page, "want-", "Bo", 1)
    page.do("offer")
    page.do("ready")
    first = page.state.turn.trades[0].id
    page.do("counter", offer=first)
    soup = page.controls()
    assert words(at(soup, "trade-sum")) == "You give 1 to Seat 1 and ask for 2."
    step(page, "want-", "Fi", 1)
    page.do("offer")
    (trade,) = page.state.turn.trades
    assert (trade.id != first, trade.by, trade.to) == (True, 1, 0)
    assert sorted(trade.want) == [0, 1, 3]
    assert page.seat == 1  # not ready yet: it may go on


def test_a_counter_to_an_offer_that_is_gone_is_no_new_offer():
    page = table()
    step(page, "give-", "Fi", 1)
    page.do("offer")
    page.do("ready")
    trade = page.state.turn.trades[0].id
    page.do("counter", offer=trade)
    page.table.act(1, {"do": "decline", "offer": trade})
    assert page.refused("offer") == "no-such-offer"
    assert keys(page.controls(), "asked-") == []


def test_offers_are_declined_and_taken_back():
    page = table()
    step(page, "give-", "Fi", 1)
    page.do("offer")
    page.do("withdraw", offer=page.state.turn.trades[0].id)
    assert page.state.turn.trades == []
    step(page, "give-", "Fi", 1)
    page.do("offer")
    page.do("ready")
    page.do("decline", offer=page.state.turn.trades[0].id)
    assert page.state.turn.trades == []


def test_two_seats_are_neighbours_once_and_four_not_all():
    assert keys(table(2).controls(), "trade-with-") == []
    assert "Seat 2" in words(at(table(2).controls(), "trade-form"))
    assert keys(table(4).controls(), "trade-with-") == ["1", "3"]
    assert table(4).refused("trade-with", seat=2) == "not-a-neighbour"


def test_turning_to_another_neighbour_asks_nothing_of_it_yet():
    page = table()
    step(page, "give-", "Fi", 1)
    step(page, "want-", "Bo", 1)
    page.do("trade-with", seat=2)
    assert words(at(page.controls(), "trade-sum")) == "A gift of 1 to Seat 3."


def test_when_all_offers_are_made_the_form_is_gone():
    page = table()
    most = page.scene.play.content.rules.numbers.offers_each_phase
    for left in range(most, 0, -1):
        assert words(page.controls().select_one(".rk-card-note")).startswith(
            "one offer" if left == 1 else f"{left} offers"
        )
        step(page, "give-", "Fi", 1)
        page.do("offer")
    soup = page.controls()
    assert keys(soup, "trade-form") == []
    assert keys(soup, "trade-used") == [""]


def test_another_seat_finds_nothing_in_hand():
    page = table()
    step(page, "give-", "Fi", 2)
    page.session.choose_seat(1)
    assert keys(page.controls(), "trade-sum") == []
    page.session.choose_seat(0)
    assert keys(page.controls(), "trade-sum") == []


@pytest.mark.parametrize(
    ("act", "values", "why"),
    [
        ("offer", {}, "nothing-chosen"),
        ("accept", {"offer": "9-9-9"}, "no-such-offer"),
        ("accept", {"offer": ["1"]}, "lab-not-understood"),
        ("accept", {}, "lab-not-understood"),
        ("counter", {"offer": "x" * 61}, "lab-not-understood"),
        ("counter", {"offer": "1-1-1"}, "no-such-offer"),
        ("withdraw", {"offer": "1-1-1"}, "no-such-offer"),
        ("trade-with", {"seat": -1}, "lab-not-understood"),
        ("trade-with", {"seat": "Seat 2"}, "lab-not-understood"),
        ("trade-with", {"seat": 0}, "not-a-neighbour"),
    ],
)
def test_what_does_not_fit_is_refused(act: str, values: dict[str, object], why: str):
    page = table()
    assert page.refused(act, **values) == why
    page.controls()


def test_counts_from_elsewhere_offer_nothing():
    page = table()
    page.do("count", name="give-1-0", by=9)
    page.do("count", name="want-99-65535", by=9)
    page.do("count", name="give-", by=9)
    assert page.refused("offer") in {"trade-too-many", "nothing-chosen"}
    step(page, "give-", "Fi", 9)
    assert page.refused("offer") == "trade-too-many"


def test_an_offer_of_others_cannot_be_answered_or_taken_back():
    page = table()
    page.table.act(1, {"do": "offer", "to": 2, "give": [0]})
    trade = page.state.turn.trades[0].id
    for act in ("accept", "decline", "counter", "withdraw"):
        assert page.refused(act, offer=trade) == "offer-not-yours"


def test_no_offers_outside_the_phase():
    page = TablePage(Guided(reef("ramp"), reef("ramp"), phase="algae"))
    assert page.refused("offer") == "trade-not-now"
    assert page.refused("counter", offer="1-0-1") == "trade-not-now"
