"""What the application knows of a finger."""

from __future__ import annotations

from dataclasses import dataclass

from geometry import Point
from views import View, Window

PHASES = ("began", "moved", "ended", "cancelled")


@dataclass
class Touch:
    """One finger, from going down to being lifted. Its locations are points of the screen."""

    finger: int
    view: View | None
    window: Window | None
    location: Point
    previous_location: Point
    tap_count: int
    time: float
    phase: str = "began"

    def location_in(self, view: View | None) -> Point:
        """Where the finger is in a view, or in the window of the touch."""
        return self.converted(self.location, view)

    def previous_location_in(self, view: View | None) -> Point:
        return self.converted(self.previous_location, view)

    def converted(self, point: Point, view: View | None) -> Point:
        view = view or self.window
        return view.from_screen(point) if view is not None else point

    @property
    def is_down(self) -> bool:
        return self.phase in ("began", "moved")
