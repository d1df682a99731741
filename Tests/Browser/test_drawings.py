"""Names in the drawings of stages: within their views, across no outline, and over no other name."""

import re
from collections import Counter

from conftest import pages
from test_lab import lab  # noqa: F401

# Returns what is wrong with the names of a drawing. A name takes the height of its letters.
PROBLEMS = """
  const linesOf = (d) => d.split("M").slice(1).map((part) => {
    const isClosed = part.includes("Z");
    const points = [];
    for (const [, command, list] of ("L" + part).matchAll(/([LQ])([^LQZ]*)/g)) {
      const numbers = list.trim().split(/[ ,]+/).map(Number);
      if (command === "L") { points.push(numbers); continue; }
      const [x, y, u, v] = numbers, [p, q] = points.at(-1);
      for (let t = .25; t <= 1; t += .25) points.push([
        (1 - t) ** 2 * p + 2 * t * (1 - t) * x + t * t * u, (1 - t) ** 2 * q + 2 * t * (1 - t) * y + t * t * v]);
    }
    return isClosed ? [...points, points[0]] : points;
  });
  const isInside = ([x, y], line) => {
    let inside = false;
    for (let i = 0; i + 1 < line.length; i += 1) {
      const [[a, b], [c, d]] = [line[i], line[i + 1]];
      if (b > y !== d > y && x < (c - a) * (y - b) / (d - b) + a) inside = !inside;
    }
    return inside;
  };
  const crosses = (line, box) => line.some((end, index) => {
    if (!index) return false;
    // What is left of the segment between the sides of the box.
    const start = line[index - 1];
    let [from, to] = [0, 1];
    for (const axis of [0, 1]) {
      const [low, high] = [[box.left, box.right], [box.top, box.bottom]][axis];
      const way = end[axis] - start[axis];
      if (Math.abs(way) < 1e-9) {
        if (start[axis] <= low || start[axis] >= high) return false;
        continue;
      }
      const cuts = [(low - start[axis]) / way, (high - start[axis]) / way].sort((a, b) => a - b);
      [from, to] = [Math.max(from, cuts[0]), Math.min(to, cuts[1])];
    }
    return from < to - 1e-9;
  });
  const corners = ({ left, top, right, bottom }) => [[left, top], [right, top], [right, bottom], [left, bottom]];
  const figures = (svg) => [...svg.querySelectorAll("g:has(> path):has(> text)")]
    .filter((figure) => getComputedStyle(figure).visibility !== "hidden")
    .map((figure) => {
      const text = figure.querySelector("text"), { x, width } = text.getBBox();
      const line = Number(text.getAttribute("y")), size = parseFloat(getComputedStyle(text).fontSize);
      return {
        name: text.textContent, isView: !figure.matches(".recognizer, .chip"),
        isPill: figure.matches(".recognizer"), isWindow: figure.matches(".window"),
        lines: linesOf(figure.querySelector("path").getAttribute("d")),
        box: { left: x, right: x + width, top: line - size * .7, bottom: line + size * .1 },
      };
    }).filter(({ name }) => name);
  const found = [];
  for (const svg of document.querySelectorAll(arguments[0])) {
    const all = figures(svg);
    all.forEach(({ name, isView, isPill, lines, box }, index) => {
      const say = (problem, other = "") => found.push([problem, `${svg.querySelector("g").id}: ${name} ${other}`]);
      if (isView && !corners(box).every((point) => isInside(point, lines[0]))) say("leaving");
      const frame = all.find((other, at) => (at !== index || isView) && (other.isView || other.isPill)
        && other.lines.some((line) => crosses(line, box)));
      if (frame) say("crossing", frame.name);
      const over = all.slice(index + 1).find((other) => other.box.left < box.right && box.left < other.box.right
        && other.box.top < box.bottom && box.top < other.box.bottom);
      if (over) say("covering", over.name);
      // Windows are opaque; one that hides the name whole hides its view too.
      const hidden = all.slice(index + 1).find((other) => other.isWindow
        && [1, 2, 3].includes(corners(box).filter((point) => isInside(point, other.lines[0])).length));
      if (hidden) say("covering", hidden.name);
    });
  }
  return [document.querySelectorAll(arguments[0]).length, found];
"""


def test_names_cross_no_outline_leave_no_view_and_cover_no_name(site, browser, record_property):
    drawings, every = 0, []
    # The drawings of all pages are shown on one, in the same place below its article.
    browser.open(site, "hit-testing.html")
    for page in pages(site):
        figures = re.findall(
            '<figure class="scene">.*?</figure>', (site / page).read_text(encoding="utf-8"), re.DOTALL)
        if "/" in page or not figures:
            continue
        browser.run("document.querySelector('main > .book > article').innerHTML = arguments[0]", "".join(figures))
        count, found = browser.run(PROBLEMS, "figure.scene svg")
        assert count == len(figures)
        drawings += count
        every += [(kind, f"{page} {what}") for kind, what in found]
    counts = Counter(kind for kind, _ in every)
    record_property("measured", f"names in {drawings} drawings: {dict(counts)}")
    assert drawings > 50
    # The names of views that are smaller than a letter are beside them.
    assert [what for kind, what in every if kind != "leaving"] == []
    assert counts["leaving"] <= 4, every


def test_names_cross_no_outline_in_the_lab_either(lab, browser):  # noqa: F811
    for place in ["nested", "overlapping", "form", "list", "?page=controls#CONTROL-24/tap-on-a-button"]:
        browser.open(lab, f"lab.html{place if '#' in place else '#' + place}")
        browser.wait("document.querySelectorAll('svg.scene g > text').length > 2", 20)
        count, found = browser.run(PROBLEMS, "svg.scene")
        assert count == 1
        # With what it has answered, a name is longer than on the pages.
        assert [what for kind, what in found if kind != "leaving"] == [], place
