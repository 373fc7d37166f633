"""Pages in another language than the site's say so, for whoever has them read aloud."""

from typing import Any

from sphinx.application import Sphinx

LANGUAGES = {"students/en-espanol": "es"}


def say_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: object
) -> None:
    """Give the page's own language to its template."""
    del app, template, document
    context["language"] = LANGUAGES.get(page, context.get("language"))


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("html-page-context", say_language)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
