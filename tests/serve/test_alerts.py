"""The alert rules of deploy/, held against the figures that a server prints."""

import os
import re
import shutil
import subprocess
from types import SimpleNamespace
from typing import Any, cast

import pytest
import yaml

from reefkit.health.durability import SOME_DISK
from reefkit.serve.instances import ServerMetrics
from reefkit.serve.kernels import Kernels
from reefkit.serve.teachers import PATIENCE, Endpoint, Entrance
from tests.support.tree import ROOT

RULES = ROOT / "deploy" / "alerts.yml"


def rules() -> dict[str, str]:
    groups = yaml.safe_load(RULES.read_text(encoding="utf-8"))["groups"]
    return {each["alert"]: each["expr"] for group in groups for each in group["rules"]}


def printed() -> set[str]:
    """Name all series of a server with some answers and no page."""
    metrics = ServerMetrics(Kernels(), Entrance(Endpoint()), lambda: False)
    request = SimpleNamespace(request_time=lambda: 0.1)
    answered: Any = SimpleNamespace(get_status=lambda: 200, request=request)
    metrics.answered(cast("Any", answered))
    lines = metrics.text().decode().splitlines()
    return {re.split("[{ ]", line)[0] for line in lines if not line.startswith("#")}


def test_every_rule_asks_for_figures_that_a_server_prints():
    asked = set(re.findall(r"\breefkit_\w+", " ".join(rules().values())))
    assert asked
    assert asked - printed() == set()


def test_the_bounds_are_those_of_the_server():
    assert f"< {SOME_DISK}" in rules()["ReefkitDiskFills"]
    assert f"> {PATIENCE:.0f}" in rules()["ReefkitSavesSlowly"]


def test_prometheus_takes_the_rules():
    found = os.environ.get("PROMTOOL") or shutil.which("promtool")
    if found is None:
        pytest.skip("promtool is absent (install prometheus)")
    tried = subprocess.run(
        [found, "check", "rules", str(RULES)], capture_output=True, text=True, check=False
    )
    assert tried.returncode == 0, tried.stdout + tried.stderr


@pytest.mark.parametrize("page", ["docs/deployers/several-servers.md", "deploy/README.md"])
def test_the_rules_are_named_where_an_operator_looks(page: str):
    assert "alerts.yml" in (ROOT / page).read_text(encoding="utf-8")
