# make play    open a table in the browser; make play ARGS="play scopone" plays in the terminal
# make test    the checks that need neither a browser nor databases, in some minutes, with a summary at the end
# make check   every check
# make site    the table in a browser tab, without a server: files for any host, in build/static-site
# make play-static  serve those files; ARGS="--path /settebello/" puts them below a path
# make pyodide-wheel  build the wheel for Pyodide and JupyterLite into dist/
# make ray     the arena on a cluster of Ray, which it installs into build/ray
# make audit   ask whether a package that is used has a known vulnerability
# make package  build the sdist and the wheel into dist/, and try the wheel
# make bench   measure the speed of the core
# make baseline  learn the game by self-play, as docs/baseline.md does (twenty minutes)
# make baseline-sit ARGS="LINK"  seat what it has learned at a table
# make mutants put small faults into the code, and see which the tests do not notice (an hour or two)
# make docs    write the generated pages anew and build the site into build/site
# make format  lay out the code
# make generate  write anew the page's message types and what its score pad knows about the games
# make clean   delete what was made here
# Each of them sets up what it needs; README.md says what a machine needs. PYTHON=python3.13 make play chooses a Python.

BIN := .venv/bin
ARGS ?=

# Else the programs that tests start by the hundred would be compiled each time.
unexport PYTHONDONTWRITEBYTECODE

# What is compiled or bundled. Python sources are used in place.
inputs := pyproject.toml uv.lock setup.py $(wildcard build_backend/*.py web/*.*) \
    $(wildcard $(addprefix src/settebello/core/*/*.,pyx pxd)) \
    $(wildcard $(addprefix src/settebello/wording/locales/*/,names.ftl study.ftl luck.ftl)) \
    $(shell find web/src web/public web/decks -type f 2>/dev/null)

# Set up again where PYTHON names another Python than the one that was set up.
ifneq ($(PYTHON),)
ifneq ($(PYTHON),$(shell cat .venv/chosen-python 2>/dev/null))
inputs += another-python
endif
endif

# The compiled modules that have stubs, by their names.
stubs := $(subst /,.,$(patsubst src/%.pyi,%,$(wildcard src/settebello/core/*/*.pyi)))

QUICK := -m "not slow and not browser and not databases and not webassembly and not release"

# One process more than cores: many a test waits, for a lease, a notification or a browser.
PYTEST := $(BIN)/pytest --numprocesses $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) --dist worksteal

.PHONY: another-python play test check style types stubs layers test-python check-python test-web lint-web site play-static pyodide-wheel ray package audit bench baseline baseline-sit mutants docs format generate clean

play: .venv/ready
	@exec $(BIN)/settebello $(ARGS)

test: .venv/ready
	@scripts/checks "test-python" "style types layers test-web"

check: .venv/ready build/ray.txt
	@scripts/checks "site check-python" "style types stubs layers test-web lint-web audit" "ray"

style: .venv/ready
	$(BIN)/ruff check --output-format concise
	$(BIN)/ruff format --check --output-format concise

types: .venv/ready
	$(BIN)/mypy

stubs: .venv/ready
	$(BIN)/stubtest --concise --ignore-disjoint-bases --ignore-unused-allowlist \
	    --allowlist tests/packaging/stubtest_allowlist.txt $(stubs)

layers: .venv/ready
	$(BIN)/lint-imports --no-logo

# A third of the random rounds, positions and examples that `make check` tries.
test-python: export SETTEBELLO_ROUNDS := 20
test-python: export SETTEBELLO_POSITIONS := 20
test-python: export SETTEBELLO_EXAMPLES := 33
test-python: .venv/ready
	$(PYTEST) $(QUICK) $(ARGS)

check-python: .venv/ready
	$(PYTEST) $(ARGS)

test-web: .venv/ready
	test ! -e web/package.json || { scripts/web run check && scripts/web test; }

lint-web: .venv/ready
	test ! -e web/package.json || scripts/web run lint

site: .venv/ready
	$(BIN)/python -m tools.static_site

play-static: site
	@$(BIN)/python -m tools.static_site.serve $(ARGS)

pyodide-wheel: .venv/ready
	$(BIN)/python -m tools.webassembly.wheel dist

ray: .venv/ready build/ray.txt
	PYTHONPATH=build/ray $(BIN)/python -c "import ray" # else the tests of it would be skipped
	PYTHONPATH=build/ray $(BIN)/pytest -m release tests/arena

# Ray is large, and an extra that few need: it stays out of .venv.
build/ray.txt: uv.lock
	@mkdir -p build
	scripts/uv export --quiet --locked --no-default-groups --extra ray --no-emit-project --output-file $@.new
	scripts/uv pip install --quiet --python $(BIN)/python --target build/ray --requirements $@.new
	@mv $@.new $@

package:
	@scripts/package

audit: .venv/ready
	@scripts/audit

bench: .venv/ready
	$(BIN)/python bench/core_speed.py $(ARGS)

# The versions with which docs/baseline.md was measured; they are large, and only this needs them.
LEARNING := --with jax==0.10.2 --with optax==0.2.8 --with matplotlib==3.11.2

baseline: .venv/ready
	scripts/uv run --no-sync $(LEARNING) python examples/deep_monte_carlo.py train $(ARGS)
	scripts/uv run --no-sync $(LEARNING) python examples/deep_monte_carlo.py compare $(ARGS)

baseline-sit: .venv/ready
	scripts/uv run --no-sync $(LEARNING) python examples/deep_monte_carlo.py sit $(ARGS)

mutants: .venv/ready
	scripts/uv run --no-sync --with cosmic-ray==8.7.0 --with pytest-cov==7.1.0 python -m tests.mutants $(ARGS)

docs: .venv/ready
	PYTHONPATH=docs $(BIN)/python -m generated_pages
	$(BIN)/mkdocs --quiet build --strict
	@echo "The pages are in build/site/index.html."

format: .venv/ready
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	test ! -e web/package.json || scripts/web run format

generate: .venv/ready
	$(BIN)/python tools/typescript.py
	$(BIN)/python -m tools.pad_games
	$(BIN)/python -m tools.puzzle_games

clean:
	rm -rf .venv .uv build dist src/*.egg-info src/settebello/server/static web/node_modules
	find src/settebello/core -name "*.[ch]" -o -name "*.so" -o -name "*.html" | xargs rm -f
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests build_backend -name __pycache__ -prune -exec rm -rf {} +

.venv/ready: $(inputs)
	@scripts/setup
	@touch $@
