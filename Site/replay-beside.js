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
  while (part && !part.querySelector("table.scenarios")) part = part.nextElementSibling;
  return cardAt(part?.querySelector("table.steps, table.scenarios > tbody > tr[id]"));
}

/** Whether an element, or the fold that it is in, is in the upper part of the window; `least` is how
    low it has to begin. */
const isInView = (element, least = -Infinity, share = 1) => {
  const seen = element.closest("details.rows:not([open])") ?? element;
  const { top, bottom } = seen.getBoundingClientRect();
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
    // The list of pages ends above the stage.
    const pages = document.querySelector("nav.pages details");
    new ResizeObserver(() => pages.style.setProperty("--stage", `${this.element.offsetHeight}px`))
      .observe(this.element);
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
    // Until the reader has gone on from where the address led.
    const isFresh = Math.abs(scrollY - conform.arrivedAt) < 48;
    const chosen = pointed ?? (focused && isInView(focused) ? focused
      : target && isInView(target, 0, isFresh ? 1 : 0.3) ? target : undefined);
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
    let found;
    try {
      await load(document.getElementById("site:lab").dataset.script);
      found = await conform.lab.scenario(card.id, [[dataset.page, undefined, undefined, dataset.scenarios]]);
      this.engine ??= await conform.lab.Engine.load(dataset.engine);
    } catch {
      summary.textContent = say("labNotLoaded");
      return;
    }
    if (card !== this.card) return;
    const { lab } = conform;
    const { stage, steps } = found;
    const given = steps.findIndex((step) => step.do || step.ask);
    const model = new lab.Model(() => shared.redraw());
    const shared = { model, engine: this.engine, drawing: new lab.Drawing() };
    const touches = shared.touches = new lab.Touches(shared);
    shared.clock = new lab.Clock(shared);
    shared.announce = (text) => summary.replaceChildren(text);
    shared.redraw = () => {
      lab.refresh(shared);
      shared.drawing.present(shared.view, { cross: touches.cross });
      const { descent, delivery, reasons } = shared.view;
      shared.announce(
        descent || delivery ? [...reasons, lab.summary(shared.view)].join(". ") : say("labTouchHint"));
    };
    const sheet = lab.sheet(shared, "sheet live", () => touches);
    this.live = shared;
    model.open({ stage, steps: steps.slice(0, given < 0 ? steps.length : given) });
    const again = lab.button(say("labReset"), () => model.open(model.original));
    const open = make("a", { href: conform.labAddress(card.id) }, say("openInLab"));
    this.body.replaceChildren(sheet, summary, make("p", { class: "tools-of-stage" }, again, " ", open));
    sheet.focus({ preventScroll: true });
  }

  view(position) { return this.scene.view(position, 0, this.states[position]); }
  mark(view) {
    this.scene.markRows(view, this.card.id);
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
    this.scene.markRows({ ...end, asked, receivers: receivers.toReversed() }, this.card.id);
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

  /** Returns whether the row or its sentence has a name. */
  names(name) {
    const { card, summary } = this;
    const table = card.closest("table");
    const shared = table.parentElement.querySelector(":scope > .shared");
    const text = [card, table.tHead, shared, summary].map((part) => part?.textContent ?? "").join(" ");
    return new Set(text.split(/[^\w-]+/)).has(name) || /[^\w-]/.test(name) && text.includes(name);
  }

  /** Leaves out the margins of the drawing, and what neither happens in the row nor is named by it: objects
      without a place, recognizers, and names. The others have 11 pixels, and a place of their own. */
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
    const size = Math.max(11 / scale, 10.5);
    const { rows, stage } = this.scenario;
    // All are written before any is measured, so that the drawing is laid out once.
    const named = scene.figures.filter((figure, number) => {
      const isNamed = !figure.matches(".chip, .nowhere")
        && (figure.matches(".lit") || this.names(rows[stage.figures[number]].name));
      figure.toggleAttribute("data-extra", !isNamed && figure.matches(".chip, .recognizer"));
      const text = figure.querySelector("text");
      text.classList.toggle("covered", !isNamed);
      text.style.fontSize = `${size}px`;
      text.style.transform = "none";
      return isNamed;
    });
    const room = scene.element.getBoundingClientRect();
    const taken = [...scene.fingers.querySelectorAll("circle")].map((circle) => circle.getBoundingClientRect());
    const measured = named.map((figure) => {
      const [text, path] = ["text", "path"].map((part) => figure.querySelector(part));
      const isPill = figure.matches(".recognizer");
      return { text, box: text.getBoundingClientRect(), outline: path.getBoundingClientRect(), isPill };
    });
    taken.push(...measured.filter(({ isPill }) => isPill).map(({ outline }) => outline));
    // Recognizers first: their names stand right beside them.
    for (const { text, box, outline, isPill } of measured.sort((one, two) => two.isPill - one.isPill)) {
      const place = this.place(box, outline, taken, room, isPill);
      text.classList.toggle("covered", !place);
      if (!place) continue;
      taken.push(place);
      text.style.transform =
        `translate(${(place.left - box.left) / scale}px, ${(place.top - box.top) / scale}px)`;
    }
  }

  /** Returns a free place for a name: beside a recognizer, else in its view where there is room, else near
      its edge; nothing where all are taken. */
  place({ left, top, width, height }, outline, taken, room, isBeside) {
    const start = isBeside ? outline.right + 3 : Math.max(left, outline.left + 8);
    const first = isBeside ? outline.top + (outline.height - height) / 2 : top;
    // Where the edge is near, the name ends there.
    const near = start + width <= room.right ? start
      : Math.max(room.left, isBeside ? outline.left - 3 - width : room.right - width);
    // Recognizers are close to each other, and their names as close to them as can be.
    for (const turns of isBeside ? [1, 5] : [5]) {
      for (const line of [0, 1, -1, 2, -2, 3, -3]) {
        const y = Math.min(Math.max(first + line * height * .9, room.top), room.bottom - height);
        for (let x = near, turn = 0; turn < turns && x + width <= room.right + 1; turn += 1) {
          const box = new DOMRect(x, y, width, height);
          const other = taken.find((one) => box.right > one.left - 1 && box.left < one.right + 1
            && box.bottom - 2 > one.top && box.top + 2 < one.bottom);
          if (!other) return box;
          x = other.right + 4;
        }
      }
    }
    return undefined;
  }
};
