# What people do with a clone. It needs Python 3.11 or newer, make and a package index; all else goes into .venv.
#
#   make books    every document of every game in every language, into build/
#   make test     everything that is checked: style, types, imports, docs, tests
#   make prove    what `make test` tries samples of, all of it
#   make docs     the documentation with every book of every game, into build/site
#   make bench    the speed figures of docs/performance.md
#   make format   the sources in their one form
#   make clean    as fresh as cloned

PYTHON ?= python3
BIN    := .venv/bin
# Every version is fixed in .ci/pins.txt; --no-build-isolation, so that it holds for the build backend as well.
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
HOLD   := --constraint .ci/pins.txt
# The tests of a file share what they load, so one process does them all; in the order of the files, the short ones last.
SHARE  := --dist loadfile --no-loadscope-reorder

.PHONY: books test prove lint system docs bench format clean

books: .venv/for-use
	$(BIN)/rulekit build

test: lint system
	$(BIN)/python -m pytest -n auto $(SHARE)

prove: .venv/for-work
	RULEKIT_WHOLE=1 $(BIN)/python -m pytest -n auto $(SHARE) -m "exhaustive or sampled or hypothesis"

# The pages are built while types are checked, which takes longest.
lint: .venv/for-work
	$(BIN)/ruff check
	$(BIN)/lint-imports --no-cache
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict --config-file docs/.site/quick.yml & pages=$$!; \
	$(BIN)/mypy; types=$$?; wait $$pages && exit $$types

# Spelling and grammar programs and a browser, which no package index has. Without them their tests are skipped, and
# say so.
system:
	tests/system/install

docs: .venv/for-work
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --config-file docs/.site/mkdocs.yml

bench: .venv/for-work
	set -e; for script in tests/bench/*.py; do $(BIN)/python $$script; done

format: .venv/for-work
	$(BIN)/ruff check --fix --select I,D,UP
	$(BIN)/ruff format

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "rulekit needs Python 3.11 or newer, this is " + sys.version.split()[0] + "; try make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv

.venv/for-use: pyproject.toml .ci/pins.txt | .venv/bin/python
	$(PIP) install $(HOLD) hatchling
	$(PIP) install $(HOLD) --no-build-isolation --editable .
	touch $@

.venv/for-work: .venv/for-use
	$(PIP) install $(HOLD) --no-build-isolation --editable ".[dev,site]"
	$(PIP) install $(HOLD) --no-build-isolation --only-binary open_spiel,numpy,scipy,pyicu-wheels --editable ".[proof]" || \
	echo "OpenSpiel or ICU is not to be had here: the tests that compare our games and our order of words with theirs are skipped"
	touch $@
