"""Views, windows and view controllers: how they are linked, and how a point finds a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from geometry import Point, Rect, Transform
from responder import Responder

if TYPE_CHECKING:
    from touch import Touch


class View(Responder):
    """A rectangle with others in it, the frontmost last."""

    interaction_enabled = True
    hidden = False
    alpha = 1.0
    frame = Rect()
    bounds_origin = Point(0, 0)
    transform = Transform()

    # These change what is drawn, and nothing that is found.
    clips_to_bounds = False
    corner_radius = 0.0
    z_position = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.superview: View | None = None
        self.subviews: list[View] = []
        self.controller: ViewController | None = None

    @property
    def next(self) -> Responder | None:
        return self.controller or self.superview

    @property
    def window(self) -> Window | None:
        return self.superview.window if self.superview is not None else None

    # Geometry

    @property
    def bounds(self) -> Rect:
        return Rect(*self.bounds_origin, self.frame.width, self.frame.height)

    def from_superview(self, point: Point) -> Point:
        """A point of the superview in this view's coordinates. Transforms act about the centre."""
        bounds, across, down = self.bounds, self.frame.width / 2, self.frame.height / 2
        outside = Point(point.x - self.frame.x - across, point.y - self.frame.y - down)
        inside = self.transform.undo(outside)
        return Point(inside.x + across + bounds.x, inside.y + down + bounds.y)

    def from_window(self, point: Point) -> Point:
        outside = self.superview.from_window(point) if self.superview is not None else point
        return self.from_superview(outside)

    # Hit-testing

    def point_inside(self, point: Point) -> bool:
        return self.bounds.contains(point)

    def hit_test(self, point: Point) -> View | None:
        """The view under a point: one in here, the frontmost first, or this one, or nobody."""
        if self.hidden or self.alpha < 0.01 or not self.interaction_enabled:
            return None
        if not self.point_inside(point):
            return None
        for subview in reversed(self.subviews):
            found = subview.hit_test(subview.from_superview(point))
            if found is not None:
                return found
            if isinstance(self, Window) and subview.is_presented:
                # UIKit shows it in a view that covers the window.
                return self
        return self

    @property
    def is_presented(self) -> bool:
        """Whether this is the view of a presented controller."""
        return self.controller is not None and self.controller.presenter is not None

    # Hierarchy

    def add_subview(self, view: View, above: View | None = None, below: View | None = None) -> None:
        """Puts a view in front of the other subviews, or right above or below one of them. Above or
        below a view that is elsewhere is in front, too."""
        window = view.window
        if window is not self.window:
            view.resign_inside()
        view.detach()
        index = len(self.subviews)
        if above in self.subviews:
            index = self.subviews.index(above) + 1
        elif below in self.subviews:
            index = self.subviews.index(below)
        self.subviews.insert(index, view)
        view.superview = self
        if window is not None:
            window.check_first_responder()

    def remove_from_superview(self) -> None:
        window = self.window
        self.resign_inside()
        self.detach()
        if window is not None:
            window.check_first_responder()

    def resign_inside(self) -> None:
        """Asks the first responder to resign, if it is in this view, which is about to leave."""
        first = self.window.first_responder if self.window is not None else None
        view = first.view if isinstance(first, ViewController) else first
        while view is not None and view is not self:
            view = view.superview
        if view is self:
            first.resign_first_responder()

    def end_editing(self, force: bool) -> bool:
        """Asks the first responder to resign, if it is this view or in it."""
        first = self.window.first_responder if self.window is not None else None
        view = first
        while isinstance(view, View) and view is not self:
            view = view.superview
        if first is None or view is not self:
            return True
        return first.resign_first_responder() or force

    def detach(self) -> None:
        if self.superview is not None:
            self.superview.subviews.remove(self)
            self.superview = None

    def send_to_back(self, subview: View) -> None:
        self.subviews.remove(subview)
        self.subviews.insert(0, subview)


class Label(View):
    """Lets touches through until told otherwise."""

    interaction_enabled = False


class ImageView(View):
    """Lets touches through until told otherwise."""

    interaction_enabled = False


class TextField(View):
    """A view that becomes first responder when it is tapped."""

    can_become_first_responder = True

    def touch_changed(self, touch: Touch) -> None:
        super().touch_changed(touch)
        is_tap = touch.view is self and touch.phase == "ended"
        if is_tap and self.bounds.contains(touch.location_in(self)):
            self.become_first_responder()


class Window(View):
    """The outermost view. It stands in an application, or in a scene of one."""

    def __init__(self) -> None:
        super().__init__()
        self.holder: Responder | None = None
        self.first_responder: Responder | None = None
        self.is_making_room = False

    @property
    def next(self) -> Responder | None:
        return self.holder

    @property
    def window(self) -> Window | None:
        return self

    def from_window(self, point: Point) -> Point:
        return point

    def send_event(self, touch: Touch) -> None:
        if touch.view is None:
            return
        if touch.view.window is not self:
            touch.phase = "cancelled"  # Its view was taken out since it began.
        touch.deliver()

    def make_room(self) -> bool:
        """Asks the first responder to resign for another one, so that nobody else takes over."""
        self.is_making_room = True
        resigned = self.first_responder.resign_first_responder()
        self.is_making_room = False
        return resigned

    def check_first_responder(self) -> None:
        """Whoever has left the window is its first responder no more."""
        if self.first_responder is not None and self.first_responder.window is not self:
            self.first_responder = None


class ViewController(Responder):
    """Stands in the chain between its view and whatever shows that view."""

    parent: ViewController | None = None
    presenter: ViewController | None = None
    presented: ViewController | None = None
    _view: View | None = None

    @property
    def view(self) -> View | None:
        return self._view

    @view.setter
    def view(self, view: View) -> None:
        if self._view is not None:
            self._view.controller = None
        if view.controller is not None:
            view.controller._view = None
        self._view = view
        view.controller = self

    @property
    def next(self) -> Responder | None:
        if self.presenter is not None:
            return self.presenter
        return self.view.superview if self.view is not None else None

    @property
    def window(self) -> Window | None:
        return self.view.window if self.view is not None else None

    def present(self, controller: ViewController) -> None:
        """Shows the view of a controller; a child leaves that to its parent."""
        if self.parent is not None:
            self.parent.present(controller)
            return
        controller.presenter = self
        self.presented = controller
        if self.window is not None and controller.view is not None:
            self.window.add_subview(controller.view)

    def dismiss(self) -> None:
        """Ends the presentations above it, or its own where it presents nobody.

        A child that presents nobody leaves it to its parent.
        """
        if self.presented is None and self.parent is not None:
            self.parent.dismiss()
            return
        dismissed = self.presented or self
        if dismissed.presenter is None:
            return
        if dismissed.presented is not None:
            dismissed.dismiss()
        dismissed.presenter.presented = None
        dismissed.presenter = None
        if dismissed.view is not None:
            dismissed.view.remove_from_superview()
