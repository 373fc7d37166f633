"""The codes by which people come in: a class's join code, and the one that continues one's work."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from markupsafe import Markup

from reefkit.classroom.store import ClassRow, Store, StoreFault
from reefkit.classroom.store.classes.codes import read_join_code
from reefkit.classroom.store.codes import LETTERS
from reefkit.classroom.store.failures import Kind
from reefkit.labs import address, returning
from reefkit.match.errors import Rejection, reject
from reefkit.serve.lab_door import DoorPage
from reefkit.text import Message

CODE = re.compile(r"[A-Z0-9]{4,12}")
MOST_TYPED = 100


class CodeHandler(DoorPage):
    """A field for a code: a class's, or one's own. Each field takes the other's code too."""

    page = ""

    def ask(self, trouble: Message | None = None, typed: str = "") -> None:
        """Show the field, and what was wrong with what stood in it."""
        self.show(
            self.door.pages.render(
                "code.html",
                page=self.page,
                account=self.account,
                xsrf=Markup(self.xsrf_form_html()),  # noqa: S704  # Tornado's
                trouble=trouble,
                typed=typed,
            )
        )

    async def post(self, given: str | None = None) -> None:
        """Lead on with a code that was typed. Jupyter's own check refuses another site's form."""
        del given
        typed = self.get_body_argument("code", "")[:MOST_TYPED]
        visitor, _ = self.welcome()
        try:
            to = await (self._back if self._is_own(typed) else self._in)(typed, visitor)
        except (Rejection, StoreFault) as error:
            self.refuse(error, typed)
            return
        self.redirect(to, status=303)

    def refuse(self, error: Rejection | StoreFault, typed: str) -> None:
        """Say what is wrong with a code, and show a class's again, to be mended."""
        self.set_status(503 if isinstance(error, StoreFault) else 400)
        self.ask(error.message, "" if self._is_own(typed) else plain_code(typed))

    def _is_own(self, typed: str) -> bool:
        """Tell whether a code is meant to be somebody's own, and not a class's."""
        if _is_of_class(typed):
            return False
        letters = sum(map(str.isalnum, typed))
        return letters == LETTERS or self.page == ContinueHandler.page

    async def _in(self, typed: str, visitor: str, kind: Kind = "code") -> str:
        """Give the address of the lesson that a code's class plays."""

        def find(store: Store) -> tuple[ClassRow, str] | None:
            row = returning.class_of_code(store, typed, visitor, self.address, kind)
            return None if row is None else (row, returning.lab_of_class(store, row.id))

        found = await self.entrance.ask(find)
        if found is None:
            raise reject("class-no-code")
        row, lab = found
        return self.door.to_lesson(lab, {address.JOIN: plain_code(row.code)})

    async def _back(self, typed: str, visitor: str) -> str:
        """Let the person of a code in at this device, and give the address where they were last."""

        def find(store: Store) -> str:
            person = store.people.by_code(typed, visitor, self.address)
            if person is None:
                raise reject("lasting-no-code")
            returning.come_back(store, visitor, person, datetime.now(UTC))
            return returning.lab_of_person(store, person, self.door.labs)

        return self.door.to_lesson(await self.entrance.ask(find), {})


class JoinHandler(CodeHandler):
    """The code of a class: typed, or in an address, as links and pictures for phones have it."""

    page = "join"

    async def get(self, given: str | None = None) -> None:
        """Lead on with a code, or show the field.

        Another site may have a browser ask for this as often as it likes, so what is wrong here is
        counted apart from what somebody types, and where too much was, the lesson asks again.
        """
        typed = self.get_query_argument("code", "") if given is None else given
        code = plain_code(typed[:MOST_TYPED])
        if not typed.strip() or self._is_own(typed):
            self.ask()  # an address with one's own code in it stays in a history: no use of it
            return
        visitor, _ = self.welcome()
        try:
            to = await self._in(typed, visitor, "link")
        except (Rejection, StoreFault) as error:
            is_told = error.message.id in {"reject-class-no-code", "reject-class-code-mistyped"}
            if is_told or not code:
                self.refuse(error, typed)
                return
            to = self.door.to_lesson("", {address.JOIN: code})
        self.redirect(to, status=303)


class ContinueHandler(CodeHandler):
    """The code that a receipt shows, by which somebody goes on from another machine."""

    page = "continue"

    def get(self) -> None:
        """Show the field."""
        self.ask()


def plain_code(typed: str) -> str:
    """Give a join code as an address holds it: capital letters and figures; empty if it is none."""
    letters = "".join(each for each in typed[:MOST_TYPED].upper() if each.isascii())
    code = "".join(filter(str.isalnum, letters))
    return code if CODE.fullmatch(code) else ""


def _is_of_class(typed: str) -> bool:
    try:
        read_join_code(typed)
    except Rejection:
        return False
    return True
