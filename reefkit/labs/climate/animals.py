"""The tab *Animals*: the population of a species, and what the marked choice would do to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from reefkit.games.climate.actions import Exchange, Preadapt
from reefkit.games.climate.adapting import Genes, fitting
from reefkit.games.climate.content import HIGHEST, LOWEST
from reefkit.games.climate.lookups import GENE_STEPS
from reefkit.games.climate.population import (
    SIZE,
    Population,
    PopulationChange,
    Variant,
    populations,
)
from reefkit.games.climate.state import animal_of
from reefkit.labs.climate import turn_plan
from reefkit.labs.climate.scene import ClimateScene, animal_drawn
from reefkit.labs.lesson.lab import Part
from reefkit.text import Message, message

ALIKE = Message("climate-animals-alike")
COLUMNS = 8
WIDE, HIGH = 60, 50
"""Width and height of an animal's place."""
_SHIFTS = (0, 5, -4, 2, -2, 4, -5)
"""Distances of animals from the middle of their places, so that they stand as in a herd."""


class _Look(NamedTuple):
    """How the animals with variants of one kind look, and how many there are."""

    ids: tuple[int, ...]  #: Ids of the variants; 0 for none.
    drawing: Markup
    name: Message
    kind: str  #: Kind of the card; empty if hidden from the reader, or without a variant.
    animals: int


class _Animal(NamedTuple):
    """One animal as it is drawn."""

    key: str
    look: int
    x: float
    y: float
    young: bool
    dies: bool  #: Whether it died, or would die of the marked choice.
    lives: bool  #: Whether it would live, where others would die.


def _kind(scene: ClimateScene, one: Population, card: int) -> str:
    """Return the kind of a variant's card; empty if the reader may not know it."""
    return scene.play.cards.kind(card) if scene.viewer == one.seat else ""


def variant_name(kind: str) -> Message:
    return Message(f"climate-variant-{kind or 'hidden'}")


def _genes_with(scene: ClimateScene, one: Population, card: int) -> Genes:
    genes = list(one.genes)
    step = scene.play.cards.steps[card]
    if step < GENE_STEPS:
        gene, down = divmod(step, 2)
        genes[gene] = min(max(genes[gene] + (-1 if down else 1), LOWEST), HIGHEST)
    return (genes[0], genes[1], genes[2])


def _looks(scene: ClimateScene, one: Population) -> list[_Look]:
    kinds: dict[str, list[Variant]] = {}
    for variant in one.variants:
        kinds.setdefault(_kind(scene, one, variant.card), []).append(variant)
    animal = animal_of(scene.state, one.seat)
    plain = len(one.carriers([0]))
    looks = [_Look((0,), animal_drawn(animal, one.genes), ALIKE, "", plain)]
    for kind, variants in kinds.items():
        ids = tuple(each.id for each in variants)
        genes = _genes_with(scene, one, variants[0].card) if kind else one.genes
        drawn = animal_drawn(animal, genes)
        looks.append(_Look(ids, drawn, variant_name(kind), kind, len(one.carriers(ids))))
    return looks


def _preview(scene: ClimateScene, one: Population) -> tuple[Message | None, frozenset[int] | None]:
    """Return what the marked choice would do, and the places that would live; None for all."""
    state, seat = scene.state, scene.seat
    if not scene.my_turn or one.seat != seat or state.step not in {"draw", "act"}:
        return None, None
    cards = scene.hand.cards
    names = [variant_name(scene.play.cards.kind(card)) for card in cards]
    cell = scene.hand.cell
    if cell not in scene.prospects and (state.must or scene.play.is_adapted(seat)):
        return _by_luck(scene, one, names), None
    prospect = scene.prospects.get(cell or state.cells[seat])
    if prospect is None:
        return None, None
    habitat = scene.habitats[prospect.habitat].name
    if prospect.fate == "adapted":
        return message("climate-animals-would-live", habitat=habitat, count=SIZE), None
    ids = [each.id for each in one.variants if each.card in cards]
    living = frozenset(one.carriers(ids)) if prospect.fate == "adapt" else frozenset()
    if not living:
        unmarked = prospect.fate == "adapt"
        die = message("climate-animals-would-die", habitat=habitat, unmarked=int(unmarked))
        return die, living
    said = message(
        "climate-animals-would-spread",
        habitat=habitat,
        variants=names,
        cards=len(cards),
        count=len(living),
        left=SIZE - len(living),
    )
    return said, living


def _by_luck(scene: ClimateScene, one: Population, names: list[Message]) -> Message | None:
    action = turn_plan.plan(scene).action
    if isinstance(action, Exchange):
        return message("climate-animals-would-be-lost", variants=names)
    if not isinstance(action, Preadapt):
        return None
    return message("climate-animals-would-drift", variants=names, fits=_fits_then(scene, one))


def _fits_then(scene: ClimateScene, one: Population) -> str:
    """Return whether ``more``, ``fewer`` or the ``same`` genes fit here with the marked cards."""
    here = _habitat(scene, one)
    now, then = fitting(one.genes, here), fitting(scene.becoming, here)
    return "more" if then > now else "fewer" if then < now else "same"


def _changed(scene: ClimateScene, one: Population, change: PopulationChange) -> Message:
    kinds = [scene.play.cards.kind(card) for card in change.cards]
    if change.kind == "arose":
        kinds = [_kind(scene, one, card) for card in change.cards]
    return message(
        f"climate-animals-{change.kind}",
        variants=[variant_name(kind) for kind in kinds],
        count=len(kinds),
        carriers=change.carriers,
        why=next(
            (
                Message(f"climate-cause-{each.cause}")
                for each in reversed(scene.state.lost)
                if each.seat == one.seat
            ),
            "",
        ),
        all=SIZE,
        habitat=scene.habitats[_habitat(scene, one, ended=change.kind == "ended")].name,
    )


def _habitat(scene: ClimateScene, one: Population, *, ended: bool = False) -> int:
    """Return the habitat a population lives in, or if `ended` or off the map, its last one."""
    here = scene.play.habitat(scene.state.cells[one.seat])
    if here >= 0 and not ended:
        return here
    lost = (each.habitat for each in reversed(scene.state.lost) if each.seat == one.seat)
    return next(lost, 0)


def said(scene: ClimateScene, one: Population) -> list[Message]:
    """Return what became of a population in the latest turn of its seat, the latest first."""
    return [_changed(scene, one, change) for change in reversed(one.changes)]


def _placed(
    one: Population, looks: Sequence[_Look], living: frozenset[int] | None
) -> list[_Animal]:
    shown = {id_: number for number, look in enumerate(looks) for id_ in look.ids}
    found = []
    for place, (variant, birth) in enumerate(zip(one.carried, one.births, strict=True)):
        row, column = divmod(place, COLUMNS)
        dies = not one.alive or (living is not None and place not in living)
        found.append(
            _Animal(
                f"animal-{birth}",
                shown[variant],
                column * WIDE + _SHIFTS[place % 7],
                row * HIGH + _SHIFTS[(place * 3 + 2) % 7] / 2,
                place in one.newborn,
                dies,
                living is not None and place in living,
            )
        )
    return found


def _render_animals(scene: ClimateScene) -> str:
    one = populations(scene.table.match, scene.view.position)[scene.shown_seat]
    preview, living = _preview(scene, one)
    looks = _looks(scene, one)
    habitat = _habitat(scene, one)
    return scene.render(
        "climate_animals.html",
        one=one,
        looks=looks,
        animals=_placed(one, looks, living),
        width=COLUMNS * WIDE,
        height=-(-SIZE // COLUMNS) * HIGH,
        wide=WIDE,
        high=HIGH,
        habitat=scene.habitats[habitat].id,
        own=int(scene.shown_seat == scene.seat),
        player=scene.name(one.seat),
        preview=preview,
        deadly=living == frozenset(),
        said=said(scene, one),
    )


ANIMALS_PART = Part("animals", _render_animals)
