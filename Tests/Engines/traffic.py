"""Validates what a run really says to an engine, and what the engine answers, by the schemas.

Give it the command that runs `conform`; needs the package `jsonschema_rs`.
"""

import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

import jsonschema_rs

ROOT = pathlib.Path(__file__).resolve().parents[2]


def problems(kind, lines):
    """What is wrong with the messages of a kind, one line of text each."""
    schema = json.loads((ROOT / f"Spec/protocol/{kind}.schema.json").read_text("utf-8"))
    jsonschema_rs.meta.validate(schema)
    validator = jsonschema_rs.validator_for(schema)
    for number, line in enumerate(lines, 1):
        for error in validator.iter_errors(json.loads(line)):
            yield f"{kind} {number}: {error.message[:300]}: {line[:300]}"


def main(conform):
    with tempfile.TemporaryDirectory() as folder:
        requests, responses = (pathlib.Path(folder, name) for name in ("requests", "responses"))
        engine = " | ".join(
            [f"tee {requests}", shlex.join([*conform, "serve-engine"]), f"tee {responses}"]
        )
        subprocess.run([*conform, "--engine", engine], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        traffic = {
            "request": requests.read_text("utf-8").splitlines(),
            "response": responses.read_text("utf-8").splitlines(),
        }
    found = [problem for kind, lines in traffic.items() for problem in problems(kind, lines)]
    for problem in found:
        print(problem)
    counts = " and ".join(f"{len(lines)} {kind}s" for kind, lines in traffic.items())
    print(f"{counts}: {len(found)} do not fit their schema")
    return 1 if found or not all(len(lines) > 2 for lines in traffic.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["swift", "run", "conform"]))
