"""Runs the steps of the GitHub Action, with inputs as a workflow would give them.

Builds Conform as the action does, in the release folder of this repository. Needs PyYAML.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
ACTION = ROOT / ".github/actions/conform"
EXPRESSION = re.compile(r"\$\{\{\s*([\w.-]+)\s*\}\}")
# Executed by a shell in which it is part of the text of a script.
ATTACK = "x'; touch pwned; \"; touch pwned; $(touch pwned) `touch pwned`"
# An engine that answers every question with the application.
WRONG = """
import json, sys
for request in map(json.loads, sys.stdin):
    if request["type"] == "hello":
        engine = dict(name="Wrong", version="1", language="Python", features=["responder-chain"])
        print(json.dumps(dict(type="hello", protocol=1, engine=engine)), flush=True)
    if request["type"] == "perform":
        records = [{"answer": {"responder": "app"}} for _ in request["steps"]]
        print(json.dumps(dict(type="observed", id=request["id"], records=records)), flush=True)
"""


class Run:
    """A run of the action in a folder: the steps before a failure, as GitHub's runner runs them."""

    def __init__(self, folder, inputs, repository="", last=None):
        action = yaml.safe_load((ACTION / "action.yml").read_text("utf-8"))
        unknown = inputs.keys() - action["inputs"].keys()
        assert not unknown, f"the action has no inputs {unknown}"
        self.values = {
            **{f"inputs.{name}": each.get("default", "") for name, each in action["inputs"].items()},
            **{f"inputs.{name}": value for name, value in inputs.items()},
            "github.server_url": str(ROOT.parent),
            "github.action_repository": repository,
        }
        self.folder = folder
        self.output = ""
        self.status = 0
        for step in action["runs"]["steps"]:
            if "run" in step and self.status == 0:
                self.run(step)
            if step["name"] == last:
                break

    def run(self, step):
        assert "${{" not in step["run"], f"{step['name']}: an expression in the text of a script"
        assert step["shell"] == "bash"
        with tempfile.TemporaryDirectory() as temporary:
            script, outputs = (pathlib.Path(temporary, name) for name in ("script.sh", "outputs"))
            script.write_text(step["run"], "utf-8")
            outputs.touch()
            environment = {
                **os.environ,
                "GITHUB_ACTION_PATH": str(ACTION),
                "GITHUB_OUTPUT": str(outputs),
                "GITHUB_WORKSPACE": str(self.folder),
                "RUNNER_TEMP": str(self.folder / "temp"),
                **{name: self.value(text) for name, text in step.get("env", {}).items()},
            }
            done = subprocess.run(
                ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script],
                cwd=self.folder,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
            )
            for line in outputs.read_text("utf-8").splitlines():
                name, _, value = line.partition("=")
                self.values[f"steps.{step['id']}.outputs.{name}"] = value
        self.output += done.stdout
        self.status = done.returncode

    def value(self, text):
        return EXPRESSION.sub(lambda found: self.values[found[1]], text)


def check(what, holds, run):
    print(f"{'ok' if holds else 'FAILED'}  {what}")
    if not holds:
        print(run.output)
        sys.exit(1)


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary, "a folder")
        folder.mkdir()
        (folder / "expectations.txt").write_text("engine: Python\n", "utf-8")
        engine = f"python3 '{ROOT}/Spec/engines/python/engine.py'"
        inputs = {"engine": engine, "expectations": "expectations.txt", "filter": "CHAIN-1/*"}

        run = Run(folder, inputs)
        check("an engine that conforms", run.status == 0, run)
        report = json.loads((folder / "conform-report.json").read_text("utf-8"))
        verdicts = [each["verdict"] for each in report["engines"][0]["results"]]
        check("its report is there", set(verdicts) == {"passed"} and len(verdicts) > 1, run)

        (folder / "wrong.py").write_text(WRONG, "utf-8")
        more = "--report=tap:more.tap\n\n--jobs=1"
        run = Run(folder, {**inputs, "engine": "python3 wrong.py", "expectations": "", "arguments": more})
        check("an engine that does not", run.status == 1, run)
        check("is annotated", "::error " in run.output, run)
        check("more arguments count", (folder / "more.tap").exists(), run)

        for name in ("filter", "expectations", "arguments", "spec", "report", "version"):
            run = Run(folder, {**inputs, name: ATTACK}, repository=ROOT.name)
            pwned = list(folder.rglob("pwned"))
            check(f"an attack by '{name}' does nothing", not pwned, run)

        # Without the build, which takes minutes in a new folder.
        run = Run(folder, {**inputs, "version": "HEAD"}, ROOT.name, last="Find Conform")
        source = pathlib.Path(run.values["steps.conform.outputs.folder"])
        check("a version is checked out", (source / "Package.swift").exists(), run)
        run = Run(folder, {**inputs, "version": "HEAD"})
        check("a version without a repository is an error", run.status == 1, run)
        run = Run(folder, {**inputs, "version": "--help"}, repository=ROOT.name)
        words = "::error::Conform has no branch, tag or commit as in 'version'\n"
        check("a version that is none is an error", run.status == 1 and words in run.output, run)


if __name__ == "__main__":
    main()
