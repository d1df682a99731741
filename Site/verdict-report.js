"use strict";

/* Reports that somebody adds: read and checked here, and sent nowhere. */
(() => {
  const conform = globalThis.conform;
  const make = conform.make;
  const largest = 64 * 1024 * 1024;

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
        if (!isObject(first)) {
          refuse(`the report is damaged: ${place}: 'failed' needs 'differences'`);
        }
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
        return {
          outcome: "errored", known, link, message: string(result.message, `${place}.message`),
        };
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
    if (!isCount(promised.notRun)) {
      refuse(`the report is damaged: ${place}.tally.notRun is no count`);
    }
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
      const { version } = report;
      refuse(Number.isInteger(version)
        ? `the report has version ${version}, and only version ${book.reportVersion} can be read`
        : "the report does not say its 'version'");
    }
    if (!isObject(report.footer)) refuse("the report is incomplete: it has no 'footer'");
    if (!Array.isArray(report.engines)) refuse("the report is damaged: 'engines' is no list");
    const engines = report.engines.map((column, index) =>
      readEngine(column, `engines[${index}]`, book));
    const isWhole = engines.every((engine) => engine.notRun === 0)
      && !(report.footer.enginesNotAsked > 0);
    if (report.footer.complete !== isWhole) {
      refuse("the report is incomplete: its 'footer' does not say 'complete', or should not");
    }
    const results = engines.reduce((sum, engine) => sum + engine.results, 0);
    if (report.footer.results !== results) {
      const promised = Number(report.footer.results);
      refuse(`the report is incomplete: it holds ${results} of ${promised} results`);
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
      make("p", { class: "note" },
        "Choose a file, or drop it anywhere on this page. It is read here and sent nowhere."),
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
})();
