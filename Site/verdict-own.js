/* The reader's own reports: those added to this page, and those kept in a database of this browser.
   `conform:own` is sent to the window where they change. */
const flag = "conform:reports";
let engines = [];

conform.areOwnKept = () => Boolean(conform.attempt(() => localStorage.getItem(flag)));

const tell = () => dispatchEvent(new Event("conform:own"));

/* Whatever was added before, and its columns on the scenarios of the site. */
conform.ownEngines = () => engines;
conform.ownColumns = (book) => engines.map((engine) => ({
  ...engine, isOwn: true,
  verdicts: book.scenarios.map(({ id }) => engine.results.get(id) ?? { outcome: "n" }),
}));

/* Adds the engines of a report: { name, version, language, features, results, traces }. Results
   and traces are maps by the ids of scenarios. */
conform.addOwn = (found) => {
  let number = Math.max(0, ...engines.map(({ key }) => Number(key.slice("own-".length))));
  const added = found.map((engine) => ({ ...engine, key: `own-${number += 1}` }));
  engines = [...engines, ...added];
  tell();
  return added;
};

conform.removeOwn = async () => {
  engines = [];
  await conform.forgetOwn();
  tell();
};

/* Resolves when a request or a transaction is over. */
const promised = (request) => new Promise((resolve, reject) => {
  request.onsuccess = request.oncomplete = () => resolve(request.result);
  request.onerror = request.onabort = request.onblocked = reject;
});
/* The database, opened for one use. */
const withDatabase = async (use) => {
  const opening = indexedDB.open("conform", 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("engines", { keyPath: "key" });
    opening.result.createObjectStore("traces");
  };
  const database = await promised(opening);
  try { return await use(database); } finally { database.close(); }
};

const write = (hasTraces) => withDatabase((database) => {
  const transaction = database.transaction(["engines", "traces"], "readwrite");
  const done = promised(transaction);
  const traces = transaction.objectStore("traces");
  for (const { traces: found, ...engine } of engines) {
    transaction.objectStore("engines").put(engine);
    if (!hasTraces) continue;
    for (const [id, trace] of found ?? []) traces.put(trace, [engine.key, id]);
  }
  return done;
});

/* Keeps the reports on this computer. Returns what is kept: "all", "verdicts" where there is no
   room for the traces, or nothing. */
conform.keepOwn = async () => {
  for (const kept of ["all", "verdicts"]) {
    try {
      await write(kept === "all");
      conform.attempt(() => localStorage.setItem(flag, "kept"));
      return conform.areOwnKept() ? kept : undefined;
    } catch { /* There is less room, or none. */ }
  }
  return undefined;
};

/* Removes what is kept from this computer; what this page shows stays. */
conform.forgetOwn = async () => {
  conform.attempt(() => localStorage.removeItem(flag));
  try { await promised(indexedDB.deleteDatabase("conform")); } catch { /* It is marked as not kept. */ }
};

/* Resolves when the other scripts have prepared the page. */
const prepared = document.readyState === "complete" ? Promise.resolve() : new Promise((done) => {
  document.addEventListener("DOMContentLoaded", () => setTimeout(done));
});

/* Resolves when the kept reports are read. */
conform.ownReady = (async () => {
  if (!conform.areOwnKept()) return;
  try {
    engines = await withDatabase((database) =>
      promised(database.transaction("engines").objectStore("engines").getAll()));
  } catch {
    return;
  }
  await prepared;
  if (engines.length > 0) tell();
})();

/* Returns what the reader's engines did in a scenario: { engine, name, trace, differences }, with
   the records and the differences as reports have them; of those with a trace. */
conform.ownTraces = async (id) => {
  const found = await Promise.all(engines.map(async (engine) => {
    const trace = engine.traces?.get(id) ?? (conform.areOwnKept() && await withDatabase((database) =>
      promised(database.transaction("traces").objectStore("traces").get([engine.key, id])))
      .catch(() => undefined));
    return trace ? { engine: engine.key, name: engine.name, ...trace } : undefined;
  }));
  return found.filter(Boolean);
};
