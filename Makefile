# Only forwards: ./play does the work.
.PHONY: play test setup native lock docs
play: ; ./play
test setup native lock docs: ; ./play $@
