"""What the seat at this screen may do now, as buttons: read from the guide, drawn by `controls`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from reefkit.text import Message, message

if TYPE_CHECKING:
    from reefkit.games.succession.guide_types import Call, Held
    from reefkit.labs.succession.scene import Scene


class Button(NamedTuple):
    """One button.

    Attributes
    ----------
    key
        The letter that presses it; empty for none.
    primary
        Whether it is the one thing to do.
    ready
        Whether it can be pressed; if not, its text says what is missing.
    """

    text: Message
    act: str
    key: str = ""
    primary: bool = False
    ready: bool = True
    values: Mapping[str, object] = {}
    name: str = ""


class Choice(NamedTuple):
    """Something that can be named with a card: a number held, or a colour."""

    text: Message | str
    art: str
    guild: str
    chosen: bool
    values: Mapping[str, object]


class Shout(NamedTuple):
    """What one seat at this screen can call out in an open window."""

    seat: int
    player: str
    passed: bool
    buttons: tuple[Button, ...]


@dataclass
class Moves:
    """All that a seat may do now.

    Attributes
    ----------
    note
        What is said of the chosen card, or of what can be done.
    naming
        The question what is to be named; none where nothing is.
    """

    note: list[Message] = field(default_factory=list)
    naming: Message | None = None
    choices: list[Choice] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)


NAMES = {"green": "pioneers", "yellow": "first-settlers", "blue": "late-settlers"}
"""The group of each colour that can be in play."""


def called(call: Call, text: Message, act: str, values: Mapping[str, object]) -> list[Button]:
    """Offer a play, and the same with what has to be called out: both, so that one may forget."""
    plain = Button(text, act, "p", primary=not call, values=values, name=act)
    if not call:
        return [plain]
    shouted = message("succession-page-and-call", play=text, call=call)
    with_call = {**values, "call": "true"}
    key = "l" if call == "last" else "w"
    return [Button(shouted, act, key, primary=True, values=with_call, name=f"{act}-{call}"), plain]


def name_of(card: str) -> Message:
    """Give a card's name, as it stands on it."""
    return Message(f"succession-{card}")


def moves(scene: Scene) -> Moves:
    """Read what the seat at this screen may do with its hand."""
    found = Moves()
    if not scene.is_awaited:
        return found
    phase = scene.standing_now.phase
    if phase == "start":
        _start(scene, found)
    elif phase == "follow":
        _follow(scene, found)
    elif phase == "hand-on":
        _hand_on(scene, found)
    elif phase in {"survey", "setup"}:
        text = message("succession-page-deal" if phase == "setup" else "succession-page-round-on")
        found.buttons = [Button(text, "round-on", "p", primary=True)]
    else:
        _turn(scene, found)
    return found


def _start(scene: Scene, found: Moves) -> None:
    card = scene.can.start
    if card:
        found.note = [message("succession-page-start-note", card=name_of(card))]
        play = message("succession-page-play", card=name_of(card))
        found.buttons = [Button(play, "start", "p", primary=True)]


def _follow(scene: Scene, found: Moves) -> None:
    now, can = scene.standing_now, scene.can
    follower = name_of(now.follower)
    if can.follow:
        found.note = [message("succession-page-follow-note", card=follower, top=name_of(now.top))]
        text = message("succession-page-play", card=follower)
        found.buttons = called(can.call, text, "follow", {})
    else:
        found.note = [message("succession-page-follow-none", card=follower)]
    found.buttons.append(
        Button(message("succession-page-go-on"), "let-go", "n", primary=not can.follow)
    )


def _hand_on(scene: Scene, found: Moves) -> None:
    chosen = scene.chosen
    found.note = [message("succession-page-hand-on-note")]
    if chosen is None:
        text = message("succession-page-choose-card")
        found.buttons = [Button(text, "lay", primary=True, ready=False)]
    else:
        text = message("succession-page-hand-on", card=name_of(chosen.card))
        found.buttons = [Button(text, "lay", "p", primary=True)]


def _turn(scene: Scene, found: Moves) -> None:
    """Offer an ordinary turn, the play of a drawn card, one more card, or that of a bare patch."""
    can, chosen = scene.can, scene.chosen
    if chosen is not None:
        _chosen(scene, chosen, found)
    else:
        found.note = _hint(scene)
        if can.play:
            text = message("succession-page-choose-card")
            found.buttons = [Button(text, "lay", primary=True, ready=False)]
    if can.draw:
        first = not can.play
        found.buttons.append(Button(message("succession-page-draw"), "draw", "d", primary=first))
    if can.pass_:
        key = f"succession-page-{'keep' if scene.standing_now.phase == 'drawn' else 'pass'}"
        found.buttons.append(
            Button(message(key), "let-go", "n", primary=not can.draw and not can.play)
        )


def _hint(scene: Scene) -> list[Message]:
    """Say what the *Now* bar leaves out, while no card is chosen."""
    phase = scene.standing_now.phase
    if phase == "turn" and not scene.can.play:
        return [message("succession-page-turn-none")]
    if phase == "drawn" and not scene.can.play:
        return [message("succession-page-drawn-none", card=name_of(scene.state.drawn))]
    return []


def _chosen(scene: Scene, chosen: Held, found: Moves) -> None:
    """Say what the chosen card is and does, ask what it names, and offer to play it."""
    hand = scene.hand
    story = scene.story(chosen.card)
    found.note = [chosen.does if chosen.playable else chosen.why]
    if not chosen.playable:
        text = message("succession-page-not-now", card=story.name)
        found.buttons = [Button(text, "lay", primary=True, ready=False)]
        return
    if chosen.needs == "colour":
        found.naming = message("succession-page-which-colour")
        found.choices = [
            Choice(
                Message(f"succession-colour-{colour}"), "", NAMES[colour], hand.colour == colour,
                {"colour": colour},
            )
            for colour in chosen.colours
        ]  # fmt: skip
    elif chosen.needs == "number" and chosen.numbers:
        found.naming = message("succession-page-which-number")
        by_number = {scene.story(each.card).number: each.card for each in scene.cards}
        found.choices = [
            Choice(str(number), by_number[number], "", hand.number == number, {"number": number})
            for number in chosen.numbers
        ]
    if chosen.needs == "colour" and not hand.colour:
        text = message("succession-page-name-first")
        found.buttons = [Button(text, "lay", primary=True, ready=False)]
        return
    call = chosen.call_with_number if hand.number and chosen.needs == "number" else chosen.call
    text = message("succession-page-play", card=story.name)
    if hand.number and chosen.needs == "number":
        text = message("succession-page-play-with", card=story.name, number=hand.number)
    found.buttons = called(call, text, "lay", {})


# -- what can be called out fast -----------------------------------------------------------------

SEAT_KEYS = "123456"


def shouts(scene: Scene) -> list[Shout]:
    """Give every seat at this screen its own button while an upgrade can be claimed.

    Everybody has one, whoever holds the card, so that a button tells nothing of a hand.
    """
    now = scene.standing_now
    if now.phase != "upgrade" or scene.replaying or scene.attendance.is_watching:
        return []
    stories = {each.seat: each for each in scene.seat_stories}
    several = len([seat for seat in scene.here if seat != now.player]) > 1
    found = []
    for seat in scene.here:
        if seat == now.player:
            continue
        passed = seat not in scene.awaited_seats
        letter = SEAT_KEYS[seat % 6] if several else "u"
        values = {"seat": seat}
        call = "" if passed else scene.can_of(seat).call
        # In a hurry nobody counts: where there is something to call out, it goes with the claim.
        text = message("succession-page-upgrade")
        if call:
            text = message("succession-page-upgrade-call", call=call)
        buttons = (
            Button(text, "upgrade", letter, primary=not several, values={**values, "call": "true"}),
            Button(message("succession-page-no"), "let-go", "" if several else "n", values=values),
        )
        found.append(Shout(seat, stories[seat].name, passed, () if passed else buttons))
    return found


def starters(scene: Scene) -> list[Shout]:
    """Give every tied seat at this screen its own button, where the first to press starts."""
    now = scene.standing_now
    if now.phase != "start" or len(scene.here) < 2 or scene.replaying:
        return []
    awaited = [seat for seat in scene.here if seat in scene.awaited_seats]
    if len(awaited) < 2:
        return []
    text = message("succession-page-press")
    return [
        Shout(
            seat, scene.name(seat), False,
            (Button(text, "start", SEAT_KEYS[seat % 6], values={"seat": seat}),),
        )
        for seat in awaited
    ]  # fmt: skip


def asks_all(scene: Scene) -> bool:
    """Tell whether what is asked needs no hand to be seen, so that no cover stands before it."""
    together = scene.standing_now.phase in {"setup", "survey"}
    return together or bool(shouts(scene) or starters(scene))


def catches(scene: Scene) -> list[Button]:
    """Give a button for every seat that somebody here can catch now."""
    if scene.replaying or scene.attendance.is_watching or not scene.here:
        return []
    return [
        Button(
            message("succession-page-catch", player=each.name),
            "catch",
            "c",
            values={"seat": each.seat},
        )
        for each in scene.seat_stories
        if each.catchable and any(seat != each.seat for seat in scene.here)
    ]
