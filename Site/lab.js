// The page of the lab: builds its parts, and shows each state with what the engine answers for it.
(async () => {
  const { make, address, lab } = conform;
  const root = document.getElementById("lab");
  if (!root) return;
  // Rows times steps of a script that would hold up a page for longer than a second or so.
  const most = 20_000;
  const editable = "input:not([type=checkbox], [type=range]), textarea:not([readonly])";
  const note = (text) => root.replaceChildren(make("p", { class: "aside", role: "status" }, text));
  if (!lab.isSupported()) return note(say("labNeedsWebAssembly"));
  note(say("labLoading"));
  const shared = { selected: undefined, redraw, announce, select, hash };
  try {
    shared.engine = await lab.Engine.load(root.dataset.engine);
  } catch (error) {
    note(say("labNotLoaded"));
    throw error;
  }
  const model = shared.model = new lab.Model((isNew) => {
    const { stage } = model.state;
    if (isNew) shared.selected = (stage.find(lab.kinds.isSubview) ?? stage[0])?.name;
    redraw();
    writeAddress();
  });
  const drawing = shared.drawing = new lab.Drawing();
  const [pages, challenges, symptoms] =
    [root.dataset.pages, root.dataset.challenges, root.dataset.symptoms].map((text) => JSON.parse(text));
  shared.touches = new lab.Touches(shared);
  shared.arranging = new lab.Arranging(shared);
  shared.clock = new lab.Clock(shared);
  shared.expected = new lab.Expected(shared);
  const stagePart = new lab.StagePart(shared);
  const bar = new lab.Bar(shared, challenges, symptoms, (value) => openLink(lab.address.read(`#${value}`)));
  const now = new lab.Now(shared);
  const others = [new lab.Log(shared), new lab.Tree(shared), new lab.Inspector(shared)];
  const parts = [bar, stagePart, shared.expected, now, ...others];
  const skip = document.querySelector("a.skip");
  let writing, opening, handled;

  shared.openEmpty = () => openReady("empty");
  skip.textContent = say("labSkip");
  skip.addEventListener("click", (event) => {
    event.preventDefault();
    stagePart.sheet.focus();
  });
  root.addEventListener("keydown", undoByKeys);
  addEventListener("paste", openPasted);
  addEventListener("hashchange", follow);
  await follow();
  root.replaceChildren(
    bar.element,
    make(
      "div", { class: "lab-bench" }, stagePart.element, now.element, stagePart.hands,
      ...others.map(({ element }) => element)));
  redraw();

  function redraw() {
    lab.refresh(shared);
    for (const part of parts) part.show();
    announce(lab.summary(shared.view));
  }

  function select(name) {
    shared.selected = name;
    redraw();
  }

  /** Says what happened below the stage, once for many changes in a row. */
  function announce(text) {
    announce.text = text;
    announce.timer ??= setTimeout(() => {
      announce.timer = undefined;
      stagePart.status.textContent = announce.text;
    }, 150);
  }

  /** Opens what the address names. */
  async function follow() {
    handled = location.href;
    await openLink(lab.address.read(location.hash));
  }

  /**
   * Opens what a link names, unless another link is followed meanwhile; where it names nothing, says
   * so, and offers an empty stage.
   */
  async function openLink(link) {
    opening = link;
    try {
      await openNamed(await link, () => link === opening);
    } finally {
      if (link === opening) opening = undefined;
    }
  }

  async function openNamed({ isBroken, ready, scenario, challenge, state, row, isTask, expected }, isLast) {
    const id = challenge ?? scenario ?? row;
    const task = challenges.find((one) => one.id === id);
    const found = id === undefined || (challenge !== undefined && !task)
      ? undefined : await lab.scenario(id, pages, task?.page);
    const isTooMuch = state && state.stage.length * state.steps.length >= most;
    if (!isLast()) return;
    try {
      if (isBroken || isTooMuch) openReady("empty");
      else if (found) {
        const opened = { scenario: found, challenge: challenge || isTask ? task : undefined };
        const original = lab.beginning(found, opened.challenge);
        const known = new Map((expected ?? []).map((pair) => [pair?.[0], pair?.[1]]));
        const again = state && lab.beginning(found).expected
          .map((one) => ({ ...one, step: known.get(one.index) }))
          .filter(({ step }) => Number.isInteger(step) && step >= 0 && step < state.steps.length);
        open(opened, state ? { ...state, expected: again } : original, original);
      } else if (state) open({}, state);
      else openReady(id === undefined ? ready ?? "nested" : "empty");
    } catch (error) {
      if (!state) throw error;
      // What the engine takes for a stage is not always one that can be drawn.
      openReady("empty");
      isBroken = true;
    }
    if (isTooMuch) bar.warn(say("labTooMuch", { rows: state.stage.length, steps: state.steps.length }));
    else if (isBroken) bar.warn(say("labBroken"));
    else if (id !== undefined && !found) bar.warn(say("labUnknown", { name: id.slice(0, 80) }));
  }

  function openReady(ready) { open({ ready }, lab.stages[ready]); }

  function open(from, state, original = state) {
    shared.source = from;
    shared.features = from.scenario?.features;
    shared.clock.stop();
    bar.opened(from);
    shared.expected.opened(from);
    model.open(state, original);
  }

  /** Puts the state into the address, soon. */
  function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(async () => {
      const url = Object.assign(new URL(location.href), { hash: await shared.hash() });
      if (!shared.source.scenario) url.searchParams.delete("page");
      // A link that is being opened, or whose event has yet to come, stays in the address: what is
      // written here would be the state before it.
      if (opening || location.href !== handled) return;
      conform.attempt(() => history.replaceState(history.state, "", url));
      handled = location.href;
    }, 200);
  }

  /** Returns the fragment for the state. */
  async function hash() {
    if (model.state !== model.original) return lab.address.write(model.state, shared.source);
    if (shared.source.challenge) return `#challenge=${shared.source.challenge.id}`;
    if (shared.source.scenario) return address.hash(shared.source.scenario.id);
    return shared.source.ready ? `#${shared.source.ready}` : lab.address.write(model.state);
  }

  /** Opens a link or a copied scenario that is pasted, by the fragment in it. */
  async function openPasted(event) {
    const [hash] = event.clipboardData.getData("text").match(/#~[\w-]+/) ?? [];
    if (!hash || event.target.matches(editable)) return;
    event.preventDefault();
    await openLink(lab.address.read(hash));
  }

  function undoByKeys(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z"
      || event.target.matches(editable)) return;
    event.preventDefault();
    shared.clock.stop();
    if (event.shiftKey) model.redo();
    else model.undo();
  }
})();
