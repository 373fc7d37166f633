"""Matches of all kinds, what is true of them from raw states and events, and which options are right."""

# ruff: noqa: S311 - play at random, not secrets

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property
from random import Random
from typing import Any, NamedTuple

from reefkit.games.reef import actions as do
from reefkit.games.reef import new_match
from reefkit.games.reef.game import GAME
from reefkit.games.reef.migration import neighbours
from reefkit.games.reef.sight import rules_of
from reefkit.games.reef.state import Reefs, State, places_in
from reefkit.match.game import SeatInfo
from reefkit.match.match import Match
from reefkit.match.table import MemoryTable
from tests.support.effort import effort

# ---- A pool of matches of all kinds, from whose logs questions are made.
SEEDS = (3, 16, 20, 24, 30, 36, 43, 45, 49, 51, 53, 55, 58, 59, *range(100, effort(100, 140)))
"""The first few, taken from many, are matches in which what is rare happened: a mutation that saved
its builder, an arrival from a neighbour, a curve that fell for want of shelter, a stack of one type
of which one builder died."""
_ROUNDS = (3, 2, 4, 3, 2, 5, 3, 4, 2, 7, 3)
NAMES = ("Ana", "Ben", "Noor", "Sam")
_SWITCHES = (
    "free_stacking",
    "mutate_on_collection",
    "mutated_triangle",
    "printed_supply",
    "rescue",
    "reshuffle_each_draw",
    "standing_stacks",
    "team_bonus",
)


def options(random: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {name: random.random() < 0.3 for name in _SWITCHES}
    chosen["scoring"] = random.choice(["sum", "product"])
    chosen["predict"] = random.choice(["none", "first", "all"])
    labels = ["million-years", "decade", "thousand-years", "generation"]
    chosen["round_label"] = random.choice(labels)
    chosen["hands_on"] = random.random() < 0.3
    chosen["printed_supply"] &= not chosen["hands_on"]
    return chosen


@cache
def table(seed: int) -> MemoryTable:
    """Play a match of one to four seats and two to seven rounds to its end."""
    random = Random(seed)
    seats = [
        SeatInfo(name, bot=None if not number or random.random() < 0.3 else _style(random))
        for number, name in enumerate(NAMES[: 1 + seed % 4])
    ]
    chosen = {**options(random), "rounds": _ROUNDS[seed % len(_ROUNDS)]}
    return play(seats, seed, chosen)


def seats_of(seed: int) -> list[int]:
    return [2] if seed == 3 else sorted({0, (seed // 4) % len(table(seed).setup.seats)})


def _style(random: Random) -> str:
    return random.choice(list(GAME.bots))


def play(
    seats: list[SeatInfo],
    seed: int,
    chosen: dict[str, Any],
    first: tuple[Any, ...] = (),
    takes: str = "",
) -> MemoryTable:
    """Play a match: people do what is given first, then bots decide for them.

    What the first of them takes from the Coral Triangle may be given too.

    They predict at random, and give their neighbours juveniles that tolerate something.
    """
    played = MemoryTable(new_match(seats, seed=seed, options=chosen))
    random = Random(seed)
    people = [number for number, seat in enumerate(seats) if seat.bot is None]
    for action in first:
        played.act(people[0], action)
    for seat in people:
        played.set_away(seat)
    traded: set[int] = set()
    while True:
        state = played.match.state
        if state.phase == "migration" and state.round not in traded:
            traded.add(state.round)
            _trade(played, people, random)
        if state.phase == "catastrophe" and state.turn.step == "predict":
            _predict(played, people, random)
        if takes and state.phase == "triangle" and state.turn.due[people[0]]:
            played.act(people[0], do.TakeJuveniles(takes))
        elif not played.tick():
            return played


def _trade(played: MemoryTable, people: list[int], random: Random) -> None:
    """Give one neighbour a juvenile of each kind that tolerates something."""
    lookups = rules_of(played).lookups
    wanted = sum(lookups.tolerance_bits.values())
    for giver in people:
        around = [n for n in neighbours(giver, len(played.setup.seats)) if n in people]
        mine = played.match.state.nursery[giver]
        slots = [
            slot
            for slot, genes in enumerate(mine.genes)
            if int(genes) & wanted and mine.origin[slot] != 2 and mine.kind[slot]
        ]
        if around and slots and played.match.state.phase == "migration":
            taker = random.choice(around)
            played.act(giver, do.TradeOffer(taker, tuple(slots[:2])))
            played.act(taker, do.Accept(played.match.state.turn.trades[-1].id))


def _predict(played: MemoryTable, people: list[int], random: Random) -> None:
    for seat in people:
        state = played.match.state
        if state.turn.step != "predict" or state.turn.predictions[seat] is not None:
            continue
        builders = places_in(state.reefs[seat].kind != 0)
        marked = [place for place in builders if random.random() < 0.3]
        played.act(seat, do.Predict(tuple(marked)))


@cache
def calm() -> MemoryTable:
    seats = [SeatInfo("Ana", bot="newcomer")]
    return play(seats, 5, {"rounds": 2, "cards": ["calm-seas"], "predict": "none"})


@cache
def lost() -> MemoryTable:
    """A reef alone that loses all its builders: branching corals on a ramp, and gales."""
    founders = [do.PlaceFounder("branching-coral", 1, column) for column in range(1, 6)]
    first = (do.ChooseBoard("ramp"), *founders)
    chosen = {"rounds": 2, "cards": ["gale-force-winds"], "predict": "none"}
    return play([SeatInfo("Ana")], 1, chosen, first, takes="branching-coral")


@cache
def longest() -> MemoryTable:
    seats = [SeatInfo("Ana", bot="newcomer")]
    return play(seats, 2, {"rounds": 2, "cards": ["glaciation"], "predict": "none"})


# ---- What is true of a match, worked out slowly from its raw states and events.
#
# Nothing here asks the guide, a reading or a template: builders are counted space by space, and what
# happened is read from what was told, event by event.

Place = tuple[int, int]
DEPTHS = "SMD"


class Told(NamedTuple):
    position: int
    round: int
    phase: str
    seat: int | None
    id: str
    values: dict[str, Any]


class Struck(NamedTuple):
    """One card: where it was drawn, which of its entry it is, and what was told until the next."""

    round: int
    order: int
    card: str
    position: int
    nth: int
    told: list[Told]


def named(value: object) -> str:
    return "" if not hasattr(value, "id") else value.id.partition("-")[2]


class Raw:
    """A finished match as its log has it, from one seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match, seat
        self.content: dict[str, Any] = match.setup.content
        self.builders = ["", *self.content["organisms"]]
        self.dwellers = list(self.content["dwellers"])
        self.tokens = list(self.content["mutations"]["token"])
        self.seats = range(len(match.setup.seats))

    @cached_property
    def surveys(self) -> list[int]:
        """Positions at which the founding ended and each survey began."""
        found: list[int] = []
        for entry in self.match.entries:
            ids = [e.what.id for e in self.match.steps(None, entry.position)[0].events]
            if "round-opened" in ids and not found:
                found.append(entry.position + 1)
            if entry.state is not None:
                found.append(entry.position + 1)
        return found

    @property
    def rounds(self) -> int:
        return len(self.surveys) - 1

    def reefs(self, position: int) -> Reefs:
        state: State = self.match.state_at(position)
        return state.reefs

    def reef(self, time: int, seat: int | None = None) -> Reefs:
        return self.reefs(self.surveys[time])[self.seat if seat is None else seat]

    def counts(self, time: int, seat: int | None = None) -> Counter[str]:
        reef = self.reef(time, seat)
        found: Counter[str] = Counter()
        for kind in reef.kind.reshape(-1).tolist():
            if kind:
                found[self.builders[kind]] += 1
        for name, count in zip(self.dwellers, reef.dwellers.tolist(), strict=True):
            if count:
                found[name] += count
        return found

    def present(self, time: int, seat: int | None = None) -> set[str]:
        return set(self.counts(time, seat))

    def region(self, time: int) -> set[str]:
        return set().union(*(self.present(time, seat) for seat in self.seats))

    @cached_property
    def told(self) -> list[Told]:
        """All events in order, each with its round and the phase in which it was told."""
        found = []
        round_ = 0
        for step in self.match.steps(None):
            phase = self.match.state_at(step.position).phase
            for event in step.events:
                if event.what.id == "round-opened":
                    round_ = int(str(event.what.values["round"]))
                if event.what.id in {"card-drawn", "card-none"}:
                    phase = "catastrophe"
                if event.what.id in {"surveyed", "region-surveyed", "built-over-cleared"}:
                    phase = "survey"
                values = dict(event.what.values)
                found.append(Told(step.position, round_, phase, event.seat, event.what.id, values))
        return found

    @cached_property
    def struck(self) -> list[Struck]:
        found: list[Struck] = []
        for one in self.told:
            if one.id == "card-drawn":
                order = sum(each.round == one.round for each in found) + 1
                nth = sum(each.position == one.position for each in found)
                card = named(one.values["card"])
                found.append(Struck(one.round, order, card, one.position, nth, []))
            elif one.id == "card-none" or (found and one.phase != "catastrophe"):
                if found:
                    found[-1].told.append(one)  # marks its end
            elif found:
                found[-1].told.append(one)
        return [
            Struck(*one[:5], [each for each in one.told if self._during(each)]) for one in found
        ]

    @staticmethod
    def _during(one: Told) -> bool:
        return one.phase == "catastrophe" and one.id != "card-none"

    def strike(self, round_: int, order: int) -> Struck:
        return next(one for one in self.struck if (one.round, one.order) == (round_, order))

    def by_hand(self) -> bool:
        person = self.match.setup.seats[self.seat].bot is None
        return bool(self.match.setup.options["hands_on"]) and person

    def mine(self, struck: Struck, *ids: str) -> list[Told]:
        return [one for one in struck.told if one.seat == self.seat and one.id in ids]

    # -- what a builder is ---------------------------------------------------------------------

    def has(self, kind: int, genes: int, trait: str) -> bool:
        organism = self.content["organisms"][self.builders[kind]]
        tokens = self.content["mutations"]["token"]
        carried = [tokens[name] for n, name in enumerate(self.tokens) if genes >> n & 1]
        if trait in {"strong", "delicate"}:
            value: int = ["delicate", "normal", "strong"].index(organism["skeleton"]) - 1
            value += sum(t.get("step", 0) for t in carried if t.get("scale") == "skeleton")
            return value > 0 if trait == "strong" else value < 0
        if trait in organism.get("traits", ()) or trait in organism.get("tolerates", ()):
            return True
        return any(t.get("tolerance") == trait for t in carried)

    def is_by_nature(self, type_: str, trait: str) -> bool:
        """Return whether a card that strikes those with a trait strikes a type: else it is safe."""
        traits = self.content["organisms"][type_].get("traits", ())
        return trait == "delicate" or bool(trait in traits)

    def before(self, struck: Struck) -> Reefs:
        """Return the reef when a card was drawn, where the log holds it: the first of its entry."""
        shift = 1 if self.by_hand() else 0
        return self.reefs(struck.position + shift)[self.seat]

    def reaching(self, struck: Struck, place: Place) -> list[dict[str, Any]]:
        """List the killing effects that reach a space."""
        reef = self.reef(0)
        depth = DEPTHS[int(reef.depth[place[0] - 1, place[1] - 1])]
        found = []
        for effect in self.content["cards"][struck.card]["effects"]:
            here = effect["do"] in {"kill", "kill-commonest"}
            here &= not effect.get("depths") or depth in effect["depths"]
            here &= not effect.get("rows") or place[0] in effect["rows"]
            when = effect.get("when", "")
            here &= not when or (when == "land") == bool(reef.land)
            found += [effect] if here else []
        return found

    def deaths(self, struck: Struck) -> Counter[Place]:
        """Count the builders of each space that a card killed."""
        if not self.by_hand():
            dead = self.mine(struck, "builder-died", "builder-ousted")
            return Counter((one.values["row"], one.values["column"]) for one in dead)
        before, after = self.before(struck), self.after(struck)
        rolled = {one.values["row"] for one in self.mine(struck, "row-rolled")}
        invaded = any(e["do"] == "invade" for e in self.content["cards"][struck.card]["effects"])
        found: Counter[Place] = Counter()
        for row in range(1, 7):
            for column in range(1, 6):
                at = row - 1, column - 1
                stood = Counter(k for k in before.kind[at].tolist() if k)
                stands = Counter(k for k in after.kind[at].tolist() if k)
                gone = stood if invaded and row in rolled else stood - stands
                found[row, column] += sum(gone.values())
        return +found

    def after(self, struck: Struck) -> Reefs:
        for position in range(struck.position + 1, self.match.position + 1):
            state = self.match.state_at(position)
            if state.phase != "catastrophe" or state.turn.step == "aftermath":
                return self.reefs(position)[self.seat]
        raise AssertionError(struck)

    def saves(self, struck: Struck, place: Place, trait: str) -> bool:
        """Return whether a builder of a space survived a card by a trait."""
        wanted = [t for effect in self.reaching(struck, place) for t in effect.get("who", ())]
        if not self.by_hand():
            return any(
                (one.values["row"], one.values["column"]) == place
                and f"is-{trait}" in [reason.id for reason in one.values["reasons"]]
                and all(self.is_by_nature(named(one.values["organism"]), t) for t in wanted)
                for one in self.mine(struck, "builder-lived")
            )
        at = place[0] - 1, place[1] - 1
        before = self.before(struck)
        kind, genes = int(before.kind[(*at, 0)]), int(before.genes[(*at, 0)])
        if self.deaths(struck)[place] or not all(
            self.has(kind, genes, each) for each in [trait, *wanted]
        ):
            return False
        for effect in self.reaching(struck, place):
            together = effect.get("unless_all", ())
            saved = trait in effect.get("unless", ())
            saved |= trait in together and all(self.has(kind, genes, t) for t in together)
            if saved:
                return True
        return False

    # -- what took a type ----------------------------------------------------------------------

    def takers(self, type_: str, round_: int) -> set[str]:
        """Return all that took tokens of a type between two surveys."""
        found, card = set(), ""
        first = self.surveys[round_ - 1]
        for one in self.told:
            card = named(one.values["card"]) if one.id == "card-drawn" else card
            inside = first <= one.position < self.surveys[round_]
            if not inside or one.seat != self.seat or named(one.values.get("organism")) != type_:
                continue
            if one.id in {"builder-died", "builder-ousted"}:
                found.add(f"card-{named(one.values['card'])}")
            elif one.id == "built-over-cleared":
                found.add("built-over")
            elif one.id == "dweller-left":
                reason = one.values["reason"]
                found.add(reason.id if reason.id.startswith("card-") else "support")
            elif one.id == "books-removed":
                found.add(f"card-{card}" if one.phase == "catastrophe" else "books")
            elif one.id in {"books-dwellers-left", "dwellers-stolen"}:
                found.add("books")
        return found

    def last(self, type_: str) -> int:
        return max(t for t in range(self.rounds + 1) if type_ in self.present(t))

    def first(self, type_: str) -> int:
        return min(t for t in range(self.rounds + 1) if type_ in self.present(t))

    # -- where a token came from ---------------------------------------------------------------

    def origin(self, type_: str, token: str) -> str:
        """Find the entry after which a builder of the reef first carried a token, and how."""
        kind, bit = self.builders.index(type_), 1 << self.tokens.index(token)
        for entry in self.match.entries:
            after = self.match.state_at(entry.position + 1)
            reef = after.reefs[self.seat]
            pairs = zip(
                reef.kind.reshape(-1).tolist(), reef.genes.reshape(-1).tolist(), strict=True
            )
            if not any(k == kind and g & bit for k, g in pairs):
                continue
            round_ = next(
                each.round for each in reversed(self.told) if each.position <= entry.position
            )
            if entry.action["do"] == "mutate":
                return f"mutation-{round_}"
            if entry.action["do"] == "rescue":
                return f"triangle-{round_}"
            return f"{self._carried(entry.position, kind, bit)}-{round_}"
        raise AssertionError(type_, token)

    def _carried(self, position: int, kind: int, bit: int) -> str:
        """Tell how juveniles with a token had come that settled at an entry."""
        names = {1: "triangle", 2: "neighbour"}
        ways = set()
        for at in range(position, -1, -1):
            state = self.match.state_at(at)
            if state.phase not in {"triangle", "migration", "settlement"}:
                break
            mine = state.nursery[self.seat]
            for one, genes, origin in zip(mine.kind, mine.genes, mine.origin, strict=True):
                if one == kind and int(genes) & bit:
                    ways.add(names.get(int(origin), "own"))
        assert len(ways) == 1, ways
        return ways.pop()


# ---- For every template, which options are right: by counting, not by asking the template.
#
# Each function takes the raw match, what the draft is about, and an option's id.


def _round(about: str) -> int:
    found = re.match(r"round-(\d+)", about)
    assert found, about
    return int(found[1])


def _numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


def _type(about: str) -> str:
    """Return the type at the end of an about such as ``round-3-finger-coral``."""
    return re.sub(r"^round-\d+-", "", about)


def own_types(raw: Raw, about: str, option: str) -> bool:
    return int(option) == len(raw.present(_round(about)))


def table_types(raw: Raw, about: str, option: str) -> bool:
    return int(option) == len(raw.region(_round(about)))


def missing_types(raw: Raw, about: str, option: str) -> bool:
    here = raw.present(_round(about))
    return int(option) == sum(each not in here for each in raw.region(_round(about)))


def lost_types(raw: Raw, about: str, option: str) -> bool:
    after = raw.present(_round(about))
    return int(option) == sum(each not in after for each in raw.present(_round(about) - 1))


def turnover(raw: Raw, about: str, option: str) -> bool:
    round_, seat = _numbers(about)
    reefs = [raw.present(round_), raw.present(round_, seat - 1)]
    counted = Counter(each for reef in reefs for each in reef)
    return int(option) == sum(count == 1 for count in counted.values())


def kept_most(raw: Raw, about: str, option: str) -> bool:
    round_ = _round(about)
    kept = []
    for seat in raw.seats:
        after = raw.present(round_, seat)
        kept.append(sum(each in after for each in raw.present(round_ - 1, seat)))
    if option == "both":
        return kept[0] == kept[1]
    seat = int(option.removeprefix("seat-")) - 1
    return all(kept[seat] > other for n, other in enumerate(kept) if n != seat)


def which_disaster(raw: Raw, about: str, option: str) -> bool:
    return any((one.round, one.card) == (_round(about), option) for one in raw.struck)


def long_term(raw: Raw, about: str, option: str) -> bool:
    del about
    assert any(one.card == option for one in raw.struck)
    return bool(raw.content["cards"][option]["deck"] == "long")


def _costs(raw: Raw) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for one in raw.struck:
        found[one.round, one.card] += sum(raw.deaths(one).values())
    return found


def costliest(raw: Raw, about: str, option: str) -> bool:
    del about
    costs = _costs(raw)
    mine = costs[_round(option), _type(option)]
    return all(mine > cost for at, cost in costs.items() if at != (_round(option), _type(option)))


def deaths(raw: Raw, about: str, option: str) -> bool:
    costs = _costs(raw)
    return int(option) == sum(n for (round_, _), n in costs.items() if round_ == _round(about))


def survivor(raw: Raw, about: str, option: str) -> bool:
    struck = raw.strike(*_numbers(about)[:2])
    row, column = _numbers(option)
    trait = re.sub(r"^row-\d+-column-\d+-", "", option)
    return raw.saves(struck, (row, column), trait)


def two_builders(raw: Raw, about: str, option: str) -> bool:
    round_, order, *places = _numbers(about)
    struck, dead, alive = raw.strike(round_, order), tuple(places[:2]), tuple(places[2:])
    depth = raw.reef(0).depth
    assert depth[dead[0] - 1, dead[1] - 1] == depth[alive[0] - 1, alive[1] - 1]
    assert raw.deaths(struck)[dead[0], dead[1]] == 1
    assert raw.deaths(struck)[alive[0], alive[1]] == 0
    if not option.startswith("is-not-"):
        return raw.saves(struck, (alive[0], alive[1]), option.removeprefix("is-"))
    if not raw.by_hand():
        return any(
            (one.values["row"], one.values["column"]) == alive
            and option in [reason.id for reason in one.values["reasons"]]
            for one in raw.mine(struck, "builder-lived")
        )
    trait, at = option.removeprefix("is-not-"), (alive[0] - 1, alive[1] - 1, 0)
    before = raw.before(struck)
    wanted = [e for e in raw.reaching(struck, (alive[0], alive[1])) if trait in e.get("who", ())]
    return bool(wanted) and not raw.has(int(before.kind[at]), int(before.genes[at]), trait)


def without_mutation(raw: Raw, about: str, option: str) -> bool:
    round_, order, row, column = _numbers(about)
    struck = raw.strike(round_, order)
    (effect,) = raw.reaching(struck, (row, column))
    half = effect.get("share") == "half"
    if half:  # two at least were struck, or none would have died: with it, half of three is one
        assert sum(raw.deaths(struck).values()) > 0
    assert not raw.deaths(struck)[row, column]
    if not struck.nth:
        _needs_its_tokens(raw, effect, struck.position + raw.by_hand(), (row - 1, column - 1, 0))
    return option == ("might-die" if half else "would-die")


def _needs_its_tokens(
    raw: Raw, effect: dict[str, Any], position: int, at: tuple[int, int, int]
) -> None:
    """Check that a builder is spared with its tokens, and would be struck without one of them."""
    reef = raw.match.state_at(position).reefs[raw.seat]
    kind, genes = int(reef.kind[at]), int(reef.genes[at])

    def struck_with(tokens: int) -> bool:
        has = [raw.has(kind, tokens, trait) for trait in effect.get("who", ())]
        unless = [raw.has(kind, tokens, trait) for trait in effect.get("unless", ())]
        together = [raw.has(kind, tokens, trait) for trait in effect.get("unless_all", ())]
        return all(has) and not any(unless) and not (together and all(together))

    assert not struck_with(genes)
    assert any(struck_with(genes & ~(1 << n)) for n in range(len(raw.tokens)) if genes >> n & 1)


def origin(raw: Raw, about: str, option: str) -> bool:
    type_, token = next(
        (about.removesuffix(f"-{token}"), token)
        for token in sorted(raw.tokens, key=len, reverse=True)
        if about.endswith(f"-{token}") and about.removesuffix(f"-{token}") in raw.builders
    )
    return option == raw.origin(type_, token)


def gone_why(raw: Raw, about: str, option: str) -> bool:
    takers = raw.takers(_type(about), _round(about))
    return takers == {option}


def dip(raw: Raw, about: str, option: str) -> bool:
    round_ = _round(about)
    lost = raw.present(round_ - 1) - raw.present(round_)
    took = Counter(each for type_ in lost for each in raw.takers(type_, round_))
    assert took.total() == len(lost)
    return all(took[option] > count for each, count in took.items() if each != option)


def last_seen(raw: Raw, about: str, option: str) -> bool:
    return int(option) == raw.last(about)


def fate_at_table(raw: Raw, about: str, option: str) -> bool:
    later = range(raw.last(about) + 1, raw.rounds + 1)
    had = {seat for seat in raw.seats if any(about in raw.present(t, seat) for t in later)}
    if option == "extinct":
        return not had
    return raw.seat in had if option == "back" else int(option.removeprefix("seat-")) - 1 in had


def time_passed(raw: Raw, about: str, option: str) -> bool:
    del raw
    return int(option) == _round(about)


def range_length(raw: Raw, about: str, option: str) -> bool:
    return int(option) == raw.last(about) - raw.first(about)


def water(raw: Raw, about: str, option: str) -> bool:
    reef = raw.reef(_round(about))
    name = _type(about).partition("-")[0]
    depth = ["shallow", "medium", "deep"].index(name)
    stood = {
        raw.builders[int(reef.kind[row, column, level])]
        for row in range(6)
        for column in range(5)
        for level in range(3)
        if reef.depth[row, column] == depth
    }
    return option in stood


def shelter(raw: Raw, about: str, option: str) -> bool:
    reef = raw.reef(_round(about))
    count = 0
    for row in range(6):
        for column in range(5):
            for kind in reef.kind[row, column].tolist():
                if kind and not reef.alga[row, column]:
                    organism = raw.content["organisms"][raw.builders[kind]]
                    count += "recruiter" in organism.get("traits", ())
    return int(option) == count // 2


def weeds(raw: Raw, about: str, option: str) -> bool:
    return int(option) == raw.reef(_round(about)).alga.reshape(-1).tolist().count(True)


def carriers(raw: Raw, about: str, option: str) -> bool:
    reef, bit = raw.reef(_round(about)), 1 << raw.tokens.index(_type(about))
    pairs = zip(reef.kind.reshape(-1).tolist(), reef.genes.reshape(-1).tolist(), strict=True)
    return any(kind and raw.builders[kind] == option and genes & bit for kind, genes in pairs)


def leavers(raw: Raw, about: str, option: str) -> bool:
    left = [
        one.values["reason"].id
        for one in raw.told
        if one.id == "dweller-left"
        and one.seat == raw.seat
        and one.round == _round(about)
        and one.values["organism"].id == f"organism-{_type(about)}"
    ]
    return {each.replace("reason-", "") for each in left} == {option}


def score_change(raw: Raw, about: str, option: str) -> bool:
    round_ = _round(about)
    told = {
        one.round: one.values for one in raw.told if one.id == "surveyed" and one.seat == raw.seat
    }
    parts = ("population", "algae", "diversity", "resilience", "three_d", "coastal")
    change = {p.replace("_", "-"): abs(told[round_][p] - told[round_ - 1][p]) for p in parts}
    return all(change[option] > size for part, size in change.items() if part != option)


ANSWERS: dict[str, Callable[[Raw, str, str], bool]] = {
    "own-types": own_types,
    "table-types": table_types,
    "missing-types": missing_types,
    "lost-types": lost_types,
    "turnover": turnover,
    "kept-most": kept_most,
    "which-disaster": which_disaster,
    "long-term": long_term,
    "costliest": costliest,
    "deaths": deaths,
    "survivor": survivor,
    "two-builders": two_builders,
    "without-mutation": without_mutation,
    "origin": origin,
    "gone-why": gone_why,
    "dip": dip,
    "last-seen": last_seen,
    "fate-at-table": fate_at_table,
    "time-passed": time_passed,
    "range-length": range_length,
    "water": water,
    "shelter": shelter,
    "weeds": weeds,
    "carriers": carriers,
    "leavers": leavers,
    "score-change": score_change,
}
