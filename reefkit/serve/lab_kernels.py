"""The kernels of lessons: each knows its visitor by names of ours in its environment."""

from __future__ import annotations

import os
from typing import Any

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from reefkit.labs.places import NEW_VARIABLE, VISITOR_VARIABLE

VISITOR_HEADERS = {
    "X-Reefkit-Visitor": VISITOR_VARIABLE,
    "X-Reefkit-New": NEW_VARIABLE,
}
"""Headers that the lesson's handler sets, by what a kernel finds in its environment."""


class Kernels(AsyncMappingKernelManager):
    """Starts kernels; a header of a request reaches them under a name of ours."""

    async def start_kernel(  # type: ignore[override]
        self,
        *,
        env: dict[str, str] | None = None,
        **arguments: Any,  # noqa: ANN401
    ) -> str:
        """Start a kernel."""
        given = dict(os.environ if env is None else env)
        for header, name in VISITOR_HEADERS.items():
            value = given.pop(f"HTTP_{header.upper().replace('-', '_')}", None)
            given.pop(name, None)  # the server's own is no visitor's
            if value is not None:
                given[name] = value
        kernel: str = await super().start_kernel(env=given, **arguments)
        return kernel
