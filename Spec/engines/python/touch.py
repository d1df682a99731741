"""What the application knows of a finger."""

from __future__ import annotations

from dataclasses import dataclass

from geometry import Point
from views import View, Window

PHASES = ("began", "moved", "ended", "cancelled")


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

    def location_in(self, view: View | None) -> Point:
        """Where the finger is in a view, or in the window."""
        return self.location if view is None else view.from_window(self.location)

    def previous_location_in(self, view: View | None) -> Point:
        place = self.previous_location
        return place if view is None else view.from_window(place)

    @property
    def is_down(self) -> bool:
        return self.phase in ("began", "moved")
