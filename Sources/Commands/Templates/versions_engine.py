"""An engine for the pages of this folder: it compares versions, and says what it found.

    conform --engine "python3 engine.py"

`Versions` is the implementation under test. Put yours in its place: what it is told and asked is in
Spec/vocabulary.md. The rest speaks the protocol and can stay as it is.
"""

import json
import os
import re
import sys

PROFILE = {
    "name": "Mine",
    "version": "0.1",
    "language": "Python",
    # What the engine claims, and is asked for.
    "features": ["syntax", "precedence"],
}

# --- Your implementation here ------------------------------------------------------------------

NUMBER = r"(?:0|[1-9]\d*)"
PART = rf"(?:{NUMBER}|\d*[a-zA-Z-][0-9a-zA-Z-]*)"
VERSION = re.compile(
    rf"({NUMBER})\.({NUMBER})\.({NUMBER})(?:-({PART}(?:\.{PART})*))?(?:\+[0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*)?",
    re.ASCII,
)


class Versions:
    """Compares versions."""

    def valid(self, text):
        return VERSION.fullmatch(text) is not None

    def key(self, text):
        """What is compared in the place of a version."""
        major, minor, patch, release = VERSION.fullmatch(text).groups()
        parts = [
            (0, int(part), "") if part.isdecimal() else (1, 0, part)
            for part in (release or "").split(".")
        ]
        return int(major), int(minor), int(patch), release is None, parts

    def order(self, one, other):
        """Negative if the first version is older, positive if it is newer."""
        left, right = self.key(one), self.key(other)
        return (left > right) - (left < right)


# --- From the words of a script to the implementation, and back ----------------------------------


class Lacking(Exception):
    """Raised where a script wants what the implementation has not: the scenario is then skipped."""


class Script:
    """The state of one script, which begins anew for each."""

    def __init__(self, versions):
        self.versions = versions
        self.last = None

    def perform(self, step):
        """Carries out one step, and returns its record: an answer, if it is a question."""
        if step.get("do") == "compare":
            self.last = self.versions.order(step["of"], step["to"])
            return {}
        if step.get("ask") == "order":
            return {"answer": {"text": ["older", "same", "newer"][self.last + 1]}}
        if step.get("ask") == "valid":
            return {"answer": {"truth": self.versions.valid(step["of"])}}
        if step.get("ask") == "newest":
            newest, *others = step["of"].split()
            for version in others:
                if self.versions.order(version, newest) > 0:
                    newest = version
            return {"answer": {"text": newest}}
        raise Lacking(f"the engine does not know the step {step}")


def reply(versions, steps):
    script = Script(versions)
    try:
        return {"type": "observed", "records": [script.perform(step) for step in steps]}
    except Lacking as lack:
        return {"type": "skipped", "reason": str(lack)}
    except Exception as error:
        return {"type": "errored", "message": repr(error)}


# --- The protocol: lines of JSON over standard input and output --------------------------------


def main(versions=Versions()):
    # Standard output is kept for the protocol: what is printed goes to standard error.
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["type"] == "bye":
            return
        if request["type"] == "stage":
            continue  # These pages have no objects.
        if request["type"] == "hello":
            answer = {"type": "hello", "protocol": 1, "engine": PROFILE}
        else:
            answer = {"id": request["id"], **reply(versions, request["steps"])}
        print(json.dumps(answer), file=output, flush=True)


if __name__ == "__main__":
    main()
