"""Every list of a page gone through with the arrow keys, as far as the store can tell."""

from collections.abc import Callable, Iterator
from typing import Any

from bs4 import BeautifulSoup, Tag
from sqlalchemy import select

from reefkit.classroom.store import Store, schema
from reefkit.classroom.store.classes.base import VERSION
from reefkit.labs.session import Session

Rows = dict[str, list[str]]


def stored(store: Store) -> Rows:
    """Return all rows of a store, but those that only tell pages to look again."""
    with store._database.read() as connection:
        return {
            table.name: sorted(
                str({**row, "time": ""})
                for row in connection.execute(select(table)).mappings()
                if row.get("key") != VERSION
            )
            for table in schema.metadata.sorted_tables
        }


def _sent(control: Tag, option: Tag) -> dict[str, Any]:
    """Return what a browser sends as a list changes."""
    data = {
        str(name).removeprefix("data-"): value
        for name, value in control.attrs.items()
        if str(name).startswith("data-") and name not in {"data-act", "data-key", "data-settles"}
    }
    return {**data, "name": control.get("name", ""), "value": option["value"]}


def _lists(soup: BeautifulSoup) -> Iterator[Tag]:
    yield from (each for each in soup.select("select[data-act]") if not each.has_attr("disabled"))


def press_arrows(session: Session, store: Store, draw: Callable[[], BeautifulSoup]) -> set[str]:
    """Press an arrow key in each list of a page, then the other; return the acts of these lists.

    Nothing but settings may change in the store, and the other key must bring back what there was.
    """
    acts = set()
    for key in [str(each["data-key"]) for each in _lists(draw())]:
        control = next((each for each in _lists(draw()) if each["data-key"] == key), None)
        if control is None:
            continue
        options = [each for each in control.select("option") if not each.has_attr("disabled")]
        at = next((n for n, each in enumerate(options) if each.has_attr("selected")), -1)
        if len(options) < 2:
            continue
        act, before = str(control["data-act"]), stored(store)
        place = session.place()
        session.do(act, _sent(control, options[at + 1 if at + 1 < len(options) else at - 1]))
        after = stored(store)
        changed = {table for table in after if after[table] != before[table]}
        assert changed <= {"settings"}, (act, key, changed)
        assert session.place() == place, (act, key)
        if at >= 0:
            session.do(act, _sent(control, options[at]))
            assert stored(store) == before, (act, key)
        acts.add(act)
    return acts
