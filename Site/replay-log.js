// Reads the trace logs of the page: the steps of a scenario, and what each engine did at them.
"use strict";

(() => {
  const replays = globalThis.conform.replays ??= {};

  /** The names of the engines, to which trace logs refer by index. */
  replays.engines = [...(document.getElementById("site:engines")?.children ?? [])]
    .map((item) => item.textContent);

  const numbers = (text) => (text ? text.split(" ").map(Number) : []);

  /** Returns the scenario of a trace log. */
  replays.read = (log) => {
    const steps = [...log.querySelector(":scope > ol").children].map((item) => ({
      words: item.firstElementChild.textContent,
      markers: item.dataset.markers?.split(";").filter(Boolean)
        .map((marker) => marker.split(" ")),
      changes: (item.dataset.changes ?? "").split(";").filter(Boolean)
        .map((change) => change.split("|")),
      order: item.dataset.order && numbers(item.dataset.order),
      observations: observations(item),
    }));
    const runs = numbers(log.dataset.engines).map((engine) => ({
      engine: replays.engines[engine],
      records: steps.map((step) => step.observations.find(({ engines }) =>
        !engines.length || engines.includes(engine))),
    }));
    return { stage: log.dataset.stage, steps, runs };
  };

  /** Returns what engines did at a step. Where all did the same, the list of engines is empty. */
  function observations(item) {
    const named = [...item.querySelectorAll(":scope > .observation")];
    return (named.length ? named : [item]).map((part) => ({
      engines: named.length ? numbers(part.dataset.engines) : [],
      answer: part.querySelector(":scope > b")?.textContent,
      differences: [...part.querySelectorAll(":scope > em")].map((note) => note.textContent),
      calls: [...part.querySelectorAll(":scope > ul > li")].flatMap(calls),
    }));
  }

  /** Returns the calls of a line such as `touchesBegan(_:with:) A → window (fingers 1 and 2)`. */
  function calls(line) {
    const message = line.querySelector("code")?.textContent;
    if (message === undefined) return [];
    const end = line.querySelector("small")?.textContent ?? "";
    const receivers = line.textContent.slice(message.length + 1, end ? -end.length - 1 : undefined);
    return receivers.split(" → ").filter((name) => !name.startsWith("… ")).map((receiver) => ({
      receiver, message: end ? `${message} ${end}` : message,
    }));
  }
})();
