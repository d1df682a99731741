"""The front page: one touch, six doors, and the engines with two measures."""

import json
import re

from conftest import TIMERS
from test_lab import lab  # noqa: F401
from test_verdicts import qt  # noqa: F401

STORY = "figure.story[data-loops]"
# Which parts of the drawing are shown, by the moments at which they appear.
SHOWN = f"""[...document.querySelectorAll("{STORY} svg [data-at]")]
  .filter((part) => getComputedStyle(part).visibility === "visible")
  .map((part) => Number(part.dataset.at))"""
# For how many milliseconds a moment is shown.
MOMENT = 750
BUTTON = f'document.querySelector("{STORY} button").textContent'


def test_the_touch_runs_by_itself_and_pauses(browser, site):
    browser.media(prefers_reduced_motion="no-preference")
    handle = browser.before_scripts(TIMERS)
    browser.open(site, "index.html")
    browser.stop(handle)
    # It begins when the page says that the drawing is in view, which may be after it is loaded.
    first = browser.wait(f"{BUTTON} === 'Pause' && {SHOWN}")
    assert set(first) == {0}
    browser.wait(f"({SHOWN}).includes(2)")
    line = browser.one(f"{STORY} .now").text
    assert line.endswith("is asked: the point is inside"), line
    assert MOMENT in browser.run("return due")
    browser.one(f"{STORY} button").click()
    assert browser.run(f"return {BUTTON}") == "Play"
    paused, due = browser.run(f"return [{SHOWN}, due]")
    assert MOMENT not in due
    browser.one(f"{STORY} button").click()
    browser.wait(f"({SHOWN}).length > {len(paused)}")


def picture(browser):
    """Returns the visible parts of the drawing: how many views were asked, are found, and got it."""
    return browser.run(
        f"""const count = (selector) => [...document.querySelectorAll("{STORY} svg " + selector)]
          .filter((part) => getComputedStyle(part).visibility === "visible").length;
        return [".inside", ".outside", ".found", ".finger", ".got"].map(count)""")


def test_without_motion_or_script_the_picture_is_still_and_complete(browser, site):
    browser.open(site, "index.html")
    still = picture(browser)
    assert browser.run(f"return {BUTTON}") == "Play"
    asked_yes, asked_no, found, fingers, got = still
    assert asked_yes > 1 and asked_no > 0 and found == 1 and fingers == 1 and got > 2
    browser.open_without_scripts(site, "index.html")
    assert picture(browser) == still
    assert browser.all(f"{STORY} button") == []


def test_the_touch_is_that_of_the_reference_engine(browser, site, reports):
    browser.open(site, "index.html")
    link = browser.one(f"{STORY} .source a").get_attribute("href")
    scenario = link.split("#")[1]
    column = json.loads(reports[0].read_text(encoding="utf-8"))["engines"][0]
    trace = next(entry["trace"] for entry in column["results"] if entry["id"] == scenario)
    calls = [call for record in trace for call in record.get("calls", [])]
    asked = [call["receiver"] for call in calls if call["message"] == "point(inside:with:)"]
    got = [(call["receiver"], call["message"]) for call in calls if call["receiver"] not in asked
           or call["message"] != "point(inside:with:)"]
    items = browser.run(
        f"""return [...document.querySelectorAll("{STORY} li")].map((item) => [
          item.querySelector("b")?.textContent, item.querySelector("code")?.textContent])""")
    assert [tuple(item) for item in items if item[1]] == got
    questions = [name for name, code in items if name and not code]
    assert questions[:len(asked)] == asked
    # The one found comes after the questions, and gets the touch first.
    first = next(call["receiver"] for call in calls if call["message"].startswith("touchesBegan"))
    assert questions[len(asked):] == [first]


def test_six_doors_on_the_first_screen(browser, lab):  # noqa: F811
    browser.size(375, 812)
    browser.open(lab, "index.html")
    doors = [link.get_attribute("href").rsplit("/", 1)[1] for link in browser.all(".doors a")]
    assert doors == [
        "introduction.html#what-happens-when-a-finger-touches-the-screen", "symptoms.html", "lab.html",
        "challenges.html", "writing-an-engine.html", "matrix.html"]
    for name in doors:
        assert (lab / name.split("#")[0]).is_file()
    bottom = browser.run(
        "return document.querySelector('.doors').getBoundingClientRect().bottom + scrollY")
    assert bottom <= 812, bottom
    # Each says what is behind it.
    assert all(text.is_displayed() and text.text for text in browser.all(".doors span"))


def test_the_measures_are_apart_and_no_zero_is_shown(browser, site):
    browser.open(site, "index.html")
    cards = browser.all(".engines > li")
    assert len(cards) == 5
    for card in cards:
        text = card.text
        assert not re.search(r"(^|\D)0 (failed|errored|deviated|skipped)", text), text
        heads = [head.text for head in card.find_elements("css selector", "dt")]
        assert heads == ["Run", "Passed"]
        assert len(card.find_elements("css selector", "svg.gauge")) == 2
    assert cards[0].find_element("css selector", ".badge").text == "this project’s own"
    assert len(browser.all(".engines .badge")) == 1
    cells = [cell.text for cell in browser.all("#pages ~ div td.number")]
    assert "0" not in cells


def test_figures_lead_to_the_rows_behind_them(browser, site):
    browser.open(site, "index.html")
    links = browser.run(
        """return [...document.querySelectorAll(".engines .deviations a, .engines .measures a")]
          .map((link) => link.getAttribute("href"))""")
    assert any("#rows?" in link and "verdict=failed" in link for link in links)
    for link in links:
        path, _, anchor = link.partition("#")
        page = (site / path).read_text(encoding="utf-8")
        # A script shows the rows of a figure; without it the link leads to a section.
        assert anchor.startswith("rows?engine=") or f'id="{anchor}"' in page, link
    failing = browser.run(
        """return document.querySelector("#pages ~ div td.engine a").getAttribute("href")""")
    browser.open(site, failing)
    browser.wait("""document.querySelector(".filters output")?.textContent""")
    rows = browser.run(
        """return [...document.querySelectorAll("table.scenarios tbody tr")]
          .filter((row) => row.checkVisibility()).length""")
    assert 0 < rows < len(browser.all("table.scenarios tbody tr"))


def test_weight(site):
    for name in ["index.html", "ko/index.html"]:
        assert (site / name).stat().st_size < 60_000


def metas(folder, path):
    """Returns what a page says of itself."""
    page = (folder / path).read_text(encoding="utf-8")
    return dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">', page))


def size_of(picture):
    """Returns the width and height of a picture, which is a PNG."""
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG"), picture
    return tuple(int.from_bytes(data[at:at + 4], "big") for at in (16, 20))


def test_links_to_the_site_have_a_description_and_a_picture(qt, site):  # noqa: F811
    front = metas(qt, "index.html")
    assert front["description"].startswith("Conform is an executable specification")
    assert front["og:title"] == "How an event finds its responder"
    assert front["og:image"] == "https://example.com/c/preview.png"
    assert front["og:url"] == "https://example.com/c/"
    assert front["twitter:card"] == "summary_large_image"
    touches = metas(qt, "touches.html")
    assert touches["description"] != front["description"]
    assert touches["og:url"] == "https://example.com/c/touches.html"
    assert "터치" in metas(qt, "ko/touches.html")["description"]
    # A picture needs an absolute address.
    assert "og:image" not in metas(site, "index.html")
    assert (qt / "preview.png").stat().st_size < 60_000
    assert size_of(qt / "preview.png") == (1200, 630)


def test_links_to_symptoms_and_rows_have_pictures_of_their_own(qt, record_property):  # noqa: F811
    pictures = {path.relative_to(qt).as_posix(): path for path in qt.rglob("pictures/**/*.png")}
    assert {size_of(path) for path in pictures.values()} == {(1200, 630)}
    sizes = [path.stat().st_size for path in pictures.values()]
    assert sum(sizes) < 25_000_000 and min(sizes) > 10_000
    record_property("measured", f"{len(sizes)} pictures, {sum(sizes) / 1e6:.1f} MB")
    named = set()
    for folder in ["", "ko/"]:
        symptoms, rows = qt.glob(f"{folder}symptom-*.html"), list(qt.glob(f"{folder}row/*/*.html"))
        assert len(rows) > 4_000
        assert max(path.stat().st_size for path in rows) < 1_500
        for path in [*symptoms, *rows]:
            image = metas(qt, path.relative_to(qt).as_posix())["og:image"]
            named.add(image.removeprefix("https://example.com/c/"))
    assert named - {"preview.png"} == set(pictures)
    row = metas(qt, "ko/row/HIT-9/branch.html")
    assert row["og:title"] == "HIT-9 · 가지 전체: 숨겨진 뷰는 그 서브뷰와 함께 건너뛴다"
    assert row["og:description"] == "C 숨김: 안의 D, E까지 건너뜀; A를 찾음"
    assert row["og:image"] == "https://example.com/c/ko/pictures/hit-testing/stage_1.png"


def test_the_page_of_a_row_leads_to_the_row(browser, qt):  # noqa: F811
    for page in ["row/HIT-9/branch.html", "ko/row/HIT-9/branch.html"]:
        browser.scripts(False)
        browser.driver.get(browser.address(qt, page))
        browser.scripts(True)
        place = page.replace("row/HIT-9/branch.html", "hit-testing.html#HIT-9/branch")
        browser.wait(f"location.href === '{browser.address(qt, place)}'", 60)


def test_the_front_page_works_on_a_phone(browser, site):
    browser.size(375, 800)
    browser.open(site, "index.html")
    assert browser.run("return document.documentElement.scrollWidth") == 375
    for card in browser.all(".engines > li"):
        assert card.rect["x"] >= 0 and card.rect["x"] + card.rect["width"] <= 375
