/* Adds what the reader's engines did in a scenario to the data of its replay. */

const wordsOf = (answer, others) => {
  if (typeof answer !== "object" || answer === null) return undefined;
  const [[kind, value] = []] = Object.entries(answer);
  if (value === null) return "nobody";
  if (kind === "text") return conform.visible(`"${value}"`);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (!Array.isArray(value)) return conform.visible(String(value));
  if (value.length === 0) return "nobody";
  /* Subviews are separated by commas, a chain by arrows, as in the answers of others. */
  const separator = kind === "point" ? " " : others.some((text) => text?.includes(", ")) ? ", " : " → ";
  return conform.visible(value.join(separator));
};

/* What a report says may be of any shape. */
const isText = (value) => typeof value === "string";
const list = (value) => (Array.isArray(value) ? value : []);

const fingersOf = (fingers) => {
  if (fingers.length === 0 || fingers.join() === "1") return "";
  return `${fingers.length === 1 ? "finger" : "fingers"} ${fingers.join(" and ")}`;
};

/* Calls as [message, fingers, receiver]. */
const callsOf = (calls) => list(calls).filter(({ message, receiver }) => isText(message) && isText(receiver))
  .map(({ message, receiver, fingers }) =>
    [conform.visible(message), fingersOf(list(fingers).map(Number)), conform.visible(receiver)]);

const recordOf = (record, step, differences, runs) => ({
  calls: callsOf(record?.calls),
  answer: wordsOf(record?.answer, runs.map(({ records }) => records[step]?.answer)),
  differences: list(differences)
    .filter((difference) => difference.step === step)
    .map(({ phrase, expected, actual }) => [phrase, expected, actual].map((one) => conform.sentence(one)))
    .filter((texts) => texts.every(isText)).map((texts) => texts.map(conform.visible)),
});

/* Returns the data of a page's replays with a run for each of the reader's engines that has a trace. */
conform.withOwnRuns = (data, id) => {
  const scenario = data?.scenarios[id];
  const own = conform.ownEngines().filter(({ results }) => scenario && results.get(id)?.trace);
  const runs = own.map(({ results }, index) => {
    const { outcome, known, link, cause, trace, differences } = results.get(id);
    return {
      engines: [data.engines.length + index], outcome, known: known === undefined ? undefined : [known, link],
      cause: cause && [list(differences)[0]?.cause?.step, conform.visible(cause)],
      records: scenario.steps.map((_, step) =>
        recordOf(trace[step], step, differences, scenario.runs)),
    };
  });
  return own.length === 0 ? data : {
    ...data, engines: [...data.engines, ...own.map(({ name }) => [conform.visible(name), []])],
    scenarios: { ...data.scenarios, [id]: { ...scenario, runs: [...scenario.runs, ...runs] } },
  };
};
