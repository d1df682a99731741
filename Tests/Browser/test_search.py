"""The search of the site, used with the keyboard alone."""

import re
import subprocess

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import CONFORM, ROOT

OPTIONS = "[...document.querySelectorAll('[role=option]')]"


def search(browser, text):
    """Types a query after pressing `/` and returns the status that is announced."""
    browser.one("body").send_keys("/")
    browser.wait("document.activeElement?.role === 'combobox'")
    browser.press(text)
    return browser.wait(
        "globalThis.conformSymptoms && globalThis.conformIndex && globalThis.conformRows && document.querySelector('[role=search] [role=status]')"
        ".textContent.replace('Loading …', '')")


def test_a_slash_begins_a_search_and_escape_ends_it(site, browser):
    browser.open(site, "hit-testing.html")
    assert browser.all("script[src*=search-index]") == []
    said = search(browser, "hidden view")
    assert said.endswith(" results")
    field = browser.one("[role=combobox]")
    assert field.get_attribute("value") == "hidden view"
    assert field.get_attribute("aria-expanded") == "true"
    browser.press(Keys.ESCAPE)
    assert not browser.one(".popup").is_displayed()
    assert field.get_attribute("aria-expanded") == "false"
    browser.press(Keys.ESCAPE)
    assert field.get_attribute("value") == ""
    browser.press(Keys.ESCAPE)
    assert browser.focused("active === document.body")
    assert browser.console_messages() == []


def test_arrow_keys_announce_the_selection_and_enter_opens_it(site, browser):
    browser.open(site, "index.html")
    search(browser, "hit-9")
    field = browser.one("[role=combobox]")
    assert field.get_attribute("aria-activedescendant") is None
    count = browser.run(f"return {OPTIONS}.length")
    assert count >= 6
    seen = []
    for key in [Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ARROW_UP]:
        browser.press(key)
        active = field.get_attribute("aria-activedescendant")
        assert browser.run(
            f"return {OPTIONS}.filter(o => o.ariaSelected === 'true').map(o => o.id)") == [active]
        seen.append(browser.run(f"return {OPTIONS}.findIndex(o => o.id === arguments[0])", active))
    assert seen == [0, 1, 0, count - 1]
    browser.press(Keys.ARROW_DOWN)
    chosen = browser.run(f"return {OPTIONS}[0].href")
    browser.press(Keys.ENTER)
    browser.wait(f"location.href === {chosen!r}")
    assert chosen == f"file://{site}/hit-testing.html#HIT-9"
    assert browser.run("return document.querySelector(':target').innerText").startswith("HIT-9 ")


def test_more_results_of_a_group_are_shown_with_the_keyboard(site, browser):
    browser.open(site, "glossary.html")
    search(browser, "touch")
    more = browser.run(f"return {OPTIONS}.findIndex(o => o.matches('.more'))")
    before = browser.run(f"return {OPTIONS}.length")
    browser.press(*[Keys.ARROW_DOWN] * (more + 1), Keys.ENTER)
    browser.wait(f"{OPTIONS}.length > {before}")
    assert browser.focused("active.role") == "combobox"
    assert browser.run(f"return {OPTIONS}.findIndex(o => o.ariaSelected === 'true')") == more


def test_results_on_a_page_in_a_folder_have_correct_links(site, browser):
    browser.open(site, "engines/python.html")
    search(browser, "HIT-9/branch")
    browser.press(Keys.ENTER)
    browser.wait(f"location.href === 'file://{site}/hit-testing.html#HIT-9/branch'")


def test_a_slash_in_another_field_is_text(site, browser):
    browser.open(site, "matrix.html")
    browser.wait("document.querySelector('input[name=text]')")
    browser.one("input[name=text]").send_keys("a/b")
    assert browser.one("input[name=text]").get_attribute("value") == "a/b"


@pytest.mark.parametrize("text, words", [
    ("hiden viev", " results"),
    ("qqqqqqqqqq", "Nothing found."),
    ("feature:tuches", "is not a feature. Did you mean “touches”?"),
    ("level:PERHAPS", "is not a level. There are MUST, SHOULD and MAY."),
    ("pages:touches", "is not known. Did you mean “page:”?"),
    ("page:gest", "Nothing found. Did you mean “page:gestures”?"),
])
def test_misspelt_words_are_found_or_named(site, browser, text, words):
    browser.open(site, "index.html")
    assert search(browser, text).endswith(words)


# Each form of a filter by itself is tested with the pages of `test_filters.py`.
@pytest.mark.parametrize("query", [
    "HIT-1*", "level:MUST !feature:layers page:hit-testing", "HIT-* !HIT-9 feature:transforms",
    "!page:gestures feature:multi-touch",
])
def test_a_filter_selects_the_same_scenarios_as_in_a_run(site, browser, query):
    browser.open(site, "index.html")
    search(browser, "window")
    found = browser.run(
        "return conformSearch(conformIndex)(arguments[0]).groups"
        ".filter(group => group.name === 'Scenarios')"
        ".flatMap(group => group.entries.map(entry => entry.id))", query)
    listed = subprocess.run(
        [str(CONFORM), "run", "--list", "--filter", query], cwd=ROOT, check=True,
        capture_output=True, text=True).stdout
    wanted = [line.split()[0] for line in listed.splitlines() if "/" in line.split(" ")[0]]
    assert wanted
    assert sorted(found) == sorted(wanted)


def test_a_symptom_is_listed_with_the_cause_that_answers(site, browser):
    browser.open(site, "index.html")
    found = search(browser, "tap gesture not recognized on image view")
    assert browser.one("[role=option] .title").text == "A tap is not detected"
    assert "ignores interaction" in browser.one("[role=option] .detail").text, found


def test_a_filter_of_very_many_stars_is_answered_at_once(site, browser):
    browser.open(site, "index.html")
    assert search(browser, "*" * 50 + "qqqq") == "Nothing found."
    assert browser.run(
        "return conformSearch(conformIndex)('*t*9/*i*e*').groups.flatMap(group => group.entries)"
        ".every(({ id }) => /^.*t.*9\\/.*i.*e.*$/i.test(id))")


def test_a_long_query_is_truncated(site, browser):
    browser.open(site, "index.html")
    search(browser, "touch ")
    browser.driver.execute_cdp_cmd("Input.insertText", {"text": "touch " * 200})
    assert len(browser.one("[role=combobox]").get_attribute("value")) == 500


def test_marks_of_words_do_not_change_the_text(site, browser):
    browser.open(site, "index.html")
    search(browser, "a window touch")
    assert browser.all("mark")
    titles = browser.run(
        f"return {OPTIONS}.map(o => o.querySelector('.title')?.textContent).filter(Boolean)")
    assert titles and not any("undefined" in title for title in titles)


@pytest.mark.parametrize("name", ["isHidden", "UIView.isHidden", "hitTest(_:with:)"])
def test_an_apple_api_name_finds_its_clauses(site, browser, name):
    said = subprocess.run(
        [CONFORM, "explain", name], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    # Where one clause alone has the name it is explained, else they are listed.
    first = said.split(" ", 1)[0]
    ids = re.findall(r"^([A-Z]+-[0-9]+) ", said, re.MULTILINE) if "Next: " in said else [first]
    browser.open(site, "index.html")
    search(browser, name)
    found = browser.run(f"return {OPTIONS}.filter(o => o.href).map(o => o.href.split('#').pop())")
    clauses = [id for id in found if re.fullmatch("[A-Z]+-[0-9]+", id)]
    assert found[0] in ids and len(clauses) >= min(3, len(ids))
    assert set(clauses[:len(ids)]) <= set(ids)
