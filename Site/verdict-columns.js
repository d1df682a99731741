/* Adds a column for each report of the reader to the tables of a page. */
const { make } = conform;
const short = (engine) => [...engine.name.matchAll(/\p{Alphabetic}+/gu)].slice(0, 2)
  .map(([word]) => word[0]).join("") || "E";

/* Removes the columns of before. */
const restore = (article) => {
  for (const element of article.querySelectorAll(".own")) element.remove();
  for (const table of article.querySelectorAll("table[data-before]")) {
    table.dataset.outcomes = table.dataset.before;
    delete table.dataset.before;
  }
  for (const cell of article.querySelectorAll("tr.findings > td[data-span]")) {
    cell.colSpan = Number(cell.dataset.span);
  }
};

const failure = (engine, number, verdict) => make("li", { class: "own", "data-engine": number },
  make("p", { class: "who" }, conform.foreign(engine.name), " ", conform.mark(verdict.outcome)),
  verdict.known && make("p", { class: "known" }, conform.foreign(verdict.known)),
  verdict.cause && make("p", { class: "cause", lang: say.original }, conform.foreign(verdict.cause)),
  verdict.phrase && [
    make("p", { class: "phrase", lang: say.original }, conform.foreign(verdict.phrase)),
    make("dl", {},
      make("dt", {}, say("expectedHead")),
      make("dd", { lang: say.original }, conform.foreign(verdict.expected)),
      make("dt", {}, say("actualHead")),
      make("dd", { lang: say.original }, conform.foreign(verdict.actual)))],
  verdict.message && make("pre", { lang: say.original }, conform.foreign(verdict.message)));

/* Adds why a scenario does not hold; a row for it is added where no other engine has one. */
const explain = ({ table, row, findings }, engine, number, verdict) => {
  if (!findings?.isConnected) {
    const list = make("ul", { class: "versus" });
    findings = make("tr", { class: "findings own" }, make("td", {
      colspan: table.tHead.rows[0].cells.length,
    }, make("details", {}, make("summary", {}), list)));
    if (row === table) table.tBodies[0].append(findings); else row.after(findings);
  }
  findings.querySelector("summary").append(make("span", { class: "group own" },
    conform.mark(verdict.outcome), ": ", conform.foreign(engine.name)));
  findings.querySelector(".versus").prepend(failure(engine, number, verdict));
};

const addToTable = (table, scenarios, engine, number, clauseOf) => {
  const style = table.querySelector("thead th.mark") ? "mark" : "engine";
  table.tHead.rows[0].append(make("th", { scope: "col", class: `${style} own` },
    style === "engine" ? conform.foreign(engine.name) : [
      make("span", { class: "short", title: conform.visible(engine.name), "aria-hidden": "true" },
        conform.foreign(short(engine))),
      make("span", { class: "spoken" }, conform.foreign(engine.name))]));
  const isSteps = table.classList.contains("steps");
  for (const cell of table.querySelectorAll("tr.findings:not(.own) > td")) {
    cell.dataset.span ??= cell.colSpan;
    cell.colSpan += 1;
  }
  table.dataset.before ??= table.dataset.outcomes ?? "";
  const codes = scenarios.map((scenario) => {
    const { row } = scenario;
    const verdict = engine.results.get(row.id) ?? { outcome: "n" };
    const { outcome } = verdict;
    const mark = style === "engine" ? conform.mark(outcome)
      : make("span", { class: conform.mark(outcome).className },
        make("span", { class: "spoken" }, `${conform.visible(engine.name)} ${conform.outcomeWord(outcome)}`));
    const first = isSteps ? table.tBodies[0].rows[0] : row;
    first.append(make("td", {
      class: `${style} own`, rowspan: isSteps ? table.tBodies[0].querySelectorAll("tr:not(.findings)").length : null,
    }, mark));
    if (conform.isWrong(outcome)) explain(scenario, engine, number, verdict);
    const clause = row.id.split("/")[0];
    if (!clauseOf.has(clause)) clauseOf.set(clause, []);
    clauseOf.get(clause).push(outcome);
    return outcome;
  }).join("");
  table.dataset.outcomes = `${table.dataset.outcomes ?? ""} ${codes}`.trim();
};

const addToContents = (table, engine, clauseOf, counted) => {
  const all = [...clauseOf.values()].flat();
  table.tHead.rows[0].append(make("th", { scope: "col", class: "engine own" },
    conform.foreign(engine.name), " ", make("small", {}, say("yourFile"))));
  for (const row of table.tBodies[0].rows) {
    const clause = conform.address.place(row.querySelector("a").hash);
    const tally = conform.tally(clauseOf.get(clause) ?? []);
    row.append(make("td", { class: "engine own" }, conform.compact(tally, { ...counted, clause })));
  }
  table.tFoot?.rows[0].append(
    make("td", { class: "engine own" }, conform.compact(conform.tally(all), counted)));
};

/* Adds the counts to the lists under the titles of the page and of its clauses. */
const addToLists = (article, engine, number, clauseOf, counted) => {
  for (const list of article.querySelectorAll(":scope > .rollup")) {
    // The counts of the other engines lead to the clause; those of the page to the page.
    const clause = conform.address.place(list.querySelector("a.figure").hash);
    const codes = clause ? clauseOf.get(clause) ?? [] : [...clauseOf.values()].flat();
    const item = make("li", {
      class: "own", "data-engine": number, "data-engine-key": clause ? null : engine.key,
    }, make("b", { title: conform.visible(engine.name) }, conform.foreign(short(engine))), " ",
    clause ? [] : [make("a", { href: conform.rowsAddress({ engine: engine.key, verdict: "asked" }) },
      conform.foreign(engine.name)), " "], conform.compact(conform.tally(codes), { ...counted, clause }));
    if (clause && codes.some(conform.isWrong)) list.prepend(item); else list.append(item);
  }
};

const show = () => {
  const article = document.querySelector("main article");
  const tables = [...article?.querySelectorAll("table.scenarios") ?? []];
  if (tables.length === 0) return;
  restore(article);
  const contents = article.querySelector("nav.contents table[data-engines]");
  const before = contents?.dataset.engines.split(" ").length ?? 0;
  for (const [index, engine] of conform.ownEngines().entries()) {
    const clauseOf = new Map();
    const counted = { page: location.pathname.split("/").at(-1), engine: engine.key };
    // Each column may add rows with reasons.
    const { scenarios } = conform.scenariosOf([...article.children], tables);
    for (const [table, inside] of Map.groupBy(scenarios, ({ table }) => table)) {
      addToTable(table, inside, engine, before + index, clauseOf);
    }
    addToLists(article, engine, before + index, clauseOf, counted);
    if (contents) addToContents(contents, engine, clauseOf, counted);
  }
  for (const table of [...tables, contents].filter(Boolean)) conform.label(table);
  conform.filterPage();
};
addEventListener("conform:own", show);
