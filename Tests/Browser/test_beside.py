"""The stage beside the text: it is in view, says what happens, and can be touched."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from test_accessibility import UNDER_THE_STAGE, assert_no_violations_in_both_themes
from test_lab import lab

STAGE = "document.querySelector('.beside')"
SUMMARY = f"{STAGE}?.querySelector('.what p').textContent"
NAME = f"{STAGE}?.querySelector('button span').textContent"
TEXT = "C is hidden, so it is skipped with D and E; A is found"


def open_at(browser, site, address, width, height=900):
    browser.size(width, height)
    browser.open(site, address)
    browser.wait(f"{STAGE} && !{STAGE}.hidden && {SUMMARY}", 20)


@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (820, 1100), (640, 800), (375, 812)])
def test_the_stage_is_in_view_and_says_why(site, browser, width, height):
    open_at(browser, site, "hit-testing.html#HIT-9/branch", width, height)
    browser.wait(f"{SUMMARY} === {TEXT!r}")
    boxes = browser.run(
        f"""const inner = (selector) => {STAGE}.querySelector(selector).getBoundingClientRect().toJSON();
        const text = document.getElementById("HIT-9/branch").getBoundingClientRect();
        return {{ parts: [inner(".sheet svg"), inner(".what p")], row: text.toJSON(),
          figures: {STAGE}.querySelectorAll(".sheet g.hit, .sheet g.lit").length,
          wide: document.documentElement.scrollWidth }};""")
    for box in boxes["parts"]:
        assert box["left"] >= 0 and box["right"] <= width
        assert box["top"] >= 0 and box["bottom"] <= height
        assert box["width"] > 80 and box["height"] > 10
    # Neither part covers the row.
    row = boxes["row"]
    for box in boxes["parts"]:
        assert box["top"] >= row["bottom"] or box["left"] >= row["right"] or box["right"] <= row["left"]
    assert boxes["figures"] >= 2
    assert boxes["wide"] <= width


def test_a_clause_shows_a_row_of_its_own_and_says_why(site, browser):
    for width, height in [(1440, 900), (820, 1100), (375, 812)]:
        open_at(browser, site, "hit-testing.html#HIT-9", width, height)
        browser.wait(f"{NAME}.startsWith('HIT-9/')")
        # Which row is in the middle depends on the rows that fail, which get a line more.
        assert browser.run(f"return {SUMMARY}") in [
            TEXT, "E is hidden, so it is skipped; C is found",
            f"{TEXT}; D is not asked and E is not asked; B is asked"]


def test_a_gesture_shows_what_was_recognised_and_cancelled(site, browser):
    open_at(browser, site, "gestures.html#GESTURE-5/drag-recognised", 1440)
    browser.wait(f"{SUMMARY}.includes('drag recognizes, so pad gets touchesCancelled')")
    assert browser.run(f"return {STAGE}.querySelectorAll('.sheet g.recognizer.began').length") == 1
    notes = browser.run(f"return [...{STAGE}.querySelectorAll('.tree .note')].map((e) => e.textContent)")
    assert "touchesCancelled" in notes and "began" in notes


def test_the_stage_follows_the_pointer_the_focus_and_the_middle(site, browser):
    open_at(browser, site, "hit-testing.html#HIT-9", 1440)
    row = browser.one("[id='HIT-9/window'] td")
    ActionChains(browser.driver).move_to_element(row).perform()
    browser.wait(f"{NAME} === 'HIT-9/window'")
    browser.run("document.querySelector(\"[id='HIT-9/branch'] a\").focus({ focusVisible: true })")
    browser.wait(f"{NAME} === 'HIT-9/branch'")
    assert browser.run("return document.querySelector('.card-in-view').id") == "HIT-9/branch"
    browser.run("document.activeElement.blur(); document.getElementById('HIT-18').scrollIntoView()")
    browser.wait(f"{NAME}.startsWith('HIT-18/') || {NAME}.startsWith('HIT-17/')")


def test_the_stage_is_touched_in_place_by_keyboard(lab, browser):
    open_at(browser, lab, "hit-testing.html#HIT-9/branch", 1440)
    browser.run(f"{STAGE}.querySelector('button.sheet').focus()")
    browser.press(Keys.ENTER)
    browser.wait(f"{STAGE}.querySelector('.sheet.live')", 30)
    assert browser.focused("active.getAttribute('aria-label')")
    # In the middle of the stage C is hidden; its superview is found.
    browser.press(" ")
    browser.wait(f"/The hit-test view is A/.test({SUMMARY})")
    browser.press(" ")
    browser.wait(f"/touchesEnded/.test({SUMMARY})")
    # Nothing holds the focus: it goes on to the buttons below.
    browser.press(Keys.TAB)
    assert browser.focused("active.textContent") == "Reset"
    assert browser.run(f"return {NAME}") == "HIT-9/branch"
    assert browser.console_messages() == []


def test_the_stage_is_touched_in_place_by_pointer(lab, browser):
    open_at(browser, lab, "ko/gestures.html#GESTURE-5/drag-recognised", 820, 1100)
    ActionChains(browser.driver).click(browser.one(".beside button.sheet")).perform()
    browser.wait(f"{STAGE}.querySelector('.sheet.live')", 30)
    before = browser.run(f"return {SUMMARY}")
    ActionChains(browser.driver).click(browser.one(".beside .sheet.live svg")).perform()
    browser.wait(f"{SUMMARY} !== {before!r}")
    assert browser.console_messages() == []


def test_without_scripts_the_drawing_comes_before_the_coordinates(site, browser):
    browser.open_without_scripts(site, "hit-testing.html")
    order = browser.run(
        """const heading = document.getElementById("stage-a-tree-of-views");
        const names = [];
        for (let part = heading; names.length < 4; part = part.nextElementSibling) {
          names.push(part.querySelector(":scope > table.stage") ? "table" : part.localName);
        }
        return names;""")
    assert order == ["h2", "figure", "p", "table"]
    assert not browser.all(".beside")


@pytest.mark.parametrize("width", [1440, 1024, 820, 320])
def test_the_stage_has_no_violations(site, browser, width):
    open_at(browser, site, "hit-testing.html#HIT-9/branch", width)
    assert browser.run("return document.documentElement.scrollWidth") <= width
    # The page around it is the same at each width but the narrowest; of that, one of a kind stays. What
    # is checked is in view: axe reads all of a page, however little of it is asked for.
    if width == 320:
        browser.reduce()
    else:
        browser.run(
            """const row = document.getElementById("HIT-9/branch");
            for (const part of document.querySelectorAll("nav, article > *, tbody > tr")) {
              if (!part.contains(row)) part.remove();
            }""")
    browser.run("document.querySelector('main tbody > tr:has([data-replay])').scrollIntoView({ block: 'center' })")
    browser.wait(f"{STAGE}.checkVisibility() && {SUMMARY} && {STAGE}.querySelector('svg')")
    assert_no_violations_in_both_themes(
        browser, UNDER_THE_STAGE, within="html" if width == 320 else ".beside")
    assert browser.run(f"return {STAGE}.checkVisibility()")


# Returns the names in the small drawing, and each that lies on another name or a finger, is cut off, or is
# missing beside its recognizer.
NAMES = """
  const svg = document.querySelector(".beside .sheet svg");
  const seen = (element) => getComputedStyle(element).visibility !== "hidden";
  const texts = [...svg.querySelectorAll("g > path + text")].filter((text) => seen(text) && text.textContent);
  const fingers = [...svg.querySelectorAll(".finger > circle, .probe > circle")];
  const room = svg.getBoundingClientRect();
  const boxes = [...texts, ...fingers].map((element) => [
    element.localName === "text" ? element.textContent : "the finger", element.getBoundingClientRect()]);
  const found = [];
  texts.forEach((text, index) => {
    const [name, box] = boxes[index];
    const over = boxes.find(([, other], at) => (at > index) && other.left < box.right && box.left < other.right
      && other.top < box.bottom - 3 && box.top < other.bottom - 3);
    if (over) found.push(`${name} is on ${over[0]}`);
    if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 2 || box.bottom > room.bottom + 2)
      found.push(`${name} is cut off`);
  });
  for (const pill of svg.querySelectorAll("g.recognizer:has(> path)")) {
    if (seen(pill) && !seen(pill.querySelector("text"))) found.push("a recognizer has no name");
  }
  return [texts.map((text) => text.textContent).sort(), found];
"""


# Shows a row of each table on a stage of its own, which no scrolling changes, and returns what is wrong with
# the names in each drawing.
SHOWN = f"""
  const [done] = arguments;
  const names = () => {{ {NAMES} }};
  {STAGE}.remove();
  const stage = new conform.replays.Beside(document.getElementById("site:replays"));
  stage.follow = () => {{}};
  const show = async () => {{
    const found = [];
    for (const table of document.querySelectorAll("table.scenarios")) {{
      const row = table.matches(".steps") ? table : table.querySelector("tbody > tr[id]");
      await stage.show(row);
      if (!stage.element.hidden && stage.card === row) found.push([row.id, names()[1]]);
    }}
    return found;
  }};
  show().then(done);
"""


@pytest.mark.parametrize("page, width, row, names", [
    ("hit-testing.html", 1280, "HIT-9/branch", ["A", "C", "D", "E"]),
    ("gestures.html", 1280, "GESTURE-86/drag-after-a-rest", ["lift", "photo", "pinch", "pull"]),
    ("ko/gestures.html", 375, "GESTURE-32/inner-says-yes", ["card", "inner", "outer"]),
    ("scroll-views.html", 1280, "SCROLL-13/scroll-view-s-pan", ["dot", "list", "pan"]),
    ("sheets.html", 1280, "SHEET-1/by-180", ["card", "pull", "window"]),
    ("tables.html", 1280, "TABLE-5/tap", ["first"]),
])
def test_the_small_drawing_names_what_the_row_is_about(site, browser, page, width, row, names):
    open_at(browser, site, f"{page}#{row}", width, 800)
    browser.wait("document.querySelector('.card-in-view')?.id === " + repr(row))
    found, problems = browser.run(NAMES)
    assert problems == []
    assert found == names


def test_no_name_in_a_small_drawing_lies_on_another(site, browser, record_property):
    drawings, every = 0, []
    browser.driver.set_script_timeout(120)
    for page, width in [("gestures.html", 375), ("tables.html", 1280)]:
        browser.size(width, 800)
        browser.open(site, page)
        browser.wait(STAGE, 20)
        found = browser.driver.execute_async_script(SHOWN)
        drawings += len(found)
        every += [f"{row}: {problem}" for row, problems in found for problem in problems]
    record_property("measured", f"names in {drawings} small drawings: {len(every)} problems")
    assert drawings > 100
    assert every == []


def test_the_list_of_pages_ends_above_the_stage(site, browser):
    open_at(browser, site, "gestures.html#GESTURE-39", 1280, 800)
    bottom, current, top = browser.run(
        """const box = document.querySelector("nav.pages details");
        return [box, box.querySelector("[aria-current]")].map((one) => one.getBoundingClientRect().bottom)
          .concat(document.querySelector(".beside").getBoundingClientRect().top)""")
    assert current <= bottom <= top
    # Most of the list is in view, and the rest is scrolled to.
    assert bottom - browser.run("return document.querySelector('header.site').offsetHeight") > 400


def test_the_stage_is_not_printed(site, browser):
    open_at(browser, site, "hit-testing.html#HIT-9/branch", 1440)
    browser.media("print")
    assert not browser.run(f"return {STAGE}.checkVisibility()")
