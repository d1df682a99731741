// What is replayed, as the page tells it: the steps of a scenario, and what each engine did.
"use strict";

(() => {
  const replays = globalThis.conform.replays ??= {};

  /** The names of the engines, to which stories refer by number. */
  replays.engines = [...(document.getElementById("site:engines")?.children ?? [])]
    .map((item) => item.textContent);

  const numbers = (text) => (text ? text.split(" ").map(Number) : []);

  /** A scenario, read back from the story that stands in its row. */
  replays.read = (story) => {
    const steps = [...story.querySelector(":scope > ol").children].map((item) => ({
      words: item.firstElementChild.textContent,
      spots: item.dataset.spots?.split(";").filter(Boolean).map((spot) => spot.split(" ")),
      changes: (item.dataset.changes ?? "").split(";").filter(Boolean)
        .map((change) => change.split("|")),
      order: item.dataset.order && numbers(item.dataset.order),
      accounts: accounts(item),
    }));
    const runs = numbers(story.dataset.engines).map((engine) => ({
      engine: replays.engines[engine],
      records: steps.map((step) => step.accounts.find((account) =>
        !account.engines.length || account.engines.includes(engine))),
    }));
    return { stage: story.dataset.stage, steps, runs };
  };

  /** What engines did at a step; where all did the same, no engine is named. */
  function accounts(item) {
    const named = [...item.querySelectorAll(":scope > .account")];
    return (named.length ? named : [item]).map((part) => ({
      engines: named.length ? numbers(part.dataset.engines) : [],
      answer: part.querySelector(":scope > b")?.textContent,
      differences: [...part.querySelectorAll(":scope > em")].map((note) => note.textContent),
      calls: [...part.querySelectorAll(":scope > ul > li")].flatMap(calls),
    }));
  }

  /** The calls on one line: `touchesBegan(_:with:) A → window (fingers 1 and 2)`. */
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
