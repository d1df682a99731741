"""A site that is built once, and a browser to read it in.

Run with `python3 -m pytest Tests/Browser` after `swift build`; it needs pytest, Selenium, Chromium
and chromedriver.
"""

import pathlib
import shutil
import subprocess

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.wait import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parents[2]
CONFORM = ROOT / ".build" / "debug" / "conform"


def make_site(output, *arguments):
    """Builds a site and gives its folder."""
    words = [CONFORM, "site", "--output", output, "--theme", ROOT / "Site", *arguments]
    subprocess.run([str(word) for word in words], check=True, cwd=ROOT, capture_output=True)
    return pathlib.Path(output)


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of this project's site, as the local engine does."""
    return make_site(tmp_path_factory.mktemp("site"), "--check")


@pytest.fixture
def site_of(tmp_path):
    """Builds the site of the pages that a test writes."""

    def build(files, *arguments):
        spec = tmp_path / "Spec"
        spec.mkdir()
        for name, text in files.items():
            (spec / name).write_text(text, encoding="utf-8")
        return make_site(tmp_path / "out", "--spec", spec, *arguments)

    return build


class Browser:
    """Chromium with the few words that the tests need."""

    def __init__(self):
        options = Options()
        for word in ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]:
            options.add_argument(word)
        if shutil.which("chromium"):
            options.binary_location = shutil.which("chromium")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = Service(shutil.which("chromedriver"))
        self.driver = webdriver.Chrome(options=options, service=service)
        self.driver.set_script_timeout(10)

    def open(self, site, path):
        """Opens a file of the site; a new fragment alone loads nothing again."""
        self.driver.get("about:blank")
        self.driver.get(f"file://{site}/{path}")

    def run(self, script, *arguments):
        """Runs a script in the page and gives what it returns."""
        return self.driver.execute_script(script, *arguments)

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def one(self, selector):
        return self.driver.find_element("css selector", selector)

    def wait(self, script, seconds=5):
        """Waits until a script gives something true, and gives that."""
        wait = WebDriverWait(self.driver, seconds, 0.05)
        return wait.until(lambda _: self.run(f"return {script}"))

    def size(self, width, height=900):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500},
        )

    def media(self, medium="", **features):
        """Shows pages as for a medium, without motion; in names `_` stands for `-`."""
        features = {"prefers_reduced_motion": "reduce", **features}
        pairs = [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"media": medium, "features": pairs}
        )

    def scripts(self, allowed):
        self.driver.execute_cdp_cmd(
            "Emulation.setScriptExecutionDisabled", {"value": not allowed}
        )

    def before_scripts(self, script):
        """Runs a script in every page to come, before its own; gives a handle to stop that."""
        return self.driver.execute_cdp_cmd(
            "Page.addScriptToEvaluateOnNewDocument", {"source": script}
        )["identifier"]

    def stop(self, handle):
        self.driver.execute_cdp_cmd(
            "Page.removeScriptToEvaluateOnNewDocument", {"identifier": handle}
        )

    def complaints(self):
        """What the page wrote to the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser")]


@pytest.fixture(scope="session")
def chromium():
    browser = Browser()
    yield browser
    browser.driver.quit()


@pytest.fixture
def browser(chromium):
    """The browser in a window of a desktop's size, with nothing kept from the test before."""
    chromium.size(1280)
    chromium.media(prefers_color_scheme="light")
    chromium.scripts(True)
    yield chromium
    chromium.driver.execute_cdp_cmd("Storage.clearDataForOrigin", {
        "origin": "file://", "storageTypes": "local_storage"})
    chromium.complaints()
