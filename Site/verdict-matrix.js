/* Sorts the tables of the matrix, folds its columns, filters its clauses, and adds columns for added
   reports. */
document.addEventListener("DOMContentLoaded", () => {
  const { make } = conform;
  const place = document.querySelector(".verdict-source[data-view=matrix]");
  if (!place) return;
  const tables = [...document.querySelectorAll("table[data-matrix]")];

  /* Sorting: a button in each head. Rows without a value come last in either direction. */

  const heads = (table) => {
    const [first, second] = table.tHead.rows;
    return [...[...first.cells].filter((cell) => !second || cell.rowSpan > 1), ...second?.cells ?? []];
  };
  const orderOf = (row) => Number(row.cells[0].dataset.sort);
  const sort = (table, head, direction) => {
    const index = heads(table).indexOf(head);
    const sign = direction === "ascending" ? 1 : -1;
    const rank = ({ cells }) => sign * (cells[index].dataset.sort ?? sign * Infinity);
    /* The difference of two without a value is no number. */
    table.tBodies[0].append(...[...table.tBodies[0].rows].sort((one, two) =>
      rank(one) - rank(two) || orderOf(one) - orderOf(two)));
    for (const other of heads(table)) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", direction);
  };
  const makeSortable = (table) => {
    for (const head of heads(table).filter((one) => !one.querySelector("button"))) {
      const first = head.dataset.first ?? "ascending";
      const other = first === "ascending" ? "descending" : "ascending";
      const onclick = () => sort(table, head, head.getAttribute("aria-sort") === first ? other : first);
      head.append(make("button", { class: "sort", onclick }, ...head.childNodes));
    }
  };
  tables.forEach(makeSortable);

  /* Folding the columns of the engines that are not chosen. */

  const fold = make("div", { class: "filters fold" });
  tables[0].closest(".scroll").before(fold);
  const offerEngines = () => {
    const heads = [...tables[0].tHead.rows[0].querySelectorAll("th.engine")];
    const keys = [...tables[0].dataset.engines.split(" "), ...conform.ownEngines().map(({ key }) => key)];
    const { label, select } = conform.choice(say("engine"), "engine",
      [["", say("all")], ...keys.map((key, index) => [key, heads[index].textContent.trim()])]);
    const apply = () => {
      for (const table of tables) conform.foldColumns(table, keys.indexOf(select.value));
      conform.address.set({ engine: select.value });
    };
    select.addEventListener("change", apply);
    fold.hidden = keys.length < 2;
    fold.replaceChildren(label);
    apply();
  };

  /* Filtering the clauses. */

  const clauses = tables.find((table) => table.dataset.matrix === "clauses");
  const rowsOf = () => [...clauses.tBodies[0].rows];
  const differHead = clauses.querySelector("th[data-column='differ']");
  differHead.setAttribute("aria-sort", "descending");
  const differIndex = [...differHead.parentElement.cells].indexOf(differHead);
  /* The name of the page of a clause, which is the same in every language. */
  const pageOf = (row) =>
    row.cells[0].querySelector("a").getAttribute("href").split("#")[0].replace(/\.html$/, "");
  const inBook = rowsOf().sort((one, two) => orderOf(one) - orderOf(two));
  const text = make("input", { type: "search", name: "text", value: conform.address.get("text") });
  const choices = [
    [say("page"), "page", inBook.map((row) => [pageOf(row), row.cells[1].textContent])],
    [say("level"), "level", conform.levels.slice(0, 3)],
    [say("feature"), "feature",
      inBook.flatMap((row) => row.dataset.features.split(" ")).filter(Boolean).sort().map((name) => [name])],
  ].map(([label, name, values]) => conform.choice(label, name, [["", say("any")], ...new Map(values)]));
  const differ = make("input", {
    type: "checkbox", name: "differ", checked: conform.address.get("differ") ? "" : undefined });
  const status = make("output", {});
  const bar = make(
    "div", { class: "filters", role: "group", "aria-label": say("filterClauses"), oninput: () => filter() },
    make("label", {}, say("clause"), " ", text), choices.map(({ label }) => label),
    make("label", {}, differ, " ", say("whereEnginesDiffer")), status);
  clauses.closest(".scroll").before(bar);
  const filter = () => {
    const [page, level, feature] = choices.map(({ select }) => select.value);
    const wanted = text.value.trim().toLowerCase();
    for (const row of rowsOf()) {
      row.hidden = !(row.cells[0].textContent.toLowerCase().includes(wanted)
        && (!page || pageOf(row) === page)
        && (!level || row.cells[2].textContent === level)
        && (!feature || row.dataset.features.split(" ").includes(feature))
        && (!differ.checked || row.cells[differIndex].dataset.sort !== undefined));
    }
    const shown = rowsOf().filter((row) => !row.hidden).length;
    status.textContent = say("clausesShown", { shown, count: rowsOf().length });
    conform.address.set(
      { text: wanted, page, level, feature, differ: differ.checked ? "yes" : "" });
  };
  filter();

  /* Columns of added reports. */

  const cell = (outcomes, counted, isFirst, claims) => {
    const tally = conform.tally(outcomes);
    const content = claims || tally.asked > 0 ? conform.compact(tally, counted)
      : isFirst && tally.total > 0
        ? [make("span", { class: "verdict skipped" }, say("notClaimed"))] : [];
    return make("td", {
      class: isFirst ? "engine own" : "own",
      "data-sort": tally.asked > 0 ? Math.floor((tally.P * 1000) / tally.asked) : undefined,
    }, content);
  };
  const keysOf = {
    pages: (scenario) => ["", scenario.clause.page],
    features: (scenario) => new Set(scenario.features),
    clauses: (scenario) => [scenario.clause.id],
  };
  const addColumn = (table, engine, book) => {
    const kind = table.dataset.matrix;
    /* The outcomes that each row counts, with their levels, by the key of the row. */
    const counted = Map.groupBy(book.scenarios.flatMap((scenario, number) =>
      [...keysOf[kind](scenario)].map((key) => ({
        key, level: scenario.clause.level, outcome: engine.verdicts[number].outcome }))), ({ key }) => key);
    const levels = table.tHead.rows.length > 1 ? ["MUST", "advisory"] : [""];
    conform.addFigures(table, engine, (row) => {
      const { key } = row.dataset;
      const claims = kind !== "features" || engine.features.includes(key);
      const [page, clause] = row.cells[0].querySelector("a")?.getAttribute("href").split("#") ?? [];
      const wanted = { engine: engine.key, page, clause, feature: kind === "features" ? key : undefined };
      return levels.map((level, index) => {
        const inside = (counted.get(key) ?? []).filter((one) => conform.hasLevel(one.level, level));
        return cell(inside.map(({ outcome }) => outcome), { ...wanted, level }, index === 0, claims);
      });
    });
    makeSortable(table);
  };
  const recount = (engines, book) => {
    const differing = Map.groupBy(book.scenarios.filter((_, index) =>
      conform.differ(engines.map((engine) => engine.verdicts[index].outcome))), ({ clause }) => clause.id);
    for (const row of rowsOf()) {
      const count = differing.get(row.dataset.key)?.length;
      const cell = row.cells[differIndex];
      if (count) cell.textContent = cell.dataset.sort = count;
    }
  };

  let view;
  const show = (book, wanted) => {
    for (const cell of document.querySelectorAll("[data-matrix] .own")) cell.remove();
    const own = conform.ownColumns(book);
    const engines = [...book.engines, ...own];
    for (const engine of own) for (const table of tables) addColumn(table, engine, book);
    for (const table of tables) conform.label(table);
    recount(engines, book);
    sort(clauses, differHead, "descending");
    filter();
    view.update(engines, wanted);
    view.host.closest("section").hidden = false;
    offerEngines();
  };

  /* The data are large, and only needed for reports of the reader. */
  const prepare = async () => {
    const book = await conform.verdicts();
    if (!view) {
      view = conform.comparison(book, { isInAddress: false });
      place.after(make("section", { hidden: "" },
        make("h2", { id: "differences" }, say("whereReportDiffers")), view.host));
    }
    return book;
  };
  place.append(conform.reportChooser(prepare));
  addEventListener("conform:own", async ({ detail: [first, second] }) => {
    const book = await prepare();
    show(book, [first.key, book.engines[0]?.key ?? second?.key]);
  });
  offerEngines();
});
