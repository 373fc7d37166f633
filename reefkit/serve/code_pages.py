"""Entry by code: a class's join code, or the code that continues a person's work."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from urllib.parse import parse_qsl

from reefkit.classroom.store import ClassRow, Store, StoreFault
from reefkit.classroom.store.codes import read_join_code, shown_join_code
from reefkit.classroom.store.limits import Kind
from reefkit.classroom.store.resume_codes import LETTERS
from reefkit.labs import page_address, resumable
from reefkit.match.errors import Rejection, reject
from reefkit.serve.landing import LandingPage
from reefkit.text import Message
from reefkit.text.codes import letters_of

CODE = re.compile(r"[A-Z0-9]{4,12}")
OWN_NAMES = ("code", "token")
"""Parameters of the join page, which are not a code."""


class _CodeHandler(LandingPage):
    """A field for a code. Each page accepts both kinds of code."""

    page = ""

    def decode_argument(self, value: bytes, name: str | None = None) -> str:
        """Decode an argument leniently: bytes that are not Unicode are just a wrong code."""
        return value.decode(errors="replace")

    def ask(self, trouble: Message | None = None, typed: str = "") -> None:
        self.show(
            self.door.pages.render(
                "code.html",
                page=self.page,
                account=self.account,
                xsrf=self.xsrf,
                trouble=trouble,
                typed=typed,
            )
        )

    async def post(self, given: str = "") -> None:
        """Redirect with a typed code; Jupyter's XSRF check refuses other sites' forms."""
        typed = self.get_body_argument("code", "")
        visitor, _ = self.welcome()
        try:
            to = await (self._back if self._is_own(typed) else self._in)(typed, visitor)
        except (Rejection, StoreFault) as error:
            self.refuse(error, typed)
            return
        self.redirect(to, status=303)

    def refuse(self, error: Rejection | StoreFault, typed: str) -> None:
        self.set_status(503 if isinstance(error, StoreFault) else 400)
        shown = shown_join_code(typed) or plain_code(typed)
        self.ask(error.message, "" if self._is_own(typed) else shown)

    def _is_own(self, typed: str) -> bool:
        if _is_of_class(typed):
            return False
        return len(letters_of(typed)) == LETTERS or self.page == ContinueHandler.page

    async def _in(self, typed: str, visitor: str, kind: Kind = "code") -> str:
        def find(store: Store) -> tuple[ClassRow, str] | None:
            row = resumable.class_of_code(store, typed, visitor, self.address, kind)
            return None if row is None else (row, resumable.lab_of_class(store, row.id))

        found = await self.entrance.ask(find)
        if found is None:
            raise reject("class-no-code")
        row, lab = found
        return self.door.to_lesson(lab, {page_address.JOIN_QUERY: plain_code(row.code)})

    async def _back(self, typed: str, visitor: str) -> str:
        def find(store: Store) -> str:
            person = store.people.by_code(typed, visitor, self.address)
            if person is None:
                raise reject("lasting-no-code")
            resumable.come_back(store, visitor, person, datetime.now(UTC))
            return resumable.lab_of_person(store, person, self.door.labs)

        return self.door.to_lesson(await self.entrance.ask(find), {})


class JoinHandler(_CodeHandler):
    """The code of a class: typed, or in the address of a link or QR code."""

    page = "join"

    async def get(self, given: str = "") -> None:
        """Redirect with a code, or show the field.

        Another site can make a browser request this as often as it likes, so wrong codes here are
        counted separately from typed ones; above the limit the lesson's page asks for the code
        instead.
        """
        typed = given or self.get_query_argument("code", "") or _bare(self.request.query)
        code = plain_code(typed)
        if not typed.strip() or self._is_own(typed):
            self.ask()  # a personal code in an address stays in histories: do not use it
            return
        visitor, _ = self.welcome()
        try:
            to = await self._in(typed, visitor, "link")
        except (Rejection, StoreFault) as error:
            is_reported = error.message.id in {"reject-class-no-code", "reject-class-code-mistyped"}
            if is_reported or not code:
                self.refuse(error, typed)
                return
            to = self.door.to_lesson("", {page_address.JOIN_QUERY: code})
        self.redirect(to, status=303)


class ContinueHandler(_CodeHandler):
    """The code on a receipt, by which somebody continues on another machine."""

    page = "continue"

    def get(self) -> None:
        self.ask()


def plain_code(typed: str) -> str:
    code = letters_of(typed)
    return code if CODE.fullmatch(code) else ""


def _bare(query: str) -> str:
    """Return a parameter name without a value: a code may be typed after a question mark."""
    pairs = parse_qsl(query, keep_blank_values=True, errors="replace")
    return next((name for name, value in pairs if not value and name not in OWN_NAMES), "")


def _is_of_class(typed: str) -> bool:
    try:
        read_join_code(typed)
    except Rejection:
        return False
    return True
