"""The challenges: solved in the lab by keyboard alone, and linked from their page and the index."""

import pytest
from selenium.webdriver.common.keys import Keys

from test_lab import READY, lab  # noqa: F401


def open_challenge(browser, lab, number):
    """Opens a challenge by the menu of the lab, from an empty keyboard focus."""
    browser.open(lab, "lab.html")
    browser.wait(READY, 20)
    option = browser.run(
        """const select = document.querySelector(".lab-bar select");
        select.focus();
        return [...select.options].findIndex(
          (one) => one.value.startsWith("challenge=CHALLENGE-" + arguments[0] + "/"))""", number)
    assert option > 0
    # The menu opens what is selected when its value changes, so that each key would open a stage.
    browser.run(
        """const select = document.querySelector(".lab-bar select");
        select.selectedIndex = arguments[0] - 1""", option)
    keys(browser, Keys.ARROW_DOWN)
    browser.wait(f"location.hash.includes('challenge=CHALLENGE-{number}/') && {READY}")
    assert not is_solved(browser)
    assert status(browser)


def keys(browser, *keys):
    browser.driver.switch_to.active_element.send_keys(*keys)


def focus(browser, selector):
    """Moves the focus by the tabulator until it is on an element."""
    for _ in range(150):
        if browser.run("return document.activeElement.matches(arguments[0])", selector):
            return
        keys(browser, Keys.TAB)
    raise AssertionError(f"the keyboard does not reach {selector}")


def select(browser, name):
    """Selects an object in the tree."""
    focus(browser, "[role=treeitem]")
    keys(browser, Keys.HOME)
    for _ in range(20):
        if browser.run("return document.activeElement.dataset.key") == name:
            break
        keys(browser, Keys.ARROW_DOWN)
    keys(browser, Keys.ENTER)
    browser.wait(f"document.querySelector('.lab-inspector h2 bdi')?.textContent === '{name}'")


def is_solved(browser):
    return browser.run("return document.querySelector('.lab-challenge[data-solved]') !== null")


def status(browser):
    return browser.one(".lab-challenge [role=status]").text


def unfold(browser, key):
    """Opens the group of properties that has a field."""
    summary = browser.run(
        """const group = document.querySelector(`[data-key="${arguments[0]}"]`).closest("details");
        return group && !group.open ? group.querySelector("summary").dataset.key : null""", key)
    if summary:
        focus(browser, f'[data-key="{summary}"]')
        keys(browser, Keys.ENTER)


def solved(browser):
    browser.wait("document.querySelector('.lab-challenge[data-solved]')")
    failing = browser.all(".lab-expected.fails")
    assert failing == []
    return status(browser)


@pytest.mark.parametrize(("number", "name", "key", "step"), [
    (1, "pane", "field interactionEnabled", Keys.ARROW_DOWN),
    (4, "photo", "field interactionEnabled", 2 * Keys.ARROW_DOWN),
    (8, "away", "field cancelsTouchesInView", Keys.SPACE),
])
def test_a_challenge_is_solved_by_keyboard(browser, lab, number, name, key, step):  # noqa: F811
    open_challenge(browser, lab, number)
    unsolved = status(browser)
    select(browser, name)
    unfold(browser, key)
    focus(browser, f'[data-key="{key}"]')
    keys(browser, step)
    assert solved(browser) != unsolved


def test_the_page_leads_to_each_challenge(browser, lab):  # noqa: F811
    browser.open(lab, "challenges.html")
    links = browser.run(
        """return [...document.querySelectorAll("main a[href*='challenge']")]
          .map((link) => link.getAttribute("href")).filter((href) => href.startsWith("lab.html#"))""")
    assert len(links) == 12
    assert browser.all("details.solution[open]") == []
    browser.open(lab, links[-1])
    browser.wait(READY, 20)
    assert browser.one(".lab-challenge").text.count("map") > 0
    assert not is_solved(browser)
