"""What a responder does by default: it passes touches on, and looks for who performs an action."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Callable, Iterator

if TYPE_CHECKING:
    from touch import Touch
    from views import Window


class Performer:
    """Any object that has methods for actions."""

    def __init__(self) -> None:
        self.actions: dict[str, Callable[..., object]] = {}

    def perform(self, action: str, sender: Performer | None, event: object) -> bool:
        """Calls the method for an action, with as much of sender and event as it takes."""
        method = self.actions.get(action)
        if method is None:
            return False
        method(*(sender, event)[: len(inspect.signature(method).parameters)])
        return True


class Responder(Performer):
    """Anything that can be told of an event, and may leave it to the next responder."""

    can_become_first_responder = False
    can_resign_first_responder = True

    def __init__(self) -> None:
        super().__init__()
        self.actions["becomeFirstResponder"] = self.become_first_responder
        self.actions["resignFirstResponder"] = self.resign_first_responder

    @property
    def next(self) -> Responder | None:
        return None

    @property
    def window(self) -> Window | None:
        """The window that it is in, whose first responder it can be."""
        return None

    def chain(self) -> Iterator[Responder]:
        responder: Responder | None = self
        while responder is not None:
            yield responder
            responder = responder.next

    # Touches

    def touch_changed(self, touch: Touch) -> None:
        """Hears of a touch that began, moved, ended or was cancelled; by default passes it on."""
        following = self.next
        if following is not None and touch.admits(following, self):
            following.touch_changed(touch)

    # First responders

    @property
    def is_first_responder(self) -> bool:
        return self.window is not None and self.window.first_responder is self

    def become_first_responder(self) -> bool:
        if self.is_first_responder:
            return True
        if self.window is None or not self.can_become_first_responder:
            return False
        present = self.window.first_responder
        if present is not None and not present.resign_first_responder():
            return False
        self.window.first_responder = self
        return True

    def resign_first_responder(self) -> bool:
        if self.window is None or not self.is_first_responder:
            return True
        if not self.can_resign_first_responder:
            return False
        self.window.first_responder = None
        return True

    # Actions

    def can_perform(self, action: str, sender: Performer | None) -> bool:
        return action in self.actions

    def target(self, action: str, sender: Performer | None) -> Performer | None:
        """Who performs an action, from this responder on."""
        if self.can_perform(action, sender):
            return self
        return self.next.target(action, sender) if self.next is not None else None
