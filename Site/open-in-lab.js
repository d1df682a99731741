// A link at each scenario that opens it in the lab, where the site has one.
"use strict";

(() => {
  const { make, address, eachTable } = globalThis.conform;
  const lab = document.getElementById("site:lab");
  if (!lab) return;
  const page = document.querySelector("nav.pages [aria-current=page]")?.getAttribute("href")
    ?? location.pathname;
  const name = page.split(/[?#]/)[0].split("/").at(-1).replace(/\.html$/, "");

  eachTable((table) => {
    if (!table.classList.contains("scenarios")) return;
    for (const permalink of table.querySelectorAll("tbody th > a.permalink, caption > a.permalink")) {
      const scenario = permalink.closest("[id]").id;
      permalink.after(" ", make("a", {
        class: "open-in-lab", lang: document.documentElement.lang,
        href: `${lab.getAttribute("href")}?page=${encodeURIComponent(name)}${address.hash(scenario)}`,
        "aria-label": say("openScenarioInLab", { scenario }), title: say("openInLab"),
      }, say("lab")));
    }
  });
})();
