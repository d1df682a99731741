"""Every kind of page on a phone: cards instead of tables, and the stage that stays in view."""

import pytest

from conftest import KINDS
from test_accessibility import UNDER_THE_STAGE, assert_no_violations_in_both_themes
from test_weight import open_without_shift


def open_on_phone(browser, site, page):
    browser.size(375, 812)
    browser.open(site, page)
    browser.wait("document.readyState === 'complete'")


def labelled(browser):
    """Waits until the script has labelled the cells of every table."""
    browser.wait(
        "[...document.querySelectorAll('main table:has(thead)')]"
        ".every((table) => table.querySelector('tr[role]'))", 20)


def nothing_is_beside_the_window(browser, width):
    wide = browser.run(
        """const wide = [...document.querySelectorAll("body *")].filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
          const hidden = ".spoken, thead, .skip, svg, option, [hidden], pre *, .versus *";
          return !element.closest(hidden) && element.checkVisibility();
        });
        return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 160));""")
    assert wide == []
    assert browser.run("return document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("page", KINDS)
def test_nothing_moves_or_is_beside_the_window_and_everything_to_tap_is_large_enough(site, browser, page):
    browser.size(375, 812)
    open_without_shift(browser, site, page)
    labelled(browser)
    browser.size(320, 812)
    nothing_is_beside_the_window(browser, 320)
    small = browser.run(
        """const isInText = (link) => {
          const block = link.closest("p, li, dd");
          if (!block || link.localName !== "a") return false;
          const links = [...block.querySelectorAll("a, button")].map((other) => other.textContent);
          const rest = links.reduce((text, other) => text.replace(other, ""), block.textContent);
          return rest.replace(/[\\s,·›]/g, "").length > 2;
        };
        return [...document.querySelectorAll("a, button, summary, select, input")].filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (!element.checkVisibility() || width === 0) return false;
          if (element.closest("thead, .skip, .spoken, [type=checkbox]")) return false;
          return !isInText(element) && (height < 23.5 || width < 23.5);
        }).slice(0, 5).map((element) => element.outerHTML.slice(0, 160))""")
    assert small == []
    # What all rows fit into is narrower.
    browser.reduce()
    browser.size(375, 812)
    nothing_is_beside_the_window(browser, 375)


def test_a_scenario_is_a_card_with_failing_engines_first(site, browser):
    open_on_phone(browser, site, "hit-testing.html#HIT-9/branch")
    cards = browser.run(
        """const table = document.getElementById("HIT-9/branch").closest("table");
        const heads = [...table.tHead.rows[0].cells].map((cell) => cell.textContent);
        const lines = (cells) => cells.map((cell) => cell.getBoundingClientRect().top);
        return [...table.tBodies[0].rows].filter((row) => row.id).map((row) => {
          const cells = [...row.cells];
          const texts = cells.filter((cell) => cell.localName === "td" && !cell.matches(".mark"));
          const marks = cells.filter((cell) => cell.matches(".mark"));
          const order = marks.toSorted((one, two) => {
            const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
            return Math.round(a.top - b.top) || a.left - b.left;
          });
          return {
            labels: texts.map((cell, index) =>
              !cell.textContent || getComputedStyle(cell, "::before").content.includes(heads[index + 1])),
            tops: lines(texts.filter((cell) => cell.textContent)),
            isBelow: Math.min(...lines(marks)) > Math.max(...lines(texts)),
            count: marks.length, right: Math.max(...cells.map((c) => c.getBoundingClientRect().right)),
            failed: order.map((mark) => mark.matches(".failed")),
          };
        })""")
    assert len(cards) == browser.run(
        "return document.querySelectorAll(\"tr[id^='HIT-9/']\").length")
    for card in cards:
        assert all(card["labels"])
        assert card["tops"] == sorted(set(card["tops"])), "a line for each of given, when and then"
        assert card["isBelow"]
        assert card["count"] == 5
        assert card["right"] <= 375
        assert card["failed"] == sorted(card["failed"], reverse=True)
    assert any(card["failed"][0] for card in cards)


def test_steps_are_numbered_lines_of_one_card(site, browser):
    open_on_phone(browser, site, "windows.html")
    steps = browser.run(
        """const table = document.querySelector("table.steps");
        table.scrollIntoView();
        return [...table.tBodies[0].rows].filter((row) => !row.matches(".findings")).map((row) => {
          const number = row.cells[0].getBoundingClientRect();
          const words = [...row.cells].slice(1).filter((cell) => cell.textContent && !cell.matches(".mark"))
            .map((cell) => cell.getBoundingClientRect());
          return { beside: Math.abs(words[0].top - number.top) < 12,
            lines: words.map(({ top }) => top), isRight: words.every((box) => box.left > number.right - 1
              || parseFloat(getComputedStyle(row.cells[2]).paddingLeft) > 0) };
        })""")
    assert len(steps) > 1
    for step in steps:
        assert step["beside"] and step["isRight"]
        assert step["lines"] == sorted(set(step["lines"]))


def test_cards_are_tables_to_assistive_technology(site, browser):
    open_on_phone(browser, site, "windows.html")
    labelled(browser)
    tree = browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    roles = [node["role"]["value"] for node in tree if not node.get("ignored")]
    for role in ["table", "row", "cell", "rowheader", "columnheader"]:
        assert roles.count(role) > 10, role


STAGE = "document.querySelector('.mini-stage')"


def test_the_stage_stays_in_view_and_follows_the_card(site, browser):
    open_on_phone(browser, site, "ko/touches.html#TOUCH-10/moved-over-a-sibling")
    browser.wait(f"{STAGE} && !{STAGE}.hidden")
    name = browser.wait(f"{STAGE}.querySelector('button span').textContent")
    shown = browser.run(
        """const box = document.querySelector(".mini-stage");
        const svg = box.querySelector("svg");
        const [outer, inner] = [box.getBoundingClientRect(), svg.getBoundingClientRect()];
        const names = [...svg.querySelectorAll("text:not(.covered)")];
        return { bottom: outer.bottom, share: outer.height / innerHeight,
          inside: inner.left >= 0 && inner.right <= innerWidth && inner.bottom <= innerHeight,
          sizes: names.map((text) =>
            parseFloat(getComputedStyle(text).fontSize) * svg.getScreenCTM().a),
          figures: svg.querySelectorAll("path").length,
          id: document.querySelector(".card-in-view").id,
          card: document.querySelector(".card-in-view a.permalink").textContent };""")
    assert abs(shown["bottom"] - 812) < 1
    assert shown["share"] < 0.35
    assert shown["inside"]
    assert shown["figures"] > 2
    assert shown["id"].startswith("TOUCH-10/")
    assert name == f"TOUCH-10 · {shown['card']}"
    assert len(shown["sizes"]) > 2 and min(shown["sizes"]) >= 10.9
    browser.run("scrollBy(0, 500)")
    browser.wait(f"{STAGE}.querySelector('button span').textContent !== '{name}'")
    browser.run("scrollTo(0, 0)")
    browser.wait(f"{STAGE}.hidden")


def test_the_stage_is_folded_by_keyboard_and_covers_no_target(site, browser):
    open_on_phone(browser, site, "hit-testing.html#HIT-9/branch")
    browser.wait(f"{STAGE} && !{STAGE}.hidden")
    top = browser.run(f"return {STAGE}.getBoundingClientRect().top")
    row = "document.getElementById('HIT-9/branch').getBoundingClientRect().top"
    assert 0 <= browser.run(f"return {row}") < top
    browser.run(f"{STAGE}.querySelector('button').focus()")
    browser.press(" ")
    assert browser.focused("active.getAttribute('aria-expanded')") == "false"
    assert browser.run(f"return {STAGE}.getBoundingClientRect().height") < 60
    browser.press(" ")
    assert browser.focused("active.getAttribute('aria-expanded')") == "true"
    assert browser.run(f"return {STAGE}.querySelector('svg').getBoundingClientRect().height") > 100
    # A link that it covers is scrolled above it when it gets the focus.
    browser.unfold()
    bottom = browser.run(
        f"""const top = {STAGE}.getBoundingClientRect().top;
        const covered = [...document.querySelectorAll("main table.scenarios a")].find((link) => {{
          const box = link.getBoundingClientRect();
          return box.height > 0 && box.top > top && box.bottom < innerHeight;
        }});
        covered.focus();
        return covered.getBoundingClientRect().bottom""")
    assert bottom <= browser.run(f"return {STAGE}.getBoundingClientRect().top") + 1


def test_matrices_show_each_engine_below_the_other(site, browser):
    open_on_phone(browser, site, "matrix.html")
    labelled(browser)
    rows = browser.run(
        """return [...document.querySelectorAll("table.matrix")].map((table) => {
          const row = table.tBodies[0].rows[0];
          return [...row.querySelectorAll("td.engine")].map((cell) => ({
            label: cell.dataset.label, top: cell.getBoundingClientRect().top,
            right: cell.getBoundingClientRect().right,
          }));
        })""")
    for cells in rows:
        assert len(cells) == 5
        assert len({cell["top"] for cell in cells}) == 5
        assert all(cell["right"] <= 375 for cell in cells)
        assert any("Python" in cell["label"] for cell in cells)
    assert any("MUST" in cell["label"] for cell in rows[0])


def test_a_wide_window_has_tables_and_no_small_stage(site, browser):
    browser.size(820)
    browser.open(site, "hit-testing.html#HIT-9/branch")
    assert browser.run("return getComputedStyle(document.querySelector('table.scenarios')).display") == "table"
    assert not browser.all(".mini-stage")


def test_without_scripts_tables_scroll_in_their_boxes(site, browser):
    browser.size(375, 812)
    browser.open_without_scripts(site, "hit-testing.html")
    # Scripts are disabled for the page, which the media feature `scripting` says.
    assert browser.run(
        "return matchMedia('(scripting: enabled)').matches"
        " || getComputedStyle(document.querySelector('table.scenarios')).display === 'table'")
    assert browser.run("return document.documentElement.scrollWidth") <= 375


def test_cards_and_the_small_stage_have_no_violations(site, browser):
    open_on_phone(browser, site, "ko/windows.html#WIN-5/window-behind")
    browser.wait(f"{STAGE} && !{STAGE}.hidden")
    browser.reduce()
    assert_no_violations_in_both_themes(browser, UNDER_THE_STAGE)
