"""A kernel provisioner, `jupyter_client`'s plug-in point, that forks kernels where it can.

The server's end of its warm process is here too, with the kernels that it forked.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from importlib.metadata import entry_points
from typing import Any, ClassVar, cast

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from reefkit.labs.environment import REHEARSE_VARIABLE, REHEARSED_FIRST
from reefkit.serve.forks.kernel_output import throttled_stderr
from reefkit.serve.forks.warm_process import CAN_FORK, WarmProcess

NAME = "reefkit-fork"
"""What the provisioner is called where Jupyter looks for it."""
OFF_VARIABLE = "REEFKIT_FORKS"
"""With ``0`` all kernels are plain."""
LAUNCHER = "ipykernel_launcher"
STDERR = 2
SECONDS_BETWEEN = 60
"""A warm process that was lost is not started again before so many seconds have gone."""

SECONDS_TO_REHEARSE = 60
"""So long a server among several waits until lessons were gone through, and no longer."""
SECONDS_TO_WAIT = 10
"""So long a page waits for a warm process that has only just started; then its kernel is plain."""


class ForkPool:
    """The warm process of this server: one, started again where it was lost."""

    def __init__(self) -> None:
        self._process: WarmProcess | None = None
        self._is_wanted = False

    def start(self, *, rehearsed: bool = False) -> None:
        """Start the warm process, where there can be one.

        `rehearsed`: wait until it has gone through each lesson once. A page that comes before costs
        four times as much, and a server among several that was started again gets many at once.
        """
        self._is_wanted = CAN_FORK and os.environ.get(OFF_VARIABLE) != "0"
        if not self._is_wanted:
            return
        first = {} if REHEARSE_VARIABLE in os.environ else {REHEARSE_VARIABLE: REHEARSED_FIRST}
        self._process = WarmProcess(first if rehearsed else {})
        if rehearsed:
            with contextlib.suppress(ConnectionError, TimeoutError):  # its pages are plain then
                self._process.ready.result(SECONDS_TO_REHEARSE)

    def stop(self) -> None:
        self._is_wanted = False
        if self._process is not None:
            self._process.stop()
            self._process = None

    @property
    def pid(self) -> int | None:
        found = self._process
        return None if found is None or found.has_ended else found.process.pid

    async def ready(self) -> WarmProcess | None:
        """Return the warm process as soon as it takes orders; none where kernels must be plain.

        To wait for it costs little more than to import the same in a plain kernel; but nobody waits
        for long.
        """
        found = self._process
        if found is None or not self._is_wanted:
            return None
        if found.has_ended:
            if time.monotonic() < found.began + SECONDS_BETWEEN:
                return None
            # The one that was lost is not stopped: kernels that it forked may well be alive.
            found = self._process = WarmProcess()
        try:
            ready = asyncio.shield(asyncio.wrap_future(found.ready))
            await asyncio.wait_for(ready, SECONDS_TO_WAIT)
        except (ConnectionError, TimeoutError):
            return None
        return found


class ForkProvisioner(LocalProvisioner):
    """Forks a kernel from the warm process; starts a plain one where there is none.

    Plain is also what another interpreter than the server's own is for.
    """

    fork_pool: ClassVar[ForkPool] = ForkPool()

    async def launch_kernel(
        self,
        cmd: list[str],
        **kwargs: Any,  # noqa: ANN401
    ) -> KernelConnectionInfo:
        warm = await self.fork_pool.ready() if _is_ours(cmd) else None
        if warm is not None:
            argv = cmd[cmd.index(LAUNCHER) :]
            folder = os.fspath(kwargs.get("cwd") or os.getcwd())  # noqa: PTH109  # as Popen has it
            ordered = warm.order(argv, kwargs["env"], folder)
            try:
                forked = await asyncio.wrap_future(ordered)
            except ConnectionError:
                pass  # lost just now, or no room: a plain start says why, where that fails too
            else:
                self.process = cast("Any", forked)
                self.pid = self.pgid = forked.pid
                self.cwd = folder
                return self.connection_info
        thread = throttled_stderr(STDERR)
        try:
            return await super().launch_kernel(
                cmd, **{**kwargs, "stdout": thread, "stderr": thread}
            )
        finally:
            os.close(thread)


def _is_ours(command: list[str]) -> bool:
    return command[:1] == [sys.executable] and LAUNCHER in command


def is_registered() -> bool:
    return bool(entry_points(group=KernelProvisionerFactory.GROUP_NAME, name=NAME))
