"""A display of the engine's own, without a screen: Xvfb, and a pointer that the extension XTEST moves.
GTK has no public function that makes an event, so events come from the display, as on a desktop."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess

SIZE = 2048
ORIGIN = 512  # Where the stage has 0 0, so that a pointer can be above it and to its left.
PR_SET_PDEATHSIG = 1


def start() -> subprocess.Popen[bytes]:
    """Starts Xvfb, which ends with this process, and makes it the display of GDK."""
    reading, writing = os.pipe()
    libc = ctypes.CDLL(None)
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE}x{SIZE}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdin=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM),
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        display = number.readline().strip()
    if not display:
        raise OSError("Xvfb did not start")
    os.environ["DISPLAY"] = f":{display}"
    os.environ["GDK_BACKEND"] = "x11"
    os.environ["GSK_RENDERER"] = "cairo"
    os.environ["GSETTINGS_BACKEND"] = "memory"
    os.environ["GTK_A11Y"] = "none"
    return server


class Hand:
    """The pointer of the display, with its first button; and the places of windows, which GTK leaves to
    a window manager."""

    def __init__(self) -> None:
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.xtest = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))

    def move(self, x: float, y: float) -> None:
        """Moves the pointer to a point of the screen. It has whole coordinates, as a mouse has."""
        none = ctypes.c_ulong(0)
        self.xtest.XTestFakeMotionEvent(self.display, 0, int(x) + ORIGIN, int(y) + ORIGIN, none)
        self.sync()

    def leave(self) -> None:
        """Moves the pointer to a corner of the screen, with the button up."""
        self.press(False)
        self.move(-ORIGIN, -ORIGIN)

    def press(self, down: bool) -> None:
        self.xtest.XTestFakeButtonEvent(self.display, 1, int(down), ctypes.c_ulong(0))
        self.sync()

    def place(self, window: int, x: float, y: float) -> None:
        self.x11.XMoveWindow(self.display, ctypes.c_ulong(window), int(x) + ORIGIN, int(y) + ORIGIN)
        self.sync()

    def sync(self) -> None:
        self.x11.XSync(self.display, 0)
