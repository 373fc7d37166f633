"""Tables of all kinds, what is true of their rocks by what was told, and which options are right."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property
from typing import NamedTuple

from msgspec.structs import replace

from reefkit.games.succession import content as stored
from reefkit.games.succession.game import GAME, new_match
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from reefkit.text import Message
from tests.support.effort import effort

# ---- A pool of tables of all kinds, from whose rocks questions are made.
SEEDS = tuple(range(effort(12, 48)))
NAMES = ("Ana", "Ben", "Cleo", "Dov", "Eno", "Fia")


def play(
    seats: int, seed: int, rounds: int, *, variations: bool = False, turns: int = 120
) -> MemoryTable:
    """Let bots play a match; a round is scored as it stands after so many turns a player."""
    content = stored.default()
    numbers = replace(content.rules.numbers, round_until=turns, restarts_until=max(1, turns // 2))
    content = replace(content, rules=replace(content.rules, numbers=numbers))
    styles = list(GAME.bots)
    players = [
        SeatInfo(name, bot=styles[(seed + place) % len(styles)])
        for place, name in enumerate(NAMES[:seats])
    ]
    options = {"rounds": rounds, "disturbances": variations, "invaders": variations}
    table = MemoryTable(new_match(players, seed=seed, options=options, content=content))
    table.run()
    return table


@cache
def table(seed: int) -> MemoryTable:
    """Play one of the pool: two to six seats, one to three rounds, some of them cut short."""
    turns = (10, 16, 24)[seed % 3]
    return play(2 + seed % 5, seed, 1 + seed % 3, variations=seed % 2 == 1, turns=turns)


def seats_of(seed: int) -> list[int]:
    return sorted({0, (seed // 4) % len(table(seed).setup.seats)})


@cache
def shortest() -> MemoryTable:
    """Return a match of one round in which everybody had one turn, or two."""
    return play(3, 4, 1, turns=2)


# ---- What is true of a table's rocks, worked out slowly from what was told at the table.
#
# Nothing here asks the guide, a reading or a template: cards are read from the sentences told, and
# who eats whom is written down again from the rules page (S9).

EATS = {
    "starfish": {"mussels", "barnacles"},
    "crab": {"snails", "mussels"},
    "shrimp": {"hydroids", "ciliates"},
    "nudibranch": {"bryozoans", "hydroids", "tunicates"},
    "jellyfish": set(),
}
GREEN = ("bacteria", "diatoms", "green-algae", "red-algae", "brown-algae")
YELLOW = ("ciliates", "snails", "isopods", "hydroids", "bryozoans")
BLUE = ("tubeworms", "sea-anemones", "tunicates", "barnacles", "mussels")
NUMBERS = {name: number for number, name in enumerate((*GREEN, *YELLOW, *BLUE), 1)}
GROUPS = {
    name: ("pioneers", "first-settlers", "late-settlers")[(number - 1) // 5]
    for name, number in NUMBERS.items()
}
GROUPS["invader"] = "invaders"
ROOM = {"pioneers": 1, "first-settlers": 2, "late-settlers": 3, "invaders": 3}


class Came(NamedTuple):
    """A card that was played: what it is, whose, and what stood before and after it."""

    card: str
    seat: int
    position: int
    before: tuple[str, ...]
    after: tuple[str, ...]


def named(value: Message) -> str:
    return value.id.removeprefix("succession-").removesuffix(".one")


def _takes(stands: list[str], prey: set[str]) -> None:
    for place in range(len(stands) - 1, -1, -1):
        if stands[place] in prey:
            del stands[place]
            return


class Raw:
    """A match as it was told, round by round."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat

    @cached_property
    def rounds(self) -> dict[int, list[Came]]:
        """Cards of each finished round, in order."""
        played: dict[int, list[tuple[str, int, int]]] = {}
        for position, step in enumerate(self.match.steps(None, 0)):
            round_ = self.match.state_at(position).round
            for event in step.events:
                if event.what.id.startswith(("succession-laid", "succession-played")):
                    told = event.what.values
                    for key in ("card", "other"):
                        if key in told:
                            card = named(told[key])
                            played.setdefault(round_, []).append((card, event.seat, position))
        finished = len(self.match.state.points)
        return {r: _grown(cards) for r, cards in played.items() if r <= finished}


def _grown(cards: list[tuple[str, int, int]]) -> list[Came]:
    stands: list[str] = []
    found = []
    for card, seat, position in cards:
        before = tuple(stands)
        if card in NUMBERS or card == "invader":
            stands.append(card)
        for prey in sorted(EATS.get(card, set())):
            _takes(stands, {prey})
        if card == "storm":
            _takes(stands, {*NUMBERS, "invader"})
        found.append(Came(card, seat, position, before, tuple(stands)))
    return found


# ---- For every template, which options are right: by counting, not by asking the template.
#
# Each function takes the raw match, what the draft is about, and an option's id.


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
    """Return when a kind first settled; late if never."""
    settled = [at for at, one in enumerate(cards) if one.card == kind]
    return settled[0] if settled else len(cards)


def _eaten(one: Came) -> Counter[str]:
    return Counter(one.before) - Counter(one.after)


def first(raw: Raw, about: str, option: str) -> bool:
    return option == _settled(_round(raw, about))[0]


def later(raw: Raw, about: str, option: str) -> bool:
    cards = _round(raw, about)
    kinds = [*NUMBERS, "invader"]
    pairs = [(a, b) for a in kinds for b in kinds if f"{a}-{b}" == _rest(about)]
    ((here, _),) = pairs
    return _since(cards, here) < _since(cards, option) < len(cards)


def yours(raw: Raw, about: str, option: str) -> bool:
    return any(one.seat == raw.seat and one.card == option for one in _round(raw, about))


LIGHT = {"diatoms", "green-algae", "red-algae", "brown-algae"}
GRAZES = {"snails", "isopods"}
HUNTS = {"hydroids", "sea-anemones"}
FEEDS = {
    "light": LIGHT,
    "grazes": GRAZES,
    "hunts": HUNTS,
    "filters": NUMBERS.keys() - LIGHT - GRAZES - HUNTS - {"bacteria"},
}


def feeding(raw: Raw, about: str, option: str) -> bool:
    way = _rest(about).partition("-")[0]
    return option in FEEDS[way] and option in _settled(_round(raw, about))


def eaten_by(raw: Raw, about: str, option: str) -> bool:
    prey = _rest(about)
    return any(one.card == option and _eaten(one)[prey] for one in _round(raw, about))


def ate(raw: Raw, about: str, option: str) -> bool:
    cards, at = _visit(raw, about)
    eaten = _eaten(cards[at])
    return not eaten if option == "nothing" else option in eaten


def lost(raw: Raw, about: str, option: str) -> bool:
    cards, at = _visit(raw, about)
    return int(option) == len(set(cards[at].before) - set(cards[at].after))


def kinds(raw: Raw, about: str, option: str) -> bool:
    return int(option) == len(set(_round(raw, about)[-1].after))


def most(raw: Raw, about: str, option: str) -> bool:
    counted: Counter[str] = Counter()
    for each in _round(raw, about)[-1].after:
        counted[GROUPS[each]] += ROOM[GROUPS[each]]
    return all(counted[option] > count for group, count in counted.items() if group != option)


def stood(raw: Raw, about: str, option: str) -> bool:
    return option in _round(raw, about)[-1].after


def which_round(raw: Raw, about: str, option: str) -> bool:
    del about
    counts = {number: len(set(cards[-1].after)) for number, cards in raw.rounds.items()}
    best = [number for number, count in counts.items() if count == max(counts.values())]
    return len(best) > 1 if option == "alike" else best == [int(option.removeprefix("round-"))]


def against(raw: Raw, about: str, option: str) -> bool:
    cards, here = _round(raw, about), _rest(about)
    earlier = _since(cards, option) < _since(cards, here)
    return earlier and NUMBERS[option] > NUMBERS[here]


def after_visit(raw: Raw, about: str, option: str) -> bool:
    cards, at = _visit(raw, about)
    assert cards[at].card in {*EATS, "storm"}
    return option == _settled(cards[at + 1 :])[0]


ANSWERS: dict[str, Callable[[Raw, str, str], bool]] = {
    "rock-first": first,
    "rock-later": later,
    "rock-yours": yours,
    "rock-feeding": feeding,
    "rock-eaten-by": eaten_by,
    "rock-ate": ate,
    "rock-lost": lost,
    "rock-kinds": kinds,
    "rock-most": most,
    "rock-stood": stood,
    "rock-which-round": which_round,
    "rock-against": against,
    "rock-next": after_visit,
}
