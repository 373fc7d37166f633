"""The regions of the page that only Blue Expanse has: controls, food web, ring, reefs, counters.

Each is a pure function of a scene.
"""

from __future__ import annotations

from typing import NamedTuple

from reefkit.games.expanse.actions import RollDie
from reefkit.games.expanse.queries import (
    CardStory,
    Held,
    OnReef,
    OpenCard,
    SeatStory,
    Starves,
    TurnForecast,
)
from reefkit.games.expanse.state import NOBODY
from reefkit.labs.expanse import scene as moves
from reefkit.labs.expanse.scene import Scene, acts, name_of
from reefkit.labs.lesson import replay
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import board_cache_key
from reefkit.labs.lesson.session import FINAL
from reefkit.text import Message, message
from reefkit.widgets.foodweb import (
    FoodEdge,
    FoodLevel,
    FoodNode,
    FoodWeb,
    Outline,
    WebOutcome,
    foodweb_html,
)
from reefkit.widgets.tiles import Ring, RingToken, Tile, die_face_html, ring_html

# ---- The seat's controls: stage, hand, what is chosen or asked, and the one thing to do now

STAGES = 4
LOG_LINES = 6
"""Lines of what happened that stand beside the ring; the log has all."""


class _ReefCardRow(NamedTuple):
    """A card of the reef that can be chosen, and what is said of it."""

    card: OnReef
    name: Message
    note: Message | None
    warn: bool
    chosen: bool


class _ChosenCard(NamedTuple):
    """The card that is chosen, whatever it is: its story, and how it stands."""

    story: CardStory
    price: int | None
    states: list[Message]
    hosts: list[_ReefCardRow]


class _Stack(NamedTuple):
    """Equal cards of the hand as they are drawn."""

    held: Held
    name: Message
    chosen: bool
    flows: int | None  #: How many of them would go under the deck; none where that is not asked.


class _Temporary(NamedTuple):
    """Temporary currency beside the hand."""

    currency: str
    much: int


def _label_of(card: OnReef) -> Message:
    return message("expanse-page-numbered", card=moves.name_of(card.card), number=card.number)


def _states_of(card: OnReef) -> list[Message]:
    found = {
        "failed": card.failed,
        "bleached": card.bleached,
        "idle": card.idle,
        "expelled": card.expelled,
        "acted": card.acted and not card.failed,
        "copy": bool(card.copy),
    }
    said = [Message(f"expanse-page-state-{name}") for name, is_so in found.items() if is_so]
    if card.stored:
        said.append(message("expanse-page-state-stored", count=card.stored))
    if card.placed:
        said.append(message("expanse-page-state-placed", count=card.placed))
    return said


def chosen(scene: Scene) -> _ChosenCard | None:
    offer, card, held = scene.chosen_offer, scene.chosen_card, scene.chosen_held
    if offer is not None:
        states = [message("expanse-page-state-raised", count=offer.raised)] if offer.raised else []
        price = offer.price if offer.currency else None
        return _ChosenCard(scene.story(offer.card), price, states, [])
    if card is not None:
        own = {one.id: one for one in scene.reefs[scene.seat]}
        several = card.hosts if scene.may_decide and len(card.hosts) > 1 else ()
        hosts = [
            _ReefCardRow(
                own[id_],
                _label_of(own[id_]),
                message("expanse-page-host-bleached") if own[id_].bleached else None,
                warn=own[id_].bleached,
                chosen=id_ == scene.hand.host,
            )
            for id_ in several
            if id_ in own
        ]
        return _ChosenCard(scene.story(card.card), None, _states_of(card), hosts)
    if held is not None:
        return _ChosenCard(scene.story(held.card), None, [], [])
    return None


def _rows(scene: Scene) -> list[_ReefCardRow]:
    if not scene.may_decide or scene.asked is not None:
        return []
    starving, meals = {}, {}
    phase = scene.standing_now.phase
    if phase == "manage":
        starving = {each.card: each.lacks for each in scene.own_forecast.starves}
        meals = _prey_of(scene, scene.own_forecast, scene.seat)
    found = []
    for one in scene.reefs[scene.seat]:
        if not (one.can_act or one.can_use or one.hosts or one.places):
            continue
        note = starving.get(one.id) or _offers(one)
        if note is None and one.id in meals:
            lives = scene.story(one.card).deck in {"resource", "biomass"}
            note = message(
                "expanse-page-will-eat", prey=meals[one.id], lives="yes" if lives else "no"
            )
        found.append(
            _ReefCardRow(
                one, _label_of(one), note, one.id in starving, chosen=one == scene.chosen_card
            )
        )
    return found if phase != "research" or len(found) > 1 else []


def _prey_of(scene: Scene, found: TurnForecast, seat: int) -> dict[int, list[Message]]:
    names = {one.id: _label_of(one) for one in scene.reefs[seat]}
    prey: dict[int, list[Message]] = {}
    for meal in found.meals:
        if meal.food:
            eaten = message("expanse-page-food-node", food=meal.food, count=meal.count)
        else:
            eaten = names.get(meal.prey, message("expanse-page-a-copy"))
        prey.setdefault(meal.eater, []).append(eaten)
    return prey


def _offers(card: OnReef) -> Message | None:
    if card.hosts:
        return message("expanse-page-can-attach")
    if card.can_use:
        return message("expanse-page-can-use")
    if card.places:
        return message("expanse-page-can-research", count=card.places)
    return None


def _stacks(scene: Scene) -> list[_Stack]:
    phase, hand = scene.standing_now.phase, scene.hand
    flowing = scene.may_decide and phase == "end" and scene.asked is None
    under = {"biomass": hand.biomass, "capital": hand.capital}
    return [
        _Stack(
            each,
            moves.name_of(each.card),
            each == scene.chosen_held,
            min(under[each.card], each.count) if flowing and each.card in under else None,
        )
        for each in scene.held
    ]


def _temporary(scene: Scene) -> list[_Temporary]:
    own = scene.mine
    found = (_Temporary("biomass", own.biomass), _Temporary("capital", own.capital))
    return [each for each in found if each.much]


def _fact(scene: Scene) -> CardStory | None:
    cards = scene.reefs[scene.seat]
    return scene.story(cards[scene.standing_now.turn % len(cards)].card) if cards else None


def _render_controls(scene: Scene) -> str:
    if scene.over and not scene.replaying:
        return scene.render("ended.html")
    now = scene.standing_now
    setting_up = now.phase == "setup"
    covered = scene.covered_hand and scene.is_awaited and not setting_up
    plan = moves.plan(scene)
    raises = [one for one in scene.offers if one.can_raise] if scene.may_decide else []
    if setting_up and scene.is_awaited and plan is None:
        plan = moves.plan_setup(scene)
    own, clock = scene.mine, scene.is_awaited or now.phase == "raise"
    return scene.render(
        "expanse_controls.html",
        still=replay.still(scene),
        covered=covered,
        hidden=scene.covered_hand,
        now=now,
        stages=range(1, STAGES + 1),
        loops=max(each.loops for each in scene.seat_stories),
        own=own,
        stacks=_stacks(scene),
        temporary=_temporary(scene),
        asked=scene.asked,
        chosen=chosen(scene),
        rows=_rows(scene),
        raises=raises,
        alone=len(scene.here) == 1,
        lets_buy=scene.hand.lets_buy,
        bids=scene.hand.bids,
        told=scene.happened[-LOG_LINES:][::-1],
        plan=plan,
        research=moves.research_card(scene) if now.phase == "research" else None,
        seconds=scene.seconds_left(now.awaited, now.seconds) if clock else None,
        sure=plan.sure if plan is not None and plan.sure and scene.hand.sure else None,
        waits=plan is None and scene.asked is None,
        fact=_fact(scene) if plan is None and scene.asked is None else None,
        shows_undo=scene.may_decide and not setting_up and not raises,
    )


CONTROLS_PART = Part("controls", _render_controls, acts, on=("play",))


# ---- A reef as a food web: who will eat whom this turn, and who will find too little

OUTLINES: dict[str, Outline] = {
    "producer": "square",
    "herbivore": "circle",
    "filter-feeder": "hexagon",
    "detritivore": "diamond",
    "predator": "triangle",
}
LEVELS = {"producer": 0, "herbivore": 1, "filter-feeder": 1, "detritivore": 1, "predator": 2}
PEOPLE = 3
"""The level of what is no living thing: fishing, tourism, and what befell."""


def _web(scene: Scene) -> FoodWeb:
    say, found = scene.say, scene.forecast
    cards = scene.reefs[scene.web_seat]
    lacking = {each.card: each for each in found.starves}
    eater = {meal.prey: meal.eater for meal in found.meals if meal.prey}
    acting = {*lacking, *(meal.eater for meal in found.meals)}
    nodes = [
        _card(scene, one, lacking.get(one.id), eater.get(one.id, 0))
        for one in cards
        if not _rides(scene, one) and (_lives(scene, one) or one.id in acting)
    ]
    nodes += [_food(scene, name, count) for name, count in found.food]
    known = {each.id for each in nodes}
    people = any(each.level == PEOPLE for each in nodes)
    named = ((0, "producers"), (1, "eaters"), (2, "predators"), (PEOPLE, "people"))
    levels = tuple(
        FoodLevel(level, say.render(Message(f"expanse-page-level-{name}")))
        for level, name in named
        if level != PEOPLE or people
    )
    edges = [one for one in _edges(found) if one.eaten in known and one.eater in known]
    return FoodWeb(
        nodes=tuple(nodes),
        edges=tuple(edges),
        levels=levels,
        title=say.render(message("expanse-page-web", player=scene.name(scene.web_seat))),
        note=say.render(message("expanse-page-web-note")),
        empty=say.render(message("expanse-page-web-begin", own=int(scene.web_seat == scene.seat))),
        sentences=tuple(say.render(each) for each in _sentences(scene)),
        outcome=_outcome(scene, found),
        act="expanse-node",
        key="web",
    )


def _outcome(scene: Scene, found: TurnForecast) -> tuple[WebOutcome, ...]:
    if not found.gains:
        return ()
    said = message("expanse-page-web-outcome", gains=list(found.gains))
    return (WebOutcome(scene.say.render(said)),)


def _lives(scene: Scene, card: OnReef) -> bool:
    return scene.story(card.card).family in LEVELS


def _rides(scene: Scene, card: OnReef) -> bool:
    if not card.host:
        return False
    return scene.story(card.card).family in {"producer", "bonus", "malus"}


def _card(scene: Scene, card: OnReef, starves: Starves | None, eater: int) -> FoodNode:
    say, story = scene.say, scene.story(card.card)
    kinds = {one.id: one.card for one in scene.reefs[scene.web_seat]}
    riding = [kinds[id_] for id_ in card.attached if id_ in kinds]
    said = [*_states_of(card), *([starves.lacks] if starves is not None else [])]
    return FoodNode(
        id=f"card:{card.id}",
        name=say.render(story.short),
        art=card.card,
        group=story.family,
        outline=OUTLINES.get(story.family, "square"),
        level=LEVELS.get(story.family, PEOPLE),
        label=say.render(
            message(
                "expanse-page-node",
                card=_label_of(card),
                states=said,
                count=len(said),
                riding=[name_of(each) for each in riding],
                riders=len(riding),
            )
        ),
        attached=tuple(riding),
        badge=say.render(starves.badge) if starves is not None else "",
        bleached=card.bleached or card.failed,
        done=card.acted and not card.failed and scene.standing_now.phase != "over",
        passing=card.copy == "turn",
        chosen=scene.hand.what == "card" and scene.hand.id == card.id,
        comes_from=f"deck-name-{story.deck}",
        goes_to=f"node-card:{eater}" if eater else "",
    )


def _food(scene: Scene, name: str, count: int) -> FoodNode:
    called = scene.say.render(Message(f"expanse-food-{name}"))
    label = scene.say.render(message("expanse-page-food-node", food=name, count=count))
    return FoodNode(
        id=f"food:{name}", name=called, art=name, group="producer", outline="square", level=0,
        label=label, count=count,
    )  # fmt: skip


def _edges(found: TurnForecast) -> list[FoodEdge]:
    edges = []
    for meal in found.meals:
        eaten = f"food:{meal.food}" if meal.food else f"card:{meal.prey}"
        edges.append(FoodEdge(eaten, f"card:{meal.eater}", amount=max(1, meal.count)))
    for one in found.starves:
        edges += [FoodEdge(f"food:{name}", f"card:{one.card}", kind="short") for name in one.foods]
    return edges


def _sentences(scene: Scene) -> list[Message]:
    found = scene.forecast
    cards = scene.reefs[scene.web_seat]
    names = {one.id: _label_of(one) for one in cards}
    living = {one.id for one in cards if _lives(scene, one)}
    said = [
        message(
            "expanse-page-eats",
            eater=names[eater],
            prey=eaten,
            lives="yes" if eater in living else "no",
        )
        for eater, eaten in _prey_of(scene, found, scene.web_seat).items()
        if eater in names
    ]
    said += [
        message("expanse-page-starves", eater=names[each.card], lacks=each.lacks)
        for each in found.starves
        if each.card in names
    ]
    return said


WEB_HEIGHT = 234.0
"""Units of the picture that stand over a chart in a school laptop's window."""


def _render_web(scene: Scene) -> str:
    return scene.render(
        "web.html",
        seats=scene.seat_stories,
        shown=scene.web_seat,
        web=foodweb_html(scene.templates, _web(scene), height=WEB_HEIGHT),
    )


WEB_PART = Part("web", _render_web)


# ---- The board: the ring with its tokens and die, and the open cards of every deck in its middle

ART = {"biomass": "biomass", "capital": "capital"}
"""Tiles that bear a currency have its drawing; the others one of their own."""
RING_ROWS = (("resource",), ("biomass", "humanitarian"), ("bonus", "malus"))
"""The decks of the middle, row by row."""
DIE = 6


def _dice_of(scene: Scene) -> tuple[int, ...]:
    match = scene.table.match
    for entry in reversed(match.entries[: scene.now.position]):
        if isinstance(match.action_at(entry.position), RollDie):
            faces = tuple(entry.draws[: int(match.setup.options["dice"])])
            return faces if sum(faces) == scene.standing_now.rolled else ()
    return ()


class _DeckSlot(NamedTuple):
    """An open card as it is drawn."""

    offer: OpenCard
    story: CardStory
    chosen: bool
    bid: int
    label: Message


class _Deck(NamedTuple):
    """A deck with its open cards; `names`: none drawn yet, for its stage has not come."""

    id: str
    slots: list[_DeckSlot]
    open: bool


def _tile_art(kind: str) -> str:
    return ART.get(kind, f"tile-{kind}")


def _picture(scene: Scene) -> Ring:
    now, say = scene.standing_now, scene.say
    kinds = scene.rules.content.rules.tiles
    tiles = tuple(
        Tile(kind, _tile_art(kind), say.render(message("expanse-page-tile", number=n, tile=kind)))
        for n, kind in enumerate(kinds)
    )
    tokens = tuple(
        RingToken(each.seat, each.tile, each.seat == scene.seat and bool(scene.here))
        for each in scene.seat_stories
    )
    landed: int | None = None
    way: tuple[int, ...] = ()
    if now.player != NOBODY and now.rolled:
        landed = scene.seat_stories[now.player].tile
        way = tuple((landed - back) % len(kinds) for back in range(now.rolled, -1, -1))
    said = tuple(
        say.render(
            message(
                "expanse-page-stands", player=each.name, number=each.tile, tile=kinds[each.tile]
            )
        )
        for each in scene.seat_stories
    )
    return Ring(
        tiles=tiles,
        tokens=tokens,
        title=say.render(message("expanse-page-ring")),
        landed=landed,
        way=way,
        legend=tuple(
            (kind, say.render(message("expanse-page-tile-kind", tile=kind)))
            for kind in dict.fromkeys(kinds)
        ),
        sentences=said,
        act="expanse-tile",
        key="ring",
    )


def _decks(scene: Scene) -> list[list[_Deck]]:
    found: dict[str, _Deck] = {name: _Deck(name, [], False) for row in RING_ROWS for name in row}
    chosen = scene.chosen_offer
    for offer in scene.offers:
        story = scene.story(offer.card)
        slot = _DeckSlot(
            offer, story, offer == chosen, scene.hand.bids.get((offer.deck, offer.slot), 0),
            message(
                "expanse-page-offer",
                card=story.name,
                price=offer.price,
                currency=offer.currency or "none",
                points=story.points,
                can="yes" if offer.can else "no",
            ),
        )  # fmt: skip
        deck = found[offer.deck]
        found[offer.deck] = deck._replace(slots=[*deck.slots, slot], open=offer.open)
    return [[found[name] for name in row] for row in RING_ROWS]


def _render_ring(scene: Scene) -> str:
    if scene.over and not scene.replaying and scene.ui.tab == FINAL:
        # Beside the end stands what lived through it, here and on all reefs.
        return _render_web(scene) + _render_reefs(scene)
    now = scene.standing_now
    own_turn = now.player == scene.seat and scene.class_view.is_playing
    plays = now.player != NOBODY and not scene.class_view.is_closed
    faces: tuple[int | None, ...] = _dice_of(scene) if now.rolled else ()
    if now.rolled and not faces and now.rolled <= DIE:
        faces = (now.rolled,)
    elif not now.rolled and own_turn and now.phase == "move":
        faces = (None,) * int(scene.table.setup.options["dice"])
    dice = [
        die_face_html(scene.templates, face, "", key=f"die-{now.turn}-{n}")
        for n, face in enumerate(faces)
    ]
    middle = scene.templates.render(
        "middle.html",
        scene=scene,
        rows=_decks(scene),
        dice=dice,
        sum=0 if faces else now.rolled,
        now=now,
        player=scene.name(now.player) if plays else "",
        own_turn=own_turn,
    )
    return str(ring_html(scene.templates, _picture(scene), middle))


RING_PART = Part("ring", _render_ring, on=("match",))


# ---- Every reef as cards: one's own first, then the neighbours'


class _Lying(NamedTuple):
    """A card of a reef as it is drawn."""

    card: OnReef
    story: CardStory
    states: list[Message]
    riding: list[str]
    label: Message


class _SeatReef(NamedTuple):
    """One seat's reef."""

    seat: SeatStory
    cards: list[_Lying]


def _reef_of(scene: Scene, seat: int) -> _SeatReef:
    cards = scene.reefs[seat]
    kinds = {one.id: one.card for one in cards}
    lying = []
    for one in cards:
        if one.host in kinds:
            continue
        riding = [kinds[each] for each in one.attached if each in kinds]
        states = _states_of(one)
        label = message(
            "expanse-page-node",
            card=_label_of(one),
            states=states,
            count=len(states),
            riding=[name_of(each) for each in riding],
            riders=len(riding),
        )
        lying.append(_Lying(one, scene.story(one.card), states, riding, label))
    return _SeatReef(scene.seat_stories[seat], lying)


def _render_reefs(scene: Scene) -> str:
    order = [(scene.seat + step) % len(scene.seats) for step in scene.seats]
    return scene.render("reefs.html", reefs=[_reef_of(scene, seat) for seat in order])


REEFS_PART = Part("reefs", _render_reefs)


# ---- Below the ring: victory points, pollution, warming and research, and when each bites next


class _ReefTally(NamedTuple):
    """One tile: a number, what it is called, and what it comes to."""

    id: str
    name: Message
    value: int
    note: Message


def _tallies(scene: Scene) -> list[_ReefTally]:
    own, now = scene.mine, scene.standing_now
    values: tuple[tuple[str, int, Message], ...] = (
        (
            "points",
            own.points,
            message("expanse-page-place", place=own.place, seats=len(scene.seats)),
        ),
        (
            "pollution",
            own.pollution,
            message("expanse-page-next-pollution", at=own.next_pollution),
        ),
        ("warming", now.warming, message("expanse-page-next-warming", at=now.next_warming)),
        ("research", own.research, message("expanse-page-research-points", count=own.research)),
    )
    return [
        _ReefTally(id_, Message(f"expanse-page-tally-{id_}"), value, note)
        for id_, value, note in values
    ]


def _render_tallies(scene: Scene) -> str:
    return scene.render("tallies.html", tallies=_tallies(scene))


TALLIES_PART = Part("tallies", _render_tallies, on=("play",), reads=board_cache_key)
