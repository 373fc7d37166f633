"""Hands-on mode: the panel of tools next to the board."""

from __future__ import annotations

from reefkit.games.reef.state import TOTAL_PARTS, Reefs, name_of
from reefkit.labs.reef import hands_on_board
from reefkit.labs.reef.hands_on_controls import (
    acts,
    by_hand_marks,
    by_hand_pick,
    by_hand_why_not,
    chosen_tool,
    in_hand,
    tools_of_step,
)
from reefkit.labs.reef.hands_on_rule import rule_lines
from reefkit.labs.reef.scene import Scene, StepControls
from reefkit.text import Message

WITHOUT_DWELLERS = {"settlement"}
"""Phases in which dwellers do not change."""

_CHANGES = (
    "draft-builders-more",
    "draft-builders-fewer",
    "draft-algae-more",
    "draft-algae-fewer",
    "draft-dwellers-more",
    "draft-dwellers-fewer",
)
"""Ids of the messages for the fields of `_DraftChanges`, in order."""


def _render_by_hand(scene: Scene) -> str:
    if not hands_on_board.asked(scene):
        return scene.render("waiting.html")
    reefs = hands_on_board.draft(scene)
    survey = scene.phase == "survey"
    return scene.render(
        "by_hand.html",
        tools=tools_of_step(scene),
        tool=chosen_tool(scene),
        dwellers=dwellers(scene, reefs),
        groups=_groups(scene, reefs) if scene.phase == "settlement" else None,
        touched=_touched(scene, reefs),
        card=_card(scene),
        rows=[row + 1 for row in _rolled(scene)],
        fields=_fields(scene) if survey else [],
        counts=_counts(scene) if survey else [],
        weeds=int(hands_on_board.base(scene).alga.sum()),
        rule=rule_lines(scene),
        changes=_changes(scene, reefs),
        changed=hands_on_board.is_changed(scene),
        undoable=hands_on_board.is_changed(scene) and bool(scene.hand.undone),
    )


def dwellers(scene: Scene, reefs: Reefs) -> list[dict[str, object]]:
    if scene.phase in WITHOUT_DWELLERS:
        return []
    was = hands_on_board.base(scene).dwellers
    return [
        {
            "id": id_,
            "name": name_of("organism", id_),
            "was": int(was[n]),
            "now": int(reefs.dwellers[n]),
        }
        for n, id_ in enumerate(scene.play.lookups.dwellers)
    ]


def _groups(scene: Scene, reefs: Reefs) -> list[dict[str, object]]:
    lookups, nursery = scene.play.lookups, scene.state.nursery[scene.seat]
    pairs = list(zip(nursery.kind.tolist(), nursery.genes.tolist(), strict=True))
    chosen = in_hand(scene, reefs)
    return [
        {
            "slot": pairs.index(one),
            "builder": lookups.builders[one[0]],
            "name": name_of("organism", lookups.builders[one[0]]),
            "tokens": tuple(lookups.token_names(one[1])),
            "number": count,
            "chosen": one == chosen,
        }
        for one, count in hands_on_board.waiting(scene, reefs).items()
    ]


def _touched(scene: Scene, reefs: Reefs) -> list[dict[str, object]]:
    space, lookups = scene.ui.about, scene.play.lookups
    if space is None or scene.phase not in {"catastrophe", "survey"}:
        return []
    return [
        {
            "level": level,
            "builder": lookups.builders[kind],
            "name": name_of("organism", lookups.builders[kind]),
            "tokens": tuple(lookups.token_names(genes)),
        }
        for level, (kind, genes) in enumerate(hands_on_board.stack(reefs, space))
    ]


def _fields(scene: Scene) -> list[dict[str, object]]:
    typed = scene.hand.tally or [None] * len(TOTAL_PARTS)
    return [
        {"part": part, "name": name_of("part", part), "typed": points}
        for part, points in zip(TOTAL_PARTS, typed, strict=True)
    ]


def _counts(scene: Scene) -> list[dict[str, object]]:
    reef, lookups = hands_on_board.base(scene), scene.play.lookups
    found = []
    for kind, id_ in enumerate(lookups.builders[1:], 1):
        there = reef.kind == kind
        if there.any():
            covered = int((there & reef.alga[..., None]).sum())
            found.append(
                {
                    "builder": id_,
                    "name": name_of("organism", id_),
                    "number": int(there.sum()),
                    "overgrown": covered,
                }
            )
    return found


def _changes(scene: Scene, reefs: Reefs) -> list[Message]:
    counted = hands_on_board.changes(scene, reefs)
    return [
        Message(id_, {"count": count})
        for id_, count in zip(_CHANGES, counted, strict=True)
        if count
    ]


def _card(scene: Scene) -> str:
    if scene.phase != "catastrophe" or scene.turn.card < 0:
        return ""
    return scene.play.lookups.cards[scene.turn.card]


def _rolled(scene: Scene) -> list[int]:
    if scene.phase != "catastrophe":
        return []
    return [row for row in scene.turn.rows[scene.seat] if row >= 0]


BY_HAND = StepControls(
    _render_by_hand,
    acts,
    by_hand_marks,
    by_hand_pick,
    by_hand_why_not,
    hands_on_board.shown_reefs,
)
