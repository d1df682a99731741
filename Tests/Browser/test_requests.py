"""Requests and console messages of every page, and pages without scripts."""

import re
import time

import pytest

from conftest import KINDS, PARTS, part_of
from test_reading import fits_into_windows, fits_on_paper
from test_weight import open_without_shift


# The page, an early script, a style sheet and a script.
FEWEST = 4


def base(browser, place):
    return browser.address(place, "")


def requests_since(browser, place, page):
    """Returns the requests since a page was opened: the one before it may have sent some while it was
    left."""
    address = browser.address(place, page).partition("#")[0]
    asked, end = [], time.monotonic() + 30
    while True:
        asked += browser.requests()
        # The browser's log may be behind the page, which is not complete with fewer.
        since = asked[asked.index(address):] if address in asked else []
        if len(since) >= FEWEST or time.monotonic() > end:
            return since


def requests_only_files_of_the_site(browser, place, page):
    asked = requests_since(browser, place, page)
    # One more for what only its kind does, and what that loads.
    assert FEWEST <= len(asked) <= 10, page
    assert [one for one in asked if not one.startswith(base(browser, place))] == [], page
    assert browser.console_messages() == [], page


@pytest.mark.parametrize("part", PARTS)
def test_every_page_requests_only_its_files_and_fits_a_phone(site, browser, part):
    browser.size(375)
    browser.leave()
    for page in part_of(site, part):
        browser.open(site, page, is_another=True)
        requests_only_files_of_the_site(browser, site, page)
        assert browser.run("return document.documentElement.scrollWidth") <= 375, page


@pytest.mark.parametrize("page", KINDS)
def test_every_kind_of_page_stays_in_place_and_fits_windows_and_paper(site, browser, page):
    browser.size(1440)
    open_without_shift(browser, site, page)
    fits_into_windows(browser, page)
    fits_on_paper(browser, page)
    assert browser.console_messages() == []


@pytest.mark.parametrize("page", ["404.html", "index.html", "ko/windows.html"])
def test_a_page_on_a_server_requests_only_files_of_the_site(served, browser, page):
    browser.open(served, page)
    requests_only_files_of_the_site(browser, served, page)


@pytest.mark.parametrize("way", ["site", "served"])
def test_every_feature_requests_only_files_of_the_site(request, site, browser, way):
    place = request.getfixturevalue(way)
    start = "hit-testing.html?verdict=failed#HIT-9/branch?replay"
    browser.open(place, start)
    browser.wait("document.querySelector('dialog[open]')")
    browser.press("\ue00c", "/", "hidden")
    browser.wait("document.querySelector('[role=option]')")
    for page in ["matrix.html", "compare.html"]:
        browser.open(place, page)
        browser.wait("document.querySelector('.drop')")
    asked = requests_since(browser, place, start)
    assert any("search-index" in one for one in asked)
    assert any("verdicts" in one and one.endswith(".js") for one in asked)
    assert [one for one in asked if not one.startswith(base(browser, place))] == []
    assert browser.console_messages() == []


NEEDING_SCRIPTS = "main :is(button, input, select, dialog, .filters, .drop), .theme, [role=search]"


def can_be_read_without_scripts(browser, place, page):
    browser.open_without_scripts(place, page)
    assert browser.run(
        "return [...document.querySelectorAll(arguments[0])]"
        ".filter(e => e.checkVisibility()).map(e => e.outerHTML)", NEEDING_SCRIPTS) == [], page
    text = browser.run("return document.body.innerText")
    assert browser.one("main h1").text, page
    assert not re.search(r"Loading|JavaScript is (off|needed|required)|enable JavaScript", text)
    assert browser.console_messages() == [], page


@pytest.mark.parametrize("page", KINDS)
def test_every_kind_of_page_is_readable_without_scripts(site, browser, page):
    can_be_read_without_scripts(browser, site, page)


def test_a_page_on_a_server_is_readable_without_scripts(served, browser):
    can_be_read_without_scripts(browser, served, "404.html")


def test_verdicts_are_readable_without_scripts(site, browser):
    browser.open_without_scripts(site, "hit-testing.html")
    row = browser.one("[id='HIT-9/branch']")
    marks = [cell.get_property("textContent").strip() for cell in
             row.find_elements("css selector", "td.mark")]
    assert marks == [
        "Reference passed", "Python passed", "JavaScript passed", "Astray passed",
        "Far Astray passed"]
    browser.one("details.rows:has(tr.findings) > summary").click()
    failed = browser.one("details.rows[open] tr.findings details")
    failed.find_element("css selector", "summary").click()
    assert "nobody of" in failed.text
