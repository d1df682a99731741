// Labels for the cells of tables, whose rows are cards in narrow windows, and the stage that stays in
// view while one reads its scenarios.
const { whenIdle } = conform;
const narrow = matchMedia("(max-width: 40rem)");

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

/* The stage needs what replays need, which is loaded once the page can be read. */
const source = document.getElementById("site:replays");
addEventListener("load", () => source?.dataset.script && whenIdle(async () => {
  try { await conform.load(source.dataset.script); } catch { return; }
  new conform.replays.Beside(source);
}));
