// A link at each scenario and each drawing of one that opens it in the lab, where the site has one.
const { make, address, acts } = conform;
const lab = document.getElementById("site:lab");
if (!lab) return;
const nameOf = (path) => path.split(/[?#]/)[0].split("/").at(-1).replace(/\.html$/, "");
const addressOf = (scenario, page) =>
  `${lab.getAttribute("href")}?page=${encodeURIComponent(page)}${address.hash(scenario)}`;
const linkTo = (scenario, page) => make("a", {
  class: "open-in-lab", lang: document.documentElement.lang, href: addressOf(scenario, page),
  "aria-label": say("openScenarioInLab", { scenario }), title: say("openInLab"),
}, say("lab"));

const page = nameOf(document.querySelector("nav.pages [aria-current=page]")?.getAttribute("href")
  ?? location.pathname);
/** Returns the address at which the lab opens a scenario of this page. */
conform.labAddress = (scenario) => addressOf(scenario, page);
acts.push((permalink) => linkTo(address.place(permalink.hash), page));
for (const link of document.querySelectorAll(".story .source > a")) {
  link.parentElement.append(" ", linkTo(address.place(link.hash), nameOf(link.getAttribute("href"))));
}
