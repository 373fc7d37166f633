"""Formulas as MathML, which every browser draws by itself: no script, and nothing from outside."""

from docutils import nodes
from latex2mathml.converter import convert
from sphinx.application import Sphinx
from sphinx.writers.html import HTMLTranslator


def in_line(writer: HTMLTranslator, node: nodes.math) -> None:
    """Draw a formula within a line."""
    writer.body.append(convert(node.astext()))
    raise nodes.SkipNode


def on_its_own(writer: HTMLTranslator, node: nodes.math_block) -> None:
    """Draw a formula on a line of its own."""
    writer.body.append(f'<div class="math">{convert(node.astext(), display="block")}</div>')
    raise nodes.SkipNode


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.add_html_math_renderer("mathml", (in_line, None), (on_its_own, None))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
