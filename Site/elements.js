// Makes elements, loads scripts, and copies text. Text from pages and reports is inserted as text, never as markup.

/** Makes an element with attributes, listeners (`onclick`) and children; absent ones are skipped. */
conform.make = (name, attributes = {}, ...children) =>
  filled(document.createElement(name), attributes, children);

/** Makes an SVG element. */
conform.draw = (name, attributes = {}, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

/** A message in words, where it is not the name of a method. */
conform.message = (message) => message.replace(
  /^action in state (\w+)$/, (_, state) => say("actionInState", { state }));

/** Whether the window is that of a phone, and whether the reader wants no motion. */
conform.narrow = matchMedia("(max-width: 40rem)");
conform.still = matchMedia("(prefers-reduced-motion: reduce)");

const loading = new Map();

/** Loads a script once, the only file that a page opened from a disk may load; where that fails,
    the next call tries again. */
conform.load = (address) => {
  if (!loading.has(address)) {
    loading.set(address, new Promise((resolve, reject) => {
      document.head.append(conform.make("script", { src: address, onload: resolve, onerror: reject }));
    }));
    loading.get(address).catch(() => loading.delete(address));
  }
  return loading.get(address);
};

/** Copies a text; returns whether the browser allows it. */
conform.copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => ![undefined, null, false].includes(child)));
  return element;
}
