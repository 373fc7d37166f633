"""Climate Change a second time, written from the rules page alone, and as slowly as it likes.

It is driven by a match's log: each entry's seat, action and rolls. `Illegal` says that the page
does not allow an action; nothing else of the game's own code is used.
"""

from itertools import combinations
from math import hypot, sqrt
from typing import Any

HABITATS = ["savannah", "tropical forest", "temperate forest", "tundra"]
GENES = ["shape", "fur", "metabolism"]


class Illegal(Exception):  # noqa: N818 - what it is
    """The rules page does not allow this now."""


def need(condition: object) -> None:
    if not condition:
        raise Illegal


class Card:
    """One piece of paper."""

    def __init__(self, number: int, plain: dict[str, Any]) -> None:
        self.number = number
        self.gene = plain.get("gene")
        self.by = plain.get("by")
        self.deleterious = plain["does"] == "deleterious"


class Player:
    """A seat: its species and what lies before it."""

    def __init__(self) -> None:
        self.cell: int | None = None
        self.genes = dict.fromkeys(GENES, 1)
        self.tokens = {"savannah"}
        self.hand: list[Card] = []
        self.extinctions = 0


class Oracle:
    """The table."""

    def __init__(self, setup: Any) -> None:  # noqa: ANN401 - a plain set-up
        self.options, content = setup.options, setup.content
        self.numbers = content["rules"]["numbers"]
        self.boards = content["map"][self.options["map"]]["boards"]
        self.points = {}
        for row, line in enumerate(self.boards[0]):
            for column, letter in enumerate(line):
                if letter != ".":
                    shift = 0.5 * (row % 2)
                    self.points[len(self.points) + 1] = (column + shift, row * sqrt(3) / 2)
        self.players = [Player() for _ in setup.seats]
        self.cards = [
            Card(0, plain)
            for plain in content["cards"].values()
            for _ in range(
                plain["copies_few"]
                if len(self.players) <= 3 and plain["copies_few"] is not None
                else plain["copies"]
            )
        ]
        for number, card in enumerate(self.cards):
            card.number = number
        self.pile: list[Card] = []
        self.discards: list[Card] = []
        self.climate, self.changed = 3, False
        self.round, self.turn = 0, 0
        self.at = "set-up"
        self.roll = 0
        self.may_step = False  # whether a step is free after a low roll (C23)
        self.moved = self.adapted_here = self.preadapted = self.new_start = False
        self.exchanged = False
        self.won: list[int] = []
        self.rolls: list[int] = []

    # -- the land --------------------------------------------------------------------------------

    def habitat(self, cell: int) -> str:
        letters = [letter for line in self.boards[self.climate - 1] for letter in line]
        return HABITATS["SRFT".index([each for each in letters if each != "."][cell - 1])]

    def neighbours(self, cell: int) -> list[int]:
        x, y = self.points[cell]
        return [n for n, (a, b) in self.points.items() if 0.5 < hypot(x - a, y - b) < 1.2]

    def free(self, cell: int) -> bool:
        return all(player.cell != cell for player in self.players)

    def fits(self, genes: dict[str, int], habitat: str) -> bool:
        value = HABITATS.index(habitat) + 1
        return sum(genes[gene] == value for gene in GENES) >= 2

    def reach(self, player: Player) -> set[int]:
        """Where a roll of 4–6 lets a species go: one step, two after a change."""
        assert player.cell is not None
        near = {cell for cell in self.neighbours(player.cell) if self.free(cell)}
        if not self.changed or self.may_step:
            return near
        further = {c for step in near for c in self.neighbours(step) if self.free(c)}
        return (near | further) - {player.cell}

    # -- cards -----------------------------------------------------------------------------------

    def take_roll(self) -> int:
        return self.rolls.pop(0)

    def shuffle(self, cards: list[Card]) -> list[Card]:
        found = sorted(cards, key=lambda card: card.number)
        for last in range(len(found) - 1, 0, -1):
            other = self.take_roll() - 1
            found[last], found[other] = found[other], found[last]
        return found

    def top(self) -> Card | None:
        if not self.pile and self.discards:
            self.pile, self.discards = self.shuffle(self.discards), []
        return self.pile.pop() if self.pile else None

    def lose_at_random(self, player: Player, count: int) -> None:
        for _ in range(min(count, len(player.hand))):
            self.discards.append(player.hand.pop(self.take_roll() - 1))

    def played(self, player: Player, numbers: list[int]) -> list[Card]:
        need(len(set(numbers)) == len(numbers))
        found = [card for card in player.hand if card.number in numbers]
        need(len(found) == len(numbers))
        need(all(card.gene for card in found))
        return found

    def after(self, genes: dict[str, int], cards: list[Card]) -> dict[str, int]:
        changed = dict(genes)
        for card in cards:
            changed[str(card.gene)] += card.by
        return changed

    def check_adapting(self, player: Player, cards: list[Card], habitat: str) -> None:
        """As many cards as needed, and none that could be left out (C9)."""
        need(not self.fits(player.genes, habitat))
        changed = self.after(player.genes, cards)
        need(all(1 <= value <= 4 for value in changed.values()))
        need(self.fits(changed, habitat))
        for fewer in range(len(cards)):
            for some in combinations(cards, fewer):
                need(not self.fits(self.after(player.genes, list(some)), habitat))

    def give_up(self, player: Player, cards: list[Card]) -> None:
        player.genes = self.after(player.genes, cards)
        for card in cards:
            player.hand.remove(card)
            self.discards.append(card)

    # -- what a seat does ------------------------------------------------------------------------

    def act(self, seat: int, action: dict[str, Any], rolls: list[int]) -> None:
        """Carry out an action of the log with the rolls that stand there."""
        self.rolls = list(rolls)
        need(self.at != "over" and seat == self.turn)
        player = self.players[seat]
        do = action["do"]
        if self.at in {"set-up", "new start"}:
            need(do == "place")
            self.place(player, action["cell"])
        elif do == "preadapt":
            self.preadapt(player, action["cards"])
        elif self.at == "before the draw":
            need(do == "draw")
            self.draw(player)
        elif do == "move":
            self.move(player, action["cell"], action.get("cards", []))
        elif do == "exchange":
            self.exchange(player, action["cards"])
        elif do == "adapt":
            self.adapt(player, action["cards"])
        else:
            need(do == "ready")
            self.end_turn(player)
        if self.rolls:
            raise AssertionError("rolls are left over")

    def place(self, player: Player, cell: int) -> None:
        need(cell in self.points and self.free(cell) and self.habitat(cell) == "savannah")
        player.cell = cell
        if self.at == "set-up":
            self.turn += 1
            if self.turn == len(self.players):
                self.deal()
                self.begin_round()
            return
        self.fill(player, 2)
        self.at, self.new_start = "in the turn", True

    def fill(self, player: Player, count: int) -> None:
        """Draw until there are so many cards in the hand; harmful ones are set aside."""
        aside = []
        while len(player.hand) < count and (card := self.top()) is not None:
            (aside if card.deleterious else player.hand).append(card)
        self.discards += aside

    def deal(self) -> None:
        self.pile = self.shuffle([card for card in self.cards if not card.deleterious])
        for player in self.players:
            player.hand = [self.pile.pop(), self.pile.pop()]
        self.pile = self.shuffle(self.pile + [card for card in self.cards if card.deleterious])

    def draw(self, player: Player) -> None:
        card = self.top()
        if card is not None and card.deleterious:
            self.discards.append(card)
            self.lose_at_random(player, 2)
        elif card is not None:
            player.hand.append(card)
        self.roll = self.take_roll()
        fits = self.fits(player.genes, self.habitat(player.cell))
        self.may_step = bool(self.options.get("free_step")) and self.roll < 4 and fits
        self.at = "in the turn"

    def must_move(self, player: Player) -> bool:
        forced = self.roll >= 4 and not self.changed and not self.moved and not self.new_start
        return forced and bool(self.reach(player))

    def move(self, player: Player, cell: int, cards: list[int]) -> None:
        may = self.roll >= 4 or self.may_step
        need(may and not self.moved and not self.new_start and not self.adapted_here)
        need(cell in self.reach(player))
        chosen = self.played(player, cards)
        if cards:
            self.check_adapting(player, chosen, self.habitat(cell))
        player.cell, self.moved = cell, True
        self.give_up(player, chosen)
        self.token(player)

    def adapt(self, player: Player, cards: list[int]) -> None:
        assert player.cell is not None
        need(cards and not self.must_move(player))
        chosen = self.played(player, cards)
        self.check_adapting(player, chosen, self.habitat(player.cell))
        self.give_up(player, chosen)
        self.adapted_here = True
        self.token(player)

    def preadapt(self, player: Player, cards: list[int]) -> None:
        assert player.cell is not None
        need(cards and not self.preadapted)
        habitat = self.habitat(player.cell)
        need(self.fits(player.genes, habitat))
        chosen = self.played(player, cards)
        need(len({(card.gene, card.by) for card in chosen}) == 1)
        changed = self.after(player.genes, chosen)
        need(all(1 <= value <= 4 for value in changed.values()) and self.fits(changed, habitat))
        self.give_up(player, chosen)
        self.preadapted = True

    def exchange(self, player: Player, numbers: list[int]) -> None:
        """Where cards can be exchanged: once a turn, by who fits and need not move (C24)."""
        assert player.cell is not None
        need(self.options.get("exchange") and numbers and not self.exchanged)
        need(self.fits(player.genes, self.habitat(player.cell)) and not self.must_move(player))
        need(len(set(numbers)) == len(numbers))
        laid = [card for card in player.hand if card.number in numbers]
        need(len(laid) == len(numbers))
        count = len(player.hand)
        player.hand = [card for card in player.hand if card not in laid]
        self.fill(player, count)
        self.discards += laid
        self.exchanged = True

    def token(self, player: Player) -> None:
        assert player.cell is not None
        habitat = self.habitat(player.cell)
        if self.fits(player.genes, habitat):
            player.tokens.add(habitat)
        if len(player.tokens) == 4:
            self.at, self.won = "over", [self.players.index(player)]

    def end_turn(self, player: Player) -> None:
        need(not self.must_move(player))
        assert player.cell is not None
        if not self.fits(player.genes, self.habitat(player.cell)):
            player.extinctions += 1
            self.discards += player.hand
            player.hand, player.tokens = [], {"savannah"}
            player.genes = dict.fromkeys(GENES, 1)
            player.cell = None
            self.at = "new start"
            return
        self.lose_at_random(player, max(0, len(player.hand) - 5))
        self.turn += 1
        if self.turn == len(self.players):
            self.end_round()
        else:
            self.begin_turn()

    # -- rounds ----------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.at, self.roll = "before the draw", 0
        self.moved = self.adapted_here = self.preadapted = self.new_start = False
        self.exchanged = False

    def begin_round(self) -> None:
        self.round += 1
        self.turn = 0
        self.begin_turn()

    def end_round(self) -> None:
        if self.round == self.options["rounds"]:
            best = max((len(each.tokens), -each.extinctions) for each in self.players)
            self.won = [
                seat
                for seat, each in enumerate(self.players)
                if (len(each.tokens), -each.extinctions) == best
            ]
            self.at = "over"
            return
        before = self.climate
        self.climate = self.next_climate()
        self.changed = self.climate != before
        self.begin_round()

    def next_climate(self) -> int:
        people = self.options["human_change_from"]
        if people and self.round >= people:
            share = self.options["warming_bias"]
            if share != 50:
                step = 1 if self.take_roll() <= share else -1
                return min(5, max(1, self.climate + step))
        elif self.take_roll() <= 3:
            return self.climate
        if self.climate in {1, 5}:
            return 2 if self.climate == 1 else 4
        return self.climate + (1 if self.take_roll() >= 4 else -1)
