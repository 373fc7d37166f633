"""A region of a page, written by the kernel as HTML and updated in the browser.

Messages from the browser are untrusted: only an act's name and plain values get through.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import anywidget
import ipywidgets  # type: ignore[import-untyped]
import traitlets
from traitlets.log import get_logger

from reefkit.text import Catalogue, catalogue, message
from reefkit.text.csv_files import use_separator
from reefkit.text.local_time import use_zone
from reefkit.widgets import templates
from reefkit.widgets.panel_messages import PlainValue, UploadTooLargeError, act_of
from reefkit.widgets.templates import panel_loader, panel_script

_layouts: list[ipywidgets.Layout] = []


def _shared_layout() -> ipywidgets.Layout:
    """Return the layout shared by all widgets that need none of their own; never modify it."""
    if not _layouts or _layouts[0].comm is None:
        _layouts[:] = [ipywidgets.Layout()]
    return _layouts[0]


def output_of(widget: ipywidgets.Widget, say: Catalogue, **options: object) -> dict[str, Any]:
    """Return a widget as a cell's output, with a sentence for pages without a kernel.

    Otherwise such pages and exports would show the widget's ``repr``.
    """
    bundle = widget._repr_mimebundle_(**options)
    return {**bundle, "text/plain": say.render(message("widget-not-drawn"))}


def frame(*classes: str, children: Sequence[ipywidgets.Widget] = ()) -> ipywidgets.Box:
    """Make a box of widgets; it is sent to the page in one message.

    Parameters
    ----------
    *classes
        The box's CSS classes; more can be added later.
    """
    return ipywidgets.Box(tuple(children), layout=_shared_layout(), _dom_classes=classes)


Call: TypeAlias = Callable[[str, Mapping[str, PlainValue], "bytes | None"], None]


class Panel(anywidget.AnyWidget):
    """A region of a page.

    New HTML is merged into the old, so that focus, caret, scroll positions, open ``details`` and
    text that a reader is typing stay. In the HTML

    - a button with ``data-act="settle" data-row="4"`` sends ``settle`` with ``{"row": "4"}``;
    - a field with ``data-act`` sends ``name``, ``value`` and, for a checkbox, ``checked``, after a
      change; a text area also when typing pauses, a slider with ``data-live`` while it moves; a
      field of type ``file`` sends the file's ``name`` and its bytes;
    - a form with ``data-act`` sends all its fields when it is submitted;
    - an element with ``aria-disabled="true"`` sends nothing;
    - within ``data-hotkeys`` a key presses the button with this ``data-hotkey``, while the focus is
      within it and not in a text field;
    - with ``data-hotkeys="page"`` it does so wherever on the page the focus is, for quick calls;
    - within ``data-arrows`` an arrow key moves the focus to the next ``data-arrow`` on that side;
    - an element with ``data-countdown="4.5"`` counts down from 4.5 seconds;
    - an element with ``data-picture`` saves the ``svg`` with that ``data-key`` as a picture, under
      the name ``data-name``;
    - an element with ``data-after="700"`` sends its act 700 milliseconds after it appeared; with
      ``data-still-act`` it sends that act at once if the reader wants reduced motion;
    - an element with ``data-in-view`` is scrolled into view within its list;
    - ``data-glide``, ``data-from``, ``data-to``, ``data-leave``, ``data-die`` and ``data-late``
      define animations of elements that appear, go or change, ``data-sound`` sounds
      (``motion.js``); within ``data-still``, as for pictures of the past, nothing moves;
    - ``data-key`` identifies an element that stays the same in the next HTML. A field with a new
      key is a new field, which shows the value in the HTML;
    - a ``dialog`` with ``data-modal`` is opened, and sends its ``data-close-act`` when it is left.

    Parameters
    ----------
    html
        The region's HTML. Texts that users wrote must be escaped, as `Templates` does.
    label
        The region's name for screen readers; if empty, the region is not a landmark.
    classes
        CSS classes of the widget's element.
    say
        The catalogue of the reader's language, for the sentence shown after an error.

    Examples
    --------
    >>> from reefkit.widgets import Panel
    >>> panel = Panel('<button data-act="count">0</button>')
    >>> def count(name, values, data):
    ...     panel.html = '<button data-act="count">1</button>'
    >>> panel.on_act(count)
    """

    # Declared here, as otherwise anywidget would make a new class for each panel.
    _esm = traitlets.Unicode(panel_loader()).tag(sync=True)
    _anywidget_id = traitlets.Unicode(f"{__name__}.Panel").tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    #: Sentence about an error in the last act; empty if there was none.
    trouble = traitlets.Unicode().tag(sync=True)
    #: Language settings for the whole page, sent by one of its regions: ``lang``, the language tag;
    #: ``keep``, the locale that the browser stores (empty for none); ``texts``, texts outside the
    #: regions, by id, which the server may have rendered in another language.
    speech: traitlets.Dict[str, object] = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        html: str = "",
        *,
        label: str = "",
        classes: Sequence[str] = (),
        say: Catalogue | None = None,
    ) -> None:
        self._calls: list[Call] = []
        self._say = say or catalogue()
        super().__init__(
            html=str(html), label=label, _dom_classes=tuple(classes), layout=_shared_layout()
        )
        self.on_msg(self._heard)

    def add_traits(self, **traits: object) -> None:
        """Add only traits that the class does not declare, as any addition makes a new class."""
        missing = {name: one for name, one in traits.items() if not self.has_trait(name)}
        if missing:
            super().add_traits(**missing)

    def on_act(self, call: Call) -> None:
        """Call a function for everything that a reader does in this region.

        Parameters
        ----------
        call
            Called with the act's name, its values, and the bytes of an opened file or None. All of
            this comes from a browser: sizes and types are checked, meaning and permission are not.
        """
        self._calls.append(call)

    def announce(self, *said: str, others: Sequence[str] = (), now: str = "") -> None:
        """Have a screen reader say texts when it pauses, in this order: `said`, then `now`.

        Parameters
        ----------
        others
            Those of `said` that a reader may wish not to hear, as they happened to others.
        now
            What to do; it replaces what was to be done and is not yet said.
        """
        told = [[text, text not in others] for text in said]
        self.send({"do": "announce", "said": told, "now": now})

    def focus(self, key: str) -> None:
        """Move the focus to the element with this ``data-key``, if it exists."""
        self.send({"do": "focus", "key": key})

    def focus_heading(self) -> None:
        """Move the focus to what to do now, or else to the page's heading, on another screen."""
        self.send({"do": "heading"})

    def print(self, key: str) -> None:
        """Open the browser's print dialog for the element with this ``data-key`` alone."""
        self.send({"do": "print", "key": key})

    def address(self, query: str) -> None:
        """Set the query of the browser's address, on a page that our server publishes.

        In a notebook it has no effect: the address there is the notebook's own.

        Parameters
        ----------
        query
            The part after the question mark; an empty text removes the query.
        """
        self.send({"do": "address", "query": query})

    def leave(self) -> None:
        """Have the browser ask the server to forget it, on a page that our server publishes."""
        self.send({"do": "leave"})

    def download(self, name: str, mime: str, data: bytes) -> None:
        """Have the browser save a file.

        Parameters
        ----------
        mime
            The media type, such as ``text/csv``.
        """
        self.send({"do": "save", "name": name, "mime": mime}, [data])

    def set_state(self, sync_data: object) -> None:
        """Ignore the browser's state: only the kernel decides what a region shows."""

    def _heard(self, _widget: object, content: object, buffers: Sequence[Any] | None) -> None:
        """Process a message from the browser; an error is shown, and the page goes on."""
        if isinstance(content, Mapping) and "lacks" in content:
            self._dress(content["lacks"])
            return
        before = self.html
        try:
            act = act_of(content, buffers)
        except UploadTooLargeError:
            self._complain("panel-file-too-large")
            return
        except ValueError as error:
            # no reader: for the log
            get_logger().warning("panel: a message that no page of ours sends: %s", error)
            self._complain("panel-not-understood")
            return
        self.trouble = ""
        for call in tuple(self._calls):
            try:
                call(act.name, act.values, act.data)
            except Exception:  # noqa: BLE001  # an error must not stop the page
                get_logger().exception("panel: %s failed", act.name)
                self._complain("panel-failed")
        if self.html == before and "value" in act.values:
            self.send({"do": "keep"})  # has the field show its value from the HTML again

    def _complain(self, identifier: str) -> None:
        self.trouble = self._say.render(message(identifier))

    def _dress(self, lacks: object) -> None:
        wanted = lacks if isinstance(lacks, Mapping) else {}
        if wanted.get("script") is True:
            self.send({"do": "script", "script": panel_script()})
            return
        css = templates.stylesheet() if wanted.get("css") is True else ""
        symbols = templates.symbols() if wanted.get("symbols") is True else ""
        fonts = [templates.font()] if wanted.get("font") is True else []
        self.send({"do": "wear", "css": css, "symbols": symbols}, fonts)


class Theme(Panel):
    """An invisible panel with the style of all panels: put it first on a page.

    A page whose head has the style sheet already (``id="rk-theme"``) is sent the symbols only.
    """

    #: Has the browser tell its time zone, and whether it writes a decimal comma.
    asks_zone = traitlets.Bool(default_value=True).tag(sync=True)
    #: Title of the page that our server publishes; in a notebook it has no effect.
    title = traitlets.Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__()
        self._shows: list[Callable[[], None]] = []
        self._comma = False

    def on_zone(self, show: Callable[[], None]) -> None:
        """Call a function when times are to be shown in another zone (`local_time.use_zone`)."""
        self._shows.append(show)

    def _heard(self, widget: object, content: object, buffers: Sequence[Any] | None) -> None:
        if not isinstance(content, Mapping) or "zone" not in content:
            super()._heard(widget, content, buffers)
            return
        if content.get("comma") is True and not self._comma:  # later, the reader may have chosen
            self._comma = True
            use_separator("semicolon")
        if use_zone(content["zone"]):
            for show in self._shows:
                show()
