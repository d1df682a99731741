"""An engine for Conform: the widgets of GTK 4.

    conform --engine "/usr/bin/python3 Spec/engines/gtk/engine.py"
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from typing import Any

import display

LACKS = [
    "senders",  # An action comes with a parameter at most.
    "unfocusedWindows",  # A window that is shown gives the focus to what can have it.
    "set boundsOrigin",  # The coordinates of a widget begin at 0 0.
    "set hitTest",  # gtk_widget_pick() is no virtual function; `contains` is.
    "set hitTestPassesSelfThrough",
    "set animation",
    "set redirects",
    "set canResignFirstResponder",  # What has the focus is not asked before it loses it.
    "set refusesToResign",
    "set letsEditingBegin",
    "set letsEditingEnd",
    "change ignoreInteractionEvents",
    "change insertInto",  # gtk_widget_insert_before() wants a sibling that is one.
    "do endEditing",
    "do touchesAreCancelled",
    "ask target",  # Actions are activated by name; who has one is not told.
    "ask canPerform",
    "ask payload",
    "ask tapCount",  # A gesture counts clicks; an event does not.
    "ask previousLocation",
    "ask phase",
]


def reply(rows: list[Any], steps: list[Any], hand: Any) -> dict[str, Any]:
    from stage import Lacking, Stage

    stage = None
    try:
        stage = Stage(rows, hand)
        return {"type": "observed", "records": [perform(stage, dict(step)) for step in steps]}
    except Lacking as lack:
        return {"type": "skipped", "reason": str(lack)}
    except Exception:
        return {"type": "errored", "message": traceback.format_exc()}
    finally:
        if stage is not None:
            stage.end()


def perform(stage: Any, step: dict[str, Any]) -> dict[str, Any]:
    """Carries out one step, by the method of its word, and returns its record."""
    from stage import Lacking

    kind = next(kind for kind in ("set", "change", "do", "ask") if kind in step)
    word = step.pop(kind)
    method = getattr(stage, f"{kind}_{word}", None)
    if method is None:
        raise Lacking(f"This engine does not know {kind} {word}.")
    stage.calls = []
    answer = method(**step)
    return {"answer": answer} if kind == "ask" else {"calls": stage.calls}


def main() -> None:
    # Standard output is kept for the protocol: what GTK prints goes to standard error.
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    server = display.start()
    try:
        from stage import Gtk, KINDS

        hand = display.Hand()
        hand.leave()
        version = f"{Gtk.MAJOR_VERSION}.{Gtk.MINOR_VERSION}.{Gtk.MICRO_VERSION}"
        profile = {
            "name": "GTK",
            "version": version,
            "language": "Python",
            "homepage": "https://www.gtk.org",
            "features": [
                "responder-chain",
                "hit-testing",
                "hit-test-overrides",
                "transforms",
                "touches",
                "first-responder",
                "actions",
            ],
            "kinds": list(KINDS),
            "lacks": LACKS,
        }
        stages: dict[int, Any] = {}
        for line in sys.stdin.buffer:
            request = json.loads(line)
            if request["type"] == "bye":
                return
            if request["type"] == "stage":
                stages[request["id"]] = request["responders"]
                continue
            if request["type"] == "hello":
                answer = {"type": "hello", "protocol": 1, "engine": profile}
            else:
                done = reply(stages[request["stage"]], request["steps"], hand)
                answer = {"id": request["id"], **done}
            print(json.dumps(answer), file=output, flush=True)
    finally:
        server.terminate()


if __name__ == "__main__":
    main()
