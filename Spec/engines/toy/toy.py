"""The engine in Python with one rule broken: an alpha can be set, and has no effect.

The documents show what the runner prints about it; a test compares them with what it does.

    conform --engine "python3 Spec/engines/toy/toy.py"
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "python"))

from engine import PROFILE, converse
from views import View

View.alpha = property(lambda view: 1.0, lambda view, alpha: None)
PROFILE["name"] = "Toy"

if __name__ == "__main__":
    for message in converse(map(json.loads, sys.stdin.buffer)):
        print(json.dumps(message), flush=True)
