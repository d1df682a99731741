// Makes elements, loads scripts, and copies text. Text from pages and reports is inserted as text, never as markup.

/** Makes an element, of HTML or SVG, with attributes, listeners (`onclick`) and children; absent ones are skipped. */
conform.make = (name, attributes = {}, ...children) =>
  filled(document.createElement(name), attributes, children);
conform.draw = (name, attributes = {}, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** Makes the options of a choice of values with their texts, where these are others. */
conform.options = (choices) => choices.map((choice) => {
  const [value, text = value] = [choice].flat();
  return conform.make("option", { value }, text);
});

/** The state of a recognizer in which a message is its action, and whether it is a question of hit-testing. */
conform.firedState = (message) => /^action in state (\w+)$/.exec(message)?.[1];
conform.isQuestion = ({ message }) => message === "point(inside:with:)" || message === "hitTest(_:with:)";

/** A message in words, where it is not the name of a method. */
conform.message = (message) => {
  const state = conform.firedState(message);
  return state ? say("actionInState", { state }) : message;
};

/** Splits a list into lists of neighbours with one key. */
conform.neighbours = (list, keyOf) => list.reduce((groups, item, index) => {
  if (index && keyOf(item) === keyOf(list[index - 1])) groups.at(-1).push(item);
  else groups.push([item]);
  return groups;
}, []);

/** Whether the window is that of a phone, and whether the reader wants no motion. */
conform.narrow = matchMedia("(max-width: 40rem)");
conform.still = matchMedia("(prefers-reduced-motion: reduce)");

const loading = {};

/** Loads a script once, the only file that a page opened from a disk may load; where that fails,
    the next call tries again. */
conform.load = (address) => loading[address] ??= new Promise((resolve, reject) => {
  const fail = (event) => {
    delete loading[address];
    reject(event);
  };
  document.head.append(conform.make("script", { src: address, onload: resolve, onerror: fail }));
});

/** Copies a text; returns whether the browser allows it. */
conform.copy = (text) =>
  (async () => navigator.clipboard.writeText(text))().then(() => true, () => false);

/** Replaces the children of an element; absent ones are skipped. */
conform.fill = (element, ...children) => element.replaceChildren(...present(children));

/** Scrolls a box so far that an element is in it, with a margin. */
conform.bringIntoView = (element, box, margin = 48) => {
  if (box.scrollHeight <= box.clientHeight) return;
  const [inner, outer] = [element, box].map((one) => one.getBoundingClientRect());
  box.scrollTop += Math.min(0, inner.top - outer.top - margin) || Math.max(0, inner.bottom - outer.bottom + margin);
};

const isAbsent = (value) => value === undefined || value === null || value === false;
const present = (children) => children.flat().filter((child) => !isAbsent(child));

function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (!isAbsent(value)) element.setAttribute(key, value);
  }
  element.append(...present(children));
  return element;
}

/** A name that is cut where it is longer than its place. */
conform.shortened = (name, most = 18) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/** What joins the elements of a list, with its spaces. */
conform.joint = (joined) => (",;".includes(joined) ? `${joined} ` : ` ${joined} `);

/** A phrase with texts in its slots; `text` returns that of a slot by its number and its spelling. */
conform.filled = (phrase, text) => {
  let slot = 0;
  return phrase.replace(/\{([^}]*)\}/g, (_, spelling) => text(slot++, spelling));
};

/** A sentence of a report as text; nothing where it is none. */
conform.sentence = (sentence) => conform.attempt(() => textOf(sentence));

const text = (value) => {
  if (typeof value !== "string") throw new TypeError("no text");
  return value;
};
const textOf = ({ kind, word, phrase, joined, list, arguments: filling }) => {
  if (kind === "word") return text(word);
  if (kind === "list") return list.map(textOf).join(conform.joint(text(joined)));
  const texts = filling.map(textOf);
  return conform.filled(text(phrase), (slot) => texts[slot] ?? "");
};
