"""Tests `Spec/engines/uikit/run` with a stand-in for xcrun, which launches the engine for GNUstep in
place of UIKit: the protocol over the socket, a crash, a hang, interruption, and what is left behind.

    python3 Tests/Engines/uikit.py CONFORM
"""
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RUN = ROOT / "Spec" / "engines" / "uikit" / "run"
GNUSTEP = ROOT / "Spec" / "engines" / "gnustep" / "engine"
CONFORM = sys.argv.pop(1) if len(sys.argv) > 1 else "conform"

STAGE = [{"name": "app", "kind": "application"},
         {"name": "W", "kind": "window", "in": "app", "frame": [0, 0, 300, 300]},
         {"name": "A", "kind": "view", "in": "W", "frame": [0, 0, 300, 300]}]
OPENING = [{"type": "hello", "protocol": 1}, {"type": "stage", "id": 1, "responders": STAGE},
           {"type": "perform", "id": 1, "stage": 1, "steps": [{"ask": "chain", "of": "A"}]}]
SECOND = {"type": "perform", "id": 2, "stage": 1, "steps": [{"ask": "next", "of": "A"}]}


def members(session):
    """The processes of a session that have not ended."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[3] == str(session) and fields[0] != "Z":
            found.append(file.parent.name)
    return found


def text(messages):
    return "".join(json.dumps(each) + "\n" for each in messages).encode()


class RunTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="conform-uikit-test-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def environment(self, mode=""):
        return {**os.environ, "PATH": f"{HERE / 'Simulator'}:{os.environ['PATH']}",
                "STAND_IN": str(self.folder), "STAND_IN_ENGINE": str(GNUSTEP),
                "STAND_IN_MODE": mode, "CONFORM_UIKIT_BUILD": str(self.folder / "build"),
                "TMPDIR": str(self.folder), "CONFORM_UIKIT_SECONDS": "20"}

    def start(self, mode=""):
        """Starts the engine and returns it once it has answered the opening."""
        engine = subprocess.Popen([RUN], env=self.environment(mode), stdin=subprocess.PIPE,
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                  start_new_session=True)
        for pipe in (engine.stdin, engine.stdout, engine.stderr):
            self.addCleanup(pipe.close)
        engine.stdin.write(text(OPENING))
        engine.stdin.flush()
        self.assertEqual(json.loads(engine.stdout.readline())["type"], "hello")
        answer = json.loads(engine.stdout.readline())
        self.assertEqual(answer["records"], [{"answer": {"responders": ["A", "W", "app"]}}])
        self.application = int((self.folder / "running").read_text())
        self.assertNotEqual(members(self.application), [])
        return engine

    def assert_nothing_is_left(self):
        """No process of the session of the application, and no file of the conversation."""
        self.wait_until(lambda: not members(self.application))
        self.assertFalse((self.folder / "running").exists())
        self.assertEqual(list(self.folder.glob("*.log")), [])

    def test_a_conversation_ends_with_goodbye(self):
        engine = self.start()
        out, errors = engine.communicate(text([SECOND, {"type": "bye"}]), timeout=20)
        self.assertEqual(json.loads(out)["records"], [{"answer": {"responder": "W"}}])
        self.assertEqual((engine.returncode, errors), (0, b""))
        self.assert_nothing_is_left()

    def test_a_second_run_uses_the_simulator_and_the_build_of_the_first(self):
        for _ in range(2):
            subprocess.run([RUN, "--prepare"], env=self.environment(), check=True, timeout=20)
        calls = (self.folder / "calls").read_text().split()
        self.assertEqual(calls, ["list", "create", "bootstatus", "install",
                                 "list", "bootstatus", "install"])

    def test_two_runs_have_two_simulators(self):
        first = self.start()
        second = subprocess.run([RUN, "--prepare"], env=self.environment(), timeout=20)
        self.assertEqual(second.returncode, 0)
        self.assertEqual(len(json.loads((self.folder / "devices.json").read_text())), 2)
        first.communicate(text([{"type": "bye"}]), timeout=20)

    def test_a_crash_ends_the_engine_and_is_told(self):
        engine = self.start("crash")
        engine.stdin.write(text([SECOND]))
        engine.stdin.flush()
        self.assertEqual(engine.wait(timeout=20), 1)  # Its input is open still.
        errors = engine.stderr.read()
        self.assertIn(b"the application ended before the conversation did", errors)
        self.assertIn(b"uncaught exception", errors)
        self.assert_nothing_is_left()

    def test_an_application_that_never_connects_is_told(self):
        done = subprocess.run([RUN], env={**self.environment("absent"), "CONFORM_UIKIT_SECONDS": "0.2"},
                              input=text(OPENING), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              timeout=20)
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertIn(b"the application did not connect", done.stderr)

    def test_what_hangs_is_ended_with_the_engine_however_that_ends(self):
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            with self.subTest(signal=number.name):
                engine = self.start("hang")
                engine.stdin.write(text([SECOND]))
                engine.stdin.flush()
                os.killpg(engine.pid, number)
                status = engine.wait(timeout=20)
                self.assertEqual(status, -9 if number == signal.SIGKILL else 128 + number)
                if number == signal.SIGKILL:  # What was killed could not remove its file.
                    for file in self.folder.glob("*.log"):
                        file.unlink()
                self.wait_until(lambda: not (self.folder / "running").exists())
                self.assert_nothing_is_left()

    def wait_until(self, holds):
        """Waits for what another process does, and fails where it does not within 20 seconds."""
        end = time.monotonic() + 20
        while not holds():
            self.assertLess(time.monotonic(), end, "waited for 20 seconds")
            time.sleep(0.05)

    def test_the_runner_finds_the_verdicts_of_the_engine_itself(self):
        reports = []
        for name, engine in (("direct", str(GNUSTEP)), ("socket", str(RUN))):
            report = self.folder / f"{name}.json"
            subprocess.run([CONFORM, "run", "--engine", engine, "--filter", "CHAIN-*", "--traces",
                            "--report", str(report)], cwd=ROOT, env=self.environment(),
                           stdout=subprocess.PIPE, timeout=60)
            reports.append(json.loads(report.read_text()))
        self.assertEqual(*reports)

    def test_the_self_tests_hold_on_the_reference_engine(self):
        tests = json.loads((RUN.parent / "selftest.json").read_text())
        requests = [OPENING[0]]
        for number, test in enumerate(tests, 1):
            requests += [{"type": "stage", "id": number, "responders": test["stage"]},
                         {"type": "perform", "id": number, "stage": number, "steps": test["steps"]}]
        done = subprocess.run([CONFORM, "serve-engine"], cwd=ROOT, stdout=subprocess.PIPE, timeout=20,
                              input=text([*requests, {"type": "bye"}]))
        answers = {each["id"]: each for each in map(json.loads, done.stdout.splitlines()[1:])}
        for number, test in enumerate(tests, 1):
            records = answers[number]["records"]
            for step, receiver, message in test.get("calls", []):
                calls = [call for call in records[step].get("calls", [])
                         if (call["receiver"], call["message"]) == (receiver, message)]
                self.assertEqual(len(calls), 1, (test["feature"], step, receiver, message))
            for step, answer in test.get("answers", []):
                self.assertEqual(records[step]["answer"], answer, (test["feature"], step))

    def test_the_runner_counts_what_crashed_as_errored(self):
        report = self.folder / "crash.json"
        subprocess.run([CONFORM, "run", "--engine", str(RUN), "--filter", "CHAIN-1/*", "--report",
                        str(report)], cwd=ROOT, env=self.environment("crash"),
                       stdout=subprocess.PIPE, timeout=120)
        self.assertIn('"errored"', report.read_text())


if __name__ == "__main__":
    unittest.main()
