// Node's EventEmitter as an engine of the specification beside this file.
import { EventEmitter } from "node:events";
import { createInterface } from "node:readline";

const profile = {
  name: "Node", version: process.versions.node, language: "JavaScript",
  features: ["emitting", "once", "prepending", "errors"],
};

class Script {
  constructor(rows, steps) {
    this.steps = steps;
    this.objects = {};
    this.removes = {};
    for (const { name, kind } of rows) {
      this.objects[name] = kind === "emitter"
        ? new EventEmitter()
        : () => {
          this.calls.push({ receiver: name, message: "call" });
          const other = this.removes[name];
          if (other) this.emitterOf[other].removeListener("event", this.objects[other]);
        };
    }
    this.emitterOf = Object.fromEntries(
      rows.map(({ name, in: emitter }) => [name, this.objects[emitter]]));
    const once = new Set(steps.filter((step) => step.set === "once").map((step) => step.of));
    for (const { name, kind } of rows) {
      if (kind !== "listener") continue;
      this.emitterOf[name][once.has(name) ? "once" : "on"]("event", this.objects[name]);
    }
  }

  perform(step) {
    this.calls = [];
    const object = this.objects[step.of];
    if (step.ask) return { answer: { number: object.listenerCount("event") } };
    if (step.set === "removes") this.removes[step.of] = step.to;
    if (step.change === "add") this.emitterOf[step.of].on("event", object);
    if (step.change === "prepend") this.emitterOf[step.of].prependListener("event", object);
    if (step.change === "remove") this.emitterOf[step.of].removeListener("event", object);
    if (step.do === "emit") object.emit("event");
    if (step.do === "emitError") {
      try {
        object.emit("error", new Error("nobody listens"));
      } catch {
        this.calls.push({ receiver: step.of, message: "thrown" });
      }
    }
    return this.calls.length ? { calls: this.calls } : {};
  }
}

const stages = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.type === "bye") break;
  if (request.type === "stage") {
    stages.set(request.id, request.responders);
  } else if (request.type === "hello") {
    console.log(JSON.stringify({ type: "hello", protocol: 1, engine: profile }));
  } else {
    const script = new Script(stages.get(request.stage), request.steps);
    const records = request.steps.map((step) => script.perform(step));
    console.log(JSON.stringify({ type: "observed", id: request.id, records }));
  }
}
