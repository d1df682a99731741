"""The application: it finds the view under a finger, dispatches touches and sends actions."""

from __future__ import annotations

import math

from geometry import Point
from responder import Performer, Responder
from touch import Touch
from views import View, ViewController, Window


class WindowScene(Responder):
    application: Application | None = None

    @property
    def next(self) -> Responder | None:
        return self.application


class Application(Responder):
    """Has the windows, the frontmost last, and follows one finger."""

    delegate: object = None
    touch: Touch | None = None
    ignoring = 0
    now = 0.0

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[Window] = []

    @property
    def next(self) -> Responder | None:
        if isinstance(self.delegate, (View, ViewController, Application)):
            return None
        return self.delegate if isinstance(self.delegate, Responder) else None

    @property
    def key_window(self) -> Window | None:
        return self.windows[0] if self.windows else None

    # Touches

    def put_finger_down(self, finger: int, point: Point) -> Touch:
        window, view = (None, None) if self.ignoring else self.find_view(point)
        place = window.from_superview(point) if window is not None else point
        taps = 1 + self.taps_before(place)
        self.touch = Touch(finger, view, window, place, place, taps, self.now)
        self.dispatch(self.touch)
        return self.touch

    def find_view(self, point: Point) -> tuple[Window | None, View | None]:
        for window in reversed(self.on_screen()):
            view = window.hit_test(window.from_superview(point))
            if view is not None:
                return window, view
        return None, None

    def on_screen(self) -> list[Window]:
        """The windows in scenes; all windows where there is no scene."""
        in_scenes = [each for each in self.windows if isinstance(each.holder, WindowScene)]
        return in_scenes or self.windows

    def update_touch(self, phase: str, point: Point | None = None) -> None:
        """Moves, lifts or cancels the touch that is down, if there is one."""
        touch = self.touch
        if touch is None or not touch.is_down:
            return
        touch.phase, touch.time = phase, self.now
        if phase == "ended" and self.now - touch.began >= 1:
            touch.tap_count = 0  # What was held is no tap.
        touch.previous_location = touch.location
        if point is not None:
            touch.location = touch.window.from_superview(point) if touch.window else point
        self.dispatch(touch)

    def dispatch(self, touch: Touch) -> None:
        if not self.ignoring:
            self.send_event(touch)

    def send_event(self, touch: Touch) -> None:
        if touch.window is not None:
            touch.window.send_event(touch)

    def taps_before(self, place: Point) -> int:
        """How many taps a touch here and now carries on."""
        last = self.touch
        if last is None or last.phase != "ended" or self.now - last.time > 0.5:
            return 0
        return last.tap_count if math.dist(last.location, place) <= 40 else 0

    # Actions

    def send_action(
        self, action: str, target: Performer | None, sender: Performer | None, event: object
    ) -> bool:
        """Has a target perform an action, or whoever is found from the first responder on."""
        if target is None:
            start = self.first_responder_for(sender) or sender
            target = start.target(action, sender) if isinstance(start, Responder) else start
        return target is not None and target.perform(action, sender, event)

    def first_responder_for(self, sender: Performer | None) -> Responder | None:
        """The first responder of the sender's window, or of the key window if it is no view."""
        window = sender.window if isinstance(sender, Responder) else None
        if window is None and not isinstance(sender, View):
            window = self.key_window
        return window.first_responder if window is not None else None
