"""The bank with its keys covered, for somebody who did not write it; and the answers held against it.

    python -m tools.blind                  print the questions
    python -m tools.blind --simple         the same at the easier reading level
    python -m tools.blind answers.txt      score a file of answers

A file of answers has one line a question, ``number = answer``; lines that begin with ``#`` are
remarks. How to write an answer is printed under each question.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from reefkit.assess.bank import Bank, read_bank
from reefkit.assess.items import CardPicture, Confidence, GraphPicture, ReefPicture, Scale, Text
from reefkit.assess.question import Question
from reefkit.assess.question_page import ShownQuestion, shown
from reefkit.assess.sitting import grade
from reefkit.content import Library
from reefkit.text import Catalogue, Message, catalogue

ORDER = "a reader with the keys covered"
HOW = {
    "choice": "one letter",
    "several": "letters of all that are right, with blanks",
    "two-tier": "a letter, and the number of the reason, such as b2",
    "number": "a number",
    "ordering": "all letters in order, with blanks",
    "matching": "letter and number pairs, such as a2 b1",
    "spaces": "row-column of all spaces, such as 3-2 4-1; row 1 is the last line",
    "place": "row-column of one space, such as 3-2; row 1 is the last line",
}


def bank() -> Bank:
    return read_bank(Library(), "reef")


def graded(of: Bank) -> dict[int, Question]:
    """Number the questions that have a key, in the order of the files."""
    open_ = Text | Confidence | Scale
    ids = [id_ for id_, item in of.items.items() if not isinstance(item, open_)]
    return {number: of.question(id_) for number, id_ in enumerate(ids, 1)}


def sheet(questions: dict[int, Question], say: Catalogue) -> str:
    return "\n\n".join(
        "\n".join(_asked(number, shown(question, ORDER), say))
        for number, question in questions.items()
    )


def _asked(number: int, given: ShownQuestion, say: Catalogue) -> Iterator[str]:
    unit = f" [{say.render(given.unit)}]" if given.unit else ""
    yield f"{number}. {say.render(given.prompt)}{unit}"
    if isinstance(given.picture, CardPicture):
        name = f"card-{given.picture.card}"
        yield f"   ({say.render(Message(name))}: {say.render(Message(f'{name}.rule'))})"
    if isinstance(given.picture, GraphPicture):
        yield f"   ({say.render(Message(f'graph-reef-{given.picture.name}.said'))})"
    if isinstance(given.picture, ReefPicture):
        yield from (f"   {row}" for row in given.picture.rows)
    elif given.board:
        rows = range(len(given.board), 0, -1)
        yield from (f"   {row} | {line}" for row, line in zip(rows, given.board, strict=True))
    for letter, option in zip(ascii_lowercase, given.options, strict=False):
        yield f"   {letter}) {say.render(option.label)}"
    for count, other in enumerate((*given.partners, *given.reasons), 1):
        yield f"   {count}) {say.render(other.label)}"
    yield f"   answer: {HOW[given.kind]}"


def read_answers(text: str) -> dict[int, str]:
    """Read a file of answers; a line that is none raises ValueError."""
    found = {}
    for line in text.splitlines():
        if line.strip() and not line.strip().startswith("#"):
            number, _, answer = line.partition("=")
            found[int(number)] = answer.strip()
    return found


def raw_of(question: Question, answer: str) -> Any:  # noqa: ANN401, PLR0911 (any JSON; a line a kind)
    """Turn a written answer into what a page would send."""
    given = shown(question, ORDER)
    options = dict(zip(ascii_lowercase, (each.id for each in given.options), strict=False))
    words = answer.lower().replace(",", " ").split()
    match given.kind:
        case "choice":
            return {"option": options.get(answer.lower(), answer)}
        case "two-tier":
            reasons = {str(n): each.id for n, each in enumerate(given.reasons, 1)}
            tiers = answer.lower().replace(" ", "")
            return {"option": options.get(tiers[:1]), "reason": reasons.get(tiers[1:])}
        case "several":
            return {"options": [options.get(word, word) for word in words]}
        case "ordering":
            return {"order": [options.get(word, word) for word in words]}
        case "matching":
            partners = {str(n): each.id for n, each in enumerate(given.partners, 1)}
            pairs = {options.get(word[0], word[0]): partners.get(word[1:]) for word in words}
            return {"pairs": pairs}
        case "spaces":
            return {"spaces": [_space(word) for word in words]}
        case "place":
            return {"space": _space(words[0]) if words else None}
        case _:
            return {"number": answer}


def _space(word: str) -> list[int]:
    row, _, column = word.partition("-")
    return [int(row), int(column)]


def disagreements(questions: dict[int, Question], answers: dict[int, str]) -> list[str]:
    """List the questions whose answer is not what the key says, unanswered ones too."""
    found = []
    for number, question in questions.items():
        answer = answers.get(number, "")
        verdict = grade(question, raw_of(question, answer))
        if verdict.right is not True:
            key = getattr(question.item, "right", None) or getattr(question.item, "pairs", None)
            key = key or question.item.options  # type: ignore[union-attr]
            given = raw_of(question, answer) if answer else "nothing"
            found.append(f"{number} {question.id}: answered {given}, key {key}")
    return found


def main(arguments: list[str]) -> int:
    """Print the questions, or score the file that is named."""
    questions = graded(bank())
    files = [each for each in arguments if not each.startswith("-")]
    if not files:
        level = "en-simple" if "--simple" in arguments else "en"
        sys.stdout.write(sheet(questions, catalogue(level)) + "\n")
        return 0
    answers = read_answers(Path(files[0]).read_text(encoding="utf-8"))
    found = disagreements(questions, answers)
    agreed = len(questions) - len(found)
    lines = [*found, f"{agreed} of {len(questions)} agree with the key."]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
