// Narrow windows: labels for the cells of tables, whose rows are cards there, and a small drawing of
// the stage that stays in view while one reads its scenarios.
"use strict";

(() => {
  const { make, draw, eachTable } = globalThis.conform;
  const main = document.querySelector("main");
  const narrow = matchMedia("(max-width: 40rem)");
  if (!main || main.querySelector(".mini-stage")) return;

  /* Labels. A label is the head of the cell's column; that of a group of columns is the head of its
     first one. */

  const headOf = (cell) => (cell.querySelector(".spoken") ?? cell).textContent.trim();

  function labels(head) {
    const columns = [];
    const open = [];
    for (const row of head.rows) {
      let column = 0;
      for (const cell of row.cells) {
        while (open[column] > 0) open[column++] -= 1;
        const text = headOf(cell);
        for (let at = 0; at < cell.colSpan; at += 1, column += 1) {
          open[column] = cell.rowSpan - 1;
          const outer = columns[column];
          columns[column] = outer && !outer.isRest ? { text: `${outer.text} · ${text}` } : { text };
          if (at > 0) columns[column].isRest = true;
        }
      }
    }
    return columns.map(({ text }) => text);
  }

  /** Gives each cell of a table its label. The roles are said because tables that are no longer laid
      out as such are none to some browsers. */
  function label(table) {
    if (!table.tHead || table.closest("dialog")) return;
    const texts = labels(table.tHead);
    const give = (element, role) => {
      if (!element.hasAttribute("role")) element.setAttribute("role", role);
    };
    // A caption may stand only in a table without a role that is said.
    if (!table.caption) give(table, "table");
    for (const part of [table.tHead, ...table.tBodies, table.tFoot]) if (part) give(part, "rowgroup");
    for (const row of table.rows) {
      give(row, "row");
      const isHead = row.parentElement === table.tHead;
      for (const [column, cell] of [...row.cells].entries()) {
        const isTitle = cell.localName === "th";
        give(cell, !isTitle ? "cell" : isHead ? "columnheader" : "rowheader");
        const text = texts[column];
        if (isTitle || !text || cell.colSpan > 1 || cell.matches(".mark")) continue;
        if (cell.dataset.label !== text) cell.dataset.label = text;
      }
    }
  }

  /* Tables that scripts make or change are labelled again. */
  function labelChanges() {
    const changed = new Set();
    const work = () => {
      for (const table of changed) if (table.isConnected) label(table);
      changed.clear();
    };
    new MutationObserver((records) => {
      if (changed.size === 0) requestAnimationFrame(work);
      for (const { target, addedNodes } of records) {
        const table = target.closest("table");
        if (table && [...addedNodes].some((node) => /^(TR|TD|TH|TBODY)$/.test(node.nodeName))) {
          changed.add(table);
        }
        for (const node of table ? [] : addedNodes) {
          if (node.nodeType !== 1) continue;
          for (const inner of node.matches("table") ? [node] : node.querySelectorAll("table")) {
            changed.add(inner);
          }
        }
      }
    }).observe(main, { childList: true, subtree: true });
  }

  /* The stage that stays in view. */

  /** The drawing of the stage of each table of scenarios: the nearest one above it. */
  function stages() {
    const found = new Map();
    let stage;
    for (const part of main.querySelectorAll("g[id^='stage_'], table.scenarios")) {
      if (part.localName === "g") stage = part;
      else if (stage) found.set(part, stage);
    }
    return found;
  }

  class MiniStage {
    constructor() {
      this.stages = stages();
      this.name = make("span", { lang: say.original });
      this.button = make(
        "button", { type: "button", "aria-expanded": "true", onclick: () => this.toggle() },
        say("stage"), " ", this.name);
      this.drawing = make("div", { "aria-hidden": "true" });
      this.element = make(
        "div", { class: "mini-stage", role: "group", "aria-label": say("theStage"), hidden: "" },
        this.button, this.drawing);
      main.append(this.element);
      let isDue = false;
      const plan = () => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          this.follow();
        });
      };
      addEventListener("scroll", plan, { passive: true });
      addEventListener("resize", plan, { passive: true });
      plan();
    }

    toggle() {
      const isOpen = this.button.getAttribute("aria-expanded") === "true";
      this.button.setAttribute("aria-expanded", String(!isOpen));
      this.drawing.hidden = isOpen;
      if (!isOpen) this.layOut();
    }

    /** Shows the stage of the scenario at the reading line, as long as there is one. */
    follow() {
      const at = narrow.matches && document.elementFromPoint(innerWidth / 2, innerHeight * 0.22);
      const table = at && at.closest(".scroll")?.querySelector(":scope > table.scenarios");
      const stage = table && this.stages.get(table);
      const box = stage?.ownerSVGElement?.getBoundingClientRect();
      const isStageInView = box && box.bottom > 80 && box.top < innerHeight * 0.6;
      this.element.hidden = !stage || isStageInView;
      const row = at && at.closest("table.scenarios > tbody > tr");
      const card = !stage ? null : table.matches(".steps") ? table
        : row?.matches(".findings") ? row.previousElementSibling : row;
      // Between two cards, the one before is still read.
      if (stage && !card && this.card && table.contains(this.card)) return;
      this.show(card, stage);
    }

    show(card, stage) {
      if (card === this.card) return;
      this.card?.classList.remove("card-in-view");
      this.card = card;
      card?.classList.add("card-in-view");
      if (!card) return;
      this.name.textContent = card.id;
      const picture = card.querySelector("svg.scene") ?? stage.ownerSVGElement;
      const { x, y, width, height } = picture.viewBox.baseVal;
      // A picture refers to the drawing of its stage, which is a group with an id.
      const parts = [...picture.children].flatMap((part) => part.localName === "use" || part.id
        ? [...stage.cloneNode(true).children] : [part.cloneNode(true)]);
      // Only what has a place on the screen.
      const isView = (part) => part.localName === "g" && !part.matches(".chip");
      const kept = parts.some(isView) ? parts.filter((part) => !part.matches(".chip")) : parts;
      for (const part of kept) part.querySelector("title")?.remove();
      this.svg = draw("svg", { class: "scene", viewBox: `${x} ${y} ${width} ${height}` }, kept);
      this.drawing.replaceChildren(this.svg);
      this.crop(kept.filter(isView));
      this.layOut();
    }

    /** Leaves out the margins of the drawing. */
    crop(views) {
      const boxes = views.map((view) => view.querySelector("path").getBBox());
      if (boxes.length === 0 || this.drawing.hidden) return;
      const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
      const right = Math.max(...boxes.map(({ x, width }) => x + width));
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
      this.svg.setAttribute(
        "viewBox", `${left - 12} ${top - 12} ${right - left + 24} ${bottom - top + 24}`);
    }

    /** Enlarges the names to 11 pixels, and leaves out those that would cover another one. Names
        that the card says come first. */
    layOut() {
      const scale = this.svg?.getScreenCTM()?.a;
      if (!scale || this.drawing.hidden) return;
      const words = new Set(this.card.textContent.match(/[\w-]+/g));
      const names = [...this.svg.querySelectorAll("text")]
        .map((text, order) => ({ text, order: words.has(text.textContent) ? -1 : order }))
        .sort((one, two) => one.order - two.order);
      const kept = [];
      for (const { text } of names) {
        text.style.fontSize = `${Math.max(11 / scale, 10.5)}px`;
        const box = text.getBoundingClientRect();
        const isFree = kept.every((other) => box.right < other.left || box.left > other.right
          || box.bottom < other.top || box.top > other.bottom);
        text.classList.toggle("covered", !isFree);
        if (isFree) kept.push(box);
      }
    }
  }

  let isStarted = false;
  function start() {
    if (isStarted || !narrow.matches) return;
    isStarted = true;
    eachTable(label);
    labelChanges();
    if (stages().size > 0) new MiniStage();
  }
  narrow.addEventListener("change", start);
  start();
})();
