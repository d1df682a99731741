"""Points, rectangles and transforms: y grows down, as on a screen."""

from __future__ import annotations

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A place in some view's coordinates."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle, which contains its left and top edges but not its right and bottom ones."""

    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0

    def contains(self, point: Point) -> bool:
        right, bottom = self.x + self.width, self.y + self.height
        return self.x <= point.x < right and self.y <= point.y < bottom

    def grown(self, by: float) -> Rect:
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Transform(NamedTuple):
    """An affine transform: x' = a x + c y + tx, y' = b x + d y + ty."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    tx: float = 0
    ty: float = 0

    @staticmethod
    def scale(x: float, y: float) -> Transform:
        return Transform(a=x, d=y)

    @staticmethod
    def rotation(degrees: float) -> Transform:
        """Clockwise, since y grows down."""
        sine, cosine = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        return Transform(cosine, sine, -sine, cosine)

    @staticmethod
    def translation(x: float, y: float) -> Transform:
        return Transform(tx=x, ty=y)

    def undo(self, point: Point) -> Point:
        """Where a transformed point came from. What was scaled to nothing came from nowhere."""
        x, y = point.x - self.tx, point.y - self.ty
        determinant = self.a * self.d - self.b * self.c
        if determinant == 0:
            return Point(math.nan, math.nan)
        return Point(
            (self.d * x - self.c * y) / determinant,
            (self.a * y - self.b * x) / determinant,
        )
