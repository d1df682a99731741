"""The introduction as a story: each section has a drawing that plays when it comes into view."""

import re

import pytest

from conftest import ROOT

SCENES = "section.scene"


def examples(page="introduction"):
    """The scenarios that a page names as examples, in order."""
    text = (ROOT / "Spec" / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(r"^Example: \[([^\]]+)\]", text, re.MULTILINE)


def test_each_section_has_its_drawing(browser, site):
    assert len(examples()) > 8
    for path in ["introduction.html", "ko/introduction.html"]:
        browser.open(site, path)
        links = browser.all("figure.story .source > a:first-of-type")
        assert [link.get_attribute("href").split("#")[1] for link in links] == examples()
        names = [link.text for link in links]
        if path == "introduction.html":
            assert names == examples()
        else:
            clauses = [name.split("/")[0] for name in examples()]
            assert [name.split(" · ")[0] for name in names] == clauses
        for section in browser.all(SCENES):
            assert len(section.find_elements("css selector", "h3")) == 1
            assert len(section.find_elements("css selector", "figure.story")) == 1


def test_each_symptom_leads_to_a_page_with_its_examples(browser, site):
    browser.open(site, "symptoms.html")
    paths = [link.get_attribute("href").split("/")[-1] for link in browser.all("h2 + .causes > a")]
    assert len(paths) == len(browser.all("h2")) > 100
    assert browser.all("figure.story") == []
    shown = [re.findall('class="source">[^<]*<a[^>]*>([^<]+)', (site / path).read_text(encoding="utf-8"))
             for path in paths]
    assert sum(shown, []) == examples("symptoms")


def test_several_examples_below_a_heading_are_each_beside_their_text(browser, site):
    browser.open(site, "scroll-views.html")
    shown = [link.text for link in browser.all("figure.story .source a")]
    assert shown == examples("scroll-views")
    assert browser.all(f"{SCENES} {SCENES}") == []
    texts = browser.run(f"return [...document.querySelectorAll('{SCENES} > .prose')].map("
                        "(text) => text.getBoundingClientRect().width)")
    assert len(texts) > 8 and min(texts) > 300


def test_a_drawing_plays_when_its_section_comes_into_view(browser, site):
    browser.media(prefers_reduced_motion="no-preference")
    browser.open(site, "introduction.html")
    browser.run(f"document.querySelectorAll('{SCENES}')[2].scrollIntoView({{ block: 'center' }})")
    button = f"document.querySelectorAll('{SCENES}')[2].querySelector('button').textContent"
    browser.wait(f"{button} === 'Pause'")
    assert browser.run(f"return document.querySelectorAll('{SCENES}.current').length") == 1
    # The others rest, and show how they end.
    playing = browser.run("return document.querySelectorAll('figure.story.moving').length")
    assert playing == 1
    browser.run(f"document.querySelectorAll('{SCENES}')[5].scrollIntoView({{ block: 'center' }})")
    browser.wait(f"{button} === 'Play again'")


def test_the_drawing_stays_while_its_section_passes(browser, site):
    browser.size(1440, 900)
    browser.media(prefers_reduced_motion="no-preference")
    browser.open(site, "introduction.html")
    browser.run(f"document.querySelectorAll('{SCENES}')[1].scrollIntoView()")
    place = f"""const [section, figure] = [document.querySelectorAll('{SCENES}')[1],
      document.querySelectorAll('{SCENES} > .story')[1]].map((e) => e.getBoundingClientRect().top);
      return [section, figure]"""
    before = browser.run(place)
    browser.run("scrollBy(0, 150)")
    after = browser.run(place)
    assert round(before[0] - after[0]) == 150
    assert abs(before[1] - after[1]) < 150


def test_without_motion_or_script_each_section_has_a_complete_picture(browser, site):
    count = """return [...document.querySelectorAll("figure.story")].map((figure) =>
      [...figure.querySelectorAll("svg .got, svg .found")]
        .filter((part) => getComputedStyle(part).visibility === "visible").length)"""
    browser.open(site, "introduction.html")
    assert browser.all("figure.story.moving") == []
    still = browser.run(count)
    assert len(still) == len(examples()) and all(still)
    browser.open_without_scripts(site, "introduction.html")
    assert browser.run(count) == still
    assert browser.all("figure.story button") == []


def test_a_reader_plays_and_pauses_with_the_keyboard(browser, site):
    browser.open(site, "introduction.html")
    browser.run("document.querySelector('figure.story button').focus()")
    browser.press(" ")
    assert browser.focused("active.textContent") == "Pause"
    browser.press(" ")
    assert browser.focused("active.textContent") == "Play"


def test_it_reads_on_every_width(browser, site):
    for width in [375, 820, 1440]:
        browser.size(width, 800)
        browser.open(site, "introduction.html")
        assert browser.run("return document.documentElement.scrollWidth") == width
