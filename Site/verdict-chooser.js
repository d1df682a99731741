/* The control with which a reader adds reports, keeps them on this computer and removes them. */
const { make } = conform;

/* Builds the control for adding reports. `load` returns the verdicts of the site; `added` is called
   with the engines. */
conform.reportChooser = (load, added = () => {}) => {
  const input = make("input", { type: "file", accept: ".json,application/json", multiple: "" });
  const messages = make("ul", { class: "messages", "aria-live": "polite" });
  const tell = (kind, ...parts) => messages.append(make("li", { class: kind }, ...parts));
  const read = async (files) => {
    messages.replaceChildren();
    const book = await load().catch((error) => tell("bad", error.message));
    if (!book) return;
    for (const file of files) {
      const name = conform.foreign(file.name);
      try {
        const engines = await conform.readReport(file, book);
        for (const engine of engines) {
          const shown = { file: name, engine: make("b", {}, conform.foreign(engine.name)) };
          const strays = engine.strays > 0 ? ` ${say("reportStrays", { count: engine.strays })}` : "";
          const early = engine.notRun > 0 ? ` ${say("runEndedEarly")}` : "";
          tell("good", ...say.parts("reportShown", shown), strays, early);
        }
        added(conform.addOwn(engines));
        if (conform.areOwnKept()) await store();
      } catch (error) {
        const words = error instanceof conform.ReportError ? error.message : say("reportUnreadable");
        tell("bad", ...say.parts("reportRefused", {
          file: name, reason: conform.foreign(words),
          command: make("code", {}, "conform run --report FILE") }));
      }
    }
  };
  input.addEventListener("change", async () => {
    await read([...input.files]);
    input.value = "";
  });
  const keep = make("input", { type: "checkbox", name: "keep" });
  const keeping = make("label", {}, keep, " ", say("keepReports"));
  const remove = make("button", {}, say("removeReports"));
  keep.checked = conform.areOwnKept();
  const store = async () => {
    const kept = await conform.keepOwn();
    if (!kept) tell("bad", say("notKept"));
    if (kept === "verdicts") tell("good", say("keptWithoutTraces"));
    keep.checked = Boolean(kept);
  };
  keep.addEventListener("change", async () => {
    messages.replaceChildren();
    if (keep.checked) await store(); else await conform.forgetOwn();
  });
  remove.addEventListener("click", async () => {
    await conform.removeOwn();
    keep.checked = false;
    messages.replaceChildren();
    input.focus();
  });
  const update = () => {
    keeping.hidden = remove.hidden = conform.ownEngines().length === 0;
  };
  const box = make("div", { class: "drop" },
    make("label", {}, make("b", {}, say("addReport")), " ", input),
    make("p", { class: "note" }, say("addReportHint")),
    keeping, remove, messages);
  update();
  addEventListener("conform:own", update);
  const holdsFiles = (event) => event.dataTransfer?.types.includes("Files");
  document.addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    box.classList.add("over");
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) box.classList.remove("over");
  });
  document.addEventListener("drop", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    box.classList.remove("over");
    read([...event.dataTransfer.files]);
  });
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
