/* Sorts the tables of the matrix, filters its clauses, and adds columns for added reports. */
document.addEventListener("DOMContentLoaded", () => {
  const { make } = conform;
  const place = document.querySelector(".verdict-source");
  if (place?.dataset.view !== "matrix" || document.querySelector(".drop")) return;
  const tables = [...document.querySelectorAll("table[data-matrix]")];

  /* Sorting: a button in each head. Rows without a value come last in either direction. */

  const heads = (table) => {
    const [first, second] = table.tHead.rows;
    const own = [...first.cells].filter((cell) => !second || cell.rowSpan > 1);
    return second ? [...own, ...second.cells] : own;
  };
  const valueOf = (row, index) => {
    const value = row.cells[index]?.dataset.sort;
    return value === undefined ? undefined : Number(value);
  };
  const sort = (table, head, direction) => {
    const index = heads(table).indexOf(head);
    const sign = direction === "ascending" ? 1 : -1;
    const rows = [...table.tBodies[0].rows].map((row) => ({ row, value: valueOf(row, index) }));
    const order = ({ row }) => Number(row.cells[0].dataset.sort);
    rows.sort((one, two) => {
      if (one.value === undefined || two.value === undefined) {
        return (one.value === undefined) - (two.value === undefined) || order(one) - order(two);
      }
      return sign * (one.value - two.value) || order(one) - order(two);
    });
    table.tBodies[0].append(...rows.map(({ row }) => row));
    for (const other of heads(table)) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", direction);
  };
  const makeSortable = (table) => {
    for (const head of heads(table)) {
      if (head.querySelector("button")) continue;
      const button = make("button", { type: "button", class: "sort" });
      button.append(...head.childNodes);
      head.append(button);
    }
  };
  for (const table of tables) {
    makeSortable(table);
    table.tHead.addEventListener("click", (event) => {
      const head = event.target.closest("button.sort")?.closest("th");
      if (!head) return;
      const first = head.dataset.first ?? "ascending";
      const other = first === "ascending" ? "descending" : "ascending";
      sort(table, head, head.getAttribute("aria-sort") === first ? other : first);
    });
  }

  /* Filtering the clauses. */

  const clauses = tables.find((table) => table.dataset.matrix === "clauses");
  const rowsOf = () => [...clauses.tBodies[0].rows];
  const differHead = clauses.querySelector("th[data-column='differ']");
  differHead.setAttribute("aria-sort", "descending");
  const differIndex = [...differHead.parentElement.cells].indexOf(differHead);
  /* The name of the page of a clause, which is the same in every language. */
  const pageOf = (row) =>
    row.cells[0].querySelector("a").getAttribute("href").split("#")[0].replace(/\.html$/, "");
  const distinct = (values) => [["", say("any")], ...new Map(values)];
  const plain = (values) => values.map((value) => [value, value]);
  const inBook = rowsOf().sort((one, two) => one.cells[0].dataset.sort - two.cells[0].dataset.sort);
  const text = make("input", { type: "search", name: "text", value: conform.address.get("text") });
  const choices = [
    [say("page"), "page", inBook.map((row) => [pageOf(row), row.cells[1].textContent])],
    [say("level"), "level", plain(["MUST", "SHOULD", "MAY"])],
    [say("feature"), "feature",
      plain(inBook.flatMap((row) => row.dataset.features.split(" ")).filter(Boolean).sort())],
  ].map(([label, name, values]) =>
    conform.choice(label, name, distinct(values), conform.address.get(name)));
  const differ = make("input", { type: "checkbox", name: "differ" });
  differ.checked = conform.address.get("differ") !== "";
  const status = make("output", {});
  const bar = make(
    "div", { class: "filters", role: "group", "aria-label": say("filterClauses") },
    make("label", {}, say("clause"), " ", text), choices.map(({ label }) => label),
    make("label", {}, differ, " ", say("whereEnginesDiffer")), status);
  clauses.closest(".scroll").before(bar);
  const filter = () => {
    const [page, level, feature] = choices.map(({ select }) => select.value);
    const wanted = text.value.trim().toLowerCase();
    let count = 0;
    for (const row of rowsOf()) {
      const shown = row.cells[0].textContent.toLowerCase().includes(wanted)
        && (!page || pageOf(row) === page)
        && (!level || row.cells[2].textContent === level)
        && (!feature || row.dataset.features.split(" ").includes(feature))
        && (!differ.checked || row.cells[differIndex].dataset.sort !== undefined);
      row.hidden = !shown;
      if (shown) count += 1;
    }
    status.textContent = say("clausesShown", { shown: count, count: rowsOf().length });
    conform.address.set(
      { text: wanted, page, level, feature, differ: differ.checked ? "yes" : "" });
  };
  bar.addEventListener("input", filter);
  filter();

  /* Columns of added reports. */

  const cells = (outcomes, counted, isFirst, claims = true) => {
    const tally = conform.tally(outcomes);
    const content = claims || tally.asked > 0 ? conform.compact(tally, counted)
      : isFirst && tally.total > 0
        ? [make("span", { class: "verdict skipped" }, say("notClaimed"))] : [];
    return make("td", {
      class: isFirst ? "engine own" : "own", "data-sort": conform.sortValue(tally),
    }, content);
  };
  const keysOf = {
    pages: (scenario) => ["", scenario.clause.page],
    features: (scenario) => new Set(scenario.features),
    clauses: (scenario) => [scenario.clause.id],
  };
  /* The positions of the scenarios that each row counts, by the key of the row. */
  const numbersByKey = (kind, book) => {
    const numbers = new Map();
    for (const [number, scenario] of book.scenarios.entries()) {
      for (const key of keysOf[kind](scenario)) {
        if (!numbers.has(key)) numbers.set(key, []);
        numbers.get(key).push(number);
      }
    }
    return numbers;
  };
  const addColumn = (table, engine, book) => {
    const kind = table.dataset.matrix;
    const numbers = numbersByKey(kind, book);
    const name = [conform.foreign(engine.name), " ", make("small", {}, say("yourFile"))];
    const [first, second] = table.tHead.rows;
    if (second) {
      first.append(make("th", { scope: "colgroup", colspan: 2, class: "engine own" }, name));
      second.append(
        make("th", { scope: "col", class: "engine own" }, "MUST"),
        make("th", { scope: "col", class: "own" }, "SHOULD, MAY"));
    } else {
      first.append(make("th", { scope: "col", class: "engine own" }, name));
    }
    for (const row of [...table.tBodies[0].rows, ...(table.tFoot?.rows ?? [])]) {
      const key = row.dataset.key;
      const inside = numbers.get(key) ?? [];
      const claims = kind !== "features" || engine.features.includes(key);
      const at = (holds) => inside
        .filter((number) => holds(book.scenarios[number].clause.level))
        .map((number) => engine.verdicts[number].outcome);
      const [page, clause] = row.cells[0].querySelector("a")?.getAttribute("href").split("#") ?? [];
      const counted = { engine: engine.key, page, clause, feature: kind === "features" ? key : undefined };
      if (second) {
        row.append(
          cells(at((level) => level === "MUST"), { ...counted, level: "MUST" }, true, claims),
          cells(at((level) => level !== "MUST"), { ...counted, level: "advisory" }, false, claims));
      } else {
        row.append(cells(at(() => true), counted, true));
      }
    }
    makeSortable(table);
  };
  const recount = (engines, book) => {
    const counts = new Map();
    for (const [index, scenario] of book.scenarios.entries()) {
      if (!conform.differ(engines.map((engine) => engine.verdicts[index].outcome))) continue;
      counts.set(scenario.clause.id, (counts.get(scenario.clause.id) ?? 0) + 1);
    }
    for (const row of rowsOf()) {
      const count = counts.get(row.dataset.key);
      const cell = row.cells[differIndex];
      cell.textContent = count ?? "";
      if (count) cell.dataset.sort = count; else delete cell.dataset.sort;
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
    view.host.closest("section").hidden = own.length === 0;
    dispatchEvent(new Event("conform:columns"));
  };

  /* The data are large, and only needed for reports of the reader. */
  let isPrepared = false;
  const prepare = async () => {
    const book = await conform.verdicts();
    if (!isPrepared) {
      isPrepared = true;
      view = conform.comparison(book, { isInAddress: false });
      place.after(make("section", { hidden: "" },
        make("h2", { id: "differences" }, say("whereReportDiffers")), view.host));
    }
    return book;
  };
  const update = async () => show(await prepare());
  place.append(conform.reportChooser(prepare, async (own) => {
    const book = await prepare();
    show(book, [own[0].key, book.engines[0]?.key ?? own[1]?.key]);
  }));
  addEventListener("conform:own", update);
});
