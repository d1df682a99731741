// The page of the lab: builds its parts, and shows each state with what the engine answers for it.
"use strict";

(async () => {
  const { make, address } = globalThis.conform;
  const { lab } = globalThis.conform;
  const root = document.getElementById("lab");
  if (!root) return;
  const note = (text) => root.replaceChildren(make("p", { class: "aside", role: "status" }, text));
  if (!lab.isSupported()) return note(say("labNeedsWebAssembly"));
  note(say("labLoading"));
  const shared = { selected: undefined, redraw, announce, select };
  try {
    shared.engine = await lab.Engine.load(root.dataset.engine);
  } catch (error) {
    note(say("labNotLoaded"));
    throw error;
  }
  const model = shared.model = new lab.Model();
  const drawing = shared.drawing = new lab.Drawing();
  const scenarios = new lab.Scenarios(JSON.parse(root.dataset.pages));
  shared.touches = new lab.Touches(shared);
  shared.arranging = new lab.Arranging(shared);
  shared.clock = new lab.Clock(shared);
  const stagePart = new lab.StagePart(shared);
  const bar = new lab.Bar(shared, open);
  const now = new lab.Now(shared);
  const parts = [bar, stagePart, now, new lab.Tree(shared), new lab.Inspector(shared), new lab.Log(shared)];
  const [, , , tree, inspector, log] = parts;
  let source = {};
  let writing;

  root.replaceChildren(
    bar.element,
    make(
      "div", { class: "lab-bench" }, stagePart.element,
      make("div", { class: "lab-panels" }, ...now.elements, tree.element, inspector.element, log.element)));
  root.addEventListener("keydown", undoByKeys);
  model.onChange(({ isNew }) => {
    if (isNew) selectFirst();
    redraw();
    writeAddress();
  });
  addEventListener("hashchange", follow);
  await follow();

  /** Shows the state anew. */
  function redraw() {
    shared.view = lab.look(shared.engine, model.state);
    shared.view.viewOf = (row) => model.viewOf(row);
    model.possible = shared.view.done;
    for (const part of parts) part.show();
    announce(now.summary());
  }

  function select(name) {
    shared.selected = name;
    redraw();
  }

  function selectFirst() {
    const { stage } = model.state;
    shared.selected = (stage.find(lab.kinds.isSubview) ?? stage[0])?.name;
  }

  /** Says what happened below the stage, once for many changes in a row. */
  function announce(text) {
    announce.text = text;
    announce.timer ??= setTimeout(() => {
      announce.timer = undefined;
      stagePart.say(announce.text);
    }, 150);
  }

  /** Opens what the address names. */
  async function follow() {
    const { ready, scenario, state } = await lab.address.read(location.hash);
    if (state) return open({}, state);
    const found = scenario && await scenarios.find(scenario);
    if (found) return open({ scenario: found }, found);
    openReady(ready ?? "nested");
    if (scenario) bar.warn(say("labUnknown", { name: scenario }));
    return undefined;
  }

  function openReady(ready) { open({ ready }, lab.stages[ready]); }

  function open(from, state) {
    if (typeof from === "string") return openReady(from);
    source = from;
    shared.clock.stop();
    bar.opened(from);
    return model.open(state);
  }

  /** Puts the state into the address, soon. */
  function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(async () => {
      const hash = await shared.hash();
      const url = new URL(location.href);
      if (!source.scenario) url.searchParams.delete("page");
      url.hash = hash;
      try { history.replaceState(history.state, "", url); } catch { /* Not required. */ }
    }, 200);
  }

  /** Returns the fragment for the state. */
  shared.hash = async () => {
    if (model.state !== model.original) return lab.address.write(model.state);
    if (source.scenario) return address.hash(source.scenario.id);
    return source.ready ? `#${source.ready}` : lab.address.write(model.state);
  };

  function undoByKeys(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target.matches("input:not([type=checkbox], [type=range]), textarea")) return;
    event.preventDefault();
    shared.clock.stop();
    if (event.shiftKey) model.redo();
    else model.undo();
  }
})();
