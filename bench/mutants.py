"""What share of planted faults the tests notice: `python bench/mutants.py`, for some hours.

Cosmic Ray's operators say where the games, matches, assessment, classroom and the labs' sessions
can be mutated; a seed draws places, and for each of them one mutant. A mutant is judged by at most
40 of the tests that run its line, those of the nearest names first. Tests in a browser or against
a server are left out, so the whole suite kills more than is told here.

A clone of the last commit is mutated, and what is stopped goes on where it was. The goal is what
the tests killed before the package was rebuilt, told by (with the one library that only it needs)

    pip install --target ../then filelock==4.2.11
    PYTHONPATH=../then python bench/mutants.py --tree ../reefkit-at-7bb81a1 --keep ../mutants-before
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import math
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

import parso
import pytest
from cosmic_ray.ast import ast_nodes
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names
from coverage import CoverageData

ROOT = Path(__file__).resolve().parents[1]
KEEP = Path("~/.cache/reefkit-mutants").expanduser()
GOAL = "not under what it was"
DRAWN = re.compile(r"reefkit/(games|match|assess|classroom)/|reefkit/labs/(.*/)?session")
LEFT_OUT = {"browser", "docs", "hub", "lessons", "load", "project", "serve"}
TESTS, NEAR = 40, 25
"""How many tests judge a mutant, and how many of them by their names; the others are drawn."""
BUDGET = 1 / 80
"""What share of the seconds of all tests those of one mutant may take."""
CPU_SECONDS = 20
"""Processor time for a mutant, beside twice what its tests take."""
# What no mutant changes. (Pytest must load its plugins itself, to rewrite their assertions.)
LIBRARIES = ("numpy", "pandas", "bs4", "bqplot", "ipycanvas", "ipywidgets", "sqlalchemy")


class Place(NamedTuple):
    """Where one kind of operator can mutate a file; lines from 1, columns from 0."""

    path: str
    start: tuple[int, int]
    kind: str


class Outcome(NamedTuple):
    """What became of a mutant: killed, timeout, survived, or no test where none runs its line."""

    number: int
    path: str
    line: int
    code: str
    tests: int
    result: str


def files_of(tree: Path) -> list[str]:
    """List the files that mutants are drawn from, relative to their tree."""
    found = (str(path.relative_to(tree)) for path in tree.glob("reefkit/**/*.py"))
    return sorted(path for path in found if DRAWN.match(path))


def draw(tree: Path, seed: int) -> Iterator[tuple[Place, str]]:
    """Yield place and mutated source of every mutant that Python can read, at random."""
    chance = random.Random(seed)  # noqa: S311
    # Those that take arguments replace variables by random numbers, which no seed repeats.
    named = {name: get_operator(name) for name in operator_names()}
    operators = {name: made() for name, made in named.items() if not made.arguments()}
    places: dict[Place, list[tuple[str, int]]] = defaultdict(list)
    for path in files_of(tree):
        source = (tree / path).read_text("utf-8")
        typed = list(_annotations(source))
        for node in ast_nodes(parso.parse(source)):
            for name, operator in operators.items():
                for index, (start, _) in enumerate(operator.mutation_positions(node)):
                    if not any(first <= start < last for first, last in typed):
                        places[Place(path, start, name.partition("_")[0])].append((name, index))
    for place in chance.sample(sorted(places), len(places)):
        name, index = chance.choice(places[place])
        source = (tree / place.path).read_text("utf-8")
        mutated = _mutate(source, place.start, operators[name], index)
        with suppress(SyntaxError):
            if ast.dump(ast.parse(mutated)) != ast.dump(ast.parse(source)):
                yield place, mutated


def _annotations(source: str) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yield from where to where a type is said, which no test can run."""
    for node in ast.walk(ast.parse(source)):
        for typed in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(typed, ast.expr):
                end = (typed.end_lineno or 0, typed.end_col_offset or 0)
                yield (typed.lineno, typed.col_offset), end


def _mutate(source: str, start: tuple[int, int], operator: Operator, index: int) -> str:
    tree = parso.parse(source)
    for node in ast_nodes(tree):
        if any(position == start for position, _ in operator.mutation_positions(node)):
            siblings = node.parent.children
            at = next(i for i, child in enumerate(siblings) if child is node)
            changed = operator.mutate(node, index)
            siblings[at : at + 1] = [] if changed is None else [changed]
            break
    return str(tree.get_code())


class Judges:
    """The tests, chosen by what each ran when all of them ran under coverage.py."""

    def __init__(self, tree: Path, keep: Path) -> None:
        if not (keep / "seconds.json").exists():
            listed = json.dumps([str(tree / path) for path in files_of(tree)])
            (keep / "files.json").write_text(listed, "utf-8")
            rooms = sorted({str(path.relative_to(tree)) for path in tree.glob("tests/[a-z]*/")})
            rooms = [room for room in rooms if room.partition("/")[2] not in LEFT_OUT]
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
            paths = os.pathsep.join([str(tree), str(ROOT / "bench"), *sys.path])
            ours = {"PYTHONPATH": paths, "REEFKIT_MUTANTS": str(keep), "CI": "true"}
            command += ["-p", "_covered", *rooms]
            ended = subprocess.run(command, cwd=tree, env=os.environ | ours, check=False)  # noqa: S603
            if ended.returncode not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED}:
                sys.exit("not all tests ran: what they cover is not known")
        self.seconds: dict[str, float] = json.loads((keep / "seconds.json").read_text("utf-8"))
        self._data = CoverageData(str(keep / "coverage.sqlite"))
        self._data.read()
        self._sources = {path: (tree / path).read_text("utf-8") for path in files_of(tree)}
        measured = self._data.measured_files()
        self._names = {name[name.rindex("/reefkit/") + 1 :]: name for name in measured}

    def of(self, path: str, line: int, source: str, chance: random.Random) -> list[str]:
        """Choose the tests that judge a mutant of a line, the nearest first.

        Where few run it (on import, or while content is read that is kept then), the module's join;
        where none run the module, which only declares, those of the modules that import it. Those
        that have its path in their names look at what it declares.
        """
        contexts = self._contexts(path)
        statements = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.stmt)]
        around = [
            each.lineno for each in statements if each.lineno <= line <= (each.end_lineno or 0)
        ]
        first = max(around, default=line)
        counted = next((at for at in range(line, first - 1, -1) if at in contexts), first)
        running = {test for test in self.seconds if path in test}
        running |= set(contexts.get(counted, ())) & set(self.seconds)
        others = self._run_by([contexts])
        if not others:
            others = self._run_by(map(self._contexts, self._importers(path)))
        ordered = self._nearest(running, path)
        ordered += self._nearest(others - running, path)[: max(0, NEAR - len(running))]
        rest = ordered[NEAR:]
        chosen = ordered[:NEAR] + chance.sample(rest, min(len(rest), TESTS - NEAR))
        seconds = accumulate(self.seconds[test] for test in chosen)
        most = BUDGET * sum(self.seconds.values())
        return [test for test, spent in zip(chosen, seconds, strict=True) if spent <= most]

    def _contexts(self, path: str) -> dict[int, list[str]]:
        return self._data.contexts_by_lineno(self._names[path]) if path in self._names else {}

    def _run_by(self, contexts: Iterable[dict[int, list[str]]]) -> set[str]:
        found = {test for each in contexts for tests in each.values() for test in tests}
        return found & set(self.seconds)

    def _importers(self, path: str) -> list[str]:
        """List the files that import a module."""
        module = path.removesuffix(".py").replace("/", ".")
        return [other for other, source in self._sources.items() if module in _imported(source)]

    def _nearest(self, tests: set[str], path: str) -> list[str]:
        """Order tests: one case of each function first, then by their names, then by time."""
        words = set(re.findall(r"[a-z]+", path))
        cases: dict[str, int] = defaultdict(int)
        ranked = []
        for test in sorted(tests, key=lambda test: (self.seconds[test], test)):
            function = test.partition("[")[0]
            cases[function] += 1
            near = words & set(re.findall(r"[a-z]+", test))  # a case may be what names the game
            ranked.append((cases[function] > 1, -len(near), self.seconds[test], test))
        return [test for *_, test in sorted(ranked)]


def _imported(source: str) -> set[str]:
    """Name what a file imports from somewhere, each with where it comes from."""
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom))
    pairs = [(node.module or "", each.name) for node in found for each in node.names]
    return {module for module, _ in pairs} | {f"{module}.{name}" for module, name in pairs}


def judge(tree: Path, tests: list[str], seconds: float, log: Path) -> str:
    """Run the tests in a fork of this process, which has the libraries already."""
    limit = round(CPU_SECONDS + 2 * seconds)
    child = os.fork()
    if not child:
        with suppress(BaseException):
            os.setsid()
            os.chdir(tree)
            output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(output, 1)
            os.dup2(output, 2)
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            os._exit(int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests])))
        os._exit(99)
    until = time.monotonic() + 20 * limit
    while time.monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            code = os.waitstatus_to_exitcode(status)
            return "survived" if code == 0 else "killed" if code > 0 else "timeout"
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "timeout"


def plant(tree: Path, keep: Path, count: int, seed: int) -> list[Outcome]:
    """Judge the first `count` mutants of a seed, but for those judged before."""
    judges = Judges(tree, keep)
    kept = keep / f"outcomes-{seed}.jsonl"
    lines = kept.read_text("utf-8").splitlines() if kept.exists() else []
    outcomes = {each.number: each for each in (Outcome(*json.loads(line)) for line in lines)}
    gc.set_threshold(200_000, 20, 50)  # as our tests do; those of before did not
    sys.dont_write_bytecode = True
    paths = os.pathsep.join([str(tree), *filter(None, [os.environ.get("PYTHONPATH")])])
    os.environ |= {"CI": "true", "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
    sys.path.insert(0, str(tree))
    for name in LIBRARIES:
        import_module(name)
    import_module("reefkit.text").catalogue()
    for number, (place, mutated) in enumerate(draw(tree, seed)):
        if number == count:
            break
        if number in outcomes:
            continue
        line, file, result = place.start[0], tree / place.path, "no test"
        source, was = file.read_text("utf-8"), file.stat()
        chance = random.Random(f"{seed} {number}")  # noqa: S311
        chosen = judges.of(place.path, line, source, chance)
        if chosen:
            file.write_text(mutated, "utf-8")
            os.utime(file, (number, number))  # so old that no compiled file is taken for it
            try:
                seconds = sum(judges.seconds[test] for test in chosen)
                result = judge(tree, chosen, seconds, keep / "last.log")
            finally:
                file.write_text(source, "utf-8")
                os.utime(file, ns=(was.st_atime_ns, was.st_mtime_ns))
        pairs = zip(source.splitlines(), mutated.splitlines(), strict=False)
        code = next(f"{old.strip()} -> {new.strip()}" for old, new in pairs if old != new)
        outcomes[number] = Outcome(number, place.path, line, code, len(chosen), result)
        with kept.open("a", encoding="utf-8") as lasting:
            lasting.write(json.dumps(outcomes[number]) + "\n")
        print(f"{number + 1:4} {result:9} {place.path}:{line} {code}", file=sys.stderr, flush=True)
    return [outcomes[number] for number in sorted(outcomes) if number < count]


def tell(outcomes: list[Outcome]) -> None:
    """Print shares killed, with Wilson's 95 % interval, and what survived."""
    rooms: dict[str, list[Outcome]] = defaultdict(list)
    for each in outcomes:
        rooms[each.path.split("/")[1]].append(each)
    print(f"{'':12} {'mutants':>8} {'killed':>7}  {'95 %':16} {'no test':>8}  goal: {GOAL}")
    for room, those in [("all", outcomes), *sorted(rooms.items())]:
        n, z = len(those), 1.96
        p = sum(each.result in {"killed", "timeout"} for each in those) / n
        middle, half = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        low, high = (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)
        untested = sum(each.result == "no test" for each in those)
        print(f"{room:12} {n:8} {p:7.1%}  {low:6.1%} to {high:6.1%} {untested:8}")
    print("\nSurvivors:")
    for each in outcomes:
        if each.result in {"survived", "no test"}:
            print(f"  {each.path}:{each.line} ({each.result}) {each.code}")


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], check=True)  # noqa: S603, S607


def main() -> None:
    """Draw, judge and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout that is cloned")
    parser.add_argument("--keep", type=Path, default=KEEP, help="where clone and outcomes are kept")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=18)
    asked = parser.parse_args()
    keep = asked.keep.resolve()
    tree = keep / "tree"
    if not tree.exists():
        keep.mkdir(parents=True, exist_ok=True)
        _git("clone", "--quiet", str(asked.tree), str(tree))
    _git("-C", str(tree), "checkout", "--quiet", "--", "reefkit")
    tell(plant(tree, keep, asked.count, asked.seed))


if __name__ == "__main__":
    main()
