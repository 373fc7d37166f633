"""What every answer tells a browser: what its page may load, and who may see, frame or keep it."""

from __future__ import annotations

OF_ALL = {
    # With none at all, a browser would not say where our own forms come from.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""What every answer says to a browser, unless its handler knows better."""
OWN_SITES = {"same-origin", "none"}
"""Where a browser says that it sends something from: a page of ours, or its reader's own typing."""
OURS = "'self'"
PAGE = {"script_src": OURS, "style_src": OURS, "img_src": OURS, "font_src": OURS}
"""What a page of ours loads that has no library on it: files of this server."""


def policy(**sources: str) -> str:
    """Write a Content-Security-Policy.

    `**sources`: where each kind of thing may come from; nothing else may come from anywhere, be
    framed, or be sent.
    """
    least = {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
    least["frame-ancestors"] = "'none'"
    given = {name.replace("_", "-"): each for name, each in sources.items()}
    return "; ".join(f"{name} {each}" for name, each in (least | given).items())
