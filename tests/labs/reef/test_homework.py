"""The set-up as homework: its code both ways, what waits for a match, and what is refused."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reefkit.games.reef import content as stored
from reefkit.games.reef.content import ROWS, Content
from reefkit.games.reef.game import new_match
from reefkit.labs.lesson.parts import pages, questions
from reefkit.labs.reef import homework as part
from reefkit.labs.reef import homework_code
from reefkit.labs.reef.homework_code import Founder, SetUp, decode, encode
from reefkit.labs.reef.homework_draft import KEY, desk_of, lay_out
from reefkit.match.errors import Rejection
from reefkit.match.game import SeatInfo
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from reefkit.text.codes import ALPHABET, base32_of, check_letter
from tests.labs.reef.page import ReefPage, data_of
from tests.support.families import each_case
from tests.support.open_page import one, words

CONTENT = stored.default()
FOUNDERS = CONTENT.rules.numbers.founders


@cache
def fitting(board: str) -> tuple[tuple[tuple[int, int], tuple[str, ...]], ...]:
    """List a board's spaces with who lives there, from the data alone."""
    rows, organisms = data_of("boards")[board]["rows"], data_of("organisms")
    return tuple(
        (
            (ROWS - line, column),
            tuple(name for name, each in organisms.items() if letter in each["depths"]),
        )
        for line, letters in enumerate(rows)
        for column, letter in enumerate(letters, 1)
    )


@st.composite
def setups(draw: st.DrawFn, board: str | None = None) -> SetUp:
    name = board or draw(st.sampled_from(list(CONTENT.boards)))
    spaces = draw(
        st.lists(st.sampled_from(fitting(name)), min_size=FOUNDERS, max_size=FOUNDERS,
                 unique_by=lambda each: each[0])
    )  # fmt: skip
    return SetUp(name, tuple(Founder(*at, draw(st.sampled_from(who))) for at, who in spaces))


def as_set(setup: SetUp) -> tuple[str, frozenset[Founder]]:
    return setup.board, frozenset(setup.founders)


def said(refused: Rejection) -> str:
    return catalogue("en").render(refused.message, strict=True)


# -- the code ------------------------------------------------------------------------------------
@given(setups())
def test_a_code_gives_back_the_set_up_it_was_made_of(setup: SetUp):
    assert as_set(decode(encode(setup, CONTENT), CONTENT)) == as_set(setup)


@pytest.mark.parametrize("board", data_of("boards"))
def test_every_builder_can_stand_on_every_space_that_suits_it(board: str):
    """All boards, spaces and builders, one code for as many at once as it holds."""
    pairs = [(at, name) for at, who in fitting(board) for name in who]
    while pairs:
        here: dict[tuple[int, int], str] = {}
        for at, name in pairs:
            if at not in here and len(here) < FOUNDERS:
                here[at] = name
        pairs = [each for each in pairs if each not in here.items()]
        spare = [each for each in fitting(board) if each[0] not in here]
        here |= {at: who[0] for at, who in spare[: FOUNDERS - len(here)]}
        setup = SetUp(board, tuple(Founder(*at, name) for at, name in here.items()))
        assert as_set(decode(encode(setup, CONTENT), CONTENT)) == as_set(setup)


@given(setups(), st.randoms(use_true_random=False))
def test_the_order_of_placing_makes_no_other_code(setup: SetUp, random: Random):
    founders = list(setup.founders)
    random.shuffle(founders)
    assert encode(SetUp(setup.board, tuple(founders)), CONTENT) == encode(setup, CONTENT)


@given(setups(), setups())
def test_other_set_ups_have_other_codes(one_: SetUp, other: SetUp):
    same = encode(one_, CONTENT) == encode(other, CONTENT)
    assert same == (as_set(one_) == as_set(other))


def test_a_code_is_three_groups_of_four_and_stays_what_it_is():
    """A slip that was printed is read by every later Reefkit: this code may never change."""
    setup = SetUp(
        "atoll",
        (
            Founder(5, 2, "branching-coral"),
            Founder(4, 2, "platy-coral"),
            Founder(4, 3, "bivalve"),
            Founder(1, 1, "boulder-coral"),
            Founder(3, 1, "soft-sponge"),
        ),
    )
    assert encode(setup, CONTENT) == "BBFT-YPS9-8YAS"


@given(setups(), st.integers(0, 11), st.integers(0, 11))
def test_two_letters_swapped_are_always_found(setup: SetUp, at: int, other: int):
    letters = list(base32_of(encode(setup, CONTENT)))
    if letters[at] == letters[other]:
        return
    letters[at], letters[other] = letters[other], letters[at]
    with pytest.raises(Rejection) as refused:
        decode("".join(letters), CONTENT)
    assert refused.value.message.id == "reject-homework-code-mistyped"


@given(st.text(max_size=200))
def test_whatever_is_typed_is_a_set_up_or_a_sentence(typed: str):
    try:
        setup = decode(typed, CONTENT)
    except Rejection as error:
        refused = said(error)
    else:
        refused = encode(setup, CONTENT) + "."
    assert refused.endswith(".")


@given(st.integers(0, 32**11 - 1))
def test_a_code_that_was_forged_holds_what_the_rules_allow_or_is_refused(number: int):
    whole_ = homework_code._count(CONTENT)
    number = homework_code.fingerprint(CONTENT) * whole_ + number % whole_
    letters = "".join(ALPHABET[number >> (5 * at) & 31] for at in reversed(range(11)))
    held = homework_code._setup(number % whole_, CONTENT)
    allowed = dict(fitting(held.board))
    if all(each.builder in allowed[each.row, each.column] for each in held.founders):
        assert decode(letters + check_letter(letters), CONTENT) == held
        return
    with pytest.raises(Rejection) as refused:
        decode(letters + check_letter(letters), CONTENT)
    assert refused.value.message.id == "reject-homework-code-misfit"
    assert "cannot live" in said(refused.value)


def test_a_code_of_other_boards_or_builders_is_told_apart():
    fields = msgspec.to_builtins(CONTENT)
    fields["boards"]["ramp"]["rows"] = ("MMMMM", *CONTENT.boards["ramp"].rows[1:])
    other = msgspec.convert(fields, Content)
    setup = SetUp("atoll", tuple(Founder(6, column, "boulder-coral") for column in range(1, 6)))
    code = encode(setup, CONTENT)
    with pytest.raises(Rejection) as refused:
        decode(code, other)
    assert said(refused.value) == "This code is for other boards or builders than the ones here."
    assert as_set(decode(encode(setup, other), other)) == as_set(setup)


def test_a_code_to_go_on_with_ones_work_is_told_apart():
    with pytest.raises(Rejection) as refused:
        decode("K7F2A-9QXZ3", CONTENT)
    assert "has 12 letters; this has 10" in said(refused.value)


def test_only_a_whole_set_up_has_a_code():
    four = tuple(Founder(6, column, "boulder-coral") for column in range(1, 5))
    for setup, count in ((SetUp(), 5), (SetUp("atoll"), 5), (SetUp("atoll", four), 1)):
        with pytest.raises(Rejection) as refused:
            encode(setup, CONTENT)
        assert refused.value.message.values["count"] == count
    with pytest.raises(Rejection) as refused:
        encode(SetUp("atoll", (*four, Founder(6, 5, "branching-coral"))), CONTENT)
    assert "cannot live in deep water" in said(refused.value)


# -- the page ------------------------------------------------------------------------------------
@pytest.fixture
def desk(tmp_path: Path) -> ReefPage:
    desk = ReefPage(tmp_path)
    desk.do("homework-open")
    return desk


def choose(desk: ReefPage) -> str:
    """Choose a whole set-up, and give its code."""
    desk.do("homework-board", board="ramp")
    for column, builder in enumerate(("boulder-coral", "snail", "bivalve"), 1):
        if builder in CONTENT.organisms:
            desk.do("homework-builder", builder=builder)
            desk.do("homework-pick", row=3, column=column)
    desk.do("homework-surprise")
    return desk_of(desk.session).code


def test_a_set_up_is_chosen_by_the_rules(desk: ReefPage):
    assert "choose a board first" in desk.refused("homework-builder", builder="platy-coral")
    desk.do("homework-board", board="ramp")
    assert "Choose a builder" in desk.refused("homework-pick", row=1, column=1)
    desk.do("homework-builder", builder="platy-coral")
    bright = [each for each in part.picture(desk.session.scene()).spaces if each.states]
    assert {each.depth for each in bright} == {"M", "D"}
    assert "cannot live in shallow water" in desk.refused("homework-pick", row=1, column=1)
    desk.do("homework-pick", row=3, column=1)
    assert "row 3" in desk.refused("homework-pick", row=3, column=1)
    desk.do("homework-builder", builder="platy-coral")
    desk.do("homework-pick", row=3, column=1)
    assert desk_of(desk.session).setup == SetUp("ramp"), "touched again, it comes back"


def test_another_board_sends_builders_back(desk: ReefPage):
    choose(desk)
    desk.do("homework-board", board="atoll")
    assert "went back" in desk.said
    assert desk_of(desk.session).setup == SetUp("atoll")


@each_case(
    ("act", "values"),
    [
        ("homework-board", {"board": "moon"}),
        ("homework-board", {}),
        ("homework-builder", {"builder": "whale"}),
        ("homework-pick", {"row": 9, "column": 1}),
        ("homework-pick", {"row": "x"}),
        ("homework-code", {"code": ["a"]}),
        ("homework-code", {"code": "x" * 10_000}),
        ("homework-print", {}),
    ],
)
def test_what_no_page_sends_changes_nothing(desk: ReefPage, act: str, values: dict[str, Any]):
    desk.do("homework-board", board="ramp")
    before_ = desk_of(desk.session).setup
    desk.refused(act, **values)
    assert desk_of(desk.session).setup == before_


def test_the_open_match_is_left_alone(tmp_path: Path):
    desk = ReefPage(tmp_path)
    desk.do("quick-start")
    log = list(desk.session.open_table.match.entries)
    desk.do("homework-open")
    choose(desk)
    desk.do("homework-close")
    desk.do("part", part="play")
    assert list(desk.session.open_table.match.entries) == log
    assert desk.session.hand.builder is None


def test_a_slip_has_the_code_the_board_and_every_place(desk: ReefPage):
    code = choose(desk)
    slip = one(desk.see(part.SIDE_PART), '[data-key="homework-slip"]')
    assert code in words(slip)
    assert len(slip.select("li")) == FOUNDERS
    for each in desk_of(desk.session).setup.founders:
        assert f"row {each.row}, column {each.column}" in words(slip)
    desk.do("homework-print")
    assert desk.session.printing == part.SLIP


def test_the_card_in_before_says_how_far_it_is(desk: ReefPage):
    desk.do("homework-close")
    assert "wait here for the game" in part.card(desk.session.scene())
    desk.do("homework-open")
    code = choose(desk)
    desk.do("homework-close")
    assert code in part.card(desk.session.scene())
    desk.session.open_sheet_of_part()
    assert "homework-card" in str(questions.BEFORE.render(desk.session.scene()))


def test_it_waits_for_its_student_over_a_reload(tmp_path: Path):
    first = ReefPage(tmp_path)
    first.do("homework-open")
    code = choose(first)
    again = ReefPage(tmp_path)
    again.session.reopen()
    assert desk_of(again.session).code == code


@pytest.mark.parametrize("kept", [None, 7, {"board": 3}, {"board": "moon"}, {"founders": [[1]]}])
def test_what_was_kept_and_fits_no_more_is_an_empty_board(kept: object):
    desk = ReefPage()
    desk.session.work.remember(KEY, kept)
    assert desk_of(desk.session).setup == SetUp()


# -- a match begins with it ----------------------------------------------------------------------
def stands(table: Any, seat: int = 0) -> tuple[str, int]:  # noqa: ANN401  # any handle
    """Return the board of a seat, and how many builders stand on it."""
    state = table.view(seat).state
    board = list(CONTENT.boards)[int(state.boards[seat])]
    return board, int((state.reefs[seat].kind[..., 0] > 0).sum())


def test_a_new_match_begins_with_the_set_up_that_waits(desk: ReefPage):
    code = choose(desk)
    desk.do("homework-close")
    desk.do("part", part="play")
    desk.do("page", page="new")
    assert one(desk.see(pages.WHOLE), '[data-key="code-0"]')["value"] == code
    desk.do("new-begin")
    assert stands(desk.session.open_table) == ("ramp", FOUNDERS)
    assert desk.session.scene().phase == "founding", "Ready is the student's to say"


def test_each_person_at_a_screen_brings_a_code(desk: ReefPage):
    code = choose(desk)
    desk.do("page", page="new")
    desk.do("new-kind", seat=1, value="person")
    desk.do("new-code", seat=0, value="")
    desk.do("new-code", seat=1, value=code.lower())
    desk.do("new-begin")
    assert int(desk.session.open_table.view(0).state.boards[0]) < 0
    assert stands(desk.session.open_table, 1) == ("ramp", FOUNDERS)


def test_a_mistyped_code_begins_no_match(desk: ReefPage):
    desk.do("page", page="new")
    desk.do("new-code", seat=0, value="K7F2")
    problem = one(desk.see(pages.WHOLE), "#code-problem-0")
    assert "has 12 letters; this has 4" in words(problem)
    assert "has 12 letters" in desk.refused("new-begin")
    assert desk.session.table is None


def test_quick_start_takes_what_waits(desk: ReefPage):
    choose(desk)
    desk.do("quick-start")
    assert stands(desk.session.open_table) == ("ramp", FOUNDERS)
    assert desk.session.scene().phase != "founding"


@given(setups())
def test_whatever_has_a_code_can_be_laid_out(setup: SetUp):
    table = MemoryTable(new_match([SeatInfo("A"), SeatInfo("B")], seed=1))
    assert lay_out(table, 1, setup) is None
    assert stands(table, 1) == (setup.board, FOUNDERS)


def test_what_a_match_has_no_pieces_for_is_said(desk: ReefPage):
    """With the printed supply and few tokens of a kind, the rest of the set-up is the student's."""
    fields = msgspec.to_builtins(CONTENT)
    fields["organisms"]["boulder-coral"]["printed"] = 3
    content = msgspec.convert(fields, Content)
    options = {"printed_supply": True}
    table = MemoryTable(new_match([SeatInfo("A")], seed=1, options=options, content=content))
    setup = SetUp("ramp", tuple(Founder(3, column, "boulder-coral") for column in range(1, 6)))
    refused = lay_out(table, 0, setup)
    assert refused is not None
    assert stands(table) == ("ramp", 2), "the Coral Triangle keeps one"
