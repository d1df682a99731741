// The stage beside the text: it shows the row that is read as the reference engine carries it out, says
// in a sentence what happens, and can be touched, which the engine itself answers.
const { make, load, narrow, replays, still } = conform;

/** The scenario that an element of a table belongs to: its row, or a table of steps. */
function cardAt(element) {
  const table = element?.closest("main table.scenarios");
  if (!table || table.matches(".steps")) return table;
  const row = element.closest("tbody > tr");
  return row?.matches(".findings") ? row.previousElementSibling : row;
}

/** The first scenario after an element of the text. */
function cardAfter(element) {
  let part = element?.closest("article > *");
  while (part && !part.querySelector(":scope > table.scenarios")) part = part.nextElementSibling;
  return cardAt(part?.querySelector("table.steps, tbody > tr[id]"));
}

/** Whether an element is in the upper part of the window; `least` is how low it has to begin. */
const isInView = (element, least = -Infinity, share = 1) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top >= least && top < innerHeight * share;
};

replays.Beside = class {
  constructor(source) {
    this.source = source;
    this.article = document.querySelector("main article");
    this.name = make("span", { lang: say.original });
    this.fold = make(
      "button", { "aria-expanded": "true", onclick: () => this.toggle() },
      say("stage"), " ", this.name);
    this.sheet = source.dataset.engine
      ? make("button", { class: "sheet", onclick: () => this.touch() })
      : make("div", { class: "sheet" });
    this.branches = make("div", { class: "branches", "aria-hidden": "true" });
    this.summary = make("p", {});
    this.body = make("div", { class: "what" }, this.sheet, this.branches, this.summary);
    this.element = make(
      "div", { class: "beside", role: "group", "aria-label": say("theStage"), hidden: "" },
      this.fold, this.body);
    this.article.parentElement.append(this.element);
    const plan = () => { this.due ??= requestAnimationFrame(() => this.follow()); };
    for (const name of ["scroll", "resize", "focusin"]) addEventListener(name, plan, { passive: true });
    this.article.addEventListener("pointerover", ({ pointerType, target }) => {
      clearTimeout(this.resting);
      const card = pointerType === "mouse" && cardAt(target);
      // A pointer on its way to the stage passes over other rows.
      if (card) this.resting = setTimeout(() => this.follow(card), 150);
    });
    plan();
  }

  toggle() {
    this.body.hidden = !this.body.hidden;
    this.fold.setAttribute("aria-expanded", String(!this.body.hidden));
    this.fit();
  }

  /** Shows the scenario under the pointer, with the focus, of the address, or in the middle. */
  follow(pointed) {
    this.due = undefined;
    this.element.classList.toggle("mini-stage", narrow.matches);
    // While one touches the stage, its row stays.
    if (this.element.contains(document.activeElement) && this.card && isInView(this.card)) return;
    const focused = cardAt(document.activeElement?.closest(":focus-visible"));
    const target = cardAt(document.querySelector("main :target"));
    const chosen = pointed ?? (focused && isInView(focused) ? focused
      : target && isInView(target, 0, 0.3) ? target : undefined);
    const { left, width } = this.article.getBoundingClientRect();
    const line = innerHeight * (narrow.matches ? 0.22 : 0.4);
    // There may be a gap between paragraphs.
    const at = [0, 24, -24, 48, 96].map((by) => document.elementFromPoint(left + width / 4, line + by))
      .find((element) => element !== this.article && this.article.contains(element));
    const table = at?.closest(".scroll")?.querySelector(":scope > table.scenarios");
    // Between two cards, the one before is still read.
    const isBetween = table && this.card && table.contains(this.card);
    const card = chosen ?? cardAt(at) ?? (isBetween ? this.card : undefined)
      ?? cardAfter(at) ?? this.card;
    // A story has a picture of its own.
    const isStory = !chosen && at?.closest("section.scene, .story");
    const isShown = !isStory && card?.querySelector("[data-replay]") && (!narrow.matches || isInView(card));
    this.show(isShown ? card : undefined, chosen);
  }

  /** Shows a scenario, whose data are loaded first, and plays it if the reader has chosen it. */
  async show(card, isChosen) {
    this.wanted = card;
    const data = card === this.card ? this.data : card && await replays.load(card.id);
    const drawing = data && document.getElementById(data.scenarios[card.id].stage);
    // The reader has gone on, or the page is being left.
    if (this.wanted !== card || card && !drawing) return;
    this.data = data;
    this.element.hidden = !card || narrow.matches && isInView(drawing.ownerSVGElement);
    if (card !== this.card) this.change(card);
    if (isChosen) this.play();
  }

  change(card) {
    this.card?.classList.remove("card-in-view");
    card?.classList.add("card-in-view");
    this.card = card;
    clearInterval(this.timer);
    this.live?.clock.stop();
    this.played = this.live = undefined;
    if (!card) return;
    // What a passing engine did is what the page expects, and nothing else is drawn.
    const scenario = this.data.scenarios[card.id];
    const runs = [scenario.runs.find(({ outcome }) => outcome === "P") ?? scenario.runs[0]];
    this.scenario = new replays.Scenario(
      card.id, { ...this.data, scenarios: { [card.id]: { ...scenario, runs } } });
    this.name.textContent = this.scenario.label;
    this.summary.textContent = scenario.summary;
    this.scene = new replays.Scene(this.scenario);
    this.tree = new replays.Tree(this.scenario);
    this.states = this.scenario.states(0);
    this.sheet.setAttribute("aria-label", say("touchStage", { scenario: this.scenario.label }));
    this.sheet.replaceChildren(this.scene.element);
    this.branches.replaceChildren(this.tree.element);
    // What is put into its place anew loses the focus.
    if (!this.sheet.isConnected) this.body.replaceChildren(this.sheet, this.branches, this.summary);
    this.rest();
    this.fit();
  }

  /** Loads the engine at the first touch, and goes on from the stage as the scenario arranges it. */
  async touch() {
    const { card, summary, source: { dataset } } = this;
    clearInterval(this.timer);
    summary.textContent = say("labLoading");
    try {
      const { script } = document.getElementById("site:lab").dataset;
      await Promise.all([load(script), load(dataset.scenarios)]);
      this.engine ??= await conform.lab.Engine.load(dataset.engine);
    } catch {
      summary.textContent = say("labNotLoaded");
      return;
    }
    if (card !== this.card) return;
    const { lab } = conform;
    const { scenarios, stages } = globalThis.conformScenarios[dataset.page];
    const { stage, steps } = scenarios.find(({ id }) => id === card.id);
    const given = steps.findIndex((step) => step.do || step.ask);
    const model = new lab.Model(() => shared.redraw());
    const shared = { model, engine: this.engine, drawing: new lab.Drawing() };
    const touches = shared.touches = new lab.Touches(shared);
    shared.clock = new lab.Clock(shared);
    shared.announce = (text) => summary.replaceChildren(text);
    shared.redraw = () => {
      lab.refresh(shared);
      shared.drawing.show(shared.view, { cross: touches.cross });
      const { descent, delivery, reasons } = shared.view;
      shared.announce(
        descent || delivery ? [...reasons, new lab.Now(shared).summary()].join(". ") : say("labTouchHint"));
    };
    const sheet = shared.sheet = lab.sheet(shared.drawing, "sheet live", () => touches);
    this.live = shared;
    model.open({ stage: stages[stage], steps: steps.slice(0, given < 0 ? steps.length : given) });
    const again = lab.button(say("labReset"), () => model.open(model.original));
    const open = make("a", { href: card.querySelector(".open-in-lab").href }, say("openInLab"));
    this.body.replaceChildren(sheet, summary, make("p", { class: "tools-of-stage" }, again, " ", open));
    sheet.focus({ preventScroll: true });
  }

  view(position) { return this.scene.view(position, 0, this.states[position]); }
  mark(view) {
    this.scene.mark(view, this.card.id);
    this.tree.show(view, this.card.id);
  }

  /** Shows the end: the last search, the way of what was delivered last, and the last answer. */
  rest() {
    const { positions, steps } = this.scenario;
    const [searched, told] = [true, false].map((asks) => positions.findLastIndex(({ step, entry }) => {
      const found = steps[step].entries[entry];
      return found && found.isQuestion === asks;
    }));
    const asked = searched < 0 ? [] : this.view(searched).asked;
    const { receivers: way, messages } = this.view(Math.max(0, told));
    const end = this.view(positions.length - 1);
    const receivers = end.receivers.length || told < 0 ? end.receivers : way;
    this.mark({ ...end, asked, messages, receivers });
    // The way begins at the view that was found.
    this.scene.mark({ ...end, asked, receivers: receivers.toReversed() }, this.card.id);
  }

  /** Plays what happens once, if the reader stays at the row, in at most four seconds. */
  play() {
    if (this.played || still.matches || this.live || !isInView(this.element)) return;
    this.played = true;
    const { positions, steps } = this.scenario;
    const first = Math.max(0, positions.findIndex(({ step }) => steps[step].kind === "do"));
    const stride = Math.ceil((positions.length - first) / 20);
    let position = first;
    this.timer = setInterval(() => {
      if (position < positions.length) return this.mark(this.view(position), position += stride);
      clearInterval(this.timer);
      this.rest();
      return this.fit();
    }, Math.max(200, Math.min(600, 4000 * stride / (positions.length - first))));
  }

  /** Leaves out the margins of the drawing, and enlarges the names to 11 pixels. One that would cover
      another moves to its right, or is left out; names that the row says come first. */
  fit() {
    const { scene, card } = this;
    if (!card || this.body.hidden || this.element.hidden) return;
    const shapes = scene.figures.filter((figure) => !figure.matches(".chip, .nowhere"))
      .map((figure) => DOMRect.fromRect(figure.querySelector("path").getBBox()));
    if (shapes.length) {
      const [x, y] = ["left", "top"].map((edge) => Math.min(...shapes.map((box) => box[edge])) - 12);
      const [u, v] = ["right", "bottom"].map((edge) => Math.max(...shapes.map((box) => box[edge])) + 12);
      scene.element.setAttribute("viewBox", `${x} ${y} ${u - x} ${v - y}`);
    }
    const scale = scene.element.getScreenCTM()?.a;
    if (!scale) return;
    scene.element.style.setProperty("--scale", scale);
    const words = new Set(card.textContent.match(/[\w-]+/g));
    const kept = [];
    const names = scene.figures.map((figure) => figure.querySelector("text"))
      .sort((one, two) => words.has(two.textContent) - words.has(one.textContent));
    // All are written before any is measured, so that the drawing is laid out once.
    const sized = names.map((text) => {
      const size = Math.max(11 / scale, 10.5);
      text.style.fontSize = `${size}px`;
      // Below the edge of its view, and after the mark of a receiver.
      const isView = !text.parentElement.matches(".recognizer");
      const [moved, down] = isView ? [Math.max(0, 5 / scale - 7), (size - 10.5) * 0.75] : [0, 0];
      text.style.transform = `translate(${moved}px, ${down}px)`;
      return { text, isView, moved, down };
    });
    for (let { text, isView, moved, down } of sized) {
      let [box, other] = [];
      const measure = () => {
        box = text.getBoundingClientRect();
        other = kept.find((taken) => box.right > taken.left && box.left < taken.right
          && box.bottom - 4 > taken.top && box.top + 4 < taken.bottom);
      };
      measure();
      const end = text.previousElementSibling.getBoundingClientRect().right;
      for (let turn = 0; isView && turn < 3 && other && other.right + 16 + box.width < end; turn += 1) {
        moved += (other.right + 12 - box.left) / scale;
        text.style.transform = `translate(${moved}px, ${down}px)`;
        measure();
      }
      text.classList.toggle("covered", Boolean(other));
      if (!other) kept.push(box);
    }
  }
};
