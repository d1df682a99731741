"""The lab answers "what if": expectations, changes, time, reasons, links, and a page that stays still."""

import base64
import json
import re
import subprocess
import zlib

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from conftest import CONFORM, TIMERS
from test_lab import (
    READY, arrange, asked, click, delivered, drag, field, fill, lab, open_lab, place, select, steps,
    without_clock)

ROW = "lab.html?page=gestures#GESTURE-7/drag"
APP = {"name": "app", "kind": "application"}
WINDOW = {"name": "window", "kind": "window", "in": "app", "frame": [0, 0, 300, 300]}


def view(name, *frame, parent="window", kind="view"):
    return {"name": name, "kind": kind, "in": parent, "frame": list(frame)}


def link(state):
    """Returns the fragment of a state, which may be any JSON, or any text."""
    text = state if isinstance(state, str) else json.dumps(state)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "~" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def open_state(browser, lab, stage, *script):
    open_lab(browser, lab, "lab.html#" + link({"stage": stage, "steps": script, "at": len(script)}))


def expectations(browser):
    """Returns each expectation with the number of its step in the script, and whether it holds."""
    return browser.run(
        """return [...document.querySelectorAll(".lab-steps .lab-expected")].map((item) => [
          [...item.closest(".lab-steps > li").parentElement.children]
            .indexOf(item.closest(".lab-steps > li")) + 1,
          item.lastChild.textContent, item.classList.contains("holds")])""")


def verdict(browser):
    return browser.one(".lab-verdict > [role=status]").text


def reasons(browser):
    return browser.run(
        "return [...document.querySelectorAll('.lab-reasons li')].map((e) => e.textContent)")


def test_a_given_is_changed_where_it_is_and_the_expectations_are_judged_again(lab, browser):
    open_lab(browser, lab, ROW)
    script = steps(browser)
    assert script[0] == "given drag leaves touches in its view" and len(script) == 5
    assert expectations(browser) == [
        [5, "pad saw began, moved, moved, ended", True], [5, "drag fired 3 times", True]]
    assert verdict(browser) == "Expectations that hold: 2 of 2"
    select(browser, "drag")
    field(browser, "field cancelsTouchesInView")
    # What is so anyway has no phrase, and needs no step.
    assert steps(browser) == script[1:]
    assert expectations(browser) == [
        [4, "pad saw began, moved, moved, ended", False], [4, "drag fired 3 times", True]]
    assert verdict(browser) == "Expectations that hold: 1 of 2"
    assert "pad saw" in browser.one(".lab-verdict li.fails").text
    assert reasons(browser) == ["drag recognizes, so pad gets touchesCancelled"]
    # The link keeps what is expected.
    browser.wait("location.hash.startsWith('#~')")
    address = browser.driver.current_url
    browser.leave()
    browser.driver.get(address)
    browser.wait(READY, 20)
    assert verdict(browser) == "Expectations that hold: 1 of 2"
    click(browser, "Reset")
    assert verdict(browser) == "Expectations that hold: 2 of 2"
    assert steps(browser) == script
    assert browser.console_messages() == []


def test_what_is_changed_at_the_end_was_so_from_the_beginning_and_at_a_step_from_there_on(lab, browser):
    open_lab(browser, lab, "lab.html?page=hit-testing#HIT-9/branch")
    select(browser, "E")
    assert steps(browser)[:2] == ["given C is hidden", "when touching 200 200"]
    scrubber = browser.one(".lab-time input")
    scrubber.send_keys(Keys.HOME)
    select(browser, "B")
    field(browser, "field hidden")
    assert steps(browser)[:3] == ["given B is hidden", "given C is hidden", "when touching 200 200"]
    assert expectations(browser)[0][0] == 4
    browser.one(".lab-time input").send_keys(Keys.END)
    select(browser, "E")
    field(browser, "field hidden")
    assert steps(browser)[:4] == [
        "given B is hidden", "given C is hidden", "given E is hidden", "when touching 200 200"]
    select(browser, "C")
    field(browser, "field hidden", 2)
    assert steps(browser)[1] == "given C is visible"
    assert [held for _, _, held in expectations(browser)] == [False]
    # By keys: the deleted step takes nothing with it that comes later.
    browser.run("document.querySelector(\"[data-key='delete 1']\").focus()")
    browser.press(Keys.ENTER)
    assert len(steps(browser)) == 4 and expectations(browser)[0][0] == 4


def test_a_touch_in_the_middle_of_a_script_keeps_what_comes_later(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    drag(browser, (225, 200))
    browser.one(".lab-time input").send_keys(Keys.HOME)
    drag(browser, (60, 50))
    assert steps(browser) == [
        "when touching 60 50", "when the touch ends", "when touching 225 200", "when the touch ends"]
    assert browser.one("[aria-current=step]").text == "when the touch ends"
    assert asked(browser)[-1] == ["B", "yes"]


def test_a_property_that_is_set_while_a_finger_is_down_is_set_then(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    browser.run("document.querySelector('.lab-sheet').focus()")
    browser.press(Keys.SPACE)
    select(browser, "C")
    field(browser, "field hidden")
    assert steps(browser) == ["when touching 150 150", "when C is hidden"]


def test_the_timeline_is_to_scale_and_the_script_can_be_played_and_stepped(lab, browser):
    script = [
        {"do": "touchBegins", "at": [50, 50]}, {"do": "wait", "seconds": 0.5},
        {"do": "touchMoves", "at": [60, 50]}, {"do": "wait", "seconds": 1}, {"do": "touchEnds"}]
    handle = browser.before_scripts(TIMERS)
    open_state(browser, lab, [APP, WINDOW, view("A", 0, 0, 300, 100)], *script)
    browser.stop(handle)
    waits = browser.run(
        "return [...document.querySelectorAll('.lab-marks .wait')].map((e) => parseFloat(e.getAttribute('width')))")
    assert waits[1] == pytest.approx(2 * waits[0], rel=0.01)
    assert browser.one(".lab-elapsed").text == "1.5 s"
    scrubber = browser.one(".lab-time input")
    scrubber.send_keys(Keys.HOME)
    assert browser.one(".lab-elapsed").text == "0 s"
    assert browser.one(".lab-time [aria-label='Previous step']").get_attribute("aria-disabled") == "true"
    scrubber.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert browser.one(".lab-elapsed").text == "0.5 s"
    assert scrubber.get_attribute("aria-valuetext") == "Step 2 of 5"
    browser.run(
        """globalThis.shown = [];
        new MutationObserver(() => shown.push([performance.now(),
          document.querySelector(".lab-time input").getAttribute("aria-valuetext")]))
          .observe(document.querySelector(".lab-time input"), { attributes: true });""")
    browser.one(".lab-time input").send_keys(Keys.HOME)
    play = browser.one(".lab-time [aria-label=Play]")
    play.send_keys(Keys.ENTER)
    browser.wait("document.querySelector('.lab-time input').getAttribute('aria-valuetext') === 'Step 5 of 5'", 10)
    first = dict(reversed([(text, time) for time, text in browser.run("return shown")]))
    longer = first["Step 4 of 5"] - first["Step 3 of 5"]
    shorter = first["Step 2 of 5"] - first["Step 1 of 5"]
    assert longer >= 950 and shorter >= 450 and longer > shorter
    browser.wait("document.querySelector('.lab-time button').getAttribute('aria-label') === 'Play'")
    browser.one(".lab-time button").click()
    browser.wait("document.querySelector('.lab-time button').getAttribute('aria-label') === 'Pause'")
    browser.wait("document.querySelector('.lab-time input').getAttribute('aria-valuetext') === 'Step 1 of 5'")
    # A step is shown for a quarter of a second or more; what else is due is so sooner.
    following = "due.some((time) => time >= 250)"
    assert browser.run(f"return {following}")
    browser.one(".lab-time button").click()
    assert browser.one(".lab-time button").get_attribute("aria-label") == "Play"
    assert not browser.run(f"return {following}")
    assert scrubber.get_attribute("aria-valuetext") != "Step 5 of 5"


def test_an_empty_stage_is_chosen_and_built_upon(lab, browser):
    open_lab(browser, lab)
    browser.run(
        """const select = document.querySelector(".lab-bar select");
        select.value = "empty"; select.dispatchEvent(new Event("change"))""")
    names = "return [...document.querySelectorAll('[role=treeitem]')].map((e) => e.dataset.key)"
    assert browser.run(names) == ["app", "window", "view"]
    browser.run("document.querySelector(\".lab-add button\").click()")
    assert browser.run(names) == ["app", "window", "view", "view2"]
    drag(browser, (150, 150))
    assert asked(browser)[-1] == ["view2", "yes"]
    assert browser.wait("location.hash.startsWith('#~')")


DEEP = "[" * 50_000 + "]" * 50_000
BROKEN = {
    "nothing behind the tilde": "~",
    "not base64": "~%F0%9F%98%80",
    "not compressed": "~AAAA",
    "truncated": link({"stage": [APP, WINDOW], "steps": [], "at": 0})[:30],
    "not JSON": link("{"),
    "no list": link({"stage": {"0": APP}, "steps": []}),
    "steps that are no list": link({"stage": [APP, WINDOW], "steps": "none"}),
    "rows that are no objects": link({"stage": [APP, 7, None], "steps": []}),
    "no rows": link({"stage": [], "steps": []}),
    "nested deeply": link('{"stage":[{"name":' + DEEP + '}],"steps":[]}'),
    "steps nested deeply": link('{"stage":[{"name":"app"}],"steps":[{"do":' + DEEP + "}]}"),
    "a hundred thousand rows": link({"stage": [WINDOW] * 100_000, "steps": []}),
    "expands to a gigabyte": "~" + base64.urlsafe_b64encode(
        (lambda packer: b"".join(packer.compress(b" " * 2**20) for _ in range(256)) + packer.flush())(
            zlib.compressobj(9, zlib.DEFLATED, -15))).decode().rstrip("="),
    "a cycle": link({"stage": [
        APP, {"name": "A", "kind": "view controller", "in": "B"},
        {"name": "B", "kind": "view controller", "in": "A"}], "steps": []}),
    "in itself": link({"stage": [APP, {"name": "A", "kind": "view", "in": "A"}], "steps": []}),
    "no such place": "such",
    "no text": "%E0",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_link_says_so_and_offers_an_empty_stage(lab, browser, name):
    open_lab(browser, lab, "lab.html#nested")
    browser.run("location.hash = arguments[0]", BROKEN[name])
    browser.wait("!document.querySelector('.lab-bar > .aside').hidden", 20)
    assert "This link is broken" in browser.one(".lab-bar > .aside").text
    assert browser.one(".lab-bar select").get_attribute("value") == "empty"
    assert len(browser.all("[role=treeitem]")) == 3
    assert browser.console_messages() == []


@pytest.mark.parametrize("fragment", ["NO-1/such", "challenge=NO-1/such", "challenge="])
def test_a_link_to_a_row_that_does_not_exist_names_it(lab, browser, fragment):
    open_lab(browser, lab, f"lab.html#{fragment}")
    browser.wait("!document.querySelector('.lab-bar > .aside').hidden", 20)
    assert browser.one(".lab-bar > .aside").text.startswith("There is no scenario")
    assert browser.one(".lab-bar select").get_attribute("value") == "empty"


HOSTILE = {
    "values of wrong types": {
        "stage": [APP, {**WINDOW, "frame": "wide"}, {"name": 5, "kind": []}], "steps": [{}], "at": "x"},
    "a name twice": {"stage": [APP, WINDOW, view("A", 0, 0, 9, 9), view("A", 0, 0, 9, 9)], "steps": []},
    "a name of markup": {"stage": [APP, WINDOW, view("<img src=x onerror=alert(1)>", 0, 0, 9, 9)], "steps": []},
    "steps of no kind": {"stage": [APP, WINDOW], "steps": [{"do": "dance"}, {"set": 5}, {"ask": None}]},
    "fingers without changes": {"stage": [APP, WINDOW], "steps": [{"do": "fingers"}, {"do": "touchBegins"}]},
    "long waits": {"stage": [APP, WINDOW], "steps": [{"do": "wait", "seconds": 1e12}] * 5},
    "wrong expectations": {
        "stage": [APP, WINDOW], "steps": [], "row": "HIT-9/branch", "isTask": True,
        "expected": [None, [0, 99], "x", [7, 0]]},
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_link_is_answered_in_words(lab, browser, name):
    open_lab(browser, lab, "lab.html#nested")
    browser.run("location.hash = arguments[0]", link(HOSTILE[name]))
    browser.wait("!location.hash.startsWith('#nested')")
    browser.wait(
        "document.querySelectorAll('[role=treeitem]').length !== 7"
        " || document.querySelector('.lab-problem').textContent !== ''")
    browser.run("document.querySelector('.lab-problem button')?.click()")
    browser.run("document.querySelector('.lab-bar .lab-buttons button:last-child').click()")
    assert browser.all("[role=treeitem]")
    assert browser.console_messages() == []


def test_a_stage_that_is_impossible_leads_to_an_empty_one(lab, browser):
    open_state(browser, lab, [APP, {"name": "A", "kind": "view", "in": "nobody here"}])
    assert "The engine cannot build this stage" in browser.one(".lab-problem").text
    browser.one(".lab-problem button").send_keys(Keys.ENTER)
    assert browser.one(".lab-problem").text == ""
    assert browser.one(".lab-bar select").get_attribute("value") == "empty"


CARD = [
    APP, WINDOW, view("card", 0, 0, 300, 100), view("other", 0, 100, 300, 100),
    view("go", 0, 200, 300, 100, kind="button"), view("inside", 50, 50, 100, 100, parent="card"),
    {"name": "drag", "kind": "pan recognizer", "in": "card"}]


def touch(finger, x, y):
    return {"do": "fingers", "changes": [{"finger": finger, "does": "touches", "at": [x, y]}]}


FIRST = {"do": "touchBegins", "at": [10, 20]}
REASONS = {
    "card takes one touch, so card does not get finger 2": [FIRST, touch(2, 30, 30)],
    "other is exclusive, so other does not get finger 2": [
        {"set": "exclusiveTouch", "of": "other", "to": True}, FIRST, touch(2, 30, 130)],
    "card is exclusive, so other does not get finger 2": [
        {"set": "exclusiveTouch", "of": "card", "to": True}, FIRST, touch(2, 30, 130)],
    "go is disabled, so it is skipped": [
        {"set": "enabled", "of": "go", "to": False}, {"do": "touchBegins", "at": [10, 220]}],
    "other ignores interaction, so it is skipped": [
        {"set": "interactionEnabled", "of": "other", "to": False}, {"do": "touchBegins", "at": [10, 120]}],
    "card is hidden, so it is skipped with everything in it": [
        {"set": "hidden", "of": "card", "to": True}, {"do": "touchBegins", "at": [60, 60]}],
    "card has alpha 0.01, so it is skipped with everything in it": [
        {"set": "alpha", "of": "card", "to": 0.01}, {"do": "touchBegins", "at": [60, 60]}],
    "the touch is outside card, so nothing in it is asked": [
        {"change": "bringToFront", "of": "card"}, {"do": "touchBegins", "at": [60, 120]}],
    "finger 1 found no view": [{"do": "touchBegins", "at": [-10, -10]}],
    "interaction events are ignored, so finger 1 found no view": [
        {"change": "ignoreInteractionEvents", "to": True}, FIRST],
    "window swallows events, so card does not get finger 1": [{"set": "swallowsEvents", "of": "window", "to": True}, FIRST],
    "drag holds beginnings, so card does not get finger 1": [
        {"set": "delaysTouchesBegan", "of": "drag", "to": True}, FIRST],
    "drag may not see touches, so drag does not get finger 1": [
        {"set": "shouldReceive", "of": "drag", "to": False}, FIRST],
    "drag may not begin, so drag has not recognized": [
        {"set": "shouldBegin", "of": "drag", "to": False}, FIRST, {"do": "touchMoves", "at": [90, 20]}],
    "drag recognizes, so card gets touchesCancelled": [
        FIRST, {"do": "touchMoves", "at": [90, 20]}, {"do": "touchMoves", "at": [95, 20]}],
    "the system cancels the touches, so the touches of card were cancelled": [FIRST, {"do": "touchesAreCancelled"}],
}


@pytest.mark.parametrize("reason", REASONS)
def test_the_reason_is_said_why_something_was_not_delivered(lab, browser, reason):
    open_state(browser, lab, CARD, *REASONS[reason])
    assert browser.one(".lab-problem").text == ""
    assert reasons(browser) == [reason]
    assert browser.one(".lab-reasons").get_attribute("aria-live") == "polite"


LIFTED = [reason for reason in REASONS if REASONS[reason][-1].get("do") == "touchBegins"
          and not any(word in reason for word in ["swallows", "holds", "may not"])]


@pytest.mark.parametrize("reason", LIFTED)
def test_what_was_not_found_is_still_said_after_the_finger_was_lifted(lab, browser, reason):
    open_state(browser, lab, CARD, *REASONS[reason], {"do": "touchEnds"}, {"do": "wait", "seconds": 0.1})
    assert reasons(browser) == [reason]


def test_a_copied_scenario_opens_again_where_it_is_pasted(lab, browser):
    state = [{"set": "hidden", "of": "card", "to": True}, {"do": "touchBegins", "at": [60, 60]}]
    open_state(browser, lab, CARD, *state)
    script = steps(browser)
    click(browser, "Copy as scenario")
    text = browser.wait("document.querySelector('.lab-copy textarea').value")
    open_lab(browser, lab)
    assert steps(browser) != script
    paste = """const data = new DataTransfer();
        data.setData("text/plain", arguments[0]);
        document.querySelector(".lab-sheet").dispatchEvent(
          new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));"""
    browser.run(paste, "nothing of the lab")
    assert steps(browser) != script
    browser.run(paste, text)
    browser.wait("document.querySelectorAll('.lab-step').length === 2")
    assert steps(browser) == script
    assert "card is hidden, so it is skipped with everything in it" in reasons(browser)
    browser.run(paste, text.replace("#~", "#~x"))
    browser.wait("!document.querySelector('.lab-bar > .aside').hidden")


ODD = {
    "card has an alpha of 5, which counts as 1: it is found as any view is": ("field alpha to", 5, "card"),
    "card has alpha -2, so it is skipped with everything in it": ("field alpha to", -2, "window"),
    "card is -5 wide and 100 high, so no point lies in it: neither it nor its subviews are found":
        ("frame 2", -5, "window"),
}


@pytest.mark.parametrize("answer", ODD)
def test_a_number_out_of_range_is_answered_by_what_the_view_does_with_it(lab, browser, answer):
    key, number, found = ODD[answer]
    open_state(browser, lab, CARD, FIRST)
    select(browser, "card")
    if key.startswith("field "):
        field(browser, key.removesuffix(" to"))
    fill(browser, key, number)
    assert answer in reasons(browser)
    # The engine does as is said.
    assert browser.one(".lab-found").text == f"The hit-test view is {found}"
    assert browser.one(".lab-problem").text == ""


@pytest.mark.parametrize("page", ["lab.html", "ko/lab.html"])
def test_on_a_phone_the_reasons_stand_directly_under_the_stage(lab, browser, page, record_property):
    browser.size(375, 812)
    hidden = [{"set": "hidden", "of": "card", "to": True}, {"do": "touchBegins", "at": [60, 60]}]
    open_lab(browser, lab, f"{page}#" + link({"stage": CARD, "steps": hidden, "at": 2}))
    gap, covered = browser.run(
        """const [sheet, reason, says] = [".lab-sheet", ".lab-reasons li", ".lab-says"]
          .map((part) => document.querySelector(part).getBoundingClientRect());
        return [reason.top - sheet.bottom, reason.bottom - says.bottom]""")
    record_property("measured", f"{page}: a reason stands {gap:.0f} points under the stage (was 239)")
    assert 0 <= gap < 40 and covered <= 0


def test_the_stage_is_reached_by_two_keys(lab, browser):
    open_lab(browser, lab, "lab.html#form")
    browser.press(Keys.TAB)
    assert browser.focused("active.textContent") == "Skip to the stage"
    browser.press(Keys.ENTER)
    assert browser.focused("active.className") == "lab-sheet"
    # The stage is still the one of the address, and is touched by keys at once.
    assert len(browser.all("[role=treeitem]")) > 8
    before = steps(browser)
    browser.press(Keys.SPACE)
    # On a slow machine the key is down for long enough that time passes.
    assert len([one for one in steps(browser) if not one.endswith("seconds pass")]) == len(before) + 1


def test_nothing_is_said_of_a_touch_that_is_delivered(lab, browser):
    open_state(browser, lab, CARD, FIRST, {"do": "touchMoves", "at": [12, 20]}, {"do": "touchEnds"})
    assert reasons(browser) == []
    assert not browser.one(".lab-reasons").is_displayed()


def test_the_page_does_not_move_under_a_finger(lab, browser, record_property):
    browser.size(1440, 900)
    browser.driver.get("about:blank")
    shifts = browser.before_scripts(
        TIMERS + """globalThis.shifted = 0;
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput } of list.getEntries()) shifted += hadRecentInput ? 0 : value;
        }).observe({ type: "layout-shift", buffered: true });""")
    try:
        open_lab(browser, lab, "lab.html#list")
        box = """const { left, top, width, height } =
            document.querySelector(".lab-sheet svg").getBoundingClientRect();
          return [left, top, width, height, scrollX, scrollY]"""
        before = browser.run(box)
        assert before[1] + before[3] < 900
        assert browser.run(
            "return document.querySelector('.lab-hands').getBoundingClientRect().bottom <= innerHeight")
        sheet = browser.one(".lab-sheet")
        width, height = sheet.size["width"], sheet.size["height"]
        for x, y in [(0, 0), (-60, -60), (40, 80), (0, -90), (-40, 20)]:
            actions = ActionBuilder(browser.driver, duration=50)
            actions.pointer_action.move_to(sheet, x, y).pointer_down()
            actions.perform()
            assert browser.run(box) == before
            actions = ActionBuilder(browser.driver, duration=150)
            actions.pointer_action.move_to(sheet, x + 20, y - 60)
            actions.perform()
            assert browser.run(box) == before
            actions = ActionBuilder(browser.driver)
            actions.pointer_action.pointer_up()
            actions.perform()
            assert browser.run(box) == before
        assert width and height
        # The clock runs on for a while, in which the list comes to rest.
        browser.wait("due.length === 0", 10)
        assert browser.run(box) == before
        shifted = browser.run("return shifted")
        record_property("measured", f"lab: layout shift of opening and five drags {shifted:.4f} (was 0.16)")
        assert shifted < 0.05
        assert browser.run("return document.documentElement.scrollWidth") <= 1440
    finally:
        browser.stop(shifts)


@pytest.mark.parametrize("page", ["lab.html#form", "ko/lab.html#form"])
def test_on_a_phone_the_results_are_in_view_with_the_stage(lab, browser, page):
    browser.size(375, 812)
    open_lab(browser, lab, page)
    browser.run("document.querySelector('.lab-stage').scrollIntoView()")
    without_clock(browser)
    browser.run("document.querySelector('.lab-stage').scrollIntoView()")
    x, y = browser.run(
        """const { left, top, width, height } = document.querySelector(".lab-sheet").getBoundingClientRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)]""")
    before = browser.run("return scrollY")
    actions = ActionBuilder(browser.driver)
    actions.pointer_action.move_to_location(x, y).pointer_down().pointer_up()
    actions.perform()
    assert len(steps(browser)) == 4
    assert browser.run("return scrollY") == before
    for part in [".lab-sheet", ".lab-says", ".lab-time", ".lab-found"]:
        top, bottom = browser.run(
            "const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [top, bottom]", part)
        assert 0 <= top < bottom <= 812, part
    assert browser.run("return document.documentElement.scrollWidth") <= 375
    small = browser.run(
        """return [...document.querySelectorAll("#lab :is(button, select, summary)")]
          .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height < 24)
          .map((e) => e.textContent)""")
    assert small == []


@pytest.mark.parametrize("row, features", [
    ("gestures#GESTURE-7/drag", ["gestures", "touches"]), ("touches#TOUCH-10/away-and-back", ["touches"]),
    ("hit-testing#HIT-9/branch", ["hit-testing"])])
def test_a_copied_row_names_its_features_and_expects_nothing_twice(lab, browser, tmp_path, row, features):
    open_lab(browser, lab, f"lab.html?page={row}")
    click(browser, "Copy as scenario")
    text = browser.wait("document.querySelector('.lab-copy textarea').value")
    assert re.search(r"Feature: ([^.]*)\.", text)[1].split(", ") == features
    cells = [cell.strip() for cell in re.split(r"[|;\n]", text.split("## LAB-1", 1)[1]) if cell.strip(" -")]
    thens = [cell for cell in cells if re.match(r"the hit-test view|finger|\w+ (saw|fired|is in)", cell)]
    assert len(thens) == len(set(thens)), text
    (tmp_path / "copied.md").write_text(text, encoding="utf-8")
    for words in [["check", "--strict", "--spec", tmp_path], ["--spec", tmp_path, "--engine", "local"]]:
        done = subprocess.run([CONFORM, *words], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr + text


TASK = {
    "id": "HIT-9/branch", "page": "hit-testing", "title": "Past C",
    "task": "Let A be found.", "solution": 1}


def open_task(browser, lab):
    """Opens a page of the lab whose only challenge is a row of the pages."""
    text = (lab / "lab.html").read_text(encoding="utf-8")
    attribute = json.dumps([TASK]).replace("&", "&amp;").replace('"', "&quot;")
    made, count = re.subn(r'data-challenges="[^"]*"', lambda _: f'data-challenges="{attribute}"', text)
    assert count == 1
    (lab / "lab-of-the-task.html").write_text(made, encoding="utf-8")
    open_lab(browser, lab, "lab-of-the-task.html#challenge=HIT-9/branch")


def test_a_challenge_is_solved_when_what_is_expected_happens(lab, browser):
    open_task(browser, lab)
    assert "Let A be found." in browser.one(".lab-challenge").text
    assert verdict(browser) == "Not solved yet. Expectations that hold: 0 of 1"
    assert "C is hidden" not in "".join(steps(browser))
    assert browser.one(".lab-bar select").get_attribute("value") == "challenge=HIT-9/branch"
    # Not by what is touched.
    script = steps(browser)
    drag(browser, (20, 50))
    assert not browser.all(".lab-challenge[data-solved]")
    click(browser, "Reset")
    assert steps(browser) == script
    select(browser, "C")
    browser.run("document.querySelector(\".lab-inspector [data-key='field interactionEnabled']\").focus()")
    browser.press(Keys.ARROW_DOWN)
    assert verdict(browser) == "Solved: everything that is expected happens."
    assert browser.all(".lab-challenge[data-solved]")
    browser.wait("""conform.lab.address.read(location.hash).then(({ state }) =>
      state?.steps.some(({ set }) => set === 'interactionEnabled'))""")
    address = browser.driver.current_url
    browser.leave()
    browser.driver.get(address)
    browser.wait(READY, 20)
    assert verdict(browser).startswith("Solved")
    click(browser, "Reset")
    assert verdict(browser).startswith("Not solved yet.")
    browser.run("document.querySelector('.lab-verdict > button').focus()")
    browser.press(Keys.ENTER)
    assert steps(browser)[0] == "given C is hidden"
    assert verdict(browser).startswith("Solved")
    assert browser.console_messages() == []
