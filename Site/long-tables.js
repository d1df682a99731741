// Processes the tables of a page in steps, so that a page with very many is responsive soon, labels the
// cells of tables, whose rows are cards in narrow windows, and keeps the place for what a row offers.
const { make, narrow } = conform;
const rowsAtOnce = 300;

/** Safari lacks `requestIdleCallback`. */
const whenIdle = conform.whenIdle = globalThis.requestIdleCallback
  ?? ((work) => setTimeout(work, 20, { timeRemaining: () => 0 }));

/** Whether the rows of a table are folded. */
const isFolded = (table) => table.closest("details.rows:not([open])") !== null;

const finishers = [];

/** Does at once with a table what else would be done when it comes into view. */
conform.finish = (table) => { for (const finish of finishers) finish(table); };

/** Calls `act` with each table: with the first ones at once, which on most pages are all, and with
    the others when the browser is idle or when they come into view; with folded ones when they open. */
conform.eachTable = (act) => {
  let rows = 0;
  const left = new Set();
  const finish = (table) => { if (left.delete(table)) act(table); };
  finishers.push(finish);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) finish(target);
  }, { rootMargin: "50%" });
  for (const table of document.querySelectorAll("table")) {
    left.add(table);
    if (!isFolded(table)) rows += table.rows.length;
    if (!isFolded(table) && rows <= rowsAtOnce) finish(table);
    else observer.observe(table);
  }
  const work = (idle) => {
    const open = [...left].filter((table) => !isFolded(table));
    for (const table of open) {
      finish(table);
      if (idle.timeRemaining() < 10) break;
    }
    if (open.some((table) => left.has(table))) whenIdle(work);
    else if (left.size === 0) observer.disconnect();
  };
  whenIdle(work);
};

/** Lets the heading, row or table of a permalink keep its name, whatever is put beside that. */
conform.keepName = ({ parentElement: holder, textContent }) => {
  const named = holder.localName === "caption" ? holder.closest("table") : holder;
  named.setAttribute("aria-label", textContent);
};

/** What is below the name of each scenario: functions from its permalink to a button or link. */
conform.acts = [];
// When every script has run, because some of them add to these.
addEventListener("DOMContentLoaded", () => conform.eachTable((table) => {
  for (const permalink of table.querySelectorAll(":scope.scenarios :is(tr[id] > th, caption) > a.permalink")) {
    conform.keepName(permalink);
    permalink.parentElement.append(
      make("span", { class: "acts-of-row" }, conform.acts.map((act) => act(permalink))));
  }
}));

/** The labels of columns: their heads; of a group of columns, the head of its first one. */
function labels(head) {
  const columns = [];
  const open = [];
  for (const row of head.rows) {
    let column = 0;
    for (const cell of row.cells) {
      while (open[column] > 0) open[column++] -= 1;
      const text = (cell.querySelector(".spoken") ?? cell).textContent.trim();
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
  const give = (element, role) => { element.role ??= role; };
  // A caption may stand only in a table without a role that is said.
  if (!table.caption) give(table, "table");
  for (const part of [table.tHead, ...table.tBodies, table.tFoot]) if (part) give(part, "rowgroup");
  for (const row of table.rows) {
    give(row, "row");
    const isHead = row.parentElement === table.tHead;
    for (const [column, cell] of [...row.cells].entries()) {
      const isTitle = cell.localName === "th";
      give(cell, !isTitle ? "cell" : isHead ? "columnheader" : "rowheader");
      const isLabelled = texts[column] && !isTitle && cell.colSpan === 1 && !cell.matches(".mark");
      if (isLabelled) cell.dataset.label = texts[column];
    }
  }
}

let isStarted = false;
function start() {
  if (isStarted || !narrow.matches) return;
  isStarted = true;
  conform.eachTable(label);
}
/** Labels a table that a script has made or changed. */
conform.label = (table) => { if (isStarted) label(table); };
narrow.addEventListener("change", start);
start();
