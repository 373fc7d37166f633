"""Hundreds of values that `rk` gives, worked out again from the bytes of a save file.

Nothing of ours computes the other side: `json`, `base64`, `tomllib`, fractions and plain sums.
"""

import json
import math
import statistics
import tomllib
from base64 import b64decode
from collections import Counter
from fractions import Fraction
from itertools import chain
from typing import Any

import numpy as np
import pytest

import reefkit as rk
from reefkit.match import save
from tests.support.tree import ROOT

T_OF_NINE = 2.262157162740992
"""The 97.5 % point of Student's t with nine degrees of freedom, from a printed table."""


def _array(stored: dict[str, Any]) -> list[Any]:
    numbers = np.frombuffer(b64decode(stored["bytes"]), stored["dtype"])
    return numbers.reshape(stored["shape"]).tolist()


def _surveys(file: bytes) -> dict[int, list[Counter[str]]]:
    """Count what stands on each reef at each survey, by type: from 1, as content lists them."""
    builders, dwellers = (
        list(tomllib.loads((ROOT / "data" / "reef" / f"{each}.toml").read_text("utf-8")))
        for each in ("organisms", "dwellers")
    )
    found = {}
    for state in (json.loads(line).get("state") for line in file.splitlines()):
        if state is None or state["phase"] != "survey":
            continue
        reefs = {name: _array(stored) for name, stored in state["reefs"].items()}
        found[state["round"]] = [
            Counter(builders[code - 1] for code in chain(*chain(*kinds)) if code)
            + Counter(dict(zip(dwellers, living, strict=True)))
            for kinds, living in zip(reefs["kind"], reefs["dwellers"], strict=True)
        ]
    return found


def _measures(counts: Counter[str]) -> dict[str, float]:
    shares = [Fraction(each, counts.total()) for each in counts.values()]
    shannon = -sum(float(each) * math.log(each) for each in shares)
    richness = len(shares)
    return {
        "shannon": shannon,
        "simpson": float(1 - sum(each**2 for each in shares)),
        "evenness": shannon / math.log(richness) if richness > 1 else math.nan,
    }


@pytest.mark.parametrize("seed", [3, 45])
def test_diversity_from_the_bytes_of_a_save_file(seed: int):
    match = rk.play("reef", seed=seed)
    lived = rk.presence(match).set_index(["round", "seat", "type"])["abundance"]
    places = rk.diversity(match).set_index(["round", "player"])
    region = rk.diversity(match, "region").set_index("round")
    names = [seat.name for seat in match.setup.seats]
    surveys, held = _surveys(save.dump(match)), 0
    for round_, reefs in surveys.items():
        for seat, counts in enumerate(reefs, 1):
            for kind, count in lived[round_, seat].drop("fleshy-alga").items():
                assert count == counts[str(kind)], (round_, seat, kind)
                held += 1
        richness = [len(each) for each in reefs]
        whole: Counter[str] = sum(reefs, Counter())
        alpha = Fraction(sum(richness), len(reefs))
        expected = [
            *((places.loc[round_, names[at]], {"richness": richness[at], **_measures(each)}) for at, each in enumerate(reefs)),
            (region.loc[round_], {"gamma": len(whole), "alpha": float(alpha), "beta": float(len(whole) / alpha), **_measures(whole)}),
        ]  # fmt: skip
        for given, by_hand in expected:
            assert {name: given[name] for name in by_hand} == pytest.approx(by_hand, nan_ok=True)
            held += len(by_hand)
    assert len(surveys) == 4
    assert held > 200


def test_an_experiment_from_its_single_tables():
    single = rk.ensemble("reef", "safety", tables=10, values=True)
    by_level = {level: rows["value"].tolist() for level, rows in single.groupby("level")}
    first = next(iter(by_level.values()))
    for _, row in rk.ensemble("reef", "safety", tables=10).iterrows():
        values = by_level[row["level"]]
        assert row["mean"] == pytest.approx(statistics.mean(values))
        assert row["sd"] == pytest.approx(statistics.stdev(values))
        quarters = statistics.quantiles(values, method="inclusive")
        assert [row["q25"], row["median"], row["q75"]] == pytest.approx(quarters)
        if values is first:
            continue
        apart = [one - other for one, other in zip(values, first, strict=True)]
        half = T_OF_NINE * statistics.stdev(apart) / math.sqrt(len(apart))
        interval = [row[f"difference{each}"] for each in ("_low", "", "_high")]
        middle = statistics.mean(apart)
        assert interval == pytest.approx([middle - half, middle, middle + half])
        assert row["share_higher"] == sum(each > 0 for each in apart) / len(apart)
