"""The stage of one script, in a window of GTK, and a method for each word of the protocol that GTK has
something for."""

from __future__ import annotations

import time
from typing import Any

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("GdkX11", "4.0")
from gi.repository import Gio, GLib, Gtk  # noqa: E402

from display import Hand  # noqa: E402
from widgets import KINDS, Frames, Staged, listen  # noqa: E402

LONGEST_WAIT = 1.0  # Seconds for what the display or the next frame brings.


class Lacking(Exception):
    """Raised where a script wants what GTK has not: the scenario is then skipped."""


class Stage:
    def __init__(self, rows: list[dict[str, Any]], hand: Hand) -> None:
        self.hand = hand
        self.widgets: dict[str, Any] = {}
        self.calls: list[dict[str, Any]] = []
        self.found: Any = None  # The widget that the last press, or pick, found.
        self.touched: Any = None  # The widget that the last event went to.
        self.at = (0.0, 0.0)  # Where the pointer is in the window.
        self.arrived: list[str] = []  # The phases of the events that the window got in a step.
        self.expected: str | None = None  # The phase that the hand makes meanwhile.
        self.focused: Any = None  # The widget of the stage that has the focus.
        self.is_down = False  # Once the window has got the press.
        self.counts = False  # Whether the current event is one of the finger.
        self.result: bool | None = None
        for row in rows:
            self.make(row)
        for row in rows:
            if parent := self.widgets.get(row.get("in", "")):
                self.change_add(row["name"], parent.staged.name)
        for widget in self.windows():
            self.show(widget)

    # The stage

    def make(self, row: dict[str, Any]) -> None:
        if row["kind"] not in KINDS or "viewOf" in row or "presentedBy" in row:
            raise Lacking(f"GTK has no {row['kind']} like {row['name']}.")
        widget: Any = KINDS[row["kind"]]()
        widget.staged = Staged(row["name"], row.get("frame", [0, 0, 0, 0]))
        widget.recorder = self
        self.widgets[row["name"]] = widget
        if isinstance(widget, Gtk.Window):
            # A window has one child, which its title bar makes room for; this one has no title bar.
            content: Any = Gtk.Fixed()
            content.set_layout_manager(Frames())
            widget.set_decorated(False)
            widget.set_child(content)
            widget.connect("notify::focus-widget", self.focus_moves)
            listen(widget, Gtk.PropagationPhase.CAPTURE, self.window_gets)
        else:
            widget.set_layout_manager(Frames())
            listen(widget, Gtk.PropagationPhase.CAPTURE, self.passes)
        listen(widget, Gtk.PropagationPhase.BUBBLE, self.widget_gets)

    def windows(self) -> list[Any]:
        return [each for each in self.widgets.values() if isinstance(each, Gtk.Window)]

    def show(self, window: Any) -> None:
        x, y, width, height = window.staged.frame
        window.set_default_size(int(width), int(height))
        window.present()
        self.wait_until(window.get_mapped)
        self.hand.place(window.get_surface().get_xid(), x, y)
        self.settle()

    def inside(self, widget: Any) -> Any:
        """What children of a widget are put into."""
        return widget.get_child() if isinstance(widget, Gtk.Window) else widget

    def nearest(self, widget: Any) -> Any:
        """The widget itself if it is on the stage, or what it stands in."""
        while widget is not None and getattr(widget, "staged", None) is None:
            widget = widget.get_parent()
        return widget

    def name(self, widget: Any) -> str | None:
        widget = self.nearest(widget)
        return None if widget is None else widget.staged.name

    def end(self) -> None:
        self.calls = []  # What comes now belongs to no step.
        self.hand.leave()
        self.drain()
        for widget in self.widgets.values():
            if isinstance(widget, Gtk.Window):
                widget.destroy()
            elif widget.get_parent() is not None and widget.get_root() is None:
                widget.unparent()
        self.drain()

    # The display

    def drain(self) -> None:
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)

    def wait_until(self, holds: Any) -> None:
        """Lets GTK work until something holds, or for a second."""
        context = GLib.MainContext.default()
        limit = time.monotonic() + LONGEST_WAIT
        alarm = GLib.timeout_add(int(LONGEST_WAIT * 1000), lambda: GLib.SOURCE_CONTINUE)
        while not holds() and time.monotonic() < limit:
            context.iteration(True)
        GLib.source_remove(alarm)

    def settle(self) -> None:
        """Lets windows lay out what has changed: GTK does it with the next frame."""
        for widget in self.widgets.values():
            self.inside(widget).queue_allocate()
        for window in self.windows():
            if not window.get_mapped():
                continue
            window.get_display().sync()
            self.drain()
            clock, laid_out = window.get_frame_clock(), []
            handler = clock.connect("after-paint", laid_out.append)
            window.queue_draw()
            self.wait_until(lambda: laid_out)
            clock.disconnect(handler)

    def expect_event(self, phase: str, is_due: bool, act: Any, *arguments: Any) -> None:
        """Moves or presses, and waits for the event if a window has to get one."""
        self.arrived = []
        self.expected = phase
        act(*arguments)
        for window in self.windows():
            window.get_display().sync()
        self.drain()
        if is_due:
            self.wait_until(lambda: phase in self.arrived)
        self.expected = None

    # What is recorded

    def record(self, widget: Any, message: str, **more: Any) -> None:
        self.calls.append({"receiver": widget.staged.name, "message": message, **more})

    def window_gets(self, window: Any, phase: str, at: tuple[float, float]) -> bool:
        self.is_down = self.is_down or phase == "began"
        # After a layout, and where its window has moved, GTK makes a motion of its own.
        is_moved = self.expected == "moved" and at != self.at
        self.counts = self.is_down and (phase != "moved" or is_moved)
        if not self.counts:
            return False
        self.arrived.append(phase)
        self.at = at
        self.touched = window
        if phase == "began":
            self.found = window
        self.record(window, "sendEvent(_:)")
        return False

    def passes(self, widget: Any, phase: str, at: tuple[float, float]) -> bool:
        """An event on its way down to the widget that it goes to, which is the last of them."""
        if self.counts:
            self.touched = widget
            if phase == "began":
                self.found = widget
        return False

    def widget_gets(self, widget: Any, phase: str, at: tuple[float, float]) -> bool:
        if not self.counts:
            return False
        self.record(widget, f"touches{phase.capitalize()}(_:with:)", fingers=[1])
        return phase in widget.staged.kept

    def focus_moves(self, window: Any, _: Any) -> None:
        before, self.focused = self.focused, self.nearest(window.get_focus())
        if before is not None and before is not self.focused:
            self.record(before, "resignFirstResponder()")

    # Setting a property

    def set_hidden(self, of: str, to: bool) -> None:
        self.widgets[of].set_visible(not to)
        self.settle()

    def set_alpha(self, of: str, to: float) -> None:
        self.widgets[of].set_opacity(to)

    def set_interactionEnabled(self, of: str, to: bool) -> None:
        self.widgets[of].set_can_target(to)

    def set_clipsToBounds(self, of: str, to: bool) -> None:
        self.widgets[of].set_overflow(Gtk.Overflow.HIDDEN if to else Gtk.Overflow.VISIBLE)

    def set_frame(self, of: str, to: list[float]) -> None:
        if any(side % 1 for side in to[2:]):
            raise Lacking("The size of a widget is in whole pixels.")
        widget = self.widgets[of]
        widget.staged.frame = to
        if isinstance(widget, Gtk.Window):
            widget.set_default_size(int(to[2]), int(to[3]))
            self.hand.place(widget.get_surface().get_xid(), to[0], to[1])

    def set_scale(self, of: str, to: list[float]) -> None:
        self.turn(of, scale=to)

    def set_rotation(self, of: str, to: float) -> None:
        self.turn(of, rotation=to)

    def set_translation(self, of: str, to: list[float]) -> None:
        self.turn(of, translation=to)

    def turn(self, of: str, **transform: Any) -> None:
        if isinstance(self.widgets[of], Gtk.Window):
            raise Lacking("A window is never transformed.")
        staged = self.widgets[of].staged
        staged.scale, staged.rotation, staged.translation = [1, 1], 0.0, [0, 0]
        vars(staged).update(transform)

    def set_pointInside(self, of: str, to: bool) -> None:
        self.overridable(of).staged.contains = lambda x, y: to

    def set_pointInsideOutset(self, of: str, to: float) -> None:
        widget = self.overridable(of)
        widget.staged.contains = lambda x, y: (
            -to <= x < widget.get_width() + to and -to <= y < widget.get_height() + to
        )

    def overridable(self, of: str) -> Any:
        if not hasattr(self.widgets[of], "do_contains"):
            raise Lacking(f"The class of {of} is final.")
        return self.widgets[of]

    def set_handlesTouches(self, of: str, to: bool) -> None:
        self.widgets[of].staged.kept = {"began", "moved", "ended"} if to else set()

    def set_keepsTouches(self, of: str, phase: str, to: bool) -> None:
        kept = self.widgets[of].staged.kept
        kept.add(phase) if to else kept.discard(phase)

    def set_canBecomeFirstResponder(self, of: str, to: bool) -> None:
        widget = self.widgets[of]
        # The focus of an entry is that of the text in it.
        (widget.get_delegate() if isinstance(widget, Gtk.Entry) else widget).set_focusable(to)

    def set_editable(self, of: str, to: bool) -> None:
        self.widgets[of].set_editable(to)

    def set_implements(self, of: str, action: str, arguments: int) -> None:
        widget = self.widgets[of]
        if not hasattr(widget, "actions"):
            widget.actions = Gio.SimpleActionGroup()
            widget.insert_action_group("page", widget.actions)
        does = Gio.SimpleAction.new(action, None)
        does.connect("activate", lambda *_: self.record(widget, action))
        widget.actions.add_action(does)

    def set_denies(self, of: str, action: str) -> None:
        actions = getattr(self.widgets[of], "actions", None)
        if actions is None or actions.lookup_action(action) is None:
            raise Lacking("A widget denies only an action that it has.")
        actions.lookup_action(action).set_enabled(False)

    # Changing the stage

    def change_add(self, of: str, to: str) -> None:
        self.move(of, self.inside(self.widgets[to]), None)

    def change_insert(self, of: str, sibling: str, placement: str) -> None:
        beside = self.widgets[sibling]
        before = beside if placement == "below" else beside.get_next_sibling()
        if before is not self.widgets[of]:
            self.move(of, beside.get_parent(), before)

    def change_bringToFront(self, of: str) -> None:
        self.move(of, self.widgets[of].get_parent(), None)

    def change_sendToBack(self, of: str) -> None:
        parent = self.widgets[of].get_parent()
        if parent.get_first_child() is not self.widgets[of]:
            self.move(of, parent, parent.get_first_child())

    def change_remove(self, of: str) -> None:
        if isinstance(self.widgets[of], Gtk.Window):
            self.widgets[of].set_visible(False)
        elif self.widgets[of].get_parent() is not None:
            self.widgets[of].unparent()
        self.settle()  # Where the focus was inside, GTK moves it in the next frame.

    def move(self, of: str, parent: Any, before: Any) -> None:
        widget = self.widgets[of]
        if isinstance(widget, Gtk.Window):
            raise Lacking("A window stands in nothing.")
        if parent is widget or parent.is_ancestor(widget):
            raise Lacking("A widget cannot be put into itself.")
        if widget.get_parent() not in (None, parent):
            widget.unparent()
        widget.insert_before(parent, before)

    # Making something happen

    def do_touchBegins(self, at: list[float]) -> None:
        self.settle()
        self.found = None
        if any(coordinate % 1 for coordinate in at):
            raise Lacking("A pointer has whole coordinates.")
        self.hand.move(*at)
        is_due = any(self.has(window, at) for window in self.windows())
        self.expect_event("began", is_due, self.hand.press, True)

    def has(self, window: Any, at: list[float]) -> bool:
        x, y, width, height = window.staged.frame
        return window.get_visible() and x <= at[0] < x + width and y <= at[1] < y + height

    def do_touchMoves(self, at: list[float]) -> None:
        self.settle()
        if any(coordinate % 1 for coordinate in at):
            raise Lacking("A pointer has whole coordinates.")
        self.expect_event("moved", self.is_down, self.hand.move, *at)

    def do_touchEnds(self) -> None:
        self.settle()
        self.expect_event("ended", self.is_down, self.hand.press, False)
        self.is_down = False

    def do_fingers(self, changes: list[dict[str, Any]]) -> None:
        acts = {"touches": self.do_touchBegins, "moves": self.do_touchMoves}
        for change in changes:
            if change["finger"] != 1:
                raise Lacking("There is one pointer.")
            if change["does"] == "lifts":
                self.do_touchEnds()
            else:
                acts[change["does"]](change["at"])

    def do_wait(self, seconds: float) -> None:
        limit = time.monotonic() + seconds
        alarm = GLib.timeout_add(int(seconds * 1000) + 1, lambda: GLib.SOURCE_CONTINUE)
        while time.monotonic() < limit:
            GLib.MainContext.default().iteration(True)
        GLib.source_remove(alarm)

    def do_hitTest(self, of: str, at: list[float]) -> None:
        self.settle()
        self.found = self.widgets[of].pick(*at, Gtk.PickFlags.DEFAULT)

    def do_becomeFirstResponder(self, of: str) -> None:
        self.settle()
        self.result = self.widgets[of].grab_focus()

    def do_resignFirstResponder(self, of: str) -> None:
        if not self.ask_isFirstResponder(of)["truth"]:
            raise Lacking("A window's focus is taken away, whatever has it, and nothing is returned.")
        self.widgets[of].get_root().set_focus(None)
        self.result = not self.ask_isFirstResponder(of)["truth"]

    def do_sendAction(self, action: str, to: Any = None, **ignored: Any) -> None:
        if action == "resignFirstResponder":
            raise Lacking("No action takes the focus from a widget.")
        focused = [window.get_focus() or window for window in self.windows()]
        self.result = any(widget.activate_action(f"page.{action}", None) for widget in focused)

    # Questions

    def ask_hitTestView(self) -> dict[str, Any]:
        return {"responder": self.name(self.found)}

    def ask_touchView(self) -> dict[str, Any]:
        is_there = self.is_down and self.touched is not None and self.touched.get_root() is not None
        return {"responder": self.name(self.touched) if is_there else None}

    def ask_fingerView(self, finger: int) -> dict[str, Any]:
        return self.ask_touchView()

    def ask_location(self, finger: int, **of: str | None) -> dict[str, Any]:
        (window,) = self.windows()
        widget = self.widgets.get(of.get("in") or "", window)
        self.settle()
        found = window.translate_coordinates(widget, *self.at)
        if found is None:
            raise Lacking("What is not in the window has no place in it.")
        return {"point": list(found)}

    def ask_next(self, of: str) -> dict[str, Any]:
        return {"responder": self.name(self.widgets[of].get_parent())}

    def ask_chain(self, of: str) -> dict[str, Any]:
        names, widget = [], self.widgets[of]
        while widget is not None:
            names.append(widget.staged.name)
            widget = self.nearest(widget.get_parent())
        return {"responders": names}

    def ask_subviews(self, of: str) -> dict[str, Any]:
        names, child = [], self.inside(self.widgets[of]).get_first_child()
        while child is not None:
            if getattr(child, "staged", None) is not None:
                names.append(child.staged.name)
            child = child.get_next_sibling()
        return {"responders": names}

    def ask_contains(self, of: str, at: list[float]) -> dict[str, Any]:
        self.settle()
        return {"truth": self.widgets[of].contains(*at)}

    def ask_firstResponder(self, of: str) -> dict[str, Any]:
        return {"responder": self.name(self.widgets[of].get_focus())}

    def ask_isFirstResponder(self, of: str) -> dict[str, Any]:
        root = self.widgets[of].get_root()
        return {"truth": root is not None and self.nearest(root.get_focus()) is self.widgets[of]}

    def ask_result(self) -> dict[str, Any]:
        return {"truth": bool(self.result)}
