"""Work past one machine: a real scheduler, and workers that are processes of their own."""

import os
import signal
from collections.abc import Iterator

import pytest

from reefkit.data_lab import workers
from reefkit.data_lab.experiment import Experiment
from reefkit.data_lab.workers import load_dask, run, scheduler
from reefkit.games.reef.trials import TRIALS
from reefkit.match.errors import Rejection

pytestmark = [
    pytest.mark.slow,
    # the cluster's own: sockets that it closes in its own time, and a port that is taken
    pytest.mark.filterwarnings("ignore"),
]
ASKED = Experiment("reef", "types", (1, 5), "types", 200, 5)


@pytest.fixture(scope="module")
def cluster() -> Iterator[object]:
    with load_dask().LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as found:
        yield found


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TRIALS), "chunk", 20)


def test_workers_give_the_same_bit_for_bit_and_one_that_is_killed_loses_nothing(cluster: object):
    pids = [each.pid for each in cluster.workers.values()]  # type: ignore[attr-defined]
    killed: list[int] = []

    with scheduler(cluster.scheduler_address) as workers:  # type: ignore[attr-defined]
        for done, counts in run(ASKED, workers):
            found = counts
            if not killed and done >= 60:
                killed.append(pids[0])
                os.kill(pids[0], signal.SIGKILL)
    assert killed
    *_, (_, alone) = run(ASKED)
    assert found == alone


def test_a_scheduler_that_does_not_answer_gets_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(workers, "DASK_SECONDS", 2)
    with pytest.raises(Rejection) as refused, scheduler("tcp://127.0.0.1:9"):
        pass
    assert refused.value.message.id == "reject-experiment-scheduler"
