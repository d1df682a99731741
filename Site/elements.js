// Makes elements. Text from pages and reports is inserted as text, never as markup.
"use strict";

(() => {
  const conform = globalThis.conform ??= {};

  /** Makes an element with attributes, listeners (`onclick`) and children; absent ones are skipped. */
  conform.make = (name, attributes = {}, ...children) =>
    filled(document.createElement(name), attributes, children);

  /** Makes an SVG element. */
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
