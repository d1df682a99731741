"""What the application knows of a finger."""

from __future__ import annotations

from dataclasses import dataclass, field

from geometry import Point
from responder import Responder
from views import View, Window

PHASES = ("began", "moved", "ended", "cancelled")


@dataclass
class Recipient:
    """A responder that was told that a touch began, and who handed that on to it."""

    responder: Responder
    forwarder: Responder
    told: str = "began"  # The phase that it was told of last, nothing where a new one begins.


@dataclass
class Touch:
    """One finger, from going down to being lifted. It knows its place in the window."""

    finger: int
    view: View | None
    window: Window | None
    location: Point
    previous_location: Point
    tap_count: int
    time: float
    phase: str = "began"
    recipients: list[Recipient] | None = field(default_factory=list)

    def __post_init__(self) -> None:
        self.began = self.time

    def location_in(self, view: View | None) -> Point:
        """Where the finger is in a view, or in the window."""
        return self.location if view is None else view.from_window(self.location)

    def previous_location_in(self, view: View | None) -> Point:
        place = self.previous_location
        return place if view is None else view.from_window(place)

    def admits(self, responder: Responder, forwarder: Responder) -> bool:
        """Whether one responder hands the touch on to another, which is recorded."""
        if self.recipients is None:
            return True
        known = next((each for each in self.recipients if each.responder is responder), None)
        if known is None:
            if self.phase == "began":
                self.recipients.append(Recipient(responder, forwarder))
            return self.phase == "began"
        if known.forwarder is not forwarder:
            self.recipients = None  # The chain has changed: from now on it alone decides.
            return True
        known.told = self.phase
        return True

    def deliver(self) -> None:
        """Tells the view, and then those who know of the touch and were not told by the others."""
        for recipient in self.recipients or ():
            recipient.told = ""
        self.view.touch_changed(self)
        forwarder: Responder = self.view
        for recipient in tuple(self.recipients or ()):
            if self.recipients is None or forwarder.next is not recipient.responder:
                return
            forwarder = recipient.responder
            if not recipient.told:
                recipient.told = self.phase
                forwarder.touch_changed(self)

    @property
    def is_down(self) -> bool:
        return self.phase in ("began", "moved")
