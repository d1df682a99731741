"""From a verdict to its reason: figures that lead to their scenarios, findings, expected failures, folded
columns, rerun commands, the first comparison, and reports of the reader on every page."""

import json

import pytest

from test_verdicts import (  # noqa: F401
    added, choose, engine, engines, failing, qt, report, shown, versions)


def follow(browser, selector):
    """Clicks on a link, which must be visible, and waits for the page behind it."""
    link = next(element for element in browser.all(selector) if element.is_displayed())
    before = browser.driver.current_url
    browser.run("arguments[0].click()", link)
    browser.wait(f"location.href !== {json.dumps(before)} && document.readyState === 'complete'")


def status(browser):
    return browser.one(".filters output").text


def test_from_the_index_to_why_an_engine_fails_a_clause_takes_two_clicks_at_most(browser, qt):
    browser.open(qt, "index.html")
    follow(browser, "main a[href='engines/qt-widgets.html']")
    finding = next(part for part in browser.all(".finding") if "TOUCH-10" in part.text)
    assert "No widget accepted the TouchBegin." in finding.text
    # The second click leads to the scenarios of the clause, with what was expected and what was done.
    follow(browser, ".finding a[href$='#TOUCH-10']")
    rows = shown(browser, "table.scenarios tr[id]")
    assert "TOUCH-10/moved-over-a-sibling" in rows
    reason = browser.run(
        """return document.getElementById("TOUCH-10/moved-over-a-sibling").nextElementSibling.innerText""")
    for part in ["No widget accepted the TouchBegin.", "expected", "nobody"]:
        assert part in reason
    assert browser.console_messages() == []


def test_a_finding_names_cause_clauses_rows_and_an_example_with_its_replay(browser, qt):
    browser.open_without_scripts(qt, "engines/qt-widgets.html")
    finding = browser.one(".finding")
    assert browser.one("main h2").text == "Findings"
    assert "No widget accepted the TouchBegin." in finding.find_element("css selector", "h3").text
    links = browser.run(
        """return [...document.querySelectorAll(".finding .in-clauses a")].map((link) => link.textContent)""")
    assert links == ["HIT-9", "TOUCH-1", "TOUCH-2", "TOUCH-10"]
    replay = browser.one(".finding a.to-replay").get_attribute("href")
    assert replay.endswith("hit-testing.html?engine=qt-widgets#HIT-9/innermost-view:replay")
    browser.one(".finding .rows summary").click()
    assert "moved-over-a-sibling" in browser.one(".finding .rows").text


CAUSE = "the hit-test view is nobody, not A"


def test_why_a_row_fails_is_said_wherever_the_failure_is_shown(browser, engines):
    browser.open(engines, "engines/second-engine.html")
    cells = browser.run(
        """return [...document.querySelectorAll("table.failures tbody tr")]
          .map((row) => row.cells[4].textContent)""")
    assert cells and set(cells) == {CAUSE}
    browser.open(engines, "engines/second-engine.html#rows?engine=second-engine&verdict=known")
    browser.wait("document.querySelector('.rows-list tbody')")
    assert browser.all(".rows-list tbody tr")[0].text.count(CAUSE) == 1
    browser.open(engines, "compare.html?left=first&right=second-engine")
    browser.wait("document.querySelector('.comparison tbody')")
    assert browser.one(".comparison tbody p.cause").text == CAUSE
    browser.open(engines, "hit-testing.html")
    assert browser.run(
        """return document.getElementById("HIT-9/branch").nextElementSibling
          .querySelector("p.cause").textContent""") == CAUSE
    browser.open(engines, "ko/hit-testing.html")
    assert browser.run(
        """return document.getElementById("HIT-9/branch").nextElementSibling
          .querySelector("p.cause").textContent""") == "히트 테스트 뷰는 없음 (기대: A)"


@pytest.mark.parametrize("name", ["Astray", "Far Astray"])
@pytest.mark.parametrize("page, place", [("compare.html?left=reference&right={}", ".comparison tbody"),
                                         ("engines/{}.html", "table.failures tbody")])
def test_rows_that_fail_lead_to_the_replay_of_their_engine(browser, site, name, page, place):
    # Both fail the first scenario.
    browser.open(site, page.format(name.lower().replace(" ", "-")))
    browser.wait("document.querySelector('.comparison details, table.failures')")
    browser.run("document.querySelector('.comparison details')?.toggleAttribute('open', true)")
    browser.wait(f"document.querySelector('{place} a.to-replay')")
    replay = browser.one(f"{place} a.to-replay").get_attribute("href")
    browser.driver.get(replay)
    browser.wait("document.querySelector('dialog[open]')")
    pressed = browser.one("dialog .runs [aria-pressed=true]").text
    assert pressed.split(maxsplit=1)[1].startswith(name)
    step, steps = browser.run(
        """return ["[aria-current]", ""].map((part) => document.querySelector(`dialog nav ${part}`).getBoundingClientRect())""")
    assert steps["top"] <= step["top"] + 1 and step["bottom"] <= steps["bottom"] + 1


def test_a_link_to_a_replay_leads_to_the_row(browser, qt):
    browser.open(qt, "touches.html#TOUCH-10/moved-over-a-sibling:replay")
    browser.wait("scrollY > 500")
    assert browser.run(
        """const { top } = document.getElementById("TOUCH-10/moved-over-a-sibling").getBoundingClientRect();
        return top > -50 && top < innerHeight""")


def counts(figure):
    """The numbers of `12/15`."""
    return map(int, figure.split("/"))


# The addresses of visible figures, with what they show.
FIGURES = """return [...document.querySelectorAll(arguments[0])]
  .filter((link) => link.checkVisibility())
  .map((link) => [link.href, link.querySelector("[aria-hidden]")?.textContent])"""


@pytest.mark.parametrize("place, selector", [
    ("matrix.html", "table[data-matrix=pages] a.figure"),
    ("matrix.html", "table[data-matrix=clauses] tr[data-key='TOUCH-10'] a.figure"),
    ("index.html", "td.engine a"),
    ("engines/qt-widgets.html", "table.matrix a.figure"),
    ("touches.html", ".rollup a.figure"),
])
def test_a_figure_leads_to_exactly_its_scenarios(browser, qt, place, selector):
    browser.open(qt, place)
    figures = [(address, text) for address, text in browser.run(FIGURES, selector)
               if ".html?" in address and text]
    assert figures
    wrong = [figure for figure in figures if "verdict=wrong" in figure[0]]
    assert wrong
    for address, text in wrong[:2] + figures[:2]:
        browser.leave()
        browser.driver.get(address)
        passed, asked = counts(text)
        expected = asked - passed if "verdict=wrong" in address else asked
        assert int(status(browser).split()[0]) == expected
        assert len(shown(browser, "table.scenarios:not(.steps) tr[id], table.steps")) == expected


def test_figures_over_all_pages_lead_to_a_list_on_the_page_of_the_engine(browser, qt):
    browser.open(qt, "engines/qt-widgets.html")
    known = int(browser.one(".deviations .known").text.split()[0])
    browser.one(".deviations a:has(.known)").click()
    browser.wait("document.querySelector('.rows-list tbody')")
    assert f"failed as expected, {known} scenarios" in browser.one("#rows").text
    rows = shown(browser, ".rows-list tbody th")
    assert len(rows) == known
    assert "No widget accepted the TouchBegin." in browser.one(".rows-list tbody").text
    assert browser.focused("active.id") == "rows"
    browser.driver.back()
    browser.wait("document.querySelector('.rows-list').hidden")
    browser.run("""[...document.querySelectorAll("tr[data-feature=touches] a.figure")][0].click()""")
    browser.wait("!document.querySelector('.rows-list').hidden")
    assert "touches" in browser.one("#rows").text
    assert browser.console_messages() == []


def test_a_figure_of_the_same_page_selects_without_loading_it(browser, qt):
    browser.open(qt, "touches.html")
    browser.run("globalThis.stayed = true")
    browser.run("""document.querySelector("h2#TOUCH-10 ~ .rollup a.known").click()""")
    assert {row.split("/")[0] for row in shown(browser, "table.scenarios tr[id]")} == {"TOUCH-10"}
    assert browser.run("return globalThis.stayed") is True
    assert browser.one("select[name=clause]").get_attribute("value") == "TOUCH-10"
    browser.driver.back()
    browser.wait("document.querySelector('select[name=verdict]').value === ''")
    # The rows of all clauses are folded again.
    assert len(shown(browser, "details.rows > summary")) > 30
    assert shown(browser, "table.scenarios tr[id]") == []


def test_an_engine_that_is_chosen_folds_the_others(browser, qt):
    browser.open(qt, "touches.html?engine=qt-widgets")
    assert len(shown(browser, "nav.contents thead th.engine")) == 1
    assert len(shown(browser, "#TOUCH-10 ~ .facts + .rollup > li")) <= len(
        browser.all("#TOUCH-10 ~ .facts + .rollup"))
    assert len(shown(browser, "tr[id='TOUCH-10/moved-over-a-sibling'] td.mark")) == 1
    browser.open(qt, "matrix.html?engine=qt-widgets")
    assert len(shown(browser, "table[data-matrix=pages] thead th[scope=colgroup]")) == 1
    assert len(shown(browser, "table.clauses tbody tr:first-child td.engine")) == 1
    choose(browser, "engine", "")
    assert len(shown(browser, "table.clauses tbody tr:first-child td.engine")) == 2


def test_failing_engines_come_first_and_known_failures_have_their_sign(browser, engines):
    browser.open(engines, "hit-testing.html")
    assert browser.run(
        """return document.querySelector("#HIT-9 ~ .rollup li").textContent""").startswith("SE")
    sign = """return getComputedStyle(document.querySelector(arguments[0]), "::before").content"""
    assert "~" in browser.run(sign, "tr[id='HIT-9/branch'] td.mark.known")
    assert "~" in browser.run(sign, ".legend .known")
    assert shown(browser, ".legend li") == ["passed", "failed as expected", "skipped"]
    browser.open(engines, "matrix.html")
    assert "~" in browser.run(sign, "tr[data-key='HIT-9'] .known")
    browser.media("print")
    assert "~" in browser.run(sign, "tr[data-key='HIT-9'] .known")


def test_the_rerun_command_of_a_row_is_copied(browser, engines):
    browser.open(engines, "hit-testing.html#HIT-9/branch")
    browser.run("""globalThis.copied = [];
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (text) => { copied.push(text); } } });""")
    button = "document.getElementById('HIT-9/branch').querySelector('button.rerun')"
    browser.wait(button)
    assert "HIT-9/branch" in browser.run(f"return {button}.ariaLabel")
    browser.run(f"{button}.click()")
    browser.wait(f"{button}.matches('.done')")
    assert browser.run("return copied") == [
        "conform --engine local --filter 'HIT-9/branch'"]


def test_the_comparison_begins_with_the_engines_that_differ_most(browser, engines):
    browser.open(engines, "compare.html")
    browser.wait("document.querySelector('.comparison tbody')")
    values = [browser.one(f"select[name={side}]").get_attribute("value") for side in ["left", "right"]]
    assert values == ["first", "second-engine"]


def test_two_reports_of_one_engine_are_compared_first(browser, versions):  # noqa: F811
    browser.open(versions, "compare.html")
    browser.wait("document.querySelector('.comparison tbody')")
    values = [browser.one(f"select[name={side}]").get_attribute("value") for side in ["left", "right"]]
    assert values == ["same", "same-2"]
    assert {row.split("/")[0] for row in shown(browser, ".comparison tbody th a")} == {"HIT-2"}


def test_a_report_of_the_reader_is_a_column_of_a_page(browser, engines, added, report):  # noqa: F811
    browser.open(engines, "hit-testing.html")
    browser.one(".own-report summary").click()
    known = {"reason": "It is old."}
    assert "is shown" in added(engine(report, "Mine", failing("HIT-1", expected=known)))
    rows = browser.run(
        """return [...document.querySelectorAll("tr[id^='HIT-1/']")].map((row) => row.id)""")
    assert browser.run(
        """return document.getElementById(arguments[0]).querySelector("td.own").textContent""",
        rows[0]) == "Mine failed as expected"
    assert browser.run(
        """return document.getElementById(arguments[0]).nextElementSibling.textContent""",
        rows[0]).count("It is old.") == 1
    assert shown(browser, "nav.contents th.own") != []
    choose(browser, "engine", "own-1")
    choose(browser, "verdict", "wrong")
    assert shown(browser, "table.scenarios tr[id]") == rows
    assert browser.run("return document.documentElement.scrollWidth") <= 1280
    browser.one(".drop > button").click()
    browser.wait("document.readyState === 'complete' && !document.querySelector('.own')")
    assert len(shown(browser, "table.scenarios tr[id]")) > len(rows)
    assert browser.console_messages() == []


def test_a_report_is_kept_where_the_reader_wishes_and_can_be_removed(
        browser, engines, added, report):  # noqa: F811
    browser.open(engines, "matrix.html")
    added(engine(report, "Mine", failing("HIT-1")))
    browser.open(engines, "hit-testing.html")
    assert browser.all(".own") == []

    browser.open(engines, "matrix.html")
    added(engine(report, "Mine", failing("HIT-1")))
    browser.one("[name=keep]").click()
    browser.wait("localStorage.getItem('conform:reports')")
    for page, column in [
            ("hit-testing.html", "td.mark.own"), ("matrix.html", "th.own"),
            ("ko/hit-testing.html", "td.mark.own")]:
        browser.open(engines, page)
        browser.wait(f"document.querySelector('{column}')")
    browser.open(engines, "compare.html")
    browser.wait("document.querySelector('.comparison option[value=own-1]')")
    browser.one(".drop > button").click()
    browser.wait("!localStorage.getItem('conform:reports')")
    browser.open(engines, "hit-testing.html")
    assert browser.all(".own") == []
    assert browser.console_messages() == []


def test_traces_of_the_reader_are_there_for_the_replay(browser, engines, reports, added):  # noqa: F811
    browser.open(engines, "hit-testing.html")
    browser.one(".own-report summary").click()
    added(reports[0].read_text(encoding="utf-8"))
    browser.one("[name=keep]").click()
    browser.wait("localStorage.getItem('conform:reports')")
    browser.open(engines, "hit-testing.html")
    browser.wait("document.querySelector('.own')")
    found = browser.run(
        """return conform.ownEngines().map(({ key, results }) =>
          [key, results.get('HIT-9/branch').trace.length])""")
    assert found == [["own-1", 3]]
    browser.one(".own-report summary").click()
    browser.one(".drop > button").click()
    browser.wait("!localStorage.getItem('conform:reports')")
