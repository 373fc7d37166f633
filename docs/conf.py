"""How the documentation site is made: `make docs` turns the Markdown of this folder into pages.

The pages stay plain Markdown, so that they read as well on a forge. What only a site needs (the
order of pages, links to files of the repository) is added here while it is built.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE / "_site_parts")]

from reefkit import __version__  # noqa: E402  # the path is set just above

project = "Reefkit"
author = "The Reefkit authors"
project_copyright = "The Reefkit authors; text and pictures CC BY 4.0"
version = release = __version__
language = "en"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "code_pages",
    "formulas",
    "page_language",
    "page_order",
    "repository_links",
]
exclude_patterns = ["_site", "_site_parts"]
# A short name, such as Table, may stand in two rooms; a piece of a file is not a whole one.
suppress_warnings = ["ref.python", "misc.highlighting_failure"]
nitpicky = False  # docstrings name types of numpy and msgspec, whose own pages are elsewhere

# GitHub's own names for headings, so that a link to a part of a page holds in both places.
myst_heading_anchors = 4
myst_links_external_new_tab = False

napoleon_google_docstring = False
napoleon_use_rtype = False
napoleon_use_ivar = True
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
default_role = "code"  # a name in single backquotes, as our docstrings write it

html_context = {"default_mode": "auto"}
html_math_renderer = "mathml"
html_theme = "pydata_sphinx_theme"
html_title = "Reefkit"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "show_toc_level": 2,
    "header_links_before_dropdown": 6,
    "navigation_with_keys": False,
    "show_prev_next": True,
    "footer_start": ["copyright"],
    "footer_end": [],
    "logo": {"text": "Reefkit"},
    "secondary_sidebar_items": ["page-toc"],
}
html_sidebars = {"index": []}
