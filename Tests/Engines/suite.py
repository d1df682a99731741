"""Runs the suite as data by its two examples, and compares their verdicts with those of the runner.

Give it the command that runs `conform`; needs the package `jsonschema_rs`, and node. With `--altered`
before the command it is an engine: the reference engine, whose records are changed in many ways.
"""

import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import zlib
from collections import Counter

ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTHON = ROOT / "Spec/engines/python"
JAVASCRIPT = ROOT / "Spec/engines/javascript/suite.mjs"
ENGINES = {
    "Python": "python3 Spec/engines/python/engine.py",
    "JavaScript": "node Tests/Engines/JavaScript/engine.mjs",
}

REPLAY = """
import { readFileSync } from "node:fs";
const { profile, replies } = JSON.parse(readFileSync(%s, "utf8"));
const known = new Map(replies.map(([rows, steps, reply]) => [JSON.stringify([rows, steps]), reply]));
export const engine = profile;
export const perform = (rows, steps) => known.get(JSON.stringify([rows, steps]));
"""


# The engine in Python with fewer kinds, so that it is asked on smaller stages.
LACKING = """
import importlib.util, json, sys
sys.path.insert(0, %r)
spec = importlib.util.spec_from_file_location("whole", sys.path[0] + "/engine.py")
whole = importlib.util.module_from_spec(spec)
spec.loader.exec_module(whole)
kinds = [kind for kind in whole.KINDS if kind not in ("application delegate", "label")]
PROFILE = whole.PROFILE = {**whole.PROFILE, "name": "Lacking", "kinds": kinds}
reply = whole.reply
if __name__ == "__main__":
    for message in whole.converse(map(json.loads, sys.stdin.buffer)):
        print(json.dumps(message), flush=True)
"""


def altered(answer):
    """Another answer of the same type."""
    ((field, value),) = answer.items()
    others = {
        "truth": lambda: not value,
        "number": lambda: value + 1,
        "text": lambda: value + "!",
        "point": lambda: [value[0], value[1] + 1],
        "responder": lambda: None,
        "responders": lambda: value[::-1][:-1],
    }
    return {field: others[field]()}


def altered_call(call):
    """The same call by another sender or with another event, if it is an action's."""
    sender, event = {"sender": {"responder": None}}, {"event": not call.get("event")}
    call = {**call, **(sender if "sender" in call else {}), **(event if "event" in call else {})}
    return call if call.get("event", True) else {**call, "fingers": []}


def alter(records, way, names):
    """Changes records in one of several ways; all could be those of a real engine."""
    for record in records:
        calls, answer = record.get("calls", []), record.get("answer")
        if way == 1:
            calls = calls[::-1]
        elif way == 2:
            calls = calls[:-1]
        elif way == 3:
            calls = calls + calls[:1]
        elif way == 4:
            calls = [altered_call(call) for call in calls]
        elif way == 6:
            touches = [call for call in calls if "fingers" in call and "event" not in call]
            calls = calls + [{**call, "receiver": name} for call in touches for name in names]
        elif way == 5 and "number" in (answer or {}):
            answer = {"number": answer["number"] + 0.0009}
        if way in (2, 3) and answer is not None:
            answer = altered(answer)
        record.update({"calls": calls} if calls else {}, **({"answer": answer} if answer else {}))
        if not calls:
            record.pop("calls", None)


def serve_altered(conform):
    """Passes lines on to the reference engine, and alters its replies by what was asked."""
    engine = subprocess.Popen(
        [*conform, "serve-engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    stages = {}
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["type"] == "stage":
            stages[request["id"]] = [each["name"] for each in request["responders"]]
        engine.stdin.write(line)
        engine.stdin.flush()
        if request["type"] not in ("hello", "perform"):
            continue
        reply = json.loads(engine.stdout.readline())
        if reply["type"] == "hello":
            reply["engine"]["name"] = "Altered"
        elif reply["type"] == "observed":
            way = zlib.crc32(json.dumps(request["steps"]).encode()) % 7
            alter(reply["records"], way, stages[request["stage"]])
        print(json.dumps(reply), flush=True)
    engine.stdin.close()
    engine.wait()


def lines_without_schema(lines):
    """The lines of the suite that do not fit their schema, one line of text each."""
    import jsonschema_rs

    schema = json.loads((ROOT / "Spec/protocol/export.schema.json").read_text("utf-8"))
    jsonschema_rs.meta.validate(schema)
    validator = jsonschema_rs.validator_for(schema)
    for number, line in enumerate(lines, 1):
        if not validator.is_valid(json.loads(line)):
            yield f"line {number} does not fit its schema: {line[:300]}"


def verdicts(output):
    """The verdict of each row that an example has printed, and the phrases that are not met, by id."""
    found = {}
    for line in output.splitlines():
        if not line.startswith(" "):
            word, row = line.split(" ", 1)
            found[row] = (word, [])
        elif word in ("failed", "deviated"):
            found[row][1].append(line.strip())
    return found


def in_python(suite, path):
    """The verdicts by the example in Python, of the engine beside it or one put in its place."""
    command = [sys.executable, "-c", f"import sys, runpy\nsys.path.insert(0, {str(path)!r})\n"
               f"sys.argv = ['suite.py', {str(suite)!r}]\n"
               f"runpy.run_path({str(PYTHON / 'suite.py')!r}, run_name='__main__')"]
    return verdicts(subprocess.run(command, stdout=subprocess.PIPE, text=True).stdout)


def in_javascript(suite, module):
    command = ["node", str(JAVASCRIPT), str(suite), str(module)]
    return verdicts(subprocess.run(command, stdout=subprocess.PIPE, text=True).stdout)


def text(sentence):
    """Returns the words of a sentence of a report."""
    match sentence:
        case {"kind": "word", "word": word}:
            return word
        case {"kind": "list", "list": parts, "joined": joint}:
            between = f"{joint} " if joint in ",;" else f" {joint} "
            return between.join(map(text, parts))
        case {"kind": "phrase", "phrase": phrase, "arguments": arguments}:
            slots = iter(arguments)
            return re.sub(r"\{[^}]*\}", lambda _: text(next(slots)), phrase)


def differences(name, own, results, lacking):
    """Compares verdicts with a report, and returns a line for each row that differs.

    A row whose stage has a kind that the engine lacks is skipped by an example; the runner may put it
    to the engine on a smaller stage.
    """
    theirs = {
        result["id"]: (result["verdict"], [text(each["phrase"]) for each in result.get("differences", [])])
        for result in results
    }
    reduced = {row for row in lacking if own[row][0] == "skipped" != theirs[row][0]}
    counts = Counter(word for word, _ in own.values())
    print(f"{name}: {len(own)} rows, {dict(sorted(counts.items()))}, {len(reduced)} left to the runner")
    if own.keys() != theirs.keys():
        yield f"{name}: the example has {len(own)} rows, the report {len(theirs)}"
    for row in own.keys() & theirs.keys() - reduced:
        if own[row] != theirs[row]:
            yield f"{name}: {row} is {own[row]} in the example, and {theirs[row]} in the report"


def unused(rows, column):
    """The kinds of requirements that never hold, or always do, in the traces of a report."""
    sys.path.insert(0, str(PYTHON))
    from suite import unmet

    traces = {result["id"]: result["trace"] for result in column["results"]}
    outcomes = {
        (each["requirement"]["requires"],
         not unmet({**row, "expectations": [each]}, traces[row["id"]], rows[0]))
        for row in rows[1:] for each in row["expectations"]
    }
    for kind in sorted({kind for kind, _ in outcomes}):
        if len({holds for other, holds in outcomes if other == kind}) < 2:
            yield f"no altered trace shows that {kind} can hold and not hold"


def replay(folder, rows, column):
    """Writes an engine in each language that replies as a report says, and returns their places."""
    traces = {result["id"]: result["trace"] for result in column["results"]}
    kinds = sorted({each["kind"] for row in rows for each in row["stage"]})
    profile = {**column["engine"], "kinds": kinds}
    replies = [
        [row["stage"], row["steps"], {"type": "observed", "records": traces[row["id"]]}]
        for row in rows
    ]
    data = folder / f"{profile['name']}.json"
    data.write_text(json.dumps({"profile": profile, "replies": replies}), "utf-8")
    python = folder / profile["name"]
    python.mkdir()
    (python / "engine.py").write_text(
        f"import json\nDATA = json.load(open({str(data)!r}, encoding='utf-8'))\n"
        "PROFILE = DATA['profile']\n"
        "KNOWN = {json.dumps([rows, steps]): reply for rows, steps, reply in DATA['replies']}\n"
        "def reply(rows, steps):\n    return KNOWN[json.dumps([rows, steps])]\n", "utf-8")
    javascript = folder / f"{profile['name']}.mjs"
    javascript.write_text(REPLAY % json.dumps(str(data)), "utf-8")
    return python, javascript


def main(conform):
    found = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        suite, report = folder / "suite.jsonl", folder / "report.json"
        subprocess.run([*conform, "export", "--output", suite], cwd=ROOT, check=True)
        lines = suite.read_text("utf-8").splitlines()
        header, *rows = map(json.loads, lines)
        found += lines_without_schema(lines)
        if header["scenarios"] != len(rows):
            found.append(f"the header says {header['scenarios']}, and {len(rows)} rows follow")
        lacking_engine = folder / "lacking" / "engine.py"
        lacking_engine.parent.mkdir()
        lacking_engine.write_text(LACKING % str(PYTHON), "utf-8")
        this = [sys.executable, __file__, "--altered", *conform]
        engines = ["local", shlex.join(this), f"python3 {lacking_engine}", *ENGINES.values()]
        arguments = [part for engine in engines for part in ("--engine", engine)]
        run = [*conform, *arguments, "--repeat", "0", "--report", str(report), "--traces"]
        subprocess.run(run, cwd=ROOT, stdout=subprocess.PIPE)
        saved = json.loads(report.read_text("utf-8"))
        if saved["pages"] != header["pages"]:
            found.append("the digests of the pages differ in the suite and in the report")
        columns = {column["engine"]["name"]: column for column in saved["engines"]}
        owns = {
            "Python": in_python(suite, PYTHON),
            "Lacking": in_python(suite, lacking_engine.parent),
            "JavaScript": in_javascript(suite, ROOT / ENGINES["JavaScript"].split()[1]),
        }
        for engine, own in owns.items():
            kinds = set(columns[engine]["engine"]["kinds"])
            lacking = [row["id"] for row in rows if {each["kind"] for each in row["stage"]} - kinds]
            found += differences(engine, own, columns[engine]["results"], lacking)
        for engine in ("Reference", "Altered"):
            python, javascript = replay(folder, rows, columns[engine])
            results = columns[engine]["results"]
            found += differences(f"{engine}, in Python", in_python(suite, python), results, [])
            own = in_javascript(suite, javascript)
            found += differences(f"{engine}, in JavaScript", own, results, [])
        found += unused([header, *rows], columns["Altered"])
    print(*found[:50], f"{len(found)} differences", sep="\n")
    return bool(found)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--altered"]:
        serve_altered(sys.argv[2:])
    else:
        sys.exit(main(sys.argv[1:] or ["swift", "run", "conform"]))
