/* Compares two engines: shows what each did where they differ, with the scenarios folded. */
const { make } = conform;

const kinds = new Map([
  ["asked", say("compareBothAsked")],
  ["against", say("compareOnePasses")],
  ["otherwise", say("compareNeitherPasses")],
  ["one", say("compareOneAsked")],
  ["all", say("compareAll")],
]);
const hasDifference = ({ phrase }) => phrase !== undefined;
/* An expected failure is a failure like any other. */
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

const answer = ({ outcome, cause, actual, message, reason, known, link }) => [
  conform.mark(outcome), conform.quoted("p", cause, "cause"), " ", conform.quoted("b", actual),
  conform.quoted("pre", message), conform.quoted("small", reason),
  known && make("small", { class: "known" }, conform.quoted("span", known), " ", conform.webLink(link))];

const row = ({ scenario, verdicts: [left, right] }, pair, hasReplays) => {
  const failed = [left, right].filter(hasDifference);
  const expected = failed.flatMap((verdict, index) =>
    index === 1 && verdict.phrase === failed[0].phrase ? [] : conform.expectation(verdict));
  const failing = pair[[left, right].findIndex(hasDifference)];
  return make("tr", {},
    conform.scenarioHead(scenario, failing, failing && hasReplays),
    make("td", {}, make("span", { class: `level ${scenario.clause.level.toLowerCase()}` },
      scenario.clause.level)),
    make("td", {}, expected),
    [left, right].map((verdict) => make("td", { class: "engine" }, answer(verdict))));
};

/* The scenarios in which two engines differ. */
const differences = (book, [left, right]) => book.scenarios
  .map((scenario, index) => ({ scenario, verdicts: [left.verdicts[index], right.verdicts[index]] }))
  .map((one) => ({ ...one, kind: kindOf(...one.verdicts) })).filter(({ kind }) => kind);

/* Why an engine has an outcome, as far as it has been said for many scenarios. */
const reasonOf = ({ known, reason, message }) => known ?? reason ?? message;

/* The differences by what both engines did: by their reasons, and without one by clause. Those that one
   engine passes come first, and the largest before the others. */
const grouped = (found) => {
  const groups = Map.groupBy(found, ({ kind, scenario, verdicts }) => JSON.stringify([
    kind, ...verdicts.map((verdict) => [
      verdict.outcome, reasonOf(verdict) ?? (hasDifference(verdict) ? scenario.clause.id : "")])]));
  const order = [...kinds.keys()];
  return [...groups.values()].sort(([one], [other]) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .sort((one, other) => (one[0].kind === other[0].kind ? other.length - one.length : 0));
};

/* What an engine did in all scenarios of a group. */
const deed = (engine, verdicts) => {
  const [{ cause, outcome }] = verdicts;
  const isSame = verdicts.every((verdict) => verdict.cause === cause);
  const reason = reasonOf(verdicts[0]);
  return make("span", {}, make("b", {}, conform.foreign(engine.name)), " ", conform.mark(outcome), " ",
    conform.quoted("span", reason ?? (isSame ? cause : undefined)));
};

/* A group, whose table is made when it is opened. */
const group = (rows, pair, hasReplays, isOpen) => {
  const clauses = [...new Set(rows.map(({ scenario }) => scenario.clause.id))];
  const details = make("details", { class: "difference" }, make("summary", {},
    pair.map((engine, side) => deed(engine, rows.map(({ verdicts }) => verdicts[side]))),
    make("small", {}, `${say("scenarioCount", { count: rows.length })} · ${clauses.slice(0, 8).join(", ")}${
      clauses.length > 8 ? " …" : ""}`)));
  details.addEventListener("toggle", () => {
    const table = conform.scenarioTable([say("scenario"), say("level"), say("expectedHead")],
      make("tbody", {}, rows.map((one) => row(one, pair, hasReplays))), pair);
    conform.label(table);
    details.append(make("div", {
      class: "scroll", role: "group", "aria-label": say("compareScenarios"), tabindex: "0" }, table));
  }, { once: true });
  details.open = isOpen;
  return details;
};

/* Builds the comparison. `update` sets the engines and the keys of the two to compare. */
conform.comparison = (book, { isInAddress }) => {
  const left = conform.choice(say("compare"), "left", []);
  const right = conform.choice(say("compareWith"), "right", []);
  const what = conform.choice(say("compareWhere"), "what", [...kinds]);
  const swap = make("button", {
    onclick: () => {
      [left.select.value, right.select.value] = [right.select.value, left.select.value];
      apply();
    } }, say("compareSwap"));
  const status = make("output", {});
  const box = make("div", {});
  const host = make("div", { class: "comparison", onchange: () => apply() },
    make("div", { class: "filters", role: "group", "aria-label": say("compareTwoEngines") },
      left.label, right.label, swap, what.label, status),
    box);
  let engines = [];

  const apply = () => {
    const pair = [left, right].map(({ select }) => engines.find(({ key }) => key === select.value));
    if (pair.includes(undefined)) return;
    const found = differences(book, pair);
    for (const option of what.select.options) {
      const count = found.filter(({ kind }) => matches(kind, option.value)).length;
      option.textContent = `${kinds.get(option.value)} (${count})`;
    }
    const shown = found.filter(({ kind }) => matches(kind, what.select.value));
    status.textContent = say("scenarioCount", { count: shown.length });
    const groups = grouped(shown);
    box.replaceChildren(...groups.map((rows) => group(rows, pair, book.hasReplays, groups.length === 1)));
    if (!isInAddress) return;
    /* Reports of the reader are not in an address that is shared. */
    const [first, second] = pair.map((engine) => (engine.isOwn ? "" : engine.key));
    conform.address.set({ left: first, right: second, what: what.select.value });
  };

  /* Offers the engines, and returns the one that is chosen: what is asked for or was before, else another. */
  const offer = ({ select }, asked, other) => {
    const keys = engines.map(({ key }) => key);
    const chosen = [asked, select.value].find((key) => keys.includes(key)) ?? keys.find((key) => key !== other);
    select.replaceChildren(...conform.options(engines.map(({ key, name, version, isOwn }) =>
      [key, conform.visible(`${name} ${version}${isOwn ? `, ${say("yourFile")}` : ""}`)])));
    return select.value = chosen;
  };
  return {
    host,
    update: (all, wanted) => {
      engines = all;
      offer(right, wanted[1], offer(left, wanted[0]));
      host.hidden = all.length < 2;
      apply();
    },
  };
};

/* The two engines to begin with: an older and a newer report of one engine, else those that differ
   most in what both were asked. */
const firstPair = (book, engines) => {
  const pairs = engines.flatMap((left, index) =>
    engines.slice(index + 1).map((right) => [left, right]));
  const distances = pairs.map((pair) => pair[0].name === pair[1].name ? Infinity
    : differences(book, pair).filter(({ kind }) => kind !== "one").length);
  return pairs[distances.indexOf(Math.max(...distances))] ?? [];
};

document.addEventListener("DOMContentLoaded", async () => {
  const place = document.querySelector(".verdict-source[data-view=compare]");
  if (!place) return;
  const book = await conform.verdicts().catch((error) => {
    place.replaceChildren(make("p", { class: "note" }, error.message));
  });
  if (!book) return;
  const view = conform.comparison(book, { isInAddress: true });
  const all = () => [...book.engines, ...conform.ownColumns(book)];
  place.append(conform.reportChooser(conform.verdicts), view.host);
  const asked = [conform.address.get("left"), conform.address.get("right")];
  await conform.ownReady;
  view.update(all(), asked.some(Boolean) ? asked : firstPair(book, all()).map(({ key }) => key));
  addEventListener("conform:own", ({ detail: [first, second] }) => {
    const same = book.engines.find(({ name }) => name === first.name);
    view.update(all(), same ? [same.key, first.key]
      : [first.key, second?.key ?? all().find(({ key }) => key !== first.key)?.key]);
  });
});
