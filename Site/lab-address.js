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

  const isList = (value) => Array.isArray(value)
    && value.every((item) => item !== null && typeof item === "object");

  lab.address = {
    /** Returns the fragment of a state. */
    async write({ stage, steps, at }) {
      const text = JSON.stringify({ stage, steps, at });
      const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
      return `#~${toText(bytes)}`;
    },

    /** Returns what a fragment names: `{ state }`, `{ ready }`, `{ scenario }`, or nothing. */
    async read(hash) {
      const place = address.place(hash);
      if (!place.startsWith("~")) {
        if (Object.hasOwn(lab.stages, place)) return { ready: place };
        return place.includes("/") ? { scenario: place } : {};
      }
      try {
        const bytes = await through(toBytes(place.slice(1)), new DecompressionStream("deflate-raw"));
        const { stage, steps, at } = JSON.parse(new TextDecoder().decode(bytes));
        if (!isList(stage) || !isList(steps)) return {};
        const isPlace = Number.isInteger(at) && at >= 0 && at <= steps.length;
        return { state: { stage, steps, at: isPlace ? at : steps.length } };
      } catch {
        return {};
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
    async find(id) {
      const first = address.get("page");
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
