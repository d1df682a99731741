"""The widget for each kind, and what of it is recorded."""

from __future__ import annotations

import ctypes
from typing import Any, Callable

from gi.repository import Gdk, Graphene, Gsk, Gtk

GTK = ctypes.CDLL("libgtk-4.so.1")
GTK.gtk_event_controller_get_current_event.restype = ctypes.c_void_p
pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)

PHASES = {
    int(Gdk.EventType.BUTTON_PRESS): "began",
    int(Gdk.EventType.MOTION_NOTIFY): "moved",
    int(Gdk.EventType.BUTTON_RELEASE): "ended",
}


class Frames(Gtk.LayoutManager):
    """Gives each widget of the stage its frame and its transform, and others all the room."""

    def do_measure(self, widget: Any, orientation: Any, size: int) -> tuple[int, int, int, int]:
        return (0, 0, -1, -1)

    def do_allocate(self, widget: Gtk.Widget, width: int, height: int, baseline: int) -> None:
        child = widget.get_first_child()
        while child is not None:
            staged = getattr(child, "staged", None)
            if staged is None:
                child.allocate(width, height, -1, None)
            else:
                size = (max(0, int(side)) for side in staged.frame[2:])
                child.allocate(*size, -1, staged.transform())
            child = child.get_next_sibling()


def point(x: float, y: float) -> Graphene.Point:
    return Graphene.Point().init(x, y)


class Staged:
    """What the stage knows of a widget."""

    def __init__(self, name: str, frame: list[float]) -> None:
        self.name = name
        self.frame = frame
        self.scale: list[float] = [1, 1]
        self.rotation = 0.0
        self.translation: list[float] = [0, 0]
        self.contains: Callable[[float, float], bool] | None = None
        self.kept: set[str] = set()

    def transform(self) -> Gsk.Transform:
        x, y, width, height = self.frame
        moved = Gsk.Transform().translate(point(x + self.translation[0], y + self.translation[1]))
        if self.rotation == 0 and self.scale == [1, 1]:
            return moved
        centred = moved.translate(point(width / 2, height / 2))
        turned = centred.rotate(self.rotation).scale(*self.scale)
        return turned.translate(point(-width / 2, -height / 2))


def asked(base: type[Gtk.Widget]) -> type[Gtk.Widget]:
    """A subclass that records when GTK asks it whether it contains a point."""

    class Asked(base):  # type: ignore[misc, valid-type]
        __gtype_name__ = f"Staged{base.__name__}"
        staged: Staged | None = None
        recorder: Any = None

        def do_contains(self, x: float, y: float) -> bool:
            if self.staged is None:
                return bool(base.do_contains(self, x, y))
            self.recorder.record(self, "point(inside:with:)")
            if self.staged.contains is not None:
                return self.staged.contains(x, y)
            return bool(base.do_contains(self, x, y))

    return Asked


# Kinds whose class is final have no subclass: nobody hears of it where GTK asks them for a point.
KINDS: dict[str, Callable[[], Gtk.Widget]] = {
    "window": asked(Gtk.Window),
    "view": asked(Gtk.Widget),
    "label": Gtk.Label,
    "image view": Gtk.Image,
    "button": asked(Gtk.Button),
    "switch": Gtk.Switch,
    "slider": asked(Gtk.Scale),
    "text field": asked(Gtk.Entry),
    "text view": asked(Gtk.TextView),
}


def listen(widget: Gtk.Widget, phase: Gtk.PropagationPhase, heard: Callable[..., bool]) -> None:
    """Calls a function for each press, motion and release that a widget gets in a phase."""
    controller = Gtk.EventControllerLegacy()
    controller.set_propagation_phase(phase)

    def event(controller: Gtk.EventController, _: None) -> bool:
        kind, at = current_event(controller)
        return kind in PHASES and heard(widget, PHASES[kind], at)

    controller.connect("event", event)
    widget.add_controller(controller)


def current_event(controller: Gtk.EventController) -> tuple[int, tuple[float, float]]:
    """The type of the event that a controller handles, and its place in the surface. PyGObject 3.42 has
    no type for events, so GTK's own functions are called."""
    event = GTK.gtk_event_controller_get_current_event(ctypes.c_void_p(pointer(controller.__gpointer__, None)))
    x, y = ctypes.c_double(), ctypes.c_double()
    GTK.gdk_event_get_position(ctypes.c_void_p(event), ctypes.byref(x), ctypes.byref(y))
    return GTK.gdk_event_get_event_type(ctypes.c_void_p(event)), (x.value, y.value)

