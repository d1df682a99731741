"""The library pyee as an engine of the specification beside this file."""

import json
import sys

import importlib.metadata

from pyee.base import EventEmitter

PROFILE = {
    "name": "pyee",
    "version": importlib.metadata.version("pyee"),
    "language": "Python",
    # It has no way to put a listener in front.
    "features": ["emitting", "once", "errors"],
}


class Script:
    """The state of one script."""

    def __init__(self, rows, steps):
        self.removes = {}
        once = {step["of"] for step in steps if step.get("set") == "once"}
        self.objects = {
            row["name"]: EventEmitter() if row["kind"] == "emitter" else self.listener(row["name"])
            for row in rows
        }
        self.emitters = {row["name"]: self.objects.get(row.get("in")) for row in rows}
        for row in rows:
            if row["kind"] == "listener":
                emitter = self.emitters[row["name"]]
                (emitter.once if row["name"] in once else emitter.on)(
                    "event", self.objects[row["name"]]
                )

    def listener(self, name):
        def call():
            self.calls.append({"receiver": name, "message": "call"})
            if name in self.removes:
                other = self.removes[name]
                if self.objects[other] in self.emitters[other].listeners("event"):
                    self.emitters[other].remove_listener("event", self.objects[other])

        return call

    def perform(self, step):
        self.calls = []
        name = step["of"]
        match step:
            case {"ask": "count"}:
                return {"answer": {"number": len(self.objects[name].listeners("event"))}}
            case {"set": "removes", "to": other}:
                self.removes[name] = other
            case {"change": "add"}:
                self.emitters[name].on("event", self.objects[name])
            case {"change": "remove"}:
                self.emitters[name].remove_listener("event", self.objects[name])
            case {"do": "emit"}:
                self.objects[name].emit("event")
            case {"do": "emitError"}:
                try:
                    self.objects[name].emit("error", ValueError("nobody listens"))
                except ValueError:
                    self.calls.append({"receiver": name, "message": "thrown"})
        return {"calls": self.calls} if self.calls else {}


def main():
    stages = {}
    for line in sys.stdin:
        request = json.loads(line)
        match request["type"]:
            case "bye":
                return
            case "stage":
                stages[request["id"]] = request["responders"]
                continue
            case "hello":
                answer = {"type": "hello", "protocol": 1, "engine": PROFILE}
            case _:
                script = Script(stages[request["stage"]], request["steps"])
                records = [script.perform(step) for step in request["steps"]]
                answer = {"type": "observed", "id": request["id"], "records": records}
        print(json.dumps(answer), flush=True)


main()
