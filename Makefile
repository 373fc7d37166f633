# Two commands do everything on a machine with Python 3.11 and make: `make lab` and `make test`.

VENV    := .venv
BIN     := $(VENV)/bin
# The interpreter that makes the environment; by default python3.11, or another python3 that is new enough.
PYTHON  ?=
# How many processes share the tests, and what else to tell pytest or the lab: make test ARGUMENTS="tests/match -x".
WORKERS ?= 2
ARGUMENTS ?=
# Which parts of the long tier, all when not given: make proof PARTS=tests,load.
PARTS   ?=

# Tests start hundreds of Pythons; each would compile the package anew where compiled files are forbidden.
export PYTHONDONTWRITEBYTECODE :=

# constraints.txt says which version of everything; pip has nothing to look up when that is already there. It compiles
# nothing: less than half of what it brings is ever imported, and that is compiled then.
PIP     := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile --constraint constraints.txt
BUILD_REQUIRES = $$($(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help lab test test-slow check docs format proof set-up clean

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

lab: $(VENV)/ready-to-play ## set up, then open the labs in a browser
	@REEFKIT_STARTED_BY=make $(BIN)/reefkit serve $(ARGUMENTS)

test: $(VENV)/ready-to-test ## set up, then pass all tests that start no browser and no server
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=25 -m "not slow" $(ARGUMENTS)

test-slow: $(VENV)/ready-to-test ## all slow tests: pages in a browser, servers set up and attacked, wheels built
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --durations=25 -m slow $(ARGUMENTS)

check: $(VENV)/ready-to-test ## lint, format, types, the arrows between rooms, spelling
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell

docs: $(VENV)/ready-to-test ## build the documentation site in docs/_site
	@$(BIN)/python -m sphinx --builder html --jobs auto --fresh-env --fail-on-warning --quiet docs docs/_site
	@echo "Built: docs/_site/index.html"

format: $(VENV)/ready-to-test ## write the code as ruff would
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

proof: $(VENV)/ready-to-test ## the long tier: slow tests, what others try harder, then the bench, kept in bench/results
	@$(BIN)/python -m tools.proof --workers $(WORKERS) --only "$(PARTS)"

set-up: $(VENV)/ready-to-test ## set up for all of these, and do no more

clean: ## remove what a set-up and the runs have made
	rm -rf $(VENV) dist docs/_site docs/reference/api .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find reefkit tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@python="$(PYTHON)"; \
	if [ -z "$$python" ]; then \
	  for found in python3.11 python3; do \
	    if $$found -c '' 2>/dev/null; then python=$$found; break; fi; \
	  done; \
	fi; \
	if [ -z "$$python" ]; then \
	  echo "Reefkit needs Python 3.11 or newer, and no python3 was found. Install it, or name it: make PYTHON=/path/to/python" >&2; exit 1; \
	fi; \
	if ! "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	  version=$$("$$python" -V 2>/dev/null) || version="not to be run"; \
	  echo "Reefkit needs Python 3.11 or newer, and $$python is $$version. Name another: make PYTHON=/path/to/python" >&2; exit 1; \
	fi; \
	if ! "$$python" -m venv $(VENV); then \
	  rm -rf $(VENV); \
	  echo "$$python could not make an environment. On Debian and Ubuntu, install python3-venv." >&2; exit 1; \
	fi

# A stamp is older than these two as soon as a version has moved; then, and only then, pip runs again.
$(VENV)/ready-to-play: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Setting up $(VENV); the first time, this takes a minute."
	@$(PIP) $(BUILD_REQUIRES)
	@$(PIP) --no-build-isolation --editable .
	@touch $@

$(VENV)/ready-to-test: pyproject.toml constraints.txt | $(BIN)/python
	@echo "Setting up $(VENV) for tests and checks; the first time, this takes a few minutes."
	@$(PIP) $(BUILD_REQUIRES)
	@$(PIP) --no-build-isolation --editable '.[test,check,docs,binder,hub,lti]'
	@touch $@ $(VENV)/ready-to-play
