/* Makes each figure a link to the scenarios that it counts: on their page where they are of one,
   otherwise in the list of scenarios on the page of the engine. */
(() => {
  const { conform } = globalThis;
  const { make } = conform;

  /* The folder of the language, as it is seen from this page. */
  const root = () => document.querySelector("#site\\:search")?.dataset.root ?? "";

  /* The query for some scenarios: { engine, verdict, level, feature, clause }. */
  const query = (values) => {
    const wanted = Object.entries(values).filter(([, value]) => value);
    return `?${new URLSearchParams(Object.fromEntries(wanted))}`;
  };

  /* Returns the address of scenarios. Only those of a reader's own report are listed in the matrix,
     because it has no page. */
  conform.rowsAddress = ({ page, clause, ...values }) => {
    if (page) return page + query({ ...values, clause }) + (clause ? conform.address.hash(clause) : "");
    const { engine } = values;
    const file = engine.startsWith("own-") ? "matrix.html" : `engines/${engine}.html`;
    return `${root()}${file}#rows${query(values)}`;
  };

  /* What a figure counts first: what does not hold, else what was asked, else what was not. */
  const wantedOf = (mark) => {
    if (mark.matches(".failed, .errored, .departed, .known")) return "wrong";
    return mark.matches(".partial, .passed") ? "asked" : "unasked";
  };

  const linked = (element, href) => {
    const link = make("a", { class: `${element.className} figure`, href });
    link.append(...element.childNodes);
    element.replaceWith(link);
  };

  /* Links the figures of a cell or an item: the main one, and what was not asked. */
  conform.linkFigures = (holder, values) => {
    const mark = holder.querySelector(":scope > span.verdict");
    if (!mark) return;
    const address = (verdict) => conform.rowsAddress({ ...values, verdict });
    linked(mark, address(wantedOf(mark)));
    const rest = holder.querySelector(":scope > small");
    if (!rest) return;
    rest.removeAttribute("aria-hidden");
    const link = make("a", { class: "figure", href: address("unasked") });
    link.append(...rest.childNodes);
    rest.append(link);
  };

  /* What the scenarios of a row have in common. */
  const valuesOf = (row, kind) => {
    const feature = row.dataset.feature ?? (kind === "features" ? row.dataset.key : undefined);
    if (feature) return { feature };
    const href = row.cells[0].querySelector("a")?.getAttribute("href");
    if (!href) return document.querySelector("table.scenarios") ? { page: here() } : {};
    const [page, hash] = href.split("#");
    return { page: page || here(), clause: hash && conform.address.place(`#${hash}`) };
  };
  const here = () => location.pathname.split("/").at(-1);

  /* Links the figures of a table that are no links yet. */
  conform.linkTable = (table, keys = table.dataset.engines.split(" ")) => {
    const hasLevels = table.tHead.rows.length > 1 || table.tHead.querySelector("th.engine + th:not(.engine)");
    for (const row of [...table.tBodies].concat(table.tFoot ?? []).flatMap((part) => [...part.rows])) {
      const values = valuesOf(row, table.dataset.matrix);
      let engine = -1;
      for (const cell of row.cells) {
        if (cell.localName !== "td") continue;
        const isFirst = cell.matches(".engine");
        if (isFirst) engine += 1;
        if (engine < 0) continue;
        const level = hasLevels ? (isFirst ? "MUST" : "advisory") : "";
        conform.linkFigures(cell, { ...values, level, engine: keys[engine] });
      }
    }
  };

  /* The measures of an engine over all pages, whose links lead to sections without this script. */
  const linkMeasures = (box, engine) => {
    const lead = (link, verdict) => {
      if (link) link.href = conform.rowsAddress({ engine, verdict });
    };
    for (const mark of box.querySelectorAll(".deviations a > .verdict")) {
      lead(mark.parentElement, [...mark.classList].find((name) => name !== "verdict"));
    }
    lead(box.querySelector(".measure.asked a"), "asked");
    lead(box.querySelector(".measure.holds a"), "passed");
  };

  document.addEventListener("DOMContentLoaded", () => {
    const tables = [...document.querySelectorAll("main table[data-engines]")];
    if (tables.length === 0 || document.querySelector("main a.figure")) return;
    for (const table of tables) conform.linkTable(table);
    const keys = tables[0].dataset.engines.split(" ");
    for (const list of document.querySelectorAll("article .rollup")) {
      const clause = conform.clauseOfCounts(list);
      for (const item of list.children) {
        const engine = item.dataset.engineKey ?? keys[item.dataset.engine];
        conform.linkFigures(item, { page: here(), clause, engine });
      }
    }
    for (const box of document.querySelectorAll("[data-engine-key]:has(> .measures)")) {
      linkMeasures(box, box.dataset.engineKey);
    }
  });

  /* The id of the clause that a list of counts belongs to; undefined for that of the page. */
  conform.clauseOfCounts = (list) => {
    for (let at = list.previousElementSibling; at; at = at.previousElementSibling) {
      if (/^H[2-6]$/.test(at.tagName)) return at.id;
    }
    return undefined;
  };
})();
