/* Reads the clauses and the scenarios of a page, and filters them. The selection is kept in the
   address. */
const { make } = conform;

/* The part of the page that a table of scenarios is shown and hidden with. */
const boxOf = (table) => table.closest("details.rows") ?? table.closest(".scroll") ?? table;

/* Returns the clauses and the scenarios of a page, with their outcomes. */
conform.scenariosOf = (article) => {
  /* A clause reaches from a heading with a permalink to the next heading. */
  const headings = article.querySelectorAll(":scope > :is(h2, h3, h4, h5, h6)[id]:has(> .permalink)");
  const clauses = [...headings].map((heading) => {
    const parts = [heading, ...conform.partsBelow(heading)];
    const facts = parts.find((part) => part.matches(".facts"));
    return { id: heading.id, parts, level: facts?.querySelector(".level")?.textContent ?? "", scenarios: [] };
  });

  const scenarios = [...article.querySelectorAll("table.scenarios")].flatMap((table) => {
    const clause = clauses.find(({ parts }) => parts.includes(boxOf(table)));
    const isSteps = table.matches(".steps");
    const rows = isSteps ? [table] : [...table.rows].filter((row) => row.id);
    const outcomes = (table.dataset.outcomes ?? "").split(" ");
    return rows.map((row, index) => {
      const below = isSteps ? table.querySelector("tr.findings") : row.nextElementSibling;
      const scenario = {
        row, findings: below?.matches("tr.findings") ? below : undefined, clause, table,
        outcomes: outcomes.map((codes) => codes[index]).join(""),
        features: (row.dataset.needs ?? "").split(" ").filter(Boolean),
      };
      clause?.scenarios.push(scenario);
      return scenario;
    });
  });
  return { clauses, scenarios };
};

/* Shows the columns of one engine only; of all for -1. An engine's columns begin with a cell of
   the class `engine`, or are one of the class `mark`. */
conform.foldColumns = (table, index) => {
  for (const row of table.rows) {
    let engine = -1;
    for (const cell of row.cells) {
      if (cell.matches(".engine, .mark")) engine += 1;
      else if (engine >= 0 && cell.localName === "th" && cell.scope === "row") engine = -1;
      if (engine >= 0) cell.hidden = index >= 0 && engine !== index;
    }
  }
};

/* Ends what the filters of before listen to, when a column was added. */
let filtering;
conform.filterPage = () => {
  const article = document.querySelector("main article:has(table.scenarios)");
  if (!article) return;
  filtering?.abort();
  filtering = new AbortController();
  const { signal } = filtering;
  article.querySelector(":scope > .filters")?.remove();

  const tables = [...article.querySelectorAll("table.scenarios")];
  const { clauses, scenarios } = conform.scenariosOf(article);
  const contents = article.querySelector(":scope > nav.contents");
  const engines = [...article.querySelectorAll(":scope > .rollup [data-engine-key]")]
    .map((item) => ({ key: item.dataset.engineKey, name: item.querySelector("a").textContent }));
  const codes = scenarios.flatMap(({ outcomes }) => [...outcomes]);
  const isMixed = new Set(codes.map(conform.isAttempted)).size > 1;
  const verdicts = [...conform.selections].filter(([name, [, isSelected]]) =>
    codes.some(isSelected) && (isMixed || !/asked$/.test(name)));
  const levels = conform.levels.filter(([name]) => clauses.some(({ level }) => conform.hasLevel(level, name)));
  const fields = {
    engine: [say("engine"), [["", say("all")], ...engines.map(({ key, name }) => [key, name])]],
    verdict: [say("verdict"), [["", say("any")], ...verdicts.map(([name, [words]]) => [name, words]),
      ...(scenarios.some(({ outcomes }) => conform.differ(outcomes)) ? [["differ", say("enginesDiffer")]] : [])]],
    level: [say("level"), levels.length < 3 ? [] : [["", say("any")], ...levels]],
    feature: [say("feature"), [["", say("any")],
      ...[...new Set(scenarios.flatMap((scenario) => scenario.features))].sort()]],
    clause: [say("clause"), [["", say("all")],
      ...clauses.filter((clause) => clause.scenarios.length > 0).map(({ id }) => id)]],
  };
  /* A field with only one value is left out. */
  const choices = Object.entries(fields).filter(([, [, options]]) => options.length > 2)
    .map(([name, [label, options]]) => conform.choice(label, name, options));
  const selects = Object.fromEntries(choices.map(({ select }) => [select.name, select]));
  if (Object.keys(selects).every((name) => name === "clause")) return;

  const status = make("output", {});
  const all = make("button", {
    hidden: "",
    onclick: () => {
      reset();
      Object.values(selects)[0].focus();
    } }, say("showAll"));
  const bar = make(
    "div", { class: "filters", role: "group", "aria-label": say("filterScenarios"), onchange: () => apply() },
    choices.map(({ label }) => label), all, status);
  (contents ?? clauses[0]?.parts[0] ?? tables[0]).before(bar);

  /* Links to hidden clauses are hidden. */
  const entries = [contents, document.querySelector("nav.outline")]
    .flatMap((list) => [...(list?.querySelectorAll(":is(tr, li) a[href^='#']") ?? [])])
    .map((link) => ({ id: conform.address.place(link.hash), item: link.closest("tr, li") }));

  const isShown = (scenario, { verdict, level, feature, clause }, index) => {
    if (clause && scenario.clause?.id !== clause) return false;
    if (!conform.hasLevel(scenario.clause?.level, level)) return false;
    if (feature && !scenario.features.includes(feature)) return false;
    if (verdict === "differ") return conform.differ(scenario.outcomes);
    return [...scenario.outcomes].some((code, at) =>
      (index < 0 || at === index) && conform.hasVerdict(code, verdict));
  };

  /* Folds the columns and counts of the other engines. */
  const showColumns = (index) => {
    const show = (items) => [...items].forEach((item, at) => {
      item.hidden = index >= 0 && Number(item.dataset.engine ?? at) !== index;
    });
    const summary = contents?.querySelector("table");
    if (summary) conform.foldColumns(summary, index);
    for (const list of article.querySelectorAll(":scope > .rollup")) show(list.children);
    for (const table of tables) {
      conform.foldColumns(table, index);
      show(table.querySelectorAll(".versus > li"));
    }
  };

  /* The folds that a filter has opened are closed when it is taken away. */
  const opened = new Set();
  const apply = () => {
    const choice = Object.fromEntries(
      Object.keys(fields).map((name) => [name, selects[name]?.value ?? ""]));
    const isActive = Object.values(choice).some(Boolean);
    const index = engines.findIndex(({ key }) => key === choice.engine);
    showColumns(index);
    for (const scenario of scenarios) {
      const shown = scenario.shown = isShown(scenario, choice, index);
      if (scenario.row !== scenario.table) scenario.row.hidden = !shown;
      const wentWrong = index < 0 || conform.isWrong(scenario.outcomes[index]);
      if (!scenario.findings) continue;
      scenario.findings.hidden = !shown || !wentWrong;
      /* Who chooses an engine looks for the reasons of its failures. */
      if (index >= 0 && shown && wentWrong) scenario.findings.querySelector("details").open = true;
    }
    const shown = scenarios.filter((scenario) => scenario.shown);
    const shownTables = new Set(shown.map(({ table }) => table));
    const isFiltered = Boolean(choice.verdict || choice.level || choice.feature || choice.clause);
    for (const { parts, scenarios } of clauses) {
      const hidden = isFiltered && !scenarios.some((scenario) => scenario.shown);
      for (const part of parts) part.hidden = hidden;
    }
    for (const { id, item } of entries) item.hidden = Boolean(document.getElementById(id)?.hidden);
    for (const table of tables) {
      const box = boxOf(table);
      box.hidden = !shownTables.has(table);
      if (!box.matches("details")) continue;
      if (!isActive) box.open &&= !opened.delete(box);
      else if (!box.hidden && !box.open) {
        opened.add(box);
        box.open = true;
      }
    }
    all.hidden = !isActive;
    if (selects.clause) selects.clause.parentElement.hidden = !choice.clause;
    status.textContent = isFiltered
      ? say("scenariosShown", { shown: shown.length, count: scenarios.length })
      : say("scenarioCount", { count: scenarios.length });
    conform.address.set(choice);
  };

  const reset = () => {
    for (const select of Object.values(selects)) select.value = "";
    apply();
  };

  const read = () => {
    for (const choice of choices) choice.read();
    apply();
  };

  /* Shows the target of a link, even where it was filtered out. A script replays a scenario. */
  const reveal = () => {
    const id = conform.address.place(location.hash);
    const target = document.getElementById(id) ?? document.getElementById(id.replace(/:replay$/, ""));
    if (target?.closest("[hidden]")) reset();
    else if (target?.id === id) return;
    target?.scrollIntoView();
  };
  addEventListener("hashchange", reveal, { signal });
  addEventListener("popstate", () => {
    read();
    reveal();
  }, { signal });

  /* A figure of this page selects its scenarios without loading the page again. */
  article.addEventListener("click", (event) => {
    const link = event.target.closest?.("a.figure");
    if (!link || link.pathname !== location.pathname || event.button !== 0
      || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    try { history.pushState(null, "", link.href); } catch { return; }
    event.preventDefault();
    read();
    (document.getElementById(conform.address.place(link.hash)) ?? bar).scrollIntoView();
  }, { signal });
  apply();
  reveal();
};
document.addEventListener("DOMContentLoaded", conform.filterPage);
