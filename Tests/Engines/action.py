"""Runs the steps of the GitHub Action, with inputs as a workflow would give them.

Builds Conform as the action does, in the release folder of this repository. Releases are served by a
stand-in for curl. Needs PyYAML.
"""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
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

    def __init__(self, folder, inputs, repository="", ref="", last=None, path=None):
        action = yaml.safe_load((ACTION / "action.yml").read_text("utf-8"))
        unknown = inputs.keys() - action["inputs"].keys()
        assert not unknown, f"the action has no inputs {unknown}"
        self.values = {
            **{f"inputs.{name}": each.get("default", "") for name, each in action["inputs"].items()},
            **{f"inputs.{name}": value for name, value in inputs.items()},
            "github.server_url": str(ROOT.parent),
            "github.action_repository": repository,
            "github.action_ref": ref,
        }
        self.path = f"{path}:{os.environ['PATH']}" if path else os.environ["PATH"]
        self.folder = folder
        self.output = ""
        self.status = 0
        for step in action["runs"]["steps"]:
            if "run" in step and self.status == 0 and self.holds(step.get("if")):
                self.run(step)
            if step["name"] == last:
                break

    def holds(self, condition):
        """Returns whether a step is run: where a value is empty, in the one form of the action."""
        if condition is None:
            return True
        found = re.fullmatch(r"([\w.-]+) == ''", condition)
        assert found, f"a condition that this test cannot read: {condition}"
        return self.values.get(found[1], "") == ""

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
                "PATH": self.path,
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
        # An output that no step has written is empty.
        return EXPRESSION.sub(lambda found: self.values.get(found[1], ""), text)


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

        # What has been built once is not built again: it takes seconds to find that out.
        built = folder / "built"
        built.mkdir()
        (built / "swift").write_text("#!/bin/sh\n", "utf-8")
        (built / "swift").chmod(0o755)

        (folder / "wrong.py").write_text(WRONG, "utf-8")
        more = "--report=tap:more.tap\n\n--jobs=1"
        run = Run(folder, {**inputs, "engine": "python3 wrong.py", "expectations": "", "arguments": more}, path=built)
        check("an engine that does not", run.status == 1, run)
        check("is annotated", "::error " in run.output, run)
        check("more arguments count", (folder / "more.tap").exists(), run)

        for name in ("filter", "expectations", "arguments", "spec", "report", "version"):
            run = Run(folder, {**inputs, name: ATTACK}, repository=ROOT.name, path=built)
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

        check_releases(folder, inputs)


# Copies the file that the last part of an address names, or fails as curl does for a missing one.
CURL = """#!/bin/sh
while [ $# -gt 1 ]; do
  if [ "$1" = --output ]; then output=$2; fi
  shift
done
cp "$SERVED/${1##*/}" "$output" 2>/dev/null || exit 22
"""


def check_releases(folder, inputs):
    """Checks that a release is used where there is one, and nothing of a release that is damaged."""
    served, tools = folder / "served", folder / "tools"
    served.mkdir()
    tools.mkdir()
    (tools / "curl").write_text(CURL, "utf-8")
    (tools / "curl").chmod(0o755)
    os.environ["SERVED"] = str(served)
    name = "conform-0.1.0-linux-x86_64"
    release = folder / name
    (release / "bin").mkdir(parents=True)
    build = pathlib.Path(os.environ.get("SWIFTPM_BUILD_DIR", ROOT / ".build"))
    shutil.copy(build / "release/conform", release / "bin")
    shutil.copytree(ROOT / "Spec", release / "share/conform/Spec")
    with tarfile.open(served / f"{name}.tar.gz", "w:gz") as archive:
        archive.add(release, name)
    shutil.rmtree(release)
    sums = served / "SHA256SUMS"
    digest = hashlib.sha256((served / f"{name}.tar.gz").read_bytes()).hexdigest()
    sums.write_text(f"{digest}  {name}.tar.gz\n", "utf-8")

    tagged = {"repository": ROOT.name, "path": tools}
    run = Run(folder, inputs, ref="v0.1.0", **tagged)
    program = run.values.get("steps.release.outputs.program", "")
    check("the release of a tag is used", run.status == 0 and program.startswith(str(folder)), run)
    check("nothing is built then", "steps.conform.outputs.folder" not in run.values, run)
    run = Run(folder, {**inputs, "version": "v0.1.0"}, ref="main", **tagged)
    check("'version' can name it", run.status == 0 and "Compiling" not in run.output, run)
    run = Run(folder, inputs, ref="v0.2.0", last="Take the release", **tagged)
    check("a tag without a release is built", "is no release of v0.2.0" in run.output, run)
    run = Run(folder, inputs, ref="v0/../../x", last="Take the release", **tagged)
    check("a name that is no tag is not fetched", "releases of tags" in run.output, run)
    sums.write_text(f"{'0' * 64}  {name}.tar.gz\n", "utf-8")
    run = Run(folder, inputs, ref="v0.1.0", **tagged)
    check("a damaged release is an error", run.status == 1 and "::error::" in run.output, run)


if __name__ == "__main__":
    main()
