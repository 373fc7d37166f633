"""Security headers of all answers: what a page may load, and who may see, frame or cache it."""

from __future__ import annotations

OF_ALL = {
    # With "no-referrer" a browser would not send the origin of our own forms.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""Headers of every answer, unless its handler replaces them."""
OWN_SITES = {"same-origin", "none"}
"""Values of ``Sec-Fetch-Site`` for our own pages and for typed addresses."""
OURS = "'self'"
PAGE = {"script_src": OURS, "style_src": OURS, "img_src": OURS, "font_src": OURS}
"""What a page without libraries may load: files of this server."""


def policy(**sources: str) -> str:
    """Write a Content-Security-Policy.

    `**sources`: Allowed sources by kind; everything else is forbidden, including frames and forms.
    """
    least = {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
    least["frame-ancestors"] = "'none'"
    given = {name.replace("_", "-"): each for name, each in sources.items()}
    return "; ".join(f"{name} {each}" for name, each in (least | given).items())
