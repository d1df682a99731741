/* The reader's own reports: those added to this page, and those kept in a database of this browser.
   `conform:own` is sent to the window with those that are added. A control adds, keeps and removes them. */
const { make } = conform;
const flag = "conform:reports";
let engines = [];

const areKept = () => Boolean(conform.attempt(() => localStorage.getItem(flag)));

const tell = (added) => dispatchEvent(new CustomEvent("conform:own", { detail: added }));

/* Whatever was added before, and its columns on the scenarios of the site. */
conform.ownEngines = () => engines;
conform.ownColumns = (book) => engines.map((engine) => ({
  ...engine, isOwn: true,
  verdicts: book.scenarios.map(({ id }) => engine.results.get(id) ?? { outcome: "n" }),
}));

/* Adds the engines of a report: { name, version, language, features, results }. Results are a map by the
   ids of scenarios. */
const add = (found) => {
  const added = found.map((engine, index) => ({ ...engine, key: `own-${engines.length + index + 1}` }));
  engines = [...engines, ...added];
  tell(added);
};

/* Resolves when a request or a transaction is over. */
const promised = (request) => new Promise((resolve, reject) => {
  request.onsuccess = request.oncomplete = () => resolve(request.result);
  request.onerror = request.onabort = request.onblocked = reject;
});
/* Opens the store of the engines for one use, which returns a request or a transaction. */
const withStore = async (mode, use) => {
  const opening = indexedDB.open("conform", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("engines", { keyPath: "key" });
  const database = await promised(opening);
  try {
    return await promised(use(database.transaction("engines", mode).objectStore("engines")));
  } finally { database.close(); }
};

/* Keeps the reports on this computer. Returns whether the browser has room and allows it. */
const keepAll = () => withStore("readwrite", (store) => {
  for (const engine of engines) store.put(engine);
  return store.transaction;
}).then(() => localStorage.setItem(flag, "kept")).then(() => true, () => false);

/* Removes what is kept from this computer. */
const forget = async () => {
  conform.attempt(() => localStorage.removeItem(flag));
  try { await promised(indexedDB.deleteDatabase("conform")); } catch { /* It is marked as not kept. */ }
};

/* Resolves when the kept reports are read, after the other scripts have prepared the page. */
conform.ownReady = (async () => {
  if (!areKept()) return;
  await new Promise((done) => { addEventListener("load", done); });
  try { engines = await withStore("readonly", (store) => store.getAll()); } catch { return; }
  if (engines.length > 0) tell(engines);
})();

/* Builds the control for adding reports. `load` returns the verdicts of the site. */
conform.reportChooser = (load) => {
  const input = make("input", {
    type: "file", accept: ".json,application/json", multiple: "",
    onchange: async () => {
      await read([...input.files]);
      input.value = "";
    } });
  const messages = make("ul", { class: "messages", "aria-live": "polite" });
  const report = (kind, ...parts) => messages.append(make("li", { class: kind }, ...parts));
  const read = async (files) => {
    messages.replaceChildren();
    const book = await load().catch((error) => report("bad", error.message));
    if (!book) return;
    for (const file of files) {
      const name = conform.foreign(file.name);
      try {
        const found = await conform.readReport(file, book);
        for (const engine of found) {
          const shown = { file: name, engine: make("b", {}, conform.foreign(engine.name)) };
          const strays = engine.strays > 0 ? ` ${say("reportStrays", { count: engine.strays })}` : "";
          const early = engine.notRun > 0 ? ` ${say("runEndedEarly")}` : "";
          report("good", ...say.parts("reportShown", shown), strays, early);
        }
        add(found);
        if (areKept()) await store();
      } catch (error) {
        const words = error instanceof conform.ReportError ? error.message : say("reportUnreadable");
        report("bad", ...say.parts("reportRefused", {
          file: name, reason: conform.foreign(words),
          command: make("code", {}, "conform run --report FILE") }));
      }
    }
  };
  const keep = make("input", {
    type: "checkbox", name: "keep", checked: areKept() ? "" : undefined,
    onchange: async () => {
      messages.replaceChildren();
      if (keep.checked) await store(); else await forget();
    } });
  const keeping = make("label", {}, keep, " ", say("keepReports"));
  const remove = make("button", { onclick: () => forget().then(() => location.reload()) }, say("removeReports"));
  const store = async () => {
    keep.checked = await keepAll();
    if (!keep.checked) report("bad", say("notKept"));
  };
  const update = () => { keeping.hidden = remove.hidden = engines.length === 0; };
  const box = make("div", { class: "drop" },
    make("label", {}, make("b", {}, say("addReport")), " ", input),
    make("p", { class: "note" }, say("addReportHint")),
    keeping, remove, messages);
  update();
  addEventListener("conform:own", update);
  const drag = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    // It is left for another element, or for nothing, which is outside the window.
    box.classList.toggle("over", event.type === "dragover" || event.relatedTarget !== null);
    if (event.type === "drop") read([...event.dataTransfer.files]);
  };
  for (const type of ["dragover", "dragleave", "drop"]) document.addEventListener(type, drag);
  return box;
};

/* On a page of the book the control is folded. */
document.addEventListener("DOMContentLoaded", () => {
  const place = document.querySelector(".report-place");
  if (!place) return;
  const book = { reportVersion: Number(place.dataset.report) };
  place.after(make("details", { class: "own-report" }, make("summary", {}, say("yourReport")),
    conform.reportChooser(async () => book)));
});
