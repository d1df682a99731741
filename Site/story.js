// Plays what the reference engine did in a scenario: parts of the drawing appear at the moment that
// `data-at` names and disappear at `data-until`.
const { make, still } = conform;
const figures = [...document.querySelectorAll("figure.story")];
if (figures.length === 0) return;
/* How long a moment lasts, and how long a story that loops rests at its end. */
const [pace, rest] = [750, 4000];

class Story extends conform.Moments {
  constructor(figure) {
    super();
    this.figure = figure;
    this.moments = [...figure.querySelectorAll("li[data-at]")];
    this.parts = [...figure.querySelectorAll("svg [data-at]")].map((element) => ({
      element, from: Number(element.dataset.at), until: Number(element.dataset.until ?? Infinity),
    }));
    this.loops = this.isWanted = "loops" in figure.dataset;
    this.line = make("p", { class: "now", "aria-hidden": "true" });
    figure.querySelector("figcaption").prepend(make("div", { class: "bar-of-story" }, this.playing, this.line));
    figure.classList.add("told");
    this.show(this.last);
  }

  get last() { return this.moments.length - 1; }
  next() { return this.loops && this.at === this.last ? 0 : this.at + 1; }
  pause() { return this.loops && this.at === this.last ? rest : pace; }

  show(at) {
    this.at = at;
    for (const { element, from, until } of this.parts) element.classList.toggle("on", from <= at && at < until);
    this.showPlaying();
  }

  showPlaying() {
    const { at, isPlaying, last, loops, moments, playing } = this;
    this.figure.classList.toggle("moving", isPlaying);
    moments.forEach((item, number) => item.classList.toggle("on", isPlaying && number === at));
    const isAtRest = !isPlaying && at === last;
    this.line.replaceChildren(...(isAtRest ? [] : moments[at].cloneNode(true).childNodes));
    const name = isPlaying ? say("pause") : isAtRest && !loops ? say("storyAgain") : say("play");
    if (playing.textContent !== name) playing.textContent = name;
  }

  toggle() {
    this.isWanted = !this.isPlaying;
    super.toggle();
  }

  /** Plays when it comes into view, unless the reader paused it or wants no motion. */
  enter(isFirst) {
    if (!still.matches && !this.isPlaying && (this.isWanted || isFirst)) this.play();
  }

  leave() {
    if (!this.isPlaying) return;
    this.stop();
    if (!this.loops) this.show(this.last);
  }
}

/* Of many examples, two are beside each other below their heading. */
const areMany = figures.length > 15;

/* Each example is put beside the text before it, back to the heading or the example above; the page's title
   stays above both. */
const frame = (figure) => {
  const text = [];
  for (let part = figure.previousElementSibling; part; part = part.previousElementSibling) {
    if (part.matches(".scene, .story, h1, .lead") || areMany && part.matches("h1, h2, h3, h4, h5, h6")) break;
    text.unshift(part);
    if (part.matches("h1, h2, h3, h4, h5, h6")) break;
  }
  if (!figure.closest("article") || text.length === 0 && !areMany) return figure;
  const section = make("section", { class: areMany ? "scene small" : "scene" });
  (text[0] ?? figure).before(section);
  conform.fill(section, text.length > 0 && make("div", { class: "prose" }, text), figure);
  return section;
};

const stories = new Map(figures.map((figure) => [frame(figure), new Story(figure)]));
/* A page that tells one story, an example to each heading, is read a screen at a time. */
const sections = [...stories.keys()].filter((element) => element.matches(".scene"));
const isStory = !still.matches && !areMany
  && sections.every((section) => section.querySelector(":scope > .prose > :is(h1, h2, h3)"));
for (const section of sections) section.classList.toggle("tall", isStory);
const seen = new Set();
const observe = (elements, rootMargin) => {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.classList.toggle("current", isIntersecting);
      if (isIntersecting) stories.get(target).enter(!seen.has(target));
      else stories.get(target).leave();
      if (isIntersecting) seen.add(target);
    }
  }, { rootMargin });
  for (const element of elements) observer.observe(element);
};
const kinds = Map.groupBy(stories.keys(), (element) => element.matches("[data-loops], :has(> [data-loops])"));
// What loops plays wherever it is seen; of the sections of a story the one in the middle.
observe(kinds.get(true) ?? [], "0px");
observe(kinds.get(false) ?? [], "-38% 0px -38% 0px");
