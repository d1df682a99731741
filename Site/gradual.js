// Processes the tables of a page in steps, so that a page with very many is responsive soon.
const rowsAtOnce = 1000;

/** Safari lacks `requestIdleCallback`. */
const whenIdle = conform.whenIdle = globalThis.requestIdleCallback
  ?? ((work) => setTimeout(work, 20, { timeRemaining: () => 0 }));

/** Calls `act` with each table: with the first ones at once, which on most pages are all, and with
    the others when the browser is idle or when they come into view. */
conform.eachTable = (act) => {
  let rows = 0;
  const left = new Set();
  const finish = (table) => { if (left.delete(table)) act(table); };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) finish(target);
  }, { rootMargin: "50%" });
  for (const table of document.querySelectorAll("table")) {
    rows += table.rows.length;
    left.add(table);
    if (rows <= rowsAtOnce) finish(table);
    else observer.observe(table);
  }
  const work = (idle) => {
    for (const table of left) {
      finish(table);
      if (idle.timeRemaining() < 10) break;
    }
    if (left.size > 0) whenIdle(work);
    else observer.disconnect();
  };
  whenIdle(work);
};
