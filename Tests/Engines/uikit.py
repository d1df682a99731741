"""Tests `Spec/engines/uikit/run` with a stand-in for xcrun, which launches the engine for GNUstep in
place of UIKit: the protocol over the socket, a crash, a hang, interruption, and what is left behind.
Tests the engine's reckoning of time by itself.

    python3 Tests/Engines/uikit.py CONFORM
"""
import ctypes
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


BUNDLE = "org.conform.engine.uikit"
NEW = "# simulator Conform 1, a new iPad-Pro-13-inch: iOS 26.1, the newest of 1 runtimes\n"


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
                "STAND_IN_MODE": mode, "CONFORM_UIKIT_BUILD": str(self.folder / "the build"),
                "TMPDIR": str(self.folder), "CONFORM_UIKIT_SECONDS": "20",
                "CONFORM_UIKIT_PAUSE": "0.01"}

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
        self.assertEqual((engine.returncode, errors.decode()), (0, NEW))
        self.assert_nothing_is_left()

    def prepare(self, mode=""):
        return subprocess.run([RUN, "--prepare"], env=self.environment(mode), timeout=20,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def test_preparing_prints_the_notes_of_the_application_and_its_claims(self):
        done = self.prepare("note")
        self.assertEqual((done.returncode, done.stdout), (0, ""))
        head, claims = done.stderr.removeprefix(NEW).split("\n", 1)
        self.assertEqual(head, "# self-test of touches by digitizer events: passed")
        self.assertRegex(claims, r"^# GNUstep AppKit [0-9.]+ claims responder-chain, .*controls\n$")
        self.assertFalse((self.folder / "running").exists())

    def test_notes_are_kept_out_of_the_conversation(self):
        engine = self.start("note")
        _, errors = engine.communicate(text([{"type": "bye"}]), timeout=20)
        self.assertIn(b"\n# self-test of touches by digitizer events: passed\n", errors)

    def test_a_screen_that_is_too_small_is_told(self):
        done = self.prepare("small")
        self.assertEqual(done.returncode, 1)
        self.assertIn("# the scene is 375 by 667 at 0 0\n", done.stderr)

    def test_an_odd_listing_of_simulators_is_told_in_a_line(self):
        ios = {"identifier": "com.apple.CoreSimulator.SimRuntime.iOS-26-1", "isAvailable": True}
        pad = {"name": "iPad Pro 13-inch"}
        odd = ["", "no JSON", "[]", "{}", {"runtimes": {}}, {"runtimes": [None, {}, {"version": 26}]},
               {"runtimes": [ios]}, {"runtimes": [ios], "devices": [], "devicetypes": [pad, None]},
               {"runtimes": [{**ios, "version": 26, "supportedDeviceTypes": [{}, pad]}],
                "devices": {ios["identifier"]: [None, {}, {"name": "Conform 1"}]}}]
        for listing in odd:
            whole = listing if isinstance(listing, str) else json.dumps(listing)
            (self.folder / "listing").write_text(whole)
            done = self.prepare()
            with self.subTest(listing=whole):
                self.assertEqual(done.returncode, 2, done.stderr)
                self.assertRegex(done.stderr, r"\A(xcrun simctl list -j printed no listing but .*"
                                 r"|Xcode has no simulator.*|no 13-inch iPad.*)\n\Z")

    def test_the_application_is_launched_at_the_fifth_attempt_or_not_at_all(self):
        done = self.prepare("busy")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.calls("launch"), 5)
        done = self.prepare("refused")
        self.assertEqual((done.returncode, self.calls("launch")), (2, 15))
        self.assertIn(f"{BUNDLE} ended with status 4, 5 times\n", done.stderr)

    def test_where_errors_cannot_be_written_the_log_of_the_process_is_read(self):
        engine = self.start("unwritable")
        self.assertEqual(self.calls("launch"), 6)
        engine.stdin.write(text([SECOND]))
        engine.stdin.flush()
        self.assertEqual(engine.wait(timeout=20), 1)
        self.assertIn(b"Conform: the log of the process\n", engine.stderr.read())

    def test_a_site_with_evidence_for_every_clause_has_no_broken_link(self):
        """The reference engine passes every scenario, and stands in for UIKit."""
        report, pages = self.folder / "report.json", self.folder / "Spec"
        shutil.copytree(ROOT / "Spec", pages, symlinks=True)
        run = lambda *words: subprocess.run(
            [CONFORM, *words], cwd=self.folder, check=True, stdout=subprocess.PIPE, text=True).stdout
        run("--spec", pages, "--report", report)
        content = json.loads(report.read_text())
        content["engines"][0]["engine"].update(name="UIKit", version="iOS 26.1")
        report.write_text(json.dumps(content))
        run("evidence", "add", "--all", report)
        printed = run("site", "--theme", ROOT / "Site", "--report", report, "--check")
        self.assertIn(": none is broken", printed)

    def test_the_first_evidence_is_made_without_an_event(self):
        pages = self.folder / "pages"
        subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, pages], check=True)
        done = subprocess.run([pages / "Spec/engines/uikit/first"], text=True, timeout=120,
                              env={**self.environment(), "CONFORM": CONFORM}, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT)
        # The engine for GNUstep, which is launched here, is no evidence of UIKit.
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertIn("# no event is made, as --without-touches says\n", done.stdout)
        self.assertEqual(set((self.folder / "touches").read_text().split()), {"none"})
        self.assertIn('uikit.json is not of UIKit but of "GNUstep AppKit"', done.stdout)
        pages_run = json.loads((pages / "uikit.json").read_text())["engines"][0]["results"]
        self.assertEqual({each["id"].split("-")[0] for each in pages_run},
                         {"CHAIN", "HIT", "ACTION", "FIRST"})

    def calls(self, command):
        return (self.folder / "calls").read_text().split().count(command)

    def test_a_second_run_uses_the_simulator_and_the_build_of_the_first(self):
        for _ in range(2):
            subprocess.run([RUN, "--prepare"], env=self.environment(), check=True, timeout=20)
        calls = (self.folder / "calls").read_text().split()
        self.assertEqual(calls, ["list", "create", "bootstatus", "install", "launch", "terminate",
                                 "list", "bootstatus", "install", "launch", "terminate"])

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
        # No key types in the reference engine.
        tests = [test for test in json.loads((RUN.parent / "selftest.json").read_text())
                 if not test.get("onlyUIKit")]
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


class Moment(ctypes.Structure):
    _fields_ = [("script", ctypes.c_double), ("real", ctypes.c_double)]


class TimesTests(unittest.TestCase):
    """`Spec/engines/uikit/Times.m`, which is plain C."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="conform-uikit-test-")
        library = Path(cls.folder.name) / "times.so"
        subprocess.run(["cc", "-Wall", "-Werror", "-shared", "-fPIC", "-x", "c", "-o", library,
                        RUN.parent / "Times.m", "-lm"], check=True)
        cls.times = ctypes.CDLL(str(library))
        cls.times.timesBegin.argtypes = cls.times.timesAnchor.argtypes = [ctypes.c_double]
        cls.times.timesWait.argtypes = cls.times.timesAt.argtypes = [ctypes.c_double]
        cls.times.timesWait.restype = ctypes.c_double
        cls.times.timesAt.restype = Moment
        cls.times.clockDecidesSwipe.argtypes = [Moment, Moment, ctypes.c_double, ctypes.c_double]
        cls.times.clockDecidesDelay.argtypes = [Moment, Moment]
        cls.times.clockDecidesSwipe.restype = cls.times.clockDecidesDelay.restype = ctypes.c_bool

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_a_wait_ends_so_long_after_the_last_event(self):
        self.times.timesBegin(100)
        self.times.timesAnchor(100.04)
        self.assertAlmostEqual(self.times.timesWait(0.1), 100.14)
        self.assertAlmostEqual(self.times.timesWait(0.2), 100.34)
        self.times.timesAnchor(100.342)
        self.assertAlmostEqual(self.times.timesWait(0.5), 100.842)
        self.assertAlmostEqual(self.times.timesAt(101).script, 0.8)

    def test_a_swipe_is_asked_only_where_the_clock_does_not_decide(self):
        for wait, late, along, across, decides in [
                (0, 0.035, 49.5, 0, True),  # too short at once
                (0, 0.035, 50.5, 0, False),  # long enough at once
                (0, 0.035, 100, 49.5, True),  # straight enough at once
                (0, 0.035, 100, 50.5, False),  # too slanted at once
                (0.1, 0.002, 44.8, 0, False),  # too short after 0.1 seconds
                (0.1, 0.002, -44.8, 0, False),  # the same to the left
                (0.1, 0.015, 44.8, 0, True),  # on a machine that is late
                (0.3, 0.002, 100, 34.8, False),  # straight enough after 0.3
                (0.3, 0.015, 100, 34.8, True),
                (0.3, 0.015, 100, 35.8, False),  # too slanted after 0.3
                (0.49, 0.002, 100, 0, False),  # in time
                (0.49, 0.015, 100, 0, True),
                (0.5, 0.001, 27, 0, True),  # long enough after 0.5 seconds
                (0.51, 0.001, 100, 0, False)]:  # too late
            with self.subTest(wait=wait, late=late, along=along, across=across):
                now = Moment(1 + wait, 7 + wait + late)
                self.assertEqual(self.times.clockDecidesSwipe(Moment(1, 7), now, along, across),
                                 decides)

    def test_a_touch_that_is_held_back_is_asked_about_only_well_before_it_is_let_through(self):
        for wait, late, decides in [(0, 0.05, False), (0.05, 0.035, False), (0.05, 0.06, True),
                                    (1, 0.05, False)]:
            with self.subTest(wait=wait, late=late):
                now = Moment(1 + wait, 7 + wait + late)
                self.assertEqual(self.times.clockDecidesDelay(Moment(1, 7), now), decides)


if __name__ == "__main__":
    unittest.main()
