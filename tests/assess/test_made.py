"""Whatever templates draft, what is offered has exactly one right option, and no two alike."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from reefkit.assess.grading import grade
from reefkit.assess.items import (
    Choice,
    Curve,
    DrawingPicture,
    Number,
    Ordering,
    RangeChartItem,
    Several,
)
from reefkit.assess.plots import TrueCurve, TrueRanges
from reefkit.assess.question import NamedOption
from reefkit.assess.question_maker import (
    TELLING,
    Draft,
    DraftItem,
    MatchQuestions,
    Template,
    Wording,
    busiest,
    offer,
)
from reefkit.assess.question_page import shown
from reefkit.text import Message, catalogue
from tests.assess.asked import GOALS

SAYINGS = ("list-empty", "number-undefined", "assess-scale-low", "assess-scale-high")
# Few ids and few names, so that many drafts hold one twice; names that differ in case or blanks
# only; names that are different messages and the same words.
ids = st.sampled_from(["ant", "bee", "cat", "dog", "2", "10", "3,5", "the-right-one", "wrong", ""])
labels = st.one_of(
    st.sampled_from(["ant", "Ant", " ant ", "bee", "ox  bee", "ox bee", "10", "yes"]).map(
        lambda name: Message("assess-nameless", {"id": name})
    ),
    st.sampled_from(SAYINGS).map(Message),
)
options = st.builds(NamedOption, ids, labels)
drafts = st.builds(
    Draft,
    about=st.text(max_size=5),
    prompt=labels,
    right=options,
    others=st.lists(options, max_size=8).map(tuple),
    also_right=st.frozensets(ids, max_size=3),
    why=st.just((Message("list-empty"),)),
    ascending=st.booleans(),
)


def said(label: Message, locale: str) -> str:
    return " ".join(catalogue(locale).render(label).casefold().split())


def template(*made: Draft | DraftItem, id_: str = "t", goals: str = "A") -> Template:
    title = Message("list-empty")
    return Template(id=id_, title=title, goals=tuple(goals), ask=lambda _facts: made)


@given(
    made=st.lists(drafts, max_size=5, unique_by=lambda each: each.about), key=st.text(max_size=5)
)
def test_exactly_one_option_is_right_and_all_differ(made: list[Draft], key: str):
    found = offer([template(*made)], None, key)
    assert len(found) <= 1
    for question in found:
        item = question.item
        draft = next(each for each in made if f"t:{each.about}" == question.id)
        assert item.right == draft.right.id
        assert 3 <= len(item.options) <= 4
        assert len(set(item.options)) == len(item.options)
        assert item.right in item.options
        assert not set(item.options) & draft.also_right - {item.right}
        for locale in ("en", "en-simple"):
            words = [said(question.labels[each], locale) for each in item.options]
            assert len(set(words)) == len(words)
        assert not any(word in option for option in item.options for word in TELLING)
        rights = [each for each in item.options if grade(question, {"option": each}).right]
        assert rights == [item.right]
        assert {each.id for each in shown(question, "ana").options} == set(item.options)


@given(made=st.lists(drafts, max_size=5))
def test_a_draft_that_can_be_asked_is_not_lost(made: list[Draft]):
    """A fine draft among others that are not: something is offered, whatever the others are."""
    assert offer([template(*made, fine("fine"))], None, "ana")


def named(*names: str) -> tuple[NamedOption, ...]:
    return tuple(NamedOption(each, Message("assess-nameless", {"id": each})) for each in names)


def fine(about: str, right: str = "ant", *others: str, **more: object) -> Draft:
    return Draft(
        about=about,
        prompt=Message("list-empty"),
        right=named(right)[0],
        others=named(*(others or ("bee", "cat", "dog", "elk"))),
        why=(Message("list-empty"),),
        **more,  # type: ignore[arg-type]
    )


def test_a_made_question_carries_its_feedback_goals_and_moment():
    (question,) = offer([template(fine("r3", moment=41), goals="BD")], None, "ana")
    assert (question.id, question.source, question.moment) == ("t:r3", "match", 41)
    assert question.item.goals == ("B", "D")
    assert question.why == (Message("list-empty"),)


def test_the_best_distractors_are_taken_first():
    (question,) = offer([template(fine("x"))], None, "ana")
    assert set(question.item.options) == {"ant", "bee", "cat", "dog"}


def test_what_would_be_right_as_well_is_no_distractor():
    draft = fine("x", also_right=frozenset({"bee", "ant"}))
    (question,) = offer([template(draft)], None, "ana")
    assert set(question.item.options) == {"ant", "cat", "dog", "elk"}


@pytest.mark.parametrize(("right", "places"), [("9", [0, 1, 2, 3]), ("1", [0, 1]), ("0", [0])])
def test_a_number_that_is_right_stands_anywhere(right: str, places: list[int]):
    near = [each for each in ("40", "50", "0", "1", "2", "3", "4", "60") if each != right]
    stands: Counter[int] = Counter()
    for number in range(200):
        drafts = template(fine("x", right, *near, ascending=True))
        (question,) = offer([drafts], None, f"student {number}")
        stands[question.item.options.index(right)] += 1
    assert sorted(stands) == places
    assert min(stands.values()) > 25


def test_no_count_is_larger_than_it_can_be():
    options = Wording("ask").counted(3, [7], most=4)["others"]
    assert [each.id for each in options] == ["4", "2", "1", "0"]


def test_the_best_templates_ask_first():
    several = [template(id_=id_) for id_ in "abcde"]
    made = MatchQuestions(lambda *_: None, (), (tuple(several[:3]), tuple(several[3:])), ("e", "b"))
    assert [each.id for each in made.templates] == ["e", "b", "a", "d", "c"]


@pytest.mark.parametrize(
    "draft",
    [
        fine("x", "ant", "bee"),
        fine("x", "ant", "ant", "bee", "ANT"),
        fine("x", "ant", "bee", "cat", also_right=frozenset({"cat"})),
        fine("x", "right-ant"),
    ],
)
def test_a_draft_without_two_true_distractors_is_dropped(draft: Draft):
    assert offer([template(draft)], None, "ana") == []


def test_options_that_read_alike_at_the_easier_level_are_alike():
    """“I agree” is “yes” in easier words."""
    agree, yes = Message("assess-scale-high"), Message("assess-nameless", {"id": "yes"})
    assert said(agree, "en") != said(yes, "en")
    others = (NamedOption("agree", agree), NamedOption("yes", yes), *named("bee", "cat"))
    draft = replace(fine("x"), others=others)
    (question,) = offer([template(draft)], None, "ana")
    assert set(question.item.options) == {"ant", "agree", "bee", "cat"}


def test_numbers_are_listed_from_small_to_large():
    (question,) = offer([template(fine("x", "9", "10", "2", "11", ascending=True))], None, "a")
    assert question.item.options == ("2", "9", "10", "11")
    assert [each.id for each in shown(question, "b").options] == ["2", "9", "10", "11"]


def test_the_order_of_a_made_question_does_not_follow_the_draft():
    places = Counter()
    for number in range(200):
        (question,) = offer([template(fine("x"))], None, f"student {number}")
        places[question.item.options.index("ant")] += 1
    assert sorted(places) == [0, 1, 2, 3]
    assert min(places.values()) > 25


def test_the_same_key_offers_the_same_questions():
    templates = [template(*(fine(f"r{n}") for n in range(6)), id_=f"t{n}") for n in range(5)]
    offers = [offer(templates, None, f"student {n}") for n in range(20)]
    assert offers == [offer(templates, None, f"student {n}") for n in range(20)]
    assert len({tuple(each.id for each in one) for one in offers}) > 15
    assert all([each.id[:2] for each in one] == ["t0", "t1", "t2", "t3", "t4"] for one in offers)


def test_a_choice_seldom_moves_when_a_match_goes_on():
    """Drafts more, as a round more gives: most questions already answered stay asked."""
    stayed = 0
    for number in range(100):
        before, after = (
            offer([template(*(fine(f"r{n}") for n in range(count)))], None, f"student {number}")
            for count in (4, 5)
        )
        stayed += before[0].id == after[0].id
    assert stayed > 65


class Facts(Struct):
    rounds: int


def test_no_two_questions_show_one_picture():
    web, other = (DrawingPicture(name="web", values={"levels": [id_]}) for id_ in ("ant", "bee"))
    first = template(fine("x", picture=web), id_="first")
    both = template(fine("x", picture=web), fine("y", picture=other), id_="both")
    same = template(fine("x", picture=web), id_="same")
    found = offer([first, both, same, template(fine("z"), id_="bare")], None, "any")
    assert [each.id for each in found] == ["first:x", "both:y", "bare:z"]


def test_a_template_that_does_not_apply_offers_nothing():
    late = Template(
        id="late",
        title=Message("list-empty"),
        goals=("A",),
        ask=lambda facts: [fine("late")] if facts.rounds > 2 else [],
    )
    assert offer([late], Facts(2), "ana") == []
    assert [each.id for each in offer([late], Facts(3), "ana")] == ["late:late"]


@pytest.mark.parametrize(
    ("busy", "chosen"),
    [
        ([1], [1]),
        ([0, 0, 0], [1, 2, 3]),
        ([0, 0, 0, 0, 0, 0, 2, 0], [2, 3, 4, 5, 6, 7]),
        ([1, 0, 0, 0, 0, 0, 0, 0, 1, 1], [5, 6, 7, 8, 9, 10]),
    ],
)
def test_what_is_drawn_are_the_times_in_which_most_happened(busy: list[int], chosen: list[int]):
    assert list(busiest(busy, 6)) == chosen


def other_kind(item: object, **labels: str) -> DraftItem:
    texts = {key: Message("assess-nameless", {"id": text}) for key, text in labels.items()}
    return DraftItem(
        about="x",
        prompt=Message("list-empty"),
        item=item,
        labels=texts,
    )


@pytest.mark.parametrize(
    "item",
    [
        Number(right=3, **GOALS),
        Several(options=("ant", "bee"), right=("ant",), **GOALS),
        RangeChartItem(plot=TrueRanges(rounds=2, ranges={"ant": (0, 2)}), **GOALS),
        Curve(plot=TrueCurve(values=(1, 2), most=5, losses=(1,)), **GOALS),
    ],
)
def test_other_kinds_are_offered_with_the_templates_goals(item: object):
    (question,) = offer([template(other_kind(item, ant="ant", bee="bee"), goals="CE")], None, "")
    assert question.item.goals == ("C", "E")


@pytest.mark.parametrize(
    "item",
    [
        Number(right=float("nan"), **GOALS),
        Choice(options=("ant", "bee"), right="cat", **GOALS),
        Choice(options=("ant", "ant"), right="ant", **GOALS),
        Several(options=("ant", "bee"), right=("ant", "ant"), **GOALS),
        Ordering(options=("ant", "ant"), **GOALS),
        RangeChartItem(plot=TrueRanges(rounds=2, ranges={"ant": (0, 3)}), **GOALS),
        RangeChartItem(plot=TrueRanges(rounds=2, ranges={"ant": (2, 1)}), **GOALS),
        RangeChartItem(plot=TrueRanges(rounds=2, ranges={"ant": (0, 1)}, given=("ant",)), **GOALS),
        RangeChartItem(
            plot=TrueRanges(rounds=2, ranges={"ant": (0, 1)}, disasters={"g": (3,)}), **GOALS
        ),
        RangeChartItem(
            plot=TrueRanges(
                rounds=2, ranges={"ant": (0, 1), "bee": (0, 2)}, endings={"ant": "extinct"}
            ),
            **GOALS,
        ),
        Curve(plot=TrueCurve(values=(1, 9), most=5), **GOALS),
        Curve(plot=TrueCurve(values=(1, 2), most=5, losses=(2,)), **GOALS),
        Curve(plot=TrueCurve(values=(1, 2), most=5, given=(0, 1)), **GOALS),
        Curve(plot=TrueCurve(values=(1, 2), most=5, counts=({"ant": 1},)), **GOALS),
    ],
)
def test_an_item_that_contradicts_itself_is_dropped(item: object):
    assert offer([template(other_kind(item, ant="ant", bee="bee"))], None, "") == []


def test_options_that_read_alike_are_dropped_in_other_kinds_too():
    item = Several(options=("ant", "bee"), right=("ant",), **GOALS)
    assert offer([template(other_kind(item, ant="An  ant", bee="an ant"))], None, "") == []
