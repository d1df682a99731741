/* Reports that a reader adds: read and checked in the browser, and sent nowhere. */
const largest = 64 * 1024 * 1024;

/* Thrown with a message for readers where a report is invalid. */
class ReportError extends Error {}
const check = (holds, words) => { if (!holds) throw new ReportError(words); };
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isCount = (value) => Number.isInteger(value) && value >= 0 && value <= 0x7fffffff;
const string = (value, place) => {
  check(typeof value === "string", say("reportNoText", { place }));
  return value;
};
const optional = (value, place) => value === undefined || value === null ? undefined : string(value, place);

const readVerdict = (result, place) => {
  const text = (name, from = result, path = name) => string(from[name], `${place}.${path}`);
  const { expected } = result;
  const known = isObject(expected) ? text("reason", expected, "expected.reason") : undefined;
  const link = isObject(expected) ? optional(expected.link, `${place}.expected.link`) : undefined;
  const outcome = conform.outcomeCode(result.verdict);
  check(outcome && outcome !== "K" && outcome !== "n", say("reportNoVerdict", { place }));
  const sentence = (value, path) => string(conform.sentence(value), `${place}.${path}`);
  if (outcome === "s") {
    return { outcome, reason: sentence(result.reason, "reason"), link: optional(result.url, `${place}.url`) };
  }
  if (outcome === "E") return { outcome, known, link, message: text("message") };
  if (outcome === "P") return { outcome };
  const [first] = Array.isArray(result.differences) ? result.differences : [];
  check(isObject(first), say("reportNoDifferences", { place, verdict: result.verdict }));
  const of = (name) => sentence(first[name], `differences[0].${name}`);
  return {
    outcome, known, link,
    phrase: of("phrase"), expected: of("expected"), actual: of("actual"),
    cause: isObject(first.cause) ? sentence(first.cause.sentence, "differences[0].cause.sentence") : undefined,
  };
};

const readEngine = (column, place, book) => {
  check(isObject(column) && isObject(column.engine) && Array.isArray(column.results),
    say("reportNoEngine", { place }));
  const found = new Map();
  for (const [index, result] of column.results.entries()) {
    const here = `${place}.results[${index}]`;
    check(isObject(result), say("reportNoResult", { place: here }));
    const id = string(result.id, `${here}.id`);
    check(!found.has(id), say("reportRepeatedID", { place: here, id }));
    const trace = Array.isArray(result.trace) ? result.trace : undefined;
    found.set(id, { ...readVerdict(result, here), trace, differences: result.differences });
  }
  const [name, version, language] = ["name", "version", "language"]
    .map((field) => string(column.engine[field], `${place}.engine.${field}`));
  const tally = conform.tally([...found.values()].map(({ outcome }) => outcome));
  const promised = isObject(column.tally) ? column.tally : {};
  check(isCount(promised.notRun), say("reportNoCount", { place: `${place}.tally.notRun` }));
  check(conform.outcomes.every(([code, name]) =>
    "nK".includes(code) || (promised[name] ?? 0) === tally[code]), say("reportWrongCounts", { engine: name }));
  for (const verdict of found.values()) {
    if (verdict.known !== undefined && conform.isWrong(verdict.outcome)) verdict.outcome = "K";
  }
  /* A page of the book knows only scenarios of its own. */
  const ids = book.scenarios && new Set(book.scenarios.map(({ id }) => id));
  const features = Array.isArray(column.engine.features) ? column.engine.features : [];
  return {
    name, version, language, results: found, notRun: promised.notRun,
    strays: [...found.keys()].filter((id) => ids?.has(id) === false).length,
    features: features.filter((feature) => !book.features || book.features.includes(feature)),
  };
};

const readReport = (text, book) => {
  const report = conform.attempt(() => JSON.parse(text));
  check(report !== undefined, say("reportNotJSON"));
  check(isObject(report) && report.format === "conform-report", say("reportNotReport"));
  const { version, footer } = report;
  check(Number.isInteger(version), say("reportNoVersion"));
  check(version === book.reportVersion, say("reportOtherVersion", { version, known: book.reportVersion }));
  check(isObject(footer), say("reportNoFooter"));
  check(isCount(footer.results), say("reportNoCount", { place: "footer.results" }));
  check(Array.isArray(report.engines), say("reportNoList"));
  const engines = report.engines.map((column, index) => readEngine(column, `engines[${index}]`, book));
  const isWhole = engines.every((engine) => engine.notRun === 0) && !(footer.enginesNotAsked > 0);
  check(footer.complete === isWhole, say("reportWrongComplete"));
  const results = engines.reduce((sum, engine) => sum + engine.results.size, 0);
  check(footer.results === results, say("reportFewerResults", { found: results, count: footer.results }));
  check(engines.length > 0, say("reportNoEngines"));
  return engines;
};

conform.ReportError = ReportError;
conform.readReport = async (file, book) => {
  check(file.size <= largest, say("reportTooLarge"));
  return readReport(await file.text(), book);
};
