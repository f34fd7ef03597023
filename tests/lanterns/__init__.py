"""The Lantern Festival: a third expansion of Ghost Stories as somebody else would write it, in a block of its own (blocks.py).
It imports ours; nothing of ours knows it."""
