// The search field: a combobox whose list holds links. The index is loaded on first use.
const home = document.getElementById("site:search");
if (!home) return;

const { make, address, load } = conform;
const shown = 5;
const most = 200;
const [field, status, popup, list, note] = ["input", "[role=status]", ".popup", "[role=listbox]", ".note"]
  .map((part) => home.querySelector(part));
const hint = note.textContent;
Object.assign(field, { inputMode: "search", enterKeyHint: "go" });

let search = null;
let options = [];
let active = -1;
let unfolded = new Set();

const prepare = async () => {
  try {
    await Promise.all(home.dataset.scripts.split(" ").map(load));
  } catch {
    return tell(say("indexNotLoaded"));
  }
  search ??= globalThis.conformSearch(globalThis.conformIndex);
  if (!popup.hidden) show();
};

const tell = (text) => {
  status.textContent = text;
  note.textContent = text || hint;
};

/** Returns the text with the matching beginnings of words in `mark` elements. */
const marked = (text, words) => {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})`, "giu");
  return words.length === 0 ? [text] : text.split(pattern).map((part, index) => index % 2 ? make("mark", {}, part) : part);
};

const option = (name, attributes, ...children) => {
  const id = `site:option-${options.length}`;
  const element = make(name, { id, role: "option", "aria-selected": "false", ...attributes }, ...children);
  options.push(element);
  return element;
};

const link = (entry, words) => {
  const { id, title, path, anchor, detail, context, isOriginal } = entry;
  return option(
    "a", { href: home.dataset.root + path + (anchor ? address.hash(anchor) : ""), tabindex: "-1" },
    make("span", { class: "title" },
      id && [make("code", {}, marked(id, words)), " "], marked(title, words)),
    detail && make(
      "span", { class: "detail", lang: isOriginal && say.original }, marked(detail, words)),
    context.length > 0 && make("span", { class: "context" }, context.join(" › ")));
};

const group = ({ name, entries }, number, words) => {
  const limit = unfolded.has(name) ? most : shown;
  const label = make("div", { class: "group", id: `site:group-${number}` }, name, " ",
    make("span", {}, String(entries.length)));
  return make("div", { role: "group", "aria-labelledby": label.id }, label,
    entries.slice(0, limit).map((entry) => link(entry, words)),
    entries.length > limit && limit === shown && option(
      "div", { class: "more", "data-group": name }, say("showMore", { kind: name.toLowerCase() })));
};

const open = (isOpen) => {
  popup.hidden = !isOpen;
  field.setAttribute("aria-expanded", String(isOpen && options.length > 0));
  if (!isOpen) choose(-1);
};

const choose = (number) => {
  options[active]?.setAttribute("aria-selected", "false");
  active = number;
  const chosen = options[active];
  chosen?.setAttribute("aria-selected", "true");
  chosen?.scrollIntoView({ block: "nearest" });
  if (chosen) field.setAttribute("aria-activedescendant", chosen.id);
  else field.removeAttribute("aria-activedescendant");
};

const show = () => {
  choose(-1);
  options = [];
  const text = field.value.trim();
  const result = text && search ? search(text) : { message: "", words: [], groups: [] };
  list.replaceChildren(...result.groups.map((one, index) => group(one, index, result.words)));
  const count = result.groups.reduce((sum, one) => sum + one.entries.length, 0);
  if (!text) tell("");
  else if (!search) tell(say("loading"));
  else if (result.message) tell(result.message);
  else if (result.isPartial) tell(say("foundSome", { count }));
  else if (count === 0) tell(say("nothingFound"));
  else tell(say("foundResults", { count }));
  open(true);
};

const unfold = (more) => {
  const number = options.indexOf(more);
  unfolded.add(more.dataset.group);
  show();
  choose(number);
  field.focus();
};

const leave = () => {
  open(false);
  field.blur();
};

field.addEventListener("focus", () => {
  show();
  if (!search) prepare();
});
field.addEventListener("input", () => {
  unfolded = new Set();
  show();
});
field.addEventListener("keydown", (event) => {
  // An input method handles its own keys.
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = options.length - 1;
  switch (event.key) {
    case "ArrowDown":
      if (popup.hidden) show();
      choose(active < last ? active + 1 : 0);
      break;
    case "ArrowUp":
      if (popup.hidden) show();
      choose(active > 0 ? active - 1 : last);
      break;
    case "Enter":
      (options[active] ?? options[0])?.click();
      break;
    case "Escape":
      if (!popup.hidden && field.value) open(false);
      else if (field.value) field.value = "";
      else leave();
      break;
    default: return;
  }
  event.preventDefault();
});

list.addEventListener("click", (event) => {
  const chosen = event.target.closest("[role=option]");
  if (chosen?.dataset.group) unfold(chosen);
  else if (chosen && !event.ctrlKey && !event.metaKey && !event.shiftKey) leave();
});
home.addEventListener("focusout", (event) => {
  if (!home.contains(event.relatedTarget)) open(false);
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  const place = event.target;
  if (place.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(place.tagName)) return;
  event.preventDefault();
  field.focus();
  field.select();
});
