"""The site in several languages: the switch, the words of the scripts, the search."""

import pytest


def test_the_language_switch_keeps_page_and_place(browser, site):
    browser.open(site, "hit-testing.html?level=MUST#HIT-4")
    link = browser.one("nav.languages a")
    assert (link.get_attribute("lang"), link.get_attribute("hreflang")) == ("ko", "ko")
    browser.run("arguments[0].click()", link)
    browser.wait("document.documentElement.lang === 'ko'")
    address = "location.pathname.endsWith('/ko/hit-testing.html') && location.search"
    assert browser.wait(address) == "?level=MUST"
    assert browser.run("return location.hash") == "#HIT-4"
    assert browser.run("return document.querySelector(':target').id") == "HIT-4"
    browser.run("arguments[0].click()", browser.one("nav.languages a"))
    browser.wait("document.documentElement.lang === 'en'")
    assert browser.run("return location.hash") == "#HIT-4"
    assert browser.console_messages() == []


def test_the_language_switch_works_without_scripts(browser, site):
    browser.scripts(False)
    browser.open(site, "ko/engines/conform.html")
    link = browser.one("nav.languages a")
    assert link.text == "English"
    assert link.get_attribute("href") == f"file://{site}/engines/conform.html"


@pytest.mark.parametrize("path", ["ko/hit-testing.html", "ko/matrix.html", "ko/compare.html"])
def test_the_texts_of_scripts_are_korean_on_korean_pages(browser, site, path):
    browser.open(site, path)
    browser.wait("document.querySelector('.theme') && document.querySelector('.field input')")
    assert browser.one(".theme").text.startswith("테마")
    assert browser.one(".field input").get_attribute("placeholder") == "검색"
    assert browser.console_messages() == []


def test_a_korean_search_finds_korean_pages(browser, site):
    browser.open(site, "ko/engines/conform.html")
    field = browser.one(".field input")
    field.send_keys("숨겨진 뷰")
    first = browser.wait("document.querySelector('.popup a .title')?.textContent")
    assert "숨겨진" in first
    target = browser.run("return document.querySelector('.popup a').href")
    assert "/ko/hit-testing.html#" in target
    assert browser.console_messages() == []
