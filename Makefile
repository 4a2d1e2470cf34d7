# One word for each thing a developer or an organiser does. Each installs what it still needs.
# Variables: LAN=1 and PORT=8000 (run), WORKERS=2 (test, cover, rules), MUTATE=1 (rules),
# ELSEWHERE=1 (suite, as on a system without fcntl and uvloop), RIVALS=1, README=1 and ONLY=live
# (bench), PYTHON=python3.12 (what makes .venv; if it is not given, the fastest build found here).

PYTHON  ?= python3
WORKERS ?= 2
ifneq ($(origin PYTHON),file)
export ACTA_PYTHON := $(PYTHON)
endif

BIN     := .venv/bin
PREPARE := $(PYTHON) deploy/bootstrap.py
NPM     := $(PREPARE) npm
# a worker that crashes has shown a fault: the run ends and names it, where a new worker may wait for ever
PYTEST  := $(BIN)/pytest --dist=loadfile --max-worker-restart=0 --timeout=900 --numprocesses

RUNTIME := .venv/runtime.stamp
DEV     := .venv/dev.stamp
MODULES := pwa/node_modules/.package-lock.json
PAGE    := pwa/dist/index.html

PAGE_SOURCES := $(shell find pwa \( -name node_modules -o -name dist -o -name dist-style -o -name coverage \) -prune \
                  -o -type f -print 2>/dev/null) $(wildcard ledger/*/messages/* ledger/games/*/messages/* deploy/runbook/*/*.md)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test checks lint shape phone suite browser bench lighthouse pictures soak cover rules \
        templates format build wheel program clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-9s %s\n", $$1, $$2 }'

run: $(RUNTIME) $(PAGE) ## play: a rehearsal at a human pace, every character free to claim
	$(BIN)/acta play $(if $(LAN),--lan) $(if $(PORT),--port $(PORT))

# lint, shape and phone use one core, so they run beside the suite
test: ## everything a change must pass
	@$(MAKE) --no-print-directory --jobs=2 $(DEV) $(PAGE)
	@$(MAKE) --no-print-directory --jobs=2 checks suite
	@$(MAKE) --no-print-directory browser

checks:
	@$(MAKE) --no-print-directory --jobs=1 lint shape phone

lint: $(DEV) ## ruff, mypy and the directions of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 ledger projections api
	$(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin ledger projections api

shape: $(DEV) ## the layout of the tree, and what its pages say of it
	$(BIN)/pytest -q tests/shape

phone: $(PAGE) ## lint, types, unit tests and size of the phone app
	$(NPM) run proof
	$(NPM) run size

suite: $(DEV) $(PAGE) ## the other Python tests
	hledger="$$($(PREPARE) hledger)" && ACTA_HLEDGER="$$hledger" \
	  $(if $(ELSEWHERE),PYTHONPATH=tests/elsewhere ELSEWHERE=1) \
	  $(PYTEST) $(WORKERS) --ignore=tests/shape -m "not browser and not soak and not bench"

browser: $(DEV) $(PAGE) ## the tests that hold a phone: a real browser against a real server
	$(PREPARE) webkit
	chromium="$$($(PREPARE) chromium)" && ACTA_CHROMIUM="$$chromium" \
	  $(PYTEST) $(WORKERS) tests/browser -m "browser and not soak and not bench"

bench: $(DEV) $(PAGE) ## measure, with ratios; RIVALS=1 beside others, README=1 into the pages of speed, ONLY=live alone
	chromium="$$($(PREPARE) chromium)" && ACTA_CHROMIUM="$$chromium" \
	  RIVALS=$(RIVALS) $(BIN)/python -m tests.load.bench $(if $(README),--readme) $(if $(ONLY),--only "$(ONLY)")

lighthouse: $(DEV) $(PAGE) ## what Lighthouse says of the first pages: 100 for accessibility and best practices
	chromium="$$($(PREPARE) chromium)" && ACTA_CHROMIUM="$$chromium" \
	  $(BIN)/python -m tests.load.lighthouse

pictures: $(DEV) $(PAGE) ## README's pictures, of an evening that bots play
	chromium="$$($(PREPARE) chromium)" && ACTA_CHROMIUM="$$chromium" \
	  $(BIN)/python -m tests.load.pictures

soak: cover $(PAGE) ## the long tests, after cover
	$(BIN)/python -m pytest -m "soak and not browser"
	chromium="$$($(PREPARE) chromium)" && ACTA_CHROMIUM="$$chromium" \
	  $(BIN)/python -m pytest -m "soak and browser"

# apart from suite, since counting lines makes the rules take three times as long
cover: $(DEV) ## how much of ledger/ its tests and those of the games reach
	$(PYTEST) $(WORKERS) tests/ledger tests/games -m "not browser and not soak and not bench" --cov

rules: $(DEV) ## which rules of the rulebooks are covered by tests; MUTATE=1 alters each to see
	$(BIN)/python -m tests.rules
	$(if $(MUTATE),WORKERS=$(WORKERS) $(BIN)/python -m tests.mutate $(filter-out 1,$(MUTATE)))

templates: $(DEV) ## write the templates of Ludi Romani, and the reports on their rehearsals, again
	$(BIN)/python -m tests.games.ludi_romani.write_templates

format: $(DEV) ## lay out the Python code and mend what ruff can mend
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

build: $(PAGE) ## the phone app, into pwa/dist

wheel: $(DEV) $(PAGE) ## the package with the phone app in it, into dist
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

program: $(RUNTIME) $(PAGE) ## the program in one file for this kind of system, into dist
	$(PREPARE) program

clean: ## remove what make installed and built; games are left alone
	rm -rf .venv pwa/node_modules pwa/dist pwa/dist-style dist
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage test-results

$(RUNTIME): pyproject.toml
	$(PREPARE) runtime

$(DEV): pyproject.toml
	$(PREPARE) dev

$(MODULES): pwa/package.json pwa/package-lock.json
	$(NPM) ci
	touch $@

$(PAGE): $(MODULES) $(PAGE_SOURCES)
	$(NPM) run build
