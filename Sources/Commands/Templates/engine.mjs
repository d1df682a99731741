// An engine for Conform: it performs scripts on a framework, and reports what happened.
//
//     conform --engine "node engine.mjs"
//
// The first part is a stub. Put your framework in its place, then let `Stage` make its
// objects and carry out steps. The rest speaks the protocol and can stay as it is.

import { writeSync } from "node:fs";
import { createInterface } from "node:readline";

const profile = {
  name: "Mine",
  version: "0.1",
  language: "JavaScript",
  // What the engine claims, and is asked for. The protocol's page lists the features.
  features: ["responder-chain"],
};

// --- Your framework here --------------------------------------------------------------------

class Responder {
  get next() {
    return null;
  }
}

class View extends Responder {
  superview = null;

  get next() {
    return this.superview;
  }
}

class Window extends View {
  application = null;

  get next() {
    return this.application;
  }
}

class Application extends Responder {
  delegate = null;

  get next() {
    return this.delegate;
  }
}

// --- The stage: from the words of a script to objects of the framework, and back --------------

const kinds = {
  "application": Application,
  "application delegate": Responder,
  "responder": Responder,
  "window": Window,
  "view": View,
  "object": Object,
};

/** Thrown where a script wants what the framework has not: the scenario is then skipped. */
class Lacking extends Error {}

/** The objects of one script, by name. */
class Stage {
  objects = new Map();
  // The calls of the current step. A method that is called by events is overridden to push
  // { receiver: its name, message: "touchesBegan(_:with:)", fingers: [1] }.
  calls = [];

  constructor(rows) {
    for (const row of rows) this.make(row);
    for (const row of rows) this.place(this.objects.get(row.name), this.objects.get(row.in) ?? null);
  }

  make({ name, kind, viewOf, presentedBy }) {
    if (!Object.hasOwn(kinds, kind) || viewOf || presentedBy) {
      throw new Lacking(`the framework has no ${kind} like ${name}`);
    }
    this.objects.set(name, new kinds[kind]());
  }

  place(child, parent) {
    if (child instanceof Window) child.application = parent;
    else if (child instanceof View) child.superview = parent;
    else if (child instanceof Responder && parent instanceof Application) parent.delegate = child;
  }

  /** Carries out one step, and returns its record: the calls, and the answer to a question. */
  perform(step) {
    this.calls = [];
    if (step.ask === "next") {
      return { answer: { responder: this.name(this.objects.get(step.of).next) } };
    }
    throw new Lacking(
      `the engine does not know the step ${step.set ?? step.change ?? step.do ?? step.ask}`);
  }

  /** The name of an object; what is not on the stage is left out. */
  name(found) {
    for (const [name, each] of this.objects) if (each === found) return name;
    return null;
  }
}

function reply(rows, steps) {
  try {
    const stage = new Stage(rows);
    return { type: "observed", records: steps.map((step) => stage.perform(step)) };
  } catch (error) {
    if (error instanceof Lacking) return { type: "skipped", reason: error.message };
    return { type: "errored", message: `${error}, ${places(error)}` };
  }
}

/** The lines that led to an error, the innermost first, on one line: `make engine.mjs:74:11, …`. */
function places(error) {
  return [...(error.stack ?? "").matchAll(/^ +at (?:(\S+) \()?\S*?([^/\s]+:\d+:\d+)\)?$/gm)]
    .map(([, name, place]) => (name ? `${name} ${place}` : place)).join(", ");
}

// --- The protocol: lines of JSON over standard input and output -------------------------------

// Standard output is kept for the protocol: what the framework prints goes to standard error.
process.stdout.write = process.stderr.write.bind(process.stderr);

/** Writes a message whole; a pipe that is full takes the rest later. */
function send(message) {
  let rest = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

const stages = new Map();
for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.type === "bye") break;
  if (request.type === "stage") {
    stages.set(request.id, request.responders);
  } else if (request.type === "hello") {
    send({ type: "hello", protocol: 1, engine: { ...profile, kinds: Object.keys(kinds) } });
  } else {
    send({ id: request.id, ...reply(stages.get(request.stage), request.steps) });
  }
}
