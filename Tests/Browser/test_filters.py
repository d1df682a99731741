"""The search of the site and the filter of the command line agree on one table of cases."""

import json
import subprocess

import pytest

from conftest import ROOT, make_site

FIXTURES = ROOT / "Tests" / "Fixtures" / "Filters"
CASES = json.loads((FIXTURES / "cases.json").read_text(encoding="utf-8"))

# Former ids of the fixture's redirects.txt, which lead the search to what they are now.
FORMER = {
    "HIT-90": ["HIT-4/hidden", "HIT-4/shown"], "hit-90/hidden": ["HIT-4/hidden"],
    "HIT-91/drop": ["HIT-9/top-edge"],
}

# Searches without a browser: the search engine needs only the words of the page.
SEARCH = """
const queries = process.argv.at(-1);
globalThis.document = { documentElement: { lang: "en" } };
for (const script of process.argv.slice(1, -1)) require(script);
const search = conformSearch(conformIndex);
console.log(JSON.stringify(JSON.parse(queries).map((query) => {
  const { message, words, groups } = search(query);
  const found = groups.flatMap(({ entries }) => entries);
  const scenarios = found.filter(({ id }) => id?.includes("/")).sort((a, b) => a.order - b.order);
  return { message, words, ids: scenarios.map(({ id }) => id) };
})));
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory):
    """The results of the search for each filter of the table."""
    site = make_site(tmp_path_factory.mktemp("filters"), "--spec", FIXTURES / "Spec")
    files = [ROOT / "Site" / "say.head.js"]
    files += [next(site.glob(f"{name}.*.js")) for name in ["search.en", "search-index", "search-rows"]]
    queries = [case["filter"] for case in CASES] + list(FORMER)
    done = subprocess.run(
        ["node", "-e", SEARCH, *map(str, files), json.dumps(queries)],
        check=True, capture_output=True, text=True)
    return dict(zip(queries, json.loads(done.stdout)))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["filter"])
def test_the_search_selects_the_scenarios_in_the_table_of_filters(found, case):
    result = found[case["filter"]]
    search = case.get("search")
    if search == "words":
        # A term that is no filter is searched for as words, which may find nothing.
        assert not result["message"] or result["message"].startswith("Nothing found.")
        assert result["words"] or case["filter"].startswith("!")
    elif search == "unfinished":
        assert result["message"] == ""
    else:
        assert result["words"] == []
        assert result["message"] == (search or "")
        assert result["ids"] == case.get("selects", [])


@pytest.mark.parametrize("former", FORMER)
def test_a_former_id_finds_what_it_is_now(found, former):
    assert found[former]["ids"] == FORMER[former]
