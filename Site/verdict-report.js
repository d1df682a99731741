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
    typeof value === "string" ? value : refuse(say("reportNoText", { place }));
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
          refuse(say("reportNoDifferences", { place, verdict: result.verdict }));
        }
        return {
          outcome, known, link, count: result.differences.length,
          phrase: string(first.phrase, `${place}.differences[0].phrase`),
          expected: string(first.expected, `${place}.differences[0].expected`),
          actual: string(first.actual, `${place}.differences[0].actual`),
          cause: isObject(first.cause) ? string(first.cause.words, `${place}.differences[0].cause.words`) : undefined,
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
        return refuse(say("reportNoVerdict", { place }));
    }
  };

  const readEngine = (column, place, book) => {
    if (!isObject(column) || !isObject(column.engine) || !Array.isArray(column.results)) {
      refuse(say("reportNoEngine", { place }));
    }
    const found = new Map();
    for (const [index, result] of column.results.entries()) {
      const here = `${place}.results[${index}]`;
      if (!isObject(result)) refuse(say("reportNoResult", { place: here }));
      const id = string(result.id, `${here}.id`);
      if (found.has(id)) refuse(say("reportRepeatedID", { place: here, id }));
      found.set(id, readVerdict(result, here));
    }
    const name = string(column.engine.name, `${place}.engine.name`);
    const tally = conform.tally([...found.values()].map(({ outcome }) => outcome));
    const promised = isObject(column.tally) ? column.tally : {};
    if (!isCount(promised.notRun)) {
      refuse(say("reportNoCount", { place: `${place}.tally.notRun` }));
    }
    const agrees = conform.outcomes.every(([code, name]) =>
      "nK".includes(code) || (promised[name] ?? 0) === tally[code]);
    if (!agrees) refuse(say("reportWrongCounts", { engine: name }));
    const features = Array.isArray(column.engine.features) ? column.engine.features : [];
    for (const verdict of found.values()) {
      if (verdict.known !== undefined && conform.isWrong(verdict.outcome)) verdict.outcome = "K";
    }
    /* A page of the book knows only scenarios of its own. */
    const ids = book.scenarios && new Set(book.scenarios.map(({ id }) => id));
    const traces = new Map(column.results.filter(({ trace }) => Array.isArray(trace))
      .map(({ id, trace, differences }) => [id, { trace, differences: differences ?? [] }]));
    return {
      name, results: found, traces, notRun: promised.notRun,
      strays: [...found.keys()].filter((id) => ids?.has(id) === false).length,
      version: string(column.engine.version, `${place}.engine.version`),
      language: string(column.engine.language, `${place}.engine.language`),
      features: features.filter((feature) => !book.features || book.features.includes(feature)),
    };
  };

  const readReport = (text, book) => {
    let report;
    try {
      report = JSON.parse(text);
    } catch {
      refuse(say("reportNotJSON"));
    }
    if (!isObject(report) || report.format !== "conform-report") {
      refuse(say("reportNotReport"));
    }
    if (report.version !== book.reportVersion) {
      const { version } = report;
      refuse(Number.isInteger(version)
        ? say("reportOtherVersion",
          { version, known: book.reportVersion })
        : say("reportNoVersion"));
    }
    if (!isObject(report.footer)) refuse(say("reportNoFooter"));
    if (!isCount(report.footer.results)) {
      refuse(say("reportNoCount", { place: "footer.results" }));
    }
    if (!Array.isArray(report.engines)) refuse(say("reportNoList"));
    const engines = report.engines.map((column, index) =>
      readEngine(column, `engines[${index}]`, book));
    const isWhole = engines.every((engine) => engine.notRun === 0)
      && !(report.footer.enginesNotAsked > 0);
    if (report.footer.complete !== isWhole) {
      refuse(say("reportWrongComplete"));
    }
    const results = engines.reduce((sum, engine) => sum + engine.results.size, 0);
    if (report.footer.results !== results) {
      refuse(say("reportFewerResults",
        { found: results, count: report.footer.results }));
    }
    if (engines.length === 0) refuse(say("reportNoEngines"));
    return engines;
  };

  conform.ReportError = ReportError;
  conform.readReport = async (file, book) => {
    if (file.size > largest) refuse(say("reportTooLarge"));
    return readReport(await file.text(), book);
  };
})();
