"""Succession once more, written from the rules page alone: a referee that keeps its own table.

It is told who did what and what was rolled, and knows no code and no content of the game. Where it
and the rules disagree on where a card lies or whose turn it is, one of them is wrong.
"""

from dataclasses import dataclass, field
from typing import Any

ORDER = [
    "bacteria",
    "diatoms",
    "green-algae",
    "red-algae",
    "brown-algae",
    "ciliates",
    "snails",
    "isopods",
    "hydroids",
    "bryozoans",
    "tubeworms",
    "sea-anemones",
    "tunicates",
    "barnacles",
    "mussels",
]
DEALT = {2: 10, 3: 7}


def number(card: str) -> int:
    return ORDER.index(card) + 1 if card in ORDER else 0


def colour(card: str) -> str:
    return ("green", "yellow", "blue")[(number(card) - 1) // 5] if number(card) else ""


@dataclass
class Referee:
    """A table of the rules page."""

    players: int
    rounds: int
    every: list[str]
    bots: set[int]
    press: bool
    turns_a_player: tuple[int, int]  #: After how many starfish leave, and the round ends (S14).
    one_deck: bool  #: Whether an empty deck ends the round (S31).
    hands: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    out_of_round: list[str] = field(default_factory=list)
    in_play: str = "green"
    clockwise: bool = True
    expects: str = "ready"
    whose: set[int] = field(default_factory=set)
    turn: int = 0
    round: int = 0
    points: list[list[int]] = field(default_factory=list)
    forgot: int | None = None
    said: bool = False
    next: int = 0
    limit: tuple[int, int] = (0, 0)
    offered: dict[int, str] = field(default_factory=dict)
    rolls: list[int] = field(default_factory=list)
    must_play: str = ""

    def __post_init__(self) -> None:
        self.deck = sorted(self.every)
        self.hands = [[] for _ in range(self.players)]
        self.whose = set(range(self.players))

    # -- what happens -------------------------------------------------------------------------

    def see(self, seat: int, what: dict[str, Any], rolls: list[int]) -> None:
        """Take in what a seat did, and what was rolled for it."""
        self.rolls = list(rolls)
        do = what["do"]
        if do == "catch":
            assert self.forgot == what["seat"] != seat
            self.forgot = None
            self.take([what["seat"]], 2)
        elif do == "note":
            assert self.expects == "ready"
        else:
            assert seat in self.whose, (do, seat, self.whose)
            getattr(self, "on_" + do.replace("-", "_"))(seat, what)
        assert self.rolls == [], "a roll that nothing was rolled for"

    def on_ready(self, seat: int, what: dict[str, Any]) -> None:
        del what
        self.whose.discard(seat)
        if not self.whose and self.round < self.rounds:
            self.begin_round()
        elif not self.whose:
            self.expects = "over"

    def on_play(self, seat: int, what: dict[str, Any]) -> None:
        card = what["card"]
        if self.expects == "drawn":
            assert card == self.must_play
        if self.expects == "more":
            assert colour(card) == self.in_play
        elif self.expects == "patch":
            assert colour(card) == "green"
        elif self.expects == "start":
            assert card == self.must_play
        else:
            assert not number(card) or colour(card) == self.in_play
            assert not self.limit[0] or number(card) <= self.limit[0]
        own = self.expects != "more"
        cards = [card]
        if what.get("number"):
            assert card in {"crab", "shrimp"}
            cards.append(ORDER[what["number"] - 1])
        self.put(seat, cards, what, own=own)

    def on_draw(self, seat: int, what: dict[str, Any]) -> None:
        del what
        assert self.expects == "turn"
        self.take([seat], 1)
        self.expects, self.must_play = "drawn", self.hands[seat][-1]

    def on_follow(self, seat: int, what: dict[str, Any]) -> None:
        assert self.expects == "follow"
        self.put(seat, [ORDER[number(self.pile[-1])]], what, own=False)

    def on_upgrade(self, seat: int, what: dict[str, Any]) -> None:
        assert self.expects == "upgrade"
        self.limit = (0, self.limit[1])
        self.next = self.beside(seat)
        self.put(seat, [ORDER[number(self.pile[-1])]], what, own=False)

    def on_pass(self, seat: int, what: dict[str, Any]) -> None:
        del what
        if self.expects == "follow":
            self.done(seat)
            self.expects, self.whose = "upgrade", set(range(self.players)) - {seat}
        elif self.expects == "upgrade":
            self.whose.discard(seat)
            if not self.whose:
                self.turn_of(self.next)
        elif self.expects == "more":
            self.done(seat)
            self.turn_of(self.next)
        elif self.expects == "drawn":
            fits = colour(self.must_play) == self.in_play
            limited = self.limit[0] and number(self.must_play) > self.limit[0]
            assert not number(self.must_play) or not fits or limited
            self.turn_of(self.beside(seat))
        else:
            assert not self.deck
            self.turn_of(self.beside(seat))

    def on_hand_on(self, seat: int, what: dict[str, Any]) -> None:
        assert self.expects == "hand-on"
        self.offered[seat] = what["card"]
        self.whose.discard(seat)
        if self.whose:
            return
        for giver, card in self.offered.items():
            self.hands[giver].remove(card)
        for giver in range(self.players):
            self.hands[(giver + 1) % self.players].append(self.offered[giver])
        self.turn_of(self.next)

    # -- cards ----------------------------------------------------------------------------------

    def beside(self, seat: int) -> int:
        return (seat + (1 if self.clockwise else -1)) % self.players

    def others(self, seat: int) -> list[int]:
        found, at = [], self.beside(seat)
        while at != seat:
            found.append(at)
            at = self.beside(at)
        return found

    def take(self, seats: list[int], count: int) -> None:
        """One each in turn; an empty deck is made anew of all but the top card."""
        for _ in range(count):
            for seat in seats:
                if not self.deck and len(self.pile) > 1 and not self.one_deck:
                    late = self.turn > self.turns_a_player[0] * self.players
                    old, self.pile = self.pile[:-1], self.pile[-1:]
                    gone = [card for card in old if late and card == "starfish"]
                    self.deck = sorted(card for card in old if not (late and card == "starfish"))
                    if self.deck:
                        self.out_of_round += gone
                    else:
                        self.pile = old + self.pile
                if self.deck:
                    self.hands[seat].append(self.deck.pop(self.rolls.pop(0) - 1))
                    if self.forgot == seat:
                        self.forgot = None

    def put(self, seat: int, cards: list[str], call: dict[str, Any], *, own: bool) -> None:
        below = self.pile[-1] if self.pile else ""
        for card in cards:
            self.hands[seat].remove(card)
            self.pile.append(card)
            self.in_play = colour(card) or self.in_play
        if cards[0] == "invader":
            self.in_play = colour(below) or self.in_play
        left = len(self.hands[seat])
        assert not call.get("last") or left == 1
        assert not call.get("winner") or left == 0
        self.forgot, self.said = None, call.get("last", False)
        if own:
            self.next = self.beside(seat)
        if not left:
            if not call.get("winner"):
                self.take([seat], 2)
                self.said = True
            if not self.hands[seat]:
                self.last_effects(seat, cards[0])
                self.end_round()
                return
        self.effects(seat, cards[0], call.get("colour"))

    def last_effects(self, seat: int, card: str) -> None:
        others = self.others(seat)
        if card == "starfish":
            self.take(others, 5)
        elif card == "nudibranch":
            self.take(others, 2)
        elif card in {"shrimp", "invader"}:
            self.take(others[:1], 2 if card == "shrimp" else 1)
        elif card == "storm" and len(self.pile) > 1:
            self.out_of_round.append(self.pile.pop(-2))

    def effects(  # noqa: C901 - one line a card, as the rules page has them
        self, seat: int, card: str, named: str | None
    ) -> None:
        others = self.others(seat)
        if card == "starfish":
            self.take([*others, seat], 5)
            self.done(seat)
            self.start()
            return
        if card == "crab":
            self.clockwise = not self.clockwise
            self.next = seat if self.players == 2 else self.beside(seat)
        elif card == "shrimp":
            self.take(others[:1], 2)
        elif card == "invader":
            self.take(others[:1], 1)
        elif card == "nudibranch":
            self.in_play = named or ""
            self.take(others, 2)
        elif card == "jellyfish":
            self.in_play = named or ""
            self.next = self.beside(others[0])
        elif card == "storm":
            if len(self.pile) > 1:
                self.out_of_round.append(self.pile.pop(-2))
            self.in_play = "green"
        elif card == "sedimentation":
            self.limit = (self.limit[0], 10)
        elif card == "ice-scour":
            self.done(seat)
            self.expects, self.whose, self.offered = "hand-on", set(range(self.players)), {}
            return
        elif card == "bare-patch" and any(colour(each) == "green" for each in self.hands[seat]):
            self.expects, self.whose = "patch", {seat}
            return
        self.settled(seat)

    def settled(self, seat: int) -> None:
        if self.expects == "upgrade":
            self.expects, self.whose = "more", {seat}
        elif number(self.pile[-1]) in {5, 10}:
            self.expects, self.whose = "follow", {seat}
        else:
            self.done(seat)
            self.turn_of(self.next)

    def done(self, seat: int) -> None:
        if len(self.hands[seat]) == 1 and not self.said:
            self.forgot = seat

    # -- turns and rounds -------------------------------------------------------------------------

    def too_long(self) -> bool:
        no_more = self.one_deck and not self.deck
        if no_more or self.turn >= self.turns_a_player[1] * self.players:
            self.end_round()
            return True
        return False

    def turn_of(self, seat: int) -> None:
        if self.too_long():
            return
        self.turn += 1
        self.limit = (self.limit[1], 0)
        self.expects, self.whose, self.said = "turn", {seat}, False

    def begin_round(self) -> None:
        self.round += 1
        self.turn, self.clockwise, self.in_play = 0, True, "green"
        self.limit, self.forgot, self.said = (0, 0), None, False
        while True:
            self.deck = sorted(self.every)
            self.pile, self.out_of_round = [], []
            self.hands = [[] for _ in range(self.players)]
            self.take(list(range(self.players)), DEALT.get(self.players, 5))
            if any(number(card) for hand in self.hands for card in hand):
                break
        self.start()

    def start(self) -> None:
        if self.too_long():
            return
        held = {card for hand in self.hands for card in hand if number(card)}
        self.limit = (0, 0)
        if not held:
            self.turn_of(self.next)
            return
        self.must_play = min(held, key=number)
        tied = [seat for seat in range(self.players) if self.must_play in self.hands[seat]]
        if len(tied) > 1 and (not self.press or self.bots & set(tied)):
            tied = [tied[self.rolls.pop(0) - 1]]
        self.turn += 1
        self.expects, self.whose = "start", set(tied)

    def end_round(self) -> None:
        self.points.append([sum(1 if number(card) else 3 for card in hand) for hand in self.hands])
        self.expects, self.whose, self.forgot = "ready", set(range(self.players)), None
        self.limit = (0, 0)
