// What is done to every table of a page, so that one with very many is soon there.
"use strict";

(() => {
  const conform = globalThis.conform ??= {};
  const rowsAtOnce = 1000;

  /** Safari has no idle time to give. */
  const whenIdle = globalThis.requestIdleCallback
    ?? ((work) => setTimeout(work, 20, { timeRemaining: () => 0 }));

  /** Does something to each table: to the first ones now, which on most pages are all, and to the
      others when there is nothing else to do, or when they come into view. */
  conform.eachTable = (act) => {
    let rows = 0;
    const left = new Set();
    for (const table of [...document.getElementsByTagName("table")]) {
      rows += table.rows.length;
      if (rows <= rowsAtOnce) act(table);
      else left.add(table);
    }
    if (left.size === 0) return;

    const finish = (table) => {
      observer.unobserve(table);
      if (left.delete(table)) act(table);
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) finish(target);
    }, { rootMargin: "50%" });
    for (const table of left) observer.observe(table);

    const work = (idle) => {
      for (const table of left) {
        finish(table);
        if (idle.timeRemaining() < 10) break;
      }
      if (left.size > 0) whenIdle(work);
    };
    whenIdle(work);
  };
})();
