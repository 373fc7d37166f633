"""The food web as HTML of a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markupsafe import Markup

    from reefkit.widgets.foodweb.picture import FoodWeb
    from reefkit.widgets.templates import Templates


def foodweb_html(templates: Templates, web: FoodWeb) -> Markup:
    """Return a food web to be laid into a panel."""
    return templates.render("widgets/foodweb.html", web=web)
