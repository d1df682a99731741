// A second engine, written from `Spec/protocol.md` and the pages of its features alone, to prove
// that these suffice. It finds views under points and follows chains; what it lacks it skips.

import { realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Thrown where a script wants what this engine has not. */
class Lacking extends Error {}

/** Anything that may stand in a chain. */
class Responder {
  constructor(world, name) {
    this.world = world;
    this.name = name;
  }

  get next() {
    return this.overriddenNext === undefined ? this.usualNext : this.overriddenNext;
  }

  get usualNext() {
    return null;
  }

  *chain() {
    const seen = new Set();
    for (let each = this; each; each = each.next) {
      if (seen.has(each)) throw new Error(`the chain from ${this.name} comes back to ${each.name}`);
      seen.add(each);
      yield each;
    }
  }

  record(message, more) {
    this.world.calls.push({ receiver: this.name, message, ...more });
  }
}

/** A delegate that may not stand in a chain. */
class PlainObject extends Responder {}

class Application extends Responder {
  windows = [];
  delegate = null;

  get usualNext() {
    const { delegate } = this;
    return [Application, View, PlainObject].some((kind) => delegate instanceof kind) ? null
      : delegate;
  }
}

class View extends Responder {
  superview = null;
  subviews = [];
  frame = [0, 0, 0, 0];
  boundsOrigin = [0, 0];
  hidden = false;
  alpha = 1;
  interactionEnabled = true;

  get usualNext() {
    return this.superview;
  }

  /** A point of the superview in this view's own coordinates. */
  inside([x, y]) {
    return [x - this.frame[0] + this.boundsOrigin[0], y - this.frame[1] + this.boundsOrigin[1]];
  }

  hitTest(point) {
    if (this.hidden || this.alpha < 0.01 || !this.interactionEnabled) return null;
    this.record("point(inside:with:)");
    return this.contains(point) ? frontmost(this.subviews, point) ?? this : null;
  }

  contains([x, y], outset = 0) {
    const { boundsOrigin: [left, top], frame: [, , width, height] } = this;
    return x >= left - outset && x < left + width + outset
      && y >= top - outset && y < top + height + outset;
  }

  leave() {
    this.superview?.subviews.splice(this.superview.subviews.indexOf(this), 1);
    this.superview = null;
  }

  enter(superview, index = superview.subviews.length) {
    this.superview = superview;
    superview.subviews.splice(index, 0, this);
  }
}

class Window extends View {
  get usualNext() {
    return this.application;
  }

  leave() {
    this.application.windows.splice(this.application.windows.indexOf(this), 1);
  }
}

/** What the frontmost of some views to find anything finds. */
function frontmost(views, point) {
  for (const view of [...views].reverse()) {
    const found = view.hitTest(view.inside(point));
    if (found) return found;
  }
  return null;
}

function overrideHitTest(view, method) {
  view.hitTest = (point) => {
    view.record("hitTest(_:with:)");
    return method(point);
  };
}

const kinds = {
  "application": Application,
  "application delegate": Responder,
  "object": PlainObject,
  "responder": Responder,
  "window": Window,
  "view": View,
  "label": class extends View { interactionEnabled = false; },
  "image view": class extends View { interactionEnabled = false; },
};

export const engine = {
  name: "JavaScript",
  version: "1.0",
  language: "JavaScript",
  features: ["responder-chain", "chain-overrides", "hit-testing", "hit-test-overrides"],
  kinds: Object.keys(kinds),
};

const settings = {
  hidden: (view, { to }) => { view.hidden = to; },
  alpha: (view, { to }) => { view.alpha = to; },
  interactionEnabled: (view, { to }) => { view.interactionEnabled = to; },
  frame: (view, { to }) => { view.frame = to; },
  boundsOrigin: (view, { to }) => { view.boundsOrigin = to; },
  clipsToBounds: () => {},
  next: (responder, { to }) => { responder.overriddenNext = responder.world.named(to); },
  hitTest: (view, { to }) => overrideHitTest(view, () => view.world.named(to)),
  hitTestPassesSelfThrough: (view) => overrideHitTest(view, (point) => {
    const found = View.prototype.hitTest.call(view, point);
    return found === view ? null : found;
  }),
  pointInside: (view, { to }) => { view.contains = () => to; },
  pointInsideOutset: (view, { to }) => {
    view.contains = (point) => View.prototype.contains.call(view, point, to);
  },
  delegate: (application, { to }) => { application.delegate = application.world.named(to); },
};

const changes = {
  remove: (view) => view.leave(),
  add: (view, { to }) => { view.leave(); view.enter(view.world.named(to)); },
  insert: (view, { placement, sibling: name }) => {
    const sibling = view.world.named(name);
    view.leave();
    const index = sibling.superview.subviews.indexOf(sibling);
    view.enter(sibling.superview, placement === "above" ? index + 1 : index);
  },
  bringToFront: (view) => { const { superview } = view; view.leave(); view.enter(superview); },
  sendToBack: (view) => { const { superview } = view; view.leave(); view.enter(superview, 0); },
};

const doings = {
  hitTest: (view, { at }) => { view.world.found = view.hitTest(at); },
  touchBegins: (_, { at }, world) => { world.touch(at); },
  touchEnds: (_, step, world) => { world.sendEvent("touchesEnded(_:with:)"); world.window = null; },
};

const questions = {
  hitTestView: (_, step, world) => ({ responder: world.found?.name ?? null }),
  next: (responder) => ({ responder: responder.next?.name ?? null }),
  chain: (responder) => ({ responders: [...responder.chain()].map((each) => each.name) }),
  contains: (view, { at }) => ({ truth: view.contains(at) }),
  subviews: (view) => ({ responders: view.subviews.map((each) => each.name) }),
};

/** A fresh copy of a stage, and what one script does to it. */
class World {
  responders = new Map();
  calls = [];
  found = null;
  touched = null;
  window = null;

  constructor(rows) {
    for (const { name, kind } of rows) {
      this.responders.set(name, new kinds[kind](this, name));
    }
    for (const row of rows) this.place(this.named(row.name), this.named(row.in), row.frame);
  }

  named(name) {
    return this.responders.get(name) ?? null;
  }

  place(responder, holder, frame) {
    if (frame) responder.frame = frame;
    if (!holder) return;
    if (responder instanceof Window) {
      responder.application = holder;
      holder.windows.push(responder);
    } else if (responder instanceof View) {
      responder.enter(holder);
    } else {
      holder.delegate = responder;
    }
  }

  touch(point) {
    const all = [...this.responders.values()];
    this.application = all.find((each) => each instanceof Application);
    this.window = this.application.windows.findLast((each) => {
      this.found = each.hitTest(each.inside(point));
      return this.found;
    });
    this.touched = this.found;
    this.sendEvent("touchesBegan(_:with:)");
  }

  sendEvent(message) {
    if (!this.window) return;
    this.application.record("sendEvent(_:)");
    this.window.record("sendEvent(_:)");
    for (const each of this.touched.chain()) each.record(message, { fingers: [1] });
  }

  perform(step) {
    this.calls = [];
    const { set, change, do: doing, ask } = step;
    const table = set ? settings : change ? changes : doing ? doings : questions;
    const answer = lookUp(table, set ?? change ?? doing ?? ask)(this.named(step.of), step, this);
    return table === questions ? { answer } : { calls: this.calls };
  }
}

function lookUp(table, word) {
  if (!Object.hasOwn(table, word)) throw new Lacking(`this engine has no ${word}`);
  return table[word];
}

/** The reply to a script, without the id of its request. */
export function perform(rows, steps) {
  try {
    const world = new World(rows);
    return { type: "observed", records: steps.map((step) => world.perform(step)) };
  } catch (error) {
    if (error instanceof Lacking) return { type: "skipped", reason: error.message };
    return { type: "errored", message: String(error) };
  }
}

function send(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

async function converse() {
  const stages = new Map();
  for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    const { type, id } = message;
    if (type === "hello") send({ type: "hello", protocol: 1, engine });
    if (type === "stage") stages.set(id, message.responders);
    if (type === "perform") send({ ...perform(stages.get(message.stage), message.steps), id });
    if (type === "bye") break;
  }
}

// Another module may call `perform` itself.
if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await converse();
