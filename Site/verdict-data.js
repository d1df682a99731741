"use strict";

/* What the scripts of the verdicts share: making elements, the verdicts of the site, and reading a
   report. Everything that an engine wrote becomes text, never markup. */
(() => {
  const conform = globalThis.conform ??= {};
  const largest = 64 * 1024 * 1024;
  const longest = 4000;

  /* An element with attributes and children; nothing is made of an absent child. */
  conform.make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined && value !== null) element.setAttribute(key, value);
    }
    element.append(...children.flat().filter((child) => child !== undefined && child !== null));
    return element;
  };
  const make = conform.make;

  const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
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
      ? make("a", { href: url, rel: "nofollow noopener noreferrer" }, "more") : undefined;

  /* Verdicts of several scenarios, counted. */
  conform.outcomes = ["failed", "errored", "not run", "skipped", "passed"];
  conform.tally = (verdicts) => {
    const tally = { passed: 0, failed: 0, errored: 0, skipped: 0, "not run": 0, total: 0 };
    for (const verdict of verdicts) {
      tally[verdict.outcome] += 1;
      tally.total += 1;
    }
    tally.asked = tally.passed + tally.failed + tally.errored;
    return tally;
  };
  const styleClass = (outcome) => `verdict ${outcome.replace(" ", "-")}`;
  conform.mark = (outcome) => make("span", { class: styleClass(outcome) }, outcome);

  /* The same as the pages have it: `3/4`, and how many were not asked. */
  conform.compact = (tally) => {
    if (tally.total === 0) return [];
    const words = conform.outcomes.filter((outcome) => tally[outcome] > 0)
      .map((outcome) => `${tally[outcome]} ${outcome}`);
    const worst = conform.outcomes.find((outcome) => tally[outcome] > 0);
    const partial = tally.asked > 0 && worst === "skipped" ? " partial" : "";
    const absent = tally.asked > 0
      ? ["skipped", "not run"].filter((outcome) => tally[outcome] > 0)
        .map((outcome) => `${tally[outcome]} ${outcome}`) : [];
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
    if (!place) return reject(new Error("This page has no verdicts."));
    const script = make("script", { src: place.dataset.source });
    script.addEventListener("load", () => {
      const data = globalThis.conformVerdicts;
      if (data?.version === 1) resolve(book(data));
      else reject(new Error("The verdicts of this site have another shape than its scripts."));
    });
    script.addEventListener("error", () => {
      loading = undefined;
      reject(new Error(`The verdicts of this site cannot be loaded from ${place.dataset.source}.`));
    });
    document.head.append(script);
  });

  const book = (data) => {
    const text = (place) => (place < 0 ? undefined : data.texts[place]);
    const clauses = data.clauses.map(([id, title, page, pageTitle, level]) =>
      ({ id, title, page, pageTitle, level }));
    const scenarios = data.scenarios.map(([clause, slug, features]) => ({
      id: `${clauses[clause].id}/${text(slug)}`,
      clause: clauses[clause],
      features: text(features).split(" ").filter(Boolean),
    }));
    const verdict = (code) => {
      if (code === 0) return { outcome: "not run" };
      if (code === 1) return { outcome: "passed" };
      const [kind, ...places] = code;
      if (kind === 2) {
        const [phrase, expected, actual, count, known, link] = places;
        return {
          outcome: "failed", phrase: text(phrase), expected: text(expected), actual: text(actual),
          count, known: text(known), link: text(link),
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

  /* Reading a report: what is wrong with it is thrown, in words for people. */

  class Mistake extends Error {}
  const refuse = (words) => { throw new Mistake(words); };
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= 0x7fffffff;
  const string = (value, place) =>
    typeof value === "string" ? value : refuse(`the report is damaged: ${place} is no text`);
  const optional = (value, place) =>
    value === undefined || value === null ? undefined : string(value, place);

  const readVerdict = (result, place) => {
    const known = isObject(result.expected)
      ? string(result.expected.reason, `${place}.expected.reason`) : undefined;
    const link = isObject(result.expected)
      ? optional(result.expected.link, `${place}.expected.link`) : undefined;
    switch (result.verdict) {
      case "passed":
        return { outcome: "passed" };
      case "failed": {
        const first = Array.isArray(result.differences) ? result.differences[0] : undefined;
        if (!isObject(first)) refuse(`the report is damaged: ${place}: 'failed' needs 'differences'`);
        return {
          outcome: "failed", known, link, count: result.differences.length,
          phrase: string(first.phrase, `${place}.differences[0].phrase`),
          expected: string(first.expected, `${place}.differences[0].expected`),
          actual: string(first.actual, `${place}.differences[0].actual`),
        };
      }
      case "skipped":
        return {
          outcome: "skipped", reason: string(result.reason, `${place}.reason`),
          link: optional(result.url, `${place}.url`),
        };
      case "errored":
        return { outcome: "errored", known, link, message: string(result.message, `${place}.message`) };
      default:
        return refuse(`the report is damaged: ${place}.verdict is no verdict`);
    }
  };

  const readEngine = (column, place, book) => {
    if (!isObject(column) || !isObject(column.engine) || !Array.isArray(column.results)) {
      refuse(`the report is damaged: ${place} needs 'engine' and 'results'`);
    }
    const found = new Map();
    for (const [index, result] of column.results.entries()) {
      const here = `${place}.results[${index}]`;
      if (!isObject(result)) refuse(`the report is damaged: ${here} is no result`);
      const id = string(result.id, `${here}.id`);
      if (found.has(id)) refuse(`the report is damaged: ${here}.id: '${id}' stands twice`);
      found.set(id, readVerdict(result, here));
    }
    const name = string(column.engine.name, `${place}.engine.name`);
    const tally = conform.tally(found.values());
    const promised = isObject(column.tally) ? column.tally : {};
    if (!isCount(promised.notRun)) refuse(`the report is damaged: ${place}.tally.notRun is no count`);
    const agrees = ["passed", "failed", "errored", "skipped"]
      .every((outcome) => promised[outcome] === tally[outcome]);
    if (!agrees) refuse(`the counts of '${name}' are not those of its results`);
    const features = Array.isArray(column.engine.features) ? column.engine.features : [];
    const verdicts = book.scenarios.map((scenario) => {
      const verdict = found.get(scenario.id) ?? { outcome: "not run" };
      found.delete(scenario.id);
      return verdict;
    });
    return {
      name, verdicts, strays: found.size, results: tally.total, notRun: promised.notRun,
      version: string(column.engine.version, `${place}.engine.version`),
      language: string(column.engine.language, `${place}.engine.language`),
      features: features.filter((feature) => book.features.includes(feature)),
    };
  };

  conform.readReport = (text, book) => {
    let report;
    try { report = JSON.parse(text); } catch { refuse("the file is not JSON, or was cut off"); }
    if (!isObject(report) || report.format !== "conform-report") {
      refuse("the file is not a report: its 'format' is not 'conform-report'");
    }
    if (report.version !== book.reportVersion) {
      refuse(Number.isInteger(report.version)
        ? `the report has version ${report.version}, and only version ${book.reportVersion} can be read`
        : "the report does not say its 'version'");
    }
    if (!isObject(report.footer)) refuse("the report is incomplete: it has no 'footer'");
    if (!Array.isArray(report.engines)) refuse("the report is damaged: 'engines' is no list");
    const engines = report.engines.map((column, index) => readEngine(column, `engines[${index}]`, book));
    const isWhole = engines.every((engine) => engine.notRun === 0)
      && !(report.footer.enginesNotAsked > 0);
    if (report.footer.complete !== isWhole) {
      refuse("the report is incomplete: its 'footer' does not say 'complete', or should not");
    }
    const results = engines.reduce((sum, engine) => sum + engine.results, 0);
    if (report.footer.results !== results) {
      refuse(`the report is incomplete: it holds ${results} of ${Number(report.footer.results)} results`);
    }
    if (engines.length === 0) refuse("the report tells of no engine");
    return engines;
  };

  /* A place to drop reports on, or to choose them; nothing leaves the browser. */
  conform.reportChooser = (book, added) => {
    const input = make("input", { type: "file", accept: ".json,application/json", multiple: "" });
    const messages = make("ul", { class: "messages", "aria-live": "polite" });
    const say = (kind, ...parts) => messages.append(make("li", { class: kind }, ...parts));
    const read = async (files) => {
      messages.replaceChildren();
      for (const file of files) {
        const name = conform.foreign(file.name);
        try {
          if (file.size > largest) refuse("the file is larger than any report");
          const engines = conform.readReport(await file.text(), book);
          for (const engine of engines) {
            const parts = [name, ": ", make("b", {}, conform.foreign(engine.name)), " is shown"];
            if (engine.strays > 0) {
              parts.push(`; ${engine.strays} of its verdicts belong to no scenario of these pages`);
            }
            if (engine.notRun > 0) parts.push("; its run was ended early");
            say("good", ...parts, ".");
          }
          added(engines);
        } catch (error) {
          const words = error instanceof Mistake ? error.message : "the file cannot be read";
          say("bad", name, ": ", conform.foreign(words), ". Write it again with ",
            make("code", {}, "conform run --report FILE"), ".");
        }
      }
    };
    input.addEventListener("change", async () => {
      await read([...input.files]);
      input.value = "";
    });
    const box = make("div", { class: "drop" },
      make("label", {}, make("b", {}, "Add a report of your own: "), input),
      make("p", { class: "note" }, "Choose a file, or drop it anywhere on this page. It is read here and sent nowhere."),
      messages);
    const holdsFiles = (event) => event.dataTransfer?.types.includes("Files");
    document.addEventListener("dragover", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      box.classList.add("over");
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) box.classList.remove("over");
    });
    document.addEventListener("drop", (event) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      box.classList.remove("over");
      read([...event.dataTransfer.files]);
    });
    return box;
  };

  /* What stands in the address, so that it can be shared; where it cannot be changed, it stays. */
  conform.address = {
    get: (key) => new URLSearchParams(location.search).get(key) ?? "",
    set: (values) => {
      const url = new URL(location.href);
      for (const [key, value] of Object.entries(values)) {
        if (value) url.searchParams.set(key, value); else url.searchParams.delete(key);
      }
      if (url.href === location.href) return;
      try { history.replaceState(history.state, "", url); } catch { /* The page works without. */ }
    },
  };

  /* A list to choose from, with its label. */
  conform.choice = (label, name, options, chosen) => {
    const select = make("select", { name }, options.map(([value, text]) =>
      make("option", { value }, text)));
    if (options.some(([value]) => value === chosen)) select.value = chosen;
    return { label: make("label", {}, `${label} `, select), select };
  };
})();
