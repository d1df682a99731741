/* Shared by the scripts of verdicts: foreign text, outcomes and their tallies, and the verdicts of
   the site.

   An outcome is a letter, as Swift writes it: upper case where the engine attempted the scenario.
   The scripts count and compare these letters and know no other rule about verdicts. */
const { make } = conform;
const longest = 4000;

const unseen = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;
const spell = (character) =>
  `‹U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}›`;

/* Phrases and outcomes in the language of the site, by those of reports. */
const translations = new Map();

/* Text from engines and reports: with its control characters made visible, isolated, and, where there
   is one, as an element whose language is that of the pages. */
conform.visible = (text) => text.replace(unseen, spell);
conform.foreign = (text) => make(
  "bdi", {}, conform.visible(text.length > longest ? `${text.slice(0, longest)}…` : text));
conform.quoted = (name, text, style) => text && make(
  name, { class: style, lang: translations.has(text) ? undefined : say.original },
  conform.foreign(translations.get(text) ?? text));

/* A link to the web, or nothing. */
conform.webLink = (url) =>
  typeof url === "string" && /^https?:\/\/[\x21-\x7e]*$/i.test(url)
    ? make("a", { href: url, rel: "nofollow noopener noreferrer" }, say("more")) : undefined;

/* The outcomes with their names in reports and their words, worst first: the worst gives a tally its
   colour. */
conform.outcomes = [
  ["F", "failed", say("failed")], ["E", "errored", say("errored")], ["D", "deviated", say("deviated")],
  ["K", "known", say("known")], ["n", "not run", say("notRun")], ["s", "skipped", say("skipped")],
  ["P", "passed", say("passed")],
];
const outcome = (code) => conform.outcomes.find((outcome) => outcome[0] === code);
conform.outcomeWord = (code) => outcome(code)[2];
conform.outcomeCode = (name) => conform.outcomes.find((outcome) => outcome[1] === name)?.[0];
conform.isWrong = (code) => "FEDK".includes(code);
conform.isAttempted = (code) => code === code.toUpperCase();

/* What an address selects by a name: each with its words and whether an outcome is selected. */
conform.selections = new Map([
  ["wrong", [say("doesNotHold"), conform.isWrong]], ["asked", [say("wasAsked"), conform.isAttempted]],
  ["unasked", [say("wasNotAsked"), (code) => !conform.isAttempted(code)]],
  ...[..."PFDEKsn"].map(outcome).map(([code, name, words]) => [name, [words, (other) => other === code]])]);
conform.hasVerdict = (code, name) => !name || Boolean(conform.selections.get(name)?.[1](code));
conform.levels = [["MUST"], ["SHOULD"], ["MAY"], ["advisory", "SHOULD, MAY"]];
conform.hasLevel = (level, name) =>
  !name || (name === "advisory" ? level === "SHOULD" || level === "MAY" : level === name);

conform.outcomeStyle = (code) => outcome(code)[1].replace(" ", "-");
conform.mark = (code) => make(
  "span", { class: `verdict ${conform.outcomeStyle(code)}` }, conform.outcomeWord(code));

/* Counts outcomes. */
conform.tally = (codes) => {
  const tally = { total: codes.length, asked: codes.filter(conform.isAttempted).length };
  for (const [code] of conform.outcomes) tally[code] = codes.filter((one) => one === code).length;
  return tally;
};

/* Whether engines that attempted a scenario have different outcomes. An expected failure is a failure
   like any other. */
conform.differ = (codes) => new Set([...codes].filter(conform.isAttempted)
  .map((code) => ("DK".includes(code) ? "F" : code))).size > 1;

/* The same short form as on the pages: `3/4`, and how many were not attempted, each a link to the
   scenarios that it counts. */
conform.compact = (tally, counted) => {
  if (tally.total === 0) return [];
  const present = conform.outcomes.map(([code]) => code).filter((code) => tally[code] > 0);
  const counts = (codes) => codes.map((code) =>
    say("countedOutcome", { count: tally[code], outcome: conform.outcomeWord(code) })).join(", ");
  const link = (verdict, name, ...content) =>
    make("a", { class: `${name}figure`, href: conform.rowsAddress({ ...counted, verdict }) }, content);
  const absent = ["s", "n"].filter((code) => tally.asked > 0 && tally[code] > 0);
  const isPartial = tally.asked > 0 && present[0] === "s";
  const verdict = conform.isWrong(present[0]) ? "wrong" : isPartial || present[0] === "P" ? "asked" : "unasked";
  const main = link(verdict, `verdict ${conform.outcomeStyle(present[0])} compact${isPartial ? " partial" : ""} `,
    tally.asked > 0 && make("span", { "aria-hidden": "true" }, `${tally.P}/${tally.asked}`),
    make("span", { class: "spoken" }, counts(present)));
  return absent.length === 0 ? [main] : [main, make("small", {}, link("unasked", "", counts(absent)))];
};

/* Loads the verdicts of the site, once. */
let book;
conform.verdicts = async () => {
  const { source } = document.querySelector(".verdict-source").dataset;
  await conform.load(source).catch(() => { throw new Error(say("verdictsNotLoaded", { address: source })); });
  return book ??= bookOf(globalThis.conformVerdicts);
};

const bookOf = (data) => {
  for (const text of data.texts) if (Array.isArray(text)) translations.set(...text);
  const text = (place) => (place < 0 ? undefined : [data.texts[place]].flat()[0]);
  const clauses = data.clauses.map(([id, page, pageTitle, level]) => ({ id, page, pageTitle, level }));
  const scenarios = data.scenarios.map(([clause, slug, features, label]) => {
    const id = `${clauses[clause].id}/${text(slug)}`;
    return {
      id, label: label === undefined ? id : text(label), clause: clauses[clause],
      features: text(features).split(" ").filter(Boolean),
    };
  });
  const failed = ["phrase", "expected", "actual", "known", "link", "cause"];
  const errored = ["message", "known", "link"];
  const fields = { F: failed, D: failed, E: errored, s: ["reason", "link"] };
  const engines = data.engines.map((engine) => {
    const details = engine.details.values();
    const verdicts = [...engine.outcomes].map((outcome) => {
      if (outcome === "P" || outcome === "n") return { outcome };
      const { value: places } = details.next();
      const names = fields[outcome] ?? (places.length > 3 ? failed : errored);
      return { outcome, ...Object.fromEntries(names.map((name, index) => [name, text(places[index])])) };
    });
    return { ...engine, verdicts };
  });
  return { reportVersion: data.report, hasReplays: data.replays, features: data.features, clauses, scenarios, engines };
};

/* A select element with its label, which `read` lets choose what the address has for its name, at first, too;
   options are values with their texts, where these are others. */
conform.choice = (label, name, options) => {
  const select = make("select", { name }, conform.options(options));
  const read = () => {
    select.value = conform.address.get(name);
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  };
  read();
  return { label: make("label", {}, `${label} `, select), select, read };
};
