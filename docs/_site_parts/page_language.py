"""Pages in another language than the site's, beside those that they are a translation of.

`es/students/play` says in Spanish what `students/play` says: each leads to the other, and what the
theme itself says around a page is in the page's language, for whoever has it read aloud.
"""

from typing import Any

from sphinx.application import Sphinx

NAMES = {"en": "English", "es": "Español"}
AROUND = {
    "es": {
        "Skip to main content": "Ir al contenido",
        "Back to top": "Volver arriba",
        "Section Navigation": "En esta sección",
        "On this page": "En esta página",
        "Breadcrumb": "Dónde está esta página",
        "Home": "Inicio",
        "Search": "Buscar",
        "Color mode": "Colores",
        "Light": "Claro",
        "Dark": "Oscuro",
        "System Settings": "Como el sistema",
        "previous": "anterior",
        "next": "siguiente",
        "previous page": "página anterior",
        "next page": "página siguiente",
    },
}
"""What the theme says, in each language."""


def language_of(page: str) -> str:
    """Tell the language of a page by its folder."""
    folder = page.partition("/")[0]
    return folder if folder in AROUND else "en"


def sister_of(page: str) -> str:
    """Name the page that says the same in the other language."""
    return page.removeprefix("es/") if language_of(page) == "es" else f"es/{page}"


def say_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: object
) -> None:
    """Give the page's own language to its template, and a link to its sister above it."""
    del template, document
    context["language"] = language_of(page)
    if said := AROUND.get(context["language"]):
        context["_"] = lambda text: said.get(text, text)
    sister = sister_of(page)
    if sister in app.env.all_docs:
        to, other = context["pathto"](sister), language_of(sister)
        link = f'<a href="{to}" lang="{other}" hreflang="{other}">{NAMES[other]}</a>'
        context["body"] = f'<p class="sister">{link}</p>{context["body"]}'


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("html-page-context", say_language)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
