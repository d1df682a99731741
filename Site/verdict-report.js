"use strict";

/* Reports that a reader adds: read and checked in the browser, and sent nowhere. */
(() => {
  const { conform } = globalThis;
  const { make } = conform;
  const largest = 64 * 1024 * 1024;

  /* Thrown with a message for readers where a report is invalid. */
  class ReportError extends Error {}
  const refuse = (words) => { throw new ReportError(words); };
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= 0x7fffffff;
  const string = (value, place) =>
    typeof value === "string" ? value : refuse(say("the report is damaged: {1} is no text", place));
  const optional = (value, place) =>
    value === undefined || value === null ? undefined : string(value, place);

  const readVerdict = (result, place) => {
    const known = isObject(result.expected)
      ? string(result.expected.reason, `${place}.expected.reason`) : undefined;
    const link = isObject(result.expected)
      ? optional(result.expected.link, `${place}.expected.link`) : undefined;
    const outcome = conform.outcomeCode(result.verdict);
    switch (outcome) {
      case "P":
        return { outcome };
      case "F":
      case "D": {
        const first = Array.isArray(result.differences) ? result.differences[0] : undefined;
        if (!isObject(first)) {
          refuse(say("the report is damaged: {1}: '{2}' needs 'differences'", place,
            result.verdict));
        }
        return {
          outcome, known, link, count: result.differences.length,
          phrase: string(first.phrase, `${place}.differences[0].phrase`),
          expected: string(first.expected, `${place}.differences[0].expected`),
          actual: string(first.actual, `${place}.differences[0].actual`),
        };
      }
      case "s":
        return {
          outcome, reason: string(result.reason, `${place}.reason`),
          link: optional(result.url, `${place}.url`),
        };
      case "E":
        return { outcome, known, link, message: string(result.message, `${place}.message`) };
      default:
        return refuse(say("the report is damaged: {1}.verdict is no verdict", place));
    }
  };

  const readEngine = (column, place, book) => {
    if (!isObject(column) || !isObject(column.engine) || !Array.isArray(column.results)) {
      refuse(say("the report is damaged: {1} needs 'engine' and 'results'", place));
    }
    const found = new Map();
    for (const [index, result] of column.results.entries()) {
      const here = `${place}.results[${index}]`;
      if (!isObject(result)) refuse(say("the report is damaged: {1} is no result", here));
      const id = string(result.id, `${here}.id`);
      if (found.has(id)) refuse(say("the report is damaged: {1}.id: '{2}' stands twice", here, id));
      found.set(id, readVerdict(result, here));
    }
    const name = string(column.engine.name, `${place}.engine.name`);
    const tally = conform.tally([...found.values()].map(({ outcome }) => outcome));
    const promised = isObject(column.tally) ? column.tally : {};
    if (!isCount(promised.notRun)) {
      refuse(say("the report is damaged: {1} is no count", `${place}.tally.notRun`));
    }
    const agrees = conform.outcomes.every(([code, name]) =>
      code === "n" || (promised[name] ?? 0) === tally[code]);
    if (!agrees) refuse(say("the counts of '{1}' are not those of its results", name));
    const features = Array.isArray(column.engine.features) ? column.engine.features : [];
    const verdicts = book.scenarios.map((scenario) => {
      const verdict = found.get(scenario.id) ?? { outcome: "n" };
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

  const readReport = (text, book) => {
    let report;
    try {
      report = JSON.parse(text);
    } catch {
      refuse(say("the file is not JSON, or was cut off"));
    }
    if (!isObject(report) || report.format !== "conform-report") {
      refuse(say("the file is not a report: its 'format' is not 'conform-report'"));
    }
    if (report.version !== book.reportVersion) {
      const { version } = report;
      refuse(Number.isInteger(version)
        ? say("the report has version {1}, and only version {2} can be read",
          version, book.reportVersion)
        : say("the report does not say its 'version'"));
    }
    if (!isObject(report.footer)) refuse(say("the report is incomplete: it has no 'footer'"));
    if (!isCount(report.footer.results)) {
      refuse(say("the report is damaged: {1} is no count", "footer.results"));
    }
    if (!Array.isArray(report.engines)) refuse(say("the report is damaged: 'engines' is no list"));
    const engines = report.engines.map((column, index) =>
      readEngine(column, `engines[${index}]`, book));
    const isWhole = engines.every((engine) => engine.notRun === 0)
      && !(report.footer.enginesNotAsked > 0);
    if (report.footer.complete !== isWhole) {
      refuse(say("the report is incomplete: its 'footer' does not say 'complete', or should not"));
    }
    const results = engines.reduce((sum, engine) => sum + engine.results, 0);
    if (report.footer.results !== results) {
      refuse(say("the report is incomplete: it holds {1} of {2} results",
        results, report.footer.results));
    }
    if (engines.length === 0) refuse(say("the report tells of no engine"));
    return engines;
  };

  /* Builds the control for adding reports; `added` is called with their engines. */
  conform.reportChooser = (book, added) => {
    const input = make("input", { type: "file", accept: ".json,application/json", multiple: "" });
    const messages = make("ul", { class: "messages", "aria-live": "polite" });
    const tell = (kind, ...parts) => messages.append(make("li", { class: kind }, ...parts));
    const read = async (files) => {
      messages.replaceChildren();
      for (const file of files) {
        const name = conform.foreign(file.name);
        try {
          if (file.size > largest) refuse(say("the file is larger than any report"));
          const engines = readReport(await file.text(), book);
          for (const engine of engines) {
            const engineName = make("b", {}, conform.foreign(engine.name));
            const parts = say.parts("{1}: {2} is shown.", name, engineName);
            if (engine.strays > 0) {
              parts.push(" ", say("{1} of its verdicts belong to no scenario of these pages.",
                engine.strays));
            }
            if (engine.notRun > 0) parts.push(" ", say("Its run was ended early."));
            tell("good", ...parts);
          }
          added(engines);
        } catch (error) {
          const words = error instanceof ReportError ? error.message : say("the file cannot be read");
          tell("bad", ...say.parts("{1}: {2}. Write it again with {3}.",
            name, conform.foreign(words), make("code", {}, "conform run --report FILE")));
        }
      }
    };
    input.addEventListener("change", async () => {
      await read([...input.files]);
      input.value = "";
    });
    const box = make("div", { class: "drop" },
      make("label", {}, make("b", {}, say("Add a report of your own:")), " ", input),
      make("p", { class: "note" },
        say("Choose a file, or drop it anywhere on this page. It is read here and sent nowhere.")),
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
