"""What each word of a script does: one method for each row of the tables in `Spec/protocol.md`."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Callable

from geometry import Point, Rect, Transform
from responder import Performer, Responder
from touch import PHASES, Touch
from views import View, ViewController, Window

if TYPE_CHECKING:
    from engine import Stage


class Steps:
    """Performs the steps of one script on its stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.application = stage.application
        self.found: View | None = None
        self.touches: dict[int, Touch] = {}
        self.result: bool | None = None
        self.payload: str | None = None

    # Setting a property

    def set_hidden(self, of: str, to: bool) -> None:
        self.stage[of].hidden = to

    def set_alpha(self, of: str, to: float) -> None:
        self.stage[of].alpha = to

    def set_interactionEnabled(self, of: str, to: bool) -> None:
        self.stage[of].interaction_enabled = to

    def set_frame(self, of: str, to: list[float]) -> None:
        self.stage[of].frame = Rect(*to)

    def set_boundsOrigin(self, of: str, to: list[float]) -> None:
        self.stage[of].bounds_origin = Point(*to)

    def set_scale(self, of: str, to: list[float]) -> None:
        self.stage[of].transform = Transform.scale(*to)

    def set_rotation(self, of: str, to: float) -> None:
        self.stage[of].transform = Transform.rotation(to)

    def set_translation(self, of: str, to: list[float]) -> None:
        self.stage[of].transform = Transform.translation(*to)

    def set_clipsToBounds(self, of: str, to: bool) -> None:
        self.stage[of].clips_to_bounds = to

    def set_cornerRadius(self, of: str, to: float) -> None:
        self.stage[of].corner_radius = to

    def set_zPosition(self, of: str, to: float) -> None:
        self.stage[of].z_position = to

    def set_delegate(self, of: str, to: str | None = None) -> None:
        self.stage[of].delegate = self.stage[to]

    def set_canBecomeFirstResponder(self, of: str, to: bool) -> None:
        self.stage[of].can_become_first_responder = to

    def set_canResignFirstResponder(self, of: str, to: bool) -> None:
        self.stage[of].can_resign_first_responder = to

    def set_editable(self, of: str, to: bool) -> None:
        pass  # A tap makes a text view first responder either way, and nobody types here.

    # Overriding a method. Each responder on the stage has a class of its own to do it in.

    def override(self, of: str, name: str, replacement: Any) -> None:
        setattr(self.stage[of].overridden, name, replacement)

    def set_next(self, of: str, to: str | None = None) -> None:
        following = self.stage[to]
        self.override(of, "next", property(lambda responder: following))

    def set_hitTest(self, of: str, to: str | None = None) -> None:
        found = self.stage[to]
        self.override_hit_test(of, lambda view, point: found)

    def set_hitTestPassesSelfThrough(self, of: str) -> None:
        def others(view: Any, point: Point) -> View | None:
            found = view.kind.hit_test(view, point)
            return None if found is view else found

        self.override_hit_test(of, others)

    def override_hit_test(self, of: str, method: Callable[[Any, Point], View | None]) -> None:
        def recorded(view: Any, point: Point) -> View | None:
            self.stage.record(view, "hitTest(_:with:)")
            return method(view, point)

        self.override(of, "hit_test", recorded)

    def set_pointInside(self, of: str, to: bool) -> None:
        self.override(of, "point_inside", lambda view, point: to)

    def set_pointInsideOutset(self, of: str, to: float) -> None:
        self.override(of, "point_inside", lambda view, p: view.bounds.grown(to).contains(p))

    def set_handlesTouches(self, of: str, to: bool) -> None:
        for phase in PHASES:
            self.set_keepsTouches(of, phase, to)

    def set_keepsTouches(self, of: str, phase: str, to: bool) -> None:
        before = self.stage[of].overridden.touch_changed

        def method(responder: Any, touch: Touch) -> None:
            if touch.phase != phase:
                before(responder, touch)
            elif not to:
                responder.kind.touch_changed(responder, touch)

        self.override(of, "touch_changed", method)

    def set_refusesToResign(self, of: str, to: bool) -> None:
        def method(responder: Any) -> bool:
            return not to and responder.kind.resign_first_responder(responder)

        self.override(of, "resign_first_responder", method)

    def set_letsEditingBegin(self, of: str, to: bool) -> None:
        self.answer(of, "should_begin_editing", "textFieldShouldBeginEditing(_:)", to)

    def set_letsEditingEnd(self, of: str, to: bool) -> None:
        self.answer(of, "should_end_editing", "textFieldShouldEndEditing(_:)", to)

    def answer(self, of: str, name: str, message: str, answer: bool) -> None:
        def method(responder: Any) -> bool:
            self.stage.record(responder, message)
            return answer

        self.override(of, name, method)

    def set_implements(self, of: str, action: str, arguments: int) -> None:
        responder = self.stage[of]

        def perform(payload: Any = None, **more: Any) -> None:
            self.payload = payload
            self.stage.record(responder, action, **more)

        def named(sender: Performer | None) -> dict[str, Any]:
            return {"responder": sender.name if sender is not None else None}

        forms = [
            lambda: perform(),
            lambda sender: perform(sender=named(sender)),
            lambda sender, event: perform(event, sender=named(sender), event=event is not None),
        ]
        responder.actions[action] = forms[arguments]

    def set_denies(self, of: str, action: str) -> None:
        before = self.stage[of].overridden.can_perform

        def method(responder: Any, name: str, sender: Performer | None) -> bool:
            return name != action and before(responder, name, sender)

        self.override(of, "can_perform", method)

    def set_redirects(self, of: str, action: str, to: str | None = None) -> None:
        kind, other = self.stage[of].overridden, self.stage[to]
        before, named_before = kind.target, kind.named_target

        def target(responder: Any, name: str, sender: Performer | None) -> Performer | None:
            return other if name == action else before(responder, name, sender)

        def named_target(responder: Any, name: str) -> Performer | None:
            return other if name == action else named_before(responder, name)

        self.override(of, "target", target)
        self.override(of, "named_target", named_target)

    # Changing the stage

    def change_remove(self, of: str) -> None:
        leaving = self.stage[of]
        if isinstance(leaving, Window):
            raise NotImplementedError("the windows of this engine stay")
        if isinstance(leaving, ViewController):
            leaving = leaving.view
        leaving.remove_from_superview()

    def change_add(self, of: str, to: str) -> None:
        self.stage[to].add_subview(self.stage[of])

    def change_insert(self, of: str, placement: str, sibling: str) -> None:
        neighbour = self.stage[sibling]
        neighbour.superview.add_subview(self.stage[of], **{placement: neighbour})

    def change_bringToFront(self, of: str) -> None:
        self.stage[of].superview.add_subview(self.stage[of])

    def change_sendToBack(self, of: str) -> None:
        self.stage[of].superview.send_to_back(self.stage[of])

    def change_makeView(self, of: str, controller: str) -> None:
        self.stage[controller].view = self.stage[of]

    def change_present(self, of: str, by: str) -> None:
        self.stage[by].present(self.stage[of])

    def change_dismiss(self, of: str) -> None:
        self.stage[of].dismiss()

    def change_ignoreInteractionEvents(self, to: bool) -> None:
        self.application.ignoring = max(0, self.application.ignoring + (1 if to else -1))

    # Making something happen

    def do_touchBegins(self, at: list[float], finger: int = 1) -> None:
        touch = self.application.touch
        if touch is not None and touch.is_down:
            raise NotImplementedError("this engine follows one finger at a time")
        self.touches[finger] = self.application.put_finger_down(finger, Point(*at))
        self.found = self.touches[finger].view

    def do_touchMoves(self, at: list[float]) -> None:
        self.application.update_touch("moved", Point(*at))

    def do_touchEnds(self) -> None:
        self.application.update_touch("ended")

    def do_touchesAreCancelled(self) -> None:
        self.application.update_touch("cancelled")

    def do_fingers(self, changes: list[dict[str, Any]]) -> None:
        if len(changes) > 1:
            raise NotImplementedError("this engine follows one finger at a time")
        (change,) = changes
        if change["does"] == "touches":
            self.do_touchBegins(change["at"], change["finger"])
        elif change["does"] == "moves":
            self.do_touchMoves(change["at"])
        else:
            self.do_touchEnds()

    def do_wait(self, seconds: float) -> None:
        self.application.now += seconds

    def do_hitTest(self, of: str, at: list[float]) -> None:
        self.found = self.stage[of].hit_test(Point(*at))

    def do_becomeFirstResponder(self, of: str) -> None:
        self.result = self.stage[of].become_first_responder()

    def do_resignFirstResponder(self, of: str) -> None:
        self.result = self.stage[of].resign_first_responder()

    def do_endEditing(self, of: str, force: bool) -> None:
        self.result = self.stage[of].end_editing(force)

    def do_sendAction(
        self,
        action: str,
        to: str | None = None,
        sender: str | None = None,
        payload: str | None = None,
    ) -> None:
        self.result = self.application.send_action(
            action, self.stage[to], self.stage[sender], payload
        )

    # Asking

    def ask_hitTestView(self) -> View | None:
        return self.found

    def ask_touchView(self) -> View | None:
        touch = self.application.touch
        return touch.view if touch is not None and touch.is_down else None

    def ask_fingerView(self, finger: int) -> View | None:
        return self.touches[finger].view

    def ask_phase(self, finger: int) -> str:
        return self.touches[finger].phase

    def ask_tapCount(self, finger: int) -> int:
        return self.touches[finger].tap_count

    def ask_location(self, finger: int, inside: str | None = None) -> Point:
        return self.touches[finger].location_in(self.stage[inside])

    def ask_previousLocation(self, finger: int, inside: str | None = None) -> Point:
        return self.touches[finger].previous_location_in(self.stage[inside])

    def ask_next(self, of: str) -> Responder | None:
        return self.stage[of].next

    def ask_chain(self, of: str) -> list[Any]:
        longest = len(self.stage.responders)
        chain = list(itertools.islice(self.stage[of].chain(), longest + 1))
        if len(chain) > longest:
            raise ValueError(f"the chain from {of} has no end")
        return chain

    def ask_contains(self, of: str, at: list[float]) -> bool:
        return self.stage[of].point_inside(Point(*at))

    def ask_subviews(self, of: str) -> list[View]:
        return self.stage[of].subviews

    def ask_firstResponder(self, of: str) -> Responder | None:
        return self.stage[of].first_responder

    def ask_isFirstResponder(self, of: str) -> bool:
        return self.stage[of].is_first_responder

    def ask_result(self) -> bool | None:
        return self.result

    def ask_payload(self) -> str | None:
        return self.payload

    def ask_target(self, action: str, of: str) -> Performer | None:
        return self.stage[of].target(action, None)

    def ask_canPerform(self, action: str, of: str) -> bool:
        return self.stage[of].can_perform(action, None)
