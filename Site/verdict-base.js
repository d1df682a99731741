"use strict";

/* What the scripts of the verdicts share: the words of somebody else, counting, and the verdicts of
   the site. */
(() => {
  const { conform } = globalThis;
  const { make } = conform;
  const longest = 4000;

  const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;
  const spell = (character) =>
    `‹U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}›`;

  /* Text of somebody else: set apart, with its control characters made visible. */
  conform.foreign = (text) => {
    const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
    return make("bdi", {}, cut.replace(unseen, spell));
  };
  conform.visible = (text) => text.replace(unseen, spell);

  /* A link to the web, or nothing. */
  conform.webLink = (url) =>
    typeof url === "string" && /^https?:\/\/[\x21-\x7e]*$/i.test(url)
      ? make("a", { href: url, rel: "nofollow noopener noreferrer" }, say("more")) : undefined;

  /* Verdicts of several scenarios, counted. */
  conform.outcomes = ["failed", "errored", "departed", "not run", "skipped", "passed"];
  conform.word = {
    passed: say("passed"), failed: say("failed"), errored: say("errored"),
    departed: say("departed"), skipped: say("skipped"), "not run": say("notRun"),
  };
  const counted = (count, outcome) =>
    say("countedOutcome", { count, outcome: conform.word[outcome] });
  conform.tally = (verdicts) => {
    const tally = {
      passed: 0, failed: 0, departed: 0, errored: 0, skipped: 0, "not run": 0, total: 0,
    };
    for (const verdict of verdicts) {
      tally[verdict.outcome] += 1;
      tally.total += 1;
    }
    tally.asked = tally.passed + tally.failed + tally.departed + tally.errored;
    return tally;
  };
  const styleClass = (outcome) => `verdict ${outcome.replace(" ", "-")}`;
  conform.mark = (outcome) => make("span", { class: styleClass(outcome) }, conform.word[outcome]);

  /* The same as the pages have it: `3/4`, and how many were not asked. */
  conform.compact = (tally) => {
    if (tally.total === 0) return [];
    const words = conform.outcomes.filter((outcome) => tally[outcome] > 0)
      .map((outcome) => counted(tally[outcome], outcome));
    const worst = conform.outcomes.find((outcome) => tally[outcome] > 0);
    const partial = tally.asked > 0 && worst === "skipped" ? " partial" : "";
    const absent = tally.asked > 0
      ? ["skipped", "not run"].filter((outcome) => tally[outcome] > 0)
        .map((outcome) => counted(tally[outcome], outcome)) : [];
    const counts = tally.asked > 0
      ? make("span", { "aria-hidden": "true" }, `${tally.passed}/${tally.asked}`) : undefined;
    const main = make("span", { class: `${styleClass(worst)} compact${partial}` }, counts,
      make("span", { class: "spoken" }, words.join(", ")));
    return absent.length === 0 ? [main]
      : [main, make("small", { "aria-hidden": "true" }, absent.join(", "))];
  };
  conform.sortValue = (tally) =>
    tally.asked > 0 ? Math.floor((tally.passed * 1000) / tally.asked) : undefined;

  /* Whether engines that were asked did not all end alike. */
  conform.differ = (verdicts) => {
    const outcomes = verdicts.map((verdict) => verdict.outcome)
      .filter((outcome) => outcome !== "skipped" && outcome !== "not run");
    return outcomes.some((outcome) => outcome !== outcomes[0]);
  };

  /* The verdicts of the site, loaded when first asked for. */
  let loading;
  conform.verdicts = () => loading ??= new Promise((resolve, reject) => {
    const place = document.querySelector(".verdict-source");
    if (!place) return reject(new Error(say("noVerdicts")));
    const script = make("script", { src: place.dataset.source });
    script.addEventListener("load", () => {
      const data = globalThis.conformVerdicts;
      if (data?.version === 2) resolve(book(data, JSON.parse(place.dataset.titles ?? "{}")));
      else reject(new Error(
        say("otherVerdicts")));
    });
    script.addEventListener("error", () => {
      loading = undefined;
      reject(new Error(
        say("verdictsNotLoaded", { address: place.dataset.source })));
    });
    document.head.append(script);
  });

  const book = (data, titles) => {
    const text = (place) => (place < 0 ? undefined : data.texts[place]);
    const clauses = data.clauses.map(([id, title, page, pageTitle, level]) =>
      ({ id, title, page, pageTitle: titles[page] ?? pageTitle, level }));
    const scenarios = data.scenarios.map(([clause, slug, features]) => ({
      id: `${clauses[clause].id}/${text(slug)}`,
      clause: clauses[clause],
      features: text(features).split(" ").filter(Boolean),
    }));
    const verdict = (code) => {
      if (code === 0) return { outcome: "not run" };
      if (code === 1) return { outcome: "passed" };
      const [kind, ...places] = code;
      if (kind === 2 || kind === 5) {
        const [phrase, expected, actual, count, known, link] = places;
        return {
          outcome: kind === 2 ? "failed" : "departed", phrase: text(phrase),
          expected: text(expected), actual: text(actual), count, known: text(known),
          link: text(link),
        };
      }
      if (kind === 3) {
        return {
          outcome: "errored", message: text(places[0]), known: text(places[1]),
          link: text(places[2]),
        };
      }
      return { outcome: "skipped", reason: text(places[0]), link: text(places[1]) };
    };
    const engines = data.engines.map((engine) =>
      ({ ...engine, verdicts: engine.verdicts.map(verdict) }));
    return { reportVersion: data.report, features: data.features, clauses, scenarios, engines };
  };

  /* A list to choose from, with its label. */
  conform.choice = (label, name, options, chosen) => {
    const select = make("select", { name }, options.map(([value, text]) =>
      make("option", { value }, text)));
    if (options.some(([value]) => value === chosen)) select.value = chosen;
    return { label: make("label", {}, `${label} `, select), select };
  };
})();
