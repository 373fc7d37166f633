"""Pages in another language than the site's, beside those that they are a translation of.

`es/students/play` says in Spanish what `students/play` says: each leads to the other, and what the
theme itself says around a page is in the page's language, for whoever has it read aloud. So is
search: what is typed on a Spanish page is answered by a page of its own, `buscar`.
"""

from typing import Any

from bs4 import BeautifulSoup
from page_order import ORDER
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
        "Error": "Error",
        "Please activate JavaScript to enable the search functionality.": (
            "Activa JavaScript para poder buscar."
        ),
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
SEARCH_FIELD = {"es": "Buscar en la documentación…"}
"""What stands in the field of search, as the theme's option `search_bar_text` does in English."""
SEARCH = {"es": "buscar"}
"""The page of search in each language; its links to what was found need it at the site's root.

What it says of that stands in `_static/<page>.js`.
"""


def language_of(page: str) -> str:
    """Tell the language of a page by its folder."""
    folder = page.partition("/")[0]
    return next((each for each in AROUND if folder in {each, SEARCH[each]}), "en")


def sister_of(page: str) -> str:
    """Name the page that says the same in the other language."""
    return page.removeprefix("es/") if language_of(page) == "es" else f"es/{page}"


def say_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: object
) -> None:
    """Give the page's own language to its template, and a link to its sister above it."""
    del template, document
    context["language"] = language = language_of(page)
    if said := AROUND.get(language):
        context["_"] = context["gettext"] = lambda text, **_: said.get(text, text)
        context["theme_search_bar_text"] = SEARCH_FIELD[language]
        pathto, search = context["pathto"], SEARCH[language]
        context["pathto"] = lambda name, *more: pathto(search if name == "search" else name, *more)
        head = context["generate_header_nav_html"]
        context["generate_header_nav_html"] = lambda **given: translated(
            app, context, head(**given)
        )
        if page == search:
            app.add_js_file(f"{search}.js")
            context["pagename"] = "search"  # by which the theme knows the page of search
    sister = sister_of(page)
    if sister in app.env.all_docs:
        to, other = context["pathto"](sister), language_of(sister)
        link = f'<a href="{to}" lang="{other}" hreflang="{other}">{NAMES[other]}</a>'
        context["body"] = f'<p class="sister">{link}</p>{context["body"]}'


def translated(app: Sphinx, context: dict[str, Any], head: str) -> str:
    """Lead from the head of a page to the pages of its language, where there are any."""
    links = BeautifulSoup(head, "html.parser")
    for page in ORDER["index"]:
        sister = sister_of(page)
        for link in links.select(f'a[href="{context["pathto"](page)}"]'):
            if sister in app.env.titles and language_of(sister) == context["language"]:
                link["href"] = context["pathto"](sister)
                link.string = app.env.titles[sister].astext()
            elif language_of(page) != context["language"]:
                link["lang"] = language_of(page)
    return str(links)


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("html-page-context", say_language, priority=600)  # after the theme's own
    app.config.html_additional_pages |= dict.fromkeys(SEARCH.values(), "search.html")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
