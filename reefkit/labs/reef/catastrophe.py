"""Phase 3: predict whom the card takes, choose what it leaves open, see who died and why.

By the time the seats look, the rules have removed the dead. The page shows the reef as it stood
before the card, and lets each builder's fate be seen one at a time.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
import numpy as np

from reefkit.games.reef import actions as do
from reefkit.games.reef import explain, growth, queries, timeline
from reefkit.games.reef.catastrophe import effect_in_force
from reefkit.games.reef.content import DisasterCard
from reefkit.games.reef.state import PlayState, Reefs
from reefkit.games.reef.timeline import reefs_before
from reefkit.labs.lesson.log import LogLine
from reefkit.labs.reef import growth_controls
from reefkit.labs.reef.scene import (
    SELECTABLE,
    Marks,
    Part,
    Place,
    ReefSession,
    Scene,
    SpaceIndex,
    StepControls,
    Strike,
    reefs_of_state,
)
from reefkit.labs.session import Acts
from reefkit.match.errors import reject
from reefkit.match.table import Table
from reefkit.match.table_queries import View
from reefkit.text import Message, message
from reefkit.widgets.board.drawing import State
from reefkit.widgets.cards import scene_html

# ---- The reveal of a card on the seat's own reef: who has been shown, and how
# the board looks then
#
# By the time the seats look, the rules have removed the dead already. The page shows the reef as
# it stood before the card, and lets each builder's fate be seen one at a time.

PUT_BACK = "put-back"
"""What stands in a round's queue of decks, but is no card to be drawn."""
DEPTHS = ("S", "M", "D")
_WRONG = {"missed", "it-lived"}


class _FateGroup(NamedTuple):
    """Builders that met the same fate for the same reasons, as one line of the list."""

    key: str
    builder: str
    name: Message
    tokens: tuple[str, ...]
    fate: str
    verdict: str
    spaces: tuple[SpaceIndex, ...]
    reasons: tuple[Message, ...]


class _Water(NamedTuple):
    """How the builders of one depth fared."""

    depth: str
    lived: int
    died: int


class _RevealedCard(NamedTuple):
    """What of a card has been revealed to the seat."""

    key: str  #: Names the card and the seat in the page's memory.
    reveal: timeline.Reveal
    own: timeline.SeatReveal
    #: The builders that are shown one at a time, as they lie on the board from the ocean down.
    order: tuple[timeline.BuilderFate, ...]
    number: int  #: How many of them have been shown.
    passed: bool  #: Whether the seat has gone on from them to its dwellers.
    #: What befell builders that the card did not kill, as sentences: algae, lost mutations.
    harmed: tuple[Message, ...]

    @property
    def all(self) -> bool:
        return self.number >= len(self.order)

    @property
    def fates(self) -> tuple[timeline.BuilderFate, ...]:
        return self.order[: self.number]


class _CardKnowledge(NamedTuple):
    """What the log says of the card, worked out once for each of its positions."""

    reveal: timeline.Reveal | None
    before: Reefs


_known: WeakKeyDictionary[Table, dict[tuple[int, int], _CardKnowledge]] = WeakKeyDictionary()
_MOST_KNOWN = 4


def _ask(scene: Scene, card: timeline.DrawnCard, position: int) -> _CardKnowledge:
    kept = _known.setdefault(scene.table, {})
    at = (position, scene.seat)
    if at not in kept:
        if len(kept) >= _MOST_KNOWN:
            kept.clear()
        found = timeline.reveal(scene.table, scene.seat, card, position)
        kept[at] = _CardKnowledge(found, reefs_before(scene.table, card))
    return kept[at]


def _open_card(table: Table, view: View) -> timeline.DrawnCard | None:
    """Return the card being resolved; None outside phase 3 or before a card is drawn."""
    turn: PlayState | None = view.state.turn
    if view.state.phase != "catastrophe" or turn is None or turn.card < 0:
        return None
    found = timeline.drawn(table, view.position)
    return found[-1] if found else None


def _current_card(scene: Scene) -> timeline.DrawnCard | None:
    return _open_card(scene.table, scene.view)


def _is_past(scene: Scene, card: timeline.DrawnCard) -> bool:
    if not scene.replaying:
        return False
    last = _open_card(scene.table, scene.now)
    return last is None or (last.position, last.index) != (card.position, card.index)


def shown_fates(scene: Scene) -> _RevealedCard | None:
    return _fates_at(scene, scene.view)


def _fates_at(scene: Scene, view: View) -> _RevealedCard | None:
    card = _open_card(scene.table, view)
    if card is None or view.state.turn.step != "aftermath":
        return None
    reveal, before = _ask(scene, card, view.position)
    if reveal is None:
        return None
    own = reveal.seats[scene.seat]
    order = _order(own)
    key = _key(card, scene.seat)
    known = len(order) if _is_past(scene, card) else scene.ui.revealed.get(key, 0)
    return _RevealedCard(
        key=key,
        reveal=reveal,
        own=own,
        order=order,
        number=min(known, len(order)),
        passed=known > len(order),
        harmed=_harmed(scene, card.card, before[scene.seat], view.state.reefs[scene.seat]),
    )


def _harmed(scene: Scene, card: str, before: Reefs, now: Reefs) -> tuple[Message, ...]:
    covered = int((now.kind[now.alga & ~before.alga] != 0).sum())
    lookups = scene.play.lookups
    effects = scene.play.content.cards[card].effects
    tokens = [lookups.bit[effect.token] for effect in effects if effect.do == "lose-token"]
    robbed = sum(int(((before.genes & np.uint16(bit)) != 0).sum()) for bit in tokens)
    counts = {"after-covered": covered, "after-robbed": robbed}
    return tuple(message(name, count=count) for name, count in counts.items() if count)


def _key(card: timeline.DrawnCard, seat: int) -> str:
    return f"{card.round}-{card.order}-{seat}"


def _order(own: timeline.SeatReveal) -> tuple[timeline.BuilderFate, ...]:
    """Order the builders of a reef that are revealed one at a time, from the ocean down."""
    shown = (fate for fate in own.builders if _is_shown_alone(fate))
    return tuple(sorted(shown, key=lambda fate: (-fate.row, fate.column, fate.level)))


def _is_shown_alone(fate: timeline.BuilderFate) -> bool:
    """Return whether a builder has a turn in the reveal: reached, or expected to be."""
    return fate.fate != "spared" or fate.verdict in _WRONG


def has_to_look(scene: Scene) -> bool:
    seen = shown_fates(scene)
    return seen is not None and not seen.passed


def withholds(scene: Scene) -> bool:
    seen = _fates_at(scene, scene.now)
    if seen is not None:
        return not seen.all
    open_ = _open_card(scene.table, scene.now)
    return open_ is not None and scene.now.state.turn.step == "effect"


def told_before(lines: list[LogLine]) -> list[LogLine]:
    drawn = [n for n, line in enumerate(lines) if line.text.id == "card-drawn"]
    return lines[: drawn[-1] + 1] if drawn else lines


def _reveal_marks(scene: Scene) -> Marks:
    seen = shown_fates(scene)
    if seen is None:
        return {}
    found: dict[SpaceIndex, set[State]] = {}
    for fate in seen.fates:
        states = found.setdefault((fate.row, fate.column), set())
        if fate.fate == "died" and fate.level == 0:
            states.add("died")
        if fate.verdict:
            states.add("wrong" if fate.verdict in _WRONG else "right")
    return {
        space: frozenset(states - {"right"} if "wrong" in states else states)
        for space, states in found.items()
    }


def reef_before(scene: Scene) -> Reefs | None:
    card = _current_card(scene)
    if card is None:
        return None
    return _ask(scene, card, scene.view.position).before


def _reveal_reefs(scene: Scene) -> Reefs:
    """Return the reefs as the board shows them: those that died are still there, to be read.

    Weeds are those of now once every fate has been shown, or while the seat places weeds itself;
    dwellers once every fate has been shown.
    """
    before = reef_before(scene)
    if before is None:
        return scene.state.reefs
    now, seen = scene.state.reefs, shown_fates(scene)
    if seen is None:
        return msgspec.structs.replace(before, alga=now.alga)
    if not seen.all:
        return before
    return msgspec.structs.replace(before, alga=now.alga, dwellers=now.dwellers)


def open_reefs(scene: Scene) -> Reefs:
    before = reef_before(scene) if withholds(scene) else None
    return scene.state.reefs if before is None else before


def _fate_groups(
    fates: tuple[timeline.BuilderFate, ...], names: dict[str, Message]
) -> list[_FateGroup]:
    alike: dict[tuple[object, ...], list[timeline.BuilderFate]] = {}
    for fate in fates:
        same = (fate.builder, fate.tokens, fate.fate, fate.verdict, fate.row, _said(fate.reasons))
        alike.setdefault(same, []).append(fate)
    return [
        _FateGroup(
            f"{each[0].row}-{each[0].column}-{each[0].level}",
            each[0].builder,
            names[each[0].builder],
            each[0].tokens,
            each[0].fate,
            each[0].verdict,
            tuple((fate.row, fate.column) for fate in each),
            each[0].reasons,
        )
        for each in alike.values()
    ]


def _said(reasons: tuple[Message, ...]) -> str:
    return repr([(reason.id, sorted(reason.values.items())) for reason in reasons])


def _by_depth(seen: _RevealedCard) -> list[_Water]:
    if seen.all:
        died, lived = Counter(seen.own.died), Counter(seen.own.lived)
    else:
        died = Counter(f.depth for f in seen.fates if f.fate == "died")
        lived = Counter(f.depth for f in seen.fates if f.fate != "died")
    return [
        _Water(depth, lived[depth], died[depth]) for depth in DEPTHS if lived[depth] + died[depth]
    ]


# ---- 3, catastrophe: predict whom the card takes, choose what it leaves open,
# see who died and why

acts = Acts()
NOTHING: frozenset[State] = frozenset()
EXPECTED: frozenset[State] = frozenset({"predicted"})
LOST: frozenset[State] = frozenset({"predicted", "chosen"})


class _StackBuilder(NamedTuple):
    """One builder of a stack, in the list beside the board."""

    level: int
    builder: str
    name: Message
    tokens: tuple[str, ...]
    marked: bool
    open: bool


# -- what is marked -----------------------------------------------------------------------------


def _open_places(scene: Scene) -> frozenset[Place]:
    play, seat = scene.play, scene.seat
    if scene.phase != "catastrophe" or not scene.is_awaited:
        return frozenset()
    spaces = queries.open_spaces(play, seat)
    return frozenset(spaces.predict if scene.turn.step == "predict" else spaces.sacrifice)


def _marked(scene: Scene) -> frozenset[Place]:
    return _open_places(scene) & scene.hand.marked


def _toggle(session: ReefSession, scene: Scene, place: Place) -> None:
    if place not in _open_places(scene):
        raise reject("after-cannot-mark", row=place[0], column=place[1])
    chosen = set(_marked(scene))
    if place in chosen:
        chosen.remove(place)
    elif scene.turn.step == "effect" and len(chosen) >= scene.turn.due[scene.seat]:
        raise reject("sacrifice-too-many", left=scene.turn.due[scene.seat])
    else:
        chosen.add(place)
    session.hand.marked = chosen


@acts.on("mark")
def _mark(session: ReefSession, row: do.Row, column: do.Column, level: do.Level = 0) -> None:
    _toggle(session, session.scene(), (row, column, level))


@acts.on("unmark-all")
def _unmark_all(session: ReefSession) -> None:
    session.hand.marked = set()


def _pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    levels = sorted(level for *at, level in _open_places(scene) if tuple(at) == space)
    if levels:
        _toggle(session, scene, (*space, levels[0]))


def _levels_at(scene: Scene, space: SpaceIndex | None) -> list[_StackBuilder]:
    """List the builders of a stack, topmost first; empty if only one is there."""
    if space is None:
        return []
    reef, lookups = scene.play.reef(scene.seat), scene.play.lookups
    row, column = space
    kinds = [int(kind) for kind in reef.kind[row - 1, column - 1] if kind]
    if len(kinds) < 2:
        return []
    open_, chosen = _open_places(scene), _marked(scene)
    return [
        _StackBuilder(
            level,
            lookups.builders[kind],
            scene.play.organism(kind),
            tuple(lookups.token_names(int(reef.genes[row - 1, column - 1, level]))),
            (row, column, level) in chosen,
            (row, column, level) in open_,
        )
        for level, kind in enumerate(kinds)
    ]


# -- predict ------------------------------------------------------------------------------------


def _predict_marks(scene: Scene) -> Marks:
    found: dict[SpaceIndex, frozenset[State]] = {}
    chosen = {place[:2] for place in _marked(scene)}
    for row, column, _ in _open_places(scene):
        found[row, column] = EXPECTED if (row, column) in chosen else NOTHING
    return found


def _predict_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if not _open_places(scene):
        return None
    return message("reject-after-cannot-mark", row=space[0], column=space[1])


@acts.on("predict")
def _predict(session: ReefSession) -> None:
    scene = session.scene()
    chosen = tuple(sorted(_marked(scene)))
    session.play(do.Predict(chosen))
    session.hand.marked = set()
    session.tell(message("after-predicted"))


def _render_predict(scene: Scene) -> str:
    about = scene.ui.about
    return scene.render(
        "predict.html",
        count=len(_marked(scene)),
        of=len(_open_places(scene)),
        about=about,
        levels=_levels_at(scene, about),
        stacks=any(level for *_, level in _open_places(scene)),
    )


PREDICT = StepControls(_render_predict, acts, _predict_marks, _pick, _predict_why_not)


# -- effect -------------------------------------------------------------------------------------


def _effect_marks(scene: Scene) -> Marks:
    if not scene.is_awaited:
        return {}
    grow = queries.open_spaces(scene.play, scene.seat).grow
    if grow:
        return dict.fromkeys(grow, SELECTABLE)
    chosen = {place[:2] for place in _marked(scene)}
    return {
        (row, column): LOST if (row, column) in chosen else SELECTABLE
        for row, column, _ in _open_places(scene)
    }


def _effect_pick(session: ReefSession, scene: Scene, space: SpaceIndex) -> None:
    if space in queries.open_spaces(scene.play, scene.seat).grow:
        session.play(do.Grow((space,)))
        session.hand.last = space
        return
    _pick(session, scene, space)


def _effect_why_not(scene: Scene, space: SpaceIndex) -> Message | None:
    if queries.open_spaces(scene.play, scene.seat).grow:
        return message("after-no-alga-here", row=space[0], column=space[1])
    if _open_places(scene):
        return message("reject-not-in-pool", row=space[0], column=space[1])
    return None


@acts.on("sacrifice")
def _sacrifice(session: ReefSession) -> None:
    scene = session.scene()
    chosen, due = tuple(sorted(_marked(scene))), scene.turn.due[scene.seat]
    if len(chosen) < due:
        raise reject("after-choose-more", left=due - len(chosen))
    session.play(do.Sacrifice(chosen))
    session.hand.marked = set()


@acts.on("sacrifice-type")
def _sacrifice_type(session: ReefSession, builder: do.Id) -> None:
    session.play(do.SacrificeType(builder))


def _tied(scene: Scene) -> list[tuple[explain.Species, int]]:
    play, seat = scene.play, scene.seat
    top = play.reef(seat).kind[..., 0]
    return [
        (explain.species(play, play.lookups.builders[kind]), int((top == kind).sum()))
        for kind in scene.turn.pool_kinds[seat]
    ]


def _render_effect(scene: Scene) -> str:
    due = scene.turn.due[scene.seat]
    grows = effect_in_force(scene.play).do == "add-algae"
    return scene.render(
        "effect.html",
        due=due,
        grows=grows,
        alike=growth_controls.algae_alike(scene) if grows else 0,
        tied=_tied(scene),
        count=len(_marked(scene)),
        pool=len(_open_places(scene)),
        about=scene.ui.about,
        levels=[] if grows else _levels_at(scene, scene.ui.about),
    )


def _effect_reefs(scene: Scene) -> Reefs:
    """Show the dead until their fate is explained, except while the seat is choosing."""
    shown = _reveal_reefs(scene)
    if not scene.is_awaited or scene.replaying:
        return shown
    return msgspec.structs.replace(reefs_of_state(scene), dwellers=shown.dwellers)


EFFECT = StepControls(
    _render_effect, acts, _effect_marks, _effect_pick, _effect_why_not, _effect_reefs
)


# -- aftermath ----------------------------------------------------------------------------------


def _show(session: ReefSession, change: int | None) -> None:
    """Reveal `change` more fates; all of them if it is None."""
    seen = shown_fates(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    total = len(seen.order)
    session.ui.revealed[seen.key] = total if change is None else min(seen.number + change, total)
    if change is not None and session.ui.revealed[seen.key]:
        fate = seen.order[session.ui.revealed[seen.key] - 1]
        session.ui.about = (fate.row, fate.column)


@acts.on("reveal-next")
def _reveal_next(session: ReefSession) -> None:
    _show(session, 1)


@acts.on("reveal-all")
def _reveal_all(session: ReefSession) -> None:
    _show(session, None)


@acts.on("reveal-pass")
def _reveal_pass(session: ReefSession) -> None:
    seen = shown_fates(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    if not seen.all:
        raise reject("after-look-first")
    session.ui.revealed[seen.key] = len(seen.order) + 1


@acts.on("reveal-again")
def _reveal_again(session: ReefSession) -> None:
    seen = shown_fates(session.scene())
    if seen is None:
        raise reject("after-nothing-revealed")
    session.ui.revealed[seen.key] = 0


def cards_to_come(scene: Scene) -> list[str]:
    return [deck for deck in scene.turn.queue if deck != PUT_BACK]


def _render_aftermath(scene: Scene) -> str:
    seen = shown_fates(scene)
    if seen is None:
        return ""
    waters = _by_depth(seen)
    names = {each.builder: explain.species(scene.play, each.builder).name for each in seen.fates}
    latest = _fate_groups(seen.fates[-1:], names)
    return scene.render(
        "aftermath.html",
        seen=seen,
        waters=waters,
        most=max((water.lived + water.died for water in waters), default=0),
        died=sum(water.died for water in waters),
        lived=sum(water.lived for water in waters),
        latest=latest[0] if latest else None,
        talk=explain.card_story(scene.play, seen.reveal.drawn.card).talk,
        last=not cards_to_come(scene),
        passes=not seen.passed and scene.turn.dismiss[scene.seat] > 0,
    )


_WINDS = {"hurricane-hit", "hurricane-near-miss", "gale-force-winds", "tsunami"}


def _rows_named(card: DisasterCard, reef: Reefs) -> set[int]:
    return {
        row + 1
        for effect in card.effects
        if (effect.depths or effect.rows)
        and (not effect.when or (effect.when == "land") == bool(reef.land))
        for row, depths in enumerate(reef.depth)
        if (not effect.rows or row + 1 in effect.rows)
        and (not effect.depths or any(DEPTHS[int(one)] in effect.depths for one in depths))
    }


def _strike(scene: Scene) -> Strike | None:
    seen = shown_fates(scene)
    if seen is None or seen.number:
        return None
    card, before = seen.reveal.drawn.card, reef_before(scene)
    rows = {row + 1 for row in scene.turn.rows[scene.seat] if row >= 0}
    if not rows and before is not None:
        rows = _rows_named(scene.play.content.cards[card], before[scene.seat])
    rows = rows or {fate.row for fate in seen.own.builders if fate.fate != "spared"}
    if not rows:
        return None
    what: Literal["wind", "waves"] = "wind" if card in _WINDS else "waves"
    return Strike(seen.key, tuple(sorted(rows, reverse=True)), what)


AFTERMATH = StepControls(
    _render_aftermath, acts, _reveal_marks, reefs=_reveal_reefs, strike=_strike
)


# ---- R18: dwellers leave because too few builders are left to shelter them;
# the owner chooses whom
#
# After a card the owner sees first who died and why (`controls.step_of`), since that is what took
# the shelter away.

DISMISS_PREFIX = "dismiss-"


def _leaving(session: ReefSession) -> dict[str, int]:
    chosen = session.hand.wanted.items()
    return {
        name.removeprefix(DISMISS_PREFIX): n
        for name, n in chosen
        if name.startswith(DISMISS_PREFIX) and n
    }


@acts.on("dismiss")
def _dismiss(session: ReefSession) -> None:
    dwellers = _leaving(session)
    if not dwellers:
        raise reject("dismiss-none-chosen")
    session.play(do.Dismiss(dwellers))
    session.hand.wanted.clear()
    session.tell(message("dismissed", count=sum(dwellers.values())))


def _render_dismiss(scene: Scene) -> str:
    play, seat = scene.play, scene.seat
    reef, asked = play.reef(seat), _leaving(scene.session)
    due = scene.turn.dismiss[seat]
    rows = [
        (explain.dweller(play, name), there, min(asked.get(name, 0), there))
        for number, name in enumerate(play.lookups.dwellers)
        if (there := int(reef.dwellers[number]))
    ]
    return scene.render(
        "dismiss.html",
        rows=rows,
        due=due,
        asked=sum(count for *_, count in rows),
        recruiters=int(growth.recruiters(reef, play.lookups)),
        room=int(growth.dweller_room(reef, play.lookups)),
        per=play.content.rules.numbers.recruiters_per_dweller,
        card=card_line(scene),
    )


DISMISS = StepControls(_render_dismiss, acts)


# ---- The card that is being resolved, how well it was foreseen, and what the board's marks mean


def _render_card(scene: Scene) -> str:
    drawn = _current_card(scene)
    if drawn is None:
        return ""
    seen, turn = shown_fates(scene), scene.turn
    done = seen is not None and seen.all
    own = seen.own if seen is not None and done and seen.own.predicted else None
    verdicts = [fate.verdict for fate in own.builders] if own is not None else []
    legend = "predict" if turn.step == "predict" and scene.is_awaited else ""
    return scene.render(
        "card.html",
        drawn=drawn,
        of=drawn.of + sum(deck != PUT_BACK for deck in turn.queue),
        picture=scene_html(drawn.card),
        story=explain.card_story(scene.play, drawn.card),
        rows=[row + 1 for row in turn.rows[scene.seat] if row >= 0],
        own=own,
        done=done,
        predicted=seen is not None and seen.own.predicted,
        missed=verdicts.count("missed"),
        lived=verdicts.count("it-lived"),
        legend="reveal" if seen is not None and seen.order else legend,
    )


CARD_PART = Part("card", _render_card, on=("card",))


def card_line(scene: Scene) -> str:
    drawn = _current_card(scene)
    if drawn is None:
        return ""
    story = explain.card_story(scene.play, drawn.card)
    return scene.render("card_line.html", picture=scene_html(drawn.card), story=story)


# ---- What a screen reader is told of a card: what it does, who died and why, and what to do now


def spoken(scene: Scene) -> list[Message]:
    drawn = _current_card(scene)
    if drawn is None or scene.replaying:
        return []
    story, seen = explain.card_story(scene.play, drawn.card), shown_fates(scene)
    rows = [row + 1 for row in scene.turn.rows[scene.seat] if row >= 0]
    said = [message("after-card-said", card=story.name), *story.clauses]
    said += [message("after-card-row", row=row, **scene.whose) for row in rows]
    if seen is None:
        return said
    said += [each.sentence for each in seen.fates]
    if seen.all:
        waters = _by_depth(seen)
        lived, died = sum(each.lived for each in waters), sum(each.died for each in waters)
        total = message("after-total", died=died, lived=lived)
        said += [*seen.own.left, *seen.harmed, total]
    return said


# ---- Why each builder died or lived, what was missed first; then what each reef lost to the card


def _render_why(scene: Scene) -> str:
    seen = shown_fates(scene)
    if seen is None:
        return _stands(scene) if _current_card(scene) is not None else ""
    own = seen.own
    names = {each.builder: explain.species(scene.play, each.builder).name for each in own.builders}
    first = [fate for fate in own.builders if _is_shown_alone(fate)]
    safe = [fate for fate in own.builders if not _is_shown_alone(fate)]
    lines = tuple(first) if seen.all else seen.fates[::-1]
    return scene.render(
        "why.html",
        seen=seen,
        scored=own.predicted,
        lines=_fate_groups(lines, names),
        safe=safe,
        safe_lines=_fate_groups(tuple(safe), names),
        losses=[
            _losses(scene, each)
            for each in seen.reveal.seats
            if seen.all and not _is_still_to_look(scene, each)
        ],
    )


def _is_still_to_look(scene: Scene, each: timeline.SeatReveal) -> bool:
    if each.seat == scene.seat or each.seat not in scene.here or scene.replaying:
        return False
    return not scene.turn.ready[each.seat]


def _stands(scene: Scene) -> str:
    play, control = scene.play, scene.control
    reefs = scene.state.reefs if control is None else control.reefs(scene)
    kinds = Counter(int(kind) for kind in reefs[scene.seat].kind.flat if kind)
    found = [(explain.species(play, play.lookups.builders[k]), n) for k, n in sorted(kinds.items())]
    return scene.render("stands.html", found=found)


def _losses(scene: Scene, each: timeline.SeatReveal) -> list[str]:
    say = scene.say.render
    lost = [message("after-lost", count=lost.count, organism=lost.name) for lost in each.lost]
    scored = message("after-right-of-short", right=each.right, of=each.of)
    own = "yes" if each.seat == scene.seat else "no"
    return [
        each.player,
        say(message("after-lost-all", lost=lost)) if lost else say(message("after-lost-nothing")),
        say(message("after-algae-change", count=abs(each.algae), sign=_sign(each.algae))),
        say(scored if each.predicted else message("after-no-prediction", own=own)),
    ]


def _sign(change: int) -> str:
    return "more" if change > 0 else "fewer" if change < 0 else "same"


WHY_PART = Part("why", _render_why, on=("card",))
