"""The library semver as an engine of the specification that `conform init spec` makes."""

import engine
import semver

engine.PROFILE.update(name="semver", version=semver.__version__)


class Versions:
    def valid(self, text):
        return semver.Version.is_valid(text)

    def order(self, one, other):
        return semver.Version.parse(one).compare(other)


if __name__ == "__main__":
    engine.main(Versions())
