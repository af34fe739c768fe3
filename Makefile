# Two commands matter: `make run` and `make test`. Each does all the set-up it needs; the second time it starts at once.
#   make run  ARGS='--port 8001'    set up, start the server, open the browser
#   make test                       set up, then all checks and all tests but the slow ones (`make check` is the same)
#   make test ARGS='-k auction'     set up, then only the tests that pytest selects
#   make test ARGS=--changed        set up, then the tests nearest to what is not committed yet
#   make test ARGS=--shaken         set up, then the tests on slow and busy processors, networks and timers; prints the seed
#   make test-slow                  set up, then the slow tests: large sweeps, long journeys in the browser, all examples
#   make test-slow ARGS='--within 420'  set up, then of the tests of seconds, not minutes, as many as are done by then
#   make test-all                   set up, then all checks and all tests, with all examples: both of the above in one go
#   make repeat ARGS='--whole 3 --browser 20'  set up, then the tests so often, half of the times on busy cores; keeps a log
#   make explore                    set up, then try the properties on new examples until one fails
#   make explore ARGS='solver --positions 100000'   set up, then hold the double-dummy search against other solvers
#   make screens ARGS='--sizes phone'  set up, then take a picture of every page and moment of a table, into screens/
#   make words                      set up, then list what languages have no words for yet (ARGS=--complete fails then)
#   make native                     set up, with the compiled library; ARGS=--wheels packs it for other machines
#   make page                       set up, then write the whole game into page/, for any web space: it needs no server
#   make sanitize                   the compiled library under sanitizers, on inputs that follow from seeds
#   make hostile ARGS='--rounds 9'  set up, then attack a server at random; prints the seed that repeats a round
PY ?= python3

TASKS = run test test-slow test-all repeat explore hostile check lint format bench docs screens dev lock native page sanitize words
.PHONY: $(TASKS)
$(TASKS):
	@$(PY) tools/dev.py $@ $(ARGS)
