"""The preview in a browser: mistakes at their places, and the time until a change is shown."""

import contextlib
import re
import shutil
import subprocess
import time

import pytest

from conftest import CONFORM, ROOT
from test_accessibility import assert_no_violations


@pytest.fixture(scope="module")
def preview(tmp_path_factory, chromium):
    """A preview of a copy of this project's pages: its address and the folder of the pages."""
    spec = tmp_path_factory.mktemp("preview") / "Spec"
    shutil.copytree(ROOT / "Spec", spec, ignore=shutil.ignore_patterns("engines"))
    words = [CONFORM, "serve", "--spec", spec, "--theme", ROOT / "Site", "--port", "0"]
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(subprocess.Popen(
            [str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
        stack.callback(server.terminate)
        address = re.search(r"http://localhost:\d+", server.stdout.readline())[0]
        assert " ms, " in server.stdout.readline()
        yield address, spec
        # A page of the preview would go on asking for changes.
        chromium.leave()


def shown(browser, expression, seconds=60):
    """Waits for an expression, also while the page is loaded again."""
    return browser.wait(f"document.readyState !== 'loading' && ({expression})", seconds)


def test_a_mistake_is_marked_at_its_place_and_the_page_stays(preview, browser, record_property):
    address, spec = preview
    page = spec / "hit-testing.md"
    good = page.read_text(encoding="utf-8")
    row = next(line for line in good.splitlines() if re.match(r"\| branch +\| C is hidden", line))
    browser.size(375, 812)
    browser.open(address, "hit-testing.html#HIT-9/branch")
    shown(browser, "document.getElementById('HIT-9/branch')")
    start = time.monotonic()
    page.write_text(good.replace(row, row.replace("C is hidden", "C is hiden")), encoding="utf-8")
    shown(browser, "document.querySelector('.preview-mistake')")
    record_property("measured", f"a mistake shows after {time.monotonic() - start:.2f} s")
    assert browser.run("return document.getElementById('HIT-9/branch').nextElementSibling.textContent"
                       ".includes('hiden')")
    panel = browser.one("aside.preview-mistakes")
    assert "There is an error" in panel.text
    line = good.splitlines().index(row) + 1
    assert f"hit-testing.md:{line}:" in panel.text
    link = browser.one("aside.preview-mistakes .place a")
    assert re.fullmatch(rf"vscode://file/.*/Spec/hit-testing\.md:{line}:\d+", link.get_attribute("href"))
    assert browser.run("return document.querySelectorAll('table.scenarios').length") > 20
    assert browser.run("return document.documentElement.scrollWidth") <= 375
    browser.reduce()
    # Where no row lies beneath the head or the stage.
    browser.run("scrollTo(0, 0)")
    assert_no_violations(browser)
    # Other pages are as before, with one line about it, in their language.
    browser.open(address, "ko/touches.html")
    aside = browser.one("aside.preview-mistakes")
    assert not aside.find_element("css selector", "ol").is_displayed()
    assert aside.get_attribute("lang") == "ko"
    assert browser.run("return document.querySelectorAll('table.scenarios').length") > 20
    browser.open(address, "hit-testing.html")
    start = time.monotonic()
    page.write_text(good, encoding="utf-8")
    shown(browser, "!document.querySelector('.preview-mistakes, .preview-mistake')")
    record_property("measured", f"its correction shows after {time.monotonic() - start:.2f} s")


def test_a_change_is_shown(preview, browser, record_property):
    address, spec = preview
    page = spec / "windows.md"
    browser.open(address, "windows.html")
    times = []
    for number in range(3):
        start = time.monotonic()
        with page.open("a", encoding="utf-8") as file:
            file.write(f"\nChange {number}.\n")
        shown(browser, f"document.body.textContent.includes('Change {number}.')")
        times.append(time.monotonic() - start)
    record_property(
        "measured", "a change shows after " + ", ".join(f"{one:.2f}" for one in sorted(times)) + " s")
