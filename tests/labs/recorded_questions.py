"""Every question and plot that matches offer, as sums of the drafts of every template.

`recorded_questions.json` holds the sums. After a change that is meant, ``python -m
tests.labs.recorded_questions`` writes them again; ``python -m tests.labs.recorded_questions reef
origin 43`` shows the drafts of a template and match, before the change and after it.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from reefkit.assess.question_maker import AnyDraft
from tests.support.effort import PROOF

FILE = Path(__file__).with_suffix(".json")
GAMES = ("climate", "expanse", "reef", "succession")
QUESTIONS = {game: import_module(f"reefkit.labs.{game}.questions").QUESTIONS for game in GAMES}
MATCHES = {game: import_module(f"tests.labs.{game}.matches") for game in GAMES}
ON_PUSH = {
    "expanse": slice(None, None, 2),
    "reef": slice(1, None, 3),
    "succession": slice(2, None, 3),
}
"""Which matches are played on a push, for brevity: every template applies to some of them."""
EVERY = {game: MATCHES[game].SEEDS for game in GAMES}
SEEDS = {
    game: EVERY[game][slice(None) if PROOF else ON_PUSH.get(game, slice(None))] for game in GAMES
}

Sums = dict[str, str]
"""By template: seed, seat, position, and a sum of four letters of all drafts there."""


@cache
def drafts(
    game: str, seeds: tuple[int, ...] | None = None
) -> tuple[tuple[str, str, list[AnyDraft]], ...]:
    """Return template, moment and drafts: half-way through every match and at its end."""
    return tuple(_drafts(game, SEEDS[game] if seeds is None else seeds))


def _drafts(game: str, seeds: tuple[int, ...]) -> Iterator[tuple[str, str, list[AnyDraft]]]:
    questions, matches = QUESTIONS[game], MATCHES[game]
    for seed in seeds:
        table = matches.table(seed)
        for seat in matches.seats_of(seed):
            for position in (table.position // 2, table.position):
                facts = questions.facts(table, seat, position)
                for template in (*questions.templates, *questions.plots):
                    found = [*template.ask(facts)]
                    if found:
                        yield template.id, f"{seed}/{seat}/{position}", found


def sums(game: str, seeds: tuple[int, ...] | None = None) -> Sums:
    found: defaultdict[str, list[str]] = defaultdict(list)
    for template, moment, asked in drafts(game, seeds):
        sum_ = blake2b(plain(asked), digest_size=2).hexdigest()
        found[template].append(f"{moment}:{sum_}")
    return {template: " ".join(each) for template, each in found.items()}


def differences(game: str) -> list[str]:
    """List where drafts differ from those recorded."""
    was, now = json.loads(FILE.read_text("utf-8"))[game], sums(game)
    return [
        f"{template} {moment}"
        for template in sorted({*was, *now})
        for moment in {*was.get(template, "").split()} ^ {*now.get(template, "").split()}
        if int(moment.partition("/")[0]) in SEEDS[game]
    ]


def plain(value: object) -> bytes:
    text = msgspec.json.encode(value, enc_hook=_of_numpy, order="deterministic")
    text = text.replace(b'"charts":null,', b"")  # recorded before drafts could have charts
    return text.replace(b'"pieces":{},', b"")  # and before bars had pieces


def _of_numpy(value: Any) -> Any:  # noqa: ANN401 (numbers and arrays)
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    raise NotImplementedError(value)


def main(given: list[str]) -> None:
    if not given:
        found = {game: sums(game, EVERY[game]) for game in GAMES}
        FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
        return
    game, template, seed = given
    for id_, moment, asked in drafts(game, (int(seed),)):
        if id_ == template:
            sys.stdout.writelines(f"{moment} {plain(each).decode()}\n" for each in asked)


if __name__ == "__main__":
    main(sys.argv[1:])
