// Replays scenarios: what happens on the stage, step by step and call by call, for one engine or
// for two side by side. All that it tells stands in the page too; without it nothing is missing.
"use strict";

(() => {
  const place = document.getElementById("site:replay");
  if (!place || !window.HTMLDialogElement) return;

  const svgSpace = "http://www.w3.org/2000/svg";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const suffix = "?replay";
  let loading;

  // Text that came with the page or with a report gets in by way of text nodes alone.
  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key === "class") element.className = value;
      else if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  }

  function draw(name, attributes = {}, ...children) {
    const element = document.createElementNS(svgSpace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  }

  /// The page's data; a script, because a page that was opened from a disk can load nothing else.
  function load() {
    loading ??= new Promise((resolve, reject) => {
      window.conformReplay = resolve;
      const script = make("script", { src: place.dataset.source });
      script.onerror = () => { loading = undefined; script.remove(); reject(new Error("missing")); };
      document.head.append(script);
    });
    return loading;
  }

  /// A stage that can be shown at any moment of a script.
  class Scene {
    constructor(stage, scenario, names) {
      this.names = names;
      this.steps = scenario.steps;
      const original = document.getElementById(scenario.stage);
      this.group = original.cloneNode(true);
      this.group.removeAttribute("id");
      this.figures = [...this.group.children];
      this.beginning = this.figures.map((figure) => ({
        look: figure.getAttribute("class"),
        outline: figure.querySelector("path").getAttribute("d"),
        x: figure.querySelector("text").getAttribute("x"),
        y: figure.querySelector("text").getAttribute("y"),
      }));
      this.way = draw("path", { class: "way" });
      this.stops = draw("path", { class: "stops" });
      this.fingers = draw("g");
      const width = original.ownerSVGElement.viewBox.baseVal.width;
      this.element = draw(
        "svg", { class: "scene", viewBox: `0 0 ${width} ${scenario.height}`, role: "img" },
        this.group, this.way, this.stops, this.fingers);
    }

    /// Shows the stage after a step, with the receivers of a message and the last of them lit.
    show(step, receivers, words) {
      const looks = this.beginning.map((figure) => ({ ...figure }));
      let order = this.figures.map((_, number) => number);
      for (const moment of this.steps.slice(0, step + 1)) {
        for (const [number, look, outline, x, y] of moment.changed ?? []) {
          looks[number] = { look, outline, x, y };
        }
        order = moment.order ?? order;
      }
      const lit = receivers.at(-1);
      this.figures.forEach((figure, number) => {
        const { look, outline, x, y } = looks[number];
        figure.setAttribute("class", number === lit ? `${look} lit` : look);
        figure.querySelector("path").setAttribute("d", outline);
        const label = figure.querySelector("text");
        label.setAttribute("x", x);
        label.setAttribute("y", y);
      });
      const wanted = order.map((number) => this.figures[number]);
      if (wanted.some((figure, index) => this.group.children[index] !== figure)) {
        this.group.replaceChildren(...wanted);
      }
      const line = receivers.filter((number) => typeof number === "number")
        .map((number) => `${looks[number].x - 7} ${looks[number].y - 4}`);
      this.way.setAttribute("d", line.length > 1 ? `M${line.join("L")}` : "");
      this.stops.setAttribute("d", line.map((stop) => `M${stop}h0`).join(""));
      this.showSpots(this.steps[step]?.spots ?? []);
      this.element.setAttribute("aria-label", words);
    }

    showSpots(spots) {
      const kept = new Map([...this.fingers.children].map((mark) => [mark.dataset.name, mark]));
      for (const [kind, x, y, finger = "probe"] of spots) {
        let mark = kept.get(String(finger));
        kept.delete(String(finger));
        if (!mark) {
          mark = draw("g", { "data-name": finger }, draw("circle", { r: finger === "probe" ? 5 : 10 }));
          if (finger !== "probe") {
            const number = draw("text", { y: 4 });
            number.textContent = finger;
            mark.append(number);
          }
          this.fingers.append(mark);
        }
        mark.setAttribute("class", kind === "probe" ? "probe" : `finger ${kind}`);
        mark.style.transform = `translate(${x}px, ${y}px)`;
      }
      for (const mark of kept.values()) mark.remove();
    }
  }

  /// What one engine did, position by position.
  class Side {
    constructor(data, scenario, run) {
      this.data = data;
      this.scenario = scenario;
      this.names = data.stages[scenario.stage];
      this.run = run;
      this.scene = new Scene(scenario.stage, scenario, this.names);
      this.calls = make("ol", { class: "calls", tabindex: "0", "aria-label": "Calls of this step" });
      this.note = make("p");
      this.note.hidden = true;
      this.element = make(
        "section", { class: "side" }, make("h3", {}, make("bdi", {}, this.engine)),
        this.scene.element, make("div", { class: "log" }, this.note, this.calls));
    }

    get engine() { return this.data.engines[this.run.engine]; }

    name(receiver) { return typeof receiver === "number" ? this.names[receiver] : receiver; }

    call(step, index) { return this.run.records[step]?.calls?.[index]; }

    /// What happens at a position, in words; nil where the engine does nothing there.
    words({ step, call }) {
      const record = this.run.records[step];
      if (record?.answer !== undefined) return record.answer;
      const found = this.call(step, call);
      if (!found) return call < 0 || call === undefined ? "" : "nothing more";
      const [receiver, message, fingers] = found;
      const end = fingers ? ` (${fingers})` : "";
      return `${this.name(receiver)} gets ${this.data.messages[message]}${end}`;
    }

    show(position) {
      const { step, call } = position;
      const record = this.run.records[step] ?? {};
      const calls = record.calls ?? [];
      // The calls of the same message that led here are one line in the scene.
      let first = Math.min(call, calls.length - 1);
      while (first > 0 && calls[first - 1][1] === calls[first]?.[1]
        && calls[first - 1][2] === calls[first][2]) first -= 1;
      const receivers = call >= 0 && call < calls.length
        ? calls.slice(first, call + 1).map((entry) => entry[0]) : [];
      const answered = this.names.indexOf(record.answer);
      if (answered >= 0) receivers.push(answered);
      this.scene.show(step, receivers, `${this.engine}: ${this.words(position) || "the stage"}`);
      this.calls.replaceChildren(...calls.map((entry, index) => {
        const item = make("li", {}, this.words({ step, call: index }));
        if (index === call) item.setAttribute("aria-current", "true");
        else if (index > call) item.className = "later";
        return item;
      }));
      if (record.answer !== undefined) {
        this.calls.append(make("li", { "aria-current": "true" }, "answer: ", make("bdi", {}, record.answer)));
      }
      const current = this.calls.querySelector("[aria-current]");
      if (current) this.calls.scrollTop = current.offsetTop - this.calls.clientHeight / 2;
      this.showDifference(position);
    }

    showDifference({ step, isLast }) {
      const found = (this.run.differences ?? []).filter((difference) => difference.step === step);
      this.note.hidden = !found.length || !isLast;
      this.note.className = "differs";
      this.note.replaceChildren(...found.flatMap(({ phrase, expected, actual }) => [
        `${phrase}: expected `, make("b", {}, make("bdi", {}, expected)), ", actual ",
        make("b", {}, make("bdi", {}, actual)), ". ",
      ]));
    }
  }

  /// The panel in which one scenario at a time is replayed.
  class Player {
    constructor() {
      this.title = make("h2", { id: "site:replay-title" });
      this.choices = make("span");
      this.steps = make("ol", { class: "steps" });
      this.sides = make("div", { class: "sides" });
      this.status = make("p", { role: "status", "aria-atomic": "true" });
      const button = (label, sign, act) =>
        make("button", { type: "button", "aria-label": label, title: label, onclick: act }, sign);
      this.first = button("First (Home)", "|◀", () => this.go(0));
      this.back = button("Back (left arrow)", "◀", () => this.go(this.position - 1));
      this.playing = make("button", { type: "button", class: "play", onclick: () => this.toggle() });
      this.next = button("Next (right arrow)", "▶", () => this.go(this.position + 1));
      this.last = button("Last (End)", "▶|", () => this.go(Infinity));
      this.dialog = make(
        "dialog", { class: "player", "aria-labelledby": "site:replay-title" },
        make("header", {}, this.title, this.choices,
          button("Close", "✕", () => this.dialog.close())),
        make("div", { class: "acts" },
          make("nav", { "aria-label": "Steps" }, this.steps), this.sides),
        make("footer", {}, this.first, this.back, this.playing, this.next, this.last, this.status));
      this.dialog.addEventListener("close", () => this.closed());
      this.dialog.addEventListener("keydown", (event) => this.pressed(event));
      document.body.append(this.dialog);
    }

    open(id, data) {
      const scenario = data.scenarios[id];
      if (!scenario) return;
      this.stop();
      this.id = id;
      this.data = data;
      this.scenario = scenario;
      const other = scenario.runs.findIndex((run) =>
        JSON.stringify(run.records) !== JSON.stringify(scenario.runs[0].records));
      this.chosen = scenario.runs.length > 1 ? [0, other > 0 ? other : 1] : [0];
      this.title.replaceChildren("Replay of ", make("bdi", {}, id));
      this.showChoices();
      this.begin();
      if (!this.dialog.open) this.dialog.showModal();
      this.next.focus();
    }

    /// With three engines or more, the two to compare are chosen.
    showChoices() {
      this.choices.replaceChildren();
      if (this.scenario.runs.length < 3) return;
      this.chosen.forEach((chosen, side) => {
        const select = make("select", {
          "aria-label": side === 0 ? "Engine on the left" : "Engine on the right",
          onchange: () => { this.chosen[side] = Number(select.value); this.begin(); },
        });
        this.scenario.runs.forEach((run, index) => {
          const option = make("option", { value: index }, this.data.engines[run.engine]);
          option.selected = index === chosen;
          select.append(option);
        });
        this.choices.append(select, " ");
      });
    }

    begin() {
      this.players = this.chosen.map((index) =>
        new Side(this.data, this.scenario, this.scenario.runs[index]));
      this.sides.replaceChildren(...this.players.map((side) => side.element));
      this.positions = this.scenario.steps.flatMap((_, step) => {
        const count = Math.max(...this.players.map((side) =>
          side.run.records[step]?.calls?.length ?? 0));
        return Array.from({ length: count + 1 }, (_, index) =>
          ({ step, call: index - 1, isLast: index === count }));
      });
      this.parting = this.players.length < 2 ? -1 : this.positions.findIndex((position) =>
        this.players[0].words(position) !== this.players[1].words(position));
      this.steps.replaceChildren(...this.scenario.steps.map(({ words }, step) => {
        const start = this.positions.findIndex((position) => position.step === step);
        const button = make("button", { type: "button", onclick: () => this.go(start) },
          `${step + 1}. `, make("bdi", {}, words));
        if (this.parting >= 0 && this.positions[this.parting].step === step) button.className = "part";
        return make("li", {}, button);
      }));
      this.go(0);
    }

    go(position) {
      this.position = Math.max(0, Math.min(position, this.positions.length - 1));
      const now = this.positions[this.position];
      for (const side of this.players) side.show(now);
      [...this.steps.children].forEach((item, step) => {
        const button = item.firstChild;
        if (step === now.step) button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
      });
      const atEnd = this.position === this.positions.length - 1;
      this.first.disabled = this.back.disabled = this.position === 0;
      this.next.disabled = this.last.disabled = atEnd;
      if (atEnd || this.position === this.parting) this.stop();
      this.tell(now);
    }

    tell(now) {
      const step = `Step ${now.step + 1} of ${this.scenario.steps.length}, `
        + `${this.scenario.steps[now.step].words}.`;
      const told = this.players.map((side) => {
        const words = side.words(now);
        return words && this.players.length > 1 ? `${side.engine}: ${words}` : words;
      }).filter(Boolean).join("; ");
      const same = this.players.length > 1 && this.parting < 0 && this.position === 0
        ? " Both engines do the same throughout." : "";
      const part = this.position === this.parting ? " Here they part." : "";
      this.status.textContent = `${step} ${told}${told ? "." : ""}${part}${same}`;
    }

    toggle() {
      if (this.timer) return this.stop();
      if (this.position === this.positions.length - 1) this.go(0);
      this.timer = setInterval(() => this.go(this.position + 1), calm.matches ? 1600 : 800);
      this.playing.textContent = "Pause";
    }

    stop() {
      clearInterval(this.timer);
      this.timer = undefined;
      this.playing.textContent = "Play";
    }

    pressed(event) {
      const moves = {
        ArrowRight: this.position + 1, ArrowLeft: this.position - 1, Home: 0, End: Infinity,
      };
      if (!(event.key in moves) || event.target.matches("select")
        || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      // The page has arrow keys of its own.
      event.stopPropagation();
      this.stop();
      this.go(moves[event.key]);
    }

    closed() {
      this.stop();
      if (asked() === this.id) address(this.id);
      document.getElementById(this.id)?.querySelector("button.replay")?.focus();
    }
  }

  let player;

  /// The scenario that the address asks to replay.
  function asked() {
    try {
      const text = decodeURIComponent(location.hash.slice(1));
      return text.endsWith(suffix) ? text.slice(0, -suffix.length) : undefined;
    } catch {
      return undefined;
    }
  }

  function address(id, end = "") {
    const hash = `#${encodeURIComponent(id).replaceAll("%2F", "/")}${end}`;
    history.replaceState(null, "", hash);
  }

  async function replay(id) {
    try {
      const data = await load();
      player ??= new Player();
      player.open(id, data);
    } catch {
      document.getElementById(id)?.querySelector("details.story")?.setAttribute("open", "");
    }
  }

  function followAddress() {
    const id = asked();
    const row = id && document.getElementById(id);
    if (!row?.querySelector("button.replay")) return;
    row.scrollIntoView({ block: "center" });
    replay(id);
  }

  for (const story of document.querySelectorAll("details.story.kept")) {
    const id = story.closest("[id]").id;
    const button = make("button", {
      type: "button", class: "replay", "aria-label": `Replay ${id}`, "aria-haspopup": "dialog",
      onclick: () => { address(id, suffix); replay(id); },
    }, "Replay");
    const tools = make("div", { class: "tools" });
    story.replaceWith(tools);
    tools.append(button, story);
  }
  addEventListener("hashchange", followAddress);
  followAddress();
})();
