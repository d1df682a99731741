"""Measures the diagnosis on the engines in JavaScript and Python, with faults written into them.

Writes each fault of the table below into a copy of its engine, alone and with each other fault of
that engine, runs all scenarios, and counts as `Tests/Mutants/run --planted` does. CONFORM is the
command to run.
"""

import collections
import itertools
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# The engines: the folder, and the command that runs a copy of it.
ENGINES = {
    "JavaScript": ("Tests/Engines/JavaScript", "node {}/engine.mjs"),
    "Python": ("Spec/engines/python", "python3 {}/engine.py"),
}

# The faults, by engine and name in the catalogue: the file, and what is replaced there by what. No two
# alter the same function. A name is true of the whole engine: where nothing reads a property any more,
# it is ignored, and not by hit-testing alone.
FAULTS = {
    ("JavaScript", "Hit-testing ignores alpha"): ("engine.mjs", [(" || this.alpha < 0.01", "")]),
    ("JavaScript", "Hit-testing searches the subviews from back to front"): (
        "engine.mjs",
        [("[...views].reverse()", "[...views]")],
    ),
    ("JavaScript", "The origin of the bounds moves the content the wrong way"): (
        "engine.mjs",
        [("this.frame[0] + this", "this.frame[0] - this"), ("[1] + this", "[1] - this")],
    ),
    ("JavaScript", "The right and bottom edges belong to a view"): (
        "engine.mjs",
        [("x < left + width", "x <= left + width"), ("y < top + height", "y <= top + height")],
    ),
    ("JavaScript", "A delegate that is a view is followed all the same"): (
        "engine.mjs",
        [("[Application, View, PlainObject]", "[Application, PlainObject]")],
    ),
    (
        "JavaScript",
        "A view is inserted beside a sibling by the index that this had before the view was removed",
    ): (
        "engine.mjs",
        [
            ("    view.leave();\n    const index", "    const index"),
            ("indexOf(sibling);\n", "indexOf(sibling);\n    view.leave();\n"),
        ],
    ),
    ("JavaScript", "The property hidden is ignored"): ("engine.mjs", [("this.hidden || ", "")]),
    ("JavaScript", "The window ends the responder chain"): (
        "engine.mjs",
        [("return this.application;", "return null;")],
    ),
    ("Python", "Each phase of a touch goes up the chain on its own"): (
        "touch.py",
        [("if self.recipients is None:\n            return True", "return True")],
    ),
    ("Python", "A removed first responder stays first responder"): (
        "views.py",
        [
            (
                "        window = self.window\n        self.resign_inside()\n        self.detach()\n"
                "        if window is not None:\n            window.check_first_responder()\n",
                "        self.detach()\n",
            )
        ],
    ),
    ("Python", "A nil-targeted action goes to the sender's chain and never to the first responder"): (
        "application.py",
        [("self.first_responder_for(sender) or sender", "sender or self.first_responder_for(sender)")],
    ),
    ("Python", "Points are converted with the transform and not with its inverse"): (
        "views.py",
        [
            (
                "inside = self.transform.undo(outside)",
                "a, b, c, d, tx, ty = self.transform\n        inside = Point(a * outside.x"
                " + c * outside.y + tx, b * outside.x + d * outside.y + ty)",
            )
        ],
    ),
    ("Python", "The first responder is replaced without being asked to resign"): (
        "responder.py",
        [
            (
                "        if window.first_responder is not None and not window.make_room():\n"
                "            return False\n",
                "",
            )
        ],
    ),
    ("Python", "Taps count on however far apart they are"): (
        "application.py",
        [(" if math.dist(last.location, place) <= 40 else 0", "")],
    ),
    ("Python", "The window ends the responder chain"): (
        "views.py",
        [("return self.holder", "return None")],
    ),
    ("Python", "The property boundsOrigin is ignored"): (
        "views.py",
        [("Rect(*self.bounds_origin, ", "Rect(0, 0, ")],
    ),
    ("Python", "A tap does not make a text field first responder"): (
        "views.py",
        [("            self.become_first_responder()\n", "            pass\n")],
    ),
    ("Python", "The previous location of a touch is where it began"): (
        "application.py",
        [("        touch.previous_location = touch.location\n", "")],
    ),
}


def causes(faults, folder):
    """Returns the causes that the diagnosis names on the engine of some faults."""
    source, command = ENGINES[faults[0][0]]
    engine = pathlib.Path(folder, "engine")
    shutil.rmtree(engine, ignore_errors=True)
    shutil.copytree(ROOT / source, engine)
    for fault in faults:
        name, changes = FAULTS[fault]
        text = (engine / name).read_text("utf-8")
        for old, new in changes:
            if text.count(old) != 1:
                raise ValueError(f"{fault[1]}: not once in {name}: {old!r}")
            text = text.replace(old, new)
        (engine / name).write_text(text, "utf-8")
    report = pathlib.Path(folder, "report.json")
    conform = shlex.split(os.environ.get("CONFORM", "swift run conform"))
    run = ["run", "--engine", command.format(engine), "--repeat", "0", "--report", f"json:{report}"]
    subprocess.run(conform + run, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    diagnosis = json.loads(report.read_text("utf-8"))["engines"][0].get("diagnosis", {})
    return diagnosis.get("faults", [])


def measure(what, groups, folder):
    """Prints the figures for some groups of faults."""
    tally = collections.Counter()
    for group in groups:
        planted = {name for _, name in group}
        found, first = set(), set()
        for cause in causes(group, folder):
            is_weak, names = cause["grade"] == "perhaps", planted.intersection(cause["names"])
            tally[is_weak, bool(names)] += 1
            found |= names
            first |= set() if is_weak else names
            if not names:
                print(f"  false: {' / '.join(cause['names'])} where {' + '.join(sorted(planted))}")
        for name in sorted(planted - found):
            print(f"  missed: {name} in {' + '.join(sorted(planted))}")
        tally["planted"] += len(planted)
        tally["found"] += len(found)
        tally["first"] += len(first)
    print(
        f"{what} ({len(groups)} engines): named {share(tally, (False, True), (False, False))} true;"
        f" weak {share(tally, (True, True), (True, False))} true; planted {tally['first']} of"
        f" {tally['planted']} ({tally['first'] * 100 // tally['planted']} %) named before the weak,"
        f" {tally['found']} at all"
    )


def share(tally, true, false):
    return f"{tally[true]} of {tally[true] + tally[false]}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        measure("alone", [[fault] for fault in FAULTS], folder)
        pairs = itertools.combinations(FAULTS, 2)
        measure("pairs", [pair for pair in pairs if pair[0][0] == pair[1][0]], folder)
