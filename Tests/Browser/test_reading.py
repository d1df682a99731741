"""Navigation, links, themes and layout of pages."""

import pytest
from selenium.webdriver.common.keys import Keys

from test_verdicts import qt  # noqa: F401

SIZES = [1280, 820]


def fits_into_windows(browser, page):
    """Checks that the page is not wider than the window."""
    for width in SIZES:
        browser.size(width)
        assert browser.run("return document.documentElement.scrollWidth") <= width, page


@pytest.mark.parametrize("address, width", [
    ("gestures.html#GESTURE-30", 1280), ("ko/controls.html#CONTROL-24", 375),
])
def test_the_target_of_an_address_stays_at_the_top_of_the_window(site, browser, address, width):
    browser.size(width)
    browser.open(site, address)
    # The buttons in the rows above are added last.
    browser.wait("""[...document.querySelectorAll('details[open] > .scroll tr[id] > th')]
        .every((head) => head.querySelector('button.copy'))""", 30)
    browser.run("await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    place = address.partition("#")[2]
    top = browser.run("return document.getElementById(arguments[0]).getBoundingClientRect().top", place)
    # Below the head of the site.
    assert 40 <= top < 90


def test_the_section_in_view_is_marked_in_the_outline(site, browser):
    browser.size(1600)
    browser.open(site, "hit-testing.html#HIT-20")
    current = "document.querySelector('.outline [aria-current=location]')"
    browser.wait(f"{current}?.hash === '#HIT-20'")
    assert browser.run(f"return {current}.checkVisibility()")
    # The stage, which is loaded later, makes the outline smaller; the mark then follows in a frame.
    browser.wait(
        "(() => {"
        f"const a = {current}.getBoundingClientRect();"
        "const b = document.querySelector('.outline details').getBoundingClientRect();"
        "return a.top >= b.top && a.bottom <= b.bottom && b.top >= 0 && b.bottom <= innerHeight;"
        "})()")
    browser.run("window.scrollTo({top: 0, behavior: 'instant'})")
    browser.wait(f"{current} === null")
    browser.run("window.scrollTo({top: 1e9, behavior: 'instant'})")
    browser.wait(f"{current} === [...document.querySelectorAll('.outline a')].pop()")


def test_the_outline_is_collapsed_in_a_narrow_window(site, browser):
    browser.size(820)
    browser.open(site, "hit-testing.html")
    link = browser.all(".outline a")[5]
    assert not link.is_displayed()
    browser.one(".outline summary").click()
    assert link.is_displayed()
    link.click()
    assert not link.is_displayed()
    assert browser.run("return location.hash") == "#HIT-5"


def test_a_page_has_breadcrumbs_and_links_to_its_neighbours(site, browser):
    browser.open(site, "hit-testing.html")
    crumbs = browser.all("nav.breadcrumbs li")
    assert [crumb.text for crumb in crumbs] == ["Overview", "Hit-testing"]
    links = browser.all("nav.neighbours a")
    assert [link.get_attribute("rel") for link in links] == ["prev", "next"]
    assert [link.text for link in links] == [
        "Previous\nThe responder chain", "Next\nWindows and dispatch"
    ]


CLIPBOARD = """
  Object.defineProperty(navigator, 'clipboard', {value: {
    writeText: async text => { if (REFUSED) throw new Error(); window.copied = text; }}});
"""


def test_a_copied_link_is_announced(site, browser):
    handle = browser.before_scripts(CLIPBOARD.replace("REFUSED", "false"))
    browser.open(site, "hit-testing.html#HIT-9/branch")
    browser.stop(handle)
    button = browser.one("[id='HIT-9/branch'] button.copy")
    # Content far from the viewport is not laid out, and has no accessible name before.
    browser.run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", button)
    assert button.accessible_name == "Copy the link to HIT-9/branch"
    assert browser.one("[id='HIT-9/branch'] th").accessible_name == "branch"
    heading = browser.one("[id='HIT-9']").text
    assert heading == "HIT-9 A hidden view is skipped with everything inside it"
    browser.run("arguments[0].focus()", button)
    button.send_keys(Keys.ENTER)
    said = browser.wait("document.querySelector('body > [role=status]').textContent")
    assert said == "The link to HIT-9/branch is copied."
    assert browser.run("return copied") == f"file://{site}/hit-testing.html#HIT-9/branch"


def test_the_copied_link_to_a_row_of_a_published_site_is_its_address(qt, browser):  # noqa: F811
    handle = browser.before_scripts(CLIPBOARD.replace("REFUSED", "false"))
    for page in ["hit-testing.html#HIT-9/branch", "ko/hit-testing.html#HIT-9/branch"]:
        browser.open(qt, page)
        browser.run("document.querySelector('[id=\"HIT-9/branch\"] button.copy').click()")
        browser.wait("document.querySelector('body > [role=status]').textContent")
        address = page.replace("hit-testing.html#HIT-9/branch", "row/HIT-9/branch.html")
        assert browser.run("return copied") == f"https://example.com/c/{address}"
        # A clause has none of its own.
        browser.run("delete window.copied; document.querySelector('#HIT-9 ~ .facts button.copy').click()")
        assert browser.wait("window.copied").endswith("hit-testing.html#HIT-9")
    browser.stop(handle)


def test_a_link_that_cannot_be_copied_is_put_into_the_address_bar(site, browser):
    handle = browser.before_scripts(CLIPBOARD.replace("REFUSED", "true"))
    browser.open(site, "hit-testing.html#HIT-9/branch")
    browser.stop(handle)
    browser.run("document.querySelector('#HIT-9 ~ .facts button.copy').click()")
    said = browser.wait("document.querySelector('body > [role=status]').textContent")
    assert said == "The link to HIT-9 could not be copied; it is in the address bar now."
    assert browser.run("return location.hash") == "#HIT-9"


S31 = "a[href='sources.html#S31']"


def test_a_source_links_to_its_row_in_the_traceability_matrix(site, browser):
    browser.open(site, "hit-testing.html")
    browser.run("document.querySelector(arguments[0]).closest('details').open = true", S31)
    browser.one(S31).click()
    assert browser.run("return document.querySelector(':target').innerText").startswith("S31")


GROUND = "getComputedStyle(document.documentElement).backgroundColor"
LIGHT, DARK = "rgb(255, 255, 255)", "rgb(20, 22, 27)"


def choose(browser, theme):
    browser.run(
        "const s = document.querySelector('.theme select'); s.value = arguments[0];"
        "s.dispatchEvent(new Event('change'))", theme)


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_chosen_theme_is_stored(site, browser, system):
    browser.media(prefers_color_scheme=system)
    own, other = (LIGHT, DARK) if system == "light" else (DARK, LIGHT)
    browser.open(site, "index.html")
    assert browser.run(f"return {GROUND}") == own
    choose(browser, "dark" if system == "light" else "light")
    assert browser.run(f"return {GROUND}") == other
    browser.open(site, "hit-testing.html")
    assert browser.run(f"return {GROUND}") == other
    assert browser.one(".theme select").get_attribute("value") != system
    choose(browser, "auto")
    browser.open(site, "index.html")
    assert browser.run(f"return {GROUND}") == own


def test_the_theme_applies_to_the_page_if_it_cannot_be_stored(site, browser):
    handle = browser.before_scripts(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('forbidden') }})")
    browser.open(site, "index.html")
    browser.stop(handle)
    choose(browser, "dark")
    assert browser.run(f"return {GROUND}") == DARK
    assert browser.console_messages() == []


@pytest.mark.parametrize(
    "old, new",
    [
        ("one.html#HIT-90", "one.html#HIT-1"),
        ("one.html#HIT-91", "two.html#HIT-2/inside"),
        ("old.html", "one.html"),
        ("old.html#HIT-1/inside", "one.html#HIT-1/inside"),
        ("old.html#HIT-90", "one.html#HIT-1"),
        ("old.html#HIT-92", "two.html#HIT-2"),
    ],
)
def test_an_old_address_redirects_to_the_new_one(moved, browser, old, new):
    browser.open(moved, old)
    browser.wait(f"location.href === 'file://{moved}/{new}'")


def test_an_old_address_names_the_new_one_without_scripts(moved, browser):
    browser.scripts(False)
    browser.open(moved, "one.html#HIT-90")
    notes = browser.all(".moves li")
    assert [note.text for note in notes if note.is_displayed()] == ["HIT-90 is now HIT-1"]
    browser.open(moved, "old.html")
    browser.scripts(True)
    browser.wait(f"location.href === 'file://{moved}/one.html'")


def fits_on_paper(browser, page):
    """Checks that the print layout is light, not too wide, and without controls."""
    browser.media("print", prefers_color_scheme="dark")
    browser.size(680)
    assert browser.run("return document.documentElement.scrollWidth") <= 680, page
    assert browser.run(f"return {GROUND}") == LIGHT
    shown = browser.run(
        "return [...document.querySelectorAll('.copy, .theme, nav, footer')]"
        ".filter(e => e.checkVisibility() && !e.matches('.contents')).map(e => e.className)")
    assert shown == [], page


def edges(browser, *selectors):
    """Returns the upper and lower edge of each element in the window."""
    return browser.run(
        """return arguments[0].map((selector) => {
          const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
          return [top, bottom];
        })""", selectors)


@pytest.mark.parametrize("page", ["hit-testing.html", "ko/hit-testing.html"])
@pytest.mark.parametrize("width, height", [(1440, 900), (1024, 768), (375, 812)])
def test_a_link_to_a_row_shows_the_rule_that_it_belongs_to(site, browser, page, width, height):
    browser.size(width, height)
    browser.open(site, f"{page}#HIT-9/outermost-view")
    row = "[id='HIT-9/outermost-view']"
    browser.wait(f"document.querySelector(\"{row}\").checkVisibility() && conform.arrivedAt")
    browser.wait(f"""(() => {{
      const title = document.getElementById("HIT-9").getBoundingClientRect();
      const line = document.querySelector(".rule.shown");
      return title.top >= 50 || line && line.textContent.startsWith("HIT-9MUST");
    }})()""")
    (_, head), (top, bottom) = edges(browser, "header.site", row)
    assert head <= top and bottom <= height
    if width == 375:
        assert edges(browser, ".rule .title")[0][1] <= top
    else:
        # The head of the table stays above its rows.
        assert edges(browser, f"table:has({row}) thead th")[0][1] <= top + 1


def test_the_head_of_a_table_stays_in_view_with_the_title(site, browser):
    browser.size(1280, 500)
    browser.open(site, "gestures.html#GESTURE-39/page-control")
    browser.wait("document.querySelector('.rule.shown')")
    row = "[id='GESTURE-39/page-control']"
    (_, head), (line, under), (heads, below), (top, _) = edges(
        browser, "header.site", ".rule .title", f"table:has({row}) thead th", row)
    assert head == pytest.approx(line, abs=1) and under == pytest.approx(heads, abs=1) and below <= top + 1
    assert browser.one(".rule").text.split()[:2] == ["GESTURE-39", "MUST"]
    # The title itself is what assistive technology and the keyboard find.
    assert browser.run("return document.querySelector('.rule').ariaHidden") == "true"
    assert browser.run("return document.querySelector('.rule a').tabIndex") == -1


def test_every_row_offers_the_same_in_the_same_place(site, browser):
    browser.open(site, "hit-testing.html#HIT-9")
    browser.wait("document.querySelectorAll(\"tr[id^='HIT-9/'] .rerun\").length === 6")
    places = browser.run(
        """return [...document.querySelectorAll("tr[id^='HIT-9/'] > th")].map((head) => {
          const name = head.querySelector(".permalink").getBoundingClientRect();
          return [...head.querySelector(".acts-of-row").children].map((act) => {
            const { left, top } = act.getBoundingClientRect();
            return [act.className.split(" ")[0], Math.round(left), top >= name.bottom - 4];
          });
        })""")
    assert all(place == places[0] for place in places)
    assert [name for name, _, _ in places[0]] == ["replay", "copy", "rerun"]
    assert all(isBelow for _, _, isBelow in places[0])


def test_rows_of_a_long_page_are_folded_until_they_are_opened_or_linked_to(site, browser):
    browser.open(site, "gestures.html")
    folds = "[...document.querySelectorAll('details.rows')]"
    assert browser.run(f"return {folds}.length > 90 && !{folds}.some((fold) => fold.open)")
    assert browser.all(".acts-of-row") == []
    # A link to a clause opens its rows, and one to a row those around it.
    browser.run("location.hash = 'GESTURE-39'")
    browser.wait(f"{folds}.filter((fold) => fold.open).length === 1")
    browser.wait("document.querySelectorAll(\"tr[id^='GESTURE-39/'] .acts-of-row\").length > 10")
    browser.run("location.hash = 'GESTURE-86/pinch-after-a-rest'")
    browser.wait("document.getElementById('GESTURE-86/pinch-after-a-rest').checkVisibility()")
    # A filter opens what it finds.
    browser.open(site, "gestures.html?clause=GESTURE-86#GESTURE-86")
    browser.wait("document.getElementById('GESTURE-86/pinch-after-a-rest').checkVisibility()")
    browser.open(site, "gestures.html")
    browser.media("print")
    assert browser.run("return document.getElementById('GESTURE-1/its-view').checkVisibility()")


@pytest.mark.parametrize("width", [1280, 375])
def test_the_search_stays_in_view_and_does_not_move_the_page(site, browser, width):
    browser.size(width, 800)
    browser.open(site, "hit-testing.html#HIT-18")
    browser.wait("scrollY > 2000 && conform.arrivedAt === scrollY")
    # Of the clause, because what is above it may still be laid out.
    (before, _), = edges(browser, "[id='HIT-18']")
    browser.press("/")
    assert browser.focused("active.matches('[role=combobox]')")
    (after, _), = edges(browser, "[id='HIT-18']")
    assert after == pytest.approx(before, abs=2)
    (top, bottom), = edges(browser, "[role=combobox]")
    assert 0 <= top and bottom < 70
