"""What the exercises of the data notebooks are marked, answered well and badly, with many seeds."""

import re
import tomllib
from collections.abc import Callable
from itertools import takewhile
from typing import Any

import nbformat
import pandas as pd
import pytest

import reefkit
from reefkit.labs.lesson.exercises import EXERCISES
from reefkit.match.match import Match
from reefkit.text import Message, catalogue
from tests.support.effort import effort
from tests.support.tree import ROOT

SAY = catalogue()
GAMES = ("succession", "climate-change", "blue-expanse", "reef-survivor")

ANSWERS = {
    game: tomllib.loads((ROOT / "tests" / "data" / "answers" / f"{game}.toml").read_text("utf-8"))
    for game in GAMES
}
"""For each exercise, code that earns the mark (`right`), and code that does not (`wrong`)."""
NOT_YET = re.compile(r"AssertionError\(['\"]?Not yet\. ")
"""The start of a failed check's error: a sentence for the student."""
CHECKED = re.compile(r'rk\.check\("([\w-]+)"')
"""The exercises that a check cell names."""
LAZY = ("1", "None", "nan", "''", "[]", "pd.Series(dtype=float)", "rk.presence(match)")
"""Answers that can be tried in any exercise without reading it."""


@pytest.fixture(autouse=True)
def computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play no match twice: every answer to an exercise, and each check of one, asks for the same."""
    monkeypatch.setattr(Match, "__repr__", object.__repr__)  # by which two matches are told apart
    for name in ("play", "ensemble", "diversity"):
        monkeypatch.setattr(reefkit, name, _remembered(getattr(reefkit, name)))


def _remembered(make: Callable[..., Any]) -> Callable[..., Any]:
    kept: dict[str, Any] = {}

    def found(*given: object, **named: object) -> Any:  # noqa: ANN401
        if any(isinstance(each, pd.DataFrame) for each in given):
            return make(*given, **named)
        key = repr((given, named))
        if key not in kept:
            kept[key] = make(*given, **named), given
        result, _ = kept[key]
        return result.copy() if isinstance(result, pd.DataFrame) else result

    return found


def _cells(game: str, seed: int | None) -> list[nbformat.NotebookNode]:
    """Return the code of a teachers' notebook; of another seed up to where many matches begin."""
    path = ROOT / "lessons" / game / "teachers" / f"{game}-data.ipynb"
    code = [each for each in nbformat.read(path, as_version=4).cells if each.cell_type == "code"]
    first = code[0]
    if seed is None:
        return code
    first.source, found = re.subn(r"seed=\d+", f"seed={seed}", first.source)
    assert found == 1
    alike = ("rk.ensemble(", "seed in range(4)")
    return list(takewhile(lambda each: not any(word in each.source for word in alike), code))


def _mark(names: dict[str, Any], answer: str, check: str) -> str:
    """Answer an exercise, and return the error of its check cell; empty if it earns the mark."""
    names = {**names}
    try:
        exec(answer, names)  # noqa: S102  # as the kernel does
        exec(check, names)  # noqa: S102
    except Exception as error:  # noqa: BLE001  # nbgrader gives no mark after any error
        return repr(error)
    return ""


def _lazy(solved: str, names: dict[str, Any]) -> list[str]:
    """Return lazy answers that are wrong: in all names of an exercise, and in one of several."""
    model = {**names}
    exec(solved, model)  # noqa: S102
    asked = solved.partition(" = ")[0].split(", ")
    tried = []
    for each in LAZY[:: effort(len(LAZY), 1)]:
        value = eval(each, model)  # noqa: S307
        wrong = [name for name in asked if not _close(value, model[name])]
        if wrong:
            tried.append(" = ".join([*asked, each]))
        tried += [f"{solved}\n{name} = {each}" for name in wrong if len(asked) > 1]
    return tried


def _close(value: object, model: object) -> bool:
    """Whether a lazy number is the right one, as 0 and 1 may be; two decimals are enough."""
    numbers = all(pd.api.types.is_number(each) for each in (value, model))
    return numbers and abs(value - model) <= 0.005


@pytest.mark.parametrize("seed", [None, *range(effort(0, 20))])
@pytest.mark.parametrize("game", GAMES)
def test_a_fair_teacher_agrees_with_the_marks(game: str, seed: int | None):
    """Right answers, such as a hint followed to the letter, earn a mark.

    Usual mistakes and lazy answers do not, and get a sentence.
    """
    names: dict[str, Any] = {"display": lambda *_: None}
    cells = _cells(game, seed)
    unfair: list[tuple[str, str, str]] = []
    asked, said = set[str](), ""
    for cell, after in zip(cells, [*cells[1:], None], strict=True):
        marked = cell.metadata.get("nbgrader")
        if marked and marked.solution and after:
            stub = cell.source.partition("### BEGIN")[0]
            answers = ANSWERS[game][marked.grade_id]
            # 0 may be right of another match.
            bad = [*answers["wrong"], *_lazy(cell.source, names)] if seed is None else []
            found = [(code, _mark(names, stub + code, after.source)) for code in answers["right"]]
            unfair += [(marked.grade_id, code, error) for code, error in found if error]
            found = [(code, _mark(names, stub + code, after.source)) for code in ["", *bad]]
            unfair += [
                (marked.grade_id, code, error or "passes")
                for code, error in found
                if not NOT_YET.match(error)
            ]
            asked |= {*CHECKED.findall(after.source)}
            said += "".join(error for _, error in found)
        exec(cell.source, names)  # noqa: S102
    assert unfair == []
    if seed is None:
        of_match = {f"{names['match'].game.id}-{each}" for each in asked}
        starts = tuple(f"checked-{each}-" for each in (asked | of_match) & {*EXERCISES})
        unsaid = [each for each in SAY.ids() if each.startswith(starts)]
        unsaid = [each for each in unsaid if SAY.render(Message(each)) not in said]
        assert unsaid == []  # each likely mistake is one of the wrong answers
