// The state as Markdown: a stage and a scenario of a page that the checker accepts.
const { lab } = conform;
const { kinds } = lab;

const cell = (text) => String(text ?? "").replaceAll("\\", "\\\\").replaceAll("|", "\\|");

/** A pipe table with columns of equal width. */
function table(rows) {
  const cells = rows.map((row) => row.map(cell));
  const widths = cells[0].map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((text, column) => text.padEnd(widths[column])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join("\n");
}

/** The stage; columns that no row uses are left out. */
function stageTable(stage) {
  const columns = [
    ["responder", ({ name }) => name], ["kind", ({ kind }) => kind], ["in", (row) => row.in],
    ["view of", ({ viewOf }) => viewOf], ["presented by", ({ presentedBy }) => presentedBy],
    ["frame", ({ frame }) => frame?.join(" ")],
  ].filter(([, value], index) => index < 3 || stage.some((row) => value(row)));
  return table([
    columns.map(([title]) => title), ...stage.map((row) => columns.map(([, value]) => value(row)))]);
}

/** The questions that show how things stand at the end, without those that the script ends with. */
function questions({ wasHit, states, fingers, stage, first, layers }, asked) {
  const known = new Set(asked.map((step) => JSON.stringify(step)));
  return [
    ...(wasHit ? [{ ask: "hitTestView" }] : []),
    ...[...fingers.keys()].map((finger) => ({ ask: "fingerView", finger })),
    ...[...states.keys()].map((of) => ({ ask: "recognizerState", of })),
    ...stage.filter(({ name }) => wasHit && layers.get(name)?.content)
      .map(({ name }) => ({ ask: "contentOffset", of: name })),
    ...stage.filter((row) => first && kinds.isWindow(row))
      .map(({ name }) => ({ ask: "firstResponder", of: name })),
  ].filter((question) => !known.has(JSON.stringify(question)));
}

/** One row where the steps are in the order of the columns, else a row for each step. */
function scenarioTable(words) {
  const columns = ["given", "when", "then"];
  const order = words.map(({ keyword }) => columns.indexOf(keyword));
  const texts = (keyword) =>
    words.filter((step) => step.keyword === keyword).map(({ text }) => text).join("; ");
  if (order.every((column, index) => !index || column >= order[index - 1])) {
    const used = columns.filter(texts);
    return table([["scenario", ...used], ["what the lab showed", ...used.map(texts)]]);
  }
  return table([
    ["step", ...columns],
    ...words.map(({ keyword, text }, index) => [
      index + 1, ...columns.map((column) => (column === keyword ? text : ""))])]);
}

const features = {
  gestures: kinds.isRecognizer, scrolling: kinds.isScrollView, controls: kinds.isControl, touches: () => true };

/**
 * Returns the steps that are shown, and what the engine did, as a page; `needed` are the features of
 * the row that was opened, or those of the objects of the stage.
 */
lab.markdown = (engine, view, needed) => {
  const { stage, at } = view;
  const shown = view.steps.slice(0, at);
  // A touch without a view is asked for all the same: the answer is that there is none.
  const end = shown.findLastIndex(lab.happens);
  const steps = [...shown, ...questions(view, shown.slice(end + 1))];
  const { records } = engine.perform(stage, steps);
  const words = engine.words(stage, steps, records);
  // What the last step did is expected of it.
  const stated = new Set(words.slice(end + 1).map(({ text }) => text));
  words.splice(end + 1, 0, ...(words[end]?.then ?? []).filter((text) => !stated.has(text))
    .map((text) => ({ keyword: "then", text })));
  return [
    "# From the lab", "A stage of the lab, and what the reference engine did on it.", "## Stage",
    stageTable(stage), "## LAB-1 What the lab showed",
    "An engine MUST do as the reference engine does here.",
    `Sources: a run in the lab. Feature: ${
      (needed ?? Object.keys(features).filter((name) => stage.some(features[name]))).join(", ")
    }. Confidence: observed.`, scenarioTable(words),
  ].join("\n\n") + "\n";
};
