# Two commands matter: `make run` and `make test`. Each does all the set-up it needs; the second time it starts at once.
#   make run  ARGS='--port 8001'    set up, start the server, open the browser
#   make test                       set up, then format, lint, types, layers, docs and all tests (`make check` is the same)
#   make test ARGS='-k auction'     set up, then only the tests that pytest selects
PY ?= python3

.PHONY: run test check lint format bench docs dev lock
run test check lint format bench docs dev lock:
	@$(PY) tools/dev.py $@ $(ARGS)
