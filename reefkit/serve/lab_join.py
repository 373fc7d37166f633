"""Where students come in: a field for the join code, and an address that holds the code."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from reefkit.serve.lab_handlers import Closed
from reefkit.serve.lab_pages import Pages

CODE = re.compile(r"[A-Z0-9]{4,12}")
MOST_TYPED = 100


def plain_code(typed: str) -> str:
    """Give a join code as an address holds it: capital letters and figures; empty if it is none."""
    letters = "".join(each for each in typed[:MOST_TYPED].upper() if each.isascii())
    code = "".join(filter(str.isalnum, letters))
    return code if CODE.fullmatch(code) else ""


class JoinHandler(Closed):
    """The field, for those who type the address; the page they come to asks the store."""

    def initialize(self, pages: Pages, lesson: str) -> None:
        """Take what it shows, and the lesson that it leads to."""
        self.pages, self.lesson = pages, lesson

    def get(self, given: str | None = None) -> None:
        """Lead on with a code, or show the field."""
        typed = self.get_query_argument("code", "") if given is None else given
        if code := plain_code(typed):
            query = urlencode({"join": code})
            self.redirect(f"{self.base_url}{self.lesson}/?{query}", status=303)
            return
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Content-Type", "text/html; charset=utf-8")
        is_wrong = bool(typed.strip())
        self.set_status(400 if is_wrong else 200)
        self.finish(self.pages.join(is_wrong=is_wrong))
