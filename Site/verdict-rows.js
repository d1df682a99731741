/* The scenarios that a figure counts: on their page where they are of one, otherwise listed on the page
   of the engine. The selection stands in the address: `#rows?engine=qt-widgets&verdict=known`. */
const { make } = conform;
const place = document.querySelector(".verdict-source");
const atOnce = 100;

/* The folder of the language, as it is seen from this page. */
const root = document.getElementById("site:search").dataset.root;
const query = (values) => {
  const chosen = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  return chosen.size ? `?${chosen}` : "";
};

/* Returns the address of scenarios: { engine, verdict, level, feature, page, clause }. Only those of a
   reader's own report are listed in the matrix, because it has no page. */
conform.rowsAddress = ({ page, clause, ...values }) => {
  if (page) return page + query({ ...values, clause }) + (clause ? conform.address.hash(clause) : "");
  const { engine } = values;
  const file = engine.startsWith("own-") ? "matrix.html" : `engines/${engine}.html`;
  return `${root}${file}#rows${query(values)}`;
};

/* The cell with the id of a scenario as a link, which selects an engine that fails it; also to its replay. */
conform.scenarioHead = ({ id, label, clause }, engine, hasReplay) => {
  const href = root + clause.page + query({ engine: engine?.key }) + conform.address.hash(id);
  return make("th", { scope: "row" }, make("a", { class: "permalink", href }, label), " ",
    hasReplay && make("a", { class: "to-replay", href: `${href}:replay` }, say("seeReplay")));
};

/* What a difference is about, and what was expected. */
conform.expectation = ({ phrase, expected }) => [
  conform.quoted("span", phrase, "phrase"), " ", conform.quoted("b", expected)];

/* A table of scenarios, with heads for those columns and for engines. */
conform.scenarioTable = (heads, bodies, engines = []) => make("table", { class: "differences" },
  make("thead", {}, make("tr", {}, heads.map((head) => make("th", { scope: "col" }, head)),
    engines.map(({ name, version }) => make("th", { scope: "col", class: "engine" },
      conform.foreign(name), " ", make("small", {}, conform.foreign(version)))))), bodies);

/* The figures of an engine, whose links lead to sections without this script. */
for (const link of document.querySelectorAll("[data-engine-key] a[data-rows]")) {
  const engine = link.closest("[data-engine-key]").dataset.engineKey;
  link.href = conform.rowsAddress({ engine, verdict: link.dataset.rows });
}

/* The list is put behind the place of the verdicts. */
const list = () => {
  document.getElementById("rows")?.remove();
  const title = make("h2", { id: "rows", tabindex: "-1" });
  const box = make("div", {
    class: "scroll", role: "group", tabindex: "0", "aria-labelledby": "rows",
  });
  const more = make("button", {}, say("showRest"));
  const section = make("section", { class: "rows-list", hidden: "" }, title, box, more);
  place.after(section);

  const row = (scenario, verdict, engine, hasReplays) => make("tr", {},
    conform.scenarioHead(
      scenario, conform.isWrong(verdict.outcome) && engine, Boolean(verdict.phrase) && hasReplays),
    make("td", {}, conform.mark(verdict.outcome)),
    make("td", {}, verdict.phrase && conform.expectation(verdict)),
    make("td", {}, conform.quoted("b", verdict.actual)),
    make("td", {}, ["cause", "known", "reason", "message"].map((name) => conform.quoted("p", verdict[name]))));

  const show = async () => {
    const [name, asked] = location.hash.slice(1).split("?");
    const { engine: key, verdict, feature, level } =
      Object.fromEntries(new URLSearchParams(name === "rows" ? asked : ""));
    section.hidden = !key;
    if (!key) return;
    const book = await conform.verdicts().catch(() => undefined);
    const engine = book && [...book.engines, ...conform.ownColumns(book)]
      .find((engine) => engine.key === key);
    section.hidden = !engine;
    if (!engine) return;
    const rows = book.scenarios.map((scenario, index) => [scenario, engine.verdicts[index]])
      .filter(([scenario, { outcome }]) => conform.hasVerdict(outcome, verdict)
        && conform.hasLevel(scenario.clause.level, level)
        && (!feature || scenario.features.includes(feature)));
    const parts = [conform.selections.get(verdict)?.[0], feature, new Map(conform.levels).get(level) ?? level];
    title.replaceChildren(conform.foreign(engine.name),
      `: ${parts.filter(Boolean).join(" · ")}, ${say("scenarioCount", { count: rows.length })}`);
    const body = make("tbody");
    const table = conform.scenarioTable(
      [say("scenario"), say("verdict"), say("expectedHead"), say("actualHead"), say("reason")], body);
    const add = (count) => {
      body.append(...rows.splice(0, count).map(([scenario, found]) => row(scenario, found, engine, book.hasReplays)));
      more.hidden = rows.length === 0;
      conform.label(table);
    };
    more.onclick = () => add(Infinity);
    add(atOnce);
    box.replaceChildren(table);
    title.scrollIntoView();
    title.focus({ preventScroll: true });
  };
  addEventListener("hashchange", show);
  addEventListener("conform:own", show);
  show();
};
if (place) document.addEventListener("DOMContentLoaded", list);
