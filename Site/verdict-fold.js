/* Folds the columns of the engines that are not chosen, so that wide tables are narrow. */

/* Shows the columns of one engine only; of all for -1. An engine's columns begin with a cell of
   the class `engine`. */
conform.foldColumns = (table, index) => {
  for (const row of table.rows) {
    let engine = -1;
    for (const cell of row.cells) {
      if (cell.matches(".engine")) engine += 1;
      else if (engine >= 0 && cell.localName === "th" && cell.scope === "row") engine = -1;
      if (engine >= 0) cell.hidden = index >= 0 && engine !== index;
    }
  }
};

/* Offers the choice of an engine above the tables of the matrix. */
const offer = () => {
  const tables = [...document.querySelectorAll("table[data-matrix]")];
  if (tables.length === 0) return;
  document.querySelector(".fold")?.remove();
  const site = (tables[0].dataset.engines ?? "").split(" ").filter(Boolean);
  const heads = [...tables[0].tHead.rows[0].querySelectorAll("th.engine")];
  const own = conform.ownEngines();
  const keys = [...site, ...own.map(({ key }) => key)];
  if (keys.length < 2) return;
  const { label, select } = conform.choice(say("engine"), "engine",
    [["", say("all")], ...keys.map((key, index) => [key, heads[index].textContent.trim()])],
    conform.address.get("engine"));
  const bar = conform.make("div", { class: "filters fold" }, label);
  const apply = () => {
    for (const table of tables) conform.foldColumns(table, keys.indexOf(select.value));
    conform.address.set({ engine: select.value });
  };
  select.addEventListener("change", apply);
  tables[0].closest(".scroll").before(bar);
  apply();
};
document.addEventListener("DOMContentLoaded", offer);
addEventListener("conform:columns", offer);
