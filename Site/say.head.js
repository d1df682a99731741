// What all scripts share, and their words in the language of the page: say("foundResults", { count: 3 }).
// The texts come from the theme's words files, as `conformWords`, which is loaded before other scripts.
globalThis.conform = {
  lab: {}, replays: {}, searching: {},
  /** Returns what a function returns; nothing where it fails because the browser forbids something. */
  attempt: (act) => { try { return act(); } catch { return undefined; } },
  /** Returns a function that computes its value for each key once. */
  memo: (compute, known = new Map()) => (key) => known.get(key) ?? known.set(key, compute(key)).get(key) };

const textOf = (key, { count }) => {
  const text = globalThis.conformWords[key];
  return typeof text === "string" ? text : text[count] ?? text.other;
};

/** A text with values in its placeholders. */
globalThis.say = (key, values = {}) =>
  textOf(key, values).replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** The same in parts, where elements are put into the placeholders. */
globalThis.say.parts = (key, values = {}) =>
  textOf(key, values).split(/\{(\w+)\}/)
    .map((part, index) => index % 2 ? values[part] : part).filter((part) => part !== "");

/** The language of what is not translated, such as the words of a phrase, where it differs. */
globalThis.say.original = document.documentElement.lang === "en" ? undefined : "en";
