"""What is true of a match, worked out slowly from its raw states and events.

Nothing here asks the guide, a reading or a template: builders are counted space by space, and what
happened is read from what was told, event by event.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from reefkit.games.reef.state import Reefs, State
    from reefkit.match.match import Match

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
    """Give the id behind a name."""
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
        """Tell whether a card that strikes those with a trait strikes a type: else it is safe."""
        traits = self.content["organisms"][type_].get("traits", ())
        return trait == "delicate" or bool(trait in traits)

    def before(self, struck: Struck) -> Reefs:
        """Give the reef when a card was drawn, where the log holds it: the first of its entry."""
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
        """Give the reef when a card that was worked out by hand had been mended."""
        for position in range(struck.position + 1, self.match.position + 1):
            state = self.match.state_at(position)
            if state.phase != "catastrophe" or state.turn.step == "aftermath":
                return self.reefs(position)[self.seat]
        raise AssertionError(struck)

    def saves(self, struck: Struck, place: Place, trait: str) -> bool:
        """Tell whether a builder of a space survived a card by a trait."""
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
        """Give all that took tokens of a type between two surveys."""
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
