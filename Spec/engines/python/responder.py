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
        passed: set[Responder] = set()
        responder: Responder | None = self
        while responder is not None:
            if responder in passed:
                raise ValueError("the chain has no end")
            passed.add(responder)
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
        if not self.should_begin_editing():
            return False
        window = self.window
        if window.first_responder is not None and not window.make_room():
            return False
        window.first_responder = self
        return True

    def resign_first_responder(self) -> bool:
        window = self.window
        if window is None or not self.is_first_responder or not self.can_resign_first_responder:
            return False
        if not self.should_end_editing():
            return False
        window.first_responder = None
        if not window.is_making_room:
            self.hand_up(window)
        return True

    def should_begin_editing(self) -> bool:
        """What the delegate of a text field answers; whoever has none may begin."""
        return True

    def should_end_editing(self) -> bool:
        """What the delegate of a text field answers; whoever has none may end."""
        return True

    def hand_up(self, window: Window) -> None:
        """Makes the nearest willing responder further up the chain first responder."""
        for responder in self.chain():
            is_inside = responder is not self and responder.window is window
            if is_inside and responder.can_become_first_responder:
                responder.become_first_responder()
                return

    # Actions

    def can_perform(self, action: str, sender: Performer | None) -> bool:
        return action in self.actions

    def target(self, action: str, sender: Performer | None) -> Performer | None:
        """Who performs an action, from this responder on. Further up, an override only names who
        can; where it names nobody else, its responder is tested itself."""
        for responder in self.chain():
            if responder is not self:
                named = responder.named_target(action)
                if named is not None and action in named.actions:
                    return named
            if responder.can_perform(action, sender):
                return responder
        return None

    def named_target(self, action: str) -> Performer | None:
        """Whom an override of `target` names for an action."""
        return None
