"""Sample values for every variant of every message, made from the parsed catalogue."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, product

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from reefkit.text import Catalogue
from reefkit.text.catalogue import Source
from reefkit.text.messages import Message

# A word without a letter that English has: what is left of English then comes from the catalogue.
WORD = "Ω"
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 11, "other": 5}
MOST_COMBINATIONS = 400
GENDERS = ("f", "fa", "n")
GENDERED = Source(
    "samples.ftl",
    "".join(f"sample-{each} = {WORD}\n    .gender = {each}\n" for each in GENDERS),
)
"""Names of a gender, for the catalogue of a language whose sentences ask for it."""


class _Uses(Visitor):
    """Collects how a pattern uses its variables: as what kind, and with which variants."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.keys: dict[str, list[str | float]] = defaultdict(list)
        self.numbers: set[str] = set()
        self.genders: dict[str, list[str | float]] = defaultdict(list)
        self._catalogue = catalogue

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        selector, found = node.selector, self.keys
        if isinstance(selector, ast.FunctionReference) and selector.arguments.positional:
            found = self.genders if selector.id.name == "GENDER" else self.keys
            selector = selector.arguments.positional[0]
        if isinstance(selector, ast.VariableReference):
            found[selector.id.name] += [_key(variant) for variant in node.variants]
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.numbers.update(
                each.id.name
                for each in node.arguments.positional
                if isinstance(each, ast.VariableReference)
            )

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        pattern = self._catalogue._pattern(node.id.name)
        if pattern is not None:
            self.visit(pattern)


def samples(catalogue: Catalogue, identifier: str) -> Iterator[dict[str, str | float | Message]]:
    """Return sets of values that together reach every variant of a message.

    Where a message asks for genders its catalogue needs the names in `GENDERED`.
    """
    uses = _Uses(catalogue)
    pattern = catalogue._pattern(identifier)
    assert pattern is not None, identifier
    uses.visit(pattern)
    names = sorted(catalogue.variables(identifier))
    choices = [
        _choices(uses.keys.get(name, []), number=name in uses.numbers)
        + [Message(f"sample-{each}") for each in GENDERS if each in uses.genders.get(name, [])]
        for name in names
    ]
    for values in islice(product(*choices), MOST_COMBINATIONS):
        yield dict(zip(names, values, strict=True))


def _key(variant: ast.Variant) -> str | float:
    key = variant.key
    return float(key.value) if isinstance(key, ast.NumberLiteral) else key.name


def _choices(keys: list[str | float], *, number: bool) -> list[str | float | Message]:
    """Return values that reach each variant; a value no variant names reaches the default."""
    counted = number or any(
        isinstance(key, float) or key in PLURALS.keys() - {"other"} for key in keys
    )
    if counted:
        return [PLURALS.get(key, 5) if isinstance(key, str) else int(key) for key in keys] or [5]
    return [key for key in keys if key != "other"] + [WORD]
