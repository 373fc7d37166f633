"""What one drawing of a page reads: the table as its viewer sees it, and the seat's choices.

`moves` returns what may be done, as buttons; `page_acts` carries it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple

from reefkit.games.succession import actions as do
from reefkit.games.succession import queries, rounds, turn
from reefkit.labs.lesson.scene import LessonScene
from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.succession.guide import PlayableCard, Rock, SettlerCardText
    from reefkit.games.succession.step import Step
    from reefkit.match.game import Action


@dataclass
class InHand:
    """A choice that is not an action yet; cleared when the seat changes."""

    chosen: int | None = None  #: Index of the chosen card in the hand; None if none is.
    #: Id of the chosen card: shows whether the hand has changed since.
    card: str = ""
    number: int | None = None  #: Number to name with the card; None if none is chosen.
    colour: str = ""  #: Colour to name with the card; empty if none is chosen.
    #: Shout that goes with the next card, whether due or not: nobody is reminded of it.
    say: Literal["", "last", "winner"] = ""

    def choose(self, index: int, card: str) -> None:
        """Choose a card, or put it back if it is chosen already; the shout stays."""
        same, say = (self.chosen, self.card) == (index, card), self.say
        self.forget()
        self.say = say
        if not same:
            self.chosen, self.card = index, card

    def forget(self) -> None:
        self.chosen, self.card = None, ""
        self.number, self.colour = None, ""
        self.say = ""


WINDOWS = ("follow", "upgrade", "more")
"""Phases in which a clock of seconds may run."""


class Scene(LessonScene):
    """What one drawing of the page reads of the table, as its viewer may see it."""

    @property
    def hand(self) -> InHand:
        held: InHand = self.ui.hand
        return held

    @cached_property
    def step(self) -> Step:
        return queries.look(self.table, self.viewer, self.ui.moment)

    @property
    def follower(self) -> str:
        """The card that may be laid on the top card out of turn; empty outside such a window."""
        return turn.follower(self.step)

    @cached_property
    def totals(self) -> list[int]:
        return rounds.totals(self.step)

    @cached_property
    def cards(self) -> tuple[PlayableCard, ...]:
        return () if self.viewer is None else queries.hand(self.step, self.viewer)

    @cached_property
    def legal(self) -> list[Action]:
        return [] if self.viewer is None else turn.legal(self.step, self.viewer)

    def can(self, *kinds: type[Action]) -> bool:
        return any(isinstance(each, kinds) for each in self.legal)

    def legal_of(self, seat: int) -> list[Action]:
        return turn.legal(queries.look(self.table, seat), seat)

    @cached_property
    def rock(self) -> Rock:
        return queries.rock(self.table, None, self.ui.moment)

    @cached_property
    def causes(self) -> list[Message]:
        """Why this seat drew cards, was skipped or was caught since its last action, this round."""
        if self.covered_hand or self.replaying or not self.class_view.is_playing:
            return []
        entries, own = self.table.match.entries, self.seat
        last = max((n for n, each in enumerate(entries) if each.seat == own), default=-1)
        found: list[Message] = []
        by = ("", "")
        for line in self.happened:
            if line.position <= last or line.round != self.round:
                continue
            kind, values = line.text.id.removeprefix("succession-"), line.text.values
            if kind.startswith("laid"):
                by = (self.name(entries[line.position].seat or 0), line.organism)
            mine = values.get("player") == self.name(own)
            if by[1] and (kind == "drew-these" or (kind == "skipped" and mine)):
                found.append(message("succession-page-cause", player=by[0], card=_name_of(by[1])))
                now = "yes" if self.state.player == own and self.is_awaited else "no"
                skip = message("succession-page-cause-skip", now=now)
                found.append(line.text if kind == "drew-these" else skip)
            elif kind == "caught" and values.get("other") == self.name(own):
                found.append(line.text)
                by = ("", "")
        return found

    def story(self, card: str) -> SettlerCardText:
        return queries.card(self.rules, card)

    @cached_property
    def chosen(self) -> PlayableCard | None:
        """The chosen card; None if there is none, or the hand has changed.

        A card that was just drawn and can be played counts as chosen.
        """
        held = self.hand
        if held.chosen is None and self.phase == "drawn":
            return next((each for each in reversed(self.cards) if each.playable), None)
        if held.chosen is None or held.chosen >= len(self.cards):
            return None
        card = self.cards[held.chosen]
        return card if card.card == held.card else None


class _TurnButton(NamedTuple):
    """A button under the hand."""

    text: Message
    act: str
    key: str = ""  #: The letter that presses it; empty if none does.
    primary: bool = False  #: Whether it is the main button.
    ready: bool = True  #: Whether it can be pressed; if not, its text says what is missing.
    values: Mapping[str, object] = {}
    name: str = ""


class _NameChoice(NamedTuple):
    """Something that can be named with a card: a number held, or a colour."""

    text: Message | str
    said: Message  #: What is said before the text, for who does not see what it belongs to.
    art: str
    guild: str
    chosen: bool
    values: Mapping[str, object]


@dataclass
class Moves:
    """Everything that a seat may do now."""

    #: What the chosen card does or why it cannot be laid, or what can be done without one.
    note: list[Message] = field(default_factory=list)
    #: Question of what to name with the card; None if nothing is named.
    naming: Message | None = None
    choices: list[_NameChoice] = field(default_factory=list)
    buttons: list[_TurnButton] = field(default_factory=list)
    #: Whether a card can be laid now, so that a call can go with it.
    calls: bool = False
    #: What is said of the choice: which card it is, and what comes next on the page.
    picked: Message | None = None
    then: Message | None = None


NAMES = {"green": "pioneers", "yellow": "first-settlers", "blue": "late-settlers"}
"""The group of each colour that can be in play."""


def _called(scene: Scene, text: Message, act: str) -> list[_TurnButton]:
    """Return the button of a play, which names the chosen shout, whether due or not."""
    say = scene.hand.say
    if say:
        text = message("succession-page-and-call", play=text, call=say)
    return [_TurnButton(text, act, "p", primary=True, name=act)]


def _name_of(card: str) -> Message:
    return Message(f"succession-{card}")


CALLS_FROM = 3
"""Most cards in a hand from which one can go to one or none in a turn, as with a crab."""


def may_call(scene: Scene, *seats: int) -> bool:
    """Return whether a seat has so few cards that it may have something to call."""
    return any(len(scene.state.hands[seat]) <= CALLS_FROM for seat in seats)


def moves(scene: Scene) -> Moves:
    found = Moves()
    if not scene.is_awaited:
        return found
    phase = scene.phase
    if phase == "start":
        _moves_start(scene, found)
    elif phase in {"follow", "upgrade"}:
        _moves_claim(scene, found)
    elif phase == "hand-on":
        _moves_hand_on(scene, found)
    elif phase in {"survey", "setup"}:
        text = message(f"succession-page-{'deal' if phase == 'setup' else round_on(scene)}")
        found.buttons = [_TurnButton(text, "round-on", "p", primary=True)]
    else:
        _moves_turn(scene, found)
    if scene.can(do.LayCard, do.HandToLeft) and phase != "start":
        _picked(scene, found)
    can_lay = scene.can(do.LayCard, do.Follow, do.Upgrade)
    found.calls = phase != "start" and can_lay and may_call(scene, scene.seat)
    return found


def round_on(scene: Scene) -> str:
    """Return the text of the button that leads on from the end of a round."""
    return "round-on-last" if scene.round >= scene.rounds else "round-on"


def _picked(scene: Scene, found: Moves) -> None:
    """Say what was chosen and where to go on, for who hears the page."""
    chosen, then = scene.chosen, "play"
    if chosen is None:
        then = "none"
    elif scene.phase == "hand-on":
        then = "hand-on"
    elif not chosen.playable:
        then = "another"
    elif found.choices and not any(each.chosen for each in found.choices):
        then = chosen.needs
    found.then = message("succession-page-then", then=then)
    if chosen is not None:
        found.picked = message("succession-page-picked", card=_name_of(chosen.card))


def _moves_start(scene: Scene, found: Moves) -> None:
    if scene.can(do.LayCard):
        play = message("succession-page-play", card=_name_of(scene.state.opening))
        found.buttons = [_TurnButton(play, "start", "p", primary=True)]


def _moves_claim(scene: Scene, found: Moves) -> None:
    follower = _name_of(scene.follower)
    follows = scene.can(do.Follow)
    claims = follows or scene.can(do.Upgrade)
    if claims:
        text = message("succession-page-play", card=follower)
        if follows:
            top = _name_of(scene.state.pile[-1])
            note = message("succession-page-follow-note", top=top, next=follower)
            found.note = [note, *_does(scene, do.Follow(winner=scene.hand.say == "winner"))]
        else:
            text = message("succession-page-upgrade-play", card=follower)
        found.buttons = _called(scene, text, "follow" if follows else "upgrade")
    else:
        found.note = [message("succession-page-follow-none", card=follower)]
    go_on = message("succession-page-go-on" if claims else "succession-page-go-on-none")
    found.buttons.append(_TurnButton(go_on, "let-go", "n", primary=not claims))


def _does(scene: Scene, action: do.LayCard | do.Follow) -> list[Message]:
    return queries.does(scene.step, scene.seat, action, scene.rock)


def _moves_hand_on(scene: Scene, found: Moves) -> None:
    chosen = scene.chosen
    found.note = [message("succession-page-hand-on-note")]
    if chosen is None:
        text = message("succession-page-choose-card")
        found.buttons = [_TurnButton(text, "lay", primary=True, ready=False)]
    else:
        text = message("succession-page-hand-on", card=_name_of(chosen.card))
        found.buttons = [_TurnButton(text, "lay", "p", primary=True)]


def _moves_turn(scene: Scene, found: Moves) -> None:
    plays, draws, chosen = scene.can(do.LayCard), scene.can(do.DrawOne), scene.chosen
    if chosen is not None:
        _chosen(scene, chosen, found)
    else:
        found.note = _hint(scene)
        if plays:
            text = message("succession-page-choose-card")
            found.buttons = [_TurnButton(text, "lay", primary=True, ready=False)]
    if draws:
        draw = _TurnButton(message("succession-page-draw"), "draw", "d", primary=not plays)
        found.buttons.append(draw)
    if scene.can(do.Pass):
        key = f"succession-page-{'keep' if scene.phase == 'drawn' else 'pass'}"
        found.buttons.append(
            _TurnButton(message(key), "let-go", "n", primary=not draws and not plays)
        )


def _hint(scene: Scene) -> list[Message]:
    phase = scene.phase
    if phase == "turn" and not scene.can(do.LayCard):
        return [message("succession-page-turn-none")]
    if phase == "drawn" and not scene.can(do.LayCard):
        return [message("succession-page-drawn-none", card=_name_of(scene.state.drawn))]
    return []


def _chosen(scene: Scene, chosen: PlayableCard, found: Moves) -> None:
    hand = scene.hand
    story = scene.story(chosen.card)
    if chosen.playable:
        number = hand.number if chosen.needs == "number" else None
        play = do.LayCard(chosen.card, number=number, winner=hand.say == "winner")
        found.note = _does(scene, play)
    else:
        found.note = [chosen.why]
    if not chosen.playable:
        text = message("succession-page-not-now", card=story.name)
        found.buttons = [_TurnButton(text, "lay", primary=True, ready=False)]
        return
    if chosen.needs == "colour":
        found.naming = message("succession-page-which-colour")
        found.choices = [
            _NameChoice(
                Message(f"succession-colour-{colour}"), message("succession-page-named-colour"),
                "", NAMES[colour], hand.colour == colour, {"colour": colour},
            )
            for colour in chosen.colours
        ]  # fmt: skip
    elif chosen.needs == "number" and chosen.numbers:
        found.naming = message("succession-page-which-number")
        by_number = {scene.story(each.card).number: each.card for each in scene.cards}
        found.choices = [
            _NameChoice(
                str(number),
                message("succession-page-named-card", card=_name_of(by_number[number])),
                by_number[number], "", hand.number == number, {"number": number},
            )
            for number in chosen.numbers
        ]  # fmt: skip
    if chosen.needs == "colour" and not hand.colour:
        text = message("succession-page-name-first")
        found.buttons = [_TurnButton(text, "lay", primary=True, ready=False)]
        return
    text = message("succession-page-play", card=story.name)
    if hand.number and chosen.needs == "number":
        text = message("succession-page-play-with", card=story.name, number=hand.number)
    found.buttons = _called(scene, text, "lay")


SEAT_KEYS = "123456"
"""Keys that press the buttons of seats 0 to 5 when several people are at one screen."""


def shouts(scene: Scene) -> list[dict[str, object]]:
    """Return a row of buttons for each seat here that may claim an upgrade of the player's card."""
    if scene.phase != "upgrade" or scene.replaying or not scene.class_view.is_playing:
        return []
    if len(scene.here) > 1 and scene.lab.hides_hands(scene.table):
        return []  # one after the other: each opens its own hand to answer
    others = [seat for seat in scene.here if seat != scene.state.player]
    several = len(others) > 1
    found = []
    for seat in others:
        passed = seat not in scene.awaited_seats
        letter = SEAT_KEYS[seat % 6] if several else "u"
        values = {"seat": seat}
        holds = any(isinstance(each, do.Upgrade) for each in scene.legal_of(seat))
        text = message("succession-page-upgrade")
        if scene.hand.say:
            text = message("succession-page-and-call", play=text, call=scene.hand.say)
        claim = _TurnButton(text, "upgrade", letter, primary=holds, values=values)
        let_go = _TurnButton(
            message("succession-page-no"),
            "let-go",
            "" if several else "n",
            primary=not holds,
            values=values,
        )
        # Several at one screen do not show each other who holds the card.
        buttons = (claim, let_go) if holds or several else (let_go,)
        found.append(
            {
                "seat": seat,
                "player": scene.name(seat),
                "passed": passed,
                "buttons": () if passed else buttons,
            }
        )
    return found


def starters(scene: Scene) -> list[dict[str, object]]:
    """Return a button for each of the tied seats here, of which the first to press starts (S2)."""
    if scene.phase != "start" or len(scene.here) < 2 or scene.replaying:
        return []
    awaited = [seat for seat in scene.here if seat in scene.awaited_seats]
    if len(awaited) < 2:
        return []
    text = message("succession-page-press")
    return [
        {
            "seat": seat,
            "player": scene.name(seat),
            "passed": False,
            "buttons": (_TurnButton(text, "start", SEAT_KEYS[seat % 6], values={"seat": seat}),),
        }
        for seat in awaited
    ]


def asks_all(scene: Scene) -> bool:
    """Return whether everybody at this screen may act now, so that no hand is covered."""
    together = scene.phase in {"setup", "survey"}
    return together or bool(shouts(scene) or starters(scene))


def catches(scene: Scene) -> list[_TurnButton]:
    """Return the button that catches a seat which forgot to call; empty if none did."""
    if scene.replaying or not scene.class_view.is_playing or not scene.here:
        return []
    caught = scene.state.uncalled
    if caught not in scene.seats or list(scene.here) == [caught]:
        return []
    text = message("succession-page-catch", player=scene.name(caught))
    return [_TurnButton(text, "catch", "c", values={"seat": caught})]
