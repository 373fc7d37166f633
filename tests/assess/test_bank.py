"""The bank of questions and the forms made of it."""

from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reefkit.assess.bank import PARTS, Bank, needed_texts, read_bank
from reefkit.assess.form import Form, FormSlot, minutes_of
from reefkit.assess.form_order import compose
from reefkit.assess.forms import read_forms
from reefkit.assess.items import Choice
from reefkit.assess.question import Question, of_bank
from reefkit.content import ContentError, Library
from reefkit.text import catalogue
from tests.assess.asked import ITEMS, asked, sample

TIERS = (
    'kind = "two-tier"\ngoals = ["A"]\noptions = ["ant", "bee"]\nright = "ant"\n'
    'reasons = ["hill", "hive"]\nreason = "hill"\n'
)
CHOICE = 'kind = "choice"\noptions = ["ant", "bee", "cat"]\nright = "bee"\n'


def item(id_: str, goals: str = "A", **keys: object) -> str:
    """Return a choice as TOML; keys give what it has beside."""
    more = "".join(f"{key} = {value!r}\n" for key, value in keys.items())
    listed = ", ".join(f'"{goal}"' for goal in goals)
    return f"[{id_}]\n{CHOICE}goals = [{listed}]\n{more}"


BEFORE = "\n".join(
    [
        *(item(f"{goal.lower()}-{number}", goal) for goal in "ABCDE" for number in range(1, 5)),
        *(item(f"twin-{number}", "A", variant="twin") for number in range(1, 4)),
        '[sure]\nkind = "confidence"\n',
        '[agree]\nkind = "scale"\n',
        '[words]\nkind = "text"\n',
    ]
)
AFTER = "\n".join(item(f"later-{number}", "B") for number in range(1, 5))
PAIRED = "\n".join(
    item(f"concept-{number}-{side}", "B", concept=f"concept-{number}")
    for number in range(1, 5)
    for side in "ab"
)


def write(
    folder: Path, before: str = BEFORE, after: str = AFTER, paired: str = PAIRED, forms: str = ""
) -> Library:
    (folder / "toy").mkdir(exist_ok=True)
    files = {"before": before, "after": after, "paired": paired}
    for name, text in (
        *((f"questions-{shelf}", each) for shelf, each in files.items()),
        ("forms", forms),
    ):
        (folder / "toy" / f"{name}.toml").write_text(dedent(text), encoding="utf-8")
    return Library(base=folder)


def bank_of(folder: Path, before: str = BEFORE, after: str = AFTER, paired: str = PAIRED) -> Bank:
    return read_bank(write(folder, before, after, paired), "toy")


def forms_of(folder: Path, forms: str) -> tuple[Bank, dict[str, Form]]:
    library = write(folder, forms=forms)
    bank = read_bank(library, "toy")
    return bank, read_forms(library, "toy/forms.toml", bank)


def fault(folder: Path, before: str = BEFORE, after: str = AFTER, paired: str = PAIRED) -> str:
    with pytest.raises(ContentError) as caught:
        bank_of(folder, before, after, paired)
    return str(caught.value)


def test_a_bank_knows_its_items_shelves_and_pairs(tmp_path: Path):
    bank = bank_of(tmp_path)
    assert bank.items["b-2"].right == "bee"
    assert list(bank.on_shelf("after")) == [f"later-{number}" for number in range(1, 5)]
    assert bank.pairs()["concept-2"] == ("concept-2-a", "concept-2-b")
    assert bank.question("a-1").prompt.id == "item-a-1"


ENTRY = 'goals = ["A"]\n'


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (ENTRY, "key kind: it is missing; expected one of choice, several, number"),
        (f'kind = "chioce"\n{ENTRY}', "key kind: expected one of choice, several, number"),
        (f'{CHOICE}goals = ["F"]', "key goals, item 1: expected one of A, B, C, D, E, got “F”"),
        (f"{CHOICE}goals = []", "key goals: expected a list"),
        (CHOICE, "key goals: it is missing"),
        (f"{CHOICE}{ENTRY}hint = 1", "key hint: there is no such key"),
        (f"{CHOICE}{ENTRY}minutes = 40", "key minutes: expected a number"),
        (f'kind = "choice"\noptions = ["ant"]\nright = "ant"\n{ENTRY}', "key options: expected"),
        (
            f'kind = "choice"\noptions = ["ant", "bee"]\nright = "be"\n{ENTRY}',
            "key right: there is no “be”; perhaps bee is meant",
        ),
        (
            f'kind = "choice"\noptions = ["ant", "ant"]\nright = "ant"\n{ENTRY}',
            "key options: “ant” is in it twice",
        ),
        (
            f'kind = "choice"\noptions = ["ant", "why"]\nright = "ant"\n{ENTRY}',
            "key options: an option cannot be called “why”",
        ),
        (
            f'kind = "choice"\noptions = ["ant", "level-2"]\nright = "ant"\n{ENTRY}',
            "key options: an option cannot be called “level-2”",
        ),
        (
            f'kind = "several"\noptions = ["ant", "bee"]\nright = ["ant", "ant"]\n{ENTRY}',
            "key right: “ant” is in it twice",
        ),
        (
            f'kind = "several"\noptions = ["ant", "bee"]\nright = ["ant", "zebra"]\n{ENTRY}',
            "key right: there is no “zebra”; expected one of ant, bee",
        ),
        (TIERS.replace('right = "ant"', 'right = "hill"'), "key right: there is no “hill”"),
        (TIERS.replace('reason = "hill"', 'reason = "ant"'), "key reason: there is no “ant”"),
        (TIERS.replace('"hive"', '"ant"'), "key reasons: “ant” is in it twice"),
        (TIERS.replace('"hive"', '"unit"'), "key reasons: an option cannot be called “unit”"),
        (f'kind = "argument"\nlevels = 0\n{ENTRY}', "key levels: expected a whole number"),
        (f'kind = "number"\nright = "3"\n{ENTRY}', "key right: expected a number, got “3”"),
        (f'kind = "number"\nright = inf\n{ENTRY}', "key right: expected a number, got one that"),
        (f'kind = "matching"\npairs = {{ ant = "hill" }}\n{ENTRY}', "key pairs: at least two"),
        (
            f'kind = "matching"\npairs = {{ ant = "bee", bee = "hive" }}\n{ENTRY}',
            "key pairs: “bee” is on both sides",
        ),
        (
            f'kind = "matching"\npairs = {{ ant = "hill", bee = "hive" }}\nextra = ["hive"]\n{ENTRY}',
            "key extra: “hive” is the partner of something",
        ),
        (
            f'kind = "spaces"\nboard = ["SS", "S"]\nright = [[1, 1]]\n{ENTRY}',
            "key board: all lines of a board are of one length",
        ),
        (
            f'kind = "spaces"\nboard = ["SX"]\nright = [[1, 1]]\n{ENTRY}',
            "key board, item 1: expected a text",
        ),
        (
            f'kind = "place"\norganism = "ant"\nboard = ["SS"]\nright = [[1, 3]]\n{ENTRY}',
            "key right: row 1, column 3 is not on the board",
        ),
        (f'kind = "range-plot"\n{ENTRY}', "key kind: expected one of choice"),
        (
            f"{CHOICE}{ENTRY}picture = {{ kind = 'photo' }}",
            "key picture.kind: expected one of reef",
        ),
    ],
)
def test_a_wrong_entry_is_told_with_its_key(tmp_path: Path, entry: str, problem: str):
    said = fault(tmp_path, f"{BEFORE}\n[broken]\n{entry}\n")
    assert said.startswith(f"data/toy/questions-before.toml, entry broken, {problem}")


def test_an_item_is_called_by_lower_case_words(tmp_path: Path):
    said = fault(tmp_path, item("Bad_Name"))
    assert said.startswith(
        "data/toy/questions-before.toml, entry Bad_Name: the name of this key is wrong"
    )


def test_an_item_stands_in_one_file(tmp_path: Path):
    said = fault(tmp_path, after=f"{AFTER}\n{item('a-1')}")
    assert (
        said
        == "data/toy/questions-after.toml, entry a-1: an item of the same name stands in toy/questions-before.toml."
    )


@pytest.mark.parametrize(
    "more", ["", item("third", concept="alone") + item("more", concept="alone")]
)
def test_a_concept_has_two_items(tmp_path: Path, more: str):
    said = fault(tmp_path, paired=f"{PAIRED}\n{item('lone', concept='alone')}{more}")
    assert said == (
        f"data/toy/questions-paired.toml, entry {'more' if more else 'lone'}, key concept: a "
        f"concept has two items in this file, A and B; “alone” has {3 if more else 1}."
    )


def test_a_concept_stands_in_the_paired_file_alone(tmp_path: Path):
    said = fault(tmp_path, f"{BEFORE}\n{item('lone', concept='concept-1')}")
    assert said == (
        "data/toy/questions-before.toml, entry lone, key concept: an item with a concept belongs in "
        "toy/questions-paired.toml, beside its partner."
    )


def test_an_item_of_the_paired_file_has_a_concept(tmp_path: Path):
    said = fault(tmp_path, paired=f"{PAIRED}\n{item('lone')}")
    assert said.startswith("data/toy/questions-paired.toml, entry lone, key concept: a concept has")


@pytest.mark.parametrize(
    "other",
    [
        item("other", "C", concept="pair"),
        item("other", concept="pair").replace('"ant", ', ""),
        '[other]\nkind = "number"\ngoals = ["A"]\nright = 3\nconcept = "pair"\n',
    ],
)
def test_the_items_of_a_concept_are_answered_alike(tmp_path: Path, other: str):
    """Whoever only guesses is right as often of either."""
    said = fault(tmp_path, paired=f"{item('one', concept='pair')}\n{other}")
    assert said.startswith(
        "data/toy/questions-paired.toml, entry other: the two items of a concept"
    )


def test_a_game_may_have_no_pairs(tmp_path: Path):
    library = write(tmp_path)
    (tmp_path / "toy" / "questions-paired.toml").unlink()
    assert read_bank(Library(base=tmp_path), "toy").pairs() == {}
    assert library


def test_a_teachers_overlay_is_named_where_it_is_wrong(tmp_path: Path):
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder in (ours, theirs):
        folder.mkdir()
    write(ours)
    (theirs / "toy").mkdir()
    (theirs / "toy" / "questions-before.toml").write_text(
        '[a-1]\nright = "dog"\n', encoding="utf-8"
    )
    library = Library(theirs, base=ours)
    from reefkit.assess.bank import read_bank  # noqa: PLC0415

    with pytest.raises(ContentError) as caught:
        read_bank(library, "toy")
    assert str(caught.value).startswith(
        "theirs/toy/questions-before.toml, entry a-1, key right: there is no"
    )


# -- the texts of an item
def write_texts(folder: Path, texts: str) -> Path:
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "text" / "en" / "items.ftl").write_text(texts, encoding="utf-8")
    return folder


def test_an_item_takes_its_texts_from_the_catalogue(tmp_path: Path):
    overlay = write_texts(
        tmp_path,
        "item-quiz = Which?\n  .title = The one\n  .fish = a fish\n  .why = So.\n"
        "  .why-snail = Not that.\n",
    )
    texts = catalogue("en", overlay)
    question = of_bank("quiz", ITEMS["choice"], texts)
    assert texts.render(question.title) == "The one"
    assert texts.render(question.labels["fish"]) == "a fish"
    assert [texts.render(each) for each in question.why] == ["So."]
    assert list(question.why_option) == ["snail"]


def test_optional_texts_may_be_absent(tmp_path: Path):
    texts = catalogue("en", write_texts(tmp_path, "item-quiz = Which?\n"))
    question = of_bank("quiz", ITEMS["choice"], texts)
    assert question.title == question.prompt
    assert (question.why, question.why_option) == ((), {})
    sure = of_bank("quiz", ITEMS["confidence"], texts)
    assert texts.render(sure.labels["high"]) == "sure"


def test_a_family_names_the_options_that_have_no_text_of_their_own(tmp_path: Path):
    texts = catalogue("en", write_texts(tmp_path, "item-quiz = Which?\n  .fish = any fish\n"))
    named = ITEMS["choice"].__class__(
        options=("fish", "snail"), right="fish", labels="dwellers", goals=("A",)
    )
    labels = of_bank("quiz", named, texts).labels
    assert {key: each.id for key, each in labels.items()} == {
        "fish": "item-quiz.fish",
        "snail": "dwellers-snail",
    }


@pytest.mark.parametrize(
    ("kind", "needed"),
    [
        ("choice", ["item-q", "item-q.urchin", "item-q.fish", "item-q.snail", "item-q.why"]),
        ("number", ["item-q", "item-q.why"]),
        ("matching", ["item-q.storm", "item-q.break", "item-q.freeze", "item-q.why"]),
        ("place", ["item-q", "organism-coral", "item-q.why"]),
        ("text", ["item-q", "item-q.level-0", "item-q.level-1", "item-q.level-2"]),
        (
            "two-tier",
            ["item-q", "item-q.why", *(f"item-q.{each}" for each in ("dark", "light", "mixed"))]
            + [f"item-q.{each}" for each in ("need", "inherited", "learned")],
        ),
        (
            "argument",
            ["item-q", "item-q.claim", "item-q.evidence", "item-q.reasoning", "item-q.model"]
            + [f"item-q.level-{level}" for level in range(3)],
        ),
        ("scale", ["item-q", "assess-scale-low", "assess-scale-high"]),
    ],
)
def test_the_texts_that_an_item_needs_are_listed(kind: str, needed: list[str]):
    found = needed_texts("q", ITEMS[kind])
    assert set(needed) <= set(found)
    if kind != "matching":
        assert len(found) == len(needed)


# ---- A form asks what it says: repeatable by student, goals in balance, within its time.
STUDENTS = [f"student {number}" for number in range(60)]


@pytest.fixture(name="bank", scope="module")
def _bank(tmp_path_factory: pytest.TempPathFactory) -> Bank:
    return bank_of(tmp_path_factory.mktemp("bank"))


def form(*slots: FormSlot, **more: object) -> Form:
    return Form(part="before", slots=slots, **more)  # type: ignore[arg-type]


def ids(questions: tuple[Question, ...]) -> list[str]:
    return [each.id for each in questions]


def made(count: int, minutes: float = 1.0) -> list[Question]:
    """Return questions as a match offers them, goals A to E in turn."""
    return [
        asked(
            Choice(
                options=("ant", "bee", "cat"), right="bee", goals=("ABCDE"[n % 5],), minutes=minutes
            ),
            f"made:{n}",
            source="match",
        )
        for n in range(count)
    ]


MIXED = form(
    FormSlot(items=("a-1", "sure", "b-1")),
    FormSlot(items=("twin-1", "twin-2", "twin-3")),
    FormSlot(goal="C", count=2),
    FormSlot(count=4),
    survey=("agree", "words"),
)


def test_the_same_student_gets_the_same_questions_in_the_same_order(bank: Bank):
    for student in STUDENTS:
        assert compose(MIXED, bank, [], student) == compose(MIXED, bank, [], student)


def test_students_get_different_orders_and_choices(bank: Bank):
    forms = [ids(compose(MIXED, bank, [], student)) for student in STUDENTS]
    assert len({tuple(each) for each in forms}) == len(STUDENTS)
    assert len({frozenset(each) for each in forms}) > 20


def test_a_student_gets_one_of_the_variants_and_every_variant_has_its_students(bank: Bank):
    got = Counter()
    for student in STUDENTS:
        twins = [each for each in ids(compose(MIXED, bank, [], student)) if "twin" in each]
        assert len(twins) == 1
        got.update(twins)
    assert len(got) == 3
    assert min(got.values()) > 8


def test_variants_are_alternatives_for_slots_that_choose_too(bank: Bank):
    for student in STUDENTS:
        both = form(FormSlot(goal="A", count=3), FormSlot(goal="A", count=2))
        got = ids(compose(both, bank, [], student))
        assert len(got) == len(set(got)) == 5
        assert sum("twin" in each for each in got) == 1
        named = compose(
            form(FormSlot(items=("twin-1",)), FormSlot(goal="A", count=4)), bank, [], student
        )
        assert sum("twin" in each for each in ids(named)) == 1


def test_goals_are_kept_in_balance(bank: Bank):
    for student in STUDENTS:
        goals = Counter(
            each.item.goals[0] for each in compose(form(FormSlot(count=10)), bank, [], student)
        )
        assert set(goals.values()) == {2}
        # What is already asked by name counts: B has one, so the other four come first.
        rest = compose(form(FormSlot(items=("b-1",)), FormSlot(count=4)), bank, [], student)
        assert {each.item.goals[0] for each in rest} == set("ABCDE")


def test_a_slot_of_a_goal_asks_for_that_goal_only(bank: Bank):
    for student in STUDENTS:
        assert {
            each.item.goals
            for each in compose(form(FormSlot(goal="D", count=3)), bank, [], student)
        } == {("D",)}


def test_the_other_part_feelings_and_texts_are_never_chosen(bank: Bank):
    got = {
        id_
        for student in STUDENTS
        for id_ in ids(compose(form(FormSlot(count=15)), bank, [], student))
    }
    assert not any(each.startswith("later") for each in got)
    assert not got & {"sure", "agree", "words"}


def test_how_sure_stays_beside_its_question_and_says_so(bank: Bank):
    for student in STUDENTS:
        questions = compose(MIXED, bank, [], student)
        place = ids(questions).index("sure")
        assert questions[place - 1].id == "a-1"
        assert questions[place].beside == "a-1"
        assert [each.beside for each in questions if each.id != "sure"] == [""] * (
            len(questions) - 1
        )


def test_the_survey_comes_last_and_in_its_own_order(bank: Bank):
    for student in STUDENTS:
        assert ids(compose(MIXED, bank, [], student))[-2:] == ["agree", "words"]


def test_without_shuffling_the_order_is_the_forms_own(bank: Bank):
    plain = form(FormSlot(items=("c-1", "a-1", "b-1")), FormSlot(items=("a-2",)), shuffle=False)
    assert ids(compose(plain, bank, [], "ana")) == ["c-1", "a-1", "b-1", "a-2"]


def test_a_slot_that_stays_is_passed_by_the_shuffling(bank: Bank):
    stays = form(
        FormSlot(items=("a-1", "a-2", "a-3", "a-4")),
        FormSlot(items=("e-1", "e-2"), stays=True),
        FormSlot(items=("b-1", "b-2", "b-3")),
    )
    orders = set()
    for student in STUDENTS:
        got = ids(compose(stays, bank, [], student))
        assert got[4:6] == ["e-1", "e-2"]
        assert set(got[:4]) == {"a-1", "a-2", "a-3", "a-4"}
        orders.add(tuple(got))
    assert len(orders) > 20


def test_pairs_are_crossed(bank: Bank):
    """Who gets A before gets B after and A again later; about half of all begin with B."""
    slots = (FormSlot(concepts=("concept-1", "concept-3")),)
    sides: Counter[str] = Counter()
    for student in STUDENTS:
        before, after, later = (
            ids(compose(Form(part=part, slots=slots, shuffle=False), bank, [], student))
            for part in PARTS
        )
        side = before[0][-1]
        assert before == later == [f"concept-1-{side}", f"concept-3-{side}"]
        assert after == [each[:-1] + {"a": "b", "b": "a"}[side] for each in before]
        sides[side] += 1
    assert min(sides[each] for each in "ab") > len(STUDENTS) / 4


# -- questions from a match
def test_questions_from_a_match_come_in_the_order_offered_and_in_balance(bank: Bank):
    after = Form(part="after", slots=(FormSlot(source="match", count=5),), shuffle=False)
    assert ids(compose(after, bank, made(9), "ana")) == [f"made:{n}" for n in range(5)]
    only = Form(part="after", slots=(FormSlot(source="match", goal="B", count=5),))
    assert sorted(ids(compose(only, bank, made(9), "ana"))) == ["made:1", "made:6"]


def test_a_plot_is_asked_by_its_kind(bank: Bank):
    plots = [
        asked(sample("range-plot").item, "range:1"),
        asked(sample("curve-plot").item, "curve:1"),
    ]
    after = Form(
        part="after",
        slots=(
            FormSlot(source="match", kind="curve-plot", stays=True),
            FormSlot(source="match", count=2),
        ),
    )
    got = ids(compose(after, bank, [*made(1), *plots], "ana"))
    assert got[0] == "curve:1"
    assert sorted(got[1:]) == ["made:0", "range:1"]


def test_without_a_match_its_slots_stay_empty(bank: Bank):
    after = Form(
        part="after", slots=(FormSlot(source="match", count=5), FormSlot(goal="B", count=2))
    )
    assert len(compose(after, bank, [], "ana")) == 2


@given(minutes=st.integers(2, 20), each=st.floats(0.3, 4), key=st.text(max_size=5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_form_never_takes_longer_than_its_minutes(
    bank: Bank, minutes: int, each: float, key: str
):
    after = Form(
        part="after",
        minutes=minutes,
        slots=(FormSlot(source="match", count=9), FormSlot(items=("later-1",)), FormSlot(count=3)),
    )
    questions = compose(after, bank, made(9, each), key)
    assert minutes_of(questions) <= minutes + 1e-6
    assert "later-1" in ids(questions)


# -- wrong forms
RIGHT = """\
[short]
part = "before"
minutes = 15
slots = [{ items = ["a-1", "sure"] }, { goal = "B", count = 2 }, { from = "match", count = 3 }]
survey = ["agree"]
"""


def test_a_form_is_read_from_toml(tmp_path: Path):
    _, forms = forms_of(tmp_path, RIGHT)
    found = forms["short"]
    assert found.slots[2] == FormSlot(source="match", count=3)
    assert (found.feedback, found.attempts, found.shuffle) == ("now", 2, True)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            'slots = [{ items = ["a-9"] }]',
            "key slots, item 1, key items, item 1: there is no “a-9”",
        ),
        (
            'slots = [{ items = ["later-1"] }]',
            "key slots, item 1, key items, item 1: “later-1” belongs",
        ),
        (
            'slots = [{ items = ["a-1", "a-1"] }]',
            "key slots, item 1, key items, item 1: “a-1” is asked",
        ),
        ('slots = [{ items = ["sure"] }]', "key slots, item 1, key items, item 1: “sure” asks how"),
        ('slots = [{ items = ["a-1"], goal = "A" }]', "key slots, item 1: a slot lists items or"),
        (
            'slots = [{ items = ["a-1"], from = "match" }]',
            "key slots, item 1: a slot lists items or",
        ),
        (
            'slots = [{ goal = "C", count = 5 }]',
            "key slots, item 1, key count: the bank has 4 items",
        ),
        ('slots = [{ kind = "number" }]', "key slots, item 1, key count: the bank has no item"),
        (
            'slots = [{ gaol = "C" }]',
            "key slots, item 1, key gaol: there is no such key; perhaps goal",
        ),
        ("slots = []", "key slots: expected a list"),
        ('slots = [{ goal = "F" }]', "key slots, item 1, key goal: expected one of"),
        (
            'slots = [{ goal = "A" }]\nsurvey = ["a-1"]',
            "key survey, item 1: “a-1” has a right answer",
        ),
        (
            'slots = [{ goal = "A" }]\nattempts = 0',
            "key attempts: expected a whole number (at least 1",
        ),
        (
            'slots = [{ goal = "A" }]\nfeedback = "soon"',
            "key feedback: expected one of now, end, none",
        ),
        (
            'slots = [{ items = ["a-1", "a-2", "a-3"] }]\nminutes = 2',
            "key minutes: the items take 3 minutes, and the form allows 2",
        ),
    ],
)
def test_a_wrong_form_is_told_with_its_key(tmp_path: Path, line: str, problem: str):
    with pytest.raises(ContentError) as caught:
        forms_of(tmp_path, f'{RIGHT}\n[broken]\npart = "before"\n{line}\n')
    said = str(caught.value)
    assert said.startswith("data/toy/forms.toml, entry broken, ")
    assert problem in said.replace("slots.", "slots, ")


def test_of_variants_the_longest_counts_for_the_time(tmp_path: Path):
    text = (
        RIGHT
        + '[twins]\npart = "before"\nminutes = 1\nslots = [{ items = ["twin-1", "twin-2"] }]\n'
    )
    _, forms = forms_of(tmp_path, text)
    assert forms["twins"].minutes == 1
