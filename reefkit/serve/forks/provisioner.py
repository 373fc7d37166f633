"""A kernel provisioner, `jupyter_client`'s plug-in point, that forks kernels if possible."""

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
"""The provisioner's entry point name, by which Jupyter finds it."""
OFF_VARIABLE = "REEFKIT_FORKS"
"""Environment variable: ``0`` turns forking off."""
LAUNCHER = "ipykernel_launcher"
STDERR = 2
SECONDS_BETWEEN = 60
"""Seconds before a lost warm process is started again."""

SECONDS_TO_REHEARSE = 60
"""Most seconds for which one server of several waits until lessons were rehearsed."""
SECONDS_TO_WAIT = 10
"""Most seconds for which a page waits for a warm process that just started; then its kernel is
plain."""


class ForkPool:
    """The warm process of this server, started again if it is lost."""

    def __init__(self) -> None:
        self._process: WarmProcess | None = None
        self._is_wanted = False

    def start(self, *, rehearsed: bool = False) -> None:
        """Start the warm process, if the system can fork.

        `rehearsed`: Wait until it has run each lesson once. A page before that costs four times as
        much, and one of several servers gets many pages at once after a restart.
        """
        self._is_wanted = CAN_FORK and os.environ.get(OFF_VARIABLE) != "0"
        if not self._is_wanted:
            return
        first = {} if REHEARSE_VARIABLE in os.environ else {REHEARSE_VARIABLE: REHEARSED_FIRST}
        self._process = WarmProcess(first if rehearsed else {})
        if rehearsed:
            with contextlib.suppress(ConnectionError, TimeoutError):  # pages then get plain kernels
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
        """Return the warm process once it takes orders; None if kernels must be plain.

        Waiting costs little more than the same imports in a plain kernel, and is bounded by
        `SECONDS_TO_WAIT`.
        """
        found = self._process
        if found is None or not self._is_wanted:
            return None
        if found.has_ended:
            if time.monotonic() < found.began + SECONDS_BETWEEN:
                return None
            # The lost one is not stopped: kernels that it forked may still run.
            found = self._process = WarmProcess()
        try:
            ready = asyncio.shield(asyncio.wrap_future(found.ready))
            await asyncio.wait_for(ready, SECONDS_TO_WAIT)
        except (ConnectionError, TimeoutError):
            return None
        return found


class ForkProvisioner(LocalProvisioner):
    """Forks a kernel from the warm process, or starts a plain one.

    Kernels for another interpreter than the server's are always plain.
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
            folder = os.fspath(kwargs.get("cwd") or os.getcwd())  # noqa: PTH109  # as in Popen
            ordered = warm.order(argv, kwargs["env"], folder)
            try:
                forked = await asyncio.wrap_future(ordered)
            except ConnectionError:
                pass  # lost, or no room: a plain start reports the cause if it fails too
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
