# `make` alone lists the targets. Everything made goes into .venv/ and build/.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
BASE := .venv/base.stamp
DEV := .venv/dev.stamp
COMPILED := build/compiled
COMPILED_TESTS := tests/engine tests/board tests/games tests/agents tests/known tests/properties tests/test_cases.py

# The compiled package comes before the editable one on the path.
with-compiled := PYTHONPATH="$(CURDIR)/$(COMPILED)/src"

.PHONY: help play test lint test-interpreted test-compiled compiled bench soak docs lock clean compiler
.DELETE_ON_ERROR:

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 26

play: $(BASE) ## play Gradisca
	@$(BIN)/sabretache play gradisca

# The compiler and mypy keep one core each busy, so they run side by side.
test: $(DEV) ## every check and every test, interpreted and compiled
	@$(MAKE) --no-print-directory -j 2 --output-sync=target lint compiled
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

lint: $(DEV) ## ruff, mypy, and the layers
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# Random games by the dozen add nothing to the coverage and take four times as long under it.
test-interpreted: $(DEV) ## the tests on the sources, with coverage
	$(BIN)/python -m pytest -q -n 2 --cov --cov-report=term --ignore=tests/properties
	$(BIN)/python -m pytest -q -n 2 tests/properties

test-compiled: compiled ## the tests of engine, games and players on the compiled package
	@$(with-compiled) $(BIN)/python -c "$$check_compiled" $(COMPILED_TESTS)
	$(with-compiled) $(BIN)/python -m pytest -q -n 2 $(COMPILED_TESTS)

bench: compiled ## time the engine and the agents, interpreted and compiled
	@echo "Interpreted:"
	@$(BIN)/sabretache bench
	@echo "Compiled:"
	@$(with-compiled) $(BIN)/sabretache bench

soak: compiled ## the properties by the hundred thousand, on the compiled package
	$(with-compiled) $(BIN)/python -m tests.soak $(SOAK)

docs: $(DEV) ## write the generated pages of docs/
	@for script in scripts/docs_*.py; do \
	    if [ -e "$$script" ]; then echo "$$script"; $(BIN)/python "$$script" || exit 1; \
	    else echo "No scripts/docs_*.py: nothing to write."; fi; \
	done

lock: ## lock the requirements anew (needs uv)
	$(call lock,base,--extra build)
	$(call lock,dev,--extra build --extra dev -c requirements/base.txt)

clean: ## remove all that make made
	rm -rf .venv build dist src/*.egg-info .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

# One environment for all: `play` puts the run-time packages into it, everything else the tools too.

.venv/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Sabretache needs Python 3.11 or later: make PYTHON=/path/to/python3 ..." >&2; exit 1; }
	@rm -rf .venv
	@$(PYTHON) -m venv .venv \
	    || { echo "No virtual environment: on Debian or Ubuntu, install python3-venv." >&2; exit 1; }
	@touch $@

$(BASE): requirements/base.txt pyproject.toml setup.py | .venv/made.stamp
	@echo "Installing what Sabretache needs ..."
	@$(PIP) install --require-hashes -r requirements/base.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): requirements/dev.txt pyproject.toml setup.py | .venv/made.stamp
	@echo "Installing what Sabretache and its tests need ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $(BASE) $@

# The compiled package is a copy of src/ with the extension modules of build/compiled/lib laid over it.
# mypyc runs only when what it reads has changed, told by content: a checkout touches times, and a deletion none.
compiled: $(DEV) compiler ## compile the rules and the agents into build/compiled
	@mkdir -p $(COMPILED)
	@{ find src -name '*.py' -type f | LC_ALL=C sort | xargs cksum; \
	   cksum setup.py pyproject.toml requirements/dev.txt; \
	   $(BIN)/python -VV; } > $(COMPILED)/wanted
	@if ! cmp -s $(COMPILED)/wanted $(COMPILED)/built; then \
	    echo "Compiling with mypyc ..."; \
	    rm -rf $(COMPILED)/built $(COMPILED)/lib $(COMPILED)/c; \
	    SABRETACHE_MYPYC=1 $(BIN)/python setup.py -q build_ext --build-lib $(COMPILED)/lib --build-temp $(COMPILED)/tmp \
	        && cp $(COMPILED)/wanted $(COMPILED)/built; \
	fi
	@rm -rf $(COMPILED)/new $(COMPILED)/old
	@cp -R src $(COMPILED)/new
	@rm -rf $(COMPILED)/new/*.egg-info
	@cp -R $(COMPILED)/lib/. $(COMPILED)/new
	@if [ -e $(COMPILED)/src ]; then mv $(COMPILED)/src $(COMPILED)/old; fi
	@mv $(COMPILED)/new $(COMPILED)/src
	@rm -rf $(COMPILED)/old

# mypyc needs a C compiler and Python's headers.
compiler: $(DEV)
	@have() { command -v $${CC:-gcc} && $(BIN)/python -c "$$check_headers"; } > /dev/null; \
	have && exit; \
	if [ "$$(id -u)" = 0 ]; then as_root=; else as_root="sudo -n"; fi; \
	if command -v apt-get > /dev/null && $$as_root true 2> /dev/null; then \
	    echo "Installing gcc and Python's headers ..."; \
	    $$as_root apt-get update -qq && $$as_root env DEBIAN_FRONTEND=noninteractive \
	        apt-get install -qq -y gcc libc6-dev python3-dev > /dev/null; \
	fi; \
	have || { echo "To compile, install gcc and the headers of $$($(BIN)/python -V) (Debian: gcc python3-dev)." >&2; exit 1; }

define check_headers
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path('include'), 'Python.h').exists())
endef
export check_headers

# Collects the tests as pytest does, then looks where the modules that they imported came from.
define check_compiled
import contextlib, io, sys
import pytest
from setup import compiled_modules
with contextlib.redirect_stdout(io.StringIO()) as said:
    failed = pytest.main(['--collect-only', '-q', *sys.argv[1:]])
if failed:
    sys.exit(said.getvalue())
files = {name: sys.modules[name].__file__ or '' for name in compiled_modules() if name in sys.modules}
loose = [name for name, file in files.items() if not file.endswith('.so')]
if loose or not files:
    sys.exit('Not compiled: ' + (', '.join(loose) or 'the tests import no compiled module'))
print(len(files), 'compiled modules under test')
endef
export check_compiled

# $(call lock,NAME,OPTIONS): names no index, so that it installs from any.
define lock
	@uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url \
	    --no-emit-find-links --upgrade $(2) pyproject.toml -o requirements/$(1).txt
	@sed -i '1i # Written by `make lock`.' requirements/$(1).txt
endef
