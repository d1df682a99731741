"""Use of the site with the keyboard alone, with a visible focus."""

import pytest
from selenium.webdriver.common.keys import Keys

REACHABLE = """
  return [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true })
      && element.tabIndex >= 0 && !element.disabled && !element.closest("[inert]"))
    .length"""

# Describes the focused element whenever a key is released.
RECORDING = """
  globalThis.reached = [];
  const elements = new Set();
  const ring = (one) => one.outlineStyle !== "none" && parseFloat(one.outlineWidth) > 0;
  document.addEventListener("keyup", () => {
    const active = document.activeElement;
    if (!active || active === document.body) return reached.push(null);
    const isNew = !elements.has(active);
    elements.add(active);
    const holder = active.closest(".field, .drop, label");
    const box = active.getBoundingClientRect();
    reached.push({
      isNew, name: active.outerHTML.slice(0, 200),
      shows: ring(getComputedStyle(active)) || Boolean(holder && ring(getComputedStyle(holder))),
      inView: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    });
  }, true);"""


@pytest.mark.parametrize("page, width", [
    ("index.html", 375), ("index.html", 1280), ("introduction.html", 1280),
    ("engines/astray.html", 1280), ("compare.html?right=astray", 1280), ("command-line.html", 375)])
def test_tab_reaches_every_control_with_a_visible_focus(site, browser, page, width):
    browser.size(width)
    browser.open(site, page)
    browser.wait("document.readyState === 'complete'")
    if page.startswith("compare.html"):
        browser.wait("document.querySelector('.comparison details')")
        browser.run("document.querySelector('.comparison details').open = true")
        browser.wait("document.querySelector('.comparison tbody')")
    # A few rows are as good as thousands.
    browser.reduce()
    wanted = browser.run(REACHABLE)
    assert wanted > 5
    browser.run(RECORDING)
    browser.press(*[Keys.TAB] * (wanted + 1))
    *seen, after = browser.run("return reached")
    assert len(seen) == wanted
    assert [here for here in seen if not (here and here["isNew"] and here["shows"] and here["inView"])] == []
    # After the last element the focus returns to the browser, or to the first element.
    assert after is None or not after["isNew"]


def test_the_first_link_skips_the_navigation(site, browser):
    browser.open(site, "hit-testing.html")
    browser.press(Keys.TAB)
    assert browser.focused("active.textContent") == "Skip to the content"
    browser.press(Keys.ENTER)
    browser.press(Keys.TAB)
    assert browser.focused("Boolean(active.closest('main'))")


def test_the_theme_is_chosen_with_the_keyboard(site, browser):
    browser.open(site, "index.html")
    browser.run("document.querySelector('.theme select').focus()")
    browser.press("D")
    assert browser.run("return document.documentElement.dataset.theme") == "dark"
    browser.press(Keys.ARROW_UP, Keys.ARROW_UP)
    assert browser.run("return document.documentElement.dataset.theme") is None


def test_filters_and_findings_are_used_with_the_keyboard(site, browser):
    browser.open(site, "hit-testing.html")
    browser.run("document.querySelector('.filters [name=verdict]').focus()")
    browser.press("f")
    browser.wait("location.search === '?verdict=failed'")
    shown = browser.run(
        "return [...document.querySelectorAll('table.scenarios tr[id], table.steps[id]')]"
        ".filter(row => row.checkVisibility()).length")
    assert browser.one(".filters output").text.startswith(f"{shown} of ")
    browser.press(Keys.TAB)
    while browser.focused("active.textContent") != "Show all":
        browser.press(Keys.TAB)
    browser.press(Keys.ENTER)
    browser.wait("location.search === ''")
    browser.run("document.querySelector('details.rows:has(tr.findings)').open = true")
    for selector in ["details.rows[open] tr.findings summary"]:
        browser.run("document.querySelector(arguments[0]).focus()", selector)
        browser.press(Keys.ENTER)
        assert browser.focused("active.parentElement.open")
        browser.press(Keys.SPACE)
        assert not browser.focused("active.parentElement.open")


def test_the_focus_stays_within_an_open_replay(site, browser):
    browser.open(site, "hit-testing.html#HIT-9/branch:replay")
    browser.wait("document.querySelector('dialog[open]')")
    inside = set()
    for _ in range(30):
        browser.press(Keys.TAB)
        if browser.focused("active === document.body"):
            continue
        assert browser.focused("Boolean(active.closest('dialog'))")
        inside.add(browser.focused("active.ariaLabel || active.textContent"))
    assert {"Close", "Play", "First (Home)", "Next (right arrow)", "Last (End)"} <= inside
    # The keys work without a focused element too.
    browser.run("document.activeElement.blur()")
    browser.press(Keys.END)
    browser.press(Keys.ARROW_LEFT)
    assert browser.one("dialog [role=status]").text.startswith("Step 2 of 3, ")
