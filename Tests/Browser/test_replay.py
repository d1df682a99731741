"""Replays of traces."""

import pytest
from selenium.webdriver.common.keys import Keys


@pytest.fixture(scope="module")
def diverging(site, chromium):
    """The id of a scenario of hit-testing that an engine fails."""
    chromium.open(site, "hit-testing.html")
    return chromium.run(
        """return document.querySelector(
          "table.scenarios:not(.steps) tr[id]:has(+ tr.findings)").id""")


def status(browser):
    return browser.one("dialog [role=status]").text


def open_replay(browser, site, name):
    browser.open(site, f"hit-testing.html#{name}:replay")
    browser.wait("document.querySelector('dialog[open]')")


def test_a_replay_opens_from_its_row_and_restores_the_focus(site, browser):
    browser.open(site, "hit-testing.html#HIT-9/branch")
    button = browser.one("[id='HIT-9/branch'] button.replay")
    # Content far from the viewport is not laid out, and has no accessible name before.
    browser.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button)
    assert button.accessible_name == "Replay HIT-9/branch"
    browser.run("arguments[0].focus()", button)
    browser.press(Keys.ENTER)
    browser.wait("document.querySelector('dialog[open]')")
    dialog = browser.one("dialog[open]")
    assert dialog.accessible_name == "Replay of HIT-9/branch"
    assert browser.driver.current_url.endswith("#HIT-9/branch:replay")
    assert browser.focused("active.textContent") == "Play"
    browser.press(Keys.ESCAPE)
    browser.wait("!document.querySelector('dialog[open]')")
    assert browser.focused("active.ariaLabel") == "Replay HIT-9/branch"
    assert browser.driver.current_url.endswith("#HIT-9/branch")
    assert browser.console_messages() == []


def test_arrow_keys_change_the_step(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    # It opens where it is decided.
    assert status(browser).startswith("Step 2 of 3, ") and " gets " in status(browser)
    browser.press(Keys.HOME)
    assert status(browser) == (
        "Step 1 of 3, C is hidden. All engines do the same throughout.")
    browser.press(Keys.ARROW_RIGHT)
    assert status(browser).startswith("Step 2 of 3, ")
    browser.press(Keys.ARROW_RIGHT)
    assert "window gets point(inside:with:)" in status(browser)
    # What all engines did is drawn once.
    assert [item.text for item in browser.all("dialog .calls [aria-current]")] == [
        "window gets point(inside:with:)"]
    browser.press(Keys.ARROW_LEFT)
    assert "gets" not in status(browser)
    browser.press(Keys.END)
    assert status(browser).startswith("Step 3 of 3, ")
    assert browser.one("button[title='Last (End)']").get_attribute("aria-disabled") == "true"
    browser.press(Keys.HOME)
    assert status(browser).startswith("Step 1 of 3, ")
    assert browser.driver.current_url.endswith("hit-testing.html#HIT-9/branch:replay")


def test_the_view_that_is_hit_is_highlighted_in_the_drawing(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    browser.press(Keys.END)
    lit = browser.run(
        "return [...document.querySelectorAll('dialog svg .lit title')].map(t => t.textContent)")
    # In the geometry and in the tree.
    assert lit == ["A, view"] * 2
    hidden = browser.run(
        "return [...document.querySelectorAll('dialog svg.scene g > g')]"
        ".filter(g => g.querySelector('title')?.textContent === 'C, view')"
        ".map(g => g.getAttribute('class'))")
    assert len(hidden) == 1 and "gone" in hidden[0]


# Makes what lasts half a second or more ten times as short.
FAST_TIMERS = """
  const wait = setTimeout;
  window.waits = new Set();
  window.setTimeout = (act, time) => {
    if (time >= 500) waits.add(time);
    return wait(act, time >= 500 ? time / 10 : time);
  };
"""


def runs(browser):
    """Returns the engines of the runs, and which of them is shown."""
    return [(button.text, button.get_attribute("aria-pressed")) for button in
            browser.all("dialog .runs button")]


def test_a_replay_is_played_up_to_what_the_run_misses(site, browser, diverging):
    handle = browser.before_scripts(FAST_TIMERS)
    open_replay(browser, site, diverging)
    browser.stop(handle)
    browser.press(Keys.HOME)
    handle = browser.one("button.play")
    assert handle.text == "Play"
    handle.click()
    browser.wait("document.querySelector('button.play').textContent === 'Play'", 60)
    assert browser.run("return [...waits]") == [1600]
    assert status(browser).endswith("Here it misses what is expected.")
    assert "nobody of" in status(browser)
    assert browser.one("dialog .steps .fails").get_attribute("aria-current") == "step"


def test_engines_that_agree_are_one_run_and_a_failing_one_is_shown_first(site, browser, diverging):
    open_replay(browser, site, diverging)
    (passed, is_passed_shown), (failed, is_failed_shown) = runs(browser)[:2]
    assert passed.startswith("✓ Reference ") and "Python" in passed
    assert failed.startswith("✗ ") and "Astray" in failed
    assert (is_passed_shown, is_failed_shown) == ("false", "true")
    finding = browser.one("dialog .finding").text
    assert "expected" in finding and "actual" in finding and "nobody of" in finding


def test_the_replay_of_a_failure_opens_where_it_misses_what_is_expected(site, browser, diverging):
    open_replay(browser, site, diverging)
    assert status(browser).endswith("Here it misses what is expected.")
    assert browser.one("dialog .steps .fails").get_attribute("aria-current") == "step"
    finding = browser.one("dialog .finding").text.splitlines()
    assert "nobody" in finding[0] and ", not " in finding[0]
    # What the failing engine did, and beside it what one did that passes.
    captions = [caption.text for caption in browser.all("dialog .geometry figcaption")]
    assert [caption[0] for caption in captions] == ["✗", "✓"]
    lit = browser.run(
        """return [...document.querySelectorAll("dialog .geometry figure")]
          .map((figure) => figure.querySelectorAll(".lit").length)""")
    assert lit == [0, 1]


# Lets an engine that passes HIT-9/branch, as all do, lack the calls of one step.
WITHOUT_CALLS = """
  const done = arguments[0];
  conform.load(document.getElementById("site:replays").dataset.script)
    .then(() => conform.replays.load("HIT-9/branch")).then(({ scenarios }) => {
      const scenario = scenarios["HIT-9/branch"];
      const [{ engines: [first, ...others], ...run }] = scenario.runs;
      const records = run.records.map((record) => ({ ...record, calls: [] }));
      scenario.runs = [{ ...run, engines: [first] }, { ...run, records, engines: others }];
      done();
    })"""


def test_a_row_that_all_engines_pass_is_one_run_that_plays_to_its_end(site, browser):
    handle = browser.before_scripts(FAST_TIMERS)
    browser.open(site, "hit-testing.html")
    browser.stop(handle)
    browser.driver.execute_async_script(WITHOUT_CALLS)
    browser.run("location.hash = '#HIT-9/branch:replay'")
    browser.wait("document.querySelector('dialog[open]')")
    assert len(runs(browser)) == 1
    assert len(browser.all("dialog .geometry figure")) == 1
    assert status(browser).endswith("All engines do what is expected.")
    browser.one("button.play").click()
    browser.wait("document.querySelector('button.play').textContent === 'Play'", 60)
    scrubber = browser.one("dialog input[type=range]")
    assert scrubber.get_attribute("value") == scrubber.get_attribute("max")
    assert browser.all("dialog .calls .differs") == []
    compare = [button for button in browser.all("dialog .about > button") if button.is_displayed()]
    assert [button.text for button in compare] == ["Compare their calls"]
    compare[0].click()
    assert len(runs(browser)) > 1
    assert browser.focused("active.textContent") == "Compare their calls"
    assert browser.focused("active.ariaPressed") == "true"
    browser.run("document.activeElement.click()")
    assert len(runs(browser)) == 1


def test_views_that_are_asked_are_counted_for_the_engine_that_is_shown(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    browser.run("document.querySelectorAll('dialog .steps button')[1].click()")
    asked = len(browser.all("dialog .calls details li"))
    assert asked and browser.one("dialog .calls summary").text.startswith(f"Hit test: {asked} views")


def test_another_run_can_be_chosen(site, browser, diverging):
    open_replay(browser, site, diverging)
    browser.all("dialog .runs button")[0].click()
    assert [pressed for _, pressed in runs(browser)][:2] == ["true", "false"]
    assert not browser.one("dialog .finding").is_displayed()


def test_the_head_says_the_clause_and_a_button_leads_to_the_step_that_failed(site, browser, diverging):
    open_replay(browser, site, diverging)
    clause = diverging.split("/")[0]
    assert browser.one("dialog .clause").text.startswith(f"{clause} ")
    browser.press(Keys.HOME)
    browser.one("dialog .jump").click()
    step = browser.one("dialog .steps [aria-current]")
    assert step.get_attribute("class") == "fails"
    # The head remains while the drawings are scrolled.
    assert browser.one("dialog header").is_displayed()


def test_calls_that_a_run_lacks_are_marked_with_the_engines_that_made_them(site, browser):
    browser.open(site, "touches.html")
    name = browser.run(
        """return document.querySelector("tr[id]:has(+ tr.findings)").id""")
    browser.open(site, f"touches.html#{name}:replay")
    browser.wait("document.querySelector('dialog[open]')")
    browser.one("dialog .jump").click()
    marked = browser.all("dialog .calls .absent, dialog .calls .differs")
    assert marked and any("Reference" in item.text for item in marked)


def test_questions_of_hit_testing_are_folded_unless_they_are_asked(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    browser.press(Keys.HOME, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert browser.one("dialog .calls details").get_property("open")
    browser.run("document.querySelectorAll('dialog .steps button')[1].click()")
    fold = browser.one("dialog .calls details")
    assert not fold.get_property("open")
    assert fold.text.startswith("Hit test: ")


def test_a_replay_moves_by_step_of_the_scenario(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    browser.one("dialog select[aria-label='Move by']").send_keys("by step")
    browser.run("document.activeElement.blur()")
    browser.press(Keys.HOME, Keys.ARROW_RIGHT)
    assert status(browser).startswith("Step 2 of 3, ")
    browser.press(Keys.ARROW_RIGHT)
    assert status(browser).startswith("Step 3 of 3, ")


def test_the_scrubber_and_the_space_bar_move_the_replay(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    browser.run(
        """const range = document.querySelector("dialog input[type=range]");
        range.value = range.max;
        range.dispatchEvent(new Event("input", { bubbles: true }));""")
    assert status(browser).startswith("Step 3 of 3, ")
    browser.press(Keys.HOME)
    browser.run("document.activeElement.blur()")
    browser.press(Keys.SPACE)
    assert browser.one("button.play").text == "Pause"
    browser.press(Keys.SPACE)
    assert browser.one("button.play").text == "Play"


def test_a_step_can_be_chosen_from_the_list(site, browser):
    open_replay(browser, site, "HIT-9/branch")
    last = browser.all("dialog .steps button")[-1]
    browser.run("arguments[0].focus()", last)
    browser.press(Keys.ENTER)
    assert status(browser).startswith("Step 3 of 3, ")
    assert last.get_attribute("aria-current") == "step"


@pytest.mark.parametrize("hash", [
    "#HIT-9/nothing:replay", "#:replay", "#%E0:replay", "#HIT-9:replay", "#HIT-9/nothing?replay"])
def test_an_address_without_an_existing_replay_opens_none(site, browser, hash):
    browser.open(site, f"hit-testing.html{hash}")
    assert browser.all("dialog[open]") == []
    assert browser.console_messages() == []


@pytest.mark.parametrize("suffix", [":replay", "?replay"])
def test_a_replay_opens_when_the_address_changes(site, browser, suffix):
    browser.open(site, "hit-testing.html")
    browser.run(f"location.hash = '#HIT-9/branch{suffix}'")
    browser.wait("document.querySelector('dialog[open]')")


@pytest.mark.parametrize("width", [375, 1280])
def test_the_player_fits_into_the_window(site, browser, diverging, width):
    browser.size(width)
    open_replay(browser, site, diverging)
    browser.press(Keys.END)
    box = browser.run(
        "const r = document.querySelector('dialog').getBoundingClientRect();"
        "return [r.left >= 0, r.right <= innerWidth, r.top >= 0, r.bottom <= innerHeight]")
    assert box == [True] * 4
    for button in browser.all("dialog footer button"):
        assert button.is_displayed()


def test_the_address_of_a_replay_leads_to_its_row_without_scripts(site, browser):
    browser.open_without_scripts(site, "hit-testing.html#HIT-9/branch:replay")
    row = browser.one("[id='HIT-9/branch']")
    assert browser.run(
        "const r = arguments[0].getBoundingClientRect(); return r.bottom > 0 && r.top < innerHeight", row)
