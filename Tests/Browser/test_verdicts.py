"""Verdicts of several engines: marks, filters, the matrix, comparisons and added reports."""

import copy
import json

import pytest

from conftest import hit_test_view, make_site, one_report, report_options, word

EVIL = '<img src=x onerror="document.title=1">\u202e'


@pytest.fixture(scope="session")
def report(reports):
    """The report of the local engine, which passes everything."""
    report = json.loads(reports[0].read_text(encoding="utf-8"))
    for result in report["engines"][0]["results"]:
        del result["trace"]
    return report


def engine(report, name, change=lambda result: result, features=None):
    """A report of one engine: the results of the local one, each changed by a function."""
    column = copy.deepcopy(report["engines"][0])
    column["engine"]["name"] = name
    if features is not None:
        column["engine"]["features"] = features
    column["results"] = [change(result) for result in column["results"]]
    verdicts = [result["verdict"] for result in column["results"]]
    for verdict in ["passed", "failed", "deviated", "skipped", "errored"]:
        column["tally"][verdict] = verdicts.count(verdict)
    return one_report(column)


def failing(*clauses, actual="nobody", expected=None, verdict="failed"):
    """Changes the results of some clauses to failures or deviations."""
    def change(result):
        if result["id"].split("/")[0] not in clauses:
            return result
        difference = {
            "step": 0, "line": 1, "phrase": hit_test_view("A"),
            "expected": word("A"), "actual": word(actual),
            "cause": {"step": 0, "sentence": hit_test_view(actual, instead_of="A")},
        }
        result = {**result, "verdict": verdict, "differences": [difference]}
        return {**result, "expected": expected} if expected else result
    return change


def count_of(report, clause):
    """The number of scenarios of a clause."""
    return sum(result["id"].startswith(f"{clause}/") for result in report["engines"][0]["results"])


def skipping(page):
    """Changes the results of a page to skips."""
    def change(result):
        if not result["page"].endswith(page):
            return result
        return {**result, "verdict": "skipped", "reason": word("has none")}
    return change


def site_with(folder, *reports):
    """Makes a site with reports and returns it."""
    files = [folder / f"{number}.json" for number in range(len(reports))]
    for file, content in zip(files, reports):
        file.write_text(json.dumps(content), encoding="utf-8")
    return make_site(folder / "site", *report_options(files))


@pytest.fixture(scope="session")
def engines(report, shared):
    """The folder of a site with three engines; the second fails HIT-9, the third skips a page."""
    known = {"reason": "it looks twice", "link": "https://example.org/7"}
    return shared("engines", lambda folder: site_with(
        folder, engine(report, "First"),
        engine(report, "Second Engine", failing("HIT-9", expected=known)),
        engine(report, "Third", skipping("hit-testing.md")))) / "site"


@pytest.fixture(scope="session")
def versions(report, shared):
    """The folder of a site with the local engine, one that deviates, and two reports of another."""
    return shared("versions", lambda folder: site_with(
        folder, report, engine(report, "Deviates", failing("HIT-9", verdict="deviated")),
        engine(report, "Other", failing("HIT-9", "HIT-1")),
        engine(report, "Same", failing("HIT-2")), engine(report, "Same"))) / "site"


@pytest.fixture(scope="session")
def qt(reports, shared):
    """A published site of the reference engine and of one that fails for a known reason, as Qt does."""

    def fill(folder):
        known = {"reason": "No widget accepted the TouchBegin.", "link": "https://example.org/7"}
        failures = failing("TOUCH-1", "TOUCH-2", "TOUCH-10", "HIT-9", expected=known)
        content = json.loads(reports[0].read_text(encoding="utf-8"))
        file = folder / "qt.json"
        file.write_text(json.dumps(engine(content, "Qt Widgets", failures)), encoding="utf-8")
        make_site(folder / "site", "--check", "--base-url", "https://example.com/c", "--pictures",
                  *report_options([reports[0], file]))

    return shared("qt", fill) / "site"


@pytest.fixture
def added(browser, tmp_path):
    """Returns a function that adds a file to the page and returns the message about it."""

    def add(content, name="mine.json"):
        file = tmp_path / name
        file.write_text(
            content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        browser.wait("document.querySelector('.drop input')")
        browser.run("document.querySelector('.messages')?.replaceChildren()")
        browser.one(".drop input").send_keys(str(file))
        return browser.wait("document.querySelector('.messages li')?.textContent")

    return add


def choose(browser, name, value):
    browser.run(
        """const select = document.querySelector(`.filters [name=${arguments[0]}]`);
        select.value = arguments[1];
        select.dispatchEvent(new Event("change", { bubbles: true }));
        select.dispatchEvent(new Event("input", { bubbles: true }));""", name, value)


def shown(browser, selector):
    """The ids or texts of the visible elements of a selector."""
    return browser.run(
        """return [...document.querySelectorAll(arguments[0])]
        .filter((element) => element.checkVisibility())
        .map((element) => (element.id || element.textContent.trim()))""", selector)


def test_marks_name_engine_and_outcome_for_assistive_technology(browser, engines):
    browser.open(engines, "hit-testing.html#HIT-9/branch")
    assert browser.run(
        """return [...document.getElementById("HIT-9/branch").querySelectorAll("td.mark")]
        .map((cell) => cell.textContent.trim())"""
    ) == ["First passed", "Second Engine failed as expected", "Third skipped"]


def test_a_failed_row_opens_to_what_was_expected_and_why(browser, engines):
    browser.open(engines, "hit-testing.html")
    row = "document.getElementById('HIT-9/branch').nextElementSibling"
    browser.unfold()
    assert browser.run(f"return {row}.querySelector('.versus').checkVisibility()") is False
    browser.run(f"{row}.scrollIntoView({{block: 'center', behavior: 'instant'}})")
    browser.run(f"{row}.querySelector('summary').click()")
    text = browser.run(f"return {row}.querySelector('.versus').innerText")
    for part in ["Second Engine", "expected", "nobody", "Expected to fail: it looks twice"]:
        assert part in text
    assert "First" not in text


def test_all_results_are_readable_without_scripts(browser, engines, report):
    browser.scripts(False)
    browser.open(engines, "compare.html")
    assert len(browser.all("table.differences tbody tr:has(a)")) == count_of(report, "HIT-9")
    browser.open(engines, "hit-testing.html?engine=second-engine&verdict=known")
    assert browser.all(".filters") == []
    assert browser.all("main [hidden]") == []
    browser.open(engines, "matrix.html")
    first = browser.one("table.clauses tbody tr th")
    assert first.text.startswith("HIT-9")
    assert browser.all(".drop, .sort") == []


def test_filters_hide_other_scenarios_and_are_kept_in_the_address(browser, engines):
    browser.open(engines, "hit-testing.html")
    choose(browser, "engine", "second-engine")
    choose(browser, "verdict", "known")
    rows = shown(browser, "table.scenarios tr[id]")
    assert rows and all(row.startswith("HIT-9/") for row in rows)
    assert shown(browser, "article h2[id^='HIT-']") == ["HIT-9"]
    assert len(shown(browser, "nav.contents tbody tr")) == 1
    assert len(shown(browser, "tr[id='HIT-9/branch'] td.mark")) == 1
    assert browser.one(".filters output").text.startswith(f"{len(rows)} of ")
    address = browser.driver.current_url
    assert address.endswith("?engine=second-engine&verdict=known")

    browser.driver.get("about:blank")
    browser.driver.get(address)
    assert shown(browser, "table.scenarios tr[id]") == rows
    browser.one(".filters button").click()
    # All are folded again, as they were before the choice.
    assert shown(browser, "table.scenarios tr[id]") == []
    browser.unfold()
    assert len(shown(browser, "table.scenarios tr[id]")) > len(rows)
    assert "?" not in browser.driver.current_url


def test_filters_know_features_levels_and_disagreement(browser, engines):
    browser.open(engines, "hit-testing.html?verdict=differ")
    assert all(row.startswith("HIT-9/") for row in shown(browser, "table.scenarios tr[id]"))
    browser.open(engines, "hit-testing.html?feature=transforms")
    features = browser.run(
        """return [...document.querySelectorAll("table.scenarios tr[id]:not([hidden])")]
        .map((row) => row.dataset.needs)""")
    assert features and all("transforms" in feature.split() for feature in features)
    browser.open(engines, "touches.html?level=SHOULD")
    levels = shown(browser, "article .facts .level")
    assert not levels or set(levels) == {"SHOULD"}


def test_deviations_differ_from_failures_and_choices_are_shown(browser, report, versions, added):
    browser.open(versions, "hit-testing.html?engine=deviates&verdict=deviated")
    rows = shown(browser, "table.scenarios tr[id]")
    assert rows and all(row.startswith("HIT-9/") for row in rows)
    browser.open(versions, "engines/deviates.html")
    assert "failed" not in browser.one("ul.deviations").text
    assert f"{len(rows)} deviated" in browser.one("ul.deviations").text
    chosen = [result["id"] for result in report["engines"][0]["results"] if "choices" in result]
    assert chosen
    names = shown(browser, "table.choices tbody th")
    assert set(names) == set(chosen)
    browser.open(versions, "compare.html?left=reference&right=deviates")
    assert all(name.startswith("HIT-9/") for name in shown(browser, "table.differences tbody th a"))
    browser.open(versions, "matrix.html")
    assert "is shown" in added(engine(report, "Mine", failing("HIT-9", verdict="deviated")))
    assert browser.console_messages() == []


def test_the_target_of_a_link_is_shown_although_filtered_out(browser, engines):
    browser.open(engines, "hit-testing.html?verdict=differ#HIT-1")
    assert browser.run("return document.getElementById('HIT-1').checkVisibility()")
    assert browser.one("select[name=verdict]").get_attribute("value") == ""


def test_the_matrix_sorts_by_its_heads_with_the_keyboard(browser, engines):
    browser.open(engines, "matrix.html")
    first = "return document.querySelector('table.clauses tbody tr:not([hidden])').dataset.key"
    assert browser.run(first) == "HIT-9"
    button = browser.all("table.clauses .sort")[0]
    button.send_keys("\ue007")
    assert browser.run(first) == "CHAIN-1"
    head = browser.one("table.clauses th[aria-sort]")
    assert head.get_attribute("aria-sort") == "ascending"
    button.send_keys("\ue007")
    assert head.get_attribute("aria-sort") == "descending"
    assert browser.run(first) != "CHAIN-1"
    skipped_last = browser.all("table.clauses .sort")[-1]
    for _ in range(2):
        skipped_last.send_keys("\ue007")
        last = browser.run(
            "return document.querySelector('table.clauses tbody tr:last-child').dataset.key")
        # No engine was asked the rows of a clause that holds on older systems alone.
        assert last.startswith(("HIT-", "INPUT-33"))


def test_the_clauses_of_the_matrix_are_filtered(browser, engines):
    browser.open(engines, "matrix.html?differ=yes")
    assert [key.split()[0] for key in shown(browser, "table.clauses tbody th")] == ["HIT-9"]
    browser.open(engines, "matrix.html?text=hidden&level=MUST")
    rows = shown(browser, "table.clauses tbody th")
    assert rows and all("hidden" in row.lower() for row in rows)
    assert browser.one("[aria-label='Filter the clauses'] output").text.startswith(f"{len(rows)} of ")


def open_groups(browser):
    """Opens the groups of a comparison, which makes their tables."""
    browser.run("for (const group of document.querySelectorAll('.comparison details')) group.open = true")
    browser.wait(
        """[...document.querySelectorAll('.comparison details')].every((group) => group.querySelector('tbody'))""")


def test_two_engines_are_compared_where_they_differ(browser, engines, report):
    browser.open(engines, "compare.html?left=first&right=second-engine")
    browser.wait("document.querySelector('.comparison tbody')")
    rows = shown(browser, ".comparison tbody th a")
    assert len(rows) == count_of(report, "HIT-9")
    assert all(row.startswith("HIT-9/") for row in rows)
    assert browser.all("noscript table") == []
    assert "it looks twice" in browser.one(".comparison tbody").text
    browser.all(".comparison button")[0].click()
    heads = [head.split()[0] for head in shown(browser, ".comparison th.engine")]
    assert heads == ["Second", "First"]
    choose(browser, "right", "third")
    choose(browser, "what", "one")
    # What both did is grouped, and the scenarios are made when a group is opened.
    assert browser.all(".comparison tbody") == []
    open_groups(browser)
    assert len(shown(browser, ".comparison tbody th a")) > 100
    assert browser.driver.current_url.endswith("?left=second-engine&right=third&what=one")


def test_an_added_report_becomes_a_column_with_its_differences(browser, engines, added, report):
    browser.open(engines, "matrix.html")
    mine = engine(report, "Mine" + EVIL, failing("HIT-1", actual=EVIL), features=["hit-testing"])
    assert "Mine<img" in added(mine)
    rows = shown(browser, ".comparison tbody th a")
    assert rows and all(row.startswith("HIT-1/") for row in rows)
    assert EVIL[:-1] + "‹U+202E›" in browser.one(".comparison tbody").text
    assert len(shown(browser, "table[data-matrix=pages] th.engine.own")) == 2
    row = "document.querySelector(\"table.clauses tr[data-key='HIT-1']\")"
    assert browser.run(f"return {row}.querySelector('.own').textContent").startswith("0/")
    assert browser.run(f"return {row}.cells[4].textContent") == str(len(rows))
    assert browser.run("return document.querySelectorAll('main img').length") == 0
    totals = browser.run(
        """return [...document.querySelectorAll("[data-matrix=pages] tfoot tr > *")]
        .map((cell) => cell.querySelector(".spoken")?.textContent)""")
    assert f"{len(rows)} failed" in totals[-2]
    # The second cell is what is known of UIKit.
    assert totals[2] is not None and totals[-1] == totals[3]
    browser.one(".drop > button").click()
    browser.wait("document.readyState === 'complete' && !document.querySelector('[data-matrix] .own')")
    assert browser.run(f"return {row}.cells[4].textContent") == ""
    assert browser.console_messages() == []


def test_an_added_report_can_be_compared_with_another(browser, engines, added, report):
    browser.open(engines, "compare.html")
    added(engine(report, "Mine", failing("HIT-2")))
    choose(browser, "right", "second-engine")
    groups = shown(browser, ".comparison summary small")
    assert [group.split(" · ")[1] for group in groups] == ["HIT-9", "HIT-2"]
    open_groups(browser)
    clauses = {row.split("/")[0] for row in shown(browser, ".comparison tbody th a")}
    assert clauses == {"HIT-2", "HIT-9"}
    assert "left=" not in browser.driver.current_url


def test_a_report_that_is_dropped_is_read(browser, engines, report):
    browser.open(engines, "matrix.html")
    browser.wait("document.querySelector('.drop')")
    browser.run(
        """const transfer = new DataTransfer();
        transfer.items.add(new File([arguments[0]], "dropped.json"));
        for (const kind of ["dragover", "drop"]) {
          document.body.dispatchEvent(
            new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }));
        }""", json.dumps(engine(report, "Dropped", failing("HIT-3"))))
    assert "dropped.json: Dropped is shown" in browser.wait(
        "document.querySelector('.messages li')?.textContent")
    assert {row.split("/")[0] for row in shown(browser, ".comparison tbody th a")} == {"HIT-3"}


def spoilt(change):
    def spoil(report):
        content = engine(report, "Mine")
        change(content)
        return content
    return spoil


def repeat(content):
    content["engines"][0]["results"][1] = content["engines"][0]["results"][0]


def unworded(content):
    content["engines"][0]["results"][0]["verdict"] = "fine"


def hollow(content):
    content["engines"][0]["results"][0]["verdict"] = "failed"


INVALID = [
    (lambda _: "{", "is not JSON, or was cut off"),
    (lambda _: "[]", "is not a report: its 'format'"),
    (lambda _: "null", "is not a report: its 'format'"),
    (spoilt(lambda it: it.update(format="junit")), "is not a report: its 'format'"),
    (spoilt(lambda it: it.update(version=9)), "has version 9, and only version 4 can be read"),
    (spoilt(lambda it: it.pop("version")), "does not say its 'version'"),
    (spoilt(lambda it: it.pop("footer")), "is incomplete: it has no 'footer'"),
    (spoilt(lambda it: it["footer"].update(results=1)), "of 1 results"),
    (spoilt(lambda it: it["footer"].update(results="all")), "footer.results is no count"),
    (spoilt(lambda it: it["footer"].update(complete=False)), "is incomplete"),
    (spoilt(lambda it: it["engines"][0]["tally"].update(notRun=-1)), "tally.notRun is no count"),
    (spoilt(lambda it: it["engines"][0]["tally"].update(passed=1)), "the counts of 'Mine'"),
    (spoilt(lambda it: it["engines"][0].pop("results")), "engines[0] needs 'engine' and 'results'"),
    (spoilt(lambda it: it.update(engines=[])), "is incomplete: it holds 0 of"),
    (spoilt(repeat), "occurs twice"),
    (spoilt(unworded), "engines[0].results[0].verdict is no verdict"),
    (spoilt(hollow), "'failed' needs 'differences'"),
    (spoilt(lambda it: it["engines"][0]["engine"].update(name=7)), "engine.name is no text"),
]


def test_an_invalid_report_is_rejected_with_a_message(browser, engines, added, report):
    browser.open(engines, "matrix.html")
    for content, words in INVALID:
        message = added(content(report))
        assert message.startswith("mine.json: ")
        assert words in message
        assert browser.all("[data-matrix] .own") == []
        assert browser.console_messages() == []


def test_large_files_are_rejected_with_a_message(browser, engines):
    browser.open(engines, "matrix.html")
    browser.wait("document.querySelector('.drop')")
    browser.run(
        """const transfer = new DataTransfer();
        const part = new Uint8Array(1 << 20).fill(32);
        for (const [name, count] of [["large.json", 60], ["huge.json", 65]]) {
          transfer.items.add(new File(Array(count).fill(part), name));
        }
        document.body.dispatchEvent(
          new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));""")
    browser.wait("document.querySelectorAll('.messages li').length === 2", 30)
    large, huge = browser.all(".messages li")
    assert "large.json: the file is not JSON" in large.text
    assert "huge.json: the file is larger than any report" in huge.text
    assert browser.console_messages() == []


def test_a_report_of_a_partial_run_is_shown_with_a_note(browser, engines, added, report):
    content = engine(report, "Mine")
    del content["engines"][0]["results"][100:]
    content["engines"][0]["tally"].update(passed=100, notRun=50)
    content["footer"] = {"complete": False, "results": 100}
    browser.open(engines, "matrix.html")
    assert "Its run was ended early" in added(content)
