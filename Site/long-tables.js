// Processes the tables of a page in steps, so that a page with very many is responsive soon, labels the
// cells of tables, whose rows are cards in narrow windows, and keeps the place for what a row offers.
const { make, narrow } = conform;
const rowsAtOnce = 300;

/** Calls `act` with each table: with the first ones at once, which on most pages are all, and with the others
    when the page can be read; with folded ones when they are opened. */
conform.eachTable = (act) => {
  let rows = 0;
  for (const table of document.querySelectorAll("table")) {
    const fold = table.closest("details.rows:not([open])");
    if (fold) fold.addEventListener("toggle", () => act(table), { once: true });
    else if ((rows += table.rows.length) <= rowsAtOnce) act(table);
    else setTimeout(act, 0, table);
  }
};

/** Opens a fold, and at once does with its table what else would be done soon. */
conform.open = (fold) => {
  fold.open = true;
  fold.dispatchEvent(new Event("toggle"));
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

/** The labels of columns: their heads; where an engine has two, its name is in the first. */
function labels({ rows: [first, second] }) {
  const below = second?.cells[Symbol.iterator]();
  const text = (cell) => (cell.querySelector(".spoken") ?? cell).textContent.trim();
  return [...first.cells].flatMap((cell) => Array.from({ length: cell.colSpan }, (_, at) => {
    const own = cell.rowSpan === 1 && below?.next().value;
    return [at === 0 && text(cell), own && text(own)].filter(Boolean).join(" · ");
  }));
}

/** Gives each cell of a table its label. The roles are said because tables that are no longer laid
    out as such are none to some browsers. */
function label(table) {
  if (!table.tHead) return;
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
