"""The lab with scroll views: what people ask about them, by mouse and by keys."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys

from test_accessibility import DESKTOP, PHONE, assert_no_violations_in_both_themes
from test_lab import field, fill, lab, open_lab, place, select, steps, without_clock

# How large a stage of 300 by 400 points is drawn.
SCALE = 0.75
# Points of the stage `list`: the crosshair begins in its middle.
MIDDLE = (150, 200)
FIELD, GO, EMPTY = (150, 40), (80, 120), (150, 340)


def told(browser):
    """Returns the calls of all steps: `touchesBegan(_:with:) dot → list`."""
    return browser.run("return [...document.querySelectorAll('.lab-told')].map((e) => e.textContent)")


def standing(browser):
    """Returns how things stand, by their words: `{'first responder': 'nobody'}`."""
    return dict(browser.run(
        """return [...document.querySelectorAll(".lab-states dt")]
          .map((term) => [term.textContent, term.nextElementSibling.textContent])"""))


def offset(browser, name):
    """Returns the content offset of a scroll view."""
    return [float(number) for number in standing(browser)[f"content offset of {name}"].split()]


class Finger:
    """A finger that presses, moves, rests and is lifted; the lab's clock stands still."""

    def __init__(self, browser):
        self.browser = browser
        self.at = MIDDLE

    def change(self, action):
        """Waits until the script has a step more."""
        before = len(steps(self.browser))
        action()
        self.browser.wait(f"document.querySelectorAll('.lab-step').length > {before}")

    def tap(self, point):
        self.press(point)
        self.lift()

    def drag(self, *points):
        self.press(points[0])
        for point in points[1:]:
            self.move(point)
        self.lift()


class Mouse(Finger):
    """Uses fingers that stay down, so that time can pass between two movements of the mouse."""

    def __init__(self, browser):
        super().__init__(browser)
        browser.run("document.querySelector('.lab-tools .lab-check input').click()")

    def travel(self, *points):
        actions = ActionBuilder(self.browser.driver, duration=50)
        for index, point in enumerate(points):
            spot = [SCALE * coordinate for coordinate in point]
            actions.pointer_action.move_to_location(*place(self.browser, spot))
            if index == 0:
                actions.pointer_action.pointer_down()
        actions.pointer_action.pointer_up()
        self.change(actions.perform)
        self.at = points[-1]

    def press(self, point):
        self.travel(point)

    def move(self, point):
        self.travel(self.at, point)

    def lift(self):
        self.travel(self.at)

    def rest(self):
        button = "[...document.querySelectorAll('.lab-tools button')]" \
                 ".find((button) => button.textContent === 'Wait 0.5 s')"
        self.change(self.browser.run(f"return {button}").click)


class Keyboard(Finger):
    """Moves the crosshair by ten points for each key."""

    def arrows(self, point):
        self.browser.run("document.querySelector('.lab-sheet').focus()")
        keys = []
        for axis, (back, forth) in enumerate([
                (Keys.ARROW_LEFT, Keys.ARROW_RIGHT), (Keys.ARROW_UP, Keys.ARROW_DOWN)]):
            count, rest = divmod(abs(point[axis] - self.at[axis]), 10)
            assert rest == 0
            keys += [forth if point[axis] > self.at[axis] else back] * count
        self.at = point
        self.browser.press(*keys)

    def press(self, point):
        self.arrows(point)
        self.change(lambda: self.browser.press(Keys.SPACE))

    def move(self, point):
        self.change(lambda: self.arrows(point))

    def lift(self):
        self.change(lambda: self.browser.press(Keys.SPACE))

    def rest(self):
        self.browser.run(
            """[...document.querySelectorAll(".lab-tools button")]
              .find((button) => button.textContent === "Wait 0.5 s").focus()""")
        self.change(lambda: self.browser.press(Keys.ENTER))
        self.browser.run("document.querySelector('.lab-sheet').focus()")


@pytest.fixture(params=[Mouse, Keyboard])
def finger(request, lab, browser):
    """A finger in the lab on the stage with a list."""
    open_lab(browser, lab, "lab.html#list")
    without_clock(browser)
    return request.param(browser)


def test_a_button_in_a_scroll_view_is_highlighted_late(finger, browser):
    finger.press(GO)
    assert "highlighted" not in standing(browser)
    assert not any("go" in call.split() for call in told(browser))
    finger.rest()
    assert standing(browser)["highlighted"] == "go"
    assert browser.one("g.pressed").text.startswith("go")
    finger.lift()
    assert "save model" in told(browser)
    assert browser.console_messages() == []


def test_the_keyboard_goes_when_one_scrolls(finger, browser):
    finger.tap(FIELD)
    assert standing(browser)["first responder"] == "field"
    assert browser.one(".lab-keyboard").is_displayed()
    finger.drag(EMPTY, (150, 280))
    assert offset(browser, "list")[1] > 20
    assert standing(browser)["first responder"] == "nobody"
    assert not browser.one(".lab-keyboard").is_displayed()


def test_content_that_is_scrolled_away_is_drawn_apart(finger, browser):
    last = "[...document.querySelectorAll('g[data-figure]')]" \
           ".find((figure) => figure.textContent.startsWith('last'))"
    assert "nowhere" in browser.run(f"return {last}").get_attribute("class")
    outline = "return document.querySelector('g.scroll > path').getAttribute('d')"
    before = browser.run(outline)
    finger.drag(EMPTY, (150, 100))
    finger.drag(EMPTY, (150, 100))
    assert browser.run(f"return {last}").get_attribute("class") == "view"
    # The scroll indicator is a part of the outline.
    assert browser.run(outline) != before


def test_time_passes_while_a_scroll_view_holds_a_touch(lab, browser):
    open_lab(browser, lab, "lab.html#list")
    Keyboard(browser).press(GO)
    browser.wait("document.querySelector('g.pressed') !== null")
    browser.press(Keys.SPACE)


def test_a_scroll_view_is_added_and_set_up_in_the_inspector(lab, browser):
    open_lab(browser, lab)
    select(browser, "A")
    kinds = "return [...document.querySelectorAll('.lab-add option')].map((e) => e.textContent)"
    assert "scroll view" in browser.run(kinds) and "scroll pan recognizer" not in browser.run(kinds)
    add = """const [kind, add] = document.querySelectorAll(".lab-add select, .lab-add button");
        kind.value = arguments[0];
        add.click()"""
    browser.run(add, "scroll view")
    assert steps(browser) == ["given list has content size 150 300"]
    browser.run(add, "scroll pan recognizer")
    assert "scroll pan recognizer" not in browser.run(kinds)
    for key, slot, value in [
            ("contentOffset", "to 1", 30), ("contentInset bottom", "to", 20), ("contentInset top", "to", 10)]:
        field(browser, f"field {key}")
        fill(browser, f"field {key} {slot}", value)
    for key in ["delaysContentTouches", "alwaysBounceHorizontal", "bounces"]:
        field(browser, f"field {key}")
    field(browser, "field bounces")
    assert steps(browser) == [
        "given list has content size 150 300", "given list has content offset 0 30",
        "given list has content inset 20 at the bottom", "given list has content inset 10 at the top",
        "given list does not delay content touches", "given list always bounces horizontally"]
    assert "pan" in browser.one("g.recognizer").text
    assert browser.console_messages() == []


def test_the_examples_of_the_page_open_in_the_lab(lab, browser):
    browser.open(lab, "scroll-views.html")
    browser.unfold()
    browser.wait(
        "[...document.querySelectorAll('table.scenarios')]"
        ".every((table) => table.querySelector('.open-in-lab'))", 30)
    links = browser.run(
        """return [...document.querySelectorAll("figure.story .source a:not(.open-in-lab)")].map((source) => [
          source.textContent,
          document.getElementById(source.textContent).querySelector(".open-in-lab").href])""")
    assert len(links) >= 6
    for name, link in links:
        browser.driver.get(link)
        browser.wait(f"document.querySelector('.lab-about a')?.textContent === '{name}'", 20)
        assert browser.run("return document.querySelector('.lab-problem').textContent") == ""
    assert browser.console_messages() == []


@pytest.mark.parametrize("page, width", [("lab.html#list", DESKTOP), ("ko/lab.html#list", PHONE)])
def test_the_lab_with_a_list_has_no_violations(lab, browser, page, width):
    browser.size(width)
    open_lab(browser, lab, page)
    browser.run(
        """[...document.querySelectorAll('[role=treeitem]')]
          .find((item) => item.dataset.key === "list").click()
        document.querySelector('.lab-sheet').focus()""")
    ActionChains(browser.driver).send_keys(Keys.SPACE).perform()
    # What is around the lab is as it is with other stages.
    assert_no_violations_in_both_themes(browser, within="#lab")
    assert browser.run("return document.documentElement.scrollWidth") <= width
