"""Set-up: the boards, the chart of traits against the data, and a reef that is founded."""

import pytest

from reefkit.games.reef.content import default
from reefkit.labs.reef import setup
from reefkit.labs.reef.setup import FOUNDING, TRAIT_COLUMNS, amount, sorted_rows, trait_rows
from tests.labs.reef.desk import Desk, data_of
from tests.support.open_page import one, words

LETTERS = {"S": "shallow", "M": "medium", "D": "deep"}


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.do("new-drop", seat="3")
    desk.do("new-drop", seat="2")
    desk.do("new-kind", seat="1", value="person")
    desk.do("new-name", seat="0", value="Ana")
    desk.do("new-name", seat="1", value="Ben")
    desk.do("new-begin")
    return desk


def touch(desk: Desk, row: int, column: int) -> None:
    desk.do("pick", row=row, column=column)


def board_at(desk: Desk, seat: int = 0) -> str | None:
    number = int(desk.session.scene().state.boards[seat])
    return None if number < 0 else list(data_of("boards"))[number]


def builders_at(desk: Desk, seat: int = 0) -> dict[tuple[int, int], str]:
    """Read the reef past our own page: which builder stands where."""
    names = ["", *data_of("organisms")]
    kinds = desk.session.scene().state.reefs[seat].kind[..., 0]
    return {
        (row + 1, column + 1): names[int(kinds[row, column])]
        for row in range(6)
        for column in range(5)
        if kinds[row, column]
    }


# -- the chart -----------------------------------------------------------------------------------
def test_every_builders_row_is_what_the_data_say(desk: Desk) -> None:
    organisms = data_of("organisms")
    soup = desk.see(setup.TRAITS_PART)
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
def test_a_column_puts_first_who_has_most_of_it(desk: Desk, by: str) -> None:
    desk.press(desk.see(setup.TRAITS_PART), f"by-{by}")
    soup = desk.see(setup.TRAITS_PART)
    assert one(soup, "th[aria-sort]")["data-key"] == f"head-{by}"
    names = [str(row["data-key"]).removeprefix("row-") for row in soup.select("tbody tr")]
    assert sorted(names) == sorted(data_of("organisms"))
    rows = {row.id: row for row in trait_rows(default())}
    amounts = [amount(rows[name], by) for name in names]
    assert amounts == sorted(amounts, reverse=True)
    assert len({*amounts}) > 1
    desk.press(soup, f"by-{by}")
    again = desk.see(setup.TRAITS_PART).select("tbody tr")
    assert [str(row["data-key"]).removeprefix("row-") for row in again] == list(rows)


def test_who_has_equally_much_keeps_the_order_of_the_pieces() -> None:
    rows = trait_rows(default())
    order = [row.id for row in rows]
    by = sorted_rows(rows, "encruster")
    assert [row.id for row in by[:2]] == ["encrusting-sponge", "carbonate-alga"]
    assert [row.id for row in by[2:]] == [
        n for n in order if n not in {"encrusting-sponge", "carbonate-alga"}
    ]


@pytest.mark.parametrize("by", ["cheapest", "", "__class__"])
def test_a_column_that_is_none_sorts_nothing(desk: Desk, by: str) -> None:
    desk.do("traits-by", by=by)
    rows = desk.see(setup.TRAITS_PART).select("tbody tr")
    assert [str(r["data-key"]) for r in rows] == [f"row-{n}" for n in data_of("organisms")]


# -- boards --------------------------------------------------------------------------------------
def test_every_board_can_be_chosen_and_says_its_water(desk: Desk) -> None:
    cards = desk.see(setup.BOARDS_PART).select("button")
    boards = data_of("boards")
    assert [str(card["data-board"]) for card in cards] == list(boards)
    for card, board in zip(cards, boards.values(), strict=True):
        letters = "".join(board["rows"])
        label = str(card["aria-label"])
        for letter, name in LETTERS.items():
            assert f"{letters.count(letter)} {name}" in label
    desk.press(desk.see(setup.BOARDS_PART), "choose-atoll")
    assert board_at(desk) == "atoll"
    pressed = one(desk.see(setup.BOARDS_PART), '[aria-pressed="true"]')
    assert pressed["data-board"] == "atoll"
    controls = words(desk.read(FOUNDING.render(desk.session.scene())))
    assert "10 shallow 10 medium 10 deep" in controls


def test_another_board_sends_builders_back_and_undo_brings_them(desk: Desk) -> None:
    desk.do("choose-board", board="ramp")
    desk.do("choose-builder", builder="branching-coral")
    touch(desk, 1, 1)
    assert builders_at(desk) == {(1, 1): "branching-coral"}
    desk.do("choose-board", board="ramp")
    assert builders_at(desk) == {(1, 1): "branching-coral"}
    desk.do("choose-board", board="atoll")
    assert builders_at(desk) == {}
    assert "went back" in desk.said
    desk.do("undo")
    assert board_at(desk) == "ramp"
    assert builders_at(desk) == {(1, 1): "branching-coral"}


# -- builders ------------------------------------------------------------------------------------
@pytest.mark.parametrize("board", ["patch-reef-lagoon", "atoll", "barrier-reef"])
@pytest.mark.parametrize("builder", ["branching-coral", "platy-coral", "microbialite"])
def test_bright_spaces_are_those_where_a_builder_can_live(
    desk: Desk, board: str, builder: str
) -> None:
    desk.do("choose-board", board=board)
    assert FOUNDING.marks(desk.session.scene()) == {}
    desk.do("choose-builder", builder=builder)
    rows, depths = data_of("boards")[board]["rows"], data_of("organisms")[builder]["depths"]
    expected = {(6 - r, c + 1) for r in range(6) for c in range(5) if rows[r][c] in depths}
    assert set(FOUNDING.marks(desk.session.scene())) == expected
    taken = min(expected)
    touch(desk, *taken)
    assert set(FOUNDING.marks(desk.session.scene())) == expected - {taken}


def test_a_reef_is_founded_and_the_screen_passes_on(desk: Desk) -> None:
    desk.do("choose-board", board="barrier-reef")
    wanted = {
        (2, 3): "boulder-coral",
        (4, 1): "boulder-coral",
        (5, 2): "platy-coral",
        (3, 3): "bivalve",
        (1, 5): "branching-coral",
    }
    for number, (space, builder) in enumerate(wanted.items()):
        soup = desk.see(setup.TRAITS_PART)
        if desk.session.hand.builder != builder:
            desk.press(soup, f"builder-{builder}")
        ready = one(desk.read(FOUNDING.render(desk.session.scene())), '[data-key="ready"]')
        assert ready["aria-disabled"] == "true"
        assert str(5 - number) in words(ready)
        touch(desk, *space)
    assert builders_at(desk) == wanted
    assert desk.session.hand.builder is None
    yours = [int(words(each)) for each in desk.see(setup.TRAITS_PART).select("td.rk-traits-yours")]
    assert sum(yours) == 5
    assert yours[0] == 2
    assert all(
        each["aria-disabled"] == "true"
        for each in desk.see(setup.TRAITS_PART).select('[data-act="choose-builder"]')
    )
    controls = desk.read(FOUNDING.render(desk.session.scene()))
    assert one(controls, ".rk-button-primary")["data-act"] == "ready"
    desk.press(controls, "ready")
    assert desk.session.seat == 1
    assert builders_at(desk, 1) == {}
    assert board_at(desk, 1) is None
    desk.do("surprise")
    desk.do("ready")
    assert desk.session.open_table.view(0).state.phase != "founding"
    assert desk.see(setup.TRAITS_PART).get_text() == desk.see(setup.BOARDS_PART).get_text() == ""


def test_a_builder_is_laid_back_by_choosing_it_again(desk: Desk) -> None:
    desk.do("choose-board", board="ramp")
    desk.do("choose-builder", builder="bivalve")
    assert desk.session.hand.builder == "bivalve"
    desk.do("choose-builder", builder="bivalve")
    assert desk.session.hand.builder is None


def test_what_cannot_be_done_is_said_in_the_words_of_the_rules(desk: Desk) -> None:
    assert "board" in desk.refused("choose-builder", builder="bivalve")
    desk.do("choose-board", board="ramp")
    assert "builder from the chart" in desk.refused("pick", row=1, column=1)
    desk.do("choose-builder", builder="platy-coral")
    assert desk.refused("pick", row=1, column=1).startswith("Platy coral cannot live in shallow")
    touch(desk, 6, 1)
    assert "stands at row 6, column 1" in desk.refused("pick", row=6, column=1)
    assert builders_at(desk) == {(6, 1): "platy-coral"}
    desk.do("choose-builder", builder="platy-coral")
    touch(desk, 6, 1)  # nothing in hand: its story opens, and nothing is refused


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
    desk: Desk, act: str, values: dict[str, object]
) -> None:
    desk.do("choose-board", board="ramp")
    desk.do("choose-builder", builder="bivalve")
    before = desk.session.open_table.position
    assert desk.refused(act, **values)
    assert desk.session.open_table.position == before
    assert desk.session.hand.builder == "bivalve"


def test_a_surprise_places_what_is_missing_and_leaves_ready_to_the_student(desk: Desk) -> None:
    desk.do("choose-board", board="atoll")
    desk.do("choose-builder", builder="bryozoan")
    touch(desk, 6, 3)
    desk.do("surprise")
    there = builders_at(desk)
    assert board_at(desk) == "atoll"
    assert there[6, 3] == "bryozoan"
    assert len(there) == 5
    assert "4 builders" in desk.said
    assert desk.session.seat == 0
    scene = desk.session.scene()
    assert scene.is_awaited
    assert scene.left is None
    desk.do("undo")
    assert len(builders_at(desk)) == 4
    desk.do("surprise")
    assert "nothing is left" in desk.refused("surprise")


def test_nobody_surprises_a_seat_that_does_not_play_here(desk: Desk) -> None:
    desk.session.here = (1,)
    before = desk.session.open_table.position
    assert desk.refused("surprise")
    assert desk.session.open_table.position == before


def test_a_founder_can_be_taken_back(desk: Desk) -> None:
    desk.do("choose-board", board="ramp")
    desk.do("choose-builder", builder="soft-sponge")
    touch(desk, 3, 3)
    controls = desk.read(FOUNDING.render(desk.session.scene()))
    desk.press(controls, "undo")
    assert builders_at(desk) == {}
    assert board_at(desk) == "ramp"
