"""A bank that cannot be used is refused: its file, its entry, its key, and what was expected."""

from pathlib import Path

import pytest

from reefkit.assess import needed_texts, of_bank
from reefkit.content import ContentError, Library
from reefkit.text import catalogue
from tests.assess.asked import ITEMS
from tests.assess.banks import AFTER, BEFORE, CHOICE, bank_of, item, write


def fault(folder: Path, before: str = BEFORE, after: str = AFTER) -> str:
    with pytest.raises(ContentError) as caught:
        bank_of(folder, before, after)
    return str(caught.value)


def test_a_bank_knows_its_items_parts_and_pairs(tmp_path: Path) -> None:
    bank = bank_of(tmp_path)
    assert bank.items["b-2"].right == "bee"
    assert list(bank.of_part("after")) == [f"later-{number}" for number in range(1, 5)]
    assert bank.pairs()["concept-2"] == (("paired-2",), ("later-2",))
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
            "key options: “ant” stands in it twice",
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
            "key right: “ant” stands in it twice",
        ),
        (
            f'kind = "several"\noptions = ["ant", "bee"]\nright = ["ant", "zebra"]\n{ENTRY}',
            "key right: there is no “zebra”; expected one of ant, bee",
        ),
        (f'kind = "number"\nright = "3"\n{ENTRY}', "key right: expected a number, got “3”"),
        (f'kind = "number"\nright = inf\n{ENTRY}', "key right: expected a number, got one that"),
        (f'kind = "matching"\npairs = {{ ant = "hill" }}\n{ENTRY}', "key pairs: at least two"),
        (
            f'kind = "matching"\npairs = {{ ant = "bee", bee = "hive" }}\n{ENTRY}',
            "key pairs: “bee” stands on both sides",
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
def test_a_wrong_entry_is_told_with_its_key(tmp_path: Path, entry: str, problem: str) -> None:
    said = fault(tmp_path, f"{BEFORE}\n[broken]\n{entry}\n")
    assert said.startswith(f"data/before.toml, entry broken, {problem}")


def test_an_item_is_called_by_lower_case_words(tmp_path: Path) -> None:
    said = fault(tmp_path, item("Bad_Name"))
    assert said.startswith("data/before.toml, entry Bad_Name: the name of this key is wrong")


def test_an_item_stands_in_one_file(tmp_path: Path) -> None:
    said = fault(tmp_path, after=f"{AFTER}\n{item('a-1')}")
    assert said == "data/after.toml, entry a-1: an item of the same name stands in before.toml."


def test_a_concept_has_an_item_before_and_one_after(tmp_path: Path) -> None:
    said = fault(tmp_path, f"{BEFORE}\n{item('lone', concept='alone')}")
    assert said == (
        "data/before.toml, entry lone, key concept: a concept needs an item before and an item "
        "after; “alone” has none after."
    )
    twice = fault(tmp_path, f"{BEFORE}\n{item('again', concept='concept-1')}")
    assert twice.startswith("data/before.toml, entry again, key concept: “concept-1” has more")


def test_variants_may_share_a_concept(tmp_path: Path) -> None:
    more = [item(f"form-{n}", concept="shared", variant="shared") for n in (1, 2)]
    bank = bank_of(
        tmp_path, "\n".join([BEFORE, *more]), f"{AFTER}\n{item('end', concept='shared')}"
    )
    assert bank.pairs()["shared"] == (("form-1", "form-2"), ("end",))


def test_a_teachers_overlay_is_named_where_it_is_wrong(tmp_path: Path) -> None:
    ours, theirs = tmp_path / "ours", tmp_path / "theirs"
    for folder in (ours, theirs):
        folder.mkdir()
    write(ours)
    (theirs / "before.toml").write_text('[a-1]\nright = "dog"\n', encoding="utf-8")
    library = Library(theirs, base=ours)
    from reefkit.assess import read_bank  # noqa: PLC0415

    with pytest.raises(ContentError) as caught:
        read_bank(library, "before.toml", "after.toml")
    assert str(caught.value).startswith("theirs/before.toml, entry a-1, key right: there is no")


# -- the texts of an item
def write_texts(folder: Path, texts: str) -> Path:
    (folder / "text" / "en").mkdir(parents=True)
    (folder / "text" / "en" / "items.ftl").write_text(texts, encoding="utf-8")
    return folder


def test_an_item_takes_its_texts_from_the_catalogue(tmp_path: Path) -> None:
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


def test_optional_texts_may_be_absent(tmp_path: Path) -> None:
    texts = catalogue("en", write_texts(tmp_path, "item-quiz = Which?\n"))
    question = of_bank("quiz", ITEMS["choice"], texts)
    assert question.title == question.prompt
    assert (question.why, question.why_option) == ((), {})
    sure = of_bank("quiz", ITEMS["confidence"], texts)
    assert texts.render(sure.labels["high"]) == "sure"


def test_a_family_names_the_options_that_have_no_text_of_their_own(tmp_path: Path) -> None:
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
        ("scale", ["item-q", "assess-scale-low", "assess-scale-high"]),
    ],
)
def test_the_texts_that_an_item_needs_are_listed(kind: str, needed: list[str]) -> None:
    found = needed_texts("q", ITEMS[kind])
    assert set(needed) <= set(found)
    if kind != "matching":
        assert len(found) == len(needed)
