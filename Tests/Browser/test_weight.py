"""Sizes of pages, what moves while they are loaded, and the speed of a page with very many scenarios."""

import gzip
import json

import pytest

from conftest import failing_column, make_site, one_report, pages, run_conform

LIMIT = 220_000

HEAD = """# {count} scenarios

| responder | kind        | in     | frame       |
| --------- | ----------- | ------ | ----------- |
| app       | application |        |             |
| window    | window      | app    | 0 0 100 100 |
| A         | view        | window | 0 0 50 50   |
"""

CLAUSE = """
## HIT-{clause} Rule number {clause} of many

It MUST be found.

Sources: tests. Feature: hit-testing. Confidence: documented.

| scenario | when touching | then the hit-test view is |
| -------- | ------------- | ------------------------- |
"""


def measured(files):
    return {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}


def test_no_file_of_the_site_exceeds_the_size_limit(site, record_property):
    sizes = measured([site / page for page in pages(site)] + sorted(site.glob("*.js")))
    heaviest = sorted(sizes.items(), key=lambda pair: -pair[1])[:3]
    record_property("measured", f"five engines with traces, compressed: {heaviest}")
    assert heaviest[0][1] < LIMIT


SHIFT = """
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""
# Returns by how much content has moved until the page had nothing more to do.
SHIFTED = """
  const [done] = arguments;
  const idle = () => new Promise((next) => requestIdleCallback(() => requestAnimationFrame(next), { timeout: 500 }));
  const rest = async () => {
    while (document.querySelector("main [data-replay]") && !document.querySelector(".beside")) await idle();
    for (let turn = 0; turn < 10; turn += 1) await idle();
  };
  rest().then(() => done(shift));
"""


def open_without_shift(browser, site, page):
    """Opens a page, whose content may not move while it is loaded and scripts add to it."""
    handle = browser.before_scripts(SHIFT)
    browser.open(site, page)
    browser.stop(handle)
    assert browser.driver.execute_async_script(SHIFTED) < 0.05, page


@pytest.mark.parametrize("page", ["gestures.html", "matrix.html"])
def test_most_tables_of_a_long_page_are_laid_out_when_they_are_near(site, browser, page):
    browser.open(site, page)
    count = "[...document.querySelectorAll('.scroll.far table tr')]"
    laid = count + ".filter((row) => row.checkVisibility({ contentVisibilityAuto: true }))"
    every, before = browser.run(f"return [{count}.length, {laid}.length]")
    assert every > 200 and before < every / 5
    # They can be opened, found, linked and printed.
    browser.run(
        """const table = document.querySelector(".scroll.far");
        const fold = table.closest("details");
        if (fold) fold.open = true;
        table.scrollIntoView();""")
    browser.wait(f"{laid}.length > {before}")
    browser.media("print")
    assert browser.run(f"return {laid}.length") == every


@pytest.fixture(scope="module")
def crowds(tmp_path_factory):
    """Sites of one page each, one with a hundred scenarios and one with two thousand."""
    sites = {}
    for count in [100, 2_000]:
        folder = tmp_path_factory.mktemp(f"crowd-{count}")
        spec = folder / "Spec"
        spec.mkdir()
        rows = [HEAD.format(count=count)]
        for clause in range(count // 100):
            rows.append(CLAUSE.format(clause=clause + 1))
            for row in range(100):
                at, found = ("10 10", "A") if row % 2 else ("60 60", "window")
                rows.append(f"| row-{row} | {at} | {found} |\n")
        (spec / "crowd.md").write_text("".join(rows), encoding="utf-8")
        local = run_conform(folder / "local.json", "--spec", spec)
        other = folder / "other.json"
        other.write_text(
            json.dumps(one_report(failing_column(local["engines"][0], "Astray", 10))), encoding="utf-8")
        sites[count] = make_site(
            folder / "out", "--spec", spec, "--report", folder / "local.json", "--report", other)
    return sites


FRAME = "await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));"
DEEDS = {
    "filter": """
      const select = document.querySelector('.filters [name=verdict]');
      select.value = 'failed';
      select.dispatchEvent(new Event('change', { bubbles: true }));""",
    "unfilter": """document.querySelector('.filters button').click();""",
    "open": """
      for (const fold of document.querySelectorAll('details.rows')) fold.open = true;""",
    "scroll": """
      for (let part = 1; part <= 8; part += 1) {
        scrollTo({ top: document.body.scrollHeight * part / 8, behavior: 'instant' });
        """ + FRAME + "}",
    "search": """
      const field = document.querySelector('[role=combobox]');
      field.value = 'rule row';
      field.dispatchEvent(new Event('input', { bubbles: true }));""",
}


def times(browser, site, count):
    """Returns the milliseconds that a page takes to load and for each of `DEEDS`."""
    browser.open(site, "crowd.html")
    spent = {"load": browser.run(
        "return performance.getEntriesByType('navigation')[0].loadEventEnd")}
    assert len(browser.all("table.scenarios")) == count // 100
    browser.one("[role=combobox]").click()
    browser.wait("globalThis.conformIndex && globalThis.conformRows", 30)
    for name, deed in DEEDS.items():
        browser.driver.set_script_timeout(120)
        spent[name] = browser.driver.execute_async_script(
            "const done = arguments[0]; (async () => { const start = performance.now();"
            + deed + FRAME + "return performance.now() - start; })().then(done)")
        if name == "filter":
            assert browser.one(".filters output").text == f"{count // 10} of {count} scenarios"
    browser.wait("document.querySelectorAll('[role=option]').length > 5")
    # The buttons of a long page are added to the rows gradually.
    for button in ["replay", "copy"]:
        browser.wait(
            f"document.querySelectorAll('tr[id] > th button.{button}').length === {count}", 60)
    return spent


def least(*measures):
    """Returns the shortest times, which other processes have delayed least."""
    return {name: min(measure[name] for measure in measures) for name in measures[0]}


def test_times_grow_at_most_linearly_with_the_number_of_scenarios(crowds, browser, record_property):
    small = least(*(times(browser, crowds[100], 100) for _ in range(3)))
    large = least(*(times(browser, crowds[2_000], 2_000) for _ in range(2)))
    ratios = {name: round(large[name] / small[name], 1) for name in small}
    for name, ratio in ratios.items():
        record_property(
            "measured", f"{name}: {small[name]:.0f} ms, {large[name]:.0f} ms, {ratio} times")
    # There are twenty times as many scenarios, and no time may grow much faster.
    assert {name: ratio for name, ratio in ratios.items() if ratio > 30} == {}
    assert browser.console_messages() == []
