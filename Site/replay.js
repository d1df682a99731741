// Replays scenarios: what happens on the stage, step by step and call by call, for one engine or
// for two side by side. All that it tells stands in the page too; without it nothing is missing.
"use strict";

(() => {
  const engines = [...document.querySelectorAll("[id='site:engines'] > li")]
    .map((item) => item.textContent);
  if (!engines.length || !window.HTMLDialogElement) return;

  const svgSpace = "http://www.w3.org/2000/svg";
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const suffix = "?replay";

  // Text that came with the page or with a report gets in by way of text nodes alone.
  function make(name, properties = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (key === "class") element.className = value;
      else if (value === undefined) continue;
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

  const numbers = (text) => (text ? text.split(" ").map(Number) : []);

  /// A scenario, read back from the story that stands in its row.
  function read(story) {
    const steps = [...story.querySelector(":scope > ol").children].map((item) => ({
      words: item.firstElementChild.textContent,
      spots: item.dataset.spots?.split(";").filter(Boolean).map((spot) => spot.split(" ")),
      changes: (item.dataset.changes ?? "").split(";").filter(Boolean)
        .map((change) => change.split("|")),
      order: item.dataset.order && numbers(item.dataset.order),
      accounts: accounts(item),
    }));
    const runs = numbers(story.dataset.engines).map((engine) => ({
      engine: engines[engine],
      records: steps.map((step) => step.accounts.find((account) =>
        !account.engines.length || account.engines.includes(engine))),
    }));
    return { stage: story.dataset.stage, steps, runs };
  }

  /// What engines did at a step; where all did the same, no engine is named.
  function accounts(item) {
    const named = [...item.querySelectorAll(":scope > .account")];
    return (named.length ? named : [item]).map((part) => ({
      engines: named.length ? numbers(part.dataset.engines) : [],
      answer: part.querySelector(":scope > b")?.textContent,
      differences: [...part.querySelectorAll(":scope > em")].map((note) => note.textContent),
      calls: [...part.querySelectorAll(":scope > ul > li")].flatMap(calls),
    }));
  }

  /// The calls on one line: `touchesBegan(_:with:) A → window (fingers 1 and 2)`.
  function calls(line) {
    const message = line.querySelector("code")?.textContent;
    if (message === undefined) return [];
    const end = line.querySelector("small")?.textContent ?? "";
    const receivers = line.textContent.slice(message.length + 1, end ? -end.length - 1 : undefined);
    return receivers.split(" → ").filter((name) => !name.startsWith("… ")).map((receiver) => ({
      receiver, message: end ? `${message} ${end}` : message,
    }));
  }

  /// A stage that can be shown at any moment of a script.
  class Scene {
    constructor(scenario) {
      this.steps = scenario.steps;
      const original = document.getElementById(scenario.stage);
      this.group = original.cloneNode(true);
      this.group.removeAttribute("id");
      this.figures = [...this.group.children];
      this.numbers = new Map(this.figures.map((figure, number) => {
        const title = figure.querySelector("title").textContent;
        return [title.slice(0, title.lastIndexOf(", ")), number];
      }));
      this.beginning = this.figures.map((figure) => ({
        look: figure.getAttribute("class"),
        outline: figure.querySelector("path").getAttribute("d"),
        x: figure.querySelector("text").getAttribute("x"),
        y: figure.querySelector("text").getAttribute("y"),
      }));
      this.way = draw("path", { class: "way" });
      this.stops = draw("path", { class: "stops" });
      this.fingers = draw("g");
      const { width, height } = original.ownerSVGElement.viewBox.baseVal;
      this.element = draw(
        "svg", { class: "scene", viewBox: `0 0 ${width} ${height}`, role: "img" },
        this.group, this.way, this.stops, this.fingers);
    }

    /// Shows the stage after a step, with the receivers of a message and the last of them lit.
    show(step, names, words) {
      const looks = this.beginning.map((figure) => ({ ...figure }));
      let order = this.figures.map((_, number) => number);
      let spots = [];
      for (const moment of this.steps.slice(0, step + 1)) {
        for (const [number, look, outline, label] of moment.changes) {
          const [x, y] = label.split(" ");
          looks[number] = { look, outline, x, y };
        }
        order = moment.order ?? order;
        spots = moment.spots ?? spots;
      }
      const receivers = names.map((name) => this.numbers.get(name))
        .filter((number) => number !== undefined);
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
      const line = receivers.map((number) => {
        const { look, x, y } = looks[number];
        // Lines along a row of chips leave their names free.
        return `${x - 7} ${y - (look.startsWith("chip") ? 14 : 4)}`;
      });
      this.way.setAttribute("d", line.length > 1 ? `M${line.join("L")}` : "");
      this.stops.setAttribute("d", line.map((stop) => `M${stop}h0`).join(""));
      this.showSpots(spots);
      this.element.setAttribute("aria-label", words);
    }

    showSpots(spots) {
      const kept = new Map([...this.fingers.children].map((mark) => [mark.dataset.name, mark]));
      for (const [kind, x, y, finger = "probe"] of spots) {
        let mark = kept.get(finger);
        kept.delete(finger);
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
    constructor(scenario, run) {
      this.run = run;
      this.scene = new Scene(scenario);
      this.calls = make(
        "ol", { class: "calls", tabindex: "0", "aria-label": say("Calls of this step") });
      this.note = make("p", { class: "differs", lang: say.original });
      this.element = make(
        "section", { class: "side" }, make("h3", { title: run.engine }, make("bdi", {}, run.engine)),
        this.scene.element, make("div", { class: "log" }, this.note, this.calls));
    }

    /// What happens at a position, in words; nothing where the engine does nothing there.
    words({ step, call }) {
      const { answer, calls } = this.run.records[step];
      if (answer !== undefined) return answer;
      if (calls[call]) return say("{1} gets {2}", calls[call].receiver, calls[call].message);
      return call < 0 ? "" : say("nothing more");
    }

    show(position) {
      const { step, call, isLast } = position;
      const { answer, calls, differences } = this.run.records[step];
      // The calls of the same message that led here are one line in the scene.
      let first = call;
      while (first > 0 && calls[first - 1]?.message === calls[call]?.message) first -= 1;
      const receivers = call < 0 ? [] : calls.slice(first, call + 1).map(({ receiver }) => receiver);
      if (answer !== undefined) receivers.push(answer);
      this.scene.show(
        step, receivers, `${this.run.engine}: ${this.words(position) || say("the stage")}`);
      this.calls.replaceChildren(...calls.map(({ receiver, message }, index) => {
        const item = make(
          "li", {}, ...say.parts("{1} gets {2}", make("bdi", {}, receiver), message));
        if (index === call) item.setAttribute("aria-current", "true");
        else if (index > call) item.className = "later";
        return item;
      }));
      if (answer !== undefined) {
        this.calls.append(
          make("li", { "aria-current": "true" }, say("answer:"), " ", make("bdi", {}, answer)));
      }
      const current = this.calls.querySelector("[aria-current]");
      this.calls.scrollTop = current ? current.offsetTop - this.calls.clientHeight / 2 : 0;
      this.note.hidden = !differences.length || !isLast;
      this.note.textContent = differences.join("; ");
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
      this.first = button(say("First (Home)"), "|◀", () => this.go(0));
      this.back = button(say("Back (left arrow)"), "◀", () => this.go(this.position - 1));
      this.playing = make("button", { type: "button", class: "play", onclick: () => this.toggle() });
      this.next = button(say("Next (right arrow)"), "▶", () => this.go(this.position + 1));
      this.last = button(say("Last (End)"), "▶|", () => this.go(Infinity));
      this.dialog = make(
        "dialog", { class: "player", "aria-labelledby": "site:replay-title" },
        make("header", {}, this.title, this.choices,
          button(say("Close"), "✕", () => this.dialog.close())),
        make("div", { class: "acts" },
          make("nav", { "aria-label": say("Steps") }, this.steps), this.sides),
        make("footer", {}, this.first, this.back, this.playing, this.next, this.last, this.status));
      this.dialog.addEventListener("close", () => this.closed());
      // A click beside everything takes the focus out of the panel; its keys are still meant for it.
      document.addEventListener("keydown", (event) => {
        if (this.dialog.open) this.pressed(event);
      });
      document.body.append(this.dialog);
    }

    open(id, story) {
      this.stop();
      this.id = id;
      this.scenario = read(story);
      const { runs } = this.scenario;
      const other = runs.findIndex((run) =>
        run.records.some((record, step) => record !== runs[0].records[step]));
      this.chosen = runs.length > 1 ? [0, other > 0 ? other : 1] : [0];
      this.title.replaceChildren(...say.parts("Replay of {1}", make("bdi", {}, id)));
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
          "aria-label": side === 0 ? say("Engine on the left") : say("Engine on the right"),
          onchange: () => { this.chosen[side] = Number(select.value); this.begin(); },
        });
        this.scenario.runs.forEach((run, index) => {
          const option = make("option", { value: index }, run.engine);
          option.selected = index === chosen;
          select.append(option);
        });
        this.choices.append(select, " ");
      });
    }

    begin() {
      this.players = this.chosen.map((index) =>
        new Side(this.scenario, this.scenario.runs[index]));
      this.sides.replaceChildren(...this.players.map((side) => side.element));
      this.positions = this.scenario.steps.flatMap((_, step) => {
        const count = Math.max(...this.players.map((side) => side.run.records[step].calls.length));
        return Array.from({ length: count + 1 }, (_, index) =>
          ({ step, call: index - 1, isLast: index === count }));
      });
      this.parting = this.players.length < 2 ? -1 : this.positions.findIndex((position) =>
        this.players[0].words(position) !== this.players[1].words(position));
      this.steps.replaceChildren(...this.scenario.steps.map(({ words }, step) => {
        const start = this.positions.findIndex((position) => position.step === step);
        const button = make("button", { type: "button", onclick: () => this.go(start) },
          `${step + 1}. `, make("bdi", { lang: say.original }, words));
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
      // Buttons stay there at the ends, so that the focus does not get lost with one of them.
      const ends = [
        [this.first, this.position === 0], [this.back, this.position === 0],
        [this.next, atEnd], [this.last, atEnd],
      ];
      for (const [button, isOff] of ends) button.setAttribute("aria-disabled", String(isOff));
      if (atEnd || this.position === this.parting) this.stop();
      this.tell(now);
    }

    tell(now) {
      const { steps } = this.scenario;
      const step = say(
        "Step {1} of {2}, {3}.", now.step + 1, steps.length, steps[now.step].words);
      const told = this.players.map((side) => {
        const words = side.words(now);
        return words && this.players.length > 1 ? `${side.run.engine}: ${words}` : words;
      }).filter(Boolean).join("; ");
      const same = this.players.length > 1 && this.parting < 0 && this.position === 0
        ? ` ${say("Both engines do the same throughout.")}` : "";
      const part = this.position === this.parting ? ` ${say("Here they part.")}` : "";
      this.status.textContent = `${step} ${told}${told ? "." : ""}${part}${same}`;
    }

    toggle() {
      if (this.timer) return this.stop();
      if (this.position === this.positions.length - 1) this.go(0);
      this.timer = setInterval(() => this.go(this.position + 1), calm.matches ? 1600 : 800);
      this.playing.textContent = say("Pause");
    }

    stop() {
      clearInterval(this.timer);
      this.timer = undefined;
      this.playing.textContent = say("Play");
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

  function replay(id, story) {
    player ??= new Player();
    player.open(id, story);
  }

  function followAddress() {
    const id = asked();
    const story = id && document.getElementById(id)?.querySelector("details[data-engines]");
    if (!story) return;
    story.scrollIntoView({ block: "center" });
    replay(id, story);
  }

  for (const story of document.querySelectorAll("details.story[data-engines]")) {
    const { id } = story.closest("[id]");
    const button = make("button", {
      type: "button", class: "replay", "aria-label": say("Replay {1}", id),
      "aria-haspopup": "dialog",
      onclick: () => { address(id, suffix); replay(id, story); },
    }, say("Replay"));
    // A table is in the language of the original; what we say in it is not.
    const tale = make("div", { class: "tale", lang: story.lang || undefined });
    story.replaceWith(tale);
    tale.append(button, story);
  }
  addEventListener("hashchange", followAddress);
  followAddress();
})();
