"""Links from a page to a file of the repository, which the site does not hold.

On a forge such a link opens the file. Here it becomes the file's name, or, where
`REEFKIT_REPOSITORY` says under which address the repository's files are shown (such as
`https://forge.example/reefkit/blob/main`), a link to there.
"""

import os
from pathlib import Path
from urllib.parse import unquote, urlsplit

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

LINKS = {"reference", "pending_xref", "download_reference"}


class RepositoryLinks(SphinxTransform):
    """Take the links that leave the folder of the pages, before anything looks for their target."""

    default_priority = 1  # before MyST looks for what it could not find

    def apply(self, **_: object) -> None:
        """Turn each into a name or an outward link; one that leads nowhere stays, to be told of."""
        docs = Path(self.env.srcdir).resolve()
        page = Path(self.env.doc2path(self.env.docname)).resolve()
        for link in [node for node in self.document.findall(nodes.Element) if _is_local(node)]:
            target = unquote(urlsplit(_target(link)).path)
            if link.get("refdomain") == "doc":
                place = Path(os.path.normpath(docs / f"{target}.md"))
            else:
                place = Path(os.path.normpath(page.parent / target))
            inside = place.is_relative_to(docs) and place.suffix == ".md"
            if not inside and place.is_relative_to(docs.parent) and place.exists():
                link.replace_self(_shown(link, place.relative_to(docs.parent)))


def _target(link: nodes.Element) -> str:
    return str(link.get("refuri") or link.get("reftarget") or "")


def _is_local(node: nodes.Element) -> bool:
    parts = urlsplit(_target(node))
    return node.tagname in LINKS and bool(parts.path) and not parts.scheme


def _shown(link: nodes.Element, place: Path) -> list[nodes.Node]:
    address = os.environ.get("REEFKIT_REPOSITORY", "").rstrip("/")
    said = link.astext()
    if address:
        outward = nodes.paragraph()
        outward += nodes.reference("", said, refuri=f"{address}/{place}")
        return list(outward.children)
    name = nodes.literal("", str(place))
    if said.rstrip("/") == str(place):
        return [name]
    return [nodes.Text(f"{said} ("), name, nodes.Text(")")]


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.add_transform(RepositoryLinks)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
