"""For every template, which options are right: by counting, not by asking the template.

Each function takes the raw match, the seat, what the draft is about, and an option's id.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from tests.labs.succession.rock_truth import EATS, GROUPS, NUMBERS, Came, Raw

if TYPE_CHECKING:
    from collections.abc import Callable


def _round(raw: Raw, about: str) -> list[Came]:
    found = re.match(r"round-(\d+)", about)
    assert found, about
    return raw.rounds[int(found[1])]


def _rest(about: str) -> str:
    return re.sub(r"^round-\d+-", "", about)


def _visit(raw: Raw, about: str) -> tuple[list[Came], int]:
    cards = _round(raw, about)
    return cards, int(about.rpartition("-")[2]) - 1


def _settled(cards: list[Came]) -> list[str]:
    return [one.card for one in cards if len(one.after) > len(one.before)]


def _since(cards: list[Came], kind: str) -> int:
    """Give when a kind first settled; late if never."""
    settled = [at for at, one in enumerate(cards) if one.card == kind]
    return settled[0] if settled else len(cards)


def _eaten(one: Came) -> Counter[str]:
    return Counter(one.before) - Counter(one.after)


def first(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    return option == _settled(_round(raw, about))[0]


def later(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    cards = _round(raw, about)
    kinds = [*NUMBERS, "invader"]
    pairs = [(a, b) for a in kinds for b in kinds if f"{a}-{b}" == _rest(about)]
    ((here, _),) = pairs
    return _since(cards, here) < _since(cards, option) < len(cards)


def yours(raw: Raw, seat: int, about: str, option: str) -> bool:
    return any(one.seat == seat and one.card == option for one in _round(raw, about))


LIGHT = {"diatoms", "green-algae", "red-algae", "brown-algae"}
GRAZES = {"snails", "isopods"}
HUNTS = {"hydroids", "sea-anemones"}
FEEDS = {
    "light": LIGHT,
    "grazes": GRAZES,
    "hunts": HUNTS,
    "filters": NUMBERS.keys() - LIGHT - GRAZES - HUNTS - {"bacteria"},
}


def feeding(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    way = _rest(about).partition("-")[0]
    return option in FEEDS[way] and option in _settled(_round(raw, about))


def eaten_by(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    prey = _rest(about)
    return any(one.card == option and _eaten(one)[prey] for one in _round(raw, about))


def ate(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    cards, at = _visit(raw, about)
    eaten = _eaten(cards[at])
    return not eaten if option == "nothing" else option in eaten


def lost(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    cards, at = _visit(raw, about)
    return int(option) == len(set(cards[at].before) - set(cards[at].after))


def taken(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    cards = _round(raw, about)
    return int(option) == len(_settled(cards)) - len(cards[-1].after)


def kinds(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    return int(option) == len(set(_round(raw, about)[-1].after))


def most(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    counted = Counter(GROUPS[each] for each in _round(raw, about)[-1].after)
    return all(counted[option] > count for group, count in counted.items() if group != option)


def stood(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    return option in _round(raw, about)[-1].after


def which_round(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat, about
    counts = {number: len(set(cards[-1].after)) for number, cards in raw.rounds.items()}
    best = [number for number, count in counts.items() if count == max(counts.values())]
    return len(best) > 1 if option == "alike" else best == [int(option.removeprefix("round-"))]


def against(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    cards, here = _round(raw, about), _rest(about)
    earlier = _since(cards, option) < _since(cards, here)
    return earlier and NUMBERS[option] > NUMBERS[here]


def after_visit(raw: Raw, seat: int, about: str, option: str) -> bool:
    del seat
    cards, at = _visit(raw, about)
    assert cards[at].card in {*EATS, "storm"}
    return option == _settled(cards[at + 1 :])[0]


ANSWERS: dict[str, Callable[[Raw, int, str, str], bool]] = {
    "rock-first": first,
    "rock-later": later,
    "rock-yours": yours,
    "rock-feeding": feeding,
    "rock-eaten-by": eaten_by,
    "rock-ate": ate,
    "rock-lost": lost,
    "rock-taken": taken,
    "rock-kinds": kinds,
    "rock-most": most,
    "rock-stood": stood,
    "rock-which-round": which_round,
    "rock-against": against,
    "rock-next": after_visit,
}
