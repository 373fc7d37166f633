"""Food webs to lay out: as large as a game makes them, from a seed."""

import random

from reefkit.widgets.foodweb import FoodEdge, FoodLevel, FoodNode, FoodWeb

NAMES = (
    "Coral", "Seagrass", "Plankton", "Coralline algae", "Regal Tang", "Green Sea Turtle",
    "Whitetip Reef Shark", "Australian Sardine", "Bottlenose Dolphin", "Crown of Thorns",
    "Zooxan\u00adthellae", "Sea Squirt", "Common Cleanerfish", "Burrowing Sea Urchin", "Dugong",
)  # fmt: skip
LEVELS = (FoodLevel(0, "producers"), FoodLevel(1, "who eats them"), FoodLevel(2, "predators"))


def node(one: str = "a", level: int = 0, **more: object) -> FoodNode:
    plain = {"id": one, "name": one, "art": "urchin", "group": "coral", "outline": "circle",
             "level": level, "label": f"label of {one}"}  # fmt: skip
    return FoodNode(**{**plain, **more})  # type: ignore[arg-type]


def some_web(count: int, seed: int) -> FoodWeb:
    """Return a web of so many nodes of which no two look the same."""
    chance = random.Random(seed)  # noqa: S311  # a web, no secret
    nodes = [
        node(
            f"n{number}", chance.choice((0, 1, 1, 2)), name=f"{chance.choice(NAMES)} {number}",
            badge=chance.choice(("", "", "", "2 plankton short")),
            attached=("urchin",) * chance.choice((0, 0, 1, 5)), count=chance.choice((1, 1, 7)),
        )
        for number in range(count)
    ]  # fmt: skip
    ids = [each.id for each in nodes]
    edges = [
        FoodEdge(*chance.sample(ids, 2), chance.choice(("sure", "may", "short")))  # type: ignore[arg-type]
        for _ in range(count if count > 1 else 0)
    ]
    return FoodWeb(tuple(nodes), tuple(dict.fromkeys(edges)), LEVELS, act="node")
