"""An engine for Conform: it performs scripts on a framework, and reports what happened.

    conform --engine "python3 engine.py"

The first part is a stub. Put your framework in its place, then let `Stage` make its
objects and carry out steps. The rest speaks the protocol and can stay as it is.
"""

import json
import os
import sys
import traceback

PROFILE = {
    "name": "Mine",
    "version": "0.1",
    "language": "Python",
    # What the engine claims, and is asked for. The protocol's page lists the features.
    "features": ["responder-chain"],
}

# --- Your framework here ---------------------------------------------------------------------


class Responder:
    @property
    def next(self):
        return None


class View(Responder):
    superview = None

    @property
    def next(self):
        return self.superview


class Window(View):
    application = None

    @property
    def next(self):
        return self.application


class Application(Responder):
    delegate = None

    @property
    def next(self):
        return self.delegate


# --- The stage: from the words of a script to objects of the framework, and back ---------------

KINDS = {
    "application": Application,
    "application delegate": Responder,
    "responder": Responder,
    "window": Window,
    "view": View,
    "object": object,
}


class Lacking(Exception):
    """Raised where a script wants what the framework has not: the scenario is then skipped."""


class Stage:
    """The objects of one script."""

    def __init__(self, rows):
        self.objects = {}  # By name.
        # The calls of the current step. A method that is called by events is overridden to append
        # {"receiver": its name, "message": "touchesBegan(_:with:)", "fingers": [1]}.
        self.calls = []
        for row in rows:
            self.make(row)
        for row in rows:
            self.place(self.objects[row["name"]], self.objects.get(row.get("in")))

    def make(self, row):
        if row["kind"] not in KINDS or "viewOf" in row or "presentedBy" in row:
            raise Lacking(f"the framework has no {row['kind']} like {row['name']}")
        self.objects[row["name"]] = KINDS[row["kind"]]()

    def place(self, child, parent):
        if isinstance(child, Window):
            child.application = parent
        elif isinstance(child, View):
            child.superview = parent
        elif isinstance(child, Responder) and isinstance(parent, Application):
            parent.delegate = child

    def perform(self, step):
        """Carries out one step, and returns its record: the calls, and the answer to a question."""
        self.calls = []
        if step.get("ask") == "next":
            return {"answer": {"responder": self.name(self.objects[step["of"]].next)}}
        word = next(step[kind] for kind in ("set", "change", "do", "ask") if kind in step)
        raise Lacking(f"the engine does not know the step {word}")

    def name(self, found):
        """The name of an object; what is not on the stage is left out."""
        return next((name for name, each in self.objects.items() if each is found), None)


def reply(rows, steps):
    try:
        stage = Stage(rows)
        return {"type": "observed", "records": [stage.perform(step) for step in steps]}
    except Lacking as lack:
        return {"type": "skipped", "reason": str(lack)}
    except Exception as error:
        return {"type": "errored", "message": f"{error!r}, {places(error)}"}


def places(error):
    """The lines that led to an error, the innermost first, on one line: `engine.py:74 in make, …`."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    return ", ".join(f"{os.path.basename(at.filename)}:{at.lineno} in {at.name}" for at in frames)


# --- The protocol: lines of JSON over standard input and output --------------------------------


def main():
    # Standard output is kept for the protocol: what the framework prints goes to standard error.
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    stages = {}
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["type"] == "bye":
            return
        if request["type"] == "stage":
            stages[request["id"]] = request["responders"]
            continue
        if request["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "engine": {**PROFILE, "kinds": list(KINDS)}}
        else:
            answer = {"id": request["id"], **reply(stages[request["stage"]], request["steps"])}
        print(json.dumps(answer), file=output, flush=True)


if __name__ == "__main__":
    main()
