/* Adds a column for each report of the reader to the tables of a page. */
const { make } = conform;
const short = (engine) => [...engine.name.matchAll(/\p{Alphabetic}+/gu)].slice(0, 2)
  .map(([word]) => word[0]).join("") || "E";

const failure = (engine, number, verdict) => make("li", { class: "own", "data-engine": number },
  make("p", { class: "who" }, conform.foreign(engine.name), " ", conform.mark(verdict.outcome)),
  conform.quoted("p", verdict.known, "known"),
  conform.quoted("p", verdict.cause, "cause"),
  conform.quoted("p", verdict.phrase, "phrase"),
  verdict.phrase && make("dl", {},
    make("dt", {}, say("expectedHead")), conform.quoted("dd", verdict.expected),
    make("dt", {}, say("actualHead")), conform.quoted("dd", verdict.actual)),
  conform.quoted("pre", verdict.message));

/* Adds why a scenario does not hold; a row for it is added where no other engine has one. */
const explain = ({ table, row, findings }, engine, number, verdict) => {
  if (!findings) {
    findings = make("tr", { class: "findings own" }, make(
      "td", { colspan: table.tHead.rows[0].cells.length },
      make("details", {}, make("summary", {}), make("ul", { class: "versus" }))));
    if (row === table) table.tBodies[0].append(findings); else row.after(findings);
  }
  findings.querySelector("summary").append(make("span", { class: "group own" },
    conform.mark(verdict.outcome), ": ", conform.foreign(engine.name)));
  findings.querySelector(".versus").prepend(failure(engine, number, verdict));
};

const addToTable = (table, scenarios, engine, number) => {
  const style = table.querySelector("thead th.mark") ? "mark" : "engine";
  table.tHead.rows[0].append(make("th", { scope: "col", class: `${style} own` },
    style === "engine" ? conform.foreign(engine.name) : [
      make("span", { class: "short", title: conform.visible(engine.name), "aria-hidden": "true" },
        conform.foreign(short(engine))),
      make("span", { class: "spoken" }, conform.foreign(engine.name))]));
  for (const cell of table.querySelectorAll("tr.findings > td")) cell.colSpan += 1;
  for (const scenario of scenarios) {
    const { row, verdict, verdict: { outcome } } = scenario;
    const mark = conform.mark(outcome);
    const isSteps = row === table;
    const first = isSteps ? table.tBodies[0].rows[0] : row;
    first.append(make("td", {
      class: style === "mark" ? `mark own ${mark.className}` : "engine own",
      rowspan: isSteps ? table.tBodies[0].querySelectorAll("tr:not(.findings)").length : null,
    }, style === "engine" ? mark
      : make("span", { class: "spoken" }, conform.foreign(engine.name), " ", mark.textContent)));
    if (conform.isWrong(outcome)) explain(scenario, engine, number, verdict);
  }
  const codes = scenarios.map(({ verdict }) => verdict.outcome).join("");
  table.dataset.outcomes = `${table.dataset.outcomes ?? ""} ${codes}`.trim();
};

/* Adds a column of figures, or two where the head of a table has two rows; `cells` returns those of a row. */
conform.addFigures = (table, engine, cells) => {
  const [first, second] = table.tHead.rows;
  const head = (attributes, ...text) => make("th", { scope: "col", class: "engine own", ...attributes }, text);
  first.append(head(
    second ? { scope: "colgroup", colspan: 2 } : {}, conform.foreign(engine.name), " ",
    make("small", {}, say("yourFile"))));
  second?.append(head({}, "MUST"), head({ class: "own" }, "SHOULD, MAY"));
  for (const row of [...table.tBodies[0].rows, ...table.tFoot?.rows ?? []]) row.append(...cells(row));
};

/* Adds the counts to the lists under the titles of the page and of its clauses. */
const addToLists = (article, engine, number, figure) => {
  for (const list of article.querySelectorAll(":scope > .rollup")) {
    // The counts of the other engines lead to the clause; those of the page to the page.
    const clause = conform.address.place(list.querySelector("a.figure").hash);
    const item = make("li", {
      class: "own", "data-engine": number, "data-engine-key": clause ? null : engine.key,
    }, make("b", { title: conform.visible(engine.name) }, conform.foreign(short(engine))), " ",
    clause ? [] : [make("a", { href: conform.rowsAddress({ engine: engine.key, verdict: "asked" }) },
      conform.foreign(engine.name)), " "], figure(clause));
    if (clause && item.querySelector(".failed, .errored, .deviated, .known")) list.prepend(item);
    else list.append(item);
  }
};

const show = ({ detail: added }) => {
  const article = document.querySelector("main article:has(table.scenarios)");
  if (!article) return;
  const contents = article.querySelector("nav.contents table[data-engines]");
  const before = contents?.dataset.engines.split(" ").length ?? 0;
  for (const engine of added) {
    const number = before + conform.ownEngines().indexOf(engine);
    // Each column may add rows with reasons.
    const scenarios = conform.scenariosOf(article).scenarios.map((scenario) => ({
      ...scenario, verdict: engine.results.get(scenario.row.id) ?? { outcome: "n" } }));
    const codesOf = (clause = "") => scenarios
      .filter(({ row }) => row.id.startsWith(clause && `${clause}/`)).map(({ verdict }) => verdict.outcome);
    const page = location.pathname.split("/").at(-1);
    const figure = (clause) => conform.compact(
      conform.tally(codesOf(clause)), { page, engine: engine.key, clause });
    for (const [table, inside] of Map.groupBy(scenarios, ({ table }) => table)) {
      addToTable(table, inside, engine, number);
    }
    addToLists(article, engine, number, figure);
    if (!contents) continue;
    conform.addFigures(contents, engine, ({ cells: [first] }) => {
      const link = first.querySelector("a");
      return [make("td", { class: "engine own" }, figure(link && conform.address.place(link.hash)))];
    });
  }
  for (const table of article.querySelectorAll("table")) conform.label(table);
  conform.filterPage();
};
addEventListener("conform:own", show);
