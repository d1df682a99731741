"""The built site, and a browser that opens its pages.

Run with `python3 -m pytest -n 2 --dist worksteal Tests/Browser` after `swift build`; it needs the
packages of `Tests/requirements.txt`, and Chromium, chromedriver, Node.js and Java.
"""

import copy
import fcntl
import functools
import http.server
import json
import os
import pathlib
import shutil
import subprocess
import threading

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.support.wait import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parents[2]
# `.ci/run` names a program that is built for release, which makes sites several times as fast.
CONFORM = ROOT / os.environ.get("CONFORM", ".build/debug/conform")


# A page of each kind, for properties that pages of one kind share.
KINDS = [
    "404.html", "command-line.html", "compare.html", "engines/astray.html", "evidence.html",
    "glossary.html", "index.html", "ko/windows.html", "matrix.html", "phrasebook.html", "protocol.html",
    "report-format.html", "sources.html", "windows.html", "writing-an-engine.html",
]
# Tests of all pages are split into parts, so that the workers can share them.
PARTS = [0, 1, 2, 3]


def pytest_terminal_summary(terminalreporter):
    """Prints the measurements after the run, because the output of workers is not shown."""
    for report in terminalreporter.getreports("passed") + terminalreporter.getreports("failed"):
        for name, value in report.user_properties:
            if name == "measured":
                terminalreporter.write_line(value)


def make_site(output, *arguments):
    """Builds a site and returns its folder."""
    words = [CONFORM, "site", "--output", output, "--theme", ROOT / "Site", *arguments]
    subprocess.run([str(word) for word in words], check=True, cwd=ROOT, capture_output=True)
    return pathlib.Path(output)


def run_conform(file, *arguments):
    """Runs scenarios and returns the report with traces."""
    words = [CONFORM, "run", "--report", file, "--traces", *arguments]
    done = subprocess.run([str(word) for word in words], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    return json.loads(pathlib.Path(file).read_text(encoding="utf-8"))


# Scenarios that pass on every engine, whatever rows the pages get.
PASSING = ["HIT-9/branch", "GESTURE-8/tap-that-moved", "EDGE-4/states"]


def failing_column(column, name, every):
    """Returns a copy of the results in which one of every `every` scenarios fails."""
    column = copy.deepcopy(column)
    column["engine"].update(name=name, version="0.9", language="Python")
    for number, result in enumerate(column["results"]):
        if number % every or result["id"] in PASSING:
            continue
        trace = result["trace"]
        step = max((at for at, record in enumerate(trace) if record), default=len(trace) - 1)
        expected, actual = "window", f"nobody of {name}"
        if "answer" in trace[step]:
            trace[step] = {"answer": {"responder": actual}}
        else:
            trace[step] = {"calls": trace[step].get("calls", [])[:-1]}
        result["verdict"] = "failed"
        result["differences"] = [{
            "step": step, "line": result["line"], "phrase": hit_test_view(expected),
            "expected": word(expected), "actual": word(actual),
            "cause": {"step": step, "sentence": hit_test_view(actual, instead_of=expected)}}]
    verdicts = [result["verdict"] for result in column["results"]]
    column["tally"] = {
        "notRun": 0, **{word: verdicts.count(word)
                        for word in ["passed", "failed", "deviated", "errored", "skipped"]}}
    return column


def word(text):
    """Returns a text as a sentence of a report."""
    return {"kind": "word", "word": text}


def phrase(pattern, *arguments):
    """Returns a pattern with its arguments as a sentence of a report."""
    return {"kind": "phrase", "phrase": pattern, "arguments": list(arguments)}


def hit_test_view(actual, instead_of=None):
    """Returns the sentence of a search's answer, and of the answer that it is not."""
    answer = phrase("the hit-test view is {expected view}", word(actual))
    return answer if instead_of is None else phrase("{outcome}, not {outcome}", answer, word(instead_of))


def one_report(*columns):
    """Returns a report with the columns."""
    count = sum(len(column["results"]) for column in columns)
    return {
        "format": "conform-report", "version": 4, "engines": list(columns),
        "footer": {"complete": True, "results": count}}


@pytest.fixture(scope="session")
def shared(tmp_path_factory):
    """Returns a function that fills a folder once for all workers, and returns it."""
    base = tmp_path_factory.getbasetemp()
    place = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def folder(name, fill):
        with (place / f"{name}.lock").open("a+", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            lock.seek(0)
            if not lock.read():
                shutil.rmtree(place / name, ignore_errors=True)
                (place / name).mkdir()
                fill(place / name)
                lock.write("filled")
        return place / name

    return folder


def report_options(files):
    """Returns the options of a site with the reports."""
    return [word for file in files for word in ("--report", file)]


@pytest.fixture(scope="session")
def reports(shared):
    """Reports of three engines in three languages, and of two failing ones, with traces."""

    def write(folder):
        python = ROOT / "Spec" / "engines" / "python"
        local = run_conform(folder / "local.json", "--engine", "local")["engines"][0]
        run_conform(
            folder / "others.json",
            "--engine", f"python3 {python}/engine.py", "--expectations", python / "expectations.txt",
            "--engine", f"node {ROOT}/Tests/Engines/JavaScript/engine.mjs")
        wrong = one_report(failing_column(local, "Astray", 7), failing_column(local, "Far Astray", 3))
        (folder / "wrong.json").write_text(json.dumps(wrong), encoding="utf-8")

    folder = shared("reports", write)
    return [folder / name for name in ["local.json", "others.json", "wrong.json"]]


@pytest.fixture(scope="session")
def site(reports, shared):
    """The folder of this project's site, with five engines that can be replayed."""
    return shared("site", lambda folder: make_site(folder, "--check", *report_options(reports)))


CLAUSE = """# {title}

| responder | kind        | in  | frame       |
| --------- | ----------- | --- | ----------- |
| app       | application |     |             |
| window    | window      | app | 0 0 100 100 |

## {id} A window is found

It MUST be found.

Sources: tests. Feature: hit-testing. Confidence: documented.

| scenario | when touching | then the hit-test view is |
| -------- | ------------- | ------------------------- |
| inside   | 10 10         | window                    |
"""


@pytest.fixture(scope="session")
def moved(shared):
    """The folder of a site of two pages with redirects from old addresses."""

    def write(folder):
        spec = folder / "Spec"
        spec.mkdir()
        for name, text in {
                "one.md": CLAUSE.format(title="One", id="HIT-1"),
                "two.md": CLAUSE.format(title="Two", id="HIT-2"),
                "redirects.txt": "HIT-90 -> HIT-1\none#HIT-91 -> HIT-2/inside\nold -> one\n"
                                 "old#HIT-92 -> HIT-2\n"}.items():
            (spec / name).write_text(text, encoding="utf-8")
        make_site(folder / "site", "--check", "--spec", spec)

    return shared("moved", write) / "site"


def pages(site):
    """Returns the paths of all HTML files, sorted."""
    found = [path.relative_to(site).as_posix() for path in pathlib.Path(site).rglob("*.html")]
    assert len(found) > 1
    return sorted(found)


def part_of(site, part):
    """Returns the paths of the pages of a part."""
    return pages(site)[part::len(PARTS)]


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def served(site):
    """The address of the site on a static file server."""
    handler = functools.partial(Quiet, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


# Keeps the times of what the page has yet to do, as `due`; to be run before the scripts of the page.
TIMERS = """
  globalThis.timers = new Map();
  for (const kind of ["Timeout", "Interval"]) {
    const [set, clear] = [globalThis[`set${kind}`], globalThis[`clear${kind}`]];
    globalThis[`set${kind}`] = (act, time, ...rest) => {
      const timer = set((...given) => {
        if (kind === "Timeout") timers.delete(timer);
        act(...given);
      }, time, ...rest);
      timers.set(timer, time);
      return timer;
    };
    globalThis[`clear${kind}`] = (timer) => { timers.delete(timer); clear(timer); };
  }
  Object.defineProperty(globalThis, "due", { get: () => [...timers.values()] });
"""


class Browser:
    """Controls Chromium."""

    def __init__(self):
        options = Options()
        for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     "--disable-dev-shm-usage"]:  # A container has a /dev/shm of 64 MB.
            options.add_argument(word)
        # Each test opens a page of its own: pages to go back to and processes in reserve cost time.
        options.add_argument("--disable-features=BackForwardCache,SpareRendererForSitePerProcess")
        # The shell, which draws no window, takes half of the processor time.
        binary = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        if binary:
            options.binary_location = binary
        options.set_capability(
            "goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        options.add_experimental_option(
            "perfLoggingPrefs", {"enableNetwork": True, "enablePage": False})
        service = Service(shutil.which("chromedriver"))
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(10)
        self.emulated = {}

    def open(self, site, path, *, is_another=False):
        """Opens a file of the site, from an empty page unless it is another file, so that it is loaded anew."""
        if not is_another and self.driver.current_url != "about:blank":
            self.leave()
        self.driver.get(self.address(site, path))
        # On a slow machine the driver may come back while the empty page is still left.
        self.wait("location.protocol !== 'about:' && document.readyState === 'complete'", 60)

    def leave(self):
        """Leaves the page, so that it is not laid out again when the window changes."""
        self.driver.get("about:blank")

    @staticmethod
    def address(site, path):
        """Returns the address of a file of the site, which is a folder or an address."""
        return f"{site}/{path}" if str(site).startswith("http") else f"file://{site}/{path}"

    def open_without_scripts(self, site, path):
        """Opens a file of the site without its scripts; tests can run scripts afterwards."""
        self.scripts(False)
        self.open(site, path)
        self.scripts(True)

    def run(self, script, *arguments):
        """Runs a script in the page and returns its result."""
        return self.driver.execute_script(script, *arguments)

    def press(self, *keys):
        """Presses keys in the focused element."""
        # `send_keys` of an element would use the keys as a path if it is a field for files.
        ActionChains(self.driver).send_keys(*keys).perform()

    def focused(self, expression="active"):
        """Returns the value of an expression about `active`, the focused element."""
        return self.run(f"const active = document.activeElement; return {expression}")

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def one(self, selector):
        return self.driver.find_element("css selector", selector)

    def unfold(self):
        """Opens all folded rows, as if each had come into view."""
        self.run(
            "document.querySelectorAll('details.rows').forEach(conform.open)")

    def wait(self, script, seconds=5):
        """Waits until an expression is true, and returns its value."""
        wait = WebDriverWait(self.driver, seconds, 0.05)
        return wait.until(lambda _: self.run(f"return {script}"))

    def reduce(self):
        """Removes repeated content: an item, row or part of the page is removed if each element in
        it has occurred three times before at the same path."""
        self.run(
            """const kind = (element) => [
              element.localName, ...element.classList, element.getAttribute("role"),
              element.lang, element.hidden].join(".");
            const path = (element) => element.matches("body") ? ""
              : `${path(element.parentElement)}/${kind(element)}`;
            const paths = (element, place, found) => {
              found.add(place);
              for (const child of element.children) paths(child, `${place}/${kind(child)}`, found);
              return found;
            };
            for (const parts of [
              "main li li", "main li:not(li li)", "main tbody > tr", ".comparison details",
              ":is(main, article, section) > *"]) {
              const counts = new Map();
              for (const part of document.querySelectorAll(parts)) {
                if (!part.isConnected) continue;
                const inside = [...paths(part, path(part), new Set())];
                if (inside.every((place) => counts.get(place) > 2)) part.remove();
                else for (const place of inside) counts.set(place, (counts.get(place) ?? 0) + 1);
              }
            }""")

    def emulate(self, command, arguments):
        """Has the browser emulate something, unless it does so already."""
        if self.emulated.get(command) != arguments:
            self.driver.execute_cdp_cmd(f"Emulation.{command}", arguments)
            self.emulated[command] = arguments

    def size(self, width, height=900):
        self.emulate(
            "setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})

    def media(self, medium="", **features):
        """Emulates a medium and its features, with reduced motion; `_` in names means `-`."""
        features = {"prefers_reduced_motion": "reduce", **features}
        pairs = [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]
        self.emulate("setEmulatedMedia", {"media": medium, "features": pairs})

    def scripts(self, allowed):
        self.emulate("setScriptExecutionDisabled", {"value": not allowed})

    def before_scripts(self, script):
        """Runs a script in every new page before its own; returns a handle for `stop`."""
        return self.driver.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": script}
        )["identifier"]

    def stop(self, handle):
        self.driver.execute_cdp_cmd(
            "Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle}
        )

    def console_messages(self):
        """Returns the messages in the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """Returns the addresses of the requests since the last call.

        Requests that the policy of the page forbids are not sent, although the browser logs
        them; they are left out, because the console has a message about each.
        """
        events = [
            json.loads(entry["message"])["message"] for entry in self.driver.get_log("performance")]
        forbidden = {
            event["params"]["requestId"] for event in events
            if event["method"] == "Network.loadingFailed"
            and event["params"].get("blockedReason") == "csp"}
        asked = [
            event["params"]["request"]["url"] for event in events
            if event["method"] == "Network.requestWillBeSent"
            and event["params"]["requestId"] not in forbidden]
        return [address for address in asked if not address.startswith(("data:", "about:"))]


@pytest.fixture(scope="session")
def chromium():
    browser = Browser()
    yield browser
    browser.driver.quit()


@pytest.fixture
def browser(chromium):
    """The browser with a window of desktop size and no state of the previous test."""
    chromium.size(1280)
    chromium.media(prefers_color_scheme="light")
    chromium.scripts(True)
    yield chromium
    # Before the next test changes the window and the theme, for which the page would be laid out again.
    chromium.leave()
    chromium.driver.execute_cdp_cmd("Storage.clearDataForOrigin", {
        "origin": "file://", "storageTypes": "local_storage"})
    chromium.console_messages()
    chromium.requests()
