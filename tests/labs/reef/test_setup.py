"""Setting a match up, and the ways into one."""

from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from reefkit.games.reef.actions import Predict
from reefkit.games.reef.bots import STYLES
from reefkit.games.reef.content import Options, default
from reefkit.labs.lesson.content import teaching
from reefkit.labs.lesson.match_setup import MatchDraft, new_draft
from reefkit.labs.lesson.parts import pages
from reefkit.labs.lesson.parts.new_match_page import draft_of
from reefkit.labs.reef import board_picture, practice, setup
from reefkit.labs.reef.lab import AT_THE_DESK, FOR_CLASSES, PICTURE
from reefkit.labs.reef.setup import FOUNDING, standing
from reefkit.labs.reef.setup_charts import TRAIT_COLUMNS, amount, sorted_rows, trait_rows
from reefkit.match.game import Ready
from reefkit.match.table import Table
from reefkit.text import Message
from tests.labs.reef.page import ReefPage, data_of
from tests.support.families import each_case
from tests.support.open_page import one, region, words

LETTERS = {"S": "shallow", "M": "medium", "D": "deep"}


@pytest.fixture
def begun_desk() -> ReefPage:
    begun_desk = ReefPage()
    begun_desk.do("new-drop", seat="3")
    begun_desk.do("new-drop", seat="2")
    begun_desk.do("new-kind", seat="1", value="person")
    begun_desk.do("new-name", seat="0", value="Ana")
    begun_desk.do("new-name", seat="1", value="Ben")
    begun_desk.do("new-begin")
    return begun_desk


def touch(begun_desk: ReefPage, row: int, column: int) -> None:
    begun_desk.do("pick", row=row, column=column)


def board_at(begun_desk: ReefPage, seat: int = 0) -> str | None:
    number = int(begun_desk.session.scene().state.boards[seat])
    return None if number < 0 else list(data_of("boards"))[number]


def builders_at(begun_desk: ReefPage, seat: int = 0) -> dict[tuple[int, int], str]:
    """Read the reef past our own page: which builder stands where."""
    names = ["", *data_of("organisms")]
    kinds = begun_desk.session.scene().state.reefs[seat].kind[..., 0]
    return {
        (row + 1, column + 1): names[int(kinds[row, column])]
        for row in range(6)
        for column in range(5)
        if kinds[row, column]
    }


# -- the chart -----------------------------------------------------------------------------------
def test_every_builders_row_is_what_the_data_say(begun_desk: ReefPage):
    organisms = data_of("organisms")
    soup = begun_desk.see(setup.TRAITS_PART)
    rows = soup.select("tbody tr")
    assert [str(row["data-key"]) for row in rows] == [f"row-{name}" for name in organisms]
    for row, (name, given) in zip(rows, organisms.items(), strict=True):
        assert words(one(row, "th")) == name.replace("-", " ")
        depths = [words(each) for each in row.select(".rk-depth")]
        assert depths == [d if d in given["depths"] else "" for d in "SMD"]
        spoken = str(one(row, ".rk-depths")["aria-label"])
        assert spoken == ", ".join(LETTERS[d] for d in "SMD" if d in given["depths"])
        assert words(one(row, ".rk-cell-skeleton")) == given["skeleton"]
        bars = 3 - len(row.select(".rk-bar-empty"))
        assert bars == {"delicate": 1, "normal": 2, "strong": 3}[given["skeleton"]]
        for trait in ("carbonate", "zooxanthellae", "encruster", "recruiter"):
            said = words(one(row, f".rk-cell-{trait}")).removeprefix("– ")
            assert said == ("yes" if trait in given["traits"] else "no"), (name, trait)
        marks = [str(each["href"]) for each in row.select(".rk-cell-tolerates use")]
        assert marks == [f"#rk-mark-{each}" for each in given.get("tolerates", [])]


@pytest.mark.parametrize("by", TRAIT_COLUMNS)
def test_a_column_puts_first_who_has_most_of_it(begun_desk: ReefPage, by: str):
    begun_desk.press(begun_desk.see(setup.TRAITS_PART), f"by-{by}")
    soup = begun_desk.see(setup.TRAITS_PART)
    assert one(soup, "th[aria-sort]")["data-key"] == f"head-{by}"
    names = [str(row["data-key"]).removeprefix("row-") for row in soup.select("tbody tr")]
    assert sorted(names) == sorted(data_of("organisms"))
    rows = {row.id: row for row in trait_rows(default())}
    amounts = [amount(rows[name], by) for name in names]
    assert amounts == sorted(amounts, reverse=True)
    assert len({*amounts}) > 1
    begun_desk.press(soup, f"by-{by}")
    again = begun_desk.see(setup.TRAITS_PART).select("tbody tr")
    assert [str(row["data-key"]).removeprefix("row-") for row in again] == list(rows)


def test_who_has_equally_much_keeps_the_order_of_the_pieces():
    rows = trait_rows(default())
    order = [row.id for row in rows]
    by = sorted_rows(rows, "encruster")
    assert [row.id for row in by[:2]] == ["encrusting-sponge", "carbonate-alga"]
    assert [row.id for row in by[2:]] == [
        n for n in order if n not in {"encrusting-sponge", "carbonate-alga"}
    ]


@pytest.mark.parametrize("by", ["cheapest", "", "__class__"])
def test_a_column_that_is_none_sorts_nothing(begun_desk: ReefPage, by: str):
    begun_desk.do("traits-by", by=by)
    rows = begun_desk.see(setup.TRAITS_PART).select("tbody tr")
    assert [str(r["data-key"]) for r in rows] == [f"row-{n}" for n in data_of("organisms")]


# -- boards --------------------------------------------------------------------------------------
def test_every_board_can_be_chosen_and_says_its_water(begun_desk: ReefPage):
    cards = begun_desk.see(setup.BOARDS_PART).select("button")
    boards = data_of("boards")
    assert [str(card["data-board"]) for card in cards] == list(boards)
    for card, board in zip(cards, boards.values(), strict=True):
        letters = "".join(board["rows"])
        label = str(card["aria-label"])
        for letter, name in LETTERS.items():
            assert f"{letters.count(letter)} {name}" in label
    begun_desk.press(begun_desk.see(setup.BOARDS_PART), "choose-atoll")
    assert board_at(begun_desk) == "atoll"
    pressed = one(begun_desk.see(setup.BOARDS_PART), '[aria-pressed="true"]')
    assert pressed["data-board"] == "atoll"
    controls = words(begun_desk.read(FOUNDING.render(begun_desk.session.scene())))
    assert "10 shallow 10 medium 10 deep" in controls


def test_another_board_sends_builders_back_and_undo_brings_them(begun_desk: ReefPage):
    begun_desk.do("choose-board", board="ramp")
    begun_desk.do("choose-builder", builder="branching-coral")
    touch(begun_desk, 1, 1)
    assert builders_at(begun_desk) == {(1, 1): "branching-coral"}
    begun_desk.do("choose-board", board="ramp")
    assert builders_at(begun_desk) == {(1, 1): "branching-coral"}
    begun_desk.do("choose-board", board="atoll")
    assert builders_at(begun_desk) == {}
    assert "went back" in begun_desk.said
    begun_desk.do("undo")
    assert board_at(begun_desk) == "ramp"
    assert builders_at(begun_desk) == {(1, 1): "branching-coral"}


# -- builders ------------------------------------------------------------------------------------
@pytest.mark.parametrize("board", ["patch-reef-lagoon", "atoll", "barrier-reef"])
@pytest.mark.parametrize("builder", ["branching-coral", "platy-coral", "microbialite"])
def test_bright_spaces_are_those_where_a_builder_can_live(
    begun_desk: ReefPage, board: str, builder: str
):
    begun_desk.do("choose-board", board=board)
    assert FOUNDING.marks(begun_desk.session.scene()) == {}
    begun_desk.do("choose-builder", builder=builder)
    rows, depths = data_of("boards")[board]["rows"], data_of("organisms")[builder]["depths"]
    expected = {(6 - r, c + 1) for r in range(6) for c in range(5) if rows[r][c] in depths}
    assert set(FOUNDING.marks(begun_desk.session.scene())) == expected
    taken = min(expected)
    touch(begun_desk, *taken)
    assert set(FOUNDING.marks(begun_desk.session.scene())) == expected - {taken}


def test_a_builder_in_hand_is_drawn_where_it_could_live_with_what_could_kill_it(
    begun_desk: ReefPage,
):
    begun_desk.do("choose-board", board="barrier-reef")
    begun_desk.do("choose-builder", builder="platy-coral")
    scene = begun_desk.session.scene()
    drawn = board_picture.picture(scene).at
    assert {at for at, space in drawn.items() if space.ghost == "platy-coral"} == {
        *FOUNDING.marks(scene)
    }
    soup = BeautifulSoup(FOUNDING.render(scene), "html.parser")
    risks = one(soup, '[data-key="found-risks"]')
    assert [words(each) for each in risks.select(".rk-chip")] == ["5 medium", "6 deep"]


def test_a_reef_is_founded_and_the_screen_passes_on(begun_desk: ReefPage):
    begun_desk.do("choose-board", board="barrier-reef")
    wanted = {
        (2, 3): "boulder-coral",
        (4, 1): "boulder-coral",
        (5, 2): "platy-coral",
        (3, 3): "bivalve",
        (1, 5): "branching-coral",
    }
    for number, (space, builder) in enumerate(wanted.items()):
        soup = begun_desk.see(setup.TRAITS_PART)
        if begun_desk.session.hand.builder != builder:
            begun_desk.press(soup, f"builder-{builder}")
        ready = one(
            begun_desk.read(FOUNDING.render(begun_desk.session.scene())), '[data-key="ready"]'
        )
        assert ready["aria-disabled"] == "true"
        assert str(5 - number) in words(ready)
        touch(begun_desk, *space)
    assert builders_at(begun_desk) == wanted
    assert begun_desk.session.hand.builder is None
    yours = [
        int(words(each)) for each in begun_desk.see(setup.TRAITS_PART).select("td.rk-traits-yours")
    ]
    assert sum(yours) == 5
    assert yours[0] == 2
    assert all(
        each["aria-disabled"] == "true"
        for each in begun_desk.see(setup.TRAITS_PART).select('[data-act="choose-builder"]')
    )
    controls = begun_desk.read(FOUNDING.render(begun_desk.session.scene()))
    assert one(controls, ".rk-button-primary")["data-act"] == "ready"
    begun_desk.press(controls, "ready")
    assert begun_desk.session.seat == 1
    assert builders_at(begun_desk, 1) == {}
    assert board_at(begun_desk, 1) is None
    begun_desk.do("surprise")
    begun_desk.do("ready")
    assert begun_desk.session.open_table.view(0).state.phase != "founding"
    assert (
        begun_desk.see(setup.TRAITS_PART).get_text()
        == begun_desk.see(setup.BOARDS_PART).get_text()
        == ""
    )


def test_a_builder_is_laid_back_by_choosing_it_again(begun_desk: ReefPage):
    begun_desk.do("choose-board", board="ramp")
    begun_desk.do("choose-builder", builder="bivalve")
    assert begun_desk.session.hand.builder == "bivalve"
    begun_desk.do("choose-builder", builder="bivalve")
    assert begun_desk.session.hand.builder is None


def test_what_cannot_be_done_is_said_in_the_words_of_the_rules(begun_desk: ReefPage):
    assert "board" in begun_desk.refused("choose-builder", builder="bivalve")
    begun_desk.do("choose-board", board="ramp")
    assert "builder from the chart" in begun_desk.refused("pick", row=1, column=1)
    begun_desk.do("choose-builder", builder="platy-coral")
    assert begun_desk.refused("pick", row=1, column=1).startswith(
        "Platy coral cannot live in shallow"
    )
    touch(begun_desk, 6, 1)
    assert "stands at row 6, column 1" in begun_desk.refused("pick", row=6, column=1)
    assert builders_at(begun_desk) == {(6, 1): "platy-coral"}
    begun_desk.do("choose-builder", builder="platy-coral")
    touch(begun_desk, 6, 1)  # nothing in hand: its story opens, and nothing is refused


@pytest.mark.parametrize(
    ("act", "values"),
    [
        ("choose-board", {"board": "moon"}),
        ("choose-board", {"board": ""}),
        ("choose-board", {"board": ["ramp"]}),
        ("choose-board", {}),
        ("choose-builder", {"builder": "shark"}),
        ("choose-builder", {"builder": "x" * 61}),
        ("choose-builder", {"builder": 3}),
        ("pick", {"row": 0, "column": 1}),
        ("pick", {"row": 7, "column": 1}),
        ("pick", {"row": "a", "column": 1}),
        ("ready", {}),
    ],
)
def test_what_no_page_sends_changes_nothing(
    begun_desk: ReefPage, act: str, values: dict[str, object]
):
    begun_desk.do("choose-board", board="ramp")
    begun_desk.do("choose-builder", builder="bivalve")
    before = begun_desk.session.open_table.position
    assert begun_desk.refused(act, **values)
    assert begun_desk.session.open_table.position == before
    assert begun_desk.session.hand.builder == "bivalve"


def test_a_surprise_places_what_is_missing_and_leaves_ready_to_the_student(begun_desk: ReefPage):
    begun_desk.do("choose-board", board="atoll")
    begun_desk.do("choose-builder", builder="bryozoan")
    touch(begun_desk, 6, 3)
    begun_desk.do("surprise")
    there = builders_at(begun_desk)
    assert board_at(begun_desk) == "atoll"
    assert there[6, 3] == "bryozoan"
    assert len(there) == 5
    assert "4 builders" in begun_desk.said
    assert begun_desk.session.seat == 0
    scene = begun_desk.session.scene()
    assert scene.is_awaited
    assert scene.left is None
    begun_desk.do("undo")
    assert len(builders_at(begun_desk)) == 4
    begun_desk.do("surprise")
    assert "nothing is left" in begun_desk.refused("surprise")


def test_a_founder_can_be_taken_back(begun_desk: ReefPage):
    begun_desk.do("choose-board", board="ramp")
    begun_desk.do("choose-builder", builder="soft-sponge")
    touch(begun_desk, 3, 3)
    controls = begun_desk.read(FOUNDING.render(begun_desk.session.scene()))
    begun_desk.press(controls, "undo")
    assert builders_at(begun_desk) == {}
    assert board_at(begun_desk) == "ramp"


# ---- The door: what it offers, what it goes on with, and the practice round.
@pytest.fixture
def desk(tmp_path: Path) -> ReefPage:
    return ReefPage(tmp_path / "reef")


def table_of(desk: ReefPage) -> Table:
    return desk.session.open_table


def test_the_door_has_one_filled_button_and_every_way_in(desk: ReefPage):
    soup = desk.see(pages.WHOLE)
    assert [words(each) for each in soup.select(".rk-button-primary")] == ["Quick start"]
    ways = {str(each["data-key"]) for each in soup.select(".rk-door-ways button")}
    assert ways == {"quick-start", "door-join", "door-new", "practise", "door-how"}
    assert one(soup, "h1")
    assert one(soup, 'input[type="file"][data-act="open-file"]')


def test_the_picture_draws_organisms_that_there_are():
    known = {*data_of("organisms"), *data_of("dwellers"), "fleshy-alga"}
    assert {each.art for each in PICTURE} == known


def test_quick_start_is_one_press_to_a_match_that_runs(desk: ReefPage):
    desk.press(desk.see(pages.WHOLE), "quick-start")
    view = table_of(desk).view(0)
    assert (view.state.round, view.state.phase) != (0, "founding")
    assert desk.session.ui.page == ""
    assert desk.session.ui.quick
    assert region(pages.WHOLE, desk.session.scene()) == ""
    setup = table_of(desk).setup
    bots = [seat.bot for seat in setup.seats]
    assert bots[0] is None
    assert len({*bots[1:]}) == 3
    changes = dict(teaching("reef").plan["one-lesson"].options)
    assert changes.pop("early_long")  # made for two rounds: in four it strikes eleven times
    printed = desk.session.lab.options.defaults()
    assert setup.options == {**printed, **changes}
    assert new_draft(desk.session.lab, desk.session.say).options == printed
    assert desk.session.here == (0,)
    assert int((view.state.reefs[0].kind[..., 0] > 0).sum()) == 5
    assert desk.session.awaited_here() == (0,)


def test_a_quick_start_names_the_board_that_stands_there(desk: ReefPage):
    desk.do("quick-start")
    board = standing(desk.session.scene()).board
    assert desk.session.say.render(Message(f"board-{board}")) in desk.said


def test_matches_stand_latest_first_and_can_be_continued(desk: ReefPage):
    files = []
    for _ in range(4):
        desk.do("quick-start")
        assert desk.session.storage is not None
        files.append(desk.session.storage.match)
    desk.do("page", page="door")
    soup = desk.see(pages.WHOLE)
    listed = [str(each["data-match"]) for each in soup.select('[data-act="continue"]')]
    assert listed == files[::-1]
    assert len(soup.select("details [data-act='continue']")) == 1
    assert "My reef and 3 bots" in words(soup)
    before = table_of(desk).position
    desk.press(soup, f"continue-{files[0]}")
    assert table_of(desk).position == before
    assert desk.session.storage is not None
    assert desk.session.storage.match == files[0]
    assert desk.session.ui.page == ""


def test_a_match_tells_how_many_rounds_were_surveyed(desk: ReefPage):
    desk.do("quick-start")
    table = table_of(desk)
    while (state := table.view(0).state).phase != "survey":
        if state.turn.step == "predict":
            desk.do("predict")
        elif not table.tick():
            table.do_for_me(0)
    desk.do("page", page="door")
    assert "surveyed 1 of 4 rounds" in words(desk.see(pages.WHOLE))


@pytest.mark.parametrize(
    "file", ["", "../../etc/passwd", "0123456789abcdef", "x" * 101, 4, None, ["a"], "current"]
)
def test_only_a_match_of_somebody_here_is_continued(desk: ReefPage, file: object):
    desk.do("quick-start")
    table = table_of(desk)
    assert desk.refused("continue", None, match=file)
    assert table_of(desk) is table


def test_a_file_of_the_students_own_is_opened(desk: ReefPage, tmp_path: Path):
    desk.do("quick-start")
    saved = table_of(desk).dump()
    other = ReefPage(tmp_path / "other")
    other.do("open-file", saved, name="match.jsonl")
    assert table_of(other).dump() == saved
    assert other.session.here == (0,)
    in_memory = ReefPage()
    in_memory.do("open-file", saved)
    assert table_of(in_memory).dump() == saved


def test_a_file_cut_in_its_first_line_leaves_the_open_match(desk: ReefPage):
    desk.do("quick-start")
    table = table_of(desk)
    assert desk.refused("open-file", table.dump()[:40])
    assert table_of(desk) is table


# -- the practice round --------------------------------------------------------------------------
def test_a_practice_round_is_one_round_kept_nowhere(desk: ReefPage):
    desk.do("quick-start")
    storage = desk.session.storage
    assert storage is not None
    kept = [each.id for each in storage.rows()]
    desk.do("practise")
    assert [each.id for each in storage.rows()] == kept
    assert storage.recall() is None
    setup = table_of(desk).setup
    assert setup.options["rounds"] == 1
    assert setup.options["predict"] == "first"
    assert [seat.bot for seat in setup.seats] == [None, practice.PRACTICE_BOT]
    desk.do("quick-start")
    assert desk.session.ui.practice is None
    assert region(practice.COACH_PART, desk.session.scene()) == ""


def test_every_step_of_the_practice_round_has_its_sentence(desk: ReefPage):
    """Play it to the end; the coach speaks whenever a person is awaited, and at the end."""
    desk.do("practise")
    table, heard = table_of(desk), []
    while not table.view(0).over:
        if table.tick():
            continue
        scene = desk.session.scene()
        said = practice.coach(scene)
        assert said is not None, practice.practice_step(scene)
        heard.append(said.id)
        assert words(desk.see(practice.COACH_PART)).startswith("Coach")
        if scene.phase == "founding" and table.view(0).state.boards[0] < 0:
            desk.do("choose-board", board="barrier-reef")
        elif scene.phase == "founding" and scene.turn.due[0]:
            desk.do("surprise")
        elif scene.turn.step == "predict":
            table.act(0, Predict(()))
        elif scene.left is None:
            table.act(0, Ready())
        else:
            table.do_for_me(0, ready=False)
    for step in ("founding-board", "founding-place", "founding-ready", "mutations", "survey"):
        assert f"practice-{step}" in heard
    assert "practice-catastrophe-predict" in heard
    card = table.rules.content.cards  # type: ignore[attr-defined]
    struck = table.view(0).state.struck[0]
    assert [name for name, count in zip(card, struck, strict=True) if count] == [
        practice.PRACTICE_CARD
    ]
    soup = desk.see(practice.COACH_PART)
    desk.press(soup, "stop-practice")
    assert desk.session.table is None
    assert desk.session.ui.page == "new"


def test_practice_can_be_left_before_its_end_and_only_then(desk: ReefPage):
    desk.do("practise")
    desk.press(desk.see(practice.COACH_PART), "stop-practice")
    assert desk.session.ui.page == "door"
    assert desk.session.table is None
    desk.do("quick-start")
    table = table_of(desk)
    desk.do("stop-practice")
    assert table_of(desk) is table


# ---- A new match: seats, names and options as typed, and what a browser may send instead.
@pytest.fixture
def new_desk() -> ReefPage:
    new_desk = ReefPage()
    new_desk.do("page", page="new")
    return new_desk


def begin(
    new_desk: ReefPage,
) -> tuple[list[tuple[str, tuple[str, ...], str | None]], dict[str, object]]:
    """Begin the match, and give its seats and options."""
    new_desk.do("new-begin")
    setup = new_desk.session.open_table.setup
    return [(seat.name, seat.members, seat.bot) for seat in setup.seats], setup.options


def stands(new_desk: ReefPage) -> MatchDraft:
    return draft_of(new_desk.session)


def test_the_page_begins_with_a_person_and_three_bots(new_desk: ReefPage):
    seats, options = begin(new_desk)
    assert [bot for _, _, bot in seats] == [None, "builder", "diversity-seeker", "specialist"]
    assert len({name for name, _, _ in seats}) == 4
    assert options == data_of("rules")["options"]
    assert new_desk.session.here == (0,)
    assert new_desk.session.open_table.view(0).state.phase == "founding"


def test_every_option_stands_on_the_page_with_what_it_does(new_desk: ReefPage):
    soup = new_desk.see(pages.WHOLE)
    fields = [name for name in Options.__struct_fields__ if name not in AT_THE_DESK]
    shown = [
        str(each["data-key"]).removeprefix("option-") for each in soup.select(".rk-new-option")
    ]
    assert sorted(shown) == sorted([*fields, "seed"])
    folded = soup.select('details[data-key="teachers"] .rk-new-option')
    assert len(folded) == len(fields) - len(FOR_CLASSES) + 1
    for each in soup.select(".rk-new-option"):
        assert len(words(one(each, "p")).split()) >= 4, each["data-key"]


def test_what_is_set_is_what_is_played(new_desk: ReefPage):
    new_desk.do("new-option", name="rounds", value="3")
    new_desk.do("new-option", name="scoring", value="product")
    new_desk.do("new-option", name="hands_on", value="on", checked=True)
    new_desk.do("new-option", name="clock", value="90")
    new_desk.do("new-several", name="topics", value="storms", checked=True)
    new_desk.do("new-several", name="cards", value="heatwave", checked=True)
    new_desk.do("new-several", name="cards", value="glaciation", checked=True)
    new_desk.do("new-several", name="cards", value="heatwave", checked=False)
    _, options = begin(new_desk)
    expected = data_of("rules")["options"] | {
        "rounds": 3,
        "scoring": "product",
        "hands_on": True,
        "clock": 90,
        "topics": ["storms"],
        "cards": ["glaciation"],
    }
    assert options == expected


def test_the_page_shows_what_is_set(new_desk: ReefPage):
    new_desk.do("new-option", name="predict", value="all")
    new_desk.do("new-option", name="rescue", value="on", checked=True)
    new_desk.do("new-several", name="topics", value="oxygen", checked=True)
    soup = new_desk.see(pages.WHOLE)
    assert one(soup, 'select[name="predict"] option[selected]')["value"] == "all"
    assert one(soup, 'input[name="rescue"]').has_attr("checked")
    ticked = [str(each["value"]) for each in soup.select('input[name="topics"][checked]')]
    assert ticked == ["oxygen"]


def test_names_teams_and_styles_are_taken_over(new_desk: ReefPage):
    new_desk.do("new-name", seat="0", value="  Ana and Leo ")
    new_desk.do("new-member", seat="0", member="0", value="Ana")
    new_desk.do("new-member", seat="0", member="2", value="Leo")
    new_desk.do("new-kind", seat="1", value="person")
    new_desk.do("new-kind", seat="2", value="strategist")
    new_desk.do("new-drop", seat="3")
    seats, _ = begin(new_desk)
    assert seats[0] == ("Ana and Leo", ("Ana", "Leo"), None)
    assert seats[1][2] is None
    assert seats[2][2] == "strategist"
    assert len(seats) == 3
    assert new_desk.session.here == (0, 1)


def test_a_table_has_at_least_one_seat_and_at_most_what_the_rules_allow(new_desk: ReefPage):
    for _ in range(3):
        new_desk.do("new-drop", seat="1")
    assert one(new_desk.see(pages.WHOLE), '[data-act="new-drop"]')["aria-disabled"] == "true"
    assert new_desk.refused("new-drop", seat="0")
    for _ in range(data_of("rules")["numbers"]["most_seats"] - 1):
        new_desk.do("new-add")
    assert one(new_desk.see(pages.WHOLE), '[data-act="new-add"]')["aria-disabled"] == "true"
    assert "12" in new_desk.refused("new-add")
    assert len(stands(new_desk).seats) == 12


def test_two_bots_of_one_style_have_two_names(new_desk: ReefPage):
    for seat in ("0", "1", "2"):
        new_desk.do("new-kind", seat=seat, value="person")
        new_desk.do("new-kind", seat=seat, value="newcomer")
    new_desk.do("new-kind", seat="3", value="person")
    names = [name for name, _, _ in begin(new_desk)[0]]
    assert names[:3] == ["Finn", "Finn 2", "Finn 3"]


def test_every_style_says_how_it_plays(new_desk: ReefPage):
    soup = new_desk.see(pages.WHOLE)
    offered = [str(each["value"]) for each in soup.select('[data-key="kind-1"] option')]
    assert offered == ["person", *STYLES]
    for style in STYLES:
        new_desk.do("new-kind", seat="1", value=style)
        card = one(new_desk.see(pages.WHOLE), '[data-key="seat-1"]')
        assert new_desk.session.say.render(_bot(style)) in words(card)


def _bot(style: str) -> Message:
    return Message(f"bot-{style}")


BAD_NAMES = ["", "   ", "x" * 41, "two\nlines", "\u202eevil", "bell\x07", "\u200b"]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_cannot_be_used_is_said_beside_it_and_begins_nothing(
    new_desk: ReefPage, name: str
):
    new_desk.do("new-name", seat="1", value=name)
    soup = new_desk.see(pages.WHOLE)
    field = one(soup, '[data-key="name-1"]')
    assert field["aria-invalid"] == "true"
    problem = words(one(soup, f'[id="{field["aria-describedby"]}"]'))
    assert new_desk.refused("new-begin") == problem
    assert problem.startswith("Seat 2 cannot play yet")
    assert new_desk.session.table is None
    new_desk.do("new-name", seat="1", value="Ben")
    assert begin(new_desk)[0][1][0] == "Ben"


@pytest.mark.parametrize("name", ["Player 1", "player 1", " PLAYER 1 "])
def test_two_seats_have_two_names(new_desk: ReefPage, name: str):
    new_desk.do("new-name", seat="2", value=name)
    assert "Player 1" in new_desk.refused("new-begin").title()
    assert new_desk.session.table is None


@pytest.mark.parametrize("name", [each for each in BAD_NAMES if each.strip()])
def test_a_team_members_name_is_checked_too(new_desk: ReefPage, name: str):
    new_desk.do("new-member", seat="0", member="1", value=name)
    assert new_desk.refused("new-begin")
    assert new_desk.session.table is None


def test_names_are_text_and_never_markup(new_desk: ReefPage):
    evil = "<img src=x onerror=1>\"'{{ 7 }}"
    new_desk.do("new-name", seat="0", value=evil)
    html = region(pages.WHOLE, new_desk.session.scene())
    assert "<img" not in html
    assert one(new_desk.see(pages.WHOLE), '[data-key="name-0"]')["value"] == evil
    assert begin(new_desk)[0][0][0] == evil


def test_a_match_needs_a_person(new_desk: ReefPage):
    new_desk.do("new-kind", seat="0", value="newcomer")
    assert "person" in new_desk.refused("new-begin")
    assert new_desk.session.table is None


@each_case(
    ("act", "values"),
    [
        ("new-name", {"seat": "4", "value": "x"}),
        ("new-name", {"seat": "-1", "value": "x"}),
        ("new-name", {"seat": "99999999999", "value": "x"}),
        ("new-name", {"seat": "one", "value": "x"}),
        ("new-name", {"seat": "0", "value": "x" * 201}),
        ("new-name", {"seat": "0", "value": ["x"]}),
        ("new-name", {"seat": "0"}),
        ("new-member", {"seat": "0", "member": "3", "value": "x"}),
        ("new-member", {"seat": "0", "member": "-1", "value": "x"}),
        ("new-kind", {"seat": "0", "value": "cheater"}),
        ("new-kind", {"seat": "0", "value": ""}),
        ("new-drop", {"seat": "4"}),
        ("new-drop", {"seat": "-1"}),
        ("new-option", {"name": "rounds", "value": "0"}),
        ("new-option", {"name": "rounds", "value": "8"}),
        ("new-option", {"name": "rounds", "value": "3.5"}),
        ("new-option", {"name": "rounds", "value": ""}),
        ("new-option", {"name": "clock", "value": "-1"}),
        ("new-option", {"name": "clock", "value": "3601"}),
        ("new-option", {"name": "scoring", "value": "best"}),
        ("new-option", {"name": "hands_on", "value": "on"}),
        ("new-option", {"name": "topics", "value": "storms"}),
        ("new-option", {"name": "cheats", "value": "on", "checked": True}),
        ("new-option", {"name": "__class__", "value": "x"}),
        ("new-several", {"name": "topics", "value": "aliens", "checked": True}),
        ("new-several", {"name": "rounds", "value": "3", "checked": True}),
        ("new-several", {"name": "nothing", "value": "", "checked": True}),
        ("new-several", {"name": "cards", "value": "no-card", "checked": True}),
        ("new-seed", {"value": ["1"]}),
        ("new-seed", {"value": "1" * 201}),
    ],
)
def test_what_no_door_sends_changes_nothing(
    new_desk: ReefPage, act: str, values: dict[str, object]
):
    before = repr(stands(new_desk))
    assert new_desk.refused(act, **values)
    assert repr(stands(new_desk)) == before


@each_case("seed", ["abc", "-1", "1.0", "1e5", "\uff11\uff12", "12345678901234567", "0x10"])
def test_a_seed_is_a_whole_number(new_desk: ReefPage, seed: str):
    new_desk.do("new-seed", value=seed)
    assert "seed" in new_desk.refused("new-begin").lower()
    assert new_desk.session.table is None


def test_a_seed_gives_the_same_match_and_none_gives_another():
    keys = []
    for seed in ("7", " 7 ", "8", "", ""):
        new_desk = ReefPage()
        new_desk.do("new-seed", value=seed)
        new_desk.do("new-begin")
        keys.append(new_desk.session.open_table.setup.key)
    assert keys[0] == keys[1]
    assert len({*keys}) == 4


def test_options_that_exclude_each_other_are_refused_in_a_sentence(new_desk: ReefPage):
    new_desk.do("new-option", name="hands_on", value="on", checked=True)
    new_desk.do("new-option", name="printed_supply", value="on", checked=True)
    assert "printed supply" in new_desk.refused("new-begin")
    assert new_desk.session.table is None
    new_desk.do("new-option", name="printed_supply", value="on", checked=False)
    assert begin(new_desk)[1]["hands_on"] is True
