// Making elements. Text that came with the page or with a report gets in as text, never as markup.
"use strict";

(() => {
  const conform = globalThis.conform ??= {};

  /** An element with attributes, listeners (`onclick`) and children; what is absent is left out. */
  conform.make = (name, attributes = {}, ...children) =>
    filled(document.createElement(name), attributes, children);

  /** The same within a drawing. */
  conform.draw = (name, attributes = {}, ...children) =>
    filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

  function filled(element, attributes, children) {
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === null) continue;
      if (typeof value === "function") element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value);
    }
    element.append(...children.flat().filter((child) => child !== undefined && child !== null));
    return element;
  }
})();
