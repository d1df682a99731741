// Labels for the cells of tables, whose rows are cards in narrow windows. A label is the head of the
// cell's column; that of a group of columns is the head of its first one.
const { narrow } = conform;

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
