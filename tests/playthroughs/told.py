"""What recorded matches tell: every query, reading and picture of a game, as sums of its answers.

`told.json` holds the sums. After a change that is meant, ``python -m tests.playthroughs.record``
writes them again; what an answer is, ``python -m tests.playthroughs.told climate/styles
queries.hand 120`` shows, before the change and after it.
"""

import enum
import importlib
import inspect
import itertools
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct

from reefkit.match.codec import to_plain
from reefkit.match.errors import Rejection
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import catalogue
from tests.playthroughs.transcript import FIRST_GAME, parse
from tests.support.effort import effort

HERE = Path(__file__).parent
FILE = HERE / "told.json"
MODULES = (
    *("course", "sight", "card_draws", "timeline", "after_card"),
    *("settlement_record", "open_spaces", "repeats", "queries", "score_sums"),
    *("type_notes", "card_text", "card_forecast", "space_notes", "explain"),
    *("match_events", "readings", "round_story"),
)
RULES = (
    "legal",
    "remaining_task",
    "refuses_help",
    "view",
)  #: What is asked of the rules for every seat.
OBJECTS = ("play", "sight", "step", "handle", "match", "rules", "action", "legal")
"""Arguments that are known by their names, whatever their types."""
#: At how many moments of a match its queries are asked.
MOMENTS = {"climate": 24, "succession": 8, "expanse": 6, "reef": 6}
DECISIONS = 24  #: At how many a bot of every style decides.
EVERY = effort(3, 1)  #: Which of all these moments the tests ask at.
MOST = 3  #: With how many of the values that an argument can have.

Sums = dict[str, str]
"""By function, what it answers whoever looks: a position and four letters for each moment."""


def sums(name: str, every: int = 1) -> Sums:
    """Ask all there is to ask about a recorded match, at every so many moments."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for function, position, answers in _told(name, every):
        said = blake2b(repr(answers).encode(), digest_size=2).hexdigest()
        found[function].append(f"{position}:{said}")
    return {function: " ".join(said) for function, said in found.items()}


def told_otherwise(game: str) -> list[str]:
    """List what the recorded matches of a game tell otherwise than they did."""
    recorded: dict[str, Sums] = json.loads(FILE.read_text("utf-8"))
    return [
        f"{name} {function} {moment}"
        for name, was in recorded.items()
        if (name.partition("/")[0] if "/" in name else FIRST_GAME) == game
        for now in [sums(name, EVERY)]
        for function in sorted({*was, *now})
        for moment in _other(was.get(function, ""), now.get(function, ""))
    ]


def _other(was: str, now: str) -> set[str]:
    """Return what differs, of the moments that were asked about now; all where none was."""
    asked = {each.partition(":")[0] for each in now.split()}
    recorded = (each for each in was.split() if not asked or each.partition(":")[0] in asked)
    return {*recorded} ^ {*now.split()}


def replayed(name: str) -> Match:
    """Play the moves of a recorded match again."""
    played = parse((HERE / f"{name}.txt").read_text("utf-8"))
    match = played.match()
    for move in played.moves:
        if not move.refused:
            match.act(move.seat, move.action, "bot" if move.bot else "person")
    return match


class _Moment(NamedTuple):
    """From where a question is asked."""

    table: MemoryTable
    sight: Any  #: What the game's `look` gave.
    seat: int
    position: int


def _told(name: str, every: int = 1) -> Iterator[tuple[str, int, list[Any]]]:
    match = replayed(name)
    package = f"reefkit.games.{match.game.id}"
    functions = list(_functions(package))
    look = next(each for each in functions if each.__name__ == "look")
    functions.remove(look)
    table = MemoryTable(match)
    step = max(1, match.position // MOMENTS[match.game.id])
    for position in range(step, match.position + 1, step * every):
        moments = [
            _Moment(table, look(table, seat, position), seat, position)
            for seat in range(len(match.setup.seats))
        ]
        state = match.state_at(position)
        yield "rules.awaited", position, _plain(match.rules.awaited(state))
        for rule in RULES:
            ask = getattr(match.rules, rule)
            yield f"rules.{rule}", position, [_plain(ask(state, each.seat)) for each in moments]
        known = [_known(moment) for moment in moments]
        for each in functions:
            found = [[*_asked(each, given)] for given in known]
            answers = [_plain(answer) for answers in found for answer in answers]
            yield f"{each.__module__.rpartition('.')[2]}.{each.__name__}", position, answers
            for given, answers in zip(known, found, strict=True):
                _learn(given, answers)
    for id_ in match.game.readings:
        yield f"reading.{id_}", match.position, _plain(table.read(id_))
    for position in range(0, match.position, max(1, match.position // DECISIONS) * every):
        yield "decide", position, [*_decided(match, position)]
    terminal = importlib.import_module(f"{package}.terminal").TERMINAL
    for position in (match.position // 2, match.position):
        yield "terminal", position, [*terminal.report(match, catalogue("en"), position)]


def _decided(match: Match, position: int) -> Iterator[object]:
    """Yield what a bot of each style would do for whoever may do something, and what it weighs."""
    scripts = importlib.import_module(f"tests.games.{match.game.id}.scripts")
    weigh = getattr(scripts, "weighed", lambda *_: ())
    rules, state = match.rules, match.state_at(position)
    for seat in sorted({seat for each in rules.awaited(state) for seat in each.seats}):
        for style in match.game.bots:
            luck = match.luck(seat, state)
            yield to_plain(rules.decide(rules.view(state, seat), seat, style, luck))
            yield from (round(each, 9) for each in weigh(rules, state, seat, style, luck))


def _functions(package: str) -> Iterator[Callable[..., Any]]:
    for each in (f"{package}.{name}" for name in MODULES if find_spec(f"{package}.{name}")):
        for name, function in vars(importlib.import_module(each)).items():
            if inspect.isfunction(function) and function.__module__ == each and name[0] != "_":
                yield function


def _asked(function: Callable[..., Any], known: dict[str, list[Any]]) -> Iterator[Any]:
    """Ask a function with all it can be given, or nothing where that is not known."""
    given: dict[str, list[Any]] = {}
    for one in inspect.signature(function).parameters.values():
        type_ = inspect.formatannotation(one.annotation).strip("'").rpartition(".")[2]
        name = type_ if type_[0].isupper() and one.name not in OBJECTS else one.name
        if name in known:
            given[one.name] = known[name]
        elif one.default is one.empty:
            return
    for values in itertools.product(*given.values()):
        try:
            yield function(**dict(zip(given, values, strict=True)))
        except Rejection as rejection:
            yield rejection.message


def _learn(known: dict[str, list[Any]], answers: list[Any]) -> None:
    """Keep what was answered by its type, so that others are asked about it."""
    for answer in answers:
        for one in answer if type(answer) in {list, tuple} else [answer]:
            if isinstance(one, tuple) or (isinstance(one, Struct) and one.__struct_config__.frozen):
                kept = known.setdefault(type(one).__name__, [])
                kept += [one] * (len(kept) < MOST)


def _known(moment: _Moment) -> dict[str, list[Any]]:
    """Return what can be asked with, by the names that arguments have, or their types."""
    table, sight, seat, position = moment
    match = table.match
    state = getattr(sight, "state", sight)
    content = match.rules.content  # type: ignore[attr-defined]
    legal = match.rules.legal(match.state_at(position), seat)
    cards, organisms = [*content.cards], [*getattr(content, "organisms", ())]
    some = cards[position % 3 :: max(1, len(cards) // MOST)]
    types = organisms[position % 3 :: max(1, len(organisms) // MOST)]
    return {
        **{name: [sight] for name in ("play", "sight")},
        "step": [getattr(sight, "step", sight)],
        **{name: [seat] for name in ("seat", "viewer")},
        "handle": [table],
        "match": [match],
        "rules": [match.rules],
        "position": [position],
        "legal": [legal],
        "action": legal[:: max(1, len(legal) // MOST)],
        "option": [*state.ask.options] if getattr(state, "ask", None) else [],
        "round_": [state.round] if state.round else [],
        "cell": [1, 20],
        "cards": [[each] for each in getattr(state, "hands", {seat: ()})[seat][:MOST]],
        "row": [1, 2],
        "column": [1, 4],
        "like": [(2, 2), (3, 4)],
        "slot": [0, 1],
        "place": [(1, 0, 0), (3, 2, 0)],
        "time": [1, None],
        "most": [2],
        "Content": [content],
        "Reefs": [sight.reef(seat)] if hasattr(sight, "reef") else [],
        "State": [state],
        "Catalogue": [catalogue("en")],
        type(content.cards[cards[0]]).__name__: [content.cards[each] for each in some],
        **dict.fromkeys(("kind", "card"), some),
        **dict.fromkeys(("name", "type_"), types),
    }


def _plain(value: object) -> object:
    """Return a value as it is written alike in every process and on every machine."""
    if isinstance(value, np.ndarray | np.generic):
        value = value.tolist()
    if isinstance(value, Struct):
        value = [type(value).__name__, *(getattr(value, name) for name in value.__struct_fields__)]
    elif is_dataclass(value):
        value = [getattr(value, each.name) for each in fields(value)]
    elif isinstance(value, Mapping):
        value = sorted(value.items(), key=repr)
    elif isinstance(value, set | frozenset):
        value = sorted(value, key=repr)
    if isinstance(value, list | tuple | Iterator):
        return [_plain(each) for each in value]
    if isinstance(value, float):
        return round(value, 9)
    return value.name if isinstance(value, enum.Enum) else value


if __name__ == "__main__":
    for _function, _position, _answers in _told(sys.argv[1]):
        if sys.argv[2:] == [_function, str(_position)]:
            sys.stdout.writelines(f"{answer}\n" for answer in _answers)
