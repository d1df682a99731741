"""The lab: the reference engine in the page, compared with what `conform` reports."""

import itertools
import json
import shutil
import subprocess

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.keys import Keys

from conftest import CONFORM, ROOT, make_site
from test_accessibility import DESKTOP, PHONE, assert_no_violations_in_both_themes

ENGINE = ROOT / ".build" / "web-engine.wasm.gz"
# Scenarios that are compared, drawn evenly from those of all pages.
COMPARED = 60
READY = "document.querySelector('#lab [role=treeitem]') !== null"


@pytest.fixture(scope="session")
def lab(reports, shared):
    """The folder of a site with the lab."""

    def fill(folder):
        if not ENGINE.exists():
            subprocess.run([ROOT / "Sources" / "WebEngine" / "build"], check=True, cwd=ROOT)
        make_site(folder, "--check", "--lab", ENGINE, "--report", reports[0])

    return shared("lab", fill)


def open_lab(browser, lab, path="lab.html"):
    browser.open(lab, path)
    browser.wait(READY, 20)


def without_clock(browser):
    """Lets time pass only where a step says so."""
    browser.one(".lab-tools .lab-check:last-child input").click()


def steps(browser):
    """Returns the phrases of the script."""
    return browser.run("return [...document.querySelectorAll('.lab-step')].map((e) => e.textContent)")


def asked(browser):
    """Returns the views that were asked, each with its answer."""
    return browser.run(
        """return [...document.querySelectorAll(".lab-descent :is(.yes, .no)")]
          .map((item) => [item.dataset.name, item.className])""")


def delivered(browser):
    """Returns the calls of the last delivery."""
    return browser.run(
        "return [...document.querySelectorAll('.lab-delivery li')].map((e) => e.textContent)")


def place(browser, point):
    """Returns where a point of the stage is in the window."""
    return browser.run(
        """const stage = document.querySelector(".lab-sheet");
        stage.scrollIntoView({ block: "center" });
        const matrix = stage.querySelector("svg").getScreenCTM();
        const { x, y } = new DOMPoint(arguments[0] + 18, arguments[1] + 18).matrixTransform(matrix);
        return [Math.round(x), Math.round(y)]""", *point)


def drag(browser, *points):
    """Presses the mouse at the first point, moves it to the others and releases it at the last."""
    actions = ActionBuilder(browser.driver, duration=50)
    for index, point in enumerate(points):
        actions.pointer_action.move_to_location(*place(browser, point))
        if index == 0:
            actions.pointer_action.pointer_down()
    actions.pointer_action.pointer_up()
    actions.perform()


def select(browser, name):
    """Selects a responder in the tree."""
    browser.run(
        "[...document.querySelectorAll('[role=treeitem]')]"
        ".find((item) => item.dataset.key === arguments[0]).click()", name)


def field(browser, key, index=1):
    """Chooses a phrase of a property in the inspector, from 1; 0 is as usual."""
    browser.run(
        """const field = document.querySelector(`.lab-inspector [data-key='${arguments[0]}']`);
        if (field.type === "checkbox") return field.click();
        field.selectedIndex = arguments[1];
        field.dispatchEvent(new Event("change", { bubbles: true }));""", key, index)


def fill(browser, key, value):
    """Types a value into a slot of a property."""
    browser.run(
        """const input = document.querySelector(`.lab-inspector [data-key='${arguments[0]}']`);
        input.value = arguments[1];
        input.dispatchEvent(new Event("change", { bubbles: true }));""", key, value)


def click(browser, words):
    """Clicks a button of the bar."""
    browser.run(
        "[...document.querySelectorAll('.lab-bar button')]"
        ".find((button) => button.textContent === arguments[0]).click()", words)


def arrange(browser):
    browser.run("document.querySelector('.lab-modes input[value=arrange]').click()")


def shown_trace(browser):
    """Returns for each step what the lab shows: lines of calls, and the answer."""
    return browser.run(
        """return [...document.querySelectorAll(".lab-steps > li")].map((item) => [
          [...item.querySelectorAll(".lab-told:not(.answer)")].map((line) => line.textContent),
          item.querySelector(".answer bdi")?.textContent ?? null])""")


def expected_trace(trace):
    """Returns the same for a trace of a report."""

    def words(answer):
        (kind, value), = answer.items()
        if kind == "responders":
            return " → ".join(value) or "nobody"
        if kind == "point":
            return " ".join(map(str, value))
        if kind == "truth":
            return "yes" if value else "no"
        return "nobody" if value is None else str(value)

    def lines(calls):
        heard = [call for call in calls if call["message"] != "point(inside:with:)"]
        return [
            f"{message} {' → '.join(call['receiver'] for call in group)}"
            for message, group in itertools.groupby(heard, lambda call: call["message"])]

    return [
        [lines(record.get("calls", [])), words(record["answer"]) if "answer" in record else None]
        for record in trace]


# Returns the links that the rows of a page get when they come into view, and those of its stories.
LINKS_TO_THE_LAB = """
  const rows = document.querySelectorAll("table.scenarios :is(tr[id] > th, caption) > a.permalink");
  const added = [...rows].flatMap((link) => conform.acts.map((act) => act(link)));
  return [...document.querySelectorAll(".story .open-in-lab"), ...added]
    .filter((link) => link?.matches(".open-in-lab")).map((link) => link.getAttribute("href"));
"""


def scenarios_of(system):
    """The scenarios of the pages that hold on a system."""
    words = [str(CONFORM), "export", "--system", system]
    done = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True)
    return {one["id"] for one in map(json.loads, done.stdout.splitlines()) if one["type"] == "scenario"}


def test_scenarios_of_all_pages_do_in_the_lab_what_the_report_says(lab, reports, browser):
    report = json.loads(reports[0].read_text(encoding="utf-8"))
    traces = {result["id"]: result["trace"] for result in report["engines"][0]["results"]}
    links = {}
    pages = sorted(path.name for path in lab.glob("*.html") if ' class="scenarios' in path.read_text("utf-8"))
    symptom = next(lab.glob("symptom-*.html")).name
    # The links of rows replace those of stories, which lead to the same scenarios.
    for page in ["ko/introduction.html", symptom, *pages]:
        browser.open(lab, page)
        browser.wait("document.readyState === 'complete'")
        for href in browser.run(LINKS_TO_THE_LAB):
            links[href.split("#", 1)[1]] = href
    assert len(links) > 1000
    # The report has no rows that hold on older systems alone.
    assert set(links) - set(traces) <= scenarios_of("iOS 10")
    links = {name: href for name, href in links.items() if name in traces}
    chosen = sorted(links)[::len(links) // COMPARED]
    assert len(chosen) >= 50
    open_lab(browser, lab)
    for name in chosen:
        browser.driver.get(browser.address(lab, links[name]))
        browser.wait(
            f"document.querySelector('.lab-about a')?.textContent === {json.dumps(name)}", 20)
        assert shown_trace(browser) == expected_trace(traces[name]), name
    assert browser.console_messages() == []


def test_a_press_shows_the_search_and_the_delivery(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    drag(browser, (225, 200))
    assert steps(browser) == ["when touching 225 200", "when the touch ends"]
    assert asked(browser) == [
        ["window", "yes"], ["A", "yes"], ["C", "yes"], ["E", "yes"]]
    assert "E" in browser.one(".lab-found").text
    receivers = [line.split()[0] for line in delivered(browser)]
    assert receivers == ["app", "window", "E", "C", "A", "window", "app"]
    assert browser.one("g.lit").text.startswith("E")
    assert browser.console_messages() == []


def test_a_hidden_view_is_not_asked(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    select(browser, "C")
    field(browser, "field hidden")
    drag(browser, (225, 200))
    assert steps(browser)[0] == "given C is hidden"
    assert asked(browser) == [["window", "yes"], ["A", "yes"], ["B", "no"]]
    assert "C" in browser.one(".lab-descent .skipped").text
    click(browser, "Undo")
    click(browser, "Undo")
    assert steps(browser) == []


def test_a_view_is_moved_and_resized(lab, browser):
    open_lab(browser, lab)
    arrange(browser)
    drag(browser, (50, 50), (90, 80))
    frame = "return [...document.querySelectorAll('.lab-frame input')].map((e) => e.valueAsNumber)"
    assert browser.run(frame) == [40, 30, 300, 100]
    browser.run("document.querySelector('.lab-sheet').focus()")
    browser.press(Keys.ARROW_LEFT)
    assert browser.run(frame) == [35, 30, 300, 100]
    ActionChains(browser.driver).key_down(Keys.SHIFT).send_keys(Keys.ARROW_DOWN).key_up(Keys.SHIFT).perform()
    assert browser.run(frame) == [35, 30, 300, 105]
    assert steps(browser) == []
    ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
    ActionChains(browser.driver).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
    assert browser.run(frame) == [0, 0, 300, 100]


def test_keys_touch_the_stage(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    browser.run("document.querySelector('.lab-sheet').focus()")
    browser.press(Keys.ARROW_RIGHT, Keys.SPACE, Keys.ARROW_DOWN)
    browser.press("2", Keys.ARROW_LEFT, Keys.SPACE, Keys.ESCAPE)
    assert steps(browser) == [
        "when touching 160 150", "when the touch moves to 160 160", "when finger 2 touches 150 160",
        "when the system cancels the touches"]
    browser.press(Keys.TAB)
    assert not browser.run("return document.activeElement.matches('.lab-sheet')")


def test_two_fingers_touch_at_a_time(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    actions = ActionBuilder(browser.driver)
    first = actions.add_pointer_input(POINTER_TOUCH, "first")
    second = actions.add_pointer_input(POINTER_TOUCH, "second")
    first.create_pointer_move(0, *place(browser, (60, 200)))
    second.create_pointer_move(0, *place(browser, (225, 200)))
    first.create_pointer_down(button=0)
    second.create_pause(0.1)
    first.create_pause(0.1)
    second.create_pointer_down(button=0)
    first.create_pause(0.1)
    second.create_pause(0.1)
    first.create_pointer_up(button=0)
    second.create_pause(0.1)
    actions.perform()
    assert steps(browser)[:3] == [
        "when touching 60 200", "when finger 2 touches 225 200", "when the touch ends"]
    assert "E" in browser.one(".lab-states").text


def test_a_long_press_is_recognized_as_time_passes(lab, browser):
    open_lab(browser, lab, "lab.html#form")
    browser.run("document.querySelector('.lab-sheet').focus()")
    browser.press(Keys.SPACE)
    browser.wait("document.querySelector('.mark.state.began') !== null", 5)
    browser.press(Keys.SPACE)
    assert any("wait" in step or "pass" in step for step in steps(browser))
    assert any("action in state" in line for line in browser.run(
        "return [...document.querySelectorAll('.lab-told')].map((e) => e.textContent)"))


def test_a_link_and_the_scrubber_bring_back_the_state(lab, browser):
    open_lab(browser, lab)
    without_clock(browser)
    drag(browser, (225, 200))
    browser.wait("location.hash.startsWith('#~')")
    address = browser.driver.current_url
    assert len(address) < 2000
    shown = browser.run("return document.querySelector('.lab-log').innerHTML")
    browser.leave()
    browser.driver.get(address)
    browser.wait(READY, 20)
    assert browser.run("return document.querySelector('.lab-log').innerHTML") == shown
    scrubber = browser.one(".lab-time input")
    scrubber.send_keys(Keys.ARROW_LEFT)
    assert browser.one("[aria-current=step]").text == "when touching 225 200"
    assert browser.one("g.finger").is_displayed()


def test_a_symptom_is_a_case_that_the_lab_offers(lab, browser):
    open_lab(browser, lab)
    choice = "document.querySelector('.lab-bar select')"
    browser.run(
        f"""const choice = {choice};
        choice.value = [...choice.options].find((one) => one.text === "A button does not get taps").value;
        choice.dispatchEvent(new Event("change"));""")
    browser.wait("location.hash === '#HIT-31/part-outside'")
    assert browser.run(f"return {choice}.selectedOptions[0].text") == "A button does not get taps"
    assert steps(browser)[0] == "when touching 180 120"
    assert browser.console_messages() == []


def test_an_object_is_added_inside_another_or_beside_it(lab, browser):
    open_lab(browser, lab)
    select(browser, "B")
    tree = """return Object.fromEntries([...document.querySelectorAll('[role=treeitem]')]
      .map((item) => [item.dataset.key, item.getAttribute('aria-level')]))"""
    before = browser.run(tree)
    for index in [0, 1]:
        browser.run("document.querySelectorAll('.lab-add button')[arguments[0]].click()", index)
        select(browser, "B")
    added = {name: level for name, level in browser.run(tree).items() if name not in before}
    assert [int(level) - int(before["B"]) for level in added.values()] == [1, 0]
    select(browser, "window")
    assert len(browser.all(".lab-add button")) == 1
    assert browser.console_messages() == []


def test_a_link_that_is_followed_is_not_replaced_before_it_opens(lab, browser):
    open_lab(browser, lab)
    # The link is followed when the lab is about to write the address of what it shows.
    browser.run(
        """const { setTimeout } = globalThis;
        const choice = document.querySelector(".lab-bar select");
        globalThis.setTimeout = (run, after) => setTimeout(() => {
          if (after === 200) location.hash = "form";
          run();
        }, after);
        choice.value = "overlapping";
        choice.dispatchEvent(new Event("change"));""")
    browser.wait("document.querySelectorAll('[data-key=field]').length > 0")
    assert browser.run("return location.hash") == "#form"
    assert browser.console_messages() == []


def test_a_link_that_is_being_opened_stays_in_the_address(lab, browser):
    open_lab(browser, lab)
    # The address of what is shown is due when the link is followed and has not been read to its end.
    browser.run(
        """const { address } = conform.lab;
        const { read } = address;
        const { promise, resolve } = Promise.withResolvers();
        address.read = (hash) => hash === "#overlapping" ? read(hash) : promise.then(() => read(hash));
        const { setTimeout } = globalThis;
        const choice = document.querySelector(".lab-bar select");
        globalThis.setTimeout = (run, after) => setTimeout(async () => {
          if (after !== 200) return run();
          globalThis.setTimeout = setTimeout;
          const followed = new Promise((next) => addEventListener("hashchange", next, { once: true }));
          location.hash = "form";
          await followed;
          await run();
          window.kept = location.hash;
          resolve();
        }, after);
        choice.value = "overlapping";
        choice.dispatchEvent(new Event("change"));""")
    browser.wait("document.querySelectorAll('[data-key=field]').length > 0")
    assert browser.run("return [window.kept, location.hash]") == ["#form", "#form"]
    assert browser.console_messages() == []


def test_steps_out_of_sight_are_not_laid_out(lab, browser):
    open_lab(browser, lab)
    address = browser.driver.execute_async_script(
        """const stage = [{ name: "app", kind: "application" }];
        const steps = Array.from({ length: 200 }, () => ({ ask: "chain", of: "app" }));
        conform.lab.address.write({ stage, steps, at: steps.length }).then(arguments[0])""")
    browser.run("location.hash = arguments[0]", address)
    browser.wait("document.querySelectorAll('.lab-step').length === 200", 20)
    # Each answer of a chain of 198 is a paragraph: to lay out 2,000 of them took 6 seconds.
    browser.wait(
        "!document.querySelector('.lab-step').checkVisibility({ contentVisibilityAuto: true })")
    assert browser.run(
        """const last = [...document.querySelectorAll(".lab-step")].at(-1).getBoundingClientRect();
        const log = document.querySelector(".lab-log").getBoundingClientRect();
        return last.top > log.top && last.bottom < log.bottom""")
    assert browser.console_messages() == []


def test_a_link_that_takes_too_long_is_refused_while_the_page_answers(
        lab, browser, record_property):
    open_lab(browser, lab)
    # The longest pause between two turns of the page, from here on.
    browser.run(
        """let last = performance.now();
        window.pause = 0;
        setInterval(() => {
          const now = performance.now();
          [window.pause, last] = [Math.max(window.pause, now - last), now];
        }, 10)""")
    address = browser.driver.execute_async_script(
        """const done = arguments[0];
        const frame = [0, 0, 300, 300];
        const stage = [
          { name: "app", kind: "application" }, { name: "window", kind: "window", in: "app", frame },
          ...Array.from({ length: 198 }, (_, index) => ({
            name: `s${index}`, kind: "scroll view", in: index ? `s${index - 1}` : "window", frame }))];
        const steps = Array.from({ length: 1991 }, (_, index) => (index
          ? { do: "touchMoves", at: [100 + index % 50, 100 + index % 70] }
          : { do: "touchBegins", at: [100, 100] }));
        conform.lab.address.write({ stage, steps, at: steps.length }).then(done)""")
    assert len(address) < 6000
    before = browser.run("return location.hash = arguments[0], performance.now()", address)
    browser.wait(
        "document.querySelector('#lab').textContent.includes('200 rows and 1991 steps')", 30)
    seconds = browser.run("return (performance.now() - arguments[0]) / 1000", before)
    pause = browser.run("return window.pause / 1000")
    record_property(
        "measured", f"a link of {len(address)} characters that takes too long: refused after "
        f"{seconds:.1f} s, and the page pauses for {pause:.2f} s at most")
    assert seconds < 15 and pause < 1.5, (seconds, pause)
    assert len(browser.all("[role=treeitem]")) < 10
    # A link that was followed meanwhile is the one that is opened.
    browser.run("location.hash = arguments[0]", address)
    browser.run("location.hash = 'form'")
    browser.wait("document.querySelectorAll('[role=treeitem]').length > 4")
    assert browser.console_messages() == []


@pytest.mark.parametrize("start", ["nested", "overlapping", "form", "list", "TOUCH-10/away-and-back"])
def test_a_copied_scenario_passes(lab, browser, tmp_path, start):
    open_lab(browser, lab, f"lab.html#{start}")
    if "/" not in start:
        without_clock(browser)
        drag(browser, (225, 200))
    click(browser, "Copy as scenario")
    text = browser.wait("document.querySelector('.lab-copy textarea').value")
    # Among the pages, whose ledger a clause has to fit.
    pages = shutil.copytree(ROOT / "Spec", tmp_path / "Spec", ignore=shutil.ignore_patterns("engines"))
    (pages / "copied.md").write_text(text, encoding="utf-8")
    for words in [["check"], ["run", "--filter", "LAB-1", "--engine", "local"]]:
        done = subprocess.run(
            [CONFORM, *words, "--spec", pages], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr + text


def test_a_step_that_is_impossible_is_named_and_can_be_deleted(lab, browser):
    open_lab(browser, lab)
    app = {"name": "app", "kind": "application"}
    window = {"name": "window", "kind": "window", "in": "app", "frame": [0, 0, 300, 300]}
    state = {"stage": [app, window], "steps": [{"do": "touchEnds"}]}
    browser.run("location.hash = '#nested'")
    address = browser.driver.execute_async_script(
        """const [state, done] = arguments;
        conform.lab.address.write(state).then(done)""", {**state, "at": 1})
    browser.run("location.hash = arguments[0]", address)
    browser.wait("document.querySelector('.lab-problem').textContent.includes('Step 1')")
    browser.run("document.querySelector('.lab-problem button').click()")
    assert steps(browser) == []
    assert browser.one(".lab-problem").text == ""
    browser.run("location.hash = '#nested'")
    browser.wait("document.querySelectorAll('[role=treeitem]').length > 2")
    browser.run("location.hash = arguments[0]", address)
    browser.wait("document.querySelector('.lab-problem').textContent.includes('Step 1')")
    drag(browser, (50, 50))
    assert steps(browser) == ["when touching 50 50", "when the touch ends"]


@pytest.mark.parametrize("page, width", [
    ("lab.html#form", DESKTOP), ("ko/lab.html", PHONE), ("lab.html#challenge=CHALLENGE-1/glass-in-front", 820),
    ("ko/lab.html?page=gestures#GESTURE-7/drag", 820), ("lab.html#HIT-9/branch", 320)])
def test_the_lab_has_no_violations(lab, browser, page, width):
    browser.size(width)
    open_lab(browser, lab, page)
    browser.run("document.querySelector('.lab-sheet').focus()")
    browser.press(Keys.SPACE)
    assert_no_violations_in_both_themes(browser)
    arrange(browser)
    # What is around the lab is as it was.
    assert_no_violations_in_both_themes(browser, within="#lab")
    assert browser.run("return document.documentElement.scrollWidth") <= width


def test_korean_words_are_shown(lab, browser):
    open_lab(browser, lab, "ko/lab.html")
    assert "히트 테스트" in browser.one(".lab-now").text
    assert browser.console_messages() == []


def test_a_browser_without_what_it_needs_gets_a_sentence(lab, browser):
    handle = browser.before_scripts("delete globalThis.WebAssembly")
    try:
        browser.open(lab, "lab.html")
        browser.wait("document.querySelector('#lab > .aside') !== null")
        assert "WebAssembly" in browser.one("#lab").text
        assert not browser.all("#lab button")
    finally:
        browser.stop(handle)
    browser.open_without_scripts(lab, "lab.html")
    assert "JavaScript" in browser.one("main").text
    assert not browser.all("#lab *")


def test_only_the_lab_loads_the_engine_and_other_sites_have_no_link(lab, site, browser):
    browser.requests()
    browser.open(lab, "windows.html")
    browser.wait("document.querySelector('.open-in-lab') !== null")
    assert not [
        address for address in browser.requests() if address.split("/")[-1].startswith("lab")]
    browser.open(site, "windows.html")
    browser.wait("document.readyState === 'complete'")
    assert not browser.all(".open-in-lab, [id='site:lab']")


def test_the_lab_is_light(lab, record_property):
    engine = ENGINE.stat().st_size
    rest = next(lab.glob("lab.en.*.js")).stat().st_size
    record_property("measured", f"lab: engine {engine:,} bytes compressed, other scripts {rest:,}")
    assert rest < 110_000
