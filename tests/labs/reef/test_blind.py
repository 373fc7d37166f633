"""The covered bank: it gives nothing away, and scores what somebody answered."""

from __future__ import annotations

import re
from pathlib import Path
from string import ascii_lowercase

import pytest

from reefkit.assess import Question, shown
from reefkit.text import catalogue
from tests.labs.reef import blind

QUESTIONS = blind.graded(blind.bank())
SAY = catalogue("en")


def by_the_key(question: Question) -> str:  # noqa: PLR0911 (a line a kind)
    """Write the right answer as a reader would."""
    item, given = question.item, shown(question, blind.ORDER)
    letter = {each.id: name for name, each in zip(ascii_lowercase, given.options, strict=False)}
    partner = {each.id: str(number) for number, each in enumerate(given.partners, 1)}
    match given.kind:
        case "choice":
            return letter[item.right]  # type: ignore[union-attr]
        case "several":
            return " ".join(letter[each] for each in item.right)  # type: ignore[union-attr]
        case "ordering":
            return " ".join(letter[each] for each in item.options)  # type: ignore[union-attr]
        case "matching":
            pairs = item.pairs.items()  # type: ignore[union-attr]
            return " ".join(letter[left] + partner[right] for left, right in pairs)
        case "spaces":
            return " ".join(f"{row}-{column}" for row, column in item.right)  # type: ignore[union-attr]
        case "place":
            row, column = item.right[-1]  # type: ignore[union-attr]
            return f"{row}-{column}"
        case _:
            return f"{item.right:g}"  # type: ignore[union-attr]


def test_whoever_answers_by_the_key_agrees_with_it() -> None:
    answers = {number: by_the_key(each) for number, each in QUESTIONS.items()}
    assert blind.disagreements(QUESTIONS, answers) == []


@pytest.mark.parametrize("number", QUESTIONS)
def test_another_answer_is_listed(number: int) -> None:
    question = QUESTIONS[number]
    words = by_the_key(question).split()
    others = [*(each for each in "abcdef" if each not in words), "1"]
    other = {"choice": others[0], "number": "-7", "place": "9-9"}.get(
        question.kind, " ".join(words[1:] or words[:0])
    )
    found = blind.disagreements({number: question}, {number: other})
    assert len(found) == 1
    assert found[0].startswith(f"{number} {question.id}:")


def test_every_question_is_asked_without_its_feedback() -> None:
    sheet = blind.sheet(QUESTIONS, SAY)
    numbers = [int(each) for each in re.findall(r"^(\d+)\. ", sheet, re.MULTILINE)]
    assert numbers == list(QUESTIONS)
    for question in QUESTIONS.values():
        for told in (*question.why, *question.why_option.values()):
            assert SAY.render(told) not in sheet
    assert "⟦" not in sheet


def test_options_do_not_stand_in_the_order_of_the_file() -> None:
    first = [
        shown(each, blind.ORDER).options[0].id == each.item.right  # type: ignore[union-attr]
        for each in QUESTIONS.values()
        if each.kind == "choice"
    ]
    assert 0 < sum(first) < 0.6 * len(first)


def test_a_file_of_answers_is_scored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "answers.txt"
    file.write_text(f"# mine\n1 = {by_the_key(QUESTIONS[1])}\n", encoding="utf-8")
    assert blind.main([str(file)]) == 1
    said = capsys.readouterr().out
    assert f"1 of {len(QUESTIONS)} agree with the key." in said
    assert f"{QUESTIONS[1].id}: " not in said
    assert f"{QUESTIONS[2].id}: answered nothing" in said
