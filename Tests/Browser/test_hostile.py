"""A book, engines and files that try to get markup or scripts into the site."""

import json
import pathlib
import subprocess
import sys
import xml.etree.ElementTree

import html5lib
import pytest

from conftest import CONFORM, KINDS, make_site, pages, word

ENGINE = pathlib.Path(__file__).parent / "hostile_engine.py"
OVERRIDE = "\u202e"

BOOK = r"""# A <script>evil=1</script><b onclick="evil=1" class="evil">book</b> &lt;script&gt; {{main}}

Words <script>evil=1;alert(1)</script><img src=x onerror=evil=1> <a href="javascript:evil=1">a</a>
[one](javascript:evil=1) [two](data:text/html,evil) [three](<vbscript:evil> "t\" onclick=\"evil=1")
![four](http://evil.invalid/e.png "\" onerror=\"evil=1") <https://evil.invalid/?"onclick=evil>
[five](JaVaScRiPt:evil=1) <javascript:evil=1> `<script>evil=1</script>` ${evil=1}

<div class="evil" style="position:fixed" onmouseover="evil=1">

<iframe src="http://evil.invalid/"></iframe>

<svg onload="evil=1"><circle></svg> <form action="http://evil.invalid/"><input name=q></form>

<base href="http://evil.invalid/"> <meta http-equiv="refresh" content="0; url=http://evil.invalid/">
<style>* { display: none }</style> <link rel=stylesheet href=http://evil.invalid/e.css>

```html" onclick="evil=1" class="evil
</pre></code><script>evil=1</script>
```

## Stage: <img src=x onerror=evil=1> odd

| responder  | kind        | in     | frame       |
| ---------- | ----------- | ------ | ----------- |
| app        | application |        |             |
| window     | window      | app    | 0 0 100 100 |
| A          | view        | window | 0 0 50 50   |

## HIT-1 A <script>evil=1</script> & <img src=x onerror=evil=1> "rule" </h2> {{body}}

It MUST <u class=evil>be</u> <!-- evil --> found.

Sources: <b onclick=evil=1>tests</b> [s](javascript:evil=1). Feature: hit-testing.
Confidence: documented.

| scenario | when touching | then the hit-test view is |
| -------- | ------------- | ------------------------- |
| one | 10 10 | A |
| two | 60 60 | window |
| three | 20 20 | A |
| four | 61 61 | window |
| five | 21 21 | A |
| six | 62 62 | window |
| seven | 22 22 | A |

## <svg/onload=evil=1> A <style>heading</style> RLOofLRI prose " onclick="evil=1

In the end <b title="evil

<script src="http://evil.invalid/e.js">
""".replace("RLO", "\u202e").replace("LRI", "\u2066")

KNOWN = [
    {"reason": '<script>evil=1</script><img src=x onerror=evil=1> "known"',
     "link": 'https://evil.invalid/"onclick=evil'},
    {"reason": "<b class=evil>known</b>", "link": "javascript:evil=1"},
]


def run(spec, file, *arguments):
    words = [CONFORM, "run", "--spec", spec, "--report", file, "--traces", *arguments]
    done = subprocess.run([str(word) for word in words], capture_output=True)
    # None of the hostile engine's traces can be judged, which is status 2.
    assert done.returncode in (0, 1, 2), done.stderr.decode()


def observe(column):
    """Puts markup into the traces of a report: the runner judges none with foreign names."""
    markup = column["engine"]["version"]
    for result in column["results"]:
        if "does not fit the script" not in result.get("message", ""):
            continue
        del result["message"]
        result["verdict"] = "failed"
        result["differences"] = [
            {"step": 1, "line": 1, "phrase": word(markup), "expected": word(markup), "actual": word(markup)}]
        result["trace"] = [
            {"calls": [{"receiver": markup, "message": markup, "fingers": [1]}]},
            {"answer": {"responder": markup}}]
        column["tally"]["errored"] -= 1
        column["tally"]["failed"] += 1


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """The folder of a site made from hostile pages and reports, and a report to add to it."""
    folder = tmp_path_factory.mktemp("hostile")
    spec = folder / "Spec"
    spec.mkdir()
    (spec / "hostile.md").write_text(BOOK, encoding="utf-8")
    (spec / "redirects.txt").write_text("old -> hostile\nHIT-9 -> HIT-1\n", encoding="utf-8")
    engine = f"{sys.executable} {ENGINE}"
    run(spec, folder / "one.json", "--engine", f"{engine} One")
    content = json.loads((folder / "one.json").read_text(encoding="utf-8"))
    observe(content["engines"][0])
    for number, result in enumerate(content["engines"][0]["results"]):
        if result["verdict"] in ("failed", "errored"):
            result["expected"] = KNOWN[number % 2]
    (folder / "one.json").write_text(json.dumps(content), encoding="utf-8")
    run(spec, folder / "two.json", "--engine", f"{engine} Two 4", "--engine", "local")
    one = (folder / "one.json").read_text(encoding="utf-8")
    assert all(word in one for word in ["onerror", "javascript:", "known</b>"])
    site = make_site(
        folder / "out", "--spec", spec, "--report", folder / "one.json",
        "--report", folder / "two.json", "--edit-url", "https://example.com/{page}?\"onclick=evil")
    return site, folder / "one.json"


@pytest.fixture(scope="module")
def alone(hostile, tmp_path_factory):
    """The same site with one engine, whose verdicts are in the rows themselves."""
    site, report = hostile
    spec = report.parent / "Spec"
    return make_site(tmp_path_factory.mktemp("alone"), "--spec", spec, "--report", report)


@pytest.fixture(scope="module")
def known(site):
    """The names of elements and attributes that the theme and this project's pages use."""
    elements, attributes = set(), set()
    for page in KINDS:
        for element in parsed(site / page).iter():
            if isinstance(element.tag, str):
                elements.add(element.tag)
                attributes.update(element.attrib)
    return elements | {"img"}, attributes | {"src", "alt", "title", "open"}


def parsed(file):
    return html5lib.parse(
        file.read_text(encoding="utf-8"), treebuilder="etree", namespaceHTMLElements=False)


def injections(file, elements, attributes):
    """Returns the content of a page that is neither from the theme nor from the prose."""
    found = []
    for element in parsed(file).iter():
        if not isinstance(element.tag, str):
            # The Markdown renderer replaces HTML by this comment.
            if element.text != " raw HTML omitted ":
                found.append(f"comment {element.text}")
            continue
        if element.tag not in elements:
            found.append(f"element {element.tag}")
        for name, value in element.attrib.items():
            text = value.strip().lower()
            if name not in attributes or name.startswith("on") or name == "style":
                found.append(f"attribute {name} of {element.tag}")
            if name in ("href", "src") and text.startswith(("javascript:", "vbscript:")):
                found.append(f"address {value}")
            if name in ("href", "src") and text.startswith("data:") and element.tag != "link":
                found.append(f"address {value}")
            # Images in prose are kept, although the policy of the page blocks them.
            if name == "src" and element.tag != "img" and ("/" in text.replace("../", "") or ":" in text):
                found.append(f"source {value}")
            if name == "class" and "evil" in value:
                found.append(f"class {value}")
        if element.tag == "script" and (element.text or "src" not in element.attrib):
            found.append("script in the page")
        if element.tag == "link" and element.get("rel") == "stylesheet" and ":" in element.get("href"):
            found.append("foreign style sheet")
    return found


@pytest.mark.parametrize("way", ["hostile", "alone"])
def test_no_file_contains_an_injected_element_or_attribute(request, way, known):
    site = request.getfixturevalue(way)
    site = site[0] if way == "hostile" else site
    for page in pages(site):
        assert injections(site / page, *known) == [], page
        text = (site / page).read_text(encoding="utf-8")
        assert OVERRIDE not in text.replace(f"{OVERRIDE}of", ""), page
    for file in site.rglob("*"):
        if file.suffix == ".json":
            json.loads(file.read_text(encoding="utf-8"))
        elif file.suffix == ".xml":
            xml.etree.ElementTree.parse(file)
        elif file.suffix == ".js":
            subprocess.run(["node", "--check", str(file)], check=True)
        else:
            assert file.is_dir() or file.suffix in (".html", ".css", ".png") or file.name == ".conform-site"


def test_the_checks_find_injections(tmp_path, known):
    page = tmp_path / "page.html"
    page.write_text(
        "<!doctype html><img src=x onerror=evil=1><a href=' javascript:evil' class=evil>a</a>"
        "<script>evil=1</script><evil-x></evil-x><script src=http://evil.invalid/></script>")
    found = injections(page, *known)
    assert len(found) >= 6


LEFT = """
  const faults = [];
  for (const element of document.querySelectorAll("*")) {
    const name = element.localName;
    const own = element.closest("svg.scene, dialog.player svg, .bar")
      || element.matches("nav.pages > details") && /^--stage: \\d+px;$/.test(element.getAttribute("style"));
    if (/^(iframe|object|embed|form|base|video|audio|source)$/.test(name)) faults.push(name);
    if (name === "img" && !element.matches("main p > img")) faults.push(name);
    if (name === "svg" && !element.matches(".scene, .bar, [viewBox]")) faults.push("svg");
    if (name === "script" && !new RegExp("^([a-z-]+([.][a-z]{2})?[.][0-9a-f]+[.](head[.])?|replays/[A-Z]+-[0-9]+[.])js$")
      .test(element.getAttribute("src")?.replace(/^([.][.][/])*/, ""))) faults.push("script");
    for (const { name: key, value } of element.attributes) {
      if (/^on/i.test(key)) faults.push(key);
      if (key === "style" && !own) faults.push(key);
      if (key === "class" && /evil/.test(value)) faults.push(value);
      if (/^(href|src|action)$/.test(key) && /^\\s*(javascript|vbscript):/i.test(value)) faults.push(value);
      if (key === "href" && /^data:/i.test(value) && name !== "link") faults.push(value);
    }
  }
  if ("evil" in window && window.evil !== undefined && !(window.evil instanceof Element)) {
    faults.push("evil ran");
  }
  if (document.querySelector("main")?.innerText.match(/\u202e(?!of)/)) faults.push("bidi");
  return faults;
"""


def check(browser, site):
    assert browser.run(LEFT) == [], browser.driver.current_url
    foreign = [
        one for one in browser.requests() if not one.startswith(browser.address(site, ""))]
    assert foreign == []


def test_no_injected_script_runs_and_no_foreign_file_is_requested(hostile, alone, browser):
    for site, names in [(hostile[0], pages(hostile[0])), (alone, ["hostile.html", "matrix.html"])]:
        for page in names:
            browser.open(site, page)
            browser.run("for (const box of document.querySelectorAll('details')) box.open = true")
            check(browser, site)


def test_a_search_shows_hostile_text_as_text(hostile, browser):
    site, _ = hostile
    for text in ["script", "evil", "<img", "onerror", "HIT-1", "<script>evil=1</script>", "level:<b>"]:
        browser.open(site, "index.html")
        browser.one("[role=combobox]").send_keys(text)
        browser.wait("globalThis.conformIndex && globalThis.conformRows && document.querySelector("
                     "'[role=search] [role=status]').textContent.replace('Loading …', '')")
        check(browser, site)


def test_a_replay_shows_hostile_text_as_text(hostile, browser):
    site, _ = hostile
    browser.open(site, "hostile.html")
    buttons = browser.all("button.replay")
    assert len(buttons) == 7
    for number in range(len(buttons)):
        browser.run("document.querySelectorAll('button.replay')[arguments[0]].click()", number)
        browser.wait("document.querySelector('dialog[open]')")
        for _ in range(3):
            browser.press("\ue014")
            check(browser, site)
        assert browser.one("dialog [role=status]").text
        browser.press("\ue00c")


@pytest.mark.parametrize("hash", [
    "<img src=x onerror=evil=1>", "%3Cscript%3Eevil=1%3C/script%3E?replay", "javascript:evil=1",
    "HIT-9",
])
def test_hostile_text_in_an_address_is_not_run(hostile, browser, hash):
    site, _ = hostile
    query = "?engine=%3Cimg%20src=x%20onerror=evil=1%3E&verdict=<script>&text=<b>&left=<b>&what=<i>"
    for page in ["hostile.html", "matrix.html", "compare.html", "old.html"]:
        browser.open(site, page + query + "#" + hash)
        check(browser, site)


def test_an_added_report_injects_nothing(hostile, browser, tmp_path):
    site, report = hostile
    content = json.loads(report.read_text(encoding="utf-8"))
    for result in content["engines"][0]["results"]:
        if "expected" in result:
            result["expected"]["link"] = "javascript:evil=1"
    copies = [
        ("<img src=x onerror=evil=1>.json", json.dumps(content)),
        ("<svg onload=evil=1>.json", "<script>evil=1</script>"),
        ("version.json", json.dumps({**content, "version": "<img src=x onerror=evil=1>"})),
        ("proto.json", '{"__proto__": {"evil": 1}, "format": "conform-report", "version": 4,'
                       ' "engines": [], "footer": {"complete": true, "results": 0}}'),
    ]
    for page in ["matrix.html", "compare.html"]:
        browser.open(site, page)
        browser.wait("document.querySelector('.drop input')")
        for name, text in copies:
            file = tmp_path / name
            file.write_text(text, encoding="utf-8")
            before = browser.run(
                "return document.querySelector('.messages').replaceChildren()")
            assert before is None
            browser.one(".drop input").send_keys(str(file))
            browser.wait("document.querySelector('.messages li')")
            check(browser, site)
            assert browser.run("return ({}).evil") is None
        assert "One" in browser.one("main").text
        for select in browser.all(".comparison select"):
            browser.run("arguments[0].selectedIndex = arguments[0].options.length - 1;"
                        "arguments[0].dispatchEvent(new Event('change', {bubbles: true}))", select)
            check(browser, site)
