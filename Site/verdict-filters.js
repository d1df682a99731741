"use strict";

/* Filters the scenarios of a page. The selection is kept in the address. */
document.addEventListener("DOMContentLoaded", () => {
  const { conform } = globalThis;
  const { make } = conform;
  const article = document.querySelector("main article");
  const parts = article ? [...article.children] : [];
  const tables = article ? [...article.querySelectorAll("table.scenarios")] : [];
  if (tables.length === 0 || parts.some((part) => part.matches(".filters"))) return;

  /* A clause reaches from a heading with a permalink to the next heading. */
  const clauses = [];
  const clauseOfPart = new Map();
  let current;
  for (const part of parts) {
    if (/^H[2-6]$/.test(part.tagName)) {
      const isClause = part.id && part.querySelector(":scope > .permalink");
      current = isClause ? { id: part.id, parts: [], level: "", scenarios: [] } : undefined;
      if (current) clauses.push(current);
    }
    if (!current) continue;
    current.parts.push(part);
    clauseOfPart.set(part, current);
    if (part.matches(".facts")) current.level ||= part.querySelector(".level")?.textContent ?? "";
  }

  const scenarios = tables.flatMap((table) => {
    const clause = clauseOfPart.get(table.closest(".scroll") ?? table);
    const rows = table.classList.contains("steps")
      ? [table] : [...table.rows].filter((row) => row.id);
    const outcomes = (table.dataset.outcomes ?? "").split(" ");
    return rows.map((row, index) => {
      const findings = row === table
        ? table.querySelector("tr.findings")
        : row.nextElementSibling?.matches("tr.findings") ? row.nextElementSibling : undefined;
      const scenario = {
        row, findings, clause, table,
        outcomes: outcomes.map((codes) => codes[index]).join(""),
        features: (row.dataset.needs ?? "").split(" ").filter(Boolean),
      };
      clause?.scenarios.push(scenario);
      return scenario;
    });
  });

  const contents = parts.find((part) => part.matches("nav.contents"));
  const engines = parts.filter((part) => part.matches(".rollup"))
    .flatMap((list) => [...list.querySelectorAll("[data-engine-key]")])
    .map((item) => ({ key: item.dataset.engineKey, name: item.querySelector("a").textContent }));
  const present = (values, order) => order.filter((value) => values.has(value));
  const found = present(new Set(scenarios.flatMap(({ outcomes }) => [...outcomes])), [..."PFDEsn"]);
  const isDisputed = ({ outcomes }) => conform.differ(outcomes);
  const plain = (values) => values.map((value) => [value, value]);
  const fields = {
    engine: [say("Engine"), [["", say("all")], ...engines.map(({ key, name }) => [key, name])]],
    verdict: [say("Verdict"), [["", say("any")], 
      ...found.map((code) => [conform.outcomeName(code), conform.outcomeWord(code)]),
      ...(scenarios.some(isDisputed) ? [["differ", say("engines differ")]] : [])]],
    level: [say("Level"), [["", say("any")],
      ...plain(present(new Set(clauses.map(({ level }) => level)), ["MUST", "SHOULD", "MAY"]))]],
    feature: [say("Feature"), [["", say("any")],
      ...plain([...new Set(scenarios.flatMap((scenario) => scenario.features))].sort())]],
  };

  /* A field with only one value is left out. */
  const selects = {};
  const labels = [];
  for (const [name, [label, options]] of Object.entries(fields)) {
    if (options.length < 3) continue;
    const choice = conform.choice(label, name, options, conform.address.get(name));
    selects[name] = choice.select;
    labels.push(choice.label);
  }
  if (labels.length === 0) return;

  const status = make("output", {});
  const all = make("button", { type: "button", hidden: "" }, say("Show all"));
  const bar = make(
    "div", { class: "filters", role: "group", "aria-label": say("Filter the scenarios") },
    labels, all, status);
  const place = contents ?? clauses[0]?.parts[0] ?? tables[0];
  place.before(bar);

  /* Links to hidden clauses are hidden. */
  const entries = [contents, document.querySelector("nav.outline")]
    .flatMap((list) => [...(list?.querySelectorAll("a[href^='#']") ?? [])])
    .map((link) => ({ id: conform.address.place(link.hash), item: link.closest("tr, li") }))
    .filter(({ item }) => item);

  const selected = () => Object.fromEntries(
    Object.keys(fields).map((name) => [name, selects[name]?.value ?? ""]));

  const isShown = (scenario, { engine, verdict, level, feature }) => {
    if (level && scenario.clause?.level !== level) return false;
    if (feature && !scenario.features.includes(feature)) return false;
    if (verdict === "differ") return isDisputed(scenario);
    if (!verdict) return true;
    const index = engines.findIndex(({ key }) => key === engine);
    const codes = index < 0 ? scenario.outcomes : scenario.outcomes[index];
    return codes.includes(conform.outcomeCode(verdict));
  };

  let column = -1;
  const showColumns = (index) => {
    if (index === column) return;
    column = index;
    const show = (cells) => cells.forEach((cell, at) => {
      cell.hidden = index >= 0 && at !== index;
    });
    for (const table of tables) {
      show([...table.querySelectorAll(":scope > thead th.mark")]);
      for (const row of table.querySelectorAll(":scope > tbody > tr")) {
        show([...row.querySelectorAll(":scope > td.mark")]);
      }
      for (const item of table.querySelectorAll(".versus > li")) {
        item.hidden = index >= 0 && Number(item.dataset.engine) !== index;
      }
    }
  };

  const apply = () => {
    const choice = selected();
    const isActive = Object.values(choice).some(Boolean);
    const index = engines.findIndex(({ key }) => key === choice.engine);
    showColumns(index);
    let count = 0;
    const shownTables = new Set();
    for (const scenario of scenarios) {
      const shown = isShown(scenario, choice);
      if (shown) {
        count += 1;
        shownTables.add(scenario.table);
      }
      if (scenario.row !== scenario.table) scenario.row.hidden = !shown;
      scenario.shown = shown;
      const wentWrong = index < 0
        || "FDE".includes(scenario.outcomes[index]);
      if (scenario.findings) scenario.findings.hidden = !shown || !wentWrong;
    }
    for (const table of tables) {
      (table.closest(".scroll") ?? table).hidden = !shownTables.has(table);
    }
    const isFiltered = Boolean(choice.verdict || choice.level || choice.feature);
    for (const clause of clauses) {
      const hidden = isFiltered && !clause.scenarios.some((scenario) => scenario.shown);
      if (hidden || clause.hidden) {
        for (const part of clause.parts) {
          if (!part.matches(".scroll:has(table.scenarios)")) part.hidden = hidden;
        }
      }
      clause.hidden = hidden;
    }
    const gone = new Set(clauses.filter((clause) => clause.hidden).map((clause) => clause.id));
    for (const { id, item } of entries) item.hidden = gone.has(id);
    all.hidden = !isActive;
    status.textContent = isFiltered
      ? say("{1} of {2} scenarios", count, scenarios.length)
      : say("{1} scenarios", scenarios.length);
    conform.address.set(choice);
  };

  const reset = () => {
    for (const select of Object.values(selects)) select.value = "";
    apply();
  };
  bar.addEventListener("change", apply);
  all.addEventListener("click", () => {
    reset();
    Object.values(selects)[0].focus();
  });

  /* Shows the target of a link, even where it was filtered out. */
  const reveal = () => {
    const target = document.getElementById(conform.address.place(location.hash));
    if (!target?.closest("[hidden]")) return;
    reset();
    target.scrollIntoView();
  };
  addEventListener("hashchange", reveal);
  apply();
  reveal();
});
