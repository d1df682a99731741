// Finding one's way through the book: the section in view, links to take along.
const { make, address, bringIntoView, eachTable } = conform;
const root = document.documentElement;

/** The parts of an article from a heading to the next one. */
conform.partsBelow = (heading) => {
  const parts = [];
  for (let part = heading.nextElementSibling; part && !/^H[2-6]$/.test(part.tagName); part = part.nextElementSibling) {
    parts.push(part);
  }
  return parts;
};

followMoves();
keepPlace();
openLists();
reachScrollers();
// Before the first frame, for which the page is laid out in any case.
requestAnimationFrame(showCurrentPage);
markSections();
addCopyButtons();

/** Leads on from an address whose place was renamed. */
function followMoves() {
  const follow = () => {
    const place = document.getElementById(address.place(location.hash));
    const link = place?.closest(".moves li")?.querySelector("a.moved");
    if (link) location.replace(link.href);
  };
  const refresh = document.head.querySelector("meta[http-equiv=refresh i]");
  const link = refresh && document.querySelector("main a.moved");
  // The page itself was renamed: what follows the # may still hold there.
  if (link) location.replace(link.hash ? link.href : link.href + location.hash);
  else follow();
  addEventListener("hashchange", follow);
}

/** The links to other languages keep the place on the page and what is chosen there. */
function keepPlace() {
  for (const link of document.querySelectorAll("nav.languages a")) {
    const page = link.getAttribute("href");
    const follow = () => link.setAttribute("href", page + location.search + location.hash);
    for (const event of ["pointerdown", "focus", "click"]) link.addEventListener(event, follow);
  }
}

/** Lists that the styles always show are open for assistive technology, too. */
function openLists() {
  const open = () => {
    for (const box of document.querySelectorAll(":is(nav.pages, nav.outline) > details")) {
      const isAlwaysShown = getComputedStyle(box.querySelector("summary")).display === "none";
      if (isAlwaysShown || box.dataset.opened) box.open = isAlwaysShown;
      box.dataset.opened = isAlwaysShown ? "yes" : "";
    }
  };
  addEventListener("resize", open, { passive: true });
  open();
}

/** Opens the rows that an address names: one of them, or all of a clause. */
conform.reveal = (target) => {
  const isClause = target?.matches("article > :is(h2, h3, h4, h5, h6)");
  const folds = isClause ? conform.partsBelow(target) : [target?.closest("details.rows")];
  folds.filter((fold) => fold?.matches("details.rows")).forEach(conform.open);
};

showLinkedRow();

/** A link to a row leads to the title of its clause where both fit into the window. Where they do not,
    the title and the head of the table stay above the row. */
function showLinkedRow() {
  const show = () => {
    const place = address.place(location.hash);
    const target = document.getElementById(place);
    conform.reveal(target);
    if (target?.matches("tr, table.steps")) {
      const title = document.getElementById(place.split("/")[0]);
      // In narrow windows the stage will be below the row.
      const below = matchMedia("(max-width: 61.99rem)").matches ? 240 : 16;
      const room = innerHeight - parseFloat(getComputedStyle(root).scrollPaddingTop) - below;
      const isFar = !title || target.getBoundingClientRect().bottom - title.getBoundingClientRect().top > room;
      (isFar ? target : title).scrollIntoView();
    }
    conform.arrivedAt = scrollY;
  };
  conform.reveal(document.getElementById(address.place(location.hash)));
  // After the browser has gone to the row, and other scripts have filled the rows above it.
  addEventListener("load", () => requestAnimationFrame(show));
  addEventListener("hashchange", show);
}

/** Code that is wider than its box is scrolled with the keyboard, too. */
function reachScrollers() {
  const observe = (elements, act) => {
    const observer = new ResizeObserver((entries) => entries.forEach(act));
    for (const element of elements) observer.observe(element);
  };
  observe(document.getElementsByTagName("pre"), ({ target }) => {
    const isScroller = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight;
    if (isScroller) target.tabIndex = 0;
    else target.removeAttribute("tabindex");
  });
  // The head of a table stays in view where the table needs no scrolling in its box.
  observe(document.querySelectorAll(".scroll > table.scenarios"), ({ target, contentRect }) => {
    const box = target.parentElement;
    box.classList.toggle("fits", contentRect.width <= box.clientWidth + 1);
  });
}

/** Where the list of pages is longer than the window, shows the part with this page. */
function showCurrentPage() {
  const link = document.querySelector("nav.pages details a[aria-current]");
  if (link) bringIntoView(link, link.closest("details"));
}

/** Marks the section in view in the list of what is on the page. */
function markSections() {
  const outline = document.querySelector("nav.outline");
  const box = outline?.querySelector("details");
  if (!box) return;
  box.dataset.title = outline.getAttribute("aria-label");
  const links = [...outline.querySelectorAll("a[href^='#']")];
  const places = links.map((link) => document.getElementById(address.place(link.hash)));
  const showRule = ruleLine(places);
  let current = null;
  let due;

  const mark = () => {
    due = undefined;
    showRule();
    const isAtEnd = innerHeight + scrollY >= root.scrollHeight - 2 && scrollY > 0;
    const line = isAtEnd ? innerHeight : innerHeight * 0.2;
    const next = links[places.findLastIndex((place) => place?.getBoundingClientRect().top <= line)] ?? null;
    if (next === current) return;
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "location");
    current = next;
    if (next) bringIntoView(next, box);
  };
  const plan = () => { due ??= requestAnimationFrame(mark); };
  for (const name of ["scroll", "resize", "hashchange"]) addEventListener(name, plan, { passive: true });
  plan();
  // The stage beside the text takes a part of its place.
  new ResizeObserver(() => current && bringIntoView(current, box)).observe(box);

  // Folded lists have done their work once a place is chosen.
  outline.addEventListener("click", ({ target }) => {
    if (target.closest("a") && !box.dataset.opened) box.open = false;
  });
}

/** Makes the line with the title and the level of the clause that is read, below the head of the site;
    returns what updates it. */
function ruleLine(headings) {
  const places = headings.filter(Boolean);
  // Assistive technology and the keyboard have the title itself.
  const link = make("a", { class: "title", tabindex: "-1" });
  const element = make("div", { class: "rule", "aria-hidden": "true" }, link);
  document.querySelector("main article").prepend(element);
  let title;
  return () => {
    const top = parseFloat(getComputedStyle(element).top);
    const next = places.findIndex((place) => place.getBoundingClientRect().bottom > top);
    const last = places.at(next < 0 ? -1 : next - 1);
    // The line gives way to the next title.
    const isClose = places[next]?.getBoundingClientRect().top < top + link.offsetHeight;
    const read = next !== 0 && !isClose && last?.querySelector(":scope > .permalink") ? last : undefined;
    if (read === title) return;
    title = read;
    element.classList.toggle("shown", Boolean(title));
    if (!title) return;
    link.href = address.hash(title.id);
    const [id, ...words] = [...title.childNodes].map((node) => node.cloneNode(true));
    link.replaceChildren(
      make("span", { class: "id" }, id.textContent),
      factsBelow(title)?.querySelector(".level")?.cloneNode(true) ?? "", make("span", {}, ...words));
  };
}

/** Puts buttons beside every permalink that copy the whole address, and beside that of a scenario
    the command that runs it again. */
function addCopyButtons() {
  const status = make("p", { class: "spoken", role: "status" });
  document.body.append(status);

  const button = (attributes) => make("button", {
    lang: say.original && root.lang, ...attributes });
  // Other sites show no more of a fragment than of its page, so a row of a published site has a page.
  const page = document.querySelector("link[rel=canonical]")?.href;
  const { root: top } = document.getElementById("site:search").dataset;
  const rowAddress = (hash) => page && new URL(`${top}row/${hash.slice(1)}.html`, page).href;
  const copy = ({ hash, href }, row) => button({
    class: "copy", "aria-label": say("copyLink", { place: address.place(hash) }), "data-link": href, "data-row": row });
  const engine = document.querySelector("meta[name=engine]")?.content ?? "local";
  conform.acts.push((link) => copy(link, rowAddress(link.hash)), ({ hash }) => {
    const scenario = address.place(hash);
    return button({
      class: "rerun", "aria-label": say("copyRerun", { scenario }),
      title: `conform --engine ${engine} --filter '${scenario.replaceAll("'", "'\\''")}'` });
  });
  const add = (links) => links.forEach((link) => put(link, copy(link)));
  const link = "a.permalink[href^='#']";
  add(document.querySelectorAll(`main :is(h2, h3, h4, h5, h6) > ${link}`));
  eachTable((table) => add(table.querySelectorAll(`:scope:not(.scenarios) :is(caption, tr[id] > th) > ${link}`)));

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button:is(.copy, .rerun)");
    if (!button) return;
    const { title: command, dataset: { link, row = link } } = button;
    const isCopied = await conform.copy(row ?? command);
    const name = link && address.place(new URL(link).hash);
    if (isCopied) {
      status.textContent = link ? say("linkCopied", { place: name }) : say("rerunCopied", { command });
    } else if (link) {
      status.textContent = say("linkNotCopied", { place: name });
      location.assign(link);
    } else {
      // Where nothing can be copied, the command is shown and selected.
      const code = make("code", { class: "command" }, command);
      button.after(code);
      getSelection().selectAllChildren(code);
      button.addEventListener("blur", () => code.remove(), { once: true });
    }
    button.classList.toggle("done", isCopied);
    setTimeout(() => {
      button.classList.remove("done");
      status.textContent = "";
    }, 3000);
  });
}

/** Puts a button where it is no part of the name that a heading or a row has. */
function put(link, button) {
  const facts = factsBelow(link.parentElement);
  if (facts) return facts.append(make("li", {}, button));
  conform.keepName(link);
  return link.after(button);
}

/** The facts of a clause. */
function factsBelow(heading) {
  return conform.partsBelow(heading).find((part) => part.matches(".facts"));
}

