"""Timelines of replays, and the pages of steps."""

import pytest
from selenium.webdriver.common.keys import Keys

TAP_THAT_MOVED = "GESTURE-8/tap-that-moved"


def open_replay(browser, site, page, name):
    browser.open(site, f"{page}#{name}:replay")
    browser.wait("document.querySelector('dialog[open]')")


def lanes(browser):
    return [lane.text for lane in browser.all("dialog .timeline .names text")]


def test_a_timeline_has_lanes_for_fingers_recognizers_and_receivers(site, browser):
    open_replay(browser, site, "gestures.html", TAP_THAT_MOVED)
    assert lanes(browser) == ["finger 1", "tap", "card", "page", "window", "app"]
    assert [bar.get_attribute("class") for bar in browser.all("dialog .timeline .state")] == [
        "state possible", "state failed"]


def test_the_clock_has_a_lane_where_time_passes(site, browser):
    browser.open(site, "gestures.html")
    name = browser.run(
        """return [...document.querySelectorAll("tr[id]")]
          .find((row) => /seconds? pass/.test(row.textContent)).id""")
    open_replay(browser, site, "gestures.html", name)
    assert lanes(browser)[0] == "clock"
    times = [time.text for time in browser.all("dialog .timeline text.time")]
    assert times[0] == "0 s" and len(times) > 1


def test_time_is_drawn_to_one_scale(site, browser):
    browser.open(site, "gestures.html")
    name = browser.run(
        """return [...document.querySelectorAll("tr[id]")]
          .find((row) => (row.textContent.match(/seconds? pass/g) ?? []).length > 1).id""")
    open_replay(browser, site, "gestures.html", name)
    # Where the messages of each moment begin, and where the time that passes before them ends.
    spans = browser.run(
        """const start = (band) => Number(band.getAttribute("x"));
        const bands = [...document.querySelectorAll("dialog .timeline .band")];
        const times = [...document.querySelectorAll("dialog .timeline text.time")].slice(1);
        return times.map((time) => {
          const x = Number(time.getAttribute("x")) - 5;
          const band = bands.findLast((one) => start(one) <= x);
          return [x - start(band), parseFloat(time.textContent)];
        });""")
    scales, before = [], 0
    for width, time in spans:
        scales.append(width / (time - before))
        before = time
    assert len(scales) > 1 and min(scales) > 0
    assert max(scales) - min(scales) < .01 * max(scales)


def test_a_scenario_of_one_moment_has_no_timeline(site, browser):
    open_replay(browser, site, "hit-testing.html", "HIT-9/branch")
    assert browser.all("dialog .timeline") == []


def test_the_timeline_is_scrubbed_with_the_pointer(site, browser):
    open_replay(browser, site, "gestures.html", TAP_THAT_MOVED)
    last = browser.all("dialog .timeline text.number")[-1]
    browser.run(
        """const lanes = document.querySelector("dialog .lanes");
        const { left, top } = arguments[0].getBoundingClientRect();
        lanes.dispatchEvent(new PointerEvent(
          "pointerdown", { clientX: left + 2, clientY: top + 4, pointerType: "pen", bubbles: true }));""", last)
    assert browser.one("dialog [role=status]").text.startswith("Step 3 of 3, ")


def test_hit_testing_is_numbered_in_the_tree_apart_from_delivery(site, browser):
    open_replay(browser, site, "gestures.html", TAP_THAT_MOVED)
    browser.run("document.querySelectorAll('dialog .steps button')[1].click()")
    browser.press(Keys.ARROW_LEFT)
    asked = [mark.text for mark in browser.all("dialog svg.tree .asked")]
    assert asked[:3] == ["1 ✓", "2 ✓", "3 ✗"] and len(asked) == 10
    assert len(browser.all("dialog svg.tree .edges .passed")) == 3
    assert [node.text for node in browser.all("dialog svg.tree .node.lit text")] == ["app"]


def test_recognizers_are_drawn_at_their_views(site, browser):
    browser.open(site, "gestures.html")
    inside = browser.run(
        """const box = (name) => [...document.querySelectorAll("#stage_1 > g")]
          .find((figure) => figure.querySelector("title").textContent.startsWith(`${name}, `))
          .querySelector("path").getBBox();
        const [card, tap] = [box("card"), box("tap")];
        return tap.x >= card.x && tap.y >= card.y && tap.x + tap.width <= card.x + card.width
          && tap.y + tap.height <= card.y + card.height;""")
    assert inside


@pytest.mark.parametrize("width", [375, 820, 1440])
def test_geometry_and_tree_stand_side_by_side_or_one_below_the_other(site, browser, width):
    browser.size(width)
    open_replay(browser, site, "gestures.html", TAP_THAT_MOVED)
    geometry, tree = browser.run(
        """return [".geometry", ".branches"].map((part) => {
          const { left, top, right } = document.querySelector(`dialog ${part}`).getBoundingClientRect();
          return { left, top, right };
        })""")
    assert (tree["left"] >= geometry["right"]) == (width > 768)
    assert (tree["top"] > geometry["top"]) == (width <= 768)
    assert browser.run(
        "const acts = document.querySelector('dialog .acts'); return acts.scrollWidth <= acts.clientWidth")


@pytest.mark.parametrize("page", ["gestures.html", "ko/gestures.html"])
def test_the_data_of_replays_are_loaded_clause_by_clause_when_one_is_shown(site, browser, page):
    browser.open(site, page)
    assert browser.run("return Object.keys(globalThis.conformReplays ?? {}).length") <= 1
    assert browser.all("main details.trace-log, main ol.trace-log") == []
    open_replay(browser, site, page, TAP_THAT_MOVED)
    clause = TAP_THAT_MOVED.split("/")[0]
    assert browser.run("return globalThis.conformReplays[arguments[0]].engines.length", clause) == 5
    # That of the row and that of the stage beside the text.
    assert browser.run("return Object.keys(globalThis.conformReplays).length") <= 2
    assert browser.console_messages() == []
