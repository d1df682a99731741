/* Reads the clauses and the scenarios of a page, with their outcomes. */
conform.scenariosOf = (parts, tables) => {
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
  return { clauses, scenarios };
};
