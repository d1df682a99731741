// The state in the address, so that a lab can be sent as a link: #~ and compressed JSON.
"use strict";

(() => {
  const { address, load } = globalThis.conform;
  const lab = globalThis.conform.lab ??= {};

  const through = async (bytes, stream) =>
    new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
  const toText = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const toBytes = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

  // Far more than anybody makes by hand; more is a mistake, or meant to stop the page.
  const most = { bytes: 500_000, rows: 200, steps: 2_000, depth: 6 };

  /** Returns what a compressed text contains, unless that is too much. */
  async function expanded(text) {
    const parts = [];
    let length = 0;
    const stream = new Blob([toBytes(text)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    for (let reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return new TextDecoder().decode(await new Blob(parts).arrayBuffer());
      parts.push(value);
      length += value.length;
      if (length > most.bytes) {
        reader.cancel();
        throw new RangeError("too long");
      }
    }
  }

  const isFlat = (value, depth = most.depth) => value === null || typeof value !== "object"
    || (depth > 0 && Object.values(value).every((part) => isFlat(part, depth - 1)));
  const isList = (value, count) => Array.isArray(value) && value.length <= count
    && value.every((item) => item !== null && typeof item === "object" && !Array.isArray(item))
    && isFlat(value);

  /** Whether no row lies in itself. */
  function isTree(stage) {
    const rows = new Map(stage.map((row) => [row.name, row]));
    const parents = (row) => ["in", "viewOf", "presentedBy"].map((field) => rows.get(row[field]));
    for (let rest = [...stage]; rest.length;) {
      const next = rest.filter((row) => parents(row).some((parent) => parent && rest.includes(parent)));
      if (next.length === rest.length) return false;
      rest = next;
    }
    return true;
  }

  lab.address = {
    /** Returns the fragment of a state; `opened` is what it was made of. */
    async write({ stage, steps, at, expected }, { challenge, scenario } = {}) {
      const opened = scenario && {
        row: scenario.id, isTask: challenge ? true : undefined,
        expected: expected.map(({ index, step }) => [index, step]) };
      const text = JSON.stringify({ stage, steps, at, ...opened });
      const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
      return `#~${toText(bytes)}`;
    },

    /**
     * Returns what a fragment names: `{ state }`, with the `row` that it was made of, `{ ready }`,
     * `{ scenario }`, `{ challenge }`, nothing, or `{ isBroken }`.
     */
    async read(hash) {
      const place = address.place(hash);
      if (place === "") return {};
      if (!place.startsWith("~")) {
        if (Object.hasOwn(lab.stages, place)) return { ready: place };
        if (place.startsWith("challenge=")) return { challenge: place.slice(10) };
        return place.includes("/") ? { scenario: place } : { isBroken: true };
      }
      try {
        const { stage, steps, at, row, isTask, expected } = JSON.parse(await expanded(place.slice(1)));
        if (!isList(stage, most.rows) || !stage.length || !isList(steps, most.steps) || !isTree(stage)) {
          return { isBroken: true };
        }
        const isPlace = Number.isInteger(at) && at >= 0 && at <= steps.length;
        return {
          state: { stage, steps, at: isPlace ? at : steps.length },
          row: typeof row === "string" ? row : undefined, isTask: isTask === true,
          expected: Array.isArray(expected) ? expected : [] };
      } catch {
        return { isBroken: true };
      }
    },
  };

  /** Opens the scenarios of the pages, by their ids. */
  lab.Scenarios = class {
    /** `pages`: name, address, title and script of each. */
    constructor(pages) { this.pages = pages; }

    /** Loads the scenarios of one page: `{ stages, scenarios }`. */
    async page(name) {
      const page = this.pages.find(([other]) => other === name);
      if (!page) return undefined;
      await load(page[3]);
      return globalThis.conformScenarios[name];
    }

    /** Finds a scenario: first on the page that the link names, as in `lab.html?page=touches`. */
    async find(id, first = address.get("page")) {
      const order = [...this.pages].sort(([one], [other]) =>
        Number(other === first) - Number(one === first));
      for (const [name, path, title] of order) {
        const data = await this.page(name);
        const scenario = data.scenarios.find((scenario) => scenario.id === id);
        if (scenario) {
          return { ...scenario, page: name, path, pageTitle: title, stage: data.stages[scenario.stage] };
        }
      }
      return undefined;
    }
  };
})();
