"""Replays of traces."""

import pytest
from selenium.webdriver.common.keys import Keys


@pytest.fixture(scope="module")
def diverging(site, chromium):
    """The id of a scenario of hit-testing that an engine fails."""
    chromium.open(site, "hit-testing.html")
    return chromium.run(
        """return document.querySelector(
          "table.scenarios:not(.steps) tr[id]:has(+ tr.findings)").id""")


def status(browser):
    return browser.one("dialog [role=status]").text


def open_replay(browser, site, name):
    browser.open(site, f"hit-testing.html#{name}?replay")
    browser.wait("document.querySelector('dialog[open]')")


def test_a_replay_opens_from_its_row_and_restores_the_focus(site, browser):
    browser.open(site, "hit-testing.html")
    button = browser.one("[id='HIT-9/branch'] button.replay")
    # Content far from the viewport is not laid out, and has no accessible name before.
    browser.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button)
    assert button.accessible_name == "Replay HIT-9/branch"
    browser.run("arguments[0].focus()", button)
    browser.press(Keys.ENTER)
    dialog = browser.one("dialog[open]")
    assert dialog.accessible_name == "Replay of HIT-9/branch"
    assert browser.driver.current_url.endswith("#HIT-9/branch?replay")
    assert browser.focused("active.ariaLabel") == "Next (right arrow)"
    browser.press(Keys.ESCAPE)
    browser.wait("!document.querySelector('dialog[open]')")
    assert browser.focused("active.ariaLabel") == "Replay HIT-9/branch"
    assert browser.driver.current_url.endswith("#HIT-9/branch")
    assert browser.console_messages() == []


def test_arrow_keys_change_the_step_and_not_the_page(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    assert status(browser) == (
        "Step 1 of 3, C is hidden. Both engines do the same throughout.")
    browser.press(Keys.ARROW_RIGHT)
    assert status(browser).startswith("Step 2 of 3, ")
    browser.press(Keys.ARROW_RIGHT)
    assert "window gets point(inside:with:)" in status(browser)
    assert len(browser.all("dialog .side")) == 2
    assert [item.text for item in browser.all("dialog .calls [aria-current]")] == [
        "window gets point(inside:with:)"] * 2
    browser.press(Keys.ARROW_LEFT)
    assert "gets" not in status(browser)
    browser.press(Keys.END)
    assert status(browser).startswith("Step 3 of 3, ")
    assert browser.one("button[title='Last (End)']").get_attribute("aria-disabled") == "true"
    browser.press(Keys.HOME)
    assert status(browser).startswith("Step 1 of 3, ")
    assert browser.driver.current_url.endswith("hit-testing.html#HIT-9/branch?replay")


def test_the_view_that_is_hit_is_highlighted_in_the_drawing(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    browser.press(Keys.END)
    lit = browser.run(
        "return [...document.querySelectorAll('dialog svg .lit title')].map(t => t.textContent)")
    assert lit == ["A, view"] * 2
    hidden = browser.run(
        "return [...document.querySelectorAll('dialog svg g > g')]"
        ".filter(g => g.querySelector('title')?.textContent === 'C, view')"
        ".map(g => g.getAttribute('class'))")
    assert len(hidden) == 2 and all("gone" in look for look in hidden)


# Makes intervals ten times as short.
FAST_TIMERS = """
  const wait = setInterval;
  window.waits = new Set();
  window.setInterval = (act, time) => { waits.add(time); return wait(act, time / 10); };
"""


def test_two_engines_are_played_up_to_their_first_divergence(site, browser, diverging):
    handle = browser.before_scripts(FAST_TIMERS)
    open_replay(browser, site, diverging)
    browser.stop(handle)
    names = [head.text for head in browser.all("dialog .side h3")]
    assert names[0].startswith("Conform ") and "Astray" in names[1]
    handle = browser.one("button.play")
    assert handle.text == "Play"
    handle.click()
    browser.wait("document.querySelector('button.play').textContent === 'Play'", 60)
    assert browser.run("return [...waits]") == [1600]
    assert status(browser).endswith("Here they part.")
    assert "nobody of" in browser.all("dialog .side .differs")[1].text
    assert browser.one("dialog .steps .diverges").get_attribute("aria-current") == "step"


def test_other_engines_can_be_chosen(site, browser, diverging):
    open_replay(browser, site, diverging)
    left, right = browser.all("dialog select")
    assert left.accessible_name == "Engine on the left"
    choices = [option.text.split(" ")[0] for option in
               left.find_elements("css selector", "option")]
    assert choices[:3] == ["Conform", "Python", "JavaScript"]
    right.send_keys("P")
    assert [head.text.split()[0] for head in browser.all("dialog .side h3")] == [
        "Conform", "Python"]
    assert status(browser).endswith("Both engines do the same throughout.")


def test_a_step_can_be_chosen_from_the_list(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    last = browser.all("dialog .steps button")[-1]
    browser.run("arguments[0].focus()", last)
    browser.press(Keys.ENTER)
    assert status(browser).startswith("Step 3 of 3, ")
    assert last.get_attribute("aria-current") == "step"


@pytest.mark.parametrize("hash", ["#HIT-9/nothing?replay", "#?replay", "#%E0?replay", "#HIT-9?replay"])
def test_an_address_without_an_existing_replay_opens_none(site, browser, hash):
    browser.open(site, f"hit-testing.html{hash}")
    assert browser.all("dialog[open]") == []
    assert browser.console_messages() == []


def test_a_replay_opens_when_the_address_changes(site, browser):
    browser.open(site, "hit-testing.html")
    browser.run("location.hash = '#HIT-9/branch?replay'")
    browser.wait("document.querySelector('dialog[open]')")


@pytest.mark.parametrize("width", [375, 1280])
def test_the_player_fits_into_the_window(site, browser, diverging, width):
    browser.size(width)
    open_replay(browser, site, diverging)
    browser.press(Keys.END)
    box = browser.run(
        "const r = document.querySelector('dialog').getBoundingClientRect();"
        "return [r.left >= 0, r.right <= innerWidth, r.top >= 0, r.bottom <= innerHeight]")
    assert box == [True] * 4
    for button in browser.all("dialog footer button"):
        assert button.is_displayed()
