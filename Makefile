# Only forwards: ./play does the work.
.PHONY: play test setup native lock
play: ; ./play
test setup native lock: ; ./play $@
