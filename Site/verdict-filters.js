"use strict";

/* Filters for the scenarios of a page. What is chosen stands in the address. */
document.addEventListener("DOMContentLoaded", () => {
  const { conform } = globalThis;
  const { make } = conform;
  const article = document.querySelector("main article");
  const tables = article ? [...article.querySelectorAll("table.scenarios")] : [];
  if (tables.length === 0 || article.querySelector(".filters")) return;

  const outcomes = ["passed", "failed", "errored", "skipped", "not run"];
  const outcomeOf = (cell) => {
    const list = cell?.querySelector(".verdict")?.classList;
    return outcomes.find((outcome) => list?.contains(outcome.replace(" ", "-"))) ?? "not run";
  };

  /* Clauses: from a heading with a permalink to the next heading. */
  const clauses = [...article.querySelectorAll("h2, h3, h4, h5, h6")]
    .filter((heading) => heading.id && heading.querySelector(":scope > .permalink"))
    .map((heading) => {
      const parts = [heading];
      for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
        if (/^H[1-6]$/.test(next.tagName)) break;
        parts.push(next);
      }
      const level = parts.map((part) => part.querySelector(".level")).find(Boolean)?.textContent;
      return { id: heading.id, parts, level: level ?? "", scenarios: [] };
    });
  const clauseOf = (table) =>
    clauses.find((clause) => clause.parts.some((part) => part.contains(table)));

  const scenarios = tables.flatMap((table) => {
    const clause = clauseOf(table);
    const rows = table.classList.contains("steps")
      ? [table] : [...table.querySelectorAll(":scope > tbody > tr[id]")];
    return rows.map((row) => {
      const findings = row === table
        ? table.querySelector("tr.findings")
        : row.nextElementSibling?.matches("tr.findings") ? row.nextElementSibling : undefined;
      const cells = [...row.querySelectorAll("td.mark, td.engine")];
      const scenario = {
        row, findings, clause, box: table.closest(".scroll") ?? table, table,
        verdicts: cells.map(outcomeOf),
        features: (row.dataset.needs ?? "").split(" ").filter(Boolean),
      };
      clause?.scenarios.push(scenario);
      return scenario;
    });
  });

  const engines = [...document.querySelectorAll("main [data-engine-key]")].map((item) =>
    ({ key: item.dataset.engineKey, name: item.querySelector("a").textContent }));
  const present = (values, order) => order.filter((value) => values.has(value));
  const found = present(new Set(scenarios.flatMap((scenario) => scenario.verdicts)), outcomes);
  const isDisputed = ({ verdicts }) => conform.differ(verdicts.map((outcome) => ({ outcome })));
  const plain = (values) => values.map((value) => [value, conform.word[value] ?? value]);
  const fields = {
    engine: [say("Engine"), [["", say("all")], ...engines.map(({ key, name }) => [key, name])]],
    verdict: [say("Verdict"), [["", say("any")], ...plain(found),
      ...(scenarios.some(isDisputed) ? [["differ", say("engines differ")]] : [])]],
    level: [say("Level"), [["", say("any")],
      ...plain(present(new Set(clauses.map(({ level }) => level)), ["MUST", "SHOULD", "MAY"]))]],
    feature: [say("Feature"), [["", say("any")],
      ...plain([...new Set(scenarios.flatMap((scenario) => scenario.features))].sort())]],
  };

  /* A choice between one thing and everything is none. */
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
  const place = article.querySelector("nav.contents") ?? clauses[0]?.parts[0] ?? tables[0];
  place.before(bar);

  const selected = () => Object.fromEntries(
    Object.keys(fields).map((name) => [name, selects[name]?.value ?? ""]));

  const isShown = (scenario, { engine, verdict, level, feature }) => {
    if (level && scenario.clause?.level !== level) return false;
    if (feature && !scenario.features.includes(feature)) return false;
    if (verdict === "differ") return isDisputed(scenario);
    if (!verdict) return true;
    const index = engines.findIndex(({ key }) => key === engine);
    return index < 0 ? scenario.verdicts.includes(verdict) : scenario.verdicts[index] === verdict;
  };

  const showColumns = (index) => {
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
    for (const scenario of scenarios) {
      const shown = isShown(scenario, choice);
      if (shown) count += 1;
      if (scenario.row !== scenario.table) scenario.row.hidden = !shown;
      scenario.shown = shown;
      const wentWrong = index < 0 || ["failed", "errored"].includes(scenario.verdicts[index]);
      if (scenario.findings) scenario.findings.hidden = !shown || !wentWrong;
    }
    for (const table of tables) {
      const inside = scenarios.filter((scenario) => scenario.table === table);
      (table.closest(".scroll") ?? table).hidden = !inside.some((scenario) => scenario.shown);
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
    for (const link of document.querySelectorAll(":is(.contents, .outline) a[href^='#']")) {
      const item = link.closest("tr, li");
      if (item) item.hidden = gone.has(conform.address.place(link.hash));
    }
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

  /* Whoever follows a link to a place gets to see it. */
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
