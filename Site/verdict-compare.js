/* Compares two engines: shows the scenarios in which they differ. */
const { make } = conform;

const kinds = [
  ["asked", say("compareBothAsked")],
  ["against", say("compareOnePasses")],
  ["otherwise", say("compareNeitherPasses")],
  ["one", say("compareOneAsked")],
  ["all", say("compareAll")],
];
const hasDifference = ({ phrase }) => phrase !== undefined;
/* A known failure is a failure like any other. */
const kindOfOutcome = ({ outcome, phrase }) =>
  outcome === "K" ? (phrase === undefined ? "E" : "F") : outcome === "D" ? "F" : outcome;

/* The kind of a difference; undefined where the engines do the same, or none attempted it. */
const kindOf = (left, right) => {
  const attempted = [left, right].filter(({ outcome }) => conform.isAttempted(outcome)).length;
  if (attempted < 2) return attempted === 1 ? "one" : undefined;
  if (kindOfOutcome(left) !== kindOfOutcome(right)) {
    return left.outcome === "P" || right.outcome === "P" ? "against" : "otherwise";
  }
  const isSame = left.phrase === right.phrase && left.actual === right.actual;
  return hasDifference(left) && !isSame ? "otherwise" : undefined;
};
const matches = (kind, wanted) =>
  wanted === "all" || kind === wanted || (wanted === "asked" && kind !== "one");

const answer = (verdict) => {
  const parts = [conform.mark(verdict.outcome)];
  if (verdict.cause) parts.push(make("p", { class: "cause", lang: say.original }, conform.foreign(verdict.cause)));
  if (hasDifference(verdict)) {
    parts.push(" ", make("b", { lang: say.original }, conform.foreign(verdict.actual)));
  }
  if (verdict.message !== undefined) {
    parts.push(make("pre", { lang: say.original }, conform.foreign(verdict.message)));
  }
  if (verdict.outcome === "s") {
    parts.push(" ", make("small", { lang: say.original }, conform.foreign(verdict.reason)));
  }
  if (verdict.known) {
    parts.push(make("small", { class: "known" }, conform.foreign(verdict.known), " ",
      conform.webLink(verdict.link)));
  }
  return parts;
};

const row = (scenario, [left, right], pair, hasReplays) => {
  const failed = [left, right].filter(hasDifference);
  const expected = failed.flatMap((verdict, index) =>
    index === 1 && verdict.phrase === failed[0].phrase ? [] : conform.expectation(verdict));
  const query = failed.length > 0 ? `?engine=${pair[hasDifference(left) ? 0 : 1].key}` : "";
  const href = scenario.clause.page + query + conform.address.hash(scenario.id);
  return make("tr", {},
    conform.scenarioHead(scenario, href, failed.length > 0 && hasReplays),
    make("td", {}, make("span", { class: `level ${scenario.clause.level.toLowerCase()}` },
      scenario.clause.level)),
    make("td", { lang: say.original }, expected),
    make("td", { class: "engine" }, answer(left)),
    make("td", { class: "engine" }, answer(right)));
};

/* Builds the comparison. `update` sets the engines and the keys of the two to compare. */
conform.comparison = (book, { isInAddress }) => {
  const left = conform.choice(say("compare"), "left", [], "");
  const right = conform.choice(say("compareWith"), "right", [], "");
  const what = conform.choice(say("compareWhere"), "what", kinds, conform.address.get("what"));
  const swap = make("button", { type: "button" }, say("compareSwap"));
  const status = make("output", {});
  const box = make("div", {
    class: "scroll", role: "group", "aria-label": say("compareScenarios"),
    tabindex: "0",
  });
  const host = make("div", { class: "comparison" },
    make("div", { class: "filters", role: "group", "aria-label": say("compareTwoEngines") },
      left.label, right.label, swap, what.label, status),
    box);
  let engines = [];

  const head = (engine) => make("th", { scope: "col", class: "engine" },
    conform.foreign(engine.name), " ", make("small", {}, conform.foreign(engine.version)));

  const apply = () => {
    const pair = [left, right].map(({ select }) =>
      engines.find((engine) => engine.key === select.value));
    if (pair.some((engine) => !engine)) return;
    const counts = Object.fromEntries(kinds.map(([kind]) => [kind, 0]));
    const pages = new Map();
    for (const [index, scenario] of book.scenarios.entries()) {
      const verdicts = pair.map((engine) => engine.verdicts[index]);
      const kind = kindOf(...verdicts);
      if (!kind) continue;
      for (const [wanted] of kinds) if (matches(kind, wanted)) counts[wanted] += 1;
      if (!matches(kind, what.select.value)) continue;
      const title = scenario.clause.pageTitle;
      if (!pages.has(title)) pages.set(title, []);
      pages.get(title).push(row(scenario, verdicts, pair, book.hasReplays));
    }
    for (const option of what.select.options) {
      option.textContent =
        `${kinds.find(([kind]) => kind === option.value)[1]} (${counts[option.value]})`;
    }
    const count = counts[what.select.value];
    status.textContent = say("scenarioCount", { count });
    const sections = [...pages].map(([title, rows]) => make("tbody", {},
      make("tr", {}, make("th", { scope: "rowgroup", colspan: 5, class: "group" }, title)), rows));
    box.hidden = count === 0;
    const table = conform.scenarioTable(
      [say("scenario"), say("level"), say("expectedHead"), ...pair.map(head)], sections);
    conform.label(table);
    box.replaceChildren(table);
    if (!isInAddress) return;
    /* Reports of the reader are not in an address that is shared. */
    const shared = pair.map((engine) => (engine.isOwn ? "" : engine.key));
    conform.address.set({ left: shared[0], right: shared[1], what: what.select.value });
  };

  const offer = (select, chosen) => {
    select.replaceChildren(...engines.map((engine) => {
      const own = engine.isOwn ? `, ${say("yourFile")}` : "";
      return make("option", { value: engine.key },
        conform.visible(`${engine.name} ${engine.version}${own}`));
    }));
    select.value = chosen;
  };
  host.addEventListener("change", apply);
  swap.addEventListener("click", () => {
    [left.select.value, right.select.value] = [right.select.value, left.select.value];
    apply();
  });
  return {
    host,
    update: (all, wanted = []) => {
      const now = [left.select.value, right.select.value];
      engines = all;
      const keys = all.map((engine) => engine.key);
      const choose = (side, other) => [wanted[side], now[side]].find((key) => keys.includes(key))
        ?? keys.find((key) => key !== other) ?? keys[0];
      const first = choose(0);
      const second = choose(1, first);
      offer(left.select, first);
      offer(right.select, second);
      host.hidden = all.length < 2;
      apply();
    },
  };
};

/* The number of scenarios that two engines were asked and in which they differ. */
const distance = (book, left, right) => book.scenarios.filter((_, index) => {
  const kind = kindOf(left.verdicts[index], right.verdicts[index]);
  return kind !== undefined && kind !== "one";
}).length;

/* The two engines to begin with: an older and a newer report of one engine, else those that differ
   most. */
const firstPair = (book, engines) => {
  const pairs = engines.flatMap((left, index) =>
    engines.slice(index + 1).map((right) => [left, right]));
  const same = pairs.find(([left, right]) => left.name === right.name);
  if (same) return same;
  const distances = pairs.map(([left, right]) => distance(book, left, right));
  return pairs[distances.indexOf(Math.max(...distances))] ?? [];
};

document.addEventListener("DOMContentLoaded", async () => {
  const place = document.querySelector(".verdict-source");
  if (place?.dataset.view !== "compare" || place.hasChildNodes()) return;
  const book = await conform.verdicts().catch((error) => {
    place.replaceChildren(make("p", { class: "note" }, error.message));
    document.querySelector(".without-script")?.classList.remove("without-script");
  });
  if (!book) return;
  const view = conform.comparison(book, { isInAddress: true });
  const show = (wanted) => {
    const engines = [...book.engines, ...conform.ownColumns(book)];
    view.update(engines, wanted ?? firstPair(book, engines).map(({ key }) => key));
  };
  const chooser = conform.reportChooser(conform.verdicts, (own) => {
    const engines = [...book.engines, ...conform.ownColumns(book)];
    const same = book.engines.find(({ name }) => name === own[0].name);
    const second = own[1] ?? engines.find(({ key }) => key !== own[0].key);
    show(same ? [same.key, own[0].key] : [own[0].key, second?.key]);
  });
  place.append(chooser, view.host);
  const asked = [conform.address.get("left"), conform.address.get("right")];
  await conform.ownReady;
  show(asked.some(Boolean) ? asked : undefined);
  addEventListener("conform:own", () => {
    view.update([...book.engines, ...conform.ownColumns(book)]);
  });
});
