"""An independent referee of Blue Expanse: tables and sums written from the rules page alone.

It looks on while a match is played and reads the table's state and what is told, never the game's
rules or data: prices, loops and stages, hand limits, thresholds of pollution and warming, last
turns, and in the end the victory points of every reef.
"""

from collections import Counter

from reefkit.games.expanse import actions as do
from reefkit.games.expanse.state import ReefCard, Seat
from reefkit.games.expanse.step import Step
from reefkit.match.game import Action

PAGE = """
zooxanthellae 0/1 coral 1/1 phytoplankton 0/2 seagrass 0/2
bigfin-reef-squid 1/1 bottlenose-dolphin 3/3 dwarf-minke-whale 4/5 elegant-sea-snake 2/2
giant-trevally 2/3 giant-triton 2/2 grey-reef-shark 3/4 whitetip-reef-shark 2/3 mantis-shrimp 1/1
port-jackson-shark 1/1 sharpfin-barracuda 1/3 snubfin-dolphin 2/3 tropical-rock-lobster 1/2
blue-sea-star 1/1 burrowing-sea-urchin 1/1 dugong 4/4 green-sea-turtle 2/3 regal-tang 1/2
spotted-parrotfish 2/2 yellow-boxfish 2/1 spotband-butterflyfish 2/1
christmas-tree-worm 2/1 common-cleanerfish 1/1 clownfish 3/1 coral-crab 1/1 crown-of-thorns 2/1
drupella 2/1 sea-cucumber 1/1
barnacle 1/0 eastern-spiny-seahorse 2/1 feather-star 3/2 reef-manta-ray 4/4 sea-squirt 1/2
whale-shark 5/5 australian-sardine 0/1
aquaculture 2/3 artisanal-fishing 0/1 trawler 3/2 factory-ship 4/4 farming-region 2/4
maritime-patrol 1/2 bio-prospecting 1/1 resort 0/2 reef-cruise 1/1 major-port 4/5 airport 4/5
research-bleaching 0/4 research-bioplastics 0/2
"""
"""Every card that is bought: victory points and cost, as the rules page prints them."""
_WORDS = PAGE.split()
POINTS = {
    kind: int(both.split("/")[0]) for kind, both in zip(_WORDS[::2], _WORDS[1::2], strict=True)
}
COST = {kind: int(both.split("/")[1]) for kind, both in zip(_WORDS[::2], _WORDS[1::2], strict=True)}
ORDER = list(POINTS)
ANIMALS = set(ORDER[ORDER.index("bigfin-reef-squid") : ORDER.index("aquaculture")])
INDUSTRY = set(ORDER[ORDER.index("aquaculture") :])
CHEAPER_BY_CUCUMBER = {
    *ORDER[ORDER.index("christmas-tree-worm") : ORDER.index("aquaculture")],
    *("mantis-shrimp", "tropical-rock-lobster", "blue-sea-star"),
}
"""Detritivores and filter feeders, and the three that count as detritivores too."""
HOSTED = {"bottlenose-dolphin": 2, "dugong": 3, "green-sea-turtle": 2, "reef-manta-ray": 2}
"""What each gains by one Resort or Reef Cruise."""


def scored(card: ReefCard, place: Seat) -> int:  # noqa: C901, PLR0912 - the page lists as many
    """Count a card of a final reef by the page."""
    if card.copy == "turn" or (card.copy == "lasting" and card.turns == 0):
        return 0
    reef = [c for c in place.reef if c.copy != "turn" and (c.copy != "lasting" or c.turns)]
    kinds = Counter(each.kind for each in reef)
    ships = kinds["resort"] + kinds["reef-cruise"]
    host = next((each for each in place.reef if each.id == card.host), None)
    on_it = {each.kind for each in place.reef if each.host == card.id}
    points = POINTS.get(card.kind, 0)
    if ships:
        points += HOSTED.get(card.kind, 0)
    if card.kind == "whale-shark":
        points += 2 * ships
    elif card.kind == "snubfin-dolphin":
        points += kinds["snubfin-dolphin"]
    elif card.kind == "tropical-rock-lobster" and "aquaculture" in on_it:
        points += 4
    elif card.kind == "common-cleanerfish" and host is not None:
        points += 2
    elif card.kind == "barnacle" and host is not None and host.kind == "reef-cruise":
        points -= 1
    elif card.kind == "aquaculture" and host is None:
        points = -1
    elif card.kind == "artisanal-fishing" and kinds["resort"]:
        points += 2
    elif card.kind == "resort":
        points += 2 * kinds["coral"]
    elif card.kind == "reef-cruise":
        points += sum(each.kind in ANIMALS and COST[each.kind] > 2 for each in reef)
    elif card.kind == "airport":
        points += sum(each.kind in INDUSTRY for each in reef)
    elif card.kind == "research-bleaching" and sum(card.placed) >= 16:
        points += 10
    elif card.kind == "research-bioplastics" and sum(card.placed) >= 15:
        points += 8
    return points


class Referee:
    """Looks on while bots play (`play_out`), and counts for itself."""

    def __init__(self) -> None:
        self.seen = 0
        self.bought = 0
        self.thresholds = Counter[str]()
        self.expelled = self.starved = 0
        self._paid: tuple[int, int, int] | None = None
        self._warmed = 0
        self._late = False
        self._last = Counter[int]()
        self._hungry: Counter[tuple[int, str]] = Counter()

    def __call__(self, step: Step, seat: int, action: Action) -> None:
        """Check what came of the choice before, and take down what this one should cost."""
        if step.tell is None:
            step.tell = []
        self.check(step)
        state = step.state
        if isinstance(action, do.Buy):
            kind = state.piles[action.deck].open[action.slot]
            due = (
                self._price(state.seats[seat], kind) + state.piles[action.deck].raised[action.slot]
            )
            self._paid = seat, money(state.seats[seat]) - due, due
        if isinstance(action, do.RollDie) and state.last:
            self._last[seat] += 1

    @staticmethod
    def _price(place: Seat, kind: str) -> int:
        able = Counter(
            c.kind
            for c in place.reef
            if not c.idle and c.copy != "turn" and (c.copy != "lasting" or c.turns)
        )
        price = COST[kind]
        if kind == "coral":
            price -= able["regal-tang"]
        if kind in CHEAPER_BY_CUCUMBER:
            price -= able["sea-cucumber"]
        if kind in {"resort", "reef-cruise"}:
            price -= 2 * able["dwarf-minke-whale"]
        return max(0, price)

    def check(self, step: Step) -> None:
        """Hold the table to the page."""
        state = step.state
        if self._paid is not None:
            seat, left, due = self._paid
            assert money(state.seats[seat]) == left, f"paid something else than {due}"
            self.bought += 1
            self._paid = None
        loops = [place.loops for place in state.seats]
        assert state.stage == min(4, 1 + max(loops)), "a stage begins with a loop"
        assert [place.limit for place in state.seats] == [5 + 2 * each for each in loops]
        for event in (step.tell or [])[self.seen :]:
            self._hear(step, event.what.id.removeprefix("expanse-"), event)
        self.seen = len(step.tell or [])

    def _hear(self, step: Step, id_: str, event: object) -> None:
        values = event.what.values  # type: ignore[attr-defined]
        seat = event.seat  # type: ignore[attr-defined]
        if id_ == "warmed":
            assert step.state.stage >= 3, "warming begins with stage 3"
            total = int(values["total"])
            every = (5 if _researched(step) else 3) * len(step.state.seats)
            if not self._late:
                self.thresholds["due"] += max(0, total // every - self._warmed // every)
            self._warmed = max(self._warmed, total)
        elif id_ == "threshold-warming":
            self.thresholds["told"] += int(values["count"])
        elif id_ == "polluted":
            assert step.state.stage >= 2, "pollution begins with stage 2"
        elif id_ == "expelled":
            self.expelled += 1
        elif id_ == "hungry":
            self._hungry[seat, str(values["card"].id)] += 1
        elif id_ == "turn":
            self._hungry.clear()
            self._late = bool(step.options.turns and values["last"])  # B33
        elif id_ == "starved":
            self._hungry[seat, str(values["card"].id)] -= 1
            assert self._hungry[seat, str(values["card"].id)] >= 0, "starved after a meal"
            self.starved += 1

    def ended(self, step: Step) -> None:
        """Hold the end to the page."""
        self.check(step)
        state = step.state
        assert state.phase == "over"
        turns = 2 if step.options.turns else 1  # B33
        assert self._last == dict.fromkeys(range(len(state.seats)), turns), "as many turns each"
        assert self.thresholds["due"] == self.thresholds["told"]
        assert self.expelled <= self.thresholds["told"] * len(state.seats)
        counted = [
            sum(scored(card, place) for card in place.reef) + place.points for place in state.seats
        ]
        assert counted == state.final


def money(place: Seat) -> int:
    """Count all currency that a player could spend."""
    cards = place.hand.count("biomass") + place.hand.count("capital")
    purses = (place.purse, place.made)
    return cards + sum(each.biomass + each.capital for each in purses)


def _researched(step: Step) -> bool:
    every = [card for place in step.state.seats for card in place.reef]
    return any(c.kind == "research-bleaching" and sum(c.placed) >= 16 for c in every)
