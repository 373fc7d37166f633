"""Pages of a class and of saved work: joining, members, receipt, and who is at a shared device."""

from __future__ import annotations

from reefkit.labs.lesson import class_acts, class_table, work_controls
from reefkit.labs.lesson.lab import Part
from reefkit.labs.lesson.scene import LessonScene
from reefkit.labs.lesson.session import LessonSession
from reefkit.labs.people import Somebody
from reefkit.text import message
from reefkit.widgets.acts import Acts

class_page_acts = Acts().include(class_acts.class_acts)


@class_page_acts.on("class-back")
def _come_back(session: LessonSession) -> None:
    class_acts.membership_of(session)
    class_table.come_back(session)
    session.tell(message("class-back"))


@class_page_acts.on("class-print")
def _print_codes(session: LessonSession) -> None:
    session.printing = "class-receipt"


def _alone(session: LessonSession) -> Somebody | None:
    storage = session.storage
    if storage is None or session.membership.class_row is not None:
        return None
    here = storage.people.here
    return here[0] if len(here) == 1 else None


def _render_join(scene: LessonScene) -> str:
    alone = _alone(scene.session)
    link = scene.ui.invited
    joining = scene.ui.settings.get(class_acts.JOINING)
    if not isinstance(joining, class_acts.Joining):
        listed = class_acts.membership_of(scene.session).invited(link) if link else None
        nobody = ("", "", "")
        joining = class_acts.Joining(_short(link), nobody, nobody, (listed, None, None))
    return scene.render("class_join.html", joining=joining, link=link, alone=alone)


def _short(link: str) -> str:
    from reefkit.classroom.store.codes import shown_join_code  # noqa: PLC0415  # imports SQLAlchemy, which is slow

    return " ".join(shown_join_code(link).split()[:2]) or link


def _render_home(scene: LessonScene) -> str:
    place = scene.membership.place
    names = place.table.names if place is not None else ()
    others = [name for seat, name in enumerate(names) if place and seat not in place.seats]
    return scene.render("class_home.html", others=others)


CLASS_JOIN = Part(class_table.JOIN_PAGE, _render_join, class_page_acts)

CLASS_HOME = Part(class_table.HOME_PAGE, _render_home)

receipt_acts = Acts().include(work_controls.save_acts)


@receipt_acts.on("receipt-print")
def _print_receipt(session: LessonSession) -> None:
    session.printing = "receipt"


def _render_receipt(scene: LessonScene) -> str:
    return scene.render("lasting_receipt.html", receipts=scene.lasting.receipts())


def _render_who(scene: LessonScene) -> str:
    return scene.render("lasting_who.html")


RECEIPT = Part("receipt", _render_receipt, receipt_acts)

WHO = Part("who", _render_who)
