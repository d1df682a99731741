"""What axe says of every kind of page, in both themes, on a desktop and on a phone."""

import pathlib

import axe_playwright_python
import pytest

from conftest import HALVES, KINDS, half_of
from test_reading import MOVED

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
# Both themes, with all that a wide window has and with what a phone has in its place.
LOOKS = [("light", 1280), ("light", 375), ("dark", 1280), ("dark", 375)]


def violations(browser, without=(), within="html"):
    """Fails with the rules that the page, or a part of it, breaks as it stands, and where.

    The shades at the edges of wide tables go, because axe judges no colour before a gradient.
    """
    browser.driver.set_script_timeout(180)
    browser.run(AXE)
    browser.run(
        "const s = new CSSStyleSheet(); s.replaceSync('.scroll { background: none !important }');"
        "document.adoptedStyleSheets = [s]")
    result = browser.driver.execute_async_script(
        """const [tags, without, within, done] = arguments;
        axe.run(within, {
          runOnly: { type: "tag", values: tags }, resultTypes: ["violations"],
          rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        }).then((result) => done({
          checked: result.passes.length,
          found: result.violations.map((rule) => [
            rule.id, rule.nodes.length, rule.nodes[0].html.slice(0, 300),
            rule.nodes[0].failureSummary]),
        }), (error) => done({ checked: 0, found: [String(error)] }));""", TAGS, list(without), within)
    assert result["found"] == []
    assert result["checked"] > 3


def look(browser, scheme, width):
    browser.size(width)
    browser.media(prefers_color_scheme=scheme)


@pytest.mark.parametrize("scheme, width", LOOKS)
@pytest.mark.parametrize("page", KINDS)
def test_every_kind_of_page_keeps_the_rules(site, browser, page, scheme, width):
    look(browser, scheme, width)
    browser.open(site, page)
    browser.thin()
    violations(browser)


def test_a_whole_page_keeps_the_rules(site, browser):
    browser.open(site, "windows.html")
    violations(browser)


@pytest.mark.parametrize("half", HALVES)
def test_every_other_page_keeps_the_rules_that_are_not_of_colour(site, browser, half):
    for page in sorted(set(half_of(site, half)) - set(KINDS)):
        browser.open(site, page)
        browser.thin()
        violations(browser, without=["color-contrast"])


@pytest.mark.parametrize("scheme, width", LOOKS)
def test_what_is_unfolded_keeps_the_rules(site, browser, scheme, width):
    look(browser, scheme, width)
    browser.open(site, "windows.html")
    browser.thin()
    browser.run("for (const box of document.querySelectorAll('details')) box.open = true")
    assert browser.one("tr.findings .versus").is_displayed()
    violations(browser)


@pytest.mark.parametrize("scheme, width", LOOKS)
def test_an_open_replay_keeps_the_rules(site, browser, scheme, width):
    look(browser, scheme, width)
    browser.open(site, "windows.html")
    browser.thin()
    browser.run("document.querySelector('tr:has(+ tr.findings) button.replay').click()")
    browser.press("\ue014", "\ue014", "\ue014")
    assert browser.one("dialog[open] [role=status]").text
    violations(browser, within="dialog[open]")
    browser.press("\ue010")
    assert "nobody of" in browser.one("dialog[open] .differs:not([hidden])").text
    violations(browser, within="dialog[open]")


@pytest.mark.parametrize("scheme, width", LOOKS)
def test_an_open_search_keeps_the_rules(site, browser, scheme, width):
    look(browser, scheme, width)
    browser.open(site, "index.html")
    browser.one("[role=combobox]").send_keys("window")
    browser.wait("document.querySelector('[role=option] mark')")
    browser.press("\ue015")
    violations(browser, within="header")


@pytest.mark.parametrize("scheme, width", LOOKS)
def test_an_added_report_keeps_the_rules(site, browser, reports, scheme, width):
    look(browser, scheme, width)
    for page in ["matrix.html", "compare.html"]:
        browser.open(site, page)
        browser.wait("document.querySelector('.drop input')")
        browser.one(".drop input").send_keys(str(reports[2]))
        browser.wait("document.querySelector('.messages li')")
        browser.thin()
        violations(browser)


def test_a_page_in_the_place_of_a_renamed_one_keeps_the_rules(site_of, browser):
    site = site_of(MOVED)
    # Without scripts and refreshing, it stays.
    page = site / "old.html"
    text = page.read_text(encoding="utf-8")
    assert 'http-equiv="refresh"' in text
    start = text.index('<meta http-equiv="refresh"')
    text = text[:start] + text[text.index(">", start) + 1:]
    text = "".join(line for line in text.splitlines(True) if "<script" not in line)
    page.write_text(text, encoding="utf-8")
    browser.open(site, "old.html")
    assert browser.one("h1").text == "This page has another name"
    violations(browser)


def test_axe_finds_faults(browser):
    browser.driver.get("data:text/html,<title>x</title><html lang=en><img src=x><p>" + "a" * 9)
    with pytest.raises(AssertionError, match="image-alt"):
        violations(browser)
    browser.complaints()
