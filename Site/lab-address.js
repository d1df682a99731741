// The state in the address, so that a lab can be sent as a link: #~ and compressed JSON.
const { address, load, lab } = conform;

const base64 = { alphabet: "base64url", omitPadding: true };

// Far more than anybody makes by hand; more is a mistake, or meant to stop the page.
const most = { bytes: 500_000, rows: 200, steps: 2_000, depth: 6 };

/** Returns what a compressed text contains, unless that is too much. */
async function expanded(text) {
  let left = most.bytes;
  const counted = new TransformStream({
    transform(part, to) {
      left -= part.length;
      if (left < 0) throw new RangeError("too long");
      to.enqueue(part);
    } });
  const stream = new Blob([Uint8Array.fromBase64(text, base64)]).stream()
    .pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(counted);
  return new Response(stream).text();
}

const isFlat = (value, depth = most.depth) => value === null || typeof value !== "object"
  || (depth > 0 && Object.values(value).every((part) => isFlat(part, depth - 1)));
const isList = (value, count) => Array.isArray(value) && value.length <= count
  && value.every((item) => item !== null && typeof item === "object" && !Array.isArray(item))
  && isFlat(value);

/** Whether no row lies in itself. */
function isTree(stage) {
  for (let rest = stage; rest.length;) {
    const names = new Set(rest.map(({ name }) => name));
    const inner = rest.filter((row) => [row.in, row.viewOf, row.presentedBy].some((name) => names.has(name)));
    if (inner.length === rest.length) return false;
    rest = inner;
  }
  return true;
}

lab.address = {
  /** Returns the fragment of a state; `opened` is what it was made of. */
  async write({ stage, steps, at, expected = [] }, { challenge, scenario } = {}) {
    const text = JSON.stringify({
      stage, steps, at, row: scenario?.id, isTask: challenge && true,
      expected: scenario && expected.map(({ index, step }) => [index, step]) });
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return `#~${(await new Response(stream).bytes()).toBase64(base64)}`;
  },

  /**
   * Returns what a fragment names: `{ state }`, with the `row` that it was made of, `{ ready }`,
   * `{ scenario }`, `{ challenge }`, nothing, or `{ isBroken }`.
   */
  async read(hash) {
    const place = address.place(hash);
    if (place === "") return {};
    if (Object.hasOwn(lab.stages, place)) return { ready: place };
    if (place.startsWith("challenge=")) return { challenge: place.slice(10) };
    if (!place.startsWith("~")) return place.includes("/") ? { scenario: place } : { isBroken: true };
    try {
      const { stage, steps, at, row, isTask, expected } = JSON.parse(await expanded(place.slice(1)));
      const isWhole = isList(stage, most.rows) && stage.length && isTree(stage) && isList(steps, most.steps);
      const isPlace = Number.isInteger(at) && at >= 0 && at <= steps.length;
      if (isWhole) return {
        state: { stage, steps, at: isPlace ? at : steps.length }, isTask,
        row: typeof row === "string" ? row : undefined,
        expected: Array.isArray(expected) ? expected : [] };
    } catch { /* It is broken as well. */ }
    return { isBroken: true };
  },
};

/**
 * Finds a scenario on the pages, each `[name, path, title, script]`: first on the page that the link
 * names, as in `lab.html?page=touches`.
 */
lab.scenario = async (id, pages, first = address.get("page")) => {
  const order = pages.toSorted(([one], [other]) => Number(other === first) - Number(one === first));
  for (const [name, path, , script] of order) {
    await load(script);
    const { scenarios, stages, titles } = globalThis.conformScenarios[name];
    const scenario = scenarios.find((scenario) => scenario.id === id);
    const { [id.split("/")[0]]: title, [id]: label } = titles[document.documentElement.lang] ?? titles.en;
    if (scenario) return { ...scenario, title, label, path, stage: stages[scenario.stage] };
  }
  return undefined;
};
