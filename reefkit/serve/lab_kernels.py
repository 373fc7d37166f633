"""The kernels of lessons: each knows its visitor by names of ours, and answers nobody else."""

from __future__ import annotations

import os
from typing import Any, cast

import tornado.web
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler  # type: ignore[import-untyped]
from voila.tornado.kernel_websocket_handler import (  # type: ignore[import-untyped]
    VoilaKernelWebsocketHandler,
)

from reefkit.labs.places import (
    ADDRESS_VARIABLE,
    ADDRESSES_VARIABLE,
    CLASS_VARIABLE,
    NEW_VARIABLE,
    VISITOR_VARIABLE,
)
from reefkit.serve.lab_visitors import Caller

OWNER_HEADER = "X-Reefkit-Owner"
"""Who may speak to the kernel; it stays with the server."""

VISITOR_HEADERS = {
    "X-Reefkit-Visitor": VISITOR_VARIABLE,
    "X-Reefkit-New": NEW_VARIABLE,
    "X-Reefkit-Class": CLASS_VARIABLE,
    "X-Reefkit-Address": ADDRESS_VARIABLE,
    "X-Reefkit-Addresses": ADDRESSES_VARIABLE,
}
"""Headers that the lesson's handler sets, by what a kernel finds in its environment."""


class Kernels(AsyncMappingKernelManager):
    """Starts kernels; a header of a request reaches them under a name of ours."""

    def __init__(self, **arguments: Any) -> None:  # noqa: ANN401
        super().__init__(**arguments)  # type: ignore[no-untyped-call]
        self.owners: dict[str, str] = {}

    async def start_kernel(  # type: ignore[override]
        self,
        *,
        env: dict[str, str] | None = None,
        **arguments: Any,  # noqa: ANN401
    ) -> str:
        """Start a kernel, and note whose it is."""
        given = dict(os.environ if env is None else env)
        owner = given.pop(_in_environment(OWNER_HEADER), "")
        for header, name in VISITOR_HEADERS.items():
            value = given.pop(_in_environment(header), None)
            given.pop(name, None)  # the server's own is no visitor's
            if value is not None:
                given[name] = value
        kernel: str = await super().start_kernel(env=given, **arguments)
        self.owners[kernel] = owner
        return kernel

    def remove_kernel(self, kernel_id: str) -> Any:  # noqa: ANN401
        """Forget a kernel that has ended."""
        self.owners.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def end_those_of(self, owner: str) -> None:
        """End all kernels of an owner."""
        for kernel in [each for each, whose in self.owners.items() if whose == owner]:
            if kernel in self:
                await self.shutdown_kernel(kernel)  # type: ignore[no-untyped-call]


def _in_environment(header: str) -> str:
    return f"HTTP_{header.upper().replace('-', '_')}"


class _OwnersOnly(Caller):
    """Speaks of a kernel with whoever had it started, and with nobody else."""

    @property
    def kernels(self) -> Kernels:
        """All that run."""
        return cast("Kernels", self.kernel_manager)

    async def prepare(self) -> None:  # type: ignore[override]
        """Refuse everybody but the kernel's owner, whatever is asked."""
        await super().prepare()
        kernel = str(self.path_args[0])
        if kernel not in self.kernels:
            raise tornado.web.HTTPError(404)
        owner = self.kernels.owners.get(kernel, "")
        if not owner or not await self.owns(owner):
            raise tornado.web.HTTPError(403)


class KernelState(_OwnersOnly, KernelHandler):
    """Whether a kernel is alive, and its end."""


class KernelChannels(_OwnersOnly, VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """Carries what a page and its kernel say, each message at once."""

    async def open(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401
        """Open the socket without waiting to fill packets: an answer is small and wanted now."""
        self.set_nodelay(True)
        await super().open(*arguments, **named)


class KernelEnd(_OwnersOnly, VoilaShutdownKernelHandler):  # type: ignore[misc]
    """A page that closes ends its kernel."""
