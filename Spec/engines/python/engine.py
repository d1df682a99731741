"""An engine for Conform, in Python. It performs scripts on the model of UIKit that lies beside it,
and tells what happened. `Spec/protocol.md` explains the messages, and walks through this file.

    conform --engine "python3 Spec/engines/python/engine.py"
"""

from __future__ import annotations

import json
import sys
from typing import Any, Iterable, Iterator

from application import Application, WindowScene
from geometry import Point, Rect
from responder import Performer, Responder
from steps import Steps
from touch import Touch
from views import ImageView, Label, TextField, View, ViewController, Window

KINDS = {
    "application": Application,
    "application delegate": Responder,
    "object": Performer,
    "responder": Responder,
    "window scene": WindowScene,
    "window": Window,
    "view controller": ViewController,
    "view": View,
    "button": View,  # Without the feature `controls`, a button is a view like any other.
    "label": Label,
    "image view": ImageView,
    "text field": TextField,
    "text view": TextField,
}

PROFILE = {
    "name": "Python",
    "version": "1.0",
    "language": "Python",
    "features": [
        "responder-chain",
        "chain-overrides",
        "view-controllers",
        "scenes",
        "hit-testing",
        "hit-test-overrides",
        "transforms",
        "layers",
        "touches",
        "first-responder",
        "targets",
        "actions",
    ],
    "kinds": list(KINDS),
}


class Watched:
    """Stands before the class of a responder, and records the calls that the responder gets."""

    name: str
    stage: Stage
    kind: Any  # The class that its kind has in the model.
    overridden: Any  # A subclass of that for this responder alone, in which steps override methods.

    def send_event(self, touch: Touch) -> None:
        self.stage.record(self, "sendEvent(_:)")
        self.overridden.send_event(self, touch)

    def touch_changed(self, touch: Touch) -> None:
        message = f"touches{touch.phase.capitalize()}(_:with:)"
        self.stage.record(self, message, fingers=[touch.finger])
        self.overridden.touch_changed(self, touch)

    def point_inside(self, point: Point) -> bool:
        self.stage.record(self, "point(inside:with:)")
        return self.overridden.point_inside(self, point)

    def resign_first_responder(self) -> bool:
        self.stage.record(self, "resignFirstResponder()")
        return self.overridden.resign_first_responder(self)


class Stage:
    """The responders of one script, by name, and the calls that they got during a step."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.calls: list[dict[str, Any]] = []
        self.responders = {row["name"]: self.make(row["name"], row["kind"]) for row in rows}
        applications = (each for each in self if isinstance(each, Application))
        self.application = next(applications, Application())
        for row in rows:
            self.place(row)
        if any(isinstance(each, ViewController) and each.view is None for each in self):
            raise NotImplementedError("the controllers of this engine make no views")

    def __getitem__(self, name: str | None) -> Any:
        return None if name is None else self.responders[name]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.responders.values())

    def make(self, name: str, kind: str) -> Any:
        overridden = type("Overridden", (KINDS[kind],), {})
        own = {"name": name, "stage": self, "kind": KINDS[kind], "overridden": overridden}
        return type("Responder", (Watched, overridden), own)()

    def place(self, row: dict[str, Any]) -> None:
        responder, holder = self[row["name"]], self[row.get("in")]
        if "frame" in row:
            responder.frame = Rect(*row["frame"])
        if "viewOf" in row:
            self[row["viewOf"]].view = responder
        if "presentedBy" in row:
            responder.presenter = self[row["presentedBy"]]
            responder.presenter.presented = responder
        if holder is None:
            return
        if isinstance(responder, Window):
            responder.holder = holder
            self.application.windows.append(responder)
        elif isinstance(responder, View):
            holder.add_subview(responder)
        elif isinstance(responder, WindowScene):
            responder.application = holder
        elif isinstance(holder, Application):
            holder.delegate = responder
        elif isinstance(holder, ViewController):
            responder.parent = holder

    def record(self, receiver: Any, message: str, **more: Any) -> None:
        self.calls.append({"receiver": receiver.name, "message": message, **more})


def perform(rows: list[dict[str, Any]], script: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Carries a script out on a fresh stage, and tells of each step what happened."""
    stage = Stage(rows)
    steps = Steps(stage)
    records = []
    for step in script:
        stage.calls = []
        outcome = call(steps, step)
        records.append({"answer": answer(outcome)} if "ask" in step else {"calls": stage.calls})
    return records


def call(steps: Steps, step: dict[str, Any]) -> Any:
    """Calls the method for a step, such as `do_touchBegins`, with the other fields of the step."""
    kind = next(kind for kind in ("set", "change", "do", "ask") if kind in step)
    method = getattr(steps, f"{kind}_{step[kind]}", None)
    if method is None:
        raise NotImplementedError(f"this engine does not know {kind} {step[kind]}")
    names = {"in": "inside", "from": "sender"}  # A parameter cannot be called in or from.
    return method(**{names.get(field, field): step[field] for field in step if field != kind})


def answer(value: Any) -> dict[str, Any]:
    """What a method answered, in the field that the protocol has for its type."""
    if isinstance(value, bool):
        return {"truth": value}
    if isinstance(value, int):
        return {"number": value}
    if isinstance(value, str):
        return {"text": value}
    if isinstance(value, Point):
        return {"point": value}
    if isinstance(value, list):
        return {"responders": [each.name for each in value]}
    return {"responder": None if value is None else value.name}


def reply(rows: list[dict[str, Any]], script: list[dict[str, Any]]) -> dict[str, Any]:
    try:
        return {"type": "observed", "records": perform(rows, script)}
    except NotImplementedError as lack:
        return {"type": "skipped", "reason": str(lack)}
    except Exception as error:
        return {"type": "errored", "message": repr(error)}


def converse(messages: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is answered to what is read, until the runner says goodbye."""
    stages = {}
    for message in messages:
        if message["type"] == "hello":
            yield {"type": "hello", "protocol": 1, "engine": PROFILE}
        elif message["type"] == "stage":
            stages[message["id"]] = message["responders"]
        elif message["type"] == "perform":
            yield {"id": message["id"], **reply(stages[message["stage"]], message["steps"])}
        elif message["type"] == "bye":
            return


if __name__ == "__main__":
    for message in converse(map(json.loads, sys.stdin.buffer)):
        print(json.dumps(message), flush=True)
