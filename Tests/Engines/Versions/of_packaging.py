"""The library packaging as an engine of the specification that `conform init spec` makes.

It follows Python's own standard for versions, which reads and orders some texts otherwise.
"""

import engine
import packaging
from packaging.version import InvalidVersion, Version

engine.PROFILE.update(name="packaging", version=packaging.__version__)


class Versions:
    def valid(self, text):
        try:
            Version(text)
            return True
        except InvalidVersion:
            return False

    def order(self, one, other):
        left, right = Version(one), Version(other)
        return (left > right) - (left < right)


if __name__ == "__main__":
    engine.main(Versions())
