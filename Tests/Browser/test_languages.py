"""The site in several languages: the switch, the words of the scripts, the search."""

import re

import pytest

from test_lab import READY, lab  # noqa: F401


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
    browser.open(site, "ko/engines/reference.html")
    link = browser.one("nav.languages a")
    assert link.text == "English"
    assert link.get_attribute("href") == f"file://{site}/engines/reference.html"


@pytest.mark.parametrize("path", ["ko/hit-testing.html", "ko/matrix.html", "ko/compare.html"])
def test_the_texts_of_scripts_are_korean_on_korean_pages(browser, site, path):
    browser.open(site, path)
    browser.wait("document.querySelector('.theme') && document.querySelector('.field input')")
    assert browser.one(".theme").text.startswith("테마")
    assert browser.one(".field input").get_attribute("placeholder") == "검색"
    assert browser.console_messages() == []


def test_a_korean_search_finds_korean_pages(browser, site):
    browser.open(site, "ko/engines/reference.html")
    field = browser.one(".field input")
    field.send_keys("숨겨진 뷰")
    first = browser.wait("document.querySelector('.popup a .title')?.textContent")
    assert "숨겨진" in first
    target = browser.run("return document.querySelector('.popup a').href")
    assert "/ko/hit-testing.html#" in target
    assert browser.console_messages() == []


def test_rows_and_replays_on_korean_pages_are_korean(browser, site):
    browser.open(site, "ko/touches.html")
    row = browser.one("[id='TOUCH-1/first-finger-moves']")
    assert browser.run(
        "return arguments[0].querySelector('.permalink').textContent", row) == "첫 번째 손가락이 이동"
    cells = browser.run("return [...arguments[0].querySelectorAll(':scope > td[title]')]"
                        ".map(cell => [cell.textContent, cell.title])", row)
    assert cells == [
        ["손가락 1로 60 60 터치; 손가락 2로 240 60 터치; 손가락 1을 70 60으로 옮김",
         "finger 1 touches 60 60; finger 2 touches 240 60; finger 1 moves to 70 60"],
        ["dot이 손가락 1의 moved 페이즈 터치만 받음; 손가락 2의 위치는 240 60",
         "dot gets moved touches of finger 1; finger 2 is at 240 60"]]
    heads = browser.run("return [...arguments[0].closest('table').querySelectorAll('thead th')]"
                        ".slice(0, 3).map(head => head.textContent)", row)
    assert heads == ["시나리오", "동작", "결과"]
    browser.open(site, "ko/touches.html#TOUCH-1/first-finger-moves:replay")
    browser.wait("document.querySelector('dialog[open]')")
    steps = browser.run("return [...document.querySelectorAll('dialog .steps button')]"
                        ".map(step => step.textContent)")
    assert len(steps) == 4
    for step, words in zip(steps, ["손가락 1로 60 60 터치", "손가락 2로 240 60 터치",
                                   "손가락 1을 70 60으로 옮김", "손가락 2의 위치"]):
        assert words in step


def test_every_row_of_a_korean_page_has_its_sentences(site):
    texts = {page.name: page.read_text(encoding="utf-8") for page in (site / "ko").glob("*.html")}
    texts = {name: text for name, text in texts.items() if '<table class="scenarios' in text}
    assert len(texts) > 10
    for name, text in texts.items():
        # Cells of which nothing is translated; those without a text are marked too.
        assert re.findall(r'<td[^>]* lang="en"[^>]*>(?!</td>).*', text) == [], name


def test_the_phrasebook_shows_both_languages(browser, site):
    browser.open(site, "ko/phrasebook.html")
    row = browser.one("tr[id='view-is-hidden']")
    assert row.find_element("css selector", "code").text == "{view} is hidden"
    assert row.find_element("css selector", ".sentence").text == "{view} 숨김"


def test_the_lab_words_steps_as_the_pages_do(browser, lab):  # noqa: F811
    pages = ["hit-testing", "touches", "first-responder", "controls", "gestures", "scroll-views"]
    rows = {}
    for page in pages:
        browser.open(lab, f"ko/{page}.html")
        # Not what is expected: of that, the lab says what it saw.
        rows |= browser.run(
            """return Object.fromEntries([...document.querySelectorAll("table.scenarios tbody tr[id]")]
              .map((row) => [row.id, [...row.querySelectorAll(":scope > td[title]")]
                .filter((cell) => /^(given|when)$/.test(row.closest("table").rows[0].cells[cell.cellIndex].title))
                .flatMap((cell) => cell.textContent.split("; "))]))""")
    browser.open(lab, "ko/lab.html#GESTURE-7/tap")
    browser.wait(READY, 20)
    made = browser.run(
        """return (async () => {
          const { lab } = conform, { engine, pages } = document.getElementById("lab").dataset;
          const [program, made] = [await lab.Engine.load(engine), {}];
          for (const id of arguments[0]) {
            const { stage, steps } = await lab.scenario(id, JSON.parse(pages));
            const { records } = program.perform(stage, steps);
            made[id] = program.words(stage, steps, records).flatMap(({ sentence, then }) =>
              [sentence, ...then].map((one) => lab.sentence(one)));
          }
          return made;
        })()""", list(rows))
    assert sum(len(parts) for parts in rows.values()) > 1000
    assert [(part, made[id]) for id, parts in rows.items() for part in parts if part not in made[id]] == []
    title = browser.one(".lab-verdict h2").text
    assert re.search("[가-힣]", title), title
    assert all(re.search("[가-힣]", one.text) for one in browser.all(".lab-steps .lab-step"))
