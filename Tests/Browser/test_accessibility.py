"""Checks of each kind of page with axe, in both themes, and on a phone where its layout is another."""

import pathlib
import shutil

import axe_playwright_python
import pytest
from selenium.webdriver.common.keys import Keys

from conftest import KINDS

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# The rules about colours, which alone depend on the theme.
COLOURS = ["color-contrast", "link-in-text-block"]
# A desktop window and a phone.
DESKTOP, PHONE = 1280, 375


def assert_no_violations(browser, rules=(), without=(), within="html"):
    """Fails with the rules (by default, all) that the page, or a part of it, violates, and the elements.

    The gradients at the edges of wide tables are removed, because axe checks no contrast on them.
    Parts of the page that are not in view are laid out, once instead of for each question.
    """
    browser.driver.set_script_timeout(180)
    if not browser.run("return 'axe' in window"):
        browser.run(AXE)
    browser.run(
        """const sheet = new CSSStyleSheet();
        sheet.replaceSync(`.scroll { background: none !important }
          * { content-visibility: visible !important }`);
        document.adoptedStyleSheets = [sheet]""")
    result = browser.driver.execute_async_script(
        """const [tags, rules, without, within, done] = arguments;
        axe.run(within, {
          runOnly: rules.length > 0 ? rules : tags, resultTypes: ["violations"],
          // The policy of the pages forbids axe to load their style sheets.
          preload: false,
          rules: {
            // Off unless it is asked for: everything to click has 24 points, or room around it.
            "target-size": { enabled: true },
            ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
          },
        }).then((result) => done({
          checked: result.passes.length,
          found: result.violations.map((rule) => [
            rule.id, rule.nodes.length, rule.nodes[0].html.slice(0, 300),
            rule.nodes[0].failureSummary]),
        }), (error) => done({ checked: 0, found: [String(error)] }));""",
        TAGS, list(rules), list(without), within)
    assert result["found"] == [], browser.driver.current_url
    assert result["checked"] > (0 if rules else 3)


# The stage at the bottom of a small window lies over what is scrolled beneath it, where links are cut.
UNDER_THE_STAGE = ["target-size"]


def assert_no_violations_in_both_themes(browser, without=(), within="html"):
    """Checks the page in the light theme, and its colours in the dark one."""
    assert_no_violations(browser, without=without, within=within)
    browser.media(prefers_color_scheme="dark")
    assert_no_violations(browser, rules=COLOURS, within=within)
    browser.media(prefers_color_scheme="light")


def open_reduced(browser, site, page):
    """Opens a page without its repetitions; of a comparison, the first group is open."""
    browser.open(site, page)
    if page.endswith("compare.html"):
        browser.wait("document.querySelector('.comparison details')")
        browser.run("document.querySelector('.comparison details').open = true")
        browser.wait("document.querySelector('.comparison details td.engine')")
    browser.reduce()


@pytest.mark.parametrize(
    "page, width", [(page, DESKTOP) for page in KINDS] + [("matrix.html", PHONE), ("index.html", PHONE)])
def test_every_kind_of_page_has_no_violations(site, browser, page, width):
    browser.size(width)
    open_reduced(browser, site, page)
    assert_no_violations_in_both_themes(browser)


@pytest.mark.parametrize(
    "page", [page for page in KINDS if page != "404.html" and not page.startswith("ko/")])
def test_every_kind_of_page_in_korean_has_no_violations(site, browser, page):
    open_reduced(browser, site, f"ko/{page}")
    # The colours are those of the original.
    assert_no_violations(browser, without=COLOURS)


@pytest.mark.parametrize("page", ["introduction.html", "ko/introduction.html"])
def test_a_story_that_moves_has_no_violations(site, browser, page):
    browser.size(1440)
    browser.media(prefers_reduced_motion="no-preference")
    browser.open(site, page)
    browser.wait("document.querySelector('section.tall')")
    assert_no_violations(browser)
    browser.media(prefers_color_scheme="dark", prefers_reduced_motion="no-preference")
    assert_no_violations(browser, rules=COLOURS)


def test_open_details_have_no_violations(site, browser):
    browser.open(site, "windows.html")
    browser.reduce()
    browser.run("for (const box of document.querySelectorAll('details')) box.open = true")
    assert browser.one("tr.findings .versus").is_displayed()
    assert_no_violations_in_both_themes(browser)


def test_an_open_replay_has_no_violations(site, browser):
    browser.open(site, "windows.html")
    browser.reduce()
    browser.run("document.querySelector('tr:has(+ tr.findings) button.replay').click()")
    browser.wait("document.querySelector('dialog[open]')")
    browser.press("\ue014", "\ue014", "\ue014")
    assert browser.one("dialog[open] [role=status]").text
    assert_no_violations_in_both_themes(browser, within="dialog[open]")
    browser.press("\ue010")
    assert "nobody of" in browser.one("dialog[open] .finding").text
    assert_no_violations_in_both_themes(browser, within="dialog[open]")


# Returns the least contrast of the names in the tree of a replay with the ground. Axe reads no text in SVG.
CONTRAST = """
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
  };
  const ground = light(getComputedStyle(document.querySelector("dialog")).backgroundColor);
  return Math.min(...[...document.querySelectorAll("dialog svg.tree text")].map((text) => {
    const [low, high] = [ground, light(getComputedStyle(text).fill)].sort((a, b) => a - b);
    return (high + .05) / (low + .05);
  }))
"""


def test_an_open_replay_of_recognizers_that_ended_has_no_violations(site, browser):
    browser.open(site, "edges.html#EDGE-4/states:replay")
    browser.wait("document.querySelector('dialog[open]')")
    browser.press(Keys.END)
    browser.wait("document.querySelector('dialog svg.tree .ended')")
    assert_no_violations_in_both_themes(browser, within="dialog")
    for theme in ["light", "dark"]:
        browser.media(prefers_color_scheme=theme)
        assert browser.run(CONTRAST) >= 4.5


def test_an_open_search_has_no_violations(site, browser):
    browser.size(PHONE)
    browser.open(site, "index.html")
    browser.one("[role=combobox]").send_keys("window")
    browser.wait("document.querySelector('[role=option] mark')")
    browser.press("\ue015")
    assert_no_violations_in_both_themes(browser, within="header")


@pytest.mark.parametrize("page, width", [("matrix.html", DESKTOP), ("compare.html", PHONE)])
def test_an_added_report_has_no_violations(site, browser, reports, page, width):
    browser.size(width)
    browser.open(site, page)
    browser.wait("document.querySelector('.drop input')")
    browser.one(".drop input").send_keys(str(reports[2]))
    browser.wait("document.querySelector('.messages li')")
    browser.reduce()
    assert_no_violations_in_both_themes(browser)


def test_the_page_of_a_redirect_has_no_violations(moved, browser, tmp_path):
    # Without scripts and the refresh, the browser stays on the page.
    site = shutil.copytree(moved, tmp_path / "site")
    page = site / "old.html"
    text = page.read_text(encoding="utf-8")
    assert 'http-equiv="refresh"' in text
    start = text.index('<meta http-equiv="refresh"')
    text = text[:start] + text[text.index(">", start) + 1:]
    text = "".join(line for line in text.splitlines(True) if "<script" not in line)
    page.write_text(text, encoding="utf-8")
    browser.open(site, "old.html")
    assert browser.one("h1").text == "This page has another name"
    assert_no_violations(browser)


def test_axe_finds_violations(browser):
    browser.driver.get("data:text/html,<title>x</title><html lang=en><img src=x><p>" + "a" * 9)
    with pytest.raises(AssertionError, match="image-alt"):
        assert_no_violations(browser)
    browser.console_messages()
