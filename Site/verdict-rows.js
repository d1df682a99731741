/* Lists the scenarios behind a figure that counts scenarios of several pages. The selection stands
   in the address: `#rows?engine=qt-widgets&verdict=known&feature=touches`. */
document.addEventListener("DOMContentLoaded", () => {
  const { make } = conform;
  const place = document.querySelector(".verdict-source");
  if (!place || document.querySelector(".rows-list")) return;
  const atOnce = 100;

  document.getElementById("rows")?.remove();
  const title = make("h2", { id: "rows", tabindex: "-1" });
  const box = make("div", {
    class: "scroll", role: "group", tabindex: "0", "aria-labelledby": "rows",
  });
  const more = make("button", { type: "button" }, say("showRest"));
  const section = make("section", { class: "rows-list", hidden: "" }, title, box, more);
  place.after(section);

  const wanted = () => {
    const [name, query] = location.hash.slice(1).split("?");
    return name === "rows" && query ? Object.fromEntries(new URLSearchParams(query)) : undefined;
  };

  const reason = (verdict) => [verdict.cause, verdict.known, verdict.reason, verdict.message]
    .filter(Boolean).map((text) => make("p", { lang: say.original }, conform.foreign(text)));

  const row = (scenario, verdict, engine, hasReplays) => {
    const { id, clause } = scenario;
    const query = conform.isWrong(verdict.outcome) ? `?engine=${engine.key}` : "";
    const href = (place.dataset.root ?? "") + clause.page + query + conform.address.hash(id);
    return make("tr", {},
      conform.scenarioHead(scenario, href, Boolean(verdict.phrase) && hasReplays),
      make("td", {}, conform.mark(verdict.outcome)),
      make("td", { lang: say.original }, verdict.phrase && conform.expectation(verdict)),
      make("td", { lang: say.original }, verdict.actual && make("b", {}, conform.foreign(verdict.actual))),
      make("td", {}, reason(verdict)));
  };

  const nameOf = (verdict) => ({
    wrong: say("doesNotHold"), asked: say("wasAsked"), unasked: say("wasNotAsked"),
  })[verdict] ?? conform.outcomeWord(conform.outcomeCode(verdict));

  let shown = "";
  const show = async () => {
    const { engine: key, verdict, feature, level } = wanted() ?? {};
    section.hidden = !key;
    if (!key || shown === location.hash) return;
    shown = location.hash;
    const book = await conform.verdicts().catch(() => undefined);
    const engine = [...(book?.engines ?? []), ...conform.ownColumns(book)]
      .find((engine) => engine.key === key);
    section.hidden = !engine;
    if (!engine) return;
    const rows = book.scenarios.map((scenario, index) => [scenario, engine.verdicts[index]])
      .filter(([scenario, { outcome }]) => conform.hasVerdict(outcome, verdict)
        && conform.hasLevel(scenario.clause.level, level)
        && (!feature || scenario.features.includes(feature)));
    const parts = [nameOf(verdict), feature, level === "advisory" ? "SHOULD, MAY" : level];
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
  addEventListener("conform:own", () => {
    shown = "";
    show();
  });
  show();
});
