// Finding one's way through the book: keys, the section in view, links to take along.
const { make, address, eachTable } = conform;
const root = document.documentElement;

followMoves();
keepPlace();
turnPages();
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

/** The left and right arrow keys turn the pages, unless they mean something where one is. */
function turnPages() {
  const ways = new Map([["ArrowLeft", "prev"], ["ArrowRight", "next"]]);
  addEventListener("keydown", (event) => {
    const way = ways.get(event.key);
    if (!way || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (needsArrows(event.target)) return;
    const link = document.querySelector(`.neighbours a[rel~=${way}], link[rel~=${way}]`);
    if (link) location.assign(link.href);
  });
}

function needsArrows(target) {
  const owners =
    "input, select, textarea, audio, video, dialog, summary, [contenteditable], " +
    "[role]:not([role=group], [role=status], [role=link], [role=button])";
  const scrolls = (box) => box !== null && (box.scrollWidth > box.clientWidth
    && (box === root || /auto|scroll/.test(getComputedStyle(box).overflowX)) || scrolls(box.parentElement));
  return target.isContentEditable || target.closest(owners)
    || document.querySelector("dialog[open]") || scrolls(target);
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

/** Code that is wider than its box is scrolled with the keyboard, too. */
function reachScrollers() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isScroller = target.scrollWidth > target.clientWidth
        || target.scrollHeight > target.clientHeight;
      if (isScroller) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  for (const code of document.getElementsByTagName("pre")) observer.observe(code);
}

/** Where the list of pages is longer than the window, shows the part with this page. */
function showCurrentPage() {
  const link = document.querySelector("nav.pages details a[aria-current]");
  if (link) bringIntoView(link, link.closest("details"));
}

function bringIntoView(link, box) {
  if (box.scrollHeight <= box.clientHeight) return;
  const inner = link.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const margin = 48;
  if (inner.top < outer.top + margin) box.scrollTop += inner.top - outer.top - margin;
  else if (inner.bottom > outer.bottom - margin) {
    box.scrollTop += inner.bottom - outer.bottom + margin;
  }
}

/** Marks the section in view in the list of what is on the page. */
function markSections() {
  const outline = document.querySelector("nav.outline");
  const box = outline?.querySelector("details");
  if (!box) return;
  box.dataset.title = outline.getAttribute("aria-label");
  const links = [...outline.querySelectorAll("a[href^='#']")];
  const places = links.map((link) => document.getElementById(address.place(link.hash)));
  let current = null;
  let due;

  const mark = () => {
    due = undefined;
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

/** Puts buttons beside every permalink that copy the whole address, and beside that of a scenario
    the command that runs it again. */
function addCopyButtons() {
  const status = make("p", { class: "spoken", role: "status" });
  document.body.append(status);

  const button = (attributes) => make("button", {
    lang: say.original && root.lang, ...attributes });
  const add = (links, areScenarios) => {
    for (const link of links) {
      const name = address.place(link.hash);
      put(link, button({
        class: "copy", "aria-label": say("copyLink", { place: name }), "data-link": link.href }));
      if (areScenarios) link.nextElementSibling.after(button({
        class: "rerun", "aria-label": say("copyRerun", { scenario: name }),
        title: `conform --engine local --filter '${name.replaceAll("'", "'\\''")}'` }));
    }
  };
  const link = "a.permalink[href^='#']";
  add(document.querySelectorAll(`main :is(h2, h3, h4, h5, h6) > ${link}`));
  eachTable((table) => add(
    table.querySelectorAll(`:is(caption, tr[id] > th) > ${link}`), table.matches(".scenarios")));

  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button:is(.copy, .rerun)");
    if (!button) return;
    const { link } = button.dataset;
    const isCopied = await conform.copy(link ?? button.title);
    const name = link && address.place(new URL(link).hash);
    if (isCopied) {
      status.textContent = link
        ? say("linkCopied", { place: name }) : say("rerunCopied", { command: button.title });
    } else if (link) {
      status.textContent = say("linkNotCopied", { place: name });
      location.assign(link);
    } else {
      // Where nothing can be copied, the command is shown and selected.
      const code = make("code", { class: "command" }, button.title);
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
  const holder = link.parentElement;
  let facts = holder.nextElementSibling;
  while (facts && /^H[2-6]$/.test(holder.tagName) && !facts.matches(".facts, h2, h3, h4, h5, h6")) {
    facts = facts.nextElementSibling;
  }
  if (facts?.matches(".facts")) {
    facts.append(make("li", {}, button));
    return;
  }
  link.after(button);
  const named = holder.localName === "caption" ? holder.closest("table") : holder;
  named.setAttribute("aria-label", link.textContent);
}

