/* The addresses of the scenarios that figures count: on their page where they are of one, otherwise in
   the list of scenarios on the page of the engine. */

/* The folder of the language, as it is seen from this page. */
const root = () => document.querySelector("#site\\:search")?.dataset.root ?? "";

/* The query for some scenarios: { engine, verdict, level, feature, clause }. */
const query = (values) => {
  const wanted = Object.entries(values).filter(([, value]) => value);
  return `?${new URLSearchParams(Object.fromEntries(wanted))}`;
};

/* Returns the address of scenarios. Only those of a reader's own report are listed in the matrix,
   because it has no page. */
conform.rowsAddress = ({ page, clause, ...values }) => {
  if (page) return page + query({ ...values, clause }) + (clause ? conform.address.hash(clause) : "");
  const { engine } = values;
  const file = engine.startsWith("own-") ? "matrix.html" : `engines/${engine}.html`;
  return `${root()}${file}#rows${query(values)}`;
};

/* The measures of an engine over all pages, whose links lead to sections without this script. */
for (const box of document.querySelectorAll("[data-engine-key]:has(> .measures)")) {
  const lead = (link, verdict) => {
    if (link) link.href = conform.rowsAddress({ engine: box.dataset.engineKey, verdict });
  };
  for (const mark of box.querySelectorAll(".deviations a > .verdict")) {
    lead(mark.parentElement, [...mark.classList].find((name) => name !== "verdict"));
  }
  lead(box.querySelector(".measure.asked a"), "asked");
  lead(box.querySelector(".measure.holds a"), "passed");
}
