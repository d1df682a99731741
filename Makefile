# What builds depends on libcmark, the only library that the package manager does not fetch.

.PHONY: conform release test test-slow documents vocabulary dist macos site lab-engine serve check bench fuzz races lint engines engine-gnustep engine-qt engine-gtk python libcmark

conform: libcmark
	swift run conform --engine local

# Builds the program as users run it: .build/release/conform.
release: libcmark
	swift build -c release --product conform

test: libcmark
	swift test --skip '$(SLOW)'

# The tests that make thousands of random scripts each; `.ci/run` runs them too.
test-slow: libcmark
	swift test --filter '$(SLOW)'
SLOW = FuzzerTests/(agrees|deterministic|known|freedom)|ScriptGeneratorTests/forms

# Writes what documents show of the program: console blocks, figures, and the table of results. A
# recording fails the test, so that nobody takes it for a comparison; the second run compares.
documents: libcmark
	.ci/engines --report .build/report.json >/dev/null || [ $$? -eq 1 ]
	swift build --build-tests
	CONFORM_RECORD=1 $(DOCUMENTS) >/dev/null || true
	$(DOCUMENTS)
DOCUMENTS = CONFORM_ENGINES_REPORT=$(CURDIR)/.build/report.json swift test --skip-build --filter DocumentTests

# Writes what follows from Spec/vocabulary.md: the rows in the program, properties in both engines, the
# tables of Spec/protocol.md and the schemas. A recording fails the test, so that nobody takes it for a
# comparison; the last run compiles what was written.
vocabulary: libcmark
	swift build --build-tests
	CONFORM_RECORD=1 swift test --skip-build --filter ProtocolTests/rows >/dev/null || true
	swift build --build-tests
	CONFORM_RECORD=1 swift test --skip-build --filter ProtocolTests >/dev/null || true
	swift test --filter ProtocolTests

# Makes an archive, a Debian package and a wheel, which need no Swift, in .build/dist/out.
dist: libcmark
	.ci/dist

# Type-checks every module for macOS, on Linux.
macos: libcmark
	.ci/macos/check

# Makes the site with the lab and with every engine that this machine can run, in .build/site.
site: libcmark lab-engine
	.ci/engines --traces --report .build/report.json || [ $$? -eq 1 ]
	swift run conform site --report .build/report.json --lab $(LAB)

# The reference engine as WebAssembly, which runs in the site's lab.
LAB = .build/web-engine.wasm.gz
lab-engine: $(LAB)
$(LAB): $(shell find $(addprefix Sources/,Responders Conformance Scenes Engines/Local WebEngine) -type f)
	Sources/WebEngine/build $(LAB:.gz=)

# Serves the site at http://localhost:8000/ and rebuilds it on every change.
serve: libcmark lab-engine
	swift run conform serve --lab $(LAB)

check: libcmark
	swift run conform check

# Builds the engines for GNUstep's AppKit and Qt's widgets, and looks for GTK.
engines: engine-gnustep engine-qt engine-gtk

engine-gnustep:
	$(MAKE) -C Spec/engines/gnustep

engine-qt:
	mkdir -p .build/qt
	qmake -o .build/qt/Makefile Spec/engines/qt/engine.pro
	$(MAKE) -C .build/qt

engine-gtk:
	/usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "4.0")'

bench: libcmark
	Tests/Benchmarks/run

# Fuzzes every target for a minute in all; `Tests/Fuzz/run all night` takes eight hours.
fuzz: libcmark
	Tests/Fuzz/run all 60

# Looks for data races in the tests of what runs concurrently.
races: libcmark
	TSAN_OPTIONS=suppressions=$(CURDIR)/.ci/races.txt \
	swift test --sanitize=thread --scratch-path .build/tsan \
	  --filter 'RunningTests|EnginesTests|PreviewingTests'

# Installs the packages of the checks in Python, in .build/python.
python:
	[ -x .build/python/bin/python ] || python3 -m venv .build/python
	.build/python/bin/python -m pip install --quiet --no-deps --requirement Tests/requirements.txt

lint:
	swift format lint --strict --parallel --recursive Sources Tests Package.swift

# Installs libcmark if it is missing, and prints that.
libcmark:
	@.ci/libcmark
